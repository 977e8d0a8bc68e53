"""ONNX operators on single elements, on all along some axes, and to and from quantized numbers."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import arithmetic, axis_of, clip, unary
from mgpusim.nn.readers.formats.onnx.model import DTYPES, Node
from mgpusim.nn.readers.formats.onnx.rules import rule
from mgpusim.nn.readers.formats.onnx.shapes import axes_of
from mgpusim.nn.readers.formats.onnx.windows import convolve, multiply

__all__: list[str] = []

UNARY = {
    "Relu": "relu", "Sigmoid": "sigmoid", "Tanh": "tanh", "Softplus": "softplus", "Mish": "mish", "Erf": "erf", "Exp": "exp",
    "Log": "log", "Sqrt": "sqrt", "Abs": "abs", "Neg": "neg", "Sign": "sign", "Floor": "floor", "Ceil": "ceil", "Round": "round",
    "Reciprocal": "reciprocal", "Sin": "sin", "Cos": "cos", "Not": "not", "HardSwish": "hard_swish",
    "Swish": "swish",
}  # fmt: skip
BINARY = {
    "Add": "add", "Sub": "sub", "Mul": "mul", "Div": "div", "Pow": "pow", "Max": "max", "Min": "min", "Sum": "add", "Mod": "mod",
    "PRelu": "prelu", "Equal": "equal", "Greater": "greater", "GreaterOrEqual": "greater_equal", "Less": "less",
    "LessOrEqual": "less_equal", "And": "and", "Or": "or", "Xor": "not_equal",
}  # fmt: skip
REDUCTIONS = {
    "ReduceMean": "mean", "ReduceSum": "sum", "ReduceMax": "max", "ReduceMin": "min", "ReduceProd": "prod", "ReduceL1": "l1",
    "ReduceL2": "l2", "ReduceSumSquare": "sum_square", "ReduceLogSum": "log_sum", "ReduceLogSumExp": "log_sum_exp",
}  # fmt: skip
NUMBERS = {
    "LeakyRelu": ("leaky_relu", {"alpha": 0.01}), "Elu": ("elu", {"alpha": 1.0}),
    "HardSigmoid": ("hard_sigmoid", {"alpha": 0.2, "beta": 0.5}),
}  # fmt: skip
"""Functions with numbers, and what these are where the file does not say."""


@rule(*UNARY)
def _unary(b: Builder, node: Node) -> None:
    unary(b, UNARY[node.op], node.name, node.needed(0), node.output)


@rule("LeakyRelu", "Elu", "HardSigmoid")
def _with_numbers(b: Builder, node: Node) -> None:
    function, numbers = NUMBERS[node.op]
    unary(
        b, function, node.name, node.needed(0), node.output, **{name: node.number(name, usual) for name, usual in numbers.items()}
    )


@rule("Selu")
def _selu(b: Builder, node: Node) -> None:
    """ONNX's gamma is our beta."""
    alpha, gamma = node.number("alpha", 1.67326319217681884765625), node.number("gamma", 1.05070102214813232421875)
    unary(b, "selu", node.name, node.needed(0), node.output, alpha=alpha, beta=gamma)


@rule("Clip")
def _clip(b: Builder, node: Node) -> None:
    """Bounds are attributes, since version 11 inputs; those that the network computes become a maximum and a minimum."""
    x, bounds, computed = node.needed(0), [-math.inf, math.inf], []
    for index, name in enumerate(("min", "max")):
        given = node.input(index + 1)
        value = b.known(given) if given else None
        if given and (value is None or value.size != 1):
            computed.append(("max" if name == "min" else "min", given))
        elif value is not None:
            bounds[index] = float(value.reshape(-1)[0])
        elif name in node.attributes:
            bounds[index] = node.number(name, 0.0)
    for i, (function, given) in enumerate(computed):
        last = i == len(computed) - 1 and bounds == [-math.inf, math.inf]
        out = node.output if last else b.fresh(f"{x}/{function}")
        x = b.add("elementwise", f"{node.name}/{function}", [x, given], [out], function=function)
    if x != node.output:
        clip(b, node.name, x, node.output, *bounds)


