"""ONNX operators that give the same elements another shape or type, and those that compute shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import axis_of
from mgpusim.nn.readers.formats.onnx.model import DTYPES, Node, OnnxConstant
from mgpusim.nn.readers.formats.onnx.rules import rule

__all__ = ["axes_of", "reshaped"]


VALUES = {"value_float": "float32", "value_int": "int64", "value_floats": "float32", "value_ints": "int64"}
"""Attributes of `Constant`, beside `value`, with their types."""


def axes_of(b: Builder, node: Node, index: int, rank: int, default: Sequence[int] | None = None) -> list[int]:
    """Return axes, sorted, that are an input since one version of the operator and an attribute before."""
    given = (
        b.numbers(node.input(index), f"operator {node.name} ({node.op})") if node.input(index) else node.wholes("axes", default)
    )
    found = [axis_of(axis, rank, f"operator {node.name} ({node.op})") for axis in given]
    if len(set(found)) != len(found):
        raise InputError(f"operator {node.name} ({node.op}): names an axis twice, {list(given)}")
    return sorted(found)


def reshaped(b: Builder, node: Node, x: str, shape: Sequence[int]) -> None:
    """Add a reshape to the node's output."""
    b.add("reshape", node.name, [x], [node.output], quantization=b.tensor(x).quantization, shape=list(shape))


# ---- constants ---------------------------------------------------------------------------------------------------------
@rule("Constant")
def _constant(b: Builder, node: Node) -> None:
    value = node.attributes.get("value")
    if isinstance(value, OnnxConstant):
        b.constant(node.output, value.shape, value.dtype, value.load)
        return
    found = [(name, dtype) for name, dtype in VALUES.items() if name in node.attributes]
    if not found:
        raise UnsupportedError(f"operator {node.name} (Constant): expected an array of numbers as its value")
    array = np.array(node.attributes[found[0][0]], found[0][1])
    b.constant(node.output, array.shape, found[0][1], lambda: array)


@rule("ConstantOfShape")
def _constant_of_shape(b: Builder, node: Node) -> None:
    shape = tuple(b.numbers(node.needed(0), f"operator {node.name} (ConstantOfShape)"))
    if min(shape, default=0) < 0:
        raise InputError(f"operator {node.name} (ConstantOfShape): got shape {list(shape)}")
    given = node.attributes.get("value")
    if isinstance(given, OnnxConstant) and given.load is not None:
        load = given.load
        b.constant(node.output, shape, given.dtype, lambda: np.broadcast_to(load().reshape(-1)[:1].reshape(()), shape))
    else:
        b.constant(node.output, shape, "float32", lambda: np.broadcast_to(np.float32(0), shape))


def _given(b: Builder, node: Node, value: Sequence[int] | int) -> None:
    array = np.array(value, np.int64)
    b.constant(node.output, array.shape, "int64", lambda: array)


@rule("Shape")
def _shape(b: Builder, node: Node) -> None:
    shape = b.shape(node.needed(0))
    _given(b, node, shape[slice(node.whole("start", 0), node.attributes.get("end", len(shape)))])


@rule("Size")
def _size(b: Builder, node: Node) -> None:
    _given(b, node, math.prod(b.shape(node.needed(0))))


@rule("Range")
def _range(b: Builder, node: Node) -> None:
    start, limit, step = (b.value(node.needed(i), f"operator {node.name} (Range)").reshape(-1) for i in range(3))
    with np.errstate(all="ignore"):
        count = float(np.ceil((float(limit[0]) - float(start[0])) / float(step[0]))) if step[0] else math.nan
    if not 0 <= count < 1 << 31:
        raise InputError(f"operator {node.name} (Range): got {start[0]} to {limit[0]} by {step[0]}")
    dtype = b.tensor(node.needed(0)).dtype
    b.constant(node.output, (int(count),), dtype, lambda: (start[0] + np.arange(int(count)) * step[0]).astype(dtype))


