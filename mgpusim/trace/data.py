"""A trace as data: what the engines read and the disk cache keeps. Importing it costs no executor and no compiler."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec
import numpy as np

from mgpusim.arch.occupancy import Occupancy
from mgpusim.arrays import Array
from mgpusim.opencl.analysis.facts import OpKey, PathCounts, TripCount
from mgpusim.trace.group_work import GroupWork
from mgpusim.trace.packing import pack_arrays, unpack_arrays
from mgpusim.workload.ndrange import NDRange

TEXTURE, BUFFER, BYPASS = 0, 1, 2
"""First levels an access may enter: the texture cache, that of buffers, none. Where all share one cache, that is TEXTURE."""

SITE_FIELDS = (
    "requests",  # warp instructions
    "lanes",  # active lanes of them
    "wavefronts",  # distinct lines per quad (texture) or per cycle's bytes (L1), conflict cycles (local), words (constant),
    # of atomics: of each sector the most lanes on one word
    "transactions",  # distinct lines
    "sector_b",  # bytes of the distinct sectors
    "partial_b",  # of stores: bytes of sectors not wholly written
    "partial_requests",  # of stores: transactions with such sectors
    "l1_hit_b",
    "l1_hits",  # transactions wholly served by the first level
    "l2_b",  # bytes asked of L2
    "l2_turn_b",  # of loads: bytes that its banks read (`l2.turn_b`); of others as l2_b
    "l2_hit_b",
    "slc_hit_b",
    "dram_read_b",
    "dram_write_b",
    "dram_wait_b",  # bytes asked of L2 that wait for DRAM, those another core or warp has just asked for too; of cold arguments
    "conflicts",  # atomics: lanes that meet another lane of their warp on the same address
    "tlb_misses",  # transactions whose page the core's translations did not hold
)


_MOST_GROUPS = 1 << 22
"""Groups of a padded launch up to which each is looked at."""


class WaveSample(msgspec.Struct):
    """One executed wave, per simulated core.

    Attributes
    ----------
    index : which wave of the launch.
    groups, warps : per core, int64 (cores,).
    visits : warp visits of each block, int64 (cores, positions); `lanes` the active lanes of them.
    region_visits : visits of each region by the busiest warp of a group, mean over the core's groups, (cores, regions).
    sites : float64 (cores, sites, len(SITE_FIELDS)).
    """

    index: int
    groups: Array
    warps: Array
    visits: Array
    lanes: Array
    region_visits: Array
    sites: Array


class SiteInfo(msgspec.Struct, frozen=True):
    """An access site of the trace: where in the source, what it does, which pipe and argument it uses.

    `pipe` is l1, texture, constant, local, image_write or atomic; `arg` the parameter's name, "" for none or several;
    `first_level` the cache its transactions enter: TEXTURE, BUFFER or BYPASS. `atomic_units`, of atomics: how many units of L2
    (`cost.access.atomic_unit_b`) the sample touched, where it came back to them; 0 where each transaction met one of its own.
    `index` is its instruction's place in the block at `position`; `result_b` are the bytes that a texture read writes to the
    registers of a lane.
    """

    kind: str
    space: str
    width_b: int
    line: int
    position: int
    region: int
    pipe: str
    arg: str
    taps: int = 1
    first_level: int = BYPASS
    atomic_units: int = 0
    index: int = -1
    result_b: int = 0


class BlockInfo(msgspec.Struct, frozen=True):
    """Operations of one block per lane, as (class, bits, components, role, count)."""

    ops: tuple[tuple[str, int, int, str, float], ...]
    region: int


class RegionInfo(msgspec.Struct, frozen=True):
    """Code visited together; see `mgpusim.opencl.analysis.facts.Region`. `parent` is the enclosing region's index or -1, `guards`
    the branches that a warp waits for in a visit (`mgpusim.cost.operations.branching`)."""

    loop: int
    parent: int
    load_words: float
    held_words: float
    has_barrier: bool
    innermost: bool
    trip_count: TripCount
    critical: PathCounts
    recurrence: PathCounts
    guards: float = 0.0
    copies: bool = False
    work: PathCounts = PathCounts({}, {})


class TraceMeta(msgspec.Struct, frozen=True):
    """Everything of a trace that is not an array."""

    kernel: str
    ndrange: NDRange
    occupancy: Occupancy
    registers: tuple[int, int, int]
    local_b: int
    private_b: int
    sites: tuple[SiteInfo, ...]
    blocks: tuple[BlockInfo, ...]
    regions: tuple[RegionInfo, ...]
    n_waves: int
    resident: int
    n_cores: int
    complete: bool
    sampled_groups: int
    footprint_b: float
    uses_local_ids: bool
    survey: tuple[tuple[int, float], ...] = ()
    """(group, its work) of groups spread over the launch; empty where all were executed."""
    image_args: int = 0
    segments: tuple[int, ...] = (0,)
    """First group of each range of groups that does a job of its own (see `mgpusim.trace.survey.segments`)."""
    fresh_b: float | None = None
    """Bytes that the launch reads from DRAM at most, all cores together: what one of them fetched, others find in L2. None where
    all cores are simulated."""
    burst_ratio: float = 1.0
    """Bytes that DRAM delivers over those read, as it delivers whole bursts (`dram.burst_b`)."""
    scratch_words: int = 0
    """Words per item that each iteration of the busiest loop loads from scratch memory and stores there."""
    skipped_iterations: int = 0
    """Iterations of loops that count which were not executed: the counts of their loops are scaled up for them."""
    run_share: tuple[float, ...] = ()
    """By region, what was executed over the counts as they are scaled up; empty where all iterations were."""
    restored_b: int = 0
    """Bytes copied back before the launch, from as many bytes elsewhere that passed through the shared caches, too."""
    write_ratio: float = 1.0
    """Bytes that DRAM moves over those of the sectors stored to: it takes them `dram.write_b` at once, and L2 fetches what stores
    left of them."""
    compulsory_b: float = 0.0
    """Bytes that DRAM moves at least where L2 holds none before: what is read once, and what is written once."""


class Trace(msgspec.Struct):
    """A launch shaped for one GPU: facts in `meta`, per sampled wave the arrays of `WaveSample`.

    `group_work` is what all groups do; None where they are alike.
    """

    meta: TraceMeta
    waves: list[WaveSample]
    group_work: GroupWork | None = None

    def to_bytes(self) -> bytes:
        """Return the trace as bytes."""
        arrays = {f"{i}_{f}": getattr(w, f) for i, w in enumerate(self.waves) for f in _WAVE_ARRAYS}
        arrays["index"] = np.array([w.index for w in self.waves])
        if self.group_work is not None:
            arrays |= {f"group_{f}": np.asarray(getattr(self.group_work, f)) for f in _GROUP_ARRAYS}
        return pack_arrays(arrays, msgspec.json.encode(self.meta))

    @classmethod
    def from_bytes(cls, data: bytes) -> Trace:
        """Read what `to_bytes` wrote."""
        arrays, packed = unpack_arrays(data)
        meta = msgspec.json.decode(packed, type=TraceMeta)
        waves = [WaveSample(index=int(n), **{f: arrays[f"{i}_{f}"] for f in _WAVE_ARRAYS}) for i, n in enumerate(arrays["index"])]
        group_work = None
        if "group_like" in arrays:
            like, work, visits, cut, by_data = (arrays[f"group_{f}"] for f in _GROUP_ARRAYS)
            group_work = GroupWork(like, work, visits, int(cut), bool(by_data))
        return cls(meta, waves, group_work)


_GROUP_ARRAYS = ("like", "work", "visits", "cut", "by_data")
_WAVE_ARRAYS = ("groups", "warps", "visits", "lanes", "region_visits", "sites")


def ops_total(trace: Trace) -> dict[OpKey, float]:
    """Return warp-level operations of the sampled waves by key: what the warps executed."""
    total: dict[OpKey, float] = {}
    visits = sum(w.visits.sum(axis=0) for w in trace.waves)
    for block, count in zip(trace.meta.blocks, np.asarray(visits).tolist(), strict=True):
        for cls, bits, ncomp, role, n in block.ops:
            key = OpKey(cls, bits, ncomp, role)
            total[key] = total.get(key, 0.0) + n * count
    return total


def scaled_regions(trace: Trace, scale: Array) -> Trace:
    """Return a trace with the counts of each region multiplied; what is read from DRAM at most grows as what is asked of L2.

    Parameters
    ----------
    scale : float64 (regions,).
    """
    of_block = scale[[b.region for b in trace.meta.blocks]]
    of_site = scale[[s.region for s in trace.meta.sites] or [0]]
    waves = [
        msgspec.structs.replace(
            w,
            visits=np.rint(w.visits * of_block).astype(np.int64),
            lanes=np.rint(w.lanes * of_block).astype(np.int64),
            region_visits=w.region_visits * scale,
            sites=w.sites * of_site[:, None],
        )
        for w in trace.waves
    ]
    at = SITE_FIELDS.index("l2_b")
    before, after = (math.fsum(float(w.sites[:, :, at].sum()) for w in some) for some in (trace.waves, waves))
    fresh_b = trace.meta.fresh_b
    if fresh_b is not None and before:
        fresh_b *= after / before
    return Trace(msgspec.structs.replace(trace.meta, fresh_b=fresh_b), waves, trace.group_work)


def as_executed(trace: Trace) -> Trace:
    """Return a trace with the counts of the iterations alone that were executed (`TraceMeta.run_share`)."""
    return scaled_regions(trace, np.array(trace.meta.run_share)) if trace.meta.run_share else trace


def wave_work(trace: Trace) -> tuple[Array, Array]:
    """Return waves whose work is known, ascending, and the work of one of their groups (see `mgpusim.trace.survey`).

    Known from the traced waves and, between them, from the groups surveyed. Of a padded launch all waves are: how many items of
    each group lie inside the NDRange is no matter of sampling, and the few groups surveyed say how much the others do per such
    item. int64 (n,) and float64 (n,).
    """
    meta = trace.meta
    operations = np.array([math.fsum(count for *_, count in block.ops) for block in meta.blocks])
    per_wave = meta.n_cores * meta.resident
    inside = _inside(meta.ndrange, meta.occupancy.warp_size) if meta.ndrange.padded and meta.survey else None
    work: dict[int, list[float]] = {}
    for group, issued in meta.survey:
        work.setdefault(group // per_wave, []).append(issued if inside is None else issued / float(inside[group]))
    if inside is not None:
        known = sorted(work)
        each = np.interp(np.arange(meta.n_waves), known, [math.fsum(work[w]) / len(work[w]) for w in known])
        firsts = np.arange(0, meta.ndrange.n_groups, per_wave)
        sizes = np.diff(np.append(firsts, meta.ndrange.n_groups))
        means = np.add.reduceat(inside, firsts) / sizes * each[: len(firsts)]
        work = {w: [value] for w, value in enumerate(means.tolist())}
    for wave in trace.waves:
        shares = (wave.visits.sum(axis=0) + wave.lanes.sum(axis=0) / meta.occupancy.warp_size) / 2
        work[wave.index] = [float(shares @ operations) / max(1, int(wave.groups.sum()))]
    waves = sorted(work)
    return np.array(waves, np.int64), np.array([math.fsum(work[w]) / len(work[w]) for w in waves])


def _inside(nd: NDRange, warp_size: int) -> Array | None:
    """Return how much of each group lies inside the NDRange, the mean of its warps and of its items over those of a warp.

    float64 (groups,), None of very many. Items outside leave at once where a launch pads.
    """
    if nd.n_groups > _MOST_GROUPS:
        return None
    last = [n - (g - 1) * w for n, g, w in zip(nd.global_size, nd.groups, nd.local, strict=True)]
    table = np.empty((2, 2, 2))
    for ends in np.ndindex(2, 2, 2):  # is the group the last one along z, y, x?
        held = [last[2 - i] if end else nd.local[2 - i] for i, end in enumerate(ends)]
        lanes = np.zeros((nd.local[2], nd.local[1], nd.local[0]), bool)
        lanes[: held[0], : held[1], : held[2]] = True
        warps = np.add.reduceat(lanes.reshape(-1), np.arange(0, lanes.size, warp_size)) > 0
        table[ends] = (np.count_nonzero(warps) + lanes.sum() / warp_size) / 2
    x, y, z = (np.arange(g) == g - 1 for g in nd.groups)
    inside: Array = table[z[:, None, None].astype(int), y[None, :, None].astype(int), x[None, None, :].astype(int)]
    return inside.reshape(-1)


def site_table(trace: Trace) -> Array:
    """Return the site counters of all sampled waves and cores summed, float64 (sites, len(SITE_FIELDS))."""
    empty = np.zeros((max(1, len(trace.meta.sites)), len(SITE_FIELDS)))
    return np.asarray(sum((w.sites.sum(axis=0) for w in trace.waves), empty))


def within(address: Array, spans: Iterable[tuple[int, int]]) -> Array:
    """Return which addresses lie in any of some spans (first, end), bool of `address`'s shape.

    >>> within(np.array([1, 4, 9]), [(0, 2), (9, 10)]).tolist()
    [True, False, True]
    """
    inside = np.zeros(address.shape, bool)
    for first, end in spans:
        inside |= (address >= first) & (address < end)
    return inside
