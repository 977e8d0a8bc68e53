"""Integer dot products of every extension against numpy; their macros; what both engines charge for them."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim import load_gpu, predict
from mgpusim.arch.fields import with_fields
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.extensions import MACROS
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run
from tests.helpers.oracles import given

ITEMS = 256
SIGNED, UNSIGNED = np.int8, np.uint8
# name, OpenCL C types of the operands, what their components are, whether an accumulator is added, whether that saturates
FORMS = [
    ("dot", "char4", "char4", SIGNED, SIGNED, "", "int"),
    ("dot", "uchar4", "uchar4", UNSIGNED, UNSIGNED, "", "uint"),
    ("dot", "char4", "uchar4", SIGNED, UNSIGNED, "", "int"),
    ("dot", "uchar4", "char4", UNSIGNED, SIGNED, "", "int"),
    ("dot_acc_sat", "char4", "char4", SIGNED, SIGNED, "saturate", "int"),
    ("dot_acc_sat", "uchar4", "uchar4", UNSIGNED, UNSIGNED, "saturate", "uint"),
    ("dot_acc_sat", "char4", "uchar4", SIGNED, UNSIGNED, "saturate", "int"),
    ("dot_acc_sat", "uchar4", "char4", UNSIGNED, SIGNED, "saturate", "int"),
    ("dot_4x8packed_ss_int", "uint", "uint", SIGNED, SIGNED, "", "int"),
    ("dot_4x8packed_uu_uint", "uint", "uint", UNSIGNED, UNSIGNED, "", "uint"),
    ("dot_4x8packed_su_int", "uint", "uint", SIGNED, UNSIGNED, "", "int"),
    ("dot_4x8packed_us_int", "uint", "uint", UNSIGNED, SIGNED, "", "int"),
    ("dot_acc_sat_4x8packed_ss_int", "uint", "uint", SIGNED, SIGNED, "saturate", "int"),
    ("dot_acc_sat_4x8packed_uu_uint", "uint", "uint", UNSIGNED, UNSIGNED, "saturate", "uint"),
    ("dot_acc_sat_4x8packed_su_int", "uint", "uint", SIGNED, UNSIGNED, "saturate", "int"),
    ("dot_acc_sat_4x8packed_us_int", "uint", "uint", UNSIGNED, SIGNED, "saturate", "int"),
    ("arm_dot", "char4", "char4", SIGNED, SIGNED, "", "int"),
    ("arm_dot", "uchar4", "uchar4", UNSIGNED, UNSIGNED, "", "uint"),
    ("arm_dot_acc", "char4", "char4", SIGNED, SIGNED, "wrap", "int"),
    ("arm_dot_acc", "uchar4", "uchar4", UNSIGNED, UNSIGNED, "wrap", "uint"),
    ("arm_dot_acc", "short2", "short2", np.int16, np.int16, "wrap", "int"),
    ("arm_dot_acc", "ushort2", "ushort2", np.uint16, np.uint16, "wrap", "uint"),
    ("arm_dot_acc_sat", "char4", "char4", SIGNED, SIGNED, "saturate", "int"),
    ("arm_dot_acc_sat", "uchar4", "uchar4", UNSIGNED, UNSIGNED, "saturate", "uint"),
    ("qcom_dot8_acc", "uint", "uint", SIGNED, UNSIGNED, "saturate", "int"),
    ("qcom_udot8_acc", "uint", "uint", UNSIGNED, UNSIGNED, "saturate", "int"),
]


@pytest.mark.parametrize(
    ("name", "x", "y", "kind_x", "kind_y", "adds", "result"), FORMS, ids=[f"{f[0]}-{f[1]}-{f[2]}" for f in FORMS]
)
@pytest.mark.parametrize("uniform", [False, True])
def test_numpy_agrees(name, x, y, kind_x, kind_y, adds, result, uniform):
    rng = np.random.default_rng(7)
    left, right = (rng.integers(0, 256, 4 * ITEMS, dtype=np.uint8) for _ in range(2))
    left[:8], right[:8] = [128] * 4 + [255] * 4, [128] * 4 + [255] * 4  # the largest products
    low, high = (0, 2**32) if result == "uint" else (-(2**31), 2**31)
    start = rng.integers(low, high, ITEMS)
    start[:4] = high - 1, low, low, high - 1
    at = "0" if uniform else "get_global_id(0)"
    call = f"{name}(a[{at}], b[{at}]{f', c[{at}]' if adds else ''})"
    source = f"""kernel void k(global const {x} *a, global const {y} *b, global const {result} *c, global {result} *out) {{
        out[get_global_id(0)] = {call};
    }}"""
    dtype = "uint32" if result == "uint" else "int32"
    args = (given(left), given(right), given(start.astype(dtype)), BufferArg(dtype, ITEMS, Init("zeros")))
    found = run(Launch(source, "k", (ITEMS,), args, local_size=(64,)))[3]

    total = (left.view(kind_x).astype(object) * right.view(kind_y).astype(object)).reshape(ITEMS, -1).sum(axis=1)
    total = (total + start.astype(object)) if adds else total
    if adds == "saturate":
        total = np.clip(total, low, high - 1)
    want = np.array([int(t) % 2**32 for t in (total[:1].repeat(ITEMS) if uniform else total)], np.uint32)
    np.testing.assert_array_equal(found.view(np.uint32), want)


@pytest.mark.parametrize("name", [*MACROS, "cl_khr_fp16", "cl_khr_fp64", "cl_khr_3d_image_writes"])
def test_macros_are_defined_until_an_option_takes_them_away(name):
    kernel = "kernel void k(global int *a) { a[0] = 1; }"
    compile_source(TranslationUnit(f"#ifndef {name}\n#error absent\n#endif\n{kernel}"), session=Session(cache=False))
    compile_source(
        TranslationUnit(f"#ifdef {name}\n#error present\n#endif\n{kernel}", f"-U {name}"), session=Session(cache=False)
    )


def test_a_vendors_function_needs_no_macro():
    source = "kernel void k(global int *a, char4 x, uint y) { a[0] = arm_dot(x, x) + qcom_dot8_acc(y, y, 0); }"
    options = "-Ucl_arm_integer_dot_product_int8 -U cl_qcom_dot_product8"
    assert "arm_dot" in compile_source(TranslationUnit(source, options), session=Session(cache=False))


LOOP = """kernel void k(global int *out, uint x, int iterations) {{
    uint y = get_global_id(0);
    int sum = 0;
    for (int i = 0; i < iterations; i++) {{ {body} y += 0x01030507u; }}
    out[get_global_id(0)] = sum;
}}"""
ARM = LOOP.format(body="sum = arm_dot_acc(as_char4(x), as_char4(y), sum);")
QUALCOMM = LOOP.format(body="sum = qcom_dot8_acc(x, y, sum);")
BY_HAND = LOOP.format(body="int4 p = convert_int4(as_char4(x)) * convert_int4(as_char4(y)); sum += p.x + p.y + p.z + p.w;")


def launch(source: str) -> Launch:
    args = (BufferArg("int32", 65536, Init("zeros")), ScalarArg("uint32", (0x12345678,)), ScalarArg("int32", (64,)))
    return Launch(source, "k", (65536,), args, local_size=(64,), options="-Dcl_qcom_dot_product8=1")


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("source", [ARM, QUALCOMM], ids=["arm", "qualcomm"])
def test_engines_charge_the_rate_of_the_gpu(engine, source):
    gpu = load_gpu("mali-g76-mp5")
    times = [
        predict(
            launch(source), with_fields(gpu, {"core.ops.dot8.per_cycle": rate}), engine, session=Session(cache=False)
        ).latency_us
        for rate in (24.0, 6.0, 1.5)
    ]
    assert times[0] < 0.6 * times[1] < 0.6 * 0.6 * times[2]


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_an_instruction_of_its_own_beats_multiplications(engine):
    """Mali-G76 has one; the numbers of the two kernels' operations differ by far more than what either engine leaves out."""
    dot, plain = (predict(launch(s), "mali-g76-mp5", engine, session=Session(cache=False)).latency_us for s in (ARM, BY_HAND))
    assert dot < 0.7 * plain
