"""ONNX operators with windows: convolutions, pools, and what multiplies matrices."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.formats.onnx.node import RULES, OnnxOp, rule
from mgpusim.nn.readers.kinds.windows import pool, same_pads, transposed_pads, transposed_weights, weights, window

AUTO_PAD = ("NOTSET", "SAME_UPPER", "SAME_LOWER", "VALID")
NO_FLOATS = ("bool", "int16", "uint16", "int32", "uint32", "int64", "uint64")
"""Types that weights of a convolution cannot have; 8-bit ones are quantized."""


def _window(op: OnnxOp, size: Sequence[int], kernel: Sequence[int], padded: bool = True) -> dict[str, Any]:
    """Return a window of two dimensions.

    Parameters
    ----------
    size : height and width of the input.
    kernel : one or two sizes; one is a width.
    padded : whether the operator's pads count, or there are none.
    """
    rank = len(kernel)
    strides, dilations = (op.wholes(name, [1] * rank, rank) for name in ("strides", "dilations"))
    pads = op.wholes("pads", [0] * 2 * rank, 2 * rank) if padded else [0] * 2 * rank
    if min(*kernel, *strides, *dilations) < 1 or min(pads) < 0:
        raise InputError(
            f"{op.where}: got kernel {list(kernel)}, strides {strides}, dilations {dilations}, pads {pads}"
        )  # fmt: skip
    auto = op.text("auto_pad", "NOTSET") if padded else "NOTSET"
    if auto not in AUTO_PAD:
        raise InputError(f"{op.where}: {suggest('auto_pad', auto, AUTO_PAD)}")
    if auto.startswith("SAME"):
        pads = same_pads(size[-rank:], kernel, strides, dilations, auto == "SAME_LOWER")
    elif auto == "VALID":
        pads = [0] * 2 * rank
    if rank == 1:
        return window([1, *kernel], [1, *strides], [0, pads[0], 0, pads[1]], [1, *dilations])
    return window(kernel, strides, pads, dilations)


def _groups(op: OnnxOp) -> int:
    groups = op.whole("group", 1)
    if groups < 1:
        raise InputError(f"{op.where}: got {groups} groups")
    return groups


def convolve(op: OnnxOp, w: str, bias: str, **extra: Any) -> None:
    """Give a convolution of one or two dimensions; `extra` is for `Builder.add`."""
    b, shape = op.b, op.b.shape(w)
    x = op.image()
    if len(shape) != 4 - op.flat:
        raise InputError(f"{op.where}: got weights {list(shape)} for {4 - op.flat} dimensions")
    if b.tensor(w).dtype in NO_FLOATS:
        raise InputError(f"{op.where}: got weights of {b.tensor(w).dtype}, expected floats")
    if bias and b.shape(bias) != (shape[0],):
        raise InputError(f"{op.where}: got a bias {list(b.shape(bias))} for {shape[0]} channels")
    a = _window(op, b.shape(x)[2:], op.wholes("kernel_shape", shape[2:], len(shape) - 2))
    op.give("conv2d", [x, _ohwi(op, w), *([bias] if bias else [])], groups=_groups(op), **a, **extra)


def _ohwi(op: OnnxOp, name: str) -> str:
    """Return weights (out, in, [height,] width) in the graph's form."""
    b, shape = op.b, op.b.shape(name)
    if len(shape) == 3:
        o, i, w = shape
        if b.is_constant(name):
            return b.changed(name, "ohwi", lambda value: value.transpose(0, 2, 1)[:, None], (o, 1, w, i))
        name = b.add("reshape", f"{op.name}/weights/4d", [name], [b.fresh(f"{name}/4d")], shape=[o, i, 1, w])
    return weights(op, name, (0, 2, 3, 1))


@rule("ConvTranspose")
def _conv_transpose(op: OnnxOp) -> None:
    b, x = op.b, op.image()
    shape, groups, rank, size = op.shape(1), _groups(op), 2 - op.flat, op.b.shape(x)[2:]
    if len(shape) != rank + 2 or shape[0] % groups or shape[0] != b.shape(x)[1]:
        raise InputError(f"{op.where}: got weights {list(shape)} in {groups} groups for {list(b.shape(x))}")
    auto, kernel = op.text("auto_pad", "NOTSET"), op.wholes("kernel_shape", shape[2:], rank)
    a = _window(op, (), kernel) if auto == "NOTSET" else {}
    extra = [0] * op.flat + op.wholes("output_padding", [0] * rank, rank)
    asked = _transposed_size(op, size, rank)
    if not a or asked:
        a = _window(op, size, kernel, padded=False)
    if asked:
        pads, extra = transposed_pads(size, asked, a["kernel"], a["strides"], a["dilations"])
        a["pads"] = pads if auto == "SAME_UPPER" else pads[2:] + pads[:2]
    w = transposed_weights(op, op.needed(1), groups)
    op.give("conv_transpose2d", [x, w, *op.optional(2)], groups=groups, output_pads=extra, **a)


def _transposed_size(op: OnnxOp, size: Sequence[int], rank: int) -> list[int]:
    """Return the size that a transposed convolution is to have, [] if its pads say it."""
    if "output_shape" in op.attributes:
        return [1] * (2 - rank) + op.wholes("output_shape")[-rank:]
    if op.text("auto_pad", "NOTSET").startswith("SAME"):
        strides = [1] * (2 - rank) + op.wholes("strides", [1] * rank, rank)
        return [n * stride for n, stride in zip(size, strides, strict=True)]
    return []


