"""MNN models written operator by operator: two orders of axes become one, and shapes follow from the input."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.flatbuffer_writer import Field, flatbuffer

TYPES = {
    "BinaryOp": 7, "Concat": 10, "Const": 11, "Convolution": 12, "ConvolutionDepthwise": 13, "Deconvolution": 17, "Input": 34,
    "Padding": 45, "Pooling": 47, "Reduction": 68, "ReLU": 69, "Reshape": 73, "Scale": 77, "Shape": 80, "StridedSlice": 91,
    "UnaryOp": 101, "Softmax": 85, "ConvertTensor": 129, "While": 600, "Stft": 156,
}  # fmt: skip
"""Numbers of MNN.fbs (`OpType`)."""
NCHW, NHWC, NC4HW4 = 0, 1, 2


def op(kind: str, inputs: Sequence[int], outputs: Sequence[int], parameters: dict[int, Field] | None = None) -> dict[int, Field]:
    fields: dict[int, Field] = {
        0: ("vector", np.array(inputs, np.int32)), 3: ("text", f"{kind}_{outputs[0]}"),
        4: ("vector", np.array(outputs, np.int32)), 5: ("i32", TYPES[kind]),
    }  # fmt: skip
    if parameters is not None:
        fields |= {1: ("u8", 1), 2: ("table", parameters)}
    return fields


def image(shape: Sequence[int], order: int = NC4HW4) -> dict[int, Field]:
    return op("Input", [], [0], {0: ("vector", np.array(shape, np.int32)), 1: ("i32", 1), 2: ("i8", order)})


def conv(
    inputs: Sequence[int], outputs: Sequence[int], out: int, kernel: tuple[int, int], stride: int = 1, pad: int = 0,
    mode: int = 0, relu: bool = False, weights: np.ndarray[Any, Any] | None = None, kind: str = "Convolution",
) -> dict[int, Field]:  # fmt: skip
    common: dict[int, Field] = {
        0: ("i32", pad), 1: ("i32", pad), 2: ("i32", kernel[1]), 3: ("i32", kernel[0]), 4: ("i32", stride), 5: ("i32", stride),
        8: ("i8", mode), 9: ("i32", 1), 10: ("i32", out), 12: ("bool", relu),
    }  # fmt: skip
    parameters: dict[int, Field] = {0: ("table", common)}
    if weights is not None:
        parameters[1] = ("vector", weights)
        parameters[2] = ("vector", np.zeros(out, np.float32))
    return op(kind, inputs, outputs, parameters)


def convert(before: int, after: int, source: int, target: int) -> dict[int, Field]:
    return op("ConvertTensor", [before], [after], {0: ("i8", source), 1: ("i8", target)})


def whole(number: int, values: Sequence[int]) -> dict[int, Field]:
    array = np.array(values, np.int32)
    return op(
        "Const",
        [],
        [number],
        {0: ("vector", np.array([len(values)], np.int32)), 1: ("i8", NHWC), 2: ("i32", 3), 5: ("vector", array)},
    )


def read(tmp_path: Path, *ops: dict[int, Field], inputs: dict[str, tuple[int, ...]] | None = None) -> Graph:
    names = [f"t{i}" for i in range(20)]
    path = tmp_path / "net.mnn"
    path.write_bytes(flatbuffer({3: ("tables", list(ops)), 7: ("texts", names)}))
    return read_network(path, values=True, inputs=inputs)


def rand(*shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


def test_convolutions_and_their_padding(tmp_path: Path) -> None:
    """By numbers, "same" and "valid"; a fused rectifier stands behind."""
    weights = rand(5, 3, 3, 2)
    for mode, pad, out, pads in ((0, 1, (5, 6), [1, 1, 1, 1]), (2, 0, (5, 6), [1, 0, 1, 1]), (1, 0, (4, 5), [0, 0, 0, 0])):
        graph = read(tmp_path, image((1, 3, 9, 11)), conv([0], [1], 5, (3, 2), 2, pad, mode, True, weights))
        assert [one.kind for one in graph.operators] == ["conv2d", "elementwise"]
        assert graph.tensors[graph.outputs[0]].shape[2:] == out
        assert graph.operators[0].attributes["pads"] == pads
        np.testing.assert_array_equal(graph.values[graph.operators[0].inputs[1]], weights.transpose(0, 2, 3, 1))


def test_files_without_weights(tmp_path: Path) -> None:
    graph = read(tmp_path, image((1, 8, 9, 11)), conv([0], [1], 8, (3, 3), kind="ConvolutionDepthwise"))
    assert macs(graph, graph.operators[0]) == 8 * 7 * 9 * 9
    assert any("2 of 2 constants have no values" in note for note in graph.notes)


def test_axes_seen_as_channels_last_are_exchanged(tmp_path: Path) -> None:
    """Squeeze and excite as TFLite has it: MNN turns to n, h, w, c for the mean over axes 1 and 2, and back. Nothing moves."""
    ops = [
        image((1, 8, 5, 7)), convert(0, 1, NC4HW4, NHWC), whole(2, [1, 2]),
        op("Reduction", [1, 2], [3], {0: ("i8", 3), 3: ("bool", True)}), convert(3, 4, NHWC, NC4HW4), conv([4], [5], 8, (1, 1)),
        convert(5, 6, NC4HW4, NHWC), op("BinaryOp", [1, 6], [7], {0: ("i32", 2)}), convert(7, 8, NHWC, NC4HW4),
    ]  # fmt: skip
    graph = read(tmp_path, *ops)
    assert [one.kind for one in graph.operators] == ["reduce", "conv2d", "elementwise"]
    assert graph.operators[0].attributes["axes"] == [2, 3]
    assert graph.tensors[graph.outputs[0]].shape == (1, 8, 5, 7)


def test_elements_move_where_their_order_matters(tmp_path: Path) -> None:
    """A flattened tensor has its elements in the order n, h, w, c that MNN sees."""
    ops = [
        image((1, 2, 3, 4)),
        convert(0, 1, NC4HW4, NHWC),
        op("Reshape", [1], [2], {0: ("vector", np.array([1, -1], np.int32))}),
    ]
    graph = read(tmp_path, *ops)
    x = rand(1, 2, 3, 4)
    found = run_graph(graph, {graph.inputs[0]: x})[graph.outputs[0]]
    np.testing.assert_array_equal(found, x.transpose(0, 2, 3, 1).reshape(1, -1))


@pytest.mark.parametrize("order", [NCHW, NHWC])
def test_pads_slices_and_joins_in_both_orders(tmp_path: Path, order: int) -> None:
    """The same three operators with axes by either order give the same numbers."""
    pads = [0, 0, 1, 2, 0, 1, 0, 0] if order == NHWC else [0, 0, 0, 0, 1, 2, 0, 1]
    begin, end = ([0, 1, 0, 1], [1, 4, 3, 3]) if order == NHWC else ([0, 1, 1, 0], [1, 3, 4, 3])
    ops = [
        image((1, 3, 4, 5)), convert(0, 1, NC4HW4, order), whole(2, pads), op("Padding", [1, 2], [3], {0: ("i8", 0)}),
        whole(4, begin), whole(5, end), whole(6, [1, 1, 1, 1]), op("StridedSlice", [3, 4, 5, 6], [7], {}),
        op("Concat", [7, 7], [8], {0: ("i32", 3 if order == NHWC else 1)}), convert(8, 9, order, NC4HW4),
    ]  # fmt: skip
    graph = read(tmp_path, *ops)
    x = rand(1, 3, 4, 5)
    part = np.pad(x, ((0, 0), (0, 0), (1, 2), (0, 1)))[:, 1:3, 1:4, 0:3]
    np.testing.assert_array_equal(run_graph(graph, {graph.inputs[0]: x})[graph.outputs[0]], np.concatenate([part, part], axis=1))


def test_inputs_with_channels_last(tmp_path: Path) -> None:
    graph = read(tmp_path, image((1, 9, 11, 3), NHWC), convert(0, 1, NHWC, NC4HW4), conv([1], [2], 4, (3, 3)))
    assert graph.tensors[graph.inputs[0]].shape == (1, 3, 9, 11)
    assert graph.tensors[graph.outputs[0]].shape == (1, 4, 7, 9)
    assert any("kept with channels as its second axis" in note for note in graph.notes)


def test_pools_round_up_where_caffe_did(tmp_path: Path) -> None:
    fields: dict[int, Field] = {3: ("i32", 3), 4: ("i32", 3), 5: ("i32", 2), 6: ("i32", 2), 7: ("i8", 0), 8: ("i8", 0)}
    for more, size in (({}, 56), ({10: ("bool", False)}, 55), ({8: ("i8", 2)}, 56), ({8: ("i8", 1)}, 55)):
        graph = read(tmp_path, image((1, 2, 112, 112)), op("Pooling", [0], [1], {**fields, **more}))
        assert graph.tensors[graph.outputs[0]].shape == (1, 2, size, size)


def test_free_batches_are_one_and_other_sizes_are_asked_for(tmp_path: Path) -> None:
    relu = op("ReLU", [0], [1], {0: ("f32", 0.0)})
    graph = read(tmp_path, image((-1, 3, 8, 8)), relu)
    assert graph.tensors[graph.outputs[0]].shape == (1, 3, 8, 8)
    assert any("batch is free; taken as 1" in note for note in graph.notes)
    with pytest.raises(InputError, match=r"sizes \[\?, 3, \?, 8\].*--input Input_0=1x3x224x8"):
        read(tmp_path, image((-1, 3, -1, 8)), relu)
    assert read(tmp_path, image((-1, 3, -1, 8)), relu, inputs={"Input_0": (2, 3, 4, 8)}).outputs


def test_unknown_operators_and_control_flow(tmp_path: Path) -> None:
    graph = read(tmp_path, image((1, 3, 8, 8)), op("Stft", [0], [1]))
    assert (graph.operators[0].kind, graph.operators[0].attributes["operator"]) == ("custom", "Stft")
    assert any("what Stft makes is taken to have the shape" in note for note in graph.notes)
    with pytest.raises(UnsupportedError, match=r"While.*control flow"):
        read(tmp_path, image((1, 3, 8, 8)), op("While", [0], [1]))


def test_cycles_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="wait for each other"):
        read(tmp_path, image((1, 3)), op("BinaryOp", [0, 2], [1], {0: ("i32", 0)}), op("ReLU", [1], [2], {0: ("f32", 0.0)}))


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.mnn"
    path.write_bytes(b"not a network at all, but long enough to be looked at")
    with pytest.raises(InputError, match=r"net\.mnn: is"):
        read_network(path)
