"""TFLite operators that move elements, or compute shapes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.tflite.model import DTYPES
from mgpusim.nn.readers.formats.tflite.operator import RULES, TfliteOp, rule
from mgpusim.nn.readers.kinds.elements import cast
from mgpusim.nn.readers.kinds.shapes import (
    begin_and_size,
    blocks,
    larger,
    new_axes,
    pack,
    reshape,
    reshaped,
    split,
    strided,
    unpack,
    without,
)  # fmt: skip


@rule("EXPAND_DIMS")
def _expand_dims(op: TfliteOp) -> None:
    axes = op.numbers(1)
    if len(axes) != 1:
        raise InputError(f"{op.where}: got {len(axes)} axes, expected one")
    new_axes(op, axes)


# ---- parts -------------------------------------------------------------------------------------------------------------
@rule("SLICE")
def _slice(op: TfliteOp) -> None:
    starts, sizes = begin_and_size(op)
    op.give("slice", [op.needed()], starts=starts, sizes=sizes, steps=[1] * len(starts))


@rule("STRIDED_SLICE")
def _strided_slice(op: TfliteOp) -> None:
    x, shape = op.needed(), list(op.shape())
    begin, end, step = (op.numbers(i) for i in (1, 2, 3))
    masks = [op.whole(field) for field in range(5)]
    if not len(begin) == len(end) == len(step) or masks[2] & (masks[2] - 1):
        raise InputError(f"{op.where}: got {len(begin)} starts, {len(end)} ends, {len(step)} steps")
    starts, sizes, steps, out = strided(op, begin, end, step, masks)
    whole = sizes == shape and set(steps) <= {1}
    if whole and out == shape:
        op.same(x)
        return
    if not whole:
        sliced = op.output if out == sizes else op.b.fresh(f"{op.output}/slice")
        x = op.b.add("slice", op.name, [x], [sliced], starts=starts, sizes=sizes, steps=steps)
    if x != op.output:
        op.b.add("reshape", f"{op.name}/axes", [x], [op.output], shape=out)


@rule("SPLIT", "SPLIT_V")
def _split(op: TfliteOp) -> None:
    source, at = (1, 0) if op.kind == "SPLIT" else (0, 2)
    x, axes, count = op.needed(source), op.numbers(at), len(op.outputs)
    if len(axes) != 1 or not count:
        raise InputError(f"{op.where}: got {len(axes)} axes and {count} outputs")
    axis = op.axis(axes[0], source)
    split(op, x, axis, [op.b.shape(x)[axis] // count] * count if op.kind == "SPLIT" else op.numbers(1), count)


@rule("PAD", "PADV2", "MIRROR_PAD")
def _pad(op: TfliteOp) -> None:
    pads, rank = op.b.value(op.needed(1), op.where), len(op.shape())
    if pads.shape != (rank, 2) or pads.min() < 0:
        raise InputError(f"{op.where}: got pads {pads.tolist()}, expected {rank} pairs")
    mode = "constant"
    if op.kind == "MIRROR_PAD":
        mode = "reflect" if op.whole(0, "b") == 0 else "symmetric"
    given = op.b.known(op.input(2)) if op.kind == "PADV2" and op.input(2) else None
    value = float(given.reshape(-1)[0]) if given is not None and given.size else 0.0
    before, after = ([int(size) for size in pads[:, side]] for side in (0, 1))
    if any(before) or any(after):
        op.give("pad", [op.needed()], before=before, after=after, mode=mode, value=value)
    else:
        op.same(op.needed())


@rule("FILL")
def _fill(op: TfliteOp) -> None:
    shape = op.numbers(0)
    if min(shape, default=0) < 0:
        raise InputError(f"{op.where}: got shape {shape}")
    op.give("fill", [op.needed(1)], shape=shape)


@rule("GATHER")
def _gather(op: TfliteOp) -> None:
    if op.whole(1):
        raise UnsupportedError(f"{op.where}: gathers within a batch of {op.whole(1)} axes")
    op.give("gather", [op.needed(0), op.needed(1)], axis=op.axis(op.whole(0)))


@rule("CAST")
def _cast(op: TfliteOp) -> None:
    """Older files have no options; then the output's type in the file says it, which `reading` sets."""
    cast(op, DTYPES.get(op.whole(1, "b")) if op.parameters is not None else "float32", f"TFLite type {op.whole(1, 'b')}")


