"""The simulated machine as the flat arrays of the event core: `C`, a GPU with a lowered program, and `S`, its state at rest."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import Cache, GpuSpec
from mgpusim.cost.access import LINE_TURNS, access_cost
from mgpusim.cost.latency import path_latency
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.lower import Lowered
from mgpusim.memory import timed_fields as timed
from mgpusim.memory.hierarchy import pack_params
from mgpusim.trace.data import SiteInfo, TraceMeta

__all__ = ["Machine", "Shares", "build"]

Array = np.ndarray[Any, Any]
_UNITS = {"texture": at.TEXTURE, "constant": at.CONSTANT, "local": at.LOCAL}
_LEVELS = ("texture", "buffer", "bypass", "l2", "slc", "tlb")
ATOMIC_SLOTS = 4096
MAX_SLICES = 20_000
LOG_GROUPS = 256
_DEPENDENCIES = {"scoreboard": at.SCOREBOARD, "sync_flags": at.SYNC_FLAGS, "clauses": at.CLAUSES, "in_order": at.IN_ORDER}
_SCHEDULERS = {"lrr": at.LRR, "gto": at.GTO, "oldest": at.OLDEST}


class Shares(msgspec.Struct, frozen=True):
    """How what is simulated stands for the whole GPU.

    `cores` are simulated of `active` that hold work; they get that share of the bandwidth of L2, system-level cache, DRAM,
    atomics and the dispatcher. `dram` is the part of what they read from DRAM that is theirs: what all cores read is fetched once
    for all; above 1 where DRAM delivers whole bursts of which they asked for a part. `written` is that of what they write.
    """

    cores: int
    active: int
    dram: float = 1.0
    written: float = 1.0

    @property
    def bandwidth(self) -> float:
        return self.cores / self.active


class Machine(msgspec.Struct):
    """`C` and `S` of `mgpusim.engine.event.core`, and where each cache level is in `C`."""

    C: Array
    S: Array
    levels: dict[str, int]
    subs: int
    warp_slots: int

    def word(self, name: int) -> int:
        """Return a word of S."""
        return int(self.S[name])

    def table(self, base: int, rows: int, fields: int) -> Array:
        """Return a table of S that C[base] points to, as a view."""
        start = int(self.C[base])
        return self.S[start : start + rows * fields].reshape(rows, fields)

    def level_stats(self, name: str) -> Array:
        """Return the counters of a cache level (`timed.STAT_FIELDS`)."""
        start = int(self.C[self.levels[name] + timed.STATS])
        return self.S[start : start + timed.STAT_FIELDS]


def _ticks(cycles: float) -> int:
    return round(cycles * timed.TICKS)


class _Builder:
    def __init__(self) -> None:
        self.S_words = at.PENDING
        self.C: list[int] = [0] * at.FIELDS
        self.fill: list[tuple[int, int, int]] = []

    def room(self, words: int, value: int = 0) -> int:
        start = self.S_words
        self.S_words += words
        if value:
            self.fill.append((start, start + words, value))
        return start

    def append(self, values: Array) -> int:
        start = len(self.C)
        self.C += values.tolist()
        return start

    def level(
        self, cache: Cache | None, like: Cache, instances: int, latency: float, share: float, banks: int, reserves: bool = True
    ) -> int:
        """Append a level and return where it is in C; without a cache an uncached path in the lines of `like`."""
        row = np.zeros(timed.LEVEL_FIELDS, np.int64)
        if cache is None:
            row[: timed.REPLACEMENT + 1] = pack_params(0, like.line_b, like.sector_b)[: timed.REPLACEMENT + 1]
        else:
            packed = pack_params(
                cache.size_b, cache.line_b, cache.sector_b, cache.ways, cache.index_hash, cache.write_policy,
                cache.allocate_on_write, cache.replacement,
            )  # fmt: skip
            row[: timed.REPLACEMENT + 1] = packed[: timed.REPLACEMENT + 1]
            ways, sets = int(row[timed.WAYS]), int(row[timed.SETS])
            row[timed.STRIDE] = 4 * ways + 1
            row[timed.BASE] = self.room(0)
            for _ in range(instances * sets):
                self.fill.append((self.S_words, self.S_words + ways, -1))
                self.S_words += int(row[timed.STRIDE])
            row[timed.MSHRS] = max(1, cache.mshrs)
            row[timed.RING] = self.room(instances * (int(row[timed.MSHRS]) + 1))
            row[timed.SECTOR_TICKS] = max(1, round(cache.sector_b * banks / (cache.b_per_cycle * share) * timed.TICKS))
        row[timed.LATENCY] = _ticks(latency)
        row[timed.RESERVES] = reserves
        row[timed.BANKS] = banks
        row[timed.PORT] = self.room(banks)
        row[timed.STATS] = self.room(timed.STAT_FIELDS)
        return self.append(row)


def banks_of(cache: Cache, share: float = 1.0) -> int:
    """Return the banks a shared cache is taken to have: as many as deliver a sector each cycle.

    Of a share of its bandwidth these are fewer banks, not slower ones: each sector would wait for a bank that serves all cores.

    >>> from mgpusim.arch.load import load_gpu
    >>> banks_of(load_gpu("adreno-640").l2)
    3
    """
    return max(1, round(share * cache.b_per_cycle / cache.sector_b))


def _site(site: SiteInfo, kind: int, gpu: GpuSpec, levels: dict[str, int], share: float) -> list[int]:
    """Return one access site as SITE_FIELDS words."""
    row = [0] * at.SITE_FIELDS
    cost = access_cost(gpu, site.pipe, site.width_b, site.taps)
    latency = path_latency(gpu, site.pipe if site.pipe in _UNITS else "global")
    row[at.UNIT], row[at.LEVEL] = _UNITS.get(site.pipe, at.LSU), levels[_LEVELS[kind]]
    row[at.WRITE] = int(site.kind in ("store", "image_write", "atomic"))
    row[at.PER_COST], row[at.PER_LANE] = _ticks(cost.per_unit), _ticks(cost.per_lane)
    row[at.PER_PHASE] = at.INFINITE >> 24 if math.isinf(cost.per_phase) else _ticks(cost.per_phase)
    row[at.HIT_TICKS], row[at.EXTRA_TICKS] = _ticks(latency.first), _ticks(latency.beside)
    if site.kind == "atomic" and site.pipe == "local":
        row[at.ATOMIC] = at.LOCAL_ATOMIC
    elif site.kind == "atomic":
        row[at.ATOMIC], row[at.LEVEL] = at.GLOBAL_ATOMIC, levels["bypass"]
        # lines that all cores add to: those that are not simulated take their turns too
        turn = gpu.atomics.global_cycles / (share if site.distinct_lines else 1.0)
        row[at.TURN_TICKS], row[at.LEAST_TICKS] = _ticks(turn), _ticks(LINE_TURNS * turn)
    return row


def build(
    meta: TraceMeta,
    gpu: GpuSpec,
    lowered: Lowered,
    site_kind: tuple[int, ...],
    shares: Shares,
    *,
    warm: bool,
    stores: tuple[float, float] = (1.0, 0.0),
) -> Machine:
    """Return a machine at rest.

    Parameters
    ----------
    site_kind : which first level each access site enters: texture, buffer or none (0, 1, 2).
    warm : whether the launch finds its data in L2 and overwrites there what it left.
    stores : what a byte written to L2 costs over one read, and the bytes that its request counts for.
    """
    b = _Builder()
    C, core, held = b.C, gpu.core, meta.occupancy
    cores, share = shares.cores, shares.bandwidth
    texture = gpu.texture_l1 or gpu.l1
    buffers = gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else None
    levels = {
        # also where it serves buffers: unified caches (NVIDIA's since Maxwell) are texture caches that buffers go through
        "texture": b.level(texture, gpu.l2, cores, 0.0, 1.0, 1, reserves=False),
        "l2": b.level(gpu.l2, gpu.l2, 1, gpu.l2.latency_cycles, share, banks_of(gpu.l2, share)),
        "slc": b.level(gpu.slc, gpu.l2, 1, gpu.slc.latency_cycles if gpu.slc else 0.0, share, 1),
        "bypass": b.level(None, gpu.l2, 1, 0.0, 1.0, 1),
    }
    shared_l1 = gpu.texture_l1 is None and gpu.l1 is not None
    levels["buffer"] = levels["texture"] if shared_l1 else b.level(buffers, gpu.l2, cores, 0.0, 1.0, 1)
    C[timed.L2], C[timed.SLC] = levels["l2"], levels["slc"]
    if gpu.tlb is not None:
        page = gpu.tlb.page_b
        row = np.zeros(timed.LEVEL_FIELDS, np.int64)
        row[: timed.REPLACEMENT + 1] = pack_params(page * gpu.tlb.entries, page, page)[: timed.REPLACEMENT + 1]
        row[timed.STRIDE], row[timed.BASE] = 4 * gpu.tlb.entries + 1, b.room(0)
        for _ in range(cores):
            b.fill.append((b.S_words, b.S_words + gpu.tlb.entries, -1))
            b.S_words += int(row[timed.STRIDE])
        C[timed.TLB], C[timed.PAGE_SHIFT] = b.append(row), page.bit_length() - 1
        C[timed.TLB_MISS] = _ticks(gpu.tlb.miss_cycles)
    b_per_cycle = gpu.dram_b_per_cycle * share
    dram_banks = max(1, round((gpu.dram.bank_s or 0.0) * gpu.clock.gpu_hz * b_per_cycle / timed.ROW_B))
    C[timed.DRAM_BANKS], C[timed.BANK_BASE] = dram_banks, b.room(dram_banks)
    ticks = timed.SHARE * timed.TICKS * dram_banks / b_per_cycle
    C[timed.DRAM_TICKS], C[timed.DRAM_WRITE_TICKS] = round(ticks * shares.dram), round(ticks * shares.written)
    # the latency was measured on an idle DRAM, whose bank had to deliver the sector too
    at_bank = gpu.l2.sector_b * (dram_banks - 1) / b_per_cycle
    C[timed.DRAM_LATENCY] = _ticks(max(0.0, gpu.dram_latency_cycles - at_bank))
    C[timed.WARM], C[timed.WRITE_TICKS] = int(warm), round(timed.SHARE * stores[0])
    C[timed.WRITE_REQUEST_B] = round(stores[1])
    C[at.OPS], C[at.SOURCES], C[at.BLOCKS] = b.append(lowered.ops), b.append(lowered.sources), b.append(lowered.blocks)
    rows = [_site(s, k, gpu, levels, share) for s, k in zip(meta.sites, site_kind, strict=True)]
    C[at.SITES] = b.append(np.array(rows, np.int64).reshape(-1))
    turn = held.warps_per_group if held.turns == 1 else held.warps_per_core  # resident at once
    groups = held.groups_per_core
    per_sub = -(-groups * turn // core.sub_cores)
    words = -(-4 * per_sub // 64)
    subs, slots = cores * core.sub_cores, cores * core.sub_cores * per_sub
    n_blocks = len(lowered.blocks) // at.BLOCK_FIELDS
    instant = {
        at.CORES: cores, at.SUB_CORES: core.sub_cores, at.PER_SUB: per_sub, at.GROUP_SLOTS: groups,
        at.WARPS: held.warps_per_group, at.TURN_WARPS: turn, at.SLOTS: lowered.slots,
        at.DEPENDENCY: _DEPENDENCIES[family_of(gpu).dependency], at.POLICY: _SCHEDULERS[core.scheduler],
        at.GROUP_TICKS: _ticks(gpu.dispatch.group_cycles), at.WARP_TICKS: _ticks(gpu.dispatch.warp_cycles),
        at.TURNAROUND_TICKS: _ticks(gpu.dispatch.turnaround_cycles or 0.0),
        at.DEVICE_TICKS: _ticks(gpu.dispatch.device_group_cycles / share),
        at.BARRIER_TICKS: _ticks(core.ops.barrier.latency_cycles), at.ICACHE_B: core.icache_b,
        at.FETCH_TICKS: _ticks(gpu.l2.latency_cycles), at.FETCH_B_TICKS: round(timed.TICKS * 1024 / 32),
        at.N_BLOCKS: n_blocks, at.N_LINES: len(lowered.lines), at.LOG_GROUPS: LOG_GROUPS, at.MAX_SLICES: MAX_SLICES,
        at.ATOMIC_SLOTS: ATOMIC_SLOTS,
        at.ATOMIC_RATE_TICKS: max(1, _ticks(1 / (gpu.atomics.global_per_cycle * share))),
        at.LOCAL_ATOMIC_TICKS: _ticks(gpu.atomics.local_cycles), at.ATOMIC_SHIFT: max(0, gpu.l2.line_b.bit_length() - 3),
        at.WARP_BASE: b.room(slots * at.WARP_FIELDS), at.HEAP_BASE: b.room(slots), at.MASK_WORDS: words,
        at.MASK_BASE: b.room(subs * at.N_MASKS * words), at.RANK_BASE: b.room(subs * 64 * words, -1),
        at.SLOT_BASE: b.room(slots * lowered.slots), at.SUB_BASE: b.room(subs * at.SUB_FIELDS),
        at.UNIT_BASE: b.room(cores * at.N_UNITS + cores), at.GROUP_BASE: b.room(cores * groups * at.GROUP_FIELDS),
        at.LINE_BASE: b.room(len(lowered.lines) * 16), at.HIST_BASE: b.room(at.N_HIST * at.BUCKETS),
        at.SITE_BASE: b.room(max(1, len(rows)) * at.SITE_STATS), at.ICACHE_BASE: b.room(cores * (2 * n_blocks + 2)),
        at.ATOMIC_BASE: b.room(ATOMIC_SLOTS), at.PENDING_BASE: b.room(3 * cores * groups),
    }  # fmt: skip
    for key, value in instant.items():
        C[key] = value
    S = np.zeros(b.S_words, np.int64)
    for start, end, value in b.fill:
        S[start:end] = value
    S[timed.SEED], S[at.HIST_SHIFT] = 1, 14
    machine = Machine(np.array(C, np.int64), S, levels, subs, slots)
    machine.table(at.SUB_BASE, subs, at.SUB_FIELDS)[:, [at.NEXT, at.CURRENT]] = at.INFINITE, -1
    return machine
