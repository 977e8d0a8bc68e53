"""Geometric functions (OpenCL C 1.2, 6.12.5), on whole vectors.

Sums are taken in float64 and rounded once (dot's in the operands' type); vectors are scaled by their largest component
first, as the specification asks for results without undue overflow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Elem, Value, settle, to_float

__all__ = ["GEOMETRIC", "geometric_function"]

Wide = list[Any]  # the components in float64


def _dot(x: Wide, y: Wide) -> Any:
    total = x[0] * y[0]
    for a, b in zip(x[1:], y[1:], strict=True):
        total = total + a * b
    return total


def _largest(x: Wide) -> Any:
    top = np.abs(x[0])
    for a in x[1:]:
        top = np.maximum(top, np.abs(a))
    return top


def _length(x: Wide) -> Any:
    top = _largest(x)
    scale = np.where((top > 0) & np.isfinite(top), top, 1.0)
    scaled = [a / scale for a in x]
    finite = scale * np.sqrt(_dot(scaled, scaled))
    infinite = np.zeros_like(top, dtype=bool)
    for a in x:
        infinite = infinite | np.isinf(a)
    return np.where(infinite, np.inf, finite)


def _normalize(x: Wide) -> Wide:
    """x over its length; a zero vector stays, and infinite components count as 1 against 0 of the finite ones."""
    top = _largest(x)
    infinite = np.zeros_like(top, dtype=bool)
    for a in x:
        infinite = infinite | np.isinf(a)
    scale = np.where((top > 0) & np.isfinite(top), top, 1.0)
    parts = [np.where(infinite, np.copysign(np.isinf(a) * 1.0, a), a / scale) for a in x]
    size = np.sqrt(_dot(parts, parts))
    zero = size == 0
    nan = np.isnan(_dot(x, x)) & ~infinite
    return [np.where(nan, np.nan, np.where(zero, a, p / np.where(zero, 1.0, size))) for a, p in zip(x, parts, strict=True)]


def _cross(x: Wide, y: Wide) -> Wide:
    out = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]]
    return [*out, np.zeros_like(out[0])] if len(x) == 4 else out


def _distance(x: Wide, y: Wide) -> Any:
    return _length([a - b for a, b in zip(x, y, strict=True)])


GEOMETRIC: dict[str, Callable[..., Any]] = {
    "cross": _cross, "dot": _dot, "distance": _distance, "length": _length, "normalize": _normalize,
    "fast_distance": _distance, "fast_length": _length, "fast_normalize": _normalize,
}  # fmt: skip


def geometric_function(name: str, elem: Elem) -> Callable[[list[Value]], Value]:
    """The function `name` on vectors (or scalars) of element type `elem`.

    >>> geometric_function("length", Elem("float", 32))([[np.float32(3), np.float32(4)]])
    np.float32(5.0)
    """
    fn = GEOMETRIC[name]
    bits = max(elem.bits, 32) if name == "dot" else 64  # a GPU's chain of multiply-adds for dot: it is frequent

    def apply(args: list[Value]) -> Value:
        vector = isinstance(args[0], list)
        wide = [[to_float(c, bits) for c in (a if vector else [a])] for a in args]
        result = fn(*wide)
        if not isinstance(result, list):
            return settle(result, elem)
        settled = [settle(c, elem) for c in result]
        return settled if vector else settled[0]

    return apply
