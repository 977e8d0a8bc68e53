"""The front door: a launch and a GPU in, a Prediction out."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.fields import numeric_fields, replaced, source_of
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.equations import Evaluation, evaluate, solve
from mgpusim.engine.features import F, Features, features_of
from mgpusim.engine.prediction import BOUNDS, Advice, Prediction
from mgpusim.errors import InputError
from mgpusim.registry import Registry
from mgpusim.trace.data import Trace, ops_total, phase_b
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, as_launch

__all__ = ["Request", "breakdown_of", "elasticities", "engines", "hit_rates", "predict"]

Z80 = 1.2815515655446004  # a normal variable is within +-Z80 sigma with probability 0.8
# fields that decide the trace (which groups, hits, conflicts) are not varied: their effect belongs to model.sigma
_STRUCTURAL = (
    "limits.",
    "registers.",
    "host.",
    "tlb.",
    "core.warp_sizes",
    "core.max_",
    "core.icache_b",
    "clock.memory_hz",
    "clock.points",
)
_STRUCTURAL_LEAVES = (
    "size_b",
    "line_b",
    "sector_b",
    "ways",
    "mshrs",
    "alloc_b",
    "banks",
    "bank_b",
    "tile_w",
    "tile_h",
    "max_per_group_b",
    "shader_cores",
    "sigma",
    "gap_s",
    "enqueue_s",
    "unroll_factors",
    "load_registers_in_flight",
    "fetch_registers_in_flight",
    "strided_unroll",
)
_FLOAT_CLASSES = {"fma": 2.0, "fadd": 1.0, "fmul": 1.0, "fdiv": 1.0, "sfu": 1.0}

engines: Registry[Any] = Registry("engine", entry_point="mgpusim.engines")


def _varied(path: str) -> bool:
    return not path.startswith(_STRUCTURAL) and path.rpartition(".")[2] not in _STRUCTURAL_LEAVES


def _seconds(evaluation: Evaluation, gpu: GpuSpec, features: Features) -> Any:
    return gpu.launch.inside_s(features.image_args) + evaluation.cycles / gpu.clock.gpu_hz


def elasticities(features: Features, gpu: GpuSpec, held: Any) -> dict[str, float]:
    """Return d log(latency) / d log(field) of every field that does not change the trace.

    Parameters
    ----------
    held : the `Occupancy` of the launch on `gpu`.
    """
    step = 1.05
    varied = {path: value for path, value in numeric_fields(gpu).items() if value > 0 and _varied(path) and features.uses(path)}
    other = gpu
    for i, (path, value) in enumerate(varied.items()):  # one point per field, that field alone changed, and one as it is
        column = np.full(len(varied) + 1, float(value))
        column[i] *= step
        other = replaced(other, path, column)
    with np.errstate(all="ignore"):
        found = solve(features, other, held.warp_size, held.spilled, held.turns, whole=False, phase=phase_b(gpu))
    times = np.broadcast_to(_seconds(found, other, features), len(varied) + 1)
    slopes = np.log(times[:-1] / times[-1]) / math.log(step)
    return dict(zip(varied, slopes.tolist(), strict=True))


class Request(msgspec.Struct, frozen=True):
    """What an engine is asked beside the trace: the launch itself, whether to simulate all of it, and the disk cache."""

    launch: Launch
    exact: bool = False
    cache: bool = True
    on_progress: Callable[[int, int], None] | None = None


def predict(
    launch: LaunchLike,
    gpu: GpuLike,
    engine: str = "analytic",
    *,
    overrides: Overrides | None = None,
    cache: bool = True,
    exact: bool = False,
    on_progress: Callable[[int, int], None] | None = None,
) -> Prediction:
    """Predict how a launch runs on a GPU.

    Parameters
    ----------
    launch : a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    cache : use the disk cache of recordings and traces.
    exact : simulate every work group; only the event engine samples.
    on_progress : called with (waves done, waves to do) by engines that take long.

    Raises
    ------
    MgpusimError
        What is wrong with the launch, the kernel or the GPU; see `mgpusim.errors`.

    Examples
    --------
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> predict(launch, "adreno-640", cache=False).bound
    'dram'
    """
    launch, gpu = as_launch(launch), as_gpu(gpu, overrides)
    run = engines.lookup(engine)
    if exact and engine == "analytic":
        raise InputError("exact: the analytic engine has no waves to simulate; add engine event")
    prediction = run(trace_launch(launch, gpu, cache=cache), gpu, Request(launch, exact, cache, on_progress))
    assert isinstance(prediction, Prediction)
    return prediction


@engines.register("analytic")
def predict_analytic(trace: Trace, gpu: GpuSpec, request: Request | None = None) -> Prediction:
    """Return the analytic engine's prediction of a trace; it needs nothing of `request`."""
    features = features_of(trace)
    held = trace.meta.occupancy
    found = evaluate(features, gpu, held.warp_size, held.spilled, held.turns)
    total_s = _seconds(found, gpu, features)
    if not math.isfinite(total_s):
        raise InputError(f"{trace.meta.kernel} on {gpu.name}: the latency is not finite; check the preset's rates for zeros")
    slopes = elasticities(features, gpu, held)
    sources = {path: source_of(gpu, path) for path in slopes}
    variance = gpu.model.sigma**2 + math.fsum((slopes[p] * sources[p].rel_uncertainty) ** 2 for p in slopes)
    spread = math.exp(Z80 * math.sqrt(variance))
    weights = {p: abs(e) for p, e in slopes.items()}
    guessed = {p: w for p, w in weights.items() if sources[p].kind == "guess"}
    whole = math.fsum(weights.values()) or 1.0
    inside_s = gpu.launch.inside_s(features.image_args)
    breakdown = breakdown_of(found, gpu, inside_s)
    traffic = _Traffic(features, gpu)
    flops = _flops(trace, features)
    return Prediction(
        gpu=gpu.name,
        engine="analytic",
        kernel=trace.meta.kernel,
        global_size=trace.meta.ndrange.global_padded[: trace.meta.ndrange.dim],
        local_size=trace.meta.ndrange.local[: trace.meta.ndrange.dim],
        local_from=trace.meta.ndrange.local_from,
        latency_us=total_s * 1e6,
        interval_us=(max(inside_s * 1e6, total_s * 1e6 / spread), total_s * 1e6 * spread),
        bound=max(breakdown, key=lambda k: breakdown[k]),
        breakdown_us=breakdown,
        utilization=_utilization(found, features, gpu, total_s),
        hit_rate=traffic.hit_rates(),
        dram_b=found.dram_b,
        l2_b=found.l2_b,
        occupancy=msgspec.to_builtins(held),
        divergence=1.0 - features.lane_share,
        flops=flops,
        gflops=flops / total_s / 1e9,
        intensity=traffic.intensity(flops, found),
        op_mix=_op_mix(trace),
        registers=trace.meta.registers,
        spilled_registers=held.spilled,
        guess_share=math.fsum(guessed.values()) / whole,
        guesses={p: round(w / whole, 4) for p, w in sorted(guessed.items(), key=lambda x: -x[1])[:5] if w / whole > 0.01},
        waves=trace.meta.n_waves,
        sampled_groups=trace.meta.sampled_groups,
        n_groups=trace.meta.ndrange.n_groups,
        footprint_b=trace.meta.footprint_b,
        advice=_advice(trace, features, gpu, total_s),
    )


