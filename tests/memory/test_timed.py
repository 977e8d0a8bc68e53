"""The caches with time against a plain twin and the caches without time, and against closed forms.

What a cache holds is told by `test_caches.Cache` and its rules, in sets of sectors; the twin here adds when things are there.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from itertools import product
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.engine.event.lower import lower
from mgpusim.engine.event.machine import Shares
from mgpusim.engine.event.machine import build as build_machine
from mgpusim.memory import caches, timed
from mgpusim.memory import timed_fields as at
from mgpusim.native.struct import Arena, header, table
from mgpusim.opencl.analysis.dataflow import BlockFlow
from tests.helpers.cache_flush import flush
from tests.helpers.examples import examples
from tests.helpers.timed_replay import replay
from tests.memory.test_caches import Cache, Random, Twin, build, cache_specs, run

PAGE_B, PASSED, REPLACED = 256, 1, 2
STATS = ("requests", "hits", "merged", "sectors", "hit_sectors", "busy")


class Level(msgspec.Struct):
    """One cache: what it holds (as `test_caches` describes it) and its times in ticks."""

    spec: dict[str, Any]
    instances: int = 1
    mshrs: int = 4
    latency: int = 0
    banks: int = 1
    sector_ticks: int = 1


class Setup(msgspec.Struct):
    """First levels into L2 into SLC into DRAM; ticks of DRAM (of writes: as of reads where None) and of writes in 1/SHARE."""

    first: list[Level]
    l2: Level
    slc: Level | None = None
    tlb_entries: int = 0
    tlb_miss: int = 0
    dram_latency: int = 0
    dram_ticks: int = 0
    dram_banks: int = 1
    write_ticks: int = at.SHARE
    warm: bool = False
    dram_write_ticks: int | None = None
    write_request_b: int = 0
    tlb_service: int = 0
    slc_warm: bool = False


class Rig:
    """A `Setup` as the arrays of `mgpusim.memory.timed`."""

    def __init__(self, setup: Setup) -> None:
        self.constants, self.words = Arena(at.MemoryConstants), Arena(at.MemoryState)
        self.levels: list[np.ndarray] = []
        self.first = [self.level(level) for level in setup.first]
        none = {**setup.l2.spec, "size_b": 0}
        self.l2, self.slc, tlb = self.level(setup.l2), self.level(setup.slc or Level(none)), -1
        if setup.tlb_entries:
            page = {"size_b": PAGE_B * setup.tlb_entries, "line_b": PAGE_B}
            cores = max(level.instances for level in setup.first)
            tlb = self.level(Level(page, cores, banks=cores, sector_ticks=setup.tlb_service))
        self.constants.table("levels", np.concatenate(self.levels))
        self.constants.set(
            l2=self.l2, slc=self.slc, tlb=tlb, page_shift=PAGE_B.bit_length() - 1, tlb_miss=setup.tlb_miss,
            dram_latency=setup.dram_latency, dram_ticks=setup.dram_ticks,
            dram_write_ticks=setup.dram_ticks if setup.dram_write_ticks is None else setup.dram_write_ticks,
            dram_banks=setup.dram_banks, warm=int(setup.warm), slc_warm=int(setup.slc_warm), write_ticks=setup.write_ticks,
            write_request_b=setup.write_request_b,
        )  # fmt: skip
        self.words.table("level_stats", len(self.levels))
        self.words.table("dram_free", setup.dram_banks)
        self.words.set(seed=1)
        self.C, self.S = self.constants.array(), self.words.array()
        self.state = header(self.S, at.MemoryState)

    def level(self, level: Level) -> int:
        row = np.zeros(at.Level.words, np.int64)
        row[: at.Level.stride] = caches.pack_params(**level.spec)[: at.Level.stride]
        ways, sets = int(row[at.Level.ways]), int(row[at.Level.sets])
        row[at.Level.stride], row[at.Level.base] = 4 * ways + 1, self.words.room(0)
        for _ in range(level.instances * sets * (ways > 0)):
            self.words.room(ways, -1)
            self.words.room(3 * ways + 1)
        row[at.Level.mshrs], row[at.Level.ring] = level.mshrs, self.words.room(level.instances * (level.mshrs + 1))
        row[at.Level.latency], row[at.Level.banks] = level.latency, level.banks
        row[at.Level.sector_ticks], row[at.Level.port] = level.sector_ticks, self.words.room(level.banks)
        self.levels.append(row)
        return len(self.levels) - 1

    def replay(self, requests: list[tuple[int, ...]]) -> list[int]:
        """Serve (now, first level, instance, line, mask, write, latency, extra); return when each is there."""
        return replay(self.C, self.S, [(r[0], self.first[r[1]], *r[2:]) for r in requests])

    def stats(self, level: int) -> dict[str, int]:
        row = table(self.S, at.MemoryState, "level_stats", len(self.levels))[level]
        return {name: int(row[name]) for name in STATS}

    def ports(self, level: int) -> list[int]:
        start = self.levels[level][at.Level.port]
        return self.S[start : start + self.levels[level][at.Level.banks]].tolist()


# ---- the twin --------------------------------------------------------------------------------------------------------
class Port:
    """Serves what it is asked in turn, from the present on."""

    def __init__(self) -> None:
        self.free = self.busy = 0

    def use(self, now: int, cost: int) -> int:
        begin = max(self.free, now)
        self.free = begin + cost
        self.busy += cost
        return begin


class Place:
    """A level and its instances: contents, miss registers in the order they are given back, ports, statistics."""

    def __init__(self, level: Level, random: Random) -> None:
        self.level, self.spec = level, level.spec
        self.caches = [Cache(level.spec, random) for _ in range(level.instances)]
        self.registers = [deque([0] * level.mshrs) for _ in self.caches]
        self.banks = [Port() for _ in range(level.banks)]
        self.stats = dict.fromkeys(STATS, 0)

    def count(self, **more: int) -> None:
        for name, n in more.items():
            self.stats[name] += n

    def look(self, instance: int, sectors: set[int], write: bool) -> tuple[Any, set[int], set[int], set[int], set[int]]:
        """Return (line, sectors held, to be sent on, newly dirty, dirty ones of the line replaced)."""
        cache = self.caches[instance]
        number = min(sectors) * self.spec["sector_b"] // self.spec["line_b"]
        found = self.find(cache, number)
        before = set(found.dirty) if found else set()
        held, on, back = Twin.look(None, cache, number, sectors, write)
        line = self.find(cache, number)
        return line, held, on, line.dirty - before if line else set(), back

    @staticmethod
    def find(cache: Cache, number: int) -> Any:
        lines = [line for line in cache.content[cache.set_of(number)] if line is not None and line.number == number]
        for line in lines:
            line.fill = getattr(line, "fill", 0)
        return lines[0] if lines else None

    def register(self, instance: int, fill: int) -> None:
        self.registers[instance].popleft()
        self.registers[instance].append(fill)


class Slow:
    """The timed hierarchy, sector by sector."""

    def __init__(self, setup: Setup) -> None:
        random = Random()
        self.setup, self.now, self.started = setup, 0, 0
        self.first = [Place(level, random) for level in setup.first]
        self.l2, self.slc = Place(setup.l2, random), Place(setup.slc, random) if setup.slc else None
        page = {"size_b": PAGE_B * setup.tlb_entries, "line_b": PAGE_B, "sector_b": PAGE_B, "ways": setup.tlb_entries}
        page |= {"index_hash": "mask", "replacement": "lru", "write_policy": "none", "allocate_on_write": False}
        cores = max(level.instances for level in setup.first)
        self.tlb = Place(Level(page, cores), random) if setup.tlb_entries else None
        self.pages_asked = [Port() for _ in range(cores)]
        self.dram = [Port() for _ in range(setup.dram_banks)]
        self.dram_b, self.l2_b, self.l2_hit_b = [0, 0], 0, 0

    def serve(self, now: int, kind: int, instance: int, line: int, mask: int, write: int, latency: int, extra: int) -> int:
        self.now = self.started = t = now
        place = self.first[kind]
        line_b, sector_b = place.spec["line_b"], place.spec["sector_b"]
        sectors = {line * line_b // sector_b + s for s in range(line_b // sector_b) if mask >> s & 1}
        if self.tlb:
            _, known, *_ = self.tlb.look(instance, {line * line_b // PAGE_B}, False)
            if not known:
                t = max(t, self.pages_asked[instance].use(now, self.setup.tlb_service)) + self.setup.tlb_miss
        if not place.spec["size_b"]:
            return self.below(sectors, sector_b, write, t, extra)
        entry, held, on, _, back = place.look(instance, sectors, bool(write))
        place.count(requests=1, sectors=len(sectors), hit_sectors=len(held), hits=held == sectors)
        ready = t + latency
        if write:
            self.below(on, sector_b, 1, t, 0)
        elif not on:
            place.count(merged=entry.fill > ready)
            ready = max(ready, entry.fill)
        else:
            self.started = max(self.started, place.registers[instance][0])
            t = max(t, self.started)
            ready = max(self.below(on, sector_b, 0, t, extra), t + latency)
            entry.fill = max(entry.fill, ready)
            place.register(instance, ready)
        self.below(back, sector_b, 1, t, 0)
        return ready

    def below(self, sectors: set[int], sector_b: int, write: int, t: int, extra: int) -> int:
        """Ask L2, line by line."""
        mine, line_b = self.l2.spec["sector_b"], self.l2.spec["line_b"]
        touched = {byte // mine for s in sectors for byte in range(s * sector_b, (s + 1) * sector_b)}
        lines = sorted({s * mine // line_b for s in touched})
        asked = dict.fromkeys(lines, 0)  # bytes of the sectors above that lie in each line
        for byte in (b for s in sectors for b in range(s * sector_b, (s + 1) * sector_b)):
            asked[byte // line_b] += 1
        return max([t, *(self.ask_l2({s for s in touched if s * mine // line_b == n}, asked[n], write, t, extra) for n in lines)])

    def ask_l2(self, sectors: set[int], size_b: int, write: int, t: int, extra: int) -> int:
        place, level = self.l2, self.l2.level
        sector_b, n = place.spec["sector_b"], len(sectors)
        moved_b = size_b + (self.setup.write_request_b if write else 0)
        cost = moved_b * level.sector_ticks // sector_b * (self.setup.write_ticks if write else at.SHARE) // at.SHARE
        line = min(sectors) * sector_b // place.spec["line_b"]
        start = max(t, place.banks[(line ^ line // 128) % level.banks].use(self.now, cost))
        entry, held, on, fresh, back = place.look(0, sectors, bool(write))
        place.count(requests=1, sectors=n, busy=cost, hit_sectors=len(held), hits=held == sectors)
        self.l2_b += size_b
        self.l2_hit_b += size_b * len(held) // n
        if write:
            ready = start
            for s in sorted(on):
                self.beyond(s, PASSED, start, 0)
            if fresh and self.setup.slc_warm and not self.setup.warm:
                cost = self.slc.level.sector_ticks * len(fresh) * sector_b // self.slc.spec["sector_b"]
                self.slc.banks[0].use(self.now, cost)
                self.slc.count(busy=cost)
            elif fresh and not self.setup.warm:
                self.ask_dram(line * level.spec["line_b"], len(fresh) * sector_b, 1, start, 0)
        else:
            ready = start + level.latency + extra
            if on:
                begin = max(start, place.registers[0][0])
                entry.fill = max(entry.fill, *(self.beyond(s, 0, begin, extra) for s in sorted(on)))
                place.register(0, entry.fill - extra)
            else:
                place.count(merged=entry.fill > ready)
            ready = max(ready, entry.fill)
        for s in sorted(back):
            self.beyond(s, REPLACED, start, 0)
        return ready

    def beyond(self, sector: int, write: int, t: int, extra: int) -> int:
        """Ask for one sector of L2 below it."""
        size_b = self.l2.spec["sector_b"]
        if self.slc is None:
            return t if write == REPLACED else self.ask_dram(sector * size_b, size_b, write, t, extra)
        step = min(size_b, self.slc.spec["sector_b"])
        return max(self.ask_slc(byte, step, write, t, extra) for byte in range(sector * size_b, (sector + 1) * size_b, step))

    def ask_slc(self, byte: int, size_b: int, write: int, t: int, extra: int) -> int:
        kept = self.setup.slc_warm
        place, cost = self.slc, 0 if kept and write == REPLACED else self.slc.level.sector_ticks
        start = max(t, place.banks[0].use(self.now, cost))
        entry, held, on, fresh, _ = place.look(0, {byte // place.spec["sector_b"]}, bool(write))
        place.count(requests=1, sectors=1, busy=cost, hit_sectors=len(held), hits=len(held))
        if write:
            if write == PASSED and (on or fresh) and not kept:
                self.ask_dram(byte, size_b, 1, start, 0)
            return start
        if held:
            return max(start + place.level.latency + extra, entry.fill)
        fill = self.ask_dram(byte, place.spec["sector_b"], 0, start, extra)
        entry.fill = max(entry.fill, fill)
        return fill

    def ask_dram(self, byte: int, size_b: int, write: int, t: int, extra: int) -> int:
        written = self.setup.dram_ticks if self.setup.dram_write_ticks is None else self.setup.dram_write_ticks
        cost = (size_b * (written if write else self.setup.dram_ticks) + at.SHARE // 2) // at.SHARE
        self.dram_b[write > 0] += size_b
        bank = self.dram[timed.bank_of(byte, len(self.dram))]
        return max(t, bank.use(self.now, cost)) + cost + self.setup.dram_latency + extra


# ---- cases -----------------------------------------------------------------------------------------------------------
@st.composite
def levels(draw: Any, shared: bool, uncached: bool = False) -> Level:
    spec = draw(cache_specs(uncached=uncached))
    instances = 1 if shared else draw(st.integers(1, 2))
    return Level(
        spec, instances, draw(st.sampled_from([1, 2, 5])), draw(st.sampled_from([0, 300, 9000])),
        draw(st.sampled_from([1, 2, 3])) if shared else 1, draw(st.sampled_from([1, 7, 1500])),
    )  # fmt: skip


@st.composite
def setups(draw: Any) -> Setup:
    slc = draw(st.one_of(st.none(), levels(True)))
    if slc:
        slc.banks = 1
    return Setup(
        draw(st.lists(levels(False, True), min_size=1, max_size=2)), draw(levels(True)), slc,
        draw(st.sampled_from([0, 0, 1, 3])), draw(st.sampled_from([100, 4000])), draw(st.sampled_from([0, 5000, 40000])),
        draw(st.sampled_from([0, at.SHARE // 3, 20 * at.SHARE])), draw(st.sampled_from([1, 3, 17])),
        draw(st.sampled_from([at.SHARE, at.SHARE * 3 // 2])),
        draw(st.booleans()), draw(st.sampled_from([None, at.SHARE // 5, 40 * at.SHARE])), draw(st.sampled_from([0, 4, 32])),
        slc_warm=slc is not None and draw(st.booleans()),
    )  # fmt: skip


def requests_for(setup: Setup, seed: int, n: int = 120) -> list[tuple[int, ...]]:
    """(now, kind, instance, line, mask, write, latency, extra): to few lines, at times that often do not move."""
    rng = np.random.default_rng(seed)
    reach, stores, whole = rng.choice([256, 1024, 4096]), rng.choice([0.0, 0.3, 0.8]), rng.choice([0.0, 0.9])
    pause, far = int(rng.choice([1, 500, 20000])), rng.choice([0, 0, 2**33 + 5], 1)[0]
    now, out = 0, []
    for _ in range(n):
        now += int(rng.integers(pause)) * int(rng.random() < 0.5)
        kind = int(rng.integers(len(setup.first)))
        spec = setup.first[kind].spec
        sectors = 2 ** (spec["line_b"] // spec["sector_b"])
        line = int(rng.integers(max(1, reach // spec["line_b"]))) + int(far)
        mask = sectors - 1 if rng.random() < whole else int(rng.integers(1, sectors))
        write = int(rng.random() < stores)
        instance = int(rng.integers(setup.first[kind].instances))
        out.append((now, kind, instance, line, mask, write, int(rng.choice([0, 800])), int(rng.choice([0, 0, 250]))))
    return out


def hold_against_twin(setup: Setup, requests: list[tuple[int, ...]]) -> None:
    rig, slow = Rig(setup), Slow(setup)
    ready = rig.replay(requests)
    assert ready == [slow.serve(*request) for request in requests]
    assert rig.state["started"] == slow.started
    places = [*zip(rig.first, slow.first, strict=True), (rig.l2, slow.l2)] + ([(rig.slc, slow.slc)] if slow.slc else [])
    for offset, place in places:
        if place.spec["size_b"]:
            assert rig.stats(offset) == place.stats
            assert rig.ports(offset) == [port.free for port in place.banks]
    assert rig.state["dram_end"] == max(bank.free for bank in slow.dram)
    assert rig.state["dram_busy"] == sum(bank.busy for bank in slow.dram)
    assert [rig.state[k] for k in ("dram_read_b", "dram_write_b")] == slow.dram_b
    assert [rig.state[k] for k in ("l2_b", "l2_hit_b")] == [slow.l2_b, slow.l2_hit_b]


@examples(3)
@given(setups(), st.integers(0, 2**32 - 1))
def test_timed_twin(setup: Setup, seed: int) -> None:
    requests = requests_for(setup, seed)
    hold_against_twin(setup, requests)
    hold_against_untimed(setup, requests)


def spec(
    size_b: int, line_b: int, sector_b: int, ways: int, index_hash: str = "mask", policy: Any = ("lru", "write_back", True)
) -> dict[str, Any]:
    replacement, write_policy, allocate = policy
    return {
        "size_b": size_b, "line_b": line_b, "sector_b": sector_b, "ways": ways, "index_hash": index_hash,
        "write_policy": write_policy, "allocate_on_write": allocate, "replacement": replacement,
    }  # fmt: skip


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("index_hash", ["mask", "xor"])
@pytest.mark.parametrize("policy", list(product(caches.REPLACEMENTS, caches.POLICIES, (False, True))), ids=str)
def test_every_policy_in_every_level(policy: Any, index_hash: str) -> None:
    """None left to chance: each policy in L1, L2 and SLC, with and without an SLC, uncached paths and TLB beside."""
    usual = spec(512, 64, 32, 4)
    sizes = ((256, 32, 8), (512, 64, 32), (1024, 128, 64))
    mine = [spec(size, line, sector, 4, index_hash, policy) for size, line, sector in sizes]
    uncached = Level({**usual, "size_b": 0})
    arrangements = (
        (mine[0], usual, None),
        (usual, mine[1], None),
        (mine[0], mine[1], mine[2]),
        (usual, usual, mine[1]),
        (mine[1], mine[2], mine[0]),
    )
    for k, (first, l2, slc) in enumerate(arrangements):
        setup = Setup(
            [Level(first, 2, 2, 300), uncached], Level(l2, 1, 3, 2000, 2, 700), slc and Level(slc, 1, 1, 5000, 1, 900),
            k % 3, 1000, 9000, at.SHARE * 5, 1 + 2 * k, at.SHARE * 2, k == 1,
        )  # fmt: skip
        requests = requests_for(setup, k)
        hold_against_twin(setup, requests)
        hold_against_untimed(setup, requests)


def hold_against_untimed(setup: Setup, requests: list[tuple[int, ...]]) -> None:
    """What hits, and what DRAM moves, does not depend on time: `caches.run_stream` must count the same."""
    rig = Rig(setup)
    rig.replay(requests)
    first, instances = [level.spec for level in setup.first], [level.instances for level in setup.first]
    hierarchy = build(first, instances, setup.l2.spec, setup.slc and setup.slc.spec)
    found = run(hierarchy, [(*r[1:5], bool(r[5]), r[1]) for r in requests])
    for kind, offset in enumerate(rig.first):
        if setup.first[kind].spec["size_b"]:
            row = dict(zip(caches.COUNTERS, found.counters[kind].tolist(), strict=True))
            mine = rig.stats(offset)
            assert (mine["requests"], mine["sectors"], mine["hit_sectors"], mine["hits"]) == (
                row["requests"], row["sectors"], row["l1_hit_sectors"], row["l1_hit_requests"])  # fmt: skip
    l2 = rig.stats(rig.l2)
    expected = tuple(found.total(f"l2_{name}") for name in ("requests", "sectors", "hit_sectors"))
    assert (l2["requests"], l2["sectors"], l2["hit_sectors"]) == expected
    assert rig.state["dram_read_b"] == found.total("dram_read_b")
    if setup.slc is None and not setup.warm:
        left = flush(hierarchy, hierarchy.l2).total("dram_write_b")  # charged where it becomes dirty: also what stays
        assert rig.state["dram_write_b"] == found.total("dram_write_b") + left
    if setup.slc is not None and setup.slc.spec["sector_b"] == setup.l2.spec["sector_b"]:
        slc = rig.stats(rig.slc)
        assert (slc["sectors"], slc["hit_sectors"]) == (found.total("slc_sectors"), found.total("slc_hit_sectors"))


# ---- closed forms ----------------------------------------------------------------------------------------------------
L1, L2 = spec(4096, 64, 64, 4), spec(65536, 64, 64, 4)
LATENCY = 10_000


def setup_of(mshrs: int = 64, **changed: Any) -> Setup:
    """An L1 of 64 lines before an L2 of 1024, whose ports cost nothing and whose DRAM takes LATENCY."""
    plain = Setup([Level(L1, mshrs=mshrs)], Level(L2, mshrs=64, sector_ticks=0), dram_latency=LATENCY)
    return msgspec.structs.replace(plain, **changed)


def reads(lines: Any, now: int = 0, latency: int = 0) -> list[tuple[int, ...]]:
    return [(now, 0, 0, int(line), 1, 0, latency, 0) for line in lines]


@pytest.mark.parametrize("mshrs", [1, 3, 8])
@pytest.mark.parametrize("where", ["l1", "l2"])
def test_little(where: str, mshrs: int) -> None:
    """`mshrs` lines per latency, whichever level has too few registers."""
    setup = setup_of(mshrs) if where == "l1" else setup_of(l2=Level(L2, mshrs=mshrs, sector_ticks=0))
    rig = Rig(setup)
    assert rig.replay(reads(range(40))) == [(k // mshrs + 1) * LATENCY for k in range(40)]
    assert rig.state["started"] == (39 // mshrs * LATENCY if where == "l1" else 0)


def test_a_line_under_way_is_waited_for_and_fetched_once() -> None:
    rig = Rig(setup_of(mshrs=1))
    asked = [*reads([7], 0), *reads([7, 7], 400, latency=30), *reads([7], 20_000, latency=30)]
    assert rig.replay(asked) == [LATENCY, LATENCY, LATENCY, 20_030]
    assert (rig.stats(rig.first[0])["merged"], rig.state["dram_read_b"]) == (2, 64)
    rig = Rig(setup_of(first=[Level(L1, 2)]))  # two cores: the second merges in L2
    assert rig.replay([(0, 0, 0, 7, 1, 0, 0, 0), (100, 0, 1, 7, 1, 0, 0, 0)]) == [LATENCY, LATENCY]
    assert (rig.stats(rig.l2)["merged"], rig.state["dram_read_b"]) == (1, 64)


def test_banks() -> None:
    """Lines of one bank wait for each other; lines of all banks are served side by side."""
    cost, latency, later = 1000, 5000, 10**6
    for lines, at_once in ((range(0, 64, 4), 1), (range(0, 32, 2), 2), (range(16), 4)):
        rig = Rig(setup_of(l2=Level(L2, 1, 64, latency, 4, cost), first=[Level({**L1, "size_b": 0})]))
        rig.replay(reads(lines))
        assert rig.replay(reads(lines, later)) == [later + k // at_once * cost + latency for k in range(16)]
        assert rig.stats(rig.l2)["busy"] == 2 * 16 * cost


def test_a_line_is_there_when_the_last_of_its_sectors_is() -> None:
    """A sector that comes soon does not hurry those of its line that are under way."""
    two_l2_lines = Level(spec(4096, 128, 64, 4))
    rig = Rig(setup_of(first=[two_l2_lines]))
    rig.replay([(0, 0, 0, 0, 2, 0, 0, 0), *((0, 0, 0, 8 * k, 1, 0, 0, 0) for k in range(1, 5))])  # L2 keeps what L1 replaces
    assert rig.replay([(10**6, 0, 0, 0, mask, 0, 0, 0) for mask in (1, 2, 1)]) == [10**6 + t for t in (LATENCY, 0, LATENCY)]

    one_line, slc = Level(spec(64, 64, 32, 1), sector_ticks=0), Level(spec(4096, 32, 32, 4), latency=50, sector_ticks=0)
    rig = Rig(setup_of(first=[Level({**L1, "size_b": 0, "sector_b": 32})], l2=one_line, slc=slc))
    rig.replay([(0, 0, 0, 0, 2, 0, 0, 0), (0, 0, 0, 1, 1, 0, 0, 0)])  # the second replaces the first, which stays in the SLC
    now = 10**6
    assert rig.replay([(now, 0, 0, 0, 1, 0, 0, 0), (now, 0, 0, 0, 2, 0, 0, 0)]) == [now + LATENCY, now + LATENCY]


def test_stores_that_a_system_level_cache_does_not_keep() -> None:
    through = ("lru", "write_through", False)
    slc = Level(spec(4096, 128, 64, 4, "mask", ("lru", "write_back", False)))
    past_l1 = [Level({**L1, "size_b": 0})]
    rig = Rig(setup_of(first=past_l1, l2=Level(spec(4096, 64, 64, 4, "mask", through)), slc=slc))
    rig.replay(reads([0]))
    written = []
    for line in (1, 0, 0):  # absent of a line that is there; there and clean; there and dirty
        rig.replay([(0, 0, 0, line, 1, 1, 0, 0)])
        written.append(int(rig.state["dram_write_b"]))
    assert written == [64, 128, 128]


def test_dram_bandwidth_and_what_stores_take_of_it() -> None:
    per_line = 64 * 3
    rig = Rig(setup_of(dram_ticks=3 * at.SHARE))
    assert rig.replay(reads(range(50))) == [per_line * (k + 1) + LATENCY for k in range(50)]
    idle = 50 * per_line + 5
    assert rig.replay(reads([100], idle)) == [idle + per_line + LATENCY]  # time not used is not saved up
    stores = [(0, 1, 0, line, 1, 1, 0, 0) for line in range(10)]
    past_l1 = [Level(L1), Level({**L1, "size_b": 0})]
    rig = Rig(setup_of(dram_ticks=3 * at.SHARE, first=past_l1))
    rig.replay(stores)
    assert (rig.state["dram_write_b"], rig.state["dram_busy"]) == (640, 10 * per_line)
    assert rig.replay(reads([99])) == [11 * per_line + LATENCY]  # behind the stores
    rig.replay(stores)
    assert rig.state["dram_write_b"] == 640  # dirty already
    rig.replay(reads(range(2000, 2000 + 4096)))  # replaces all of L2
    rig.replay(stores)
    assert rig.state["dram_write_b"] == 1280
    warm = Rig(setup_of(warm=True, first=past_l1))
    warm.replay(stores)
    assert warm.state["dram_write_b"] == 0


def test_a_dirty_line_of_l1_goes_to_l2_when_it_is_replaced() -> None:
    two_lines, l2 = spec(128, 64, 32, 0), Level(spec(65536, 64, 32, 4), sector_ticks=10)
    rig = Rig(setup_of(first=[Level(two_lines)], l2=l2, write_ticks=3 * at.SHARE))
    rig.replay([(0, 0, 0, line, mask, 1, 0, 0) for line, mask in ((0, 1), (0, 2), (1, 1))])
    assert (rig.stats(rig.l2)["requests"], rig.state["dram_write_b"]) == (0, 0)
    rig.replay(reads([2, 3]))
    assert rig.stats(rig.l2)["requests"] == 4  # two lines read, two written
    assert rig.stats(rig.l2)["busy"] == 2 * 10 + 3 * 3 * 10  # three dirty sectors at three times the cost
    assert rig.state["dram_write_b"] == 3 * 32


def test_tlb() -> None:
    pages = [k * PAGE_B // 64 for k in range(4)]
    for entries, again in ((4, 0), (3, 700)):  # one entry too few: in turn, least recently used misses always
        rig = Rig(setup_of(tlb_entries=entries, tlb_miss=700, first=[Level(L1, 2)]))
        assert rig.replay(reads(pages)) == [700 + LATENCY] * 4
        assert rig.replay(reads(pages, 50_000)) == [50_000 + again] * 4  # in L1 by now
        assert rig.replay([(90_000, 0, 1, pages[3], 1, 0, 0, 0)]) == [90_700]  # L2 has the line, the other core's TLB not


def test_pages_that_are_not_held_queue() -> None:
    pages = [k * PAGE_B // 64 for k in range(4)]
    rig = Rig(setup_of(tlb_entries=2, tlb_miss=700, tlb_service=90, first=[Level(L1, 2)]))
    rig.replay(reads(pages))
    assert rig.replay(reads(pages, 50_000)) == [50_700 + 90 * k for k in range(4)]  # in L1, of pages that were replaced
    other = [(90_000, 0, 1, pages[0], 1, 0, 0, 0), (90_000, 0, 0, pages[0], 1, 0, 0, 0)]
    assert rig.replay(other) == [90_700, 90_700]  # each core has a queue of its own


@pytest.mark.parametrize(("n", "latency"), [(32, 200), (512, 3000), (3000, 6000), (0, LATENCY)])
def test_each_level_has_its_latency(n: int, latency: int) -> None:
    """A pointer chase over what L1, L2, the system-level cache or none holds: each load begins when the last has ended."""
    slc = Level(spec(2**18, 64, 64, 16), latency=6000, sector_ticks=0)
    rig = Rig(setup_of(l2=Level(L2, latency=3000, sector_ticks=0), slc=slc))
    rig.replay(reads(range(n), latency=200))
    now = 10**9
    for line in range(100):  # in the order they came: of what does not fit, least recently used holds nothing
        (ready,) = rig.replay(reads([line % n if n else line], now, latency=200))
        assert ready - now == latency
        now = ready


def machine(name: str) -> tuple[Any, Any]:
    """A shipped GPU of which one core is simulated as if it were all, and nothing to run."""
    gpu = load_gpu(name)
    head: Any = SimpleNamespace(
        blocks=(BlockFlow((), (), ()),), loop_of=(-1,), loops=(), block_sites=((),), predicated=(), guards=()
    )
    held = SimpleNamespace(warp_size=64, warps_per_group=1, groups_per_core=1, passes=1, spilled=0, idling=1.0)
    meta: Any = SimpleNamespace(sites=(), occupancy=held, regions=(SimpleNamespace(held_words=0.0, copies=False),) * 2)
    return gpu, build_machine(meta, gpu, lower(head, meta, gpu, [1]), (), Shares(1, 1), warm=False)


@pytest.mark.parametrize("name", list_gpus())
def test_shipped_gpus_have_the_latencies_and_bandwidths_of_their_presets(name: str) -> None:
    gpu, m = machine(name)
    line_b, whole = gpu.l2.line_b, 2 ** (gpu.l2.line_b // gpu.l2.sector_b) - 1
    tlb = gpu.tlb.miss_cycles if gpu.tlb else 0.0

    def cycles(lines: Any, now: int, mask: int) -> list[float]:
        asked = [(now, m.levels["bypass"], 0, int(line), mask, 0, 0, 0) for line in lines]
        return [(ready - now) / at.TICKS for ready in replay(m.C, m.S, asked)]

    page = gpu.tlb.page_b // line_b if gpu.tlb else 1
    bus = gpu.l2.sector_b / gpu.dram_b_per_cycle
    cold = [cycles([2**30 + page * k], 10**9 * (k + 1), 1)[0] for k in range(8)]
    assert cold == pytest.approx([gpu.dram_latency_cycles + bus + tlb] * 8, abs=0.1)
    cycles(range(64), 10**11, whole)
    warm = [cycles([line], 10**12 + 10**9 * line, whole)[0] for line in range(64)]
    assert warm == pytest.approx([gpu.l2.latency_cycles] * 64, abs=0.1)

    many = np.arange(min(gpu.l2.size_b // line_b // 4, 4096))
    asked_b = len(many) * line_b
    cycles(many, 2 * 10**12, whole)
    held = gpu.tlb is None or asked_b <= gpu.tlb.entries * gpu.tlb.page_b  # by the translations, since the pass before
    took = max(cycles(many, 4 * 10**12, whole)) - gpu.l2.latency_cycles - (0.0 if held else tlb)
    assert asked_b / took == pytest.approx(gpu.l2.b_per_cycle, rel=0.05)
    took = max(cycles(many + 2**28, 10**14, whole)) - gpu.dram_latency_cycles - tlb
    banks = int(m.constants["dram_banks"])
    if banks > 1:  # as long as the bank with the most of them
        most = max(Counter(timed.bank_of(int(line) * line_b, banks) for line in many + 2**28).values())
        assert took == pytest.approx((most * line_b - gpu.l2.sector_b) * banks / gpu.dram_b_per_cycle, rel=0.02)
        return
    misses = math.inf if gpu.l2.mshrs is None else gpu.l2.mshrs
    limit = min(gpu.dram_b_per_cycle, misses * line_b / gpu.dram_latency_cycles, gpu.l2.b_per_cycle)
    assert asked_b / took == pytest.approx(limit, rel=0.02)
