"""Arithmetic of integers of 8 bits: what merges scales and zeros into the weights, biases and factors of a kernel.

A sum over inputs q and weights w is sum((q - z) (w - v)) + bias, with the zeros z and v. The bias takes in all that the inputs do
not change; what is left for the kernel is sum(q w) - v sum(q). A factor leads from the sum to what is stored:
scale of the input * scale of the weights / scale of the output.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.kernels.base import FusedOperator, Scale, Stored
from mgpusim.workload.args import BufferArg

Rounding = Literal["fixed", "float"]
ROUNDINGS = ("fixed", "float")
"""fixed: multipliers and shifts, as TensorFlow Lite; float: a product in single precision, rounded to even, as ONNX says."""


def fixed_point(factor: float) -> tuple[int, int]:
    """Return a factor as a multiplier of 31 bits and a shift: multiplier / 2^31 * 2^shift.

    Source: QuantizeMultiplier, tensorflow/lite/kernels/internal/quantization_util.cc.

    >>> fixed_point(0.75), fixed_point(3.0)
    ((1610612736, 0), (1610612736, 2))
    """
    if not (factor >= 0 and math.isfinite(factor)):
        raise InputError(f"factor of scales: got {factor}, expected a number from 0")
    fraction, shift = math.frexp(factor)
    multiplier = math.floor(fraction * 2**31 + 0.5)
    if multiplier == 2**31:
        multiplier, shift = multiplier // 2, shift + 1
    if shift < -31:
        return 0, 0
    return (multiplier, shift) if shift <= 30 else (2**31 - 1, 30)


def stored_scale(tensor: Stored) -> Scale:
    """Return the scale of a tensor of 8 bits."""
    if tensor.scale is None:
        raise InputError(f"tensor {tensor.name}: got {tensor.bits} bits, expected integers of 8 bits with a scale")
    return tensor.scale


def bounds(scale: Scale, fused: Sequence[FusedOperator]) -> tuple[int, int]:
    """Return the least and the largest number that a kernel stores, with the activations fused behind it.

    >>> bounds(Scale(0.05, 0), [FusedOperator("relu6")])
    (0, 120)
    """
    low, high = -128, 127
    for step in fused:
        limits = {
            "relu": (0.0, math.inf), "relu6": (0.0, 6.0),
            "clip": (step.attributes.get("min", -math.inf), step.attributes.get("max", math.inf)),
        }.get(step.function)  # fmt: skip
        if limits is None:
            raise InputError(f"{step.function}: cannot be fused behind integers, where relu, relu6 and clip can")
        low, high = max(low, _bounded(limits[0], scale, low)), min(high, _bounded(limits[1], scale, high))
    return low, max(low, high)


def _bounded(limit: object, scale: Scale, unbounded: int) -> int:
    """Return a real number as stored, ties away from zero; `unbounded` for one that no integer reaches."""
    real = float(limit) if isinstance(limit, (int, float)) else math.inf
    if abs(real) / scale.scale > 1e9:
        return unbounded
    steps = math.copysign(math.floor(abs(real) / scale.scale + 0.5), real)
    return min(127, max(-128, scale.stored_zero + int(steps)))


class IntegerWeights(msgspec.Struct, frozen=True):
    """Weights of 8 bits with their scales, between an input and an output of 8 bits.

    Attributes
    ----------
    scales : of the weights: one, or one for each channel of the output; their zero is one number.
    unsigned : the model has the weights unsigned; they are stored 128 lower, as tensors are.
    """

    src: Scale
    dst: Scale
    outputs: int
    scales: Quantization
    unsigned: bool = False
    rounding: Rounding = "fixed"

    def __post_init__(self) -> None:
        if self.rounding not in ROUNDINGS:
            raise InputError(suggest("rounding", self.rounding, ROUNDINGS))
        if len(set(self.scales.zero_point)) > 1:
            raise InputError("weights: got another zero for each channel, expected one")
        if len(self.scales.scale) not in (1, self.outputs):
            raise InputError(
                f"weights: got {len(self.scales.scale)} scales, expected 1 or one for each of {self.outputs} channels"
            )

    @property
    def zero(self) -> int:
        return (self.scales.zero_point or (0,))[0] - 128 * self.unsigned

    def factors(self) -> list[float]:
        """Return what leads from a sum to what is stored, for each channel.

        For unsigned tensors TensorFlow Lite multiplies the scales in single precision, else in double
        (tensorflow/lite/kernels/kernel_util.cc, PopulateConvolutionQuantizationParams).
        """
        scales = self.scales.scale if len(self.scales.scale) > 1 else self.scales.scale * self.outputs
        if self.rounding == "float":
            return [float(np.float32(self.src.scale) * np.float32(s) / np.float32(self.dst.scale)) for s in scales]
        if self.src.unsigned:
            return [float(np.float32(self.src.scale) * np.float32(s)) / self.dst.scale for s in scales]
        return [self.src.scale * s / self.dst.scale for s in scales]

    def constants(self, fused: Sequence[FusedOperator], dot8: bool) -> dict[str, object]:
        """Return the constants of `integers.h`, but for those of the tensors."""
        low, high = bounds(self.dst, fused)
        return {
            "DOT8": dot8,
            "FIXED": self.rounding == "fixed",
            "LOW": f"({low})",
            "HIGH": f"({high})",
            "W_ZERO": f"({self.zero})",
        }

    def args(self, weights: int) -> list[BufferArg]:
        slices = -(-self.outputs // 4)
        dtype, each = ("int32", 8) if self.rounding == "fixed" else ("float32", 4)
        return [
            BufferArg("int8", weights, access="read"), BufferArg("int32", 4 * slices, access="read"),
            BufferArg(dtype, each * slices, access="read"),
        ]  # fmt: skip

    def stored(self, values: Array) -> Array:
        """Return weights as the GPU holds them, as int64."""
        return values.astype("int64") - 128 * self.unsigned

    def biases(self, stored: Array, bias: Array) -> Array:
        """Return the biases with what the zero of the input adds, int64, padded to whole slices."""
        added = -self.src.stored_zero * (stored.reshape(self.outputs, -1) - self.zero).sum(axis=1)
        return np.pad(bias.astype(np.int64) + added, (0, -self.outputs % 4))

    def stored_factors(self) -> Array:
        """Return the contents of the argument of factors: multipliers and shifts of four channels in turn, or floats."""
        padded = self.factors() + [0.0] * (-self.outputs % 4)
        if self.rounding == "float":
            return np.array(padded, np.float32)
        return np.array([fixed_point(factor) for factor in padded], np.int64).reshape(-1, 4, 2).transpose(0, 2, 1)
