"""TFLite models written operator by operator: their form in the graph, what they compute, and what is refused."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import is_depthwise, macs
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.flatbuffer_writer import Field
from tests.helpers.tflite_writer import TfliteWriter

Array = np.ndarray[Any, Any]
SAME, VALID = 0, 1
RELU, RELU6 = 1, 3


def rand(*shape: int) -> Array:
    return np.random.default_rng(len(shape) + sum(shape)).standard_normal(shape).astype(np.float32)


def write(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "net.tflite"
    path.write_bytes(data)
    return path


def read(
    tmp_path: Path,
    w: TfliteWriter,
    inputs: Sequence[int],
    outputs: Sequence[int],
    given: dict[str, tuple[int, ...]] | None = None,
) -> Graph:
    return read_network(write(tmp_path, w.file(inputs, outputs)), values=True, inputs=given)


def single(
    tmp_path: Path, code: str, shapes: Sequence[Sequence[int]], constants: Sequence[Array], out: Sequence[int],
    options: dict[int, Field] | None = None, custom: str = "", custom_options: bytes = b"", first: int = 0,
) -> Graph:  # fmt: skip
    """Read a model of one operator; constants stand behind the inputs, or `first` many of them before."""
    w = TfliteWriter()
    inputs = [w.tensor(f"x{i}", shape) for i, shape in enumerate(shapes)]
    held = [w.constant(f"c{i}", value) for i, value in enumerate(constants)]
    y = w.tensor("y", out)
    w.operator(code, [*held[:first], *inputs, *held[first:]], [y], options, custom, custom_options)
    return read(tmp_path, w, inputs, [y])


def test_convolution_with_its_activation(tmp_path: Path) -> None:
    """A fused activation stands behind; "same" padding has the odd pixel at the right and below."""
    weights, bias = rand(4, 3, 2, 6), rand(4)
    options: dict[int, Field] = {0: ("i8", SAME), 1: ("i32", 2), 2: ("i32", 1), 3: ("i8", RELU6)}
    graph = single(tmp_path, "CONV_2D", [(1, 9, 11, 6)], [weights, bias], (1, 9, 6, 4), options)
    conv, act = graph.operators
    assert graph.layout == "NHWC"
    assert conv.attributes == {"kernel": [3, 2], "strides": [1, 2], "dilations": [1, 1], "pads": [1, 0, 1, 1], "groups": 1}
    assert (act.attributes["function"], act.outputs) == ("relu6", ("y",))
    np.testing.assert_array_equal(graph.values[conv.inputs[1]], weights)
    x = rand(1, 9, 11, 6)
    padded = np.pad(x, ((0, 0), (1, 1), (0, 1), (0, 0)))
    pixel = np.clip((padded[0, 4:7, 4:6] * weights[1]).sum() + bias[1], 0, 6)  # of row 4, column 2, channel 1
    assert run_graph(graph, {"x0": x})["y"][0, 4, 2, 1] == pytest.approx(pixel, rel=1e-5)


def test_depthwise_weights_and_multiplier(tmp_path: Path) -> None:
    """(1, h, w, channels times multiplier) become (channels times multiplier, h, w, 1)."""
    weights = rand(1, 3, 3, 8)
    options: dict[int, Field] = {
        0: ("i8", VALID),
        1: ("i32", 1),
        2: ("i32", 1),
        3: ("i32", 2),
        4: ("i8", 0),
        5: ("i32", 2),
        6: ("i32", 1),
    }
    graph = single(tmp_path, "DEPTHWISE_CONV_2D", [(1, 6, 7, 4)], [weights], (1, 4, 3, 8), options)
    (conv,) = graph.operators
    assert is_depthwise(graph, conv)
    assert conv.attributes["dilations"] == [1, 2]
    assert macs(graph, conv) == 4 * 3 * 8 * 9
    x = rand(1, 6, 7, 4)
    expected = (x[0, 1:4, 2:7:2, 2] * weights[0, :, :, 5]).sum()  # output channel 5 is the second of input channel 2
    assert run_graph(graph, {"x0": x})["y"][0, 1, 2, 5] == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize(("padding", "out"), [(SAME, (1, 8, 10, 3)), (VALID, (1, 9, 11, 3))])
def test_transposed_convolution(tmp_path: Path, padding: int, out: tuple[int, ...]) -> None:
    """It is the adjoint of the convolution with the same weights: <conv(u), x> = <u, transposed(x)>."""
    weights, shape = rand(3, 3, 3, 2), np.array(out, np.int32)
    options: dict[int, Field] = {0: ("i8", padding), 1: ("i32", 2), 2: ("i32", 2)}
    graph = single(tmp_path, "TRANSPOSE_CONV", [(1, 4, 5, 2)], [shape, weights], out, options, first=2)
    x, u = rand(1, 4, 5, 2), rand(*out)
    y = run_graph(graph, {"x0": x})["y"]
    forward: dict[int, Field] = {0: ("i8", padding), 1: ("i32", 2), 2: ("i32", 2)}
    turned = np.ascontiguousarray(weights.transpose(3, 1, 2, 0))
    conv = single(tmp_path, "CONV_2D", [out], [turned], (1, 4, 5, 2), forward)
    assert (run_graph(conv, {"x0": u})["y"] * x).sum() == pytest.approx((u * y).sum(), rel=1e-4)


def test_mediapipes_transposed_convolution(tmp_path: Path) -> None:
    options = np.array([1, 2, 2], np.int32).tobytes()
    graph = single(
        tmp_path,
        "CUSTOM",
        [(1, 4, 5, 6)],
        [rand(3, 2, 2, 6), rand(3)],
        (1, 8, 10, 3),
        None,
        "Convolution2DTransposeBias",
        options,
    )
    assert [one.kind for one in graph.operators] == ["conv_transpose2d"]
    assert macs(graph, graph.operators[0]) == 4 * 5 * 6 * 3 * 4


def test_fully_connected_in_eight_bits(tmp_path: Path) -> None:
    """Scales stay at their tensors; with depthwise weights their axis moves with the channels."""
    w = TfliteWriter()
    x = w.tensor("x", (1, 4, 4, 2), "int8", scale=[0.5], zero=[-3])
    d = w.constant("d", np.ones((1, 3, 3, 2), np.int8), scale=[0.1, 0.2], zero=[0, 0], axis=3)
    t = w.tensor("t", (1, 2, 2, 2), "int8", scale=[0.25], zero=[1])
    m = w.constant("m", np.ones((5, 8), np.int8), scale=[0.125], zero=[0])
    y = w.tensor("y", (1, 5), "int8", scale=[2.0], zero=[7])
    w.operator("DEPTHWISE_CONV_2D", [x, d], [t], {0: ("i8", VALID), 1: ("i32", 1), 2: ("i32", 1), 3: ("i32", 1), 4: ("i8", RELU)})
    w.operator("FULLY_CONNECTED", [t, m, -1], [y], {0: ("i8", 0)})
    graph = read(tmp_path, w, [x], [y])
    conv, act, fc = graph.operators
    found = {name: graph.tensors[name].quantization for name in ("x", conv.inputs[1], act.outputs[0], fc.inputs[1], "y")}
    scales = [q.scale for q in found.values() if q is not None]
    assert [list(scale) for scale in scales] == [[0.5], pytest.approx([0.1, 0.2]), [0.25], [0.125], [2.0]]
    assert graph.tensors[conv.outputs[0]].quantization == graph.tensors[act.outputs[0]].quantization
    weights = found[conv.inputs[1]]
    assert weights is not None
    assert weights.axis == 0
    assert graph.tensors[conv.inputs[1]].shape == (2, 3, 3, 1)
    assert {graph.tensors[name].dtype for name in found} == {"int8"}


def test_half_weights_and_sparse_weights_are_folded(tmp_path: Path) -> None:
    """DENSIFY, then DEQUANTIZE: neither runs. Rows of (4, 1, 1, 6) are dense, of their columns two each are kept."""
    dense = np.zeros((4, 1, 1, 6), np.float16)
    columns = [[0, 5], [1, 2], [2, 3], [0, 4]]
    values = np.arange(1, 9, dtype=np.float16)
    for row, pair in enumerate(columns):
        dense[row, 0, 0, pair] = values[2 * row : 2 * row + 2]

    def plain(size: int) -> dict[int, Field]:
        return {0: ("i8", 0), 1: ("i32", size)}

    segments: dict[int, Field] = {0: ("vector", np.arange(0, 9, 2, dtype=np.uint8))}
    indices: dict[int, Field] = {0: ("vector", np.array(columns, np.uint16))}
    compressed: dict[int, Field] = {0: ("i8", 1), 2: ("u8", 3), 3: ("table", segments), 4: ("u8", 2), 5: ("table", indices)}
    sparsity: dict[int, Field] = {
        0: ("vector", np.arange(4, dtype=np.int32)), 2: ("tables", [plain(4), plain(1), plain(1), compressed]),
    }  # fmt: skip
    w = TfliteWriter()
    x = w.tensor("x", (1, 2, 2, 6))
    kept = w.tensor("kept", dense.shape, "float16", values, sparsity=sparsity)
    whole, floats, y = w.tensor("whole", dense.shape, "float16"), w.tensor("floats", dense.shape), w.tensor("y", (1, 2, 2, 4))
    w.operator("DENSIFY", [kept], [whole])
    w.operator("DEQUANTIZE", [whole], [floats])
    w.operator("CONV_2D", [x, floats], [y], {0: ("i8", SAME), 1: ("i32", 1), 2: ("i32", 1)})
    graph = read(tmp_path, w, [x], [y])
    assert [one.kind for one in graph.operators] == ["conv2d"]
    found = graph.values[graph.operators[0].inputs[1]]
    assert found.dtype == np.float32
    np.testing.assert_array_equal(found, dense)


def test_shapes_are_computed_while_reading(tmp_path: Path) -> None:
    """SHAPE, STRIDED_SLICE, PACK, RESHAPE: how TensorFlow keeps a batch."""
    w = TfliteWriter()
    x, shape = w.tensor("x", (2, 3, 4)), w.tensor("shape", (3,), "int32")
    begin, end, step = (w.constant(n, np.array([v], np.int32)) for n, v in (("begin", 0), ("end", 1), ("step", 1)))
    n, rest = w.tensor("n", (), "int32"), w.constant("rest", np.array(-1, np.int32))
    target, y = w.tensor("target", (2,), "int32"), w.tensor("y", (2, 12))
    w.operator("SHAPE", [x], [shape])
    w.operator("STRIDED_SLICE", [shape, begin, end, step], [n], {4: ("i32", 1)})
    w.operator("PACK", [n, rest], [target], {0: ("i32", 2), 1: ("i32", 0)})
    w.operator("RESHAPE", [x, target], [y])
    graph = read(tmp_path, w, [x], [y])
    assert [(one.kind, one.attributes["shape"]) for one in graph.operators] == [("reshape", [2, 12])]


def test_strided_slices_by_masks(tmp_path: Path) -> None:
    """x[:, ..., newaxis, -1, ::-2] of four dimensions."""
    bounds = [np.array(v, np.int32) for v in ([0, 0, 0, -1, 0], [0, 0, 0, 0, 0], [1, 1, 1, 1, -2])]
    masks: dict[int, Field] = {0: ("i32", 17), 1: ("i32", 17), 2: ("i32", 2), 3: ("i32", 4), 4: ("i32", 8)}
    x = rand(2, 3, 4, 5)
    expected = x[:, ..., np.newaxis, -1, ::-2]
    graph = single(tmp_path, "STRIDED_SLICE", [x.shape], bounds, expected.shape, masks)
    np.testing.assert_array_equal(run_graph(graph, {"x0": x})["y"], expected)


def test_unpacked_and_packed(tmp_path: Path) -> None:
    w = TfliteWriter()
    x = w.tensor("x", (2, 3, 4))
    parts = [w.tensor(f"p{i}", (2, 4)) for i in range(3)]
    y = w.tensor("y", (3, 2, 4))
    w.operator("UNPACK", [x], parts, {0: ("i32", 3), 1: ("i32", 1)})
    w.operator("PACK", parts, [y], {0: ("i32", 3), 1: ("i32", 0)})
    graph = read(tmp_path, w, [x], [y])
    value = rand(2, 3, 4)
    np.testing.assert_array_equal(run_graph(graph, {"x": value})["y"], value.transpose(1, 0, 2))


@pytest.mark.parametrize("code", ["AVERAGE_POOL_2D", "MAX_POOL_2D"])
def test_pools(tmp_path: Path, code: str) -> None:
    """An average is of the pixels that there are."""
    options: dict[int, Field] = {0: ("i8", SAME), 1: ("i32", 2), 2: ("i32", 2), 3: ("i32", 3), 4: ("i32", 3)}
    x = rand(1, 5, 5, 2)
    y = run_graph(single(tmp_path, code, [x.shape], [], (1, 3, 3, 2), options), {"x0": x})["y"]
    reduce = np.mean if code == "AVERAGE_POOL_2D" else np.max
    np.testing.assert_allclose(y[0, 0, 2], reduce(x[0, :2, 3:], axis=(0, 1)), rtol=1e-6)


def test_local_response_normalization_has_another_alpha(tmp_path: Path) -> None:
    """TFLite: x / (bias + alpha * sum of squares within the radius) ** beta."""
    x = rand(1, 2, 2, 7)
    options: dict[int, Field] = {0: ("i32", 2), 1: ("f32", 1.5), 2: ("f32", 0.3), 3: ("f32", 0.75)}
    y = run_graph(single(tmp_path, "LOCAL_RESPONSE_NORMALIZATION", [x.shape], [], x.shape, options), {"x0": x})["y"]
    expected = x[0, 1, 0, 1] / (1.5 + 0.3 * np.square(x[0, 1, 0, :4]).sum()) ** 0.75
    assert y[0, 1, 0, 1] == pytest.approx(expected, rel=1e-5)


def test_batches_of_pixels_keep_what_a_pass_needs(tmp_path: Path) -> None:
    arrays = [np.array([2, 2], np.int32), np.array([[1, 2], [0, 1]], np.int32)]
    graph = single(tmp_path, "SPACE_TO_BATCH_ND", [(1, 5, 7, 3)], arrays, (4, 4, 4, 3))
    assert graph.operators[0].kind == "custom"
    assert graph.operators[0].attributes["block"] == [2, 2]
    assert graph.operators[0].attributes["pads"] == [1, 0, 2, 1]


def test_custom_operators_are_named_with_their_count(tmp_path: Path) -> None:
    w = TfliteWriter()
    names = [w.tensor(f"t{i}", (1, 4)) for i in range(3)]
    for before, after in pairwise(names):
        w.operator("CUSTOM", [before], [after], None, "Landmarks")
    graph = read(tmp_path, w, names[:1], names[2:])
    assert [one.attributes["operator"] for one in graph.operators] == ["Landmarks"] * 2
    assert any("2 x Landmarks" in note for note in graph.notes)


def test_same_names_are_told_apart(tmp_path: Path) -> None:
    w = TfliteWriter()
    x, a, y = w.tensor("t", (1, 4)), w.tensor("t", (1, 4)), w.tensor("t", (1, 4))
    w.operator("RELU", [x], [a])
    w.operator("LOGISTIC", [a], [y])
    graph = read(tmp_path, w, [x], [y])
    assert [one.attributes["function"] for one in graph.operators] == ["relu", "sigmoid"]
    assert len({*graph.inputs, *(one.outputs[0] for one in graph.operators)}) == 3


# ---- what is refused ---------------------------------------------------------------------------------------------------
def test_sizes_that_are_free_or_given(tmp_path: Path) -> None:
    w = TfliteWriter()
    x, y = w.tensor("x", (1, 4, 4, 2), signature=(-1, 4, 4, 2)), w.tensor("y", (1, 4, 4, 2), signature=(-1, 4, 4, 2))
    w.operator("RELU", [x], [y])
    graph = read(tmp_path, w, [x], [y])
    assert any("axes [0] are free; taken as 1" in note for note in graph.notes)
    assert read(tmp_path, w, [x], [y], {"x": (3, 4, 4, 2)}).tensors["y"].shape == (3, 4, 4, 2)
    w.tensors[x][0] = ("vector", np.array([1, -1, 4, 2], np.int32))
    with pytest.raises(InputError, match=r"sizes \[1, \?, 4, 2\] are not all given; say --input x=1x224x4x2"):
        read(tmp_path, w, [x], [y])


def test_wrong_shapes_in_the_file_are_found(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"makes \[1, 4\], but the file says \[1, 5\]"):
        single(tmp_path, "RELU", [(1, 4)], [], (1, 5))


def test_control_flow_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match=r"IF.*control flow"):
        single(tmp_path, "IF", [(1, 4)], [], (1, 4))


def test_texts_are_refused(tmp_path: Path) -> None:
    w = TfliteWriter()
    x, y = w.tensor("x", (1, 4)), w.tensor("y", (1, 4))
    w.tensors[x][1] = ("i8", 5)
    w.operator("RELU", [x], [y])
    with pytest.raises(UnsupportedError, match="tensor x: has elements of TFLite type 5"):
        read(tmp_path, w, [x], [y])


def test_cycles_are_refused(tmp_path: Path) -> None:
    w = TfliteWriter()
    x, a, y = (w.tensor(name, (1, 4)) for name in "xay")
    w.operator("ADD", [x, y], [a], {0: ("i8", 0)})
    w.operator("RELU", [a], [y])
    with pytest.raises(InputError, match="wait for each other"):
        read(tmp_path, w, [x], [y])


def test_a_sparse_form_that_is_wrong_is_refused(tmp_path: Path) -> None:
    plain: dict[int, Field] = {0: ("i8", 0), 1: ("i32", 1 << 30)}
    sparsity: dict[int, Field] = {0: ("vector", np.arange(2, dtype=np.int32)), 2: ("tables", [plain, plain])}
    w = TfliteWriter()
    x, y = w.tensor("x", (1, 4)), w.tensor("y", (1, 2))
    kept = w.tensor("kept", (2, 4), "float32", rand(8), sparsity=sparsity)
    w.operator("FULLY_CONNECTED", [x, kept], [y], {0: ("i8", 0)})
    with pytest.raises(InputError, match="sparse form has 1 x 1073741824 elements, the dense one 8"):
        read(tmp_path, w, [x], [y])


# ---- published models --------------------------------------------------------------------------------------------------
MEDIAPIPE = {
    "palm_detection/palm_detection_full": (35, 28), "hand_landmark/hand_landmark_full": (31, 16),
    "pose_landmark/pose_landmark_full": (58, 38), "pose_detection/pose_detection": (45, 28),
    "face_landmark/face_landmark": (25, 20), "selfie_segmentation/selfie_segmentation": (43, 11),
}  # fmt: skip
"""Convolutions and depthwise ones of models that the package mediapipe 0.10.14 ships."""


@pytest.mark.slow
@pytest.mark.parametrize("name", MEDIAPIPE)
def test_models_of_mediapipe(name: str) -> None:
    found = importlib.util.find_spec("mediapipe")
    if found is None or not found.submodule_search_locations:
        pytest.skip("mediapipe is not installed")
    path = Path(found.submodule_search_locations[0]) / "modules" / f"{name}.tflite"
    if not path.is_file():
        pytest.skip("this mediapipe ships no such model")
    graph = read_network(path)
    convolutions = [one for one in graph.operators if one.kind == "conv2d"]
    depthwise = sum(is_depthwise(graph, one) for one in convolutions)
    assert (len(convolutions) - depthwise, depthwise) == MEDIAPIPE[name]
