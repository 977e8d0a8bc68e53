"""Integer functions (OpenCL C 1.2, 6.12.3; ctz of 2.0).

Each has an exact definition on Python integers, used for uniform values. It has one on lanes that stays in the
element width (or the next one, where that is cheaper). The tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mgpusim.opencl.builtins.core import Cost, Elem, Scalar, ops, settle, to_unsigned
from mgpusim.opencl.ir.tokens import wrap_signed as wrap

Exact: TypeAlias = Callable[..., int]
Lanes: TypeAlias = Callable[..., Any]


def _saturate(e: Elem, x: int) -> int:
    return min(max(x, e.low), e.high)


def _edge(e: Elem, low: Any) -> Any:
    """The lowest value where `low`, the highest elsewhere."""
    return np.where(low, e.view.type(e.low), e.view.type(e.high))


def overflowing(e: Elem, op: str, x: Any, y: Any) -> tuple[Any, Any]:
    """Return the sum, difference or product (add, sub, mul) of lanes as it wraps, and where it does."""
    if op == "mul":
        low, high = x * y, _mul_high(e, x, y)
        return low, high != (low >> low.dtype.type(e.bits - 1) if e.signed else 0)
    r = x + y if op == "add" else x - y
    if not e.signed:
        return r, r < x if op == "add" else x < y
    return r, ((x ^ r) & (y ^ r if op == "add" else x ^ y)) < 0


def _add_sat(e: Elem, x: Any, y: Any) -> Any:
    r, over = overflowing(e, "add", x, y)
    return np.where(over, _edge(e, x < 0), r)


def _sub_sat(e: Elem, x: Any, y: Any) -> Any:
    r, over = overflowing(e, "sub", x, y)
    return np.where(over, _edge(e, x < 0) if e.signed else e.view.type(0), r)


def _abs_diff(e: Elem, x: Any, y: Any) -> Any:
    return np.where(x > y, x - y, y - x)


def _wide(e: Elem) -> np.dtype[Any]:
    """A dtype that holds the product of two elements of at most 32 bits."""
    return np.dtype(np.int64 if e.signed else np.uint64)


def _mul_high(e: Elem, x: Any, y: Any) -> Any:
    """High half of the product of lanes: by the double width up to 32 bits, by 32-bit halves at 64."""
    if e.bits <= 32:
        wide = _wide(e)
        return ((np.asarray(x).astype(wide) * np.asarray(y).astype(wide)) >> wide.type(e.bits)).astype(e.view)
    ux, uy = np.asarray(x).astype(np.uint64), np.asarray(y).astype(np.uint64)
    half, mask = np.uint64(32), np.uint64(0xFFFFFFFF)
    x0, x1, y0, y1 = ux & mask, ux >> half, uy & mask, uy >> half
    cross = x1 * y0 + ((x0 * y0) >> half)
    other = x0 * y1 + (cross & mask)
    high = x1 * y1 + (cross >> half) + (other >> half)
    if e.signed:
        # The unsigned product counts a negative factor 2**64 too high: take the other factor off the high half.
        high = high - np.where(x < 0, uy, np.uint64(0)) - np.where(y < 0, ux, np.uint64(0))
    return high.astype(e.view)


def _mad_sat(e: Elem, x: Any, y: Any, z: Any) -> Any:
    if e.bits <= 32:
        wide = _wide(e)  # |x*y| + |z| stays below 2**63 signed and 2**64 unsigned
        exact = np.asarray(x).astype(wide) * np.asarray(y).astype(wide) + np.asarray(z).astype(wide)
        return np.clip(exact, wide.type(e.low), wide.type(e.high)).astype(e.view)
    high, low = _mul_high(e, x, y), x * y
    total = low.astype(np.uint64) + np.asarray(z).astype(np.uint64)
    carry = (total < low.astype(np.uint64)).astype(e.view)
    high = high + carry
    if not e.signed:
        return np.where(high != 0, e.view.type(e.high), total)
    high = high + np.where(z < 0, e.view.type(-1), e.view.type(0))
    signed = total.astype(np.int64)
    return np.where(high == (signed >> np.int64(63)), signed, _edge(e, high < 0))


def _rotate(e: Elem, x: Any, y: Any) -> Any:
    unsigned = Elem("uint", e.bits)
    ux, left = np.asarray(x).astype(unsigned.view), np.asarray(y).astype(unsigned.view) & unsigned.view.type(e.bits - 1)
    right = (unsigned.view.type(e.bits) - left) & unsigned.view.type(e.bits - 1)
    return (ux << left) | (ux >> right)


def _popcount(e: Elem, x: Any) -> Any:
    return np.bitwise_count(np.asarray(x).astype(Elem("uint", e.bits).view)).astype(e.view)


def _clz(e: Elem, x: Any) -> Any:
    u = np.asarray(x).astype(Elem("uint", e.bits).view)
    shift = 1
    while shift < e.bits:  # copy the highest set bit into all below it
        u = u | (u >> u.dtype.type(shift))
        shift *= 2
    return (e.bits - np.bitwise_count(u)).astype(e.view)


def _ctz(e: Elem, x: Any) -> Any:
    u = np.asarray(x).astype(Elem("uint", e.bits).view)
    return np.bitwise_count(~u & (u - u.dtype.type(1))).astype(e.view)


def _low24(e: Elem, x: Any) -> Any:
    return (x << e.view.type(8)) >> e.view.type(8)


def _int24(e: Elem, x: int) -> int:
    return wrap(x, 24) if e.signed else x & 0xFFFFFF


def _upsample(e: Elem, high: Any, low: Any) -> Any:
    wide = Elem("uint", 2 * e.bits).view
    unsigned = np.asarray(low).astype(Elem("uint", e.bits).view)
    return (np.asarray(high).astype(wide) << wide.type(e.bits)) | unsigned.astype(wide)


def _reverse_bits(e: Elem, x: int) -> int:
    return int(format(x & ((1 << e.bits) - 1), f"0{e.bits}b")[::-1], 2)


def _bswap(e: Elem, x: Any) -> Any:
    return np.asarray(x).byteswap()


def _bitreverse(e: Elem, x: Any) -> Any:
    u = np.asarray(x).astype(Elem("uint", e.bits).view)
    if e.bits > 8:
        u = u.byteswap()
    for shift, pattern in ((4, 0x0F), (2, 0x33), (1, 0x55)):
        mask = u.dtype.type(int.from_bytes(bytes([pattern]) * (e.bits // 8), "little"))
        step = u.dtype.type(shift)
        u = ((u >> step) & mask) | ((u & mask) << step)
    return u


def _field(e: Elem, offset: Any, count: Any) -> Any:
    """The bits of a field as ones; one of no bits or beyond the type is not defined."""
    u = Elem("uint", e.bits).view.type
    ones, wide, at = u(Elem("uint", e.bits).high), u(e.bits), np.asarray(offset).astype(u) & u(e.bits - 1)
    length = np.minimum(np.asarray(count).astype(u), wide)
    return np.where(length == 0, u(0), (ones >> ((wide - length) & u(e.bits - 1)))) << at


def _bitfield_insert(e: Elem, x: Any, y: Any, offset: Any, count: Any) -> Any:
    u = Elem("uint", e.bits).view
    mask = _field(e, offset, count)
    at = np.asarray(offset).astype(u) & u.type(e.bits - 1)
    return (np.asarray(x).astype(u) & ~mask) | ((np.asarray(y).astype(u) << at) & mask)


def _bitfield_extract(e: Elem, x: Any, offset: Any, count: Any) -> Any:
    """The field as a number: `e` is the type of the result, whose sign is the field's highest bit."""
    u = Elem("uint", e.bits).view
    at = np.asarray(offset).astype(u) & u.type(e.bits - 1)
    part = (np.asarray(x).astype(u) >> at) & _field(e, np.zeros_like(at), count)
    if not e.signed:
        return part
    unused = ((u.type(e.bits) - np.minimum(np.asarray(count).astype(u), u.type(e.bits))) & u.type(e.bits - 1)).astype(e.view)
    return (part.astype(e.view) << unused) >> unused


