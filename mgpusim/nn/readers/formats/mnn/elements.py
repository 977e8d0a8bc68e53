"""MNN's operators on single elements, on all along some axes, and to and from quantized numbers."""

from __future__ import annotations

import math

from mgpusim.errors import InputError
from mgpusim.nn.readers.formats.mnn.net import CHANNELS_FIRST, CHANNELS_LAST, DTYPES, RULES, MnnOp, rule
from mgpusim.nn.readers.kinds.elements import arg_max, arithmetic, cast, clip, normalized_by_scale, rectifier, top_k, unary

BINARY = {
    0: "add", 1: "sub", 2: "mul", 3: "div", 4: "max", 5: "min", 6: "pow", 7: "div", 8: "min", 9: "max", 10: "greater",
    11: "greater_equal", 12: "less", 14: "squared_difference", 15: "equal", 16: "less_equal", 17: "mod", 19: "mod", 21: "or",
    23: "not_equal", 26: "not_equal",
}  # fmt: skip
"""Functions by their number in TensorflowOp.fbs (`BinaryOpOperation`)."""
UNARY = {
    0: "abs", 1: "neg", 2: "floor", 3: "ceil", 4: "square", 5: "sqrt", 6: "rsqrt", 7: "exp", 8: "log", 9: "sin", 10: "cos",
    15: "reciprocal", 17: "softplus", 22: "sign", 23: "round", 25: "erf", 29: "sigmoid", 30: "tanh", 31: "hard_swish", 32: "gelu",
    33: "gelu", 34: "swish",
}  # fmt: skip
"""Functions by their number in TensorflowOp.fbs (`UnaryOpOperation`)."""
ELTWISE = {0: "mul", 1: "add", 2: "max", 3: "sub"}
REDUCTIONS = {0: "sum", 2: "sum_square", 3: "mean", 4: "max", 5: "min", 6: "prod", 7: "any", 8: "all"}
RULES.functions({"Sigmoid": "sigmoid", "TanH": "tanh", "AbsVal": "abs", "Exp": "exp", "Log": "log", "Bnll": "softplus"})


def _alike(op: MnnOp, count: int) -> list[str]:
    """Return inputs that are combined element by element.

    If MNN sees one with its channels last, it sees so what results; smaller constants are then aligned to channels, and other
    tensors of four axes turned.
    """
    net = op.net
    seen = [op.seen(i) for i in range(count)]
    op.last = any(tensor.last for tensor in seen)
    if not op.last:
        return [tensor.name for tensor in seen]
    names = []
    for tensor in seen:
        shape = net.b.shape(tensor.name)
        if tensor.last or (math.prod(shape) == 1 and len(shape) <= 4):
            names.append(tensor.name)
        elif len(shape) == 4:
            names.append(net.turned(tensor.name, CHANNELS_FIRST, "nchw"))
        elif len(shape) < 4:
            out = net.b.fresh(f"{tensor.name}/4d")
            grown = net.b.add("reshape", out, [tensor.name], [out], shape=[*(1,) * (4 - len(shape)), *shape])
            names.append(net.turned(grown, CHANNELS_FIRST, "nchw"))
        else:
            op.last = False
            return [net.as_seen(each) for each in seen]
    return names


@rule("BinaryOp")
def _binary(op: MnnOp) -> None:
    function = op.named(BINARY, op.whole(0), "computes function {} of two numbers")
    arithmetic(op, function, _alike(op, 2))
    op.activated("relu" if op.whole(2) == 1 else "")


@rule("Eltwise", "EltwiseInt8")
def _eltwise(op: MnnOp) -> None:
    function = ELTWISE.get(op.whole(0, "b"))
    if function is None:
        raise InputError(f"{op.where}: computes unknown function {op.whole(0, 'b')}")
    arithmetic(op, function, _alike(op, len(op.inputs)))


