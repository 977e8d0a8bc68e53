"""ONNX operators that take tensors apart, join them, pad, gather or resize them."""

from __future__ import annotations

import math

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import axis_of, sliced
from mgpusim.nn.readers.formats.onnx.model import Node
from mgpusim.nn.readers.formats.onnx.rules import rule
from mgpusim.nn.readers.formats.onnx.windows import as_image

__all__: list[str] = []

MODES = {"nearest": "nearest", "linear": "bilinear", "bilinear": "bilinear", "cubic": "bicubic"}


@rule("Slice")
def _slice(b: Builder, node: Node) -> None:
    x, whose = node.needed(0), f"operator {node.name} (Slice)"
    shape = b.shape(x)
    if node.input(1):
        starts, ends = b.numbers(node.needed(1), whose), b.numbers(node.needed(2), whose)
        axes = b.numbers(node.input(3), whose) if node.input(3) else list(range(len(starts)))
        steps = b.numbers(node.input(4), whose) if node.input(4) else [1] * len(starts)
    else:  # before version 10
        starts, ends = node.wholes("starts"), node.wholes("ends")
        axes, steps = node.wholes("axes", list(range(len(starts)))), [1] * len(starts)
    if not len(starts) == len(ends) == len(axes) == len(steps):
        raise InputError(f"{whose}: got {len(starts)} starts, {len(ends)} ends, {len(axes)} axes, {len(steps)} steps")
    first, sizes, stride = [0] * len(shape), list(shape), [1] * len(shape)
    for start, end, axis, step in zip(starts, ends, axes, steps, strict=True):
        at = axis_of(axis, len(shape), whose)
        first[at], sizes[at] = sliced(shape[at], start, end, step, whose)
        stride[at] = step
    if sizes == list(shape) and set(stride) <= {1}:
        b.alias(node.output, x)
    else:
        b.add(
            "slice", node.name, [x], [node.output], quantization=b.tensor(x).quantization, starts=first, sizes=sizes, steps=stride
        )


