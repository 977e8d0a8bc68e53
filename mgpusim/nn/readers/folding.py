"""Operators on constants, computed while a network is read: chains that only compute shapes, and weights in another order.

Only kinds that models use for that are here. Convolutions of constants are left in the graph.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.nn.graphs.graph import Operator, Tensor

Evaluate = Callable[[Operator, Sequence[Array]], list[Array]]


def numpy_dtype(dtype: str) -> np.dtype[Any]:
    """Return numpy's type; bfloat16, which numpy lacks, is float32 there."""
    return np.dtype("float32" if dtype == "bfloat16" else dtype)


def foldable(operator: Operator) -> bool:
    if operator.kind == "elementwise":
        return operator.attributes["function"] in _ELEMENTS
    if operator.kind == "reduce":
        return operator.attributes["function"] in _REDUCTIONS
    if operator.kind == "pad":
        return bool(operator.attributes.get("mode", "constant") == "constant")
    return operator.kind in _KINDS


def evaluate(operator: Operator, inputs: Sequence[Array], tensors: Sequence[Tensor]) -> list[Array]:
    """Return an operator's outputs.

    Parameters
    ----------
    inputs : arrays of all its inputs.
    tensors : of the inputs; those of `dequantize` have the scale.

    >>> shape = Operator("s", "slice", ("x",), ("y",), {"starts": [1], "sizes": [2]})
    >>> evaluate(shape, [np.array([1, 64, 28, 14])], [])[0].tolist()
    [64, 28]
    """
    with np.errstate(all="ignore"):
        if operator.kind == "dequantize":
            return [_dequantized(inputs[0], tensors[0])]
        return _KINDS[operator.kind](operator, inputs)


def _dequantized(x: Array, tensor: Tensor) -> Array:
    quantization = tensor.quantization
    if quantization is None:
        return x.astype(np.float32)
    shape = [1] * x.ndim
    if len(quantization.scale) > 1:
        shape[quantization.axis] = len(quantization.scale)
    scale = np.array(quantization.scale, np.float32).reshape(shape if len(quantization.scale) > 1 else ())
    zero = np.array(quantization.zero_point or (0,), np.float32).reshape(shape if len(quantization.zero_point) > 1 else ())
    return (x.astype(np.float32) - zero) * scale


# ---- elements ----------------------------------------------------------------------------------------------------------
def _divided(a: Array, b: Array) -> Array:
    """Return a / b; of whole numbers towards zero, and 0 by zero."""
    if not (np.issubdtype(a.dtype, np.integer) and np.issubdtype(b.dtype, np.integer)):
        return np.asarray(a / b)
    quotient = np.floor_divide(a, b)
    return np.asarray(quotient + ((a != quotient * b) & ((a < 0) != (b < 0)) & (b != 0)).astype(quotient.dtype))


_ELEMENTS: dict[str, Callable[..., Any]] = {
    "add": lambda *x: _chained(np.add, x), "mul": lambda *x: _chained(np.multiply, x), "sub": np.subtract, "div": _divided,
    "max": lambda *x: _chained(np.maximum, x), "min": lambda *x: _chained(np.minimum, x), "pow": np.power, "mod": np.mod,
    "squared_difference": lambda a, b: np.square(np.subtract(a, b)), "equal": np.equal, "not_equal": np.not_equal,
    "greater": np.greater, "greater_equal": np.greater_equal, "less": np.less, "less_equal": np.less_equal,
    "and": np.logical_and, "or": np.logical_or, "not": np.logical_not, "where": np.where, "neg": np.negative, "abs": np.abs,
    "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x), "exp": np.exp, "log": np.log, "square": np.square, "sign": np.sign,
    "floor": np.floor, "ceil": np.ceil, "round": np.rint, "reciprocal": np.reciprocal, "sin": np.sin, "cos": np.cos,
    "tanh": np.tanh, "relu": lambda x: np.maximum(x, 0), "relu6": lambda x: np.clip(x, 0, 6), "identity": np.asarray,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
}  # fmt: skip


def _chained(function: Callable[[Array, Array], Array], arrays: Sequence[Array]) -> Array:
    out = arrays[0]
    for array in arrays[1:]:
        out = function(out, array)
    return np.asarray(out)


def _elementwise(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    return [np.asarray(_ELEMENTS[operator.attributes["function"]](*inputs))]


_REDUCTIONS: dict[str, Callable[..., Any]] = {"sum": np.sum, "mean": np.mean, "max": np.max, "min": np.min, "prod": np.prod}


def _reduce(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    a, x = operator.attributes, inputs[0]
    axes = tuple(sorted({axis % x.ndim for axis in a["axes"]}))
    return [np.asarray(_REDUCTIONS[a["function"]](x, axis=axes, keepdims=bool(a.get("keepdims", True))), x.dtype)]


# ---- shapes ------------------------------------------------------------------------------------------------------------
def _slice(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    a = operator.attributes
    parts = []
    for start, size, step in zip(a["starts"], a["sizes"], a.get("steps") or [1] * len(a["starts"]), strict=True):
        end = start + size * step
        parts.append(slice(start, None if end < 0 else end, step))
    return [inputs[0][tuple(parts)]]


def _split(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    a = operator.attributes
    return list(np.split(inputs[0], np.cumsum(a["sizes"])[:-1], axis=a["axis"]))


def _pad(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    a = operator.attributes
    return [np.pad(inputs[0], list(zip(a["before"], a["after"], strict=True)), constant_values=a.get("value", 0))]


def _tile(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    x, shape = inputs[0], operator.attributes["shape"]
    return [np.tile(x, [out // max(1, size) for out, size in zip(shape, x.shape, strict=True)])]


def _reshape(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    x, shape = inputs[0], list(operator.attributes["shape"])
    if math.prod(shape) == x.size == 0:
        return [np.zeros(shape, x.dtype)]
    return [x.reshape(shape)]


def _gather(operator: Operator, inputs: Sequence[Array]) -> list[Array]:
    x, axis = inputs[0], operator.attributes["axis"]
    index = inputs[1].astype(np.int64)
    size = x.shape[axis]
    if index.size and not (-size <= index.min() and index.max() < size):
        raise IndexError(f"index {index.min()} to {index.max()} of {size}")
    return [np.take(x, index, axis=axis)]


_KINDS: dict[str, Evaluate] = {
    "elementwise": _elementwise, "reduce": _reduce, "slice": _slice, "split": _split, "pad": _pad, "tile": _tile,
    "reshape": _reshape, "gather": _gather, "dequantize": _elementwise,
    "expand": lambda o, x: [np.broadcast_to(x[0], o.attributes["shape"])],
    "fill": lambda o, x: [np.broadcast_to(x[0].reshape(()), o.attributes["shape"])],
    "transpose": lambda o, x: [x[0].transpose(o.attributes["order"])],
    "concat": lambda o, x: [np.concatenate(list(x), axis=o.attributes["axis"])],
    "cast": lambda o, x: [x[0].astype(numpy_dtype(o.attributes["dtype"]))],
}  # fmt: skip
