"""MNN's operators with windows, and those that multiply matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.common import clip, same_pads, transposed_pads, transposed_weights, unary, weights
from mgpusim.nn.readers.flatbuffer import Table
from mgpusim.nn.readers.formats.mnn.net import MnnNet, MnnOp, rule

__all__ = ["activated"]

CAFFE, VALID, SAME = 0, 1, 2
"""Kinds of padding: by numbers, none, and so that windows fit (`PadMode`, `PoolPadType`)."""


def activated(net: MnnNet, op: MnnOp, function: str, made: str, last: bool = False) -> None:
    """State an output, with the activation behind it that MNN fused; `made` is the operator without it."""
    net.put(op, made, last)
    if function:
        out = net.b.fresh(f"{made}/{function}")
        net.put(op, unary(net.b, function, f"{op.name}/{function}", made, out), last)


def _image(net: MnnNet, op: MnnOp) -> tuple[str, Shape]:
    x = net.stored(op)
    shape = net.b.shape(x)
    if len(shape) != 4:
        raise InputError(f"{op.where}: got input {list(shape)}, expected four dimensions")
    return x, shape


def _pads(pads: Sequence[int], y: int, x: int) -> list[int]:
    """Return top, left, bottom and right: a list of two sides or four, or one number for each axis."""
    if len(pads) == 4:
        return list(pads)
    return [pads[0], pads[1]] * 2 if len(pads) == 2 else [y, x, y, x]


def _checked(op: MnnOp, *numbers: int) -> None:
    if min(numbers) < 1:
        raise InputError(f"{op.where}: got a kernel, stride, dilation or count below 1: {list(numbers)}")


def _window(op: MnnOp, common: Table, size: Sequence[int]) -> dict[str, Any]:
    """Return kernel, strides, dilations and pads of a convolution, by fields of `Convolution2DCommon`."""
    kernel, strides, dilations = ([common.scalar(f + 1, "i", 1), common.scalar(f, "i", 1)] for f in (2, 4, 6))
    _checked(op, *kernel, *strides, *dilations)
    mode = common.scalar(8, "b")
    pads = _pads(common.numbers(14, "i"), common.scalar(1, "i"), common.scalar(0, "i")) if mode == CAFFE else [0] * 4
    if mode == SAME:
        sides = [same_pads(*each) for each in zip(size, kernel, strides, dilations, strict=True)]
        pads = [side[0] for side in sides] + [side[1] for side in sides]
    return {"kernel": kernel, "strides": strides, "dilations": dilations, "pads": pads}


def _common(op: MnnOp) -> Table:
    common = op.table().table(0)
    if common is None:
        raise InputError(f"{op.where}: has no kernel")
    return common


def _activation(common: Table) -> str:
    return "relu6" if common.flag(13) else "relu" if common.flag(12) else ""


@rule("Convolution", "ConvolutionDepthwise", "ConvInt8", "DepthwiseConvInt8")
def _conv(net: MnnNet, op: MnnOp) -> None:
    """Weights are (out, in / groups, height, width)."""
    x, shape = _image(net, op)
    common = _common(op)
    out = common.scalar(10, "i")
    groups = shape[1] if "Depthwise" in op.kind else common.scalar(9, "i", 1)
    _checked(op, out, groups)
    if shape[1] % groups or out % groups:
        raise InputError(f"{op.where}: {shape[1]} channels to {out} in {groups} groups")
    a = _window(op, common, shape[2:])
    w = net.floats(op, "weights", (out, shape[1] // groups, *a["kernel"]), op.table(), 1)
    inputs = [x, weights(net.b, op.name, w, (0, 2, 3, 1), 0), net.floats(op, "bias", (out,), op.table(), 2)]
    activated(net, op, _activation(common), net.b.add("conv2d", op.name, inputs, [net.output(op)], groups=groups, **a))


@rule("Deconvolution", "DeconvolutionDepthwise")
def _deconv(net: MnnNet, op: MnnOp) -> None:
    """Weights are (in, out / groups, height, width)."""
    x, shape = _image(net, op)
    common = _common(op)
    out = common.scalar(10, "i")
    groups = shape[1] if "Depthwise" in op.kind else common.scalar(9, "i", 1)
    _checked(op, out, groups)
    if shape[1] % groups or out % groups:
        raise InputError(f"{op.where}: {shape[1]} channels to {out} in {groups} groups")
    if common.flag(16):
        raise UnsupportedError(f"{op.where}: takes its output shape from a tensor")
    a = _window(op, common, shape[2:])
    extra = list(common.numbers(15, "i")) or [0, 0]
    if len(extra) != 2 or min(extra) < 0:
        raise InputError(f"{op.where}: got output pads {extra}, expected two")
    if common.scalar(8, "b") == SAME:
        sides = [
            transposed_pads(n, n * s, k, s, d)
            for n, k, s, d in zip(shape[2:], a["kernel"], a["strides"], a["dilations"], strict=True)
        ]
        a["pads"], extra = [side[0] for side in sides] + [side[1] for side in sides], [side[2] for side in sides]
    w = net.floats(op, "weights", (shape[1], out // groups, *a["kernel"]), op.table(), 1)
    inputs = [x, transposed_weights(net.b, op.where, w, groups), net.floats(op, "bias", (out,), op.table(), 2)]
    made = net.b.add("conv_transpose2d", op.name, inputs, [net.output(op)], groups=groups, output_pads=extra, **a)
    activated(net, op, _activation(common), made)


@rule("Pooling", "PoolInt8")
def _pool(net: MnnNet, op: MnnOp) -> None:
    x, shape = _image(net, op)
    average = op.whole(7, "b") == 1
    if op.flag(2):
        net.one(op, "reduce", [x], function="mean" if average else "max", axes=[2, 3], keepdims=True)
        return
    kernel, strides = ([op.whole(f + 1), op.whole(f)] for f in (3, 5))
    _checked(op, *kernel, *strides)
    padding = op.whole(8, "b")
    pads = _pads(op.wholes(11), op.whole(1), op.whole(0)) if padding == CAFFE else [0] * 4
    if padding == SAME:
        sides = [same_pads(*each) for each in zip(shape[2:], kernel, strides, strict=True)]
        pads = [side[0] for side in sides] + [side[1] for side in sides]
    a: dict[str, Any] = {"kernel": kernel, "strides": strides, "pads": pads, "ceil": padding == CAFFE and op.flag(10, True)}
    if average:
        count = op.whole(12, "b")
        a["count_include_pad"] = count == 1 or (count == 0 and padding == CAFFE)
    net.one(op, "avg_pool" if average else "max_pool", [x], **a)


@rule("InnerProduct")
def _inner_product(net: MnnNet, op: MnnOp) -> None:
    """Axes from one on, the first unless it says another, are multiplied as one."""
    x, out = net.plain(op), op.whole(0)
    shape = net.b.shape(x)
    axis = op.whole(5) or 1
    into = math.prod(shape[axis:]) if 0 < axis < len(shape) else math.prod(shape[1:])
    _checked(op, out, into)
    inputs = [x, net.floats(op, "weights", (out, into), op.table(), 3), net.floats(op, "bias", (out,), op.table(), 4)]
    net.one(op, "fully_connected", inputs)


@rule("MatMul", "BatchMatMul")
def _matmul(net: MnnNet, op: MnnOp) -> None:
    flips = (op.flag(1), op.flag(2)) if op.kind == "MatMul" else (op.flag(0), op.flag(1))
    x = net.plain(op)
    if len(op.inputs) < 2:
        raise InputError(f"{op.where}: has one input, expected two")
    w = net.plain(op, 1)
    b = net.b
    if b.is_constant(w) and not b.is_constant(x) and b.rank(w) == 2 and not flips[0]:
        rows, columns = b.shape(w)
        moved = w if flips[1] else b.changed(w, "transposed", np.transpose, (columns, rows), 0)
        bias = [net.plain(op, 2)] if len(op.inputs) > 2 else []
        net.one(op, "fully_connected", [x, moved, *bias], keep_dims=True)
        return
    made = b.add("matmul", op.name, [x, w], [net.output(op)], transpose_a=flips[0], transpose_b=flips[1])
    if len(op.inputs) > 2:
        made = b.add("elementwise", f"{op.name}/bias", [made, net.plain(op, 2)], [b.fresh(f"{made}/bias")], function="add")
    net.put(op, made)


@rule("ReLU6")
def _relu6(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    net.put(op, clip(net.b, op.name, one.name, net.output(op), op.real(0, 0.0), op.real(1, 6.0)), one.last)
