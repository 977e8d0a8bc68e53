"""ONNX models: published ones by their operators, shapes and multiplications; single operators by what they compute."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import macs, parameters
from mgpusim.nn.readers import read_network
from mgpusim.nn.readers.formats.onnx.model import written
from mgpusim.nn.reference.operators import run_graph

onnx = pytest.importorskip("onnx")
helper = onnx.helper
nets = pytest.importorskip("tests.helpers.onnx_nets")
LIGHT = Path(onnx.__file__).parent / "backend" / "test" / "data" / "light"
PUBLISHED = {
    "bvlc_alexnet": (0.655, 60.97), "densenet121": (2.834, 8.15), "inception_v1": (1.432, 7.00), "inception_v2": (2.019, 11.24),
    "resnet50": (4.089, 25.61), "shufflenet": (0.125, 1.42), "squeezenet": (0.349, 1.24), "vgg19": (19.632, 143.67),
    "zfnet512": (1.482, 87.25),
}  # fmt: skip
"""Thousand millions of multiplications, and millions of parameters.

VGG-19 has 144 million parameters (Simonyan and Zisserman, ICLR 2015, table 2), GoogLeNet 7.0 without auxiliary classifiers,
SqueezeNet v1.1 1.24; of normalisations all four numbers of a channel count here, so DenseNet-121 has more than its 8.0.
"""
KINDS = {
    "Conv": "conv2d", "MaxPool": "max_pool", "AveragePool": "avg_pool", "BatchNormalization": "batch_norm", "Concat": "concat",
    "Gemm": "fully_connected", "LRN": "lrn", "Softmax": "softmax", "Transpose": "transpose", "GlobalAveragePool": "reduce",
}  # fmt: skip
ELEMENTWISE = ("Relu", "Sum", "Mul", "Add")


@pytest.mark.parametrize("name", PUBLISHED)
def test_light_models_are_the_published_networks(name: str) -> None:
    """Constants are computed by chains in these files; what is left are the operators that run."""
    path = LIGHT / f"light_{name}.onnx"
    graph = read_network(path)
    giga, mega = PUBLISHED[name]
    assert sum(macs(graph, one) for one in graph.operators) / 1e9 == pytest.approx(giga, abs=6e-4)
    assert parameters(graph) / 1e6 == pytest.approx(mega, abs=6e-3)
    proto = onnx.load(path)
    expected = Counter(KINDS[node.op_type] for node in proto.graph.node if node.op_type in KINDS)
    expected["elementwise"] = sum(node.op_type in ELEMENTWISE for node in proto.graph.node)
    expected["reshape"] = sum(one.kind == "reshape" for one in graph.operators)
    assert Counter(one.kind for one in graph.operators) == +expected
    inferred = onnx.shape_inference.infer_shapes(proto)
    shapes = {v.name: tuple(d.dim_value for d in v.type.tensor_type.shape.dim) for v in inferred.graph.value_info}
    compared = [name for name in graph.tensors if name in shapes]
    assert len(compared) >= len(graph.operators) - 2
    assert {name: graph.tensors[name].shape for name in compared} == {name: shapes[name] for name in compared}


# ---- single operators --------------------------------------------------------------------------------------------------
def rand(*shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(len(shape) + sum(shape)).standard_normal(shape).astype(np.float32)


def whole(*numbers: int) -> np.ndarray[Any, Any]:
    return np.array(numbers, np.int64)


X = (2, 6, 9, 11)
CASES: dict[str, tuple[Any, ...]] = {
    "conv": ("Conv", [X], [rand(4, 6, 3, 5), rand(4)], {"pads": [1, 0, 2, 3], "strides": [2, 1], "dilations": [1, 2]}),
    "conv in groups": ("Conv", [X], [rand(9, 2, 3, 3)], {"group": 3, "auto_pad": "SAME_UPPER", "strides": [2, 2]}),
    "conv same lower": ("Conv", [X], [rand(4, 6, 4, 2)], {"auto_pad": "SAME_LOWER", "strides": [3, 1]}),
    "depthwise": ("Conv", [X], [rand(12, 1, 3, 3), rand(12)], {"group": 6, "pads": [1, 1, 1, 1]}),
    "conv of one dimension": ("Conv", [(2, 4, 15)], [rand(3, 4, 5), rand(3)], {"pads": [2, 1], "strides": [2]}),
    "computed weights": ("Conv", [X, (4, 6, 3, 3)], [], {}),
    "conv transposed": ("ConvTranspose", [X], [rand(6, 4, 3, 3), rand(4)], {"strides": [2, 3], "pads": [1, 0, 1, 2]}),
    "conv transposed in groups": ("ConvTranspose", [X], [rand(6, 2, 2, 3)], {
        "group": 3, "strides": [2, 2], "output_padding": [1, 0]}),
    "conv transposed to a size": ("ConvTranspose", [X], [rand(6, 4, 3, 3)], {"strides": [2, 2], "output_shape": [18, 22]}),
    "max pool": ("MaxPool", [X], [], {"kernel_shape": [3, 2], "strides": [2, 2], "pads": [1, 0, 1, 1]}),
    "max pool, rounded up": ("MaxPool", [X], [], {"kernel_shape": [2, 2], "strides": [2, 2], "ceil_mode": 1}),
    "average pool": ("AveragePool", [X], [], {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1]}),
    "average pool with pads": ("AveragePool", [X], [], {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1], "count_include_pad": 1}),
    "average pool of one dimension": ("AveragePool", [(2, 3, 12)], [], {"kernel_shape": [3], "strides": [3]}),
    "global pool": ("GlobalAveragePool", [X], [], {}),
    "gemm": ("Gemm", [(3, 5)], [rand(7, 5), rand(7)], {"transB": 1}),
    "gemm scaled": ("Gemm", [(3, 5)], [rand(5, 7), rand(1, 7)], {"alpha": 0.5, "beta": 2.0}),
    "gemm of two inputs": ("Gemm", [(5, 3), (5, 7), (3, 7)], [], {"transA": 1, "alpha": 0.5, "beta": 3.0}),
    "matmul": ("MatMul", [(2, 3, 4, 5), (2, 3, 5, 6)], [], {}),
    "matmul by weights": ("MatMul", [(2, 4, 5)], [rand(5, 6)], {}),
    "matmul by a vector": ("MatMul", [(2, 4, 5), (5,)], [], {}),
    "vector by matmul": ("MatMul", [(4,), (2, 4, 5)], [], {}),
    "einsum of heads": ("Einsum", [(2, 3, 4, 5), (2, 3, 6, 5)], [], {"equation": "bhid,bhjd->bhij"}),
    "einsum of values": ("Einsum", [(2, 3, 4, 6), (2, 3, 6, 5)], [], {"equation": "bhij,bhjd->bihd"}),
    "einsum by rows of a table": ("Einsum", [(6, 4, 3, 5), (4, 7, 5)], [], {"equation": "bhwc,hkc->bhwk"}),
    "einsum by columns": ("Einsum", [(6, 4, 3, 5)], [rand(3, 7, 5)], {"equation": "bhwc, wkc -> bhwk"}),
    "einsum by weights": ("Einsum", [(2, 4, 5)], [rand(5, 2, 3)], {"equation": "bld,dhk->bhlk"}),
    "einsum of rows that come last": ("Einsum", [(2, 5, 4), (2, 5, 6)], [], {"equation": "bkm,bkn->bmn"}),
    "einsum outer": ("Einsum", [(3,), (4,)], [], {"equation": "i,j->ij"}),
    "einsum inner, as numpy has it": ("Einsum", [(3, 4), (4, 5)], [], {"equation": "ij,jk"}),
    "einsum with an ellipsis": ("Einsum", [(2, 3, 4, 5), (3, 5, 6)], [], {"equation": "b...ij,...jk->b...ik"}),
    "einsum of sums": ("Einsum", [(3, 4, 5), (4, 6)], [], {"equation": "abc,bd->ad"}),
    "batch norm": ("BatchNormalization", [X], [rand(6), rand(6), rand(6), np.abs(rand(6))], {"epsilon": 1e-3}),
    "layer norm": ("LayerNormalization", [(2, 4, 6)], [rand(6), rand(6)], {"epsilon": 1e-3}),
    "lrn": ("LRN", [X], [], {"size": 3, "alpha": 0.1, "beta": 0.6, "bias": 2.0}),
    "softmax": ("Softmax", [X], [], {"axis": 1}),
    "log softmax": ("LogSoftmax", [(3, 5)], [], {}),
    "clip to relu6": ("Clip", [X], [np.float32(0), np.float32(6)], {}),
    "clip from below": ("Clip", [X], [np.float32(-0.5)], {}),
    "clip by a computed bound": ("Clip", [X, ()], [np.float32(0.7)], {}),
    "leaky relu": ("LeakyRelu", [X], [], {"alpha": 0.3}),
    "prelu": ("PRelu", [X], [rand(6, 1, 1)], {}),
    "elu": ("Elu", [X], [], {"alpha": 0.5}),
    "hard sigmoid": ("HardSigmoid", [X], [], {"alpha": 0.3, "beta": 0.4}),
    "hard swish": ("HardSwish", [X], [], {}),
    "sum": ("Sum", [X, (1, 6, 1, 1), (11,)], [], {}),
    "mean": ("Mean", [X, X, X], [], {}),
    "add a number": ("Add", [X], [np.float32(3)], {}),
    "divide by a number": ("Div", [X], [np.array([4], np.float32)], {}),
    "number less": ("Sub", [()], [np.float32(3)], {}),
    "square": ("Pow", [X], [np.float32(2)], {}),
    "more dimensions than the input": ("Add", [(3,)], [np.array([[2]], np.float32)], {}),
    "reduce": ("ReduceMean", [X], [], {"axes": [-1, 2], "keepdims": 0}),
    "reduce all": ("ReduceSum", [X], [], {"keepdims": 1}),
    "reduce by an input": ("ReduceSum", [X], [whole(1)], {}),
    "length": ("ReduceL2", [X], [], {"axes": [1], "keepdims": 1}),
    "concat": ("Concat", [(1, 2, 3), (1, 4, 3)], [], {"axis": -2}),
    "slice": ("Slice", [X], [whole(1, -1), whole(2**62, -(2**62)), whole(2, 3), whole(3, -2)], {}),
    "pad": ("Pad", [X], [whole(0, 0, 1, 2, 0, 1, 0, 3)], {"mode": "reflect"}),
    "pad of some axes": ("Pad", [X], [whole(1, 2), None, whole(3)], {"mode": "edge", "opset": 19}),
    "reshape": ("Reshape", [X], [whole(0, -1, 3)], {}),
    "flatten": ("Flatten", [X], [], {"axis": 2}),
    "flatten all": ("Flatten", [X], [], {"axis": 0}),
    "squeeze": ("Squeeze", [(1, 3, 1, 2)], [whole(-2)], {}),
    "unsqueeze": ("Unsqueeze", [(3, 2)], [whole(0, -1)], {}),
    "transpose": ("Transpose", [X], [], {"perm": [0, 2, 3, 1]}),
    "transpose all": ("Transpose", [(2, 3, 4)], [], {}),
    "expand": ("Expand", [(3, 1)], [whole(2, 1, 4)], {}),
    "tile": ("Tile", [(3, 2)], [whole(2, 3)], {}),
    "gather": ("Gather", [(5, 4, 3)], [np.array([[3, 0], [-1, 2]])], {"axis": 1}),
    "resize by factors": ("Resize", [(1, 2, 3, 4)], [None, np.array([1, 1, 2, 3], np.float32)], {
        "mode": "linear", "coordinate_transformation_mode": "half_pixel"}),
    "resize with corners": ("Resize", [(1, 2, 3, 4)], [None, None, whole(1, 2, 7, 5)], {
        "mode": "linear", "coordinate_transformation_mode": "align_corners"}),
    "resize to nearest": ("Resize", [(1, 2, 3, 4)], [None, np.array([1, 1, 2, 2], np.float32)], {
        "mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}),
    "depth to space": ("DepthToSpace", [(1, 12, 2, 3)], [], {"blocksize": 2}),
    "depth to space, CRD": ("DepthToSpace", [(1, 12, 2, 3)], [], {"blocksize": 2, "mode": "CRD"}),
}  # fmt: skip


def write(tmp_path: Path, proto: Any) -> Path:
    path = tmp_path / "net.onnx"
    path.write_bytes(proto.SerializeToString())
    return path


def run_both(proto: Any, tmp_path: Path) -> tuple[Graph, list[Any], list[Any]]:
    """Return the graph, what onnxruntime computes (onnx's own evaluator has errors), and what the graph computes."""
    ort = pytest.importorskip("onnxruntime")
    path = write(tmp_path, proto)
    graph = read_network(path, values=True)
    inputs = {name: rand(*graph.tensors[name].shape) for name in graph.inputs}
    return graph, ort.InferenceSession(str(path)).run(None, inputs), list(run_graph(graph, inputs).values())


@pytest.mark.parametrize("case", CASES)
def test_operators_compute_what_onnx_computes(case: str, tmp_path: Path) -> None:
    op, shapes, constants, attributes = CASES[case]
    opset = {"opset": attributes.get("opset", 17)}
    proto = nets.single(op, shapes, constants, **{**attributes, **opset})
    _, expected, found = run_both(proto, tmp_path)
    assert len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize(
    ("equation", "kinds"),
    [
        ("abc->ca", ["reduce", "transpose"]), ("abc->cab", ["transpose"]), ("abc", []), ("abc->abc", []), ("cab", ["transpose"]),
        ("abc->ac", ["reduce"]),
    ],
)  # fmt: skip
def test_einsum_of_one_operand(equation: str, kinds: list[str], tmp_path: Path) -> None:
    """By numpy, as onnxruntime 1.19 fails at sums of one operand. Axes that stay where they are need no transpose."""
    graph = read_network(write(tmp_path, nets.single("Einsum", [(3, 4, 5)], [], equation=equation)), values=True)
    assert [operator.kind for operator in graph.operators] == kinds
    x = rand(3, 4, 5)
    (found,) = (run_graph(graph, {graph.inputs[0]: x})[name] for name in graph.outputs)
    np.testing.assert_allclose(found, np.einsum(equation, x), rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize(
    ("equation", "shapes", "said"),
    [
        ("ii->i", [(3, 3)], "has a letter twice in one operand"),
        ("ij,jk->ik", [(3, 4)], "got equation 'ij,jk->ik' for 1 operands"),
        ("i1->i", [(3, 4)], "expected one as in bhid,bhjd->bhij"),
        ("ij->ik", [(3, 4)], "makes axes of no operand"),
        ("ij,jk->ik", [(3, 4), (5, 6)], "j is 4 and 5"),
        ("ijk->i", [(3, 4)], r"got \[3, 4\] for the letters ijk"),
        ("ij,jk,kl->il", [(3, 4), (4, 5), (5, 6)], "of 3 operands"),
    ],
)
def test_sums_of_products_that_are_none(equation: str, shapes: list[tuple[int, ...]], said: str, tmp_path: Path) -> None:
    path = write(tmp_path, nets.single("Einsum", shapes, [], equation=equation))
    with pytest.raises((InputError, UnsupportedError), match=said):
        read_network(path)


@pytest.mark.parametrize("opset", [13, 18])
def test_parts_of_a_split(opset: int, tmp_path: Path) -> None:
    proto = nets.single("Split", [(2, 7)], [whole(3, 4)], outputs=2, axis=1, opset=opset)
    _, expected, found = run_both(proto, tmp_path)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


def test_softmax_of_old_files_is_over_all_axes_behind(tmp_path: Path) -> None:
    """Before version 13 axes from the first on are one."""
    graph, _, found = run_both(nets.single("Softmax", [(2, 3, 4)], opset=9, axis=1), tmp_path)
    np.testing.assert_allclose(found[0].sum(axis=(1, 2)), [1, 1], rtol=1e-5)
    assert [one.kind for one in graph.operators] == ["reshape", "softmax", "reshape"]


def test_chains_that_compute_shapes_leave_nothing(tmp_path: Path) -> None:
    """Shape, Gather, Unsqueeze, Mul, Concat, Cast: what frameworks export for x.view(x.size(0), -1)."""
    make = helper.make_node
    nodes = [
        make("Shape", ["x"], ["s"]), make("Gather", ["s", "zero"], ["n"]), make("Unsqueeze", ["n", "axes"], ["n1"]),
        make("Slice", ["s", "one", "end", "axes"], ["rest"]), make("ReduceProd", ["rest"], ["p"], axes=[0]),
        make("Cast", ["p"], ["pf"], to=1), make("Div", ["pf", "two"], ["half"]), make("Cast", ["half"], ["ph"], to=7),
        make("Concat", ["n1", "ph", "twos"], ["shape"], axis=0), make("Reshape", ["x", "shape"], ["r"]),
        make("Relu", ["r"], ["y"]),
    ]  # fmt: skip
    constants = {
        "zero": np.array(0), "axes": whole(0), "one": whole(1), "end": whole(9), "two": np.float32(2), "twos": whole(2),
    }  # fmt: skip
    graph, expected, found = run_both(nets.model(nodes, {"x": (3, 4, 5)}, ["y"], constants), tmp_path)
    assert [one.kind for one in graph.operators] == ["reshape", "elementwise"]
    assert graph.tensors["y"].shape == (3, 10, 2)
    np.testing.assert_array_equal(found[0], expected[0])


def test_quantized_tensors_keep_their_scales(tmp_path: Path) -> None:
    make = helper.make_node
    nodes = [
        make("QuantizeLinear", ["x", "sx", "zx"], ["q"]), make("DequantizeLinear", ["q", "sx", "zx"], ["d"]),
        make("DequantizeLinear", ["w", "sw"], ["wf"], axis=0), make("Conv", ["d", "wf"], ["y"]),
    ]  # fmt: skip
    weights = np.arange(-12, 12).reshape(4, 6, 1, 1).astype(np.int8)
    constants = {"sx": np.float32(0.05), "zx": np.int8(3), "w": weights, "sw": np.array([0.1, 0.2, 0.3, 0.4], np.float32)}
    graph, expected, found = run_both(nets.model(nodes, {"x": X}, ["y"], constants, 19), tmp_path)
    quantization = graph.tensors["q"].quantization
    assert quantization is not None
    assert (graph.tensors["q"].dtype, quantization.zero_point) == ("int8", (3,))
    assert quantization.scale[0] == pytest.approx(0.05)
    assert [one.kind for one in graph.operators] == ["quantize", "dequantize", "conv2d"]
    folded = graph.values[graph.operators[2].inputs[1]]
    np.testing.assert_allclose(folded[:, 0, 0], weights[:, :, 0, 0] * np.array([[0.1], [0.2], [0.3], [0.4]]), rtol=1e-6)
    np.testing.assert_allclose(found[0], expected[0], atol=1e-4)


# ---- what is refused, and what is not -----------------------------------------------------------------------------------
def test_free_dimensions_are_named_with_the_option(tmp_path: Path) -> None:
    path = write(tmp_path, nets.model([helper.make_node("Relu", ["x"], ["y"])], {"x": ("N", 3, "height", 224)}, ["y"]))
    with pytest.raises(InputError, match=r"input x: sizes \[N, 3, height, 224\].*--input x=1x3x224x224"):
        read_network(path)
    graph = read_network(path, inputs={"x": (2, 3, 64, 224)})
    assert graph.tensors["y"].shape == (2, 3, 64, 224)
    with pytest.raises(InputError, match="no such input; its inputs: x"):
        read_network(path, inputs={"input": (1, 3, 4, 4)})
    with pytest.raises(InputError, match="got 2 sizes, expected 4"):
        read_network(path, inputs={"x": (1, 3)})


def test_another_size_than_the_file_has(tmp_path: Path) -> None:
    path = write(tmp_path, nets.single("Conv", [(1, 3, 8, 8)], [rand(2, 3, 3, 3)]))
    assert read_network(path, inputs={"x0": (1, 3, 16, 32)}).tensors["y0"].shape == (1, 2, 14, 30)
    with pytest.raises(InputError, match="do not fit"):
        read_network(path, inputs={"x0": (1, 4, 16, 32)})


def test_control_flow_is_refused_by_name(tmp_path: Path) -> None:
    branch = helper.make_graph([helper.make_node("Relu", ["x"], ["b"])], "b", [], [helper.make_tensor_value_info("b", 1, [3])])
    node = helper.make_node("If", ["c"], ["y"], name="choice", then_branch=branch, else_branch=branch)
    with pytest.raises(UnsupportedError, match=r"choice.*'If' is control flow"):
        read_network(write(tmp_path, nets.model([node], {"x": (3,), "c": (1,)}, ["y"])))


def test_unknown_operators_are_counted(tmp_path: Path) -> None:
    nodes = [helper.make_node("EyeLike", [f"t{i}"], [f"t{i + 1}"]) for i in range(3)]
    graph = read_network(write(tmp_path, nets.model(nodes, {"t0": (4, 5)}, ["t3"])))
    assert [(one.kind, one.attributes["operator"]) for one in graph.operators] == [("custom", "EyeLike")] * 3
    assert any("3 x EyeLike" in note for note in graph.notes)


def test_cells_have_their_shapes(tmp_path: Path) -> None:
    proto = nets.single(
        "LSTM", [(7, 2, 5)], [rand(2, 24, 5), rand(2, 24, 6)], outputs=3, hidden_size=6, direction="bidirectional"
    )
    graph = read_network(write(tmp_path, proto))
    assert [graph.tensors[name].shape for name in graph.outputs] == [(7, 2, 2, 6), (2, 2, 6), (2, 2, 6)]


def test_nodes_in_any_order_and_with_one_name(tmp_path: Path) -> None:
    nodes = [helper.make_node("Relu", ["a"], ["y"], name="n"), helper.make_node("Sigmoid", ["x"], ["a"], name="n")]
    graph = read_network(write(tmp_path, nets.model(nodes, {"x": (3,)}, ["y"])))
    assert [one.outputs for one in graph.operators] == [("a",), ("y",)]
    assert len({one.name for one in graph.operators}) == 2


def test_cycles_and_tensors_made_twice_are_refused(tmp_path: Path) -> None:
    make = helper.make_node
    cycle = [make("Add", ["x", "b"], ["a"], name="first"), make("Relu", ["a"], ["b"], name="second")]
    with pytest.raises(InputError, match="first, second wait for each other"):
        read_network(write(tmp_path, nets.model(cycle, {"x": (3,)}, ["b"])))
    twice = [make("Relu", ["x"], ["y"]), make("Sigmoid", ["x"], ["y"])]
    with pytest.raises(InputError, match="y: the name is given twice"):
        read_network(write(tmp_path, nets.model(twice, {"x": (3,)}, ["y"])))


def test_tensors_without_elements_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"makes \[2, 0\], expected positive"):
        read_network(write(tmp_path, nets.single("Slice", [(2, 5)], [whole(5), whole(9), whole(1)])))


def test_weights_of_their_own_file(tmp_path: Path) -> None:
    """Beside the model they are values; absent, only the values are; outside its folder they count as absent."""
    weights = rand(4, 6, 3, 3)
    proto = nets.single("Conv", [X], [weights])
    one = proto.graph.initializer[0]
    one.ClearField("raw_data")
    one.data_location = onnx.TensorProto.EXTERNAL
    for location, there in (("w.bin", True), ("absent.bin", False), ("../w.bin", False)):
        del one.external_data[:]
        entry = one.external_data.add()
        entry.key, entry.value = "location", location
        folder = tmp_path / f"beside {location.replace('/', '_')}"
        folder.mkdir()
        (tmp_path / "w.bin").write_bytes(weights.tobytes())
        if there:
            (folder / "w.bin").write_bytes(weights.tobytes())
        graph = read_network(write(folder, proto), values=True)
        assert graph.tensors["y0"].shape == (2, 4, 7, 9)
        found = graph.values.get(graph.operators[0].inputs[1])
        assert (found is not None) == there
        if found is not None:
            np.testing.assert_array_equal(found, weights.transpose(0, 2, 3, 1))
        else:
            assert any("1 of 1 constants have no values" in note for note in graph.notes)


def test_large_weights_are_not_read(tmp_path: Path) -> None:
    """Ten thousand million bytes of weights, a hole in the file: more than protobuf may hold, and than anyone should read."""
    import tracemalloc

    rows, columns = 50_000, 50_000
    proto = nets.single("Gemm", [(1, columns)], [np.zeros((0, 0), np.float32)], transB=1)
    del proto.graph.initializer[:]
    head = bytes([8, rows & 127 | 128, rows >> 7 & 127 | 128, rows >> 14]) * 2 + bytes([16, 1]) + written(8, b"c0")
    size = 4 * rows * columns
    data_tag = written(9, b"")[:1] + _varint(size)
    tensor = bytes([0x2A]) + _varint(len(head) + len(data_tag) + size) + head + data_tag
    graph = proto.graph.SerializeToString() + tensor
    proto.ClearField("graph")
    front = proto.SerializeToString() + bytes([0x3A]) + _varint(len(graph) + size) + graph
    path = tmp_path / "large.onnx"
    with path.open("wb") as file:
        file.write(front)
        file.truncate(len(front) + size)
    tracemalloc.start()
    read = read_network(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert sum(macs(read, one) for one in read.operators) == rows * columns
    assert peak < 20e6


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def test_a_missing_package_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(InputError, match=r"pip install 'mgpusim\[onnx\]'"):
        read_network(LIGHT / "light_squeezenet.onnx")


def test_an_input_larger_than_any_index_is_refused_before_onnx_counts_up_to_it(tmp_path: Path) -> None:
    """ONNX multiplies out what a shape says: of 2^63 - 1 numbers that takes it far over ten seconds."""
    proto = nets.single("Add", [(4,)], [np.full((1, 1), 2, np.float32)])
    proto.graph.input[0].type.tensor_type.shape.dim[0].dim_value = 2**63 - 1
    path = write(tmp_path, proto)
    with pytest.raises(InputError, match=r"input x0: got 9223372036854775807 from the file, expected sizes below 2147483648"):
        read_network(path)