# ---- images ------------------------------------------------------------------------------------------------------------
@rule("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")
def _resize(op: TfliteOp) -> None:
    size = op.numbers(1)
    if len(size) != 2 or len(op.shape()) != 4:
        raise InputError(f"{op.where}: got size {size} for {list(op.shape())}")
    mode, first = ("bilinear", 2) if op.kind == "RESIZE_BILINEAR" else ("nearest", 0)
    op.give(
        "resize", [op.needed()], height=size[0], width=size[1], mode=mode, align_corners=op.flag(first),
        half_pixel=op.flag(first + 1),
    )  # fmt: skip


@rule("SPACE_TO_BATCH_ND", "BATCH_TO_SPACE_ND")
def _batches(op: TfliteOp) -> None:
    """Older files spell a dilated convolution as these two around a plain one; a pass recognises them."""
    shape = op.shape()
    block, sides = op.numbers(1), op.b.value(op.needed(2), op.where)
    if len(shape) != 4 or len(block) != 2 or sides.shape != (2, 2) or min(block) < 1:
        raise InputError(f"{op.where}: got block {block}, sides {sides.tolist()} for {list(shape)}")
    edges = [int(sides[0, 0]), int(sides[1, 0]), int(sides[0, 1]), int(sides[1, 1])]
    n, h, w, c = shape
    parts = block[0] * block[1]
    if op.kind == "SPACE_TO_BATCH_ND":
        h, w = h + edges[0] + edges[2], w + edges[1] + edges[3]
        out, fits, key = (n * parts, h // block[0], w // block[1], c), not (h % block[0] or w % block[1]), "pads"
    else:
        out = (n // parts, h * block[0] - edges[0] - edges[2], w * block[1] - edges[1] - edges[3], c)
        fits, key = n % parts == 0, "crops"
    if not fits or min(out) < 1 or min(edges) < 0:
        raise InputError(f"{op.where}: got block {block}, {key} {edges} for {list(shape)}")
    sides_of: dict[str, Any] = {key: edges}
    op.host([op.needed()], [out], block=block, **sides_of)


RULES.update({
    "RESHAPE": lambda op: reshape(op, reshaped(op, math.prod(op.shape()), op.numbers(1) if op.input(1) else op.wholes(0))),
    "SQUEEZE": lambda op: without(op, {op.axis(axis) for axis in op.wholes(0)} or None),
    "SHAPE": lambda op: op.given(np.array(op.shape(), np.int64 if op.whole(0, "b") == 4 else np.int32)),
    "RANK": lambda op: op.given(np.array(len(op.shape()), np.int32)),
    "TRANSPOSE": lambda op: op.give("transpose", [op.needed()], order=op.numbers(1)),
    "PACK": lambda op: pack(op, op.whole(1)),
    "UNPACK": lambda op: unpack(op, op.whole(1), [op.b.fresh(f"{name}/part") for name in op.outputs]),
    "CONCATENATION": lambda op: op.give("concat", op.all_inputs(), axis=op.axis(op.whole(0))),
    "TILE": lambda op: larger(op, True),
    "BROADCAST_TO": lambda op: larger(op, False),
    "ZEROS_LIKE": lambda op: op.filled(op.shape(), np.zeros((), op.b.tensor(op.needed()).dtype)),
    "DEPTH_TO_SPACE": lambda op: blocks(op, op.whole(0), "DCR"),
    "SPACE_TO_DEPTH": lambda op: blocks(op, op.whole(0)),
})  # fmt: skip
