"""ONNX operators that give the same elements another shape or type, and those that compute shapes."""

from __future__ import annotations

import math

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.onnx.model import DTYPES
from mgpusim.nn.readers.formats.onnx.node import RULES, OnnxConstant, OnnxOp, rule
from mgpusim.nn.readers.kinds.elements import cast
from mgpusim.nn.readers.kinds.shapes import flatten, new_axes, reshape, reshaped, without

VALUES = {"value_float": "float32", "value_int": "int64", "value_floats": "float32", "value_ints": "int64"}
"""Attributes of `Constant`, beside `value`, with their types."""


# ---- constants ---------------------------------------------------------------------------------------------------------
@rule("Constant")
def _constant(op: OnnxOp) -> None:
    value = op.attributes.get("value")
    if isinstance(value, OnnxConstant):
        op.b.constant(op.output, value.shape, value.dtype, value.load)
        return
    given = [(name, dtype) for name, dtype in VALUES.items() if name in op.attributes]
    if not given:
        raise UnsupportedError(f"{op.where}: expected an array of numbers as its value")
    op.given(np.array(op.attributes[given[0][0]], given[0][1]))


@rule("ConstantOfShape")
def _constant_of_shape(op: OnnxOp) -> None:
    shape = tuple(op.numbers(0))
    if min(shape, default=0) < 0:
        raise InputError(f"{op.where}: got shape {list(shape)}")
    value = op.attributes.get("value")
    if isinstance(value, OnnxConstant) and value.load is not None:
        load = value.load
        op.b.constant(op.output, shape, value.dtype, lambda: np.broadcast_to(load().reshape(-1)[:1].reshape(()), shape))
    else:
        op.filled(shape, np.zeros((), np.float32))


@rule("Shape")
def _shape(op: OnnxOp) -> None:
    shape = op.shape()
    op.given(np.array(shape[slice(op.whole("start", 0), op.attributes.get("end", len(shape)))], np.int64))


@rule("Range")
def _range(op: OnnxOp) -> None:
    start, limit, step = (op.b.value(op.needed(i), op.where).reshape(-1) for i in range(3))
    with np.errstate(all="ignore"):
        count = float(np.ceil((float(limit[0]) - float(start[0])) / float(step[0]))) if step[0] else math.nan
    if not 0 <= count < 1 << 31:
        raise InputError(f"{op.where}: got {start[0]} to {limit[0]} by {step[0]}")
    dtype = op.b.tensor(op.needed()).dtype
    op.b.constant(op.output, (int(count),), dtype, lambda: (start[0] + np.arange(int(count)) * step[0]).astype(dtype))


# ---- shapes ------------------------------------------------------------------------------------------------------------
@rule("Reshape")
def _reshape(op: OnnxOp) -> None:
    old, asked = op.shape(), op.listed(1, "shape")
    if not op.flag("allowzero"):
        asked = [old[i] if size == 0 and i < len(old) else size for i, size in enumerate(asked)]
    reshape(op, reshaped(op, math.prod(old), asked))


@rule("Flatten")
def _flatten(op: OnnxOp) -> None:
    axis = op.whole("axis", 1)
    flatten(op, axis if axis == len(op.shape()) else op.axis(axis))


@rule("Identity", "Dropout", "StopGradient")
def _nothing(op: OnnxOp) -> None:
    op.same(op.needed())
    if len(op.outputs) > 1 and op.outputs[1]:  # the mask of a dropout: all true when nothing is trained
        shape = op.shape()
        op.b.constant(op.outputs[1], shape, "bool", lambda: np.broadcast_to(np.True_, shape))


@rule("Transpose")
def _transpose(op: OnnxOp) -> None:
    rank = len(op.shape())
    op.alike("transpose", op.needed(), order=op.wholes("perm", list(range(rank))[::-1], rank))


@rule("Expand")
def _expand(op: OnnxOp) -> None:
    old, asked = op.shape(), op.numbers(1)
    rank = max(len(old), len(asked))
    pairs = list(zip([1] * (rank - len(old)) + list(old), [1] * (rank - len(asked)) + asked, strict=True))
    if any(a != w and 1 not in (a, w) for a, w in pairs):
        raise InputError(f"{op.where}: {list(old)} does not expand to {asked}")
    shape = [w if a == 1 else a for a, w in pairs]
    if shape == list(old):
        op.same(op.needed())
    else:
        op.give("expand", [op.needed()], shape=shape)


@rule("Tile")
def _tile(op: OnnxOp) -> None:
    old, times = op.shape(), op.numbers(1)
    if len(times) != len(old):
        raise InputError(f"{op.where}: got {len(times)} repeats for {len(old)} dimensions")
    op.give("tile", [op.needed()], shape=[size * n for size, n in zip(old, times, strict=True)])


RULES.update({
    "Cast": lambda op: cast(op, DTYPES.get(op.whole("to", 0)), f"ONNX type {op.attributes.get('to')}"),
    "CastLike": lambda op: cast(op, op.b.tensor(op.needed(1)).dtype, ""),
    "Size": lambda op: op.given(np.array(math.prod(op.shape()), np.int64)),
    "Squeeze": lambda op: without(op, op.axes(1) if op.input(1) or "axes" in op.attributes else None),
    "Unsqueeze": lambda op: new_axes(op, op.listed(1, "axes")),
})  # fmt: skip
