"""ncnn's layers with windows, and those that multiply matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.ncnn.layers import NONE, RULES, Layer, rule
from mgpusim.nn.readers.kinds.windows import pool, same_pads, transposed_pads, window

SAME_UPPER, SAME_LOWER = -233, -234


def _pair(layer: Layer, width: int, default: int) -> list[int]:
    """Return height and width; the height, ten parameters on, is the width where it is left out."""
    w = layer.whole(width, default)
    return [layer.whole(width + 10, w), w]


def _pads(layer: Layer, left: int) -> list[int]:
    """Return pads: of all sides the first where others are left out; the number of others is one of ten more, or eleven."""
    first = layer.whole(left)
    top, right = layer.whole(left + 10, first), layer.whole(left + 11, first)
    return [top, first, layer.whole(left + 12, top), right]


def _window(layer: Layer, size: Sequence[int]) -> dict[str, Any]:
    kernel, dilations, strides = _pair(layer, 1, 0), _pair(layer, 2, 1), _pair(layer, 3, 1)
    if min(*kernel, *dilations, *strides) < 1:
        raise InputError(f"{layer.where}: got kernel {kernel}, strides {strides}, dilations {dilations}")
    pads, left = _pads(layer, 4), layer.whole(4)
    if left in (SAME_UPPER, SAME_LOWER):
        pads = same_pads(size, kernel, strides, dilations, left == SAME_LOWER)
    if min(pads) < 0:
        raise InputError(f"{layer.where}: got pads {pads}")
    return window(kernel, strides, pads, dilations)


def _groups(layer: Layer, channels: int) -> tuple[int, int]:
    out, groups = layer.whole(0), layer.whole(7, 1) if "DepthWise" in layer.kind else 1
    if out < 1 or groups < 1 or channels % groups or out % groups:
        raise InputError(f"{layer.where}: {channels} channels to {out} in {groups} groups")
    return out, groups


def _weights(layer: Layer, shape: tuple[int, ...], bias: bool, dtype: str = "float32") -> list[str]:
    """Return weights, outputs first, and a bias if there is one."""
    return [layer.weights("weights", shape, dtype), *([layer.weights("bias", shape[:1])] if bias else [])]


def _dtype(layer: Layer) -> str:
    return "int8" if layer.whole(8) else "float32"


@rule("Convolution", "ConvolutionDepthWise")
def _conv(layer: Layer) -> None:
    """Of a blob of one dimension it is a fully connected layer."""
    if layer.whole(19):
        raise UnsupportedError(f"{layer.where}: its weights are computed")
    if len(layer.shape()) == 2:
        _connected(layer, layer.shape()[1], False, layer.whole(5) == 1)
        return
    shape = layer.image()
    out, groups = _groups(layer, shape[1])
    a = _window(layer, shape[2:])
    wanted = (out, *a["kernel"], shape[1] // groups)
    size = layer.whole(6, math.prod(wanted))
    if size != math.prod(wanted):
        raise InputError(f"{layer.where}: has {size} weights, its input of {shape[1]} channels needs {math.prod(wanted)}")
    held = _weights(layer, wanted, layer.whole(5) != 0, _dtype(layer))
    layer.give("conv2d", [layer.needed(), *held], groups=groups, **a)


@rule("Deconvolution", "DeconvolutionDepthWise")
def _deconv(layer: Layer) -> None:
    shape = layer.image()
    out, groups = _groups(layer, shape[1])
    a = _window(layer, shape[2:])
    extra, target = ([layer.whole(width + 1, layer.whole(width)), layer.whole(width)] for width in (18, 20))
    if layer.whole(4) in (SAME_UPPER, SAME_LOWER) and not all(target):
        raise InputError(f"{layer.where}: its padding depends on an output size, which it has not")
    if all(size > 0 for size in target):
        a["pads"], extra = transposed_pads(shape[2:], target, a["kernel"], a["strides"], a["dilations"])
    held = _weights(layer, (out, *a["kernel"], shape[1] // groups), layer.whole(5) != 0)
    layer.give("conv_transpose2d", [layer.needed(), *held], groups=groups, output_pads=extra, **a)


@rule("Pooling")
def _pool(layer: Layer) -> None:
    shape, average = layer.image(), layer.whole(0) == 1
    if layer.whole(4):  # over all of the image, of which ncnn leaves a blob of one dimension
        layer.give("reduce", [layer.needed()], function="mean" if average else "max", axes=[2, 3], keepdims=False)
        return
    if layer.whole(7):
        _adaptive(layer, average)
        return
    kernel, strides = _pair(layer, 1, 0), _pair(layer, 2, 1)
    if min(*kernel, *strides) < 1:
        raise InputError(f"{layer.where}: got kernel {kernel}, strides {strides}")
    pads, mode = _pads(layer, 3), layer.whole(5)
    if mode in (2, 3):
        pads = same_pads(shape[2:], kernel, strides, lower=mode == 3)
    pool(layer, layer.needed(), average, average and layer.whole(6) != 0, ceil=mode == 0, **window(kernel, strides, pads))


def _adaptive(layer: Layer, average: bool) -> None:
    """Add a pool to a given size, which must divide the image."""
    image, given = layer.shape()[2:], (layer.whole(18, layer.whole(8)), layer.whole(8))
    size = [old if new == NONE else new for old, new in zip(image, given, strict=True)]
    if min(size) < 1 or any(old % new for old, new in zip(image, size, strict=True)):
        raise UnsupportedError(f"{layer.where}: pools {list(image)} to {size}, by windows of several sizes")
    kernel = [old // new for old, new in zip(image, size, strict=True)]
    pool(layer, layer.needed(), average, None, **window(kernel, kernel, [0] * 4))


def _connected(layer: Layer, into: int, rows: bool, bias: bool) -> None:
    out = layer.whole(0)
    if out < 1:
        raise InputError(f"{layer.where}: got {out} outputs")
    held = _weights(layer, (out, into), bias, _dtype(layer))
    layer.give("fully_connected", [layer.needed(), *held], keep_dims=rows)


@rule("InnerProduct")
def _inner_product(layer: Layer) -> None:
    """Rows of a blob of two dimensions are multiplied one by one, if they fit; else all of it is one row."""
    shape, out = layer.shape(), layer.whole(0)
    into = math.prod(shape[1:])
    size = layer.whole(2, out * into)
    rows = len(shape) == 3 and size == out * shape[2]
    into = shape[2] if rows else into
    if size != out * into:
        raise InputError(f"{layer.where}: has {size} weights, its input {list(shape[1:])} needs {out * into}")
    _connected(layer, into, rows, layer.whole(1) == 1)


@rule("Gemm")
def _gemm(layer: Layer) -> None:
    """Of A, B and C each may be a constant of M by N by K."""
    if layer.whole(4) or layer.whole(2):
        raise UnsupportedError(f"{layer.where}: its first matrix is constant or transposed")
    names = list(layer.inputs)
    x = names.pop(0) if names else layer.needed()
    alpha = layer.real(0, 1.0)
    if layer.whole(5):
        out, into = layer.whole(8), layer.whole(9)
        if min(out, into) < 1 or layer.b.shape(x)[-1] != into:
            raise InputError(f"{layer.where}: has a matrix of {into} by {out}, its input {list(layer.b.shape(x)[1:])}")
        held = _weights(layer, (out, into), layer.whole(6) != 0 and layer.whole(10) != -1)
        product = layer.b.add("fully_connected", layer.name, [x, *held], [_made(layer)], keep_dims=True)
    else:
        if not names:
            raise InputError(f"{layer.where}: has no second matrix")
        product = layer.b.add("matmul", layer.name, [x, names.pop(0)], [_made(layer)], transpose_b=bool(layer.whole(3)))
    if alpha != 1:
        product = layer.step("alpha", "elementwise", [product], function="affine", alpha=alpha, beta=0.0)
    if names:
        summed = layer.b.fresh(f"{product}/sum")
        product = layer.b.add("elementwise", f"{layer.name}/add", [product, names[0]], [summed], function="add")
    if layer.whole(14):
        rank = layer.b.rank(product)
        order, turned = [*range(rank - 2), rank - 1, rank - 2], layer.b.fresh(f"{product}/transposed")
        product = layer.b.add("transpose", f"{layer.name}/transpose", [product], [turned], order=order)
    if product != layer.output:
        layer.same(product)


def _made(layer: Layer) -> str:
    """Return what to call the product, if something follows it or not."""
    constant = bool(layer.whole(5))
    more = layer.real(0, 1.0) != 1 or layer.whole(14) or len(layer.inputs) > (1 if constant else 2)
    return layer.b.fresh(f"{layer.output}/product") if more else layer.output


RULES.update({
    "MatMul": lambda layer: layer.give("matmul", [layer.needed(), layer.needed(1)], transpose_b=bool(layer.whole(0))),
})  # fmt: skip
