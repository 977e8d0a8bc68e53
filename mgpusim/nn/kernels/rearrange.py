"""Operators that only move numbers, as maps of indices: slices, splits and pads; then concatenation. `reorder` beside has others.

A map says which element of the source an element of the output is, in OpenCL C expressions of its image n, row y, column x and
channel c. Where whole slices of four channels move, that is one load and one store; else each channel is fetched on its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Unpack

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, LaunchOptions, Precision, Stored, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.items import arithmetic, expect, extents, grid_constants, grid_size

PAD_MODES = ("constant", "reflect", "symmetric", "edge")
AXES = {"n": "n", "h": "y", "w": "x", "c": "c"}
"""The index of `rearrange.cl` along each axis."""


class Moved(msgspec.Struct, frozen=True):
    """A map of indices.

    Attributes
    ----------
    n, h, w, c : where an element of the output lies in the source, as expressions of n, y, x and c.
    slice : where slice s of the output lies, if slices move as a whole; "" if they do not.
    inside : whether the element exists, else `fill`; "": always.
    """

    n: str = "n"
    h: str = "y"
    w: str = "x"
    c: str = "c"
    slice: str = ""
    inside: str = ""
    fill: float = 0.0


def moved(
    variant: str,
    src: Stored,
    dst: Stored,
    at: Moved,
    *,
    precision: Precision,
    part: ImageShape | None = None,
    to: Mapping[str, int] | None = None,
    fused: Sequence[FusedOperator] = (),
    grid: str = "xys",
) -> Call:
    """Return the kernel of a map.

    Parameters
    ----------
    part : what is written, by default all of `dst`.
    to : where the part begins in `dst`, by n, h, w and c (a multiple of four).
    """
    shape, begin = part or dst.shape, dict(to or {})
    constants: dict[str, object] = {"AT_N": f"({at.n})", "AT_Y": f"({at.h})", "AT_X": f"({at.w})", "AT_C": f"({at.c})"}
    constants |= {"WHOLE": bool(at.slice), "AT_S": f"({at.slice})", "FILL": number(at.fill)}
    if at.inside:
        constants["INSIDE"] = f"({at.inside})"
    constants |= {f"TO_{name}": begin.get(axis, 0) for name, axis in (("N", "n"), ("Y", "h"), ("X", "w"))}
    constants |= {"TO_S": begin.get("c", 0) // 4, **grid_constants(grid, SRC=src.shape, DST=dst.shape), **extents("PART", shape)}
    return call(
        "rearrange", f"{variant}{' x4' if at.slice else ''}", grid_size(shape, grid), src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, precision=arithmetic(precision), fused=fused,
    )  # fmt: skip


def strided_slice(
    src: Stored,
    dst: Stored,
    *,
    starts: Mapping[str, int],
    steps: Mapping[str, int] | None = None,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a part of a tensor, every step-th element from a start; the sizes are those of `dst`.

    `starts` and `steps` go by n, h, w and c; absent: 0 and 1. Steps may be negative.

    >>> x, y = Stored("x", ImageShape(1, 7, 7, 64)), Stored("y", ImageShape(1, 7, 7, 32))
    >>> strided_slice(x, y, starts={"c": 32}, precision=Precision()).variant
    'slice x4'
    """
    step = {axis: (steps or {}).get(axis, 1) for axis in "nhwc"}
    problems = []
    for axis in "nhwc":
        size, first = getattr(src.shape, axis), starts.get(axis, 0)
        last = first + (getattr(dst.shape, axis) - 1) * step[axis]
        if step[axis] == 0 or min(first, last) < 0 or max(first, last) >= size:
            problems.append(f"along {axis} from {first} to {last} in steps of {step[axis]}, the tensor has {size}")
    if problems:
        raise InputError(f"slice of {src.name}:", problems)
    at = {axis: f"{name} * {step[axis]} + {starts.get(axis, 0)}" for axis, name in AXES.items()}
    first = starts.get("c", 0)
    whole = f"s + {first // 4}" if step["c"] == 1 and first % 4 == 0 else ""
    return moved("slice", src, dst, Moved(at["n"], at["h"], at["w"], at["c"], slice=whole), **how)


