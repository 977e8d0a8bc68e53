"""Every combination of hash, replacement, write policy and allocation, in front of and behind each other, against the plain twin.

`test_caches` draws combinations at random; here none is left out. Small cases told by hand follow, which no twin can get wrong
in the same way.
"""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from mgpusim.memory import caches
from mgpusim.memory.caches import LEVELS
from tests.memory.test_caches import Twin, build, run

POLICIES = list(product(caches.REPLACEMENTS, caches.POLICIES, (False, True)))


def spec(size_b, line_b, sector_b, ways, index_hash, replacement, write_policy, allocate_on_write):
    return {
        "size_b": size_b,
        "line_b": line_b,
        "sector_b": sector_b,
        "ways": ways,
        "index_hash": index_hash,
        "write_policy": write_policy,
        "allocate_on_write": allocate_on_write,
        "replacement": replacement,
    }


def stream(rng, kinds, instances, n=160, reach_b=1536):
    """Loads and stores of all kinds and instances to a few lines, in runs: (kind, instance, line, mask, write, site)."""
    out = []
    while len(out) < n:
        kind = int(rng.integers(len(kinds)))
        line_b, sectors = kinds[kind]["line_b"], kinds[kind]["line_b"] // kinds[kind]["sector_b"]
        instance, first, write = (
            int(rng.integers(instances[kind])),
            int(rng.integers(reach_b // line_b)),
            bool(rng.random() < 0.4),
        )
        for line in range(first, first + int(rng.integers(1, 4))):
            out.append((kind, instance, line, int(rng.integers(1, 2**sectors)), write, kind))
    return out


@pytest.mark.parametrize("index_hash", caches.HASHES)
@pytest.mark.parametrize(("replacement", "write_policy", "allocate"), POLICIES)
def test_three_kinds_into_each_shared_level(replacement, write_policy, allocate, index_hash):
    """A texture cache, a buffer cache and a constant cache of two cores each: the policy in L1 and in L2 in turn."""
    rng = np.random.default_rng(POLICIES.index((replacement, write_policy, allocate)))
    policy = (replacement, write_policy, allocate)
    usual = ("lru", "write_back", True)
    texture = spec(256, 32, 32, 4, "mask", "lru", "none", False)
    buffer = spec(512, 64, 16, 4, index_hash, *policy)
    constant = spec(192, 64, 32, 1, "modulo", "lru", "write_through", False)  # three sets
    behind = spec(1024, 64, 32, 4, index_hash, *policy)
    cases = (
        ([texture, buffer, constant], spec(1536, 128, 32, 4, "modulo", *usual), None),
        ([texture, {**buffer, "write_policy": "write_back"}, constant], behind, None),
        ([buffer, texture, constant], behind, spec(2048, 128, 64, 4, index_hash, *policy)),
    )
    for first, l2, slc in cases:
        sizes = (first, [2, 2, 2], l2, slc)
        asked = stream(rng, first, sizes[1])
        twin = Twin(*sizes)
        served = [twin.serve(*transaction) for transaction in asked]
        found = run(build(*sizes), asked)
        assert found.counters.tolist() == twin.table(3)
        assert found.served.tolist() == served
        assert set(served) >= {1, 2 if slc else 3}  # the shared levels were reached


@pytest.mark.parametrize("chunk", [1, 7, 150])
def test_the_length_of_a_chunk_does_not_show(chunk, monkeypatch):
    """Columns of one value are spread over a chunk of the stream: mixed with columns of many, and over several chunks."""
    line = np.random.default_rng(0).integers(0, 40, 150)
    columns = [{}, {"write": True}, {"mask": 2, "kind": 1}, {"mask": line % 3 + 1, "instance": line % 2, "site": 1, "n_sites": 2}]

    def results():
        for column in columns:
            rows = [caches.pack_params(512, 64, 32, 2), caches.pack_params(512, 64, 32, 4)]
            hierarchy = caches.new_hierarchy(rows, [2, 1], caches.pack_params(2048, 64, 32, 4, "xor", "write_back", True))
            result = caches.run_stream(hierarchy, line, **column, served=True)
            yield result.counters.tolist(), result.served.tolist(), hierarchy.state.tolist()

    whole = list(results())
    monkeypatch.setattr(caches, "CHUNK", chunk)
    assert list(results()) == whole


# ---- by hand ---------------------------------------------------------------------------------------------------------


def levels(row, line, write=False):
    """Where each access to one cache was served, l or d, and the result."""
    hierarchy = caches.new_hierarchy([row], [1])
    result = caches.run_stream(hierarchy, line, write=write, served=True)
    return "".join(LEVELS[code][0] for code in result.served), result


@pytest.mark.parametrize(
    ("policy", "allocate", "expected", "written_b"),
    [
        ("write_through", False, "ddddld", 128),  # both stores pass; that to line 1 updates it
        ("write_through", True, "dddlld", 128),  # ... and that to line 0 brings it in
        ("write_back", False, "ddldld", 64),  # the store to line 0 passes, that to line 1 stays
        ("write_back", True, "dlllld", 0),
        ("none", False, "dddddd", 128),  # the store to line 1 drops it
        ("none", True, "dddddd", 128),  # nothing to allocate in
    ],
)
def test_a_store_to_an_absent_line_and_one_to_a_present_line(policy, allocate, expected, written_b):
    row = caches.pack_params(1024, 64, 64, 4, "mask", policy, allocate)
    told, result = levels(row, [1, 0, 1, 0, 1, 9], [False, True, True, False, False, False])
    assert (told, result.total("dram_write_b")) == (expected, written_b)


def test_tree_plru_of_four_ways():
    """Ways 0 to 3 fill with A B C D; touching A turns the root to the right half, where C is the older: C goes, then B."""
    row = caches.pack_params(256, 64, 64, 4, replacement="plru")
    told, _ = levels(row, [0, 1, 2, 3, 0, 4, 2])
    assert told == "dddd" + "l" + "d" + "d"  # 4 replaced C (line 2)
    assert levels(row, [0, 1, 2, 3, 0, 4, 5, 1])[0][-1] == "d"  # after 4 in the right half, 5 replaced B
    assert levels(row, [0, 1, 2, 3, 0, 4, 5, 0, 3, 4])[0][-3:] == "lll"
    # where LRU and the tree part: LRU would have kept C's neighbour and let B go first
    assert levels(caches.pack_params(256, 64, 64, 4), [0, 1, 2, 3, 0, 4, 2])[0] == "dddd" + "l" + "d" + "l"


@pytest.mark.parametrize(("ways", "n"), [(16, 20), (8, 12)])
def test_random_replacement_hits_as_any_other_generator_does(ways, n):
    """A loop over more lines than fit: LRU never hits, and a poor generator (the low bits of this one) would not hit as often."""
    row = caches.pack_params(64 * ways, 64, 64, ways, replacement="random")
    trace = np.tile(np.arange(n), 2000)
    hits, held, generator = 0, list(range(ways)), random.Random(5)
    for line in trace[ways:].tolist():
        if line in held:
            hits += 1
        else:
            held[generator.randrange(ways)] = line
    assert levels(row, trace)[1].total("l1_hit_requests") == pytest.approx(hits, rel=0.02)
    assert levels(caches.pack_params(64 * ways, 64, 64, ways), trace)[1].total("l1_hit_requests") == 0


def test_a_dirty_line_is_written_once_when_it_goes():
    row = caches.pack_params(128, 64, 32, 2, "mask", "write_back", True)
    _, result = levels(row, [0, 0, 1, 2, 3, 0], write=[True, True, False, False, False, False])
    assert result.total("dram_write_b") == 32  # one sector of line 0, stored to twice
    assert result.total("dram_read_b") == 4 * 32


def test_what_one_kind_fetches_another_finds_in_l2():
    texture, buffer, constant = (
        caches.pack_params(*sizes) for sizes in ((1024, 64, 32, 4), (2048, 128, 32, 4), (512, 32, 32, 2))
    )
    hierarchy = caches.new_hierarchy([texture, buffer, constant], [1, 2, 1], caches.pack_params(8192, 128, 32, 8))
    # bytes 256..383 by one core's buffer cache, then 64-byte lines of it by texture, 32-byte lines by constant, then core 1
    result = caches.run_stream(
        hierarchy,
        [2, 4, 5, 11, 12, 2],
        [0b1111, 0b11, 0b11, 1, 1, 0b0110],
        kind=[1, 0, 0, 2, 2, 1],
        instance=[0] * 5 + [1],
        served=True,
    )
    assert [LEVELS[code] for code in result.served] == ["dram", "l2", "l2", "l2", "dram", "l2"]
    assert result.total("dram_read_b") == 128 + 32
