"""Whole small networks, planned as a library would run them and executed: what comes out is what the network computes."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.kernels.weights import weight_contents
from mgpusim.nn.planning.plan import NetworkPlan, PlannedStep
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.examples import examples
from tests.helpers.network_blocks import BLOCKS
from tests.helpers.network_execution import run_plan
from tests.helpers.network_graphs import conv, graph_of
from tests.helpers.network_random import networks

Array = np.ndarray[Any, Any]
GPUS = ("adreno-640", "mali-g76-mp5", "intel-hd505")
LIBRARIES = ("tflite-gpu", "paddle-lite", "mnn", "ours", "mace", "tnn", "tvm", "tvm-2018", "acl")
BY_RULE = ("tflite-gpu", "paddle-lite", "mace", "tnn", "tvm", "acl")
"""Libraries that time no kernels against each other, Paddle-Lite on Adreno excepted."""
"""Blocks that run by these libraries alone, unless slow tests are asked for."""
EXACT, HALF = 2e-5, 1e-2
"""Errors of outputs, of the largest number: of single precision, whose sums come in another order, and of half precision."""


def inputs_of(graph: Graph) -> dict[str, Array]:
    rng = np.random.default_rng(1)
    return {name: rng.standard_normal(graph.tensors[name].shape).astype(np.float32) for name in graph.inputs}


def check(plan: NetworkPlan, inputs: dict[str, Array], want: dict[str, Array]) -> int:
    """Compare all outputs of a plan; return how many kernels were compared with others of their step."""
    bound = EXACT if plan.target.precision.stored == 32 else HALF
    got, compared = run_plan(plan, inputs, 5 * bound)
    for name, values in want.items():
        atol = bound * max(0.1, float(np.abs(values).max()))  # what sums to nothing keeps the errors of its terms
        np.testing.assert_allclose(got[name], values, rtol=0, atol=atol, err_msg=name)
    return compared


def variants(steps: tuple[PlannedStep, ...]) -> set[str]:
    own = {option.call.variant.split(" ")[0] for step in steps for option in step.options}
    return own.union(*(variants(way) for step in steps for way in step.alternatives))


@pytest.mark.each_time("fire-mace", "decoder-tflite-gpu")
@pytest.mark.parametrize(("name", "library"), list(itertools.product(BLOCKS, LIBRARIES)))
def test_blocks_in_single_precision(name: str, library: str) -> None:
    graph = BLOCKS[name]()
    gpu = GPUS[(list(BLOCKS).index(name) + LIBRARIES.index(library)) % 2]
    inputs = inputs_of(graph)
    compared = check(plan_network(graph, gpu, library, precision="F32"), inputs, run_graph(graph, inputs))
    assert compared > 0 or library in BY_RULE


@pytest.mark.each_time("fire")
@pytest.mark.parametrize("name", BLOCKS)
def test_blocks_in_half_precision(name: str) -> None:
    graph = BLOCKS[name]()
    at = list(BLOCKS).index(name)
    inputs = inputs_of(graph)
    plan = plan_network(graph, GPUS[at // 3 % 3], ("tflite-gpu", "paddle-lite", "mnn")[at % 3])
    assert plan.target.precision.stored == 16
    check(plan, inputs, run_graph(graph, inputs))


@pytest.mark.each_time("tflite-gpu-xclipse-940")
@pytest.mark.parametrize(
    ("library", "gpu"),
    [
        ("tflite-gpu", "xclipse-940"),
        ("tflite-gpu", "mali-t860-mp4"), ("tflite-gpu", "intel-hd505"), ("ours", "adreno-640"), ("tvm", "intel-hd505"),
        ("tvm-2018", "mali-t860-mp4"), ("tvm-2018", "intel-hd505"),
    ],
)  # fmt: skip
def test_ways_of_a_convolution_compute_the_same(library: str, gpu: str) -> None:
    """Winograd's methods, direct kernels, packed tiles, and weights or sums shared by a group are all among them."""
    graph = BLOCKS["winograd"]()
    inputs = inputs_of(graph)
    plan = plan_network(graph, gpu, library, precision="F32")
    check(plan, inputs, run_graph(graph, inputs))
    found = variants(plan.steps)
    if library == "ours":
        assert {"winograd2", "winograd4", "conv"} <= found


