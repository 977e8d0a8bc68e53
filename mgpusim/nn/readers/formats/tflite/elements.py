"""TFLite operators on single elements, on all along some axes, and to and from quantized numbers."""

from __future__ import annotations

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import arithmetic, axis_of, clip, unary
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, activated, rule

__all__: list[str] = []

UNARY = {
    "LOGISTIC": "sigmoid", "RELU": "relu", "RELU6": "relu6", "TANH": "tanh", "EXP": "exp", "NEG": "neg", "SIN": "sin",
    "COS": "cos", "LOG": "log", "SQRT": "sqrt", "RSQRT": "rsqrt", "SQUARE": "square", "ABS": "abs", "CEIL": "ceil",
    "FLOOR": "floor", "ROUND": "round", "HARD_SWISH": "hard_swish", "SIGN": "sign", "LOGICAL_NOT": "not",
    "ELU": "elu",
}  # fmt: skip
ACTIVATED = {"ADD": "add", "SUB": "sub", "MUL": "mul", "DIV": "div"}
"""Functions of two tensors that may have an activation behind them."""
BINARY = {
    "MAXIMUM": "max", "MINIMUM": "min", "POW": "pow", "SQUARED_DIFFERENCE": "squared_difference", "EQUAL": "equal",
    "ADD_N": "add", "NOT_EQUAL": "not_equal", "GREATER": "greater", "GREATER_EQUAL": "greater_equal", "LESS": "less",
    "LESS_EQUAL": "less_equal", "LOGICAL_AND": "and", "LOGICAL_OR": "or", "PRELU": "prelu", "FLOOR_MOD": "mod",
    "SELECT": "where", "SELECT_V2": "where",
}  # fmt: skip
REDUCTIONS = {
    "MEAN": "mean", "SUM": "sum", "REDUCE_MAX": "max", "REDUCE_MIN": "min", "REDUCE_PROD": "prod", "REDUCE_ANY": "any",
    "REDUCE_ALL": "all",
}  # fmt: skip


@rule(*UNARY)
def _unary(b: Builder, op: TfliteOp) -> None:
    unary(b, UNARY[op.code], op.name, op.needed(0), op.output)


@rule("RELU_N1_TO_1", "RELU_0_TO_1")
def _clipped(b: Builder, op: TfliteOp) -> None:
    clip(b, op.name, op.needed(0), op.output, -1.0 if op.code == "RELU_N1_TO_1" else 0.0, 1.0)


@rule("LEAKY_RELU")
def _leaky_relu(b: Builder, op: TfliteOp) -> None:
    unary(b, "leaky_relu", op.name, op.needed(0), op.output, alpha=op.real(0))


@rule(*ACTIVATED)
def _activated(b: Builder, op: TfliteOp) -> None:
    names = [op.needed(0), op.needed(1)]
    activated(b, op, op.small(0), lambda out: arithmetic(b, ACTIVATED[op.code], op.name, names, out))


@rule(*BINARY)
def _binary(b: Builder, op: TfliteOp) -> None:
    arithmetic(b, BINARY[op.code], op.name, [op.needed(i) for i in range(len(op.inputs))], op.output)


@rule("FLOOR_DIV")
def _floor_div(b: Builder, op: TfliteOp) -> None:
    divided = arithmetic(b, "div", op.name, [op.needed(0), op.needed(1)], b.fresh(f"{op.output}/quotient"))
    unary(b, "floor", f"{op.name}/floor", divided, op.output)


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule(*REDUCTIONS)
def _reduce(b: Builder, op: TfliteOp) -> None:
    rank = b.rank(op.needed(0))
    axes = sorted({axis_of(axis, rank, op.where) for axis in b.numbers(op.needed(1), op.where)})
    if not axes:
        b.alias(op.output, op.needed(0))
        return
    b.add("reduce", op.name, [op.needed(0)], [op.output], function=REDUCTIONS[op.code], axes=axes, keepdims=op.flag(0))


