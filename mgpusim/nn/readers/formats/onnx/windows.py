"""ONNX operators with windows: convolutions, pools, and what multiplies matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.common import same_pads, transposed_pads, transposed_weights, weights
from mgpusim.nn.readers.formats.onnx.model import Node
from mgpusim.nn.readers.formats.onnx.rules import rule

__all__ = ["as_image", "window"]

AUTO_PAD = ("NOTSET", "SAME_UPPER", "SAME_LOWER", "VALID")
NO_FLOATS = ("bool", "int16", "uint16", "int32", "uint32", "int64", "uint64")
"""Types that weights of a convolution cannot have; 8-bit ones are quantized."""


def as_image(b: Builder, node: Node, x: str) -> tuple[str, bool]:
    """Return a tensor with height and width, and whether it had a width only: then its height is 1.

    Raises
    ------
    UnsupportedError
        It has more dimensions.
    """
    shape = b.shape(x)
    if len(shape) == 4:
        return x, False
    if len(shape) != 3:
        raise UnsupportedError(f"operator {node.name} ({node.op}): has {len(shape)} dimensions, expected 3 or 4")
    tall = (shape[0], shape[1], 1, shape[2])
    return b.add("reshape", f"{node.name}/4d", [x], [b.fresh(f"{x}/4d")], shape=list(tall)), True


def _made(b: Builder, node: Node, flat: bool) -> str:
    """Return what to call the output of an operator on images."""
    return b.fresh(f"{node.output}/4d") if flat else node.output


def _flattened(b: Builder, node: Node, made: str, flat: bool) -> None:
    """Take the height away again that `as_image` added."""
    if flat:
        n, c, _, w = b.shape(made)
        b.add("reshape", f"{node.name}/3d", [made], [node.output], shape=[n, c, w])


def window(node: Node, size: Sequence[int], kernel: Sequence[int]) -> dict[str, Any]:
    """Return kernel, strides, dilations and pads of two dimensions.

    Parameters
    ----------
    size : height and width of the input.
    kernel : one or two sizes; one is a width.
    """
    rank = len(kernel)
    strides = node.wholes("strides", [1] * rank, rank)
    dilations = node.wholes("dilations", [1] * rank, rank)
    pads = node.wholes("pads", [0] * 2 * rank, 2 * rank)
    if min(*kernel, *strides, *dilations) < 1 or min(pads) < 0:
        raise InputError(
            f"operator {node.name} ({node.op}): got kernel {list(kernel)}, strides {strides}, dilations {dilations}, pads {pads}"
        )
    auto = node.text("auto_pad", "NOTSET")
    if auto not in AUTO_PAD:
        raise InputError(f"operator {node.name} ({node.op}): {suggest('auto_pad', auto, AUTO_PAD)}")
    if auto.startswith("SAME"):
        sides = [same_pads(*each, auto == "SAME_LOWER") for each in zip(size[-rank:], kernel, strides, dilations, strict=True)]
        pads = [side[0] for side in sides] + [side[1] for side in sides]
    elif auto == "VALID":
        pads = [0] * 2 * rank
    if rank == 1:
        kernel, strides, dilations, pads = [1, *kernel], [1, *strides], [1, *dilations], [0, pads[0], 0, pads[1]]
    return {"kernel": list(kernel), "strides": strides, "dilations": dilations, "pads": pads}


# ---- convolutions ------------------------------------------------------------------------------------------------------
def _ohwi(b: Builder, node: Node, name: str) -> str:
    """Return weights (out, in, [height,] width) in the graph's form."""
    shape = b.shape(name)
    if len(shape) == 3:
        o, i, w = shape
        if b.is_constant(name):
            return b.changed(name, "ohwi", lambda value: value.transpose(0, 2, 1)[:, None], (o, 1, w, i))
        name = b.add("reshape", f"{node.name}/weights/4d", [name], [b.fresh(f"{name}/4d")], shape=[o, i, 1, w])
    return weights(b, node.name, name, (0, 2, 3, 1), 0)


def _bias(b: Builder, name: str) -> list[str]:
    return [name] if name else []


@rule("Conv")
def _conv(b: Builder, node: Node) -> None:
    convolve(b, node, node.needed(0), node.needed(1), node.input(2))


