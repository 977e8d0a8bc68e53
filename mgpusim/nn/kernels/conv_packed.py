"""Convolutions of packed tiles in three launches: input tiles with their borders, the convolution, and what is fused behind it.

The structure of the spatial packing of TVM's schedules of 2018 (apache/tvm at 1027909, topi/python/topi/mali/conv2d.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.convert import convert
from mgpusim.nn.kernels.items import arithmetic
from mgpusim.nn.kernels.weights import Weights
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size

__all__ = ["MOST_PIXELS", "conv_packed", "tile_of"]

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
    grid : of the convolution and of the last launch; tiles are packed by slices, columns and rows.

    Raises
    ------
    InputError
        Sizes that do not fit, several groups of channels, or tiles of more than MOST_PIXELS.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, 64)) for n in "xy")
    >>> calls = conv_packed(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision(), block=(4, 1, 1))
    >>> [(c.variant, c.launch.global_size) for c in calls]  # doctest: +NORMALIZE_WHITESPACE
    [('pack 6x3', (16, 14, 56)), ('conv packed 3x3 4x1x1', (14, 56, 16)), ('unpack', (56, 56, 16))]
    """
    window.check(src, dst)
    columns, rows = tile_of(window, block[:2])
    if window.groups > 1 or columns * rows > MOST_PIXELS:
        raise InputError(
            f"convolution {window.label} of {src.name}: got {window.groups} groups and tiles of {columns}x{rows}, expected one group "
            f"and at most {MOST_PIXELS} pixels"
        )
    shape, batch = dst.shape, src.shape.n
    beside, below = -(-shape.w // block[0]), -(-shape.h // block[1])
    tiles = ImageShape(batch, below * rows, beside * columns, src.shape.c)
    packed = Stored(f"{dst.name}/packed", tiles, src.storage, src.bits)
    sums = Stored(f"{dst.name}/sums", shape, dst.storage, dst.bits)
    edge = not window.pointwise or shape.w % block[0] > 0 or shape.h % block[1] > 0
    first = call(
        "pack", f"pack {columns}x{rows}", blocks_size("sxy", (columns, rows, 1), packed), src=[("SRC", src)], dst=[("DST", packed)],
        constants={
            **block_constants("sxy", (columns, rows, 1), batch), "STEP_X": block[0] * window.strides[1],
            "STEP_Y": block[1] * window.strides[0], "PAD_X": window.pads[1], "PAD_Y": window.pads[0], "CHECK_X": edge,
            "CHECK_Y": edge, "CLAMP_X": False, "CLAMP_Y": False,
        },
        precision=arithmetic(precision),
    )  # fmt: skip
    held = Weights(src.shape.c, shape.c, window.taps, 1, block[2], 1, "buffer", precision.stored)
    constants = {
        **window.constants(), **block_constants(grid, block, batch), **held.constants(), "PAD_X": 0, "PAD_Y": 0, "CHECK_X": False,
        "CHECK_Y": False, "CLAMP_X": False, "CLAMP_Y": False, "UNROLL": 1, "SLICES_OUTER": True, "LANES": 1, "SRC_STEP_X": columns,
        "SRC_STEP_Y": rows,
    }  # fmt: skip
    label = f"conv packed {window.label} {'x'.join(map(str, block))}"
    second = call(
        "convolution", label, blocks_size(grid, block, sums), src=[("SRC", packed)], dst=[("DST", sums)], constants=constants,
        precision=precision, weights=held.args(), weight_order=held,
    )  # fmt: skip
    last = convert(sums, dst, precision=precision, fused=fused, grid=grid)
    return [first, second, msgspec.structs.replace(last, variant="unpack")]
