"""ONNX's own inference may abort or take any memory: it does so in another process, after our rules."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.readers import read_network
from mgpusim.nn.readers.formats.onnx import inference

onnx = pytest.importorskip("onnx")
h, nh = onnx.helper, onnx.numpy_helper
FLOATS = np.zeros((8, 8, 3, 3), np.float32)


def model(
    nodes: list[object], constants: dict[str, np.ndarray], x: tuple[int, ...] = (1, 8, 16, 16), out: object = None
) -> bytes:
    info = h.make_tensor_value_info
    outputs = [info("y", onnx.TensorProto.FLOAT, out)]
    inits = [nh.from_array(value, name) for name, value in constants.items()]
    graph = h.make_graph(nodes, "g", [info("x", onnx.TensorProto.FLOAT, x)], outputs, inits)
    made = h.make_model(graph, opset_imports=[h.make_opsetid("", 13)])
    made.ir_version = 8
    return made.SerializeToString()


def read(data: bytes, **more: object) -> Graph:
    Path("m.onnx").write_bytes(data)
    return read_network(Path("m.onnx"), **more)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def cut() -> bytes:
    """A healthy model of which ONNX's inference aborts where its input is smaller than its window."""
    ends = {name: np.array([value], np.int64) for name, value in (("s", 0), ("e", 4), ("ax", 2))}
    nodes = [h.make_node("Conv", ["x", "w"], ["a"]), h.make_node("Slice", ["a", "s", "e", "ax"], ["y"])]
    return model(nodes, {"w": np.zeros((8, 3, 7, 7), np.float32)} | ends, (1, 3, 32, 32))


def doubled(times: int, op: str) -> bytes:
    """A vector of numbers concatenated with itself; whatever works out its values needs 2 ** times of them."""
    nodes = [h.make_node("Concat", [f"r{i or ''}"] * 2, [f"r{i + 1}"], axis=0) for i in range(times)]
    return model([*nodes, h.make_node(op, ["x", f"r{times}"], ["y"])], {"r": np.array([1], np.int64)})


def test_our_rules_refuse_first_what_would_end_the_process() -> None:
    assert read(cut()).tensors["y"].shape == (1, 8, 4, 26)
    with pytest.raises(InputError, match=r"operator a \(conv2d\): makes \[1, 8, -2, -2\], expected positive sizes"):
        read(cut(), inputs={"x": (1, 3, 4, 4)})


def test_an_inference_that_aborts_is_no_inference_and_the_next_one_works() -> None:
    small = onnx.load_from_string(cut())
    for size, value in zip(small.graph.input[0].type.tensor_type.shape.dim, (1, 3, 4, 4), strict=True):
        size.dim_value = value
    healthy = cut()
    for _ in range(2):
        assert inference.infer_shapes(small.SerializeToString()) == ({}, "")
        assert inference.infer_shapes(healthy)[0]["y"] == (1, 8, 4, 26)


def test_inference_keeps_to_memory_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """40 doublings are 2 ** 40 numbers: they end at the limit of memory, or when the time is up."""
    monkeypatch.setenv(inference.SECONDS, "1")
    assert inference.infer_shapes(doubled(40, "Reshape")) == ({}, "")
    with pytest.raises(InputError, match=r"operator y \(Reshape\): expected a constant as 'r40'"):
        read(doubled(40, "Reshape"))
    with pytest.raises(UnsupportedError, match="'NoSuch' is unknown, and the shape of its output 'y' too"):
        read(doubled(40, "NoSuch"))


def test_processes_that_were_forked_have_an_inference_of_their_own() -> None:
    inference.infer_shapes(cut())
    assert inference._children[0].owner == os.getpid()
    inference._children[0].owner = -1  # as a forked process finds it
    assert inference.infer_shapes(cut())[0]["y"] == (1, 8, 4, 26)
    assert inference._children[0].owner == os.getpid()


W = {"w": FLOATS}
CONV = ["x", "w"]


@pytest.mark.parametrize(
    ("node", "constants", "message"),
    [
        (h.make_node("Conv", CONV, ["y"], auto_pad="FOO"), W, "operator y (Conv): unknown auto_pad 'FOO'"),
        (h.make_node("Conv", CONV, ["y"], auto_pad="SAME"), W, "unknown auto_pad 'SAME'. Known: NOTSET, SAME_LOWER"),
        (h.make_node("Conv", CONV, ["y"], group=1.5), W, "operator y (Conv): Mismatched attribute type"),
        (h.make_node("Conv", [*CONV, "b", "b", "b"], ["y"]), W | {"b": np.zeros(8, np.float32)}, "input size 5 not in range"),
        (h.make_node("LRN", ["x"], ["y"]), {}, "operator y (LRN): "),
        (h.make_node("Conv", CONV, ["y"]), {"w": FLOATS.astype(bool)}, "got weights of bool, expected floats"),
        (h.make_node("Conv", CONV, ["y"]), {"w": FLOATS.astype(np.int64)}, "got weights of int64, expected floats"),
        (h.make_node("Conv", [*CONV, "b"], ["y"]), W | {"b": np.zeros(7, np.float32)}, "got a bias [7] for 8 channels"),
        (h.make_node("Gather", ["x", "i"], ["y"], axis=1), {"i": np.array([8], np.int64)}, "got places 8 to 8, expected -8 to 7"),
        (h.make_node("Squeeze", ["x", "i"], ["y"]), {"i": np.array([0, -4], np.int64)}, "names an axis twice, [0, -4]"),
        (h.make_node("ReduceMean", ["x"], ["y"], axes=[1, 1]), {}, "names an axis twice, [1, 1]"),
    ],
)  # fmt: skip
def test_models_that_mean_nothing_are_refused(node: object, constants: dict[str, np.ndarray], message: str) -> None:
    """The defect: each of them had a latency."""
    with pytest.raises(InputError) as error:
        read(model([node], constants))
    assert message in str(error.value)
