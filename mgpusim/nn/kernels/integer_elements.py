"""Addition of integers of 8 bits."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.elementwise import broadcast_shape
from mgpusim.nn.kernels.integers import bounds, fixed_point, stored_scale
from mgpusim.nn.kernels.items import expect, grid_constants, grid_size


def _operand_load(prefix: str, operand: Stored, dst: Stored) -> str:
    """Return the load of an operand for the element x, row, s of the output, its sizes of 1 broadcast."""
    own, to = operand.shape, dst.shape
    if own.n not in (1, to.n) or own.h not in (1, to.h) or own.w not in (1, to.w) or own.c not in (1, to.c):
        raise InputError(f"tensor {operand.name}: its shape {own} is not that of {dst.name}, nor 1 where it differs")
    image = "0" if own.n == 1 else f"((row) / {to.h})"
    row = "row" if (own.n, own.h) == (to.n, to.h) else f"({image} * {own.h} + {'0' if own.h == 1 else f'(row) % {to.h}'})"
    one = own.c == 1 and to.c > 1
    loaded = f"{prefix.lower()}[INDEX({prefix}, {'0' if own.w == 1 else 'x'}, {row}, {'0' if one else 's'})]"
    return f"({loaded}).xxxx" if one else loaded


def integer_add(
    first: Stored,
    second: Stored,
    dst: Stored,
    *,
    fused: Sequence[FusedOperator] = (),
    grid: str = "xys",
) -> Call:
    """Return the sum of two tensors, each of its own scale, as TensorFlow Lite's reference rounds it.

    Source: tensorflow/lite/kernels/add.cc, PrepareGeneral8BitAddSubOp, and kernels/internal/reference/add.h.

    >>> a, b, y = (Stored(n, ImageShape(1, 7, 7, 64), "buffer", 8, Scale(s)) for n, s in (("a", 0.1), ("b", 0.2), ("y", 0.3)))
    >>> integer_add(a, b, y).variant
    'integer add'
    """
    expect(f"add for {dst.name}", dst, broadcast_shape([dst.shape, first.shape, second.shape]))
    scales = [stored_scale(tensor) for tensor in (first, second, dst)]
    common = 2 * max(scales[0].scale, scales[1].scale)
    factors = [scales[0].scale / common, scales[1].scale / common, common / (2**20 * scales[2].scale)]
    low, high = bounds(scales[2], fused)
    constants: dict[str, object] = {
        "FIRST": _operand_load("A", first, dst), "SECOND": _operand_load("B", second, dst), "FIXED": True, "DOT8": False,
        "LOW": f"({low})", "HIGH": f"({high})", **grid_constants(grid, DST=dst.shape),
    }  # fmt: skip
    for prefix, factor in zip(("A", "B", "OUT"), factors, strict=True):
        multiplier, shift = fixed_point(factor)
        constants |= {f"{prefix}_MULTIPLIER": multiplier, f"{prefix}_SHIFT": f"({shift})"}
    return call(
        "integer_add", "integer add", grid_size(dst.shape, grid), src=[("A", first), ("B", second)], dst=[("DST", dst)],
        constants=constants, precision=Precision(),
    )  # fmt: skip
