"""Ends of detectors, regions and sorting in networks, planned by profiles that have rules for them and executed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest

from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.graphs.operators import HOST_KINDS
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.zoo.builder import NetworkBuilder
from tests.helpers.network_execution import run_plan

LIBRARIES = ("ours", "tvm-2018", "naive")


def single_shot() -> Graph:
    """Default boxes of two grids, offsets and scores by softmax, rows of six."""
    b = NetworkBuilder("single_shot", values=True)
    images = [b.conv(b.input("x", (1, 8, 8, 3)), 8, 3, 2)]
    images.append(b.conv(images[0], 8, 3, 2))
    parts: list[list[str]] = [[], [], []]
    for image in images:
        for found, each in zip(parts, (4, 4), strict=False):
            found.append(b.reshape(b.conv(image, 2 * each, norm=False), (1, -1, each)))
        height, width = b.size(image)
        parts[2].append(b.host("prior_box", [image], [(1, height * width * 2, 4)]))
    boxes, scores, priors = (b.concat(found, axis=1) for found in parts)
    return b.graph((b.host("detection_output", [boxes, b.softmax(scores), priors], [(1, 7, 6)], background=1, top_k=9),))


def apart() -> Graph:
    """Constant default boxes; boxes, classes, scores and their number, as TensorFlow has them."""
    b = NetworkBuilder("apart", values=True)
    inputs = b.input("offsets", (2, 21, 4)), b.activation(b.input("scores", (2, 21, 3)), "sigmoid")
    shapes = [(2, 5, 4), (2, 5), (2, 5), (2,)]
    b.host("detection_output", [*inputs, b.constant("anchors", (21, 4), 0.5)], shapes, name="detection", first_class=3)
    return b.graph(tuple(f"detection:{i}" for i in range(4)))


def flat_priors() -> Graph:
    """Default boxes as two corners with variances behind them, all flat, as Caffe and ncnn have them."""
    b = NetworkBuilder("flat_priors")
    priors = b.host("prior_box", [b.input("x", (1, 3, 4, 8))], [(1, 2, 96)], corners=True, extents=[[0.4, 0.3], [0.7, 0.9]])
    offsets, scores = b.input("offsets", (1, 96)), b.activation(b.input("scores", (1, 72)), "sigmoid")
    return b.graph(
        (b.host("detection_output", [offsets, scores, priors], [(1, 9, 6)], corners=True, background=1, first_class=1),)
    )


def yolo() -> Graph:
    """Two grids, decoded together."""
    b = NetworkBuilder("yolo", values=True)
    first = b.conv(b.input("x", (2, 8, 8, 3)), 16, 3, 2, norm=False)
    second = b.conv(first, 16, 3, 2, norm=False)
    anchors = [[[1.0, 2.0], [3.0, 2.0]], [[4.0, 4.0], [5.0, 7.0]]]
    return b.graph(
        (b.host("yolo_output", [first, second], [(2, 9, 6)], anchors=anchors, classes=3, steps=[[2, 2], [4, 4]], top_k=16),)
    )


def selected() -> Graph:
    """ONNX's suppression: rows of image, class and box."""
    b = NetworkBuilder("selected")
    inputs = b.activation(b.input("boxes", (2, 15, 4)), "sigmoid"), b.input("scores", (2, 3, 15))
    return b.graph(
        (b.host("nms", inputs, [(24, 3)], classes_first=True, iou_threshold=0.2, score_threshold=None, max_per_class=4),)
    )


def best() -> Graph:
    """Boxes as centre and extent, and something element-wise behind the rows."""
    b = NetworkBuilder("best")
    inputs = b.activation(b.input("boxes", (1, 30, 4)), "sigmoid"), b.input("scores", (1, 30, 2))
    rows = b.host("nms", inputs, [(1, 11, 6)], centres=True)
    return b.graph((b.activation(rows, "relu"),))


def regions() -> Graph:
    """ROIAlign by image numbers, and ROI pooling behind a convolution."""
    b = NetworkBuilder("regions", values=True)
    x = b.conv(b.input("x", (2, 10, 12, 3)), 6, 3)
    at, image = b.affine(b.activation(b.input("at", (4, 4)), "sigmoid"), 20.0), b.input("images", (4,))
    aligned = b.host("roi_align", [x, at, image], [(4, 3, 2, 6)], size=[3, 2], samples=2, scale=0.5)
    return b.graph((b.activation(aligned, "relu"), b.host("roi_pool", [x, at], [(4, 2, 2, 6)], size=[2, 2], scale=0.5)))


