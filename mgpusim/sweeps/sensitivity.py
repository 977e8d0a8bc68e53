"""Which axes matter: Sobol' indices of an objective's logarithm, exact on a whole grid, estimated from samples otherwise.

The first-order index of an axis is the share of the variance that its value alone explains. The total index is the share that is
left while everything but it is fixed. On a grid both are sums over its cells. Of `saltelli` samples the estimators are those of
Saltelli et al., Computer Physics Communications 181 (2010), and Jansen, ibid. 117 (1999). Of other samples only the first order
is estimated, by the variance between bins less what chance gives.

`scipy.stats.sobol_indices` has the same estimators and is their oracle in the tests. It does not serve here: its
number of samples has to be a power of two. A study sets its own number of points, and points that cannot be evaluated are left
out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array


class Index(msgspec.Struct, frozen=True):
    """Shares of the variance: of the axis alone, and with all that it takes part in (None where it cannot be said)."""

    first: float | None
    total: float | None = None


def _share(part: float, whole: float) -> float | None:
    return part / whole if whole > 0 and math.isfinite(part) else None


def grid_indices(values: Array) -> list[Index]:
    """Return the indices of each axis of a whole grid, all its cells alike.

    Parameters
    ----------
    values : float64, a dimension per axis; with cells that are NaN only the first order is said, of the others.

    >>> a, b = np.meshgrid([0.0, 1.0], [0.0, 1.0, 2.0], indexing="ij")
    >>> [round(i.first, 3) for i in grid_indices(a + b)]
    [0.273, 0.727]
    """
    whole = not np.isnan(values).any()
    if np.isnan(values).all():
        return [Index(None)] * values.ndim
    variance = float(np.nanvar(values))
    centre = float(np.nanmean(values))
    out = []
    for axis in range(values.ndim):
        others = tuple(i for i in range(values.ndim) if i != axis)
        count = (~np.isnan(values)).sum(axis=others)
        sums = np.nansum(values, axis=others)
        mean = sums[count > 0] / count[count > 0]
        first = float((count[count > 0] * (mean - centre) ** 2).sum() / count.sum())
        total = float(values.var(axis=axis).mean()) if whole else math.nan
        out.append(Index(_share(first, variance), _share(total, variance)))
    return out


def saltelli_indices(values: Array) -> list[Index]:
    """Return the indices from samples A, B and A with one column of B each.

    Parameters
    ----------
    values : float64 (base sample, axes + 2), in the order of `designs`; rows with NaN are left out.
    """
    rows = values[~np.isnan(values).any(axis=1)]
    if len(rows) < 2:
        return [Index(None)] * (values.shape[1] - 2)
    a, b = rows[:, 0], rows[:, 1]
    variance = float(np.concatenate([a, b]).var())
    centre = float(np.concatenate([a, b]).mean())
    out = []
    for axis in range(values.shape[1] - 2):
        mixed = rows[:, axis + 2]
        first = float(((b - centre) * (mixed - a)).mean())
        out.append(Index(_share(first, variance), _share(float(((a - mixed) ** 2).mean() / 2.0), variance)))
    return out


def binned_first_order(counts: Array, sums: Array, squares: Sequence[float] | Array) -> float | None:
    """Return the first-order index from bins of an axis: how many points, their sum, their sum of squares.

    >>> round(binned_first_order(np.array([2, 2]), np.array([0.2, 2.2]), np.array([0.04, 2.44])), 2)
    0.94
    """
    counts, sums = np.asarray(counts, float), np.asarray(sums, float)
    full = counts > 0
    n, k = float(counts.sum()), int(full.sum())
    if n <= k or k < 2:
        return None
    total = float(np.sum(squares)) - float(sums.sum()) ** 2 / n
    between = float((sums[full] ** 2 / counts[full]).sum()) - float(sums.sum()) ** 2 / n
    within = (total - between) / (n - k)
    return _share(max(0.0, between - (k - 1) * within), total)
