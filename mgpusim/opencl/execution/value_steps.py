"""Steps of the instructions that only compute: arithmetic, comparison, selection, addresses, parts of vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.execution.choices import choose
from mgpusim.opencl.execution.sites import Step
from mgpusim.opencl.execution.values import Value, add_address, binary, cast, compare, dtype_of, to_lanes
from mgpusim.opencl.ir.program import Instr, Operand, Type

__all__ = ["value_step"]

ndarray = np.ndarray


def value_step(instr: Instr, slot: Callable[[Operand], int], operand_type: Callable[[Operand], Type]) -> Step:
    """Return the step of an instruction that only makes a value of others; `slot` maps an operand to its place in R."""
    op, d = instr.op, instr.result
    slots = [slot(a) for a in instr.args]
    source = operand_type(instr.args[0]) if instr.args else instr.type
    if op == "getelementptr":
        return _gep(instr, d, slots)
    if op == "alloca":
        return lambda R, S: None  # its address is placed when the run starts
    if op in ("icmp", "fcmp"):
        return _two(d, slots, compare(op, instr.pred, source.scalar), source.kind == "vector")
    if op == "select":
        return _select(d, slots, instr.type, source.kind == "vector")
    if op == "fneg":
        return _one(d, slots[0], lambda a: -a, source.kind == "vector")
    if op == "freeze":
        return _one(d, slots[0], lambda a: a, False)
    if op == "bitcast":
        return _one(d, slots[0], cast(op, source, instr.type), False)
    if op == "extractelement":
        return _extract(d, slots, instr.type)
    if op == "insertelement":
        return _insert(d, slots, instr.type.scalar)
    if op == "shufflevector":
        return _shuffle(d, slots, instr.indices, source.count)
    if op in ("extractvalue", "insertvalue"):
        return _aggregate(op, d, slots, instr.indices)
    if len(slots) == 1:
        return _one(d, slots[0], cast(op, source.scalar, instr.type.scalar), source.kind == "vector")
    return _two(d, slots, binary(op, source.scalar), source.kind == "vector")


def _gep(instr: Instr, d: int, slots: list[int]) -> Step:
    offset, strides = instr.indices[0], instr.indices[1:]
    base, indices = slots[0], slots[1:]
    if not indices:
        return lambda R, S: R.__setitem__(d, add_address(R[base], offset))
    if len(indices) == 1:
        i, stride = indices[0], strides[0]

        def one(R: list[Any], S: Any) -> None:
            index = R[i]
            if type(index) is int:
                R[d] = add_address(R[base], index * stride + offset)
                return
            if index.dtype != np.int64:
                index = index.astype(np.int64)
            start = R[base]
            scaled = index * stride if stride != 1 else index
            R[d] = scaled + (add_address(start, offset) if offset else start)

        return one

    def many(R: list[Any], S: Any) -> None:
        total = add_address(R[base], offset)
        for i, stride in zip(indices, strides, strict=True):
            index = R[i]
            total = add_address(total, index * stride if type(index) is int else index.astype(np.int64) * stride)
        R[d] = total

    return many


def _one(d: int, a: int, fn: Callable[[Value], Value], vector: bool) -> Step:
    if vector:
        return lambda R, S: R.__setitem__(d, [fn(x) for x in R[a]])
    return lambda R, S: R.__setitem__(d, fn(R[a]))


def _two(d: int, slots: list[int], fn: Callable[[Value, Value], Value], vector: bool) -> Step:
    a, b = slots
    if vector:
        return lambda R, S: R.__setitem__(d, [fn(x, y) for x, y in zip(R[a], R[b], strict=True)])
    return lambda R, S: R.__setitem__(d, fn(R[a], R[b]))


def _choose(condition: Value, yes: Value, no: Value, dtype: Any) -> Value:
    if isinstance(condition, ndarray):
        # typed, so that np.where cannot widen: two bare Python bools of i1 would come out as int64
        yes = yes if isinstance(yes, ndarray) else dtype.type(yes)
        no = no if isinstance(no, ndarray) else dtype.type(no)
        return np.where(condition, yes, no)
    return yes if condition else no


def _choose_whole(condition: Value, yes: Value, no: Value, type_: Type) -> Value:
    """Choose between two structs or arrays, member by member."""
    if type_.kind == "vector":
        return [_choose(condition, x, y, dtype_of(type_.scalar)) for x, y in zip(yes, no, strict=True)]
    if type_.kind not in ("struct", "array"):
        return _choose(condition, yes, no, dtype_of(type_))
    members = type_.fields or (type_.elem or type_,) * type_.count
    return tuple(_choose_whole(condition, x, y, m) for x, y, m in zip(yes, no, members, strict=True))


def _select(d: int, slots: list[int], type_: Type, per_component: bool) -> Step:
    c, a, b = slots
    if type_.kind == "vector":
        dtype = dtype_of(type_.scalar)

        def vector(R: list[Any], S: Any) -> None:
            conditions = R[c] if per_component else [R[c]] * type_.count
            R[d] = [_choose(m, x, y, dtype) for m, x, y in zip(conditions, R[a], R[b], strict=True)]

        return vector
    if type_.kind in ("image", "sampler"):
        return lambda R, S: R.__setitem__(d, choose(R[c], R[a], R[b]))
    if type_.kind in ("struct", "array"):
        return lambda R, S: R.__setitem__(d, _choose_whole(R[c], R[a], R[b], type_))
    dtype = dtype_of(type_)
    return lambda R, S: R.__setitem__(d, _choose(R[c], R[a], R[b], dtype))


def _extract(d: int, slots: list[int], type_: Type) -> Step:
    v, i = slots
    dtype = dtype_of(type_)

    def run(R: list[Any], S: Any) -> None:
        index = R[i]
        parts = R[v]
        if type(index) is int:
            R[d] = parts[index] if 0 <= index < len(parts) else parts[0]
            return
        out = to_lanes(parts[0], type_, S.lanes)
        for k in range(1, len(parts)):
            out = _choose(index == k, parts[k], out, dtype)
        R[d] = out

    return run


def _insert(d: int, slots: list[int], type_: Type) -> Step:
    v, x, i = slots
    dtype = dtype_of(type_)

    def run(R: list[Any], S: Any) -> None:
        index, parts = R[i], list(R[v])
        if type(index) is int:
            if 0 <= index < len(parts):
                parts[index] = R[x]
        else:
            parts = [_choose(index == k, R[x], p, dtype) for k, p in enumerate(parts)]
        R[d] = parts

    return run


def _shuffle(d: int, slots: list[int], indices: tuple[int, ...], width: int) -> Step:
    a, b = slots
    picks = [(a, i) if i < width else (b, i - width) for i in (max(0, i) for i in indices)]
    return lambda R, S: R.__setitem__(d, [R[s][i] for s, i in picks])


def _aggregate(op: str, d: int, slots: list[int], indices: tuple[int, ...]) -> Step:
    def pick(R: list[Any], S: Any) -> None:
        value = R[slots[0]]
        for i in indices:
            value = value[i]
        R[d] = value

    def place(value: Any, inserted: Any, path: tuple[int, ...]) -> Any:
        parts = list(value)
        parts[path[0]] = place(parts[path[0]], inserted, path[1:]) if len(path) > 1 else inserted
        return tuple(parts)

    return pick if op == "extractvalue" else lambda R, S: R.__setitem__(d, place(R[slots[0]], R[slots[1]], indices))