def ranks() -> Graph:
    """The largest of lines, an order, a sort, and sums along two axes."""
    b = NetworkBuilder("ranks")
    x = b.input("x", (2, 3, 9))
    b.host("top_k", [x], [(2, 3, 4)] * 2, name="top", results=["values", "positions"])
    order = b.host("argsort", [x], [(2, 3, 9)], results=["positions"], descending=True)
    ordered = b.host("sort", [x], [(2, 3, 9)], results=["values"])
    sums = [b.host("cumsum", [x], [(2, 3, 9)], axis=axis, exclusive=axis == 1, reverse=axis == 1) for axis in (1, 2)]
    return b.graph(("top:0", "top:1", order, ordered, *sums))


BLOCKS: dict[str, Callable[[], Graph]] = {
    one.__name__: one for one in (single_shot, apart, flat_priors, yolo, selected, best, regions, ranks)
}


def library(name: str) -> Library:
    """A profile; of "naive" the rule for vision operators asks for that form."""
    profile = load_library("tvm-2018" if name == "naive" else name)
    if name != "naive":
        return profile
    rules = (msgspec.structs.replace(r, parameters={"naive": True}) if r.kernel == "vision" else r for r in profile.rule)
    return msgspec.structs.replace(profile, rule=tuple(rules))


@pytest.mark.each_time("selected-naive")
@pytest.mark.parametrize(
    ("block", "name"), [(b, n) for b in BLOCKS for n in LIBRARIES if n != "ours" or b not in ("single_shot", "yolo")]
)
def test_networks_end_on_the_gpu(block: str, name: str) -> None:
    graph = BLOCKS[block]()
    plan = plan_network(graph, "mali-g76-mp5" if name == "ours" else "intel-hd505", library(name), precision="F32", strict=True)
    inputs = {
        tensor: np.random.default_rng(3).standard_normal(graph.tensors[tensor].shape).astype(np.float32)
        for tensor in graph.inputs
    }
    inputs |= {"images": np.array([1, 0, 0, 1], np.float32)} if block == "regions" else {}
    got, _ = run_plan(plan, inputs, 1e-4)
    for tensor, want in run_graph(graph, inputs).items():
        assert np.abs(want).max() > 0
        found = got[tensor]
        if block == "selected" and name == "naive":  # in any order
            found, want = (np.array(sorted(one.tolist())) for one in (found, want))
        np.testing.assert_allclose(found, want, rtol=0, atol=2e-4 * float(np.abs(want).max()), err_msg=tensor)


@pytest.mark.slow
def test_the_end_of_a_network_in_half_precision_and_images() -> None:
    graph = yolo()
    plan = plan_network(graph, "adreno-640", "ours", precision="F16", strict=True)
    inputs = {"x": np.random.default_rng(3).standard_normal((2, 8, 8, 3)).astype(np.float32)}
    got, _ = run_plan(plan, inputs, 0.05)
    (name,) = graph.outputs
    assert (got[name][..., 0] >= 0).sum() == (run_graph(graph, inputs)[name][..., 0] >= 0).sum()


def test_profiles_without_a_rule_leave_them_to_the_cpu() -> None:
    plan = plan_network(ranks(), "adreno-640", "tflite-gpu")
    assert {step.work for step in plan.steps} >= {"fallback"}
    assert any("Operators on the CPU: 1 argsort, 2 cumsum, 1 sort, 1 top_k." in note for note in plan.notes)


def test_a_rule_for_everything_is_none_for_what_libraries_leave_to_the_cpu() -> None:
    base = load_library("ours")
    every = [msgspec.structs.replace(r, kinds=("*",)) for r in base.rule if r.kernel == "vision"]
    profile = msgspec.structs.replace(base, rule=(*every, *(r for r in base.rule if r.kernel != "vision")))
    assert "sort" in HOST_KINDS
    assert any("1 sort" in note for note in plan_network(ranks(), "adreno-640", profile).notes)


def test_lines_along_another_axis_fall_to_the_cpu_with_the_reason() -> None:
    tensors = {"x": Tensor("x", (1, 9, 4)), "y": Tensor("y", (1, 2, 4))}
    top = Operator("top", "top_k", ("x",), ("y",), {"axis": 1, "results": ["values"], "shapes": [[1, 2, 4]]})
    plan = plan_network(Graph("g", (top,), tensors, ("x",), ("y",)), "adreno-640", "ours")
    assert "top: top_k along another axis than the last." in plan.notes


def test_a_profile_may_extend_a_file_beside_it(tmp_path: Path) -> None:
    text = 'extends = "{}"\nname = "{}"\n[[rule]]\nkinds = ["nms"]\nkernel = "host"\nsource = "a test"\n'
    (tmp_path / "first.toml").write_text(text.format("ours", "first"), encoding="utf-8")
    (tmp_path / "second.toml").write_text(text.format("first.toml", "second"), encoding="utf-8")
    found, base = load_library(tmp_path / "second.toml"), load_library("ours")
    assert (found.name, [rule.kernel for rule in found.rule[:2]], found.rule[2:]) == ("second", ["host", "host"], base.rule)
