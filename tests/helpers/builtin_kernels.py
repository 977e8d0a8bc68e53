"""One OpenCL kernel per builtin function and element type, for comparing implementations with each other.

Every kernel applies its builtin at all vector widths: a work item owns `COMPONENTS` consecutive components of each input
and output buffer (1 for the scalar call, then 2, 3, 4, 8 and 16), so that the result is a flat array whatever the widths.
`KERNELS` holds them all; `Kernel.inputs(seed)` makes the input buffers, with the edge values of the type among them;
`Kernel.calls` names the calls in a form that needs no compiler (mangled symbol and where its operands lie).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

WIDTHS = (1, 2, 3, 4, 8, 16)
OFFSETS = dict(zip(WIDTHS, (0, 1, 3, 6, 10, 18), strict=True))
COMPONENTS = 34
ITEMS = 32

SIGNED = ("char", "short", "int", "long")
UNSIGNED = ("uchar", "ushort", "uint", "ulong")
INTEGERS = tuple(t for pair in zip(SIGNED, UNSIGNED, strict=True) for t in pair)
FLOATS = ("half", "float", "double")
DTYPES = {
    "char": "int8", "uchar": "uint8", "short": "int16", "ushort": "uint16", "int": "int32", "uint": "uint32",
    "long": "int64", "ulong": "uint64", "half": "float16", "float": "float32", "double": "float64",
}  # fmt: skip
_CODES = {
    "char": "c", "uchar": "h", "short": "s", "ushort": "t", "int": "i", "uint": "j", "long": "l", "ulong": "m",
    "half": "Dh", "float": "f", "double": "d",
}  # fmt: skip
_PRAGMA = {"half": "cl_khr_fp16", "double": "cl_khr_fp64"}


@dataclass(frozen=True)
class Operand:
    """An input buffer: element type and values ("any": edge values too, "whole": small whole numbers, else a range)."""

    type: str
    domain: str | tuple[float, float] = "any"


@dataclass(frozen=True)
class Call:
    """One call in a kernel: widths and offsets of the inputs, and of each output, in components of the item."""

    symbol: str
    inputs: tuple[tuple[int, int], ...]
    outputs: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Kernel:
    """A kernel `k`: global const pointers to the inputs, then global pointers to the outputs."""

    name: str
    function: str
    source: str
    operands: tuple[Operand, ...]
    results: tuple[str, ...]  # element type of each output buffer
    ulp: float  # by how much two correct implementations may differ: inf means any value is allowed
    calls: tuple[Call, ...] = field(default=(), repr=False)

    @property
    def extensions(self) -> tuple[str, ...]:
        used = {o.type for o in self.operands} | set(self.results)
        return tuple(sorted(_PRAGMA[t] for t in used if t in _PRAGMA))

    def inputs(self, seed: int = 0, items: int = ITEMS) -> list[np.ndarray[Any, Any]]:
        """The input buffers, flat, items * COMPONENTS elements each."""
        rng = np.random.default_rng([seed, *self.name.encode()])
        return [values(o, items * COMPONENTS, rng) for o in self.operands]


def values(operand: Operand, count: int, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Random values of an operand; "any" mixes edge values, small values and random bits."""
    dtype = np.dtype(DTYPES[operand.type])
    if operand.domain == "whole":
        return rng.integers(-9, 10, count).astype(dtype)
    if not isinstance(operand.domain, str):
        low, high = operand.domain
        if dtype.kind == "f":
            return (low + (high - low) * rng.random(count)).astype(dtype)
        return rng.integers(int(low), int(high), count, dtype=dtype, endpoint=True)
    raw = rng.integers(0, 256, count * dtype.itemsize, dtype=np.uint8).view(dtype)
    edge = _float_edges(dtype) if dtype.kind == "f" else _integer_edges(dtype)
    small = (rng.normal(0, 3, count) if dtype.kind == "f" else rng.integers(0, 9, count)).astype(dtype)
    pick = rng.integers(0, 3, count)
    return np.where(pick == 0, raw, np.where(pick == 1, rng.choice(edge, count), small))


