"""LLVM intrinsics that clang's optimiser leaves in a kernel (LLVM Language Reference, "Intrinsic Functions")."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.convert import conversion
from mgpusim.opencl.builtins.core import (
    FREE,
    Builtin,
    Cost,
    Elem,
    Scalar,
    Value,
    float_cost,
    map_components,
    map_pairs,
    ops,
    relaxed_cost,
    settle,
    to_float,
    to_unsigned,
)
from mgpusim.opencl.builtins.integer import FUNCTIONS as INTEGER
from mgpusim.opencl.builtins.integer import integer_function, overflowing
from mgpusim.opencl.builtins.math import FLOAT, OUTPUTS, float_function, output_function, round_away
from mgpusim.opencl.builtins.relational import fp_class
from mgpusim.opencl.ir.tokens import wrap_signed as wrap

_IGNORED = re.compile(
    r"(lifetime|invariant|dbg|experimental\.noalias\.scope\.decl|assume|prefetch|donothing|sideeffect|annotation)(\..*)?"
)
_MEMORY = re.compile(r"(memcpy|memmove|memset)(\.inline)?(\..*)?")
_SUFFIX = re.compile(r"(?:\.(?:v\d+)?(?:i\d+|f16|f32|f64|p\d+))*$")
_PART = re.compile(r"(?:v(\d+))?(i|f)(\d+)")

# intrinsic: OpenCL function of the same meaning on one float type
_FLOAT = {
    "fma": "fma", "fmuladd": "mad", "fabs": "fabs", "minnum": "fmin", "maxnum": "fmax", "floor": "floor", "ceil": "ceil",
    "trunc": "trunc", "rint": "rint", "nearbyint": "rint", "roundeven": "rint", "round": "round", "sqrt": "sqrt", "sin": "sin",
    "cos": "cos", "tan": "tan", "asin": "asin", "acos": "acos", "atan": "atan", "atan2": "atan2", "sinh": "sinh", "cosh": "cosh",
    "tanh": "tanh", "exp": "exp", "exp2": "exp2", "exp10": "exp10", "log": "log", "log2": "log2", "log10": "log10", "pow": "pow",
    "powi": "pown", "ldexp": "ldexp", "copysign": "copysign", "canonicalize": "canonicalize",
    "minimumnum": "fmin", "maximumnum": "fmax", "arithmetic.fence": "canonicalize",
}  # fmt: skip
# intrinsic: (OpenCL function, whether operands are signed)
_INTEGER = {
    "smin": ("min", True), "smax": ("max", True), "umin": ("min", False), "umax": ("max", False),
    "sadd.sat": ("add_sat", True), "uadd.sat": ("add_sat", False), "ssub.sat": ("sub_sat", True), "usub.sat": ("sub_sat", False),
    "ctpop": ("popcount", False), "bswap": ("bswap", False), "bitreverse": ("bitreverse", False),
}  # fmt: skip
_FREE = ("expect", "ssa.copy", "expect.with.probability", "freeze")


def _types(suffix: str) -> list[tuple[str, int, int]]:
    """(i or f, bits, components) of each type in an intrinsic's suffix; pointers are left out."""
    return [(m[2], int(m[3]), int(m[1] or 1)) for m in (_PART.fullmatch(part) for part in suffix.split(".")) if m]


def _type_name(kind: str, bits: int, count: int) -> str:
    names = {("i", 1): "bool", ("i", 8): "char", ("i", 16): "short", ("i", 32): "int", ("i", 64): "long",
             ("f", 16): "half", ("f", 32): "float", ("f", 64): "double"}  # fmt: skip
    return names.get((kind, bits), f"{kind}{bits}") + (str(count) if count > 1 else "")


def _first_only(fn: Callable[..., Scalar]) -> Callable[[list[Value]], Value]:
    """ctlz, cttz, abs: the second argument only allows poison."""
    lifted = map_components(fn)
    return lambda args: lifted(args[:1])