@engines.register("event")
def predict_event(trace: Trace, gpu: GpuSpec, request: Request) -> Prediction:
    """Return the event engine's prediction of a launch: the analytic one with what the simulation measured in its place."""
    from mgpusim.engine.event.result import prediction_of
    from mgpusim.engine.event.simulation import chosen_cores, simulate_launch
    from mgpusim.trace.stream import StreamSource

    features = features_of(trace)
    cores = chosen_cores(features, gpu, trace.meta.ndrange.items_per_group)
    source = StreamSource(request.launch, gpu, trace, cache=request.cache, cores=cores)
    run = simulate_launch(source, trace, features, gpu, cores, exact=request.exact, on_progress=request.on_progress)
    return prediction_of(run, trace, gpu, predict_analytic(trace, gpu))


def breakdown_of(found: Evaluation, gpu: GpuSpec, inside_s: float) -> dict[str, float]:
    """Return the microseconds of the analytic latency by name of `BOUNDS`, the overhead inside the event time included."""
    to_us = 1e6 / gpu.clock.gpu_hz
    parts = dict.fromkeys(BOUNDS, 0.0)
    parts["launch"] = inside_s * 1e6
    for name, cycles in found.parts.items():
        parts[name] += cycles * to_us
    return {name: value for name, value in parts.items() if value > 0}