# ---- pools -------------------------------------------------------------------------------------------------------------
@rule("MaxPool", "AveragePool")
def _pool(op: OnnxOp) -> None:
    if op.kind == "MaxPool" and len(op.outputs) > 1 and op.outputs[1]:
        raise UnsupportedError(f"{op.where}: gives indices, which no kernel does")
    x = op.image()
    a = _window(op, op.b.shape(x)[2:], op.wholes("kernel_shape", None, 2 - op.flat))
    average = op.kind == "AveragePool"
    pool(op, x, average, average and op.flag("count_include_pad"), ceil=op.flag("ceil_mode"), **a)


@rule("GlobalAveragePool", "GlobalMaxPool")
def _global_pool(op: OnnxOp) -> None:
    function = "mean" if op.kind == "GlobalAveragePool" else "max"
    op.give("reduce", [op.needed()], function=function, axes=list(range(2, len(op.shape()))), keepdims=True)


# ---- matrices ----------------------------------------------------------------------------------------------------------
def _scaled(factor: float, change: Callable[[Array], Array] | None = None) -> Callable[[Array], Array]:
    def apply(value: Array) -> Array:
        moved = change(value) if change is not None else value
        return np.asarray(moved * np.asarray(factor, moved.dtype)) if factor != 1 else moved

    return apply


@rule("Gemm")
def _gemm(op: OnnxOp) -> None:
    """A fully connected layer where the second matrix and the bias are constant, else a product, its factors and a sum."""
    b, x, w, bias = op.b, op.needed(0), op.needed(1), op.input(2)
    alpha, beta = op.real("alpha", 1.0), op.real("beta", 1.0)
    flipped = op.flag("transA"), op.flag("transB")
    if b.rank(x) != 2 or b.rank(w) != 2:
        raise InputError(f"{op.where}: got {list(b.shape(x))} by {list(b.shape(w))}, expected two dimensions each")
    rows, into = b.shape(w) if flipped[1] else b.shape(w)[::-1]
    fits = not bias or (b.is_constant(bias) and math.prod(b.shape(bias)) in (1, rows) and b.shape(bias)[-1:] != (1,) * (rows > 1))
    if b.is_constant(w) and not flipped[0] and fits and b.shape(x)[1] == into:
        how = ("oi" if flipped[1] else "io to oi") + (f" by {alpha}" if alpha != 1 else "")
        w = b.changed(w, how, _scaled(alpha, None if flipped[1] else np.transpose), (rows, into), 0) if how != "oi" else w
        op.give("fully_connected", [x, w, *([_gemm_bias(op, bias, rows, beta)] if bias else [])])
        return
    steps = (alpha != 1) + bool(bias)
    names = [*(b.fresh(f"{op.output}/product") for _ in range(steps)), op.output]
    product = b.add("matmul", op.name, [x, w], [names[0]], transpose_a=flipped[0], transpose_b=flipped[1])
    if alpha != 1:
        product = b.add("elementwise", f"{op.name}/alpha", [product], [names[1]], function="affine", alpha=alpha, beta=0.0)
    if bias and beta != 1:
        scaled = b.fresh(f"{bias}/scaled")
        bias = b.add("elementwise", f"{op.name}/beta", [bias], [scaled], function="affine", alpha=beta, beta=0.0)
    if bias:
        b.add("elementwise", f"{op.name}/bias", [product, bias], [names[-1]], function="add")


def _gemm_bias(op: OnnxOp, name: str, rows: int, beta: float) -> str:
    if op.b.shape(name) == (rows,) and beta == 1:
        return name
    change = _scaled(beta, lambda value: np.broadcast_to(value.reshape(-1), (rows,)))
    return op.b.changed(name, f"bias of {rows} by {beta}", change, (rows,), 0)


def multiply(op: OnnxOp, x: str, w: str, **extra: Any) -> None:
    """Give a product of matrices: with constant ones of two dimensions it is a fully connected layer."""
    b = op.b
    if b.is_constant(w) and not b.is_constant(x) and b.rank(w) == 2 and b.rank(x) >= 2:
        moved = b.changed(w, "io to oi", np.transpose, b.shape(w)[::-1], 0)
        op.give("fully_connected", [x, moved], keep_dims=True, **extra)
        return
    shapes = [b.shape(x), b.shape(w)]
    if not all(shapes):
        raise InputError(f"{op.where}: multiplies a number, expected matrices")
    if len(shapes[0]) > 1 and len(shapes[1]) > 1:
        op.give("matmul", [x, w], **extra)
        return
    matrix = b.fresh(f"{op.output}/matrix")
    rows: Shape = (1, shapes[0][0]) if len(shapes[0]) == 1 else shapes[0]
    columns: Shape = (shapes[1][0], 1) if len(shapes[1]) == 1 else shapes[1]
    pair = [
        name if new == old else op.step("matrix", "reshape", [name], shape=list(new))
        for name, new, old in ((x, rows, shapes[0]), (w, columns, shapes[1]))
    ]
    b.add("matmul", op.name, pair, [matrix], **extra)
    shape = list(b.shape(matrix))
    if len(shapes[1]) == 1:
        del shape[-1]
    if len(shapes[0]) == 1:
        del shape[-1 if len(shapes[1]) == 1 else -2]
    b.add("reshape", f"{op.name}/vector", [matrix], [op.output], shape=shape)


RULES.update({
    "Conv": lambda op: convolve(op, op.needed(1), op.input(2)),
    "MatMul": lambda op: multiply(op, op.needed(0), op.needed(1)),
})  # fmt: skip
