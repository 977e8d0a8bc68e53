"""Relational functions (OpenCL C 1.2, 6.12.6): a scalar result is 0 or 1, a vector's components are 0 or -1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.core import Cost, Definition, Elem, Scalar, Value, ops, settle, to_signed

# FLT_MIN and its kin: the smallest normal number of each width (IEEE 754, table 3.5).
_SMALLEST_NORMAL = {16: 2.0**-14, 32: 2.0**-126, 64: 2.0**-1022}


def _bits_of(x: Any) -> int:
    return int(np.asarray(x).dtype.itemsize) * 8


def _is_normal(x: Any) -> Any:
    return np.isfinite(x) & (np.abs(x) >= np.asarray(x).dtype.type(_SMALLEST_NORMAL[_bits_of(x)]))


# a comparison sets a condition or a mask; `select` takes one of two registers by it, `bitselect` is one instruction of masks
SELECT_COST = ops(logic=1)
TESTS: dict[str, Definition] = {
    "isequal": Definition(lambda x, y: x == y, ops(logic=1)),
    "isnotequal": Definition(lambda x, y: x != y, ops(logic=1)),
    "isgreater": Definition(lambda x, y: x > y, ops(logic=1)),
    "isgreaterequal": Definition(lambda x, y: x >= y, ops(logic=1)),
    "isless": Definition(lambda x, y: x < y, ops(logic=1)),
    "islessequal": Definition(lambda x, y: x <= y, ops(logic=1)),
    "islessgreater": Definition(lambda x, y: (x < y) | (x > y), ops(logic=1)),
    "isordered": Definition(lambda x, y: (x == x) & (y == y), ops(logic=1)),
    "isunordered": Definition(lambda x, y: (x != x) | (y != y), ops(logic=1)),
    "isfinite": Definition(np.isfinite, ops(logic=1)),
    "isinf": Definition(np.isinf, ops(logic=1)),
    "isnan": Definition(np.isnan, ops(logic=1)),
    "isnormal": Definition(_is_normal, ops(logic=1)),
    "signbit": Definition(np.signbit, ops(logic=1)),
}


def relational_test(name: str, bits: int, vector: bool) -> Callable[..., Scalar]:
    """The test on scalar components: int 0/1 for a scalar call, 0/-1 of the operand's width for a vector call.

    >>> relational_test("isless", 32, vector=True)(1.0, 2.0)
    -1
    """
    test = TESTS[name].fn
    out = Elem("int", bits if vector else 32)

    def apply(*args: Scalar) -> Scalar:
        true = test(*args)
        if isinstance(true, np.ndarray) and true.ndim:
            lanes = true.astype(out.dtype)
            return -lanes if vector else lanes
        return -int(true) if vector else int(true)

    return apply


def every_component_cost(count: int) -> Cost:
    """Return the operations of `all` or `any` of a vector: one a component."""
    return ops(logic=float(count))


def every_component(all_of: bool) -> Callable[[list[Value]], Scalar]:
    """`all` (or `any`): 1 where the most significant bit of all (any) components is set."""

    def apply(args: list[Value]) -> Scalar:
        parts = args[0] if isinstance(args[0], list) else [args[0]]
        true = parts[0] < 0
        for part in parts[1:]:
            true = true & (part < 0) if all_of else true | (part < 0)
        return settle(true, Elem("int", 32))

    return apply


def _as_bits(x: Scalar, elem: Elem) -> Any:
    if elem.kind != "float":
        return x
    bits = x.view(Elem("int", elem.bits).dtype)
    return bits if isinstance(bits, np.ndarray) else int(bits)


def bitselect(elem: Elem) -> Callable[..., Scalar]:
    """Bits of b where those of c are set, else bits of a; floats by their representation."""
    integer = Elem("int", elem.bits)

    def apply(a: Scalar, b: Scalar, c: Scalar) -> Scalar:
        x, y, mask = (_as_bits(v, elem) for v in (a, b, c))
        picked = to_signed((x & ~mask) | (y & mask), elem.bits)
        if elem.kind != "float":
            return picked
        if isinstance(picked, np.ndarray):
            return picked.view(elem.dtype)
        return integer.dtype.type(picked).view(elem.dtype.type)

    return apply


def select(elem: Elem, vector: bool) -> Callable[..., Scalar]:
    """c ? b : a for a scalar; for a vector, b where the most significant bit of c's component is set."""

    def apply(a: Scalar, b: Scalar, c: Scalar) -> Scalar:
        chosen = c < 0 if vector else c != 0
        if not isinstance(chosen, np.ndarray):
            return b if chosen else a
        return settle(np.where(chosen, b, a), elem)

    return apply


def fp_class(elem: Elem) -> Callable[..., Scalar]:
    """llvm.is.fpclass: the bits of the mask are the ten classes, from signalling NaN to positive infinity."""

    def apply(x: Scalar, mask: Scalar) -> Scalar:
        value, wanted = np.asarray(x), int(mask)
        bits = value.view(Elem("int", elem.bits).dtype)
        quiet = (bits >> bits.dtype.type({16: 9, 32: 22, 64: 51}[elem.bits]) & bits.dtype.type(1)) != 0
        nan, inf, neg, normal = np.isnan(value), np.isinf(value), np.signbit(value), _is_normal(value)
        zero = value == 0
        small = ~(nan | inf | normal | zero)
        classes = (
            nan & ~quiet, nan & quiet, inf & neg, normal & neg, small & neg, zero & neg,
            zero & ~neg, small & ~neg, normal & ~neg, inf & ~neg,
        )  # fmt: skip
        result = np.zeros(value.shape, np.bool_)
        for bit, member in enumerate(classes):
            if wanted >> bit & 1:
                result = result | member
        return settle(result, Elem("bool", 1))

    return apply
