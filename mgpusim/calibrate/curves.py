"""Plateaus and knees of measured curves, and slopes of time over work, by methods that outliers and noise do not upset.

A curve is cut into segments of constant level by dynamic programming. Let z be the logarithm of y. A segment costs the sum over
its points of ``min(|z - median| / sigma, CAP)``, so that levels are medians and no single point costs more than CAP. Each further
segment costs ``PENALTY * log(n)``, as in the Bayesian information criterion. sigma is the noise. It is the median second
difference of z (scaled to a normal deviation), at least FLOOR and at least what the points' own spreads say. The cut of least
total cost is
found exactly, for any number of segments.

Slopes between levels come out as segments of a point or two. Segments shorter than asked for are not plateaus, and neighbours
that differ by less than `least` are one. What lies between plateaus is the *bracket* of an edge. It goes from the last point of
one
to the first of the next, each trimmed of points at its ends that are off its level. Where the steps of the curve are within the
noise, nothing is cut: one plateau, no knee. A curve that rises all the way has no plateau.
"""

from __future__ import annotations

import math
from bisect import insort
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.calibrate.probe import Z80

CAP = 8.0
PENALTY = 3.0
FLOOR = 0.005
"""The least noise that is believed, as a standard deviation of log y."""


class Plateau(msgspec.Struct, frozen=True):
    """A segment of constant level: from x `first` to `last`; [low, high] holds the level four times out of five."""

    first: float
    last: float
    level: float
    low: float
    high: float
    points: int


class Edge(msgspec.Struct, frozen=True):
    """Between plateaus: `below` is the last x of the first, `beyond` the first off its level, `above` the first of the next."""

    below: float
    beyond: float
    above: float
    ratio: float


class Steps(msgspec.Struct, frozen=True):
    """The plateaus of a curve in ascending x, the edges between them, and the noise (standard deviation of log y)."""

    plateaus: tuple[Plateau, ...]
    edges: tuple[Edge, ...]
    noise: float


class Slope(msgspec.Struct, frozen=True):
    """Seconds per unit of work; [low, high] holds it four times out of five."""

    value: float
    low: float
    high: float


def find_steps(
    x: Sequence[float], y: Sequence[float], spread: Sequence[float] = (), *, least: float = 1.1, points: int = 3, ends: int = 2,
    near: float = 1.0,
) -> Steps:  # fmt: skip
    """Return plateaus and edges of a curve; see the module for the method.

    Parameters
    ----------
    x, y : the points; y must be positive.
    spread : of each y (half the distance of the 10th and 90th percentiles); empty where unknown.
    least : levels of neighbours differ by this factor or more.
    points, ends : fewest points of a plateau, and of the first and the last one.
    near : plateaus between the first and the last one reach from an x to this many times it; shorter ones are part of an edge.

    >>> sizes = [2.0**k for k in range(10)]
    >>> steps = find_steps(sizes, [10, 10.1, 9.9, 10, 10, 30, 30.1, 29.9, 30.2, 30])
    >>> [(p.first, p.last, round(p.level, 1)) for p in steps.plateaus], [(e.below, e.above) for e in steps.edges]
    ([(1.0, 16.0, 10.0), (32.0, 512.0, 30.0)], [(16.0, 32.0)])
    """
    order = sorted(range(len(x)), key=lambda i: x[i])
    xs, zs = [float(x[i]) for i in order], [math.log(y[i]) for i in order]
    if not xs:
        return Steps((), (), 0.0)
    noise = _noise(zs, [spread[i] / y[i] / Z80 for i in order] if len(spread) else [])
    parts = _trimmed(zs, _cut(zs, noise), noise)
    n = len(parts)
    kept = [p for k, p in enumerate(parts) if p[1] - p[0] >= (ends if k in (0, n - 1) else points)]
    kept = _joined(zs, kept, least)
    kept = [p for k, p in enumerate(kept) if k in (0, len(kept) - 1) or xs[p[1] - 1] >= near * xs[p[0]]]
    kept = _trimmed(zs, _joined(zs, kept, least), noise)
    plateaus = tuple(_plateau(xs, zs, a, b, noise) for a, b in kept)
    edges = tuple(
        Edge(xs[left[1] - 1], xs[left[1]], xs[right[0]], plateaus[k + 1].level / plateaus[k].level)
        for k, (left, right) in enumerate(pairwise(kept))
    )
    return Steps(plateaus, edges, noise)


def _noise(zs: list[float], own: list[float]) -> float:
    """Return the standard deviation of log y: from second differences, in which slopes vanish and few are at an edge; and from
    the points' own spreads."""
    from scipy.stats import median_abs_deviation

    bends = np.diff(zs, 2)
    spread = (
        float(median_abs_deviation(bends, center=lambda bends, axis: 0.0, scale="normal")) / math.sqrt(6) if len(bends) else 0.0
    )
    return max(FLOOR, spread, median(own) if own else 0.0)


