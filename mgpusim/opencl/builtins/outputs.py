"""Math functions with a second result through a pointer: fract, frexp, lgamma_r, modf, remquo, sincos (6.12.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Definition, Elem, Scalar, ops, settle, to_float
from mgpusim.opencl.builtins.math import remainder

_INT = Elem("int", 32)


def _fract(x: Any, elem: Elem) -> tuple[Any, Any]:
    whole = np.floor(x)
    # x - floor(x) of a tiny negative x rounds to 1; the specification wants the largest value below 1.
    below_one = np.nextafter(elem.dtype.type(1), elem.dtype.type(0)).astype(np.float64)
    rest = np.where(np.isinf(x), 0.0, np.minimum(x - whole, below_one))
    return np.where(x == 0, x, rest), whole


def _frexp(x: Any, elem: Elem) -> tuple[Any, Any]:
    mantissa, exponent = np.frexp(x)
    return mantissa, np.where(np.isfinite(x), exponent, 0)


def _lgamma_r(x: Any, elem: Elem) -> tuple[Any, Any]:
    from scipy import special

    sign = special.gammasgn(x)
    return special.gammaln(x), np.where(sign < 0, -1, 1)


def _modf(x: Any, elem: Elem) -> tuple[Any, Any]:
    return np.modf(x)


def _remquo(x: Any, y: Any, elem: Elem) -> tuple[Any, Any]:
    """IEEE remainder and the low seven bits of the quotient, with the quotient's sign."""
    rest = remainder(x, y)
    a, b = np.abs(x), np.abs(y)
    # 128 b loses no quotient bit that counts; where it overflows the quotient is below 128 anyway.
    folded = np.where(np.isfinite(128 * b), np.fmod(a, 128 * b), a)
    quotient = np.rint((folded - remainder(folded, b)) / b)
    valid = np.isfinite(x) & ~np.isnan(y) & (y != 0) & np.isfinite(y)
    low = np.mod(np.where(valid, quotient, 0), 128)
    return rest, np.where(np.signbit(x) ^ np.signbit(y), -low, low)


def _sincos(x: Any, elem: Elem) -> tuple[Any, Any]:
    return np.sin(x), np.cos(x)


# name: function of float64 arguments and the element type; those whose stored value is an int are named below.
OUTPUTS: dict[str, Definition] = {
    "fract": Definition(_fract, ops(cvt=1, fadd=2)),
    "frexp": Definition(_frexp, ops(iadd=5)),
    "lgamma_r": Definition(_lgamma_r, ops(sfu=1, fma=45, iadd=8, cvt=1)),
    "modf": Definition(_modf, ops(cvt=1, fadd=1, iadd=1)),
    "remquo": Definition(_remquo, ops(fdiv=1, fma=1, cvt=2, iadd=6)),
    "sincos": Definition(_sincos, ops(fma=20, iadd=12, cvt=2), ops(sfu=2, fmul=1)),
}
_STORES_INT = ("frexp", "lgamma_r", "remquo")


def output_function(name: str, elem: Elem) -> Callable[..., tuple[Scalar, Scalar]]:
    """The function `name` on float scalars without its pointer: (result, value to store).

    >>> output_function("frexp", Elem("float", 32))(np.float32(8))
    (np.float32(0.5), 4)
    """
    fn = OUTPUTS[name].fn
    out = _INT if name in _STORES_INT else elem

    def apply(*args: Scalar) -> tuple[Scalar, Scalar]:
        result, stored = fn(*[to_float(a, 64) for a in args], elem)
        return settle(result, elem), settle(stored, out)

    return apply


def _ilogb(x: Scalar) -> Scalar:
    """ilogb: the exponent as an int; FP_ILOGB0 for zero, FP_ILOGBNAN for NaN, INT_MAX for infinity (C99 7.12.6.5)."""
    exponent = np.frexp(to_float(x, 64))[1].astype(np.int64) - 1
    finite = np.where(x == 0, -(2**31), exponent)
    return settle(np.where(np.isfinite(x), finite, 2**31 - 1), _INT)


ILOGB = Definition(_ilogb, ops(iadd=3))
