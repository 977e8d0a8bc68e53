"""Convolutions of few channels whose weights lie in constant memory: an item computes all outputs of a pixel (TFLite)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.weights import padded_channels, weights_and_bias
from mgpusim.nn.kernels.window import Window
from mgpusim.workload.args import BufferArg

MOST_PRODUCTS = 4096
"""Multiplications of vectors that an item may have: the kernel is unrolled."""


class ConstantsOrder(msgspec.Struct, frozen=True):
    """Weights by tap and input, outputs last; then the bias."""

    def contents(self, constants: Sequence[Array | None]) -> list[Array]:
        values, bias = weights_and_bias(constants)
        return [padded_channels(values.transpose(1, 2, 3, 0)), padded_channels(bias)]


def conv_constants(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a convolution of one group whose items compute all channels of a pixel.

    >>> x, y = Stored("x", ImageShape(1, 224, 224, 3)), Stored("y", ImageShape(1, 112, 112, 32))
    >>> made = conv_constants(x, y, Window((3, 3), (2, 2), pads=(0, 0, 1, 1)), precision=Precision())
    >>> made.variant, made.launch.global_size
    ('conv constants 3x3 s2', (112, 112))
    """
    window.check(src, dst)
    vectors = window.taps * src.shape.c * dst.shape.slices
    if window.groups > 1:
        raise InputError(f"convolution {window.label} of {src.name}: weights in constant memory are of one group")
    if vectors > MOST_PRODUCTS:
        raise InputError(f"convolution {window.label} of {src.name}: got {vectors} products a pixel, at most {MOST_PRODUCTS} fit")
    constants = {
        **window.constants(), **window.border_constants(src, dst, (1, 1)), "INPUTS": src.shape.c, "W_BITS": precision.stored,
    }  # fmt: skip
    dtype = f"float{precision.stored}"
    return call(
        "conv_constants", f"conv constants {window.label}", (dst.shape.w, dst.rows), src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=precision, fused=fused,
        weights=[BufferArg(dtype, count * 4, access="read") for count in (vectors, dst.shape.slices)],
        weight_order=ConstantsOrder(),
    )  # fmt: skip
