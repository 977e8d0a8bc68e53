"""TFLite operators that move elements, or compute shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import axis_of, sliced
from mgpusim.nn.readers.formats.tflite.model import DTYPES
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, activated, rule

__all__: list[str] = []


def _reshaped(b: Builder, op: TfliteOp, shape: Sequence[int]) -> None:
    b.add("reshape", op.name, [op.needed(0)], [op.output], shape=list(shape))


@rule("RESHAPE")
def _reshape(b: Builder, op: TfliteOp) -> None:
    if op.input(1):
        asked = b.numbers(op.input(1), op.where)
    else:
        asked = list(op.options.numbers(0, "i")) if op.options is not None else []
    count = math.prod(b.shape(op.needed(0)))
    if min(asked, default=1) < -1 or asked.count(-1) > 1:
        raise InputError(f"{op.where}: got shape {asked}")
    if -1 in asked:
        rest = -math.prod(asked)
        if rest == 0 or count % rest:
            raise InputError(f"{op.where}: {count} numbers as {asked}")
        asked[asked.index(-1)] = count // rest
    _reshaped(b, op, asked)


@rule("SQUEEZE")
def _squeeze(b: Builder, op: TfliteOp) -> None:
    shape = b.shape(op.needed(0))
    given = op.options.numbers(0, "i") if op.options is not None else ()
    axes = {axis_of(axis, len(shape), op.where) for axis in given} or {i for i, size in enumerate(shape) if size == 1}
    _reshaped(b, op, [size for i, size in enumerate(shape) if i not in axes])


@rule("EXPAND_DIMS")
def _expand_dims(b: Builder, op: TfliteOp) -> None:
    shape = list(b.shape(op.needed(0)))
    axis = b.numbers(op.needed(1), op.where)
    if len(axis) != 1:
        raise InputError(f"{op.where}: got {len(axis)} axes, expected one")
    shape.insert(axis_of(axis[0], len(shape) + 1, op.where), 1)
    _reshaped(b, op, shape)


@rule("SHAPE", "RANK")
def _shape(b: Builder, op: TfliteOp) -> None:
    shape = b.shape(op.needed(0))
    value = np.array(shape if op.code == "SHAPE" else len(shape), np.int32 if op.code == "RANK" or op.small(0) != 4 else np.int64)
    b.constant(op.output, value.shape, str(value.dtype), lambda: value)


@rule("TRANSPOSE")
def _transpose(b: Builder, op: TfliteOp) -> None:
    b.add("transpose", op.name, [op.needed(0)], [op.output], order=b.numbers(op.needed(1), op.where))


@rule("PACK")
def _pack(b: Builder, op: TfliteOp) -> None:
    """Each input gets an axis of size one, along which they are joined."""
    shape = list(b.shape(op.needed(0)))
    axis = axis_of(op.whole(1), len(shape) + 1, op.where)
    shape.insert(axis, 1)
    parts = []
    for i in range(len(op.inputs)):
        part = b.fresh(f"{op.name}/part_{i}")
        parts.append(b.add("reshape", part, [op.needed(i)], [part], shape=shape))
    b.add("concat", op.name, parts, [op.output], axis=axis)


@rule("UNPACK")
def _unpack(b: Builder, op: TfliteOp) -> None:
    shape = list(b.shape(op.needed(0)))
    axis = axis_of(op.whole(1), len(shape), op.where)
    parts = [b.fresh(f"{name}/part") for name in op.outputs]
    b.add("split", op.name, [op.needed(0)], parts, axis=axis, sizes=[1] * len(parts))
    for part, output in zip(parts, op.outputs, strict=True):
        b.add("reshape", output, [part], [output], shape=shape[:axis] + shape[axis + 1 :])


@rule("CONCATENATION")
def _concat(b: Builder, op: TfliteOp) -> None:
    names = [op.needed(i) for i in range(len(op.inputs))]
    axis = axis_of(op.whole(0), b.rank(op.needed(0)), op.where)
    activated(b, op, op.small(1), lambda out: b.add("concat", op.name, names, [out], axis=axis))


# ---- parts -------------------------------------------------------------------------------------------------------------
@rule("SLICE")
def _slice(b: Builder, op: TfliteOp) -> None:
    shape = b.shape(op.needed(0))
    starts, sizes = b.numbers(op.needed(1), op.where), b.numbers(op.needed(2), op.where)
    if not len(starts) == len(sizes) == len(shape):
        raise InputError(f"{op.where}: got starts {starts}, sizes {sizes} for {list(shape)}")
    sizes = [old - start if size == -1 else size for old, start, size in zip(shape, starts, sizes, strict=True)]
    if any(start < 0 or start + size > old for old, start, size in zip(shape, starts, sizes, strict=True)):
        raise InputError(f"{op.where}: got starts {starts}, sizes {sizes} for {list(shape)}")
    b.add("slice", op.name, [op.needed(0)], [op.output], starts=starts, sizes=sizes, steps=[1] * len(shape))


@rule("STRIDED_SLICE")
def _strided_slice(b: Builder, op: TfliteOp) -> None:
    """Bit i of a mask is about entry i. Masks are: no start; no end; all axes that no entry has; a new axis; an axis taken
    away."""
    shape = b.shape(op.needed(0))
    begin, end, step = (b.numbers(op.needed(i), op.where) for i in (1, 2, 3))
    no_begin, no_end, ellipsis, new, shrink = (op.whole(field) for field in range(5))
    if not len(begin) == len(end) == len(step) or ellipsis & (ellipsis - 1):
        raise InputError(f"{op.where}: got {len(begin)} starts, {len(end)} ends, {len(step)} steps")
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
    out += shape[axis:]
    whole = sizes == list(shape) and set(steps) <= {1}
    if whole and out == list(shape):
        b.alias(op.output, op.needed(0))
        return
    x = op.needed(0)
    if not whole:
        made = op.output if out == sizes else b.fresh(f"{op.output}/slice")
        x = b.add("slice", op.name, [x], [made], starts=starts, sizes=sizes, steps=steps)
    if x != op.output:
        b.add("reshape", f"{op.name}/axes", [x], [op.output], shape=out)


@rule("SPLIT", "SPLIT_V")
def _split(b: Builder, op: TfliteOp) -> None:
    x, at = (op.needed(1), op.needed(0)) if op.code == "SPLIT" else (op.needed(0), op.needed(2))
    axes, shape, count = b.numbers(at, op.where), b.shape(x), len(op.outputs)
    if len(axes) != 1 or not count:
        raise InputError(f"{op.where}: got {len(axes)} axes and {count} outputs")
    axis = axis_of(axes[0], len(shape), op.where)
    sizes = [shape[axis] // count] * count if op.code == "SPLIT" else b.numbers(op.needed(1), op.where)
    if sizes.count(-1) == 1:
        sizes[sizes.index(-1)] = shape[axis] - sum(sizes) - 1
    b.add("split", op.name, [x], op.outputs, axis=axis, sizes=sizes)


@rule("PAD", "PADV2", "MIRROR_PAD")
def _pad(b: Builder, op: TfliteOp) -> None:
    pads = b.value(op.needed(1), op.where)
    rank = b.rank(op.needed(0))
    if pads.shape != (rank, 2) or pads.min() < 0:
        raise InputError(f"{op.where}: got pads {pads.tolist()}, expected {rank} pairs")
    mode = "constant"
    if op.code == "MIRROR_PAD":
        mode = "reflect" if op.small(0) == 0 else "symmetric"
    given = b.known(op.input(2)) if op.code == "PADV2" and op.input(2) else None
    value = float(given.reshape(-1)[0]) if given is not None and given.size else 0.0
    before, after = ([int(size) for size in pads[:, side]] for side in (0, 1))
    if not any(before) and not any(after):
        b.alias(op.output, op.needed(0))
    else:
        b.add("pad", op.name, [op.needed(0)], [op.output], before=before, after=after, mode=mode, value=value)


@rule("TILE", "BROADCAST_TO")
def _larger(b: Builder, op: TfliteOp) -> None:
    old, given = b.shape(op.needed(0)), b.numbers(op.needed(1), op.where)
    if op.code == "TILE":
        if len(given) != len(old):
            raise InputError(f"{op.where}: got repeats {given} for {list(old)}")
        b.add("tile", op.name, [op.needed(0)], [op.output], shape=[n * size for n, size in zip(given, old, strict=True)])
        return
    aligned = (1,) * (len(given) - len(old)) + old
    if len(given) < len(old) or any(a not in (1, n) for a, n in zip(aligned, given, strict=True)):
        raise InputError(f"{op.where}: {list(old)} does not expand to {given}")
    b.add("expand", op.name, [op.needed(0)], [op.output], shape=given)


@rule("FILL", "ZEROS_LIKE")
def _fill(b: Builder, op: TfliteOp) -> None:
    if op.code == "ZEROS_LIKE":
        tensor = b.tensor(op.needed(0))
        b.constant(op.output, tensor.shape, tensor.dtype, lambda: np.broadcast_to(np.zeros((), tensor.dtype), tensor.shape))
        return
    shape = b.numbers(op.needed(0), op.where)
    if min(shape, default=0) < 0:
        raise InputError(f"{op.where}: got shape {shape}")
    b.add("fill", op.name, [op.needed(1)], [op.output], shape=shape)


@rule("GATHER")
def _gather(b: Builder, op: TfliteOp) -> None:
    if op.whole(1):
        raise UnsupportedError(f"{op.where}: gathers within a batch of {op.whole(1)} axes")
    axis = axis_of(op.whole(0), b.rank(op.needed(0)), op.where)
    b.add("gather", op.name, [op.needed(0), op.needed(1)], [op.output], axis=axis)


@rule("CAST")
def _cast(b: Builder, op: TfliteOp) -> None:
    """Older files have no options; then the output's type in the file says it, which `reading` sets."""
    dtype = DTYPES.get(op.small(1), "") if op.options is not None else "float32"
    if not dtype:
        raise UnsupportedError(f"{op.where}: to TFLite type {op.small(1)}, which no kernel has")
    if dtype == b.tensor(op.needed(0)).dtype:
        b.alias(op.output, op.needed(0))
    else:
        b.add("cast", op.name, [op.needed(0)], [op.output], dtype=dtype)


