"""Reductions: mean, sum, largest, smallest, product and norm over any axes; a global average pool is a mean over h and w."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.items import axes_of, expect, grid_constants, grid_size, power_of_two

REDUCTIONS = {
    "sum": ("0", "(v)", "((a) + (b))", "(v)"),
    "mean": ("0", "(v)", "((a) + (b))", "((v) * (SUM)(1.0f / {count}))"),
    "max": ("-INFINITY", "(v)", "max(a, b)", "(v)"),
    "min": ("INFINITY", "(v)", "min(a, b)", "(v)"),
    "prod": ("1", "(v)", "((a) * (b))", "(v)"),
    "l2": ("0", "((v) * (v))", "((a) + (b))", "sqrt(v)"),
}
"""START, TERM(v), MERGE(a, b) and FINISH(v) of `reduce.cl`, by function."""


def reduce(
    function: str,
    src: Stored,
    dst: Stored,
    *,
    axes: str,
    precision: Precision,
    fused: Sequence[FusedOperator] = (),
    variant: str = "direct",
    grid: str = "xys",
    local_size: Sequence[int] | None = None,
) -> Call:
    """Return the kernel of a reduction.

    Parameters
    ----------
    function : one of `REDUCTIONS`.
    dst : with size 1 along the axes; taking these away afterwards moves nothing or is a `reshape`.
    axes : letters of n, h, w and c.
    variant : "direct", an item for each slice of the output, or "group", whose work groups share a sum in local memory.
    local_size : of "group": (items that share a sum, a power of two; sums of a group; 1), by default (64, 1, 1).

    >>> x, y = Stored("x", ImageShape(1, 7, 7, 1280)), Stored("y", ImageShape(1, 1, 1, 1280))
    >>> reduce("mean", x, y, axes="hw", precision=Precision(), variant="group").launch.global_size
    (64, 1, 320)
    """
    what = f"{function} of {src.name}"
    if function not in REDUCTIONS:
        raise InputError(f"{what}: {suggest('reduction', function, REDUCTIONS)}")
    if variant not in ("direct", "group"):
        raise InputError(f"{what}: {suggest('variant', variant, ('direct', 'group'))}")
    over = axes_of(what, axes)
    shape = msgspec.structs.replace(src.shape, **dict.fromkeys(over, 1))
    expect(what, dst, shape)
    items = tuple(local_size or (64, 1, 1)) if variant == "group" else (1, 1, 1)
    start, term, merge, finish = REDUCTIONS[function]
    count = math.prod(getattr(src.shape, axis) for axis in over)
    constants: dict[str, object] = {f"OVER_{name}": axis in over for name, axis in zip("NYXC", "nhwc", strict=True)}
    constants |= {"START": start, "TERM(v)": term, "MERGE(a, b)": merge, "FINISH(v)": finish.format(count=count)}
    constants |= {"ITEMS": items[0], "PARTS": items[1], **grid_constants(grid, SRC=src.shape, DST=shape)}
    size: tuple[int, ...] = grid_size(shape, grid)
    if variant == "group":
        power_of_two(what, items)
        size, local_size = (items[0], shape.w * dst.rows, shape.slices), items
    return call(
        "reduce", f"{function} over {over}{' in groups' if variant == 'group' else ''}", size, src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, precision=precision, fused=fused, local_size=local_size,
    )  # fmt: skip