def split(
    src: Stored,
    parts: Sequence[Stored],
    *,
    axis: str,
    **how: Unpack[LaunchOptions],
) -> list[Call]:
    """Return the kernels of the parts of a tensor along an axis, one for each.

    >>> x = Stored("x", ImageShape(1, 7, 7, 64))
    >>> parts = [Stored(name, ImageShape(1, 7, 7, 32)) for name in "ab"]
    >>> [call.launch.global_size for call in split(x, parts, axis="c", precision=Precision())]
    [(7, 7, 8), (7, 7, 8)]
    """
    if axis not in AXES or sum(getattr(part.shape, axis) for part in parts) != getattr(src.shape, axis):
        sizes = ", ".join(str(getattr(part.shape, axis, "?")) for part in parts)
        raise InputError(f"split of {src.name} along {axis}: parts of {sizes} do not make up {src.shape}")
    calls, first = [], 0
    for part in parts:
        piece = strided_slice(src, part, starts={axis: first}, **how)
        calls.append(msgspec.structs.replace(piece, variant=piece.variant.replace("slice", "split")))
        first += getattr(part.shape, axis)
    return calls


def pad(
    src: Stored,
    dst: Stored,
    *,
    before: Mapping[str, int],
    mode: str = "constant",
    value: float = 0.0,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a tensor with a border; how wide it is behind follows from the sizes.

    Parameters
    ----------
    before : elements before the tensor by n, h, w and c; absent: 0.
    mode : one of `PAD_MODES`: `value`; mirrored without the edge; mirrored with it; the edge repeated.

    >>> x, y = Stored("x", ImageShape(1, 7, 7, 64)), Stored("y", ImageShape(1, 9, 9, 64))
    >>> pad(x, y, before={"h": 1, "w": 1}, mode="reflect", precision=Precision()).variant
    'pad reflect x4'
    """
    if mode not in PAD_MODES:
        raise InputError(f"pad of {src.name}: {suggest('mode', mode, PAD_MODES)}")
    behind = {axis: getattr(dst.shape, axis) - getattr(src.shape, axis) - before.get(axis, 0) for axis in "nhwc"}
    at: dict[str, str] = {}
    inside: dict[str, str] = {}
    for axis, name in AXES.items():
        size, first = getattr(src.shape, axis), before.get(axis, 0)
        _check_border(f"pad of {src.name} along {axis}", mode, size, first, behind[axis])
        bordered = first or behind[axis]
        at[axis] = _bordered(mode, f"({name} - {first})", size) if bordered else name
        if bordered and mode == "constant":
            inside[axis] = f"{name} >= {first} && {name} < {first + size}"
    whole, first, slices = "", before.get("c", 0), src.shape.slices
    if not first and not behind["c"]:
        whole = "s"
    elif mode == "constant" and first % 4 == src.shape.c % 4 == 0:
        whole = _bordered(mode, f"(s - {first // 4})", slices)
        inside["c"] = f"s >= {first // 4} && s < {first // 4 + slices}"
    place = Moved(at["n"], at["h"], at["w"], at["c"], slice=whole, inside=" && ".join(inside.values()), fill=value)
    return moved(f"pad {mode}", src, dst, place, **how)


def _check_border(what: str, mode: str, size: int, before: int, behind: int) -> None:
    most = {"reflect": size - 1, "symmetric": size}.get(mode, before + behind)
    if min(before, behind) < 0 or max(before, behind) > max(0, most):
        raise InputError(f"{what}: {before} before and {behind} behind {size} elements cannot be padded in mode {mode}")


def _bordered(mode: str, at: str, size: int) -> str:
    """Return an index that lies inside, as an expression of one that may not."""
    if mode == "reflect":
        return f"({at} < 0 ? -{at} : {at} < {size} ? {at} : {2 * size - 2} - {at})"
    if mode == "symmetric":
        return f"({at} < 0 ? -1 - {at} : {at} < {size} ? {at} : {2 * size - 1} - {at})"
    return f"clamp({at}, 0, {size - 1})"


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
    >>> [call.launch.global_size for call in concat(parts, y, axis="c", precision=Precision(), variant="parts")]
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
