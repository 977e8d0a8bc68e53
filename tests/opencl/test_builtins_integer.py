"""Integer, conversion, relational and shuffle builtins against Python's unbounded integers, fractions and struct."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.builtins import Builtin, lookup
from mgpusim.opencl.builtins.convert import conversion
from mgpusim.opencl.builtins.core import Elem, parse_type
from tests.helpers.builtin_kernels import DTYPES, INTEGERS, mangle, vector
from tests.helpers.examples import examples

BITS = {t: np.dtype(DTYPES[t]).itemsize * 8 for t in DTYPES}


def limits(t: str) -> tuple[int, int]:
    info = np.iinfo(DTYPES[t])
    return int(info.min), int(info.max)


def integers(t: str) -> st.SearchStrategy[int]:
    low, high = limits(t)
    return st.one_of(st.integers(low, high), st.sampled_from([low, low + 1, high, high - 1, high // 2, high // 2 + 1, 0, 1]))


def signed(x: int, bits: int) -> int:
    """The canonical form of the values here: the two's complement integer of the low bits."""
    return struct.unpack("<q", struct.pack("<Q", (x << (64 - bits)) % (1 << 64)))[0] >> (64 - bits)


def saturate(x: int, t: str) -> int:
    low, high = limits(t)
    return low if x < low else high if x > high else x


def bits_of(x: int, t: str) -> str:
    return format(x % (1 << BITS[t]), f"0{BITS[t]}b")


def rotated(x: int, n: int, t: str) -> int:
    text = bits_of(x, t)
    n %= BITS[t]
    return int(text[n:] + text[:n], 2)


# Specification 6.12.3, written down again on strings and unbounded integers.
TWINS: dict[str, Callable[..., int]] = {
    "abs": lambda t, x: x if x > 0 else -x,
    "abs_diff": lambda t, x, y: max(x, y) - min(x, y),
    "add_sat": lambda t, x, y: saturate(x + y, t),
    "sub_sat": lambda t, x, y: saturate(x - y, t),
    "hadd": lambda t, x, y: math.floor(Fraction(x + y, 2)),
    "rhadd": lambda t, x, y: math.floor(Fraction(x + y + 1, 2)),
    "min": lambda t, x, y: sorted((x, y))[0],
    "max": lambda t, x, y: sorted((x, y))[1],
    "mul_hi": lambda t, x, y: math.floor(Fraction(x * y, 2 ** BITS[t])),
    "mad_hi": lambda t, x, y, z: math.floor(Fraction(x * y, 2 ** BITS[t])) + z,
    "mad_sat": lambda t, x, y, z: saturate(x * y + z, t),
    "clz": lambda t, x: len(bits_of(x, t)) - len(bits_of(x, t).lstrip("0")),
    "ctz": lambda t, x: len(bits_of(x, t)) - len(bits_of(x, t).rstrip("0")),
    "popcount": lambda t, x: bits_of(x, t).count("1"),
    "rotate": lambda t, x, n: rotated(x, n, t),
    "bit_reverse": lambda t, x: int(bits_of(x, t)[::-1], 2),
}
ARITY = {"add_sat": 2, "sub_sat": 2, "hadd": 2, "rhadd": 2, "min": 2, "max": 2, "mul_hi": 2, "rotate": 2, "abs_diff": 2,
         "mad_hi": 3, "mad_sat": 3}  # fmt: skip


def found(name: str, params: list[str]) -> Builtin:
    builtin = lookup(mangle(name, params))
    assert builtin is not None
    assert builtin.kind == "pure"
    return builtin


def call(name: str, params: list[str], args: list[Any]) -> Any:
    fn = found(name, params).fn
    assert fn is not None
    with np.errstate(all="ignore"):
        return fn(args)


def lanes(values: list[int], t: str) -> np.ndarray[Any, Any]:
    return np.array([signed(v, BITS[t]) for v in values], f"int{BITS[t]}")


