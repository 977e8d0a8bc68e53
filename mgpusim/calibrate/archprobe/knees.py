"""Plateaus and edges of measured curves, by a method that survives noise.

A curve over sizes is first run through a median of five points, so that a single bad point moves nothing; then it is cut in two
where two constants fit better than one by the most, and each part again, as long as the levels on both sides differ by more than
a stated share. Neighbouring cuts are one edge: a cache that fills set by set, or page by page, gives several steps where there
is one capacity. The interval of an edge runs from the last point still at the lower level (within 1%) to the first point beyond
the last of its cuts.

This is for curves of thousands of points whose noise is that of single launches, as ArchProbe's are: the exact cut of
`mgpusim.calibrate.curves`, for tens of points that each come with their spread, takes more than quadratic time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[np.float64]

__all__ = ["Edge", "Plateau", "edges", "merge", "nice_size", "plateaus", "smooth"]


class Edge(msgspec.Struct, frozen=True):
    """The level rises at `at` (the last x before); the rise may begin at `low` and ends by `high`."""

    at: float
    low: float
    high: float
    before: float
    after: float


class Plateau(msgspec.Struct, frozen=True):
    """Neighbouring points from `first` to `last` (values of x) that agree; `spread` is half of their relative range."""

    first: float
    last: float
    level: float
    spread: float


def smooth(y: Array, window: int = 5) -> Array:
    """Return the running median of `y`; ends use the points there are.

    >>> smooth(np.array([1.0, 1.0, 9.0, 1.0, 1.0])).tolist()
    [1.0, 1.0, 1.0, 1.0, 1.0]
    """
    half = window // 2
    if len(y) <= window:
        return np.array([np.median(y[max(0, i - half) : i + half + 1]) for i in range(len(y))])
    middle = np.median(np.lib.stride_tricks.sliding_window_view(y, window), axis=1)
    head = [np.median(y[: i + half + 1]) for i in range(half)]
    tail = [np.median(y[i - half :]) for i in range(len(y) - half, len(y))]
    return np.concatenate([head, middle, tail])


def _cuts(y: Array, low: int, high: int, jump: float, found: list[int]) -> None:
    n = high - low
    if n < 2:
        return
    sums = np.cumsum(y[low:high])
    k = np.arange(1, n)
    left, right = sums[:-1] / k, (sums[-1] - sums[:-1]) / (n - k)
    at = int(np.argmax(k * (n - k) * (left - right) ** 2))
    if abs(left[at] - right[at]) <= jump * min(left[at], right[at]):
        return
    found.append(low + at)
    _cuts(y, low, low + at + 1, jump, found)
    _cuts(y, low + at + 1, high, jump, found)


def edges(x: Sequence[float] | Array, y: Sequence[float] | Array, jump: float = 0.05, near: float = 1.25) -> list[Edge]:
    """Return where the level of `y` rises by more than `jump` (a share) as `x` grows; cuts within a factor `near` are one edge.

    Parameters
    ----------
    x, y : sequences of the same length
        The curve, `x` ascending.

    Examples
    --------
    >>> x = np.arange(1, 101) * 16.0
    >>> [(e.at, e.before, e.after) for e in edges(x, np.where(x <= 512, 100.0, 150.0))]
    [(512.0, 100.0, 150.0)]
    """
    at_x, level = np.asarray(x, float), smooth(np.asarray(y, float))
    cuts: list[int] = []
    _cuts(level, 0, len(level), jump, cuts)
    groups: list[list[int]] = []
    for cut in sorted(cuts):
        if groups and at_x[cut] <= near * at_x[groups[-1][-1]]:
            groups[-1].append(cut)
        else:
            groups.append([cut])
    found = []
    for i, group in enumerate(groups):
        start = groups[i - 1][-1] + 1 if i else 0
        end = groups[i + 1][0] + 1 if i + 1 < len(groups) else len(level)
        before, after = float(np.median(level[start : group[0] + 1])), float(np.median(level[group[-1] + 1 : end]))
        if after <= before * (1 + jump):
            continue  # a fall, or a bump that came down again: no capacity shows that way
        calm = np.flatnonzero(level[start : group[0] + 1] <= before * 1.01)
        low = at_x[start + calm[-1]] if len(calm) else at_x[group[0]]
        found.append(Edge(float(at_x[group[0]]), float(low), float(at_x[group[-1] + 1]), before, after))
    return found


def merge(sizes: Sequence[float], near: float = 1.25) -> list[list[float]]:
    """Group ascending sizes that lie within a factor `near` of their neighbour: one edge read several times.

    >>> merge([1024, 125744, 132608, 133728, 136080])
    [[1024], [125744, 132608, 133728, 136080]]
    """
    groups: list[list[float]] = []
    for size in sorted(sizes):
        if groups and size <= near * groups[-1][-1]:
            groups[-1].append(size)
        else:
            groups.append([size])
    return groups


def nice_size(at: float, low: float, high: float) -> float:
    """Return the power of two, or three times one, nearest to `at` in [low, high]; `at` itself where there is none.

    >>> nice_size(132448, 103000, 134272), nice_size(700, 690, 710)
    (131072.0, 700)
    """
    tries = [m * 2.0**k for k in range(64) for m in (1, 3)]
    fits = [t for t in tries if low * 0.999 <= t <= high * 1.001]
    return min(fits, key=lambda t: abs(t - at)) if fits else at


def plateaus(x: Sequence[float] | Array, y: Sequence[float] | Array, tolerance: float = 0.06, least: int = 3) -> list[Plateau]:
    """Return the runs of at least `least` neighbouring points whose largest and smallest differ by at most `tolerance`.

    For curves of few points (bandwidth over a size that doubles); longest runs first claim their points, and come back by x.

    >>> found = plateaus([1, 2, 4, 8, 16, 32, 64], [9.0, 9.1, 9.0, 5.0, 3.0, 3.05, 3.0])
    >>> [(p.first, p.last, p.level) for p in found]
    [(1.0, 4.0, 9.0), (16.0, 64.0, 3.0)]
    """
    xs, ys = np.asarray(x, float), np.asarray(y, float)
    runs = []
    for i in range(len(ys)):
        j = i
        while j + 1 < len(ys) and np.ptp(ys[i : j + 2]) <= tolerance * ys[i : j + 2].min():
            j += 1
        runs.append((i, j))
    taken: list[tuple[int, int]] = []
    for i, j in sorted(runs, key=lambda run: run[0] - run[1]):
        if j - i + 1 >= least and all(j < a or i > b for a, b in taken):
            taken.append((i, j))
    return [
        Plateau(
            float(xs[i]),
            float(xs[j]),
            float(np.median(ys[i : j + 1])),
            float(np.ptp(ys[i : j + 1]) / 2 / np.median(ys[i : j + 1])),
        )
        for i, j in sorted(taken)
    ]
