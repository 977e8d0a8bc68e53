"""Steps of the instructions that only compute: arithmetic, comparison, selection, addresses, parts of vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.execution.sites import Step
from mgpusim.opencl.execution.values import Value, add_address, binary, cast, chosen, compare
from mgpusim.opencl.ir.program import Instr, Operand, Type

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

        def constant(R: list[Any], S: Any) -> None:
            R[d] = add_address(R[base], offset)

        return constant
    if len(indices) == 1:
        i, stride = indices[0], strides[0]

        def by_one_index(R: list[Any], S: Any) -> None:
            index = R[i]
            if type(index) is int:
                R[d] = add_address(R[base], index * stride + offset)
                return
            if index.dtype != np.int64:
                index = index.astype(np.int64)
            start = R[base]
            scaled = index * stride if stride != 1 else index
            R[d] = scaled + (add_address(start, offset) if offset else start)

        return by_one_index

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


def _select(d: int, slots: list[int], type_: Type, per_component: bool) -> Step:
    c, a, b = slots
    if not per_component:
        return lambda R, S: R.__setitem__(d, chosen(R[c], R[a], R[b], type_))
    scalar = type_.scalar
    return lambda R, S: R.__setitem__(d, [chosen(m, x, y, scalar) for m, x, y in zip(R[c], R[a], R[b], strict=True)])


def _extract(d: int, slots: list[int], type_: Type) -> Step:
    v, i = slots

    def run(R: list[Any], S: Any) -> None:
        index = R[i]
        parts = R[v]
        if type(index) is int:
            R[d] = parts[index] if 0 <= index < len(parts) else parts[0]
            return
        out = parts[0]
        for k in range(1, len(parts)):
            out = chosen(index == k, parts[k], out, type_)
        R[d] = out

    return run


def _insert(d: int, slots: list[int], type_: Type) -> Step:
    v, x, i = slots

    def run(R: list[Any], S: Any) -> None:
        index, parts = R[i], list(R[v])
        if type(index) is int:
            if 0 <= index < len(parts):
                parts[index] = R[x]
        else:
            parts = [chosen(index == k, R[x], p, type_) for k, p in enumerate(parts)]
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
