"""What the OpenCL compiler of a GPU's vendor does not have is refused, with what to call in its place."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import UnsupportedError
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch


def traced(call: str, name: str, options: str = "") -> Trace:
    source = f"kernel void k(global float *a) {{\n  float x = a[get_global_id(0)];\n  a[get_global_id(0)] = {call};\n}}"
    return trace_launch(Launch(source, "k", (64,), (BufferArg("float32", 64),), (64,), options=options), load_gpu(name))


# clinfo in CodeLinaro/llama.cpp pull request 17 and Oblomov/clinfo issue 92 (Adreno), rockchip-linux/mpp issue 607 (Mali-G610)
# and AOSC-Dev/aosc-os-abbs pull request 11403 (Intel)
QUALCOMMS = "qcom_sub_group_shuffle_xor(x, 1, CLK_SUB_GROUP_SHUFFLE_WIDTH_WAVE_SIZE_QCOM, x)"


@pytest.mark.parametrize("name", ["adreno-640", "adreno-740", "adreno-830"])
@pytest.mark.parametrize(
    ("call", "way"),
    [
        ("sub_group_shuffle_xor(x, 1)", r"cl_khr_subgroup_shuffle\); use qcom_sub_group_shuffle_xor\(value"),
        ("sub_group_shuffle_down(x, 1)", r"cl_khr_subgroup_shuffle_relative\); use qcom_sub_group_shuffle_up"),
        ("sub_group_non_uniform_reduce_mul(x)", r"cl_khr_subgroup_non_uniform_arithmetic\); use sub_group_reduce_add"),
        ("sub_group_clustered_reduce_add(x, 4)", r"cl_khr_subgroup_clustered_reduce\); use qcom_sub_group_shuffle_xor"),
    ],
)
def test_qualcomms_compiler_lacks_most_of_khronos_sub_groups(call: str, way: str, name: str) -> None:
    with pytest.raises(UnsupportedError, match=rf"kernel k, line 3: the OpenCL compiler of {name} has no sub_group_.*{way}"):
        traced(call, name)
    assert traced(call, "mali-g610-mp4")
    assert traced(call, "intel-iris-xe-96")


def test_what_takes_their_place_runs() -> None:
    for name in ("adreno-640", "adreno-830"):
        assert traced(QUALCOMMS, name)
        assert traced("sub_group_reduce_add(x)", name)
        assert traced("sub_group_broadcast(x, 0)", name)
        assert traced("x + qcom_get_physical_sub_group_id()", name)


@pytest.mark.parametrize(
    ("call", "name", "extension"),
    [
        (QUALCOMMS, "mali-g610-mp4", "cl_qcom_subgroup_shuffle"),
        ("qcom_dot8_acc(as_uint(x), 1, 0)", "radeon-780m", "cl_qcom_dot_product8"),
        ("intel_sub_group_shuffle(x, 1)", "adreno-740", "cl_intel_subgroups"),
        ("arm_dot((char4)(as_int(x)), (char4)(1))", "intel-hd505", "cl_arm_integer_dot_product_int8"),
    ],
)
def test_functions_of_other_vendors_are_refused_unless_a_driver_has_them(call: str, name: str, extension: str) -> None:
    with pytest.raises(
        UnsupportedError, match=rf"has no \w+ \({extension}\).*If your driver has it, say so: --options -D{extension}"
    ):
        traced(call, name)
    assert traced(call, name, f"-D{extension}=1")
    assert traced(call, name, f"-D {extension}")


def test_dot_products_of_arm_run_on_its_gpus() -> None:
    for name in ("mali-g710-mp7", "mali-g72-mp12"):
        assert traced("arm_dot((char4)(as_int(x)), (char4)(1))", name)
