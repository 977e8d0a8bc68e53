"""Pareto fronts: points that no other is better than in one objective without being worse in another."""

from __future__ import annotations

import numpy as np

from mgpusim.arrays import Array

_BLOCK = 512
_PIVOTS = 32


def front(costs: Array) -> Array:
    """Return the rows of the front, ascending; all objectives are to be small. Of equal rows the first counts, NaN never does.

    Parameters
    ----------
    costs : float64 (points, objectives).

    >>> front(np.array([[1.0, 4.0], [2.0, 2.0], [2.0, 3.0], [4.0, 1.0], [1.0, 4.0]])).tolist()
    [0, 1, 3]
    """
    rows = np.flatnonzero(~np.isnan(costs).any(axis=1))
    if not len(rows):
        return rows
    if costs.shape[1] > 2:
        rows = rows[_left_by_pivots(costs[rows])]
    keys = tuple(costs[rows, k] for k in range(costs.shape[1] - 1, -1, -1))
    rows = rows[np.lexsort((rows, *keys))]  # whoever dominates a row comes before it
    if costs.shape[1] == 1:
        return rows[:1]
    values = costs[rows]
    if costs.shape[1] == 2:
        before = np.minimum.accumulate(np.concatenate([[np.inf], values[:-1, 1]]))
        return np.sort(rows[values[:, 1] < before])
    front = np.zeros((0, costs.shape[1]))
    out: list[Array] = []
    for first in range(0, len(rows), _BLOCK):
        block, names = values[first : first + _BLOCK], rows[first : first + _BLOCK]
        alive = np.array([not _covered(front, row) for row in block], bool)
        block, names = block[alive], names[alive]
        keep: list[int] = []
        for i, row in enumerate(block):
            if not _covered(block[keep], row):
                keep.append(i)
        front = np.concatenate([front, block[keep]])
        out.append(names[keep])
    return np.sort(np.concatenate(out))


def _left_by_pivots(values: Array) -> Array:
    """Return which rows some well-placed rows do not dominate: most go at once, before each is compared with the front."""
    low, high = values.min(axis=0), values.max(axis=0)
    scale = np.where(np.isfinite(high - low) & (high > low), high - low, 1.0)
    left = np.ones(len(values), bool)
    for pivot in np.argsort(((values - low) / scale).sum(axis=1), kind="stable")[:_PIVOTS].tolist():
        if left[pivot]:
            left &= ~((values >= values[pivot]).all(axis=1) & (values > values[pivot]).any(axis=1))
    return left


def _covered(front: Array, row: Array) -> bool:
    """Whether a row that comes earlier is nowhere worse."""
    return bool(len(front)) and bool((front <= row).all(axis=1).any())
