"""Winograd convolutions F(4x4, 3x3) and F(2x2, 3x3) as three launches.

They are the input's transform, a product for each of its values, and the output's transform, with the bias and what is fused.

The transformed tensors have a column for each tile and a row for each of the (tile + 2)^2 products.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.conv import convolution
from mgpusim.nn.kernels.weights import Weights, bias_alone, bias_tensor, weights_and_bias
from mgpusim.nn.kernels.window import Window

TILES = (2, 4)
"""Sides of an output tile: 2 in MACE, MNN, Paddle-Lite and TNN, 4 in TFLite (and in MACE where images allow it)."""


def tiles_of(shape: ImageShape, tile: int) -> tuple[int, int]:
    """Return the tiles beside and below each other that cover an image of the output.

    >>> tiles_of(ImageShape(1, 30, 56, 64), 4)
    (14, 8)
    """
    return -(-shape.w // tile), -(-shape.h // tile)


def transformed(src: Stored, dst: Stored, tile: int, storage: str | None = None) -> tuple[Stored, Stored]:
    """Return the transformed input, and the products that become the output."""
    columns, rows = tiles_of(dst.shape, tile)
    tiles, products = src.shape.n * columns * rows, (tile + 2) ** 2
    own = [(tensor, 32 if tensor.bits == 8 else tensor.bits) for tensor in (src, dst)]
    arrays = [
        Stored(f"{dst.name}/winograd_{way}", ImageShape(1, products, tiles, tensor.shape.c), storage or tensor.storage, bits)
        for way, (tensor, bits) in zip(("in", "out"), own, strict=True)
    ]
    return arrays[0], arrays[1]


def winograd_weights(constants: Sequence[Array | None], tile: int, block: int, kind: str) -> list[Array]:
    """Return the transformed weights of each product, and a bias of zeros."""
    products = winograd_products(weights_and_bias(constants)[0], tile)
    held = Weights(products.shape[2], products.shape[1], block=block, rows=len(products), kind=kind)
    return held.arranged(products[:, :, None])


def winograd_products(values: Array, tile: int) -> Array:
    """Return the transformed weights of each product, of shape (products, outputs, inputs).

    Weights g become G g G^T: Lavin and Gray, "Fast algorithms for convolutional neural networks", CVPR 2016.
    """
    if tile == 4:
        matrix = np.array([[6, 0, 0], [-4, -4, -4], [-4, 4, -4], [1, 2, 4], [1, -2, 4], [0, 0, 24]]) / 24
    else:
        matrix = np.array([[2, 0, 0], [1, 1, 1], [1, -1, 1], [0, 0, 2]]) / 2
    outputs, _, _, inputs = values.shape
    return np.asarray(np.einsum("uy,oyxi,vx->uvoi", matrix, values, matrix)).reshape(-1, outputs, inputs)


def winograd(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    tile: int = 4,
    row_items: bool | None = None,
    storage: str | None = None,
    block: tuple[int, int, int] = (1, 1, 1),
    weights: str = "buffer",
    grid: str = "xys",
    unroll: int = 1,
    outer: str = "window",
    lanes: int = 16,
    channels_first: bool = False,
    product: Callable[[Stored, Stored], list[Call]] | None = None,
    fused: Sequence[FusedOperator] = (),
) -> list[Call]:
    """Return a convolution of 3x3, stride 1, as the three launches of Winograd's method.

    Parameters
    ----------
    tile : side of an output tile, one of TILES.
    row_items : the transforms have an item for each row of what a tile becomes (TFLite), else one for each tile. By default it is
        as the libraries with such tiles do.
    storage : of the transformed tensors, by default that of `src` and `dst`.
    block, weights, grid, unroll, outer, lanes : of the multiplication, see `mgpusim.nn.kernels.conv.convolution`.
    channels_first : the first dimension of the transforms are channels, not tiles; with an item for each tile.
    product : makes the multiplication of the transformed input instead, into what becomes the output.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, 128), bits=16) for n in "xy")
    >>> calls = winograd(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision(16, 16, 16), block=(4, 1, 2))
    >>> [(c.variant, c.launch.global_size) for c in calls]  # doctest: +NORMALIZE_WHITESPACE
    [('winograd4 input', (196, 6, 32)), ('winograd4 multiply 1x1 4x1x2', (49, 36, 16)), ('winograd4 output', (196, 4, 32))]
    """
    if window.kernel != (3, 3) or window.strides != (1, 1) or window.dilations != (1, 1) or window.groups != 1:
        raise InputError(f"winograd of {src.name}: got a window {window.label}, expected 3x3 with stride 1 in one group")
    by_row = tile == 4 if row_items is None else row_items
    if by_row and channels_first:
        raise InputError(f"winograd of {src.name}: got an item for each row of a tile, and channels first; expected one of both")
    if tile not in TILES:
        raise InputError(f"winograd of {src.name}: got tiles of {tile}, expected one of {TILES}")
    window.check(src, dst)
    columns, rows = tiles_of(dst.shape, tile)
    before, after = transformed(src, dst, tile, storage)
    constants: dict[str, object] = {
        "OUT": tile, "ROW_ITEMS": by_row, "TILES_X": columns, "TILES_Y": rows, "BATCH": src.shape.n,
        "PAD_Y": window.pads[0], "PAD_X": window.pads[1], **({"CHANNELS_FIRST": 1} if channels_first else {}),
    }  # fmt: skip
    bias = bias_tensor(dst.shape.c, precision.stored, weights)
    first = call(
        "winograd", f"winograd{tile} input", _items(before, tile + 2, by_row, channels_first), src=[("SRC", src)],
        dst=[("DST", before)],
        constants={**constants, "INPUT": 1}, precision=precision, entry="winograd_input",
    )  # fmt: skip
    if product is None:
        multiply = convolution(
            before, after, Window(), precision=precision, block=block, weights=weights, grid=grid, unroll=unroll, outer=outer,
            rows=before.rows, lanes=lanes, name=f"winograd{tile} multiply",
        )  # fmt: skip
        products = [msgspec.structs.replace(multiply, weight_order=WeightOrder(winograd_weights, (tile, block[2], weights)))]
    else:
        products = product(before, after)
    last = call(
        "winograd", f"winograd{tile} output", _items(after, tile, by_row, channels_first), src=[("SRC", after)],
        dst=[("DST", dst)],
        constants={**constants, **bias.constants("B"), "INPUT": 0}, precision=precision, entry="winograd_output",
        weights=[bias.arg("read")], weight_order=WeightOrder(bias_alone), fused=fused,
    )  # fmt: skip
    return [first, *products, last]


def _items(tensor: Stored, rows: int, by_row: bool, channels_first: bool) -> tuple[int, ...]:
    if channels_first:
        return tensor.shape.slices, tensor.shape.w
    return (tensor.shape.w, rows, tensor.shape.slices) if by_row else (tensor.shape.w, tensor.shape.slices)
