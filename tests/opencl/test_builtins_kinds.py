"""Which builtins there are, of which kind and cost; LLVM intrinsics against their definition in the language reference."""

from __future__ import annotations

import math
import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mgpusim.opencl
from mgpusim.opencl.builtins import Builtin, lookup
from mgpusim.opencl.builtins.core import FREE, Definition
from mgpusim.opencl.builtins.geometric import GeometricFunction
from mgpusim.opencl.builtins.integer import IntegerFunction
from mgpusim.opencl.builtins.math import FLOAT
from tests.helpers.builtin_kernels import KERNELS
from tests.helpers.builtin_kernels_memory import MEMORY_KERNELS
from tests.opencl.test_builtins_integer import integers, signed
from tests.opencl.test_builtins_mangle import GOLDEN

CLASSES = {
    "fma", "fadd", "fmul", "iadd", "imul", "idiv", "sfu", "fdiv", "cvt", "mov", "dot8", "branch", "barrier", "load", "store",
    "texture", "image_write", "atomic", "logic", "fcmp", "popc",
}  # fmt: skip
KINDS = {"pure", "workitem", "sub_group", "memory", "sync", "image", "atomic", "address", "ignored", "lowered", "refused"}


def got(symbol: str) -> Builtin:
    builtin = lookup(symbol)
    assert builtin is not None, symbol
    return builtin


def run(symbol: str, *args: Any) -> Any:
    builtin = got(symbol)
    assert builtin.kind == "pure"
    assert builtin.fn is not None
    with np.errstate(all="ignore"):
        return builtin.fn(list(args))


def test_every_builtin_is_of_a_known_kind_and_costs_known_classes() -> None:
    symbols = [c.symbol for k in KERNELS for c in k.calls] + [symbol for symbol, _ in GOLDEN]
    for symbol in symbols:
        builtin = lookup(symbol)
        if builtin is None:
            pytest.fail(f"{symbol} is unknown")
        assert builtin.kind in KINDS
        assert {op for op, _ in builtin.cost} <= CLASSES
        assert all(count > 0 for _, count in builtin.cost)
        assert (builtin.fn is not None) == (builtin.kind == "pure" or builtin.out_arg >= 0)
        assert bool(builtin.why) == (builtin.kind == "refused")


@pytest.mark.parametrize(
    ("symbol", "kind"),
    [
        ("_Z13get_global_idj", "workitem"), ("_Z12get_work_dimv", "workitem"), ("_Z7barrierj", "sync"), ("_Z9mem_fencej", "sync"),
        ("_Z18work_group_barrierj", "sync"), ("_Z6vload3mPU3AS1Kh", "memory"), ("_Z7vstore4Dv4_fmPU3AS3f", "memory"),
        ("_Z17vstorea_half3_rtzDv3_fmPU3AS1Dh", "memory"), ("_Z8prefetchPU3AS1Kcm", "memory"),
        ("_Z12atom_cmpxchgPU3AS3Viii", "atomic"),
        ("_Z17wait_group_eventsiP9ocl_event", "memory"), ("_Z11atomic_xchgPU3AS1Vff", "atomic"),
        ("_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i", "image"), ("_Z13get_image_dim14ocl_image2d_ro", "image"),
        ("_Z13write_imageui14ocl_image2d_woDv2_iDv4_j", "image"), ("printf", "ignored"),
        ("_Z20sub_group_reduce_addf", "sub_group"), ("_Z26intel_sub_group_block_readPU3AS1Kj", "memory"),
        ("_Z16atomic_fetch_addPU3AS4VU7_Atomicii", "lowered"), ("_Z21work_group_reduce_addi", "lowered"),
        ("_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff", "refused"),
        ("llvm.lifetime.start.p0", "ignored"), ("llvm.assume", "ignored"), ("llvm.experimental.noalias.scope.decl", "ignored"),
        ("llvm.memcpy.p0.p2.i64", "memory"), ("llvm.memset.p3.i64", "memory"), ("llvm.memmove.p0.p0.i64", "memory"),
        ("__translate_sampler_initializer", "pure"), ("__to_global", "address"), ("_Z9get_fencePU3AS4v", "address"),
    ],
)  # fmt: skip
def test_kinds(symbol: str, kind: str) -> None:
    assert got(symbol).kind == kind