@pytest.mark.each_time(every=3)
@examples(12)
@given(st.data())
@pytest.mark.parametrize("t", INTEGERS)
@pytest.mark.parametrize("name", TWINS)
def test_uniform_lanes_and_mixed_arguments_agree_with_the_specification(name: str, t: str, data: st.DataObject) -> None:
    count = ARITY.get(name, 1)
    rows = data.draw(st.lists(st.tuples(*[integers(t)] * count), min_size=2, max_size=6))
    want = [signed(TWINS[name](t, *row), BITS[t]) for row in rows]
    params = [t] * count
    columns = [lanes([row[n] for row in rows], t) for n in range(count)]
    got = call(name, params, list(columns))
    assert got.dtype == np.dtype(f"int{BITS[t]}")
    assert got.tolist() == want
    assert [call(name, params, [signed(v, BITS[t]) for v in row]) for row in rows] == want
    if count > 1:  # the last argument uniform, the others per lane
        last = rows[0][-1]
        mixed = call(name, params, [*columns[:-1], signed(last, BITS[t])])
        assert mixed.tolist() == [signed(TWINS[name](t, *row[:-1], last), BITS[t]) for row in rows]


@given(st.integers(-(1 << 23), (1 << 23) - 1), st.integers(-(1 << 23), (1 << 23) - 1), integers("int"))
def test_24_bit_products(x: int, y: int, z: int) -> None:
    assert call("mul24", ["int"] * 2, [x, y]) == signed(x * y, 32)
    assert call("mad24", ["int"] * 3, [x, y, z]) == signed(x * y + z, 32)
    u, v = x % (1 << 24), y % (1 << 24)
    assert call("mul24", ["uint"] * 2, [lanes([u], "uint"), v]).tolist() == [signed(u * v, 32)]
    assert call("mad24", ["uint"] * 3, [lanes([u], "uint"), v, z]).tolist() == [signed(u * v + z, 32)]


@pytest.mark.parametrize("t", [t for t in INTEGERS if BITS[t] < 64])
def test_upsample_joins_the_halves(t: str) -> None:
    low_type = t if t.startswith("u") else f"u{t}"
    low, high = limits(t)
    for top in (low, -1 if low else 5, high):
        for bottom in (0, 1, (1 << BITS[t]) - 1):
            want = signed((top << BITS[t]) + bottom, 2 * BITS[t])
            args = [signed(top, BITS[t]), signed(bottom, BITS[t])]
            assert call("upsample", [t, low_type], args) == want
            got = call("upsample", [t, low_type], [lanes([args[0]], t), lanes([args[1]], low_type)])
            assert got.tolist() == [want]
            assert got.dtype.itemsize * 8 == 2 * BITS[t]


@pytest.mark.parametrize("params", [["int4", "int4", "int4"], ["int4", "int", "int"]])
def test_clamp_of_a_vector_takes_vectors_and_scalars(params: list[str]) -> None:
    bounds: list[Any] = [[0, 0, 0, 0], [9, 9, 9, 9]] if params[1] == "int4" else [0, 9]
    first = np.array([-3, 12], np.int32)
    got = call("clamp", params, [[first, 5, -1, 99], *bounds])
    assert got[0].tolist() == [0, 9]
    assert got[1:] == [5, 0, 9]


def test_signedness_comes_from_the_symbol() -> None:
    assert call("max", ["int", "int"], [-1, 1]) == 1
    assert call("max", ["uint", "uint"], [-1, 1]) == -1
    assert call("max", ["uint", "uint"], [np.array([-1, 3], np.int32), 1]).tolist() == [-1, 3]


def integer_to(x: Fraction, mode: str) -> int:
    return {"rte": round, "rtz": math.trunc, "rtp": math.ceil, "rtn": math.floor}[mode or "rtz"](x)


