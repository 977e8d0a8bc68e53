/* Product of a matrix of numbers in blocks with a vector: an item sums two rows over every PARTS-th block, one in q8_0.
 *
 * Weights lie as ggml_columns.h says; words are an image, of two neighbouring rows each, as upper bits are. The first items of a
 * sub-group read a block of the vector, and hand it on; parts meet in local memory. NDRange: items by LANES, PARTS. Structure:
 * ggml-org/ggml at 479a18d4, src/ggml-opencl/kernels: gemv_noshuffle_q4_0_f32.cl (gemv_noshuffle_general.cl before), and those of
 * q4_1, q8_0, q4_k, q5_k and q6_k.
 */
#include "tensor.h"
#include "ggml.h"
#include "ggml_columns.h"

#define ITEMS (OUTPUTS / EACH)
#define GIVEN(v, from) (float4)(sub_group_broadcast((v).x, from), sub_group_broadcast((v).y, from), \
                                sub_group_broadcast((v).z, from), sub_group_broadcast((v).w, from))
#define NIBBLE(row, i) ((int)(word >> (16 * (row) + 4 * (i)) & 15u))
#define EACH 2
#define SCALES global const half *restrict scales
#define LEAST , global const half *restrict least
#define OF_32(name, from) const float2 name = vload_half2(b * ITEMS + at, from);

#if Q_TYPE == 40
#define Q_ARGS SCALES
#define BLOCK OF_32(scale, scales)
#define NUMBER(e, row, i) ((float)(NIBBLE(row, i) - 8) * scale.e)
#elif Q_TYPE == 41
#define Q_ARGS SCALES LEAST
#define BLOCK OF_32(scale, scales) OF_32(low, least)
#define NUMBER(e, row, i) ((float)NIBBLE(row, i) * scale.e + low.e)
#elif Q_TYPE == 80
#undef EACH
#define EACH 1
#define Q_ARGS SCALES
#define BLOCK const float scale = vload_half(b * ITEMS + at, scales);
#define NUMBER(e, row, i) ((float)(char)(word >> (8 * (i)) & 255u) * scale)
#elif Q_TYPE == 66
#define Q_ARGS read_only image1d_buffer_t upper, global const char *restrict parts_of, SCALES
#define BLOCK                                                                                                            \
    const float2 whole = vload_half2(b / 8 * ITEMS + at, scales);                                                        \
    const float2 first = convert_float2(vload2(b * 2 * ITEMS + at, parts_of));                                           \
    const float2 second = convert_float2(vload2((b * 2 + 1) * ITEMS + at, parts_of));
#define UPPER const uint up = read_imageui(upper, (b * 8 + j) * ITEMS + at).x;
#define SIX(row, i) (NIBBLE(row, i) | (int)(up >> (8 * (row) + 2 * (i)) & 3u) << 4)
#define NUMBER(e, row, i) (((float)SIX(row, i) - 32.0f) * (j < 4 ? first.e : second.e) * whole.e)
#else
#define BLOCK                                                                                                            \
    const uchar2 c0 = CODES(at * 2, b * 32), c1 = CODES(at * 2 + 1, b * 32);                                             \
    const float2 scale = vload_half2(b / 8 * ITEMS + at, scales) * convert_float2((uchar2)(c0.x, c1.x));                 \
    const float2 low = vload_half2(b / 8 * ITEMS + at, least) * convert_float2((uchar2)(c0.y, c1.y));
#if Q_TYPE == 13
#define Q_ARGS read_only image1d_buffer_t upper, global const uchar *restrict codes, SCALES LEAST
#define UPPER const uint up = read_imageui(upper, (b * 4 + j / 2) * ITEMS + at).x >> (j % 2 * 4);
#define QUANT(row, i) (NIBBLE(row, i) | (int)(up >> (8 * (row) + (i)) & 1u) << 4)
#else
#define Q_ARGS global const uchar *restrict codes, SCALES LEAST
#define QUANT(row, i) NIBBLE(row, i)
#endif
#define NUMBER(e, row, i) ((float)QUANT(row, i) * scale.e - low.e)
#endif
#ifndef UPPER
#define UPPER
#endif
#if EACH == 2
#define SUM_OF float2
#define ADD(i, e)                                                                                                        \
    sum.x += NUMBER(x, 0, i) * y.e;                                                                                      \
    sum.y += NUMBER(y, 1, i) * y.e;
#else
#define SUM_OF float
#define ADD(i, e) sum += NUMBER(x, 0, i) * y.e;
#endif

kernel SUB_GROUP void ggml_gemv(read_only image1d_buffer_t src, read_only image1d_buffer_t weights, Q_ARGS, TENSOR_OUT(DST, dst)) {
    const int item = get_global_id(0), lane = get_local_id(0), part = get_local_id(1), own = get_sub_group_local_id();
    const int at = min(item, ITEMS - 1);
    SUM_OF sum = (SUM_OF)(0);
    for (int b = part; b < INPUTS / 32; b += PARTS) {
        BLOCK
        float4 lower = (float4)(0), higher = (float4)(0);
        if (own < 4) {
            lower = read_imagef(src, b * 8 + own * 2);
            higher = read_imagef(src, b * 8 + own * 2 + 1);
        }
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            const uint word = read_imageui(weights, (b * 8 + j) * ITEMS + at).x;
            UPPER
            const float4 y = j % 2 ? GIVEN(higher, j / 2) : GIVEN(lower, j / 2);
            ADD(0, x)
            ADD(1, y)
            ADD(2, z)
            ADD(3, w)
        }
    }
    local SUM_OF parts[PARTS - 1][LANES];
    if (part > 0) parts[part - 1][lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0 || item >= ITEMS) return;
#pragma unroll
    for (int i = 0; i < PARTS - 1; ++i) sum += parts[i][lane];
#if EACH == 2
    vstore2(sum, item, (global float *)dst);
#else
    ((global float *)dst)[item] = sum;
#endif
}