@rule("ARG_MAX", "ARG_MIN")
def _arg_max(b: Builder, op: TfliteOp) -> None:
    x = op.needed(0)
    axes = b.numbers(op.needed(1), op.where)
    if len(axes) != 1:
        raise InputError(f"{op.where}: got {len(axes)} axes, expected one")
    if op.code == "ARG_MIN":
        x = unary(b, "neg", f"{op.name}/neg", x, b.fresh(f"{op.output}/neg"))
    b.add("arg_max", op.name, [x], [op.output], axis=axis_of(axes[0], b.rank(x), op.where), keepdims=False)


@rule("SOFTMAX")
def _softmax(b: Builder, op: TfliteOp) -> None:
    b.add("softmax", op.name, [op.needed(0)], [op.output], axis=b.rank(op.needed(0)) - 1, beta=op.real(0, 1.0))


@rule("LOG_SOFTMAX")
def _log_softmax(b: Builder, op: TfliteOp) -> None:
    b.add("softmax", op.name, [op.needed(0)], [op.output], axis=b.rank(op.needed(0)) - 1, log=True)


@rule("L2_NORMALIZATION")
def _l2_normalize(b: Builder, op: TfliteOp) -> None:
    rank = b.rank(op.needed(0))
    activated(b, op, op.small(0), lambda out: b.add("l2_normalize", op.name, [op.needed(0)], [out], axes=[rank - 1]))


@rule("LOCAL_RESPONSE_NORMALIZATION")
def _lrn(b: Builder, op: TfliteOp) -> None:
    """TFLite's alpha weighs the sum of the squares; that of `lrn` their mean over the window."""
    size = 2 * op.whole(0) + 1
    b.add("lrn", op.name, [op.needed(0)], [op.output], size=size, alpha=op.real(2) * size, beta=op.real(3), bias=op.real(1))


# ---- quantized numbers -------------------------------------------------------------------------------------------------
@rule("QUANTIZE")
def _quantize(b: Builder, op: TfliteOp) -> None:
    b.add("quantize", op.name, [op.needed(0)], [op.output])


@rule("DEQUANTIZE")
def _dequantize(b: Builder, op: TfliteOp) -> None:
    if b.tensor(op.needed(0)).dtype == "float16":
        b.add("cast", op.name, [op.needed(0)], [op.output], dtype="float32")
    else:
        b.add("dequantize", op.name, [op.needed(0)], [op.output])


@rule("DENSIFY")
def _densify(b: Builder, op: TfliteOp) -> None:
    """A sparse constant is dense as soon as it is read."""
    b.alias(op.output, op.needed(0))


@rule("FAKE_QUANT")
def _fake_quant(b: Builder, op: TfliteOp) -> None:
    b.alias(op.output, op.needed(0))


# ---- on the CPU --------------------------------------------------------------------------------------------------------
@rule("IF", "WHILE", "CALL", "CALL_ONCE")
def _control_flow(b: Builder, op: TfliteOp) -> None:
    raise UnsupportedError(f"{op.where}: is control flow, whose time depends on data; convert the network without it")


@rule("TOPK_V2")
def _top_k(b: Builder, op: TfliteOp) -> None:
    shape, k = b.shape(op.needed(0)), b.numbers(op.needed(1), op.where)
    if len(k) != 1 or not shape or not 1 <= k[0] <= shape[-1]:
        raise InputError(f"{op.where}: got k {k} for {list(shape)}")
    shapes = [(*shape[:-1], k[0])] * len(op.outputs)
    b.custom("TOPK_V2", op.name, [op.needed(0)], op.outputs, shapes, kind="top_k", results=["values", "positions"][: len(shapes)])


@rule("RANGE")
def _range(b: Builder, op: TfliteOp) -> None:
    start, limit, step = (float(b.value(op.needed(i), op.where).reshape(-1)[0]) for i in range(3))
    count = int(np.ceil((limit - start) / step)) if step else -1
    if not 0 <= count < 1 << 31:
        raise InputError(f"{op.where}: got {start} to {limit} by {step}")
    dtype = b.tensor(op.needed(0)).dtype
    b.constant(op.output, (count,), dtype, lambda: (start + np.arange(count) * step).astype(dtype))
