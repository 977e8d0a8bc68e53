"""Products of matrices in blocks of rows, columns and terms, as Arm Compute Library has them; tensors are rows of numbers.

Weights are brought into blocks once. The rows of the other matrix are read as they lie, or a launch brings them into blocks, too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import ROWS, Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.items import arithmetic
from mgpusim.nn.kernels.weights import weights_and_bias
from mgpusim.nn.kernels.window import Window
from mgpusim.nn.kernels.winograd import winograd_products
from mgpusim.workload.args import Arg, BufferArg, ImageArg

POWERS = (1, 2, 4, 8, 16)


class GemmBlocks(msgspec.Struct, frozen=True):
    """Rows, columns and terms of a block, and how blocks of either matrix lie beside each other.

    Attributes
    ----------
    rows, columns, terms : M0, N0 and K0 of the template: what an item computes, and what it sums at a time.
    rows_together, columns_together : V0 and H0, blocks that lie together.
    beside, rhs_beside : the rows of these take turns. turned, rhs_turned : a block lies by its other side.
    image : the weights are an image.
    """

    rows: int
    columns: int
    terms: int
    rows_together: int = 1
    columns_together: int = 1
    beside: bool = False
    rhs_beside: bool = False
    turned: bool = False
    rhs_turned: bool = False
    image: bool = False

    def groups(self, columns: int) -> int:
        """Return how many groups of blocks that lie together cover the columns of the weights."""
        return -(-columns // (self.columns * self.columns_together))

    def texels(self, columns: int, terms: int, sets: int = 1) -> tuple[int, int]:
        """Return width and height of the image that holds `sets` matrices of weights, four numbers a texel.

        >>> GemmBlocks(4, 4, 4, columns_together=2).texels(60, 64)
        (128, 8)
        """
        steps = -(-terms // self.terms)
        return steps * self.terms * self.columns * self.columns_together // 4, self.groups(columns) * sets

    def check(self, what: str, reshaped: bool) -> None:
        """Raise `InputError` where the template has no such blocks."""
        powers = (self.columns, self.terms, *([self.rows] if reshaped and self.turned else []))
        texels = self.terms if self.rhs_turned else self.columns
        problems = []
        if any(n not in POWERS for n in powers):
            problems.append(f"got {self.rows}x{self.columns}x{self.terms}, expected powers of two up to 16")
        if not 1 <= self.rows <= 8 or min(self.rows_together, self.columns_together) < 1:
            problems.append(
                f"got {self.rows} rows of {self.rows_together}, {self.columns_together} together, expected 1 to 8 rows"
            )
        if self.image and texels < 4:
            problems.append(f"got rows of {texels} weights in an image, expected 4, 8 or 16")
        if reshaped and self.turned == self.rhs_turned:
            problems.append("both matrices are turned, or none: one of the two must be")
        if problems:
            raise InputError(f"{what}: blocks of a product:", problems)


def blocks_of(text: str, m: int, n: int, k: int, batch: int, largest_image: tuple[int, int]) -> GemmBlocks:
    """Return the blocks that a text says for matrices of m rows, n columns and k terms.

    Parameters
    ----------
    text : ten numbers: rows, columns and terms; blocks together along rows and along columns (0: all of them); then 0 or 1 for
        `beside`, `rhs_beside`, `turned`, `rhs_turned` and `image`. Or lines of these behind m, n, k and batch, with ";" between:
        the nearest holds. Behind "|" stands another way, if the first is an image beyond the device's; a buffer if that is, too.
    largest_image : columns and rows.

    >>> blocks_of("8 4 4 1 1 0 1 0 0 1 | 5 2 8 1 16 0 0 0 0 0", 3136, 64, 576, 1, (65536, 65536)).image
    True
    >>> blocks_of("1 9 9 1 2 2 4 1 0 1 0 1 0 0; 50 9 9 1 4 4 4 1 8 1 0 1 0 0", 49, 64, 64, 1, (64, 64)).rows
    4
    """
    for way in text.split("|"):
        try:
            lines = [[int(number) for number in line.split()] for line in way.split(";")]
        except ValueError:
            lines = []
        if not lines or any(len(line) != (10 if len(lines) == 1 else 14) for line in lines):
            raise InputError(f"blocks of a product: got {way.strip()!r}, expected ten numbers, or lines of 14 with ';' between")
        sizes = (m, n, k, batch)
        line = lines[0] if len(lines) == 1 else min(lines, key=lambda block: math.isqrt(_apart(block, sizes)))[4:]
        rows, columns, together, beside = line[0], line[1], line[4], line[3]
        h0 = max(n // columns, 1) if together == 0 else max(min(n // columns, together), 1)
        terms = math.gcd(line[2], -(-k // 4) * 4)
        blocks = GemmBlocks(rows, columns, terms, max(min(m // rows, beside), 1), h0, *(bool(flag) for flag in line[5:]))
        width, height = blocks.texels(n, k, batch)
        if not blocks.image or (width <= largest_image[0] and height <= largest_image[1]):
            return blocks
    return msgspec.structs.replace(blocks, image=False)


def _apart(line: Sequence[int], sizes: Sequence[int]) -> int:
    """Return the square of the distance of a line's sizes."""
    return sum((a - b) ** 2 for a, b in zip(line, sizes, strict=False))