@pytest.mark.parametrize("axes", [[2, 3, 4], [1, 2], [1], [3], [4], [0, 1, 2]])
@pytest.mark.parametrize(("kind", "library"), [("reduce", "ours"), ("reduce", "tvm"), ("softmax", "ours")])
def test_parts_of_five_axes_are_reduced(kind: str, library: str, axes: list[int]) -> None:
    """The defects: the mean over the last three ended in ValueError; over one of two axes that are rows it took both."""
    if kind == "softmax" and len(axes) > 1:
        return
    shape = (2, 3, 4, 5, 6)
    made = tuple(1 if kind == "reduce" and i in axes else size for i, size in enumerate(shape))
    attributes = {"function": "mean", "axes": axes, "keepdims": True} if kind == "reduce" else {"axis": axes[0]}
    graph = Graph(
        "five", (Operator("y", kind, ("x",), ("y",), attributes),), {"x": Tensor("x", shape), "y": Tensor("y", made)},
        ("x",), ("y",), "NCHW",
    )  # fmt: skip
    inputs = inputs_of(graph)
    check(plan_network(graph, "adreno-640", library, precision="F32"), inputs, run_graph(graph, inputs))


@pytest.mark.parametrize("axis", range(5))
@pytest.mark.parametrize("kind", ["concat", "split"])
def test_five_axes_are_joined_and_cut(kind: str, axis: int) -> None:
    """The defect: along the second of two axes that are rows of an image, one lay behind the other."""
    shape = (2, 4, 6, 8, 2)
    sizes = [tuple(size // 2 if i == axis else size for i, size in enumerate(shape))] * 2
    whole, parts = {"x": shape}, dict(zip("ab", sizes, strict=True))
    names = (tuple(parts), tuple(whole)) if kind == "concat" else (tuple(whole), tuple(parts))
    more = {} if kind == "concat" else {"sizes": [sizes[0][axis]] * 2}
    tensors = {name: Tensor(name, size) for name, size in (whole | parts).items()}
    graph = Graph("five", (Operator("one", kind, *names, {"axis": axis, **more}),), tensors, *names, "NCHW")
    inputs = inputs_of(graph)
    check(plan_network(graph, "adreno-640", "ours", precision="F32"), inputs, run_graph(graph, inputs))


@pytest.mark.parametrize("library", ["ours", "tflite-gpu"])
def test_a_scale_of_one_of_five_axes_is_left_to_the_cpu(library: str) -> None:
    """The defect: the network was refused, "its size 3 along h is neither 1 nor 12"."""
    tensors = {
        name: Tensor(name, shape) for name, shape in {"x": (2, 3, 4, 5, 6), "s": (1, 3, 1, 1, 1), "y": (2, 3, 4, 5, 6)}.items()
    }
    operators = (Operator("y", "elementwise", ("x", "s"), ("y",), {"function": "mul"}),)
    plan = plan_network(Graph("five", operators, tensors, ("x", "s"), ("y",), "NCHW"), "adreno-640", library)
    assert [step.name for step in plan.steps if step.work == "fallback"] == ["y"]


def test_launches_of_other_tiles_are_no_alternatives() -> None:
    """6x6 pixels are nine tiles of 2 with 16 products, or four of 4 with 36: buffers of one size that hold other things."""
    names = {"c.w": np.random.default_rng(2).standard_normal((16, 3, 3, 16)), "c.b": np.arange(16.0)}
    graph = graph_of([conv("c", "x", kernel=3, pad=1)], {"x": (1, 6, 6, 16)}, ["c"], constants=names)
    inputs = inputs_of(graph)
    plan = plan_network(graph, "intel-hd505", "ours", precision="F32")
    assert {"winograd2", "winograd4"} <= variants(plan.steps)
    check(plan, inputs, run_graph(graph, inputs))


@pytest.mark.parametrize("transposed", [(False, False), (False, True), (True, False), (True, True)])
@pytest.mark.parametrize(
    ("first", "second"), [((2, 3), (1, 3)), ((2, 1), (2, 3)), ((3,), (2, 3)), ((2, 3), (2, 1)), ((2, 1), (1, 3))]
)
def test_matrices_that_repeat_along_an_axis(
    first: tuple[int, ...], second: tuple[int, ...], transposed: tuple[bool, bool]
) -> None:
    """Axes before the last two are joined as numpy joins them. The defect: a table of each row was wanted for each window."""
    m, n, k = 3, 6, 5
    shapes = {"a": (*first, *((k, m) if transposed[0] else (m, k))), "b": (*second, *((n, k) if transposed[1] else (k, n)))}
    attributes = {"transpose_a": transposed[0], "transpose_b": transposed[1]}
    tensors = {name: Tensor(name, shape) for name, shape in {**shapes, "y": (2, 3, m, n)}.items()}
    graph = Graph("one", (Operator("y", "matmul", ("a", "b"), ("y",), attributes),), tensors, ("a", "b"), ("y",))
    inputs = inputs_of(graph)
    left, right = (x.swapaxes(-1, -2) if turned else x for x, turned in zip(inputs.values(), transposed, strict=True))
    assert check(plan_network(graph, "adreno-640", "ours", precision="F32"), inputs, {"y": left @ right}) > 0


def test_matrices_that_repeat_along_axes_apart_are_left_to_the_cpu() -> None:
    tensors = {"a": (2, 1, 2, 4, 4), "b": (2, 3, 2, 4, 4), "y": (2, 3, 2, 4, 4)}
    operator = Operator("y", "matmul", ("a", "b"), ("y",), {})
    graph = Graph("one", (operator,), {name: Tensor(name, shape) for name, shape in tensors.items()}, ("a", "b"), ("y",))
    (step,) = [step for step in plan_network(graph, "adreno-640", "ours").steps if step.name == "y"]
    assert step.work == "fallback"


@pytest.mark.each_time("tflite-gpu")
@pytest.mark.parametrize("library", LIBRARIES)
def test_batches(library: str) -> None:
    """Three images at once are three images, with parts of a concatenation made in place where a library does that."""
    graph = BLOCKS["fire"]()
    inputs = {"x": np.random.default_rng(4).standard_normal((3, 16, 16, 3)).astype(np.float32)}
    singles = [run_graph(graph, {"x": image[None]}) for image in inputs["x"]]
    want = {name: np.concatenate([one[name] for one in singles]) for name in graph.outputs}
    check(plan_network(graph, "mali-g76-mp5", library, precision="F32", batch=3), inputs, want)


@pytest.mark.parametrize("layout", ["NCHW", "NHWC"])
@pytest.mark.parametrize("library", ["tflite-gpu", "mnn", "mace", "tvm-2018"])
def test_a_fully_connected_layer_takes_an_image_in_the_order_of_its_model(library: str, layout: str) -> None:
    constants = {"f.w": np.random.default_rng(3).standard_normal((7, 90)), "f.b": np.arange(7.0)}
    shape = (1, 6, 3, 5) if layout == "NCHW" else (1, 3, 5, 6)
    layer = Operator("f", "fully_connected", ("x", "f.w", "f.b"), ("f",))
    graph = graph_of([layer], {"x": shape}, ["f"], layout=layout, constants=constants)
    inputs = inputs_of(graph)
    check(plan_network(graph, "adreno-640", library, precision="F32"), inputs, run_graph(graph, inputs))


@pytest.mark.each_time("classifier-tflite-gpu")
@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("name", ["classifier", "shuffled", "upsampled", "attention"])
def test_onnx_models_compute_what_onnxruntime_does(name: str, library: str, tmp_path: Path) -> None:
    runtime = pytest.importorskip("onnxruntime")
    made = pytest.importorskip("tests.helpers.onnx_blocks").ONNX_BLOCKS[name]().SerializeToString()
    (tmp_path / "model.onnx").write_bytes(made)
    graph = read_network(tmp_path / "model.onnx", values=True)
    inputs = inputs_of(graph)
    session = runtime.InferenceSession(made, providers=["CPUExecutionProvider"])
    want = dict(zip(graph.outputs, session.run(list(graph.outputs), inputs), strict=True))
    check(plan_network(graph, GPUS[LIBRARIES.index(library) % 2], library, precision="F32"), inputs, want)


@pytest.mark.slow
@examples(12)
@given(networks(), st.sampled_from(LIBRARIES), st.sampled_from((*GPUS, "mali-t860-mp4")))
def test_networks_of_any_layers(graph: Graph, library: str, gpu: str) -> None:
    inputs = inputs_of(graph)
    check(plan_network(graph, gpu, library, precision="F32"), inputs, run_graph(graph, inputs))


def test_weights_that_are_not_known_are_named() -> None:
    graph = Graph(**{field: getattr(BLOCKS["fire"](), field) for field in Graph.__struct_fields__ if field != "values"})
    plan = plan_network(graph, "adreno-640")
    calls = [option.call for step in plan.steps for option in step.options if option.call.weight_order is not None]
    assert calls
    for call in calls:
        with pytest.raises(InputError, match=rf"the values of {call.constants[0]}, {call.constants[1]} are not known"):
            weight_contents(call, graph.values)
