"""Which kernels to fuse, from what each of them is alone: no fused kernel is built, compiled or simulated to decide.

Three things make a fused launch faster than its parts one after the other. They are launch overheads paid once, cores that the
parts alone leave unfilled, and units that one part leaves idle while it waits. One makes it slower: every group of the fused
kernel takes the registers and local memory of the most demanding part. So fewer are resident; that hides less latency,
though small caches may keep more. All of it follows from the parts' residency, bound, utilization and waves (see
`mgpusim.fusion.model`, which joins them in a millisecond).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import with_fields
from mgpusim.arch.occupancy import Occupancy, occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import launch_overhead_s, launch_s
from mgpusim.engine.estimate import analytic_estimate
from mgpusim.engine.features import Features, features_of
from mgpusim.errors import InputError
from mgpusim.fusion.core import PartLoad
from mgpusim.fusion.model import combine, part_load
from mgpusim.fusion.source.fuse import Fused, fuse_launches
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import Launch

MARGIN = 1.03
"""Ratio from which a fusion is said to pay: less is lost in what a prediction does not know."""


class FusionCandidate(msgspec.Struct, frozen=True):
    """What is known of a kernel that might be fused.

    Attributes
    ----------
    latency_us : alone, launch overhead included.
    waves : how often its groups fill the GPU; below 1 they do not.
    resident : share of a core's warp slots that its groups can take; `filled` that they do take, in mean.
    busiest : the unit in use for the largest share of the time, and that share.
    last_item : items in the order of dispatch up to the last one that is not a padding.
    """

    load: PartLoad
    kernel: str
    items: int
    registers: int
    local_b: int
    barriers: bool
    latency_us: float
    bound: str
    waves: float
    resident: float
    filled: float
    busiest: tuple[str, float]
    last_item: int
    launch: Launch
    trace: Trace
    loads: dict[tuple[int, int], PartLoad]

    def load_beside(self, residency: Occupancy, items: int, gpu: GpuSpec) -> PartLoad:
        """Return its load where a core holds no more of its groups than `residency` allows of `items` work items each."""
        known = (residency.groups_per_core * items // self.items, residency.warp_size)
        if known not in self.loads:
            trace = trace_at_residency(self.launch, self.trace, residency, items, gpu)
            self.loads[known] = self.load if trace is self.trace else part_load(trace, gpu)
        return self.loads[known]


class Judgement(msgspec.Struct, frozen=True):
    """What is expected of fusing some kernels: time apart over time fused, whether that pays, and what decides it."""

    ratio: float
    apart_us: float
    fused_us: float
    pays: bool
    reason: str

    @property
    def saved_us(self) -> float:
        """Time that fusing saves; negative where it loses."""
        return self.apart_us - self.fused_us


def facts_of(
    launch: Launch, gpu: GpuSpec, *, session: Session = USUAL, trace: Trace | None = None, features: Features | None = None
) -> FusionCandidate:
    """Return what is known of a kernel alone.

    Parameters
    ----------
    trace, features : of the launch on this GPU, where they are known.
    """
    trace = trace or trace_launch(launch, gpu, session=session)
    features = features or features_of(trace)
    estimate = analytic_estimate(trace, gpu, features)
    meta, own = trace.meta, trace.meta.occupancy
    load = part_load(trace, gpu, features)
    overhead_us = estimate.breakdown_us.get("launch", 0.0)
    cycles = max(1.0, (estimate.latency_us - overhead_us) * 1e-6 * gpu.clock.gpu_hz)
    each = features.n_groups / features.n_cores / cycles
    use = {name: value * each for name, value in (load.units | load.pipes).items() if name != "issue"}
    use["l2"] = load.l2_b * features.n_groups / gpu.l2.b_per_cycle / cycles
    use["dram"] = load.dram_b * features.n_groups / gpu.dram_b_per_cycle / cycles
    per_core = min(features.resident, features.n_groups / features.n_cores)
    busiest = max(sorted(use), key=lambda name: use[name])
    return FusionCandidate(
        load=load,
        kernel=meta.kernel,
        items=meta.ndrange.items_per_group,
        registers=meta.registers[1],
        local_b=meta.local_b,
        barriers=any(r.has_barrier for r in meta.regions),
        latency_us=estimate.latency_us,
        bound=estimate.bound,
        waves=features.n_groups / features.n_cores / features.resident,
        resident=own.fraction,
        filled=per_core * own.warps_per_group / gpu.core.max_warps,
        busiest=(busiest, min(1.0, use[busiest])),
        # of one dimension; of more some padding lies in every row
        last_item=meta.ndrange.global_size[0] if meta.ndrange.dim == 1 else meta.ndrange.n_groups * meta.ndrange.items_per_group,
        launch=launch,
        trace=trace,
        loads={},
    )


def trace_at_residency(
    launch: Launch, trace: Trace, residency: Occupancy, items: int, gpu: GpuSpec, session: Session = USUAL
) -> Trace:
    """Return the trace of a launch with no more groups on a core than in a fused one: what caches keep depends on it.

    On phones, whose caches are small, that is much of what fusion gains: with fewer groups at once they thrash less.

    Parameters
    ----------
    residency : residency of the fused kernel, in groups of `items` work items.
    """
    own = trace.meta.occupancy
    groups = max(1, residency.groups_per_core * items // trace.meta.ndrange.items_per_group)
    changed: dict[str, Any] = {}
    if groups < own.groups_per_core and trace.meta.ndrange.n_groups > groups * trace.meta.n_cores:
        changed["core.max_groups"] = groups
    if residency.warp_size != own.warp_size:
        changed["core.warp_sizes"] = [residency.warp_size]
    if not changed:
        return trace
    try:
        return trace_launch(launch, with_fields(gpu, changed), session=session)
    except InputError:  # not one group of it fits then
        return trace


def fused_occupancy(parts: Sequence[FusionCandidate], gpu: GpuSpec, items: int = 0) -> Occupancy:
    """Return the residency of a kernel that needs what the most demanding of the parts does.

    Parameters
    ----------
    items : work items of its groups; 0: those of the largest group of a part.
    """
    barriers = any(p.barriers for p in parts)
    return occupancy(
        gpu,
        items or max(p.items for p in parts),
        max(p.registers for p in parts),
        max(p.local_b for p in parts),
        barriers=barriers,
        spill=barriers or not family_of(gpu).runs_partly(gpu),
    )


def regrouped(
    part: FusionCandidate, items: int, gpu: GpuSpec, load: PartLoad | None = None, groups: int | None = None
) -> PartLoad:
    """Return the load of a part in groups of `items` work items, as the fused kernel has them.

    Parameters
    ----------
    load : in its own groups, where it is not what it is alone; `groups` : how many of the fused kernel's it has, if known.
    """
    load = load or part.load
    if items == part.items:
        return load
    # groups of padding alone are gone before they count
    needed = math.ceil(min(load.groups * part.items, part.last_item) / items)
    groups = min(groups, needed) if groups else needed
    factor = load.groups / groups
    group_cycles = gpu.dispatch.group_cycles
    return msgspec.structs.replace(
        load,
        groups=groups,
        pipes={name: value * factor for name, value in load.pipes.items()},
        units={name: value * factor for name, value in load.units.items()},
        l2_b=load.l2_b * factor,
        dram_b=load.dram_b * factor,
        atomics=load.atomics * factor,
        dispatch=group_cycles + (load.dispatch - group_cycles) * items / part.items,
    )


def judge(parts: Sequence[FusionCandidate], gpu: GpuSpec, order: str = "concatenated", items: int = 0) -> Judgement:
    """Return what fusing these kernels is expected to bring.

    Parameters
    ----------
    items : work items of a fused group; 0: those of a part's groups with which it is fastest, where parts may be regrouped.
    """
    sizes = [items] if items else sorted({p.items for p in parts}, reverse=True)
    if any(p.barriers or p.local_b for p in parts):  # groups of such a part stay whole
        sizes = sizes[:1]
    apart = math.fsum(p.latency_us for p in parts)
    judgements: list[Judgement] = []
    for size in sizes:
        try:
            residency = fused_occupancy(parts, gpu, size)
        except InputError:
            if size == sizes[-1] and not judgements:
                raise
            continue
        loads = [regrouped(p, size, gpu, p.load_beside(residency, size, gpu)) for p in parts]
        cycles = combine(loads, gpu, residency.groups_per_core, order).cycles
        fused = float(launch_s(gpu, sum(p.trace.meta.image_args for p in parts), cycles) * 1e6)
        ratio = apart / fused
        judgements.append(Judgement(ratio, apart, fused, ratio >= MARGIN, _reason(parts, gpu, residency, ratio)))
    return max(judgements, key=lambda j: j.ratio)


def _reason(parts: Sequence[FusionCandidate], gpu: GpuSpec, residency: Occupancy, ratio: float) -> str:
    """Return what decides, in words: the largest of the effects, by how much of the time apart each is about."""
    apart = math.fsum(p.latency_us for p in parts)
    if ratio < 1 / MARGIN:
        # in lanes: the fused kernel may have warps of another width
        lanes = residency.warps_per_core * residency.warp_size
        alone = {p.kernel: min(p.resident, p.filled) * gpu.core.max_warps * p.trace.meta.occupancy.warp_size for p in parts}
        worst = min(parts, key=lambda p: lanes / max(1e-9, alone[p.kernel]))
        if lanes < 0.95 * alone[worst.kernel]:
            demanding = max(parts, key=lambda p: (p.registers, p.local_b))
            width = worst.trace.meta.occupancy.warp_size
            before = round(worst.resident * gpu.core.max_warps) * width
            why = f"{demanding.kernel} needs {demanding.registers} registers"
            return f"{worst.kernel} has {lanes} lanes on a core instead of {before}, as {why}"
        return "the parts disturb each other"
    if ratio < MARGIN:
        same = {p.busiest[0] for p in parts}
        if all(p.waves > 2 for p in parts):
            return f"each fills the GPU for {min(p.waves for p in parts):.0f} waves or more"
        return f"all keep {same.pop()} busy" if len(same) == 1 else "nothing left idle that another could use"
    overhead = (len(parts) - 1) * launch_overhead_s(gpu, 0) * 1e6 / apart  # that of images is not saved
    unfilled = math.fsum(p.latency_us * (1.0 - min(1.0, p.waves)) for p in parts) / apart
    if overhead > 0.5 * (1.0 - 1.0 / ratio):
        return f"launch overhead is {overhead:.0%} of the time apart"
    if unfilled > 0.2:
        return f"cores are unfilled for {unfilled:.0%} of the time apart"
    return "one uses what the other leaves idle"


def fuse_for(
    launches: Sequence[Launch], gpu: GpuSpec, align: str = "warp", order: str = "concatenated", local: int | None = None, *,
    session: Session = USUAL,
) -> Fused:  # fmt: skip
    """Return the launches fused for a GPU: aligned to its warps, within its limits.

    Parameters
    ----------
    local : work items of a fused group; absent, those of a part's groups with which the fused launch is expected to be fastest.
    """

    def fused(size: int | None) -> Fused:
        return fuse_launches(launches, align=align, warp=max(gpu.core.warp_sizes), order=order, local=size, gpu=gpu)

    if local is not None:
        return fused(local)
    usual = fused(None)
    if any(part.slot.demand.cooperative for part in usual.parts):
        return usual  # they need what they need
    warp = max(gpu.core.warp_sizes)
    sizes = {-(-part.slot.demand.per_group // warp) * warp for part in usual.parts}
    if len(sizes) == 1:
        return usual
    facts = [facts_of(launch, gpu, session=session) for launch in launches]
    times = []
    for size in sorted(sizes):
        with suppress(InputError):  # not one group of it fits
            times.append((judge(facts, gpu, order, size).fused_us, size))
    best = min(times)[1] if times else 0
    return usual if not times or (usual.launch.local_size or (0,))[0] == best else fused(best)
