"""ONNX operators that most libraries leave to the CPU, or that nobody can run layer by layer: sorting, boxes, control flow."""

from __future__ import annotations

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.onnx.node import OnnxOp, rule


@rule("If", "Loop", "Scan", "SequenceMap")
def _control_flow(op: OnnxOp) -> None:
    raise UnsupportedError(
        f"operator {op.name}: '{op.kind}' is control flow, whose time depends on data; export the network without it, "
        "e.g. with fixed input shapes and constants folded"
    )


@rule("TopK")
def _top_k(op: OnnxOp) -> None:
    shape, axis = list(op.shape()), op.axis(op.whole("axis", -1))
    sizes = op.numbers(1) if op.input(1) else [op.whole("k", 0)]
    if len(sizes) != 1 or not 1 <= sizes[0] <= shape[axis]:
        raise InputError(f"{op.where}: got k {sizes} of {shape[axis]}")
    shape[axis] = sizes[0]
    results = (("values", op.b.tensor(op.needed()).dtype), ("positions", "int64"))
    kept = [(name, what, dtype) for name, (what, dtype) in zip(op.outputs, results, strict=False) if name]
    op.b.custom(
        "TopK", op.name, [op.needed()], [name for name, _, _ in kept], [tuple(shape)] * len(kept), kind="top_k",
        dtype=[dtype for _, _, dtype in kept], axis=axis, results=[what for _, what, _ in kept],
        descending=op.flag("largest", True),
    )  # fmt: skip


@rule("NonMaxSuppression")
def _nms(op: OnnxOp) -> None:
    """Gives as many boxes as it finds; the most that it can is what counts. Of a class the best compete, 400 or all it keeps."""
    boxes, scores = op.shape(), op.shape(1)
    if len(boxes) != 3 or len(scores) != 3:
        raise InputError(f"{op.where}: got boxes {list(boxes)}, scores {list(scores)}")
    most = op.numbers(2)[0] if op.input(2) else boxes[1]
    most = max(1, min(most, boxes[1]))
    count = _found(op, scores[0] * scores[1] * most, (-1, 3), "the most boxes that it may")
    op.host(
        op.inputs[:2], [(count, 3)], kind="nms", dtype="int64",
        classes_first=True, centres=op.flag("center_point_box"), iou_threshold=_threshold(op, 3, 0.0),
        score_threshold=_threshold(op, 4, None), max_per_class=most, top_k=max(400, most),
    )  # fmt: skip


def _threshold(op: OnnxOp, index: int, default: float | None) -> float | None:
    """Return an input that is a number; the default where it is left out."""
    if not op.input(index):
        return default
    return float(op.b.value(op.input(index), op.where).reshape(-1)[0])


# ---- regions and sums --------------------------------------------------------------------------------------------------
@rule("RoiAlign")
def _roi_align(op: OnnxOp) -> None:
    shape, count = _regions(op, 4)
    rows, columns = op.whole("output_height", 1), op.whole("output_width", 1)
    half = "half_pixel" if op.opset >= 16 else "output_half_pixel"
    op.host(
        [op.needed(i) for i in range(3)], [(count, shape[1], rows, columns)],
        kind="roi_align", size=[rows, columns], samples=max(0, op.whole("sampling_ratio", 0)),
        scale=op.real("spatial_scale", 1.0), maximum=op.text("mode", "avg") == "max",
        aligned=op.text("coordinate_transformation_mode", half) == "half_pixel",
    )  # fmt: skip


@rule("MaxRoiPool")
def _roi_pool(op: OnnxOp) -> None:
    shape, count = _regions(op, 5)
    size = op.wholes("pooled_shape", count=2)
    scale = op.real("spatial_scale", 1.0)
    op.host([op.needed(), op.needed(1)], [(count, shape[1], *size)], kind="roi_pool", size=size, scale=scale)


def _regions(op: OnnxOp, numbers: int) -> tuple[tuple[int, ...], int]:
    shape, regions = op.shape(), op.shape(1)
    if len(shape) != 4 or len(regions) != 2 or regions[1] != numbers:
        raise InputError(
            f"{op.where}: got an image {list(shape)} and regions {list(regions)}, expected four dimensions "
            f"and {numbers} numbers for each region"
        )
    return shape, regions[0]


@rule("CumSum")
def _cumsum(op: OnnxOp) -> None:
    op.host(
        [op.needed()], [op.shape()], kind="cumsum", axis=op.axis(op.numbers(1)[0]), exclusive=op.flag("exclusive"),
        reverse=op.flag("reverse"),
    )  # fmt: skip


@rule("NonZero")
def _non_zero(op: OnnxOp) -> None:
    x = op.b.tensor(op.needed())
    count = _found(op, x.count, (len(x.shape), -1), "every element")
    op.host(op.inputs, [(len(x.shape), count)], kind="non_zero", dtype="int64")


def _found(op: OnnxOp, most: int, shape: tuple[int, int], what: str) -> int:
    """Return how many elements an operator is taken to find: what the user said, else the most."""
    given = op.attributes.get("bound")
    if given is None:
        more = f"--input {op.output}={'x'.join('N' if size < 0 else str(size) for size in shape)} says how many"
        op.b.notes.append(f"{op.name}: {op.kind} taken to find {what}, {most}; {more}")
        return most
    count = int(given[shape.index(-1)]) if len(given) == 2 else 0
    if list(given) != [count if size < 0 else size for size in shape] or not 1 <= count <= most:
        expected = "x".join(f"1..{most}" if size < 0 else str(size) for size in shape)
        raise InputError(f"--input {op.output}: got {'x'.join(map(str, given))}, expected {expected} of {op.kind}")
    return count


@rule("GatherND")
def _gather_nd(op: OnnxOp) -> None:
    data, places = op.shape(), op.shape(1)
    same = op.whole("batch_dims", 0)
    depth = places[-1] if places else 0
    fits = 0 <= same < min(len(data), len(places)) and 1 <= depth <= len(data) - same and data[:same] == places[:same]
    if not fits:
        raise InputError(f"{op.where}: got places {list(places)} in {list(data)} with {same} dimensions alike")
    shape = (*places[:-1], *data[same + depth :])
    dtype = op.b.tensor(op.needed()).dtype
    op.host(op.inputs[:2], [shape or (1,)], dtype=dtype)