def convolve(b: Builder, node: Node, x: str, w: str, bias: str, **extra: Any) -> None:
    """Add a convolution of one or two dimensions; `extra` is for `Builder.add`."""
    shape = b.shape(w)
    x, flat = as_image(b, node, x)
    if len(shape) != 4 - flat:
        raise InputError(f"operator {node.name} ({node.op}): got weights {list(shape)} for {4 - flat} dimensions")
    if b.tensor(w).dtype in NO_FLOATS:
        raise InputError(f"operator {node.name} ({node.op}): got weights of {b.tensor(w).dtype}, expected floats")
    if bias and b.shape(bias) != (shape[0],):
        raise InputError(f"operator {node.name} ({node.op}): got a bias {list(b.shape(bias))} for {shape[0]} channels")
    a = window(node, b.shape(x)[2:], node.wholes("kernel_shape", shape[2:], len(shape) - 2))
    made = _made(b, node, flat)
    b.add("conv2d", node.name, [x, _ohwi(b, node, w), *_bias(b, bias)], [made], groups=_groups(node), **a, **extra)
    _flattened(b, node, made, flat)


def _groups(node: Node) -> int:
    groups = node.whole("group", 1)
    if groups < 1:
        raise InputError(f"operator {node.name} ({node.op}): got {groups} groups")
    return groups


@rule("ConvTranspose")
def _conv_transpose(b: Builder, node: Node) -> None:
    x, flat = as_image(b, node, node.needed(0))
    shape, groups = b.shape(node.needed(1)), _groups(node)
    rank = 2 - flat
    if len(shape) != rank + 2 or shape[0] % groups or shape[0] != b.shape(x)[1]:
        raise InputError(
            f"operator {node.name} (ConvTranspose): got weights {list(shape)} in {groups} groups for {list(b.shape(x))}"
        )
    a = window(node, (), node.wholes("kernel_shape", shape[2:], rank)) if node.text("auto_pad", "NOTSET") == "NOTSET" else None
    extra = [0] * flat + node.wholes("output_padding", [0] * rank, rank)
    asked = _transposed_size(b, node, x, rank)
    if a is None or asked:
        a, extra = _transposed_to(node, b.shape(x)[2:], shape[2:], asked, extra)
    made = _made(b, node, flat)
    w = transposed_weights(b, f"operator {node.name} (ConvTranspose)", node.needed(1), groups)
    b.add("conv_transpose2d", node.name, [x, w, *_bias(b, node.input(2))], [made], groups=groups, output_pads=extra, **a)
    _flattened(b, node, made, flat)


def _transposed_size(b: Builder, node: Node, x: str, rank: int) -> list[int]:
    """Return the size that a transposed convolution is to have, [] if its pads say it."""
    if "output_shape" in node.attributes:
        return [1] * (2 - rank) + node.wholes("output_shape")[-rank:]
    if node.text("auto_pad", "NOTSET").startswith("SAME"):
        strides = node.wholes("strides", [1] * rank, rank)
        return [size * stride for size, stride in zip(b.shape(x)[2:], [1] * (2 - rank) + strides, strict=True)]
    return []


def _transposed_to(
    node: Node, size: Sequence[int], kernel: Sequence[int], asked: Sequence[int], extra: list[int]
) -> tuple[dict[str, Any], list[int]]:
    """Return what `window` returns, and the output pads, of a transposed convolution whose size is given."""
    plain = Node(
        node.op, node.name, (), (), {k: v for k, v in node.attributes.items() if k not in ("auto_pad", "pads")}, node.opset
    )
    a = window(plain, size, node.wholes("kernel_shape", kernel, len(kernel)))
    if not asked:
        return a, extra
    sides = []
    for each in zip(size, asked, a["kernel"], a["strides"], a["dilations"], strict=True):
        before, after, more = transposed_pads(*each)
        sides.append((after, before, more) if node.text("auto_pad", "NOTSET") != "SAME_UPPER" else (before, after, more))
    return {**a, "pads": [s[0] for s in sides] + [s[1] for s in sides]}, [s[2] for s in sides]


# ---- pools -------------------------------------------------------------------------------------------------------------
@rule("MaxPool", "AveragePool")
def _pool(b: Builder, node: Node) -> None:
    if node.op == "MaxPool" and len(node.outputs) > 1 and node.outputs[1]:
        raise UnsupportedError(f"operator {node.name} (MaxPool): gives indices, which no kernel does")
    x, flat = as_image(b, node, node.needed(0))
    a = window(node, b.shape(x)[2:], node.wholes("kernel_shape", None, 2 - flat))
    kind = "max_pool" if node.op == "MaxPool" else "avg_pool"
    if kind == "avg_pool":
        a["count_include_pad"] = bool(node.whole("count_include_pad", 0))
    made = _made(b, node, flat)
    b.add(kind, node.name, [x], [made], ceil=bool(node.whole("ceil_mode", 0)), quantization=b.tensor(x).quantization, **a)
    _flattened(b, node, made, flat)


@rule("GlobalAveragePool", "GlobalMaxPool")
def _global_pool(b: Builder, node: Node) -> None:
    axes = list(range(2, b.rank(node.needed(0))))
    function = "mean" if node.op == "GlobalAveragePool" else "max"
    b.add("reduce", node.name, [node.needed(0)], [node.output], function=function, axes=axes, keepdims=True)


