"""One small network in four formats: a convolution, a residual block with a depthwise one, a pool, a fully connected layer."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.helpers.flatbuffer_writer import Field, flatbuffer
from tests.helpers.tflite_writer import TfliteWriter

Array = np.ndarray[Any, Any]
SIZE, CHANNELS, CLASSES = 16, 8, 5


def network_weights() -> dict[str, Array]:
    """Return the weights: of convolutions (out, in / groups, height, width)."""
    rng = np.random.default_rng(7)
    shapes = {
        "conv": (CHANNELS, 3, 3, 3), "depthwise": (CHANNELS, 1, 3, 3), "pointwise": (CHANNELS, CHANNELS, 1, 1),
        "fc": (CLASSES, CHANNELS), "conv_bias": (CHANNELS,), "depthwise_bias": (CHANNELS,), "pointwise_bias": (CHANNELS,),
        "fc_bias": (CLASSES,),
    }  # fmt: skip
    return {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}


def as_tflite() -> bytes:
    """Return the network as TFLite has it, activations fused."""
    w, held = TfliteWriter(), network_weights()
    half = SIZE // 2
    shape = (1, half, half, CHANNELS)
    x = w.tensor("x", (1, SIZE, SIZE, 3))
    names = ("a", "b", "c", "d")
    a, b, c, d = (w.tensor(name, shape) for name in names)
    pooled, fc, y = w.tensor("pooled", (1, CHANNELS)), w.tensor("fc", (1, CLASSES)), w.tensor("y", (1, CLASSES))
    order = {"conv": (0, 2, 3, 1), "depthwise": (1, 2, 3, 0), "pointwise": (0, 2, 3, 1)}
    k = {name: w.constant(name, held[name].transpose(order[name]) if name in order else held[name]) for name in held}
    axes = w.constant("axes", np.array([1, 2], np.int32))
    one: dict[int, Field] = {0: ("i8", 0), 1: ("i32", 1), 2: ("i32", 1)}
    w.operator("CONV_2D", [x, k["conv"], k["conv_bias"]], [a], {0: ("i8", 0), 1: ("i32", 2), 2: ("i32", 2), 3: ("i8", 1)})
    w.operator("DEPTHWISE_CONV_2D", [a, k["depthwise"], k["depthwise_bias"]], [b], {**one, 3: ("i32", 1), 4: ("i8", 3)})
    w.operator("CONV_2D", [b, k["pointwise"], k["pointwise_bias"]], [c], one)
    w.operator("ADD", [a, c], [d], {0: ("i8", 0)})
    w.operator("MEAN", [d, axes], [pooled], {})
    w.operator("FULLY_CONNECTED", [pooled, k["fc"], k["fc_bias"]], [fc], {0: ("i8", 0)})
    w.operator("SOFTMAX", [fc], [y], {0: ("f32", 1.0)})
    return w.file([x], [y])


def as_onnx() -> bytes:
    """Return the network as ONNX."""
    from onnx import TensorProto, helper, numpy_helper

    make = helper.make_node
    nodes = [
        make("Conv", ["x", "conv", "conv_bias"], ["a0"], strides=[2, 2], auto_pad="SAME_UPPER"), make("Relu", ["a0"], ["a"]),
        make("Conv", ["a", "depthwise", "depthwise_bias"], ["b0"], group=CHANNELS, pads=[1, 1, 1, 1]),
        make("Clip", ["b0", "zero", "six"], ["b"]), make("Conv", ["b", "pointwise", "pointwise_bias"], ["c"]),
        make("Add", ["a", "c"], ["d"]), make("GlobalAveragePool", ["d"], ["p"]), make("Flatten", ["p"], ["f"]),
        make("Gemm", ["f", "fc", "fc_bias"], ["g"], transB=1), make("Softmax", ["g"], ["y"]),
    ]  # fmt: skip
    held = {**network_weights(), "zero": np.float32(0), "six": np.float32(6)}
    graph = helper.make_graph(
        nodes, "small", [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 3, SIZE, SIZE])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, None)],
        [numpy_helper.from_array(np.asarray(value), name) for name, value in held.items()],
    )  # fmt: skip
    made: bytes = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8).SerializeToString()
    return made


def as_ncnn() -> bytes:
    """Return the network as ncnn's text."""
    layers = [
        f"Input x 0 1 x 0={SIZE} 1={SIZE} 2=3",
        f"Convolution conv 1 1 x a 0={CHANNELS} 1=3 3=2 4=-233 5=1 6={27 * CHANNELS} 9=1",
        "Split split 1 2 a a1 a2",
        f"ConvolutionDepthWise dw 1 1 a1 b 0={CHANNELS} 1=3 4=1 5=1 6={9 * CHANNELS} 7={CHANNELS} 9=3 -23310=2,0.0,6.0",
        f"Convolution pw 1 1 b c 0={CHANNELS} 1=1 5=1 6={CHANNELS * CHANNELS}",
        "BinaryOp add 2 1 a2 c d 0=0",
        "Pooling pool 1 1 d p 0=1 4=1",
        f"InnerProduct fc 1 1 p f 0={CLASSES} 1=1 2={CLASSES * CHANNELS}",
        "Softmax y 1 1 f y 0=0",
    ]
    return "\n".join(["7767517", f"{len(layers)} 10", *layers, ""]).encode()


def as_mnn() -> bytes:
    """Return the network as MNN has it, from TensorFlow: the mean sees channels last."""
    held = network_weights()

    def op(number: int, name: str, inputs: list[int], outputs: list[int], parameters: dict[int, Field]) -> dict[int, Field]:
        return {
            0: ("vector", np.array(inputs, np.int32)), 1: ("u8", 1), 2: ("table", parameters), 3: ("text", name),
            4: ("vector", np.array(outputs, np.int32)), 5: ("i32", number),
        }  # fmt: skip

    def conv(name: str, kernel: int, stride: int, activation: int = 0) -> dict[int, Field]:
        common: dict[int, Field] = {
            2: ("i32", kernel), 3: ("i32", kernel), 4: ("i32", stride), 5: ("i32", stride), 8: ("i8", 2), 10: ("i32", CHANNELS),
        }  # fmt: skip
        if activation:
            common[activation] = ("bool", True)
        return {0: ("table", common), 1: ("vector", held[name]), 2: ("vector", held[f"{name}_bias"])}

    product: dict[int, Field] = {0: ("i32", CLASSES), 3: ("vector", held["fc"]), 4: ("vector", held["fc_bias"]), 5: ("i32", 1)}
    ops = [
        op(34, "x", [], [0], {0: ("vector", np.array([1, 3, SIZE, SIZE], np.int32)), 1: ("i32", 1), 2: ("i8", 2)}),
        op(12, "conv", [0], [1], conv("conv", 3, 2, 12)), op(13, "dw", [1], [2], conv("depthwise", 3, 1, 13)),
        op(12, "pw", [2], [3], conv("pointwise", 1, 1)), op(7, "add", [1, 3], [4], {0: ("i32", 0)}),
        op(129, "to nhwc", [4], [5], {0: ("i8", 2), 1: ("i8", 1)}),
        op(68, "mean", [5], [6], {0: ("i8", 3), 1: ("vector", np.array([1, 2], np.int32))}),
        op(33, "fc", [6], [7], product), op(85, "y", [7], [8], {0: ("i32", 1)}),
    ]  # fmt: skip
    return flatbuffer({3: ("tables", ops), 7: ("texts", [f"t{i}" for i in range(9)])})


FORMATS = {"onnx": as_onnx, "tflite": as_tflite, "param": as_ncnn, "mnn": as_mnn}
"""By suffix."""
