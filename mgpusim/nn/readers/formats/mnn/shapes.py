"""MNN's operators that move elements, change the order of axes, or compute shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.common import axis_of, sliced
from mgpusim.nn.readers.folding import numpy_dtype
from mgpusim.nn.readers.formats.mnn.net import CHANNELS_FIRST, DTYPES, MnnNet, MnnOp, rule

__all__: list[str] = []

LAST = (1, 3)
"""Orders of axes with channels last (`MNN_DATA_FORMAT`)."""
_LISTS = {"uint8": 3, "int8": 4, "int32": 5, "int64": 6, "float32": 7}
"""Which field of a `Blob` has the numbers of a type."""
PAD_MODES = {0: "constant", 1: "reflect", 2: "symmetric", 3: "edge"}


# ---- constants ---------------------------------------------------------------------------------------------------------
@rule("Const", "TrainableParam")
def _const(net: MnnNet, op: MnnOp) -> None:
    table = op.table()
    shape, dtype = table.numbers(0, "i"), DTYPES.get(table.scalar(2, "i", 1))
    if dtype is None or min(shape, default=0) < 0:
        raise InputError(f"{op.where}: has MNN type {table.scalar(2, 'i', 1)} and shape {list(shape)}")
    field, name = _LISTS.get(dtype), net.output(op)
    stored = numpy_dtype(dtype)
    span = table.span(field, stored.itemsize) if field is not None else table.span(3, 1)
    if span is None:
        net.b.constant(name, shape, dtype)
    else:
        start, end = span[0], span[0] + span[1] * (stored.itemsize if field is not None else 1)
        data = table.buffer.data[start:end]

        def load() -> Array:
            return np.frombuffer(data, stored).reshape(shape)

        net.b.constant(name, shape, dtype, load)
    last = table.scalar(1, "b") in LAST and len(shape) == 4
    net.put(op, net.turned(name, CHANNELS_FIRST, "nchw") if last else name, last)


def _given(net: MnnNet, op: MnnOp, value: Sequence[int] | int) -> None:
    array, name = np.array(value, np.int32), net.output(op)
    net.b.constant(name, array.shape, "int32", lambda: array)
    net.put(op, name)


@rule("Shape")
def _shape(net: MnnNet, op: MnnOp) -> None:
    _given(net, op, net.shape(op))


@rule("Rank")
def _rank(net: MnnNet, op: MnnOp) -> None:
    _given(net, op, len(net.shape(op)))


@rule("Size")
def _size(net: MnnNet, op: MnnOp) -> None:
    _given(net, op, math.prod(net.shape(op)))


# ---- orders of axes ----------------------------------------------------------------------------------------------------
@rule("ConvertTensor")
def _convert(net: MnnNet, op: MnnOp) -> None:
    """Between orders of axes; the graph's tensor stays the same, unless MNN made its elements in another order."""
    one = net.seen(op, 0)
    source, target = (op.whole(field, "b") in LAST for field in (0, 1))
    if net.b.rank(one.name) != 4 or source == target:
        net.put(op, one.name, one.last)
    elif target:
        net.put(op, net.as_seen(one) if one.last else one.name, not one.last)
    else:
        net.put(op, one.name if one.last else net.turned(one.name, CHANNELS_FIRST, "nchw"))


