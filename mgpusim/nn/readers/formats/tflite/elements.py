"""TFLite operators on single elements, on all along some axes, and to and from quantized numbers."""

from __future__ import annotations

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.tflite.operator import RULES, TfliteOp, rule
from mgpusim.nn.readers.kinds.elements import arg_max, arithmetic, clip, combined, top_k, unary

RULES.functions({
    "LOGISTIC": "sigmoid", "RELU": "relu", "RELU6": "relu6", "TANH": "tanh", "EXP": "exp", "NEG": "neg", "SIN": "sin",
    "COS": "cos", "LOG": "log", "SQRT": "sqrt", "RSQRT": "rsqrt", "SQUARE": "square", "ABS": "abs", "CEIL": "ceil",
    "FLOOR": "floor", "ROUND": "round", "HARD_SWISH": "hard_swish", "SIGN": "sign", "LOGICAL_NOT": "not",
    "ELU": "elu",
})  # fmt: skip
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
RULES.same("DENSIFY", "FAKE_QUANT")  # a sparse constant is dense as soon as it is read


@rule(*ACTIVATED)
def _activated(op: TfliteOp) -> None:
    arithmetic(op, ACTIVATED[op.kind], [op.needed(0), op.needed(1)])


@rule(*BINARY)
def _binary(op: TfliteOp) -> None:
    arithmetic(op, BINARY[op.kind], op.all_inputs())


@rule("FLOOR_DIV")
def _floor_div(op: TfliteOp) -> None:
    inputs, attributes = combined(op, "div", [op.needed(0), op.needed(1)])
    divided = op.b.add("elementwise", op.name, inputs, [op.b.fresh(f"{op.output}/quotient")], **attributes)
    op.b.add(
        "elementwise",
        f"{op.name}/floor",
        [divided],
        [op.output],
        quantization=op.b.tensor(divided).quantization,
        function="floor",
    )


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule(*REDUCTIONS)
def _reduce(op: TfliteOp) -> None:
    axes = sorted({op.axis(axis) for axis in op.numbers(1)})
    if axes:
        op.give("reduce", [op.needed()], function=REDUCTIONS[op.kind], axes=axes, keepdims=op.flag(0))
    else:
        op.same(op.needed())


@rule("ARG_MAX", "ARG_MIN")
def _arg_max(op: TfliteOp) -> None:
    axes = op.numbers(1)
    if len(axes) != 1:
        raise InputError(f"{op.where}: got {len(axes)} axes, expected one")
    arg_max(op, op.axis(axes[0]), op.needed(), op.kind == "ARG_MIN", hint=op.output)


@rule("LOCAL_RESPONSE_NORMALIZATION")
def _lrn(op: TfliteOp) -> None:
    """TFLite's alpha weighs the sum of the squares; that of `lrn` their mean over the window."""
    size = 2 * op.whole(0) + 1
    op.give("lrn", [op.needed()], size=size, alpha=op.real(2) * size, beta=op.real(3), bias=op.real(1))


@rule("DEQUANTIZE")
def _dequantize(op: TfliteOp) -> None:
    if op.b.tensor(op.needed()).dtype == "float16":
        op.give("cast", [op.needed()], dtype="float32")
    else:
        op.give("dequantize", [op.needed()])


# ---- on the CPU --------------------------------------------------------------------------------------------------------
@rule("IF", "WHILE", "CALL", "CALL_ONCE")
def _control_flow(op: TfliteOp) -> None:
    raise UnsupportedError(f"{op.where}: is control flow, whose time depends on data; convert the network without it")


@rule("RANGE")
def _range(op: TfliteOp) -> None:
    start, limit, step = (float(op.b.value(op.needed(i), op.where).reshape(-1)[0]) for i in range(3))
    count = int(np.ceil((limit - start) / step)) if step else -1
    if not 0 <= count < 1 << 31:
        raise InputError(f"{op.where}: got {start} to {limit} by {step}")
    dtype = op.b.tensor(op.needed()).dtype
    op.b.constant(op.output, (count,), dtype, lambda: (start + np.arange(count) * step).astype(dtype))


RULES.update({
    "RELU_N1_TO_1": lambda op: clip(op, -1.0, 1.0),
    "RELU_0_TO_1": lambda op: clip(op, 0.0, 1.0),
    "LEAKY_RELU": lambda op: unary(op, "leaky_relu", alpha=op.real(0)),
    "GELU": lambda op: op.give("elementwise", [op.needed()], function="gelu_tanh" if op.flag(0) else "gelu"),
    "SOFTMAX": lambda op: op.give("softmax", [op.needed()], axis=len(op.shape()) - 1, beta=op.real(0, 1.0)),
    "LOG_SOFTMAX": lambda op: op.give("softmax", [op.needed()], axis=len(op.shape()) - 1, log=True),
    "L2_NORMALIZATION": lambda op: op.give("l2_normalize", [op.needed()], axes=[len(op.shape()) - 1]),
    "TOPK_V2": top_k,
    "QUANTIZE": lambda op: op.give("quantize", [op.needed()]),
})  # fmt: skip