def _utilization(found: Evaluation, features: Features, gpu: GpuSpec, total_s: float) -> dict[str, float | None]:
    cycles = total_s * gpu.clock.gpu_hz
    busy = found.busy
    cores = min(1.0, features.n_groups / features.n_cores)
    alu = busy.get("alu", max(busy.get("fp", 0.0), busy.get("int", 0.0)))

    def share(value: float | None) -> float | None:
        return None if value is None else min(1.0, value / cycles)

    return {
        "cores": cores * min(1.0, found.cycles / cycles),
        "alu": share(alu * cores),
        "fp": share(busy.get("fp", 0.0) * cores),
        "sfu": share(busy.get("sfu", 0.0) * cores),
        "lsu": share(max(busy.get("l1", 0.0), busy.get("lsu", 0.0)) * cores),
        "texture": share(busy.get("texture")),
        "local": share(busy.get("local")),
        "l2": share(busy.get("l2")),
        "dram": share(busy.get("dram")),
    }


def hit_rates(features: Features, gpu: GpuSpec) -> dict[str, float | None]:
    """Return the share of the bytes asked of each level that it had: of l1, texture_l1, l2, slc; None where there is none."""
    return _Traffic(features, gpu).hit_rates()


class _Traffic:
    """Bytes asked of each level, per group of the sample."""

    def __init__(self, features: Features, gpu: GpuSpec) -> None:
        self.features, self.gpu = features, gpu
        self.table = np.tensordot(features.groups / features.n_groups, features.sites, 1)
        kinds = [s.pipe for s in features.site_info] or [""]
        self.texture = np.array([k == "texture" for k in kinds])
        self.buffer = np.array([k == "l1" for k in kinds])

    def _sum(self, field: str, rows: Any = None) -> float:
        column = self.table[: len(self.texture), F[field]]
        return float(column.sum() if rows is None else column[rows].sum())

    def hit_rates(self) -> dict[str, float | None]:
        def ratio(hit: float, asked: float) -> float | None:
            return hit / asked if asked > 0 else None

        unified = self.gpu.texture_l1 is None
        l1_rows = self.buffer | self.texture if unified else self.buffer
        l2, l2_hit = self._sum("l2_b"), self._sum("l2_hit_b")
        return {
            "l1": ratio(self._sum("l1_hit_b", l1_rows), self._sum("sector_b", l1_rows)) if self.gpu.l1 else None,
            "texture_l1": None if unified else ratio(self._sum("l1_hit_b", self.texture), self._sum("sector_b", self.texture)),
            "l2": ratio(l2_hit, l2),
            "slc": ratio(self._sum("slc_hit_b"), l2 - l2_hit) if self.gpu.slc else None,
        }

    def intensity(self, flops: float, found: Evaluation) -> dict[str, float | None]:
        """Floating-point operations per byte each level moves; of the first ones to the lanes, those that share bytes once."""
        groups = self.features.n_groups

        def per_byte(asked: float) -> float | None:
            return flops / asked if asked > 0 and flops > 0 else None

        lanes = self.table[: len(self.texture), F["lanes"]]
        widths = np.array([s.width_b for s in self.features.site_info] or [0])
        # as it is timed: a wavefront moves what its lanes ask for, at most the bytes of a phase, never a whole sector for a few
        waves = self.table[: len(self.texture), F["wavefronts"]]
        moved = np.minimum(lanes * widths, waves * phase_b(self.gpu))
        return {
            "l1": per_byte(float(moved[self.buffer].sum()) * groups),
            "texture_l1": per_byte(float((lanes * widths)[self.texture].sum()) * groups),
            "l2": per_byte(found.l2_b),
            "dram": per_byte(found.dram_b),
        }


def _op_mix(trace: Trace) -> dict[str, float]:
    counts: dict[str, float] = {}
    for key, n in ops_total(trace).items():
        components = 1 if key.cls in ("load", "store", "texture", "image_write") else key.ncomp
        counts[key.cls] = counts.get(key.cls, 0.0) + n * components
    total = math.fsum(counts.values()) or 1.0
    return {cls: n / total for cls, n in sorted(counts.items(), key=lambda item: -item[1])}


