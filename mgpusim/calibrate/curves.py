"""Plateaus and knees of measured curves, and slopes of time over work, by methods that outliers and noise do not upset.

A curve is cut into stretches of constant level by dynamic programming. Let z be the logarithm of y. A stretch costs the sum over
its points of ``min(|z - median| / sigma, CAP)``, so that levels are medians and no single point costs more than CAP; each further
stretch costs ``PENALTY * log(n)``, as in the Bayesian information criterion. sigma is the noise: the median second difference
of z (scaled to a normal deviation), at least FLOOR and at least what the points' own spreads say. The cut of least total cost is
found exactly, for any number of stretches.

Slopes between levels come out as stretches of a point or two. Stretches shorter than asked for are no plateaus, and neighbours
that differ by less than `least` are one. What lies between plateaus is the *bracket* of an edge: from the last point of one
to the first of the next, each trimmed of points at its ends that are off its level. Where the steps of the curve are within the
noise, nothing is cut: one plateau, no knee. A curve that rises all the way has no plateau.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

import msgspec

from mgpusim.calibrate.probe import Z80

__all__ = ["Edge", "Plateau", "Slope", "Steps", "find_steps", "slope_of"]

CAP = 8.0
PENALTY = 3.0
FLOOR = 0.005
"""The least noise that is believed, as a standard deviation of log y."""
NORMAL_MAD = 1.4826
"""Standard deviations of a normal variable in its median absolute deviation."""


class Plateau(msgspec.Struct, frozen=True):
    """A stretch of constant level: from x `first` to `last`; [low, high] holds the level four times out of five."""

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
    x: Sequence[float], y: Sequence[float], spread: Sequence[float] = (), *, least: float = 1.1, points: int = 3, ends: int = 2
) -> Steps:
    """Return plateaus and edges of a curve; see the module for the method.

    Parameters
    ----------
    x, y : the points; y must be positive.
    spread : of each y (half the distance of the 10th and 90th percentiles); empty where unknown.
    least : levels of neighbours differ by this factor or more.
    points, ends : fewest points of a plateau, and of the first and the last one.

    Examples
    --------
    >>> sizes = [2.0**k for k in range(10)]
    >>> found = find_steps(sizes, [10, 10.1, 9.9, 10, 10, 30, 30.1, 29.9, 30.2, 30])
    >>> [(p.first, p.last, round(p.level, 1)) for p in found.plateaus], [(e.below, e.above) for e in found.edges]
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
    kept = _trimmed(zs, kept, noise)
    plateaus = tuple(_plateau(xs, zs, a, b, noise) for a, b in kept)
    edges = tuple(
        Edge(xs[left[1] - 1], xs[left[1]], xs[right[0]], plateaus[k + 1].level / plateaus[k].level)
        for k, (left, right) in enumerate(pairwise(kept))
    )
    return Steps(plateaus, edges, noise)


def _noise(zs: list[float], own: list[float]) -> float:
    """Return the standard deviation of log y: from second differences, in which slopes vanish and few are at an edge; and from
    the points' own spreads."""
    bends = [abs(a - 2 * b + c) for a, b, c in zip(zs, zs[1:], zs[2:], strict=False)]
    found = NORMAL_MAD * median(bends) / math.sqrt(6) if bends else 0.0
    return max(FLOOR, found, median(own) if own else 0.0)


def _cut(zs: list[float], noise: float) -> list[tuple[int, int]]:
    """Return the stretches [first, end) of the cut that costs least."""
    n = len(zs)
    penalty = PENALTY * math.log(max(3, n))
    best = [0.0] + [math.inf] * n
    come = [0] * (n + 1)
    for end in range(1, n + 1):
        for first in range(end):
            if best[first] + penalty >= best[end]:
                continue
            part = zs[first:end]
            middle = median(part)
            cost = best[first] + penalty + math.fsum(min(abs(z - middle) / noise, CAP) for z in part)
            if cost < best[end]:
                best[end], come[end] = cost, first
    out, end = [], n
    while end > 0:
        out.append((come[end], end))
        end = come[end]
    return out[::-1]


def _trimmed(zs: list[float], parts: list[tuple[int, int]], noise: float) -> list[tuple[int, int]]:
    """Drop points at the ends of stretches that are off their level, as those of a slope between two are."""
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
    part = zs[first:end]
    middle = median(part)
    scatter = NORMAL_MAD * median(abs(z - middle) for z in part)
    # the median of n normal variables deviates by about 1.25 sigma / sqrt(n)
    sigma = math.hypot(1.2533 * max(scatter, min(noise, 0.02)) / math.sqrt(len(part)), FLOOR)
    wide = Z80 * sigma
    return Plateau(xs[first], xs[end - 1], math.exp(middle), math.exp(middle - wide), math.exp(middle + wide), len(part))


def slope_of(x: Sequence[float], time: Sequence[float], spread: Sequence[float] = ()) -> Slope | None:
    """Return seconds per unit of x: the median of the slopes of all pairs of points, the wider apart in x the more they count.

    What every launch pays cancels. The interval holds the spreads of the points, the disagreement of pairs, and at least FLOOR.
    None with fewer than two different x, or where the slope is not positive or less than its own uncertainty.

    Examples
    --------
    >>> found = slope_of([10, 30, 50], [15e-6, 35e-6, 55e-6])
    >>> round(found.value * 1e6, 6), round((found.high - found.low) / found.value, 4)
    (1.0, 0.0128)
    """
    pairs = []
    own = list(spread) or [0.0] * len(x)
    for i in range(len(x)):
        for j in range(i):
            if x[i] != x[j]:
                run = float(x[i]) - float(x[j])
                pairs.append(((time[i] - time[j]) / run, abs(run), math.hypot(own[i], own[j]) / abs(run)))
    if not pairs:
        return None
    value = _weighted_median([(s, w) for s, w, _ in pairs])
    if value <= 0:
        return None
    widest = max(pairs, key=lambda p: p[1])
    apart = NORMAL_MAD * median(abs(s - value) for s, _, _ in pairs)
    sigma = math.sqrt((widest[2] / Z80) ** 2 + apart**2 + (FLOOR * value) ** 2)
    if sigma > value:
        return None
    return Slope(value, value - Z80 * sigma, value + Z80 * sigma)


def _weighted_median(pairs: list[tuple[float, float]]) -> float:
    ordered = sorted(pairs)
    half, at = sum(w for _, w in ordered) / 2, 0.0
    for value, weight in ordered:
        at += weight
        if at >= half:
            return value
    return ordered[-1][0]
