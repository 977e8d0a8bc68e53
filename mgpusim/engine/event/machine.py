"""The simulated machine as the flat arrays of the event core: `C`, a GPU with a lowered program, and `S`, its state at rest."""

from __future__ import annotations

import math
from typing import cast

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.schedulers import SCHEDULERS
from mgpusim.arch.spec import Cache, GpuSpec, Tlb
from mgpusim.arrays import Array
from mgpusim.cost.access import access_cost, atomic_unit_b, local_shares_l1
from mgpusim.cost.latency import miss_registers, path_latency, translation_cycles
from mgpusim.cost.launch import turnaround_cycles
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.layout import Constants, Op, OpBlock, SiteCost, State
from mgpusim.engine.event.lower import Lowered
from mgpusim.memory import timed_fields as timed
from mgpusim.memory.cache_fields import EMPTY, LRU
from mgpusim.memory.hierarchy import cache_params, tlb_params
from mgpusim.memory.timed_fields import Level
from mgpusim.native.struct import Arena, header, table
from mgpusim.trace.data import SiteInfo, TraceMeta

__all__ = ["Machine", "Shares", "build"]

_UNITS = {"texture": at.TEXTURE, "constant": at.CONSTANT, "local": at.LOCAL}
_LEVELS = ("texture", "buffer", "bypass", "l2", "slc", "tlb")
ATOMIC_SLOTS = 4096
MAX_SLICES = 20_000
LOG_GROUPS = 256
_DEPENDENCIES = {"scoreboard": at.SCOREBOARD, "sync_flags": at.SYNC_FLAGS, "clauses": at.CLAUSES, "in_order": at.IN_ORDER}


class Shares(msgspec.Struct, frozen=True):
    """How what is simulated stands for the whole GPU.

    `cores` are simulated of `active` that hold work; they get that share of the bandwidth of L2, system-level cache, DRAM,
    atomics and the dispatcher. `dram` is the part of what they read from DRAM that is theirs: what all cores read is fetched once
    for all; above 1 where DRAM delivers whole bursts of which they asked for a part. `written` is that of what they write.
    All of it takes `turning` times as long as reads alone (`mgpusim.cost.traffic.mixed_traffic`).
    """

    cores: int
    active: int
    dram: float = 1.0
    written: float = 1.0
    turning: float = 1.0

    @property
    def bandwidth(self) -> float:
        return self.cores / self.active


class Machine(msgspec.Struct):
    """`C` and `S` of `mgpusim.engine.event.core`, flat int64 arrays; `levels`: which row of `C.levels` each cache is."""

    C: Array
    S: Array
    levels: dict[str, int]
    rows: dict[str, int]

    @property
    def constants(self) -> Array:
        """The header of `C`, a row of `layout.Constants`: what is written there changes `C`."""
        return header(self.C, Constants)

    @property
    def state(self) -> Array:
        """The header of `S`, a row of `layout.State`: what is written there changes `S`."""
        return header(self.S, State)

    def constant_table(self, name: str) -> Array:
        """Return a table of `C` as an array of structs, as a view."""
        return table(self.C, Constants, name, self.rows[name])

    def table(self, name: str) -> Array:
        """Return a table of `S` as an array of structs, or of words, as a view."""
        return table(self.S, State, name, self.rows[name])

    @property
    def unit_counts(self) -> Array:
        """How many of each memory unit the simulated cores have, int64 (N_UNITS,)."""
        cores, subs, own = (int(self.constants[name]) for name in ("cores", "sub_cores", "own_units"))
        return cores * np.where(own >> np.arange(at.N_UNITS) & 1, subs, 1)

    def level(self, name: str) -> Array:
        """Return what a cache level is, a row of `timed_fields.Level`."""
        return cast(Array, self.constant_table("levels")[self.levels[name]])

    def level_stats(self, name: str) -> Array:
        """Return the counters of a cache level, a row of `timed_fields.LevelStats`."""
        return cast(Array, self.table("level_stats")[self.levels[name]])

    def full_sets(self, name: str) -> float:
        """Return the share of a cache's sets all of whose ways hold lines, among those that hold any."""
        row = self.level(name)
        ways, width = int(row["ways"]), int(row["stride"])
        instances = 1 if name in ("l2", "slc") else int(self.constants["cores"])
        begin = int(row["base"])
        sets = self.S[begin : begin + instances * int(row["sets"]) * width]
        held = sets.reshape(-1, width)[:, :ways] != EMPTY
        return float(held.all(axis=1).sum() / max(1, held.any(axis=1).sum()))


