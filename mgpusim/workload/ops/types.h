/* Precision and vectors of the operator templates.
 *
 * BITS   of a number: 32, or 16 for half precision: REAL
 * VEC    width of loads, stores and arithmetic: FV
 * VEC_IN width of loads of the input, if another: FI
 */
#if BITS == 16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define REAL half
#define READ_IMAGE read_imageh
#define WRITE_IMAGE write_imageh
#else
#define REAL float
#define READ_IMAGE read_imagef
#define WRITE_IMAGE write_imagef
#endif
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#if VEC == 1
typedef REAL FV;
#else
typedef PASTE(REAL, VEC) FV;
#endif
#ifndef VEC_IN
#define VEC_IN VEC
#endif
#if VEC_IN == 1
typedef REAL FI;
#else
typedef PASTE(REAL, VEC_IN) FI;
#endif

constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
