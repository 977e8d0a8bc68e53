"""Read-modify-writes of many lanes on one array, as if the lanes had come one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.arrays import Array

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
    >>> found = read_modify_write(cells, "add", np.array([0, 0, 1]), [np.array([1, 2, 3])])
    >>> found.tolist(), cells.tolist()
    ([5, 6, 7], [8, 10])
    >>> found = read_modify_write(cells, "cmpxchg", np.array([0, 0]), [np.array([8, 8]), np.array([1, 2])])
    >>> found.tolist(), cells.tolist()
    ([8, 1], [1, 10])
    """
    if not len(index):
        return np.empty(0, table.dtype)
    order = np.argsort(index, kind="stable")
    cells = index[order]
    starts = np.flatnonzero(np.r_[True, cells[1:] != cells[:-1]])
    sorted_operands = [o[order] for o in operands]
    found = _FORMS.get(operation, _combine)(table, operation, cells, starts, sorted_operands)
    old = np.empty_like(found)
    old[order] = found
    return old


def _combine(table: Array, operation: str, cells: Array, starts: Array, operands: list[Array]) -> Array:
    """Apply a function of the cell and one operand."""
    (value,) = operands
    if operation in ("add", "sub") and table.dtype.kind in "iu":
        return _sum(table, cells, starts, value if operation == "add" else -value)
    lengths = np.diff(np.r_[starts, len(cells)])
    found = np.empty(len(cells), table.dtype)
    function = _UFUNC.get(operation, _nand)
    if len(starts) * 4 > int(lengths.max(initial=0)):  # rounds in which no two lanes meet
        for round_ in range(int(lengths.max(initial=0))):
            at = starts[lengths > round_] + round_
            found[at] = table[cells[at]]
            table[cells[at]] = function(found[at], value[at])
        return found
    for start, length in zip(starts.tolist(), lengths.tolist(), strict=True):
        part = slice(start, start + length)
        steps = np.concatenate([table[cells[start] : cells[start] + 1], value[part]])
        if operation in _UFUNC:
            steps = _UFUNC[operation].accumulate(steps, dtype=table.dtype)
        else:
            for i in range(length):
                steps[i + 1] = function(steps[i], steps[i + 1])
        found[part], table[cells[start]] = steps[:-1], steps[-1]
    return found


def _sum(table: Array, cells: Array, starts: Array, value: Array) -> Array:
    """Sums of integers, which wrap whatever their order."""
    before = np.cumsum(value, dtype=table.dtype) - value
    base = before[starts] - table[cells[starts]]
    found = before - np.repeat(base, np.diff(np.r_[starts, len(cells)]))
    np.add.at(table, cells, value)
    return np.asarray(found)


def _exchange(table: Array, operation: str, cells: Array, starts: Array, operands: list[Array]) -> Array:
    (value,) = operands
    found = np.empty(len(cells), table.dtype)
    found[1:] = value[:-1]
    found[starts] = table[cells[starts]]
    last = np.r_[starts[1:], len(cells)] - 1
    table[cells[starts]] = value[last]
    return found


def _compare_exchange(table: Array, operation: str, cells: Array, starts: Array, operands: list[Array]) -> Array:
    """In each round every cell is changed once, by the first lane that is left and finds what it expects."""
    expected, desired = operands
    found = np.empty(len(cells), table.dtype)
    of_cell = np.repeat(np.arange(len(starts)), np.diff(np.r_[starts, len(cells)]))
    left = np.arange(len(cells))
    now = table[cells[starts]]
    while len(left):
        group = of_cell[left]
        found[left] = now[group]
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
    return found


def _nand(cell: Any, value: Any) -> Any:
    return ~(cell & value)


_FORMS: dict[str, Callable[[Array, str, Array, Array, list[Array]], Array]] = {
    "xchg": _exchange, "cmpxchg": _compare_exchange,
}  # fmt: skip