def _funnel(left: bool, bits: int) -> Callable[..., Scalar]:
    """fshl (fshr): the high (low) half of high:low shifted by n modulo the width."""
    unsigned = Elem("uint", bits)

    def exact(high: int, low: int, n: int) -> int:
        both = (to_unsigned(high, bits) << bits) | to_unsigned(low, bits)
        n = to_unsigned(n, bits) % bits
        return wrap((both << n) >> bits if left else both >> n, bits)

    def apply(high: Scalar, low: Scalar, n: Scalar) -> Scalar:
        if not any(isinstance(a, np.ndarray) for a in (high, low, n)):
            return exact(high, low, n)
        u = unsigned.view.type
        h, w, k = (to_unsigned(a, bits) if isinstance(a, np.ndarray) else u(to_unsigned(a, bits)) for a in (high, low, n))
        k = k & u(bits - 1)
        other = (u(bits) - k) & u(bits - 1)
        # A shift by the whole width is undefined in C: split off k = 0.
        mixed = (h << k) | (w >> other) if left else (h << other) | (w >> k)
        return settle(np.where(k == 0, h if left else w, mixed), Elem("int", bits))

    return apply


def _propagating(largest: bool) -> Callable[..., Any]:
    """minimum and maximum of IEEE 754-2019: NaN wins, and -0 is below +0."""

    def apply(x: Any, y: Any) -> Any:
        tie = np.where(np.signbit(x) == largest, y, x)
        return np.where((x == 0) & (y == 0), tie, np.maximum(x, y) if largest else np.minimum(x, y))

    return apply


