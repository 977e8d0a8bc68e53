"""Math functions (OpenCL C 1.2, 6.12.2 and the common functions of 6.12.4), on scalars; those behind have a second result.

Transcendental functions are computed in float64 and rounded once. So float32 and half results hardly ever depend on the vector
unit of the machine that simulates (double ones may, by an ulp). The native_ and half_ variants are simply as good
as the full ones. What is exact in IEEE arithmetic is computed in the operand's width, half in float32, and rounded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Definition, Elem, Scalar, ops, settle, to_float


def round_away(x: Any) -> Any:
    """Round to nearest, halfway cases away from zero.

    Adding the number before one half is right throughout. 0.5 itself then rounds (to even) up to 1, what lies below it does not.
    No integer is moved where floats are a unit apart.
    """
    below_half = np.nextafter(np.result_type(x).type(0.5), 0)
    return np.trunc(x + np.copysign(below_half, x))


def remainder(x: Any, y: Any) -> Any:
    """IEEE 754 remainder: x - n*y with n the integer nearest x/y, even on ties; exact. Arguments float64."""
    x, y = np.asarray(x), np.asarray(y)
    b = np.abs(y)
    doubled = 2 * b
    a = np.where(np.isinf(doubled) & np.isfinite(b), np.abs(x), np.fmod(np.abs(x), doubled))
    # a lies in [0, 2b): take b off once where a > b/2 and again where a >= 3b/2; compare doubled so that nothing is lost.
    rest = a - b
    high = np.where(a > b - a, rest, a)
    high = np.where((a > b - a) & (rest >= b - rest), rest - b, high)
    return np.copysign(1.0, x) * np.where(np.isinf(b) & np.isfinite(x), np.abs(x), high)


def fused(x: Any, y: Any, z: Any) -> Any:
    """x*y + z rounded once, on arrays or numpy scalars of one float type.

    In a wider type the product of two float32 (float16) is exact. The sum is rounded to odd there, which makes the
    second rounding the only one that counts (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
    """
    dtype = np.result_type(x, y, z)
    if dtype == np.float64:
        return _fused64(np.asarray(x), np.asarray(y), np.asarray(z))
    product = np.asarray(x, np.float64) * np.asarray(y, np.float64)
    return _odd_sum(product, np.asarray(z, np.float64)).astype(dtype)


def _two_sum(a: Any, b: Any) -> tuple[Any, Any]:
    """Knuth's exact sum: a + b = s + e."""
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


def _odd_sum(a: Any, b: Any) -> Any:
    """a + b in float64, rounded to odd: an inexact sum gets the neighbour with an odd last bit."""
    s, e = _two_sum(a, b)
    s = np.asarray(s)
    inexact = (e != 0) & np.isfinite(s) & np.isfinite(e) & ((s.view(np.int64) & 1) == 0)
    return np.where(inexact, np.nextafter(s, np.where(e > 0, np.inf, -np.inf)), s)


def _two_product(a: Any, b: Any) -> tuple[Any, Any]:
    """Dekker's exact product a*b = p + e by Veltkamp's splitting (factor 2**27 + 1), absent overflow and underflow."""

    def split(v: Any) -> tuple[Any, Any]:
        c = 134217729.0 * v
        upper = c - (c - v)
        return upper, v - upper

    p = a * b
    (ah, al), (bh, bl) = split(a), split(b)
    return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl


def _fused64(x: Any, y: Any, z: Any) -> Any:
    x, y, z = np.broadcast_arrays(x, y, z)
    ph, pl = _two_product(x, y)
    sh, sl = _two_sum(z, pl)
    vh, vl = _two_sum(ph, sh)
    out = np.array(vh + _odd_sum(sl, vl))
    # Where an intermediate over- or underflows (or is not finite) the splitting is not exact: rational arithmetic there.
    size = np.abs(ph)
    safe = (np.abs(x) < 2.0**990) & (np.abs(y) < 2.0**990) & (size > 2.0**-900) & (size < 2.0**1000) & (np.abs(z) < 2.0**1000)
    safe &= (np.abs(z) > 2.0**-900) | (z == 0)
    for at in np.argwhere(~safe):
        i = tuple(at)
        out[i] = _exact_fma(float(x[i]), float(y[i]), float(z[i]))
    return out


def _exact_fma(x: float, y: float, z: float) -> float:
    from fractions import Fraction

    if not (np.isfinite(x) and np.isfinite(y)) or np.isnan(z) or x == 0 or y == 0:
        return x * y + z
    if np.isinf(z):
        return z  # even where the product, finite, overflows to the other infinity
    exact = Fraction(x) * Fraction(y) + Fraction(z)
    if exact == 0:
        return x * y + z if z == 0 else 0.0
    try:
        return float(exact)
    except OverflowError:
        return float(np.copysign(np.inf, 1 if exact > 0 else -1))


def _ldexp(x: Any, n: Any) -> Any:
    # No finite scale beyond the whole exponent range of float64 (subnormals included, both ways) changes the result.
    return np.ldexp(x, np.clip(n, -2200, 2200).astype(np.int32))


def _logb(x: Any) -> Any:
    exponent = np.frexp(x)[1] - 1.0
    return np.where(x == 0, -np.inf, np.where(np.isfinite(x), exponent, np.abs(x)))


def _powr(x: Any, y: Any) -> Any:
    bad = (x < 0) | np.isnan(x) | np.isnan(y) | ((x == 0) & (y == 0)) | (np.isinf(x) & (y == 0)) | ((x == 1) & np.isinf(y))
    return np.where(bad, np.nan, np.power(np.abs(x), y))


def _rootn(x: Any, n: Any) -> Any:
    """x**(1/n), by root(2**k * m) = 2**(k/n) * root(m) so that the rounding of 1/n is not multiplied by log(x)."""
    n = np.asarray(n, np.float64)
    order = np.where(n == 0, 1.0, n)
    mantissa, exponent = np.frexp(np.abs(x))
    whole = np.floor(exponent / order)
    scaled = np.ldexp(mantissa, np.clip(exponent - whole * order, -1000, 1000).astype(np.int32))
    near = np.abs(order) > 1000  # there exponent - whole*order may be as large as n itself
    root = np.where(near, np.exp2(np.log2(np.abs(x)) / order), np.ldexp(np.power(scaled, 1.0 / order), whole.astype(np.int32)))
    root = np.where((x == 0) | ~np.isfinite(x), np.power(np.abs(x), 1.0 / order), root)
    odd = np.fmod(np.abs(order), 2) == 1
    return np.where((n == 0) | ((x < 0) & ~odd), np.nan, np.where(odd, np.copysign(root, x), root))


def _half_turns(x: Any) -> tuple[Any, Any]:
    """x = q/2 + r with |r| <= 1/4, q mod 4: the exact reduction of the *pi functions."""
    x = np.fmod(x, 2.0)
    q = np.rint(2.0 * x)
    return np.mod(q, 4.0), (x - 0.5 * q) * np.pi


def _sine(q: Any, r: Any) -> Any:
    """The sine of q/2 half turns and r."""
    s, c = np.sin(r), np.cos(r)
    return np.where(q == 0, s, np.where(q == 1, c, np.where(q == 2, -s, -c)))


def _sinpi(x: Any) -> Any:
    value = _sine(*_half_turns(x))
    return np.where(value == 0, np.copysign(0.0, x), np.where(np.isfinite(x), value, np.nan))


def _cospi(x: Any) -> Any:
    q, r = _half_turns(x)
    return np.where(np.isfinite(x), _sine(np.mod(q + 1.0, 4.0), r) + 0.0, np.nan)


def _tanpi(x: Any) -> Any:
    # Spec 7.5.1: tanpi(n) is copysign(0, n) for even n and copysign(0, -n) for odd n; tanpi(n + 0.5) is +inf for even n.
    q, r = _half_turns(x)
    zero = np.where(q == 0, 1.0, -1.0) * np.copysign(1.0, x) * 0.0
    tangent = np.where((q == 1) | (q == 3), -1.0 / np.tan(r), np.tan(r))
    pole = np.where(q == 1, np.inf, -np.inf)
    value = np.where(r == 0, np.where((q == 1) | (q == 3), pole, zero), tangent)
    return np.where(np.isfinite(x), value, np.nan)


def _special(name: str) -> Callable[..., Any]:
    """A function of scipy.special, imported on first call only: few kernels need one."""

    def call(x: Any) -> Any:
        from scipy import special

        return getattr(special, name)(x)

    return call


def _smoothstep(a: Any, b: Any, x: Any) -> Any:
    t = np.minimum(np.maximum((x - a) / (b - a), 0), 1)
    return t * t * (3 - 2 * t)


def _sign(x: Any) -> Any:
    return np.where(np.isnan(x), 0.0, np.copysign(np.where(x == 0, 0.0, 1.0), x))


def _fdim(x: Any, y: Any) -> Any:
    return np.where(x > y, x - y, np.where(np.isnan(x) | np.isnan(y), np.nan, 0.0))


def _by_magnitude(first: Callable[[Any, Any], Any], tie: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """maxmag or minmag: the operand whose magnitude comes first, of equal ones what `tie` gives."""

    def apply(x: Any, y: Any) -> Any:
        return np.where(first(np.abs(x), np.abs(y)), x, np.where(first(np.abs(y), np.abs(x)), y, tie(x, y)))

    return apply


# Costs: [CUDA] where one special function does the work, [H200] for what was measured, [ESTIMATE] for the others; see `costs`.
# Correctly rounded or exact: computed in the operand's width (half in float32).
EXACT: dict[str, Definition] = {
    "ceil": Definition(np.ceil, ops(cvt=1)),
    "floor": Definition(np.floor, ops(cvt=1)),
    "trunc": Definition(np.trunc, ops(cvt=1)),
    "rint": Definition(np.rint, ops(cvt=1)),
    "round": Definition(round_away, ops(cvt=1, fadd=2, iadd=2)),
    "sqrt": Definition(np.sqrt, ops(sfu=1, fmul=2), ops(sfu=1, fmul=1)),
    "fmin": Definition(np.fmin, ops(fcmp=1)),
    "fmax": Definition(np.fmax, ops(fcmp=1)),
    "fdim": Definition(_fdim, ops(fadd=2, iadd=1)),
    "min": Definition(lambda x, y: np.where(y < x, y, x), ops(fcmp=1)),
    "max": Definition(lambda x, y: np.where(x < y, y, x), ops(fcmp=1)),
    "clamp": Definition(lambda x, a, b: np.fmin(np.fmax(x, a), b), ops(fcmp=2)),
    "maxmag": Definition(_by_magnitude(np.greater, np.fmax), ops(fadd=2, iadd=7)),
    "minmag": Definition(_by_magnitude(np.less, np.fmin), ops(fadd=2, iadd=7)),
    "fma": Definition(fused, ops(fma=1)),
    "mad": Definition(lambda x, y, z: x * y + z, ops(fma=1)),
    "divide": Definition(lambda x, y: x / y, ops(fdiv=1), ops(sfu=1, fmul=1)),
    "recip": Definition(lambda x: 1 / x, ops(sfu=1, fma=1), ops(sfu=1)),
    "ldexp": Definition(_ldexp, ops(iadd=3, fmul=5)),
    "logb": Definition(_logb, ops(iadd=14, cvt=1)),
    "mix": Definition(lambda x, y, a: x + (y - x) * a, ops(fadd=1, fma=1)),
    "step": Definition(lambda edge, x: np.where(x < edge, 0.0, 1.0), ops(logic=1)),
    "smoothstep": Definition(_smoothstep, ops(fdiv=1, fadd=4, fma=1, fmul=2)),
    "sign": Definition(_sign, ops(iadd=6)),
}

# Computed in float64 and rounded to the operand's width. np.fmod is exact in float64 for all narrower operands.
ROUNDED: dict[str, Definition] = {
    "acos": Definition(np.arccos, ops(sfu=1, fma=19)),
    "acosh": Definition(np.arccosh, ops(sfu=2, fma=38, iadd=9, cvt=1)),
    "acospi": Definition(lambda x: np.arccos(x) / np.pi, ops(sfu=1, fma=20)),
    "asin": Definition(np.arcsin, ops(sfu=1, fma=17, iadd=2)),
    "asinh": Definition(np.arcsinh, ops(sfu=2, fma=38, iadd=9, cvt=1)),
    "asinpi": Definition(lambda x: np.arcsin(x) / np.pi, ops(sfu=1, fma=18, iadd=2)),
    "atan": Definition(np.arctan, ops(sfu=2, fma=26, iadd=3)),
    "atanh": Definition(np.arctanh, ops(sfu=1, fma=31, iadd=14, cvt=1)),
    "atanpi": Definition(lambda x: np.arctan(x) / np.pi, ops(sfu=2, fma=27, iadd=3)),
    "atan2": Definition(np.arctan2, ops(sfu=2, fma=29, iadd=3)),
    "atan2pi": Definition(lambda y, x: np.arctan2(y, x) / np.pi, ops(sfu=2, fma=30, iadd=3)),
    "cbrt": Definition(np.cbrt, ops(sfu=3, fma=12, iadd=1)),
    "cos": Definition(np.cos, ops(fma=12, iadd=8, cvt=2), ops(sfu=1, fmul=1)),
    "cosh": Definition(np.cosh, ops(sfu=2, fma=16, iadd=4, cvt=1)),
    "cospi": Definition(_cospi, ops(fma=17, iadd=4, cvt=2)),
    "sin": Definition(np.sin, ops(fma=12, iadd=8, cvt=2), ops(sfu=1, fmul=1)),
    "sinh": Definition(np.sinh, ops(sfu=2, fma=12, iadd=3)),
    "sinpi": Definition(_sinpi, ops(fma=17, iadd=3, cvt=3)),
    "tan": Definition(np.tan, ops(sfu=1, fma=13, iadd=6, cvt=2), ops(sfu=3, fmul=2)),
    "tanh": Definition(np.tanh, ops(sfu=2, fma=8, iadd=2)),
    "tanpi": Definition(_tanpi, ops(sfu=1, fma=48, iadd=5, cvt=5)),
    "exp": Definition(np.exp, ops(sfu=1, fma=4), ops(sfu=1, fmul=1)),
    "exp2": Definition(np.exp2, ops(sfu=1, fmul=1), ops(sfu=1)),
    "exp10": Definition(lambda x: np.power(10.0, x), ops(sfu=1, fma=4), ops(sfu=1, fmul=1)),
    "expm1": Definition(np.expm1, ops(sfu=1, fma=26, cvt=1)),
    "log": Definition(np.log, ops(fma=19, iadd=5, cvt=1), ops(sfu=1, fmul=1)),
    "log2": Definition(np.log2, ops(fma=21, iadd=5, cvt=1), ops(sfu=1)),
    "log10": Definition(np.log10, ops(fma=20, iadd=5, cvt=1), ops(sfu=1, fmul=1)),
    "log1p": Definition(np.log1p, ops(fma=18, iadd=6, cvt=1)),
    "pow": Definition(np.power, ops(sfu=2, fma=64, iadd=9, cvt=2), relaxed=ops(sfu=2, fmul=1, iadd=4)),
    "powr": Definition(_powr, ops(sfu=2, fma=64, iadd=9, cvt=2), ops(sfu=2, fmul=1)),
    "pown": Definition(lambda x, n: np.power(x, np.asarray(n, np.float64)), ops(sfu=2, fmul=2, fma=4, iadd=6, cvt=1)),
    "rootn": Definition(_rootn, ops(sfu=4, fma=140, iadd=16, cvt=4)),
    "hypot": Definition(np.hypot, ops(sfu=1, fma=13, iadd=6)),
    "rsqrt": Definition(lambda x: 1.0 / np.sqrt(x), ops(sfu=1), ops(sfu=1)),
    "fmod": Definition(np.fmod, ops(fdiv=1, fma=1, cvt=1, iadd=4)),
    "remainder": Definition(remainder, ops(fdiv=1, fma=6, cvt=2, iadd=6)),
    "erf": Definition(_special("erf"), ops(sfu=1, fma=20, iadd=3)),
    "erfc": Definition(_special("erfc"), ops(sfu=2, fma=34, iadd=3, cvt=1)),
    "tgamma": Definition(_special("gamma"), ops(sfu=2, fma=28, iadd=6, cvt=1)),
    "lgamma": Definition(_special("gammaln"), ops(sfu=1, fma=45, iadd=6, cvt=1)),
    "degrees": Definition(lambda x: x * (180.0 / np.pi), ops(fmul=1)),
    "radians": Definition(lambda x: x * (np.pi / 180.0), ops(fmul=1)),
}

# Work on the representation, so in every width as it is.
BITWISE: dict[str, Definition] = {
    "fabs": Definition(np.abs, ops(mov=1)),
    "copysign": Definition(np.copysign, ops(logic=1)),
    "nextafter": Definition(np.nextafter, ops(iadd=28)),
    "canonicalize": Definition(lambda x: x, ops(fadd=1)),
}


FLOAT = {**EXACT, **ROUNDED, **BITWISE}
NAN_COST = ops(logic=1)


def float_function(name: str, elem: Elem) -> Callable[..., Scalar]:
    """The function `name` on float scalars of type `elem` (integer arguments of ldexp, pown, rootn pass as they are).

    >>> float_function("rsqrt", Elem("float", 32))(np.float32(4))
    np.float32(0.5)
    """
    if name in BITWISE:
        raw = BITWISE[name].fn
        return lambda *args: settle(raw(*args), elem)
    fn, bits = (EXACT[name].fn, max(elem.bits, 32)) if name in EXACT else (ROUNDED[name].fn, 64)
    if name == "fma":
        bits = elem.bits  # widened inside

    def apply(*args: Scalar) -> Scalar:
        return settle(fn(*[_widen(a, bits) for a in args]), elem)

    return apply


def _widen(x: Scalar, bits: int) -> Scalar:
    if isinstance(x, np.ndarray):
        return to_float(x, bits) if x.dtype.kind == "f" else x
    return to_float(x, bits) if not isinstance(x, int) else x


def nan_of(elem: Elem) -> Callable[[Scalar], Scalar]:
    """nan(code): a quiet NaN with the code in its significand."""
    integer = Elem("int", elem.bits)
    quiet = {16: 0x7E00, 32: 0x7FC00000, 64: 0x7FF8 << 48}[elem.bits]
    payload = quiet - (1 << {16: 10, 32: 23, 64: 52}[elem.bits]) * {16: 31, 32: 255, 64: 2047}[elem.bits] - 1

    def apply(code: Scalar) -> Scalar:
        if isinstance(code, np.ndarray):
            return ((code & payload) | quiet).astype(integer.dtype).view(elem.dtype)
        return integer.dtype.type((code & payload) | quiet).view(elem.dtype.type)

    return apply


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
