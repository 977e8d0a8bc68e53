"""TFLite operators with windows, and those that multiply matrices."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import same_pads, transposed_pads, weights
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, activated, padding_name, rule

__all__: list[str] = []


def _window(
    b: Builder, op: TfliteOp, x: str, kernel: Sequence[int], strides: Sequence[int], dilations: Sequence[int], padding: str
) -> dict[str, Any]:
    """Return kernel, strides, dilations and pads, all as height and width."""
    shape = b.shape(x)
    if len(shape) != 4 or min(*kernel, *strides, *dilations) < 1:
        raise InputError(
            f"{op.where}: got input {list(shape)}, kernel {list(kernel)}, strides {list(strides)}, dilations {list(dilations)}"
        )
    sides = [(0, 0)] * 2
    if padding == "SAME":
        sides = [same_pads(*each) for each in zip(shape[1:3], kernel, strides, dilations, strict=True)]
    pads = [side[0] for side in sides] + [side[1] for side in sides]
    return {"kernel": list(kernel), "strides": list(strides), "dilations": list(dilations), "pads": pads}


def _bias(op: TfliteOp, index: int = 2) -> list[str]:
    return [op.input(index)] if op.input(index) else []


@rule("CONV_2D")
def _conv(b: Builder, op: TfliteOp) -> None:
    x, w = op.needed(0), op.needed(1)
    shape = b.shape(w)
    if len(shape) != 4 or b.rank(x) != 4 or b.shape(x)[3] % max(1, shape[3]):
        raise InputError(f"{op.where}: got input {list(b.shape(x))}, weights {list(shape)}")
    a = _window(b, op, x, shape[1:3], (op.whole(2), op.whole(1)), (op.whole(5, 1), op.whole(4, 1)), padding_name(op))
    a["groups"] = b.shape(x)[3] // max(1, shape[3])
    activated(b, op, op.small(3), lambda out: b.add("conv2d", op.name, [x, w, *_bias(op)], [out], **a))


@rule("DEPTHWISE_CONV_2D")
def _depthwise(b: Builder, op: TfliteOp) -> None:
    """Weights are (1, height, width, channels times multiplier)."""
    x, w = op.needed(0), op.needed(1)
    shape = b.shape(w)
    if len(shape) != 4 or shape[0] != 1 or b.rank(x) != 4:
        raise InputError(f"{op.where}: got input {list(b.shape(x))}, weights {list(shape)}")
    a = _window(b, op, x, shape[1:3], (op.whole(2), op.whole(1)), (op.whole(6, 1), op.whole(5, 1)), padding_name(op))
    inputs = [x, weights(b, op.name, w, (3, 1, 2, 0), 0), *_bias(op)]
    groups = b.shape(x)[3]
    activated(b, op, op.small(4), lambda out: b.add("conv2d", op.name, inputs, [out], groups=groups, **a))


def _transposed(
    b: Builder, op: TfliteOp, inputs: Sequence[str], size: Sequence[int], strides: Sequence[int], padding: str, activation: int
) -> None:
    """Add a transposed convolution whose output has a height and width."""
    x, w = inputs[:2]
    shape = b.shape(w)
    if len(shape) != 4 or b.rank(x) != 4 or min(*strides, *size) < 1:
        raise InputError(
            f"{op.where}: got input {list(b.shape(x))}, weights {list(shape)}, strides {list(strides)}, output {list(size)}"
        )
    sides = [transposed_pads(*each) for each in zip(b.shape(x)[1:3], size, shape[1:3], strides, strict=True)]
    if padding == "VALID" and any(side[0] or side[1] for side in sides):
        raise InputError(f"{op.where}: its output {list(size)} is smaller than windows without padding reach")
    a: dict[str, Any] = {
        "kernel": list(shape[1:3]), "strides": list(strides), "dilations": [1, 1], "groups": 1,
        "pads": [side[0] for side in sides] + [side[1] for side in sides], "output_pads": [side[2] for side in sides],
    }  # fmt: skip
    activated(b, op, activation, lambda out: b.add("conv_transpose2d", op.name, inputs, [out], **a))


@rule("TRANSPOSE_CONV")
def _transpose_conv(b: Builder, op: TfliteOp) -> None:
    size = b.numbers(op.needed(0), op.where)
    if len(size) != 4:
        raise InputError(f"{op.where}: got output shape {size}, expected four sizes")
    inputs = [op.needed(2), op.needed(1), *_bias(op, 3)]
    _transposed(b, op, inputs, size[1:3], (op.whole(2), op.whole(1)), padding_name(op), op.small(3))


@rule("custom:Convolution2DTransposeBias")
def _transpose_conv_bias(b: Builder, op: TfliteOp) -> None:
    """MediaPipe's transposed convolution with a bias; its options are padding (1: same), stride in x and in y, 32 bits each."""
    if len(op.custom) < 12:
        raise InputError(f"{op.where}: got {len(op.custom)} bytes of options, expected 12")
    padding, stride_x, stride_y = struct.unpack_from("<iii", op.custom)
    x, w = op.needed(0), op.needed(1)
    kernel, same = b.shape(w)[1:3], padding == 1
    strides = (stride_y, stride_x)
    if len(kernel) != 2 or b.rank(x) != 4 or min(strides) < 1:
        raise InputError(f"{op.where}: got input {list(b.shape(x))}, weights {list(b.shape(w))}, strides {list(strides)}")
    size = [n * s if same else (n - 1) * s + k for n, s, k in zip(b.shape(x)[1:3], strides, kernel, strict=True)]
    _transposed(b, op, [x, w, *_bias(op)], size, strides, "SAME" if same else "VALID", 0)


@rule("MAX_POOL_2D", "AVERAGE_POOL_2D")
def _pool(b: Builder, op: TfliteOp) -> None:
    x = op.needed(0)
    a = _window(b, op, x, (op.whole(4), op.whole(3)), (op.whole(2), op.whole(1)), (1, 1), padding_name(op))
    kind = "max_pool"
    if op.code == "AVERAGE_POOL_2D":
        kind, a["count_include_pad"] = "avg_pool", False
    activated(b, op, op.small(5), lambda out: b.add(kind, op.name, [x], [out], **a))


@rule("FULLY_CONNECTED")
def _fully_connected(b: Builder, op: TfliteOp) -> None:
    x, w = op.needed(0), op.needed(1)
    if b.rank(w) != 2:
        raise InputError(f"{op.where}: got weights {list(b.shape(w))}, expected (out, in)")
    activated(
        b, op, op.small(0), lambda out: b.add("fully_connected", op.name, [x, w, *_bias(op)], [out], keep_dims=op.flag(2))
    )  # fmt: skip


@rule("BATCH_MATMUL")
def _matmul(b: Builder, op: TfliteOp) -> None:
    x, w = op.needed(0), op.needed(1)
    if b.is_constant(w) and not b.is_constant(x) and b.rank(w) == 2 and not op.flag(0):
        rows, columns = b.shape(w)
        moved = w if op.flag(1) else b.changed(w, "transposed", np.transpose, (columns, rows), 0)
        b.add("fully_connected", op.name, [x, moved], [op.output], keep_dims=True)
    else:
        b.add("matmul", op.name, [x, w], [op.output], transpose_a=op.flag(0), transpose_b=op.flag(1))
