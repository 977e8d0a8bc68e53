"""ONNX operators on single elements, on all along some axes, and to and from quantized numbers."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Quantization
from mgpusim.nn.readers.formats.onnx.model import DTYPES
from mgpusim.nn.readers.formats.onnx.node import RULES, OnnxOp, rule
from mgpusim.nn.readers.formats.onnx.windows import convolve, multiply
from mgpusim.nn.readers.kinds.elements import arg_max, arithmetic, clip, unary

RULES.functions({
    "Relu": "relu", "Sigmoid": "sigmoid", "Tanh": "tanh", "Softplus": "softplus", "Mish": "mish", "Erf": "erf", "Exp": "exp",
    "Log": "log", "Sqrt": "sqrt", "Abs": "abs", "Neg": "neg", "Sign": "sign", "Floor": "floor", "Ceil": "ceil", "Round": "round",
    "Reciprocal": "reciprocal", "Sin": "sin", "Cos": "cos", "Not": "not", "HardSwish": "hard_swish",
    "Swish": "swish",
})  # fmt: skip
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
    "LeakyRelu": ("leaky_relu", {"alpha": ("alpha", 0.01)}), "Elu": ("elu", {"alpha": ("alpha", 1.0)}),
    "HardSigmoid": ("hard_sigmoid", {"alpha": ("alpha", 0.2), "beta": ("beta", 0.5)}),
    "Selu": ("selu", {"alpha": ("alpha", 1.67326319217681884765625), "beta": ("gamma", 1.05070102214813232421875)}),
}  # fmt: skip
"""Functions with numbers, what the file calls these, and what they are where it does not say."""


@rule(*NUMBERS)
def _with_numbers(op: OnnxOp) -> None:
    function, numbers = NUMBERS[op.kind]
    unary(op, function, op.needed(), **{ours: op.real(theirs, usual) for ours, (theirs, usual) in numbers.items()})


@rule("Clip")
def _clip(op: OnnxOp) -> None:
    """Bounds are attributes, since version 11 inputs; those that the network computes become a maximum and a minimum."""
    b, x, bounds, computed = op.b, op.needed(), [-math.inf, math.inf], []
    for index, name in enumerate(("min", "max")):
        given = op.input(index + 1)
        value = b.known(given) if given else None
        if given and (value is None or value.size != 1):
            computed.append(("max" if name == "min" else "min", given))
        elif value is not None:
            bounds[index] = float(value.reshape(-1)[0])
        elif name in op.attributes:
            bounds[index] = op.real(name, 0.0)
    for i, (function, given) in enumerate(computed):
        last = i == len(computed) - 1 and bounds == [-math.inf, math.inf]
        out = op.output if last else b.fresh(f"{x}/{function}")
        x = b.add("elementwise", f"{op.name}/{function}", [x, given], [out], function=function)
    if x != op.output:
        clip(op, bounds[0], bounds[1], x)


@rule(*BINARY)
def _binary(op: OnnxOp) -> None:
    names = op.optional(*range(len(op.inputs)))
    if not names:
        raise InputError(f"{op.where}: has no inputs")
    if len(names) == 1 and op.kind in ("Sum", "Max", "Min"):
        op.same(names[0])
        return
    if "axis" in op.attributes and len(names) == 2:
        names[1] = _at_axis(op, names)
    arithmetic(op, BINARY[op.kind], names)


def _at_axis(op: OnnxOp, names: list[str]) -> str:
    """Return the second operand at an axis of the first, as it stood before version 7."""
    shape, rank = op.b.shape(names[1]), op.b.rank(names[0])
    after = rank - op.axis(op.whole("axis", 0)) - len(shape)
    return op.step("axis", "reshape", [names[1]], shape=[*shape, *(1,) * after]) if after > 0 else names[1]


@rule("Mean")
def _mean(op: OnnxOp) -> None:
    names = op.optional(*range(len(op.inputs)))
    total = op.b.add("elementwise", op.name, names, [op.b.fresh(f"{op.output}/sum")], function="add")
    op.b.add("elementwise", f"{op.name}/mean", [total], [op.output], function="affine", alpha=1 / len(names), beta=0.0)


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule(*REDUCTIONS)
def _reduce(op: OnnxOp) -> None:
    axes = op.axes(1, [])
    if not axes and op.flag("noop_with_empty_axes"):
        op.same(op.needed())
        return
    everything, keep = list(range(len(op.shape()))), op.flag("keepdims", True)
    op.give("reduce", [op.needed()], function=REDUCTIONS[op.kind], axes=axes or everything, keepdims=keep)


@rule("Softmax", "LogSoftmax")
def _softmax(op: OnnxOp) -> None:
    """Before version 13 all axes from one on count as one."""
    x, log = op.needed(), op.kind == "LogSoftmax"
    shape = op.shape()
    axis = op.axis(op.whole("axis", -1 if op.opset >= 13 else 1))
    if op.opset >= 13 or math.prod(shape[axis + 1 :]) == 1:
        op.give("softmax", [x], axis=axis, log=log)
        return
    flat = op.step("rows", "reshape", [x], shape=[math.prod(shape[:axis]), math.prod(shape[axis:])])
    rows = op.b.add("softmax", op.name, [flat], [op.b.fresh(f"{op.output}/rows")], axis=1, log=log)
    op.b.add("reshape", f"{op.name}/shape", [rows], [op.output], shape=list(shape))


@rule("LRN")
def _lrn(op: OnnxOp) -> None:
    numbers = {name: op.real(name, usual) for name, usual in (("alpha", 0.0001), ("beta", 0.75), ("bias", 1.0))}
    op.give("lrn", [op.needed()], size=op.whole("size", 1), **numbers)


@rule("LpNormalization")
def _lp(op: OnnxOp) -> None:
    axis = op.axis(op.whole("axis", -1))
    if op.whole("p", 2) == 2:
        op.give("l2_normalize", [op.needed()], axes=[axis])
    else:
        op.host(op.inputs, [op.shape()])


@rule("BatchNormalization")
def _batch_norm(op: OnnxOp) -> None:
    names = [op.needed(i) for i in range(5)]
    channels = op.shape()[1:2]
    for name in names[1:]:
        if op.b.shape(name) != channels:
            raise InputError(f"{op.where}: got {name} {list(op.b.shape(name))}, expected {list(channels)}")
    op.give("batch_norm", names, epsilon=op.real("epsilon", 1e-5))


def _from_axis(op: OnnxOp, kind: str, inputs: list[str]) -> None:
    """Add a normalisation over all axes from one on."""
    axes = list(range(op.axis(op.whole("axis", -1)), len(op.shape())))
    op.give(kind, inputs, epsilon=op.real("epsilon", 1e-5), axes=axes)


# ---- quantized numbers -------------------------------------------------------------------------------------------------
def _quantization(op: OnnxOp, scale: int, zero: int) -> Quantization:
    """Return what two inputs say; values that the file lacks are NaN and 0."""
    b = op.b
    scales = b.known(op.needed(scale))
    if scales is None:
        scales = np.full(min(b.tensor(op.needed(scale)).count, 1), math.nan)
    zeros = b.known(op.needed(zero)) if op.input(zero) else np.zeros(scales.size)
    return Quantization(
        tuple(map(float, scales.reshape(-1))),
        (0,) if zeros is None else tuple(map(int, zeros.reshape(-1))), op.whole("axis", 1),
    )  # fmt: skip


@rule("QuantizeLinear")
def _quantize(op: OnnxOp) -> None:
    dtype = op.b.tensor(op.input(2)).dtype if op.input(2) else DTYPES.get(op.whole("output_dtype", 2), "uint8")
    op.give("quantize", [op.needed()], dtype=dtype, quantization=_quantization(op, 1, 2))


@rule("DequantizeLinear")
def _dequantize(op: OnnxOp) -> None:
    b, x, scale = op.b, op.needed(), None
    if b.is_constant(x):
        quantization = _quantization(op, 1, 2)
        x, scale = b.scaled(x, quantization, op.needed(1)), quantization if b.tensor(x).count > 1 else None
    else:
        _state_scale(op, 0)
    op.give("dequantize", [x], dtype=b.tensor(op.needed(1)).dtype, quantization=scale)


def _state_scale(op: OnnxOp, index: int) -> None:
    """Note the scale of an integer input that nothing quantized, as an input of the network, which its reader knows."""
    tensor = op.b.tensor(op.needed(index))
    if tensor.quantization is None and not tensor.constant:
        scale = _quantization(op, index + 1, index + 2)
        op.b.tensors[tensor.name] = msgspec.structs.replace(tensor, quantization=scale)


@rule("QLinearConv", "QLinearMatMul")
def _quantized_product(op: OnnxOp) -> None:
    w = op.b.scaled(op.needed(3), _quantization(op, 4, 5), op.needed(4))
    _state_scale(op, 0)
    scale = {"dtype": op.b.tensor(op.needed(7)).dtype, "quantization": _quantization(op, 6, 7)}
    if op.kind == "QLinearConv":
        convolve(op, w, op.input(8), **scale)
    else:
        multiply(op, op.needed(), w, **scale)


@rule("com.microsoft:QLinearAdd", "com.microsoft:QLinearMul")
def _quantized_add(op: OnnxOp) -> None:
    names = [op.needed(0), op.needed(3)]
    for index in (0, 3):
        _state_scale(op, index)
    function = "add" if op.kind.endswith("Add") else "mul"
    op.give("elementwise", names, quantization=_quantization(op, 6, 7), function=function)


RULES.update({
    "Where": lambda op: op.give("elementwise", [op.needed(i) for i in range(3)], function="where"),
    "ArgMax": lambda op: arg_max(op, op.axis(op.whole("axis", 0)), op.needed(), False, op.flag("keepdims", True)),
    "ArgMin": lambda op: arg_max(op, op.axis(op.whole("axis", 0)), op.needed(), True, op.flag("keepdims", True)),
    "InstanceNormalization": lambda op: op.give(
        "instance_norm", [op.needed(i) for i in range(3)], epsilon=op.real("epsilon", 1e-5)
    ),
    "LayerNormalization": lambda op: _from_axis(op, "layer_norm", [op.needed(), *op.inputs[1:3]]),
    **dict.fromkeys(
        ("RMSNormalization", "SimplifiedLayerNormalization", "com.microsoft:SimplifiedLayerNormalization"),
        lambda op: _from_axis(op, "rms_norm", [op.needed(), *op.optional(1)]),
    ),
})  # fmt: skip
