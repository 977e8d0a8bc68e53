"""Networks of integers of 8 bits, planned and executed: against TensorFlow Lite's arithmetic and against onnxruntime."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Quantization, Tensor
from mgpusim.nn.passes.running import run_passes
from mgpusim.nn.planning.plan import PlannedStep
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.readers import read_network
from mgpusim.nn.running.predict import network as predict_network
from mgpusim.nn.zoo import network
from tests.helpers.integer_networks import Tflite
from tests.helpers.network_execution import run_plan
from tests.helpers.network_graphs import conv, graph_of

Array = np.ndarray[Any, Any]


def kernels(steps: tuple[PlannedStep, ...]) -> list[str]:
    own = [step.options[0].call.launch.entry for step in steps if step.options]
    return own + [name for step in steps for way in step.alternatives for name in kernels(way)]


@pytest.mark.each_time("int8-adreno-640-1")
@pytest.mark.parametrize("batch", [1, 2])
@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g76-mp5"])  # plain integers, and dot products of bytes
@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_a_model_of_tensorflow_lite_is_computed_to_the_last_bit(dtype: str, gpu: str, batch: int, tmp_path: Path) -> None:
    net = Tflite(dtype)
    (tmp_path / "net.tflite").write_bytes(net.file())
    graph = read_network(tmp_path / "net.tflite", values=True)
    plan = plan_network(graph, gpu, "ours", precision="int8", batch=batch)
    images = [net.input(), net.input()[:, ::-1]][:batch]
    got, compared = run_plan(plan, {"x": np.concatenate(images)}, 0.0)
    assert compared > 5
    np.testing.assert_array_equal(got["y"], np.concatenate([net.run(image) for image in images]))
    wanted = ["integer_convolution", "integer_depthwise", "integer_add", "integer_pool"]
    wanted += ["integer_fully_connected" if batch == 1 else "integer_convolution"]
    assert [name for name in dict.fromkeys(kernels(plan.steps)) if name.startswith("integer")] == list(dict.fromkeys(wanted))
    texts = {option.call.launch.text() for step in plan.steps for option in step.options}
    assert any("#define DOT8 1" in text for text in texts) == (gpu == "mali-g76-mp5")


def pairs(dtype: str) -> bytes:
    """A network of quantization in pairs: convolutions with channels of their own scale, a bound, a pooling, a matrix."""
    onnx = pytest.importorskip("onnx")
    from onnx import helper, numpy_helper

    unsigned, rng, nodes, held = dtype == "uint8", np.random.default_rng(2), [], {}
    make = helper.make_node

    def pair(name: str, scale: float, zero: int) -> str:
        held[f"{name}_s"], held[f"{name}_z"] = np.float32(scale), np.array(zero, dtype)
        nodes.append(make("QuantizeLinear", [name, f"{name}_s", f"{name}_z"], [f"{name}_q"]))
        nodes.append(make("DequantizeLinear", [f"{name}_q", f"{name}_s", f"{name}_z"], [f"{name}_d"]))
        return f"{name}_d"

    def weights(name: str, shape: tuple[int, ...], source: float) -> list[str]:
        scales = rng.uniform(0.01, 0.02, shape[0]).astype(np.float32)
        held[f"{name}_q"] = rng.integers(-60, 61, shape).astype(np.int8)
        held[f"{name}_s"], held[f"{name}_z"] = scales, np.zeros(shape[0], np.int8)
        held[f"{name}b_q"] = rng.integers(-2000, 2000, shape[0]).astype(np.int32)
        held[f"{name}b_s"], held[f"{name}b_z"] = (np.float32(source) * scales).astype(np.float32), np.zeros(shape[0], np.int32)
        for one in (name, f"{name}b"):
            nodes.append(make("DequantizeLinear", [f"{one}_q", f"{one}_s", f"{one}_z"], [one], axis=0))
        return [name, f"{name}b"]

    low = 0 if unsigned else -128
    x = pair("x", 0.03, low + 120)
    nodes.append(make("Conv", [x, *weights("w1", (8, 3, 3, 3), 0.03)], ["a"], pads=[1, 1, 1, 1], strides=[2, 2]))
    nodes.append(make("Relu", ["a"], ["r"]))
    r = pair("r", 0.02, low)
    nodes.append(make("Conv", [r, *weights("w2", (8, 1, 3, 3), 0.02)], ["c"], pads=[1, 1, 1, 1], group=8))
    c = pair("c", 0.05, low + 130)
    nodes.append(make("MaxPool", [c], ["m"], kernel_shape=[2, 2], strides=[2, 2]))
    m = pair("m", 0.05, low + 130)
    nodes.append(make("Conv", [m, *weights("w3", (12, 8, 1, 1), 0.05)], ["e"]))
    e = pair("e", 0.06, low + 100)
    nodes.append(make("Flatten", [e], ["f"]))
    f = pair("f", 0.06, low + 100)
    nodes.append(make("Gemm", [f, *weights("w4", (5, 12 * 9), 0.06)], ["g"], transB=1))
    nodes.append(make("Identity", [pair("g", 0.25, low + 128)], ["y"]))
    info = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes, "g", [info("x", 1, [1, 3, 12, 12])], [info("y", 1, [1, 5])],
        [numpy_helper.from_array(np.asarray(value), name) for name, value in held.items()],
    )  # fmt: skip
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(made)
    return bytes(made.SerializeToString())


@pytest.mark.slow
@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g76-mp5"])
@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_a_model_in_pairs_is_what_onnxruntime_computes(dtype: str, gpu: str, tmp_path: Path) -> None:
    runtime = pytest.importorskip("onnxruntime")
    made = pairs(dtype)
    (tmp_path / "net.onnx").write_bytes(made)
    graph = read_network(tmp_path / "net.onnx", values=True)
    x = np.random.default_rng(1).uniform(-3, 3, (1, 3, 12, 12)).astype(np.float32)
    (want,) = runtime.InferenceSession(made, providers=["CPUExecutionProvider"]).run(["y"], {"x": x})
    plan = plan_network(graph, gpu, "ours", precision="int8")
    got, _ = run_plan(plan, {"x": x}, 0.0)
    assert len(np.unique(want)) > 2
    np.testing.assert_array_equal(got[graph.outputs[0]], want)
    found = kernels(plan.steps)
    assert [name for name in found if name.startswith("integer")] == [
        "integer_convolution", "integer_depthwise", "integer_pool", "integer_convolution", "integer_fully_connected",
    ]  # fmt: skip


def test_operators_of_integers_are_what_onnxruntime_computes(tmp_path: Path) -> None:
    """QLinearConv says itself what an unsigned input of the network and weights with a zero mean."""
    onnx, runtime = pytest.importorskip("onnx"), pytest.importorskip("onnxruntime")
    rng, whole = np.random.default_rng(0), onnx.TensorProto.UINT8
    held = {
        "xs": np.float32(0.03), "xz": np.uint8(120), "w": rng.integers(90, 160, (8, 6, 3, 3)).astype(np.uint8),
        "ws": np.float32(0.015), "wz": np.uint8(125), "ys": np.float32(0.06), "yz": np.uint8(110),
        "b": rng.integers(-500, 500, 8).astype(np.int32),
    }  # fmt: skip
    node = onnx.helper.make_node("QLinearConv", ["x", "xs", "xz", "w", "ws", "wz", "ys", "yz", "b"], ["y"], pads=[1, 1, 1, 1])
    info = onnx.helper.make_tensor_value_info
    graph = onnx.helper.make_graph(
        [node], "g", [info("x", whole, [1, 6, 9, 7])], [info("y", whole, [1, 8, 9, 7])],
        [onnx.numpy_helper.from_array(np.asarray(value), name) for name, value in held.items()],
    )  # fmt: skip
    made = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)], ir_version=8).SerializeToString()
    (tmp_path / "net.onnx").write_bytes(made)
    x = rng.integers(0, 256, (1, 6, 9, 7)).astype(np.uint8)
    (want,) = runtime.InferenceSession(made, providers=["CPUExecutionProvider"]).run(["y"], {"x": x})
    plan = plan_network(read_network(tmp_path / "net.onnx", values=True), "mali-g76-mp5", "ours", precision="int8")
    got, _ = run_plan(plan, {"x": x}, 0.0)
    assert len(np.unique(want)) > 50
    np.testing.assert_array_equal(got["y"], want)


def test_the_weights_of_pairs_are_floats_that_know_their_scale(tmp_path: Path) -> None:
    onnx = pytest.importorskip("onnx")
    made = pairs("int8")
    (tmp_path / "net.onnx").write_bytes(made)
    graph = read_network(tmp_path / "net.onnx", values=True)
    stored = {one.name: onnx.numpy_helper.to_array(one) for one in onnx.load_from_string(made).graph.initializer}
    weights = graph.operators[2].inputs[1]
    want = (stored["w1_q"] * stored["w1_s"].reshape(-1, 1, 1, 1)).transpose(0, 2, 3, 1)
    np.testing.assert_array_equal(graph.values[weights], want)
    assert graph.tensors[weights].dtype == "float32"
    assert graph.tensors[weights].quantization == Quantization(tuple(map(float, stored["w1_s"])), (0,) * 8)


def held(name: str, scale: float, shape: tuple[int, ...] = (1, 4, 4, 8)) -> Tensor:
    return Tensor(name, shape, "int8", quantization=Quantization((scale,), (0,)))


def joined(scale: float) -> Graph:
    tensors = {name: held(name, 0.1) for name in ("x", "a")} | {"b": held("b", scale), "y": held("y", 0.1, (1, 4, 4, 16))}
    operators = (
        Operator("a", "elementwise", ("x",), ("a",), {"function": "sigmoid"}),
        Operator("b", "elementwise", ("x",), ("b",), {"function": "tanh"}),
        Operator("y", "concat", ("a", "b"), ("y",), {"axis": 3}),
    )  # fmt: skip
    return Graph("g", operators, tensors, ("x",), ("y",))


@pytest.mark.parametrize("scale", [0.1, 0.2])
def test_parts_of_another_scale_are_not_made_in_place(scale: float) -> None:
    graph = joined(scale)
    plan = plan_network(graph, "mali-g76-mp5", "ours", precision="int8")
    assert ("concat" in kernels(plan.steps)) == (scale != 0.1)
    x = np.arange(128).reshape(1, 4, 4, 8).astype(np.int8) - np.int8(64)
    parts = [np.rint(np.rint(f(x * 0.1) / s) * s / 0.1) for f, s in ((lambda v: 1 / (1 + np.exp(-v)), 0.1), (np.tanh, scale))]
    got, _ = run_plan(plan, {"x": x}, 0.0)
    np.testing.assert_array_equal(got["y"], np.concatenate(parts, axis=3))


def test_bounds_of_another_scale_are_not_fused() -> None:
    tensors = {"x": held("x", 0.1), "p": held("p", 0.1), "y": held("y", 0.02)}
    pool = {"kernel": [1, 1], "strides": [1, 1], "pads": [0, 0, 0, 0]}
    operators = (
        Operator("p", "max_pool", ("x",), ("p",), pool | {"kernel": [2, 2], "pads": [0, 0, 1, 1]}),
        Operator("y", "elementwise", ("p",), ("y",), {"function": "relu6"}),
    )  # fmt: skip
    plan = plan_network(Graph("g", operators, tensors, ("x",), ("y",)), "mali-g76-mp5", "ours", precision="int8")
    assert [name for name in kernels(plan.steps) if "plain" not in name] == ["integer_pool", "elementwise"]
    same = {**tensors, "y": held("y", 0.1)}
    plan = plan_network(Graph("g", operators, same, ("x",), ("y",)), "mali-g76-mp5", "ours", precision="int8")
    assert [name for name in kernels(plan.steps) if "plain" not in name] == ["integer_pool"]


def test_a_network_of_floats_gets_scales_that_are_made_up() -> None:
    """Weights are as near to theirs as 8 bits allow, one scale for each output."""
    values = {"c.w": np.random.default_rng(2).standard_normal((8, 3, 3, 4)), "c.b": np.arange(8.0)}
    graph = graph_of([conv("c", "x", kernel=3, pad=1)], {"x": (1, 6, 6, 4)}, ["c"], constants=values)
    after, _ = run_passes(graph, ["make_up_scales"])
    (made,) = after.operators
    weights = after.tensors[made.inputs[1]]
    assert (after.tensors["x"].dtype, weights.dtype, after.tensors[made.inputs[2]].dtype) == ("int8", "int8", "int32")
    assert weights.quantization is not None
    scales = np.array(weights.quantization.scale).reshape(-1, 1, 1, 1)
    assert np.abs(after.values[weights.name] * scales - values["c.w"]).max() <= scales.max() / 2 + 1e-9
    assert after.notes == ("Scales of integers are made up: the model has none.",)
    again, _ = run_passes(after, ["make_up_scales"])
    assert again.tensors == after.tensors


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mobilenet_v2", "squeezenet_v1_1"])
def test_networks_of_the_zoo_run_as_integers(name: str) -> None:
    found = predict_network(network(name, resolution=32), "mali-g76-mp5", "ours", precision="int8", candidates=2)
    floats = predict_network(network(name, resolution=32), "mali-g76-mp5", "ours", precision="F16", candidates=2)
    assert (found.precision, floats.precision) == ("INT8", "F16")
    assert found.weights_b < 0.75 * floats.weights_b
    assert any(layer.variant.startswith("integer conv") for layer in found.layers)


def test_libraries_without_integers_say_so(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="library tflite-gpu: unknown precision 'int8'") as refused:
        plan_network(network("mobilenet_v1", resolution=32), "adreno-640", "tflite-gpu", precision="int8")
    assert "computes quantized models in floats" in str(refused.value)
    (tmp_path / "net.tflite").write_bytes(Tflite("int8").file())
    graph = read_network(tmp_path / "net.tflite")
    noted = "Quantized tensors are computed in floats."
    for library, precision in (("tflite-gpu", "F16"), ("mnn", "F16"), ("paddle-lite", "F16"), ("ours", "F16"), ("ours", "INT8")):
        plan = plan_network(graph, "adreno-640", library, precision=precision)
        assert any(note.startswith(noted) for note in plan.notes) == (precision != "INT8")


def test_the_rows_of_ai_benchmark_are_for_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is not the benchmark's own, the GPU is its phone's, twelve cores of a Mali-G76. Arm NN has no profile."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "validation" / "networks"))
    from rows import Case, case_of, read_rows  # type: ignore[import-not-found]

    found = [case_of(row) for row in read_rows() if row.table == "aibenchmark2019_int8"]
    cases = [case for case in found if isinstance(case, Case)]
    assert (len(found), len(cases)) == (15, 10)
    assert all(not case.own and case.precision == "F16" for case in cases)
    assert "inception_v3@346 mali-g76-mp12 tflite-gpu F16" in {case.key for case in cases}
    assert {load_gpu(case.gpu).shader_cores for case in cases} == {12}
    sys.modules.pop("rows")
