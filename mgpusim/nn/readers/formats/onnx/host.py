"""ONNX operators that stay on the CPU, or that nobody can run layer by layer: sorting, boxes, control flow."""

from __future__ import annotations

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import axis_of
from mgpusim.nn.readers.formats.onnx.model import Node
from mgpusim.nn.readers.formats.onnx.rules import rule

__all__: list[str] = []


@rule("If", "Loop", "Scan", "SequenceMap")
def _control_flow(b: Builder, node: Node) -> None:
    raise UnsupportedError(
        f"operator {node.name}: '{node.op}' is control flow, whose time depends on data; export the network without it, "
        "e.g. with fixed input shapes and constants folded"
    )


@rule("TopK")
def _top_k(b: Builder, node: Node) -> None:
    shape, whose = list(b.shape(node.needed(0))), f"operator {node.name} (TopK)"
    axis = axis_of(node.whole("axis", -1), len(shape), whose)
    found = b.numbers(node.input(1), whose) if node.input(1) else [node.whole("k", 0)]
    if len(found) != 1 or not 1 <= found[0] <= shape[axis]:
        raise InputError(f"{whose}: got k {found} of {shape[axis]}")
    shape[axis] = found[0]
    kept = [(name, dtype) for name, dtype in zip(node.outputs, (b.tensor(node.needed(0)).dtype, "int64"), strict=False) if name]
    b.custom(
        "TopK", node.name, [node.needed(0)], [name for name, _ in kept], [tuple(shape)] * len(kept), kind="top_k",
        dtype=[dtype for _, dtype in kept],
    )  # fmt: skip


@rule("NonMaxSuppression")
def _nms(b: Builder, node: Node) -> None:
    """Gives as many boxes as it finds; the most that it can is what counts."""
    boxes, scores = b.shape(node.needed(0)), b.shape(node.needed(1))
    if len(boxes) != 3 or len(scores) != 3:
        raise InputError(f"operator {node.name} (NonMaxSuppression): got boxes {list(boxes)}, scores {list(scores)}")
    most = b.numbers(node.input(2), f"operator {node.name} (NonMaxSuppression)")[0] if node.input(2) else boxes[1]
    count = scores[0] * scores[1] * max(1, min(most, boxes[1]))
    b.notes.append(f"{node.name}: NonMaxSuppression taken to find the most boxes that it may, {count}")
    b.custom("NonMaxSuppression", node.name, node.inputs[:2], [node.output], [(count, 3)], kind="nms", dtype="int64")


@rule("NonZero")
def _non_zero(b: Builder, node: Node) -> None:
    x = b.tensor(node.needed(0))
    b.notes.append(f"{node.name}: NonZero taken to find every element, {x.count}")
    b.custom("NonZero", node.name, node.inputs, [node.output], [(len(x.shape), x.count)], kind="non_zero", dtype="int64")
