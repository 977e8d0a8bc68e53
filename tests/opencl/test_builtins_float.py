"""Math and geometric builtins against Python's math module, exact fractions and identities, in all three float widths."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.builtins import lookup
from tests.helpers.builtin_kernels import DTYPES, MATH_1, MATH_2, mangle
from tests.helpers.examples import examples
from tests.opencl.test_builtins_integer import call, found

FLOATS = ("half", "float", "double")
INF, NAN = math.inf, math.nan


def only_if(condition: bool, value: Callable[[], float]) -> float:
    return value() if condition else NAN


def tanpi(x: float) -> float:
    """By exact reduction to a quarter turn: near a pole the rounding of pi * x would show."""
    turn = Fraction(x) % 1
    turn -= turn > Fraction(1, 2)
    if turn == Fraction(1, 2):
        return math.copysign(INF, (-1) ** math.floor(x))
    if abs(turn) <= Fraction(1, 4):
        return math.tan(math.pi * float(turn))
    return math.copysign(1 / math.tan(math.pi * float(Fraction(1, 2) - abs(turn))), turn)


# What Python's math module makes of each function where it is defined.
TWINS_1: dict[str, Callable[[float], float]] = {
    "acos": math.acos, "acosh": math.acosh, "acospi": lambda x: math.acos(x) / math.pi, "asin": math.asin, "asinh": math.asinh,
    "asinpi": lambda x: math.asin(x) / math.pi, "atan": math.atan, "atanh": lambda x: only_if(abs(x) < 1, lambda: math.atanh(x)),
    "atanpi": lambda x: math.atan(x) / math.pi, "cbrt": math.cbrt, "cos": math.cos, "cosh": math.cosh,
    "cospi": lambda x: math.cos(math.pi * math.fmod(x, 2)), "erf": math.erf, "erfc": math.erfc, "exp": math.exp,
    "exp2": math.exp2,
    "exp10": lambda x: 10.0**x, "expm1": math.expm1, "fabs": math.fabs, "floor": lambda x: float(math.floor(x)),
    "ceil": lambda x: float(math.ceil(x)), "trunc": lambda x: float(math.trunc(x)), "rint": lambda x: float(round(x)),
    "round": lambda x: math.copysign(math.floor(Fraction(abs(x)) + Fraction(1, 2)), x), "log": math.log, "log2": math.log2,
    "log10": math.log10, "log1p": math.log1p, "logb": lambda x: math.frexp(x)[1] - 1.0, "rsqrt": lambda x: 1 / math.sqrt(x),
    "sin": math.sin, "sinh": math.sinh, "sinpi": lambda x: math.sin(math.pi * math.fmod(x, 2)), "sqrt": math.sqrt,
    "tan": math.tan,
    "tanh": math.tanh, "tanpi": tanpi, "tgamma": math.gamma, "lgamma": math.lgamma,
    "degrees": math.degrees, "radians": math.radians, "sign": lambda x: math.copysign(float(x != 0), x),
}  # fmt: skip
TWINS_2: dict[str, Callable[[float, float], float]] = {
    "atan2": math.atan2, "atan2pi": lambda y, x: math.atan2(y, x) / math.pi, "copysign": math.copysign,
    "fdim": lambda x, y: x - y if x > y else 0.0, "fmax": max, "fmin": min, "fmod": math.fmod, "hypot": math.hypot,
    # of two that are as large these are fmax and fmin
    "maxmag": lambda x, y: max((x, y), key=lambda v: (abs(v), v)), "minmag": lambda x, y: min((x, y), key=lambda v: (abs(v), v)),
    "pow": math.pow, "powr": math.pow,
    "remainder": math.remainder, "max": max, "min": min, "step": lambda edge, x: float(x >= edge),
}  # fmt: skip


def tolerance(t: str, result: float, magnitude: float) -> float:
    """One ulp of the type, and what the twin itself loses: float64 rounding of a result of that magnitude."""
    dtype = np.dtype(DTYPES[t])
    with np.errstate(all="ignore"):
        ulp = float(np.spacing(np.abs(dtype.type(result))))
    return max(ulp if t != "double" else 32 * ulp, 32 * math.ulp(magnitude))


def near(t: str, got: Any, want: float, magnitude: float = 0.0) -> bool:
    if math.isnan(want):
        return bool(np.isnan(got))
    with np.errstate(all="ignore"):
        rounded = np.dtype(DTYPES[t]).type(want)
    return bool(got == rounded) or abs(float(got) - want) <= tolerance(t, want, magnitude)


def drawn(t: str, domain: Any, data: st.DataObject) -> Any:
    low, high = domain if isinstance(domain, tuple) else (-1000.0, 1000.0)
    dtype = np.dtype(DTYPES[t])
    low, high = float(np.nextafter(dtype.type(low), dtype.type(INF))), float(np.nextafter(dtype.type(high), dtype.type(-INF)))
    return dtype.type(data.draw(st.floats(low, high, width={"half": 16, "float": 32, "double": 64}[t])))


@pytest.mark.each_time(every=2)
@examples(15)
@given(st.data())
@pytest.mark.parametrize("t", FLOATS)
@pytest.mark.parametrize("name", TWINS_1)
def test_functions_of_one_argument(name: str, t: str, data: st.DataObject) -> None:
    x = drawn(t, MATH_1[name][1], data)
    if name == "logb" and (x == 0 or abs(x) < np.finfo(x.dtype).tiny):
        return
    want = TWINS_1[name](float(x))
    got = call(name, [t], [x])
    assert type(got) is np.dtype(DTYPES[t]).type
    assert near(t, got, want, 64.0 if "pi" in name or name in ("sin", "cos", "tan", "lgamma") else 0.0), (x, got, want)
    array = call(name, [t], [np.array([x, x])])
    assert array.dtype == np.dtype(DTYPES[t])
    np.testing.assert_array_equal(array, [got, got])


@examples(15)
@given(st.data())
@pytest.mark.parametrize("t", FLOATS)
@pytest.mark.parametrize("name", TWINS_2)
def test_functions_of_two_arguments(name: str, t: str, data: st.DataObject) -> None:
    x, y = (drawn(t, domain, data) for domain in MATH_2[name][1:])
    want = TWINS_2[name](float(x), float(y))
    got = call(name, [t, t], [x, y])
    assert near(t, got, want), (x, y, got, want)
    mixed = call(name, [f"{t}2", f"{t}2"], [[x, np.array([x])], [np.array([y]), y]])
    # numpy's float64 loops differ by an ulp between contiguous and broadcast operands
    for m in mixed:
        np.testing.assert_array_max_ulp(m, np.array([got]), 1 if t == "double" else 0)


def test_every_function_of_the_kernel_list_has_a_twin_here() -> None:
    assert set(TWINS_1) == set(MATH_1)
    assert set(TWINS_2) == set(MATH_2) - {"nextafter"}


# Edge cases of OpenCL 1.2 section 7.5.1 and C99 annex F: (function, arguments, result)
EDGES = [
    ("fmin", (NAN, 1.0), 1.0), ("fmax", (1.0, NAN), 1.0), ("fmax", (NAN, NAN), NAN), ("fdim", (NAN, 1.0), NAN),
    ("fdim", (-INF, 1.0), 0.0),
    ("pow", (0.0, -1.0), INF), ("pow", (-0.0, -1.0), -INF), ("pow", (1.0, NAN), 1.0), ("pow", (NAN, 0.0), 1.0),
    ("pow", (-2.0, 0.5), NAN),
    ("powr", (0.0, 0.0), NAN), ("powr", (INF, 0.0), NAN), ("powr", (1.0, INF), NAN), ("powr", (0.0, -2.0), INF),
    ("powr", (-1.0, 2.0), NAN),
    ("powr", (2.0, NAN), NAN), ("powr", (0.0, 3.0), 0.0), ("rsqrt", (0.0,), INF), ("rsqrt", (-1.0,), NAN), ("sqrt", (-1.0,), NAN),
    ("log", (0.0,), -INF), ("log", (-1.0,), NAN), ("exp", (-INF,), 0.0), ("exp10", (INF,), INF), ("sinpi", (-0.0,), -0.0),
    ("sinpi", (INF,), NAN), ("cospi", (0.5,), 0.0), ("cospi", (1.5,), 0.0), ("sinpi", (3.0,), 0.0), ("sinpi", (-3.0,), -0.0),
    ("tanpi", (0.5,), INF), ("tanpi", (1.5,), -INF), ("tanpi", (1.0,), -0.0), ("tanpi", (-1.0,), 0.0), ("tanpi", (2.0,), 0.0),
    ("tanpi", (-0.5,), -INF), ("round", (0.5,), 1.0), ("round", (-2.5,), -3.0), ("rint", (2.5,), 2.0), ("rint", (-0.3,), -0.0),
    ("ceil", (-0.3,), -0.0), ("logb", (0.0,), -INF), ("logb", (-INF,), INF), ("hypot", (INF, NAN), INF),
    ("fmod", (5.0, INF), 5.0),
    ("fmod", (INF, 5.0), NAN), ("remainder", (5.0, 0.0), NAN), ("remainder", (3.0, INF), 3.0), ("remainder", (5.0, 2.0), 1.0),
    ("remainder", (7.0, 2.0), -1.0), ("remainder", (-3.0, 2.0), 1.0), ("sign", (-0.0,), -0.0), ("sign", (NAN,), 0.0),
    ("atan2", (0.0, -1.0), math.pi), ("atan2pi", (-0.0, -1.0), -1.0), ("nextafter", (0.0, 0.0), 0.0), ("step", (1.0, 1.0), 1.0),
    ("smoothstep", (0.0, 1.0, 0.5), 0.5), ("smoothstep", (0.0, 1.0, 2.0), 1.0), ("clamp", (5.0, 0.0, 1.0), 1.0),
    ("mix", (2.0, 4.0, 0.5), 3.0), ("tgamma", (5.0,), 24.0), ("erf", (INF,), 1.0), ("erfc", (-INF,), 2.0),
    ("maxmag", (-3.0, 2.0), -3.0), ("maxmag", (-3.0, 3.0), 3.0), ("maxmag", (3.0, -3.0), 3.0), ("minmag", (3.0, -3.0), -3.0),
    ("minmag", (-3.0, 3.0), -3.0), ("mad", (2.0, 3.0, 4.0), 10.0), ("max", (1.0, 2.0), 2.0), ("copysign", (NAN, -1.0), NAN),
]  # fmt: skip


@pytest.mark.parametrize("t", FLOATS)
@pytest.mark.parametrize(("name", "args", "want"), EDGES)
def test_edge_cases_of_the_specification(name: str, args: tuple[float, ...], want: float, t: str) -> None:
    dtype = np.dtype(DTYPES[t])
    got = call(name, [t] * len(args), [dtype.type(a) for a in args])
    np.testing.assert_array_equal(got, dtype.type(want))
    if not math.isnan(want):
        assert np.signbit(got) == np.signbit(want)
    lanes = call(name, [t] * len(args), [np.array([a], dtype) for a in args])
    np.testing.assert_array_equal(lanes, np.array([want], dtype))


def rounded(x: Fraction, t: str) -> float:
    """The float of that type nearest a fraction, even on ties, by integer arithmetic alone."""
    bits, low = {"half": (11, -24), "float": (24, -149), "double": (53, -1074)}[t]
    if x == 0:
        return 0.0
    size = abs(x)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= size < Fraction(2) ** exponent
    step = Fraction(2) ** max(exponent - bits + 1, low)
    value = float(round(size / step) * step)
    top = {"half": 65504.0, "float": float(np.finfo(np.float32).max), "double": math.inf}[t]
    return math.copysign(INF if value > top else value, x)


@examples(150)
@given(st.data())
@pytest.mark.parametrize("t", FLOATS)
def test_fma_rounds_once(t: str, data: st.DataObject) -> None:
    width = {"half": 16, "float": 32, "double": 64}[t]
    limit = {"half": 100.0, "float": 2.0**60, "double": 2.0**500}[t]
    one = st.floats(-limit, limit, width=width) | st.sampled_from([1 + 2.0**-9, 1 - 2.0**-9, 3.0, 2.0**-9])
    x, y = data.draw(one), data.draw(one)
    # a third operand that nearly cancels the product, or lies near half an ulp of it
    z = data.draw(one | st.sampled_from([-x * y, x * y * 2.0**-11, x * y * 2.0**-24, x * y * 2.0**-53]))
    dtype = np.dtype(DTYPES[t])
    with np.errstate(all="ignore"):
        args = [dtype.type(v) for v in (x, y, z)]
    if not all(np.isfinite(a) for a in args):
        return
    want = rounded(Fraction(float(args[0])) * Fraction(float(args[1])) + Fraction(float(args[2])), t)
    assert float(call("fma", [t] * 3, args)) == want
    assert float(call("fma", [t] * 3, [np.array([a]) for a in args])[0]) == want


@pytest.mark.parametrize(("args", "want"), [((-1e308, 10.0, INF), INF), ((INF, 0.0, 1.0), NAN), ((5e-324, 0.5, 5e-324), 1e-323),
                                            ((1e308, 10.0, -INF), -INF), ((1e200, 1e200, -1e300), INF)])  # fmt: skip
def test_fma_of_extreme_doubles(args: tuple[float, ...], want: float) -> None:
    np.testing.assert_equal(float(call("fma", ["double"] * 3, [np.float64(a) for a in args])), want)


def test_exponent_functions() -> None:
    assert call("ldexp", ["float", "int"], [np.float32(1.5), 4]) == 24
    assert call("ldexp", ["float", "int"], [np.float32(1.5), 2**31 - 1]) == INF
    assert call("ldexp", ["float4", "int"], [[np.float32(1)] * 4, np.array([-149], np.int32)])[0].tolist() == [2.0**-149]
    assert call("ilogb", ["float"], [np.array([0, 10, NAN, INF, 2.0**-140], np.float32)]).tolist() == [
        -(2**31),
        3,
        2**31 - 1,
        2**31 - 1,
        -140,
    ]
    assert call("pown", ["float", "int"], [np.float32(-2), 3]) == -8
    assert call("pown", ["float", "int"], [np.float32(0), -1]) == INF


@pytest.mark.parametrize(
    ("x", "n", "want"),
    [(27.0, 3, 3.0), (-27.0, 3, -3.0), (-4.0, 2, NAN), (4.0, 0, NAN), (-0.0, 3, -0.0), (0.0, -2, INF), (-0.0, -3, -INF),
    (INF, 2, INF),
     (2.0**100, 100, 2.0), (2.0, 2000, 2.0 ** (1 / 2000)), (7.0, -1, 1 / 7), (1e-40, 4, 1e-10), (5.0, -3, 5.0 ** (-1 / 3))],
)  # fmt: skip
def test_rootn(x: float, n: int, want: float) -> None:
    got = call("rootn", ["double", "int"], [np.float64(x), n])
    assert got == pytest.approx(want, rel=1e-15, nan_ok=True)
    assert math.isnan(want) or np.signbit(got) == np.signbit(want)


def with_pointer(name: str, t: str, args: list[Any]) -> tuple[Any, Any]:
    builtin = lookup(
        f"{mangle(name, [t] * len(args))}P{'i' if name in ('frexp', 'lgamma_r', 'remquo') else {'float': 'f', 'double': 'd'}[t]}"
    )
    assert builtin is not None
    assert (builtin.kind, builtin.out_arg) == ("memory", len(args))
    assert builtin.fn is not None
    with np.errstate(all="ignore"):
        result, stored = builtin.fn([*args, 12345])
    return result, stored


def test_functions_with_an_output_pointer() -> None:
    assert with_pointer("fract", "float", [np.float32(-0.25)]) == (0.75, -1.0)
    assert with_pointer("fract", "float", [np.float32(-1e-20)]) == (np.nextafter(np.float32(1), np.float32(0)), -1.0)
    assert with_pointer("fract", "float", [np.float32(INF)]) == (0.0, INF)
    assert with_pointer("frexp", "float", [np.float32(-12)]) == (-0.75, 4)
    assert with_pointer("frexp", "float", [np.float32(0)]) == (0.0, 0)
    assert with_pointer("modf", "float", [np.float32(-2.5)]) == (-0.5, -2.0)
    assert with_pointer("modf", "float", [np.float32(-INF)]) == (0.0, -INF)
    result, stored = with_pointer("lgamma_r", "double", [np.float64(-0.5)])
    assert (result, stored) == (pytest.approx(math.lgamma(-0.5)), -1)
    result, stored = with_pointer("sincos", "float", [np.array([0.5, 2.0], np.float32)])
    np.testing.assert_array_equal(result, np.sin([0.5, 2.0]).astype(np.float32))
    np.testing.assert_array_equal(stored, np.cos([0.5, 2.0]).astype(np.float32))
    builtin = lookup("_Z5frexpDv2_fPU3AS1Dv2_i")
    assert builtin is not None
    assert builtin.out_type == "int2"
    assert builtin.fn is not None
    assert builtin.fn([[np.float32(8), np.float32(3)], 0]) == ([0.5, 0.75], [4, 2])


@given(st.floats(-1e6, 1e6, width=32), st.floats(0.0009765625, 1e6, width=32), st.booleans())
def test_remquo_has_the_low_seven_bits_of_the_quotient(x: float, y: float, negative: bool) -> None:
    y = -y if negative else y
    exact = round(Fraction(x) / Fraction(y))
    result, quotient = with_pointer("remquo", "float", [np.float32(x), np.float32(y)])
    assert float(result) == float(Fraction(x) - exact * Fraction(y))
    assert quotient == math.copysign(abs(exact) % 128, exact)


def test_nan_carries_its_code() -> None:
    assert int(call("nan", ["uint"], [5]).view(np.uint32)) == 0x7FC00005
    assert np.isnan(call("nan", ["uint2"], [[np.array([1], np.int32), 2]])[0]).all()
    assert int(call("nan", ["ushort"], [1]).view(np.uint16)) == 0x7E01
    assert np.isnan(call("nan", ["ulong"], [-1]))


vectors = st.lists(st.floats(-100, 100, width=32), min_size=2, max_size=4)


@given(vectors)
def test_geometry(x: list[float]) -> None:
    t = f"float{len(x)}"
    v = [np.float32(c) for c in x]
    norm = math.hypot(*x)
    assert near("float", call("length", [t], [v]), norm)
    # a chain of float32 operations: one rounding each, all terms positive
    assert call("dot", [t, t], [v, v]) == pytest.approx(math.fsum(c * c for c in x), rel=len(x) * 2**-23, abs=1e-44)
    assert near("float", call("distance", [t, t], [v, [np.float32(0)] * len(x)]), norm)
    unit = call("normalize", [t], [[np.array([c], np.float32) for c in x]])
    for got, c in zip(unit, x, strict=True):
        assert got[0] == 0 if norm == 0 else abs(float(got[0]) - c / norm) <= 2**-23


def test_geometry_at_the_edges() -> None:
    big = np.float64(1e300)
    assert call("length", ["double2"], [[3 * big, 4 * big]]) == pytest.approx(5e300)
    assert call("normalize", ["double2"], [[np.float64(0), np.float64(0)]]) == [0, 0]
    assert call("normalize", ["float2"], [[np.float32(INF), np.float32(3)]]) == [1, 0]
    assert call("length", ["float2"], [[np.float32(-INF), np.float32(NAN)]]) == INF
    assert call("length", ["float"], [np.float32(-3)]) == 3
    assert call("normalize", ["float"], [np.float32(-3)]) == -1
    x, y, z = ([np.float32(v) for v in row] for row in ([1, 0, 0, 9], [0, 1, 0, 9], [0, 0, 1, 0]))
    assert call("cross", ["float4", "float4"], [x, y]) == z
    assert call("cross", ["float3", "float3"], [y[:3], x[:3]]) == [0, 0, -1]
    assert len(found("normalize", ["half3"]).cost) == 3


def test_vectors_and_scalars_mix() -> None:
    v = [np.float32(1), np.array([5.0, -5.0], np.float32), np.float32(NAN), np.float32(3)]
    got = call("fmax", ["float4", "float"], [v, np.float32(2)])
    assert (got[0], got[1].tolist(), got[2], got[3]) == (2, [5.0, 2.0], 2, 3)
    got = call("smoothstep", ["float", "float", "float2"], [np.float32(0), np.float32(2), [np.float32(1), np.float32(9)]])
    assert got == [0.5, 1.0]
    assert call("step", ["float", "float2"], [np.float32(2), [np.float32(1), np.float32(2)]]) == [0, 1]


@pytest.mark.parametrize(
    "name", ["native_exp", "half_log2", "native_recip", "half_divide", "native_powr", "half_rsqrt", "native_sqrt"]
)
def test_native_and_half_variants_are_the_functions(name: str) -> None:
    plain = name.split("_")[1]
    args = [np.float32(1.7)] * (2 if plain in ("divide", "powr") else 1)
    want = {"divide": 1.0, "recip": 1 / 1.7}.get(plain) or TWINS_1.get(plain, lambda x: x**x)(float(args[0]))
    assert call(name, ["float"] * len(args), args) == pytest.approx(want, rel=1e-6)
