"""Depthwise convolutions of as many outputs as inputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.weights import bias_or_zeros, bias_tensor, padded_channels, weights_and_bias
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size

if TYPE_CHECKING:
    from mgpusim.arrays import Array

__all__ = ["WEIGHTS", "arranged_weights", "depthwise"]

WEIGHTS = {"buffer": "buffer", "image_buffer": "image_buffer", "image": "image2d_rows"}
"""Where the weights may lie, with the storage of a tensor that does: a slice's taps are side by side."""


class DepthwiseOrder(msgspec.Struct, frozen=True):
    """Weights by slice and tap; then the bias."""

    channels: int

    def contents(self, constants: Sequence[Array | None]) -> list[Array]:
        """Return the contents of the weights' arguments, of weights and bias."""
        return arranged_weights(weights_and_bias(constants)[0], bias_or_zeros(constants, self.channels))


def depthwise(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    block: tuple[int, int] = (1, 1),
    shared: bool = False,
    weights: str = "buffer",
    grid: str = "xys",
    fused: Sequence[FusedOperator] = (),
    local_size: Sequence[int] | None = None,
) -> list[Call]:
    """Return a convolution with a group for each channel; `window.groups` is their number.

    Parameters
    ----------
    block : columns and rows of a slice that an item computes: (1, 1) for any window, (4, 1) with stride 1 (MACE, Paddle-Lite),
        (2, 2) for 3x3 (TFLite).
    shared : a pixel is read once for all outputs of the item, and the window is unrolled.
    weights : one of WEIGHTS.

    Raises
    ------
    InputError
        Sizes that do not fit, or several outputs for an input: those are grouped convolutions.

    >>> x = Stored("x", ImageShape(1, 56, 56, 64))
    >>> window = Window((3, 3), pads=(1, 1, 1, 1), groups=64)
    >>> (made,) = depthwise(x, Stored("y", x.shape), window, precision=Precision(), block=(2, 2), shared=True)
    >>> made.variant, made.launch.global_size
    ('depthwise 3x3 2x2', (28, 28, 16))
    """
    window.check(src, dst)
    if not window.groups == src.shape.c == dst.shape.c:
        raise InputError(
            f"depthwise of {src.name}: got {window.groups} groups of {src.shape.c} to {dst.shape.c} channels, expected as many "
            "of each; others are grouped convolutions"
        )
    if weights not in WEIGHTS:
        raise InputError(f"depthwise of {src.name}: {suggest('place of weights', weights, WEIGHTS)}")
    blocks = (*block, 1)
    held = Stored("", ImageShape(1, 1, window.taps, src.shape.c), WEIGHTS[weights], precision.stored)
    bias = bias_tensor(dst.shape.c, precision.stored, weights)
    constants = {
        **window.constants(), **block_constants(grid, blocks, src.shape.n), **window.border_constants(src, dst, block),
        **held.constants("W"), **bias.constants("B"), "SHARED": shared,
    }  # fmt: skip
    label = Window(window.kernel, window.strides, window.dilations).label
    made = call(
        "depthwise", f"depthwise {label} {block[0]}x{block[1]}", blocks_size(grid, blocks, dst), src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, precision=precision, weights=[held.arg("read"), bias.arg("read")],
        weight_order=DepthwiseOrder(dst.shape.c), fused=fused,
        local_size=local_size,
    )  # fmt: skip
    return [made]


def arranged_weights(values: Array, bias: Array) -> list[Array]:
    """Return the contents of the weights' arguments, wherever they lie.

    Parameters
    ----------
    values : shape (channels, kernel height, kernel width, 1).
    bias : shape (channels,).
    """
    by_tap = padded_channels(values.reshape(len(values), -1).T)
    return [by_tap.reshape(len(by_tap), -1, 4).transpose(1, 0, 2), padded_channels(bias)]