@pytest.mark.parametrize("symbol", ["_Z6unheard", "_Z7unheardf", "llvm.unheard.f32", "unheard", "_Z3sini", "_Z3maxb"])
def test_what_is_unknown_is_none(symbol: str) -> None:
    assert lookup(symbol) is None


def test_what_clang_makes_of_the_kernel_lists_is_known(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    kernels = [*KERNELS[::9], *MEMORY_KERNELS[::3]]
    source = tmp_path / "all.cl"
    source.write_text(
        "\n".join(k.source.replace("kernel void k(", f"kernel void k{n}(") for n, k in enumerate(kernels)), encoding="utf-8"
    )
    include = Path(mgpusim.opencl.__file__).parent / "include"
    flags = "-x cl -cl-std=CL1.2 -triple spir64-unknown-unknown -O2 -w -emit-llvm -o - -fdeclare-opencl-builtins"
    command = [sys.executable, *"-m ziglang clang -cc1".split(), *flags.split(), "-finclude-default-header", "-cl-ext=+all"]
    done = subprocess.run([*command, "-isystem", include, source], capture_output=True, encoding="utf-8", check=True)
    declared = set(re.findall(r"^declare .*?@([\w.]+)\(", done.stdout, re.M))
    for symbol in declared:
        assert got(symbol).kind != "refused"
    assert {c.symbol for k in KERNELS[::9] for c in k.calls} <= declared


def test_a_builtin_without_a_cost_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="cost"):
        Builtin("f", ("float",), "pure", fn=abs)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="cost"):
        Definition(abs)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="cost"):
        IntegerFunction(abs, abs)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="cost"):
        GeometricFunction(abs)  # type: ignore[call-arg]


def test_what_computes_costs_something() -> None:
    """All but what changes a type, or how bits are read."""
    free = set()
    for kernel in KERNELS:
        for call in kernel.calls:
            builtin = got(call.symbol)
            if builtin.fn is not None and not builtin.cost:
                free.add(builtin.name)
    assert free
    assert all(name.startswith("convert_") for name in free), free


VARIANTS = {
    "cos", "divide", "exp", "exp2", "exp10", "log", "log2", "log10", "powr", "recip", "rsqrt", "sin", "sqrt", "tan",
}  # fmt: skip
"""What has a native_ and a half_ variant (OpenCL C 1.2, section 6.12.2)."""


def test_a_variant_that_opencl_lacks_is_unknown() -> None:
    assert set(FLOAT) > VARIANTS
    for name in FLOAT:
        for prefix in ("native_", "half_"):
            found = [lookup(f"_Z{len(prefix + name)}{prefix}{name}{args}") for args in ("f", "ff")]
            assert [b is not None for b in found] == [name in VARIANTS] * 2, name
            assert all(b.cost == FLOAT[name].native for b in found if b is not None)


def test_only_the_copy_of_an_asynchronous_copy_moves_data() -> None:
    assert got("_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event").cost == (("load", 1), ("store", 1))
    assert got("_Z17wait_group_eventsiP9ocl_event").cost == got("_Z8prefetchPU3AS1Kcm").cost == FREE


def test_costs() -> None:
    assert got("_Z10native_expf").cost == (("sfu", 1), ("fmul", 1))
    assert not got("_Z10native_expDv4_f").cost_per_call
    dot = got("_Z3dotDv4_fS_")
    assert (dot.cost, dot.cost_per_call) == ((("fmul", 1), ("fma", 3)), True)
    assert got("_Z11native_sqrtf").cost != got("_Z4sqrtf").cost
    assert all(op != "sfu" for op, _ in got("_Z3expd").cost)  # no special function unit for doubles
    assert sum(n for _, n in got("_Z3expd").cost) > sum(n for _, n in got("_Z3expf").cost)
    assert got("_Z13convert_uint4Dv4_i").cost == ()
    assert got("_Z14convert_float4Dv4_i").cost == (("cvt", 1),)
    assert got("_Z11vload_half4mPU3AS1KDh").cost == (("load", 1), ("cvt", 4))
    assert got("_Z7arm_dotDv4_cS_").cost == (("dot8", 1),)


F = np.float32


