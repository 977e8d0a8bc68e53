"""Convolutions in several launches: what copies the input before, tile by tile or with its border, and what is fused behind.

The structure of the spatial packing of TVM's schedules of 2018 (apache/tvm at 1027909, topi/python/topi/mali/conv2d.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.elementwise import convert
from mgpusim.nn.kernels.items import arithmetic
from mgpusim.nn.kernels.weights import Weights
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size

MOST_PIXELS = 256
"""Pixels that an item may pack: the loops over a tile are unrolled."""


def tile_of(window: Window, block: tuple[int, int]) -> tuple[int, int]:
    """Return the columns and rows that the windows of a block of outputs read.

    >>> tile_of(Window((3, 3), (2, 2)), (4, 2))
    (9, 5)
    """
    sizes = [(block[1 - i] - 1) * window.strides[i] + window.dilations[i] * (window.kernel[i] - 1) + 1 for i in range(2)]
    return sizes[1], sizes[0]


def conv_packed(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    block: tuple[int, int, int] = (1, 1, 1),
    grid: str = "xys",
    fused: Sequence[FusedOperator] = (),
) -> list[Call]:
    """Return a convolution of packed tiles: three launches, of which the last has the fused operators.

    Parameters
    ----------
    block : columns, rows and slices of outputs of a work item of the convolution.
    grid : of the convolution and of the last launch; tiles are packed by channels (slices between images), columns and rows.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, 64)) for n in "xy")
    >>> calls = conv_packed(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision(), block=(4, 1, 1))
    >>> [(c.variant, c.launch.global_size) for c in calls]  # doctest: +NORMALIZE_WHITESPACE
    [('pack 6x3', (64, 14, 56)), ('conv packed 3x3 4x1x1', (14, 56, 16)), ('unpack', (56, 56, 16))]
    """
    window.check(src, dst)
    columns, rows = tile_of(window, block[:2])
    if window.groups > 1 or columns * rows > MOST_PIXELS:
        raise InputError(
            f"convolution {window.label} of {src.name}: got {window.groups} groups and tiles of {columns}x{rows}, expected one "
            f"group and at most {MOST_PIXELS} pixels"
        )
    shape, batch = dst.shape, src.shape.n
    beside, below = -(-shape.w // block[0]), -(-shape.h // block[1])
    tiles = ImageShape(batch, below * rows, beside * columns, src.shape.c)
    packed = Stored(f"{dst.name}/packed", tiles, src.storage, src.bits)
    sums, last = unpacked(dst, precision, grid, fused)
    edge = not window.pointwise or shape.w % block[0] > 0 or shape.h % block[1] > 0
    first = _pack(
        src, packed, precision, (columns, rows), (block[0] * window.strides[1], block[1] * window.strides[0]),
        (window.pads[1], window.pads[0]), edge, by_channel=src.storage == "buffer" and src.bits > 8,
    )  # fmt: skip
    held = Weights(src.shape.c, shape.c, window.taps, 1, block[2], 1, "buffer", precision.stored)
    constants = {
        **window.constants(), **block_constants(grid, block, batch), **held.constants(), "PAD_X": 0, "PAD_Y": 0,
        "CHECK_X": False, "CHECK_Y": False, "CLAMP_X": False, "CLAMP_Y": False, "UNROLL": 1, "SLICES_OUTER": True, "LANES": 1,
        "SRC_STEP_X": columns, "SRC_STEP_Y": rows,
    }  # fmt: skip
    label = f"conv packed {window.label} {'x'.join(map(str, block))}"
    second = call(
        "convolution", label, blocks_size(grid, block, sums), src=[("SRC", packed)], dst=[("DST", sums)], constants=constants,
        precision=precision, weights=held.args(), weight_order=held.order,
    )  # fmt: skip
    return [first, second, last]


def _pack(
    src: Stored,
    packed: Stored,
    precision: Precision,
    tile: tuple[int, int],
    step: tuple[int, int],
    pads: tuple[int, int],
    edge: bool,
    by_channel: bool,
) -> Call:
    """Return the launch that copies tiles; sizes are columns and rows, `edge` says that some reach over the edge.

    An item copies a tile of a slice, or of a channel, as TVM's do, whose tensors have one channel after the other.
    """
    slices, *tiles = blocks_size("sxy", (*tile, 1), packed)
    items = packed.shape.c if by_channel else slices
    constants = {
        **block_constants("sxy", (*tile, 1), src.shape.n), "STEP_X": step[0], "STEP_Y": step[1], "PAD_X": pads[0],
        "PAD_Y": pads[1], "CHECK_X": edge, "CHECK_Y": edge, "CLAMP_X": False, "CLAMP_Y": False, "PARTS": 4 if by_channel else 1,
        "SPARE": slices * 4 - packed.shape.c,
    }  # fmt: skip
    return call(
        "pack", f"pack {tile[0]}x{tile[1]}", (items, *tiles), src=[("SRC", src)], dst=[("DST", packed)],
        constants=constants, precision=arithmetic(precision),
    )  # fmt: skip


def padded_copy(
    src: Stored, window: Window, name: str, precision: Precision, by_channel: bool = False
) -> tuple[Call, Stored, Window]:
    """Return the launch that copies a tensor with the border of a window, the copy, and the window without a border.

    An item copies a pixel of a slice, or between buffers of a channel.

    >>> x = Stored("x", ImageShape(1, 56, 56, 64))
    >>> call, copy, window = padded_copy(x, Window((3, 3), pads=(1, 1, 1, 1)), "y/padded", Precision())
    >>> call.variant, call.launch.global_size, copy.shape.w, window.pads
    ('pad', (16, 58, 58), 58, (0, 0, 0, 0))
    """
    top, left, bottom, right = window.pads
    shape = src.shape
    copy = Stored(name, ImageShape(shape.n, shape.h + top + bottom, shape.w + left + right, shape.c), src.storage, src.bits)
    kernel = _pack(src, copy, precision, (1, 1), (1, 1), (left, top), any(window.pads), by_channel)
    inside = Window(window.kernel, window.strides, window.dilations, groups=window.groups)
    return msgspec.structs.replace(kernel, variant="pad"), copy, inside


def unpacked(dst: Stored, precision: Precision, grid: str, fused: Sequence[FusedOperator]) -> tuple[Stored, Call]:
    """Return a tensor for the sums of a convolution, and the launch that brings it into `dst` with what is fused.

    >>> sums, call = unpacked(Stored("y", ImageShape(1, 56, 56, 64)), Precision(), "xys", [FusedOperator("relu")])
    >>> sums.name, call.variant
    ('y/sums', 'unpack')
    """
    sums = Stored(f"{dst.name}/sums", dst.shape, dst.storage, dst.bits)
    kernel = convert(sums, dst, precision=precision, fused=fused, grid=grid)
    return sums, msgspec.structs.replace(kernel, variant="unpack")
