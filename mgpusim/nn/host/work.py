"""What an operator asks of a CPU, in amounts that do not depend on it; `mgpusim.nn.host.cpu` says what they take.

The kernels are those of inference libraries on CPUs, as TensorFlow Lite's:

- Convolutions of one group are matrix products. Windows of more than one pixel are first gathered into a matrix ("im2col").
- A matrix product is made in blocks of `BLOCK` rows and columns, so that its sizes are rounded up.
- A product of one row with a matrix reads each weight once, and that is all; no threads share it.
- Depthwise convolutions have kernels of their own, and their padding is a copy of the input.
- Grouped convolutions have none: a plain loop, which no threads share.
- Boxes are suppressed class by class, as Paddle-Lite's multiclass_nms does: scores are scanned, those above the threshold sorted,
  and each candidate is compared with the boxes kept before it.
- Activations that cut off (`FUSED`) cost nothing behind products, sums and pooling. All other operators are passes over elements.
"""

from __future__ import annotations

import math

import msgspec

from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.kernels.detectors import grids_of, suppression_of
from mgpusim.nn.lowering.facts import rule_kind
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.passes.quantization import is_held_in_8_bits

BLOCK = 8
"""Rows and columns of a block of a matrix product: google/ruy, ruy/kernel_arm.h, kernels of 64-bit Arm."""
SERIAL_KINDS = frozenset({"nms", "detection_output", "yolo_output", "top_k", "sort", "argsort"})
"""Work of one core that compares and moves, and does not multiply."""
SUPPRESSING = frozenset({"tflite_detection_postprocess", "nonmaxsuppression", "detectionoutput"})
"""Custom operators, in lower case, that suppress boxes."""
SCAN_CYCLES, SORT_CYCLES, OVERLAP_CYCLES, DECODE_CYCLES = 6.0, 20.0, 28.0, 24.0
"""Of a score that is scanned, a candidate at each of log2(candidates) levels of a sort, two boxes that are compared, and a box
that is decoded: `validation/networks/suppression.cc` on an x86-64 of 3.1 GHz."""
CANDIDATES, COMPARED = 0.05, 0.37
"""Scores above the threshold, a guess, as it depends on the image: of a softmax with a background in each class, where all of 91
classes alike have 0.011, else of the best class of each box. And, in squares of the candidates of a class, how often boxes at
random places are compared (`suppression.cc`)."""
CERTAIN = 1e-6
"""Scores that every box exceeds."""
SORTS_ALL = frozenset({"top_k", "sort", "argsort"})
FREE_KINDS = frozenset({"reshape", "update_slice"})
"""Work that names memory anew, or is done where the operands lie."""
FUSED = frozenset({"relu", "relu6", "clip", "identity"})
"""Functions that a library applies to results before it stores them."""
FUSING = frozenset({"conv2d", "depthwise_conv2d", "fully_connected", "elementwise", "max_pool", "avg_pool"})
"""Kinds of operators that do so."""


class HostWork(msgspec.Struct, frozen=True):
    """What operators ask of a CPU; numbers may be columns.

    Attributes
    ----------
    macs : multiply-accumulates as the model counts them.
    operators : to be handed over, one after the other; `shared` of them are divided among threads.
    product_macs, results : of matrix products, in whole blocks.
    gathered : elements that are arranged for products; `weights` that are read.
    window_macs : of depthwise convolutions.
    loop_macs, loop_windows : of plain loops, and the windows of input that they go through.
    taps : elements that pooling reads, each as often as windows hold it.
    moved : elements that other operators make or take.
    cycles : of serial work of one core.
    bytes_b : read and written.
    integers : operands are integers of 8 bits.
    """

    macs: int = 0
    operators: float = 0.0
    shared: float = 0.0
    product_macs: float = 0.0
    results: float = 0.0
    gathered: float = 0.0
    weights: float = 0.0
    window_macs: float = 0.0
    loop_macs: float = 0.0
    loop_windows: float = 0.0
    taps: float = 0.0
    moved: float = 0.0
    cycles: float = 0.0
    bytes_b: float = 0.0
    integers: bool = False


def host_kind(graph: Graph, operator: Operator) -> str:
    """Return the kind by which the host's model knows an operator.

    >>> post = Operator("post", "custom", ("x",), ("y",), {"operator": "TFLite_Detection_PostProcess"})
    >>> host_kind(Graph("g", (post,), {}, ("x",), ("y",), "NHWC"), post)
    'nms'
    """
    own = str(operator.attributes.get("operator", "")).lower() if operator.kind == "custom" else ""
    return "nms" if own in SUPPRESSING else rule_kind(graph, operator)


def host_work(graph: Graph, group: OperatorGroup, *, integers: bool | None = None) -> HostWork:
    """Return what a group of operators asks of a CPU, one operator after the other.

    `integers` says whether operands are integers of 8 bits or float32, whatever the graph says.

    >>> tensors = {"x": Tensor("x", (1, 7, 7, 16)), "w": Tensor("w", (8, 3, 3, 16)), "y": Tensor("y", (1, 7, 7, 8))}
    >>> conv = Operator("c", "conv2d", ("x", "w"), ("y",), {"kernel": [3, 3], "strides": [1, 1], "groups": 1})
    >>> work = host_work(Graph("g", (conv,), tensors, ("x",), ("y",)), OperatorGroup(conv))
    >>> work.macs, work.product_macs, work.results, work.gathered  # 49 pixels are 7 blocks of 8
    (56448, 64512, 448, 7056)
    """
    tensors = graph.tensors
    named = [tensors[name] for name in (*group.inputs, *group.outputs)]
    if integers is None:
        moving = [tensor for tensor in named if not tensor.constant]
        integers = bool(moving) and all(map(is_held_in_8_bits, moving))
        bytes_b = sum(tensor.size_b for tensor in named)
    else:
        bytes_b = sum(tensor.count for tensor in named) * (1 if integers else 4)
    amounts = _amounts(graph, group.anchor)
    if not amounts:
        return HostWork(integers=integers)
    if group.anchor.kind == "gather":  # of a table only the rows that are asked for
        table, rows = tensors[group.anchor.inputs[0]], tensors[group.anchor.outputs[0]].count
        bytes_b -= table.size_b * max(0, table.count - rows) // table.count
    fusing = group.anchor.kind in FUSING
    for operator in group.fused:
        if operator.attributes.get("function") in FUSED and fusing:
            continue
        fusing = True
        amounts["operators"] += 1
        amounts["moved"] = amounts.get("moved", 0) + tensors[operator.outputs[0]].count
    return HostWork(macs=macs(graph, group.anchor), bytes_b=bytes_b, integers=integers, **amounts)