@pytest.mark.parametrize(
    ("symbol", "args", "want"),
    [
        ("llvm.fmuladd.f32", (F(2), F(3), F(4)), 10), ("llvm.fma.f32", (F(2), F(3), F(4)), 10), ("llvm.fabs.f32", (F(-2),), 2),
        ("llvm.minnum.f32", (F("nan"), F(1)), 1), ("llvm.maxnum.f32", (F(2), F(1)), 2), ("llvm.floor.f32", (F(-1.5),), -2),
        ("llvm.ceil.f32", (F(-1.5),), -1), ("llvm.trunc.f32", (F(-1.5),), -1), ("llvm.rint.f32", (F(2.5),), 2),
        ("llvm.nearbyint.f32", (F(3.5),), 4), ("llvm.round.f32", (F(2.5),), 3), ("llvm.roundeven.f32", (F(2.5),), 2),
        ("llvm.sqrt.f32", (F(9),), 3), ("llvm.exp2.f32", (F(3),), 8), ("llvm.exp10.f32", (F(2),), 100),
        ("llvm.log2.f32", (F(8),), 3),
        ("llvm.log10.f32", (F(100),), 2), ("llvm.pow.f32", (F(2), F(3)), 8), ("llvm.powi.f32.i32", (F(2), -1), 0.5),
        ("llvm.ldexp.f32.i32", (F(3), 2), 12), ("llvm.copysign.f32", (F(3), F(-1)), -3), ("llvm.canonicalize.f32", (F(3),), 3),
        ("llvm.sin.f32", (F(0),), 0), ("llvm.cos.f32", (F(0),), 1), ("llvm.exp.f32", (F(0),), 1), ("llvm.log.f32", (F(1),), 0),
        ("llvm.smin.i32", (-1, 1), -1), ("llvm.umin.i32", (-1, 1), 1), ("llvm.smax.i8", (-1, 1), 1),
        ("llvm.umax.i8", (-1, 1), -1),
        ("llvm.sadd.sat.i8", (100, 100), 127), ("llvm.uadd.sat.i8", (-1, 1), -1), ("llvm.ssub.sat.i8", (-100, 100), -128),
        ("llvm.usub.sat.i8", (1, 2), 0), ("llvm.ctpop.i32", (-1,), 32), ("llvm.ctlz.i16", (1, False), 15),
        ("llvm.cttz.i64", (8, True), 3),
        ("llvm.ctlz.i32", (0, False), 32), ("llvm.bswap.i32", (0x01020304,), 0x04030201), ("llvm.bitreverse.i8", (1,), -128),
        ("llvm.abs.i32", (-5, True), 5), ("llvm.abs.i32", (-(2**31), False), -(2**31)), ("llvm.umin.i1", (True, False), False),
        ("llvm.smax.i1", (True, False), False), ("llvm.umax.i1", (True, False), True), ("llvm.scmp.i8.i32", (-1, 1), -1),
        ("llvm.ucmp.i8.i32", (-1, 1), 1), ("llvm.ucmp.i8.i32", (4, 4), 0), ("llvm.fptosi.sat.i32.f32", (F(1e20),), 2**31 - 1),
        ("llvm.fptoui.sat.i8.f32", (F(-3),), 0), ("llvm.fptoui.sat.i8.f32", (F(1e9),), -1),
        ("llvm.expect.i1", (True, False), True),
        ("llvm.vector.reduce.add.v4i32", ([1, 2, 3, 2**31 - 1],), -(2**31) + 5),
        ("llvm.vector.reduce.mul.v2i32", ([3, -4],), -12),
        ("llvm.vector.reduce.and.v2i8", ([6, 3],), 2), ("llvm.vector.reduce.or.v2i8", ([6, 3],), 7),
        ("llvm.vector.reduce.xor.v2i8", ([6, 3],), 5), ("llvm.vector.reduce.smax.v2i32", ([-1, 1],), 1),
        ("llvm.vector.reduce.umax.v2i32", ([-1, 1],), -1), ("llvm.vector.reduce.smin.v2i32", ([-1, 1],), -1),
        ("llvm.vector.reduce.umin.v2i32", ([-1, 1],), 1), ("llvm.vector.reduce.or.v2i1", ([True, False],), True),
        ("llvm.vector.reduce.and.v2i1", ([True, False],), False), ("llvm.vector.reduce.xor.v2i1", ([True, True],), False),
        ("llvm.vector.reduce.fadd.v2f32", (F(1), [F(2), F(3)]), 6), ("llvm.vector.reduce.fmul.v2f32", (F(2), [F(2), F(3)]), 12),
        ("llvm.vector.reduce.fmax.v2f32", ([F(2), F(3)],), 3), ("llvm.vector.reduce.fmin.v2f32", ([F(2), F("nan")],), 2),
        ("llvm.lround.i32.f32", (F(2.5),), 3), ("llvm.lrint.i32.f32", (F(2.5),), 2), ("llvm.maximumnum.f32", (F("nan"), F(1)), 1),
    ],
)  # fmt: skip
def test_intrinsics_uniform_and_per_lane(symbol: str, args: tuple[Any, ...], want: float) -> None:
    result = run(symbol, *args)
    assert result == want
    assert not isinstance(result, np.ndarray)
    first = args[-1] if "reduce" in symbol else args[0]
    bits = int(re.findall(r"[vif](\d+)", symbol)[-1])

    def lane(x: Any) -> Any:
        if isinstance(x, np.floating):
            return np.array([x, x])
        return np.array([x, x], np.bool_ if bits == 1 else f"int{bits}")

    if isinstance(first, list):
        lanes: list[Any] = [*args[:-1], [lane(first[0]), *first[1:]]]
    else:
        lanes = [lane(first), *args[1:]]
    per_lane = run(symbol, *lanes)
    assert per_lane.tolist() == [want, want]


