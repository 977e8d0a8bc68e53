"""Convolutions and layers of integers of 8 bits, and what merges scales and zeros into their weights, biases and factors.

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
from mgpusim.nn.graphs.graph import ImageShape, Quantization
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Scale, Stored, WeightOrder, call
from mgpusim.nn.kernels.conv import by_slice_and_tap
from mgpusim.nn.kernels.matmul import by_steps, check_connected
from mgpusim.nn.kernels.weights import Weights, weights_and_bias
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size
from mgpusim.workload.args import BufferArg, ImageArg

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


PRECISION = Precision()
WEIGHTS = ("buffer", "image")
"""Where the weights of a convolution may lie, by the numbers of the template."""


def in_sixteens(constants: Sequence[Array | None], w: Weights, integers: IntegerWeights, image: bool) -> list[Array]:
    """Return weights in sixteens of four outputs by four inputs, of an image as words; then the biases and the factors."""
    values, bias = weights_and_bias(constants)
    stored, zero = integers.stored(values), integers.zero
    # where there is no weight lies its zero, which takes no part in the sum
    dense = w.arranged(stored - zero)[0].reshape(w.blocks, w.taps, w.depth, w.block, 4, 4)
    arranged = (dense.transpose(0, 1, 2, 3, 5, 4) + zero).astype("int8", order="C")
    words = arranged.reshape(-1).view("uint32") if image else arranged
    return [words, integers.biases(stored, bias), integers.stored_factors()]


def integers_by_tap(constants: Sequence[Array | None], integers: IntegerWeights) -> list[Array]:
    """Return weights by slice and tap; then the biases and the factors."""
    values, bias = weights_and_bias(constants)
    stored = integers.stored(values)
    return [by_slice_and_tap(stored), integers.biases(stored, bias), integers.stored_factors()]


def integers_by_slices(constants: Sequence[Array | None], shape: ImageShape, integers: IntegerWeights) -> list[Array]:
    """Return weights by slices of inputs and of outputs; then the biases and the factors."""
    values, bias = weights_and_bias(constants)
    stored, zero = integers.stored(values), integers.zero
    arranged = by_steps(stored - zero, shape).transpose(0, 2, 3, 1) + zero
    return [arranged, integers.biases(stored, bias), integers.stored_factors()]


def integer_convolution(
    src: Stored,
    dst: Stored,
    window: Window,
    scales: Quantization,
    *,
    unsigned: bool = False,
    block: tuple[int, int, int] = (1, 1, 1),
    weights: str = "buffer",
    grid: str = "xys",
    outer: str = "window",
    dot8: bool = False,
    rounding: Rounding = "fixed",
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a direct convolution of any window and number of groups; of one pixel at every pixel the image is one row.

    Parameters
    ----------
    scales, unsigned : of the weights, see `mgpusim.nn.kernels.integer_conv.IntegerWeights`.
    block : columns, rows and slices of outputs of a work item.
    weights : where they lie: "buffer" or "image".
    outer : the outer loop: "window" or "slices" of inputs.
    dot8 : dot products of four bytes, where the GPU has them.
    rounding : of what is stored: "fixed" or "float".
    fused : activations that are bounds.

    >>> x, y = (Stored(name, ImageShape(1, 28, 28, 64), "buffer", 8, Scale(0.1)) for name in "xy")
    >>> call = integer_convolution(x, y, Window(), Quantization((0.02,), (0,)), block=(2, 1, 2), dot8=True)
    >>> call.variant, call.launch.global_size, call.weights_b
    ('integer conv 1x1 2x1x2', (392, 1, 8), 4864)
    """
    window.check(src, dst)
    if outer not in ("window", "slices"):
        raise InputError(f"convolution of {src.name}: got the outer loop '{outer}', expected 'window' or 'slices'")
    if weights not in WEIGHTS:
        raise InputError(f"convolution of {src.name}: {suggest('place of weights', weights, WEIGHTS)}")
    shape, image = Weights(src.shape.c, dst.shape.c, window.taps, window.groups, block[2]), weights == "image"
    integers = IntegerWeights(stored_scale(src), stored_scale(dst), dst.shape.c, scales, unsigned, rounding)
    of_shape = shape.constants()
    operands = (src, dst)
    if window.pointwise:  # rows follow each other in memory, so that all are one
        src, dst = _in_one_row(src), _in_one_row(dst)
        block = (block[0] * block[1], 1, block[2])
    constants = {
        **window.constants(), **block_constants(grid, block, src.shape.n), **window.border_constants(src, dst, block[:2]),
        **{name: of_shape[name] for name in ("TAPS", "DEPTH", "O_GROUP", "I_GROUP")}, **integers.constants(fused, dot8),
        "W_KIND": WEIGHTS.index(weights), "SLICES_OUTER": outer == "slices",
        "WIDE": window.pointwise and block[0] in (2, 4) and src.shape.w % block[0] == 0,
    }  # fmt: skip
    args = integers.args(shape.blocks * shape.taps * shape.depth * block[2] * 16)
    texels = ImageArg("image2d", shape.depth * block[2], shape.blocks * shape.taps, dtype="uint32", access="read")
    kernel = call(
        "integer_convolution", f"integer conv {window.label} {'x'.join(map(str, block))}", blocks_size(grid, block, dst),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=PRECISION,
        weights=[texels if image else args[0], *args[1:]], weight_order=WeightOrder(in_sixteens, (shape, integers, image)),
    )  # fmt: skip
    return msgspec.structs.replace(kernel, operands=(operands[0], None, None, None, operands[1]))