def _float_edges(dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    info = np.finfo(dtype)
    some = [
        0.0,
        0.5,
        1.0,
        1.5,
        2.0,
        2.5,
        3.0,
        127.5,
        255.0,
        300.0,
        float(info.max),
        float(info.tiny),
        np.inf,
        1 - float(info.epsneg),
    ]
    return np.array([*some, *[-s for s in some], np.nan], dtype)


def _integer_edges(dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    info = np.iinfo(dtype)
    half = (int(info.max) + 1) >> 1
    some = [info.min, info.min + 1, info.max, info.max - 1, 0, 1, 2, half, half - 1, info.max // 3]
    return np.array(some, dtype)


def mangle(name: str, params: list[str]) -> str:
    """The symbol of a function of scalars and vectors (enough for the calls here; a vector seen again is S_, S0_, ...)."""
    seen: list[str] = []
    out = f"_Z{len(name)}{name}"
    for param in params:
        base = param.rstrip("0123456789")
        width = param[len(base) :]
        if not width:
            out += _CODES[base]
        elif param in seen:
            at = seen.index(param)
            out += f"S{at - 1 if at else ''}_"
        else:
            seen.append(param)
            out += f"Dv{width}_{_CODES[base]}"
    return out


def vector(kind: str, width: int) -> str:
    return kind if width == 1 else f"{kind}{width}"


def load(buffer: str, width: int, offset: int) -> str:
    at = f"{buffer} + i * {COMPONENTS} + {offset}"
    return f"*({at})" if width == 1 else f"vload{width}(0, {at})"


def store(buffer: str, width: int, offset: int, value: str) -> str:
    at = f"{buffer} + i * {COMPONENTS} + {offset}"
    return f"*({at}) = {value};" if width == 1 else f"vstore{width}({value}, 0, {at});"


def frame(operands: tuple[Operand, ...], results: tuple[str, ...], body: list[str]) -> str:
    """The kernel around its statements."""
    used = {o.type for o in operands} | set(results)
    pragmas = "".join(f"#pragma OPENCL EXTENSION {_PRAGMA[t]} : enable\n" for t in sorted(used) if t in _PRAGMA)
    pointers = [f"global const {o.type} *a{n}" for n, o in enumerate(operands)]
    pointers += [f"global {r} *r{n}" for n, r in enumerate(results)]
    lines = "\n".join(f"    {line}" for line in ["size_t i = get_global_id(0);", *body])
    return f"{pragmas}kernel void k({', '.join(pointers)}) {{\n{lines}\n}}\n"


def elementwise(
    function: str,
    operands: tuple[Operand, ...],
    result: str,
    ulp: float = 0,
    pattern: str = "",
    widths: tuple[int, ...] = WIDTHS,
    out: str = "v",
    label: str = "",
) -> Kernel:
    """A kernel that calls `function` at each width: `pattern` has one letter per operand, v vector or s scalar.

    `out` is v for a vector result, s for a scalar one. A `function` with a * is a convert_* whose type takes its place.
    """
    pattern = pattern or "v" * len(operands)
    body, calls = [], []
    for width in widths:
        if "s" in pattern and width == 1:
            continue  # the mixed overloads have vectors
        offset = OFFSETS[width]
        shapes = [width if p == "v" else 1 for p in pattern]
        name = function.replace("*", vector(result, width))
        args = [load(f"a{n}", w, offset) for n, w in enumerate(shapes)]
        wide = width if out == "v" else 1
        body.append(store("r0", wide, offset, f"{name}({', '.join(args)})"))
        symbol = mangle(name, [vector(o.type, w) for o, w in zip(operands, shapes, strict=True)])
        calls.append(Call(symbol, tuple((w, offset) for w in shapes), ((wide, offset),)))
    name = f"{function.replace('*', result)}_{label or operands[0].type}" + (f"_{pattern}" if "s" in pattern else "")
    return Kernel(name, function, frame(operands, (result,), body), operands, (result,), ulp, tuple(calls))


def with_output(function: str, operands: tuple[Operand, ...], stored: str, ulp: float) -> Kernel:
    """A kernel of a function that stores its second result through a pointer."""
    result = operands[0].type
    body, calls = [], []
    for width in WIDTHS:
        offset = OFFSETS[width]
        args = ", ".join(load(f"a{n}", width, offset) for n in range(len(operands)))
        body.append(f"{vector(stored, width)} p{width};")
        body.append(store("r0", width, offset, f"{function}({args}, &p{width})"))
        body.append(store("r1", width, offset, f"p{width}"))
        types = [vector(o.type, width) for o in operands]
        pointee = mangle("", [*types, vector(stored, width)])[len(mangle("", types)) :]
        calls.append(Call(f"{mangle(function, types)}P{pointee}", ((width, offset),) * len(operands), ((width, offset),) * 2))
    results = (result, stored)
    return Kernel(f"{function}_{result}", function, frame(operands, results, body), operands, results, ulp, tuple(calls))


# OpenCL 1.2 table 7.4, in ulp of the result, with the domain that exercises the function. 0: correctly rounded or exact.
_WIDE, _UNIT, _POSITIVE = (-30.0, 30.0), (-1.0, 1.0), (0.01, 100.0)
MATH_1: dict[str, tuple[float, str | tuple[float, float]]] = {
    "acos": (4, _UNIT), "acosh": (4, (1.0, 100.0)), "acospi": (5, _UNIT), "asin": (4, _UNIT), "asinh": (4, _WIDE),
    "asinpi": (5, _UNIT), "atan": (5, _WIDE), "atanh": (5, _UNIT), "atanpi": (5, _WIDE), "cbrt": (2, _WIDE), "cos": (4, _WIDE),
    "cosh": (4, (-10.0, 10.0)),
    "cospi": (4, _WIDE), "erf": (16, (-3.0, 3.0)), "erfc": (16, (-3.0, 3.0)), "exp": (3, (-10.0, 10.0)),
    "exp2": (3, (-14.0, 15.0)), "exp10": (3, (-4.0, 4.0)), "expm1": (3, (-5.0, 5.0)), "fabs": (0, "any"), "floor": (0, "any"),
    "ceil": (0, "any"), "trunc": (0, "any"), "rint": (0, "any"), "round": (0, "any"),
    "log": (3, _POSITIVE), "log2": (3, _POSITIVE),
    "log10": (3, _POSITIVE), "log1p": (2, _POSITIVE), "logb": (0, "any"), "rsqrt": (2, _POSITIVE), "sin": (4, _WIDE),
    "sinh": (4, (-10.0, 10.0)), "sinpi": (4, _WIDE), "sqrt": (3, _POSITIVE), "tan": (5, _WIDE), "tanh": (5, (-5.0, 5.0)),
    "tanpi": (6, _WIDE), "tgamma": (16, (0.1, 7.0)), "lgamma": (64, (2.5, 20.0)), "degrees": (2, _WIDE), "radians": (2, _WIDE),
    "sign": (0, "any"),
}  # fmt: skip
MATH_2: dict[str, tuple[float, Any, Any]] = {
    "atan2": (6, _WIDE, _WIDE), "atan2pi": (6, _WIDE, _WIDE), "copysign": (0, "any", "any"), "fdim": (0, _WIDE, _WIDE),
    "fmax": (0, "any", "any"), "fmin": (0, "any", "any"), "fmod": (0, _WIDE, _POSITIVE), "hypot": (4, _WIDE, _WIDE),
    "maxmag": (0, _WIDE, _WIDE), "minmag": (0, _WIDE, _WIDE), "nextafter": (0, "any", "any"), "pow": (16, _POSITIVE, (-2.0, 2.0)),
    "powr": (16, _POSITIVE, (-2.0, 2.0)), "remainder": (0, _WIDE, _POSITIVE), "max": (0, _WIDE, _WIDE), "min": (0, _WIDE, _WIDE),
    "step": (0, _WIDE, _WIDE),
}  # fmt: skip
NATIVE_1 = ("cos", "exp", "exp2", "exp10", "log", "log2", "log10", "recip", "rsqrt", "sin", "sqrt", "tan")
RELATIONAL_2 = (
    "isequal", "isnotequal", "isgreater", "isgreaterequal", "isless", "islessequal", "islessgreater", "isordered", "isunordered",
)  # fmt: skip
RELATIONAL_1 = ("isfinite", "isinf", "isnan", "isnormal", "signbit")
_MASK = {"half": "short", "float": "int", "double": "long"}


def _math() -> Iterator[Kernel]:
    for t in FLOATS:
        for name, (ulp, domain) in MATH_1.items():
            yield elementwise(name, (Operand(t, domain),), t, ulp)
        for name, (ulp, first, second) in MATH_2.items():
            yield elementwise(name, (Operand(t, first), Operand(t, second)), t, ulp)
        a, b, c = Operand(t, _POSITIVE), Operand(t, _POSITIVE), Operand(t, _POSITIVE)
        u, any_ = Operand(t, _UNIT), Operand(t, "any")
        yield elementwise("fma", (any_, any_, any_), t)
        yield elementwise("mad", (a, b, c), t, 2)
        for pattern in ("vvv", "vvs"):
            yield elementwise("mix", (a, b, Operand(t, (0.0, 1.0))), t, 8, pattern)
        for pattern in ("vvv", "vss"):
            yield elementwise("clamp", (Operand(t, _WIDE), Operand(t, (-9.0, -1.0)), Operand(t, (1.0, 9.0))), t, 0, pattern)
        for pattern in ("vvv", "ssv"):
            yield elementwise(
                "smoothstep", (Operand(t, (-1.0, 0.0)), Operand(t, (1.0, 2.0)), Operand(t, (-2.0, 3.0))), t, 8, pattern
            )
        for name in ("fmax", "fmin", "max", "min"):
            yield elementwise(name, (u, u), t, 0, "vs")
        yield elementwise("step", (u, u), t, 0, "sv")
        n = Operand("int", (-20, 20))
        yield elementwise("ldexp", (Operand(t, _WIDE), n), t)
        yield elementwise("ldexp", (Operand(t, _WIDE), n), t, 0, "vs")
        yield elementwise("pown", (a, Operand("int", (-4, 4))), t, 16)
        yield elementwise("rootn", (a, Operand("int", (1, 9))), t, 16)
        yield elementwise("ilogb", (any_,), "int")
        yield elementwise("nan", (Operand({"half": "ushort", "float": "uint", "double": "ulong"}[t]),), t)
        yield with_output("fract", (Operand(t, _WIDE),), t, 0)
        yield with_output("frexp", (any_,), "int", 0)
        yield with_output("lgamma_r", (Operand(t, (2.5, 20.0)),), "int", 64)
        yield with_output("modf", (any_,), t, 0)
        yield with_output("remquo", (Operand(t, _WIDE), Operand(t, _POSITIVE)), "int", 0)
        yield with_output("sincos", (Operand(t, _WIDE),), t, 4)
    for prefix in ("native_", "half_"):
        positive = Operand("float", _POSITIVE)
        for name in NATIVE_1:
            domain = (
                (-3.0, 3.0) if name in ("cos", "sin", "exp", "exp2", "exp10") else (-1.0, 1.0) if name == "tan" else _POSITIVE
            )
            yield elementwise(prefix + name, (Operand("float", domain),), "float", 8192)
        yield elementwise(prefix + "divide", (positive, positive), "float", 8192)
        yield elementwise(prefix + "powr", (positive, Operand("float", (-2.0, 2.0))), "float", 8192)


def _integer() -> Iterator[Kernel]:
    for t in INTEGERS:
        x = Operand(t)
        unsigned = t if t in UNSIGNED else f"u{t}"
        for name in ("add_sat", "sub_sat", "hadd", "rhadd", "max", "min", "mul_hi", "rotate"):
            yield elementwise(name, (x, x), t)
        for name in ("max", "min"):
            yield elementwise(name, (x, x), t, 0, "vs")
        for name in ("mad_hi", "mad_sat"):
            yield elementwise(name, (x, x, x), t)
        for name in ("clz", "popcount"):
            yield elementwise(name, (x,), t)
        yield elementwise("abs", (x,), unsigned)
        yield elementwise("abs_diff", (x, x), unsigned)
        low, high = (Operand(t, (0, 20)), Operand(t, (21, 90)))
        for pattern in ("vvv", "vss"):
            yield elementwise("clamp", (x, low, high), t, 0, pattern)
        yield elementwise("bitselect", (x, x, x), t)
        if t not in ("long", "ulong"):
            wide = INTEGERS[INTEGERS.index(t) + 2]
            yield elementwise("upsample", (x, Operand(unsigned)), wide)
        for mask in (t, unsigned if t in SIGNED else t[1:]):
            yield elementwise("select", (x, x, Operand(mask)), t, label=f"{t}_{mask}")
    for t in SIGNED:
        for name in ("any", "all"):
            yield elementwise(name, (Operand(t),), "int", out="s")
    # 6.12.3: operands of more than 24 bits give an implementation-defined result.
    for t, small in (("int", Operand("int", (-(1 << 23), (1 << 23) - 1))), ("uint", Operand("uint", (0, (1 << 24) - 1)))):
        yield elementwise("mul24", (small, small), t)
        yield elementwise("mad24", (small, small, Operand(t)), t)


def _relational() -> Iterator[Kernel]:
    for t in FLOATS:
        x = Operand(t)
        for name in RELATIONAL_2:
            yield elementwise(name, (x, x), "int", widths=(1,), label=f"{t}_scalar")
            yield elementwise(name, (x, x), _MASK[t], widths=WIDTHS[1:])
        for name in RELATIONAL_1:
            yield elementwise(name, (x,), "int", widths=(1,), label=f"{t}_scalar")
            yield elementwise(name, (x,), _MASK[t], widths=WIDTHS[1:])
        yield elementwise("bitselect", (x, x, x), t)
        for mask in (_MASK[t], f"u{_MASK[t]}"):
            yield elementwise("select", (x, x, Operand(mask)), t, label=f"{t}_{mask}")


def _geometric() -> Iterator[Kernel]:
    for t in FLOATS:
        x = Operand(t, (0.1, 5.0))  # one sign: a sum that cancels has no bound in ulp
        for name, ulp in (("dot", 8), ("distance", 64), ("fast_distance", 8192)):
            if not (name.startswith("fast_") and t != "float"):
                yield elementwise(name, (x, x), t, ulp, widths=(1, 2, 3, 4), out="s")
        for name, ulp in (("length", 8), ("fast_length", 8192)):
            if not (name.startswith("fast_") and t != "float"):
                yield elementwise(name, (x,), t, ulp, widths=(1, 2, 3, 4), out="s")
        yield elementwise("normalize", (x,), t, 8, widths=(1, 2, 3, 4))
        # Products of small whole numbers are exact, and so is cross then, cancellation or not.
        yield elementwise("cross", (Operand(t, "whole"), Operand(t, "whole")), t, widths=(3, 4))
    yield elementwise("fast_normalize", (Operand("float", (0.1, 5.0)),), "float", 8192, widths=(1, 2, 3, 4))


def _convert() -> Iterator[Kernel]:
    for source in (*INTEGERS, *FLOATS):
        for target in (*INTEGERS, *FLOATS):
            # Out of range and not saturated, a float gives an implementation-defined integer: keep it in range.
            tame = source in FLOATS and target in INTEGERS
            limit = 120.0 if target == "char" else 200.0
            domain: Any = ((0.0, limit) if target in UNSIGNED else (-limit, limit)) if tame else "any"
            modes = ("", "_rte", "_rtz", "_rtp", "_rtn") if source in FLOATS or target in FLOATS else ("",)
            for mode in modes:
                yield elementwise(f"convert_*{mode}", (Operand(source, domain),), target, label=f"{source}{mode}")
                if target in INTEGERS:
                    yield elementwise(f"convert_*_sat{mode}", (Operand(source),), target, label=f"{source}_sat{mode}")


def _shuffle() -> Iterator[Kernel]:
    for t in (*INTEGERS, *FLOATS):
        mask = UNSIGNED[np.dtype(DTYPES[t]).itemsize.bit_length() - 1]
        for name, pools in (("shuffle", 1), ("shuffle2", 2)):
            operands = (*(Operand(t),) * pools, Operand(mask))
            yield elementwise(name, operands, t, widths=(2, 4, 8, 16))


KERNELS: tuple[Kernel, ...] = (*_math(), *_integer(), *_relational(), *_geometric(), *_convert(), *_shuffle())
