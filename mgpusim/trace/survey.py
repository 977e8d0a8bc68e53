"""The work of groups spread over a launch: how waves that are not traced differ from those that are.

The first waves of a launch and its last one say nothing about those between where the NDRange is padded, or where work
depends on the index: groups of a padded NDRange lie in a row, and do next to nothing. So some groups of everywhere are
executed to count what their warps do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.opencl.simt import CompiledKernel, Geometry, NullObserver, execute

__all__ = ["spread_groups", "survey"]

Array = np.ndarray[Any, Any]
LANES = 8_000_000
"""Lane accesses executed to compare groups, about: a tenth of a second."""
MOST, LEAST = 64, 8
_GOLDEN = 0.6180339887498949


def spread_groups(n_groups: int, lanes_per_group: float) -> tuple[int, ...]:
    """Return linear ids of groups spread over a launch, ascending: as many as the budget allows, all places of a row alike.

    >>> spread_groups(1000, 1e6), spread_groups(3, 1.0)
    ((0, 202, 279, 481, 559, 636, 838, 915), (0, 1, 2))
    """
    n = min(n_groups, max(LEAST, min(MOST, int(LANES / max(1.0, lanes_per_group)))))
    if n == n_groups:
        return tuple(range(n_groups))
    steps = np.arange(n)
    number = ((steps + steps * _GOLDEN % 1.0) * (n_groups / n)).astype(np.int64)
    return tuple(np.unique(number).tolist())


class _Count(NullObserver):
    """Adds up the work of each group: its operations, counted half per warp and half per active lane."""

    def __init__(self, groups: int, items: int, warp_size: int, operations: Array) -> None:
        self.shape = (groups, items)
        self.starts = np.arange(0, items, warp_size)
        self.operations = operations
        self.work = np.zeros(groups)
        self._last: Array | None = None
        self.full = (len(self.starts) + items / warp_size) / 2
        self.warp_size = warp_size
        self._share: Array = np.zeros(0)

    def block(self, position: int, mask: Array | None) -> None:
        if mask is None:
            self.work += self.operations[position] * self.full
            return
        if mask is not self._last:
            active = mask.reshape(self.shape)
            warps = np.logical_or.reduceat(active, self.starts, axis=1).sum(axis=1)
            self._share = (warps + active.sum(axis=1) / self.warp_size) / 2
            self._last = mask
        self.work += self.operations[position] * self._share


def survey(
    kernel: CompiledKernel, geometry: Geometry, groups: tuple[int, ...], args: list[Any], warp_size: int, operations: Array,
    turns: int = 0,
) -> Array:  # fmt: skip
    """Return the work of each group, float64 (groups,).

    It is the mean of the operations its warps issue and of those its lanes do, over the lanes of a warp: time goes with the
    first where issue binds and with the second where memory or texels do, and what binds is not known here.

    Parameters
    ----------
    operations : of one visit of each block, by position.
    turns : of a loop that are run at most, as `mgpusim.opencl.simt.execute` takes them.

    Raises
    ------
    ExecutionError
        The kernel misbehaves in one of the groups.
    """
    count = _Count(len(groups), geometry.items, warp_size, operations)
    execute(kernel, geometry, np.array(groups, np.int64), args, count, turns=turns)
    return count.work
