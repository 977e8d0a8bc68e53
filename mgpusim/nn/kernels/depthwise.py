"""Depthwise convolutions of as many outputs as inputs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.weights import bias_tensor, padded_channels, weights_and_bias
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size

WEIGHTS = {"buffer": "buffer", "image_buffer": "image_buffer", "image": "image2d_rows"}
"""Where the weights may lie, with the storage of a tensor that does: a slice's taps are side by side."""


class DepthwiseOrder(msgspec.Struct, frozen=True):
    """Weights by slice and tap; then the bias."""

    def contents(self, constants: Sequence[Array | None]) -> list[Array]:
        values, bias = weights_and_bias(constants)
        return [by_slice_and_tap(values), padded_channels(bias)]


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
) -> Call:
    """Return a convolution with a group for each channel; `window.groups` is their number.

    Parameters
    ----------
    block : columns and rows of a slice that an item computes: (1, 1) for any window, (4, 1) with stride 1 (MACE, Paddle-Lite),
        (2, 2) for 3x3 (TFLite).
    shared : a pixel is read once for all outputs of the item, and the window is unrolled.
    weights : one of WEIGHTS.

    >>> x = Stored("x", ImageShape(1, 56, 56, 64))
    >>> window = Window((3, 3), pads=(1, 1, 1, 1), groups=64)
    >>> made = depthwise(x, Stored("y", x.shape), window, precision=Precision(), block=(2, 2), shared=True)
    >>> made.variant, made.launch.global_size
    ('depthwise 3x3 2x2', (28, 28, 16))
    """
    window.check_depthwise(src, dst)
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
    return call(
        "depthwise", f"depthwise {label} {block[0]}x{block[1]}", blocks_size(grid, blocks, dst), src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, precision=precision, weights=[held.arg("read"), bias.arg("read")],
        weight_order=DepthwiseOrder(), fused=fused,
    )  # fmt: skip


def by_slice_and_tap(values: Array) -> Array:
    """Return weights (channels, kernel height, kernel width, 1) as (slices, taps, 4)."""
    by_tap = padded_channels(values.reshape(len(values), -1).T)
    return by_tap.reshape(len(by_tap), -1, 4).transpose(1, 0, 2)