@examples(15)
@given(st.data())
@pytest.mark.parametrize("target", INTEGERS)
@pytest.mark.parametrize("source", ["float", "double", "half"])
def test_float_to_integer(source: str, target: str, data: st.DataObject) -> None:
    dtype = np.dtype(DTYPES[source])
    edges = [float(2**n) for n in (7, 8, 15, 31, 32, 63, 64)]
    edge = st.sampled_from([0.5, -0.5, 1.5, 2.5, -2.5, 127.5, math.inf, -math.inf, math.nan, *edges, *[-e for e in edges]])
    raw = data.draw(st.one_of(edge, st.floats(width=BITS[source]), st.floats(-300, 300)))
    with np.errstate(all="ignore"):
        x = dtype.type(raw)
    mode = data.draw(st.sampled_from(["", "rte", "rtz", "rtp", "rtn"]))
    low, high = limits(target)
    if math.isnan(x):
        want = 0
    elif math.isinf(x):
        want = high if x > 0 else low
    else:
        want = saturate(integer_to(Fraction(float(x)), mode), target)
    name = f"convert_{target}_sat" + (f"_{mode}" if mode else "")
    assert call(name, [source], [x]) == signed(want, BITS[target])
    assert call(name, [source], [np.array([x, x], dtype)]).tolist() == [signed(want, BITS[target])] * 2


def nearest_floats(x: Fraction, dtype: np.dtype[Any]) -> tuple[Any, Any, Any]:
    """(largest float not above x, smallest not below, nearest even) by stepping from any float near x."""
    near = dtype.type(float(x)) if abs(x) < Fraction(10) ** 300 else dtype.type(math.copysign(math.inf, x))
    inf = dtype.type(np.inf)
    while np.isfinite(near) and Fraction(float(near)) > x:
        near = np.nextafter(near, -inf)
    if near == inf:
        near = np.finfo(dtype).max
    while np.isfinite(up := np.nextafter(near, inf)) and Fraction(float(up)) <= x:
        near = up
    if near == -inf:
        below, above = -inf, -np.finfo(dtype).max
    else:
        below = near
        above = near if Fraction(float(near)) == x else np.nextafter(near, inf)
    return below, above, near


@examples(12)
@given(st.data())
@pytest.mark.parametrize("source", INTEGERS)
@pytest.mark.parametrize("target", ["half", "float", "double"])
def test_integer_to_float_rounds_as_told(source: str, target: str, data: st.DataObject) -> None:
    dtype = np.dtype(DTYPES[target])
    x = data.draw(integers(source))
    with np.errstate(all="ignore"):
        below, above, _ = nearest_floats(Fraction(x), dtype)
        want = {"rtn": below, "rtp": above, "rtz": below if x > 0 else above}
    for mode, value in want.items():
        name = f"convert_{target}_{mode}"
        assert call(name, [source], [signed(x, BITS[source])]) == value
        assert call(name, [source], [lanes([x, x], source)]).tolist() == [value] * 2
    near = call(f"convert_{target}", [source], [signed(x, BITS[source])])
    assert near in (below, above)
    if np.isfinite(below) and np.isfinite(above) and below != above:
        gaps = abs(Fraction(float(near)) - x), max(x - Fraction(float(below)), Fraction(float(above)) - x)
        assert gaps[0] < gaps[1] or gaps[0] * 2 == Fraction(float(above)) - Fraction(float(below))
        if gaps[0] * 2 == Fraction(float(above)) - Fraction(float(below)):
            assert int(near.view(f"int{BITS[target]}")) % 2 == 0
    elif below == above:
        assert near == below


@examples(40)
@given(st.floats(allow_nan=False, allow_infinity=False))
@pytest.mark.parametrize("target", ["half", "float"])
def test_narrowing_rounds_as_told(target: str, x: float) -> None:
    dtype = np.dtype(DTYPES[target])
    with np.errstate(all="ignore"):
        below, above, _ = nearest_floats(Fraction(x), dtype)
    for mode, value in {"rtn": below, "rtp": above, "rtz": below if x > 0 else above}.items():
        assert call(f"convert_{target}_{mode}", ["double"], [np.float64(x)]) == value


@examples(5)
@given(st.data())
@pytest.mark.parametrize("source", INTEGERS)
@pytest.mark.parametrize("target", INTEGERS)
def test_integer_to_integer_wraps_or_saturates(source: str, target: str, data: st.DataObject) -> None:
    x = data.draw(integers(source))
    for suffix, want in (("", x), ("_sat", saturate(x, target))):
        name = f"convert_{vector(target, 2)}{suffix}"
        got = call(name, [vector(source, 2)], [[signed(x, BITS[source]), lanes([x], source)]])
        assert got[0] == signed(want, BITS[target])
        assert got[1].tolist() == [signed(want, BITS[target])]


