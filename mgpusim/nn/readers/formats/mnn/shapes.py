"""MNN's operators that move elements, change the order of axes, or compute shapes."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.file_operator import axis_of
from mgpusim.nn.readers.folding import numpy_dtype
from mgpusim.nn.readers.formats.mnn.net import CHANNELS_FIRST, DTYPES, LAST, RULES, MnnOp, rule
from mgpusim.nn.readers.kinds.shapes import (
    begin_and_size,
    blocks,
    flatten,
    larger,
    new_axes,
    pack,
    part,
    reshape,
    reshaped,
    split,
    strided,
    unpack,
    without,
)  # fmt: skip
from mgpusim.nn.readers.kinds.windows import image

_LISTS = {"uint8": 3, "int8": 4, "int32": 5, "int64": 6, "float32": 7}
"""Which field of a `Blob` has the numbers of a type."""
RULES.same("Identity", "Dropout", "Copy")
PAD_MODES = {0: "constant", 1: "reflect", 2: "symmetric", 3: "edge"}


# ---- constants ---------------------------------------------------------------------------------------------------------
@rule("Const", "TrainableParam")
def _const(op: MnnOp) -> None:
    table = op.table()
    shape, dtype = table.numbers(0, "i"), DTYPES.get(table.scalar(2, "i", 1))
    if dtype is None or min(shape, default=0) < 0:
        raise InputError(f"{op.where}: has MNN type {table.scalar(2, 'i', 1)} and shape {list(shape)}")
    field, name = _LISTS.get(dtype), op.output
    stored = numpy_dtype(dtype)
    span = table.span(field, stored.itemsize) if field is not None else table.span(3, 1)
    if span is None:
        op.b.constant(name, shape, dtype)
    else:
        start, end = span[0], span[0] + span[1] * (stored.itemsize if field is not None else 1)
        data = table.buffer.data[start:end]

        def load() -> Array:
            return np.frombuffer(data, stored).reshape(shape)

        op.b.constant(name, shape, dtype, load)
    op.last = table.scalar(1, "b") in LAST and len(shape) == 4
    op.same(op.net.turned(name, CHANNELS_FIRST, "nchw") if op.last else name)


# ---- orders of axes ----------------------------------------------------------------------------------------------------
@rule("ConvertTensor")
def _convert(op: MnnOp) -> None:
    """Between orders of axes; the graph's tensor stays the same, unless MNN made its elements in another order."""
    net, tensor = op.net, op.seen()
    source, target = (op.whole(field, "b") in LAST for field in (0, 1))
    x, op.last = tensor.name, tensor.last
    if net.b.rank(x) == 4 and source != target:
        op.last = not tensor.last if target else False
        if tensor.last == target:
            x = net.as_seen(tensor) if target else net.turned(x, CHANNELS_FIRST, "nchw")
    op.same(x)


# ---- shapes ------------------------------------------------------------------------------------------------------------
@rule("Reshape")
def _reshape(op: MnnOp) -> None:
    old, asked = op.shape(), op.numbers(1) if len(op.inputs) > 1 else op.wholes(0)
    asked = [old[i] if size == 0 and i < len(old) else size for i, size in enumerate(asked)]
    reshape(op, reshaped(op, math.prod(old), asked))


@rule("Squeeze")
def _squeeze(op: MnnOp) -> None:
    rank = len(op.shape())
    without(op, {axis_of(axis, rank, op.where) for axis in op.wholes(0)} or None)


# ---- parts -------------------------------------------------------------------------------------------------------------
@rule("Concat")
def _concat(op: MnnOp) -> None:
    places = range(len(op.inputs))
    if not places:
        raise InputError(f"{op.where}: has no inputs")
    last = all(op.seen(i).last for i in places)
    op.give("concat", [op.stored(i) if last else op.needed(i) for i in places], axis=op.axis(op.whole(0)))


@rule("StridedSlice")
def _strided_slice(op: MnnOp) -> None:
    """Bits of masks are about axes: no start, no end, an axis taken away."""
    shape = op.shape()
    begin, end, step = (op.numbers(i) for i in (1, 2, 3))
    no_begin, no_end, ellipsis, new, shrink = (op.whole(field) for field in range(2, 7))
    if ellipsis or new or op.whole(7):
        raise UnsupportedError(f"{op.where}: has an ellipsis, a new axis or axes of their own")
    if not len(begin) == len(end) == len(step) <= len(shape):
        raise InputError(f"{op.where}: got {len(begin)} starts, {len(end)} ends, {len(step)} steps for {len(shape)} axes")
    starts, sizes, steps, out = strided(op, begin, end, step, (no_begin, no_end, 0, 0, shrink))
    if not shrink:
        part(op, starts, sizes, steps)
        return
    x, cut = op.needed(), op.b.fresh(f"{op.name}/slice")
    op.b.add("slice", op.name, [x], [cut], starts=starts, sizes=sizes, steps=steps)
    op.b.add("reshape", f"{op.name}/axes", [cut], [op.output], shape=out)


