"""ONNX operators that take tensors apart, join them, pad, gather or resize them."""

from __future__ import annotations

import math

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.file_operator import axis_of
from mgpusim.nn.readers.formats.onnx.node import RULES, OnnxOp, rule
from mgpusim.nn.readers.kinds.elements import FLOAT_MAX
from mgpusim.nn.readers.kinds.shapes import blocks, part, sliced, split

MODES = {"nearest": "nearest", "linear": "bilinear", "bilinear": "bilinear", "cubic": "bicubic"}


@rule("Slice")
def _slice(op: OnnxOp) -> None:
    """Starts, ends, axes and steps are inputs, before version 10 attributes."""
    shape = op.shape()
    starts, ends = op.listed(1, "starts"), op.listed(2, "ends")
    axes = op.listed(3, "axes", list(range(len(starts))))
    steps = op.numbers(4) if op.input(4) else [1] * len(starts)
    if not len(starts) == len(ends) == len(axes) == len(steps):
        raise InputError(f"{op.where}: got {len(starts)} starts, {len(ends)} ends, {len(axes)} axes, {len(steps)} steps")
    first, sizes, stride = [0] * len(shape), list(shape), [1] * len(shape)
    for start, end, axis, step in zip(starts, ends, axes, steps, strict=True):
        at = op.axis(axis)
        first[at], sizes[at] = sliced(shape[at], start, end, step, op.where)
        stride[at] = step
    part(op, first, sizes, stride)


@rule("Split")
def _split(op: OnnxOp) -> None:
    axis, count = op.axis(op.whole("axis", 0)), len(op.outputs)
    if op.input(1) or "split" in op.attributes:
        sizes = op.listed(1, "split")
    else:
        parts = op.whole("num_outputs", count)
        if parts < 1:
            raise InputError(f"{op.where}: got {parts} parts")
        size = -(-op.shape()[axis] // parts)
        sizes = [min(size, op.shape()[axis] - size * i) for i in range(count)]
    if len(sizes) != count:
        raise InputError(f"{op.where}: has {count} outputs for {len(sizes)} parts")
    split(op, op.needed(), axis, sizes, count)


@rule("Concat")
def _concat(op: OnnxOp) -> None:
    names = op.optional(*range(len(op.inputs)))
    if not names:
        raise InputError(f"{op.where}: has no inputs")
    axis = axis_of(op.whole("axis", 1), op.b.rank(names[0]), op.where)
    if len(names) == 1:
        op.same(names[0])
    else:
        op.give("concat", names, axis=axis)


@rule("Pad")
def _pad(op: OnnxOp) -> None:
    rank = len(op.shape())
    pads = op.listed(1, "pads" if op.opset > 1 else "paddings")
    axes = [op.axis(axis) for axis in op.numbers(3)] if op.input(3) else list(range(rank))
    if len(pads) != 2 * len(axes):
        raise InputError(f"{op.where}: got {len(pads)} pads for {len(axes)} axes")
    before, after = [0] * rank, [0] * rank
    for i, axis in enumerate(axes):
        before[axis], after[axis] = pads[i], pads[i + len(axes)]
    if min(pads, default=0) < 0:
        raise UnsupportedError(f"{op.where}: got pads {pads}; negative ones crop, which a Slice says")
    given = op.b.known(op.input(2)) if op.input(2) else None
    value = float(given.reshape(-1)[0]) if given is not None and given.size else op.real("value", 0.0)
    if not any(pads):
        op.same(op.needed())
        return
    value = value if math.isfinite(value) else math.copysign(FLOAT_MAX, value)
    op.alike("pad", op.needed(), before=before, after=after, mode=op.text("mode", "constant"), value=value)


@rule("Gather")
def _gather(op: OnnxOp) -> None:
    axis = op.axis(op.whole("axis", 0))
    places, size = op.b.known(op.needed(1)), op.shape()[axis]
    if places is not None and places.size and not (-size <= places.min() and places.max() < size):
        said = f"got places {places.min()} to {places.max()}, expected {-size} to {size - 1}"
        raise InputError(f"{op.where}: {said}, as axis {axis} of {list(op.shape())} has")
    op.give("gather", [op.needed(0), op.needed(1)], axis=axis, dtype=op.b.tensor(op.needed()).dtype)


# ---- resizing ----------------------------------------------------------------------------------------------------------
@rule("Resize", "Upsample")
def _resize(op: OnnxOp) -> None:
    x, old = op.image(), op.shape()
    target = _resized(op, old)
    if target[:2] != list(old[:2]):
        raise UnsupportedError(f"{op.where}: resizes batch or channels, {list(old)} to {target}")
    mode = MODES.get(op.text("mode", "nearest"))
    if mode is None:
        raise InputError(f"{op.where}: unknown mode '{op.text('mode', '')}'")
    newer = op.kind == "Resize" and op.opset >= 11
    how = op.text("coordinate_transformation_mode", "half_pixel") if newer else "asymmetric"
    height, width = (1, *target[2:]) if op.flat else target[2:]
    op.alike(
        "resize", x, height=height, width=width, mode=mode, align_corners=how == "align_corners", half_pixel="half_pixel" in how
    )


def _resized(op: OnnxOp, old: tuple[int, ...]) -> list[int]:
    """Return the shape after resizing, by sizes or by factors."""
    axes = [op.axis(axis) for axis in op.wholes("axes", list(range(len(old))))]
    sizes = op.input(3)
    factors = op.input(2) if op.kind == "Resize" and op.opset >= 11 else op.input(1)
    target = list(old)
    if sizes and op.b.tensor(sizes).count:
        given = op.b.numbers(sizes, op.where)
        if len(given) != len(axes):
            raise InputError(f"{op.where}: got {len(given)} sizes for {len(axes)} axes")
        for axis, size in zip(axes, given, strict=True):
            target[axis] = size
        return target
    if factors:
        scales = [float(factor) for factor in op.b.value(factors, op.where).reshape(-1)]
    else:
        stated = op.attributes.get("scales")
        fits = isinstance(stated, list) and all(isinstance(factor, float) for factor in stated)
        scales = list(stated) if fits and stated else []
    if len(scales) != len(axes) or not all(0 < scale < 1 << 20 for scale in scales):
        raise InputError(f"{op.where}: got factors {scales} for {len(axes)} axes")
    for axis, scale in zip(axes, scales, strict=True):
        target[axis] = math.floor(old[axis] * scale)
    return target


RULES.update({
    "DepthToSpace": lambda op: blocks(op, op.whole("blocksize", 0), op.text("mode", "DCR")),
    "SpaceToDepth": lambda op: blocks(op, op.whole("blocksize", 0)),
})  # fmt: skip
