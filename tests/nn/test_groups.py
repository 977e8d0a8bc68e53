"""Which operators one kernel computes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.lowering.facts import rule_kind
from mgpusim.nn.passes.groups import FuseRule, OperatorGroup, group_operators
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.zoo import network
from tests.helpers.network_graphs import conv, elementwise, graph_of

X = {"x": (1, 6, 6, 8), "z": (1, 6, 6, 8)}
W = {f"{name}.{part}": shape for name in "cd" for part, shape in (("w", (8, 1, 1, 8)), ("b", (8,)))} | {"k": (8,)}
ANY = FuseRule(("*",), ("*",), "test", operand="latest")


def grouped(ops: Sequence[Operator], *rules: FuseRule, outputs: Sequence[str] = ("y",)) -> list[list[str]]:
    """Names of the operators of each group."""
    graph = graph_of(ops, X, outputs, constants=W)
    return [[g.anchor.name, *(o.name for o in g.fused)] for g in groups_of(graph, *rules)]


def groups_of(graph: Graph, *rules: FuseRule) -> tuple[OperatorGroup, ...]:
    return group_operators(graph, rules or (ANY,), lambda o: rule_kind(graph, o), lambda rule, o: True)


def test_activation_residual_sum_and_activation_are_one_launch() -> None:
    """NETWORKS: conv + bias + relu + residual add is one launch of TensorFlow Lite."""
    ops = [
        conv("d", "x"),
        conv("c", "d"),
        elementwise("r", "relu6", "c"),
        elementwise("s", "add", "d", "r"),
        elementwise("y", "relu", "s"),
    ]
    assert grouped(ops) == [["d"], ["c", "r", "s", "y"]]


def test_the_operand_made_last_takes_the_sum() -> None:
    ops = [conv("c", "x"), conv("d", "z"), elementwise("y", "add", "c", "d")]
    assert grouped(ops) == [["c"], ["d", "y"]]
    assert grouped([ops[1], ops[0], ops[2]]) == [["d"], ["c", "y"]]


def test_a_difference_is_taken_by_its_first_operand_alone() -> None:
    ops = [conv("d", "z"), conv("c", "x"), elementwise("y", "sub", "d", "c")]
    assert grouped(ops) == [["d"], ["c"], ["y"]]
    assert grouped(ops, FuseRule(("*",), ("*",), "test", operand="any")) == [["d"], ["c", "y"]]
    group = groups_of(graph_of(ops, X, ["y"], constants=W), FuseRule(("*",), ("*",), "test", operand="any"))[-1]
    assert (group.places, group.inputs) == ((1,), ("x", "c.w", "c.b", "d"))


@pytest.mark.parametrize(
    ("ops", "outputs"),
    [
        ([conv("c", "x"), elementwise("y", "relu", "c"), elementwise("w", "exp", "c")], ["y", "w"]),
        ([conv("c", "x"), elementwise("y", "relu", "c")], ["c", "y"]),
        ([conv("c", "x"), elementwise("y", "mul", "c", "c")], ["y"]),
        ([conv("c", "x"), conv("d", "x"), elementwise("w", "relu", "c"), elementwise("y", "sub", "w", "d")], ["y"]),
    ],
    ids=["two readers", "an output", "read twice", "an operand made later"],
)
def test_what_is_not_appended(ops: list[Operator], outputs: list[str]) -> None:
    last = next(o for o in ops if o.name == "y")
    assert last.name in [group[0] for group in grouped(ops, outputs=outputs)]


def test_rules_limit_kinds_functions_and_numbers() -> None:
    ops = [conv("c", "x"), elementwise("r", "relu", "c"), elementwise("s", "relu6", "r"), elementwise("y", "exp", "s")]
    one = FuseRule(("conv2d",), ("relu", "relu6"), "test", most=1)
    assert grouped(ops, one) == [["c", "r"], ["s"], ["y"]]
    assert grouped(ops, one, FuseRule(("elementwise",), ("exp",), "test")) == [["c", "r"], ["s", "y"]]
    assert grouped(ops, FuseRule(("conv2d",), ("exp",), "test")) == [["c"], ["r"], ["s"], ["y"]]


def test_sizes_that_are_broadcast_need_a_rule_that_says_so() -> None:
    ops = [conv("c", "x"), Operator("m", "reduce", ("z",), ("m",), {"function": "mean", "axes": [1, 2]}), conv("d", "x")]
    scaled = [ops[1], ops[0], elementwise("y", "mul", "c", "m")]
    assert grouped(scaled) == [["m"], ["c"], ["y"]]
    assert grouped(scaled, FuseRule(("*",), ("*",), "test", operand="latest", shapes="broadcast")) == [["m"], ["c", "y"]]
    constant = [ops[0], elementwise("y", "mul", "c", "k")]
    assert grouped(constant) == [["c", "y"]]
    grown = [ops[1], elementwise("y", "add", "m", "z")]  # the kernel makes fewer numbers than the sum has
    assert grouped(grown) == [["m"], ["y"]]


# ---- libraries ---------------------------------------------------------------------------------------------------------
COUNTS = {
    # convolutions and the classifier, pooling, softmax, and the conversions of input and output
    ("mobilenet_v1", "tflite-gpu"): 27 + 1 + 1 + 1 + 2,
    ("mobilenet_v2", "tflite-gpu"): 52 + 1 + 1 + 1 + 2,
    ("mobilenet_v2", "paddle-lite"): 52 + 1 + 1 + 1 + 2,  # all sums stand behind 1x1 convolutions
    ("mobilenet_v2", "mnn"): 52 + 1 + 1 + 1 + 2 + 10,  # sums are kernels of their own
}


@pytest.mark.parametrize(("name", "library"), COUNTS)
def test_kernels_of_mobilenets(name: str, library: str) -> None:
    assert plan_network(network(name), "mali-g76-mp5", library).n_launches == COUNTS[name, library]


def test_paddle_lite_takes_sums_into_convolutions_of_1x1_alone() -> None:
    """ResNet50's sums stand behind 1x1 convolutions; of the eight of ResNet18 three have one in their shortcut."""
    fused = {}
    for name in ("resnet18", "resnet50"):
        plan = plan_network(network(name), "adreno-640", "paddle-lite")
        fates = {row.operator: row.fate for row in plan.explanation}
        fused[name] = [fates[o.name] == "fused" for o in plan.graph.operators if o.attributes.get("function") == "add"]
    assert (sum(fused["resnet18"]), len(fused["resnet18"])) == (3, 8)
    assert all(fused["resnet50"])