def test_a_bool_converts_as_zero_or_one() -> None:
    convert = conversion(Elem("bool", 1), Elem("float", 32))
    assert convert(True) == 1.0
    assert convert(np.array([True, False])).tolist() == [1.0, 0.0]


FLOAT_PAIRS = [
    (1.0, 2.0),
    (2.0, 1.0),
    (1.0, 1.0),
    (0.0, -0.0),
    (math.inf, math.inf),
    (math.nan, 1.0),
    (1.0, math.nan),
    (-math.inf, 1.0),
]
RELATIONS: dict[str, Callable[[float, float], bool]] = {
    "isequal": lambda x, y: not math.isnan(x) and not math.isnan(y) and not x < y and not x > y,
    "isnotequal": lambda x, y: math.isnan(x) or math.isnan(y) or x < y or x > y,
    "isgreater": lambda x, y: x > y,
    "isgreaterequal": lambda x, y: x >= y,
    "isless": lambda x, y: y > x,
    "islessequal": lambda x, y: y >= x,
    "islessgreater": lambda x, y: x > y or y > x,
    "isordered": lambda x, y: not (math.isnan(x) or math.isnan(y)),
    "isunordered": lambda x, y: math.isnan(x) or math.isnan(y),
}


@pytest.mark.parametrize("t", ["half", "float", "double"])
@pytest.mark.parametrize("name", RELATIONS)
def test_relations_give_1_for_scalars_and_all_bits_for_vectors(name: str, t: str) -> None:
    kind = np.dtype(DTYPES[t])
    for x, y in FLOAT_PAIRS:
        true = RELATIONS[name](x, y)
        one = call(name, [t, t], [kind.type(x), kind.type(y)])
        assert (type(one), one) == (int, int(true))
        per_lane = call(name, [t, t], [np.array([x], kind), kind.type(y)])
        assert (per_lane.dtype, per_lane.tolist()) == (np.int32, [int(true)])
        two = call(name, [f"{t}2", f"{t}2"], [[kind.type(x), np.array([x], kind)], [kind.type(y)] * 2])
        assert two[0] == -int(true)
        assert (two[1].dtype.itemsize, two[1].tolist()) == (kind.itemsize, [-int(true)])


def test_classification() -> None:
    tiny = np.float32(1e-40)  # subnormal
    table = {"isnan": [0, 0, 1, 0, 0], "isinf": [0, 1, 0, 0, 0], "isfinite": [1, 0, 0, 1, 1], "isnormal": [1, 0, 0, 0, 0],
             "signbit": [1, 0, 0, 0, 1]}  # fmt: skip
    values = np.array([-1.0, np.inf, np.nan, tiny, -0.0], np.float32)
    for name, want in table.items():
        assert call(name, ["float"], [values]).tolist() == want


def test_any_and_all_look_at_top_bits() -> None:
    minus, plus = np.array([-1, 5, -8], np.int32), np.array([0, 7, -1], np.int32)
    assert call("any", ["int2"], [[minus, plus]]).tolist() == [1, 0, 1]
    assert call("all", ["int2"], [[minus, plus]]).tolist() == [0, 0, 1]
    assert call("any", ["char"], [127]) == 0
    assert call("all", ["char"], [-128]) == 1


def test_select_takes_the_condition_of_a_scalar_and_the_top_bit_of_a_vector() -> None:
    assert call("select", ["float", "float", "int"], [np.float32(1), np.float32(2), 4]) == 2
    assert call("select", ["float2", "float2", "int2"], [[np.float32(1)] * 2, [np.float32(2)] * 2, [4, -4]]) == [1, 2]
    chosen = call("select", ["int2", "int2", "uint2"], [[1, 1], [2, 2], [np.array([0, -1], np.int32), 7]])
    assert chosen[0].tolist() == [1, 2]
    assert chosen[1] == 1