def in_gemm_blocks(constants: Sequence[Array | None], blocks: GemmBlocks, parts: int = 1, tile: int = 0) -> list[Array]:
    """Return weights in blocks of terms by columns, then the bias.

    Parameters
    ----------
    parts : runs of terms, each padded to a multiple of four: pixels of an image that a layer takes in whole.
    tile : of Winograd's method, whose products have sets of weights of their own and no bias; 0 else.
    """
    values, bias = weights_and_bias(constants)
    sets = winograd_products(values, tile) if tile else values.reshape(1, len(values), -1)
    bias = np.zeros(len(values)) if tile else bias
    return [_arranged(sets, blocks, parts), _to_multiple(bias, max(blocks.columns, 4))]


def _arranged(sets: Array, b: GemmBlocks, parts: int) -> Array:
    """Return weights of shape (sets, columns, terms) as they lie."""
    parted = sets.reshape(*sets.shape[:2], parts, -1)
    terms = _to_multiple(parted, 4).reshape(*sets.shape[:2], -1)
    padded = _to_multiple(terms, b.terms).swapaxes(1, 2)
    columns = _to_multiple(_to_multiple(padded, 4), b.columns * b.columns_together)
    split = columns.reshape(len(sets), -1, b.terms, b.groups(columns.shape[2]), b.columns_together, b.columns)
    i, h, j = 2, 4, 5  # term of a block, block of a group, column of a block; before them set, step and group
    across, along = (j, i) if b.rhs_turned else (i, j)
    within = (across, h, along) if b.rhs_beside else (h, across, along)
    return np.asarray(split.transpose(0, 3, 1, *within))


