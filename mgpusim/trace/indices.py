"""Launches whose indices overflow: `int` arithmetic on ids that reach further than 32 bits, found before anything is simulated.

Ranges of ids and arguments say at once which values cannot overflow, which is all of them in most launches. Where one might, some
work groups are executed, the first and the last among them: only work items that come to the access count.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError, TimeLimitError
from mgpusim.opencl.analysis.indices import Leaf, NarrowIndex, span
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry, NullObserver
from mgpusim.opencl.execution.endless import loop_seconds
from mgpusim.opencl.execution.simt import execute
from mgpusim.trace.uneven import LIKE_A_BLOCK
from mgpusim.trace.work import Work, geometry_of
from mgpusim.workload.args import ScalarArg
from mgpusim.workload.ndrange import NDRange

GROUPS = 9
"""Work groups executed of a launch in one dimension, spread evenly from the first to the last; in more, three each way."""
STEPS = 20_000
"""Blocks of these groups that are executed, `LIKE_A_BLOCK` lanes of which count as a block more: two seconds, about. Not a time:
what is found must not hang on the machine."""
ITERATIONS = 4


def check_indices(work: Work, nd: NDRange) -> None:
    """Refuse a launch of which a work item computes an index that its type does not hold.

    Raises
    ------
    ExecutionError
        With the line, the work item and the value.
    TimeLimitError
        A loop of the kernel takes longer than it may; nobody knows what its indices are.

    >>> source = "kernel void f(global float *a, int n) { int i = get_global_id(0); a[i * n & 63] = 1; }"
    >>> launch = Launch(source, "f", (4096,), (BufferArg("float32", 64), ScalarArg("int32", (1 << 20,))), (64,))
    >>> nd = NDRange((4096, 1, 1), (4096, 1, 1), (64, 1, 1), (64, 1, 1), dim=1)
    >>> check_indices(Work(launch), nd)
    """
    ranges = _ranges(work, nd)
    may = [index for index in work.indices if _may_overflow(index, ranges)]
    if not may:
        return
    geometry = geometry_of(nd)
    groups = _corners(nd)
    watch = _Watch(work.compiled, geometry, groups, may, ranges)
    steps = int(STEPS / (1 + len(groups) * nd.items_per_group / LIKE_A_BLOCK))
    failed: ExecutionError | None = None
    try:
        execute(work.compiled, geometry, groups, work.args(), watch, steps, ITERATIONS, loop_seconds(), on_limit=lambda _: None)
    except ExecutionError as error:
        failed = error
    if watch.problem:
        raise ExecutionError(watch.problem)
    if isinstance(failed, TimeLimitError):  # what else is wrong with the kernel is said where all of it is run
        raise failed


def _corners(nd: NDRange) -> Array:
    """Return linear ids of groups at the ends of each dimension and between them: an index is greatest at an end, mostly."""
    each = GROUPS if sum(n > 1 for n in nd.groups) == 1 else 3
    x, y, z = (np.unique(np.linspace(0, n - 1, min(n, each)).astype(np.int64)) for n in nd.groups)
    of_rows = y[None, :] + nd.groups[1] * z[:, None]
    return np.asarray((x[None, None, :] + nd.groups[0] * of_rows[:, :, None]).reshape(-1))


def _ranges(work: Work, nd: NDRange) -> dict[Leaf, tuple[int, int]]:
    """Return the least and the greatest value of each leaf in this launch; arguments that are no single number are left out."""
    out: dict[Leaf, tuple[int, int]] = {}
    for d in range(3):
        size, local, groups, offset = nd.global_padded[d], nd.local[d], nd.groups[d], nd.offset[d]
        out |= {
            ("get_global_id", d): (offset, offset + size - 1), ("get_local_id", d): (0, local - 1),
            ("get_group_id", d): (0, groups - 1), ("get_global_size", d): (size, size), ("get_num_groups", d): (groups, groups),
            ("get_local_size", d): (local, local), ("get_enqueued_local_size", d): (local, local),
            ("get_global_offset", d): (offset, offset),
        }  # fmt: skip
    for at, arg in enumerate(work.launch.args):
        if isinstance(arg, ScalarArg) and isinstance(arg.value, tuple) and len(arg.value) == 1 and isinstance(arg.value[0], int):
            out["argument", at] = arg.value[0], arg.value[0]
    return out


def _may_overflow(index: NarrowIndex, ranges: Mapping[Leaf, tuple[int, int]]) -> bool:
    if not all(leaf in ranges for product, _ in index.terms for leaf in product):
        return False
    low, high = span(index.terms, ranges)
    return low < index.least or high > index.most


class _Watch(NullObserver):
    """Looks, at each block that runs, whether the indices of its accesses overflow in its lanes."""

    def __init__(
        self,
        kernel: CompiledKernel,
        geometry: Geometry,
        groups: Array,
        may: list[NarrowIndex],
        ranges: Mapping[Leaf, tuple[int, int]],
    ) -> None:
        self.kernel, self.geometry, self.groups = kernel, geometry, groups
        self.problem = ""
        self.over: dict[int, list[tuple[NarrowIndex, Array, Array]]] = {}
        for index in may:
            value = np.zeros(len(groups) * geometry.items)
            for product, factor in index.terms:
                value += factor * self._product(product, ranges)
            over = (value < index.least) | (value > index.most)
            if over.any():
                self.over.setdefault(kernel.flow.position[index.block], []).append((index, value, over))

    def _product(self, product: tuple[Leaf, ...], ranges: Mapping[Leaf, tuple[int, int]]) -> Array:
        out = np.ones(len(self.groups) * self.geometry.items)  # float64: exact as far as the ends of 32 bits
        for leaf in product:
            least, most = ranges[leaf]
            out = out * (self.geometry.ids(*leaf, self.groups) if least < most else least)
        return out

    def block(self, position: int, mask: Array | None) -> None:
        for index, value, over in self.over.get(position, ()):
            here = over if mask is None else over & mask
            if here.any() and not self.problem:
                self.problem = self._said(index, value, int(here.argmax()))

    def _said(self, index: NarrowIndex, value: Array, lane: int) -> str:
        item = tuple(int(self.geometry.ids("get_global_id", d, self.groups)[lane]) for d in range(self.geometry.dims))
        kind, end = ("uint", (1 << 32) - 1) if index.most > 1 << 31 else ("int", (1 << 31) - 1)
        line = f", line {index.line}" if index.line else ""
        where = f", computed in line {index.computed}," if index.computed not in (0, index.line) else ""
        return (
            f"{self.kernel.module.file_prefix}kernel {self.kernel.function.name}{line}: an index{where} overflows {kind}: "
            f"it is {int(value[lane]):,} in work item {item}, and {kind} ends at {end:,}; compute it in size_t or long, or make "
            "the NDRange smaller"
        )
