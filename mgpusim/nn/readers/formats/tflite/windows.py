"""TFLite operators with windows, and those that multiply matrices."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from mgpusim.errors import InputError
from mgpusim.nn.readers.formats.tflite.operator import RULES, TfliteOp, rule
from mgpusim.nn.readers.kinds.windows import pool, product, same_pads, transposed_pads, weights, window


def _same(op: TfliteOp) -> bool:
    return op.whole(0, "b") != 1


def _strides(op: TfliteOp) -> tuple[int, int]:
    return op.whole(2), op.whole(1)


def _window(op: TfliteOp, kernel: Sequence[int], dilations: Sequence[int]) -> dict[str, Any]:
    shape, strides = op.shape(), _strides(op)
    if len(shape) != 4 or min(*kernel, *strides, *dilations) < 1:
        raise InputError(
            f"{op.where}: got input {list(shape)}, kernel {list(kernel)}, strides {list(strides)}, dilations {list(dilations)}"
        )
    pads = same_pads(shape[1:3], kernel, strides, dilations) if _same(op) else [0] * 4
    return window(kernel, strides, pads, dilations)


@rule("CONV_2D")
def _conv(op: TfliteOp) -> None:
    x, shape = op.shape(0), op.shape(1)
    if len(shape) != 4 or len(x) != 4 or x[3] % max(1, shape[3]):
        raise InputError(f"{op.where}: got input {list(x)}, weights {list(shape)}")
    a = _window(op, shape[1:3], (op.whole(5, default=1), op.whole(4, default=1)))
    op.give("conv2d", [op.needed(0), op.needed(1), *op.optional(2)], groups=x[3] // max(1, shape[3]), **a)


@rule("DEPTHWISE_CONV_2D")
def _depthwise(op: TfliteOp) -> None:
    """Weights are (1, height, width, channels times multiplier)."""
    x, shape = op.shape(0), op.shape(1)
    if len(shape) != 4 or shape[0] != 1 or len(x) != 4:
        raise InputError(f"{op.where}: got input {list(x)}, weights {list(shape)}")
    a = _window(op, shape[1:3], (op.whole(6, default=1), op.whole(5, default=1)))
    op.give("conv2d", [op.needed(0), weights(op, op.needed(1), (3, 1, 2, 0)), *op.optional(2)], groups=x[3], **a)


def _transposed(op: TfliteOp, inputs: Sequence[str], size: Sequence[int], strides: Sequence[int], same: bool) -> None:
    """Add a transposed convolution whose output has a height and width."""
    x, shape = (op.b.shape(name) for name in inputs[:2])
    if len(shape) != 4 or len(x) != 4 or min(*strides, *size) < 1:
        raise InputError(
            f"{op.where}: got input {list(x)}, weights {list(shape)}, strides {list(strides)}, output {list(size)}"
        )  # fmt: skip
    pads, extra = transposed_pads(x[1:3], size, shape[1:3], strides)
    if not same and any(pads):
        raise InputError(f"{op.where}: its output {list(size)} is smaller than windows without padding reach")
    op.give("conv_transpose2d", inputs, groups=1, output_pads=extra, **window(shape[1:3], strides, pads, (1, 1)))


@rule("TRANSPOSE_CONV")
def _transpose_conv(op: TfliteOp) -> None:
    size = op.numbers(0)
    if len(size) != 4:
        raise InputError(f"{op.where}: got output shape {size}, expected four sizes")
    _transposed(op, [op.needed(2), op.needed(1), *op.optional(3)], size[1:3], _strides(op), _same(op))


@rule("custom:Convolution2DTransposeBias")
def _transpose_conv_bias(op: TfliteOp) -> None:
    """MediaPipe's transposed convolution with a bias; its options are padding (1: same), stride in x and in y, 32 bits each."""
    if len(op.custom) < 12:
        raise InputError(f"{op.where}: got {len(op.custom)} bytes of options, expected 12")
    padding, *strides = struct.unpack_from("<iii", op.custom)
    strides.reverse()
    x, kernel, same = op.shape(0), op.shape(1)[1:3], padding == 1
    if len(kernel) != 2 or len(x) != 4 or min(strides) < 1:
        raise InputError(f"{op.where}: got input {list(x)}, weights {list(op.shape(1))}, strides {strides}")
    size = [n * s if same else (n - 1) * s + k for n, s, k in zip(x[1:3], strides, kernel, strict=True)]
    _transposed(op, [op.needed(0), op.needed(1), *op.optional(2)], size, strides, same)


@rule("FULLY_CONNECTED")
def _fully_connected(op: TfliteOp) -> None:
    x, w = op.needed(0), op.needed(1)
    if op.b.rank(w) != 2:
        raise InputError(f"{op.where}: got weights {list(op.b.shape(w))}, expected (out, in)")
    op.give("fully_connected", [x, w, *op.optional(2)], keep_dims=op.flag(2))


RULES.update({
    "MAX_POOL_2D": lambda op: pool(op, op.needed(), False, False, **_window(op, (op.whole(4), op.whole(3)), (1, 1))),
    "AVERAGE_POOL_2D": lambda op: pool(op, op.needed(), True, False, **_window(op, (op.whole(4), op.whole(3)), (1, 1))),
    "BATCH_MATMUL": lambda op: product(op, op.needed(0), op.needed(1), op.flag(0), op.flag(1)),
})  # fmt: skip
