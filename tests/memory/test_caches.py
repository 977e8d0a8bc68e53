"""Plain-Python twins of the compiled cache code, compared by Hypothesis. The twins think in sets of bytes, not in masks."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mgpusim.errors import InputError, UnknownNameError
from mgpusim.memory import caches
from mgpusim.memory.caches import COUNTERS, LEVELS
from tests.helpers.cache_flush import flush
from tests.helpers.examples import examples

COMPILED = examples(80)

# ---- address streams -------------------------------------------------------------------------------------------------


@st.composite
def warps(draw):
    """(addr, width_b): a few warp instructions of affine, clustered and scattered lanes, some inactive."""
    lanes = draw(st.sampled_from([1, 3, 8, 32]))
    rows = []
    for _ in range(draw(st.integers(1, 3))):
        base, stride = draw(st.integers(0, 600)), draw(st.sampled_from([0, 1, 4, 8, 16, 20, 64, 128]))
        row = [base + stride * lane for lane in range(lanes)]
        for lane in draw(st.lists(st.integers(0, lanes - 1), max_size=6)):
            row[lane] = draw(st.one_of(st.just(-1), st.integers(0, 2000)))
        rows.append(row)
    return np.array(rows, dtype=np.int64), draw(st.sampled_from([1, 2, 4, 6, 8, 12, 16, 32, 64]))


@st.composite
def line_sizes(draw):
    line_b = draw(st.sampled_from([16, 32, 64, 128]))
    return line_b, draw(st.sampled_from([b for b in (4, 8, 16, 32, 64, 128) if line_b // 32 <= b <= line_b]))


def bytes_of(row, width_b):
    """Bytes in the order touched, lane after lane."""
    return [byte for a in row if a >= 0 for byte in range(a, a + width_b)]


def mask_of(sectors):
    return sum(1 << s for s in sectors)


@COMPILED
@given(warps(), line_sizes())
def test_coalesce_and_covered_sectors(access, sizes):
    (addr, width_b), (line_b, sector_b) = access, sizes
    expected, whole = [], []
    for i, row in enumerate(addr.tolist()):
        touched = bytes_of(row, width_b)
        for line in dict.fromkeys(byte // line_b for byte in touched):
            here = {byte - line * line_b for byte in touched if byte // line_b == line}
            expected.append((i, line, mask_of({byte // sector_b for byte in here})))
            sectors = range(line_b // sector_b)
            whole.append(mask_of(s for s in sectors if set(range(s * sector_b, (s + 1) * sector_b)) <= here))
    warp, line, mask, count = caches.coalesce(addr, width_b, line_b, sector_b)
    assert list(zip(warp.tolist(), line.tolist(), mask.tolist(), strict=True)) == expected
    assert count.tolist() == np.bincount(warp, minlength=len(addr)).tolist()
    assert caches.covered_sectors(addr, width_b, line_b, sector_b).tolist() == whole


@COMPILED
@given(warps(), line_sizes(), st.sampled_from([0, 16, 64, 128]), st.booleans())
def test_transactions_are_the_three_in_one_pass(access, sizes, phase_b, whole):
    (addr, width_b), (line_b, sector_b) = access, sizes
    found = caches.transactions(addr, width_b, line_b, sector_b, phase_b, whole)
    for mine, alone in zip(found[:4], caches.coalesce(addr, width_b, line_b, sector_b), strict=True):
        assert mine.tolist() == alone.tolist()
    phase = phase_b or width_b * addr.shape[1]
    assert found.wavefronts.tolist() == caches.wavefronts(addr, width_b, line_b, phase).tolist()
    expected = caches.covered_sectors(addr, width_b, line_b, sector_b) if whole else found.mask * 0
    assert found.whole.tolist() == expected.tolist()


def test_coalesce_grows_its_output_and_takes_a_lane_mask():
    addr = np.arange(40 * 64, dtype=np.int64).reshape(40, 64) * 100_003
    warp, line, mask, count = caches.coalesce(addr, 16, 64, 32)
    assert set(count.tolist()) <= set(range(64, 129))
    assert len(warp) == len(line) == len(mask) == count.sum()
    active = np.zeros(addr.shape, bool)
    active[3, 5] = True
    assert caches.coalesce(addr, 1, 64, 32, active)[1].tolist() == [(3 * 64 + 5) * 100_003 // 64]


def test_coalesce_known_patterns():
    lanes = np.arange(32)[None, :]
    assert caches.coalesce(lanes * 4, 4, 128, 32)[2].tolist() == [0b1111]
    assert caches.coalesce(lanes * 4 + 16, 4, 128, 32)[2].tolist() == [0b1111, 0b0001]
    assert len(caches.coalesce(lanes * 128, 4, 128, 32)[1]) == 32
    assert caches.coalesce(lanes * 0 + 31 * 4, 4, 128, 4)[2].tolist() == [1 << 31]


@COMPILED
@given(warps(), st.sampled_from([32, 64, 128]), st.sampled_from([16, 64, 128]))
def test_wavefronts(access, line_b, phase_b):
    addr, width_b = access
    per_phase = max(1, phase_b // width_b)
    expected = []
    for row in addr.tolist():
        phases = [row[k : k + per_phase] for k in range(0, len(row), per_phase)]
        expected.append(sum(len({byte // line_b for byte in bytes_of(phase, width_b)}) for phase in phases))
    assert caches.wavefronts(addr, width_b, line_b, phase_b).tolist() == expected


@COMPILED
@given(warps(), st.sampled_from([1, 3, 16, 32]), st.sampled_from([4, 8]))
def test_bank_cycles(access, banks, bank_b):
    addr, width_b = access
    per_phase = max(1, banks * bank_b // width_b)
    expected = []
    for row in addr.tolist():
        cycles = 0
        for k in range(0, len(row), per_phase):
            words = {byte // bank_b for byte in bytes_of(row[k : k + per_phase], width_b)}
            cycles += max((sum(word % banks == bank for word in words) for bank in range(banks)), default=0)
        expected.append(cycles)
    assert caches.bank_cycles(addr, width_b, banks, bank_b).tolist() == expected


def test_bank_cycles_known_patterns():
    lane = np.arange(32)
    patterns = np.stack([lane * 4, lane * 8, lane * 128, lane * 132, lane * 0])
    assert caches.bank_cycles(patterns, 4, 32, 4).tolist() == [1, 2, 32, 1, 1]
    assert caches.bank_cycles(lane[None, :] * 16, 16, 32, 4).tolist() == [4]


@COMPILED
@given(
    st.tuples(st.integers(1, 9), st.integers(1, 7), st.integers(1, 3)),
    st.sampled_from([(1, 1), (4, 4), (3, 2), (8, 1)]),
    st.data(),
)
def test_texel_address(shape, tile, data):
    (width, height, depth), (tile_w, tile_h) = shape, tile
    texel_b, align = data.draw(st.sampled_from([4, 8, 16])), data.draw(st.sampled_from([1, 64, 96]))
    index = np.arange(-1, width * height * depth).reshape(1, -1)
    tiled = caches.texel_address(index, width, height, texel_b, "tiled", tile_w, tile_h, align)

    # The twin lays the slices out byte after byte and remembers where each texel went.
    at, where = 0, {-1: -1}
    for z in range(depth):
        for y0 in range(0, height, tile_h):
            row_start = at
            for x0 in range(0, width, tile_w):
                for y in range(y0, y0 + tile_h):
                    for x in range(x0, x0 + tile_w):
                        if x < width and y < height:
                            where[(z * height + y) * width + x] = at
                        at += texel_b
            while (at - row_start) % align:
                at += 1
    assert tiled.shape == index.shape
    assert tiled[0].tolist() == [where[i] for i in index[0].tolist()]
    linear = caches.texel_address(index, width, height, texel_b, row_align_b=align)
    assert linear.tolist() == caches.texel_address(index, width, height, texel_b, "tiled", 1, 1, align).tolist()


@pytest.mark.parametrize("texel_b", [1, 2, 4, 8, 16])
@pytest.mark.parametrize(("width", "height", "depth"), [(1, 2, 1), (70, 19, 1), (33, 9, 2)])
def test_block_linear_texels(texel_b, width, height, depth):
    """The twin takes the bits of a byte's column and row in the order in which NVIDIA's manual puts them into the address."""
    index = np.arange(-1, width * height * depth)
    got = caches.texel_address(index, width, height, texel_b, "block_linear", row_align_b=64)
    across = -(-width * texel_b // 64)
    expected = [-1]
    for z in range(depth):
        for y in range(height):
            for x in range(width):
                b = x * texel_b
                bits = [b >> k & 1 for k in range(4)] + [y & 1, b >> 4 & 1, y >> 1 & 1, y >> 2 & 1, b >> 5 & 1]
                block = (z * -(-height // 8) + y // 8) * across + b // 64
                expected.append(block * 512 + sum(bit << k for k, bit in enumerate(bits)))
    assert got.tolist() == expected
    assert len(set(expected)) == len(expected)


# ---- the hierarchy ---------------------------------------------------------------------------------------------------


class Tree:
    """Binary-tree PLRU by recursion: a node holds the half to replace next."""

    def __init__(self, ways):
        self.leaf = ways == 1
        self.next = 0
        self.halves = [] if self.leaf else [Tree(ways // 2), Tree(ways // 2)]
        self.ways = ways

    def victim(self):
        return 0 if self.leaf else self.next * self.ways // 2 + self.halves[self.next].victim()

    def touch(self, way):
        if not self.leaf:
            half, inside = divmod(way, self.ways // 2)
            self.next = 1 - half
            self.halves[half].touch(inside)


class Random:
    """The sequence documented for random replacement, shared by all the caches of a hierarchy."""

    def __init__(self):
        self.seed = 1

    def draw(self, ways):
        self.seed = (self.seed * 1103515245 + 12345) % 2**31
        return self.seed // 2**16 % ways


class Line:
    def __init__(self, number):
        self.number, self.valid, self.dirty = number, set(), set()


class Cache:
    """One instance of one cache. Sectors are known by their number in the address space: byte // sector_b."""

    def __init__(self, spec, random):
        self.spec, self.random = spec, random
        self.ways = spec["ways"] or spec["size_b"] // spec["line_b"]
        self.sets = spec["size_b"] // spec["line_b"] // self.ways if spec["size_b"] else 0
        self.content = [[None] * self.ways for _ in range(self.sets)]  # in LRU order (oldest first) or by way
        self.trees = [Tree(self.ways) if spec["replacement"] == "plru" else None for _ in range(self.sets)]

    def set_of(self, number):
        if self.spec["index_hash"] == "xor" and self.sets > 1:
            bits = len(f"{self.sets - 1:b}")
            text = f"{number:b}".zfill(-(-len(f"{number:b}") // bits) * bits)
            folded = 0
            for k in range(0, len(text), bits):
                folded ^= int(text[k : k + bits], 2)
            number = folded
        return number % self.sets

    def bring(self, number, allocate):
        """Return (line or None, line replaced or None) and make the line the last used."""
        index = self.set_of(number)
        content, policy = self.content[index], self.spec["replacement"]
        found = next((line for line in content if line is not None and line.number == number), None)
        if found is None and not allocate:
            return None, None
        if policy == "lru":
            replaced = None
            if found is None:
                found = Line(number)
                empty = next((k for k, line in enumerate(content) if line is None), 0)
                replaced = content.pop(empty)
            else:
                content.remove(found)
            content.append(found)
            return found, replaced
        replaced = None
        if found is None:
            found = Line(number)
            if None in content:
                way = content.index(None)
            else:
                way = self.trees[index].victim() if policy == "plru" else self.random.draw(self.ways)
            replaced, content[way] = content[way], found
        if policy == "plru":
            self.trees[index].touch(content.index(found))
        return found, replaced

    def drop(self, line):
        content = self.content[self.set_of(line.number)]
        content[content.index(line)] = None


class Twin:
    """The hierarchy of caches.py, told in bytes."""

    def __init__(self, first, instances, l2, slc):
        random = Random()
        self.kinds = [[Cache(spec, random) for _ in range(n)] for spec, n in zip(first, instances, strict=True)]
        like = l2 or {**first[0], "size_b": 0, "ways": 1}
        self.l2, self.slc = Cache(like, random), Cache(slc or {**like, "size_b": 0, "ways": 1}, random)
        self.counts = {}

    def add(self, site, counter, n):
        self.counts[site, counter] = self.counts.get((site, counter), 0) + n

    def look(self, cache, number, sectors, write):
        """Return (sectors held, sectors to send on, sectors to write back)."""
        spec = cache.spec
        if not cache.sets:
            return set(), set(sectors), set()
        policy, allocate = spec["write_policy"], spec["allocate_on_write"] and spec["write_policy"] != "none"
        line, replaced = cache.bring(number, not write or allocate)
        back = replaced.dirty if replaced else set()
        if line is None:
            return set(), set(sectors), set()
        held = line.valid & sectors
        if not write:
            line.valid |= sectors
            return held, sectors - held, back
        if policy == "none":
            line.valid -= sectors
            line.dirty -= sectors
            if not line.valid:
                cache.drop(line)
            return set(), set(sectors), back
        stored = sectors if allocate else held
        line.valid |= stored
        if policy == "write_back":
            line.dirty |= stored
            return held, sectors - stored, back
        return held, set(sectors), back

    def send(self, cache, sectors, sector_b, write, site, level):
        """Send sectors of size sector_b to the level of `cache`; return the deepest level reached."""
        if level == 3:
            self.add(site, "dram_write_b" if write else "dram_read_b", len(sectors) * sector_b)
            return 3
        line_b, mine = cache.spec["line_b"], cache.spec["sector_b"]
        touched = {b // mine for s in sectors for b in range(s * sector_b, (s + 1) * sector_b)}
        below = self.slc if level == 1 else None
        deepest = level
        for number in sorted({s * mine // line_b for s in touched}):
            here = {s for s in touched if s * mine // line_b == number}
            held, missing, back = self.look(cache, number, here, write)
            if cache.sets:
                name = "l2" if level == 1 else "slc"
                self.add(site, f"{name}_requests", 1)
                self.add(site, f"{name}_sectors", len(here))
                self.add(site, f"{name}_hit_sectors", len(held))
            if missing:
                deepest = max(deepest, self.send(below, missing, mine, write, site, level + 1))
            if back:
                self.send(below, back, mine, True, site, level + 1)
        return deepest

    def serve(self, kind, instance, line, mask, write, site):
        cache = self.kinds[kind][instance]
        sector_b, per_line = cache.spec["sector_b"], cache.spec["line_b"] // cache.spec["sector_b"]
        sectors = {line * per_line + s for s in range(per_line) if mask >> s & 1}
        held, missing, back = self.look(cache, line, sectors, write)
        self.add(site, "requests", 1)
        self.add(site, "sectors", len(sectors))
        self.add(site, "l1_hit_sectors", len(held))
        self.add(site, "l1_hit_requests", int(bool(held) and held == sectors))
        level = self.send(self.l2, missing, sector_b, write, site, 1) if missing else 0
        if back:
            self.send(self.l2, back, sector_b, True, site, 1)
        return level

    def table(self, n_sites):
        return [[self.counts.get((site, counter), 0) for counter in COUNTERS] for site in range(n_sites)]


@st.composite
def cache_specs(draw, uncached=True):
    line_b, sector_b = draw(line_sizes())
    replacement = draw(st.sampled_from(["lru", "lru", "plru", "random"]))
    ways = draw(st.sampled_from([1, 2, 4, 8] if replacement == "plru" else [0, 1, 2, 3, 4]))
    sets = draw(st.sampled_from([1, 2, 3, 4, 8]) if ways else st.sampled_from([1, 2, 4]))
    return {
        "size_b": 0 if uncached and draw(st.integers(0, 5)) == 0 else line_b * sets * max(1, ways),
        "line_b": line_b,
        "sector_b": sector_b,
        "ways": ways,
        "index_hash": draw(st.sampled_from(["mask", "modulo", "xor"])),
        "write_policy": draw(st.sampled_from(["none", "write_through", "write_back"])),
        "allocate_on_write": draw(st.booleans()),
        "replacement": replacement,
    }


@st.composite
def streams(draw):
    """(first-level specs, instances, l2, slc, transactions of (kind, instance, line, mask, write, site))."""
    first = draw(st.lists(cache_specs(), min_size=1, max_size=2))
    instances = [draw(st.integers(1, 2)) for _ in first]
    l2, slc = draw(st.one_of(st.none(), cache_specs())), draw(st.one_of(st.none(), cache_specs()))
    seed, far = draw(st.integers(0, 2**32 - 1)), draw(st.sampled_from([(0,), (0,), (0, 2**33 + 5, 2**41)]))
    rng = np.random.default_rng(seed)
    reach, stores = draw(st.sampled_from([256, 1024, 4096])), draw(st.sampled_from([0.0, 0.3, 0.8]))
    whole = draw(st.sampled_from([0.0, 0.9]))
    stream = []
    for _ in range(draw(st.sampled_from([5, 40, 150]))):
        kind = int(rng.integers(len(first)))
        line_b, sector_b = first[kind]["line_b"], first[kind]["sector_b"]
        line = int(rng.integers(max(1, reach // line_b))) + int(rng.choice(far))
        sectors = 2 ** (line_b // sector_b)
        mask = sectors - 1 if rng.random() < whole else int(rng.integers(1, sectors))
        stream.append((kind, int(rng.integers(instances[kind])), line, mask, bool(rng.random() < stores), int(rng.integers(3))))
    return first, instances, l2, slc, stream


def build(first, instances, l2, slc):
    pack = caches.pack_params
    return caches.new_hierarchy([pack(**f) for f in first], instances, l2 and pack(**l2), slc and pack(**slc))


def run(hierarchy, stream, n_sites=3):
    kind, instance, line, mask, write, site = (list(column) for column in zip(*stream, strict=True))
    return caches.run_stream(
        hierarchy, line, mask, kind=kind, instance=instance, write=write, site=site, n_sites=n_sites, served=True
    )


@examples(50)
@given(streams())
def test_hierarchy_twin(case):
    *sizes, stream = case
    twin = Twin(*sizes)
    hierarchy = build(*sizes)
    served = [twin.serve(*transaction) for transaction in stream]
    result = run(hierarchy, stream)
    assert result.counters.tolist() == twin.table(3)
    assert result.served.tolist() == served

    # Flush from the top; what is dirty in the twin arrives at DRAM in both, and nothing is dirty after.
    reached = sum(flush(hierarchy, row).total("dram_write_b") for row in range(len(hierarchy.params)))
    before = sum(n for (_, counter), n in twin.counts.items() if counter == "dram_write_b")
    for level, group in ((0, [c for kind in twin.kinds for c in kind]), (1, [twin.l2]), (2, [twin.slc])):
        for cache in group:
            for line in ordered_lines(cache):
                back, line.dirty = line.dirty, set()
                if back:
                    twin.send([twin.l2, twin.slc, None][level], back, cache.spec["sector_b"], True, 0, level + 1)
    assert reached == sum(n for (_, counter), n in twin.counts.items() if counter == "dram_write_b") - before
    assert all(flush(hierarchy, row).counters.sum() == 0 for row in range(len(hierarchy.params)))


def ordered_lines(cache):
    """Lines set after set; within a set from the most recent (LRU) or by way, as flush walks them."""
    for content in cache.content:
        lines = reversed(content) if cache.spec["replacement"] == "lru" else content
        yield from [line for line in lines if line is not None]


@examples(40)
@given(streams(), st.integers(0, 150))
def test_a_stream_in_two_calls_is_one_stream(case, cut):
    *sizes, stream = case
    whole, parts = build(*sizes), build(*sizes)
    result = run(whole, stream)
    pieces = [run(parts, piece) for piece in (stream[:cut], stream[cut:]) if piece]
    assert sum(piece.counters for piece in pieces).tolist() == result.counters.tolist()
    assert np.concatenate([piece.served for piece in pieces]).tolist() == result.served.tolist()
    assert np.array_equal(whole.state, parts.state)


def passed_on(line_b, sector_b):
    """A level that keeps nothing."""
    return {"size_b": 0, "line_b": line_b, "sector_b": sector_b, "ways": 0, "index_hash": "mask", "write_policy": "none",
            "allocate_on_write": False, "replacement": "lru"}  # fmt: skip


@examples(60)
# two halves of a sector, for each of which a whole one is fetched
@example(([passed_on(32, 32)], [1], passed_on(16, 4), passed_on(32, 32), [(0, 0, 5, 1, False, 0)]))
@example(([passed_on(16, 8), passed_on(16, 4)], [1, 1], None, None, [(1, 0, 10, 5, False, 0)]))
@given(streams())
def test_bytes_are_conserved(case):
    """DRAM is read for what is asked alone, but that each level fetches whole sectors."""
    first, instances, l2, slc, stream = case
    result = run(build(first, instances, l2, slc), [(*t[:4], False, t[5]) for t in stream])
    most = 0
    for kind, _, _, mask, _, _ in stream:
        second = l2 or first[0]  # as the first kind where there is none
        sizes = [c["sector_b"] for c in (first[kind], second, slc or second)]
        grown = math.prod(max(1, below // above) for above, below in pairwise(sizes))
        most += mask.bit_count() * sizes[0] * grown
    assert result.total("dram_write_b") == 0
    assert result.total("dram_read_b") <= most
    assert (result.total("dram_read_b") == 0) == (LEVELS.index("dram") not in result.served)


# ---- one level -------------------------------------------------------------------------------------------------------

traces = st.lists(st.integers(0, 40), min_size=1, max_size=200)


@COMPILED
@given(traces)
def test_a_larger_fully_associative_lru_never_misses_more(trace):
    served = [caches.run_stream(lru(n), trace, served=True).served for n in range(1, 12)]
    for small, large in pairwise(served):
        assert np.all(small >= large)


def test_the_reference_string_of_beladys_anomaly_is_none_for_lru():
    trace = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5]
    misses = [len(trace) - caches.run_stream(lru(n), trace).total("l1_hit_requests") for n in (3, 4)]
    assert misses == [10, 8]


def lru(lines):
    return caches.new_hierarchy([caches.pack_params(64 * lines, 64)], [1])


@pytest.mark.parametrize("replacement", ["lru", "plru", "random"])
def test_a_line_emptied_by_a_passing_write_is_replaced_first(replacement):
    row = caches.pack_params(4 * 64, 64, 0, 4, write_policy="none", replacement=replacement)
    hierarchy = caches.new_hierarchy([row], [1])
    stream = [0, 1, 2, 3, 2, 9, 0, 1, 3, 9]
    write = [False] * 4 + [True] + [False] * 5
    served = caches.run_stream(hierarchy, stream, write=write, served=True).served
    assert served[-5:].tolist() == [3, 0, 0, 0, 0]


def test_index_hash_decides_hits_of_a_power_of_two_stride():
    trace = np.tile(np.arange(8) * 64, 10)
    hits = {}
    for index_hash in ("mask", "xor"):
        hierarchy = caches.new_hierarchy([caches.pack_params(64 * 64 * 4, 64, 0, 4, index_hash)], [1])
        hits[index_hash] = caches.run_stream(hierarchy, trace).total("l1_hit_requests")
    assert hits == {"mask": 0, "xor": 72}


# ---- state -----------------------------------------------------------------------------------------------------------


def two_level():
    l1 = caches.pack_params(256, 64, 32, 2)
    return caches.new_hierarchy([l1, l1], [2, 1], caches.pack_params(1024, 64, 32, 4, "mask", "write_back", True))


def test_warm_fills_one_level_only():
    hierarchy = two_level()
    caches.warm(hierarchy, hierarchy.l2, [0, 1, 2], [1, 3, 3])
    assert caches.run_stream(hierarchy, [0, 0, 1, 9], [1, 2, 2, 1], served=True).served.tolist() == [1, 3, 1, 3]


def test_warm_keeps_what_fits():
    hierarchy = two_level()
    caches.warm(hierarchy, hierarchy.l2, np.arange(100), 3)
    served = caches.run_stream(hierarchy, np.arange(100), 3, served=True).served
    assert int((served == 1).sum()) == 0  # the reads from 0 on replace each line before it is reached: LRU's worst case
    hierarchy = two_level()
    caches.warm(hierarchy, hierarchy.l2, np.arange(100), 3)
    served = caches.run_stream(hierarchy, np.arange(99, -1, -1), 3, served=True).served
    assert (served == 1).tolist() == [True] * 16 + [False] * 84


def test_dirty_lines_left_behind_are_written_back_by_the_next_launch():
    hierarchy = two_level()
    caches.warm(hierarchy, hierarchy.l2, np.arange(16), 1, dirty=True)
    assert caches.run_stream(hierarchy, np.arange(16, 32), 3).total("dram_write_b") == 16 * 32


def test_reset_of_one_row_leaves_the_others():
    hierarchy = two_level()
    caches.run_stream(hierarchy, [0, 0, 0], 3, kind=[0, 0, 1], instance=[0, 1, 0])
    caches.reset(hierarchy, 0)
    again = caches.run_stream(hierarchy, [0, 0, 0], 3, kind=[0, 0, 1], instance=[0, 1, 0], served=True)
    assert again.served.tolist() == [1, 1, 0]
    caches.reset(hierarchy)
    assert caches.run_stream(hierarchy, [0], 3, kind=1, served=True).served.tolist() == [3]


def test_instances_are_private_and_share_l2():
    hierarchy = two_level()
    result = caches.run_stream(hierarchy, [5, 5, 5], 3, instance=[0, 1, 0], served=True)
    assert result.served.tolist() == [3, 1, 0]


def test_arguments_of_any_form():
    for replacement in ("lru", "plru"):
        row = caches.pack_params(256, 64, 32, 2, replacement=replacement)
        line = np.arange(4)
        line.flags.writeable = False
        zeros = np.zeros(4, np.int32)
        full = {"kind": zeros.astype(np.uint8), "instance": [0] * 4, "write": zeros > 0, "site": zeros, "served": True}
        forms = [(line, 1, {}), (line[::-1].copy()[::-1], np.ones(4, np.uint32), full), (line.tolist(), [1] * 4, {"kind": 0})]
        found = [
            caches.run_stream(caches.new_hierarchy([row], [1], row), lines, mask, **more).counters.tolist()
            for lines, mask, more in forms
        ]
        assert found[0] == found[1] == found[2]
    addr = np.arange(8).reshape(2, 4) * 40
    whole = caches.covered_sectors(addr, 4, 64, 32).tolist()
    addr.flags.writeable = False
    assert caches.covered_sectors(addr[::-1].copy()[::-1], 4, 64, 32).tolist() == whole
    assert caches.covered_sectors(addr, 4, 64, 32, active=np.ones((2, 4), bool)).tolist() == whole


def test_an_empty_stream():
    result = caches.run_stream(two_level(), [], [], served=True)
    assert result.counters.sum() == 0
    assert result.served.size == 0
    assert caches.coalesce(np.full((2, 4), -1), 4, 64, 32)[3].tolist() == [0, 0]


# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"kind": 2}, "kind 2"),
        ({"kind": 300}, "kind: expected integers"),
        ({"instance": 2}, "instance 2"),
        ({"kind": 1, "instance": 1}, "instance 1"),
        ({"line": [-1]}, "line -1"),
        ({"mask": 4}, "mask 0x4"),
        ({"mask": -1}, "mask: expected integers"),
        ({"site": 1}, "site 1"),
        ({"write": [True, False]}, r"write of shape \(2,\)"),
        ({"line": [[1]]}, r"line of shape \(1, 1\)"),
    ],
)
def test_run_stream_refuses_what_is_outside_and_changes_nothing(change, words):
    hierarchy = two_level()
    before = hierarchy.state.copy()
    with pytest.raises(InputError, match=words):
        caches.run_stream(hierarchy, **({"line": [1]} | change))
    assert np.array_equal(before, hierarchy.state)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((1000, 64, 32, 4), "size_b 1000: expected whole sets of 256 B; the nearest: 768 or 1024"),
        ((1024, 48), "line_b 48: expected a power of two; the nearest: 32 or 64"),
        ((1024, 64, 128), "sector_b 128"),
        ((1024, 128, 2), "sector_b 2"),
        ((1024, 64, 32, -1), "ways -1"),
    ],
)
def test_pack_params_refuses(arguments, words):
    with pytest.raises(InputError, match=words):
        caches.pack_params(*arguments)


def test_pack_params_suggests_names():
    with pytest.raises(UnknownNameError, match="did you mean 'write_back'"):
        caches.pack_params(1024, 64, write_policy="writeback")
    with pytest.raises(UnknownNameError, match="did you mean 'tiled'"):
        caches.texel_address([0], 4, 4, 4, "tile")
    with pytest.raises(InputError, match="power of two up to 32"):
        caches.pack_params(64 * 48, 64, ways=48, replacement="plru")


def test_other_refusals():
    hierarchy = two_level()
    with pytest.raises(InputError, match="cache row 4"):
        caches.warm(hierarchy, 4, [0])
    with pytest.raises(InputError, match="instance 1 of cache row 1"):
        caches.warm(hierarchy, 1, [0], instance=1)
    with pytest.raises(InputError, match="expected lines >= 0 of 2 sectors"):
        caches.warm(hierarchy, 0, [0], 4)
    with pytest.raises(InputError, match="one count >= 1"):
        caches.new_hierarchy([caches.pack_params(64, 64)], [0])
    with pytest.raises(InputError, match=r"\(n_warps, lanes\)"):
        caches.coalesce([0, 4], 4, 64, 32)
    with pytest.raises(InputError, match="width_b 0"):
        caches.wavefronts([[0]], 0)
    with pytest.raises(InputError, match="banks 0"):
        caches.bank_cycles([[0]], 4, 0, 4)
    with pytest.raises(InputError, match="tile_h 0"):
        caches.texel_address([0], 4, 4, 4, "tiled", 4, 0)