@rule("Identity", "Dropout", "Copy")
def _nothing(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    for index in range(len(op.outputs)):
        net.put(op, one.name, one.last, index)


@rule("Permute", "Transpose")
def _transpose(net: MnnNet, op: MnnOp) -> None:
    order = op.wholes(0) if op.kind == "Permute" else net.numbers(op, 1)
    net.one(op, "transpose", [net.plain(op)], order=order)


# ---- shapes ------------------------------------------------------------------------------------------------------------
def _reshaped(net: MnnNet, op: MnnOp, shape: Sequence[int]) -> None:
    net.one(op, "reshape", [net.plain(op)], shape=list(shape))


@rule("Reshape")
def _reshape(net: MnnNet, op: MnnOp) -> None:
    old = net.shape(op)
    asked = net.numbers(op, 1) if len(op.inputs) > 1 else op.wholes(0)
    asked = [old[i] if size == 0 and i < len(old) else size for i, size in enumerate(asked)]
    if min(asked, default=1) < -1 or asked.count(-1) > 1:
        raise InputError(f"{op.where}: got shape {asked}")
    if -1 in asked:
        rest = -math.prod(asked)
        if rest == 0 or math.prod(old) % rest:
            raise InputError(f"{op.where}: {math.prod(old)} numbers as {asked}")
        asked[asked.index(-1)] = math.prod(old) // rest
    _reshaped(net, op, asked)


@rule("Squeeze")
def _squeeze(net: MnnNet, op: MnnOp) -> None:
    shape = net.shape(op)
    axes = {axis_of(axis, len(shape), op.where) for axis in op.wholes(0)} or {i for i, n in enumerate(shape) if n == 1}
    _reshaped(net, op, [size for i, size in enumerate(shape) if i not in axes])


@rule("Unsqueeze", "ExpandDims")
def _unsqueeze(net: MnnNet, op: MnnOp) -> None:
    shape = list(net.shape(op))
    if op.kind == "Unsqueeze":
        given = op.wholes(0)
    else:
        given = net.numbers(op, 1) if len(op.inputs) > 1 else [op.whole(2)]
    for axis in sorted(axis_of(axis, len(shape) + len(given), op.where) for axis in given):
        shape.insert(axis, 1)
    _reshaped(net, op, shape)


@rule("Flatten")
def _flatten(net: MnnNet, op: MnnOp) -> None:
    shape = net.shape(op)
    axis = axis_of(op.whole(0), len(shape) + 1, op.where)
    _reshaped(net, op, [math.prod(shape[:axis]), math.prod(shape[axis:])])


@rule("Pack")
def _pack(net: MnnNet, op: MnnOp) -> None:
    names = [net.plain(op, i) for i in range(len(op.inputs))]
    shape = list(net.shape(op))
    axis = axis_of(op.whole(1), len(shape) + 1, op.where)
    shape.insert(axis, 1)
    parts = [net.b.fresh(f"{op.name}/part_{i}") for i in range(len(names))]
    for part, name in zip(parts, names, strict=True):
        net.b.add("reshape", part, [name], [part], shape=shape)
    net.one(op, "concat", parts, axis=axis)


@rule("Unpack")
def _unpack(net: MnnNet, op: MnnOp) -> None:
    x = net.plain(op)
    shape = list(net.b.shape(x))
    axis = axis_of(op.whole(1), len(shape), op.where)
    parts = [net.b.fresh(f"{op.name}/part_{i}") for i in range(len(op.outputs))]
    net.b.add("split", op.name, [x], parts, axis=axis, sizes=[1] * len(parts))
    for index, part in enumerate(parts):
        out = net.output(op, index)
        net.put(op, net.b.add("reshape", out, [part], [out], shape=shape[:axis] + shape[axis + 1 :]), index=index)


# ---- parts -------------------------------------------------------------------------------------------------------------
@rule("Concat")
def _concat(net: MnnNet, op: MnnOp) -> None:
    seen = [net.seen(op, i) for i in range(len(op.inputs))]
    if not seen:
        raise InputError(f"{op.where}: has no inputs")
    if all(one.last for one in seen):
        net.one(op, "concat", [one.name for one in seen], last=True, axis=net.axis(op, op.whole(0)))
    else:
        names = [net.as_seen(one) for one in seen]
        net.one(op, "concat", names, axis=axis_of(op.whole(0), net.b.rank(names[0]), op.where))


def _part(net: MnnNet, op: MnnOp, starts: Sequence[int], sizes: Sequence[int], steps: Sequence[int]) -> None:
    """Add a slice, given by the axes as MNN sees them."""
    one = net.seen(op, 0)
    if sizes == list(net.shape(op)) and set(steps) <= {1}:
        net.put(op, one.name, one.last)
        return
    turned = [[list(each)[i] for i in CHANNELS_FIRST] if one.last else list(each) for each in (starts, sizes, steps)]
    net.one(op, "slice", [one.name], last=one.last, starts=turned[0], sizes=turned[1], steps=turned[2])


@rule("StridedSlice")
def _strided_slice(net: MnnNet, op: MnnOp) -> None:
    """Bits of masks are about axes: no start, no end, an axis taken away."""
    shape = net.shape(op)
    begin, end, step = (net.numbers(op, i) for i in (1, 2, 3))
    no_begin, no_end, ellipsis, new, shrink = (op.whole(field) for field in range(2, 7))
    if ellipsis or new or op.whole(7):
        raise UnsupportedError(f"{op.where}: has an ellipsis, a new axis or axes of their own")
    if not len(begin) == len(end) == len(step) <= len(shape):
        raise InputError(f"{op.where}: got {len(begin)} starts, {len(end)} ends, {len(step)} steps for {len(shape)} axes")
    starts, sizes, steps = [0] * len(shape), list(shape), [1] * len(shape)
    for i in range(len(begin)):
        low = -(1 << 62) if step[i] > 0 else 1 << 62
        first, last, steps[i] = low if no_begin >> i & 1 else begin[i], -low if no_end >> i & 1 else end[i], step[i]
        if shrink >> i & 1:
            first, steps[i] = axis_of(begin[i], shape[i], op.where), 1
            last = first + 1
        starts[i], sizes[i] = sliced(shape[i], first, last, steps[i], op.where)
    if not shrink:
        _part(net, op, starts, sizes, steps)
        return
    x = net.plain(op)
    part = net.b.add("slice", op.name, [x], [net.b.fresh(f"{op.name}/slice")], starts=starts, sizes=sizes, steps=steps)
    out = [size for i, size in enumerate(sizes) if not shrink >> i & 1]
    net.put(op, net.b.add("reshape", f"{op.name}/axes", [part], [net.output(op)], shape=out))


@rule("SliceTf")
def _slice_tf(net: MnnNet, op: MnnOp) -> None:
    shape, starts, sizes = net.shape(op), net.numbers(op, 1), net.numbers(op, 2)
    if not len(starts) == len(sizes) == len(shape):
        raise InputError(f"{op.where}: got starts {starts}, sizes {sizes} for {list(shape)}")
    sizes = [old - start if size == -1 else size for old, start, size in zip(shape, starts, sizes, strict=True)]
    if any(start < 0 or start + size > old for old, start, size in zip(shape, starts, sizes, strict=True)):
        raise InputError(f"{op.where}: got starts {starts}, sizes {sizes} for {list(shape)}")
    _part(net, op, starts, sizes, [1] * len(shape))


@rule("Slice")
def _split(net: MnnNet, op: MnnOp) -> None:
    """Caffe's `slicePoints` say where parts end, TensorFlow's and others' how large they are."""
    one, count = net.seen(op, 0), len(op.outputs)
    axis = net.axis(op, op.whole(0))
    size, points = net.b.shape(one.name)[axis], op.wholes(1)
    if not count:
        raise InputError(f"{op.where}: has no outputs")
    sizes = points if len(points) == count else [size // count] * count
    if op.whole(2, "b") == 0 and len(points) == count - 1 and points:
        ends = [0, *points, size]
        sizes = [after - before for before, after in pairwise(ends)]
    if -1 in sizes:
        sizes[sizes.index(-1)] = size - sum(sizes) - 1
    outputs = [net.output(op, i) for i in range(count)]
    net.b.add("split", op.name, [one.name], outputs, axis=axis, sizes=sizes)
    for i, name in enumerate(outputs):
        net.put(op, name, one.last, i)


@rule("Padding")
def _pad(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    pads, rank = net.numbers(op, 1), net.b.rank(one.name)
    mode = PAD_MODES.get(op.whole(0, "b"))
    if len(pads) != 2 * rank or min(pads) < 0 or mode is None:
        raise InputError(f"{op.where}: got pads {pads} for {rank} axes")
    pairs = [(pads[2 * i], pads[2 * i + 1]) for i in (CHANNELS_FIRST if one.last else range(rank))]
    before, after = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    net.one(op, "pad", [one.name], last=one.last, before=before, after=after, mode=mode, value=0.0)


@rule("GatherV2", "Gather")
def _gather(net: MnnNet, op: MnnOp) -> None:
    x = net.plain(op)
    axis = net.numbers(op, 2)[0] if len(op.inputs) > 2 else 0
    net.one(op, "gather", [x, net.plain(op, 1)], axis=axis_of(axis, net.b.rank(x), op.where))


@rule("Tile", "BroadcastTo")
def _larger(net: MnnNet, op: MnnOp) -> None:
    old, given = net.shape(op), net.numbers(op, 1)
    aligned = (1,) * (len(given) - len(old)) + old
    if op.kind == "Tile":
        if len(given) != len(old):
            raise InputError(f"{op.where}: got repeats {given} for {list(old)}")
        net.one(op, "tile", [net.plain(op)], shape=[n * size for n, size in zip(given, old, strict=True)])
        return
    if len(given) < len(old) or any(a not in (1, n) for a, n in zip(aligned, given, strict=True)):
        raise InputError(f"{op.where}: {list(old)} does not expand to {given}")
    net.one(op, "expand", [net.plain(op)], shape=given)


@rule("Fill")
def _fill(net: MnnNet, op: MnnOp) -> None:
    net.one(op, "fill", [net.plain(op, 1)], shape=net.numbers(op, 0))


# ---- images ------------------------------------------------------------------------------------------------------------
@rule("Interp", "Resize")
def _resize(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    shape = net.b.shape(one.name)
    if len(shape) != 4:
        raise InputError(f"{op.where}: got input {list(shape)}, expected four dimensions")
    if len(op.inputs) > 1:
        value = net.b.value(net.stored(op, 1), op.where).reshape(-1)
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
    net.one(
        op, "resize", [one.name], last=one.last, height=size[0], width=size[1], mode=mode, align_corners=align, half_pixel=half
    )


@rule("DepthToSpace", "SpaceToDepth")
def _blocks(net: MnnNet, op: MnnOp) -> None:
    block, one = op.whole(0), net.seen(op, 0)
    if block < 1:
        raise InputError(f"{op.where}: got blocks of {block}")
    if op.kind == "SpaceToDepth":
        net.one(op, "space_to_depth", [one.name], last=one.last, block=block)
    else:
        mode = "CRD" if op.whole(1, "b") == 1 else "DCR"
        net.one(op, "depth_to_space", [one.name], last=one.last, block=block, mode=mode)
