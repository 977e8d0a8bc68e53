"""ONNX operators that most libraries leave to the CPU, or that nobody can run layer by layer: sorting, boxes, control flow."""

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
    results = (("values", b.tensor(node.needed(0)).dtype), ("positions", "int64"))
    kept = [(name, what, dtype) for name, (what, dtype) in zip(node.outputs, results, strict=False) if name]
    b.custom(
        "TopK", node.name, [node.needed(0)], [name for name, _, _ in kept], [tuple(shape)] * len(kept), kind="top_k",
        dtype=[dtype for _, _, dtype in kept], axis=axis, results=[what for _, what, _ in kept],
        descending=bool(node.whole("largest", 1)),
    )  # fmt: skip


@rule("NonMaxSuppression")
def _nms(b: Builder, node: Node) -> None:
    """Gives as many boxes as it finds; the most that it can is what counts. Of a class the best compete, 400 or all it keeps."""
    boxes, scores = b.shape(node.needed(0)), b.shape(node.needed(1))
    if len(boxes) != 3 or len(scores) != 3:
        raise InputError(f"operator {node.name} (NonMaxSuppression): got boxes {list(boxes)}, scores {list(scores)}")
    most = b.numbers(node.input(2), f"operator {node.name} (NonMaxSuppression)")[0] if node.input(2) else boxes[1]
    most = max(1, min(most, boxes[1]))
    count = _found(b, node, scores[0] * scores[1] * most, (-1, 3), "the most boxes that it may")
    b.custom(
        "NonMaxSuppression", node.name, node.inputs[:2], [node.output], [(count, 3)], kind="nms", dtype="int64",
        classes_first=True, centres=bool(node.whole("center_point_box", 0)), iou_threshold=_threshold(b, node, 3, 0.0),
        score_threshold=_threshold(b, node, 4, None), max_per_class=most, top_k=max(400, most),
    )  # fmt: skip


def _threshold(b: Builder, node: Node, index: int, default: float | None) -> float | None:
    """Return an input that is a number; the default where it is left out."""
    if not node.input(index):
        return default
    return float(b.value(node.input(index), f"operator {node.name} (NonMaxSuppression)").reshape(-1)[0])


# ---- regions and sums --------------------------------------------------------------------------------------------------
@rule("RoiAlign")
def _roi_align(b: Builder, node: Node) -> None:
    shape, count = _regions(b, node, 4)
    rows, columns = node.whole("output_height", 1), node.whole("output_width", 1)
    half = "half_pixel" if node.opset >= 16 else "output_half_pixel"
    b.custom(
        "RoiAlign", node.name, [node.needed(i) for i in range(3)], [node.output], [(count, shape[1], rows, columns)],
        kind="roi_align", size=[rows, columns], samples=max(0, node.whole("sampling_ratio", 0)),
        scale=node.number("spatial_scale", 1.0), maximum=node.text("mode", "avg") == "max",
        aligned=node.text("coordinate_transformation_mode", half) == "half_pixel",
    )  # fmt: skip


@rule("MaxRoiPool")
def _roi_pool(b: Builder, node: Node) -> None:
    shape, count = _regions(b, node, 5)
    size = node.wholes("pooled_shape", count=2)
    b.custom(
        "MaxRoiPool", node.name, [node.needed(0), node.needed(1)], [node.output], [(count, shape[1], *size)], kind="roi_pool",
        size=size, scale=node.number("spatial_scale", 1.0),
    )  # fmt: skip


def _regions(b: Builder, node: Node, numbers: int) -> tuple[tuple[int, ...], int]:
    """Return the shape of the image and the number of regions."""
    shape, regions = b.shape(node.needed(0)), b.shape(node.needed(1))
    if len(shape) != 4 or len(regions) != 2 or regions[1] != numbers:
        raise InputError(
            f"operator {node.name} ({node.op}): got an image {list(shape)} and regions {list(regions)}, expected four dimensions "
            f"and {numbers} numbers for each region"
        )
    return shape, regions[0]


@rule("CumSum")
def _cumsum(b: Builder, node: Node) -> None:
    shape, whose = b.shape(node.needed(0)), f"operator {node.name} (CumSum)"
    axis = axis_of(b.numbers(node.needed(1), whose)[0], len(shape), whose)
    b.custom(
        "CumSum", node.name, [node.needed(0)], [node.output], [shape], kind="cumsum", axis=axis,
        exclusive=bool(node.whole("exclusive", 0)), reverse=bool(node.whole("reverse", 0)),
    )  # fmt: skip


@rule("NonZero")
def _non_zero(b: Builder, node: Node) -> None:
    x = b.tensor(node.needed(0))
    count = _found(b, node, x.count, (len(x.shape), -1), "every element")
    b.custom("NonZero", node.name, node.inputs, [node.output], [(len(x.shape), count)], kind="non_zero", dtype="int64")


def _found(b: Builder, node: Node, most: int, shape: tuple[int, int], what: str) -> int:
    """Return how many elements an operator is taken to find: what the user said, else the most.

    Parameters
    ----------
    shape : of the output, with -1 in place of how many there are.
    """
    given = node.attributes.get("bound")
    if given is None:
        more = f"--input {node.output}={'x'.join('N' if size < 0 else str(size) for size in shape)} says how many"
        b.notes.append(f"{node.name}: {node.op} taken to find {what}, {most}; {more}")
        return most
    count = int(given[shape.index(-1)]) if len(given) == 2 else 0
    if list(given) != [count if size < 0 else size for size in shape] or not 1 <= count <= most:
        expected = "x".join(f"1..{most}" if size < 0 else str(size) for size in shape)
        raise InputError(f"--input {node.output}: got {'x'.join(map(str, given))}, expected {expected} of {node.op}")
    return count


@rule("GatherND")
def _gather_nd(b: Builder, node: Node) -> None:
    data, places, whose = b.shape(node.needed(0)), b.shape(node.needed(1)), f"operator {node.name} (GatherND)"
    same = node.whole("batch_dims", 0)
    depth = places[-1] if places else 0
    fits = 0 <= same < min(len(data), len(places)) and 1 <= depth <= len(data) - same and data[:same] == places[:same]
    if not fits:
        raise InputError(f"{whose}: got places {list(places)} in {list(data)} with {same} dimensions alike")
    shape = (*places[:-1], *data[same + depth :])
    dtype = b.tensor(node.needed(0)).dtype
    b.custom("GatherND", node.name, node.inputs[:2], [node.output], [shape or (1,)], dtype=dtype)
