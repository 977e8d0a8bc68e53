"""Convolutions and fully connected layers of integers of 8 bits, requantized at the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape, Quantization
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.conv import by_slice_and_tap
from mgpusim.nn.kernels.integers import IntegerWeights, Rounding, stored_scale
from mgpusim.nn.kernels.matmul import by_steps, check_connected
from mgpusim.nn.kernels.weights import Weights, weights_and_bias
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size
from mgpusim.workload.args import ImageArg

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
    scales, unsigned : of the weights, see `mgpusim.nn.kernels.integers.IntegerWeights`.
    block : columns, rows and slices of outputs of a work item.
    weights : where they lie: "buffer" or "image".
    outer : the outer loop: "window" or "slices" of inputs.
    dot8 : dot products of four bytes, where the GPU has them.
    rounding : of what is stored: "fixed" or "float".
    fused : activations that are bounds.

    >>> x, y = (Stored(name, ImageShape(1, 28, 28, 64), "buffer", 8, Scale(0.1)) for name in "xy")
    >>> made = integer_convolution(x, y, Window(), Quantization((0.02,), (0,)), block=(2, 1, 2), dot8=True)
    >>> made.variant, made.launch.global_size, made.weights_b
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
    made = call(
        "integer_convolution", f"integer conv {window.label} {'x'.join(map(str, block))}", blocks_size(grid, block, dst),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=PRECISION,
        weights=[texels if image else args[0], *args[1:]], weight_order=WeightOrder(in_sixteens, (shape, integers, image)),
    )  # fmt: skip
    return msgspec.structs.replace(made, operands=(operands[0], None, None, None, operands[1]))


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
    >>> made = integer_depthwise(x, y, window, Quantization((0.02,), (0,)), block=(2, 1))
    >>> made.variant, made.launch.global_size
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
    >>> made = integer_fully_connected(x, y, Quantization((0.02,), (0,)), split=(16, 4))
    >>> made.variant, made.launch.global_size, made.launch.local_size
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