@rule("SliceTf")
def _slice_tf(op: MnnOp) -> None:
    starts, sizes = begin_and_size(op)
    part(op, starts, sizes, [1] * len(starts))


@rule("Slice")
def _split(op: MnnOp) -> None:
    """Caffe's `slicePoints` say where parts end, TensorFlow's and others' how large they are."""
    x, count = op.stored(), len(op.outputs)
    axis = op.axis(op.whole(0))
    size, points = op.b.shape(x)[axis], op.wholes(1)
    if not count:
        raise InputError(f"{op.where}: has no outputs")
    sizes = points if len(points) == count else [size // count] * count
    if op.whole(2, "b") == 0 and len(points) == count - 1 and points:
        sizes = [after - before for before, after in pairwise([0, *points, size])]
    split(op, x, axis, sizes, count)


@rule("Padding")
def _pad(op: MnnOp) -> None:
    x, pads, mode = op.stored(), op.numbers(1), PAD_MODES.get(op.whole(0, "b"))
    rank = op.b.rank(x)
    if len(pads) != 2 * rank or min(pads) < 0 or mode is None:
        raise InputError(f"{op.where}: got pads {pads} for {rank} axes")
    before, after = op.along_axes(pads[::2]), op.along_axes(pads[1::2])
    op.give("pad", [x], before=before, after=after, mode=mode, value=0.0)


@rule("GatherV2", "Gather")
def _gather(op: MnnOp) -> None:
    x, axis = op.needed(), op.numbers(2)[0] if len(op.inputs) > 2 else 0
    op.give("gather", [x, op.needed(1)], axis=op.axis(axis))


# ---- images ------------------------------------------------------------------------------------------------------------
@rule("Interp", "Resize")
def _resize(op: MnnOp) -> None:
    x = op.stored()
    shape = image(op, x)
    if len(op.inputs) > 1:
        value = op.b.value(op.seen(1).name, op.where).reshape(-1)
        whole = np.issubdtype(value.dtype, np.integer)
        size = [int(n) if whole else math.floor(float(n) * old) for n, old in zip(value[-2:], shape[2:], strict=True)]
    elif op.kind == "Interp" and op.whole(3) > 0 and op.whole(2) > 0:
        size = [op.whole(3), op.whole(2)]
    else:
        factors = (op.real(1), op.real(0))
        size = [math.floor(old * factor) if 0 < factor < 1 << 20 else 0 for old, factor in zip(shape[2:], factors, strict=True)]
    mode = {1: "nearest", 3: "bicubic", 4: "nearest"}.get(op.whole(4) if op.kind == "Interp" else 2, "bilinear")
    align = op.kind == "Interp" and (op.flag(5) or op.whole(10, "b") == 1)
    half = op.kind == "Interp" and (op.flag(6) or op.whole(10, "b") in (2, 3, 5))
    op.give("resize", [x], height=size[0], width=size[1], mode=mode, align_corners=align, half_pixel=half)


RULES.update({
    "Shape": lambda op: op.given(np.array(op.shape(), np.int32)),
    "Rank": lambda op: op.given(np.array(len(op.shape()), np.int32)),
    "Size": lambda op: op.given(np.array(math.prod(op.shape()), np.int32)),
    "Permute": lambda op: op.give("transpose", [op.needed()], order=op.wholes(0)),
    "Transpose": lambda op: op.give("transpose", [op.needed()], order=op.numbers(1)),
    "Unsqueeze": lambda op: new_axes(op, op.wholes(0)),
    "ExpandDims": lambda op: new_axes(op, op.numbers(1) if len(op.inputs) > 1 else [op.whole(2)]),
    "Flatten": lambda op: flatten(op, axis_of(op.whole(0), len(op.shape()) + 1, op.where)),
    "Pack": lambda op: pack(op, op.whole(1)),
    "Unpack": lambda op: unpack(op, op.whole(1), [op.b.fresh(f"{op.name}/part_{i}") for i in range(len(op.outputs))]),
    "Tile": lambda op: larger(op, True),
    "BroadcastTo": lambda op: larger(op, False),
    "DepthToSpace": lambda op: blocks(op, op.whole(0), "CRD" if op.whole(1, "b") == 1 else "DCR"),
    "SpaceToDepth": lambda op: blocks(op, op.whole(0)),
    "Fill": lambda op: op.give("fill", [op.needed(1)], shape=op.numbers(0)),
})  # fmt: skip
