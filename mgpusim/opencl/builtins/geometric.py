"""Geometric functions (OpenCL C 1.2, 6.12.5), on whole vectors.

Sums are taken in float64 and rounded once (dot's in the operands' type). Vectors are scaled by their largest component
first, as the specification asks for results without undue overflow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from mgpusim.opencl.builtins.core import Cost, Elem, Value, ops, settle, to_float, without_sfu

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


class GeometricFunction(NamedTuple):
    """A function of whole vectors, and the operations of a call by the number of components."""

    fn: Callable[..., Any]
    cost: Callable[[int], Cost]


def _added(*costs: Cost) -> Cost:
    total: dict[str, float] = {}
    for op, count in (part for cost in costs for part in cost):
        total[op] = total.get(op, 0) + count
    return tuple(total.items())


def _dot_cost(n: int) -> Cost:
    return ops(fmul=1, fma=n - 1) if n > 1 else ops(fmul=1)


_ROOT, _FAST_ROOT, _INVERSE_ROOT = ops(sfu=2), ops(sfu=1, fmul=1), ops(sfu=1)
GEOMETRIC: dict[str, GeometricFunction] = {
    "cross": GeometricFunction(_cross, lambda n: ops(fmul=3, fma=3)),
    "dot": GeometricFunction(_dot, _dot_cost),
    "distance": GeometricFunction(_distance, lambda n: _added(ops(fadd=n), _dot_cost(n), _ROOT)),
    "length": GeometricFunction(_length, lambda n: _added(_dot_cost(n), _ROOT)),
    "normalize": GeometricFunction(_normalize, lambda n: _added(_dot_cost(n), _INVERSE_ROOT, ops(fmul=n))),
    "fast_distance": GeometricFunction(_distance, lambda n: _added(ops(fadd=n), _dot_cost(n), _FAST_ROOT)),
    "fast_length": GeometricFunction(_length, lambda n: _added(_dot_cost(n), _FAST_ROOT)),
    "fast_normalize": GeometricFunction(_normalize, lambda n: _added(_dot_cost(n), _INVERSE_ROOT, ops(fmul=n))),
}


def geometric_cost(name: str, elem: Elem, count: int) -> Cost:
    """Return the operations of a whole call on vectors of `count` components.

    >>> geometric_cost("dot", Elem("float", 32), 4)
    (('fmul', 1), ('fma', 3))
    """
    cost = GEOMETRIC[name].cost(count)
    return without_sfu(cost) if elem.bits == 64 else cost


def geometric_function(name: str, elem: Elem) -> Callable[[list[Value]], Value]:
    """The function `name` on vectors (or scalars) of element type `elem`.

    >>> geometric_function("length", Elem("float", 32))([[np.float32(3), np.float32(4)]])
    np.float32(5.0)
    """
    fn = GEOMETRIC[name].fn
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
