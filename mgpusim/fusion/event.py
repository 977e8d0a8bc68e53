"""The event engine on a fused launch, whose cores and waves hold different kernels.

Of a launch of one kernel that engine samples freely: any core and any wave stands for the others. Here waves and cores are
sampled such that every part is among them. How far a loop is unrolled is asked of the groups that run it, not of the mean of all.
What the parts read from DRAM once for all cores is added up from them.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.traffic import fetched_once_b
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.prediction import Prediction
from mgpusim.fusion.source.fuse import Fused
from mgpusim.memory import timed_fields as timed
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import SITE_FIELDS, Trace
from mgpusim.trace.plan import LANE_EVENTS, MAX_CORES, Plan, Wave
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.trace import trace_launch

F = {name: i for i, name in enumerate(SITE_FIELDS)}
LONG = 6
"""Waves simulated of a part that has more."""
EFFORT = 3_000_000.0
"""Warp instructions simulated of a fused launch, about: a few seconds."""
WAVE_LANES = 48_000_000.0
"""Lane accesses of a wave that are held at once."""
CORES = 16
"""Cores simulated of a large GPU, `TRACED` of them traced."""
TRACED = 8


def simulate_fused(fused: Fused, parts: Sequence[Trace], gpu: GpuSpec, session: Session = USUAL) -> Prediction:
    """Return the event engine's prediction of a fused launch."""
    from mgpusim.engine.analytic.prediction import predict_analytic
    from mgpusim.engine.event.result import prediction_of
    from mgpusim.engine.event.simulation import simulate_launch

    members = _members(fused)
    trace = _traced(fused, members, parts, gpu, session)
    # whether a launch finds its data in L2 is decided of the fused launch as of its parts
    footprint_b = math.fsum(part.meta.footprint_b for part in parts)
    trace = Trace(msgspec.structs.replace(trace.meta, footprint_b=footprint_b), trace.waves)
    features = features_of(trace)
    alone = [features_of(part) for part in parts]
    groups = [len(m) for m in members]
    issued = [n * _mean(f, f.ops.sum(axis=(1, 2))) for n, f in zip(groups, alone, strict=True)]
    lanes = math.fsum(n * _lanes(f) for n, f in zip(groups, alone, strict=True)) / sum(groups)
    active = min(features.n_cores, features.n_groups)
    per_core = -(-features.n_groups // active)
    kept = [min(1.0, LONG * active * features.resident / n) for n in groups]
    effort = math.fsum(i * k for i, k in zip(issued, kept, strict=True)) / active  # of a core
    most = min(active, CORES)
    affordable = min(EFFORT / max(1.0, effort), WAVE_LANES / max(1.0, lanes * min(features.resident, per_core)))
    cores = _cores(members, features.n_cores, active, int(max(min(most, len(members) + 1), min(most, affordable))))
    picked, skipped = _sampled(members, cores, features.n_cores, features.resident, fused.order)
    source = _PickedSource(fused, gpu, trace, len(cores), picked, session)
    run = simulate_launch(source, trace, _as_parts(features, alone, trace), gpu, len(cores), exact=True)
    owner = np.zeros(features.n_groups, np.int64)
    if fused.order == "concatenated":
        for part, mine in enumerate(members):
            owner[mine] = part
    else:  # parts in turns go on together
        skipped = [sum(skipped)]
    cycles = _with_skipped(run.cycles, run.log[:, :2] / timed.TICKS, owner[run.groups], skipped)
    return prediction_of(msgspec.structs.replace(run, cycles=cycles), trace, gpu, predict_analytic(trace, gpu))


def _with_skipped(cycles: float, spans: Array, owner: Array, skipped: Sequence[int]) -> float:
    """Return the cycles of the launch with the groups left out, which start as fast after one another as others of their part.

    They delay what comes after them, and not what runs beside them.

    >>> spans = np.array([[0, 100.0], [0, 1.0], [1, 2], [2, 3], [3, 4]])
    >>> owner = np.array([0, 1, 1, 1, 1])
    >>> _with_skipped(100.0, spans, owner, [0, 50]), _with_skipped(100.0, spans, owner, [0, 200])
    (100.0, 204.0)
    """
    longest, delay = cycles, 0.0
    for part, count in enumerate(skipped):
        starts = np.sort(spans[owner == part, 0])
        first = len(starts) // 4  # the first ones all start at once
        if count and len(starts) - 1 > first:
            delay += count * float(starts[-1] - starts[first]) / (len(starts) - 1 - first)
        if len(starts):
            longest = max(longest, float(spans[owner == part, 1].max()) + delay)
    return longest


def _members(fused: Fused) -> list[Array]:
    """Return the groups of each part, ascending."""
    owners = np.array([fused.owner(g)[0] for g in range(fused.layout.n_groups)])
    return [np.flatnonzero(owners == part) for part in range(len(fused.parts))]


def _mean(features: Features, values: Array) -> float:
    return float(features.groups @ values / features.n_groups)


def _lanes(features: Features) -> float:
    return _mean(features, features.sites[:, :, F["lanes"]].sum(axis=1))


def _cores(members: Sequence[Array], n_cores: int, active: int, count: int) -> Array:
    """Return `count` cores spread over the GPU, among which every part has groups (group g runs on core g mod n_cores)."""
    chosen = list(dict.fromkeys((np.arange(count) * active // count).tolist()))
    homes = [set((m % n_cores).tolist()) for m in members]
    for home in homes:
        if home & set(chosen):
            continue
        spare = [c for c in chosen if all(c not in h or len(h & set(chosen)) > 1 for h in homes)]
        if spare:
            chosen.remove(spare[len(spare) // 2])
        chosen.append(sorted(home)[len(home) // 2])
    return np.array(sorted(chosen), np.int64)


def _sampled(members: Sequence[Array], cores: Array, n_cores: int, resident: int, order: str) -> tuple[Array, list[int]]:
    """Return the groups that the simulated cores run, in order of dispatch, and how many of each part are left out of them.

    Where all start at once a core's are those that are handed to it, one core after the other. Else a group goes where a place
    is free: of each part its share, of long parts the first waves and the last. Parts that take turns are thinned out alike.
    """
    total = sum(map(len, members))
    if total <= n_cores * resident:
        every = np.arange(total, dtype=np.int64)
        return every[np.isin(every % n_cores, cores)], [0] * len(members)
    most = LONG * len(cores) * resident
    shares = [max(1, round(len(mine) * len(cores) / n_cores)) for mine in members]
    thin = min(1.0, 2 * most / sum(shares)) if order != "concatenated" else 1.0
    chosen, skipped = [], []
    for mine, share in zip(members, shares, strict=True):
        count = max(1, round(share * thin))
        spread = mine[(np.arange(count) * len(mine) / count).astype(np.int64)]  # from the first on: the last ones may be padding
        if order == "concatenated" and count > most:
            spread = np.concatenate([spread[: most // 2], spread[count - (most - most // 2) :]])
        chosen.append(spread)
        skipped.append(share - len(spread))
    return np.sort(np.concatenate(chosen)).astype(np.int64), skipped


class _PickedSource(StreamSource):
    """The stream of groups that are named, instead of those of evenly spread cores."""

    def __init__(self, fused: Fused, gpu: GpuSpec, trace: Trace, cores: int, groups: Array, session: Session) -> None:
        super().__init__(fused.launch, gpu, trace, session=session, cores=cores)
        self._picked = groups
        self.n_groups = len(groups)
        self.n_chunks = -(-self.n_groups // (cores * self.resident))

    def _ids(self, number: Array) -> Array:
        return np.asarray(self._picked[number])

    def _key(self, what: str) -> str:
        return super()._key(f"{what} of {hashlib.sha256(self._picked.tobytes()).hexdigest()}")


def _traced(fused: Fused, members: Sequence[Array], parts: Sequence[Trace], gpu: GpuSpec, session: Session) -> Trace:
    """Return the trace of the fused launch in which every part is sampled."""
    usual = trace_launch(fused.launch, gpu, session=session)
    meta = usual.meta
    if meta.complete:
        return usual
    n_cores, resident = meta.n_cores, meta.resident
    per_wave = n_cores * resident
    waves = sorted({0, meta.n_waves - 1, *(int(m[len(m) // 2]) // per_wave for m in members)})
    cores = np.arange(n_cores)
    if n_cores > MAX_CORES:
        cores = _cores(members, n_cores, min(n_cores, meta.ndrange.n_groups), min(TRACED, meta.ndrange.n_groups))
    each = max(_lanes(features_of(t)) for t in parts)
    held = int(max(1, min(resident, LANE_EVENTS / max(1.0, each * len(cores) * len(waves)))))
    groups: list[int] = []
    sampled = []
    for w in waves:
        places = []
        for core in cores.tolist():
            ids = [g for r in range(held) if (g := w * per_wave + r * n_cores + core) < meta.ndrange.n_groups]
            places.append(tuple(range(len(groups), len(groups) + len(ids))))
            groups += ids
        sampled.append(Wave(w, tuple(places)))
    plan = Plan(tuple(groups), tuple(sampled), meta.ndrange.n_groups, n_cores, resident, meta.n_waves, False)
    return trace_launch(fused.launch, gpu, session=session, plan=plan)


def _as_parts(features: Features, alone: Sequence[Features], trace: Trace) -> Features:
    """Return the features with loops as those groups see them that run them most, and with the parts' traffic."""
    meta = trace.meta
    visits, ops = np.zeros_like(features.visits), np.zeros_like(features.ops)
    regions = np.array([b.region for b in meta.blocks])
    table = np.zeros((len(meta.blocks), features.ops.shape[2]))
    index = {(c.cls, c.bits, c.ncomp, c.role): i for i, c in enumerate(features.columns)}
    for p, block in enumerate(meta.blocks):
        for cls, bits, ncomp, role, count in block.ops:
            width = next((w for w in (8, 16, 32, 64) if bits <= w), 64)
            table[p, index[cls, width, ncomp, role]] += count
    for region in range(len(meta.regions)):
        here = regions == region
        for wave in trace.waves:
            for core in np.flatnonzero(wave.groups):
                visited = float(wave.region_visits[core, region])
                if visited > visits[0, region]:
                    visits[0, region] = visited
                    ops[0, region] = wave.visits[core][here] @ table[here] / wave.groups[core]
    sites = features.sites.copy()
    moved = [F["dram_read_b"], F["dram_write_b"]]
    sites[:, :, moved] = 0.0
    read, once, written = (math.fsum(values) for values in zip(*map(_dram, alone), strict=True))
    sites[0, 0, moved] = np.array([read, written]) / features.groups[0]
    return msgspec.structs.replace(features, visits=visits, ops=ops, sites=sites, fresh_b=once, footprint_b=math.inf)


def _dram(features: Features) -> tuple[float, float, float]:
    """Return bytes that the cores of a launch read each for itself, those read once for all, and those written."""
    table = features.sites[:, :, [F["dram_read_b"], F["dram_write_b"]]].sum(axis=1)
    read, written = (float(features.groups @ table[:, i]) for i in range(2))
    once = read
    if features.simulated_cores < features.n_cores:
        once = fetched_once_b(read, features.footprint_b, features.n_waves, features.fresh_b)
    return read, once, written
