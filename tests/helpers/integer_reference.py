"""Operators of TensorFlow Lite on integers of 8 bits, as its reference kernels compute them, number by number in numpy.

Tensors are (n, h, w, c) as a model has them. Formulas: tensorflow/lite/kernels/internal/common.h and reference/.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.window import Window

Array = np.ndarray[Any, Any]


def quantize_multiplier(real: float) -> tuple[int, int]:
    """QuantizeMultiplier: a multiplier of 31 bits and an exponent."""
    if real == 0:
        return 0, 0
    fraction, exponent = math.frexp(real)
    fixed = math.floor(fraction * (1 << 31) + 0.5)
    if fixed == 1 << 31:
        fixed //= 2
        exponent += 1
    return (0, 0) if exponent < -31 else (fixed, exponent)


def doubling_high(a: int, b: int) -> int:
    """SaturatingRoundingDoublingHighMul."""
    if a == b == -(1 << 31):
        return (1 << 31) - 1
    product = a * b
    nudge = 1 << 30 if product >= 0 else 1 - (1 << 30)
    total = product + nudge
    return total // (1 << 31) if total >= 0 else -(-total // (1 << 31))  # C's division


def divide_by_power(x: int, exponent: int) -> int:
    """RoundingDivideByPOT."""
    mask = (1 << exponent) - 1
    remainder = x & mask
    return (x >> exponent) + (remainder > (mask >> 1) + (x < 0))


def multiply(x: int, multiplier: int, exponent: int) -> int:
    """MultiplyByQuantizedMultiplier."""
    return divide_by_power(doubling_high(x << max(exponent, 0), multiplier), max(-exponent, 0))


def requantized(
    sums: Array, factors: Sequence[float], zero: int, low: int, high: int, rounding: str = "fixed"
) -> Array:  # fmt: skip
    """Sums (..., c) by a factor for each channel, as stored; "float" rounds a product of single precision to even."""
    if rounding == "float":
        scaled = sums.astype(np.float32) * np.array(factors, np.float32)
        return np.clip(np.rint(scaled).astype(np.int64) + zero, low, high)
    out = np.empty(sums.shape, np.int64)
    for channel, factor in enumerate(factors):
        pair = quantize_multiplier(factor)
        flat = [multiply(int(v), *pair) for v in sums[..., channel].reshape(-1)]
        out[..., channel] = np.array(flat).reshape(sums.shape[:-1])
    return np.clip(out + zero, low, high)


def convolution_sums(x: Array, zero: int, weights: Array, w_zero: int, bias: Array, window: Window) -> Array:
    """Sums of a convolution with groups: weights (outputs, kh, kw, inputs / groups)."""
    n, h, w, c = x.shape
    outputs, kh, kw, ins = weights.shape
    top, left, bottom, right = window.pads
    padded = np.pad(x.astype(np.int64) - zero, ((0, 0), (top, bottom), (left, right), (0, 0)))
    made = window.output(ImageShape(n, h, w, c), outputs)
    out = np.zeros((n, made.h, made.w, outputs), np.int64)
    real = weights.astype(np.int64) - w_zero
    per_group = outputs // window.groups
    for y in range(made.h):
        for column in range(made.w):
            rows = y * window.strides[0] + np.arange(kh) * window.dilations[0]
            columns = column * window.strides[1] + np.arange(kw) * window.dilations[1]
            patch = padded[:, rows][:, :, columns]
            for g in range(window.groups):
                part = patch[..., g * ins : (g + 1) * ins].reshape(n, -1)
                own = slice(g * per_group, (g + 1) * per_group)
                out[:, y, column, own] = part @ real[own].reshape(per_group, -1).T
    return out + bias.astype(np.int64)


def average_pool(
    x: Array, kernel: tuple[int, int], strides: tuple[int, int], pads: Sequence[int], size: tuple[int, int]
) -> Array:
    """AveragePool of integers: the mean of what lies inside, ties away from zero; x as the model has it, signed or not."""
    out = np.zeros((x.shape[0], *size, x.shape[3]), np.int64)
    for y in range(size[0]):
        for column in range(size[1]):
            y0, x0 = y * strides[0] - pads[0], column * strides[1] - pads[1]
            part = x[:, max(y0, 0) : y0 + kernel[0], max(x0, 0) : x0 + kernel[1]].astype(np.int64)
            count = part.shape[1] * part.shape[2]
            total = part.sum(axis=(1, 2))
            shifted = np.where(total > 0, total + count // 2, total - count // 2)
            out[:, y, column] = np.trunc(shifted / count).astype(np.int64)
    return out


def add(
    a: Array, b: Array, scales: tuple[float, float, float], zeros: tuple[int, int, int], low: int, high: int
) -> Array:  # fmt: skip
    """AddElementwise of 8 bits: both operands with 20 bits more at twice the larger scale."""
    common = 2 * max(scales[:2])
    first, second = quantize_multiplier(scales[0] / common), quantize_multiplier(scales[1] / common)
    last = quantize_multiplier(common / ((1 << 20) * scales[2]))

    def one(p: int, q: int) -> int:
        total = multiply((int(p) - zeros[0]) << 20, *first) + multiply((int(q) - zeros[1]) << 20, *second)
        return min(high, max(low, multiply(total, *last) + zeros[2]))

    both = np.broadcast_arrays(a, b)
    flat = [one(p, q) for p, q in zip(both[0].reshape(-1), both[1].reshape(-1), strict=True)]
    return np.array(flat).reshape(both[0].shape)
