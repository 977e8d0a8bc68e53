"""How much data work groups of any shape load, counted from what the work items of a kernel touch.

At each load that a group comes to, a datum that several of its items ask for counts once. What an earlier load brought counts
again. So equations (6) and (7) of APSys'20 come out. Take an item of a convolution that makes p pixels of four channels. For each
tap and input slice it loads p texels of its inputs, which the items along z share. It loads four texels of weights, which those
along x and y share. Groups of a given size load least where p w_x w_y = 4 w_z, which is (6) for the p = 2 of TFLite's kernels.
For a
depthwise one, whose weights differ along z, nothing but a larger plane helps: (7).

For kernels whose items do the same whatever their group, recordings of some items serve every shape. A group that begins at
the first of these items loads a datum if it reaches any of its users. Where the program depends on the group (local ids, local
memory, barriers) a group of each shape asked for is executed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError
from mgpusim.opencl.analysis.operations import NOMINAL_SUB_GROUP
from mgpusim.opencl.execution.compiled import Geometry, ImageSlot
from mgpusim.opencl.execution.memory import MemoryObject
from mgpusim.opencl.execution.simt import execute
from mgpusim.opencl.execution.sites import Site
from mgpusim.sched.shapes.candidates import three
from mgpusim.trace.work import Work
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape

Box = tuple[int, ...]
LANE_LOADS, LEAST_LOADS = 1_000_000, 128
"""Loads that are counted, of all items together or of each item at least: the first ones of the program, as its loops load alike
in each of their iterations."""
_ODD_PAIRS = 20_000  # of (datum, item), of data without one first user: gone through for every shape
_DENSE_CELLS = 1 << 22  # of a window, to sum up over all boxes at once
_SPACES = ("global", "constant", "image")


class _Enough(Exception):
    """The budget of loads is spent."""


class _Loads:
    """The observer: what the lanes load, load by load, until `budget` loads have been seen."""

    def __init__(self, lanes: int, beside: tuple[int, int] | None, budget: int) -> None:
        self.lanes, self.beside, self.budget = lanes, beside, budget
        self.accesses: list[tuple[int, Any, Array | None]] = []  # bytes of a lane, offsets, mask
        self.widths: dict[tuple[int, bool], int] = {}  # bytes by (width, whether the load moves along x)

    def block(self, position: int, mask: Array | None) -> None:
        """Ignore."""

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Array | None) -> None:
        if site.kind == "load" and site.space in _SPACES:
            self._add(site.width_b, offset, mask)

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Array | None) -> None:
        if site.kind == "texture":
            at = np.asarray(index, np.int64)
            scaled = np.where(at < 0, -1, at * image.image.texel_b)
            self._add(image.image.texel_b, scaled if scaled.ndim else int(scaled), mask)

    def _add(self, width: int, offset: Any, mask: Array | None) -> None:
        if len(self.accesses) == self.budget:
            raise _Enough
        self.accesses.append((width, offset, mask))
        moves = False
        if self.beside is not None and isinstance(offset, np.ndarray):
            moves = bool(offset[self.beside[0]] != offset[self.beside[1]])
        self.widths[width, moves] = self.widths.get((width, moves), 0) + width

    def data(self) -> tuple[Array, Array, Array, float]:
        """Return distinct (datum, lane) pairs ascending, the bytes of each datum, and the bytes of loads that all lanes share.

        int64 (pairs,), (pairs,), (data,). A datum is what one load brings from one place.
        """
        shared, parts, units = 0.0, [np.zeros((0, 3), np.int64)], []
        every = np.arange(self.lanes)
        for number, (width, offset, mask) in enumerate(self.accesses):
            units.append(width)
            if not isinstance(offset, np.ndarray) and mask is None:
                shared += width if offset >= 0 else 0
                continue
            lane = every if mask is None else np.flatnonzero(mask)
            where = np.broadcast_to(np.asarray(offset, np.int64), every.shape)[lane]
            lane, where = lane[where >= 0], where[where >= 0]
            units[number] = unit = int(np.gcd.reduce(where, initial=width))  # loads may overlap, as those of vload4 do
            place = where[:, None] // unit + np.arange(width // unit)
            three_columns = np.broadcast_arrays(number, place, lane[:, None])
            parts.append(np.stack([c.reshape(-1) for c in three_columns], axis=1))
        load, place, lane = np.concatenate(parts).T
        span = int(place.max(initial=0)) + 1
        pairs = np.sort((load * span + place) * self.lanes + lane)
        pairs = pairs[np.diff(pairs, prepend=-1) != 0]
        name, lane = pairs // self.lanes, pairs % self.lanes
        first = np.diff(name, prepend=-1) != 0
        return np.cumsum(first) - 1, lane, np.array([*units, 0], np.int64)[name[first] // span], shared

    def block_b(self) -> int:
        """Return the width that most bytes are loaded in, of the loads that move along x if there are any; 0 without loads."""
        moving = {width: size for (width, moves), size in self.widths.items() if moves}
        still = {width: size for (width, moves), size in self.widths.items() if not moves}
        of = moving or still
        return max(of, key=lambda width: (of[width], width)) if of else 0


class DataLoads:
    """Bytes that a launch's groups load, by shape.

    Attributes
    ----------
    shapes : all that will be asked for; not empty.
    uses_local_ids : whether the program depends on the group (`mgpusim.sched.shapes.candidates.KernelLimits`).
    block_b : bytes that a work item loads at once, of the loads that move along x (most of them, by bytes).

    >>> source = "kernel void f(global float *a, global float *b) { int i = get_global_id(0); b[i] = a[i] + a[i / 8]; }"
    >>> launch = Launch(source, "f", (64,), (BufferArg("float32", 64), BufferArg("float32", 64)))
    >>> loads = DataLoads(launch, [(1, 1, 1), (8, 1, 1)], uses_local_ids=False)
    >>> loads.total_b((1, 1, 1)), loads.total_b((8, 1, 1))  # 64 x 2 floats, 8 x 9 floats
    (512.0, 288.0)
    """

    def __init__(self, launch: Launch, shapes: Sequence[Shape], uses_local_ids: bool) -> None:
        self.work = Work(launch)
        self.launch = launch
        self.size = three(launch.global_size)
        self._known: dict[Shape, float] = {}
        self._windows: dict[tuple[bool, ...], _Window] = {}
        self.uses_local_ids = uses_local_ids
        if uses_local_ids:
            self.block_b = self._probed_block_b(shapes)
            return
        self._members: dict[tuple[bool, ...], list[Box]] = {}
        for shape in shapes:
            box = tuple(min(w, n) for w, n in zip(shape, self.size, strict=True))
            self._members.setdefault(self._class(shape), []).append(box)
        lanes = sum(len(_union_of_boxes(boxes)) for boxes in self._members.values())
        self.budget = max(LANE_LOADS // lanes, LEAST_LOADS)
        widest = max(shapes, key=lambda s: (s[0], math.prod(s)))
        self.block_b = self._window(self._class(widest)).block_b

    def total_b(self, shape: Shape) -> float:
        """Return the bytes all groups of that shape load together; inf if they cannot run."""
        if shape not in self._known:
            self._known[shape] = self._grouped_b(shape) if self.uses_local_ids else self._boxes_b(shape)
        return self._known[shape]

    def _class(self, shape: Shape) -> tuple[bool, ...]:
        """Return along which axes the shape spans most of the NDRange: only there a group is always at the border."""
        return tuple(2 * w > n for w, n in zip(shape, self.size, strict=True))

    def _window(self, spans: tuple[bool, ...]) -> _Window:
        if spans not in self._windows:
            self._windows[spans] = _Window(self.work, self.size, self._members[spans], self.budget)
        return self._windows[spans]

    def _boxes_b(self, shape: Shape) -> float:
        window = self._window(self._class(shape))
        # whole groups, and the rest at the end of each axis
        axes = [[(n // w, w), (1, n % w)] for n, w in zip(self.size, shape, strict=True)]
        total = 0.0
        for x, y, z in itertools.product(*axes):
            count, box = x[0] * y[0] * z[0], (x[1], y[1], z[1])
            if count and all(box):
                total += count * window.bytes_of(box)
        return total

    def _grouped_b(self, shape: Shape) -> float:
        groups = math.prod(-(-n // w) for n, w in zip(self.size, shape, strict=True))
        try:
            return self._group(shape)[0] * groups
        except ExecutionError:  # a shape the program was not written for
            return math.inf

    def _probed_block_b(self, shapes: Sequence[Shape]) -> int:
        """Return `block_b` of the smallest shape that has neighbours along x and runs."""
        for shape in sorted(shapes, key=lambda s: (s[0] == 1, math.prod(s), s)):
            try:
                return self._group(shape)[1]
            except ExecutionError:
                continue
        return 0

    def _group(self, shape: Shape) -> tuple[float, int]:
        """Return the bytes that the group in the middle loads, and `block_b` of it."""
        launch = self.launch.with_local(shape)
        local = three(launch.local_size or (1,))
        size = self.size
        if launch.pad:
            x, y, z = (-(-n // w) * w for n, w in zip(size, local, strict=True))
            size = x, y, z
        geometry = Geometry(size[: launch.dim], local[: launch.dim], launch.offset, NOMINAL_SUB_GROUP)
        middle = [n // 2 for n in geometry.groups]
        linear = (middle[2] * geometry.groups[1] + middle[1]) * geometry.groups[0] + middle[0]
        loads = _Loads(geometry.items, (0, 1) if local[0] > 1 else None, LANE_LOADS // LEAST_LOADS)
        with suppress(_Enough):
            execute(self.work.compiled, geometry, np.array([linear]), self.work.sized(launch).args(), loads)
        *_, bytes_of, shared = loads.data()
        return float(bytes_of.sum()) + shared, loads.block_b()


class _Window:
    """Items inside the NDRange, and which data each loads. `boxes` are all that will be asked for, or hold them."""

    def __init__(self, work: Work, size: Shape, boxes: Sequence[Box], budget: int) -> None:
        items = _union_of_boxes(boxes)
        extent = items.max(axis=0) + 1
        # a power of two: where kernels divide an index, groups mostly begin at a multiple
        x, y, z = (items + [(1 << ((n - w) // 2).bit_length()) // 2 for n, w in zip(size, extent.tolist(), strict=True)]).T
        linear = (z * size[1] + y) * size[0] + x
        dim = work.launch.dim
        geometry = Geometry(size[:dim], (1,) * dim, work.launch.offset, NOMINAL_SUB_GROUP)
        second = np.flatnonzero((items == [1, 0, 0]).all(axis=1))
        loads = _Loads(len(items), (0, int(second[0])) if len(second) else None, budget)
        with suppress(_Enough):
            execute(work.compiled, geometry, linear.astype(np.int64), work.args(), loads)
        self.block_b = loads.block_b()
        datum, lane, size_b, self.shared_b = loads.data()
        self._split(datum, items[lane], size_b.astype(np.float64))
        self._known: dict[Box, float] = {}
        self._dense: Array | None = None
        if extent.prod() <= _DENSE_CELLS:  # bytes of the boxes that end at each item
            dense = np.zeros(extent)
            dense[tuple(self.corner_at.T)] = self.corner_b
            self._dense = dense.cumsum(axis=0).cumsum(axis=1).cumsum(axis=2)

    def _split(self, datum: Array, users: Array, size_b: Array) -> None:
        """Sort the data into those with one first user, which a box reaches if it reaches any, and the odd ones."""
        starts = np.flatnonzero(np.diff(datum, prepend=-1))
        corner = np.minimum.reduceat(users, starts, axis=0) if len(starts) else users
        single = np.zeros(len(starts), bool)
        np.logical_or.at(single, datum, (users == corner[datum]).all(axis=1))
        self.corner_at, index = np.unique(corner[single], axis=0, return_inverse=True)
        self.corner_b = np.bincount(index.reshape(-1), size_b[single], len(self.corner_at))
        odd = np.flatnonzero(~single[datum])
        odd = odd[~_behind(datum[odd], users[odd])]
        share = max(1, -(-len(odd) // _ODD_PAIRS))
        odd = odd[datum[odd] % share == 0]
        self.odd_users = users[odd]
        self.odd_starts = np.flatnonzero(np.diff(datum[odd], prepend=-1))
        self.odd_b = size_b[datum[odd][self.odd_starts]] * share

    def bytes_of(self, box: Box) -> float:
        """Return the bytes that the items in a box at the window's first item load."""
        if box not in self._known:
            total = self.shared_b
            if self._dense is not None:
                total += float(self._dense[box[0] - 1, box[1] - 1, box[2] - 1])
            else:
                total += float(self.corner_b[(self.corner_at < box).all(axis=1)].sum())
            if len(self.odd_starts):
                inside = (self.odd_users < box).all(axis=1)
                total += float(self.odd_b[np.logical_or.reduceat(inside, self.odd_starts)].sum())
            self._known[box] = total
        return self._known[box]


