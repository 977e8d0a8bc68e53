"""Small recurrent and attention networks, planned and executed: what comes out is what numpy and onnxruntime compute."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import UnsupportedError
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.network_execution import run_plan
from tests.helpers.sequence_graphs import inputs_of, small_bert, small_decoder, small_vit

Array = np.ndarray[Any, Any]
GPUS = ("adreno-640", "mali-g76-mp5", "nvidia-h200")
GRAPHS = {
    "bert": small_bert, "vit": small_vit, "prompt": lambda: small_decoder(5, 0), "decode": lambda: small_decoder(1, 6),
    "decode tied": lambda: small_decoder(1, 3, tied=True, bits=8), "chunk": lambda: small_decoder(3, 4, bits=16),
}  # fmt: skip


def check(plan: NetworkPlan, inputs: dict[str, Array], want: dict[str, Array], bound: float) -> int:
    got, compared = run_plan(plan, inputs, 5 * bound)
    for name, values in want.items():
        np.testing.assert_allclose(got[name], values, rtol=0, atol=bound * max(0.1, float(np.abs(values).max())), err_msg=name)
    return compared


def on_gpu(plan: NetworkPlan) -> bool:
    return not any(step.work == "fallback" for step in plan.steps)


@pytest.mark.slow
@pytest.mark.parametrize("name", GRAPHS)
def test_networks_of_the_zoo_in_small(name: str) -> None:
    graph, gpu = GRAPHS[name](), GPUS[list(GRAPHS).index(name) % 3]
    inputs = inputs_of(graph)
    plan = plan_network(graph, gpu, "ours", precision="F32", strict=True)
    assert check(plan, inputs, run_graph(graph, inputs), 5e-5) > 0


@pytest.mark.slow
def test_in_half_precision() -> None:
    graph = GRAPHS["decode"]()
    inputs = inputs_of(graph)
    check(plan_network(graph, "adreno-640", "ours", strict=True), inputs, run_graph(graph, inputs), 3e-2)


@pytest.mark.each_time("tflite-gpu")
@pytest.mark.parametrize("library", ["tflite-gpu", "mnn", "paddle-lite"])
def test_libraries_compute_the_same_with_what_they_leave_to_the_cpu(library: str) -> None:
    graph = small_bert()
    inputs = inputs_of(graph)
    check(plan_network(graph, "mali-g76-mp5", library, precision="F32"), inputs, run_graph(graph, inputs), 5e-5)


def test_weights_in_blocks_go_to_the_cpu_where_a_library_has_no_kernel_for_them() -> None:
    plan = plan_network(small_decoder(1, 3), "adreno-640", "tflite-gpu")
    assert any("takes no weights of type q4_0" in note for note in plan.notes)
    with pytest.raises(UnsupportedError, match="leaves operators to the CPU"):
        plan_network(small_decoder(1, 3), "adreno-640", "tflite-gpu", strict=True)


def test_keys_and_values_stay_on_the_gpu_from_run_to_run() -> None:
    """They are in no copy, live as long as the plan, and count once as memory though each run writes a part of them."""
    graph = small_decoder(1, 6)
    plan = plan_network(graph, "adreno-640", "ours")
    assert len(graph.resident) == 4
    copied = {name.removesuffix("@plain") for step in plan.steps if step.kind == "host" for name in (*step.reads, *step.writes)}
    assert not copied & set(graph.resident)
    for name in graph.resident:
        kept = [tensor for tensor in plan.tensors.values() if tensor.of == name]
        assert {(tensor.first, tensor.last) for tensor in kept} == {(-1, len(plan.steps))}
    caches = sum(plan.tensors[name].size_b for name in graph.resident)
    assert caches == 4 * 2 * 7 * 16 * 2
    assert plan.memory_b >= caches


# ---- models of ONNX, as onnxruntime runs them ---------------------------------------------------------------------------
onnx = pytest.importorskip("onnx")
ort = pytest.importorskip("onnxruntime")
helper = onnx.helper


def rand(*shape: int, scale: float = 0.5) -> Array:
    return (np.random.default_rng(sum(shape)).standard_normal(shape) * scale).astype(np.float32)


def onnx_model(
    nodes: list[Any], inputs: dict[str, tuple[Any, ...]], outputs: list[str], constants: dict[str, Array], opset: int = 17
) -> Any:
    types = {np.dtype("float32"): onnx.TensorProto.FLOAT, np.dtype("int64"): onnx.TensorProto.INT64}
    graph = helper.make_graph(
        nodes, "net", [helper.make_tensor_value_info(n, types[np.dtype(d)], s) for n, (s, d) in inputs.items()],
        [helper.make_tensor_value_info(n, onnx.TensorProto.FLOAT, None) for n in outputs],
        [onnx.numpy_helper.from_array(v, n) for n, v in constants.items()],
    )  # fmt: skip
    sets = [helper.make_opsetid("", opset), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=sets, ir_version=10)


def against_onnxruntime(
    model: Any, inputs: dict[str, Array], tmp_path: Path, gpu: str = "mali-g76-mp5", library: str = "ours"
) -> NetworkPlan:
    path = tmp_path / "net.onnx"
    onnx.save(model, path)
    session = ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    names = [one.name for one in session.get_outputs()]
    graph = read_network(path, values=True)
    want = dict(zip(graph.outputs, session.run(names, inputs), strict=True))
    plan = plan_network(graph, gpu, library, precision="F32")
    check(plan, inputs, want, 5e-5)
    return plan


def recurrent(op: str, direction: str, length: int, batch: int, states: bool, late: int = 0) -> tuple[Any, dict[str, Array]]:
    """A recurrent operator of ONNX with biases; first states are inputs."""
    hidden, into, dirs = 6, 5, 2 if direction == "bidirectional" else 1
    gates = 4 if op == "LSTM" else 3
    constants = {
        "w": rand(dirs, gates * hidden, into),
        "r": rand(dirs, gates * hidden, hidden),
        "b": rand(dirs, 2 * gates * hidden),
    }
    inputs = {"x": rand(length, batch, into)}
    names = ["x", "w", "r", "b"]
    if states:
        inputs |= {name: rand(dirs, batch, hidden) for name in (["h"] if op == "GRU" else ["h", "c"])}
        names += ["", *(["h"] if op == "GRU" else ["h", "c"])]
    outputs = ["y", "yh"] if op == "GRU" else ["y", "yh", "yc"]
    more = {"linear_before_reset": late} if op == "GRU" else {}
    node = helper.make_node(op, names, outputs, name="cell", hidden_size=hidden, direction=direction, **more)
    return onnx_model([node], {n: (v.shape, "float32") for n, v in inputs.items()}, outputs, constants), inputs


@pytest.mark.each_time("LSTM-forward-3")
@pytest.mark.parametrize(
    ("op", "direction", "length", "batch", "states", "late"),
    [
        ("LSTM", "forward", 3, 1, False, 0), ("LSTM", "reverse", 2, 2, True, 0), ("LSTM", "bidirectional", 3, 2, True, 0),
        ("LSTM", "forward", 1, 1, True, 0), ("GRU", "forward", 3, 2, True, 1), ("GRU", "bidirectional", 2, 1, False, 0),
    ],
)  # fmt: skip
def test_recurrent_operators(op: str, direction: str, length: int, batch: int, states: bool, late: int, tmp_path: Path) -> None:
    model, inputs = recurrent(op, direction, length, batch, states, late)
    gpu = GPUS[(length + batch) % 3]
    assert on_gpu(against_onnxruntime(model, inputs, tmp_path, gpu))


@pytest.mark.parametrize(("library", "on_device"), [pytest.param("mnn", True, marks=pytest.mark.slow), ("tflite-gpu", False)])
def test_libraries_run_an_lstm_as_they_can(library: str, on_device: bool, tmp_path: Path) -> None:
    """MNN writes it out in elementary functions; TFLite's delegate knows a single step only, so that the CPU has the sequence."""
    model, inputs = recurrent("LSTM", "bidirectional", 2, 1, True)
    plan = against_onnxruntime(model, inputs, tmp_path, library=library)
    assert on_gpu(plan) is on_device