@rule(*BINARY)
def _binary(b: Builder, node: Node) -> None:
    names = [name for name in node.inputs if name]
    if not names:
        raise InputError(f"operator {node.name} ({node.op}): has no inputs")
    if len(names) == 1 and node.op in ("Sum", "Max", "Min"):
        b.alias(node.output, names[0])
        return
    if "axis" in node.attributes and len(names) == 2:  # before version 7 the second operand stands at an axis of the first
        names[1] = _at_axis(b, node, names)
    arithmetic(b, BINARY[node.op], node.name, names, node.output)


def _at_axis(b: Builder, node: Node, names: list[str]) -> str:
    shape, rank = b.shape(names[1]), b.rank(names[0])
    after = rank - axis_of(node.whole("axis", 0), rank, f"operator {node.name} ({node.op})") - len(shape)
    if after <= 0:
        return names[1]
    return b.add("reshape", f"{node.name}/axis", [names[1]], [b.fresh(f"{names[1]}/axis")], shape=[*shape, *(1,) * after])


@rule("Mean")
def _mean(b: Builder, node: Node) -> None:
    names = [name for name in node.inputs if name]
    total = b.add("elementwise", node.name, names, [b.fresh(f"{node.output}/sum")], function="add")
    unary(b, "affine", f"{node.name}/mean", total, node.output, alpha=1 / len(names), beta=0.0)


@rule("Where")
def _where(b: Builder, node: Node) -> None:
    b.add("elementwise", node.name, [node.needed(i) for i in range(3)], [node.output], function="where")


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule(*REDUCTIONS)
def _reduce(b: Builder, node: Node) -> None:
    rank = b.rank(node.needed(0))
    axes = axes_of(b, node, 1, rank, [])
    if not axes and node.whole("noop_with_empty_axes", 0):
        b.alias(node.output, node.needed(0))
        return
    keep = bool(node.whole("keepdims", 1))
    b.add(
        "reduce",
        node.name,
        [node.needed(0)],
        [node.output],
        function=REDUCTIONS[node.op],
        axes=axes or list(range(rank)),
        keepdims=keep,
    )


@rule("ArgMax", "ArgMin")
def _arg_max(b: Builder, node: Node) -> None:
    x = node.needed(0)
    if node.op == "ArgMin":
        x = unary(b, "neg", f"{node.name}/neg", x, b.fresh(f"{x}/neg"))
    axis = axis_of(node.whole("axis", 0), b.rank(x), f"operator {node.name} ({node.op})")
    b.add("arg_max", node.name, [x], [node.output], axis=axis, keepdims=bool(node.whole("keepdims", 1)))


@rule("Softmax", "LogSoftmax")
def _softmax(b: Builder, node: Node) -> None:
    """Before version 13 all axes from one on count as one."""
    x, log = node.needed(0), node.op == "LogSoftmax"
    shape = b.shape(x)
    axis = axis_of(node.whole("axis", -1 if node.opset >= 13 else 1), len(shape), f"operator {node.name} ({node.op})")
    if node.opset >= 13 or math.prod(shape[axis + 1 :]) == 1:
        b.add("softmax", node.name, [x], [node.output], axis=axis, log=log)
        return
    rows = [math.prod(shape[:axis]), math.prod(shape[axis:])]
    flat = b.add("reshape", f"{node.name}/rows", [x], [b.fresh(f"{x}/rows")], shape=rows)
    made = b.add("softmax", node.name, [flat], [b.fresh(f"{node.output}/rows")], axis=1, log=log)
    b.add("reshape", f"{node.name}/shape", [made], [node.output], shape=list(shape))


@rule("LRN")
def _lrn(b: Builder, node: Node) -> None:
    numbers = {"alpha": 0.0001, "beta": 0.75, "bias": 1.0}
    a: dict[str, Any] = {name: node.number(name, usual) for name, usual in numbers.items()}
    b.add("lrn", node.name, [node.needed(0)], [node.output], size=node.whole("size", 1), **a)


@rule("LpNormalization")
def _lp(b: Builder, node: Node) -> None:
    axis = axis_of(node.whole("axis", -1), b.rank(node.needed(0)), f"operator {node.name} (LpNormalization)")
    if node.whole("p", 2) == 2:
        b.add("l2_normalize", node.name, [node.needed(0)], [node.output], axes=[axis])
    else:
        b.custom("LpNormalization", node.name, node.inputs, [node.output], [b.shape(node.needed(0))])


