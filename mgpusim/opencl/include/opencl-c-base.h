/* Base types, constants and macros of OpenCL C 1.2 for clang's -fdeclare-opencl-builtins.
 *
 * clang finds this file by its name: with -fdeclare-opencl-builtins it declares the builtin functions
 * itself and includes opencl-c-base.h for everything that is a type or a macro. Values are those of
 * the OpenCL 1.2 specification (sections named below).
 */
#ifndef MGPUSIM_OPENCL_C_BASE_H
#define MGPUSIM_OPENCL_C_BASE_H

/* What clang wants to see before it declares builtins with named address spaces. */
#define __opencl_c_named_address_space_builtins 1

/* 6.10: the version of the device, which clang leaves to the driver: that of the language, 1.2 at least */
#ifndef __OPENCL_VERSION__
#if defined(__OPENCL_CPP_VERSION__) || __OPENCL_C_VERSION__ >= 300
#define __OPENCL_VERSION__ 300
#elif __OPENCL_C_VERSION__ >= 200
#define __OPENCL_VERSION__ 200
#else
#define __OPENCL_VERSION__ 120
#endif
#endif

/* 6.1.1 scalar types */
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;

#if defined(cl_khr_fp64)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#if defined(cl_khr_fp16)
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

/* 6.1.2 vector types */
#define MGPUSIM_VECTORS(T)                             \
    typedef T T##2 __attribute__((ext_vector_type(2)));   \
    typedef T T##3 __attribute__((ext_vector_type(3)));   \
    typedef T T##4 __attribute__((ext_vector_type(4)));   \
    typedef T T##8 __attribute__((ext_vector_type(8)));   \
    typedef T T##16 __attribute__((ext_vector_type(16)));
MGPUSIM_VECTORS(char)
MGPUSIM_VECTORS(uchar)
MGPUSIM_VECTORS(short)
MGPUSIM_VECTORS(ushort)
MGPUSIM_VECTORS(int)
MGPUSIM_VECTORS(uint)
MGPUSIM_VECTORS(long)
MGPUSIM_VECTORS(ulong)
MGPUSIM_VECTORS(float)
#if defined(cl_khr_fp16)
MGPUSIM_VECTORS(half)
#endif
#if defined(cl_khr_fp64)
#define MGPUSIM_FP64 1
MGPUSIM_VECTORS(double)
#endif
#undef MGPUSIM_VECTORS
#if defined(cl_qcom_extra_vector_types)
typedef float float32 __attribute__((ext_vector_type(32)));
typedef half half32 __attribute__((ext_vector_type(32)));
#endif

/* 6.1.9 */
#define NULL ((void *)0)

/* 6.12.2 math constants, 6.12.2.1 */
#define MAXFLOAT 0x1.fffffep127f
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VAL __builtin_huge_val()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define FP_ILOGB0 (-2147483647 - 1)
#define FP_ILOGBNAN 2147483647

#define FLT_DIG 6
#define FLT_MANT_DIG 24
#define FLT_MAX_10_EXP +38
#define FLT_MAX_EXP +128
#define FLT_MIN_10_EXP -37
#define FLT_MIN_EXP -125
#define FLT_RADIX 2
#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1.0p-126f
#define FLT_EPSILON 0x1.0p-23f

#define M_E_F 2.718281828459045f
#define M_LOG2E_F 1.4426950408889634f
#define M_LOG10E_F 0.4342944819032518f
#define M_LN2_F 0.6931471805599453f
#define M_LN10_F 2.302585092994046f
#define M_PI_F 3.141592653589793f
#define M_PI_2_F 1.5707963267948966f
#define M_PI_4_F 0.7853981633974483f
#define M_1_PI_F 0.3183098861837907f
#define M_2_PI_F 0.6366197723675814f
#define M_2_SQRTPI_F 1.1283791670955126f
#define M_SQRT2_F 1.4142135623730951f
#define M_SQRT1_2_F 0.7071067811865476f