def _cut(zs: list[float], noise: float) -> list[tuple[int, int]]:
    """Return the segments [first, end) of the cut that costs least."""
    n, levels = len(zs), np.array(zs)
    penalty = PENALTY * math.log(max(3, n))
    best = [0.0] + [math.inf] * n
    come = [0] * (n + 1)
    for first in range(n):
        part: list[float] = []  # ascending
        for end in range(first + 1, n + 1):
            insort(part, zs[end - 1])
            if best[first] + penalty >= best[end]:
                continue
            middle = (part[(len(part) - 1) // 2] + part[len(part) // 2]) / 2
            off = float(np.minimum(np.abs(levels[first:end] - middle) / noise, CAP).sum())
            if best[first] + penalty + off < best[end]:
                best[end], come[end] = best[first] + penalty + off, first
    out, end = [], n
    while end > 0:
        out.append((come[end], end))
        end = come[end]
    return out[::-1]


def _trimmed(zs: list[float], parts: list[tuple[int, int]], noise: float) -> list[tuple[int, int]]:
    """Drop points at the ends of segments that are off their level, as those of a slope between two are."""
    off = max(4.0 * noise, 0.03)
    out = []
    for first, end in parts:
        middle = median(zs[first:end])
        while end - first > 1 and abs(zs[first] - middle) > off:
            first += 1
        while end - first > 1 and abs(zs[end - 1] - middle) > off:
            end -= 1
        out.append((first, end))
    return out


def _joined(zs: list[float], parts: list[tuple[int, int]], least: float) -> list[tuple[int, int]]:
    """Make one of neighbours whose levels differ by less than a factor `least`."""
    out: list[tuple[int, int]] = []
    for part in parts:
        if out and abs(median(zs[part[0] : part[1]]) - median(zs[out[-1][0] : out[-1][1]])) < math.log(least):
            out[-1] = (out[-1][0], part[1])
        else:
            out.append(part)
    return out


def _plateau(xs: list[float], zs: list[float], first: int, end: int, noise: float) -> Plateau:
    from scipy.stats import median_abs_deviation

    part = zs[first:end]
    middle = median(part)
    scatter = float(median_abs_deviation(part, scale="normal"))
    # the median of n normal variables deviates by about 1.25 sigma / sqrt(n)
    sigma = math.hypot(1.2533 * max(scatter, min(noise, 0.02)) / math.sqrt(len(part)), FLOOR)
    wide = Z80 * sigma
    return Plateau(xs[first], xs[end - 1], math.exp(middle), math.exp(middle - wide), math.exp(middle + wide), len(part))


def slope_of(x: Sequence[float], time: Sequence[float], spread: Sequence[float] = ()) -> Slope | None:
    """Return seconds per unit of x: the median of the slopes of all pairs of points (Theil and Sen).

    What every launch pays cancels. The interval holds the spreads of the points farthest apart, the disagreement of pairs, and at
    least FLOOR. None with fewer than two different x, or where the slope is not positive or less than its own uncertainty.

    >>> slope = slope_of([10, 30, 50], [15e-6, 35e-6, 55e-6])
    >>> round(slope.value * 1e6, 6), round((slope.high - slope.low) / slope.value, 4)
    (1.0, 0.0128)
    """
    from scipy.stats import median_abs_deviation

    runs, rises = (np.subtract.outer(v, v)[np.tril_indices(len(x), -1)] for v in (np.asarray(x, float), np.asarray(time, float)))
    if not runs.any():
        return None
    slopes = rises[runs != 0] / runs[runs != 0]
    value, apart = float(np.median(slopes)), float(median_abs_deviation(slopes, scale="normal"))
    first, last = int(np.argmin(x)), int(np.argmax(x))
    own = math.hypot(spread[first], spread[last]) / (x[last] - x[first]) if len(spread) else 0.0
    sigma = math.hypot(own / Z80, apart, FLOOR * value)
    if value <= 0 or sigma > value:
        return None
    return Slope(value, value - Z80 * sigma, value + Z80 * sigma)


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


def capacity(xs: Sequence[float], ys: Sequence[float], edge: Edge, below: float, above: float) -> tuple[float, float, float]:
    """Return the capacity at an edge between the levels `below` and `above`, and its interval.

    It reaches from the last size that fits to where half of what a miss costs is paid.

    >>> sizes, cycles = [8, 12, 16, 18, 20, 24, 28], [10, 10, 10, 30, 30, 30, 30]
    >>> capacity(sizes, cycles, find_steps(sizes, cycles).edges[0], 10.0, 30.0)
    (16.0, 16.0, 18.0)
    """
    half = crossing(xs, ys, (below + above) / 2, edge.below * 0.999) or edge.above
    end = max(edge.beyond, min(x for x in xs if x >= half * 0.999) if half <= xs[-1] else edge.above)
    value = edge.below if end < 1.2 * edge.below else math.sqrt(edge.below * end)
    return value, edge.below, end


def thinned(x: Array, y: Array, share: float) -> tuple[Array, Array]:
    """Return a curve with x ascending by its medians over segments in which x grows by `share`, each at its last x.

    >>> [v.tolist() for v in thinned(np.array([10.0, 25.0, 26.0, 27.0, 90.0]), np.array([1.0, 1.0, 5.0, 2.0, 3.0]), 1.0)]
    [[10.0, 27.0, 90.0], [1.0, 2.0, 3.0]]
    """
    bins = (np.log(x / x[0]) / np.log1p(share)).astype(np.int64)
    starts = np.flatnonzero(np.diff(bins, prepend=-1))
    return x[np.append(starts[1:], len(x)) - 1], np.array([np.median(part) for part in np.split(y, starts[1:])])
