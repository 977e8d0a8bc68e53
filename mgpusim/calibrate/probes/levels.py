"""What the readings of caches share: latencies of plateaus, lines by counting, what a miss fetches by stride."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import linear_regression

from mgpusim.calibrate.curves import Plateau, Steps, crossing
from mgpusim.calibrate.probes.reading import Reading

NEAR_DRAM = 0.8
"""A level with more than this share of the latency of DRAM is DRAM (or a part of its time), not a cache."""


def series(r: Reading, by: str, **tags: object) -> tuple[list[float], list[float], list[float]]:
    """Return the values of a tag, ascending, with cycles a step and their spread."""
    slopes = sorted(r.slopes([by], "steps", **tags).items())
    return [x for x, _ in slopes], [s.value * r.hz for _, s in slopes], [(s.high - s.low) / 2 * r.hz for _, s in slopes]


def add_latency(r: Reading, field: str, level: Plateau, less: float, method: str) -> None:
    """Add the latency of a plateau, `less` cycles of address arithmetic; all in cycles."""
    r.add(field, level.level - less, level.low - less - 0.5, level.high - less + 0.5, method)


def add_lines(r: Reading, xs: list[float], ys: list[float], steps: Steps, tables: Sequence[str], what: str) -> None:
    """Line sizes: the capacity of a table over the lines at which half of what a miss costs is paid."""
    for table in tables:
        size = r.value(f"{table}.size_b")
        if size is None:
            continue
        for edge, low, high in zip(steps.edges, steps.plateaus, steps.plateaus[1:], strict=False):
            count = crossing(xs, ys, (low.level + high.level) / 2, edge.below * 0.999)
            line = size / count if count else 0.0
            snapped = nearest_pow2(line) if line else 0
            if 16 <= line <= 320 and abs(math.log(line / snapped)) < math.log(1.35):
                how = f"capacity over the {what} at which half of the steps miss ({count:.0f}), to the next power of two"
                r.add(f"{table}.line_b", snapped, min(line, 0.75 * snapped), max(line, 1.4 * snapped), how)
                break


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
        share = [min(1.0, s / g) for s in strides]
        if share[0] < share[-1]:
            rise, start = linear_regression(share, y)
            line = [start + rise * u for u in share]
            if rise > 0 and min(line) > 0:
                error = math.sqrt(sum(math.log(b / c) ** 2 for b, c in zip(y, line, strict=True)) / len(y))
                fits.append((error, g))
        g *= 2
    fits.sort()
    if not fits or fits[0][0] > 0.15 or (len(fits) > 1 and fits[1][0] < 1.3 * fits[0][0] + 0.005):
        return None
    return fits[0][1], fits[0][0]