def _ticks(cycles: float) -> int:
    return round(cycles * timed.TICKS)


class _Levels:
    """Cache levels in the making: rows of `Level`, their contents in `S`."""

    def __init__(self, state: Arena, gpu: GpuSpec, touched_b: float) -> None:
        self.state, self.gpu = state, gpu
        self.touched_b = touched_b
        self.rows: list[Array] = []

    def add(
        self, cache: Cache | None, instances: int, latency: float, share: float, banks: int, reserves: bool = True
    ) -> int:  # fmt: skip
        """Add a level and return its number; without a cache an uncached path in the lines of the L2."""
        row = np.zeros(Level.words, np.int64)
        row[: Level.stride] = cache_params(cache, self.gpu.l2, self.touched_b)[: Level.stride]
        if cache is not None:
            self._contents(row, instances)
            row[Level.mshrs] = miss_registers(self.gpu, cache)
            row[Level.ring] = self.state.room(instances * (int(row[Level.mshrs]) + 1))
            row[Level.sector_ticks] = max(1, round(cache.sector_b * banks / (cache.b_per_cycle * share) * timed.TICKS))
            row[Level.turn_ticks] = round((cache.turn_b or 0) / cache.sector_b * row[Level.sector_ticks])
        row[Level.latency] = _ticks(latency)
        row[Level.reserves] = reserves
        row[Level.banks] = banks
        row[Level.port] = self.state.room(banks)
        self.rows.append(row)
        return len(self.rows) - 1

    def add_tlb(self, tlb: Tlb, service_cycles: float, instances: int) -> int:
        """Add the buffer of translations of each core, a cache of pages, and return its number."""
        row = np.zeros(Level.words, np.int64)
        row[: Level.stride] = tlb_params(tlb.entries, tlb.page_b)[: Level.stride]
        row[Level.sector_ticks] = _ticks(service_cycles)
        row[Level.port], row[Level.ring] = self.state.room(instances), self.state.room(instances)
        self._contents(row, instances)
        self.rows.append(row)
        return len(self.rows) - 1

    def _contents(self, row: Array, instances: int) -> None:
        """Give a level its sets, all empty, as `Level` says they lie."""
        ways, sets = int(row[Level.ways]), int(row[Level.sets])
        width = 4 * ways + 1 if ways > timed.ORDERED and row[Level.replacement] == LRU else 3 * ways + 1
        row[Level.stride] = width
        row[Level.base] = self.state.alike(instances * sets, width, ways, EMPTY)


def banks_of(cache: Cache, share: float = 1.0) -> int:
    """Return the banks a shared cache is taken to have: as many as deliver a sector each cycle.

    Of a share of its bandwidth these are fewer banks, not slower ones: each sector would wait for a bank that serves all cores.

    >>> banks_of(load_gpu("adreno-640", {"l2.b_per_cycle": "320"}).l2)
    5
    """
    return max(1, round(share * cache.b_per_cycle / cache.sector_b))


def own_units(gpu: GpuSpec) -> int:
    """Return, as bits, the memory units that each sub-core of a GPU has for itself.

    >>> own_units(load_gpu("adreno-640")) == 1 << at.LSU, own_units(load_gpu("nvidia-h200"))
    (True, 0)
    """
    return 1 << at.LSU if gpu.core.own_lsu else 0


def _site(
    site: SiteInfo, kind: int, gpu: GpuSpec, levels: dict[str, int], share: float, idling: float
) -> list[int]:  # fmt: skip
    """Return one access site as the words of a `SiteCost`; `idling` is that of the occupancy."""
    row = [0] * SiteCost.words
    cost = access_cost(gpu, site.pipe, site.width_b, site.taps, result_b=site.result_b)
    port = at.LSU if site.pipe == "local" and local_shares_l1(gpu) else _UNITS.get(site.pipe, at.LSU)
    busy = idling * (gpu.core.sub_cores if own_units(gpu) >> port & 1 else 1)  # a sub-core's own unit has its share of the rate
    latency = path_latency(gpu, site.pipe if site.pipe in _UNITS else "global")
    row[SiteCost.unit], row[SiteCost.level] = _UNITS.get(site.pipe, at.LSU), levels[_LEVELS[kind]]
    row[SiteCost.port] = port
    row[SiteCost.write] = int(site.kind in ("store", "image_write", "atomic"))
    row[SiteCost.per_cost], row[SiteCost.per_lane] = _ticks(cost.per_unit * busy), _ticks(cost.per_lane * busy)
    row[SiteCost.per_phase] = at.INFINITE >> 24 if math.isinf(cost.per_phase) else _ticks(cost.per_phase * busy)
    row[SiteCost.hit_ticks], row[SiteCost.extra_ticks] = _ticks(latency.first), _ticks(latency.beside)
    if site.kind == "atomic" and site.pipe == "local":
        row[SiteCost.atomic] = at.LOCAL_ATOMIC
    elif site.kind == "atomic":
        row[SiteCost.atomic], row[SiteCost.level] = at.GLOBAL_ATOMIC, levels["bypass"]
        # units that all cores add to: those that are not simulated use them, too
        row[SiteCost.wavefront_ticks] = _ticks(gpu.atomics.global_cycles / (share if site.atomic_units else 1.0))
    return row


