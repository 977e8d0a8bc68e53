"""What the operators of expressions compute, on single values and on columns of them alike.

Python's numbers decide: ``/`` divides exactly, ``//`` and ``%`` round towards minus infinity, truth values count as 0 and 1.
Whole numbers stay within 2**53, so that no column wraps and no comparison with a fraction rounds. What a single value gives, a
row of a column gives, errors included.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

LIMIT = 1 << 53
TOO_LARGE = "is too large (whole numbers go to 2**53)"
Value = Any  # bool, int, float, str, or a column (ndarray) of one of them


class Fault(Exception):
    """An operation that has no value; `bad` marks the rows of a column for which it has none."""

    def __init__(self, text: str, bad: Value = True) -> None:
        super().__init__(text)
        self.bad = bad


def normal(value: object) -> Value:
    """Return `value` as expressions know it: bool, int, float, str, or a column of bool, int64, float64 or text.

    >>> normal(np.float32(0.5)), normal(np.array([1, 2], np.uint8)).dtype
    (0.5, dtype('int64'))
    """
    if isinstance(value, np.generic) or (isinstance(value, np.ndarray) and not value.ndim):
        value = value.item()
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, (int, float)):
        return _checked(value)
    if isinstance(value, np.ndarray) and value.dtype.kind in "biufU":
        if value.dtype.kind in "bU":
            return value
        if value.dtype.kind == "u" and value.size and int(value.max()) > LIMIT:
            raise Fault(TOO_LARGE, value > LIMIT)
        return _checked(value.astype(np.float64 if value.dtype.kind == "f" else np.int64, copy=False))
    raise Fault(f"is a {type(value).__name__}, expected a number, a truth value, text, or a column of them")


def is_text(value: Value) -> bool:
    """Whether `value` is text or a column of text."""
    return value.dtype.kind == "U" if isinstance(value, np.ndarray) else isinstance(value, str)


def truth(value: Value) -> Value:
    """Return `value` as a condition: numbers are true unless zero; text is none."""
    if is_text(value):
        raise Fault("got text, expected a condition; compare it, as in NAME == 'text'")
    if isinstance(value, np.ndarray):
        return value if value.dtype.kind == "b" else value != 0
    return bool(value)


def _refuse(bad: Any, why: str) -> None:
    if np.any(bad):
        raise Fault(why, bad)


def _number(value: Value) -> Value:
    if type(value) is int:
        return value
    if is_text(value):
        raise Fault("text takes part in no arithmetic; compare it, as in NAME == 'text'")
    if isinstance(value, np.ndarray):
        return value.astype(np.int64) if value.dtype.kind == "b" else value
    return int(value) if isinstance(value, bool) else value


def _whole(value: Value, what: str) -> Value:
    value = _number(value)
    if isinstance(value, np.ndarray):
        _refuse(value != np.floor(value) if value.dtype.kind == "f" else np.False_, f"{what} takes whole numbers")
        return value.astype(np.int64, copy=False)
    if isinstance(value, float):
        if not value.is_integer():
            raise Fault(f"{what} takes whole numbers")
        return _checked(int(value))
    return value


def _checked(value: Value) -> Value:
    """`value`, unless it left the range in which columns and single values agree."""
    if type(value) is int and -LIMIT <= value <= LIMIT:
        return value
    if isinstance(value, np.ndarray):
        _refuse(~np.isfinite(value) if value.dtype.kind == "f" else (value > LIMIT) | (value < -LIMIT), TOO_LARGE)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise Fault(TOO_LARGE)
    elif abs(value) > LIMIT:
        raise Fault(TOO_LARGE)
    return value


def _is_column(*values: Value) -> bool:
    return any(isinstance(value, np.ndarray) for value in values)


def _is_float(value: Value) -> bool:
    return value.dtype.kind == "f" if isinstance(value, np.ndarray) else isinstance(value, float)


def _plain(function: Callable[[Any, Any], Any]) -> Callable[[Value, Value], Value]:
    def apply(a: Value, b: Value) -> Value:
        return _checked(function(_number(a), _number(b)))

    return apply


def _multiply(a: Value, b: Value) -> Value:
    a, b = _number(a), _number(b)
    if type(a) is int and type(b) is int:
        return _checked(a * b)
    if _is_column(a, b) and not (_is_float(a) or _is_float(b)):
        _refuse(np.abs(np.multiply(a, b, dtype=np.float64)) > LIMIT, TOO_LARGE)  # the product of int64 might have wrapped
    return _checked(a * b)


def _dividing(function: Callable[[Any, Any], Any]) -> Callable[[Value, Value], Value]:
    def apply(a: Value, b: Value) -> Value:
        a, b = _number(a), _number(b)
        zero = b == 0
        if zero is True or (isinstance(zero, np.ndarray) and zero.any()):
            raise Fault("divides by zero", zero)
        return _checked(function(a, b))

    return apply


def _power(a: Value, b: Value) -> Value:
    a, b = _number(a), _number(b)
    if not _is_column(a, b):
        return _power_of(a, b)
    if not (_is_float(a) or _is_float(b)) and np.min(b, initial=0) >= 0:
        _refuse(np.abs(np.power(np.asarray(a, np.float64), b)) > LIMIT, TOO_LARGE)
        return _checked(np.power(a, b))
    a, b = np.broadcast_arrays(a, b)
    out = np.empty(a.shape)
    for at, (x, y) in enumerate(zip(a.ravel().tolist(), b.ravel().tolist(), strict=True)):
        try:
            out.flat[at] = _power_of(x, y)
        except Fault as fault:
            bad = np.zeros(a.shape, bool)
            bad.flat[at] = True
            raise Fault(str(fault), bad) from None
    return out


def _power_of(a: int | float, b: int | float) -> int | float:
    if a == 0 and b < 0:
        raise Fault("divides by zero")
    if a < 0 and not float(b).is_integer():
        raise Fault("is a root of a negative number")
    if isinstance(a, int) and isinstance(b, int) and abs(a) > 1 and b > 53:
        raise Fault(TOO_LARGE)
    try:
        value: int | float = a**b
    except OverflowError:
        raise Fault(TOO_LARGE) from None
    return _checked(value)  # type: ignore[no-any-return]


def _bitwise(function: Callable[[Any, Any], Any], name: str) -> Callable[[Value, Value], Value]:
    def apply(a: Value, b: Value) -> Value:
        return function(_whole(a, name), _whole(b, name))

    return apply


def _places(b: Value, name: str) -> Value:
    b = _whole(b, name)
    _refuse((b < 0) | (b > 53), "shifts by less than 0 or more than 53")
    return b


def _shift(a: Value, b: Value) -> Value:
    b = _places(b, "<<")
    return _multiply(_whole(a, "<<"), np.left_shift(1, b) if isinstance(b, np.ndarray) else 1 << b)


def _shift_down(a: Value, b: Value) -> Value:
    b = _places(b, ">>")
    return _whole(a, ">>") >> b


OPERATORS: dict[str, Callable[[Value, Value], Value]] = {
    "Add": _plain(operator.add), "Sub": _plain(operator.sub), "Mult": _multiply, "Div": _dividing(operator.truediv),
    "FloorDiv": _dividing(operator.floordiv), "Mod": _dividing(operator.mod), "Pow": _power, "LShift": _shift,
    "RShift": _shift_down, "BitAnd": _bitwise(operator.and_, "&"), "BitOr": _bitwise(operator.or_, "|"),
    "BitXor": _bitwise(operator.xor, "^"),
}  # fmt: skip
"""By the name of their class in `ast`."""

COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "Eq": operator.eq, "NotEq": operator.ne, "Lt": operator.lt, "LtE": operator.le, "Gt": operator.gt, "GtE": operator.ge,
}  # fmt: skip


def negate(value: Value) -> Value:
    """Return minus `value`."""
    return -_number(value)


def compare(name: str, a: Value, b: Value) -> Value:
    """Return the comparison called `name` in `ast`; text is equal to text or not, and to nothing else."""
    if is_text(a) != is_text(b):
        raise Fault("compares text with a number")
    if is_text(a) and name not in ("Eq", "NotEq"):
        raise Fault("text has no order; use == or !=")
    result = COMPARISONS[name](a, b)
    return result if isinstance(result, np.ndarray) else bool(result)


def _extreme(columns: Callable[[Any, Any], Any], single: Callable[..., Any]) -> Callable[..., Value]:
    def apply(*values: Value) -> Value:
        numbers = [_number(value) for value in values]
        if not _is_column(*numbers):
            return single(numbers)
        result = numbers[0]
        for value in numbers[1:]:
            result = columns(result, value)
        return result

    return apply


def _ceil_div(a: Value, b: Value) -> Value:
    return -OPERATORS["FloorDiv"](-_whole(a, "ceil_div"), _whole(b, "ceil_div"))


def _round_up(a: Value, b: Value) -> Value:
    return _multiply(_ceil_div(a, b), _whole(b, "round_up"))


def _log2(a: Value) -> Value:
    a = _number(a)
    _refuse(a <= 0, "log2 takes numbers above zero")
    if isinstance(a, np.ndarray):  # the vectorised logarithm of some processors differs from the single one in the last digit
        return np.fromiter(map(math.log2, a.ravel().tolist()), np.float64, a.size).reshape(a.shape)
    return math.log2(a)


def _sqrt(a: Value) -> Value:
    a = _number(a)
    _refuse(a < 0, "is a root of a negative number")
    return np.sqrt(a) if isinstance(a, np.ndarray) else math.sqrt(a)


def _rounded(columns: Callable[[Any], Any], single: Callable[[Any], int]) -> Callable[[Value], Value]:
    def apply(a: Value) -> Value:
        a = _number(a)
        if not isinstance(a, np.ndarray):
            return _checked(single(a))
        if a.dtype.kind != "f":
            return a
        _refuse(np.abs(a) > LIMIT, TOO_LARGE)
        return columns(a).astype(np.int64)

    return apply


FUNCTIONS: dict[str, tuple[Callable[..., Value], int | None]] = {
    "min": (_extreme(np.minimum, min), None), "max": (_extreme(np.maximum, max), None), "ceil_div": (_ceil_div, 2),
    "round_up": (_round_up, 2), "log2": (_log2, 1), "sqrt": (_sqrt, 1), "abs": (lambda a: abs(_number(a)), 1),
    "floor": (_rounded(np.floor, math.floor), 1), "ceil": (_rounded(np.ceil, math.ceil), 1),
}  # fmt: skip
"""By name, with how many arguments each takes (None: two or more)."""
