"""MNN's operators with windows, and those that multiply matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.flatbuffer import Table
from mgpusim.nn.readers.formats.mnn.net import MnnOp, rule
from mgpusim.nn.readers.kinds.windows import image, pool, product, same_pads, transposed_pads, transposed_weights, weights, window

CAFFE, VALID, SAME = 0, 1, 2
"""Kinds of padding: by numbers, none, and so that windows fit (`PadMode`, `PoolPadType`)."""


def _image(op: MnnOp) -> tuple[str, Shape]:
    """Return an input with axes n, c, h, w, in which MNN sees what the operator makes too."""
    x = op.seen().name
    return x, image(op, x)


def _pads(pads: Sequence[int], y: int, x: int) -> list[int]:
    """Return top, left, bottom and right: a list of two sides or four, or one number for each axis."""
    if len(pads) == 4:
        return list(pads)
    return [pads[0], pads[1]] * 2 if len(pads) == 2 else [y, x, y, x]


def _checked(op: MnnOp, *numbers: int) -> None:
    if min(numbers) < 1:
        raise InputError(f"{op.where}: got a kernel, stride, dilation or count below 1: {list(numbers)}")


def _window(op: MnnOp, common: Table, size: Sequence[int]) -> dict[str, Any]:
    """Return the window of a convolution, by fields of `Convolution2DCommon`."""
    kernel, strides, dilations = ([common.scalar(f + 1, "i", 1), common.scalar(f, "i", 1)] for f in (2, 4, 6))
    _checked(op, *kernel, *strides, *dilations)
    mode, pads = common.scalar(8, "b"), [0] * 4
    if mode == CAFFE:
        pads = _pads(common.numbers(14, "i"), common.scalar(1, "i"), common.scalar(0, "i"))
    elif mode == SAME:
        pads = same_pads(size, kernel, strides, dilations)
    return window(kernel, strides, pads, dilations)


def _common(op: MnnOp, channels: int) -> tuple[Table, int, int]:
    common = op.table().table(0)
    if common is None:
        raise InputError(f"{op.where}: has no kernel")
    out = common.scalar(10, "i")
    groups = channels if "Depthwise" in op.kind else common.scalar(9, "i", 1)
    _checked(op, out, groups)
    if channels % groups or out % groups:
        raise InputError(f"{op.where}: {channels} channels to {out} in {groups} groups")
    return common, out, groups


def _activation(common: Table) -> str:
    return "relu6" if common.flag(13) else "relu" if common.flag(12) else ""


@rule("Convolution", "ConvolutionDepthwise", "ConvInt8", "DepthwiseConvInt8")
def _conv(op: MnnOp) -> None:
    """Weights are (out, in / groups, height, width)."""
    x, shape = _image(op)
    common, out, groups = _common(op, shape[1])
    a = _window(op, common, shape[2:])
    w = op.floats("weights", (out, shape[1] // groups, *a["kernel"]), 1)
    op.give("conv2d", [x, weights(op, w, (0, 2, 3, 1)), op.floats("bias", (out,), 2)], groups=groups, **a)
    op.activated(_activation(common))


@rule("Deconvolution", "DeconvolutionDepthwise")
def _deconv(op: MnnOp) -> None:
    """Weights are (in, out / groups, height, width)."""
    x, shape = _image(op)
    common, out, groups = _common(op, shape[1])
    if common.flag(16):
        raise UnsupportedError(f"{op.where}: takes its output shape from a tensor")
    a = _window(op, common, shape[2:])
    extra = list(common.numbers(15, "i")) or [0, 0]
    if len(extra) != 2 or min(extra) < 0:
        raise InputError(f"{op.where}: got output pads {extra}, expected two")
    if common.scalar(8, "b") == SAME:
        target = [n * stride for n, stride in zip(shape[2:], a["strides"], strict=True)]
        a["pads"], extra = transposed_pads(shape[2:], target, a["kernel"], a["strides"], a["dilations"])
    w = op.floats("weights", (shape[1], out // groups, *a["kernel"]), 1)
    inputs = [x, transposed_weights(op, w, groups), op.floats("bias", (out,), 2)]
    op.give("conv_transpose2d", inputs, groups=groups, output_pads=extra, **a)
    op.activated(_activation(common))


@rule("Pooling", "PoolInt8")
def _pool(op: MnnOp) -> None:
    x, shape = _image(op)
    average = op.whole(7, "b") == 1
    if op.flag(2):
        op.give("reduce", [x], function="mean" if average else "max", axes=[2, 3], keepdims=True)
        return
    kernel, strides = ([op.whole(f + 1), op.whole(f)] for f in (3, 5))
    _checked(op, *kernel, *strides)
    padding = op.whole(8, "b")
    pads = _pads(op.wholes(11), op.whole(1), op.whole(0)) if padding == CAFFE else [0] * 4
    if padding == SAME:
        pads = same_pads(shape[2:], kernel, strides)
    count = op.whole(12, "b")
    counts = count == 1 or (count == 0 and padding == CAFFE)
    pool(op, x, average, counts, ceil=padding == CAFFE and op.flag(10, True), **window(kernel, strides, pads))


@rule("InnerProduct")
def _inner_product(op: MnnOp) -> None:
    """Axes from one on, the first unless it says another, are multiplied as one."""
    x, out = op.needed(), op.whole(0)
    shape = op.b.shape(x)
    axis = op.whole(5) or 1
    into = math.prod(shape[axis:]) if 0 < axis < len(shape) else math.prod(shape[1:])
    _checked(op, out, into)
    op.give("fully_connected", [x, op.floats("weights", (out, into), 3), op.floats("bias", (out,), 4)])


@rule("MatMul", "BatchMatMul")
def _matmul(op: MnnOp) -> None:
    flips = (op.flag(1), op.flag(2)) if op.kind == "MatMul" else (op.flag(0), op.flag(1))
    x = op.needed()
    if len(op.inputs) < 2:
        raise InputError(f"{op.where}: has one input, expected two")
    w, bias = op.needed(1), [op.needed(2)] if len(op.inputs) > 2 else []
    if not product(op, x, w, *flips, bias) and bias:
        op.same(op.step("bias", "elementwise", [op.output, *bias], function="add"))