@given(st.floats(width=32), st.floats(width=32), st.floats(width=32))
def test_bitselect_of_floats_works_on_their_bits(a: float, b: float, c: float) -> None:
    x, y, z = (int.from_bytes(struct.pack("<f", v), "little") for v in (a, b, c))
    want = (x & ~z | y & z).to_bytes(4, "little")
    args = [np.frombuffer(struct.pack("<f", v), np.float32) for v in (a, b, c)]
    assert call("bitselect", ["float"] * 3, list(args)).tobytes() == want
    assert call("bitselect", ["float"] * 3, [v[0] for v in args]).tobytes() == want


def test_shuffle_masks_its_indices_and_they_may_differ_by_lane() -> None:
    pool = [np.float32(n) for n in range(4)]
    index = np.array([3, 4, 9], np.int32)
    got = call("shuffle", ["float4", "uint2"], [pool, [index, 6]])
    assert got[0].tolist() == [3.0, 0.0, 1.0]
    assert got[1] == 2.0
    both = call("shuffle2", ["float4", "float4", "uint2"], [pool, [v + 10 for v in pool], [index, 6]])
    assert both[0].tolist() == [3.0, 10.0, 1.0]
    assert both[1] == 12.0


@given(st.lists(st.tuples(integers("char"), integers("uchar")), min_size=4, max_size=4), integers("int"))
def test_integer_dot_products(pairs: list[tuple[int, int]], total: int) -> None:
    exact = sum(a * b for a, b in pairs)
    a = [signed(x, 8) for x, _ in pairs]
    b = [signed(y, 8) for _, y in pairs]
    assert call("dot", ["char4", "uchar4"], [a, b]) == exact
    assert call("dot_acc_sat", ["char4", "uchar4", "int"], [a, b, total]) == saturate(exact + total, "int")
    packed = [signed(int.from_bytes(bytes(x % 256 for x in xs), "little"), 32) for xs in (a, b)]
    lanes_of = [np.array([p, p], np.int32) for p in packed]
    assert call("dot_4x8packed_su_int", ["uint", "uint"], packed) == exact
    assert call("dot_4x8packed_su_int", ["uint", "uint"], list(lanes_of)).tolist() == [exact] * 2
    assert call("arm_dot_acc", ["char4", "char4", "int"], [a, a, total]) == signed(sum(x * x for x in a) + total, 32)


def test_types_parse() -> None:
    assert parse_type("ulong16") == (Elem("uint", 64), 16)
    assert parse_type("half") == (Elem("float", 16), 1)
    assert parse_type("image2d_ro") is None
    assert parse_type("float5") is None


@pytest.mark.parametrize(("code", "bits"), [("c", 8), ("h", 8), ("s", 16), ("t", 16), ("i", 32), ("j", 32), ("l", 64), ("m", 64)])
def test_bit_fields(code: str, bits: int) -> None:
    """cl_khr_extended_bit_ops against Python's integers: every field that lies inside the type, uniform and per lane."""
    rng = np.random.default_rng(bits)
    lanes = [rng.integers(-(2 ** (bits - 1)), 2 ** (bits - 1), 4).astype(f"i{bits // 8}") for _ in range(2)]
    for name, values in (("bitfield_insert", 2), ("bitfield_extract_signed", 1), ("bitfield_extract_unsigned", 1)):
        builtin = lookup(f"_Z{len(name)}{name}{code * values}jj")
        assert builtin is not None
        assert builtin.fn is not None
        fields = lanes[:values]
        for count, offset in [(n, o) for n in range(1, bits + 1, 3) for o in range(0, bits - n + 1, 2)] + [(0, 0), (bits, 0)]:
            mask = (1 << count) - 1
            want = []
            for row in zip(*([int(v) % (1 << bits) for v in a] for a in fields), strict=True):
                if len(row) == 2:
                    value = (row[0] & ~(mask << offset)) | ((row[1] & mask) << offset)
                else:
                    value = (row[0] >> offset) & mask
                    if name.endswith("_signed") and count and value >> (count - 1):
                        value -= 1 << count
                want.append((value + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1)))
            per_lane = [np.full(4, v, np.int32) for v in (offset, count)]
            assert builtin.fn([*fields, offset, count]).tolist() == want
            assert builtin.fn([*fields, *per_lane]).tolist() == want
            assert [builtin.fn([*(int(a[i]) for a in fields), offset, count]) for i in range(4)] == want
