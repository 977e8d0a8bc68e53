"""The lanes of sub-groups: what a sub-group function returns to each of them.

A sub-group is `size` consecutive work items of a group by local linear id; the last one of a group may be shorter. Values come
as the executor has them: uniform, or one per lane. Lanes that the mask leaves out take no part. Source: OpenCL C 3.0, 6.15.19,
and the extensions cl_khr_subgroup_*, cl_intel_subgroups and cl_qcom_subgroup_shuffle. What they leave undefined (a value from a
lane that is not active) is the value that the lane has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.opencl.builtins.core import Elem
from mgpusim.opencl.builtins.sub_group import SubGroupCall

_INT = np.dtype(np.int32)
_WORD_BITS, _WORDS = 32, 4  # a ballot is a uint4

_COMBINE: dict[str, np.ufunc] = {
    "add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and, "or": np.bitwise_or,
    "xor": np.bitwise_xor, "logical_and": np.logical_and, "logical_or": np.logical_or, "logical_xor": np.logical_xor,
}  # fmt: skip


class SubGroups:
    """The sub-groups of some work groups whose lanes are executed together.

    Parameters
    ----------
    size : work items of a sub-group.
    items : work items of a group.
    groups : work groups.

    >>> lanes = SubGroups(4, 6, 1)
    >>> lanes.apply(SubGroupCall("combine", "reduce", "add"), Elem("int", 32), [np.arange(6, dtype=np.int32)], None).tolist()
    [6, 6, 6, 6, 9, 9]
    """

    def __init__(self, size: int, items: int, groups: int) -> None:
        self.size, self.items, self.groups = size, items, groups
        self.per_group = -(-items // size)
        self.lanes = groups * items

    # ---- what a lane asks about itself -------------------------------------------------------------------------------
    @cached_property
    def _linear(self) -> Array:
        return np.tile(np.arange(self.items), self.groups)

    @cached_property
    def lane(self) -> Array:
        """Place of each lane in its sub-group, int64 (lanes,)."""
        return self._linear % self.size

    def query(self, name: str) -> Any:
        """Return what get_sub_group_size and its like answer: a number, or one per lane.

        >>> SubGroups(4, 6, 1).query("get_sub_group_size").tolist()
        [4, 4, 4, 4, 2, 2]
        """
        if name == "get_max_sub_group_size":
            return self.size
        if name in ("get_num_sub_groups", "get_enqueued_num_sub_groups"):
            return self.per_group
        if name == "get_sub_group_local_id":
            return self.lane
        number = self._linear // self.size
        if name == "get_sub_group_id":
            return number
        return np.minimum(self.size, self.items - number * self.size)

    # ---- lanes in rows -----------------------------------------------------------------------------------------------
    def _rows(self, values: Array, fill: Any) -> Array:
        """Return per-lane values as (sub-groups, size), what a sub-group lacks filled."""
        room = self.per_group * self.size
        rows = values.reshape(self.groups, self.items)
        if room != self.items:
            rows = np.concatenate([rows, np.full((self.groups, room - self.items), fill, values.dtype)], axis=1)
        return rows.reshape(-1, self.size)

    def _flat(self, rows: Array) -> Array:
        return np.ascontiguousarray(rows.reshape(self.groups, -1)[:, : self.items]).reshape(-1)

    def _active(self, mask: Array | None) -> Array:
        return self._rows(np.ones(self.lanes, bool) if mask is None else mask, False)

    def _spread(self, value: Any, dtype: np.dtype[Any]) -> Array:
        return value if isinstance(value, np.ndarray) else np.full(self.lanes, value, dtype)

    def first(self, value: Any, mask: Array | None) -> Any:
        """Return to every lane the value of the first active lane of its sub-group; what is uniform stays so."""
        if not isinstance(value, np.ndarray):
            return value
        rows, active = self._rows(value, 0), self._active(mask)
        return self._flat(np.broadcast_to(rows[np.arange(len(rows)), active.argmax(axis=1)][:, None], rows.shape))

    # ---- functions ---------------------------------------------------------------------------------------------------
    def apply(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Any:
        """Return what the function gives each lane.

        Parameters
        ----------
        elem : element type of the first argument.
        args : its arguments; a vector is a list of components.
        mask : active lanes, bool (lanes,); None for all.
        """
        function: Callable[[SubGroupCall, Elem, list[Any], Array | None], Any] = getattr(self, f"_{call.way}")
        if call.way in ("shuffle", "broadcast") and isinstance(args[0], list):
            vectors = [a if isinstance(a, list) else [a] * len(args[0]) for a in args]
            return [function(call, elem, list(parts), mask) for parts in zip(*vectors, strict=True)]
        return function(call, elem, args, mask)

    def _combine(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Array:
        values = self._spread(args[0], elem.dtype).view(elem.view)
        neutral, combine = _neutral(call.op, elem), _COMBINE[call.op]
        rows, active = self._rows(values, neutral), self._active(mask)
        rows = np.where(active, rows, np.asarray(neutral, rows.dtype))
        if call.how == "clustered_reduce":
            cluster = min(self.size, int(np.max(args[1])))
            rows = rows.reshape(len(rows), -1, cluster)
        if call.how.endswith("reduce"):
            out = np.broadcast_to(combine.reduce(rows, axis=-1, keepdims=True), rows.shape).reshape(-1, self.size)
        else:
            out = combine.accumulate(rows, axis=1)
            if call.how == "scan_exclusive":
                out = np.concatenate([np.full((len(out), 1), neutral, out.dtype), out[:, :-1]], axis=1)
        return self._flat(out).astype(elem.view, copy=False).view(elem.dtype)

    def _shuffle(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Any:
        lane = self.lane
        if call.op == "intel" and call.how in ("up", "down"):
            low, high, delta = args
            at = lane + delta if call.how == "down" else lane - delta + self.size
            low, high = (self._spread(v, elem.dtype) for v in (low, high))
            return np.where(at < self.size, self._pick(low, at), self._pick(high, at - self.size))
        value, by = args[0], self._spread(args[1], _INT).astype(np.int64)
        width = int(np.max(args[2])) if call.op == "qcom" and np.max(args[2]) else self.size
        base = lane - lane % width
        to = {
            "index": by, "xor": lane ^ by, "up": lane - by, "down": lane + by, "rotate_up": base + (lane - by) % width,
            "rotate_down": base + (lane + by) % width,
        }[call.how]  # fmt: skip
        inside = (to >= base) & (to < base + width)
        if call.op != "qcom":
            return self._pick(value, np.where(inside, to, lane))
        return np.where(inside, self._pick(self._spread(value, elem.dtype), to), args[3]).astype(elem.dtype, copy=False)

    def _pick(self, value: Any, lane: Array) -> Any:
        """Return to each lane the value of another one of its sub-group, which may not exist."""
        if not isinstance(value, np.ndarray):
            return value
        rows = self._rows(value, 0)
        at = np.clip(self._rows(lane, 0), 0, self.size - 1)
        return self._flat(np.take_along_axis(rows, at, axis=1))

    def _broadcast(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Any:
        if call.how == "first":
            return self.first(args[0], mask)
        return self._pick(args[0], self._spread(args[1], _INT).astype(np.int64))

    def _rotate(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Any:
        width = min(self.size, int(np.max(args[2]))) if call.how == "clustered" else self.size
        base = self.lane - self.lane % width
        return self._pick(args[0], base + (self.lane + args[1]) % width)

    def _vote(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Any:
        active = self._active(mask)
        said: Array
        if call.how == "elect":
            chosen: Array = np.zeros(active.shape, bool)
            chosen[np.arange(len(active)), active.argmax(axis=1)] = True
            return self._flat(chosen & active).astype(_INT)
        if call.how == "all_equal":
            value = self._spread(args[0], elem.dtype)
            said = self._rows(np.equal(value, self.first(value, mask)), True)
        else:
            said = self._rows(np.not_equal(self._spread(args[0], _INT), 0), False)
        if call.how == "ballot":
            return self._words(said & active)
        every = np.all(said | ~active, axis=1) if call.how.startswith("all") else np.any(said & active, axis=1)
        return self._flat(np.broadcast_to(every[:, None], active.shape)).astype(_INT)

    def _words(self, rows: Array) -> list[Array]:
        """Return bits by lane of each sub-group as the four components of a uint4."""
        bits = np.zeros((len(rows), _WORDS * _WORD_BITS), np.uint8)
        bits[:, : rows.shape[1]] = rows
        words = np.packbits(bits, axis=1, bitorder="little").view(np.int32)
        return [self._flat(np.broadcast_to(words[:, k : k + 1], (len(rows), self.size))) for k in range(_WORDS)]

    def _mask(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> list[Array]:
        bit = np.arange(_WORDS * _WORD_BITS)[None, :]
        lane = self.lane[:, None]
        test = {"eq": bit == lane, "ge": bit >= lane, "gt": bit > lane, "le": bit <= lane, "lt": bit < lane}[call.how]
        words = np.packbits(test & (bit < self.size), axis=1, bitorder="little").view(np.int32)
        return [np.ascontiguousarray(words[:, k]) for k in range(_WORDS)]

    def _ballot(self, call: SubGroupCall, elem: Elem, args: list[Any], mask: Array | None) -> Array:
        words = np.stack([self._spread(w, _INT).astype(np.int32, copy=False) for w in args[0]], axis=1)
        bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")[:, : self.size].astype(_INT)
        rows = np.arange(self.lanes)
        if call.how in ("inverse", "bit_extract"):
            at = self.lane if call.how == "inverse" else self._spread(args[1], _INT)
            return np.asarray(bits[rows, np.clip(at, 0, self.size - 1)])
        if call.how in ("inclusive_scan", "exclusive_scan"):
            total = bits.cumsum(axis=1)[rows, self.lane]
            return np.asarray(total - (bits[rows, self.lane] if call.how == "exclusive_scan" else 0), _INT)
        if call.how == "bit_count":
            return np.asarray(bits.sum(axis=1), _INT)
        return np.asarray(bits.argmax(axis=1) if call.how == "find_lsb" else self.size - 1 - bits[:, ::-1].argmax(axis=1), _INT)


def _neutral(op: str, elem: Elem) -> Any:
    """Return what leaves a value as it is when combined with it."""
    if op in ("min", "max"):
        if elem.kind == "float":
            return np.inf if op == "min" else -np.inf
        return elem.high if op == "min" else elem.low
    if op == "and":
        return elem.high if elem.kind == "uint" else -1
    return {"mul": 1, "logical_and": 1}.get(op, 0)
