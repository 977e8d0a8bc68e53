"""All-associativity against a plain-Python LRU, against `lru_hits` and `run_stream` one cache at a time, and stack distances."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mgpusim.errors import InputError, UnknownNameError
from mgpusim.memory import associativity, caches
from mgpusim.memory.associativity import associativity_curves

COMPILED = settings(max_examples=80, deadline=None)  # the first example compiles
HASHES = st.sampled_from(["mask", "modulo", "xor"])


def set_of(line, sets, index_hash):
    if index_hash == "xor" and sets > 1:
        base, digits = 2 ** len(f"{sets - 1:b}"), 0
        while line:
            line, digit = divmod(line, base)
            digits ^= digit
        line = digits
    return line % sets


def plain_lru(accesses, sets, ways, index_hash):
    """Hits of (instance, line, sectors) in caches that are dicts, least recently used first."""
    caches_of, hits = {}, 0
    for instance, line, sectors in accesses:
        cache = caches_of.setdefault((instance, set_of(line, sets, index_hash)), {})
        held = cache.pop(line, set())
        hits += len(held & sectors)
        cache[line] = held | sectors
        if len(cache) > ways:
            del cache[next(iter(cache))]
    return hits


@st.composite
def streams(draw, sectors=1):
    """(instance, line, mask) arrays: sweeps that come back, repeats and scattered lines, in small and in far places."""
    n, reach = draw(st.sampled_from([1, 20, 200])), draw(st.sampled_from([3, 12, 60]))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    line = np.where(rng.random(n) < draw(st.sampled_from([0.0, 0.5, 1.0])), rng.integers(0, reach, n), np.arange(n) % reach)
    line = np.repeat(line, rng.integers(1, 4, n))[:n] * draw(st.sampled_from([1, 4])) + draw(st.sampled_from([0, 2**33 + 5]))
    whole = rng.random(n) < draw(st.sampled_from([0.0, 0.8]))
    mask = np.where(whole, 2**sectors - 1, rng.integers(0, 2**sectors, n)).astype(np.uint32)
    return rng.integers(0, draw(st.integers(1, 3)), n), line, mask


def sectors_of(mask):
    return {s for s in range(32) if mask >> s & 1}


@COMPILED
@given(streams(), st.lists(st.integers(1, 20), min_size=1, max_size=4), st.integers(1, 9), HASHES, st.integers(1, 40))
def test_whole_lines_of_several_instances(stream, sets, max_ways, index_hash, chunk):
    instance, line, _ = stream
    accesses = [(i, a, {0}) for i, a in zip(instance.tolist(), line.tolist(), strict=True)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(associativity, "CHUNK", chunk)
        found = associativity_curves(line, sets=sets, max_ways=max_ways, index_hash=index_hash, instance=instance)
    expected = [[plain_lru(accesses, s, w, index_hash) for w in range(1, max_ways + 1)] for s in sets]
    assert found.hits.tolist() == expected
    assert found.accesses == len(accesses)


@COMPILED
@given(st.data(), st.sampled_from([1, 2, 4, 8, 32]), HASHES, st.sampled_from([[1], [1, 2, 4, 8], [8, 2, 3, 6, 2]]))
def test_sectors(data, sectors, index_hash, sets):
    instance, line, mask = data.draw(streams(sectors))
    max_ways = data.draw(st.sampled_from([1, 2, 6]))
    found = associativity_curves(
        line, mask, sets=sets, max_ways=max_ways, index_hash=index_hash, instance=instance, line_b=128, sector_b=128 // sectors
    )
    accesses = list(zip(instance.tolist(), line.tolist(), map(sectors_of, mask.tolist()), strict=True))
    expected = [[plain_lru(accesses, s, w, index_hash) for w in range(1, max_ways + 1)] for s in sets]
    assert found.hits.tolist() == expected
    assert found.accesses == sum(len(asked) for _, _, asked in accesses)


@pytest.mark.parametrize("max_ways", [127, 128])
def test_sectors_of_deep_stacks(max_ways):
    """Depths on both sides of what a field of 8 bits holds."""
    rng = np.random.default_rng(0)
    line, mask = np.tile(np.arange(126), 4) + 40 * rng.integers(0, 2, 504), rng.integers(1, 256, 504)
    found = associativity_curves(line, mask, sets=[1], max_ways=max_ways, line_b=64, sector_b=8)
    accesses = [(0, a, sectors_of(m)) for a, m in zip(line.tolist(), mask.tolist(), strict=True)]
    assert found.hits[0, [99, 119, 126]].tolist() == [plain_lru(accesses, 1, w, "mask") for w in (100, 120, 127)]
    assert found.hits[0, 126] > found.hits[0, 99] > 0


@settings(max_examples=25, deadline=None)
@given(streams(4), HASHES)
def test_each_cache_alone_agrees(stream, index_hash):
    instance, line, mask = stream
    mask = np.maximum(mask, 1)
    found = associativity_curves(
        line, mask, sets=[1, 4, 6], max_ways=5, index_hash=index_hash, instance=instance, line_b=64, sector_b=16
    )
    for row, sets in enumerate(found.sets.tolist()):
        for ways in (1, 2, 5):
            params = caches.pack_params(64 * sets * ways, 64, 16, ways, index_hash)
            chain = caches.run_stream(caches.new_hierarchy([params], [3]), line, mask, instance=instance)
            alone = caches.new_hierarchy([params], [3])
            held = [caches.lru_hits(alone, line[instance == i], mask[instance == i], instance=i) for i in range(3)]
            assert found.hits[row, ways - 1] == chain.total("l1_hit_sectors") == int(np.bitwise_count(np.concatenate(held)).sum())
            assert found.hits_of(64 * sets * ways, ways) == found.hits[row, ways - 1]


@COMPILED
@given(streams(), st.sampled_from([1, 2, 6, 16]), st.sampled_from(["mask", "xor"]))
def test_stack_distances_are_the_same_histogram(stream, sets, index_hash):
    _, line, _ = stream
    distance = caches.stack_distances(line, sets, index_hash)
    found = associativity_curves(line, sets=[sets], max_ways=70, index_hash=index_hash)
    assert found.hits[0].tolist() == [int(((distance >= 0) & (distance < w)).sum()) for w in range(1, 71)]


@COMPILED
@given(streams(4), HASHES)
def test_more_ways_never_hit_less_and_all_of_them_hit_what_came_before(stream, index_hash):
    _, line, mask = stream
    found = associativity_curves(line, mask, sets=[1, 2, 4, 8], max_ways=80, index_hash=index_hash, line_b=64, sector_b=16)
    assert np.all(np.diff(found.hits, axis=1) >= 0)
    seen = set().union(*({(a, s) for s in sectors_of(m)} for a, m in zip(line.tolist(), mask.tolist(), strict=True)))
    assert found.hits[:, -1].tolist() == [found.accesses - len(seen)] * 4  # 80 ways hold a whole stream
    if index_hash != "xor":  # with masked sets a stack only gets shorter where there are more of them
        assert np.all(np.diff(found.hits, axis=0) >= 0)


def test_a_cyclic_sweep_hits_from_the_ways_it_needs():
    """32 lines over and over: nothing below 32 / sets ways, everything but the first round from there on."""
    found = associativity_curves(np.tile(np.arange(32), 10), sets=[4, 8, 16, 32], max_ways=8)
    assert found.hits.tolist() == [[288 * (w >= 32 // sets) for w in range(1, 9)] for sets in (4, 8, 16, 32)]


def test_sizes_and_reading_off():
    found = associativity_curves(np.tile(np.arange(6), 5), sets=[4, 1, 4], max_ways=6, line_b=32)
    assert found.size_b.tolist() == [[step * w for w in range(1, 7)] for step in (128, 32, 128)]
    assert found.hits[0].tolist() == found.hits[2].tolist()
    assert found.hits_of(192) == 24  # fully associative: six lines
    assert found.hits_of(256, 2) == found.hits[0, 1] == 24
    assert found.hit_rate_of(192) == 24 / 30
    for size_b, ways in ((256, 4), (224, 0), (100, 2), (64, -1), (0, 0)):
        with pytest.raises(InputError, match=rf"size_b {size_b}, ways {ways}: .*1 to 6 ways and 4, 1, 4 sets"):
            found.hits_of(size_b, ways)


def test_an_empty_stream():
    for mask in (None, 1):
        found = associativity_curves([], mask, sets=[1, 2], max_ways=3)
        assert (found.hits.tolist(), found.accesses, found.hit_rate_of(64)) == ([[0] * 3] * 2, 0, 0.0)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"line": [3, -2]}, "line -2 of access 1"),
        ({"line": [[1]]}, r"line of shape \(1, 1\)"),
        ({"sets": []}, r"sets \[\]"),
        ({"sets": [4, 0]}, r"sets \[4, 0\]"),
        ({"sets": [4, 1.5]}, r"sets \[4, 1.5\]"),
        ({"max_ways": 0}, "max_ways 0: expected 1 to 32767"),
        ({"max_ways": 1 << 15}, "max_ways 32768"),
        ({"mask": [4]}, "mask: expected integers from 0 to 3"),
        ({"mask": [1, 1]}, r"mask of shape \(2,\)"),
        ({"mask": [0.5]}, "mask: expected integers"),
        ({"instance": [-1]}, "instance: expected integers from 0"),
        ({"sector_b": 128}, "sector_b 128"),
    ],
)
def test_refusals(change, words):
    with pytest.raises(InputError, match=words):
        associativity_curves(**({"line": [1], "sets": [1], "max_ways": 2, "line_b": 64, "sector_b": 32} | change))


def test_an_unknown_hash():
    with pytest.raises(UnknownNameError, match="did you mean 'mask'"):
        associativity_curves([1], sets=[2], max_ways=2, index_hash="masks")
