"""What a library does with a tensor beyond the image limits of a GPU: a buffer, the CPU, or a refusal with its source."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.planning.convolution import convolution_graph
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network
from mgpusim.workload.args import ImageArg

GPU = load_gpu("adreno-640")  # images of at most 16384 x 16384
HEADS, WIDE = 4, 32


def attention(rows: int, layout: str) -> Graph:
    """Scores, softmax and sum of four heads, as a reader of ONNX (NCHW) or TFLite (NHWC) makes it."""
    shapes = {"q": (1, HEADS, rows, WIDE), "k": (1, HEADS, WIDE, rows), "v": (1, HEADS, rows, WIDE)}
    shapes |= dict.fromkeys(("s", "p"), (1, HEADS, rows, rows)) | {"o": (1, HEADS, rows, WIDE)}
    operators = (
        Operator("s", "matmul", ("q", "k"), ("s",), {}),
        Operator("p", "softmax", ("s",), ("p",), {"axis": 3}),
        Operator("o", "matmul", ("p", "v"), ("o",), {}),
    )
    return Graph("att", operators, {n: Tensor(n, s) for n, s in shapes.items()}, ("q", "k", "v"), ("o",), layout)


def planned(rows: int, layout: str, library: str) -> NetworkPlan:
    return plan_network(attention(rows, layout), GPU, library)


def on_cpu(plan: NetworkPlan) -> set[str]:
    return {step.name for step in plan.steps if step.work == "fallback"}


@pytest.mark.parametrize("rows", [128, 256, 384, 512])
def test_mnn_sees_the_axes_of_the_model(rows: int) -> None:
    """The defect: [1, 4, 384, 384] of ONNX is one slice of 384 x 384 to MNN, and was refused as an image of 36864 x 4."""
    plan = planned(rows, "NCHW", "mnn")
    assert on_cpu(plan) == set()
    places = {plan.tensors[name].storage for name in "sp"}
    assert places == ({"image2d_columns"} if rows * rows // 4 <= 16384 else {"buffer"})


def test_paddle_lite_sees_them_too() -> None:
    assert planned(384, "NCHW", "paddle-lite").tensors["s"].storage == "buffer"


def test_mnn_leaves_what_its_own_image_cannot_hold_to_the_cpu() -> None:
    assert on_cpu(planned(256, "NHWC", "mnn")) == set()  # 256 columns of 64 slices: 16384
    plan = planned(384, "NHWC", "mnn")
    assert on_cpu(plan) == {"s", "p", "o"}  # each has an image of 384 columns of 96 slices
    assert any("Tensor s is on the CPU" in note and "36864x4" in note for note in plan.notes)


def test_tnn_takes_a_buffer() -> None:
    plan = planned(384, "NHWC", "tnn")
    assert plan.tensors["s"].storage == "buffer"
    assert any(note.startswith("Tensor s and 1 more lie in buffer: image 36864x4") for note in plan.notes)


def test_mace_refuses_and_the_message_says_where_it_does_so() -> None:
    with pytest.raises(
        InputError, match=r"does not fit adreno-640 in image2d_columns, and mace has no way out \(.*NewImage"
    ) as error:
        planned(384, "NHWC", "mace")
    assert "tensor s [1, 4, 384, 384]: image 36864x4" in str(error.value)


def kernels(graph: Graph, library: str) -> list[Call]:
    return [option.call for step in plan_network(graph, GPU, library).steps for option in step.options[:1]]


def test_winograd_of_tflite_takes_another_storage_for_what_no_image_holds() -> None:
    """The defect: 32,768 tiles of 512 x 1,024 outputs were refused; their tensors alone go to another storage."""
    _, before, product, after, _ = kernels(convolution_graph((512, 1024, 128), 128), "tflite-gpu")
    assert [call.variant.split(" ")[:2] for call in (before, after)] == [["winograd4", "input"], ["winograd4", "output"]]
    kinds = [[arg.kind for arg in call.launch.args if isinstance(arg, ImageArg)] for call in (before, product, after)]
    assert [before[0] for before in kinds] == ["image2d", "image1d_buffer", "image1d_buffer"]
    assert [before[-1] for before in kinds] == ["image1d_buffer", "image1d_buffer", "image2d"]


@pytest.mark.parametrize(("side", "left"), [(8, set()), (16, {"convolution"})])
def test_mnn_leaves_windows_whose_weights_no_image_holds_to_the_cpu(side: int, left: set[str]) -> None:
    """The defect: the patches of 16 x 16 that a vision transformer begins with were refused, an image of 4 x 49,152."""
    patches = convolution_graph((224, 224, 3), 768, kernel=(side, side), strides=(side, side), pad=0)
    assert on_cpu(plan_network(patches, GPU, "mnn")) == left


@pytest.mark.parametrize(("pixels", "channels", "left"), [(1, 16384, set()), (7, 512, {"y"}), (1, 16388, {"y"})])
def test_mnn_leaves_products_whose_weights_no_image_holds_to_the_cpu(pixels: int, channels: int, left: set[str]) -> None:
    """The defect: the first product of VGG-16 read its weights from a buffer, which MNN has for Mali alone."""
    shapes = {"x": (1, pixels, pixels, channels), "w": (4096, pixels * pixels * channels), "y": (1, 4096)}
    tensors = {name: Tensor(name, shape, constant=name == "w") for name, shape in shapes.items()}
    graph = Graph("product", (Operator("y", "fully_connected", ("x", "w"), ("y",), {}),), tensors, ("x",), ("y",))
    assert on_cpu(plan_network(graph, GPU, "mnn")) == left
    assert on_cpu(plan_network(graph, load_gpu("mali-g76-mp12"), "mnn")) == set()


def test_a_kernel_with_too_many_arguments_is_refused_before_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The defect: clang worked on a kernel of 2,000 pointers for half a minute, and then the device had no room for them."""
    names = [f"x{i}" for i in range(2000)]
    shapes = dict.fromkeys(names, (1, 4, 4, 4)) | {"y": (1, 4, 4, 8000)}
    joined = Operator("y", "concat", tuple(names), ("y",), {"axis": 3})
    graph = Graph("many", (joined,), {n: Tensor(n, s) for n, s in shapes.items()}, tuple(names), ("y",))
    monkeypatch.setattr("mgpusim.opencl.clang.compile_source", lambda *a, **k: pytest.fail("compiled"))
    with pytest.raises(InputError, match=r"needs 2001 arguments of 16008 bytes, limits\.max_args_b of adreno-640 is 1024"):
        plan_network(graph, GPU, "tflite-gpu")