@rule("BatchNormalization")
def _batch_norm(b: Builder, node: Node) -> None:
    names = [node.needed(i) for i in range(5)]
    channels = b.shape(names[0])[1:2]
    for name in names[1:]:
        if b.shape(name) != channels:
            raise InputError(
                f"operator {node.name} (BatchNormalization): got {name} {list(b.shape(name))}, expected {list(channels)}"
            )
    b.add("batch_norm", node.name, names, [node.output], epsilon=node.number("epsilon", 1e-5))


@rule("InstanceNormalization")
def _instance_norm(b: Builder, node: Node) -> None:
    b.add("instance_norm", node.name, [node.needed(i) for i in range(3)], [node.output], epsilon=node.number("epsilon", 1e-5))


@rule("LayerNormalization")
def _layer_norm(b: Builder, node: Node) -> None:
    names = [node.needed(0), *node.inputs[1:3]]
    rank = b.rank(names[0])
    axis = axis_of(node.whole("axis", -1), rank, f"operator {node.name} (LayerNormalization)")
    b.add("layer_norm", node.name, names, [node.output], epsilon=node.number("epsilon", 1e-5), axes=list(range(axis, rank)))


# ---- quantized numbers -------------------------------------------------------------------------------------------------
def _quantization(b: Builder, node: Node, scale: int, zero: int) -> Quantization:
    """Return what two inputs of a node say; values that the file lacks are NaN and 0."""
    count = b.tensor(node.needed(scale)).count
    scales, zeros = b.known(node.needed(scale)), b.known(node.input(zero)) if node.input(zero) else np.zeros(count)
    return Quantization(
        (math.nan,) * min(count, 1) if scales is None else tuple(map(float, scales.reshape(-1))),
        (0,) if zeros is None else tuple(map(int, zeros.reshape(-1))), node.whole("axis", 1),
    )  # fmt: skip


@rule("QuantizeLinear")
def _quantize(b: Builder, node: Node) -> None:
    dtype = b.tensor(node.input(2)).dtype if node.input(2) else DTYPES.get(node.whole("output_dtype", 2), "uint8")
    b.add("quantize", node.name, [node.needed(0)], [node.output], dtype=dtype, quantization=_quantization(b, node, 1, 2))


@rule("DequantizeLinear")
def _dequantize(b: Builder, node: Node) -> None:
    x, scale = node.needed(0), None
    if b.is_constant(x):
        found = _quantization(b, node, 1, 2)
        x, scale = b.scaled(x, found, node.needed(1)), found if b.tensor(x).count > 1 else None
    else:
        _state_scale(b, node, 0)
    b.add("dequantize", node.name, [x], [node.output], dtype=b.tensor(node.needed(1)).dtype, quantization=scale)


def _state_scale(b: Builder, node: Node, index: int) -> None:
    """Note the scale of an integer input that nothing quantized, as an input of the network, which its reader knows."""
    tensor = b.tensor(node.needed(index))
    if tensor.quantization is None and not tensor.constant:
        found = _quantization(b, node, index + 1, index + 2)
        b.tensors[tensor.name] = msgspec.structs.replace(tensor, quantization=found)


def _weights_with_scale(b: Builder, node: Node, index: int) -> str:
    return b.scaled(node.needed(index), _quantization(b, node, index + 1, index + 2), node.needed(index + 1))


@rule("QLinearConv")
def _quantized_conv(b: Builder, node: Node) -> None:
    w = _weights_with_scale(b, node, 3)
    _state_scale(b, node, 0)
    dtype = b.tensor(node.needed(7)).dtype
    convolve(b, node, node.needed(0), w, node.input(8), dtype=dtype, quantization=_quantization(b, node, 6, 7))


@rule("QLinearMatMul")
def _quantized_matmul(b: Builder, node: Node) -> None:
    w = _weights_with_scale(b, node, 3)
    _state_scale(b, node, 0)
    dtype = b.tensor(node.needed(7)).dtype
    multiply(b, node, node.needed(0), w, dtype=dtype, quantization=_quantization(b, node, 6, 7))


@rule("com.microsoft:QLinearAdd", "com.microsoft:QLinearMul")
def _quantized_add(b: Builder, node: Node) -> None:
    function = "add" if node.op.endswith("Add") else "mul"
    names = [node.needed(0), node.needed(3)]
    for index in (0, 3):
        _state_scale(b, node, index)
    b.add("elementwise", node.name, names, [node.output], quantization=_quantization(b, node, 6, 7), function=function)