def _flops(trace: Trace, features: Features) -> float:
    """Floating-point operations of the active lanes of the whole launch."""
    total = 0.0
    for wave, groups in zip(trace.waves, features.groups.tolist(), strict=True):
        share = groups / max(1, int(wave.groups.sum()))
        for block, active in zip(trace.meta.blocks, wave.lanes.sum(axis=0).tolist(), strict=True):
            total += share * active * math.fsum(_FLOAT_CLASSES.get(cls, 0.0) * n * count for cls, _, n, _, count in block.ops)
    return total


def _advice(trace: Trace, features: Features, gpu: GpuSpec, total_s: float) -> tuple[Advice, ...]:
    """Changes whose effect the equations give from the same trace; only those worth 5% or more."""
    held = trace.meta.occupancy
    out = []

    def consider(change: str, other: Features) -> None:
        time = _seconds(evaluate(other, gpu, held.warp_size, held.spilled, held.turns), gpu, features)
        if time < 0.95 * total_s:
            out.append(Advice(change, time * 1e6))

    def changed(rows: Any, **fields: Any) -> Features:
        sites = features.sites.copy()
        for name, value in fields.items():
            sites[:, rows, F[name]] = value(sites) if callable(value) else value
        return msgspec.structs.replace(features, sites=sites)

    local = [i for i, s in enumerate(features.site_info) if s.pipe == "local"]
    if local:
        word = gpu.local.banks * gpu.local.bank_b
        width = np.array([features.site_info[i].width_b for i in local])
        ideal = np.minimum(
            features.sites[:, local, F["wavefronts"]],
            np.maximum(features.sites[:, local, F["requests"]], features.sites[:, local, F["lanes"]] * width / word),
        )
        consider("local memory without bank conflicts", changed(local, wavefronts=ideal))
    buffers = [i for i, s in enumerate(features.site_info) if s.pipe == "l1"]
    if buffers:
        rows = features.sites[:, buffers]
        width = np.array([features.site_info[i].width_b for i in buffers])
        packed = np.minimum(rows[:, :, F["sector_b"]], rows[:, :, F["lanes"]] * width)
        ratio = packed / np.maximum(rows[:, :, F["sector_b"]], 1.0)
        # what an L1 already joins across warps stays as it is below it, and so does what DRAM has to deliver once
        below = 1.0 if gpu.l1 is not None else ratio
        consider(
            "buffer accesses that use every byte they fetch (neighbouring work items on neighbouring addresses)",
            changed(
                buffers,
                wavefronts=rows[:, :, F["wavefronts"]] * ratio,
                transactions=rows[:, :, F["transactions"]] * ratio,
                l2_b=rows[:, :, F["l2_b"]] * below,
                partial_b=0.0,
            ),
        )
    if held.limiter == "registers" and trace.meta.registers[1] > 8:
        out.extend(_register_advice(trace, features, gpu, total_s))
    return tuple(sorted(out, key=lambda a: a.latency_us)[:2])


def _register_advice(trace: Trace, features: Features, gpu: GpuSpec, total_s: float) -> list[Advice]:
    """What more resident groups buy, and at how many registers they would fit; hit rates as they are."""
    held, meta = trace.meta.occupancy, trace.meta
    for registers in range(meta.registers[1] - 1, meta.registers[0] // 2, -1):
        more = occupancy(gpu, meta.ndrange.items_per_group, registers, meta.local_b, spill=True)
        if more.groups_per_core > held.groups_per_core and more.warp_size == held.warp_size:
            before = _seconds(evaluate(_with_resident(features, held.groups_per_core), gpu, held.warp_size), gpu, features)
            after = _seconds(evaluate(_with_resident(features, more.groups_per_core), gpu, held.warp_size), gpu, features)
            text = (
                f"{registers} registers per work item instead of {meta.registers[1]}: {more.groups_per_core} groups per core "
                f"instead of {held.groups_per_core}"
            )
            return [Advice(text, total_s * after / before * 1e6)] if after < 0.95 * before else []
    return []


def _with_resident(features: Features, resident: int) -> Features:
    """Return the features as one mean wave that stands for all, with `resident` groups per core."""
    per_core = -(-features.n_groups // features.n_cores)
    held = min(resident, per_core)
    weight = features.groups / features.n_groups
    mean = {name: np.tensordot(weight, getattr(features, name), 1)[None] for name in ("ops", "visits", "sites")}
    return msgspec.structs.replace(
        features,
        wave=np.array([0]),
        held=np.array([held]),
        resident=held,
        stands_for=np.array([per_core / held]),
        groups=np.array([features.n_groups]),
        n_waves=-(-per_core // held),
        **mean,
    )