@rule("Split")
def _split(b: Builder, node: Node) -> None:
    x, whose = node.needed(0), f"operator {node.name} (Split)"
    shape = b.shape(x)
    axis = axis_of(node.whole("axis", 0), len(shape), whose)
    if node.input(1):
        sizes = b.numbers(node.input(1), whose)
    elif "split" in node.attributes:
        sizes = node.wholes("split")
    else:
        parts = node.whole("num_outputs", len(node.outputs))
        if parts < 1:
            raise InputError(f"{whose}: got {parts} parts")
        size = -(-shape[axis] // parts)
        sizes = [min(size, shape[axis] - size * i) for i in range(len(node.outputs))]
    if len(sizes) != len(node.outputs):
        raise InputError(f"{whose}: has {len(node.outputs)} outputs for {len(sizes)} parts")
    outputs = [name or b.fresh(f"{node.name}/unused") for name in node.outputs]
    b.add("split", node.name, [x], outputs, quantization=b.tensor(x).quantization, axis=axis, sizes=sizes)


@rule("Concat")
def _concat(b: Builder, node: Node) -> None:
    names = [name for name in node.inputs if name]
    if not names:
        raise InputError(f"operator {node.name} (Concat): has no inputs")
    axis = axis_of(node.whole("axis", 1), b.rank(names[0]), f"operator {node.name} (Concat)")
    if len(names) == 1:
        b.alias(node.output, names[0])
    else:
        b.add("concat", node.name, names, [node.output], axis=axis)


@rule("Pad")
def _pad(b: Builder, node: Node) -> None:
    x, whose = node.needed(0), f"operator {node.name} (Pad)"
    rank = b.rank(x)
    pads = b.numbers(node.input(1), whose) if node.input(1) else node.wholes("pads" if node.opset > 1 else "paddings")
    axes = [axis_of(axis, rank, whose) for axis in b.numbers(node.input(3), whose)] if node.input(3) else list(range(rank))
    if len(pads) != 2 * len(axes):
        raise InputError(f"{whose}: got {len(pads)} pads for {len(axes)} axes")
    before, after = [0] * rank, [0] * rank
    for i, axis in enumerate(axes):
        before[axis], after[axis] = pads[i], pads[i + len(axes)]
    if min(pads, default=0) < 0:
        raise UnsupportedError(f"{whose}: got pads {pads}; negative ones crop, which a Slice says")
    given = b.known(node.input(2)) if node.input(2) else None
    value = float(given.reshape(-1)[0]) if given is not None and given.size else node.number("value", 0.0)
    if not any(pads):
        b.alias(node.output, x)
        return
    mode = node.text("mode", "constant")
    b.add(
        "pad", node.name, [x], [node.output], quantization=b.tensor(x).quantization, before=before, after=after, mode=mode,
        value=value if math.isfinite(value) else math.copysign(3.4028234663852886e38, value),
    )  # fmt: skip


@rule("Gather")
def _gather(b: Builder, node: Node) -> None:
    x = node.needed(0)
    axis = axis_of(node.whole("axis", 0), b.rank(x), f"operator {node.name} (Gather)")
    places, size = b.known(node.needed(1)), b.shape(x)[axis]
    if places is not None and places.size and not (-size <= places.min() and places.max() < size):
        said = f"got places {places.min()} to {places.max()}, expected {-size} to {size - 1}"
        raise InputError(f"operator {node.name} (Gather): {said}, as axis {axis} of {list(b.shape(x))} has")
    b.add("gather", node.name, [x, node.needed(1)], [node.output], axis=axis, dtype=b.tensor(x).dtype)


# ---- resizing ----------------------------------------------------------------------------------------------------------
@rule("Resize", "Upsample")
def _resize(b: Builder, node: Node) -> None:
    x, flat = as_image(b, node, node.needed(0))
    old = b.shape(x)[:2] + b.shape(x)[3 if flat else 2 :]
    target = _resized(b, node, old)
    if target[:2] != list(old[:2]):
        raise UnsupportedError(f"operator {node.name} ({node.op}): resizes batch or channels, {list(old)} to {target}")
    mode = MODES.get(node.text("mode", "nearest"))
    if mode is None:
        raise InputError(f"operator {node.name} ({node.op}): unknown mode '{node.text('mode', '')}'")
    newer = node.op == "Resize" and node.opset >= 11
    how = node.text("coordinate_transformation_mode", "half_pixel") if newer else "asymmetric"
    height, width = (1, *target[2:]) if flat else target[2:]
    made = b.fresh(f"{node.output}/4d") if flat else node.output
    b.add(
        "resize", node.name, [x], [made], quantization=b.tensor(x).quantization, height=height, width=width, mode=mode,
        align_corners=how == "align_corners", half_pixel="half_pixel" in how,
    )  # fmt: skip
    if flat:
        b.add("reshape", f"{node.name}/3d", [made], [node.output], shape=target)


def _resized(b: Builder, node: Node, old: tuple[int, ...]) -> list[int]:
    """Return the shape after resizing, by sizes or by factors."""
    whose, rank = f"operator {node.name} ({node.op})", len(old)
    axes = [axis_of(axis, rank, whose) for axis in node.wholes("axes", list(range(rank)))]
    sizes = node.input(3)
    factors = node.input(2) if node.op == "Resize" and node.opset >= 11 else node.input(1)
    target = list(old)
    if sizes and b.tensor(sizes).count:
        given = b.numbers(sizes, whose)
        if len(given) != len(axes):
            raise InputError(f"{whose}: got {len(given)} sizes for {len(axes)} axes")
        for axis, size in zip(axes, given, strict=True):
            target[axis] = size
        return target
    if factors:
        scales = [float(factor) for factor in b.value(factors, whose).reshape(-1)]
    else:
        found = node.attributes.get("scales", ())
        scales = (
            [float(factor) for factor in found] if isinstance(found, list) and all(isinstance(f, float) for f in found) else []
        )
    if len(scales) != len(axes) or not all(0 < scale < 1 << 20 for scale in scales):
        raise InputError(f"{whose}: got factors {scales} for {len(axes)} axes")
    for axis, scale in zip(axes, scales, strict=True):
        target[axis] = math.floor(old[axis] * scale)
    return target


@rule("DepthToSpace")
def _depth_to_space(b: Builder, node: Node) -> None:
    block = _block(node)
    b.add("depth_to_space", node.name, [node.needed(0)], [node.output], block=block, mode=node.text("mode", "DCR"))


@rule("SpaceToDepth")
def _space_to_depth(b: Builder, node: Node) -> None:
    b.add("space_to_depth", node.name, [node.needed(0)], [node.output], block=_block(node))


def _block(node: Node) -> int:
    block = node.whole("blocksize", 0)
    if block < 1:
        raise InputError(f"operator {node.name} ({node.op}): got blocks of {block}")
    return block