def test_recurrent_operators_of_another_form_stay_on_the_cpu(tmp_path: Path) -> None:
    model, _ = recurrent("LSTM", "forward", 3, 1, False)
    model.graph.node[0].attribute.append(helper.make_attribute("clip", 3.0))
    path = tmp_path / "net.onnx"
    onnx.save(model, path)
    assert [one.kind for one in read_network(path).operators] == ["custom"]
    plain, _ = recurrent("LSTM", "forward", 3, 1, False)
    onnx.save(plain, path)
    graph = read_network(path)
    assert [one.kind for one in graph.operators] == ["lstm"]
    assert not on_gpu(plan_network(graph, "adreno-640", "paddle-lite"))


def transformer_block(spelled: bool) -> tuple[Any, dict[str, Array], dict[str, Array]]:
    """Words, an attention with a mask, norms and GELU; `spelled` as exporters of older versions write norms and GELU."""
    length, width, heads = 5, 16, 2
    nodes: list[Any] = []
    constants: dict[str, Array] = {
        "table": rand(9, width), "eps": np.array(1e-5, np.float32), "two": np.array(2.0, np.float32),
        "root": np.array(2**0.5, np.float32), "one": np.array(1.0, np.float32), "half": np.array(0.5, np.float32),
        "scale": np.array((width // heads) ** 0.5, np.float32), "split": np.array([1, length, heads, width // heads], np.int64),
        "flat": np.array([1, length, width], np.int64),
    }  # fmt: skip

    def add(op: str, names: list[str], out: str, **attributes: Any) -> str:
        nodes.append(helper.make_node(op, names, [out], name=out, **attributes))
        return out

    def linear(x: str, out: str, channels: int, into: int = width) -> str:
        constants[f"{out}_w"], constants[f"{out}_b"] = rand(into, channels, scale=0.3), rand(channels)
        return add("Add", [f"{out}_b", add("MatMul", [x, f"{out}_w"], f"{out}_product")], out)

    def norm(x: str, out: str) -> str:
        constants[f"{out}_g"], constants[f"{out}_o"] = rand(width) + 1, rand(width)
        if not spelled:
            return add("LayerNormalization", [x, f"{out}_g", f"{out}_o"], out, axis=-1, epsilon=1e-5)
        d = add("Sub", [x, add("ReduceMean", [x], f"{out}_mean", axes=[-1])], f"{out}_d")
        variance = add("ReduceMean", [add("Pow", [d, "two"], f"{out}_square")], f"{out}_variance", axes=[-1])
        root = add("Sqrt", [add("Add", [variance, "eps"], f"{out}_eps")], f"{out}_root")
        scaled = add("Mul", [add("Div", [d, root], f"{out}_quotient"), f"{out}_g"], f"{out}_scaled")
        return add("Add", [scaled, f"{out}_o"], out)

    def turned(x: str, out: str, perm: list[int]) -> str:
        return add("Transpose", [add("Reshape", [x, "split"], f"{out}_split")], out, perm=perm)

    def gelu(x: str, out: str) -> str:
        erf = add("Erf", [add("Div", [x, "root"], f"{out}_scaled")], f"{out}_erf")
        gate = add("Add", [erf, "one"], f"{out}_gate")
        return add("Mul", [add("Mul", [x, gate], f"{out}_product"), "half"], out)

    x = norm(add("Gather", ["table", "ids"], "words", axis=0), "norm0")
    q, k, v = (linear(x, name, width) for name in "qkv")
    q, v = turned(q, "q_heads", [0, 2, 1, 3]), turned(v, "v_heads", [0, 2, 1, 3])
    scores = add("Div", [add("MatMul", [q, turned(k, "k_heads", [0, 2, 3, 1])], "scores"), "scale"], "scaled")
    weights = add("Softmax", [add("Add", [scores, "mask"], "masked")], "weights", axis=-1)
    seen = add("Transpose", [add("MatMul", [weights, v], "seen")], "seen_turned", perm=[0, 2, 1, 3])
    x = norm(add("Add", [linear(add("Reshape", [seen, "flat"], "seen_flat"), "attended", width), x], "sum1"), "norm1")
    y = linear(gelu(linear(x, "wide", 2 * width), "gelu"), "narrow", width, 2 * width)
    add("Identity", [norm(add("Add", [y, x], "sum2"), "norm2")], "out")
    inputs = {"ids": np.array([[3, 1, 8, 0, 3]], np.int64), "mask": rand(1, 1, length, length)}
    model = onnx_model(nodes, {n: (v.shape, v.dtype) for n, v in inputs.items()}, ["out"], constants)
    return model, inputs, constants


@pytest.mark.slow
@pytest.mark.parametrize(("spelled", "gpu"), [(False, "adreno-640"), (True, "nvidia-h200")])
def test_a_block_of_a_transformer(spelled: bool, gpu: str, tmp_path: Path) -> None:
    model, inputs, _ = transformer_block(spelled)
    plan = against_onnxruntime(model, inputs, tmp_path, gpu)
    assert on_gpu(plan)
    kinds = [one.kind for one in plan.graph.operators]
    functions = [one.attributes["function"] for one in plan.graph.operators if one.kind == "elementwise"]
    assert kinds.count("layer_norm") == 3
    assert functions.count("gelu") == 1
    assert "erf" not in functions


def rms_norm_spelled(out: str) -> list[Any]:
    """x / sqrt(mean of squares + epsilon) times a factor, as exporters of LLaMA write it."""
    return [
        helper.make_node("Pow", ["x", "two"], ["squares"]), helper.make_node("ReduceMean", ["squares"], ["mean"], axes=[-1]),
        helper.make_node("Add", ["mean", "eps"], ["shifted"]), helper.make_node("Sqrt", ["shifted"], ["root"]),
        helper.make_node("Reciprocal", ["root"], ["inverse"]), helper.make_node("Mul", ["x", "inverse"], ["normal"]),
        helper.make_node("Mul", ["g", "normal"], [out], name="norm"),
    ]  # fmt: skip


def test_an_rms_norm_that_is_spelled_out(tmp_path: Path) -> None:
    x = rand(1, 4, 12)
    held = {"two": np.array(2.0, np.float32), "eps": np.array(1e-5, np.float32), "g": rand(12) + 1}
    model = onnx_model(rms_norm_spelled("y"), {"x": (x.shape, "float32")}, ["y"], held)
    plan = against_onnxruntime(model, {"x": x}, tmp_path)
    assert [one.kind for one in plan.graph.operators] == ["rms_norm"]


@pytest.mark.parametrize("cube", ["Pow", "Mul"])
def test_gelu_by_tanh_that_is_spelled_out(cube: str, tmp_path: Path) -> None:
    x = rand(1, 4, 12, scale=2.0)
    held = {
        "three": np.array(3.0, np.float32), "c": np.array(0.044715, np.float32), "one": np.array(1.0, np.float32),
        "half": np.array(0.5, np.float32), "s": np.array((2 / np.pi) ** 0.5, np.float32),
    }  # fmt: skip
    cubed = [helper.make_node("Pow", ["x", "three"], ["x3"])]
    if cube == "Mul":
        cubed = [helper.make_node("Mul", ["x", "x"], ["x2"]), helper.make_node("Mul", ["x2", "x"], ["x3"])]
    nodes = [
        *cubed, helper.make_node("Mul", ["x3", "c"], ["third"]), helper.make_node("Add", ["x", "third"], ["both"]),
        helper.make_node("Mul", ["both", "s"], ["inner"]), helper.make_node("Tanh", ["inner"], ["tanh"]),
        helper.make_node("Add", ["tanh", "one"], ["gate"]), helper.make_node("Mul", ["x", "half"], ["weighed"]),
        helper.make_node("Mul", ["weighed", "gate"], ["y"], name="gelu"),
    ]  # fmt: skip
    plan = against_onnxruntime(onnx_model(nodes, {"x": (x.shape, "float32")}, ["y"], held), {"x": x}, tmp_path)
    assert [one.attributes["function"] for one in plan.graph.operators] == ["gelu_tanh"]


def test_what_is_read_elsewhere_is_no_gelu(tmp_path: Path) -> None:
    x = rand(1, 4, 12)
    held = {"root": np.array(2**0.5, np.float32), "one": np.array(1.0, np.float32), "half": np.array(0.5, np.float32)}
    nodes = [
        helper.make_node("Div", ["x", "root"], ["scaled"]), helper.make_node("Erf", ["scaled"], ["erf"]),
        helper.make_node("Add", ["erf", "one"], ["gate"]), helper.make_node("Mul", ["x", "gate"], ["product"]),
        helper.make_node("Mul", ["product", "half"], ["y"]), helper.make_node("Neg", ["gate"], ["z"]),
    ]  # fmt: skip
    model = onnx_model(nodes, {"x": (x.shape, "float32")}, ["y", "z"], held)
    plan = against_onnxruntime(model, {"x": x}, tmp_path)
    assert "gelu" not in [one.attributes["function"] for one in plan.graph.operators]


@pytest.mark.parametrize("bits", [4, 8])
def test_weights_in_blocks(bits: int, tmp_path: Path) -> None:
    x, rng = rand(1, 3, 64), np.random.default_rng(1)
    held = rng.integers(0, 256, (10, 2, 32 * bits // 8)).astype(np.uint8)
    held[:, :, 0] = 0  # a number of the largest magnitude in each block, as q4_0 and q8_0 have it
    if bits == 8:
        held = np.maximum(held, 1)
        held[:, :, 0] = 1
    scales = rng.uniform(0.01, 0.02, 20).astype(np.float16).astype(np.float32)
    node = helper.make_node(
        "MatMulNBits", ["x", "w", "s"], ["y"], name="layer", domain="com.microsoft", K=64, N=10, bits=bits, block_size=32
    )
    model = onnx_model([node], {"x": (x.shape, "float32")}, ["y"], {"w": held, "s": scales})
    try:
        plan = against_onnxruntime(model, {"x": x}, tmp_path)
    except Exception as error:
        if "Only 4b quantization is supported" in str(error):
            pytest.skip(f"onnxruntime {ort.__version__} takes no weights of {bits} bits")
        raise
    assert on_gpu(plan)
    assert {t.dtype for t in plan.graph.tensors.values() if t.constant} == {f"q{bits}_0"}


def test_weights_that_all_steps_read_are_there_once(tmp_path: Path) -> None:
    path = tmp_path / "net.onnx"
    sizes = []
    for length in (2, 5):
        onnx.save(recurrent("LSTM", "forward", length, 1, True)[0], path)
        sizes.append(plan_network(read_network(path), "adreno-640", "ours").weights_b)
    assert sizes[0] == sizes[1] > 0
    tied, untied = (plan_network(small_decoder(1, 3, tied=tied), "adreno-640", "ours").weights_b for tied in (True, False))
    assert untied - tied >= 40 * 64 * 18 // 32
