/* Product of a matrix with rows of floats, one row after the other: a sub-group sums RESULTS outputs, its items share each of them.
 *
 * Numbers and scales of each row follow each other. NDRange: outputs by RESULTS and SUBS, times LANES; SUBS sub-groups of a group
 * times rows; Structure: ggml-org/ggml at 55bc932, src/ggml-opencl/kernels: mul_mv_q8_0_f32_flat.cl, mul_mv_q4_0_f32_8x_flat.cl,
 * mul_mv_q6_k.cl, mul_mv_f16_f32_1row.cl; at 479a18d4 mul_mv_q4_1_f32_flat.cl, mul_mv_q4_k_f32_flat.cl, mul_mv_q5_k_f32_flat.cl.
 */
#include "tensor.h"
#include "ggml.h"
#include "ggml_columns.h"

#define TAKE8(from) vload8((pixel * INPUTS + (from)) / 8, x)
#define DOT8(a, b) (dot((a).lo, (b).lo) + dot((a).hi, (b).hi))
#if Q_TYPE == 80
#define Q_UNIT 8
#define Q_ARGS global const char *restrict weights, global const half *restrict scales
#define DOT(row, at) \
    (DOT8(convert_float8(vload8((row) * (INPUTS / 8) + (at), weights)), y0) * vload_half((row) * (INPUTS / 32) + (at) / 4, scales))
#define TAKE(at) const float8 y0 = TAKE8((at) * 8);
#elif Q_TYPE == 40
#define Q_UNIT 16
#define Q_ARGS global const uchar *restrict weights, global const half *restrict scales
#define DOT(row, at) (DOT4(vload8((row) * (INPUTS / 16) + (at), weights)) * vload_half((row) * (INPUTS / 32) + (at) / 2, scales))
#define DOT4(bytes) \
    (DOT8(convert_float8(bytes & (uchar8)(15)) - (float8)(8), y0) + DOT8(convert_float8(bytes >> (uchar8)(4)) - (float8)(8), y1))
#define TAKE(at)                                                                                                         \
    const int from = (at) / 2 * 32 + (at) % 2 * 8;                                                                       \
    const float8 y0 = TAKE8(from), y1 = TAKE8(from + 16);
#elif Q_TYPE == 41
#define Q_UNIT 16
#define Q_ARGS global const uchar *restrict weights, global const half *restrict scales, global const half *restrict least
#define DOT(row, at)                                                                                                     \
    (DOT4(vload8((row) * (INPUTS / 16) + (at), weights)) * vload_half((row) * (INPUTS / 32) + (at) / 2, scales) +         \
     total * vload_half((row) * (INPUTS / 32) + (at) / 2, least))
#define DOT4(bytes) (DOT8(convert_float8(bytes & (uchar8)(15)), y0) + DOT8(convert_float8(bytes >> (uchar8)(4)), y1))
#define TAKE(at)                                                                                                         \
    const int from = (at) / 2 * 32 + (at) % 2 * 8;                                                                       \
    const float8 y0 = TAKE8(from), y1 = TAKE8(from + 16);                                                                \
    const float total = DOT8(y0, (float8)(1)) + DOT8(y1, (float8)(1));
#elif Q_TYPE == 12 || Q_TYPE == 13
#define Q_UNIT 16
#define Q_ARGS global const uchar *restrict weights
#define BLOCK (Q_TYPE == 12 ? 144 : 176)
/* 16 numbers of a block of 256: eight bytes of nibbles; before them lie the scales, their codes, and the upper bits of q5_K */
static float five_bits(global const uchar *restrict block, int part, float8 y0, float8 y1, float total0, float total1) {
    const int of_64 = part / 4, from = part % 4 * 8;
    const uchar8 bytes = vload8(0, block + BLOCK - 128 + 32 * of_64 + from);
    const uchar2 first = codes_of(block + 4, 2 * of_64), second = codes_of(block + 4, 2 * of_64 + 1);
    uchar8 low = bytes & (uchar8)(15), high = bytes >> (uchar8)(4);
#if Q_TYPE == 13
    const uchar8 up = vload8(0, block + 16 + from) >> (uchar8)(2 * of_64);
    low |= (up & (uchar8)(1)) << (uchar8)(4);
    high |= (up & (uchar8)(2)) << (uchar8)(3);
#endif
    const float2 d = vload_half2(0, (global const half *)block);
    return d.x * (first.x * DOT8(convert_float8(low), y0) + second.x * DOT8(convert_float8(high), y1)) -
           d.y * (first.y * total0 + second.y * total1);
}
#define DOT(row, at) \
    five_bits(weights + ((row) * (INPUTS / 256) + (at) / 16) * BLOCK, (at) % 16, y0, y1, total0, total1)
