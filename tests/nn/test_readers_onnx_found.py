"""Operators of ONNX that make as many elements as they find, and what picks elements by their places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.readers import read_network

onnx = pytest.importorskip("onnx")


def tail(tmp_path: Path, **more: Any) -> Graph:
    """The end of a detector: what is above a threshold, and its scores."""
    info, one = onnx.helper.make_tensor_value_info, np.array([0.5], np.float32)
    nodes = [
        onnx.helper.make_node("Greater", ["x", "t"], ["g"]),
        onnx.helper.make_node("NonZero", ["g"], ["nz"]),
        onnx.helper.make_node("Transpose", ["nz"], ["at"], perm=[1, 0]),
        onnx.helper.make_node("GatherND", ["x", "at"], ["out"]),
    ]
    graph = onnx.helper.make_graph(
        nodes, "det", [info("x", 1, [1, 100])], [info("out", 1, ["m"])], [onnx.numpy_helper.from_array(one, "t")]
    )
    made = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)])
    made.ir_version = 8
    (tmp_path / "det.onnx").write_bytes(made.SerializeToString())
    return read_network(tmp_path / "det.onnx", **more)


def test_who_says_how_many_are_found_is_believed(tmp_path: Path) -> None:
    every = tail(tmp_path)
    assert (every.tensors["nz"].shape, every.tensors["out"].shape) == ((2, 100), (100,))
    assert any("--input nz=2xN says how many" in note for note in every.notes)
    some = tail(tmp_path, inputs={"nz": (2, 20)})
    assert (some.tensors["nz"].shape, some.tensors["out"].shape) == ((2, 20), (20,))
    assert not any("NonZero taken" in note for note in some.notes)


@pytest.mark.parametrize("shape", [(20,), (1, 20), (2, 0), (2, 101), (2, 20, 1)])
def test_no_more_are_found_than_there_are(tmp_path: Path, shape: tuple[int, ...]) -> None:
    with pytest.raises(InputError, match=r"--input nz: got [\dx]+, expected 2x1\.\.100 of NonZero"):
        tail(tmp_path, inputs={"nz": shape})


@pytest.mark.parametrize(
    ("data", "places", "same", "shape"),
    [
        ((2, 2), (2, 2), 0, (2,)),
        ((2, 2, 2), (2, 1, 2), 0, (2, 1, 2)),
        ((2, 2, 2), (2, 1), 1, (2, 2)),
        ((4, 5, 6), (3, 1), 0, (3, 5, 6)),
    ],
)
def test_gather_nd_has_the_shape_that_onnxruntime_gives(
    tmp_path: Path, data: tuple[int, ...], places: tuple[int, ...], same: int, shape: tuple[int, ...]
) -> None:
    runtime = pytest.importorskip("onnxruntime")
    info = onnx.helper.make_tensor_value_info
    node = onnx.helper.make_node("GatherND", ["x", "i"], ["y"], batch_dims=same)
    graph = onnx.helper.make_graph([node], "g", [info("x", 1, data), info("i", 7, places)], [info("y", 1, None)])
    made = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)])
    made.ir_version = 8
    path = tmp_path / "g.onnx"
    path.write_bytes(made.SerializeToString())
    (theirs,) = runtime.InferenceSession(str(path)).run(None, {"x": np.zeros(data, np.float32), "i": np.zeros(places, np.int64)})
    assert read_network(path).tensors["y"].shape == theirs.shape == shape