def _norm(name: str, x: str) -> Operator:
    return Operator(name, "batch_norm", (x, *(f"n.{part}" for part in "somv")), (name,), {"epsilon": 1e-3})


NN_METER = {
    "conv-bn-relu": [conv("c", "x"), _norm("n", "c"), elementwise("y", "relu", "n")],
    "conv-bn-add": [conv("c", "x"), _norm("n", "c"), elementwise("y", "add", "z", "n")],
    "conv-bn-add-relu": [conv("c", "x"), _norm("n", "c"), elementwise("a", "add", "z", "n"), elementwise("y", "relu", "a")],
    "conv-bn-add-add": [conv("c", "x"), _norm("n", "c"), elementwise("a", "add", "z", "n"), elementwise("y", "add", "x", "a")],
    "conv-bn-bn-relu": [conv("c", "x"), _norm("n", "c"), _norm("m", "n"), elementwise("y", "relu", "m")],
    "conv-bn-add-bn-relu": [
        conv("c", "x"), _norm("n", "c"), elementwise("a", "add", "z", "n"), _norm("m", "a"), elementwise("y", "relu", "m"),
    ],
    "bn-relu": [_norm("n", "x"), elementwise("y", "relu", "n")],
    "add-relu": [elementwise("a", "add", "x", "z"), elementwise("y", "relu", "a")],
    "add-add": [elementwise("a", "add", "x", "z"), elementwise("y", "add", "a", "z")],
}  # fmt: skip


@pytest.mark.parametrize("name", NN_METER)
def test_kernels_that_nn_meter_found_on_gpus(name: str) -> None:
    """microsoft/nn-Meter, docs/kernel.md: kernels of TensorFlow Lite 2.1 on mobile GPUs, from its 26 thousand models."""
    constants = {**W, **{f"n.{part}": (8,) for part in "somv"}}
    graph = graph_of(NN_METER[name], X, ["y"], constants=constants)
    plan = plan_network(graph, "adreno-640", "tflite-gpu-2.1")
    assert [step.kind for step in plan.steps if step.operators] == ["launch"]


@pytest.mark.parametrize("between", ["max_pool", "concat"])
def test_kernels_that_nn_meter_found_apart(between: str) -> None:
    """Its pools and concatenations are kernels of their own: a convolution behind them starts another."""
    pool = Operator("p", "max_pool", ("x",), ("p",), {"kernel": [3, 3], "strides": [1, 1], "pads": [1, 1, 1, 1]})
    joined = Operator("p", "concat", ("x", "z"), ("p",), {"axis": 1})
    graph = graph_of([pool if between == "max_pool" else joined, conv("c", "p")], X, ["c"], constants=W)
    plan = plan_network(graph, "adreno-640", "tflite-gpu-2.1")
    assert [step.operators for step in plan.steps if step.operators] == [("p",), ("c",)]


def test_libraries_differ_in_what_they_fuse() -> None:
    rules = {name: load_library(name).fuse for name in ("tflite-gpu", "mnn")}
    assert rules["tflite-gpu"][0].functions == ("*",)
    assert not any("add" in rule.functions for rule in rules["mnn"])


MNN_GRAPHS = {
    "mobilenet_v1": (36, ("Input", "ConvertTensor", "Squeeze", "Reshape", "Reshape", "Shape")),
    "mobilenet_v2": (71, ("Input", "ConvertTensor", "Squeeze", "Reshape", "Reshape", "Shape")),
    "resnet50_v2": (118, ("Input", *("ConvertTensor",) * 3, "Squeeze", "Reshape", "Reshape", "Shape")),
    "inception_v3": (131, ("Input", "ConvertTensor", "Squeeze", "Reshape", "Reshape", "Shape")),
}
"""Operators of the graphs in alibaba/MNN at 4d40bdb, benchmark/models, and those of them that compute nothing."""


@pytest.mark.parametrize("name", MNN_GRAPHS)
def test_mnn_s_own_graphs_have_as_many_operators(name: str) -> None:
    operators, idle = MNN_GRAPHS[name]
    plan = plan_network(network(name), "adreno-640", "mnn")
    assert len({step.operators for step in plan.steps if step.operators}) == operators - len(idle)
