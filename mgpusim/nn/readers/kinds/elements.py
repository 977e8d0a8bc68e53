"""Operators on single elements, on all along some axes, and normalisations."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.file_operator import FileOperator

FLOAT_MAX = 3.4028234663852886e38
_WITH_NUMBER = ("add", "sub", "mul", "div")


def unary(op: FileOperator, function: str, x: str = "", **numbers: Any) -> str:
    """Give a function of each element: of the first input, or of x."""
    return op.alike("elementwise", x or op.stored(), function=function, **numbers)


def rectifier(op: FileOperator, slope: float) -> None:
    """Give a rectifier; below zero it has a slope."""
    unary(op, "leaky_relu", alpha=slope) if slope else unary(op, "relu")


def clip_attributes(low: float, high: float, whose: str) -> dict[str, Any]:
    """Return the attributes of a clip, by the name of a rectifier where it is one.

    >>> clip_attributes(0.0, 6.0, "operator clip"), clip_attributes(-1.0, math.inf, "operator clip")
    ({'function': 'relu6'}, {'function': 'clip', 'min': -1.0, 'max': 3.4028234663852886e+38})
    """
    low, high = max(low, -FLOAT_MAX), min(high, FLOAT_MAX)
    if math.isnan(low) or math.isnan(high):
        raise InputError(f"{whose}: clips to {low} and {high}")
    if low == 0 and high in (6.0, FLOAT_MAX):
        return {"function": "relu6" if high == 6.0 else "relu"}
    return {"function": "clip", "min": float(low), "max": float(high)}


def clip(op: FileOperator, low: float, high: float, x: str = "") -> None:
    """Give a clip of the first input, or of x."""
    op.alike("elementwise", x or op.stored(), **clip_attributes(low, high, f"operator {op.name}"))


def hard_swish(op: FileOperator, alpha: float, beta: float) -> None:
    """Give x hard_sigmoid(x), by its own name where its numbers are 1/6 and 1/2."""
    x = op.stored()
    if abs(alpha - 1 / 6) < 1e-4 and abs(beta - 0.5) < 1e-4:
        unary(op, "hard_swish")
    else:
        gate = op.step("gate", "elementwise", [x], op.output, function="hard_sigmoid", alpha=alpha, beta=beta)
        op.give("elementwise", [x, gate], function="mul")


def arithmetic(op: FileOperator, function: str, inputs: Sequence[str]) -> str:
    """Give a function of two or more tensors, in the form of `combined`."""
    operands, attributes = combined(op, function, inputs)
    return op.give("elementwise", operands, **attributes)


def combined(op: FileOperator, function: str, inputs: Sequence[str]) -> tuple[Sequence[str], dict[str, Any]]:
    """Return inputs and attributes of a function of tensors; with one known number it is `affine`, a square or a root."""
    b = op.b
    if len(inputs) != 2 or all(map(b.is_constant, inputs)):
        return inputs, {"function": function}
    for side in (1, 0):
        number, x = _number(op, inputs[side]), inputs[1 - side]
        if number is None or b.rank(inputs[side]) > b.rank(x) or not b.tensor(x).dtype.startswith("float"):
            continue
        scale = {"quantization": b.tensor(x).quantization}
        if function in _WITH_NUMBER and not (function == "div" and (side == 0 or number == 0)):
            alpha, beta = {
                "add": (1.0, number), "sub": (1.0, -number) if side else (-1.0, number), "mul": (number, 0.0),
                "div": (1 / number if number else 0.0, 0.0),
            }[function]  # fmt: skip
            return [x], {"function": "affine", "alpha": alpha, "beta": beta, **scale}
        if function == "pow" and side == 1 and number in (2.0, 0.5):
            return [x], {"function": "square" if number == 2.0 else "sqrt", **scale}
        if function == "pow" and side == 1 and number == 3.0:
            return [op.step("square", "elementwise", [x], op.output, function="square", **scale), x], {"function": "mul"}
    return inputs, {"function": function}


def _number(op: FileOperator, name: str) -> float | None:
    """Return the number that a constant of one element is, None if it is another or not known."""
    if not op.b.is_constant(name) or op.b.tensor(name).count != 1 or op.b.tensor(name).quantization is not None:
        return None
    value = op.b.known(name)
    if value is None or not np.issubdtype(value.dtype, np.number):
        return None
    number = float(value.reshape(-1)[0])
    return number if math.isfinite(number) else None


def cast(op: FileOperator, dtype: str | None, named: str) -> None:
    """Give the elements as another type, which the file has `named`; None of one that no kernel has."""
    if not dtype:
        raise UnsupportedError(f"{op.where}: to {named}, which no kernel has")
    x = op.stored()
    if dtype == op.b.tensor(x).dtype:
        op.same(x)
    else:
        op.give("cast", [x], dtype=dtype)


# ---- along axes --------------------------------------------------------------------------------------------------------
def arg_max(op: FileOperator, axis: int, x: str, smallest: bool = False, keepdims: bool = False, hint: str = "") -> None:
    """Give places of the largest, or smallest, numbers along an axis of x."""
    if smallest:
        quantization = op.b.tensor(x).quantization
        x = op.step("neg", "elementwise", [x], hint, quantization=quantization, function="neg")
    op.give("arg_max", [x], axis=axis, keepdims=keepdims)


def top_k(op: FileOperator) -> None:
    """Give the largest numbers along the last axis, as many as the second input says, and their places."""
    x, k = op.needed(), op.numbers(1)
    shape = op.b.shape(x)
    if len(k) != 1 or not shape or not 1 <= k[0] <= shape[-1]:
        raise InputError(f"{op.where}: got k {k} for {list(shape)}")
    shapes = [(*shape[:-1], k[0])] * len(op.outputs)
    op.host([x], shapes, kind="top_k", results=["values", "positions"][: len(shapes)])


# ---- normalisation -----------------------------------------------------------------------------------------------------
def constant_of(op: FileOperator, what: str, channels: int, number: float) -> str:
    """Return a new constant of one number for each channel."""
    name = op.b.fresh(f"{op.name}/{what}")
    op.b.constant(name, (channels,), "float32", lambda: np.broadcast_to(np.float32(number), (channels,)))
    return name


def normalized_by_scale(op: FileOperator, x: str, channels: int, scale: str, offset: str) -> None:
    """Give a normalisation whose mean and variance are in its scale and offset already."""
    fixed = [constant_of(op, what, channels, number) for what, number in (("mean", 0.0), ("variance", 1.0))]
    op.give("batch_norm", [x, scale, offset, *fixed], epsilon=0.0)
