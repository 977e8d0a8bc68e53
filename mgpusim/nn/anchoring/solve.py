"""The clock, and the host's time for a launch, at which predictions equal measured times: roots and least squares of curves.

All in logarithms: x is ln(clock / that of the preset), h is ln(factor of the host's time). A curve falls with x and rises with h.
It has kinks, where a run waits for the host rather than for kernels, and kernels that are chosen by their times. So a grid is
searched first, ever finer around the best point, and Newton's method only ends it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array

Residual = Callable[[Array, Array], Array]
CLOCKS = (0.3, 1.3)
"""Times the preset's clock that a run can be at: governors go far down, binned chips somewhat up. Beyond that it is no clock."""
HOSTS = (0.02, 5.0)
"""Times the preset's host time for a launch that are tried."""
STEP = 1e-3
"""Of a logarithm, for derivatives."""
SEEN = 0.05
"""Of d ln(time) / d ln(host's time): below it in all networks the anchors say nothing of the host."""
APART = 0.15
"""Sine of the angle between what clock and host make of the times, below which anchors cannot tell them apart."""


class Problem(msgspec.Struct, frozen=True):
    """An anchor: ln(predicted / measured) over x and h, (n,) each, and one sigma of it."""

    residual: Residual
    sigma: float


class AnchorFit(msgspec.Struct, frozen=True):
    """What anchors say together: x and h, which is 0 where they do not tell it."""

    x: float
    h: float = 0.0


def root(residual: Residual, h: float = 0.0) -> float | None:
    """Return the x at which a prediction equals its time; None where no clock gives it.

    >>> round(root(lambda x, h: 0.25 - x), 9), root(lambda x, h: 2.0 - x)
    (0.25, None)
    """
    low, high = map(math.log, CLOCKS)
    for points in (33, 33, 33):
        xs = np.linspace(low, high, points)
        residuals = residual(xs, np.full(points, h))
        if residuals[0] < 0.0 or residuals[-1] > 0.0:
            return None
        after = int(np.argmax(residuals <= 0.0))
        low, high = xs[max(0, after - 1)], xs[after]
        ends = residuals[max(0, after - 1)], residuals[after]
    if ends[0] == ends[1]:
        return float(high)
    return float(low + (high - low) * ends[0] / (ends[0] - ends[1]))


def slopes_at(residual: Residual, x: float, h: float = 0.0) -> tuple[float, float]:
    """Return d ln(time) / dx and / dh.

    >>> [round(slope, 6) for slope in slopes_at(lambda x, h: 0.5 * h - x, 0.0)]
    [-1.0, 0.5]
    """
    xs, hs = x + STEP * np.array([1.0, -1.0, 0.0, 0.0]), h + STEP * np.array([0.0, 0.0, 1.0, -1.0])
    residuals = residual(xs, hs)
    return float(residuals[0] - residuals[1]) / (2 * STEP), float(residuals[2] - residuals[3]) / (2 * STEP)


def solve(problems: Sequence[Problem], host: bool) -> AnchorFit:
    """Return the x, and with `host` the h, that make the weighted squares of the residuals least.

    >>> first = Problem(lambda x, h: -0.2 - x, 0.1)
    >>> other = Problem(lambda x, h: h + 0.7 + 0.0 * x, 0.1)
    >>> fit = solve([first, other], host=True)
    >>> round(fit.x, 6), round(fit.h, 6)
    (-0.2, -0.7)
    """
    if not host:
        return AnchorFit(_least(problems, False)[0])
    x, h = _least(problems, True)
    jacobian = np.array([slopes_at(problem.residual, x, h) for problem in problems])
    # the host is told where times depend on it, otherwise than on the clock, and within what hosts may be
    seen = np.abs(jacobian[:, 1]).max() >= SEEN
    apart = seen and _sine(jacobian / np.array([[problem.sigma] for problem in problems])) >= APART
    if apart and math.log(HOSTS[0]) < h < math.log(HOSTS[1]):
        return AnchorFit(x, h)
    return AnchorFit(_least(problems, False)[0])


def _sine(jacobian: Array) -> float:
    lengths = np.linalg.norm(jacobian, axis=0)
    if not lengths.all():
        return 0.0
    cosine = float(jacobian[:, 0] @ jacobian[:, 1]) / float(lengths[0] * lengths[1])
    return math.sqrt(max(0.0, 1.0 - cosine * cosine))


def _least(problems: Sequence[Problem], host: bool) -> tuple[float, float]:
    """Return the point of the least squares: by a grid ever finer, ended by Newton's method."""

    def residuals(xs: Array, hs: Array) -> Array:
        return np.stack([problem.residual(xs, hs) / problem.sigma for problem in problems])

    def cost(residuals: Array, xs: Array, hs: Array) -> Array:
        # of equals the nearest to the preset: what no time depends on stays
        return np.asarray((residuals**2).sum(axis=0) + 1e-9 * (xs * xs + hs * hs))

    bounds = np.log(np.array([CLOCKS, HOSTS if host else (1.0, 1.0)]))
    ends, best = bounds, np.zeros(2)
    for counts in ((33, 29), (17, 17), (17, 17)):
        axes = [np.linspace(low, high, n if high > low else 1) for (low, high), n in zip(ends, counts, strict=True)]
        xs, hs = (axis.ravel() for axis in np.meshgrid(*axes, indexing="ij"))
        at = int(np.argmin(cost(residuals(xs, hs), xs, hs)))
        best = np.array([xs[at], hs[at]])
        cells = np.array([(high - low) / max(1, n - 1) for (low, high), n in zip(ends, counts, strict=True)])
        ends = np.clip(np.stack([best - cells, best + cells], axis=1), bounds[:, :1], bounds[:, 1:])
    x, h = _newton(residuals, cost, best, bounds, host)
    return float(x), float(h)


def _newton(residuals: Residual, cost: Callable[[Array, Array, Array], Array], start: Array, bounds: Array, host: bool) -> Array:
    """Return the best point of a few steps."""
    steps = 1e-4 * np.array([[0.0, 0.0], [1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]])[: 5 if host else 3]
    best, least, tried = start, math.inf, start
    for _ in range(4):
        xs, hs = (tried + steps).T
        around = residuals(xs, hs)
        now = float(cost(around, xs, hs)[0])
        if now >= least:
            break
        best, least = tried, now
        jacobian = np.stack([(around[:, i] - around[:, i + 1]) / 2e-4 for i in range(1, len(steps), 2)], axis=1)
        move, *_ = np.linalg.lstsq(jacobian, -around[:, 0], rcond=1e-6)
        tried = np.clip(best + np.pad(move, (0, 2 - len(move))), bounds[:, 0], bounds[:, 1])
    return best