def gemm(
    src: Stored,
    dst: Stored,
    blocks: GemmBlocks,
    *,
    precision: Precision,
    reshaped: bool = False,
    whole: bool = False,
    tile: int = 0,
    fused: Sequence[FusedOperator] = (),
    name: str = "gemm",
) -> list[Call]:
    """Return the product of a matrix with weights: its rows are pixels, a matrix for each row of images.

    Parameters
    ----------
    src, dst : matrices, in rows: as `as_matrix` has them.
    reshaped : a launch brings the rows of `src` into blocks before.
    whole : `src` are images, each of which is a row of one matrix.
    tile : of the weights, see `in_gemm_blocks`.
    name : of the variant.

    >>> x, y = (Stored(n, ImageShape(1, 1, 3136, c), ROWS, 16) for n, c in (("x", 64), ("y", 128)))
    >>> calls = gemm(x, y, GemmBlocks(5, 8, 4, columns_together=2), precision=Precision(16, 16, 16))
    >>> [(call.variant, call.launch.global_size) for call in calls]
    [('gemm 5x8x4', (16, 628, 1))]
    """
    what = f"product of {src.name} for {dst.name}"
    m, n, matrices, parts = dst.shape.w, dst.shape.slices * 4, dst.rows, src.shape.h * src.shape.w if whole else 1
    terms, given = parts * src.shape.slices * 4, (1, src.shape.n) if whole else (src.rows, src.shape.w)
    if {src.storage, dst.storage} != {ROWS} or given != (matrices, m):
        raise InputError(
            f"{what}: got {given[0]}x{given[1]} rows in {src.storage}, and {matrices}x{m} in {dst.storage}, expected as many of "
            f"both in {ROWS}"
        )
    if not reshaped:
        blocks = msgspec.structs.replace(blocks, rows=min(blocks.rows, m))
    blocks.check(what, reshaped)
    if terms % blocks.terms or (blocks.columns < 4 and any(step.operands for step in fused)):
        raise InputError(
            f"{what}: blocks of {blocks.terms} terms and {blocks.columns} columns do not suit {terms} terms and operands"
        )
    sets = matrices if tile else 1
    constants: dict[str, object] = {
        "M": m, "N": n, "K": terms, "M0": blocks.rows, "N0": blocks.columns, "K0": blocks.terms, "V0": blocks.rows_together,
        "H0": blocks.columns_together, "LHS_BLOCKS": reshaped, "LHS_BESIDE": blocks.beside,
        "LHS_TURNED": reshaped and blocks.turned,
        "RHS_BESIDE": blocks.rhs_beside, "RHS_TURNED": blocks.rhs_turned, "RHS_IMAGE": blocks.image, "RHS_SETS": sets > 1,
        "W_BITS": precision.stored,
    }  # fmt: skip
    before: list[Call] = []
    rows = -(-m // blocks.rows)
    if reshaped:
        groups = -(-rows // blocks.rows_together)
        shape = ImageShape(1, matrices, groups * blocks.rows_together * blocks.rows, terms)
        packed = Stored(f"{dst.name}/blocks", shape, ROWS, src.bits)
        before.append(call(
            "gemm_blocks", f"{name} blocks {blocks.rows}x{blocks.terms}", (terms // blocks.terms, rows, matrices),
            src=[("SRC", src)], dst=[("DST", packed)], constants=constants, precision=arithmetic(precision),
        ))  # fmt: skip
        src = packed
    dtype = f"float{precision.stored}"
    width, height = blocks.texels(n, terms, sets)
    held: Arg = BufferArg(dtype, width * height * 4, access="read")
    if blocks.image:
        held = ImageArg("image2d", width, height, dtype=dtype, access="read")
    wide = max(blocks.columns, 4)
    bias = BufferArg(dtype, -(-n // wide) * wide, access="read")
    way = " reshaped" if reshaped else ""
    last = call(
        "gemm", f"{name}{way} {blocks.rows}x{blocks.columns}x{blocks.terms}", (-(-n // blocks.columns), rows, matrices),
        src=[("SRC", src)], dst=[("DST", dst)], constants=constants, precision=precision, weights=[held, bias],
        weight_order=WeightOrder(in_gemm_blocks, (blocks, parts, tile)), fused=fused,
    )  # fmt: skip
    return [*before, last]


def as_matrix(tensor: Stored) -> Stored:
    """Return a tensor in rows with its pixels beside each other, a row for each image.

    >>> as_matrix(Stored("x", ImageShape(2, 28, 28, 64), ROWS)).shape
    ImageShape(n=2, h=1, w=784, c=64)
    """
    shape = tensor.shape
    return msgspec.structs.replace(tensor, shape=ImageShape(shape.n, 1, shape.h * shape.w, shape.c))


def im2col(src: Stored, dst: Stored, window: Window, *, precision: Precision) -> tuple[Call, Stored]:
    """Return the launch that lays the windows of a convolution of one group, in rows, out as rows of a matrix, and that matrix.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, c), ROWS, 16) for n, c in (("x", 3), ("y", 32)))
    >>> call, matrix = im2col(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision(16, 16, 16))
    >>> call.variant, call.launch.global_size, matrix.shape
    ('im2col 3x3', (2, 3136, 1), ImageShape(n=1, h=1, w=3136, c=27))
    """
    window.check(src, dst)
    if window.groups > 1 or {src.storage, dst.storage} != {ROWS}:
        raise InputError(f"im2col of {src.name}: got {window.groups} groups and {src.storage}, expected one group and {ROWS}")
    shape, channels = dst.shape, src.shape.c
    matrix = Stored(f"{dst.name}/im2col", ImageShape(shape.n, 1, shape.h * shape.w, window.taps * channels), ROWS, src.bits)
    each = min(2, channels)
    constants = {
        **window.constants(), "BATCH": shape.n, "CHANNELS": channels, "COLUMNS": shape.w, "EACH_C": each,
        "UNROLLED": window.kernel in ((3, 3), (9, 9)),
    }  # fmt: skip
    kernel = call(
        "im2col", f"im2col {window.label}", (-(-channels // each), shape.h * shape.w, shape.n), src=[("SRC", src)],
        dst=[("DST", matrix)], constants=constants, precision=arithmetic(precision),
    )  # fmt: skip
    return kernel, matrix


def _to_multiple(values: Array, of: int) -> Array:
    """Return values with zeros behind the last axis, up to a multiple."""
    return np.pad(values, [(0, 0)] * (values.ndim - 1) + [(0, -values.shape[-1] % of)])
