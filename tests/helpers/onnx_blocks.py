"""Blocks of networks as ONNX models, channels first, that exercise what exporters write: for onnxruntime and for plans alike."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
from onnx import helper

from tests.helpers.onnx_nets import model

__all__ = ["ONNX_BLOCKS"]

Array = np.ndarray[Any, Any]
make = helper.make_node


def weights(*shape: int) -> Array:
    """Numbers whose sums over all axes but the first have a variance of about one."""
    rng = np.random.default_rng([len(shape), *shape])
    return (rng.standard_normal(shape) / np.sqrt(max(1, np.prod(shape[1:])))).astype(np.float32)


def whole(*numbers: int) -> Array:
    """Whole numbers, as shapes and axes have them."""
    return np.array(numbers, np.int64)


def classifier() -> onnx.ModelProto:
    """A batch norm, a residual, two poolings side by side, and a product over a flattened image."""
    nodes = [
        make("Conv", ["x", "w1", "b1"], ["a"], strides=[2, 2], pads=[1, 1, 1, 1]),
        make("BatchNormalization", ["a", "scale", "offset", "mean", "variance"], ["a2"]), make("Relu", ["a2"], ["a3"]),
        make("Conv", ["a3", "w2"], ["c"], group=8, pads=[1, 1, 1, 1]), make("HardSwish", ["c"], ["c2"]),
        make("Conv", ["c2", "w3", "b3"], ["d"]), make("Add", ["a3", "d"], ["e"]),
        make("MaxPool", ["e"], ["p"], kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1),
        make("AveragePool", ["e"], ["q"], kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1),
        make("Concat", ["p", "q"], ["k"], axis=1), make("Flatten", ["k"], ["f"]),
        make("Gemm", ["f", "wf", "bf"], ["g"], transB=1), make("Softmax", ["g"], ["y"], axis=1),
    ]  # fmt: skip
    held = {
        "w1": weights(8, 3, 3, 3), "b1": weights(8), "scale": 1 + weights(8), "offset": weights(8), "mean": weights(8),
        "variance": 1 + np.abs(weights(8)), "w2": weights(8, 1, 3, 3), "w3": weights(8, 8, 1, 1), "b3": weights(8),
        "wf": weights(7, 16 * 9), "bf": weights(7),
    }  # fmt: skip
    return model(nodes, {"x": [1, 3, 14, 14]}, ["y", "k"], held)


def shuffled() -> onnx.ModelProto:
    """A channel shuffle in three operators, a split, a gate from the mean of the image, and channels brought last."""
    nodes = [
        make("Reshape", ["x", "five"], ["a"]), make("Transpose", ["a"], ["b"], perm=[0, 2, 1, 3, 4]),
        make("Reshape", ["b", "four"], ["c"]), make("Split", ["c", "parts"], ["left", "right"], axis=1),
        make("Conv", ["right", "w1"], ["r1"], pads=[1, 1, 1, 1], group=2), make("Clip", ["r1", "zero", "six"], ["r2"]),
        make("Concat", ["r2", "left"], ["k"], axis=1), make("ReduceMean", ["k"], ["m"], axes=[2, 3], keepdims=0),
        make("Gemm", ["m", "wf", "bf"], ["g"], transB=1), make("Sigmoid", ["g"], ["h"]),
        make("Unsqueeze", ["h", "axes"], ["gate"]), make("Mul", ["k", "gate"], ["y"]),
        make("Transpose", ["y"], ["z"], perm=[0, 2, 3, 1]), make("ReduceMax", ["y"], ["most"], axes=[2], keepdims=0),
    ]  # fmt: skip
    held = {
        "five": whole(1, 2, 6, 7, 9), "four": whole(1, 12, 7, 9), "parts": whole(4, 8), "w1": weights(10, 4, 3, 3),
        "zero": np.float32(0), "six": np.float32(6), "wf": weights(14, 14), "bf": weights(14), "axes": whole(2, 3),
    }  # fmt: skip
    return model(nodes, {"x": [1, 12, 7, 9]}, ["z", "most"], held)


def upsampled() -> onnx.ModelProto:
    """A transposed convolution, a slope for each channel, a resize, pixels from channels, a border and a part of the image."""
    nodes = [
        make("ConvTranspose", ["x", "wt", "bt"], ["a"], strides=[2, 2], pads=[1, 1, 1, 1], output_padding=[1, 1]),
        make("PRelu", ["a", "slope"], ["b"]), make("Resize", ["b", "", "scales"], ["c"], mode="linear"),
        make("Conv", ["c", "w1"], ["d"], pads=[2, 2, 2, 2], dilations=[2, 2]),
        make("DepthToSpace", ["d"], ["e"], blocksize=2, mode="CRD"), make("Pad", ["e", "pads"], ["f"]),
        make("Slice", ["f", "starts", "ends", "axes"], ["g"]), make("Softmax", ["g"], ["y"], axis=1),
    ]  # fmt: skip
    held = {
        "wt": weights(6, 5, 3, 3), "bt": weights(5), "slope": np.abs(weights(5, 1, 1)), "scales": np.array([1, 1, 2, 2], "f"),
        "w1": weights(8, 5, 3, 3), "pads": whole(0, 0, 1, 0, 0, 0, 2, 1), "starts": whole(1, 2), "ends": whole(40, 30),
        "axes": whole(2, 3),
    }  # fmt: skip
    return model(nodes, {"x": [1, 6, 5, 6]}, ["y"], held)


def attention() -> onnx.ModelProto:
    """A head of attention over rows of numbers, with a residual, a layer norm and a gelu."""
    nodes = [
        make("MatMul", ["x", "wq"], ["q"]), make("MatMul", ["x", "wk"], ["k"]), make("Transpose", ["k"], ["kt"], perm=[0, 2, 1]),
        make("MatMul", ["q", "kt"], ["s"]), make("Mul", ["s", "factor"], ["s1"]), make("Softmax", ["s1"], ["a"], axis=-1),
        make("MatMul", ["a", "x"], ["v"]), make("Add", ["v", "x"], ["r"]),
        make("LayerNormalization", ["r", "scale", "offset"], ["n"], axis=-1), make("Gelu", ["n"], ["y"]),
    ]  # fmt: skip
    held = {
        "wq": weights(12, 8), "wk": weights(12, 8), "factor": np.float32(0.35), "scale": 1 + weights(12), "offset": weights(12),
    }  # fmt: skip
    return model(nodes, {"x": [1, 10, 12]}, ["y"], held, opset=20)


ONNX_BLOCKS = {f.__name__: f for f in (classifier, shuffled, upsampled, attention)}
"""By name."""
