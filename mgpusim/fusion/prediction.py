"""Fused launches beside their parts one after the other: time, utilization, residency, bounds, before and after.

The event engine simulates the fused launch as it is. The analytic engine does not evaluate it as one kernel. Its trace would be a
mean over groups that have nothing in common. The waves it samples, the first ones and the last, have the first part and the last.
A mean of two latencies is neither. It puts the launch together from the parts (`mgpusim.fusion.model`) with
the registers and local memory that the fused kernel, compiled, needs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mgpusim.arch.fields import get_field, replaced, source_of
from mgpusim.arch.occupancy import Occupancy, residency
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import Z80
from mgpusim.cost.launch import launch_s, launch_times
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.gain import MEASURED_AT_SIGMA, Gain
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError
from mgpusim.fusion.core import PartLoad, Place
from mgpusim.fusion.model import combine, part_load
from mgpusim.fusion.policy import FusionCandidate, facts_of, fuse_for, regrouped, trace_at_residency
from mgpusim.fusion.source.fuse import Fused
from mgpusim.result import SIZES
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import Predicted, by_engine

UNITS = ("alu", "lsu", "texture", "local", "l2", "dram")
# from 78 combinations measured on an H200 (validation/h200/fusion): sigma of ln(measured ratio / predicted ratio), from the 80%
# quantile, of both engines about 0.11 where ln(predicted ratio) is about 0.04, 0.2 at 0.2, 0.3 at 0.5, 0.23 at 0.9
LEAST, SLOPE, MOST = 0.10, 0.45, 0.28
STEP = 1.25
"""A field is varied by this factor: the closed form goes in steps of groups, which smaller ones would show."""
FIELDS = 12
"""Uncertain fields of the GPU whose effect on the ratio is worked out: those the parts depend on most."""


class PartSide(msgspec.Struct, frozen=True, rename=SIZES):
    """A part alone. `warps` are those resident on a core in mean, `most_warps` those that would fit."""

    kernel: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    latency_us: float
    interval_us: tuple[float, float]
    bound: str
    groups: int
    registers: int
    warps: float
    most_warps: int
    limiter: str


class Side(msgspec.Struct, frozen=True):
    """All parts apart (means weighted by time), or fused: what bounds them, how busy units are, warps on a core."""

    latency_us: float
    overhead_us: float
    bound: str
    breakdown_us: dict[str, float]
    utilization: dict[str, float | None]
    warps: float
    most_warps: float


class Fusion(Predicted, frozen=True, kw_only=True, tag="mgpusim.fusion/1", rename=SIZES):
    """What fusing launches brings on a GPU.

    Attributes
    ----------
    ratio : throughput of the fused launch over that of the parts apart: their time over its time, as event profiling reports
        both.
    gap_us : what a queue adds between the parts apart, not in `ratio`; in `queue_ratio` it is.
    registers : of the fused kernel, per work item; `limiter` what limits its residency.
    unaligned_us : the fused launch where parts begin anywhere, so that warps hold two of them. None where they cannot, or the
        fused launch itself is not aligned.
    """

    gpu: str
    engine: str
    align: str
    order: str
    parts: tuple[PartSide, ...]
    apart: Side
    fused: Side
    ratio: Gain
    gap_us: float
    queue_ratio: float
    local_size: tuple[int, ...]
    groups: int
    registers: int
    limiter: str
    unaligned_us: float | None
    notes: tuple[str, ...] = ()


def predict_fusion(
    launches: Sequence[Launch], gpu: GpuSpec, engine: str = "analytic", align: str = "warp", order: str = "concatenated", *,
    session: Session = USUAL, unaligned: bool | None = None, fused: Fused | None = None,
) -> Fusion:  # fmt: skip
    """Predict independent launches apart, one after the other, and as one launch.

    Parameters
    ----------
    align, order : as for `mgpusim.fusion.source.fuse.fuse_launches`.
    unaligned : also say what the launch takes where parts begin anywhere; by default where that costs little, with the
        analytic engine.
    fused : the launches fused, where that is done already.

    Raises
    ------
    InputError
        The launches cannot be fused.
    MgpusimError
        As `mgpusim.predict`.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> predict_fusion([small, small], load_gpu("adreno-640"), session=Session(cache=False)).ratio.ratio > 1.5
    True
    """
    fused = fused or fuse_for(launches, gpu, align, order, session=session)
    alone = [_Alone(launch, gpu, engine, session) for launch in launches]
    model = _Model(alone, fused, gpu, session)
    apart = _apart(alone)
    loose = None
    if fused.align != "none" and (engine == "analytic" if unaligned is None else unaligned):
        loose = _unaligned(launches, model, fused, gpu, engine, session)
    if engine == "analytic":
        side, prediction = model.side(apart), None
    else:
        prediction = _whole(fused, alone, gpu, engine, session)
        side = _simulated(prediction, gpu)
    ratio = apart.latency_us / side.latency_us
    spread = math.exp(Z80 * model.sigma(ratio))
    gap_us = (len(launches) - 1) * gpu.launch.gap_s * 1e6
    return Fusion(
        provenance=by_engine(engine, gpu.name),
        gpu=gpu.name,
        engine=engine,
        align=fused.align,
        order=fused.order,
        parts=tuple(a.side() for a in alone),
        apart=apart,
        fused=side,
        ratio=Gain(ratio, ratio / spread, ratio * spread),
        gap_us=gap_us,
        queue_ratio=(apart.latency_us + gap_us) / side.latency_us,
        local_size=fused.launch.local_size or (),
        groups=fused.layout.n_groups,
        registers=model.registers if prediction is None else prediction.registers[1],
        limiter=model.residency.limiter if prediction is None else prediction.occupancy["limiter"],
        unaligned_us=loose,
        notes=fused.notes,
    )


def fusion_sigma(ratio: float, gpu: GpuSpec) -> float:
    """Return the standard deviation of the logarithm of a predicted ratio of fused launches, GPU fields apart.

    >>> gpu = load_gpu("nvidia-h200", {"model.sigma": "0.2"})
    >>> round(fusion_sigma(1.0, gpu), 2), round(fusion_sigma(2.0, gpu), 2)
    (0.1, 0.28)
    """
    return min(MOST, LEAST + SLOPE * abs(math.log(ratio))) * gpu.model.sigma / MEASURED_AT_SIGMA


class _Alone:
    """A part alone: predicted, and what the closed form needs of it."""

    def __init__(self, launch: Launch, gpu: GpuSpec, engine: str, session: Session) -> None:
        self.launch = launch
        self.prediction: Prediction = predict(launch, gpu, engine, session=session.quiet)
        self.trace: Trace = trace_launch(launch, gpu, session=session)
        self.features: Features = features_of(self.trace)
        self.facts: FusionCandidate = facts_of(launch, gpu, trace=self.trace, features=self.features)

    @property
    def warps(self) -> float:
        """Warps resident on a core in mean while it runs."""
        f = self.features
        return min(f.resident, f.n_groups / f.n_cores) * f.warps_per_group

    def side(self) -> PartSide:
        p, occupancy = self.prediction, self.trace.meta.occupancy
        return PartSide(
            p.kernel, p.global_size, p.local_size, p.latency_us, p.interval_us, p.bound, p.n_groups, p.registers[1], self.warps,
            occupancy.warps_per_core, occupancy.limiter,
        )  # fmt: skip


def _apart(alone: Sequence[_Alone]) -> Side:
    total = math.fsum(a.prediction.latency_us for a in alone)
    breakdown: dict[str, float] = {}
    for a in alone:
        for name, value in a.prediction.breakdown_us.items():
            breakdown[name] = breakdown.get(name, 0.0) + value

    def mean(values: Sequence[float]) -> float:
        return math.fsum(v * a.prediction.latency_us for v, a in zip(values, alone, strict=True)) / total

    use: dict[str, float | None] = {}
    for unit in UNITS:
        shares = [a.prediction.utilization.get(unit) for a in alone]
        use[unit] = None if all(v is None for v in shares) else mean([v or 0.0 for v in shares])
    return Side(
        total, math.fsum(a.prediction.breakdown_us.get("launch", 0.0) for a in alone),
        max(breakdown, key=lambda n: breakdown[n]), breakdown, use,
        mean([a.warps for a in alone]), mean([float(a.trace.meta.occupancy.warps_per_core) for a in alone]),
    )  # fmt: skip


def _simulated(prediction: Prediction, gpu: GpuSpec) -> Side:
    occupancy = prediction.occupancy
    warps = min(occupancy["groups_per_core"], prediction.n_groups / gpu.shader_cores) * occupancy["warps_per_group"]
    return Side(
        prediction.latency_us, prediction.breakdown_us.get("launch", 0.0), prediction.bound, prediction.breakdown_us,
        {u: prediction.utilization.get(u) for u in UNITS},
        warps, occupancy["warps_per_core"],
    )  # fmt: skip


def _whole(fused: Fused, alone: Sequence[_Alone], gpu: GpuSpec, engine: str, session: Session) -> Prediction:
    """Return what an engine says of the fused launch as one kernel."""
    if engine == "event":
        from mgpusim.fusion.event import simulate_fused

        return simulate_fused(fused, [a.trace for a in alone], gpu, session)
    return predict(fused.launch, gpu, engine, session=session.quiet)


class _Model:
    """The fused launch in closed form."""

    def __init__(self, alone: Sequence[_Alone], fused: Fused, gpu: GpuSpec, session: Session) -> None:
        self.alone, self.fused, self.gpu = alone, fused, gpu
        self.registers, self.residency = _compiled(fused.launch, gpu)
        self.items = math.prod(fused.launch.local_size or (1,))
        self.places = _places(fused, gpu.shader_cores, self.residency.groups_per_core)
        self.resident_traces = []
        for a in alone:
            trace = trace_at_residency(a.launch, a.trace, self.residency, self.items, gpu, session)
            self.resident_traces.append((trace, a.features if trace is a.trace else features_of(trace)))

    @property
    def images(self) -> int:
        """Images among the arguments of the fused kernel: those of all parts."""
        return sum(a.trace.meta.image_args for a in self.alone)

    def loads(self, gpu: GpuSpec) -> list[PartLoad]:
        """Return the parts in the groups they have in the fused launch."""
        out = []
        for a, part, (trace, features) in zip(self.alone, self.fused.parts, self.resident_traces, strict=True):
            load = None if trace is a.trace and gpu is self.gpu else part_load(trace, gpu, features)
            out.append(regrouped(a.facts, self.items, gpu, load, part.slot.groups))
        return out

    def latency_us(self, gpu: GpuSpec, loads: Sequence[PartLoad] | None = None) -> float:
        combined = combine(
            loads or self.loads(gpu), gpu, self.residency.groups_per_core, self.fused.order, self.places if loads is None else ()
        )
        return float(launch_s(gpu, self.images, combined.cycles) * 1e6)

    def side(self, apart: Side) -> Side:
        """Return the fused launch; the units do the work they do apart, in less time or more."""
        gpu = self.gpu
        combined = combine(self.loads(gpu), gpu, self.residency.groups_per_core, self.fused.order, self.places)
        latency_us, overhead_us = (float(s * 1e6) for s in launch_times(gpu, self.images, combined.cycles))
        parts = {name: cycles / gpu.clock.gpu_hz * 1e6 for name, cycles in combined.parts.items() if cycles > 0}
        parts["launch"] = parts.get("launch", 0.0) + overhead_us
        faster = apart.latency_us / latency_us
        use = {unit: None if v is None else min(1.0, v * faster) for unit, v in apart.utilization.items()}
        groups = sum(p.slot.groups for p in self.fused.parts)
        warps = min(self.residency.groups_per_core, groups / gpu.shader_cores) * self.residency.warps_per_group
        return Side(latency_us, overhead_us, max(parts, key=lambda n: parts[n]), parts, use, warps, self.residency.warps_per_core)

    def sigma(self, ratio: float) -> float:
        """Return the standard deviation of the logarithm of the ratio.

        Uncertain fields of the GPU count as far as the launches apart and the fused one depend on them differently; what is left
        is `fusion_sigma`.
        """
        gpu = self.gpu
        total = math.fsum(a.facts.latency_us for a in self.alone)
        slopes: dict[str, float] = {}
        for a in self.alone:
            for path, slope in elasticities(a.features, gpu, a.trace.meta.occupancy).items():
                slopes[path] = slopes.get(path, 0.0) + slope * a.facts.latency_us / total
        doubt = {path: abs(slope) * source_of(gpu, path).rel_uncertainty for path, slope in slopes.items()}
        before, now = self._apart_us(gpu), self.latency_us(gpu)
        variance = fusion_sigma(ratio, gpu) ** 2
        for path in sorted(doubt, key=lambda p: -doubt[p])[:FIELDS]:
            if doubt[path] < 0.005:
                continue
            other = replaced(gpu, path, get_field(gpu, path) / STEP)  # smaller: shares stay below 1
            change = math.log(self._apart_us(other) / before) - math.log(self.latency_us(other) / now)
            variance += (change / math.log(STEP) * source_of(gpu, path).rel_uncertainty) ** 2
        return math.sqrt(variance)

    def _apart_us(self, gpu: GpuSpec) -> float:
        seconds = 0.0
        for a in self.alone:
            occupancy = a.trace.meta.occupancy
            cycles = evaluate(a.features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes).cycles
            seconds += launch_s(gpu, a.trace.meta.image_args, cycles)
        return seconds * 1e6


def _places(fused: Fused, cores: int, resident: int) -> list[Place]:
    """Return what cores hold of each part where the groups are dispatched one to each core in turn and all start at once."""
    total = fused.layout.n_groups
    if fused.order == "concatenated" or total > cores * resident:
        return []
    placed = [[0] * len(fused.parts) for _ in range(min(cores, total))]
    for group in range(total):
        placed[group % cores][fused.owner(group)[0]] += 1
    return sorted({tuple(h) for h in placed})


def _compiled(launch: Launch, gpu: GpuSpec) -> tuple[int, Occupancy]:
    """Return the registers of a compiled kernel and its residency, without executing it."""
    from mgpusim.opencl.analysis.kernel import kernel_facts
    from mgpusim.trace.allocation import allocation_of
    from mgpusim.trace.work import static_local_b
    from mgpusim.workload.program import open_module, pick_kernel

    module = open_module(launch)
    function = pick_kernel(module, launch)
    local_b = static_local_b(module, function)
    facts = kernel_facts(function, local_b)
    barriers = any(r.has_barrier for r in facts.regions)
    items = math.prod(launch.local_size or (1,))
    given = allocation_of(facts, launch, gpu)
    sized = function.reqd_work_group_size is not None
    occupancy = residency(
        gpu, items, given.registers, local_b, barriers=barriers, sized=sized, allow_spill=launch.allow_spill,
        warp_size=given.width,
    )  # fmt: skip
    return given.registers[1], occupancy


def _unaligned(
    launches: Sequence[Launch], model: _Model, fused: Fused, gpu: GpuSpec, engine: str, session: Session
) -> float | None:
    """Return the time of the launches fused without alignment; None where that is not possible."""
    try:
        loose = fuse_for(launches, gpu, "none", fused.order, fused.layout.local)
    except InputError:
        return None
    if engine != "analytic":
        return _whole(loose, model.alone, gpu, engine, session).latency_us
    width = model.residency.warp_size
    parts: list[PartLoad] = []
    for load, part in zip(model.loads(gpu), loose.parts, strict=True):
        # a warp at the border does what both parts do, one after the other, and its group ends when it has
        if parts and part.slot.first_item % width:
            parts.append(_both(parts[-1], load, width / model.items))
        parts.append(load)
    return model.latency_us(gpu, parts)


def _both(a: PartLoad, b: PartLoad, share: float) -> PartLoad:
    """Return a group of which a warp, `share` of it, runs two parts."""

    def added(x: dict[str, float], y: dict[str, float]) -> dict[str, float]:
        return {name: share * (x.get(name, 0.0) + y.get(name, 0.0)) for name in sorted({*x, *y})}

    return PartLoad(
        f"{a.name}, {b.name}", 1, a.resident, added(a.pipes, b.pipes), added(a.units, b.units), share * (a.l2_b + b.l2_b),
        share * (a.dram_b + b.dram_b), share * (a.atomics + b.atomics), a.latency + b.latency, a.dispatch,
    )  # fmt: skip
