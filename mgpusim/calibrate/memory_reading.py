"""What the readings of memory probes share: slopes by tags, the clock, findings of other probes, lines fetched by a stride."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.curves import Slope, Steps, slope_of
from mgpusim.calibrate.probe import Curve, Facts, Finding, Point

__all__ = ["Reading", "crossing", "fetched_by_stride", "nearest_pow2", "of_kind", "slopes", "steps_curve", "value_of"]

IADD_CYCLES = 4.0
"""Latency of the address of a dependent load where no probe found that of an integer addition: that of most GPUs."""


def value_of(findings: Iterable[Finding], field: str) -> Finding | None:
    """Return the finding of a field with the narrowest interval, or None."""
    ours = [f for f in findings if f.field == field]
    return min(ours, key=lambda f: (f.high - f.low) / max(abs(f.value), 1e-300)) if ours else None


def of_kind(points: Iterable[Point], **tags: object) -> list[Point]:
    """Return the points that carry all of `tags`."""
    return [p for p in points if all(p.tags.get(k) == v for k, v in tags.items())]


def slopes(points: Iterable[Point], by: Sequence[str], key: str) -> dict[Any, Slope]:
    """Return seconds per unit of tag `key` for each value of the tags `by` (a tuple where there are several).

    >>> timed = [Point({"size_b": 64, "steps": n}, 1e-6 + n * 1e-8, 0.0) for n in (100, 200)]
    >>> round(slopes(timed, ["size_b"], "steps")[64].value * 1e9, 3)
    10.0
    """
    sets: dict[Any, list[Point]] = {}
    for p in points:
        name = tuple(p.tags.get(k) for k in by)
        sets.setdefault(name[0] if len(name) == 1 else name, []).append(p)
    out = {}
    for name, members in sets.items():
        found = slope_of([m.tags[key] for m in members], [m.time_s for m in members], [m.spread_s for m in members])
        if found is not None:
            out[name] = found
    return out


class Reading(msgspec.Struct):
    """The findings and notes of a probe as they come together, with what other probes found.

    `hz` is the clock; `address` the cycles of a dependent load that are its address arithmetic, not the memory's: the engines
    charge it as one integer addition, and so must what is read off a chase leave it out.
    """

    probe: str
    facts: Facts
    known: Sequence[Finding]
    findings: list[Finding] = []
    curves: list[Curve] = []
    notes: list[str] = []

    @property
    def hz(self) -> float:
        clock = value_of(self.known, "clock.gpu_hz")
        return clock.value if clock else self.facts.max_clock_hz

    @property
    def address(self) -> float:
        found = value_of(self.known, "core.ops.iadd.latency_cycles")
        return found.value if found else IADD_CYCLES

    def value(self, field: str) -> float | None:
        found = value_of([*self.known, *self.findings], field)
        return found.value if found else None

    def add(self, field: str, value: float, low: float, high: float, method: str) -> None:
        self.findings.append(Finding(field, value, min(low, value), max(high, value), self.probe, method))

    def per_cycle(self, slope: Slope, scale: float = 1.0) -> tuple[float, float, float]:
        """Return units per cycle from seconds per unit, times `scale`, with their interval."""
        return scale / slope.value / self.hz, scale / slope.high / self.hz, scale / slope.low / self.hz


def steps_curve(
    title: str,
    x_label: str,
    y_label: str,
    x: Sequence[float],
    y: Sequence[float],
    steps: Steps,
    marks: Sequence[tuple[float, str]] = (),
) -> Curve:
    """Return the curve with the plateaus found as its fitted line."""
    fit_x, fit_y = [], []
    for p in steps.plateaus:
        fit_x += [p.first, p.last]
        fit_y += [p.level, p.level]
    return Curve(title, x_label, y_label, tuple(x), tuple(y), tuple(fit_x), tuple(fit_y), tuple(marks), log_x=True)


def crossing(x: Sequence[float], y: Sequence[float], level: float, after: float) -> float | None:
    """Return where a rising curve passes `level` beyond x = `after`, between points by the logarithm of x.

    >>> round(crossing([1, 2, 4, 8], [10, 10, 20, 20], 15, 0), 3)
    2.828
    """
    for i in range(1, len(x)):
        if x[i] > after and y[i - 1] <= level < y[i]:
            share = (level - y[i - 1]) / (y[i] - y[i - 1])
            return math.exp(math.log(x[i - 1]) + share * math.log(x[i] / x[i - 1]))
    return None


def nearest_pow2(value: float) -> int:
    """Return the power of two next to `value` by ratio.

    >>> nearest_pow2(25.6), nearest_pow2(90)
    (32, 64)
    """
    return 1 << max(0, round(math.log2(max(1.0, value))))


def fetched_by_stride(strides: Sequence[float], y: Sequence[float]) -> tuple[int, float] | None:
    """Return what a miss fetches, a power of two, and the misfit (in log) of latencies over the stride of one pass.

    At stride s each fetch of g bytes serves g / s steps: latency = hit + (miss - hit) * min(1, s / g). None where the latency
    does not rise with the stride, or two sizes fit as well.

    >>> fetched_by_stride([16, 32, 64, 128, 256], [68, 88, 128, 128, 128])[0]
    64
    """
    if len(strides) < 3 or max(y) < 1.15 * min(y):
        return None
    fits = []
    g = 8
    while g <= 2 * max(strides):
        u = [min(1.0, s / g) for s in strides]
        mean_u, mean_y = sum(u) / len(u), sum(y) / len(y)
        var = sum((a - mean_u) ** 2 for a in u)
        if var > 0:
            rise = sum((a - mean_u) * (b - mean_y) for a, b in zip(u, y, strict=True)) / var
            line = [mean_y + rise * (a - mean_u) for a in u]
            if rise > 0 and min(line) > 0:
                error = math.sqrt(sum(math.log(b / c) ** 2 for b, c in zip(y, line, strict=True)) / len(y))
                fits.append((error, g))
        g *= 2
    fits.sort()
    if not fits or fits[0][0] > 0.15 or (len(fits) > 1 and fits[1][0] < 1.3 * fits[0][0] + 0.005):
        return None
    return fits[0][1], fits[0][0]