/* literals without a suffix are floats where the program is compiled without fp64 */
#define M_E 2.718281828459045
#define M_LOG2E 1.4426950408889634
#define M_LOG10E 0.4342944819032518
#define M_LN2 0.6931471805599453
#define M_LN10 2.302585092994046
#define M_PI 3.141592653589793
#define M_PI_2 1.5707963267948966
#define M_PI_4 0.7853981633974483
#define M_1_PI 0.3183098861837907
#define M_2_PI 0.6366197723675814
#define M_2_SQRTPI 1.1283791670955126
#define M_SQRT2 1.4142135623730951
#define M_SQRT1_2 0.7071067811865476
#define DBL_DIG 15
#define DBL_MANT_DIG 53
#define DBL_MAX_10_EXP +308
#define DBL_MAX_EXP +1024
#define DBL_MIN_10_EXP -307
#define DBL_MIN_EXP -1021
#define DBL_RADIX 2
#if defined(cl_khr_fp64)
#define DBL_MAX 0x1.fffffffffffffp1023
#define DBL_MIN 0x1.0p-1022
#endif
#define DBL_EPSILON 0x1.0p-52

#if defined(cl_khr_fp16)
#define HALF_DIG 3
#define HALF_MANT_DIG 11
#define HALF_MAX_10_EXP +4
#define HALF_MAX_EXP +16
#define HALF_MIN_10_EXP -4
#define HALF_MIN_EXP -13
#define HALF_RADIX 2
#define HALF_MAX 0x1.ffcp15h
#define HALF_MIN 0x1.0p-14h
#define HALF_EPSILON 0x1.0p-10h
#define M_E_H 2.718281828459045h
#define M_LOG2E_H 1.4426950408889634h
#define M_LOG10E_H 0.4342944819032518h
#define M_LN2_H 0.6931471805599453h
#define M_LN10_H 2.302585092994046h
#define M_PI_H 3.141592653589793h
#define M_PI_2_H 1.5707963267948966h
#define M_PI_4_H 0.7853981633974483h
#define M_1_PI_H 0.3183098861837907h
#define M_2_PI_H 0.6366197723675814h
#define M_2_SQRTPI_H 1.1283791670955126h
#define M_SQRT2_H 1.4142135623730951h
#define M_SQRT1_2_H 0.7071067811865476h
#endif

/* 6.12.3 integer limits */
#define CHAR_BIT 8
#define SCHAR_MAX 127
#define SCHAR_MIN (-127 - 1)
#define CHAR_MAX SCHAR_MAX
#define CHAR_MIN SCHAR_MIN
#define UCHAR_MAX 255
#define SHRT_MAX 32767
#define SHRT_MIN (-32767 - 1)
#define USHRT_MAX 65535
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 0xffffffffU
#define LONG_MAX 0x7fffffffffffffffL
#define LONG_MIN (-0x7fffffffffffffffL - 1)
#define ULONG_MAX 0xffffffffffffffffUL

/* 6.12.8, 6.12.9 fences */
typedef uint cl_mem_fence_flags;
#define CLK_LOCAL_MEM_FENCE 0x01
#define CLK_GLOBAL_MEM_FENCE 0x02
#define CLK_IMAGE_MEM_FENCE 0x04

/* 6.12.11 atomics of OpenCL 1.0 names are declared by clang; scopes and orders for 2.0 */
#if defined(__OPENCL_CPP_VERSION__) || (__OPENCL_C_VERSION__ >= 200)
typedef enum memory_scope {
    memory_scope_work_item = 0,
    memory_scope_work_group = 1,
    memory_scope_device = 2,
    memory_scope_all_svm_devices = 3,
    memory_scope_sub_group = 4
} memory_scope;
typedef enum memory_order {
    memory_order_relaxed = __ATOMIC_RELAXED,
    memory_order_acquire = __ATOMIC_ACQUIRE,
    memory_order_release = __ATOMIC_RELEASE,
    memory_order_acq_rel = __ATOMIC_ACQ_REL,
    memory_order_seq_cst = __ATOMIC_SEQ_CST
} memory_order;
#define ATOMIC_VAR_INIT(x) (x)
#define ATOMIC_FLAG_INIT 0
#endif

/* 6.12.14 image channel orders and data types, as the host API numbers them */

