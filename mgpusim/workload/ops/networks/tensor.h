/* Tensors of the network templates: rows, columns and slices of four channels, in any storage an inference library uses.
 *
 * Constants of a tensor T, whose parameter is p. The images of a batch stand below each other: row = n * height + y.
 * T_STORAGE   0: buffer of slice planes; 1: image1d_buffer in the same order; 2: image2d, a column's slices below each other;
 *             3: image2d, slices beside each other; 4: image2d_array, a layer for each slice
 * T_BITS      of a number stored: 32, 16 for half precision, or 8 for integers, in buffers: T_SCALE * (stored - T_ZERO)
 * T_ROWS T_COLUMNS T_SLICES   sizes
 *
 * CALC_BITS   of arithmetic; SUM_BITS of sums, if others
 *
 * TENSOR_IN(T, p) TENSOR_OUT(T, p)     the kernel's parameter
 * LOAD(T, p, x, row, s)                four channels in the precision of arithmetic
 * STORE(T, p, x, row, s, value)        of any precision
 * LOAD_INSIDE(T, p, inside, x, row, s) zeros where `inside` is 0: a branch for buffers, a coordinate outside for images
 */
#if CALC_BITS == 16 || SUM_BITS == 16 || HALF_STORED
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
#ifndef SUM_BITS
#define SUM_BITS CALC_BITS
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define REAL_16 half
#define REAL_32 float
#define REAL_8 char
#define REAL_U8 uchar /* of plain tensors: what lies in slices is signed */
#define CALC CAT(REAL_, CALC_BITS)
#define CALC4 CAT(CALC, 4)
#define SUM CAT(REAL_, SUM_BITS)
#define SUM4 CAT(SUM, 4)
#define TO_CALC4 CAT(convert_, CALC4)
#define TO_SUM4 CAT(convert_, SUM4)
#define STORED4_16 half4
#define STORED4_32 float4
#define STORED4_8 char4
#define READ_IMAGE_16 read_imageh
#define READ_IMAGE_32 read_imagef
#define WRITE_IMAGE_16 write_imageh
#define WRITE_IMAGE_32 write_imagef
#define READ_IMAGE CAT(READ_IMAGE_, CALC_BITS)
#define WRITE_IMAGE CAT(WRITE_IMAGE_, CALC_BITS)

/* What is stored, as a number of arithmetic, and back; of 1 or 4 channels. */
#define REAL_OF(T, n, v) CAT(REAL_OF_, T##_BITS)(T, n, v)
#define REAL_OF_32(T, n, v) VECTOR(convert_, CALC, n)(v)
#define REAL_OF_16(T, n, v) VECTOR(convert_, CALC, n)(v)
#define REAL_OF_8(T, n, v) ((VECTOR(convert_, CALC, n)(v) - (CALC)T##_ZERO) * (CALC)T##_SCALE)
#define REAL_OF_U8(T, n, v) REAL_OF_8(T, n, v)
#define STORED_OF(T, n, v) CAT(STORED_OF_, T##_BITS)(T, n, v)
#define STORED_OF_32(T, n, v) VECTOR(convert_, float, n)(v)
#define STORED_OF_16(T, n, v) VECTOR(convert_, half, n)(v)
#define STORED_OF_8(T, n, v) INTEGER_OF(T, n, v, VECTOR(convert_, char, n), _sat)
#define STORED_OF_U8(T, n, v) INTEGER_OF(T, n, v, VECTOR(convert_, uchar, n), _sat)
#define INTEGER_OF(T, n, v, convert, how) CAT(convert, how)(rint(VECTOR(convert_, float, n)(v) / T##_SCALE) + T##_ZERO)
#define VECTOR_1
#define VECTOR_4 4
#define VECTOR(before, type, n) CAT(CAT(before, type), CAT(VECTOR_, n))

constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#define INDEX(T, x, row, s) (((s) * T##_ROWS + (row)) * T##_COLUMNS + (x))

#define TENSOR_IN(T, p) CAT(IN_, T##_STORAGE)(CAT(STORED4_, T##_BITS), p)
#define IN_0(type, p) global const type *restrict p
#define IN_1(type, p) read_only image1d_buffer_t p
#define IN_2(type, p) read_only image2d_t p
#define IN_3(type, p) read_only image2d_t p
#define IN_4(type, p) read_only image2d_array_t p

#define TENSOR_OUT(T, p) CAT(OUT_, T##_STORAGE)(CAT(STORED4_, T##_BITS), p)
#define OUT_0(type, p) global type *restrict p
#define OUT_1(type, p) write_only image1d_buffer_t p
#define OUT_2(type, p) write_only image2d_t p
#define OUT_3(type, p) write_only image2d_t p
#define OUT_4(type, p) write_only image2d_array_t p

#define LOAD(T, p, x, row, s) CAT(LOAD_, T##_STORAGE)(T, p, x, row, s)
#define LOAD_0(T, p, x, row, s) REAL_OF(T, 4, p[INDEX(T, x, row, s)])
#define LOAD_1(T, p, x, row, s) READ_IMAGE(p, INDEX(T, x, row, s))
#define LOAD_2(T, p, x, row, s) READ_IMAGE(p, texel, (int2)(x, (row) * T##_SLICES + (s)))
#define LOAD_3(T, p, x, row, s) READ_IMAGE(p, texel, (int2)((s) * T##_COLUMNS + (x), row))
#define LOAD_4(T, p, x, row, s) READ_IMAGE(p, texel, (int4)(x, row, s, 0))

#define LOAD_INSIDE(T, p, inside, x, row, s) CAT(LOAD_INSIDE_, T##_STORAGE)(T, p, inside, x, row, s)
#define LOAD_INSIDE_0(T, p, inside, x, row, s) ((inside) ? LOAD_0(T, p, x, row, s) : (CALC4)(0))
#define LOAD_INSIDE_1(T, p, inside, x, row, s) READ_IMAGE(p, (inside) ? INDEX(T, x, row, s) : -1)
#define LOAD_INSIDE_2(T, p, inside, x, row, s) READ_IMAGE(p, texel, (inside) ? (int2)(x, (row) * T##_SLICES + (s)) : (int2)(-1))
#define LOAD_INSIDE_3(T, p, inside, x, row, s) READ_IMAGE(p, texel, (inside) ? (int2)((s) * T##_COLUMNS + (x), row) : (int2)(-1))
#define LOAD_INSIDE_4(T, p, inside, x, row, s) READ_IMAGE(p, texel, (inside) ? (int4)(x, row, s, 0) : (int4)(-1, -1, s, 0))

#define STORE(T, p, x, row, s, value) CAT(STORE_, T##_STORAGE)(T, p, x, row, s, value)
#define STORE_0(T, p, x, row, s, value) p[INDEX(T, x, row, s)] = STORED_OF(T, 4, value)
#define STORE_1(T, p, x, row, s, value) WRITE_IMAGE(p, INDEX(T, x, row, s), TO_CALC4(value))
#define STORE_2(T, p, x, row, s, value) WRITE_IMAGE(p, (int2)(x, (row) * T##_SLICES + (s)), TO_CALC4(value))
#define STORE_3(T, p, x, row, s, value) WRITE_IMAGE(p, (int2)((s) * T##_COLUMNS + (x), row), TO_CALC4(value))
#define STORE_4(T, p, x, row, s, value) WRITE_IMAGE(p, (int4)(x, row, s, 0), TO_CALC4(value))
