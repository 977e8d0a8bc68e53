"""Operators that give elements another shape or place, take tensors apart, join or resize them."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from mgpusim.errors import InputError
from mgpusim.nn.readers.file_operator import FileOperator, axis_of


# ---- shapes ------------------------------------------------------------------------------------------------------------
def reshaped(op: FileOperator, count: int, asked: Sequence[int]) -> list[int]:
    """Return a shape that is asked for, of `count` elements, with the size that may be left open as -1."""
    sizes = list(asked)
    if min(sizes, default=1) < -1 or sizes.count(-1) > 1:
        raise InputError(f"{op.where}: got shape {sizes}")
    if -1 in sizes:
        rest = -math.prod(sizes)
        if rest == 0 or count % rest:
            raise InputError(f"{op.where}: {count} numbers as {sizes}")
        sizes[sizes.index(-1)] = count // rest
    return sizes


def reshape(op: FileOperator, shape: Sequence[int]) -> None:
    """Give the first input another shape."""
    op.alike("reshape", op.needed(), shape=list(shape))


def without(op: FileOperator, axes: Collection[int] | None) -> None:
    """Give the first input without some of its axes, those of size 1 where none are named."""
    shape = op.shape()
    gone = [i for i, size in enumerate(shape) if size == 1] if axes is None else axes
    reshape(op, [size for i, size in enumerate(shape) if i not in gone])


def new_axes(op: FileOperator, axes: Sequence[int]) -> None:
    """Give the first input more axes, of size 1, at places that count among all."""
    shape = list(op.shape())
    rank = len(shape) - op.outer + len(axes)
    for axis in sorted(axis_of(axis, rank, op.where) for axis in axes):
        shape.insert(axis + op.outer, 1)
    reshape(op, shape)


def flatten(op: FileOperator, axis: int) -> None:
    """Give the first input as a matrix: axes before one are its rows."""
    shape = op.shape()
    reshape(op, [math.prod(shape[:axis]), math.prod(shape[axis:])])


# ---- parts -------------------------------------------------------------------------------------------------------------
def sliced(size: int, start: int, end: int, step: int, whose: str) -> tuple[int, int]:
    """Return start and number of the elements start:end:step of `size`, as Python slices them.

    >>> sliced(10, 2, 2**63 - 1, 3, "s"), sliced(10, -1, -(2**63), -1, "s")
    ((2, 3), (9, 10))
    """
    if step == 0:
        raise InputError(f"{whose}: got step 0")
    places = range(*slice(start, end, step).indices(size))
    return places.start, len(places)


def part(op: FileOperator, starts: Sequence[int], sizes: Sequence[int], steps: Sequence[int]) -> None:
    """Give a part of the first input, by axes as the file counts them."""
    x = op.stored()
    if list(sizes) == list(op.shape()) and set(steps) <= {1}:
        op.same(x)
    else:
        starts, sizes, steps = (op.along_axes(each) for each in (starts, sizes, steps))
        op.alike("slice", x, starts=starts, sizes=sizes, steps=steps)


def begin_and_size(op: FileOperator) -> tuple[list[int], list[int]]:
    """Return starts and sizes of a part, which the second and third input say: -1 is all that is left."""
    shape, starts, sizes = op.shape(), op.numbers(1), op.numbers(2)
    if not len(starts) == len(sizes) == len(shape):
        raise InputError(f"{op.where}: got starts {starts}, sizes {sizes} for {list(shape)}")
    sizes = [old - start if size == -1 else size for old, start, size in zip(shape, starts, sizes, strict=True)]
    if any(start < 0 or start + size > old for old, start, size in zip(shape, starts, sizes, strict=True)):
        raise InputError(f"{op.where}: got starts {starts}, sizes {sizes} for {list(shape)}")
    return starts, sizes


def strided(
    op: FileOperator, begin: Sequence[int], end: Sequence[int], step: Sequence[int], masks: Sequence[int]
) -> tuple[list[int], list[int], list[int], list[int]]:
    """Return starts, sizes, steps and the shape in the end of a part of the first input.

    Parameters
    ----------
    masks : bit i is about entry i: no start; no end; all axes that no entry has; a new axis; an axis taken away.
    """
    shape = op.shape()
    no_begin, no_end, ellipsis, new, shrink = masks
    entries = range(len(begin))
    taken = sum(not (new | ellipsis) >> i & 1 for i in entries)
    starts, sizes, steps = [0] * len(shape), list(shape), [1] * len(shape)
    out: list[int] = []
    axis = 0
    for i in entries:
        if ellipsis >> i & 1:
            skipped = max(0, len(shape) - taken)
            out += shape[axis : axis + skipped]
            axis += skipped
        elif new >> i & 1:
            out.append(1)
        elif axis >= len(shape):
            raise InputError(f"{op.where}: has more entries than the {len(shape)} dimensions of its input")
        else:
            low = -(1 << 62) if step[i] > 0 else 1 << 62
            first = low if no_begin >> i & 1 else begin[i]
            last = -low if no_end >> i & 1 else end[i]
            if shrink >> i & 1:
                at = axis_of(begin[i], shape[axis], op.where)
                first, last = at, at + 1
            steps[axis] = 1 if shrink >> i & 1 else step[i]
            starts[axis], sizes[axis] = sliced(shape[axis], first, last, steps[axis], op.where)
            if not shrink >> i & 1:
                out.append(sizes[axis])
            axis += 1
    return starts, sizes, steps, [*out, *shape[axis:]]


def split(op: FileOperator, x: str, axis: int, sizes: Sequence[int], count: int) -> None:
    """Give the parts of x along an axis, the size of one of which may be left open as -1."""
    parts = list(sizes)
    if parts.count(-1) == 1:
        parts[parts.index(-1)] = op.b.shape(x)[axis] - sum(parts) - 1
    outputs = [op.result(i) for i in range(count)]
    op.b.add("split", op.name, [x], outputs, quantization=op.b.tensor(x).quantization, axis=axis, sizes=parts)


def pack(op: FileOperator, axis: int) -> None:
    """Give all inputs along a new axis."""
    names, shape = op.all_inputs(), list(op.shape())
    axis = axis_of(axis, len(shape) + 1, op.where)
    shape.insert(axis, 1)
    parts = []
    for i, name in enumerate(names):
        part = op.b.fresh(f"{op.name}/part_{i}")
        parts.append(op.b.add("reshape", part, [name], [part], shape=shape))
    op.give("concat", parts, axis=axis)


def unpack(op: FileOperator, axis: int, parts: Sequence[str]) -> None:
    """Give the parts of the first input along an axis, without that axis; `parts` are names of those that still have it."""
    x, shape = op.needed(), list(op.shape())
    axis = axis_of(axis, len(shape), op.where)
    op.b.add("split", op.name, [x], parts, axis=axis, sizes=[1] * len(parts))
    for index, name in enumerate(parts):
        out = op.result(index)
        op.b.add("reshape", out, [name], [out], shape=shape[:axis] + shape[axis + 1 :])


# ---- more elements -----------------------------------------------------------------------------------------------------
def larger(op: FileOperator, repeats: bool) -> None:
    """Give the first input repeated as often as the second says, or expanded to the shape that it says."""
    x, old, asked = op.needed(), op.shape(), op.numbers(1)
    if not repeats:
        aligned = (1,) * (len(asked) - len(old)) + old
        if len(asked) < len(old) or any(a not in (1, n) for a, n in zip(aligned, asked, strict=True)):
            raise InputError(f"{op.where}: {list(old)} does not expand to {asked}")
        op.give("expand", [x], shape=asked)
    elif len(asked) != len(old):
        raise InputError(f"{op.where}: got repeats {asked} for {list(old)}")
    else:
        op.give("tile", [x], shape=[times * size for times, size in zip(asked, old, strict=True)])


def blocks(op: FileOperator, block: int, mode: str = "") -> None:
    """Give blocks of pixels as channels, or with a `mode` ("DCR", "CRD") channels as blocks of pixels."""
    if block < 1:
        raise InputError(f"{op.where}: got blocks of {block}")
    if mode:
        op.give("depth_to_space", [op.stored()], block=block, mode=mode)
    else:
        op.give("space_to_depth", [op.stored()], block=block)