#define CLK_R 0x10B0
#define CLK_A 0x10B1
#define CLK_RG 0x10B2
#define CLK_RA 0x10B3
#define CLK_RGB 0x10B4
#define CLK_RGBA 0x10B5
#define CLK_BGRA 0x10B6
#define CLK_ARGB 0x10B7
#define CLK_INTENSITY 0x10B8
#define CLK_LUMINANCE 0x10B9
#define CLK_Rx 0x10BA
#define CLK_RGx 0x10BB
#define CLK_RGBx 0x10BC
#define CLK_SNORM_INT8 0x10D0
#define CLK_SNORM_INT16 0x10D1
#define CLK_UNORM_INT8 0x10D2
#define CLK_UNORM_INT16 0x10D3
#define CLK_UNORM_SHORT_565 0x10D4
#define CLK_UNORM_SHORT_555 0x10D5
#define CLK_UNORM_INT_101010 0x10D6
#define CLK_SIGNED_INT8 0x10D7
#define CLK_SIGNED_INT16 0x10D8
#define CLK_SIGNED_INT32 0x10D9
#define CLK_UNSIGNED_INT8 0x10DA
#define CLK_UNSIGNED_INT16 0x10DB
#define CLK_UNSIGNED_INT32 0x10DC
#define CLK_HALF_FLOAT 0x10DD
#define CLK_FLOAT 0x10DE

/* 6.12.14.1 samplers: bit 0 normalized coordinates, bits 1-3 addressing, bits 4-5 filter (SPIR 1.2, table 4) */
#define CLK_NORMALIZED_COORDS_FALSE 0
#define CLK_NORMALIZED_COORDS_TRUE 1
#define CLK_ADDRESS_NONE 0
#define CLK_ADDRESS_CLAMP_TO_EDGE 2
#define CLK_ADDRESS_CLAMP 4
#define CLK_ADDRESS_REPEAT 6
#define CLK_ADDRESS_MIRRORED_REPEAT 8
#define CLK_FILTER_NEAREST 0x10
#define CLK_FILTER_LINEAR 0x20

/* 6.11.5, 6.2.4.2, 6.12.7 */

