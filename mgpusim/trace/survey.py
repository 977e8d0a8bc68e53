"""The work of groups spread over a launch: how waves that are not traced differ from those that are.

The first waves of a launch and its last one say nothing about those between where the NDRange is padded, or where work
depends on the index: groups of a padded NDRange lie in a row, and do next to nothing. So some groups of everywhere are
executed to count what their warps do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.opencl.analysis.cfg import ControlFlow
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry, NullObserver
from mgpusim.opencl.execution.endless import loop_seconds
from mgpusim.opencl.execution.simt import execute

LANES = 8_000_000
"""Lane accesses executed to compare groups, about: a tenth of a second."""
MOST, LEAST = 64, 8
GOLDEN = 0.6180339887498949
"""Multiples of the golden ratio, less their whole part, are spread evenly however many are taken."""
_ALIKE, _LITTLE, _MOST_SEGMENTS, _COUNTS = 0.5, 0.1, 8, 3


def spread_groups(n_groups: int, lanes_per_group: float) -> tuple[int, ...]:
    """Return linear ids of groups spread over a launch, ascending: as many as the budget allows, all places of a row alike.

    >>> spread_groups(1000, 1e6), spread_groups(3, 1.0)
    ((0, 202, 279, 481, 559, 636, 838, 915), (0, 1, 2))
    """
    n = min(n_groups, max(LEAST, min(MOST, int(LANES / max(1.0, lanes_per_group)))))
    if n == n_groups:
        return tuple(range(n_groups))
    steps = np.arange(n)
    number = ((steps + steps * GOLDEN % 1.0) * (n_groups / n)).astype(np.int64)
    return tuple(np.unique(number).tolist())


def segments(groups: tuple[int, ...], work: Array, n_groups: int) -> tuple[tuple[int, ...], float]:
    """Return the first group of each segment of a launch within which groups do the same kind of work, and the rarest share.

    Groups of one kind spend their operations in the same blocks. A kernel that gives ranges of its groups different jobs (fused
    kernels do) has segments; mostly there is one, (0,). Where kinds alternate there is one, too, and the second number is the
    share of the rarest kind (else 1): how far one has to look to see all of them. Groups that do next to nothing, and nothing
    that others do not do (padding), belong to whatever they lie in.

    Parameters
    ----------
    work : operations of each surveyed group in each block, float64 (groups, blocks).

    >>> a, b = [9.0, 0.0], [0.5, 7.0]
    >>> segments((0, 10, 20, 30), np.array([a, a, b, b]), 40)
    ((0, 15), 1.0)
    >>> segments(tuple(range(0, 150, 10)), np.array([a, a, b] * 5), 150)
    ((0,), 0.3333333333333333)
    """
    total = work.sum(axis=1)
    kinds: list[Array] = []
    of: list[int] = []
    first, last = [0], 0
    for group, row, amount in zip(groups, work, total, strict=True):
        if kinds and amount < _LITTLE * total.mean() and not row[sum(kinds) == 0].any():
            continue
        length = float(np.linalg.norm(row))
        like = [float(row @ kind) / max(1e-300, length * float(np.linalg.norm(kind))) for kind in kinds]
        best = int(np.argmax(like)) if like and max(like) >= _ALIKE else len(kinds)
        if best == len(kinds):
            kinds.append(np.zeros(work.shape[1]))
        kinds[best] = kinds[best] + row
        if of and best != of[-1]:
            first.append((last + group + 1) // 2)
        of.append(best)
        last = group
    if len(first) <= _MOST_SEGMENTS:
        return tuple(first), 1.0
    counts = np.bincount(of)
    return (0,), float(counts[counts >= _COUNTS].min(initial=len(of)) / len(of))


class Count(NullObserver):
    """Adds up the work of each group and block: operations, counted half per warp and half per active lane.

    Attributes
    ----------
    work : float64 (groups, blocks).
    warp_visits : visits of each region by each warp, float64 (groups, warps, regions); the kernel's body is region 0.
    steps : blocks executed.
    """

    def __init__(self, groups: int, items: int, warp_size: int, operations: Array, flow: ControlFlow) -> None:
        self.shape = (groups, items)
        self.starts = np.arange(0, items, warp_size)
        self.operations = operations
        self.work = np.zeros((groups, len(operations)))
        self.warp_visits = np.zeros((groups, len(self.starts), len(flow.loops) + 1))
        self.warp_visits[:, :, 0] = 1.0
        self.steps = 0
        self.region_of = {loop.header: i + 1 for i, loop in enumerate(flow.loops)}
        self._last: Array | None = None
        self.full = (len(self.starts) + items / warp_size) / 2
        self.warp_size = warp_size
        self._share: Array = np.zeros(0)
        self._warps: Array = np.zeros(0)

    def block(self, position: int, mask: Array | None) -> None:
        self.steps += 1
        region = self.region_of.get(position, -1)
        if mask is None:
            self.work[:, position] += self.operations[position] * self.full
            if region >= 0:
                self.warp_visits[:, :, region] += 1.0
            return
        if mask is not self._last:
            active = mask.reshape(self.shape)
            self._warps = np.logical_or.reduceat(active, self.starts, axis=1)
            self._share = (self._warps.sum(axis=1) + active.sum(axis=1) / self.warp_size) / 2
            self._last = mask
        self.work[:, position] += self.operations[position] * self._share
        if region >= 0:
            self.warp_visits[:, :, region] += self._warps

    def visits(self) -> Array:
        """Return the visits of each region by the busiest warp of each group, float64 (groups, regions)."""
        return np.asarray(self.warp_visits.max(axis=1))


def survey(
    kernel: CompiledKernel, geometry: Geometry, groups: tuple[int, ...], args: list[Any], warp_size: int, operations: Array,
    iterations: int = 0, limit_s: float | None = None,
) -> Count:  # fmt: skip
    """Return the work of each group in each block.

    It is the mean of the operations its warps issue and of those its lanes do, over the lanes of a warp: time goes with the
    first where issue binds and with the second where memory or texels do, and what binds is not known here.

    Parameters
    ----------
    operations : of one visit of each block, by position.
    iterations : of a loop that are run at most, as `mgpusim.opencl.execution.simt.execute` takes them.
    limit_s : seconds that one run of a loop may take, `loop_seconds()` by default.
    """
    count = Count(len(groups), geometry.items, warp_size, operations, kernel.flow)
    limit_s = loop_seconds() if limit_s is None else limit_s
    execute(kernel, geometry, np.array(groups, np.int64), args, count, iterations=iterations, limit_s=limit_s)
    return count