def _aimed(ops: Array, sites: list[list[int]]) -> Array:
    """Return micro-operations with the masks of what they take: one that takes a pipe and a unit has none."""
    aimed = ops.reshape(-1, Op.words).copy()
    pipe = aimed[:, Op.pipe]
    ports = np.array([site[SiteCost.port] for site in sites] or [0])
    unit = np.where(pipe < 0, 1 + at.N_PIPES + ports[aimed[:, Op.site]], 0)
    aimed[:, Op.aim] = np.where(aimed[:, Op.kind] == at.MEMORY, unit, 1 + pipe)
    return aimed


def build(
    meta: TraceMeta,
    gpu: GpuSpec,
    lowered: Lowered,
    site_kind: tuple[int, ...],
    shares: Shares,
    *,
    warm: bool,
    slc_warm: bool = False,
    stores: tuple[float, float] = (1.0, 0.0),
    touched_b: float = math.inf,
    window_ticks: int = at.WINDOW,
) -> Machine:
    """Return a machine at rest.

    Parameters
    ----------
    site_kind : which first level each access site enters: texture, buffer or none (0, 1, 2).
    warm : whether the launch finds its data in L2 and overwrites there what it left; `slc_warm` in the system-level cache.
    stores : what a byte written to L2 costs over one read, and the bytes that its request counts for.
    touched_b : bytes that the launch touches, as far as they are known.
    window_ticks : how far ahead of each other sub-cores may run.
    """
    core, held = gpu.core, meta.occupancy
    cores, share = shares.cores, shares.bandwidth
    C, S = Arena(Constants), Arena(State)
    levels = _add_caches(C, S, gpu, shares, warm=warm, slc_warm=slc_warm, stores=stores, touched_b=touched_b)
    resident = held.warps_per_group if held.passes == 1 else held.warps_per_core  # resident at once
    groups = held.groups_per_core
    per_sub = -(-groups * resident // core.sub_cores)
    words = -(-2 * per_sub // 64)  # ranks close up when as many warps have ended as there is room for
    leaves = 1 << (per_sub - 1).bit_length()
    subs, slots = cores * core.sub_cores, cores * core.sub_cores * per_sub
    n_blocks = len(lowered.blocks) // OpBlock.words
    sites = [_site(s, k, gpu, levels, share, held.idling) for s, k in zip(meta.sites, site_kind, strict=True)]
    ops = _aimed(lowered.ops, sites)
    for name, rows in (("ops", ops), ("sources", lowered.sources), ("blocks", lowered.blocks), ("sites", sites)):
        C.table(name, np.array(rows, np.int64).reshape(-1))
    C.set(
        cores=cores, sub_cores=core.sub_cores, own_units=own_units(gpu),
        per_sub=per_sub, group_slots=groups, warps_per_group=held.warps_per_group,
        resident_warps=resident, slots=lowered.slots, n_lines=len(lowered.lines),
        dependency=_DEPENDENCIES[family_of(gpu).dependency],
        policy=list(SCHEDULERS).index(core.scheduler), greedy=int(SCHEDULERS[core.scheduler].greedy),
        group_ticks=_ticks(gpu.dispatch.group_cycles), warp_ticks=_ticks(gpu.dispatch.warp_cycles * held.idling),
        turnaround_ticks=_ticks(turnaround_cycles(gpu, again=True)),
        device_ticks=_ticks(gpu.dispatch.device_group_cycles / share), barrier_ticks=_ticks(core.ops.barrier.latency_cycles),
        icache_b=core.icache_b, fetch_ticks=_ticks(gpu.l2.latency_cycles),
        n_blocks=n_blocks, mask_words=words, leaves=leaves, log_groups=LOG_GROUPS, max_slices=MAX_SLICES,
        atomic_slots=ATOMIC_SLOTS,
        atomic_rate_ticks=max(1, _ticks(1 / (gpu.atomics.global_per_cycle * share))),
        atomic_shift=max(0, atomic_unit_b(gpu).bit_length() - 3), local_atomic_ticks=_ticks(gpu.atomics.local_cycles),
        window_ticks=window_ticks,
    )  # fmt: skip
    S.table("owners", subs * 64 * words, -1)
    S.table("nexts", subs, at.INFINITE)
    S.table("tournaments", subs * 2 * leaves, at.INFINITE << at.PLACE_BITS)
    sizes = {
        "warps": slots, "aims": subs * leaves, "ranks": subs * leaves, "masks": subs * at.N_MASKS * words, "ready": words,
        "slots": slots * lowered.slots,
        "subs": subs, "units": subs * at.N_UNITS, "dispatch_ports": cores, "groups": cores * groups,
        "lines": len(lowered.lines), "histograms": at.N_HIST * at.BUCKETS, "site_stats": max(1, len(sites)), "icaches": cores,
        "block_used": cores * n_blocks, "block_there": cores * n_blocks, "atomic_chains": ATOMIC_SLOTS,
        "pending": cores * groups,
    }  # fmt: skip
    for name, size in sizes.items():
        S.table(name, size)
    S.set(seed=1, hist_shift=14)
    machine = Machine(C.array(), S.array(), levels, C.rows | S.rows)
    machine.table("subs")["current"] = -1
    return machine


def _add_caches(
    C: Arena, S: Arena, gpu: GpuSpec, shares: Shares, *, warm: bool, slc_warm: bool, stores: tuple[float, float], touched_b: float
) -> dict[str, int]:  # fmt: skip
    """Add the caches and DRAM; return the numbers of the levels by name. Parameters are those of `build`.

    `touched_b` are the bytes that the launch touches.
    """
    cores, share = shares.cores, shares.bandwidth
    texture = gpu.texture_l1 or gpu.l1
    buffers = gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else None
    builder = _Levels(S, gpu, touched_b)
    levels = {
        # also where it serves buffers: unified caches (NVIDIA's since Maxwell) are texture caches that buffers go through
        "texture": builder.add(texture, cores, 0.0, 1.0, 1, reserves=False),
        "l2": builder.add(gpu.l2, 1, gpu.l2.latency_cycles, share, banks_of(gpu.l2, share)),
        "slc": builder.add(gpu.slc, 1, gpu.slc.latency_cycles if gpu.slc else 0.0, share, 1),
        "bypass": builder.add(None, 1, 0.0, 1.0, 1),
    }
    shared_l1 = gpu.texture_l1 is None and gpu.l1 is not None
    levels["buffer"] = levels["texture"] if shared_l1 else builder.add(buffers, cores, 0.0, 1.0, 1)
    C.set(l2=levels["l2"], slc=levels["slc"], tlb=-1)
    if gpu.tlb is not None:
        C.set(
            tlb=builder.add_tlb(gpu.tlb, translation_cycles(gpu)[1], cores), page_shift=gpu.tlb.page_b.bit_length() - 1,
            tlb_miss=_ticks(translation_cycles(gpu)[0]),
        )  # fmt: skip
    C.table("levels", np.concatenate(builder.rows))
    S.table("level_stats", len(builder.rows))
    b_per_cycle = gpu.dram_b_per_cycle * share
    banks = max(1, round((gpu.dram.bank_s or 0.0) * gpu.clock.gpu_hz * b_per_cycle / timed.ROW_B))
    S.table("dram_free", banks)
    ticks = timed.SHARE * timed.TICKS * banks / b_per_cycle * shares.turning
    # the latency was measured on an idle DRAM, whose bank had to deliver the sector too
    at_bank = gpu.l2.sector_b * (banks - 1) / b_per_cycle
    C.set(
        dram_banks=banks, dram_ticks=round(ticks * shares.dram), dram_write_ticks=round(ticks * shares.written),
        dram_latency=_ticks(max(0.0, gpu.dram_latency_cycles - at_bank)), warm=int(warm), slc_warm=int(slc_warm),
        write_ticks=round(timed.SHARE * stores[0]), write_request_b=round(stores[1]),
    )  # fmt: skip
    return levels
