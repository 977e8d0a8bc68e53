"""MNN's operators on single elements, on all along some axes, and to and from quantized numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.common import arithmetic, axis_of, unary
from mgpusim.nn.readers.formats.mnn.net import CHANNELS_FIRST, CHANNELS_LAST, DTYPES, MnnNet, MnnOp, rule
from mgpusim.nn.readers.formats.mnn.windows import activated

__all__: list[str] = []

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
NAMED = {"Sigmoid": "sigmoid", "TanH": "tanh", "AbsVal": "abs", "Exp": "exp", "Log": "log", "Bnll": "softplus"}


def _alike(net: MnnNet, op: MnnOp, count: int) -> tuple[list[str], bool]:
    """Return inputs that are combined element by element, and whether MNN sees what results with channels last.

    If it sees one so, smaller constants are aligned to channels, and other tensors of four axes turned.
    """
    seen = [net.seen(op, i) for i in range(count)]
    if not any(one.last for one in seen):
        return [one.name for one in seen], False
    names = []
    for one in seen:
        shape = net.b.shape(one.name)
        if one.last or (math.prod(shape) == 1 and len(shape) <= 4):
            names.append(one.name)
        elif len(shape) == 4:
            names.append(net.turned(one.name, CHANNELS_FIRST, "nchw"))
        elif len(shape) < 4:
            padded = (1,) * (4 - len(shape)) + shape
            out = net.b.fresh(f"{one.name}/4d")
            grown = net.b.add("reshape", out, [one.name], [out], shape=list(padded))
            names.append(net.turned(grown, CHANNELS_FIRST, "nchw"))
        else:
            return [net.as_seen(each) for each in seen], False
    return names, True


@rule("BinaryOp")
def _binary(net: MnnNet, op: MnnOp) -> None:
    function = BINARY.get(op.whole(0))
    if function is None:
        raise UnsupportedError(f"{op.where}: computes function {op.whole(0)} of two numbers, which is unknown")
    names, last = _alike(net, op, 2)
    made = arithmetic(net.b, function, op.name, names, net.output(op))
    activated(net, op, "relu" if op.whole(2) == 1 else "", made, last)


@rule("Eltwise", "EltwiseInt8")
def _eltwise(net: MnnNet, op: MnnOp) -> None:
    function = ELTWISE.get(op.whole(0, "b"))
    if function is None:
        raise InputError(f"{op.where}: computes unknown function {op.whole(0, 'b')}")
    names, last = _alike(net, op, len(op.inputs))
    net.put(op, arithmetic(net.b, function, op.name, names, net.output(op)), last)


def _each(net: MnnNet, op: MnnOp, function: str, **numbers: Any) -> None:
    one = net.seen(op, 0)
    net.put(op, unary(net.b, function, op.name, one.name, net.output(op), **numbers), one.last)


@rule("UnaryOp")
def _unary(net: MnnNet, op: MnnOp) -> None:
    function = UNARY.get(op.whole(0))
    if function is None:
        raise UnsupportedError(f"{op.where}: computes function {op.whole(0)} of a number, which is unknown")
    _each(net, op, function)


@rule(*NAMED)
def _named(net: MnnNet, op: MnnOp) -> None:
    _each(net, op, NAMED[op.kind])


@rule("ReLU")
def _relu(net: MnnNet, op: MnnOp) -> None:
    slope = op.real(0)
    _each(net, op, "leaky_relu", alpha=slope) if slope else _each(net, op, "relu")


@rule("ELU")
def _elu(net: MnnNet, op: MnnOp) -> None:
    _each(net, op, "elu", alpha=op.real(0))


@rule("Selu")
def _selu(net: MnnNet, op: MnnOp) -> None:
    _each(net, op, "selu", beta=op.real(0), alpha=op.real(1))


@rule("PReLU")
def _prelu(net: MnnNet, op: MnnOp) -> None:
    x, count = net.stored(op), op.whole(0)
    shape = net.b.shape(x)
    if count not in (1, *shape[1:2]):
        raise InputError(f"{op.where}: got {count} slopes for {list(shape)}")
    slope = net.floats(op, "slope", (count, *(1,) * max(0, len(shape) - 2)), op.table(), 1)
    net.one(op, "elementwise", [x, slope], last=net.seen(op, 0).last, function="prelu")


@rule("Select")
def _select(net: MnnNet, op: MnnOp) -> None:
    net.one(op, "elementwise", [net.plain(op, i) for i in range(3)], function="where")


# ---- normalisation -----------------------------------------------------------------------------------------------------
def _fixed(net: MnnNet, op: MnnOp, what: str, channels: int, number: float) -> str:
    name = net.b.fresh(f"{op.name}/{what}")
    net.b.constant(name, (channels,), "float32", lambda: np.broadcast_to(np.float32(number), (channels,)))
    return name


@rule("Scale")
def _scale(net: MnnNet, op: MnnOp) -> None:
    """A normalisation whose mean and variance are in its scale and offset already."""
    x, channels = net.stored(op), op.whole(0)
    scales = [net.floats(op, what, (channels,), op.table(), field) for what, field in (("scale", 1), ("offset", 2))]
    fixed = [_fixed(net, op, what, channels, number) for what, number in (("mean", 0.0), ("variance", 1.0))]
    _normalized(net, op, x, [*scales, *fixed], channels, 0.0)


@rule("BatchNorm")
def _batch_norm(net: MnnNet, op: MnnOp) -> None:
    channels = op.whole(0)
    names = [
        net.floats(op, what, (channels,), op.table(), field)
        for what, field in (("scale", 1), ("offset", 4), ("mean", 2), ("variance", 3))
    ]
    _normalized(net, op, net.stored(op), names, channels, op.real(7, 0.001))


def _normalized(net: MnnNet, op: MnnOp, x: str, names: Sequence[str], channels: int, epsilon: float) -> None:
    if net.b.shape(x)[1:2] != (channels,):
        raise InputError(f"{op.where}: has {channels} channels, its input {list(net.b.shape(x))}")
    net.one(op, "batch_norm", [x, *names], last=net.seen(op, 0).last, epsilon=epsilon)


@rule("LRN")
def _lrn(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    net.one(op, "lrn", [one.name], last=one.last, size=op.whole(1), alpha=op.real(2), beta=op.real(3), bias=op.real(4, 1.0))


@rule("LayerNorm")
def _layer_norm(net: MnnNet, op: MnnOp) -> None:
    x = net.plain(op)
    rank = net.b.rank(x)
    axes = sorted({axis_of(axis, rank, op.where) for axis in op.wholes(0)}) or [rank - 1]
    shape = tuple(net.b.shape(x)[axis] for axis in axes)
    names = [net.floats(op, what, shape, op.table(), field) for what, field in (("gamma", 2), ("beta", 3))]
    net.one(op, "layer_norm", [x, *names], epsilon=op.real(1), axes=axes)


@rule("Softmax")
def _softmax(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    net.one(op, "softmax", [one.name], last=one.last, axis=net.axis(op, op.whole(0)))


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule("Reduction")
def _reduction(net: MnnNet, op: MnnOp) -> None:
    function = REDUCTIONS.get(op.whole(0, "b"))
    if function is None:
        raise UnsupportedError(f"{op.where}: reduces by function {op.whole(0, 'b')}, which is unknown")
    one, keep = net.seen(op, 0), op.flag(3)
    rank = net.b.rank(one.name)
    given = op.wholes(1) or (net.numbers(op, 1) if len(op.inputs) > 1 else list(range(rank)))
    axes = sorted({net.axis(op, axis) for axis in given})
    rest = [CHANNELS_LAST[i] for i in range(4)] if one.last else []
    if not one.last or keep or [axis for axis in rest if axis not in axes] == [i for i in range(4) if i not in axes]:
        net.one(op, "reduce", [one.name], last=one.last and keep, function=function, axes=axes, keepdims=keep)
        return
    plain = [axis_of(axis, rank, op.where) for axis in given]
    net.one(op, "reduce", [net.plain(op)], function=function, axes=sorted(set(plain)), keepdims=False)


@rule("ArgMax", "ArgMin")
def _arg_max(net: MnnNet, op: MnnOp) -> None:
    x = net.plain(op)
    axis = net.numbers(op, 1)[0] if len(op.inputs) > 1 else op.whole(2)
    if op.kind == "ArgMin":
        x = unary(net.b, "neg", f"{op.name}/neg", x, net.b.fresh(f"{x}/neg"))
    net.one(op, "arg_max", [x], axis=axis_of(axis, net.b.rank(x), op.where), keepdims=False)


@rule("TopKV2")
def _top_k(net: MnnNet, op: MnnOp) -> None:
    x, k = net.plain(op), net.numbers(op, 1)
    shape = net.b.shape(x)
    if len(k) != 1 or not shape or not 1 <= k[0] <= shape[-1]:
        raise InputError(f"{op.where}: got k {k} for {list(shape)}")
    outputs = [net.output(op, i) for i in range(len(op.outputs))]
    made = [(*shape[:-1], k[0])] * len(outputs)
    net.b.custom("TopKV2", op.name, [x], outputs, made, kind="top_k", results=["values", "positions"][: len(made)])
    for i, name in enumerate(outputs):
        net.put(op, name, index=i)


# ---- types -------------------------------------------------------------------------------------------------------------
@rule("Cast")
def _cast(net: MnnNet, op: MnnOp) -> None:
    one, dtype = net.seen(op, 0), DTYPES.get(op.whole(1))
    if dtype is None:
        raise UnsupportedError(f"{op.where}: to MNN type {op.whole(1)}, which no kernel has")
    if dtype == net.b.tensor(one.name).dtype:
        net.put(op, one.name, one.last)
    else:
        net.put(op, net.b.add("cast", op.name, [one.name], [net.output(op)], dtype=dtype), one.last)


@rule("FloatToInt8")
def _quantize(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    net.put(op, net.b.add("quantize", op.name, [one.name], [net.output(op)], dtype="int8"), one.last)


@rule("Int8ToFloat")
def _dequantize(net: MnnNet, op: MnnOp) -> None:
    one = net.seen(op, 0)
    net.put(op, net.b.add("dequantize", op.name, [one.name], [net.output(op)], dtype="float32"), one.last)
