"""Features: a trace as the few arrays that the analytic equations read. Nothing of a GPU's rates is in them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np

from mgpusim.arch.families import FINER_CLASSES
from mgpusim.arrays import Array
from mgpusim.engine.imbalance import Imbalance, sample_ratios
from mgpusim.opencl.analysis.facts import PathCounts
from mgpusim.trace.data import SITE_FIELDS, RegionInfo, SiteInfo, Trace, wave_work
from mgpusim.trace.group_work import GroupSpread, chain_weights

MOST_WAVES = 1 << 18
"""Waves that are looked at one by one; of more, so many spread over the launch stand for all."""
T = TypeVar("T")
F = {name: i for i, name in enumerate(SITE_FIELDS)}
_WIDTHS = (8, 16, 32, 64)


class OpColumn(msgspec.Struct, frozen=True):
    """A kind of operation: class, element bits, vector components, role (value, address, loop)."""

    cls: str
    bits: int
    ncomp: int
    role: str


class Misses(NamedTuple):
    """What the reads of one kind of memory in a region miss, in one visit.

    Attributes
    ----------
    any : the chance that any of them misses the first level.
    most : how many of them do.
    mean : their mean miss rate.
    to_dram : of the bytes asked of L2, the share that goes on to DRAM; `to_slc` that which goes beyond L2, to DRAM or not.
    spread : wavefronts of a request.
    any_beyond : the chance that any of them goes on to DRAM; `any_slc` that any goes beyond L2.
    """

    any: float
    most: float
    mean: float
    to_dram: float
    spread: float
    any_beyond: float
    to_slc: float
    any_slc: float


class Features(msgspec.Struct, dict=True):
    """Per sampled wave w, mean per work group.

    Attributes
    ----------
    wave : which wave of the launch each row is, int (waves,).
    held : groups on the busiest core of that wave in the whole launch, (waves,).
    stands_for : waves of the launch that the sampled one stands for, (waves,); `groups` the groups of the launch. Groups that do
        less than those sampled count for as much less.
    ops : warp operations, (waves, regions, columns).
    visits : visits of each region by a group's busiest warp, (waves, regions).
    sites : float (waves, sites, SITE_FIELDS).
    site_region : region of each site, int (sites,).
    imbalance : where groups differ in their work: what their schedule makes of the waves' time. Counts are those of all groups.
    spread : how far they differ then.
    filled : work items of a group over the lanes of its warps.
    """

    columns: tuple[OpColumn, ...]
    regions: tuple[RegionInfo, ...]
    site_info: tuple[SiteInfo, ...]
    wave: Array
    held: Array
    stands_for: Array
    groups: Array
    ops: Array
    visits: Array
    sites: Array
    site_region: Array
    warps_per_group: int
    n_waves: int
    n_groups: int
    n_cores: int
    simulated_cores: int
    resident: int
    lane_share: float
    footprint_b: float
    fresh_b: float
    burst_ratio: float
    write_ratio: float
    image_args: int
    scratch_words: int = 0
    imbalance: Imbalance | None = None
    spread: GroupSpread | None = None
    idling: float = 1.0
    filled: float = 1.0

    def of_mean_wave(self, **changes: Any) -> Features:
        """Return the features with one wave, the mean of those sampled, that stands for all of the launch, and `changes`."""
        weight = self.groups / self.n_groups
        mean = {name: np.tensordot(weight, getattr(self, name), 1)[None] for name in ("ops", "visits", "sites")}
        whole = {"wave": np.array([0]), "groups": np.array([self.n_groups]), "imbalance": None}
        return msgspec.structs.replace(self, **{**whole, **mean, **changes})

    def of_sites(self, name: str) -> float:
        """Return what a work group's access sites add up to, one of `SITE_FIELDS`: the mean over the launch's groups."""
        return float((self.groups / self.n_groups) @ self.sites[:, :, F[name]].sum(axis=1))

    @cached_property
    def warp_operations(self) -> float:
        """Warp operations of a work group, the mean over the launch's groups."""
        return float((self.groups / self.n_groups) @ self.ops.sum(axis=(1, 2)))

    @cached_property
    def site_rows(self) -> list[list[list[float]]]:
        """`sites` as plain lists: the equations read single numbers, which numpy hands out slowly."""
        rows: list[list[list[float]]] = self.sites.tolist()
        return rows

    def derived(self, make: Callable[[Features], T]) -> T:
        """Return `make(self)`, made once: what an engine works out of the features is kept with them."""
        if make not in self._derived:
            self._derived[make] = make(self)
        value: T = self._derived[make]
        return value

    @cached_property
    def _derived(self) -> dict[Callable[[Features], Any], Any]:
        return {}

    @cached_property
    def in_phases(self) -> bool:
        """Whether the busiest region has barriers, so that groups go through it in phases."""
        visits = self.visits.sum(axis=0)
        return bool(len(visits)) and self.regions[int(np.argmax(visits))].has_barrier

    @cached_property
    def phased(self) -> bool:
        """Whether groups go through the kernel in phases: with barriers in its busiest region, or without any loop."""
        return self.in_phases or not bool((self.visits > 1.0).any())

    def uses(self, path: str) -> bool:
        """Whether the GPU field `path` can matter to this launch: its operation class or its pipe occurs."""
        table, _, rest = path.partition(".")
        if path.startswith("core.ops."):
            return rest.split(".")[1] in self.classes
        return table not in ("texture", "texture_l1", "local", "constant", "atomics") or table.removesuffix("_l1") in self.pipes

    def misses(self, wave: int, region: int, kind: str) -> Misses:
        """Return what the reads of one kind in a region miss."""
        key = (wave, region, kind)
        if key not in self._misses:
            self._misses[key] = self._find_misses(*key)
        return self._misses[key]

    @cached_property
    def _misses(self) -> dict[tuple[int, int, str], Misses]:
        return {}

    def unknown_pages(self, wave: int, region: int, kind: str) -> float:
        """Return the share of the reads of one kind in a region whose page the core's translations do not hold."""
        if not self.sites[wave, :, F["tlb_misses"]].any():
            return 0.0
        rows = self._reads(wave, region, kind)
        return float(rows[:, F["tlb_misses"]].sum() / max(1e-12, rows[:, F["requests"]].sum()))

    def _find_misses(self, wave: int, region: int, kind: str) -> Misses:
        rows = self._reads(wave, region, kind)
        if not len(rows):
            return Misses(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        asked = np.maximum(rows[:, F["transactions"]], 1e-12)
        miss = np.clip(1.0 - rows[:, F["l1_hits"]] / asked, 0.0, 1.0) * (rows[:, F["transactions"]] > 0)
        from_dram = np.maximum(rows[:, F["dram_read_b"]], rows[:, F["dram_wait_b"]])
        beyond_l2 = from_dram + rows[:, F["slc_hit_b"]]
        to_dram, to_slc = (float(b.sum() / max(1.0, rows[:, F["l2_b"]].sum())) for b in (from_dram, beyond_l2))
        spread = float(np.mean(rows[:, F["wavefronts"]] / rows[:, F["requests"]]))
        chances = [miss, *(miss * np.clip(b / np.maximum(1.0, rows[:, F["l2_b"]]), 0.0, 1.0) for b in (from_dram, beyond_l2))]
        any_, any_beyond, any_slc = (1.0 - float(np.prod(1.0 - p)) for p in chances)
        return Misses(any_, float(miss.sum()), float(miss.mean()), to_dram, spread, any_beyond, to_slc, any_slc)

    def met(self, wave: int, region: int, path: PathCounts, kind: str) -> tuple[float, float]:
        """Return how many reads of one kind a warp makes on a path in one visit of its region, and how many of them miss the
        first level: less than the path has where some of them stand under branches that are not taken."""
        visits = float(self.visits[wave, region]) * self.warps_per_group
        reads = misses = 0.0
        for where in path.sites:
            for i in self._sites_at.get(where[1:], ()) if where[0] == kind else ():
                row = self.site_rows[wave][i]
                share = min(1.0, row[F["requests"]] / visits) if visits > 0 else 0.0
                asked = row[F["transactions"]]
                reads += share
                misses += share * min(1.0, max(0.0, 1.0 - row[F["l1_hits"]] / asked)) if asked > 0 else 0.0
        return reads, misses

    def kinds_read(self, region: int) -> tuple[str, ...]:
        """Return the kinds of memory that the sites of a region read."""
        return tuple(dict.fromkeys(_kind_of(s) for s in self.site_info if s.region == region and s.kind in ("load", "texture")))

    def read_in(self, wave: int, region: int, kind: str) -> tuple[float, float]:
        """Return how many reads of one kind a warp makes in one visit of a region, and how many of them miss the first level."""
        visits = float(self.visits[wave, region]) * self.warps_per_group
        rows = self._reads(wave, region, kind)
        if visits <= 0 or not len(rows):
            return 0.0, 0.0
        share = np.minimum(1.0, rows[:, F["requests"]] / visits)
        asked = rows[:, F["transactions"]]
        miss = np.clip(1.0 - rows[:, F["l1_hits"]] / np.maximum(asked, 1e-12), 0.0, 1.0) * (asked > 0)
        return float(share.sum()), float((share * miss).sum())

    def beside(self, wave: int, region: int, path: PathCounts) -> Misses | None:
        """Return what reads of another kind miss that are issued beside those of a path: a warp waits for these, too.

        The path was chosen where caches hold everything; of buffers and textures only one kind may be on it.
        """
        misses = [self.misses(wave, region, kind) for kind in ("global", "texture") if kind not in path.memory]
        return max((m for m in misses if m.any > 0), key=lambda m: m.any + m.any_beyond, default=None)

    @cached_property
    def _sites_at(self) -> dict[tuple[int, int], list[int]]:
        out: dict[tuple[int, int], list[int]] = {}
        for i, s in enumerate(self.site_info):
            out.setdefault((s.position, s.index), []).append(i)
        return out

    def _reads(self, wave: int, region: int, kind: str) -> Array:
        """Return the rows of the sites of one kind in a region that execute."""
        member = [
            i
            for i, s in enumerate(self.site_info)
            if s.region == region and s.kind in ("load", "texture") and _kind_of(s) == kind
        ]
        rows = self.sites[wave, member] if member else np.zeros((0, len(F)))
        return np.asarray(rows[rows[:, F["requests"]] > 0])

    @cached_property
    def classes(self) -> set[str]:
        """Operation classes that occur, with what GPUs may price them as; fma always, since other rates are relative to it."""
        paths = [p for r in self.regions for p in (r.critical, r.recurrence)]
        classes = {c.cls for c in self.columns} | {cls for p in paths for cls in p.ops}
        return {"fma"}.union(classes, *(FINER_CLASSES[cls] for cls in classes & FINER_CLASSES.keys()))

    @cached_property
    def pipes(self) -> set[str]:
        """Tables of the preset that the access sites load."""
        names = {"image_write": "texture", "atomic": "atomics"}
        kinds = {"atomics" for s in self.site_info if s.kind == "atomic"}
        return kinds | {names.get(s.pipe, s.pipe) for s in self.site_info}


def _kind_of(site: SiteInfo) -> str:
    """Return the kind of memory that a site reads: fetches apart; constants that exceed the constant file are read as buffers."""
    if site.kind == "texture":
        return "texture"
    return "global" if site.space == "constant" and site.pipe != "constant" else site.space


def _bits(bits: int) -> int:
    return next((w for w in _WIDTHS if bits <= w), 64)


def wave_weights(
    indices: Array,
    n_waves: int,
    n_groups: int,
    per_wave: int,
    work: tuple[Array, Array] | None = None,
    segments: tuple[int, ...] = (0,),
) -> tuple[Array, Array]:
    """Return how many waves, and how many groups, of the launch each sampled wave stands for.

    Waves that were not executed are shared among the sampled ones of their segment (all but the launch's first and last, where
    there are others), each for as much as its work is of theirs (`work`: waves and what a group of them does, see `wave_work`;
    without it all waves are alike).

    >>> wave_weights(np.array([0, 1, 9]), n_waves=10, n_groups=95, per_wave=10)[0].tolist()
    [1.0, 8.0, 1.0]
    >>> half_empty = np.array([0, 1, 4, 5, 9]), np.array([6.0, 6.0, 6.0, 0.0, 0.0])
    >>> wave_weights(np.array([0, 1, 9]), 10, 95, 10, half_empty)[0].tolist()
    [1.0, 4.0, 1.0]
    >>> wave_weights(np.array([0, 9]), 10, 95, 10)[0].tolist()
    [9.0, 1.0]
    >>> wave_weights(np.array([0, 1, 5, 9]), 10, 95, 10, segments=(0, 40))[0].tolist()
    [1.0, 3.0, 5.0, 1.0]
    """
    weights = np.ones(len(indices))
    in_wave = np.clip(n_groups - indices * per_wave, 1, per_wave)
    missing, each = not_executed(indices, n_waves)
    if len(missing):
        starts = np.array(sorted({group // per_wave for group in segments}))
        owner, home = (np.searchsorted(starts, waves, side="right") for waves in (missing, indices))
        last = int(indices[-1]) == n_waves - 1 and len(indices) > 1
        early = ~(last & (indices == n_waves - 1))
        inner = (indices > 0) & early
        in_all = float(in_wave.sum())
        for segment in np.unique(owner):
            absent = missing[owner == segment]
            own_waves = home == segment
            choices = (own_waves & inner, own_waves & early, own_waves, inner)
            among = next((m for m in choices if m.any()), indices == indices[0])
            middle = np.flatnonzero(among)
            share = np.ones(len(absent)) / len(middle)
            if work is not None and work[1].any():
                own = np.maximum(np.interp(indices[middle], *work), 1e-9 * work[1].max())
                share = np.interp(absent, *work) / own.mean() / len(middle)
            in_all += float(in_wave[middle].mean()) * len(absent) * each
            weights[middle] += share.sum() * each
        in_wave = in_wave * (n_groups / in_all)  # where the last wave, smaller than the others, is not among them
    return weights, in_wave * weights


def not_executed(indices: Array, n_waves: int) -> tuple[Array, float]:
    """Return waves that are not among those executed, and how many each stands for: of very many waves some stand for all.

    Parameters
    ----------
    indices : waves that were executed, int64, ascending.

    Returns
    -------
    tuple
        At most `MOST_WAVES` waves, int64, ascending, and the number of waves that each of them stands for.

    >>> found, each = not_executed(np.array([0, 1, 2**40 - 1]), 2**40)
    >>> len(found) < MOST_WAVES, round(each * len(found)) == 2**40 - 3
    (True, True)
    """
    waves = np.arange(n_waves) if n_waves <= MOST_WAVES else np.linspace(0, n_waves - 1, MOST_WAVES).astype(np.int64)
    missing = np.setdiff1d(waves, indices)
    return missing, (n_waves - len(indices)) / len(missing) if n_waves > MOST_WAVES else 1.0


def features_of(trace: Trace) -> Features:
    """Return the features of a trace."""
    meta = trace.meta
    index: dict[OpColumn, int] = {}
    for block in meta.blocks:
        for cls, bits, ncomp, role, _ in block.ops:
            index.setdefault(OpColumn(cls, _bits(bits), ncomp, role), len(index))
    n_waves, n_regions = len(trace.waves), len(meta.regions)
    table = np.zeros((len(meta.blocks), max(1, len(index))))
    for p, block in enumerate(meta.blocks):
        for cls, bits, ncomp, role, count in block.ops:
            table[p, index[OpColumn(cls, _bits(bits), ncomp, role)]] += count
    regions = np.array([b.region for b in meta.blocks])
    ops = np.zeros((n_waves, n_regions, table.shape[1]))
    visits = np.zeros((n_waves, n_regions))
    n_sites = max(1, len(meta.sites))
    sites = np.zeros((n_waves, n_sites, len(SITE_FIELDS)))
    held = np.zeros(n_waves)
    active, slots = 0.0, 0.0
    weight = table.sum(axis=1)
    full = meta.n_cores * meta.resident
    indices = np.array([w.index for w in trace.waves])
    known = wave_work(trace) if trace.group_work is None else None
    stands_for, represented = wave_weights(indices, meta.n_waves, meta.ndrange.n_groups, full, known, meta.segments)
    ratios = sample_ratios(trace, represented)
    for w, wave in enumerate(trace.waves):
        groups = max(1, int(wave.groups.sum()))
        block_visits = wave.visits.sum(axis=0) / groups
        for r in range(n_regions):
            here = regions == r
            ops[w, r] = block_visits[here] @ table[here]
        visits[w] = (wave.region_visits * wave.groups[:, None]).sum(axis=0) / groups
        sites[w] = wave.sites.sum(axis=0)[:n_sites] / groups
        left = meta.ndrange.n_groups - wave.index * full
        held[w] = meta.resident if left >= full else -(-left // meta.n_cores)
        active += float(wave.lanes.sum(axis=0) @ weight) * represented[w] / groups
        slots += float(wave.visits.sum(axis=0) @ weight) * meta.occupancy.warp_size * represented[w] / groups
    site_region = np.array([s.region for s in meta.sites] or [0])
    imbalance = None
    if ratios is not None and trace.group_work is not None:
        of_work, of_visits, group_work, group_visits = ratios
        ops *= of_work[None, :, None]
        visits *= of_visits
        sites *= of_work[site_region][None, :, None]
        imbalance = Imbalance(trace.group_work, meta.n_cores, meta.resident, stands_for, held * group_work, group_visits)
    return Features(
        columns=tuple(index),
        regions=meta.regions,
        site_info=meta.sites,
        wave=indices,
        held=held,
        stands_for=stands_for,
        groups=represented,
        ops=ops[:, :, : len(index)],
        visits=visits,
        sites=sites,
        site_region=site_region,
        warps_per_group=meta.occupancy.warps_per_group,
        n_waves=meta.n_waves,
        n_groups=meta.ndrange.n_groups,
        n_cores=meta.n_cores,
        simulated_cores=len(trace.waves[0].groups),
        resident=meta.resident,
        lane_share=float(active / slots) if slots else 1.0,
        footprint_b=meta.footprint_b,
        fresh_b=math.inf if meta.fresh_b is None else meta.fresh_b,
        burst_ratio=meta.burst_ratio,
        write_ratio=meta.write_ratio,
        image_args=meta.image_args,
        scratch_words=meta.scratch_words,
        imbalance=imbalance,
        spread=None if trace.group_work is None else trace.group_work.spread(chain_weights([r.critical for r in meta.regions])),
        idling=meta.occupancy.idling,
        filled=meta.ndrange.items_per_group / (meta.occupancy.warps_per_group * meta.occupancy.warp_size),
    )
