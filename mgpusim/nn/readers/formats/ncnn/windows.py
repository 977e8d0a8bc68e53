"""ncnn's layers with windows, and those that multiply matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.common import same_pads, transposed_pads
from mgpusim.nn.readers.formats.ncnn.layers import NONE, Layer, activated, rule

__all__ = ["weights_of"]

SAME_UPPER, SAME_LOWER = -233, -234


def weights_of(b: Builder, layer: Layer, what: str, shape: Shape, dtype: str = "float32") -> str:
    """Return the name of a constant of a layer; its values are in a file of their own."""
    name = b.fresh(f"{layer.name}/{what}")
    b.constant(name, shape, dtype)
    return name


def _dtype(layer: Layer) -> str:
    return "int8" if layer.whole(8) else "float32"


def _pair(layer: Layer, width: int, height: int, default: int) -> list[int]:
    """Return height and width; the height is the width where it is left out."""
    w = layer.whole(width, default)
    return [layer.whole(height, w), w]


def _window(layer: Layer, size: Sequence[int]) -> dict[str, Any]:
    """Return kernel, strides, dilations and pads of a convolution."""
    kernel, dilations, strides = _pair(layer, 1, 11, 0), _pair(layer, 2, 12, 1), _pair(layer, 3, 13, 1)
    if min(*kernel, *dilations, *strides) < 1:
        raise InputError(f"{layer.where}: got kernel {kernel}, strides {strides}, dilations {dilations}")
    left = layer.whole(4)
    top, right = layer.whole(14, left), layer.whole(15, left)
    pads = [top, left, layer.whole(16, top), right]
    if left in (SAME_UPPER, SAME_LOWER):
        each = zip(size, kernel, strides, dilations, strict=True)
        sides = [same_pads(*one, lower=left == SAME_LOWER) for one in each]
        pads = [side[0] for side in sides] + [side[1] for side in sides]
    if min(pads) < 0:
        raise InputError(f"{layer.where}: got pads {pads}")
    return {"kernel": kernel, "strides": strides, "dilations": dilations, "pads": pads}


def _image(b: Builder, layer: Layer) -> Shape:
    shape = b.shape(layer.input())
    if len(shape) != 4:
        raise InputError(f"{layer.where}: got a blob {list(shape[1:])}, expected three dimensions")
    return shape


def _groups(layer: Layer, channels: int) -> tuple[int, int]:
    """Return output channels and groups."""
    out, groups = layer.whole(0), layer.whole(7, 1) if "DepthWise" in layer.kind else 1
    if out < 1 or groups < 1 or channels % groups or out % groups:
        raise InputError(f"{layer.where}: {channels} channels to {out} in {groups} groups")
    return out, groups


@rule("Convolution", "ConvolutionDepthWise")
def _conv(b: Builder, layer: Layer) -> None:
    """Of a blob of one dimension it is a fully connected layer."""
    if layer.whole(19):
        raise UnsupportedError(f"{layer.where}: its weights are computed")
    if b.rank(layer.input()) == 2:
        _connected(b, layer, b.shape(layer.input())[1], False, layer.whole(5) == 1)
        return
    shape = _image(b, layer)
    out, groups = _groups(layer, shape[1])
    a = _window(layer, shape[2:])
    wanted = (out, *a["kernel"], shape[1] // groups)
    size = layer.whole(6, math.prod(wanted))
    if size != math.prod(wanted):
        raise InputError(f"{layer.where}: has {size} weights, its input of {shape[1]} channels needs {math.prod(wanted)}")
    inputs = [layer.input(), weights_of(b, layer, "weights", wanted, _dtype(layer))]
    inputs += [weights_of(b, layer, "bias", (out,))] if layer.whole(5) else []
    activated(b, layer, lambda made: b.add("conv2d", layer.name, inputs, [made], groups=groups, **a))


@rule("Deconvolution", "DeconvolutionDepthWise")
def _deconv(b: Builder, layer: Layer) -> None:
    shape = _image(b, layer)
    out, groups = _groups(layer, shape[1])
    left = layer.whole(4)
    named = left in (SAME_UPPER, SAME_LOWER)
    a = _window(layer, shape[2:])
    extra = [layer.whole(19, layer.whole(18)), layer.whole(18)]
    target = [layer.whole(21, layer.whole(20)), layer.whole(20)]
    if named and not all(target):
        raise InputError(f"{layer.where}: its padding depends on an output size, which it has not")
    if all(size > 0 for size in target):
        each = zip(shape[2:], target, a["kernel"], a["strides"], a["dilations"], strict=True)
        sides = [transposed_pads(*one) for one in each]
        a["pads"], extra = [side[0] for side in sides] + [side[1] for side in sides], [side[2] for side in sides]
    inputs = [layer.input(), weights_of(b, layer, "weights", (out, *a["kernel"], shape[1] // groups))]
    inputs += [weights_of(b, layer, "bias", (out,))] if layer.whole(5) else []
    activated(
        b, layer, lambda made: b.add("conv_transpose2d", layer.name, inputs, [made], groups=groups, output_pads=extra, **a)
    )  # fmt: skip


@rule("Pooling")
def _pool(b: Builder, layer: Layer) -> None:
    shape = _image(b, layer)
    average = layer.whole(0) == 1
    if layer.whole(4):
        _reduced(b, layer, shape, average)
        return
    if layer.whole(7):
        _adaptive(b, layer, shape, average)
        return
    kernel, strides = _pair(layer, 1, 11, 0), _pair(layer, 2, 12, 1)
    if min(*kernel, *strides) < 1:
        raise InputError(f"{layer.where}: got kernel {kernel}, strides {strides}")
    left = layer.whole(3)
    top, right = layer.whole(13, left), layer.whole(14, left)
    pads, mode = [top, left, layer.whole(15, top), right], layer.whole(5)
    if mode in (2, 3):
        sides = [same_pads(*each, lower=mode == 3) for each in zip(shape[2:], kernel, strides, strict=True)]
        pads = [side[0] for side in sides] + [side[1] for side in sides]
    a: dict[str, Any] = {"kernel": kernel, "strides": strides, "pads": pads, "ceil": mode == 0}
    if average:
        a["count_include_pad"] = bool(layer.whole(6))
    b.add("avg_pool" if average else "max_pool", layer.name, [layer.input()], [layer.output], **a)


def _reduced(b: Builder, layer: Layer, shape: Shape, average: bool) -> None:
    """Add a pool over all of the image; ncnn leaves a blob of one dimension."""
    function = "mean" if average else "max"
    b.add("reduce", layer.name, [layer.input()], [layer.output], function=function, axes=[2, 3], keepdims=False)


def _adaptive(b: Builder, layer: Layer, shape: Shape, average: bool) -> None:
    """Add a pool to a given size, which must divide the image."""
    given = (layer.whole(18, layer.whole(8)), layer.whole(8))
    size = [old if new == NONE else new for old, new in zip(shape[2:], given, strict=True)]
    if min(size) < 1 or any(old % new for old, new in zip(shape[2:], size, strict=True)):
        raise UnsupportedError(f"{layer.where}: pools {list(shape[2:])} to {size}, by windows of several sizes")
    kernel = [old // new for old, new in zip(shape[2:], size, strict=True)]
    kind = "avg_pool" if average else "max_pool"
    b.add(kind, layer.name, [layer.input()], [layer.output], kernel=kernel, strides=kernel, pads=[0, 0, 0, 0])


def _connected(b: Builder, layer: Layer, into: int, rows: bool, bias: bool) -> None:
    out = layer.whole(0)
    if out < 1:
        raise InputError(f"{layer.where}: got {out} outputs")
    inputs = [layer.input(), weights_of(b, layer, "weights", (out, into), _dtype(layer))]
    inputs += [weights_of(b, layer, "bias", (out,))] if bias else []
    activated(b, layer, lambda made: b.add("fully_connected", layer.name, inputs, [made], keep_dims=rows))


@rule("InnerProduct")
def _inner_product(b: Builder, layer: Layer) -> None:
    """Rows of a blob of two dimensions are multiplied one by one, if they fit; else all of it is one row."""
    shape, out = b.shape(layer.input()), layer.whole(0)
    into = math.prod(shape[1:])
    size = layer.whole(2, out * into)
    rows = len(shape) == 3 and size == out * shape[2]
    into = shape[2] if rows else into
    if size != out * into:
        raise InputError(f"{layer.where}: has {size} weights, its input {list(shape[1:])} needs {out * into}")
    _connected(b, layer, into, rows, layer.whole(1) == 1)


@rule("Gemm")
def _gemm(b: Builder, layer: Layer) -> None:
    """Of A, B and C each may be a constant of M by N by K."""
    if layer.whole(4) or layer.whole(2):
        raise UnsupportedError(f"{layer.where}: its first matrix is constant or transposed")
    names = list(layer.inputs)
    x = names.pop(0) if names else layer.input()
    alpha = layer.real(0, 1.0)
    if layer.whole(5):
        out, into = layer.whole(8), layer.whole(9)
        if min(out, into) < 1 or b.shape(x)[-1] != into:
            raise InputError(f"{layer.where}: has a matrix of {into} by {out}, its input {list(b.shape(x)[1:])}")
        bias = [weights_of(b, layer, "bias", (out,))] if layer.whole(6) and layer.whole(10) != -1 else []
        inputs = [x, weights_of(b, layer, "weights", (out, into)), *bias]
        made = b.add("fully_connected", layer.name, inputs, [_made(b, layer)], keep_dims=True)
    else:
        if not names:
            raise InputError(f"{layer.where}: has no second matrix")
        made = b.add("matmul", layer.name, [x, names.pop(0)], [_made(b, layer)], transpose_b=bool(layer.whole(3)))
    if alpha != 1:
        made = b.add(
            "elementwise", f"{layer.name}/alpha", [made], [b.fresh(f"{made}/alpha")], function="affine", alpha=alpha, beta=0.0
        )
    if names:
        made = b.add("elementwise", f"{layer.name}/add", [made, names[0]], [b.fresh(f"{made}/sum")], function="add")
    if layer.whole(14):
        order = [*range(b.rank(made) - 2), b.rank(made) - 1, b.rank(made) - 2]
        made = b.add("transpose", f"{layer.name}/transpose", [made], [b.fresh(f"{made}/transposed")], order=order)
    if made != layer.output:
        b.alias(layer.output, made)


def _made(b: Builder, layer: Layer) -> str:
    """Return what to call the product, if something follows it or not."""
    constant = bool(layer.whole(5))
    more = layer.real(0, 1.0) != 1 or layer.whole(14) or len(layer.inputs) > (1 if constant else 2)
    return b.fresh(f"{layer.output}/product") if more else layer.output


@rule("MatMul")
def _matmul(b: Builder, layer: Layer) -> None:
    b.add("matmul", layer.name, [layer.input(), layer.input(1)], [layer.output], transpose_b=bool(layer.whole(0)))
