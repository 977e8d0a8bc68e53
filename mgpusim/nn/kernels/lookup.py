"""Operators of indices: where the largest number is, and rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, FusedOperator, LaunchOptions, Precision, Stored, call
from mgpusim.nn.kernels.items import expect, grid_call, grid_constants, lines

EXACT_IN_HALF = 2048
"""Whole numbers up to here are exact in half precision (IEEE 754, 11 bits of significand)."""


def arg_max(
    src: Stored,
    dst: Stored,
    *,
    axis: str = "c",
    precision: Precision,
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return the kernel of the index of the largest number along an axis, the first of equals; `dst` has size 1 there.

    >>> x, y = Stored("x", ImageShape(1, 65, 65, 21)), Stored("y", ImageShape(1, 65, 65, 1))
    >>> arg_max(x, y, precision=Precision()).launch.global_size
    (65, 65, 1)
    """
    what = f"arg_max of {src.name}"
    if axis not in ("n", "h", "w", "c"):
        raise InputError(f"{what}: {suggest('axis', axis, 'nhwc')}")
    expect(what, dst, msgspec.structs.replace(src.shape, **{axis: 1}))
    _exact(what, dst, getattr(src.shape, axis))
    size, along = lines(src.shape, axis)
    bits = max(precision.calc, src.bits, dst.bits)
    return call(
        "arg_max", f"arg max along {axis}", (*size, 1)[:3], src=[("SRC", src)], dst=[("DST", dst)],
        constants=along | grid_constants(SRC=src.shape, DST=dst.shape), precision=Precision(precision.stored, bits, 32),
        fused=fused,
    )  # fmt: skip


def gather(
    table: Stored,
    index: Stored,
    dst: Stored,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel that takes rows of a table, a pixel of `table` each, into the pixels of `dst`.

    `index` has a number for each pixel of `dst`, in the order n, h, w, c; negative ones count from the end.

    >>> table, words = Stored("embedding", ImageShape(1, 1, 30522, 128)), Stored("ids", ImageShape(1, 1, 1, 384))
    >>> gather(table, words, Stored("y", ImageShape(1, 1, 384, 128)), precision=Precision()).launch.global_size
    (384, 1, 32)
    """
    what = f"gather from {table.name}"
    i, d = index.shape, dst.shape
    if table.shape.c != d.c or i.n * i.h * i.w * i.c != d.n * d.h * d.w:
        raise InputError(f"{what}: rows of {table.shape.c} at {i} do not make up {d}")
    _exact(what, index, table.rows * table.shape.w)
    bits = max(how["precision"].calc, index.bits)
    how["precision"] = Precision(how["precision"].stored, bits, bits)
    gathered = grid_call(
        "gather", "gather", d, src=[("SRC", table), ("WHICH", index)], dst=[("DST", dst)], constants={},
        sized={"SRC": table.shape, "WHICH": i, "DST": d}, **how,
    )  # fmt: skip
    return msgspec.structs.replace(gathered, parts_b={0: dst.size_b * table.bits // dst.bits})


def _exact(what: str, tensor: Stored, count: int) -> None:
    if tensor.bits == 16 and count > EXACT_IN_HALF:
        raise InputError(
            f"{what}: {tensor.name} holds indices below {count} in half precision, exact to {EXACT_IN_HALF}; store it in 32 bits"
        )
