"""Operators at the ends of detectors in ONNX, ncnn and TFLite: as other runtimes compute them, and planned for a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.readers import read_network
from mgpusim.nn.readers.formats.tflite.detectors import numbers_by_name
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.network_execution import run_plan
from tests.helpers.tflite_writer import TfliteWriter

Array = np.ndarray[Any, Any]
OPTIONS = bytes.fromhex(
    "6d61785f646574656374696f6e73006e6d735f696f755f7468726573686f6c64007573655f726567756c61725f6e6d73006e756d5f636c61737365730079"
    "5f7363616c650005463817280d00000000000a00000000000000010000000000000005000000000000000a00000000000000333333333333e33f5a000000"
    "0000000000000000000000000000000000002440070f076b0f2d2701"
)
"""As flatbuffers writes {max_detections: 10, nms_iou_threshold: 0.6, use_regular_nms: False, num_classes: 90, y_scale: 10.0}."""


def executed(graph: Graph, inputs: dict[str, Array]) -> dict[str, Array]:
    """What a plan computes with all operators on the GPU."""
    return run_plan(plan_network(graph, "adreno-640", "ours", precision="F32", strict=True), inputs)[0]


# ---- ONNX --------------------------------------------------------------------------------------------------------------
RNG = np.random.default_rng(7)
IMAGE = RNG.standard_normal((2, 5, 9, 12)).astype(np.float32)
CORNERS = np.array([[1, 2, 9, 14], [0, 0, 3.3, 4.7], [-2, 1, 20, 16], [5, 5, 6, 6.5]], np.float32)
WHICH = np.array([[0], [1], [1], [0]], np.float32)
LINES = RNG.standard_normal((2, 3, 8)).astype(np.float32)
NODES: dict[str, tuple[str, list[Array], list[Array | None], int, dict[str, Any]]] = {
    "top_k": ("TopK", [LINES], [np.array([3])], 2, {}),
    "smallest": ("TopK", [LINES], [np.array([2])], 2, {"axis": -1, "largest": 0}),
    "cumsum": ("CumSum", [LINES], [np.array(1)], 1, {"reverse": 1}),
    "cumsum_exclusive": ("CumSum", [LINES], [np.array(-1)], 1, {"exclusive": 1}),
    "roi_align": ("RoiAlign", [IMAGE, CORNERS], [np.array([0, 1, 1, 0])], 1, {
        "output_height": 3, "output_width": 2, "sampling_ratio": 2, "spatial_scale": 0.5}),
    "roi_align_max": ("RoiAlign", [IMAGE, CORNERS], [np.array([0, 1, 1, 0])], 1, {
        "output_height": 2, "output_width": 2, "mode": "max", "coordinate_transformation_mode": "output_half_pixel"}),
    "roi_pool": ("MaxRoiPool", [IMAGE, np.concatenate([WHICH, CORNERS], 1)], [], 1, {
        "pooled_shape": [2, 3], "spatial_scale": 0.5}),
}  # fmt: skip


def onnx_graph(tmp_path: Path, op: str, x: list[Array], constants: Any, outputs: int, more: Any) -> tuple[Graph, list[Array]]:
    """A model of one operator, and what onnxruntime makes of it."""
    runtime = pytest.importorskip("onnxruntime")
    onnx_nets = pytest.importorskip("tests.helpers.onnx_nets")
    made = onnx_nets.single(op, [one.shape for one in x], constants, outputs, **more)
    whole = {"TopK": 1, "NonMaxSuppression": 0}.get(op, outputs)
    for output in made.graph.output[whole:]:
        output.type.tensor_type.elem_type = onnx_nets.TYPES["int64"]
    path = tmp_path / "net.onnx"
    path.write_bytes(made.SerializeToString())
    session = runtime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    graph = read_network(path, values=True)
    found = session.run(None, dict(zip([one.name for one in session.get_inputs()], x, strict=True)))
    return graph, [np.asarray(one) for one in found]


@pytest.mark.parametrize("name", NODES)
def test_onnx_operators_compute_what_onnxruntime_does(tmp_path: Path, name: str) -> None:
    graph, want = onnx_graph(tmp_path, *NODES[name])
    inputs = dict(zip(graph.inputs, NODES[name][1], strict=True))
    for found in (run_graph(graph, inputs), executed(graph, inputs)):
        for tensor, values in zip(graph.outputs, want, strict=True):
            np.testing.assert_allclose(found[tensor], values, rtol=0, atol=2e-5)


def test_boxes_that_onnxruntime_selects(tmp_path: Path) -> None:
    boxes = RNG.uniform(0, 1, (2, 20, 4)).astype(np.float32)
    scores = RNG.permutation(120).reshape(2, 3, 20).astype(np.float32) / 120
    held = [np.array([4]), np.array([0.3], np.float32), np.array([0.2], np.float32)]
    graph, want = onnx_graph(tmp_path, "NonMaxSuppression", [boxes, scores], held, 1, {"center_point_box": 1})
    assert graph.tensors[graph.outputs[0]].shape == (24, 3)
    inputs = dict(zip(graph.inputs, (boxes, scores), strict=True))
    for found in (run_graph(graph, inputs), executed(graph, inputs)):
        rows = found[graph.outputs[0]].astype(int)
        np.testing.assert_array_equal(rows[: len(want[0])], want[0])
        assert (rows[len(want[0]) :] == -1).all()


def test_regions_of_other_sizes_are_refused(tmp_path: Path) -> None:
    onnx_nets = pytest.importorskip("tests.helpers.onnx_nets")
    path = tmp_path / "net.onnx"
    path.write_bytes(onnx_nets.single("MaxRoiPool", [(1, 3, 9, 9), (4, 4)], pooled_shape=[2, 2]).SerializeToString())
    with pytest.raises(InputError, match="MaxRoiPool"):
        read_network(path)


# ---- ncnn --------------------------------------------------------------------------------------------------------------
def ncnn(tmp_path: Path, *layers: str) -> Graph:
    path = tmp_path / "net.param"
    path.write_text("\n".join(["7767517", f"{len(layers)} 99", *layers, ""]), encoding="utf-8")
    return read_network(path)


def inputs_of(graph: Graph) -> dict[str, Array]:
    rng = np.random.default_rng(9)
    return {name: rng.uniform(0, 1, graph.tensors[name].shape).astype(np.float32) for name in graph.inputs}


def compare(graph: Graph) -> dict[str, Array]:
    """What the reference computes; a plan on the GPU computes the same."""
    inputs = inputs_of(graph)
    want, got = run_graph(graph, inputs), executed(graph, inputs)
    for name, values in want.items():
        np.testing.assert_allclose(got[name], values, rtol=0, atol=1e-4)
    return want


def test_default_boxes_of_ncnn(tmp_path: Path) -> None:
    """A small square, the one between small and large, and two of a ratio, around centres 8 pixels apart."""
    graph = ncnn(
        tmp_path, "Input image 0 1 image 0=32 1=16 2=3", "Input x 0 1 x 0=4 1=2 2=8",
        "PriorBox p 2 1 x image y -23300=1,4.0 -23301=1,9.0 -23302=1,4.0 7=1 8=0 13=0.5 9=-233 10=-233",
    )  # fmt: skip
    (found,) = compare(graph).values()
    assert found.shape == (1, 2, 4 * 8 * 4)
    sides = [(4, 4), (6, 6), (8, 2), (2, 8)]
    want = [[(4 - w / 2) / 32, (4 - h / 2) / 16, (4 + w / 2) / 32, (4 + h / 2) / 16] for w, h in sides]
    np.testing.assert_allclose(found[0, 0].reshape(-1, 4)[:4], want, atol=1e-6)
    np.testing.assert_allclose(found[0, 1, :4], [0.1, 0.1, 0.2, 0.2])


def test_detections_of_ncnn(tmp_path: Path) -> None:
    graph = ncnn(
        tmp_path, "Input image 0 1 image 0=32 1=16 2=3", "Input x 0 1 x 0=4 1=2 2=8", "Input offsets 0 1 offsets 0=64",
        "Input scores 0 1 scores 0=48", "PriorBox p 2 1 x image priors -23300=1,9.0 -23302=1,4.0 7=0 13=0.5",
        "DetectionOutput d 3 1 offsets scores priors y 0=3 1=0.45 2=100 3=7 4=0.3",
    )  # fmt: skip
    (found,) = compare(graph).values()
    assert found.shape == (1, 7, 6)
    assert set(found[0, :, 0]) <= {1.0, 2.0}  # never the background
    (end,) = (o for o in graph.operators if o.kind == "detection_output")
    assert (end.attributes["top_k"], end.attributes["score_threshold"]) == (100, 0.3)


def test_grids_of_ncnn(tmp_path: Path) -> None:
    layers = [
        "Input a 0 1 a 0=2 1=2 2=16",
        "Input b 0 1 b 0=4 1=4 2=16",
        "Yolov3DetectionOutput d 2 1 a b y 0=3 1=2 2=0.25 3=0.45 -23304=8,10.0,14.0,23.0,27.0,37.0,58.0,81.0,82.0"
        " -23305=4,2.0,3.0,0.0,1.0 -23306=2,32.0,16.0",
    ]
    graph = ncnn(tmp_path, *layers)
    (found,) = compare(graph).values()
    assert found.shape == (1, 40, 6)
    assert graph.operators[0].attributes["anchors"][0][0] == pytest.approx([37 / 64, 58 / 64])
    graph = ncnn(tmp_path, *layers[:2], "Yolov3DetectionOutput d 2 1 a b y 0=3 1=2")
    assert "d: grids without anchors." in plan_network(graph, "adreno-640", "ours").notes


def test_regions_of_ncnn(tmp_path: Path) -> None:
    layers = {"ROIAlign r 2 1 x at y 0=3 1=2 2=0.5 3=2 4=1": "roi_align", "ROIPooling r 2 1 x at y 0=3 1=2": "roi_pool"}
    for layer, kind in layers.items():
        graph = ncnn(tmp_path, "Input x 0 1 x 0=9 1=8 2=5", "Input at 0 1 at 0=4", layer)
        assert graph.operators[0].kind == kind
        (found,) = compare(graph).values()
        assert found.shape == (1, 5, 2, 3)
    with pytest.raises(InputError, match="expected four numbers each"):
        ncnn(tmp_path, "Input x 0 1 x 0=9 1=8 2=5", "Input at 0 1 at 0=3", layer)
    with pytest.raises(InputError, match="got 0x0 bins"):
        ncnn(tmp_path, "Input x 0 1 x 0=9 1=8 2=5", "Input at 0 1 at 0=4", "ROIPooling r 2 1 x at y")


# ---- TFLite ------------------------------------------------------------------------------------------------------------
def test_options_in_flexbuffers() -> None:
    want = {"max_detections": 10, "nms_iou_threshold": 0.6, "use_regular_nms": 0, "num_classes": 90, "y_scale": 10.0}
    assert numbers_by_name(OPTIONS, "operator") == want
    assert numbers_by_name(b"", "operator") == {}
    for cut in range(1, len(OPTIONS)):
        with pytest.raises(InputError, match="operator: its options are damaged"):
            numbers_by_name(OPTIONS[cut:] if cut > 80 else OPTIONS[:cut], "operator")


def test_detections_of_tflite(tmp_path: Path) -> None:
    w = TfliteWriter()
    x, s = w.tensor("x", (1, 30, 4)), w.tensor("s", (1, 30, 91))
    anchors = w.constant("anchors", np.random.default_rng(1).uniform(0.1, 0.9, (30, 4)).astype(np.float32))
    made = [w.tensor(name, shape) for name, shape in (("b", (1, 10, 4)), ("c", (1, 10)), ("p", (1, 10)), ("n", (1,)))]
    w.operator("CUSTOM", [x, s, anchors], made, custom="TFLite_Detection_PostProcess", custom_options=OPTIONS)
    path = tmp_path / "net.tflite"
    path.write_bytes(w.file([x, s], made))
    graph = read_network(path, values=True)
    (end,) = graph.operators
    assert (end.kind, end.attributes["background"], end.attributes["iou_threshold"]) == ("detection_output", 1, 0.6)
    found = compare(graph)
    assert found["n"].tolist() == [10]


def test_detections_of_tflite_need_their_number(tmp_path: Path) -> None:
    w = TfliteWriter()
    x, s, a = (w.tensor(name, shape) for name, shape in (("x", (1, 30, 4)), ("s", (1, 30, 91)), ("a", (30, 4))))
    made = [w.tensor(name, (1,)) for name in "bcpn"]
    w.operator("CUSTOM", [x, s, a], made, custom="TFLite_Detection_PostProcess")
    path = tmp_path / "net.tflite"
    path.write_bytes(w.file([x, s, a], made))
    with pytest.raises(InputError, match="max_detections"):
        read_network(path)
