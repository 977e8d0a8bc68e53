"""Floats of 16 and of 64 bits against those of 32."""

from __future__ import annotations

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import FMA, needing
from mgpusim.calibrate.probes.operations import (
    BODY,
    HALVES,
    add_ratio,
    best_of,
    draw_rates,
    fullest,
    rate_asks,
    rates_of,
    vector_rate_asks,
)
from mgpusim.calibrate.probes.reading import Reading, Unseen, register_probe


def _half_asks(facts: DeviceFacts) -> list[Ask]:
    if not facts.fp16:
        return []
    asks = [*rate_asks(facts, "fma", FMA, BODY, 1), *vector_rate_asks(facts, "fma4")]
    for name, width in HALVES.items():
        options = f"-DOP_HALF -DWIDTH={width} -DT={name}"
        asks += needing("cl_khr_fp16", rate_asks(facts, name, options, BODY // width, width))
    return asks


@register_probe("compute.half", "16-bit floats against 32-bit ones", _half_asks)
def _read_half(r: Reading) -> None:
    rates = rates_of(r, r.facts.max_clock_hz)
    best = {op: best_of(by_ilp) for op, by_ilp in rates.items()}
    widths = {name: (best[name][0] * n, best[name][1] * n) for name, n in HALVES.items() if name in best}
    if "fma" not in best or not widths:
        raise Unseen("half precision: too noisy" if r.facts.fp16 else "half precision: not supported")
    name = max(widths, key=lambda n: widths[n][0])
    add_ratio(r, "core.fp16.rate", widths[name], fullest(best, "fma"), f"{name} multiply-adds over float ones")
    told = ", ".join(f"{n} {v[0] / best['fma'][0]:.2f}" for n, v in widths.items())
    scalar, pair = (widths.get(n, (0.0, 0.0))[0] / widths[name][0] for n in ("half", "half2"))
    packing = "none or wide_wave" if scalar > 0.85 else "pair" if pair > 0.85 else "vector"
    draw_rates(r, rates)
    r.note(f"core.fp16.packing looks like {packing}: {told} times the float rate")


def _double_asks(facts: DeviceFacts) -> list[Ask]:
    if not facts.fp64:
        return []
    asks = [*rate_asks(facts, "fma", FMA, BODY, 1), *vector_rate_asks(facts, "fma4")]
    return asks + needing("cl_khr_fp64", rate_asks(facts, "double", "-DOP_DOUBLE -DT=double", BODY // 4, 16))


@register_probe("compute.double", "64-bit floats against 32-bit ones", _double_asks)
def _read_double(r: Reading) -> None:
    rates = rates_of(r, r.facts.max_clock_hz)
    if "fma" not in rates or "double" not in rates:
        raise Unseen("double precision: too noisy" if r.facts.fp64 else "double precision: not supported")
    best = {op: best_of(by_ilp) for op, by_ilp in rates.items()}
    add_ratio(r, "core.fp64.rate", best["double"], fullest(best, "fma"), "double over float multiply-adds")
    draw_rates(r, rates)