@rule("PReLU")
def _prelu(op: MnnOp) -> None:
    x, count = op.stored(), op.whole(0)
    shape = op.b.shape(x)
    if count not in (1, *shape[1:2]):
        raise InputError(f"{op.where}: got {count} slopes for {list(shape)}")
    op.give("elementwise", [x, op.floats("slope", (count, *(1,) * max(0, len(shape) - 2)), 1)], function="prelu")


# ---- normalisation -----------------------------------------------------------------------------------------------------
def _channels(op: MnnOp, x: str, channels: int) -> None:
    if op.b.shape(x)[1:2] != (channels,):
        raise InputError(f"{op.where}: has {channels} channels, its input {list(op.b.shape(x))}")


@rule("Scale")
def _scale(op: MnnOp) -> None:
    x, channels = op.stored(), op.whole(0)
    scale, offset = (op.floats(what, (channels,), field) for what, field in (("scale", 1), ("offset", 2)))
    _channels(op, x, channels)
    normalized_by_scale(op, x, channels, scale, offset)


@rule("BatchNorm")
def _batch_norm(op: MnnOp) -> None:
    channels = op.whole(0)
    fields = {"scale": 1, "offset": 4, "mean": 2, "variance": 3}
    names = [op.floats(what, (channels,), field) for what, field in fields.items()]
    x = op.stored()
    _channels(op, x, channels)
    op.give("batch_norm", [x, *names], epsilon=op.real(7, 0.001))


@rule("LayerNorm")
def _layer_norm(op: MnnOp) -> None:
    x = op.needed()
    shape = op.b.shape(x)
    axes = sorted({op.axis(axis) for axis in op.wholes(0)}) or [len(shape) - 1]
    sizes = tuple(shape[axis] for axis in axes)
    names = [op.floats(what, sizes, field) for what, field in (("gamma", 2), ("beta", 3))]
    op.give("layer_norm", [x, *names], epsilon=op.real(1), axes=axes)


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule("Reduction")
def _reduction(op: MnnOp) -> None:
    """Axes that stay must follow each other as MNN sees them."""
    function = op.named(REDUCTIONS, op.whole(0, "b"), "reduces by function {}")
    x, keep = op.stored(), op.flag(3)
    given = op.wholes(1) or (op.numbers(1) if len(op.inputs) > 1 else list(range(op.b.rank(x))))
    axes = sorted({op.axis(axis) for axis in given})
    if op.last and not keep and sorted(rest := [axis for axis in CHANNELS_LAST if axis not in axes]) != rest:
        x = op.needed()
        axes = sorted({op.axis(axis) for axis in given})
    op.give("reduce", [x], function=function, axes=axes, keepdims=keep)


@rule("ArgMax", "ArgMin")
def _arg_max(op: MnnOp) -> None:
    x, axis = op.needed(), op.numbers(1)[0] if len(op.inputs) > 1 else op.whole(2)
    arg_max(op, op.axis(axis), x, op.kind == "ArgMin")


RULES.update({
    "UnaryOp": lambda op: unary(op, op.named(UNARY, op.whole(0), "computes function {} of a number")),
    "ReLU": lambda op: rectifier(op, op.real(0)),
    "ReLU6": lambda op: clip(op, op.real(0, 0.0), op.real(1, 6.0)),
    "ELU": lambda op: unary(op, "elu", alpha=op.real(0)),
    "Selu": lambda op: unary(op, "selu", beta=op.real(0), alpha=op.real(1)),
    "Select": lambda op: op.give("elementwise", [op.needed(i) for i in range(3)], function="where"),
    "LRN": lambda op: op.give("lrn", [op.stored()], size=op.whole(1), alpha=op.real(2), beta=op.real(3), bias=op.real(4, 1.0)),
    "Softmax": lambda op: op.give("softmax", [op.stored()], axis=op.axis(op.whole(0))),
    "TopKV2": top_k,
    "Cast": lambda op: cast(op, DTYPES.get(op.whole(1)), f"MNN type {op.whole(1)}"),
    "FloatToInt8": lambda op: op.give("quantize", [op.stored()], dtype="int8"),
    "Int8ToFloat": lambda op: op.give("dequantize", [op.stored()], dtype="float32"),
})  # fmt: skip
