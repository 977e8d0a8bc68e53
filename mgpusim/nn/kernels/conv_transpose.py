"""Transposed convolutions: each input is spread over the outputs by a window of weights."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.weights import Weights
from mgpusim.nn.kernels.window import Window, block_constants


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
    >>> made = conv_transpose(x, y, Window((4, 4), (2, 2), pads=(1, 1, 1, 1)), precision=Precision(), cells=True)
    >>> made.variant, made.launch.global_size
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
        weight_order=stored, fused=fused,
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
