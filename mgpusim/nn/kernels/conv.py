"""Direct convolutions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.weights import Weights
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size


def convolution(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    block: tuple[int, int, int] = (1, 1, 1),
    weights: str = "buffer",
    grid: str = "xys",
    unroll: int = 1,
    outer: str = "window",
    rows: int = 1,
    lanes: int = 16,
    fused: Sequence[FusedOperator] = (),
    name: str = "conv",
) -> Call:
    """Return a direct convolution of any window, stride, dilation, padding and number of groups, with a bias.

    Parameters
    ----------
    block : columns, rows and slices of outputs of a work item.
    weights : where they lie, see `mgpusim.nn.kernels.weights.KINDS`; "local" and "sub_group" want the grid "linear".
    grid : order of the dimensions, see `mgpusim.nn.kernels.items.GRIDS`.
    unroll : slices of inputs of a step; it divides their number (of a group).
    outer : the outer loop: "window" (TFLite) or "slices" of inputs (MACE, MNN, Paddle-Lite, TNN).
    rows : 1, or the rows of `dst`, if each has weights of its own (a Winograd multiplication).
    lanes : work items of the group that stages weights in local memory, or of the sub-group that shares them.
    name : of the variant.

    >>> x, y = (Stored(n, ImageShape(1, 56, 56, 64), "image_array", 16) for n in "xy")
    >>> made = convolution(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision(16, 16, 16), block=(2, 2, 2),
    ...     weights="images")
    >>> made.variant, made.launch.global_size, made.weights_b
    ('conv 3x3 2x2x2', (28, 28, 8), 73856)
    """
    window.check(src, dst)
    held = Weights(src.shape.c, dst.shape.c, window.taps, window.groups, block[2], rows, weights, precision.stored)
    staged = weights in ("local", "sub_group")
    problems = []
    if unroll < 1 or held.depth % unroll:
        problems.append(f"unroll: got {unroll}, expected a divisor of the {held.depth} slices that an item reads")
    if outer not in ("window", "slices"):
        problems.append(f"outer: got {outer!r}, expected 'window' or 'slices'")
    if staged and grid != "linear":
        problems.append(f"grid: got {grid!r}, but weights in {weights!r} want 'linear'")
    if rows > 1 and (block[1] > 1 or rows != dst.rows):
        problems.append(f"rows: got {rows} sets of weights for {dst.rows} rows in blocks of {block[1]}")
    if problems:
        raise InputError(f"convolution {window.label} of {src.name}:", problems)
    constants = {
        **window.constants(), **block_constants(grid, block, src.shape.n), **window.border_constants(src, dst, block[:2], staged),
        **held.constants(), "UNROLL": unroll, "SLICES_OUTER": outer == "slices", "LANES": lanes,
    }  # fmt: skip
    shape = "x".join(map(str, block))
    return call(
        "convolution", f"{name} {window.label} {shape}", blocks_size(grid, block, dst), src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=precision, weights=held.args(), weight_order=held, fused=fused,
        local_size=(lanes, 1) if staged else None,
    )  # fmt: skip


def in_pieces(call: Call, count: int, dimension: int) -> list[Call]:
    """Return a call as up to `count` launches over parts of a dimension of its NDRange, by their offset.

    Parts are whole work groups where the call says their size. The kernel must place its items by global ids alone, as those of
    this package do. What several launches read counts as weights of the first alone.

    >>> x, y = (Stored(n, ImageShape(1, 30, 28, 64)) for n in "xy")
    >>> whole = convolution(x, y, Window(), precision=Precision())
    >>> whole = msgspec.structs.replace(whole, launch=whole.launch.with_local((4, 4, 4)))
    >>> [(c.launch.offset, c.launch.global_size) for c in in_pieces(whole, 2, 1)]
    [((), (28, 16, 16)), ((0, 16, 0), (28, 14, 16))]
    """
    launch = call.launch
    if count < 1 or not 0 <= dimension < launch.dim:
        raise InputError(f"{call.variant}: got {count} pieces of dimension {dimension}, expected at least one, of {launch.dim}")
    group = launch.local_size[dimension] if launch.local_size else 1
    size = launch.global_size[dimension]
    step = -(-size // (count * group)) * group
    pieces = []
    for first in range(0, size, step):
        sizes, offset = list(launch.global_size), [0] * launch.dim
        sizes[dimension], offset[dimension] = min(step, size - first), first
        part = msgspec.structs.replace(launch, global_size=tuple(sizes), offset=tuple(offset))
        pieces.append(msgspec.structs.replace(call, launch=part, weights_b=0 if first else call.weights_b))
    return pieces