#define as_char(x) __builtin_astype((x), char)
#define as_char2(x) __builtin_astype((x), char2)
#define as_char3(x) __builtin_astype((x), char3)
#define as_char4(x) __builtin_astype((x), char4)
#define as_char8(x) __builtin_astype((x), char8)
#define as_char16(x) __builtin_astype((x), char16)
#define as_uchar(x) __builtin_astype((x), uchar)
#define as_uchar2(x) __builtin_astype((x), uchar2)
#define as_uchar3(x) __builtin_astype((x), uchar3)
#define as_uchar4(x) __builtin_astype((x), uchar4)
#define as_uchar8(x) __builtin_astype((x), uchar8)
#define as_uchar16(x) __builtin_astype((x), uchar16)
#define as_short(x) __builtin_astype((x), short)
#define as_short2(x) __builtin_astype((x), short2)
#define as_short3(x) __builtin_astype((x), short3)
#define as_short4(x) __builtin_astype((x), short4)
#define as_short8(x) __builtin_astype((x), short8)
#define as_short16(x) __builtin_astype((x), short16)
#define as_ushort(x) __builtin_astype((x), ushort)
#define as_ushort2(x) __builtin_astype((x), ushort2)
#define as_ushort3(x) __builtin_astype((x), ushort3)
#define as_ushort4(x) __builtin_astype((x), ushort4)
#define as_ushort8(x) __builtin_astype((x), ushort8)
#define as_ushort16(x) __builtin_astype((x), ushort16)
#define as_int(x) __builtin_astype((x), int)
#define as_int2(x) __builtin_astype((x), int2)
#define as_int3(x) __builtin_astype((x), int3)
#define as_int4(x) __builtin_astype((x), int4)
#define as_int8(x) __builtin_astype((x), int8)
#define as_int16(x) __builtin_astype((x), int16)
#define as_uint(x) __builtin_astype((x), uint)
#define as_uint2(x) __builtin_astype((x), uint2)
#define as_uint3(x) __builtin_astype((x), uint3)
#define as_uint4(x) __builtin_astype((x), uint4)
#define as_uint8(x) __builtin_astype((x), uint8)
#define as_uint16(x) __builtin_astype((x), uint16)
#define as_long(x) __builtin_astype((x), long)
#define as_long2(x) __builtin_astype((x), long2)
#define as_long3(x) __builtin_astype((x), long3)
#define as_long4(x) __builtin_astype((x), long4)
#define as_long8(x) __builtin_astype((x), long8)
#define as_long16(x) __builtin_astype((x), long16)
#define as_ulong(x) __builtin_astype((x), ulong)
#define as_ulong2(x) __builtin_astype((x), ulong2)
#define as_ulong3(x) __builtin_astype((x), ulong3)
#define as_ulong4(x) __builtin_astype((x), ulong4)
#define as_ulong8(x) __builtin_astype((x), ulong8)
#define as_ulong16(x) __builtin_astype((x), ulong16)
#define as_float(x) __builtin_astype((x), float)
#define as_float2(x) __builtin_astype((x), float2)
#define as_float3(x) __builtin_astype((x), float3)
#define as_float4(x) __builtin_astype((x), float4)
#define as_float8(x) __builtin_astype((x), float8)
#define as_float16(x) __builtin_astype((x), float16)
#if defined(cl_khr_fp64)
#define as_double(x) __builtin_astype((x), double)
#define as_double2(x) __builtin_astype((x), double2)
#define as_double3(x) __builtin_astype((x), double3)
#define as_double4(x) __builtin_astype((x), double4)
#define as_double8(x) __builtin_astype((x), double8)
#define as_double16(x) __builtin_astype((x), double16)
#endif
#if defined(cl_khr_fp16)
#define as_half(x) __builtin_astype((x), half)
#define as_half2(x) __builtin_astype((x), half2)
#define as_half3(x) __builtin_astype((x), half3)
#define as_half4(x) __builtin_astype((x), half4)
#define as_half8(x) __builtin_astype((x), half8)
#define as_half16(x) __builtin_astype((x), half16)
#endif
#define as_size_t(x) __builtin_astype((x), size_t)
#define as_ptrdiff_t(x) __builtin_astype((x), ptrdiff_t)
#define as_intptr_t(x) __builtin_astype((x), intptr_t)
#define as_uintptr_t(x) __builtin_astype((x), uintptr_t)

#define __kernel_exec(X, typen) __kernel __attribute__((work_group_size_hint(X, 1, 1))) __attribute__((vec_type_hint(typen)))
#define kernel_exec(X, typen) __kernel __attribute__((work_group_size_hint(X, 1, 1))) __attribute__((vec_type_hint(typen)))

/* 6.12.10: all items of a group meet in these, so no call may move into a branch: "convergent", as clang has barriers */
#if defined(__cplusplus) /* which takes nothrow for an exception specification */
#define MGPUSIM_MEET __attribute__((overloadable, convergent))
#else
#define MGPUSIM_MEET __attribute__((overloadable, convergent, nothrow))
#endif
#define MGPUSIM_COPIES(T)                                                                                       \
    event_t MGPUSIM_MEET async_work_group_copy(__local T *, const __global T *, size_t, event_t);               \
    event_t MGPUSIM_MEET async_work_group_copy(__global T *, const __local T *, size_t, event_t);               \
    event_t MGPUSIM_MEET async_work_group_strided_copy(__local T *, const __global T *, size_t, size_t, event_t); \
    event_t MGPUSIM_MEET async_work_group_strided_copy(__global T *, const __local T *, size_t, size_t, event_t);
