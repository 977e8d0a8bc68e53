"""Fully connected layers: a vector, or an image as a whole, by a matrix."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.weights import bias_tensor, padded_channels, weights_and_bias
from mgpusim.workload.args import Arg, BufferArg, ImageArg

WEIGHTS = ("buffer", "image_buffer", "image")
"""Where the weights may lie, by the numbers of the template."""


class FullyConnectedOrder(msgspec.Struct, frozen=True):
    """Weights by slices of inputs and outputs, `shape` being that of the layer's input; then the bias."""

    shape: ImageShape
    kind: str

    def contents(self, constants: Sequence[Array | None]) -> list[Array]:
        values, bias = weights_and_bias(constants)
        parted = by_steps(values, self.shape)
        return [parted if self.kind == "image" else parted.transpose(0, 2, 1, 3), padded_channels(bias)]


def fully_connected(
    src: Stored,
    dst: Stored,
    *,
    precision: Precision,
    split: tuple[int, int] = (1, 1),
    weights: str = "buffer",
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a fully connected layer of each image of a batch.

    Parameters
    ----------
    dst : of one pixel.
    split : slices of outputs of a work group, and parts of the inputs that meet in its local memory: (32, 4) for TFLite on
        Adreno, (16, 4) on Mali, (8, 4) on others. With one part every item computes a slice of outputs alone, in groups of any
        size.
    weights : one of WEIGHTS.

    >>> x, y = Stored("x", ImageShape(1, 1, 1, 1280), bits=16), Stored("y", ImageShape(1, 1, 1, 1000), bits=16)
    >>> made = fully_connected(x, y, precision=Precision(16, 16, 16), split=(32, 4))
    >>> made.variant, made.launch.global_size, made.launch.local_size
    ('fully connected 32x4', (250, 4, 1), (32, 4, 1))
    """
    steps = check_connected(src, dst, split)
    if weights not in WEIGHTS:
        raise InputError(f"fully connected {src.name}: {suggest('place of weights', weights, WEIGHTS)}")
    slices, dtype = dst.shape.slices, f"float{precision.stored}"
    held: Arg = BufferArg(dtype, steps * slices * 16, access="read")
    if weights == "image":
        held = ImageArg("image2d", slices, steps * 4, dtype=dtype, access="read")
    elif weights == "image_buffer":
        held = ImageArg("image1d_buffer", steps * slices * 4, dtype=dtype, access="read")
    bias = bias_tensor(dst.shape.c, precision.stored, weights)
    constants = {
        **bias.constants("B"), "W_KIND": WEIGHTS.index(weights), "W_BITS": precision.stored, "BATCH": src.shape.n,
        "WG_X": split[0], "SPLIT": split[1],
    }  # fmt: skip
    parted = split[1] > 1
    variant = f"fully connected {split[0]}x{split[1]}" if parted else "fully connected"
    return call(
        "fully_connected", variant, (slices, split[1], src.shape.n), src=[("SRC", src)], dst=[("DST", dst)], constants=constants,
        precision=precision, weights=[held, bias.arg("read")], weight_order=FullyConnectedOrder(src.shape, weights),
        fused=fused, local_size=(*split, 1) if parted else None,
    )  # fmt: skip


def check_connected(src: Stored, dst: Stored, split: tuple[int, int]) -> int:
    """Return the slices of inputs of a layer; raise `InputError` where its output or `split` do not fit."""
    if dst.shape != ImageShape(src.shape.n, 1, 1, dst.shape.c):
        raise InputError(f"fully connected {src.name}: {dst.name} has shape {dst.shape}, expected {src.shape.n} of one pixel")
    if min(split) < 1:
        raise InputError(f"fully connected {src.name}: got a split of {split}, expected numbers from 1")
    return src.shape.h * src.shape.w * src.shape.slices


def by_steps(values: Array, shape: ImageShape) -> Array:
    """Return weights (outputs, inputs) of a layer over images of a shape as (steps, 4 inputs, slices of outputs, 4 outputs)."""
    by_pixel = padded_channels(values.reshape(len(values), shape.h * shape.w, shape.c))
    vectors = padded_channels(by_pixel.reshape(len(values), -1).T)
    return vectors.reshape(len(vectors) // 4, 4, -1, 4)
