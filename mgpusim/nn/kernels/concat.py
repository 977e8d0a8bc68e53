"""Concatenation along any axis: a kernel for each part, one kernel of all, or one whose items copy whole pixels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.items import arithmetic, expect, grid_constants, grid_size
from mgpusim.nn.kernels.rearrange import AXES, Moved, moved

CONCAT_VARIANTS = ("parts", "one", "pixel")


def concat(
    parts: Sequence[Stored],
    dst: Stored,
    *,
    axis: str,
    precision: Precision,
    variant: str = "one",
    fused: Sequence[FusedOperator] = (),
    grid: str = "xys",
) -> list[Call]:
    """Return the kernels of a concatenation.

    Parameters
    ----------
    axis : n, h, w or c.
    variant : "parts": a kernel copies each part into its place; "one": an item for each slice of the output chooses its part;
        "pixel": an item for each pixel copies all its slices, as TFLite's GPU delegate does along channels. Where channels of
        two parts share a slice, "parts" and "pixel" become "one", which then fetches each channel on its own.

    >>> parts = [Stored("a", ImageShape(1, 28, 28, 64)), Stored("b", ImageShape(1, 28, 28, 96))]
    >>> y = Stored("y", ImageShape(1, 28, 28, 160))
    >>> [one.launch.global_size for one in concat(parts, y, axis="c", precision=Precision(), variant="parts")]
    [(28, 28, 16), (28, 28, 24)]
    """
    what = f"concat for {dst.name}"
    if axis not in AXES or not parts:
        raise InputError(f"{what}: got axis '{axis}' and {len(parts)} parts, expected one of n, h, w, c and at least one part")
    if variant not in CONCAT_VARIANTS:
        raise InputError(f"{what}: {suggest('variant', variant, CONCAT_VARIANTS)}")
    ends = list(accumulate(getattr(part.shape, axis) for part in parts))
    for part in parts:
        expect(what, dst, msgspec.structs.replace(part.shape, **{axis: ends[-1]}))
    begins = [0, *ends[:-1]]
    aligned = axis != "c" or not any(begin % 4 for begin in begins)
    if variant == "parts" and aligned:
        return [
            moved(
                f"concat {axis} part", part, dst, Moved(slice="s"), part=part.shape, to={axis: begin}, precision=precision,
                fused=fused, grid=grid,
            )
            for part, begin in zip(parts, begins, strict=True)
        ]  # fmt: skip
    per_pixel = variant == "pixel" and axis == "c" and aligned
    constants: dict[str, object] = {"PER_PIXEL": per_pixel, "WHOLE": aligned}
    constants["SOURCES"] = ", ".join(f"TENSOR_IN(S{i}, s{i})" for i in range(len(parts)))
    constants["COPY_ALL"] = " ".join(_copies(parts, begins)) if per_pixel else ""
    constants["PICK(x, n, y, s)"] = _picked(begins, axis, aligned)
    shapes = {f"S{i}": part.shape for i, part in enumerate(parts)}
    constants |= grid_constants(grid, DST=dst.shape, **shapes)
    size: tuple[int, ...] = (dst.shape.w, dst.rows) if per_pixel else grid_size(dst.shape, grid)
    label = f"concat {axis}{' pixels' if per_pixel else ''}{' x4' if aligned else ''}"
    return [
        call(
            "concat", label, size, src=[(f"S{i}", part) for i, part in enumerate(parts)], dst=[("DST", dst)],
            constants=constants, precision=arithmetic(precision), fused=fused,
        )
    ]  # fmt: skip


def _picked(begins: Sequence[int], axis: str, aligned: bool) -> str:
    """Return the element of the part that has the position: a choice along the axis, the last part without a test."""
    name = {**AXES, "c": "s"}[axis]
    unit = 4 if axis == "c" and aligned else 1
    out = ""
    for i, begin in reversed(list(enumerate(begins))):
        at = {"n": "n", "y": "y", "x": "x", "s": "s"} | {name: f"({name}) - {begin // unit}"}
        load = "LOAD" if aligned else "LOAD_ONE"
        taken = f"{load}(S{i}, s{i}, {at['x']}, ROW_OF(S{i}, {at['n']}, {at['y']}), {at['s']})"
        out = f"(({name}) < {begins[i + 1] // unit} ? {taken} : {out})" if out else taken
    return out


def _copies(parts: Sequence[Stored], begins: Sequence[int]) -> list[str]:
    """Return the loop over the slices of each part: two at a time where their number is even, as TFLite's delegate has it."""
    return [
        f"COPY_{2 - part.shape.slices % 2}(S{k}, s{k}, {part.shape.slices}, {begin // 4})"
        for k, (part, begin) in enumerate(zip(parts, begins, strict=True))
    ]