@pytest.mark.parametrize("name", ["minimum", "maximum"])
def test_minimum_and_maximum_propagate_nan_and_order_zeros(name: str) -> None:
    assert np.isnan(run(f"llvm.{name}.f32", F("nan"), F(1)))
    zeros = run(f"llvm.{name}.f32", np.array([0.0, -0.0], np.float32), np.array([-0.0, 0.0], np.float32))
    assert np.signbit(zeros).tolist() == [name == "minimum"] * 2
    assert run(f"llvm.{name}.f32", F(2), F(3)) == (2 if name == "minimum" else 3)


@given(integers("uint"), integers("uint"), st.integers(0, 200))
def test_funnel_shifts(high: int, low: int, n: int) -> None:
    text = format(high % 2**32, "032b") + format(low % 2**32, "032b")
    n_bits = n % 32
    left, right = signed(int(text[n_bits : n_bits + 32], 2), 32), signed(int(text[32 - n_bits : 64 - n_bits], 2), 32)
    a, b = signed(high, 32), signed(low, 32)
    for name, want in (("fshl", left), ("fshr", right)):
        assert run(f"llvm.{name}.i32", a, b, n) == want
        assert run(f"llvm.{name}.i32", np.array([a], np.int32), b, n).tolist() == [want]


@pytest.mark.parametrize("t", ["char", "int", "long"])
@given(st.data())
def test_overflow_flags(t: str, data: st.DataObject) -> None:
    bits = {"char": 8, "int": 32, "long": 64}[t]
    x, y = data.draw(integers(t)), data.draw(integers(t))
    for op, exact in {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b}.items():
        for sign in "su":
            a, b = (x, y) if sign == "s" else (x % 2**bits, y % 2**bits)
            full = exact(a, b)
            fits = -(2 ** (bits - 1)) <= full < 2 ** (bits - 1) if sign == "s" else 0 <= full < 2**bits
            symbol = f"llvm.{sign}{op}.with.overflow.i{bits}"
            assert run(symbol, x, y) == (signed(full, bits), not fits)
            value, flag = run(symbol, np.array([x], f"int{bits}"), y)
            assert (value.tolist(), flag.tolist()) == ([signed(full, bits)], [not fits])
    values, flags = run("llvm.uadd.with.overflow.v2i8", [-1, 1], [1, 1])
    assert (values, flags) == ([0, 2], [True, False])


def test_fp_classes() -> None:
    quiet, signalling = (struct.unpack("<f", struct.pack("<I", b))[0] for b in (0x7FC00000, 0x7F800001))
    bits = np.array(
        [0x7F800001, 0x7FC00000, 0xFF800000, 0xBF800000, 0x80000001, 0x80000000, 0, 1, 0x3F800000, 0x7F800000], np.uint32
    )
    values = bits.view(np.float32)
    assert math.isnan(quiet)
    assert math.isnan(signalling)
    for n in range(10):
        assert run("llvm.is.fpclass.f32", values, 1 << n).tolist() == [k == n for k in range(10)]
    assert run("llvm.is.fpclass.f32", F("inf"), 516) is True


def test_struct_results_of_vectors_are_two_vectors() -> None:
    assert run("llvm.frexp.v2f32.v2i32", [F(8), F(3)]) == ([0.5, 0.75], [4, 2])
    assert run("llvm.modf.f32", F(2.5)) == (0.5, 2.0)