def _exact_field(x: int, offset: int, count: int, signed: bool) -> int:
    part = (x >> offset) & ((1 << count) - 1)
    return part - (1 << count) if signed and count and part >> (count - 1) else part


def _compare(e: Elem, x: Any, y: Any) -> Any:
    return (x > y).astype(np.int8) - (x < y).astype(np.int8)


class IntegerFunction(NamedTuple):
    """A function of integers: on Python integers in the type's range, on lanes in the type's dtype, and its operations."""

    exact: Exact
    lanes: Lanes
    cost: Cost


# Costs up to 32 bits, from the usual instruction sets (min, max, abs, popcount and bit-find are single instructions;
# saturation is add plus overflow test plus select) [ESTIMATE].
FUNCTIONS: dict[str, IntegerFunction] = {
    "abs": IntegerFunction(lambda e, x: abs(x), lambda e, x: np.abs(x), ops(logic=1)),
    "abs_diff": IntegerFunction(lambda e, x, y: abs(x - y), _abs_diff, ops(iadd=2)),
    "add_sat": IntegerFunction(lambda e, x, y: _saturate(e, x + y), _add_sat, ops(iadd=3)),
    "sub_sat": IntegerFunction(lambda e, x, y: _saturate(e, x - y), _sub_sat, ops(iadd=3)),
    "hadd": IntegerFunction(lambda e, x, y: (x + y) >> 1, lambda e, x, y: (x & y) + ((x ^ y) >> e.view.type(1)), ops(iadd=4)),
    "rhadd": IntegerFunction(
        lambda e, x, y: (x + y + 1) >> 1, lambda e, x, y: (x | y) - ((x ^ y) >> e.view.type(1)), ops(iadd=4)
    ),
    "min": IntegerFunction(lambda e, x, y: min(x, y), lambda e, x, y: np.minimum(x, y), ops(logic=1)),
    "max": IntegerFunction(lambda e, x, y: max(x, y), lambda e, x, y: np.maximum(x, y), ops(logic=1)),
    "clamp": IntegerFunction(
        lambda e, x, a, b: min(max(x, a), b), lambda e, x, a, b: np.minimum(np.maximum(x, a), b), ops(logic=2)
    ),
    "mul_hi": IntegerFunction(lambda e, x, y: (x * y) >> e.bits, _mul_high, ops(imul=1)),
    "mad_hi": IntegerFunction(
        lambda e, x, y, z: ((x * y) >> e.bits) + z, lambda e, x, y, z: _mul_high(e, x, y) + z, ops(imul=1, iadd=1)
    ),
    "mad_sat": IntegerFunction(lambda e, x, y, z: _saturate(e, x * y + z), _mad_sat, ops(imul=2, iadd=4)),
    "mul24": IntegerFunction(
        lambda e, x, y: _int24(e, x) * _int24(e, y), lambda e, x, y: _low24(e, x) * _low24(e, y), ops(imul=1)
    ),
    "mad24": IntegerFunction(
        lambda e, x, y, z: _int24(e, x) * _int24(e, y) + z, lambda e, x, y, z: _low24(e, x) * _low24(e, y) + z, ops(imul=1)
    ),
    "rotate": IntegerFunction(
        lambda e, x, y: (x % (1 << e.bits) << y % e.bits) | (x % (1 << e.bits) >> (-y) % e.bits), _rotate, ops(logic=1)
    ),
    "popcount": IntegerFunction(lambda e, x: (x % (1 << e.bits)).bit_count(), _popcount, ops(popc=1)),
    "clz": IntegerFunction(lambda e, x: e.bits - (x % (1 << e.bits)).bit_length(), _clz, ops(popc=1)),
    "ctz": IntegerFunction(lambda e, x: (x & -x).bit_length() - 1 if x else e.bits, _ctz, ops(popc=2)),
    "upsample": IntegerFunction(lambda e, x, y: (x << e.bits) | (y & ((1 << e.bits) - 1)), _upsample, ops(iadd=2)),
    "bswap": IntegerFunction(
        lambda e, x: int.from_bytes((x % (1 << e.bits)).to_bytes(e.bits // 8, "little"), "big"), _bswap, ops(iadd=1)
    ),
    "bitreverse": IntegerFunction(_reverse_bits, _bitreverse, ops(popc=1)),
    # cl_khr_extended_bit_ops; one instruction where there are bit-field instructions, else a shift, a mask and a merge [ESTIMATE]
    "bitfield_insert": IntegerFunction(
        lambda e, x, y, o, n: (x & ~(((1 << n) - 1) << o)) | ((y & ((1 << n) - 1)) << o), _bitfield_insert, ops(iadd=4)
    ),
    "bitfield_extract_signed": IntegerFunction(lambda e, x, o, n: _exact_field(x, o, n, True), _bitfield_extract, ops(iadd=2)),
    "bitfield_extract_unsigned": IntegerFunction(lambda e, x, o, n: _exact_field(x, o, n, False), _bitfield_extract, ops(iadd=2)),
    "cmp": IntegerFunction(lambda e, x, y: (x > y) - (x < y), _compare, ops(iadd=3)),
}


def integer_function(name: str, elem: Elem, out: Elem | None = None) -> Callable[..., Scalar]:
    """The function `name` on scalars of type `elem`, with results of type `out` (default: the same).

    >>> integer_function("mul_hi", Elem("uint", 32))(-1, -1)
    -2
    """
    exact, lanes, _ = FUNCTIONS[name]
    result = out or elem
    mask, bits = (-1 if elem.signed else elem.high), result.bits

    def apply(*args: Scalar) -> Scalar:
        for arg in args:
            if isinstance(arg, np.ndarray):
                return settle(lanes(elem, *[_operand(a, elem) for a in args]), result)
        # index arithmetic is mostly uniform: this path is short on purpose
        return wrap(exact(elem, *[int(a) & mask for a in args]), bits)

    return apply


def _operand(x: Scalar, elem: Elem) -> Any:
    """A scalar as the dtype the element is computed in; a uniform one as a numpy scalar of it."""
    if isinstance(x, np.ndarray):
        return x.view(elem.view) if x.dtype.itemsize == elem.view.itemsize else x.astype(elem.view)
    return elem.view.type(int(x) if elem.signed else to_unsigned(x, elem.bits))