# ---- images ------------------------------------------------------------------------------------------------------------
@rule("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")
def _resize(b: Builder, op: TfliteOp) -> None:
    size = b.numbers(op.needed(1), op.where)
    if len(size) != 2 or b.rank(op.needed(0)) != 4:
        raise InputError(f"{op.where}: got size {size} for {list(b.shape(op.needed(0)))}")
    mode, first = ("bilinear", 2) if op.code == "RESIZE_BILINEAR" else ("nearest", 0)
    b.add(
        "resize", op.name, [op.needed(0)], [op.output], height=size[0], width=size[1], mode=mode, align_corners=op.flag(first),
        half_pixel=op.flag(first + 1),
    )  # fmt: skip


@rule("DEPTH_TO_SPACE", "SPACE_TO_DEPTH")
def _blocks(b: Builder, op: TfliteOp) -> None:
    block = op.whole(0)
    if block < 1:
        raise InputError(f"{op.where}: got blocks of {block}")
    if op.code == "SPACE_TO_DEPTH":
        b.add("space_to_depth", op.name, [op.needed(0)], [op.output], block=block)
    else:
        b.add("depth_to_space", op.name, [op.needed(0)], [op.output], block=block, mode="DCR")


@rule("SPACE_TO_BATCH_ND", "BATCH_TO_SPACE_ND")
def _batches(b: Builder, op: TfliteOp) -> None:
    """Older files spell a dilated convolution as these two around a plain one; a pass recognises them."""
    shape = b.shape(op.needed(0))
    block, sides = b.numbers(op.needed(1), op.where), b.value(op.needed(2), op.where)
    if len(shape) != 4 or len(block) != 2 or sides.shape != (2, 2) or min(block) < 1:
        raise InputError(f"{op.where}: got block {block}, sides {sides.tolist()} for {list(shape)}")
    edges = [int(sides[0, 0]), int(sides[1, 0]), int(sides[0, 1]), int(sides[1, 1])]
    n, h, w, c = shape
    parts = block[0] * block[1]
    if op.code == "SPACE_TO_BATCH_ND":
        h, w = h + edges[0] + edges[2], w + edges[1] + edges[3]
        out, fits, key = (n * parts, h // block[0], w // block[1], c), not (h % block[0] or w % block[1]), "pads"
    else:
        out = (n // parts, h * block[0] - edges[0] - edges[2], w * block[1] - edges[1] - edges[3], c)
        fits, key = n % parts == 0, "crops"
    if not fits or min(out) < 1 or min(edges) < 0:
        raise InputError(f"{op.where}: got block {block}, {key} {edges} for {list(shape)}")
    sides_of: dict[str, Any] = {key: edges}
    b.custom(op.code, op.name, [op.needed(0)], [op.output], [out], block=block, **sides_of)
