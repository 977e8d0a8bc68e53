"""How much data work groups of any shape load, counted from what the work items of a kernel touch.

A datum that several items of a group load counts once: what a group's items share they reuse. For kernels whose items do the
same whatever their group, one recording of some items serves every shape: each datum is loaded by the groups, beginning at
the first of these items, that reach one of its users. Where the program depends on the group (local ids, local memory,
barriers) a group of each shape asked for is executed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np

from mgpusim.errors import ExecutionError
from mgpusim.opencl.compiled import ImageSlot
from mgpusim.opencl.memory import MemoryObject
from mgpusim.opencl.simt import Geometry, execute
from mgpusim.opencl.steps import Site
from mgpusim.sched.candidates import three, with_local
from mgpusim.trace.make import Work
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape

__all__ = ["DataLoads", "data_loads"]

Array = np.ndarray[Any, Any]
LANE_ACCESSES, LEAST_ACCESSES = 1_000_000, 128
"""Accesses that are counted, of all items together or of each item at least: the first ones of the program, as its loops load
alike in each of their turns."""
_ODD_PAIRS = 20_000  # of (datum, item), of data without one first user: gone through for every shape
_DENSE_CELLS = 1 << 22  # of a window, to sum up over all boxes at once
_SPACES = ("global", "constant", "image")


class _Enough(Exception):
    """The budget of accesses is spent."""


class _Loads:
    """The observer: which bytes the lanes load, in units that every site's width is a multiple of."""

    def __init__(self, lanes: int, beside: tuple[int, int] | None) -> None:
        self.lanes, self.beside = lanes, beside
        self.left = max(LANE_ACCESSES, LEAST_ACCESSES * lanes)
        self.objects: dict[tuple[str, int], int] = {}
        self.units: list[int] = []
        self.found: list[tuple[int, int, Any, Array | None]] = []  # object, bytes of an access, offsets, mask
        self.widths: dict[tuple[int, bool], int] = {}  # bytes by (width of an access, whether it moves along x)

    def block(self, position: int, mask: Array | None) -> None:
        """Ignore."""

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Array | None) -> None:
        if site.kind == "load" and site.space in _SPACES:
            self._add(("memory", item.slot), site.width_b, offset, mask)

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Array | None) -> None:
        if site.kind == "texture":
            scaled = np.where(np.asarray(index) < 0, -1, np.asarray(index, np.int64) * image.image.texel_b)
            self._add(("image", image.arg), image.image.texel_b, scaled if scaled.ndim else int(scaled), mask)

    def _add(self, key: tuple[str, int], width: int, offset: Any, mask: Array | None) -> None:
        number = self.objects.setdefault(key, len(self.objects))
        if number == len(self.units):
            self.units.append(width)
        self.units[number] = math.gcd(self.units[number], width)
        self.found.append((number, width, offset, mask))
        moves = False
        if self.beside is not None and isinstance(offset, np.ndarray):
            moves = bool(offset[self.beside[0]] != offset[self.beside[1]])
        self.widths[width, moves] = self.widths.get((width, moves), 0) + width
        self.left -= self.lanes
        if self.left < 0:
            raise _Enough

    def data(self) -> tuple[Array, Array, Array]:
        """Return distinct (datum, item) pairs ascending, and the bytes of each datum: int64 (pairs,), (pairs,), (data,).

        A datum that every lane loads has the pair (datum, -1) alone.
        """
        data, lanes = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
        every = np.arange(self.lanes)
        for number, width, offset, mask in self.found:
            unit = self.units[number]
            parts = np.arange(width // unit)
            if not isinstance(offset, np.ndarray) and mask is None:
                where, who = np.array([offset]), np.array([-1])
            else:
                who = every if mask is None else np.flatnonzero(mask)
                where = np.broadcast_to(offset, every.shape)[who]
            loaded = where >= 0
            units = where[loaded, None] // unit + parts
            data.append((units * len(self.units) + number).reshape(-1))
            lanes.append(np.repeat(who[loaded], len(parts)))
        pairs = np.sort(np.concatenate(data) * (self.lanes + 1) + np.concatenate(lanes) + 1)
        pairs = pairs[np.diff(pairs, prepend=-1) != 0]
        datum, lane = pairs // (self.lanes + 1), pairs % (self.lanes + 1) - 1
        first = np.diff(datum, prepend=-1) != 0
        shared = (lane[first] < 0)[np.cumsum(first) - 1]
        kept = ~shared | (lane < 0)
        datum, lane, first = datum[kept], lane[kept], first[kept]
        names = datum[first]
        return np.cumsum(first) - 1, lane, np.array(self.units or [1], np.int64)[names % max(1, len(self.units))]

    def block_b(self) -> int:
        """Return the width that most bytes are loaded in, of the loads that move along x if there are any; 0 without loads."""
        moving = {width: size for (width, moves), size in self.widths.items() if moves}
        still = {width: size for (width, moves), size in self.widths.items() if not moves}
        of = moving or still
        return max(of, key=lambda width: (of[width], width)) if of else 0


class DataLoads:
    """Bytes that a launch's groups load, by shape; made by `data_loads`.

    Attributes
    ----------
    block_b : bytes that a work item loads at once, of the loads that move along x (most of them, by bytes).
    """

    def __init__(self, launch: Launch, shapes: Sequence[Shape], uses_local_ids: bool) -> None:
        self.work = Work(launch)
        self.launch = launch
        self.size = three(launch.global_size)
        self._known: dict[Shape, float] = {}
        self._window: _Window | None = None
        if uses_local_ids:
            self.block_b = self._probed_block_b(shapes)
        else:
            self._window = _Window(self.work, self.size, shapes)
            self.block_b = self._window.block_b

    def total_b(self, shape: Shape) -> float:
        """Return the bytes all groups of that shape load together, each group what its items share once; inf if it cannot run."""
        if shape not in self._known:
            self._known[shape] = self._count(shape)
        return self._known[shape]

    def _count(self, shape: Shape) -> float:
        if self._window is None:
            groups = math.prod(-(-n // w) for n, w in zip(self.size, shape, strict=True))
            try:
                return self._group(shape)[0] * groups
            except ExecutionError:  # a shape the program was not written for
                return math.inf
        # whole groups, and the rest at the end of each axis
        axes = [[(n // w, w), (1, n % w)] for n, w in zip(self.size, shape, strict=True)]
        total = 0.0
        for x, y, z in itertools.product(*axes):
            count, box = x[0] * y[0] * z[0], (x[1], y[1], z[1])
            if count and all(box):
                total += count * self._window.bytes_of(box)
        return total

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
        launch = with_local(self.launch, shape)
        local = three(launch.local_size or (1,))
        size = self.size
        if launch.pad:
            x, y, z = (-(-n // w) * w for n, w in zip(size, local, strict=True))
            size = x, y, z
        geometry = Geometry(size[: launch.dim], local[: launch.dim], launch.offset)
        middle = [n // 2 for n in geometry.groups]
        linear = (middle[2] * geometry.groups[1] + middle[1]) * geometry.groups[0] + middle[0]
        loads = _Loads(geometry.items, (0, 1) if local[0] > 1 else None)
        with suppress(_Enough):
            execute(self.work.compiled, geometry, np.array([linear]), self.work.args(), loads)
        *_, bytes_of = loads.data()
        return float(bytes_of.sum()), loads.block_b()


class _Corner(msgspec.Struct, frozen=True):
    """Data by their first user: bytes of data whose users all lie at or beyond `at`, one of them there. (n, 3) and (n,)."""

    at: Array
    size_b: Array


class _Window:
    """Items around the middle of the NDRange, and which data each loads."""

    def __init__(self, work: Work, size: Shape, shapes: Iterable[Shape]) -> None:
        items = _union_of_boxes([tuple(min(w, n) for w, n in zip(s, size, strict=True)) for s in shapes])
        first = [(n - w) // 2 for n, w in zip(size, (items.max(axis=0) + 1).tolist(), strict=True)]
        x, y, z = (items + first).T
        linear = (z * size[1] + y) * size[0] + x
        dim = work.launch.dim
        geometry = Geometry(size[:dim], (1,) * dim, work.launch.offset)
        # the second item along x lies somewhere behind the first one
        second = np.flatnonzero((items == [1, 0, 0]).all(axis=1))
        loads = _Loads(len(items), (0, int(second[0])) if len(second) else None)
        with suppress(_Enough):
            execute(work.compiled, geometry, linear.astype(np.int64), work.args(), loads)
        self.block_b = loads.block_b()
        self._split(*loads.data(), items)
        self._known: dict[tuple[int, ...], float] = {}
        self._dense: Array | None = None
        extent = items.max(axis=0) + 1
        if extent.prod() <= _DENSE_CELLS:  # bytes of the boxes that end at each item
            dense = np.zeros(extent)
            dense[tuple(self.corner.at.T)] = self.corner.size_b
            self._dense = dense.cumsum(axis=0).cumsum(axis=1).cumsum(axis=2)

    def _split(self, datum: Array, lane: Array, size_b: Array, items: Array) -> None:
        """Sort the data into those that have one first user and the odd ones."""
        starts = np.flatnonzero(np.diff(datum, prepend=-1))
        users = np.where(lane[:, None] < 0, 0, items[lane])
        if not len(starts):
            self.corner = _Corner(np.zeros((0, 3), np.int64), np.zeros(0))
            self.odd_users, self.odd_starts, self.odd_b = users, starts, np.zeros(0)
            return
        corner = np.minimum.reduceat(users, starts, axis=0)
        place = np.repeat(np.arange(len(starts)), np.diff(np.append(starts, len(datum))))
        there = (users == corner[place]).all(axis=1)
        single = np.logical_or.reduceat(there, starts)
        bytes_of = size_b[datum[starts]].astype(np.float64)
        at, index = np.unique(corner[single], axis=0, return_inverse=True)
        self.corner = _Corner(at, np.bincount(index.reshape(-1), bytes_of[single], len(at)))
        odd = np.flatnonzero(~single[place])
        odd = odd[~_behind(place[odd], users[odd])]
        share = -(-len(odd) // _ODD_PAIRS) if len(odd) else 1
        odd = odd[place[odd] % share == 0]
        self.odd_users = users[odd]
        self.odd_starts = np.flatnonzero(np.diff(place[odd], prepend=-1))
        self.odd_b = bytes_of[place[odd][self.odd_starts]] * share

    def bytes_of(self, box: Sequence[int]) -> float:
        """Return the bytes that the items in a box at the window's first item load, each datum once."""
        key = tuple(box)
        if key not in self._known:
            if self._dense is not None:
                total = float(self._dense[box[0] - 1, box[1] - 1, box[2] - 1])
            else:
                total = float(self.corner.size_b[(self.corner.at < box).all(axis=1)].sum())
            if len(self.odd_starts):
                inside = (self.odd_users < box).all(axis=1)
                total += float(self.odd_b[np.logical_or.reduceat(inside, self.odd_starts)].sum())
            self._known[key] = total
        return self._known[key]


def _behind(place: Array, users: Array) -> Array:
    """Return which users of a datum have another one just before them along an axis: a box that reaches them reaches it too."""
    if not len(place):
        return np.zeros(0, bool)
    high = users.max(axis=0) + 2
    steps = np.array([1, high[0], high[0] * high[1]])
    names = place * high.prod() + (users + 1) @ steps
    return np.asarray(np.logical_or.reduce([np.isin(names - step, names) for step in steps.tolist()]))


def _union_of_boxes(boxes: Sequence[tuple[int, ...]]) -> Array:
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


def data_loads(launch: Launch, shapes: Sequence[Shape], *, uses_local_ids: bool) -> DataLoads:
    """Return what groups of those shapes load in `launch`.

    Parameters
    ----------
    shapes : all that will be asked for; not empty.
    uses_local_ids : whether the program depends on the group (`mgpusim.sched.candidates.KernelLimits`).

    Raises
    ------
    MgpusimError
        The kernel does not compile or its items cannot be executed.

    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void f(global float *a, global float *b) { int i = get_global_id(0); b[i] = a[i] + a[i + 1]; }"
    >>> launch = Launch(source, "f", (64,), (BufferArg("float32", 65), BufferArg("float32", 64)))
    >>> loads = data_loads(launch, [(1, 1, 1), (8, 1, 1)], uses_local_ids=False)
    >>> loads.total_b((1, 1, 1)), loads.total_b((8, 1, 1))  # 64 x 2 floats, 8 x 9 floats
    (512.0, 288.0)
    """
    return DataLoads(launch, shapes, uses_local_ids)
