"""Numbers that may be columns: the arithmetic of the equations for one GPU or for many of them at once.

A field of a `GpuSpec` is a number; in a batch it may be a column instead, a float64 array with a value per point. Sums, products
and quotients are spelled alike for both; what is not (the larger of two, a choice, a power) is here. Plain numbers stay plain
numbers: no numpy call is made for them, which would cost more than the equation. What depends on no column is computed once
for all points.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mgpusim.arrays import Array

Value = Any
"""A float, or a float64 array that broadcasts to the points: (points,), or an axis of a grid of them."""
MOST_EXPLICIT = 16
"""Powers up to this are taken of the values as they are: of 1e-18 to 1e18 cycles none leaves the range of a double."""


def is_column(value: Value) -> bool:
    """Return whether a value is a column."""
    return isinstance(value, np.ndarray)


def larger(a: Value, b: Value) -> Value:
    """Return the larger of two values, point by point.

    >>> larger(2.0, 3.0), larger(np.array([1.0, 5.0]), 3.0).tolist()
    (3.0, [3.0, 5.0])
    """
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        return np.maximum(a, b)
    return max(a, b)


def smaller(a: Value, b: Value) -> Value:
    """Return the smaller of two values, point by point.

    >>> smaller(2.0, 3.0), smaller(np.array([1.0, 5.0]), 3.0).tolist()
    (2.0, [1.0, 3.0])
    """
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        return np.minimum(a, b)
    return min(a, b)


def choose(condition: Value, yes: Value, no: Value) -> Value:
    """Return `yes` where the condition holds and `no` elsewhere.

    >>> choose(True, 1.0, 2.0), choose(np.array([True, False]), 1.0, 2.0).tolist()
    (1.0, [1.0, 2.0])
    """
    if isinstance(condition, np.ndarray):
        return np.where(condition, yes, no)
    return yes if condition else no


def ceiling(value: Value) -> Value:
    """Return the smallest whole number that is not less.

    >>> ceiling(1.5), ceiling(np.array([1.5])).tolist()
    (2.0, [2.0])
    """
    return np.ceil(value) if isinstance(value, np.ndarray) else float(math.ceil(value))


def total(terms: list[Value]) -> Value:
    """Return the sum of some values, the plain numbers first and small columns before large ones: so they cost the least.

    >>> total([1.0, np.array([1.0, 2.0]), 2.0]).tolist()
    [4.0, 5.0]
    """
    scalar: Value = 0.0
    columns = []
    for term in terms:
        if isinstance(term, np.ndarray):
            columns.append(term)
        else:
            scalar += term
    if not columns:
        return scalar
    if len(columns) > 1:
        columns.sort(key=_size)
    if scalar:
        columns[0] = columns[0] + scalar
    summed = columns[0]
    for column in columns[1:]:
        summed = summed + column
    return summed


def _size(column: Array) -> int:
    return column.size


def power(base: Value, exponent: Value) -> Value:
    """Return a power of values that are not negative; small whole ones by multiplication, which is a tenth of the time.

    >>> power(3.0, 4.0), power(np.array([2.0]), 3).tolist(), power(4.0, 0.5)
    (81.0, [8.0], 2.0)
    """
    if isinstance(exponent, np.ndarray):
        return np.power(base, exponent)
    if exponent == 1:
        return base
    if exponent == 2:
        return base * base
    if exponent == 3:
        return base * base * base
    if exponent == 4:
        square = base * base
        return square * square
    return np.power(base, exponent) if isinstance(base, np.ndarray) else base**exponent


def root(value: Value, degree: Value) -> Value:
    """Return the root of a degree; square roots where that will do.

    >>> root(81.0, 4), root(np.array([8.0]), 3.0).round(9).tolist()
    (3.0, [2.0])
    """
    if isinstance(degree, np.ndarray) or degree not in (1, 2, 4):
        return np.power(value, 1.0 / degree) if is_column(value) or is_column(degree) else value ** (1.0 / degree)
    if degree == 1:
        return value
    square_root = np.sqrt if isinstance(value, np.ndarray) else math.sqrt
    once = square_root(value)
    return once if degree == 2 else square_root(once)


def p_norm(values: list[Value], p: Value) -> tuple[Value, list[Value], Value]:
    """Return the p-norm of values that are not negative, their powers (of the ratio to the largest one where p is large) and the
    sum of those: the shares of the norm.

    >>> p_norm([3.0, 4.0], 2.0)
    (5.0, [9.0, 16.0], 25.0)
    >>> round(p_norm([3.0, 4.0], 300.0)[0], 9)
    4.0
    """
    scale: Value = None
    if is_column(p) or p > MOST_EXPLICIT:
        scale = 1e-300
        for value in values:
            scale = larger(scale, value)
        values = [value / scale for value in values]
    powered = [power(value, p) for value in values]
    summed = total(powered)
    norm = root(summed, p)
    return (norm if scale is None else norm * scale), powered, summed