def _amounts(graph: Graph, operator: Operator) -> dict[str, int | float]:
    """Return the amounts of one operator; none of one that is free."""
    kind, tensors, a = host_kind(graph, operator), graph.tensors, operator.attributes
    outputs = tensors[operator.outputs[0]].count
    read = max((tensors[name].count for name in operator.inputs if name), default=0) if kind != "gather" else outputs
    if kind in FREE_KINDS:
        return {}
    if kind in SERIAL_KINDS:
        sorts = kind in SORTS_ALL
        return {"operators": 1, "cycles": SCAN_CYCLES * read + _sorted(read) if sorts else _suppressed(graph, operator, kind)}
    if kind in PRODUCTS:
        return {"operators": 1, **_product(graph, operator, kind)}
    if kind in ("max_pool", "avg_pool"):
        return {"operators": 1, "taps": outputs * math.prod(a["kernel"])}
    return {"operators": 1, "moved": max(outputs, read)}


def _sorted(count: float) -> float:
    return SORT_CYCLES * count * math.log2(max(1.0, count))


def _suppressed(graph: Graph, operator: Operator, kind: str) -> float:
    """Return the cycles that decoding boxes and suppressing those that overlap take."""
    a, shapes = operator.attributes, [graph.tensors[name].shape for name in operator.inputs if name]
    images, first, scores = shapes[0][0], math.prod(shapes[0]), math.prod(shapes[min(1, len(shapes) - 1)])
    boxes = max(1, first // images // 4)
    if kind == "yolo_output" and "anchors" in a:
        sizes = [graph.image(name) for name in operator.inputs]
        boxes = sum(grid.boxes for grid in grids_of(a, [(size.h, size.w) for size in sizes]))
        scores = images * boxes * int(a["classes"])
    asked = suppression_of(a, images, boxes, max(scores, images * boxes * (1 + int(a.get("background", 0)))))
    best = bool(a.get("best_class"))
    lists = images if best else asked.lists
    candidates = boxes * (CANDIDATES if (asked.score or 0.0) > CERTAIN else 1.0)
    if not asked.background and not best:  # of classes that share no sum a box exceeds it in one
        candidates /= asked.classes
    compete = min(candidates, float(asked.top))
    compared = compete * min(COMPARED * compete, float(asked.most))
    decoded = 0 if kind == "nms" else images * boxes * DECODE_CYCLES
    return SCAN_CYCLES * scores + decoded + lists * (_sorted(candidates) + OVERLAP_CYCLES * compared)


PRODUCTS = frozenset({"attention", "conv2d", "depthwise_conv2d", "conv_transpose2d", "fully_connected", "matmul", "lstm", "gru"})


def _product(graph: Graph, operator: Operator, kind: str) -> dict[str, int | float]:
    """Return the amounts of an operator that multiplies inputs by weights, or by each other."""
    tensors, a, work = graph.tensors, operator.attributes, macs(graph, operator)
    source, outputs, weights = (tensors[name].count for name in (operator.inputs[0], operator.outputs[0], operator.inputs[1]))
    if kind == "depthwise_conv2d":
        return {"shared": 1, "window_macs": work, "moved": source if any(a.get("pads", ())) else 0}
    if kind == "conv2d" and a["groups"] > 1:
        window = math.prod(a["kernel"])
        return {"loop_macs": work, "loop_windows": outputs * window}
    if kind in ("lstm", "gru"):  # products of one row in each step
        return {"weights": work}
    if kind == "attention":  # a product with keys and one with values
        keys, size = tensors[operator.inputs[1]].shape[-2:]
        return {"shared": 1, **_blocks(source // size, keys, work), "weights": 0}
    columns = graph.image(operator.outputs[0]).c
    if kind == "conv_transpose2d":  # each pixel makes a window of results, which are added up
        columns, rows = columns * math.prod(a["kernel"]), source // max(1, graph.image(operator.inputs[0]).c)
        return {"shared": 1, **_blocks(rows, columns, work), "weights": weights, "moved": rows * columns}
    rows = outputs // max(1, columns)
    if rows == 1 and kind != "conv2d":
        return {"weights": weights}
    amounts = {"shared": 1, **_blocks(rows, columns, work), "weights": weights}
    if kind == "conv2d" and (max(a["kernel"]) > 1 or max(a["strides"]) > 1):
        amounts["gathered"] = rows * (work // max(1, outputs))
    return amounts


def _blocks(rows: int, columns: int, work: int) -> dict[str, int | float]:
    """Return a product of so many rows and columns, in whole blocks."""
    results = -(-rows // BLOCK) * -(-columns // BLOCK) * BLOCK * BLOCK
    return {"product_macs": results * (work // max(1, rows * columns)), "results": results}
