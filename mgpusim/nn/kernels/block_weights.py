"""Fully connected layers and tables whose weights are whole numbers in blocks with a scale: q4_0 and q8_0."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.blocks import in_blocks
from mgpusim.nn.graphs.graph import BLOCK_TYPES
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.items import grid_constants, grid_size
from mgpusim.nn.kernels.weights import bias_tensor, padded_channels, weights_and_bias
from mgpusim.workload.args import Arg, BufferArg

KNOWN = ("q4_0", "q8_0")
"""Types that these kernels know."""
BLOCK = 32
"""Numbers that share a scale."""


def in_block_words(constants: Sequence[Array | None], dtype: str, biased: bool) -> list[Array]:
    """Return weights (outputs, inputs) of a type in blocks, as `blocks.h` has them; then the bias, if it is `biased`."""
    values, bias = weights_and_bias(constants)
    arrays = packed_blocks(values, dtype)
    return [*arrays, padded_channels(bias)] if biased else arrays


def packed_blocks(values: Array, dtype: str) -> list[Array]:
    """Return weights (outputs, inputs) as the uint32 of their vectors, and the scales of each block and slice of outputs.

    >>> words, scales = packed_blocks(np.ones((6, 64)), "q4_0")
    >>> words.shape, scales.shape
    ((8, 2, 4), (2, 2, 4))
    """
    blocks = in_blocks(values, dtype)
    outputs, count = blocks.scales.shape
    slices = -(-outputs // 4)
    numbers = np.zeros((slices * 4, count * BLOCK), np.int16)
    numbers[:outputs] = blocks.numbers.reshape(outputs, -1)
    scales = np.zeros((slices * 4, count), np.float16)
    scales[:outputs] = blocks.scales
    bits = BLOCK_TYPES[dtype].bits
    vectors = numbers.reshape(slices, 4, -1, 32 // bits).transpose(2, 0, 3, 1)  # vector, slice, input, output
    lanes = (vectors[..., :4, :] + 8) | (vectors[..., 4:, :] + 8) << 4 if bits == 4 else vectors
    words = np.ascontiguousarray(lanes.astype(np.uint8)).reshape(*lanes.shape[:2], 16).view("<u4")
    return [words, scales.reshape(slices, 4, count).transpose(2, 0, 1)]


def _held(inputs: int, outputs: int, dtype: str) -> list[Arg]:
    slices = -(-outputs // 4)
    words = inputs * slices * 4 * BLOCK_TYPES[dtype].bits // 32
    return [BufferArg("uint32", words, access="read"), BufferArg("float16", inputs // BLOCK * slices * 4, access="read")]


def _checked(what: str, dtype: str, inputs: int) -> None:
    if dtype not in KNOWN:
        raise InputError(f"{what}: {suggest('type in blocks', dtype, KNOWN)}")
    if inputs % BLOCK:
        raise InputError(f"{what}: got {inputs} inputs, expected a multiple of {BLOCK}")


def block_weights(
    src: Stored,
    dst: Stored,
    dtype: str,
    *,
    precision: Precision,
    pixels: int = 1,
    split: tuple[int, int] = (1, 1),
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return the kernel of a layer over the channels of each pixel, with weights in blocks; its sums are float.

    Parameters
    ----------
    dtype : "q4_0" or "q8_0".
    pixels : of a work item, which unpacks its weights once for all of them.
    split : slices of outputs of a work group, and parts of the inputs that meet in its local memory. With one part every item
        computes its outputs alone, in groups of any size.

    >>> x, y = Stored("x", ImageShape(1, 1, 1, 2048), bits=16), Stored("y", ImageShape(1, 1, 1, 5632), bits=16)
    >>> call = block_weights(x, y, "q4_0", precision=Precision(16, 16, 32), split=(16, 4))
    >>> call.variant, call.launch.global_size, call.weights_b
    ('q4_0 1x2048x5632 in 4 parts', (1408, 4, 1), 6499328)
    """
    what = f"layer of {src.name}"
    count, inputs, outputs = dst.rows * dst.shape.w, src.shape.c, dst.shape.c
    _checked(what, dtype, inputs)
    if src.rows * src.shape.w != count:
        raise InputError(f"{what}: has {src.rows * src.shape.w} pixels, {dst.name} has {count}")
    if min(pixels, *split) < 1:
        raise InputError(f"{what}: got {pixels} pixels of an item and a split of {split}, expected numbers from 1")
    bias = bias_tensor(outputs, precision.stored, "buffer")
    constants = {
        **bias.constants("B"), "Q_BITS": BLOCK_TYPES[dtype].bits, "O_SLICES": dst.shape.slices, "PIXELS": count,
        "BLOCKS": inputs // BLOCK, "BLOCK_P": pixels, "WG_X": split[0], "SPLIT": split[1],
    }  # fmt: skip
    parts = f" in {split[1]} parts" if split[1] > 1 else f" by {pixels}" if pixels > 1 else ""
    return call(
        "block_weights", f"{dtype} {count}x{inputs}x{outputs}{parts}", (dst.shape.slices, split[1], -(-count // pixels)),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=Precision(precision.stored, precision.calc, 32),
        weights=[*_held(inputs, outputs, dtype), bias.arg("read")], fused=fused,
        weight_order=WeightOrder(in_block_words, (dtype, True)),
        local_size=(*split, 1) if split[1] > 1 else None,
    )  # fmt: skip


def block_gather(
    rows: int,
    index: Stored,
    dst: Stored,
    dtype: str,
    *,
    precision: Precision,
    fused: Sequence[FusedOperator] = (),
    grid: str = "xys",
) -> Call:
    """Return the kernel that takes rows of a table in blocks into the pixels of `dst`; see `mgpusim.nn.kernels.lookup.gather`.

    >>> words = Stored("words", ImageShape(1, 1, 1, 7))
    >>> block_gather(32000, words, Stored("y", ImageShape(1, 1, 7, 2048)), "q4_0", precision=Precision()).weights_b
    36864000
    """
    what, i, d = f"gather for {dst.name}", index.shape, dst.shape
    _checked(what, dtype, d.c)
    if i.n * i.h * i.w * i.c != d.n * d.h * d.w:
        raise InputError(f"{what}: {i} numbers do not make up {d}")
    bits = max(precision.calc, index.bits)
    constants = {"Q_BITS": BLOCK_TYPES[dtype].bits, "O_SLICES": -(-rows // 4), "ROWS": rows}
    kernel = call(
        "block_gather", f"{dtype} gather", grid_size(d, grid), src=[("WHICH", index)], dst=[("DST", dst)],
        constants=constants | grid_constants(grid, WHICH=i, DST=d), precision=Precision(precision.stored, bits, bits),
        weights=_held(d.c, rows, dtype), weight_order=WeightOrder(in_block_words, (dtype, False)), fused=fused,
    )  # fmt: skip
    taken = _held(d.c, 4 * d.n * d.h * d.w, dtype)  # each vector holds four rows
    return msgspec.structs.replace(
        kernel, parts_b={i: arg.size_b for i, arg in enumerate(taken, 1) if isinstance(arg, BufferArg)}
    )