#define TAKE(at)                                                                                                         \
    const int from = (at) / 16 * 256 + (at) % 16 / 4 * 64 + (at) % 4 * 8;                                                \
    const float8 y0 = TAKE8(from), y1 = TAKE8(from + 32);                                                                \
    const float total0 = DOT8(y0, (float8)(1)), total1 = DOT8(y1, (float8)(1));
#elif Q_TYPE == 16
#define Q_UNIT 4
#define Q_ARGS global const half *restrict weights
#define DOT(row, at) dot(vload_half4((row) * (INPUTS / 4) + (at), weights), y0)
#define TAKE(at) const float4 y0 = vload4((pixel * INPUTS) / 4 + (at), x);
#else
#define Q_UNIT 16
#define Q_ARGS global const uchar *restrict weights
#define BLOCK 210
/* 16 numbers of a block of 256: four neighbours of each quarter of a half of it; upper bits, scales and the block's scale follow */
#define SIX(byte, lower, upper) ((float)((int)(lower) | (int)(upper) << 4) - 32.0f)
static float six_bits(global const uchar *restrict block, int part, float4 y0, float4 y1, float4 y2, float4 y3) {
    const int half_of = part / 8, from = part % 8 * 4;
    global const uchar *low = block + 64 * half_of + from, *high = block + 128 + 32 * half_of + from;
    global const char *scale = (global const char *)block + 192 + 8 * half_of + from / 16;
    float4 sums = (float4)(0);
    const float own[4][4] = {{y0.x, y0.y, y0.z, y0.w}, {y1.x, y1.y, y1.z, y1.w}, {y2.x, y2.y, y2.z, y2.w}, {y3.x, y3.y, y3.z, y3.w}};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        const uchar a = low[i], b = low[i + 32], c = high[i];
        sums.x += own[0][i] * SIX(a, a & 15, c & 3);
        sums.y += own[1][i] * SIX(b, b & 15, c >> 2 & 3);
        sums.z += own[2][i] * SIX(a, a >> 4, c >> 4 & 3);
        sums.w += own[3][i] * SIX(b, b >> 4, c >> 6);
    }
    const float whole = vload_half(104, (global const half *)block);
    return whole * (sums.x * scale[0] + sums.y * scale[2] + sums.z * scale[4] + sums.w * scale[6]);
}
#define DOT(row, at) six_bits(weights + ((row) * (INPUTS / 256) + (at) / 16) * BLOCK, (at) % 16, y0, y1, y2, y3)
#define TAKE(at)                                                                                                         \
    const int from = (pixel * INPUTS + (at) / 16 * 256 + (at) % 16 / 8 * 128 + (at) % 8 * 4) / 4;                        \
    const float4 y0 = vload4(from, x), y1 = vload4(from + 8, x), y2 = vload4(from + 16, x), y3 = vload4(from + 24, x);
#endif
#define UNITS (INPUTS / Q_UNIT)

kernel SUB_GROUP __attribute__((reqd_work_group_size(LANES, SUBS, 1)))
void ggml_flat(TENSOR_IN(SRC, src), Q_ARGS, TENSOR_OUT(DST, dst)) {
    const int lane = get_local_id(0), pixel = get_global_id(2);
    const int first = (get_group_id(0) * SUBS + get_local_id(1)) * RESULTS;
    global const float *x = (global const float *)src;
    float sums[RESULTS];
#pragma unroll
    for (int i = 0; i < RESULTS; ++i) sums[i] = 0;
#pragma nounroll
    for (int at = lane; at < UNITS; at += LANES) {
        TAKE(at)
#pragma unroll
        for (int i = 0; i < RESULTS; ++i) {
            const int row = min(first + i, OUTPUTS - 1);
            sums[i] += DOT(row, at);
        }
    }
#pragma unroll
    for (int i = 0; i < RESULTS; ++i) {
        const float whole = sub_group_reduce_add(sums[i]);
        if (lane == 0 && first + i < OUTPUTS) ((global float *)dst)[pixel * DST_SLICES * 4 + first + i] = whole;
    }
}
