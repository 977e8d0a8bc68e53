"""Memory of the SIMT executor: objects in one flat address space, bounds-checked lane accesses, atomics.

An object sits at its own slot of 2**40 bytes, so an address names its object whichever pointer arithmetic made it. Local
objects have one copy per work group and private ones one per lane; their pointers hold the offset inside a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError, OutOfBoundsError
from mgpusim.opencl.execution.sites import Site

_UFUNC: dict[str, Any] = {
    "add": np.add, "fadd": np.add, "sub": np.subtract, "fsub": np.subtract, "and": np.bitwise_and, "or": np.bitwise_or,
    "xor": np.bitwise_xor, "min": np.minimum, "max": np.maximum, "umin": np.minimum, "umax": np.maximum, "fmin": np.fmin,
    "fmax": np.fmax,
}  # fmt: skip


def read_modify_write(table: Array, operation: str, index: Array, operands: list[Array]) -> Array:
    """Update `table[index]` lane by lane, in place; return what each lane found there.

    Parameters
    ----------
    table : 1-D, of the dtype in which the operation is done (unsigned for umin and umax).
    operation : as LLVM names it: of atomicrmw, or cmpxchg with the operands (expected, desired).
    index, operands : one entry per lane, in the order in which they come.

    >>> cells = np.array([5, 7])
    >>> before = read_modify_write(cells, "add", np.array([0, 0, 1]), [np.array([1, 2, 3])])
    >>> before.tolist(), cells.tolist()
    ([5, 6, 7], [8, 10])
    >>> before = read_modify_write(cells, "cmpxchg", np.array([0, 0]), [np.array([8, 8]), np.array([1, 2])])
    >>> before.tolist(), cells.tolist()
    ([8, 1], [1, 10])
    """
    if not len(index):
        return np.empty(0, table.dtype)
    order = np.argsort(index, kind="stable")
    cells = index[order]
    starts = np.flatnonzero(np.r_[True, cells[1:] != cells[:-1]])
    sorted_operands = [o[order] for o in operands]
    before = _FORMS.get(operation, _combine)(table, operation, cells, starts, sorted_operands)
    old = np.empty_like(before)
    old[order] = before
    return old


def _combine(table: Array, operation: str, cells: Array, starts: Array, operands: list[Array]) -> Array:
    """Apply a function of the cell and one operand."""
    (value,) = operands
    if operation in ("add", "sub") and table.dtype.kind in "iu":
        return _sum(table, cells, starts, value if operation == "add" else -value)
    lengths = np.diff(np.r_[starts, len(cells)])
    before = np.empty(len(cells), table.dtype)
    function = _UFUNC.get(operation, _nand)
    if len(starts) * 4 > int(lengths.max(initial=0)):  # rounds in which no two lanes meet
        for round_ in range(int(lengths.max(initial=0))):
            at = starts[lengths > round_] + round_
            before[at] = table[cells[at]]
            table[cells[at]] = function(before[at], value[at])
        return before
    for start, length in zip(starts.tolist(), lengths.tolist(), strict=True):
        part = slice(start, start + length)
        steps = np.concatenate([table[cells[start] : cells[start] + 1], value[part]])
        if operation in _UFUNC:
            steps = _UFUNC[operation].accumulate(steps, dtype=table.dtype)
        else:
            for i in range(length):
                steps[i + 1] = function(steps[i], steps[i + 1])
        before[part], table[cells[start]] = steps[:-1], steps[-1]
    return before


def _sum(table: Array, cells: Array, starts: Array, value: Array) -> Array:
    """Sums of integers, which wrap whatever their order."""
    before = np.cumsum(value, dtype=table.dtype) - value
    base = before[starts] - table[cells[starts]]
    result = before - np.repeat(base, np.diff(np.r_[starts, len(cells)]))
    np.add.at(table, cells, value)
    return np.asarray(result)


def _exchange(table: Array, operation: str, cells: Array, starts: Array, operands: list[Array]) -> Array:
    (value,) = operands
    before = np.empty(len(cells), table.dtype)
    before[1:] = value[:-1]
    before[starts] = table[cells[starts]]
    last = np.r_[starts[1:], len(cells)] - 1
    table[cells[starts]] = value[last]
    return before


def _compare_exchange(table: Array, operation: str, cells: Array, starts: Array, operands: list[Array]) -> Array:
    """In each round every cell is changed once, by the first lane that is left and finds what it expects."""
    expected, desired = operands
    before = np.empty(len(cells), table.dtype)
    of_cell = np.repeat(np.arange(len(starts)), np.diff(np.r_[starts, len(cells)]))
    left = np.arange(len(cells))
    now = table[cells[starts]]
    while len(left):
        group = of_cell[left]
        before[left] = now[group]
        # an exchange of equals changes nothing: those after it find the same
        changes = np.flatnonzero((expected[left] == now[group]) & (desired[left] != expected[left]))
        changed, first = np.unique(group[changes], return_index=True)
        if not len(changed):
            break
        winner = left[changes[first]]
        now[changed] = desired[winner]
        limit = np.full(len(starts), len(cells))
        limit[changed] = winner
        left = left[left > limit[group]]
    table[cells[starts]] = now
    return before


def _nand(cell: Any, value: Any) -> Any:
    return ~(cell & value)


_FORMS: dict[str, Callable[[Array, str, Array, Array, list[Array]], Array]] = {
    "xchg": _exchange, "cmpxchg": _compare_exchange,
}  # fmt: skip


SLOT_BITS = 40
UNDEFINED = 1 << 61
"""The address of a pointer that is undef or poison in the IR."""
_MARGIN = 1 << 36  # objects start inside their slot, so that a small negative offset still names them
MOST_COPIES_B = 1 << 30
"""Local and private memory of the work items that are executed side by side."""


class MemoryObject:
    """One allocation: `stride_b` is 0 when shared by all, else the bytes between the copies of two groups or lanes.

    `kind` is buffer, constant, local, private or argument (a struct passed by value).
    """

    __slots__ = ("_views", "arg", "base", "copy_of", "data", "kind", "name", "size_b", "slot", "stride_b")

    def __init__(self, slot: int, name: str, kind: str, size_b: int, copies: int = 0, arg: int = -1) -> None:
        self.slot = slot
        self.base = (slot << SLOT_BITS) + _MARGIN
        self.name = name
        self.kind = kind
        self.size_b = size_b
        self.stride_b = (size_b + 15) // 16 * 16 if copies else 0
        self.data: Array = np.zeros(max(16, self.stride_b * copies if copies else (size_b + 15) // 16 * 16), np.uint8)
        self.copy_of: Array | None = None  # lane -> byte offset of its copy
        self.arg = arg
        self._views: dict[Any, Array] = {}

    def fill(self, content: Array) -> None:
        """Copy the bytes of `content` to the start."""
        raw = np.ascontiguousarray(content).view(np.uint8).reshape(-1)
        self.data[: raw.size] = raw

    def view(self, dtype: Any) -> Array:
        """Return the bytes as an array of `dtype`."""
        view = self._views.get(dtype)
        if view is None:
            view = self._views[dtype] = self.data[: self.data.size // dtype.itemsize * dtype.itemsize].view(dtype)
        return view


class Memory:
    """All objects of a run, and the lane accesses to them.

    `where` says of a site, for an error, "kernel NAME, line N". While `watched`, `version` counts the
    accesses that changed what was there.
    """

    def __init__(self, lanes: int, describe_lane: Callable[[int], str], where: Callable[[Site], str]) -> None:
        self.lanes, self._where = lanes, where
        self.watched, self.version, self.copied_b = False, 0, 0
        self.slots: dict[int, MemoryObject] = {}
        self._describe_lane = describe_lane

    def add(self, name: str, kind: str, size_b: int, copies: int = 0, arg: int = -1) -> MemoryObject:
        """Allocate an object; `copies` > 0 makes one per group or lane."""
        self.copied_b += size_b * copies
        if self.copied_b > MOST_COPIES_B:
            whose = "work items" if kind == "private" else "work groups"
            raise ExecutionError(
                f"{name if kind == 'local' else 'an array'} of {size_b:,} bytes for each of {copies:,} {whose} makes "
                f"{self.copied_b / 1e9:.3g} GB of {kind} memory, more than the {MOST_COPIES_B >> 30} GiB that are simulated; "
                "make it smaller, or give the kernel a buffer"
            )
        item = MemoryObject(len(self.slots) + 1, name, kind, size_b, copies, arg)
        self.slots[item.slot] = item
        return item

    def locate(self, address: Any, site: Site, mask: Array | None) -> list[tuple[MemoryObject, Any, Array | None]]:
        """Split an access into (object, byte offset inside a copy, mask) parts; nearly always one."""
        width = site.width_b
        if type(address) is int:
            item = self.slots.get(address >> SLOT_BITS)
            if item is None:
                self._no_object(address, mask, site)
            assert item is not None
            offset = address - item.base
            if not 0 <= offset <= item.size_b - width:
                self._outside(item, offset, 0 if mask is None else int(mask.argmax()), site)
            return [(item, offset, mask)]
        first = int(address[0] if mask is None else address[mask.argmax()])
        item = self.slots.get(first >> SLOT_BITS)
        if item is None:
            self._no_object(first, mask, site)
        assert item is not None
        offset = address - item.base
        room = item.size_b - width
        far = offset.view(np.uint64)
        if room >= 0 and int(np.maximum.reduce(far)) <= room:
            return [(item, offset, mask)]
        bad = far > np.uint64(max(room, 0)) if room >= 0 else np.ones(far.shape, bool)
        if mask is not None:
            bad = bad & mask
        if not bad.any():
            return [(item, np.where(bad if mask is None else mask, offset, 0), mask)]
        slots = address >> SLOT_BITS
        active = np.ones(self.lanes, bool) if mask is None else mask
        if (slots[active] == item.slot).all():
            lane = int(bad.argmax())
            self._outside(item, int(offset[lane]), lane, site)
        parts = []
        for slot in np.unique(slots[active]):
            part = active & (slots == slot)
            lane = int(part.argmax())
            parts += self.locate(np.where(part, address, address[lane]), site, part)
        return parts

    def _no_object(self, address: int, mask: Array | None, site: Site) -> None:
        lane = 0 if mask is None else int(mask.argmax())
        what = "a null pointer" if 0 <= address < 1 << 20 else f"address {address:#x}, which belongs to no object"
        if abs(address - UNDEFINED) < 1 << SLOT_BITS:
            what = (
                "a pointer that the compiler found to be undefined: is it computed with a division or remainder by zero, a shift "
                "by too much, or a variable that was never set?"
            )
        raise ExecutionError(f"{self._where(site)}: {self._describe_lane(lane)} uses {what}")

    def _outside(self, item: MemoryObject, offset: int, lane: int, site: Site) -> None:
        kinds = {"buffer": "buffer", "constant": "constant", "local": "local array", "private": "private array"}
        last = offset + site.width_b - 1
        raise OutOfBoundsError(
            f"{self._where(site)}: {self._describe_lane(lane)} accesses bytes {offset}..{last} of "
            f"{kinds.get(item.kind, item.kind)} '{item.name}', which has {item.size_b}",
            item.arg, item.kind, offset, last, item.size_b,
        )  # fmt: skip

    def choose(self, address: Any, kinds: tuple[str, ...], yes: Any, no: Any, dtype: Any) -> Any:
        """Return `yes` where a pointer names an object of one of `kinds`, else `no`."""
        if type(address) is int:
            item = self.slots.get(address >> SLOT_BITS)
            return yes if item is not None and item.kind in kinds else no
        slots = address >> SLOT_BITS
        of_kind = [s for s in np.unique(slots).tolist() if s in self.slots and self.slots[s].kind in kinds]
        return np.where(np.isin(slots, of_kind), yes, no).astype(dtype)

    def absolute(self, item: MemoryObject, offset: Any) -> Any:
        """Return the byte position in `item.data` of an offset inside a copy."""
        return offset if item.copy_of is None else item.copy_of + offset

    # ---- accesses ------------------------------------------------------------------------------------------------
    def load(self, item: MemoryObject, offset: Any, dtype: Any, count: int, align: int, mask: Array | None) -> list[Any]:
        """Return `count` consecutive values of `dtype` for each lane (uniform where offset and copy are)."""
        at = self.absolute(item, offset)
        size = dtype.itemsize
        if align < size and size > 1:
            return self._load_unaligned(item, at, dtype, count)
        index = at // size if type(at) is int else (at >> (size.bit_length() - 1) if size > 1 else at)
        view = item.view(dtype)
        if type(index) is int:
            values = view[index : index + count]
            return values.tolist() if dtype.kind in "iu" else list(values)
        return [view[index + i] if i else view[index] for i in range(count)]

    def _load_unaligned(self, item: MemoryObject, at: Any, dtype: Any, count: int) -> list[Any]:
        size = dtype.itemsize
        if type(at) is int:
            values = np.frombuffer(item.data[at : at + size * count].tobytes(), dtype)
            return values.tolist() if dtype.kind in "iu" else list(values)
        lanes = np.arange(size)
        return [np.ascontiguousarray(item.data[(at + i * size)[:, None] + lanes]).view(dtype)[:, 0] for i in range(count)]

    def store(self, item: MemoryObject, offset: Any, dtype: Any, values: list[Any], align: int, mask: Array | None) -> None:
        """Store consecutive values of `dtype`; of lanes that write one address the last wins."""
        at = self.absolute(item, offset)
        size = dtype.itemsize
        if align < size and size > 1:
            raw = [self._as_bytes(v, dtype, at) for v in values]
            self.store(item, offset, np.dtype(np.uint8), [r[..., i] for r in raw for i in range(size)], 1, mask)
            return
        index = at // size if type(at) is int else (at >> (size.bit_length() - 1) if size > 1 else at)
        view = item.view(dtype)
        seen = self._cells(view, index, len(values), mask) if self.watched else None
        for i, value in enumerate(values):
            if type(index) is int:
                if isinstance(value, np.ndarray):
                    value = value[-1] if mask is None else value[self.lanes - 1 - int(mask[::-1].argmax())]
                view[index + i] = value
            elif mask is None:
                view[index + i] = value
            else:
                view[index[mask] + i] = value[mask] if isinstance(value, np.ndarray) else value
        if seen is not None:
            now = self._cells(view, index, len(values), mask)
            self.version += not np.array_equal(seen, now, equal_nan=dtype.kind == "f")

    @staticmethod
    def _cells(view: Array, index: Any, count: int, mask: Array | None) -> Array:
        """Return a copy of what lies where the active lanes store."""
        first = np.atleast_1d(index if type(index) is int or mask is None else index[mask])
        return np.array([view[first + i] for i in range(count)])

    def _as_bytes(self, value: Any, dtype: Any, at: Any) -> Array:
        shape = value if isinstance(value, np.ndarray) else np.full(1 if type(at) is int else self.lanes, value, dtype)
        return np.ascontiguousarray(shape.astype(dtype, copy=False)).view(np.uint8).reshape(len(shape), dtype.itemsize)

    def atomic(self, item: MemoryObject, offset: Any, dtype: Any, operation: str, args: list[Any], mask: Array | None) -> Any:
        """Do a read-modify-write for every active lane in lane order; return the old value each lane saw."""
        at = self.absolute(item, offset)
        index = np.broadcast_to(np.asarray(at) // dtype.itemsize, (self.lanes,))
        lanes = np.arange(self.lanes) if mask is None else np.flatnonzero(mask)
        kind = np.dtype(f"u{dtype.itemsize}") if operation in ("umin", "umax") else dtype
        operands = [np.broadcast_to(np.asarray(a, dtype), (self.lanes,))[lanes].view(kind) for a in args]
        old = np.zeros(self.lanes, dtype)
        before = read_modify_write(item.view(kind), operation, index[lanes], operands)
        old[lanes] = before.view(dtype)
        if self.watched:
            self.version += not np.array_equal(item.view(kind)[index[lanes]], before)
        return old