def _in_one_row(tensor: Stored) -> Stored:
    s = tensor.shape
    return msgspec.structs.replace(tensor, shape=ImageShape(s.n, 1, s.h * s.w, s.c))


def integer_depthwise(
    src: Stored,
    dst: Stored,
    window: Window,
    scales: Quantization,
    *,
    unsigned: bool = False,
    block: tuple[int, int] = (1, 1),
    grid: str = "xys",
    rounding: Rounding = "fixed",
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a convolution with a group for each channel, of as many outputs as inputs; see `integer_convolution`.

    >>> x, y = (Stored(name, ImageShape(1, 28, 28, 64), "buffer", 8, Scale(0.1)) for name in "xy")
    >>> window = Window((3, 3), pads=(1, 1, 1, 1), groups=64)
    >>> call = integer_depthwise(x, y, window, Quantization((0.02,), (0,)), block=(2, 1))
    >>> call.variant, call.launch.global_size
    ('integer depthwise 3x3 2x1', (14, 28, 16))
    """
    window.check_depthwise(src, dst)
    integers = IntegerWeights(stored_scale(src), stored_scale(dst), dst.shape.c, scales, unsigned, rounding)
    blocks = (*block, 1)
    constants = {
        **window.constants(), **block_constants(grid, blocks, src.shape.n), **window.border_constants(src, dst, block),
        **integers.constants(fused, False),
    }  # fmt: skip
    label = Window(window.kernel, window.strides, window.dilations).label
    return call(
        "integer_depthwise", f"integer depthwise {label} {block[0]}x{block[1]}", blocks_size(grid, blocks, dst),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=PRECISION,
        weights=integers.args(window.taps * dst.shape.slices * 4), weight_order=WeightOrder(integers_by_tap, (integers,)),
    )  # fmt: skip


def integer_fully_connected(
    src: Stored,
    dst: Stored,
    scales: Quantization,
    *,
    unsigned: bool = False,
    split: tuple[int, int] = (1, 1),
    dot8: bool = False,
    rounding: Rounding = "fixed",
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a fully connected layer of each image of a batch; see `integer_convolution`.

    Parameters
    ----------
    dst : of one pixel.
    split : slices of outputs of a work group, and parts of the inputs that meet in its local memory.

    >>> x, y = (Stored(name, ImageShape(1, 1, 1, 1024), "buffer", 8, Scale(0.1)) for name in "xy")
    >>> call = integer_fully_connected(x, y, Quantization((0.02,), (0,)), split=(16, 4))
    >>> call.variant, call.launch.global_size, call.launch.local_size
    ('integer fully connected 16x4', (256, 4, 1), (16, 4, 1))
    """
    steps = check_connected(src, dst, split)
    integers = IntegerWeights(stored_scale(src), stored_scale(dst), dst.shape.c, scales, unsigned, rounding)
    constants = {"BATCH": src.shape.n, "WG_X": split[0], "SPLIT": split[1], **integers.constants(fused, dot8)}
    parted = split[1] > 1
    variant = f"integer fully connected {split[0]}x{split[1]}" if parted else "integer fully connected"
    return call(
        "integer_fully_connected", variant, (dst.shape.slices, split[1], src.shape.n), src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=PRECISION, weights=integers.args(steps * dst.shape.slices * 16),
        weight_order=WeightOrder(integers_by_slices, (src.shape, integers)), local_size=(*split, 1) if parted else None,
    )  # fmt: skip
