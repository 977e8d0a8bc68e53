"""Work items over a tensor: the NDRange of the templates that include `items.h`, and the constants that it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Unpack

from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, LaunchOptions, Operand, Precision, Stored, call

GRIDS = ("xys", "linear", "sxy", "flat")
"""Orders of the dimensions of an NDRange, by the numbers of `items.h` and `grid.h`: columns, rows, slices (TFLite); columns and
rows in one, slices (TFLite on Intel and NVIDIA); slices, columns, rows (MACE, TNN, Paddle-Lite); slices and columns in one, rows
(MNN). Neighbours in a warp differ, and with them what a cache line serves."""


def grid_number(grid: str) -> int:
    """Return the number of a grid in the templates.

    >>> grid_number("sxy")
    2
    """
    if grid not in GRIDS:
        raise InputError(suggest("grid", grid, GRIDS))
    return GRIDS.index(grid)


def in_grid(columns: int, rows: int, slices: int, grid: str) -> tuple[int, ...]:
    """Return the global size of items in columns, rows and slices.

    >>> in_grid(9, 14, 8, "linear")
    (126, 8)
    """
    return {
        0: (columns, rows, slices), 1: (columns * rows, slices), 2: (slices, columns, rows), 3: (columns * slices, rows),
    }[grid_number(grid)]  # fmt: skip


def grid_size(shape: ImageShape, grid: str = "xys") -> tuple[int, ...]:
    """Return the global size of one item per column, row and slice.

    >>> grid_size(ImageShape(2, 7, 9, 30), "flat"), grid_size(ImageShape(2, 7, 9, 30), "sxy")
    ((72, 14), (8, 9, 14))
    """
    return in_grid(shape.w, shape.n * shape.h, shape.slices, grid)


def grid_constants(grid: str = "xys", **tensors: ImageShape) -> dict[str, int]:
    """Return GRID and the sizes of tensors, by prefix, that `items.h` needs.

    >>> grid_constants("sxy", DST=ImageShape(2, 7, 9, 30))
    {'GRID': 2, 'DST_BATCH': 2, 'DST_HEIGHT': 7, 'DST_CHANNELS': 30}
    """
    out = {"GRID": grid_number(grid)}
    for prefix, shape in tensors.items():
        out |= {f"{prefix}_BATCH": shape.n, f"{prefix}_HEIGHT": shape.h, f"{prefix}_CHANNELS": shape.c}
    return out


def grid_call(
    template: str, variant: str, shape: ImageShape, *, src: Sequence[tuple[str, Operand]], dst: Sequence[tuple[str, Operand]],
    constants: Mapping[str, object], sized: Mapping[str, ImageShape], sums: bool = True, **how: Unpack[LaunchOptions],
) -> Call:  # fmt: skip
    """Return `call` of a template with one item per column, row and slice of a shape.

    Parameters
    ----------
    sized : tensors by prefix, of which the template needs batch, height and channels.
    sums : whether the kernel sums; one that does not has the precision of its arithmetic.
    """
    precision, grid = how["precision"], how.get("grid", "xys")
    return call(
        template, variant, grid_size(shape, grid), src=src, dst=dst, constants={**constants, **grid_constants(grid, **sized)},
        precision=precision if sums else arithmetic(precision), fused=how.get("fused", ()),
    )  # fmt: skip


def extents(prefix: str, shape: ImageShape) -> dict[str, int]:
    """Return all sizes of a part of a tensor that has no parameter of its own.

    >>> extents("PART", ImageShape(1, 7, 9, 30))["PART_SLICES"]
    8
    """
    own = {f"{prefix}_ROWS": shape.n * shape.h, f"{prefix}_COLUMNS": shape.w, f"{prefix}_SLICES": shape.slices}
    return own | {f"{prefix}_BATCH": shape.n, f"{prefix}_HEIGHT": shape.h, f"{prefix}_CHANNELS": shape.c}


def lines(shape: ImageShape, axis: str) -> tuple[tuple[int, ...], dict[str, object]]:
    """Return the NDRange of one item for each line along an axis, and the constants that say how it runs.

    Along channels a line has the slices of a pixel; along another axis four channels at each of its positions.

    >>> lines(ImageShape(2, 7, 9, 30), "h")[0]
    (9, 2, 8)
    """
    place = {
        "c": ("(x)", "(row)", shape.slices), "w": ("(i)", "(row)", shape.w), "h": ("(x)", f"(row * {shape.h} + (i))", shape.h),
        "n": ("(x)", f"((i) * {shape.h} + row)", shape.n),
    }[axis]  # fmt: skip
    columns = 1 if axis == "w" else shape.w
    rows = {"h": shape.n, "n": shape.h}.get(axis, shape.n * shape.h)
    constants: dict[str, object] = {"AXIS_C": axis == "c", "LINE_X(i)": place[0], "LINE_ROW(i)": place[1], "LINE": place[2]}
    constants |= {"LINES_X": columns, "LINES_ROWS": rows}
    return ((columns, rows) if axis == "c" else (columns, rows, shape.slices)), constants


def arithmetic(precision: Precision) -> Precision:
    """Return a precision whose sums are those of its arithmetic, for kernels that sum nothing.

    >>> arithmetic(Precision(16, 16, 32)).sums
    16
    """
    return Precision(precision.stored, precision.calc, precision.calc)


def axes_of(what: str, axes: str) -> str:
    """Return the axes named, in the order n, h, w, c.

    >>> axes_of("mean of x", "wh")
    'hw'
    """
    if not axes or len(set(axes)) != len(axes) or set(axes) - set("nhwc"):
        raise InputError(f"{what}: got axes '{axes}', expected some of n, h, w and c, each once")
    return "".join(axis for axis in "nhwc" if axis in axes)


def expect(what: str, dst: Stored, shape: ImageShape) -> None:
    """Raise `InputError` where an output has another shape than its operator makes."""
    if dst.shape != shape:
        raise InputError(f"{what}: makes {_shown(shape)}, but {dst.name} is {_shown(dst.shape)}")


def power_of_two(what: str, sizes: Iterable[int]) -> None:
    """Raise `InputError` where a work group that reduces in halves has a first side that does not halve."""
    first = next(iter(sizes), 0)
    if first < 1 or first & (first - 1):
        raise InputError(f"{what}: got {first} work items in the first dimension of its group, expected a power of two")


def _shown(shape: ImageShape) -> str:
    return f"{shape.n}x{shape.h}x{shape.w}x{shape.c} (n, h, w, c)"
