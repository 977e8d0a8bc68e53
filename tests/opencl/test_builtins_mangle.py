"""Demangling: what clang's own syntax tree says of each declaration (symbol and source types), and damaged symbols."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.builtins.mangle import demangle
from tests.helpers.builtin_kernels import KERNELS, mangle, vector

# (mangledName, name and parameter types) of clang's JSON syntax tree of its OpenCL C declarations, const and volatile dropped.
# fmt: off
GOLDEN = [
    ("_Z3madDv4_fS_S_", "mad(float4, float4, float4)"),
    ("_Z5fractDv4_fPU3AS1S_", "fract(float4, global float4*)"),
    ("_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event", "async_work_group_copy(local float*, global float*, ulong, event)"),
    ("_Z17wait_group_eventsiP9ocl_event", "wait_group_events(int, private event*)"),
    ("_Z12get_work_dimv", "get_work_dim()"),
    ("_Z10atomic_addPU3AS3Vii", "atomic_add(local int*, int)"),
    ("_Z11read_imagef21ocl_image1d_buffer_roi", "read_imagef(image1d_buffer_ro, int)"),
    ("_Z3absDv3_j", "abs(uint3)"),
    ("_Z4acosDv3_Dh", "acos(half3)"),
    ("_Z5acoshDv4_d", "acosh(double4)"),
    ("_Z6acospiDv16_Dh", "acospi(half16)"),
    ("_Z4asinDv4_Dh", "asin(half4)"),
    ("_Z5asinhDv8_Dh", "asinh(half8)"),
    ("_Z21async_work_group_copyPU3AS3Dv2_cPU3AS1KS_m9ocl_event",
     "async_work_group_copy(local char2*, global char2*, ulong, event)"),
    ("_Z29async_work_group_strided_copyPU3AS1tPU3AS3Ktmm9ocl_event",
     "async_work_group_strided_copy(global ushort*, local ushort*, ulong, ulong, event)"),
    ("_Z5atan2Dv3_dS_", "atan2(double3, double3)"),
    ("_Z6atanpiDv16_Dh", "atanpi(half16)"),
    ("_Z8atom_addPU3AS3Vjj", "atom_add(local uint*, uint)"),
    ("_Z12atom_cmpxchgPU3AS3Viii", "atom_cmpxchg(local int*, int, int)"),
    ("_Z8atom_decPU3AS1Vj", "atom_dec(global uint*)"),
    ("_Z8atom_maxPU3AS1Vll", "atom_max(global long*, long)"),
    ("_Z7atom_orPU3AS3Vmm", "atom_or(local ulong*, ulong)"),
    ("_Z9atom_xchgPU3AS1Vll", "atom_xchg(global long*, long)"),
    ("_Z10atomic_andPU3AS1Vjj", "atomic_and(global uint*, uint)"),
    ("_Z14atomic_cmpxchgPU3AS3Viii", "atomic_cmpxchg(local int*, int, int)"),
    ("_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicjPU3AS4jj",
     "atomic_compare_exchange_strong(generic atomic_uint*, generic uint*, uint)"),
    ("_Z10atomic_decPU3AS3Vi", "atomic_dec(local int*)"),
    ("_Z24atomic_exchange_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope",
     "atomic_exchange_explicit(generic atomic_uint*, uint, memory_order, memory_scope)"),
    ("_Z16atomic_fetch_andPU3AS4VU7_Atomicmm", "atomic_fetch_and(generic atomic_ulong*, ulong)"),
    ("_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicjj12memory_order",
     "atomic_fetch_and_explicit(generic atomic_uint*, uint, memory_order)"),
    ("_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope",
     "atomic_fetch_max_explicit(generic atomic_double*, double, memory_order, memory_scope)"),
    ("_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope",
     "atomic_fetch_or_explicit(generic atomic_int*, int, memory_order, memory_scope)"),
    ("_Z16atomic_fetch_xorPU3AS4VU7_Atomicjj", "atomic_fetch_xor(generic atomic_uint*, uint)"),
    ("_Z10atomic_incPU3AS1Vi", "atomic_inc(global int*)"),
    ("_Z11atomic_loadPU3AS4VU7_Atomicf", "atomic_load(generic atomic_float*)"),
    ("_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope",
     "atomic_load_explicit(generic atomic_uint*, memory_order, memory_scope)"),
    ("_Z10atomic_maxPU3AS1Vjj", "atomic_max(global uint*, uint)"),
    ("_Z12atomic_storePU3AS4VU7_Atomicjj", "atomic_store(generic atomic_uint*, uint)"),
    ("_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope",
     "atomic_store_explicit(generic atomic_int*, int, memory_order, memory_scope)"),
    ("_Z23bitfield_extract_signedDv4_tjj", "bitfield_extract_signed(ushort4, uint, uint)"),
    ("_Z9bitselectDv2_fS_S_", "bitselect(float2, float2, float2)"),
    ("_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v", "capture_event_profiling_info(clkevent, int, global void*)"),
    ("_Z4ceilf", "ceil(float)"),
    ("_Z3clzDv16_j", "clz(uint16)"),
    ("_Z18convert_short3_satDv3_f", "convert_short3_sat(float3)"),
    ("_Z8copysignDv3_dS_", "copysign(double3, double3)"),
    ("_Z5cospiDv8_Dh", "cospi(half8)"),
    ("_Z17create_user_eventv", "create_user_event()"),
    ("_Z5crossDv3_DhS_", "cross(half3, half3)"),
    ("_Z3ctzDv3_t", "ctz(ushort3)"),
    ("_Z7degreesDv4_f", "degrees(float4)"),
    ("_Z3dotDv2_DhS_", "dot(half2, half2)"),
    ("_Z20dot_4x8packed_ss_intjj", "dot_4x8packed_ss_int(uint, uint)"),
    ("_Z21dot_4x8packed_uu_uintjj", "dot_4x8packed_uu_uint(uint, uint)"),
    ("_Z11dot_acc_satDv4_hDv4_ci", "dot_acc_sat(uchar4, char4, int)"),
    ("_Z29dot_acc_sat_4x8packed_uu_uintjjj", "dot_acc_sat_4x8packed_uu_uint(uint, uint, uint)"),
    ("_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_",
     "enqueue_marker(queue, uint, generic clkevent*, generic clkevent*)"),
    ("_Z4erfcd", "erfc(double)"),
    ("_Z5exp10Dv3_d", "exp10(double3)"),
    ("_Z4exp2Dv2_d", "exp2(double2)"),
    ("_Z5expm1Dv3_Dh", "expm1(half3)"),
    ("_Z13fast_distanceff", "fast_distance(float, float)"),
    ("_Z11fast_lengthf", "fast_length(float)"),
    ("_Z4fdimDv3_DhS_", "fdim(half3, half3)"),
    ("_Z3fmaDv4_DhS_S_", "fma(half4, half4, half4)"),
    ("_Z17get_default_queuev", "get_default_queue()"),
    ("_Z20get_global_linear_idv", "get_global_linear_id()"),
    ("_Z17get_global_offsetj", "get_global_offset(uint)"),
    ("_Z20get_image_array_size26ocl_image2d_array_depth_rw", "get_image_array_size(image2d_array_depth_rw)"),
    ("_Z27get_image_channel_data_type19ocl_image2d_msaa_rw", "get_image_channel_data_type(image2d_msaa_rw)"),
    ("_Z23get_image_channel_order14ocl_image1d_ro", "get_image_channel_order(image1d_ro)"),
    ("_Z13get_image_dim20ocl_image2d_depth_wo", "get_image_dim(image2d_depth_wo)"),
    ("_Z16get_image_height20ocl_image2d_array_wo", "get_image_height(image2d_array_wo)"),
    ("_Z21get_image_num_samples19ocl_image2d_msaa_rw", "get_image_num_samples(image2d_msaa_rw)"),
    ("_Z15get_image_width26ocl_image2d_array_depth_wo", "get_image_width(image2d_array_depth_wo)"),
    ("_Z12get_local_idj", "get_local_id(uint)"),
    ("_Z14get_num_groupsj", "get_num_groups(uint)"),
    ("_Z4haddDv3_iS_", "hadd(int3, int3)"),
    ("_Z8half_expDv4_f", "half_exp(float4)"),
    ("_Z10half_exp10Dv2_f", "half_exp10(float2)"),
    ("_Z9half_exp2Dv2_f", "half_exp2(float2)"),
    ("_Z9half_log2Dv8_f", "half_log2(float8)"),
    ("_Z10half_recipDv16_f", "half_recip(float16)"),
    ("_Z10half_rsqrtDv16_f", "half_rsqrt(float16)"),
    ("_Z9half_sqrtf", "half_sqrt(float)"),
    ("_Z5hypotff", "hypot(float, float)"),
    ("_Z5ilogbDv8_Dh", "ilogb(half8)"),
    ("_Z14is_valid_event12ocl_clkevent", "is_valid_event(clkevent)"),
    ("_Z7isequalDv4_DhS_", "isequal(half4, half4)"),
    ("_Z9isgreaterDv2_DhS_", "isgreater(half2, half2)"),
    ("_Z14isgreaterequalDv3_fS_", "isgreaterequal(float3, float3)"),
    ("_Z6islessDv4_DhS_", "isless(half4, half4)"),
    ("_Z11islessequalDhDh", "islessequal(half, half)"),
    ("_Z8isnormalDv16_f", "isnormal(float16)"),
    ("_Z10isnotequalDv16_fS_", "isnotequal(float16, float16)"),
    ("_Z9isorderedDv8_dS_", "isordered(double8, double8)"),
    ("_Z11isunorderedDv4_dS_", "isunordered(double4, double4)"),
    ("_Z6lengthDv4_f", "length(float4)"),
    ("_Z3logDv16_d", "log(double16)"),
    ("_Z5log10d", "log10(double)"),
    ("_Z5log1pDv2_d", "log1p(double2)"),
    ("_Z5mad24Dv2_jS_S_", "mad24(uint2, uint2, uint2)"),
    ("_Z6mad_hiDv2_jS_S_", "mad_hi(uint2, uint2, uint2)"),
    ("_Z7mad_satDv8_lS_S_", "mad_sat(long8, long8, long8)"),
    ("_Z3maxDv16_DhDh", "max(half16, half)"),
    ("_Z6minmagDv16_fS_", "minmag(float16, float16)"),
    ("_Z6mul_hiDv3_mS_", "mul_hi(ulong3, ulong3)"),
    ("_Z10native_cosDv3_f", "native_cos(float3)"),
    ("_Z10native_expDv3_f", "native_exp(float3)"),
    ("_Z12native_exp10f", "native_exp10(float)"),
    ("_Z10native_logDv3_f", "native_log(float3)"),
    ("_Z12native_log10Dv16_f", "native_log10(float16)"),
    ("_Z11native_powrDv4_fS_", "native_powr(float4, float4)"),
    ("_Z10ndrange_3DPKmS0_S0_", "ndrange_3D(private ulong*, private ulong*, private ulong*)"),
    ("_Z9nextafterDhDh", "nextafter(half, half)"),
    ("_Z4powrDv8_DhS_", "powr(half8, half8)"),
    ("_Z7radiansDv16_f", "radians(float16)"),
    ("_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f", "read_imagef(image2d_array_ro, sampler, float4)"),
    ("_Z11read_imagef19ocl_image2d_msaa_roDv2_ii", "read_imagef(image2d_msaa_ro, int2, int)"),
    ("_Z11read_imagef20ocl_image1d_array_rw11ocl_samplerDv2_ff", "read_imagef(image1d_array_rw, sampler, float2, float)"),
    ("_Z14read_mem_fencej", "read_mem_fence(uint)"),
    ("_Z9remainderDv3_dS_", "remainder(double3, double3)"),
    ("_Z6remquoDv2_dS_PU3AS4Dv2_i", "remquo(double2, double2, generic int2*)"),
    ("_Z12retain_event12ocl_clkevent", "retain_event(clkevent)"),
    ("_Z5rhaddDv3_sS_", "rhadd(short3, short3)"),
    ("_Z4rintDv16_f", "rint(float16)"),
    ("_Z5rootndi", "rootn(double, int)"),
    ("_Z6selectDv4_iS_Dv4_j", "select(int4, int4, uint4)"),
    ("_Z21set_user_event_status12ocl_clkeventi", "set_user_event_status(clkevent, int)"),
    ("_Z7shuffleDv16_lDv8_m", "shuffle(long16, ulong8)"),
    ("_Z8shuffle2Dv2_lS_Dv2_m", "shuffle2(long2, long2, ulong2)"),
    ("_Z8shuffle2Dv4_mS_Dv2_m", "shuffle2(ulong4, ulong4, ulong2)"),
    ("_Z4signf", "sign(float)"),
    ("_Z7signbitd", "signbit(double)"),
    ("_Z6sincosDv16_fPU3AS4S_", "sincos(float16, generic float16*)"),
    ("_Z5sinpiDv2_f", "sinpi(float2)"),
    ("_Z10smoothstepDhDhDv3_Dh", "smoothstep(half, half, half3)"),
    ("_Z4stepfDv3_f", "step(float, float3)"),
    ("_Z26sub_group_clustered_rotatefij", "sub_group_clustered_rotate(float, int, uint)"),
    ("_Z3tanDv3_d", "tan(double3)"),
    ("_Z4tanhd", "tanh(double)"),
    ("_Z5tanpid", "tanpi(double)"),
    ("_Z6tgammaDv4_d", "tgamma(double4)"),
    ("_Z7vstore3Dv3_cmPU3AS4c", "vstore3(char3, ulong, generic char*)"),
    ("_Z16vstore_half3_rtzDv3_dmPU3AS4Dh", "vstore_half3_rtz(double3, ulong, generic half*)"),
    ("_Z17vstorea_half8_rtpDv8_dmPU3AS4Dh", "vstorea_half8_rtp(double8, ulong, generic half*)"),
    ("_Z14work_group_alli", "work_group_all(int)"),
    ("_Z14work_group_anyi", "work_group_any(int)"),
    ("_Z21work_group_reduce_maxm", "work_group_reduce_max(ulong)"),
    ("_Z29work_group_scan_exclusive_addl", "work_group_scan_exclusive_add(long)"),
    ("_Z29work_group_scan_exclusive_maxm", "work_group_scan_exclusive_max(ulong)"),
    ("_Z29work_group_scan_inclusive_addj", "work_group_scan_inclusive_add(uint)"),
    ("_Z29work_group_scan_inclusive_minl", "work_group_scan_inclusive_min(long)"),
    ("_Z12write_imagef20ocl_image2d_array_rwDv4_iiDv4_f", "write_imagef(image2d_array_rw, int4, int, float4)"),
    ("_Z12write_imageh20ocl_image2d_array_rwDv4_iDv4_Dh", "write_imageh(image2d_array_rw, int4, half4)"),
]
# fmt: on


@pytest.mark.parametrize(("symbol", "signature"), GOLDEN, ids=[symbol for symbol, _ in GOLDEN])
def test_what_clang_mangles(symbol: str, signature: str) -> None:
    name, params = demangle(symbol)
    assert f"{name}({', '.join(params)})" == signature


def test_other_symbols_come_back_as_they_are() -> None:
    assert demangle("printf") == ("printf", ())
    assert demangle("__translate_sampler_initializer") == ("__translate_sampler_initializer", ())


def test_a_length_of_the_address_space_is_not_read_into_the_type() -> None:
    # "AS4" is a source name of three characters; the 9 belongs to the event
    assert demangle("_Z17wait_group_eventsiPU3AS49ocl_event")[1] == ("int", "generic event*")


def test_many_substitutions() -> None:
    types = ["float4", "int4", "uint4", "half4", "float4", "int4", "uint4", "half4"]
    assert mangle("f", types) == "_Z1fDv4_fDv4_iDv4_jDv4_DhS_S0_S1_S2_"
    assert demangle(mangle("f", types)) == ("f", tuple(types))


@pytest.mark.parametrize(
    "symbol", ["_Z", "_Zfoo", "_Z9mad", "_Z3madDv4", "_Z3madDv4_", "_Z3madS_", "_Z3madf9ocl", "_Z3madPU2ASf", "_Z3mad?"]
)
def test_damaged_symbols_are_named(symbol: str) -> None:
    with pytest.raises(ValueError, match="not the mangled name of an OpenCL builtin"):
        demangle(symbol)


_TYPES = st.builds(
    vector,
    st.sampled_from(["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"]),
    st.sampled_from([1, 2, 3, 4, 8, 16]),
)


@given(st.lists(_TYPES, min_size=1, max_size=12))
def test_values_come_back_from_their_mangling(types: list[str]) -> None:
    assert demangle(mangle("name", types)) == ("name", tuple(types))


def test_the_kernel_list_says_what_its_symbols_say() -> None:
    for kernel in KERNELS:
        for call in kernel.calls:
            name, params = demangle(call.symbol)
            assert f"{name}(" in kernel.source
            types = [vector(o.type, w) for o, (w, _) in zip(kernel.operands, call.inputs, strict=True)]
            assert list(params[: len(types)]) == types
