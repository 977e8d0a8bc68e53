"""The analytic engine's prediction of a trace: the equations solved, and what follows from them for the reader."""

from __future__ import annotations

import math

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import CLOCK, clock_factors, field_sigma, interval_us
from mgpusim.cost.launch import launch_times
from mgpusim.engine.amounts import FLOAT_CLASSES
from mgpusim.engine.analytic.advice import advice_for
from mgpusim.engine.analytic.equations import Evaluation, evaluate
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.analytic.traffic import Traffic
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.prediction import BOUNDS, Prediction
from mgpusim.errors import InputError
from mgpusim.trace.data import Trace, ops_total
from mgpusim.workload.provenance import by_engine

__all__ = ["breakdown_of", "flops_of", "predict_analytic"]


def predict_analytic(trace: Trace, gpu: GpuSpec, features: Features | None = None) -> Prediction:
    """Return the analytic engine's prediction of a trace.

    Parameters
    ----------
    features : of the trace, where they are known.
    """
    features = features or features_of(trace)
    occupancy = trace.meta.occupancy
    evaluation = evaluate(features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes)
    total_s, overhead_s = launch_times(gpu, features.image_args, evaluation.cycles)
    if not math.isfinite(total_s):
        raise InputError(f"{trace.meta.kernel} on {gpu.name}: the latency is not finite; check the preset's rates for zeros")
    slopes = elasticities(features, gpu, occupancy)
    sources = {path: source_of(gpu, path) for path in slopes}
    weights = {p: abs(e) for p, e in slopes.items()}
    guessed = {p: w for p, w in weights.items() if sources[p].kind == "guess"}
    whole = math.fsum(weights.values()) or 1.0
    unseen = features.spread.doubt if features.spread is not None else 0.0
    breakdown, sigma = breakdown_of(evaluation, gpu, overhead_s), math.hypot(field_sigma(gpu, slopes), unseen)
    clock = clock_factors(gpu, slopes.get(CLOCK, 0.0))
    traffic = Traffic(features, gpu)
    flops = flops_of(trace, features)
    return Prediction(
        provenance=by_engine("analytic", gpu.name),
        gpu=gpu.name,
        engine="analytic",
        kernel=trace.meta.kernel,
        global_size=trace.meta.ndrange.global_padded[: trace.meta.ndrange.dim],
        local_size=trace.meta.ndrange.local[: trace.meta.ndrange.dim],
        local_from=trace.meta.ndrange.local_from,
        latency_us=total_s * 1e6,
        interval_us=interval_us(gpu, "analytic", total_s * 1e6, breakdown, sigma, clock=clock),
        clock_factors=clock,
        anchors=gpu.anchors,
        bound=max(breakdown, key=lambda k: breakdown[k]),
        breakdown_us=breakdown,
        utilization=_utilization(evaluation, features, gpu, total_s),
        hit_rate=traffic.hit_rates(),
        dram_b=evaluation.dram_b,
        l2_b=evaluation.l2_b,
        slc_b=evaluation.slc_b,
        occupancy=msgspec.to_builtins(occupancy),
        divergence=1.0 - features.lane_share,
        flops=flops,
        gflops=flops / total_s / 1e9,
        intensity=traffic.intensity(flops, evaluation),
        op_mix=_op_mix(trace, gpu),
        registers=trace.meta.registers,
        spilled_registers=occupancy.spilled + features.scratch_words,
        fields_sigma=sigma,
        guess_share=math.fsum(guessed.values()) / whole,
        guesses={p: round(w / whole, 4) for p, w in sorted(guessed.items(), key=lambda x: -x[1])[:5] if w / whole > 0.01},
        waves=trace.meta.n_waves,
        sampled_groups=trace.meta.sampled_groups,
        n_groups=trace.meta.ndrange.n_groups,
        footprint_b=trace.meta.footprint_b,
        compulsory_b=trace.meta.compulsory_b,
        groups_differ=features.spread,
        advice=advice_for(trace, features, gpu, total_s),
    )


def breakdown_of(evaluation: Evaluation, gpu: GpuSpec, overhead_s: float) -> dict[str, float]:
    """Return the microseconds of the analytic latency by name of `BOUNDS`, the overhead inside the event time included."""
    to_us = 1e6 / gpu.clock.gpu_hz
    parts = dict.fromkeys(BOUNDS, 0.0)
    parts["launch"] = overhead_s * 1e6
    for name, cycles in evaluation.parts.items():
        parts[name] += cycles * to_us
    return {name: value for name, value in parts.items() if value > 0}


def _utilization(evaluation: Evaluation, features: Features, gpu: GpuSpec, total_s: float) -> dict[str, float | None]:
    cycles = total_s * gpu.clock.gpu_hz
    busy = evaluation.busy
    cores = min(1.0, features.n_groups / features.n_cores)
    alu = busy.get("alu", max(busy.get("fp", 0.0), busy.get("int", 0.0)))

    def share(value: float | None) -> float | None:
        return None if value is None else min(1.0, value / cycles)

    return {
        "cores": cores * min(1.0, evaluation.cycles / cycles),
        "alu": share(alu * cores),
        "fp": share(busy.get("fp", 0.0) * cores),
        "sfu": share(busy.get("sfu", 0.0) * cores),
        "lsu": share(max(busy.get("l1", 0.0), busy.get("lsu", 0.0)) * cores),
        "texture": share(busy.get("texture")),
        "local": share(busy.get("local")),
        "l2": share(busy.get("l2")),
        "slc": share(busy.get("slc")) if gpu.slc is not None else None,
        "dram": share(busy.get("dram")),
    }


def _op_mix(trace: Trace, gpu: GpuSpec) -> dict[str, float]:
    counts: dict[str, float] = {}
    family = family_of(gpu)
    for key, n in ops_total(trace).items():
        components = 1 if key.cls in ("load", "store", "texture", "image_write") else key.ncomp
        cls = family.priced_as(gpu, key.cls, key.bits)
        counts[cls] = counts.get(cls, 0.0) + n * components
    total = math.fsum(counts.values()) or 1.0
    return {cls: n / total for cls, n in sorted(counts.items(), key=lambda item: -item[1])}


def flops_of(trace: Trace, features: Features) -> float:
    """Floating-point operations of the active lanes of the whole launch."""
    total = 0.0
    for wave, groups in zip(trace.waves, features.groups.tolist(), strict=True):
        share = groups / max(1, int(wave.groups.sum()))
        for block, active in zip(trace.meta.blocks, wave.lanes.sum(axis=0).tolist(), strict=True):
            total += share * active * math.fsum(FLOAT_CLASSES.get(cls, 0.0) * n * count for cls, _, n, _, count in block.ops)
    return total