def _overflowing(op: str, elem: Elem) -> Callable[..., tuple[Scalar, Scalar]]:
    """{s,u}{add,sub,mul}.with.overflow: (wrapped result, whether the exact one does not fit)."""

    def exact(x: int, y: int) -> tuple[int, bool]:
        if not elem.signed:
            x, y = to_unsigned(x, elem.bits), to_unsigned(y, elem.bits)
        full = {"add": x + y, "sub": x - y, "mul": x * y}[op]
        return wrap(full, elem.bits), not elem.low <= full <= elem.high

    def apply(x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
        if not (isinstance(x, np.ndarray) or isinstance(y, np.ndarray)):
            return exact(int(x), int(y))
        a, b = (
            v.view(elem.view) if isinstance(v, np.ndarray) else elem.view.type(v if elem.signed else to_unsigned(v, elem.bits))
            for v in (x, y)
        )
        low, spill = overflowing(elem, op, a, b)
        return settle(low, elem), spill

    return apply


def _bool_minmax(name: str) -> Callable[..., Scalar]:
    """min and max of i1, where true is 1 unsigned and -1 signed."""
    union = name in ("umax", "smin")
    return lambda x, y: (x | y) if union else (x & y)


def _reducer(op: str, elem: Elem) -> Callable[[Scalar, Scalar], Scalar]:
    if op in ("fadd", "fmul"):
        bits = max(elem.bits, 32)
        return lambda x, y: settle(
            to_float(x, bits) + to_float(y, bits) if op == "fadd" else to_float(x, bits) * to_float(y, bits), elem
        )
    if op in ("fmax", "fmin"):
        return float_function(op, elem)
    if op in ("fmaximum", "fminimum"):
        fn = _propagating(op == "fmaximum")
        return lambda x, y: settle(fn(x, y), elem)
    if elem.kind == "bool":
        table: dict[str, Callable[[Scalar, Scalar], Scalar]] = {
            "add": lambda x, y: x ^ y, "xor": lambda x, y: x ^ y, "mul": lambda x, y: x & y, "and": lambda x, y: x & y,
            "or": lambda x, y: x | y,
        }  # fmt: skip
        return table.get(op) or _bool_minmax(op)
    if op in _INTEGER:
        name, signed = _INTEGER[op]
        return integer_function(name, Elem("int" if signed else "uint", elem.bits))
    plain: dict[str, Callable[[Any, Any], Any]] = {
        "add": lambda x, y: x + y, "mul": lambda x, y: x * y, "and": lambda x, y: x & y, "or": lambda x, y: x | y,
        "xor": lambda x, y: x ^ y,
    }  # fmt: skip
    return lambda x, y: settle(plain[op](x, y), elem)


def _reduction(op: str, elem: Elem) -> Callable[[list[Value]], Value]:
    """vector.reduce.*: in order; fadd and fmul take a start value first."""
    step = _reducer(op, elem)

    def apply(args: list[Value]) -> Value:
        parts = list(args[-1])
        total = args[0] if len(args) == 2 else parts.pop(0)
        for part in parts:
            total = step(total, part)
        return total

    return apply


def _odd_popcount(bits: int) -> Callable[..., Scalar]:
    """ctpop of a width no OpenCL type has (i2 from a pair of conditions), held sign-extended in wider lanes."""
    mask, sign = (1 << bits) - 1, 1 << (bits - 1)
    count = integer_function("popcount", Elem("uint", 64))

    def apply(x: Scalar) -> Scalar:
        if not isinstance(x, np.ndarray):
            return wrap((int(x) & mask).bit_count(), bits)
        ones = count(x.astype(np.int64) & mask) & mask
        return ((ones ^ sign) - sign).astype(x.dtype)

    return apply


_REDUCE_CLASS = {
    "add": "iadd", "and": "logic", "or": "logic", "xor": "logic", "smax": "logic", "smin": "logic", "umax": "logic",
    "umin": "logic", "fadd": "fadd", "fmul": "fmul", "mul": "imul", "fmax": "fcmp", "fmin": "fcmp", "fmaximum": "fcmp",
    "fminimum": "fcmp",
}  # fmt: skip


def intrinsic(symbol: str) -> Builtin | None:
    """The intrinsic of that symbol, or None if it is unknown (or of an integer width no OpenCL type has).

    >>> intrinsic("llvm.umax.v4i32").params
    ('int4',)
    """
    body = symbol.removeprefix("llvm.")
    if _IGNORED.fullmatch(body):
        return Builtin(body.split(".p")[0], (), "ignored", FREE)
    if _MEMORY.fullmatch(body):
        return Builtin(body.split(".")[0], (), "memory", ops(load=1, store=1))
    if body.startswith("spv."):
        body = body.removeprefix("spv.")
    suffix = _SUFFIX.search(body)
    stem = body[: suffix.start()] if suffix else body
    types = _types(suffix.group() if suffix else "")
    params = tuple(_type_name(*t) for t in types)
    if stem in _FREE:
        return Builtin(stem, params, "pure", FREE, lambda args: args[0])
    if stem == "ctpop" and types[0][1] not in (1, 8, 16, 32, 64):
        return Builtin(stem, params, "pure", ops(iadd=2.0), map_components(_odd_popcount(types[0][1])))
    if not types or any(bits not in (1, 8, 16, 32, 64) for _, bits, _ in types):
        return None
    if stem.startswith("vector.reduce."):
        return _reduce_builtin(stem, types, params)
    return _elementwise(stem, types, params)


def _reduce_builtin(stem: str, types: list[tuple[str, int, int]], params: tuple[str, ...]) -> Builtin | None:
    kind, bits, count = types[0]
    op = stem.removeprefix("vector.reduce.")
    if op not in _REDUCE_CLASS:
        return None
    elem = Elem("float", bits) if kind == "f" else Elem("bool" if bits == 1 else "int", bits)
    cost = ops(**{_REDUCE_CLASS[op]: float(count if op in ("fadd", "fmul") else count - 1)})
    return Builtin(stem, params, "pure", cost, _reduction(op, elem), cost_per_call=True)


def _elementwise(stem: str, types: list[tuple[str, int, int]], params: tuple[str, ...]) -> Builtin | None:
    kind, bits, _ = types[0]
    elem = Elem("float", bits) if kind == "f" else Elem("bool" if bits == 1 else "int", bits)

    def pure(fn: Callable[[list[Value]], Value], cost: Cost, relaxed: Cost | None = None) -> Builtin:
        return Builtin(stem, params, "pure", cost, fn, relaxed=relaxed)

    if kind == "f" and stem in _FLOAT:
        said = FLOAT[_FLOAT[stem]]
        fn = map_components(float_function(_FLOAT[stem], elem))
        return pure(fn, float_cost(said, elem), relaxed_cost(said, elem))
    if kind == "f" and stem in ("minimum", "maximum"):
        both = _propagating(stem == "maximum")
        return pure(map_components(lambda x, y: settle(both(x, y), elem)), ops(fcmp=1))
    if stem == "is.fpclass":
        return pure(map_components(fp_class(elem)), ops(iadd=2))
    if stem in ("fptosi.sat", "fptoui.sat") and len(types) == 2:
        out = Elem("int" if stem == "fptosi.sat" else "uint", bits)
        return pure(map_components(conversion(Elem("float", types[1][1]), out, saturate=True)), ops(cvt=1))
    if stem in ("lround", "llround", "lrint", "llrint") and len(types) == 2:
        source = Elem("float", types[1][1])
        to_int = conversion(Elem("float", 64), elem, mode="rte")
        away = stem.endswith("round")
        return pure(map_components(lambda x: to_int(_rounded(x, away))), float_cost(FLOAT["round" if away else "rint"], source))
    if stem in ("frexp", "modf", "sincos") and kind == "f":
        said = OUTPUTS[stem]
        return pure(map_pairs(output_function(stem, elem)), float_cost(said, elem), relaxed_cost(said, elem))
    if kind == "i":
        return _integer_intrinsic(stem, elem, types, pure)
    return None


def _rounded(x: Scalar, away: bool) -> Scalar:
    wide = to_float(x, 64)
    return settle(round_away(wide) if away else np.rint(wide), Elem("float", 64))


def _integer_intrinsic(
    stem: str, elem: Elem, types: list[tuple[str, int, int]], pure: Callable[[Callable[[list[Value]], Value], Cost], Builtin]
) -> Builtin | None:
    if elem.kind == "bool":
        if stem in ("umin", "umax", "smin", "smax"):
            return pure(map_components(_bool_minmax(stem)), ops(iadd=1))
        return None
    unsigned = Elem("uint", elem.bits)
    if stem in _INTEGER:
        name, signed = _INTEGER[stem]
        return pure(map_components(integer_function(name, elem if signed else unsigned)), INTEGER[name].cost)
    if stem in ("ctlz", "cttz", "abs"):
        name = {"ctlz": "clz", "cttz": "ctz", "abs": "abs"}[stem]
        return pure(_first_only(integer_function(name, elem if stem == "abs" else unsigned)), INTEGER[name].cost)
    if stem in ("fshl", "fshr"):
        return pure(map_components(_funnel(stem == "fshl", elem.bits)), ops(logic=1 if elem.bits <= 32 else 4))
    if stem in ("scmp", "ucmp") and len(types) == 2:
        source = Elem("int" if stem == "scmp" else "uint", types[1][1])
        return pure(map_components(integer_function("cmp", source, elem)), INTEGER["cmp"].cost)
    overflow = re.fullmatch(r"(s|u)(add|sub|mul)\.with\.overflow", stem)
    if overflow:
        typed = elem if overflow[1] == "s" else unsigned
        cost = ops(imul=2, iadd=1) if overflow[2] == "mul" else ops(iadd=2)
        return pure(map_pairs(_overflowing(overflow[2], typed)), cost)
    return None