# ---- matrices ----------------------------------------------------------------------------------------------------------
def _scaled(factor: float, change: Any = None) -> Any:
    def apply(value: Array) -> Array:
        moved = change(value) if change is not None else value
        return np.asarray(moved * np.asarray(factor, moved.dtype)) if factor != 1 else moved

    return apply


@rule("Gemm")
def _gemm(b: Builder, node: Node) -> None:
    x, w, bias = node.needed(0), node.needed(1), node.input(2)
    alpha, beta = node.number("alpha", 1.0), node.number("beta", 1.0)
    flipped = [bool(node.whole("transA", 0)), bool(node.whole("transB", 0))]
    if b.rank(x) != 2 or b.rank(w) != 2:
        raise InputError(
            f"operator {node.name} (Gemm): got {list(b.shape(x))} by {list(b.shape(w))}, expected two dimensions each"
        )
    rows, into = b.shape(w) if flipped[1] else b.shape(w)[::-1]
    fits = not bias or (b.is_constant(bias) and math.prod(b.shape(bias)) in (1, rows) and b.shape(bias)[-1:] != (1,) * (rows > 1))
    if b.is_constant(w) and not flipped[0] and fits and b.shape(x)[1] == into:
        how = ("oi" if flipped[1] else "io to oi") + (f" by {alpha}" if alpha != 1 else "")
        w = b.changed(w, how, _scaled(alpha, None if flipped[1] else np.transpose), (rows, into), 0) if how != "oi" else w
        bias = _gemm_bias(b, bias, rows, beta) if bias else ""
        b.add("fully_connected", node.name, [x, w, *_bias(b, bias)], [node.output])
        return
    outputs = [node.output]
    steps = (alpha != 1) + bool(bias)
    names = [b.fresh(f"{node.output}/product") for _ in range(steps)] + outputs
    made = b.add("matmul", node.name, [x, w], [names[0]], transpose_a=flipped[0], transpose_b=flipped[1])
    if alpha != 1:
        made = b.add("elementwise", f"{node.name}/alpha", [made], [names[1]], function="affine", alpha=alpha, beta=0.0)
    if bias and beta != 1:
        bias = b.add(
            "elementwise", f"{node.name}/beta", [bias], [b.fresh(f"{bias}/scaled")], function="affine", alpha=beta, beta=0.0
        )
    if bias:
        b.add("elementwise", f"{node.name}/bias", [made, bias], [names[-1]], function="add")


def _gemm_bias(b: Builder, name: str, rows: int, beta: float) -> str:
    if b.shape(name) == (rows,) and beta == 1:
        return name
    change = _scaled(beta, lambda value: np.broadcast_to(value.reshape(-1), (rows,)))
    return b.changed(name, f"bias of {rows} by {beta}", change, (rows,), 0)


@rule("MatMul")
def _matmul(b: Builder, node: Node) -> None:
    multiply(b, node, node.needed(0), node.needed(1))


def multiply(b: Builder, node: Node, x: str, w: str, **extra: Any) -> None:
    """Add a product of matrices: with constant ones of two dimensions it is a fully connected layer."""
    if b.is_constant(w) and not b.is_constant(x) and b.rank(w) == 2 and b.rank(x) >= 2:
        into, out = b.shape(w)
        moved = b.changed(w, "io to oi", np.transpose, (out, into), 0)
        b.add("fully_connected", node.name, [x, moved], [node.output], keep_dims=True, **extra)
        return
    shapes = [b.shape(x), b.shape(w)]
    if not all(shapes):
        raise InputError(f"operator {node.name} ({node.op}): multiplies a number, expected matrices")
    if len(shapes[0]) > 1 and len(shapes[1]) > 1:
        b.add("matmul", node.name, [x, w], [node.output], **extra)
        return
    made = b.fresh(f"{node.output}/matrix")
    rows: Shape = (1, shapes[0][0]) if len(shapes[0]) == 1 else shapes[0]
    columns: Shape = (shapes[1][0], 1) if len(shapes[1]) == 1 else shapes[1]
    pair = [
        name if new == old else b.add("reshape", f"{node.name}/matrix", [name], [b.fresh(f"{name}/matrix")], shape=list(new))
        for name, new, old in ((x, rows, shapes[0]), (w, columns, shapes[1]))
    ]
    b.add("matmul", node.name, pair, [made], **extra)
    shape = list(b.shape(made))
    if len(shapes[1]) == 1:
        del shape[-1]
    if len(shapes[0]) == 1:
        del shape[-1 if len(shapes[1]) == 1 else -2]
    b.add("reshape", f"{node.name}/vector", [made], [node.output], shape=shape)
