"""Convolutions of one launch: direct, of each channel by itself, transposed, and with weights in constant memory (TFLite)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, WeightOrder, call
from mgpusim.nn.kernels.weights import Weights, bias_tensor, padded_channels, weights_and_bias
from mgpusim.nn.kernels.window import Window, block_constants, blocks_size
from mgpusim.workload.args import BufferArg


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
    >>> call = convolution(x, y, Window((3, 3), pads=(1, 1, 1, 1)), precision=Precision(16, 16, 16), block=(2, 2, 2),
    ...     weights="images")
    >>> call.variant, call.launch.global_size, call.weights_b
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
        constants=constants, precision=precision, weights=held.args(), weight_order=held.order, fused=fused,
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


WEIGHTS = {"buffer": "buffer", "image_buffer": "image_buffer", "image": "image2d_rows"}
"""Where the weights may lie, with the storage of a tensor that does: a slice's taps are side by side."""


def by_tap(constants: Sequence[Array | None]) -> list[Array]:
    """Return weights by slice and tap; then the bias."""
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
    >>> call = depthwise(x, Stored("y", x.shape), window, precision=Precision(), block=(2, 2), shared=True)
    >>> call.variant, call.launch.global_size
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
        weight_order=WeightOrder(by_tap), fused=fused,
    )  # fmt: skip


def by_slice_and_tap(values: Array) -> Array:
    """Return weights (channels, kernel height, kernel width, 1) as (slices, taps, 4)."""
    by_tap = padded_channels(values.reshape(len(values), -1).T)
    return by_tap.reshape(len(by_tap), -1, 4).transpose(1, 0, 2)


def conv_transpose(
    src: Stored,
    dst: Stored,
    window: Window,
    *,
    precision: Precision,
    block: tuple[int, int, int] = (1, 1, 1),
    cells: bool = False,
    weights: str = "buffer",
    unroll: int = 1,
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return a transposed convolution of any window and number of groups, with a bias.

    Parameters
    ----------
    dst : `window.transposed_output`, or up to a stride less one larger.
    block : columns, rows and slices of an item, which gathers the taps of each; columns and rows lie a stride apart.
    cells : an item computes a cell of stride x stride outputs from inputs that it reads once: for windows of 2x2, 3x3, 4x4 with
        stride 2 (TFLite), without dilation. Then columns and rows of the block are 1.
    weights : where they lie, see `mgpusim.nn.kernels.weights.KINDS`, but for those that a group shares.
    unroll : slices of inputs of a step.

    >>> x, y = Stored("x", ImageShape(1, 28, 28, 64)), Stored("y", ImageShape(1, 56, 56, 32))
    >>> call = conv_transpose(x, y, Window((4, 4), (2, 2), pads=(1, 1, 1, 1)), precision=Precision(), cells=True)
    >>> call.variant, call.launch.global_size
    ('transposed conv 4x4 s2 cells', (28, 28, 8))
    """
    stored = Weights(src.shape.c, dst.shape.c, window.taps, window.groups, block[2], 1, weights, precision.stored)
    problems = _problems(src, dst, window, block, cells, stored, unroll)
    if problems:
        raise InputError(f"transposed convolution {window.label} of {src.name}:", problems)
    window.check_groups(src, dst)
    constants = {
        **window.constants(), **block_constants("xys", block, src.shape.n), **stored.constants(),
        "UNROLL": unroll, "CELLS": cells,
        "CHECK_X": 1, "CHECK_Y": 1,
    }  # fmt: skip
    sizes = []
    for i, (letter, size, step) in enumerate((("Y", dst.shape.h, block[1]), ("X", dst.shape.w, block[0]))):
        stride, pad = window.strides[i], window.pads[i]
        constants[f"LOW_{letter}"] = -((window.kernel[i] - 1 - pad) // stride)
        constants[f"HIGH_{letter}"] = (stride - 1 + pad) // stride
        sizes.append(-(-size // stride) if cells else -(-size // (stride * step)) * stride)
    shape = "cells" if cells else "x".join(map(str, block))
    return call(
        "conv_transpose", f"transposed conv {window.label} {shape}",
        (sizes[1], sizes[0] * src.shape.n, -(-dst.shape.slices // block[2])), src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=precision, entry="conv_transpose_cells" if cells else "", weights=stored.args(),
        weight_order=stored.order, fused=fused,
    )  # fmt: skip


def _problems(
    src: Stored, dst: Stored, window: Window, block: tuple[int, int, int], cells: bool, stored: Weights, unroll: int
) -> list[str]:
    least = window.transposed_output(src.shape, dst.shape.c)
    problems = []
    if dst.shape.n != src.shape.n or not all(
        0 <= got - want < stride
        for got, want, stride in zip((dst.shape.h, dst.shape.w), (least.h, least.w), window.strides, strict=True)
    ):
        problems.append(f"{dst.name} has shape {dst.shape}, expected {least} or less than a stride larger")
    if stored.kind in ("local", "sub_group"):
        problems.append(f"weights: got {stored.kind!r}, which only direct convolutions have")
    if cells and (window.dilations != (1, 1) or block[:2] != (1, 1) or unroll > 1):
        problems.append("cells: want no dilation, a block of one column and row, and no unrolling")
    if cells and math.prod(window.strides) * block[2] > 64:
        problems.append(f"cells: {math.prod(window.strides)} outputs by {block[2]} slices are more than 64 sums for an item")
    if unroll < 1 or stored.depth % unroll:
        problems.append(f"unroll: got {unroll}, expected a divisor of the {stored.depth} slices that an item reads")
    return problems


MOST_PRODUCTS = 4096
"""Multiplications of vectors that an item may have: the kernel is unrolled."""


def outputs_last(constants: Sequence[Array | None]) -> list[Array]:
    """Return weights by tap and input, outputs last; then the bias."""
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
    >>> call = conv_constants(x, y, Window((3, 3), (2, 2), pads=(0, 0, 1, 1)), precision=Precision())
    >>> call.variant, call.launch.global_size
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
        weight_order=WeightOrder(outputs_last),
    )  # fmt: skip
