"""Floats of 16 and of 64 bits against those of 32."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate.probe import Ask, DeviceFacts, Finding, Inference, Point, register_probe
from mgpusim.calibrate.probes.asking import FMA, needing
from mgpusim.calibrate.probes.operations import BODY, HALVES, best_of, rate_asks, rate_curves, rates_of, ratio


def _half_asks(facts: DeviceFacts) -> list[Ask]:
    if not facts.fp16:
        return []
    asks = rate_asks(facts, "fma", FMA, BODY, 1)
    for name, width in HALVES.items():
        options = f"-DOP_HALF -DWIDTH={width} -DT={name}"
        asks += needing("cl_khr_fp16", rate_asks(facts, name, options, BODY // width, width))
    return asks


@register_probe("compute.half", "16-bit floats against 32-bit ones", _half_asks)
def _read_half(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    rates = rates_of(points, facts, facts.max_clock_hz)
    best = {op: best_of(by_ilp) for op, by_ilp in rates.items()}
    widths = {name: (best[name][0] * n, best[name][1] * n) for name, n in HALVES.items() if name in best}
    if "fma" not in best or not widths:
        return Inference(notes=("half precision: not supported" if not facts.fp16 else "half precision: too noisy",))
    name = max(widths, key=lambda n: widths[n][0])
    found = ratio("core.fp16.rate", widths[name], best["fma"], "compute.half", f"{name} multiply-adds over float ones")
    told = ", ".join(f"{n} {v[0] / best['fma'][0]:.2f}" for n, v in widths.items())
    scalar, pair = (widths.get(n, (0.0, 0.0))[0] / widths[name][0] for n in ("half", "half2"))
    packing = "none or wide_wave" if scalar > 0.85 else "pair" if pair > 0.85 else "vector"
    return Inference(
        (found,), tuple(rate_curves(rates)), (f"core.fp16.packing looks like {packing}: {told} times the float rate",)
    )


def _double_asks(facts: DeviceFacts) -> list[Ask]:
    if not facts.fp64:
        return []
    asks = rate_asks(facts, "fma", FMA, BODY, 1)
    return asks + needing("cl_khr_fp64", rate_asks(facts, "double", "-DOP_DOUBLE -DT=double", BODY // 4, 16))


@register_probe("compute.double", "64-bit floats against 32-bit ones", _double_asks)
def _read_double(points: Sequence[Point], facts: DeviceFacts, known: Sequence[Finding]) -> Inference:
    rates = rates_of(points, facts, facts.max_clock_hz)
    if "fma" not in rates or "double" not in rates:
        return Inference(notes=("double precision: not supported" if not facts.fp64 else "double precision: too noisy",))
    found = ratio(
        "core.fp64.rate", best_of(rates["double"]), best_of(rates["fma"]), "compute.double", "double over float multiply-adds"
    )
    return Inference((found,), tuple(rate_curves(rates)))
