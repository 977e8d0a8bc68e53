"""Convolutions whose work groups share what they read or what they sum: as products of matrices, or a group for each number."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.items import power_of_two
from mgpusim.nn.kernels.weights import weights_and_bias
from mgpusim.nn.kernels.window import Window
from mgpusim.workload.args import BufferArg


def as_stated(constants: Sequence[Array | None], kernel: tuple[int, int]) -> list[Array]:
    """Return weights by output, input, row and column; then the bias."""
    values, bias = weights_and_bias(constants)
    return [values.reshape(len(values), *kernel, -1).transpose(0, 3, 1, 2), bias]


def conv_gemm(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    block: tuple[int, int] = (4, 1),
    group: tuple[int, int] = (8, 8),
    step: int = 8,
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a convolution of one group of channels between buffers, as a product of matrices, parts of both in local memory.

    All is computed number by number, as compilers of loops do it, not in vectors.

    Parameters
    ----------
    block : pixels and slices of outputs of a work item.
    group : items of a work group, along pixels and slices.
    step : terms of the sums in local memory at a time.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, 64)) for n in "xy")
    >>> call = conv_gemm(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision())
    >>> call.variant, call.launch.global_size, call.launch.local_size
    ('conv gemm 3x3 4x1', (784, 16), (8, 8))
    """
    _check(src, dst, window)
    if window.groups > 1 or min(*block, *group, step) < 1:
        raise InputError(
            f"convolution {window.label} of {src.name}: got {window.groups} groups in blocks of {block}, work groups of {group} "
            f"and steps of {step}, expected one group and numbers from 1"
        )
    constants = {
        **window.constants(), **window.border_constants(src, dst, (1, 1)), "INPUTS": src.shape.c, "OUTPUTS": dst.shape.c,
        "W_BITS": precision.stored, "BLOCK_X": block[0], "BLOCK_S": block[1], "GROUP_X": group[0], "GROUP_Y": group[1],
        "STEP": step,
    }  # fmt: skip
    items = (dst.rows * dst.shape.w, dst.shape.slices)
    size = [-(-count // (per_item * most)) * most for count, per_item, most in zip(items, block, group, strict=True)]
    return call(
        "conv_gemm", f"conv gemm {window.label} {block[0]}x{block[1]}", size, src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=precision, weights=_weights(dst, window, src.shape.c, precision),
        weight_order=WeightOrder(as_stated, (window.kernel,)), fused=fused, local_size=group,
    )  # fmt: skip


def conv_group(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    lanes: int = 256,
    numbers: int = 1,
    unroll: int = 1,
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a convolution between buffers with a work group of `lanes` items, a power of two, for every number of the output.

    With one lane a group has `numbers` of the output, whose items take `unroll` inputs at a time.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, 64)) for n in "xy")
    >>> call = conv_group(x, y, Window((3, 3), pads=(1, 1, 1, 1), groups=64), precision=Precision())
    >>> call.variant, call.launch.global_size, call.launch.local_size
    ('conv group 3x3 g64 of 256', (51380224,), (256,))
    """
    _check(src, dst, window)
    power_of_two(f"convolution {window.label} of {src.name}", (lanes,))
    if numbers > 1 and lanes > 1:
        raise InputError(f"convolution {window.label} of {src.name}: got {lanes} lanes and {numbers} numbers, expected one alone")
    inputs, outputs = src.shape.c // window.groups, dst.shape.c // window.groups
    constants = {
        **window.constants(), **window.border_constants(src, dst, (1, 1)), "O_GROUP": outputs, "I_GROUP": inputs,
        "OUTPUTS": dst.shape.c, "W_BITS": precision.stored, "LANES": lanes, "NUMBERS": numbers, "UNROLL": unroll,
    }  # fmt: skip
    groups = -(-dst.rows * dst.shape.w * dst.shape.slices * 4 // numbers)
    size = lanes * numbers
    return call(
        "conv_group", f"conv group {window.label} of {size}", (groups * size,), src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=precision, fused=fused, local_size=(size,),
        weight_order=WeightOrder(as_stated, (window.kernel,)), weights=_weights(dst, window, inputs, precision),
    )  # fmt: skip


def _check(src: Stored, dst: Stored, window: Window) -> None:
    """Refuse sizes that do not fit, and other storages than those whose numbers have addresses."""
    window.check(src, dst)
    if {src.storage, dst.storage} != {"buffer"}:
        raise InputError(f"convolution {window.label} of {src.name}: got a tensor in an image, expected both in buffers")


def _weights(dst: Stored, window: Window, inputs: int, precision: Precision) -> list[BufferArg]:
    """Return the arguments of weights and biases, `inputs` of each output."""
    counts = (dst.shape.c * inputs * window.taps, dst.shape.c)
    return [BufferArg(f"float{precision.stored}", count, access="read") for count in counts]