#define MGPUSIM_ALL_COPIES(T) \
    MGPUSIM_COPIES(T) MGPUSIM_COPIES(T##2) MGPUSIM_COPIES(T##3) MGPUSIM_COPIES(T##4) MGPUSIM_COPIES(T##8) MGPUSIM_COPIES(T##16)
MGPUSIM_ALL_COPIES(char)
MGPUSIM_ALL_COPIES(uchar)
MGPUSIM_ALL_COPIES(short)
MGPUSIM_ALL_COPIES(ushort)
MGPUSIM_ALL_COPIES(int)
MGPUSIM_ALL_COPIES(uint)
MGPUSIM_ALL_COPIES(long)
MGPUSIM_ALL_COPIES(ulong)
MGPUSIM_ALL_COPIES(float)
#if defined(cl_khr_fp16)
MGPUSIM_ALL_COPIES(half)
#endif
#if defined(cl_khr_fp64)
MGPUSIM_ALL_COPIES(double)
#endif
void MGPUSIM_MEET wait_group_events(int, event_t *);
#undef MGPUSIM_ALL_COPIES
#undef MGPUSIM_COPIES
#undef MGPUSIM_MEET

/* Dot products of vendors, declared whether or not the macro of their extension is defined: a kernel that calls them without
 * asking is charged what they cost on any GPU. OpenCL extension 52 (Arm); cl_qcom_dot_product8: four bytes of each word, those of
 * the first signed in qcom_dot8_acc, and the sum saturates. */
#define MGPUSIM_DOT __attribute__((overloadable, const))
int MGPUSIM_DOT arm_dot(char4, char4);
uint MGPUSIM_DOT arm_dot(uchar4, uchar4);
int MGPUSIM_DOT arm_dot_acc(char4, char4, int);
uint MGPUSIM_DOT arm_dot_acc(uchar4, uchar4, uint);
int MGPUSIM_DOT arm_dot_acc(short2, short2, int);
uint MGPUSIM_DOT arm_dot_acc(ushort2, ushort2, uint);
int MGPUSIM_DOT arm_dot_acc_sat(char4, char4, int);
uint MGPUSIM_DOT arm_dot_acc_sat(uchar4, uchar4, uint);
int MGPUSIM_DOT qcom_dot8_acc(uint, uint, int);
int MGPUSIM_DOT qcom_udot8_acc(uint, uint, int);
#undef MGPUSIM_DOT

/* cl_qcom_accelerated_image_ops, cl_qcom_vector_image_ops: refused by name later, so whatever the arguments are */
#define qcom_weight_image_t image2d_t
#define qcom_box_size_t uint2
#define MGPUSIM_REFUSED(T, NAME) T __attribute__((overloadable)) NAME(void);
MGPUSIM_REFUSED(float4, qcom_convolve_imagef)
MGPUSIM_REFUSED(float4, qcom_box_filter_imagef)
MGPUSIM_REFUSED(float4, qcom_block_match_sadf)
MGPUSIM_REFUSED(float4, qcom_block_match_ssdf)
MGPUSIM_REFUSED(float4, qcom_read_imagef_2x2)
MGPUSIM_REFUSED(float4, qcom_read_imagef_4x1)
MGPUSIM_REFUSED(half4, qcom_read_imageh_2x2)
MGPUSIM_REFUSED(half4, qcom_read_imageh_4x1)
#undef MGPUSIM_REFUSED
#define qcom_convolve_imagef(...) qcom_convolve_imagef()
#define qcom_box_filter_imagef(...) qcom_box_filter_imagef()
#define qcom_block_match_sadf(...) qcom_block_match_sadf()
#define qcom_block_match_ssdf(...) qcom_block_match_ssdf()
#define qcom_read_imagef_2x2(...) qcom_read_imagef_2x2()
#define qcom_read_imagef_4x1(...) qcom_read_imagef_4x1()
#define qcom_read_imageh_2x2(...) qcom_read_imageh_2x2()
#define qcom_read_imageh_4x1(...) qcom_read_imageh_4x1()

/* 6.12.13, since OpenCL C 1.2 */
#if defined(__OPENCL_CPP_VERSION__) || __OPENCL_C_VERSION__ >= 120
int printf(__constant const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif

/* a call that stays one cannot be followed: everything is inlined */
#define noinline
#define __noinline__

/* Programs are compiled without fp64 first, so that 1.0 is a float. What they do under #ifdef cl_khr_fp64 is seen all the same:
 * if it uses double, that compilation fails, and the one with fp64 counts. */
#if !defined(cl_khr_fp64) && !defined(MGPUSIM_NO_FP64)
#define cl_khr_fp64 1
#define __opencl_c_fp64 1
#endif

#endif