def _behind(datum: Array, users: Array) -> Array:
    """Return which users of a datum have another one just before them along an axis: a box that reaches them reaches it too."""
    if not len(datum):
        return np.zeros(0, bool)
    high = users.max(axis=0) + 2
    steps = np.array([1, high[0], high[0] * high[1]])
    names = datum * high.prod() + (users + 1) @ steps
    return np.asarray(np.logical_or.reduce([np.isin(names - step, names) for step in steps.tolist()]))


def _union_of_boxes(boxes: Sequence[Box]) -> Array:
    """Return the points of all boxes that begin at the origin, int64 (n, 3), the origin first.

    >>> _union_of_boxes([(2, 1, 1), (1, 1, 2)]).tolist()
    [[0, 0, 0], [1, 0, 0], [0, 0, 1]]
    """
    wide, high, _ = np.array(boxes).max(axis=0).tolist()
    depth = np.zeros((wide, high), np.int64)
    for x, y, z in boxes:
        depth[x - 1, y - 1] = max(depth[x - 1, y - 1], z)
    for axis in (0, 1):  # a column is as deep as the deepest box that covers it
        depth = np.flip(np.maximum.accumulate(np.flip(depth, axis), axis=axis), axis)
    across, down = (a.reshape(-1) for a in np.indices(depth.shape))
    deep = depth.reshape(-1)
    inwards = np.arange(deep.sum()) - np.repeat(np.cumsum(deep) - deep, deep)
    points = np.stack([np.repeat(across, deep), np.repeat(down, deep), inwards], axis=1)
    return points[np.lexsort((points[:, 0], points[:, 1], points[:, 2]))]