# ---- shapes ------------------------------------------------------------------------------------------------------------
@rule("Reshape")
def _reshape(b: Builder, node: Node) -> None:
    x = node.needed(0)
    asked = b.numbers(node.input(1), f"operator {node.name} (Reshape)") if node.input(1) else node.wholes("shape")
    old = b.shape(x)
    if not node.whole("allowzero", 0):
        asked = [old[i] if size == 0 and i < len(old) else size for i, size in enumerate(asked)]
    if min(asked, default=1) < -1 or asked.count(-1) > 1:
        raise InputError(f"operator {node.name} (Reshape): got shape {asked}")
    if -1 in asked:
        rest = -math.prod(asked)
        if rest == 0 or math.prod(old) % rest:
            raise InputError(f"operator {node.name} (Reshape): {math.prod(old)} numbers as {asked}")
        asked[asked.index(-1)] = math.prod(old) // rest
    reshaped(b, node, x, asked)


@rule("Flatten")
def _flatten(b: Builder, node: Node) -> None:
    shape = b.shape(node.needed(0))
    axis = node.whole("axis", 1)
    axis = axis if axis == len(shape) else axis_of(axis, len(shape), f"operator {node.name} (Flatten)")
    reshaped(b, node, node.needed(0), [math.prod(shape[:axis]), math.prod(shape[axis:])])


@rule("Squeeze")
def _squeeze(b: Builder, node: Node) -> None:
    shape = b.shape(node.needed(0))
    axes = axes_of(b, node, 1, len(shape), [i for i, size in enumerate(shape) if size == 1])
    reshaped(b, node, node.needed(0), [size for i, size in enumerate(shape) if i not in axes])


@rule("Unsqueeze")
def _unsqueeze(b: Builder, node: Node) -> None:
    shape = list(b.shape(node.needed(0)))
    given = b.numbers(node.input(1), f"operator {node.name} (Unsqueeze)") if node.input(1) else node.wholes("axes")
    for axis in sorted(axis_of(axis, len(shape) + len(given), f"operator {node.name} (Unsqueeze)") for axis in given):
        shape.insert(axis, 1)
    reshaped(b, node, node.needed(0), shape)


@rule("Identity", "Dropout", "StopGradient")
def _nothing(b: Builder, node: Node) -> None:
    b.alias(node.output, node.needed(0))
    if len(node.outputs) > 1 and node.outputs[1]:  # the mask of a dropout: all true when nothing is trained
        shape = b.shape(node.needed(0))
        b.constant(node.outputs[1], shape, "bool", lambda: np.broadcast_to(np.True_, shape))


@rule("Transpose")
def _transpose(b: Builder, node: Node) -> None:
    x = node.needed(0)
    order = node.wholes("perm", list(range(b.rank(x)))[::-1], b.rank(x))
    b.add("transpose", node.name, [x], [node.output], quantization=b.tensor(x).quantization, order=order)


@rule("Expand")
def _expand(b: Builder, node: Node) -> None:
    old, asked = b.shape(node.needed(0)), b.numbers(node.needed(1), f"operator {node.name} (Expand)")
    rank = max(len(old), len(asked))
    pairs = list(zip([1] * (rank - len(old)) + list(old), [1] * (rank - len(asked)) + asked, strict=True))
    if any(a != w and 1 not in (a, w) for a, w in pairs):
        raise InputError(f"operator {node.name} (Expand): {list(old)} does not expand to {asked}")
    shape = [w if a == 1 else a for a, w in pairs]
    if shape == list(old):
        b.alias(node.output, node.needed(0))
    else:
        b.add("expand", node.name, [node.needed(0)], [node.output], shape=shape)


@rule("Tile")
def _tile(b: Builder, node: Node) -> None:
    old, times = b.shape(node.needed(0)), b.numbers(node.needed(1), f"operator {node.name} (Tile)")
    if len(times) != len(old):
        raise InputError(f"operator {node.name} (Tile): got {len(times)} repeats for {len(old)} dimensions")
    b.add("tile", node.name, [node.needed(0)], [node.output], shape=[size * n for size, n in zip(old, times, strict=True)])


@rule("Cast", "CastLike")
def _cast(b: Builder, node: Node) -> None:
    to = b.tensor(node.needed(1)).dtype if node.op == "CastLike" else DTYPES.get(node.whole("to", 0))
    if to is None:
        raise UnsupportedError(f"operator {node.name} (Cast): to ONNX type {node.attributes.get('to')}, which no kernel has")
    if to == b.tensor(node.needed(0)).dtype:
        b.alias(node.output, node.needed(0))
    else:
        b.add("cast", node.name, [node.needed(0)], [node.output], dtype=to)
