/* Product of a matrix with rows of floats by tiles of 64 x 64 in local memory: 128 items make 4 outputs of 8 rows each.
 *
 * Numbers of each row of the matrix follow each other. DEPTH inputs at once. NDRange: outputs by 64 times 128, rows by 64, 1.
 * Halves stay halves in local memory, and in registers until they are multiplied.
 * Structure: ggml-org/ggml at 479a18d4, src/ggml-opencl/kernels: mul_mm_q8_0_f32_l4_lm.cl, mul_mm_f16_f32_l4_lm.cl, and those of
 * q4_0, q4_1, q4_k, q5_k and q6_k.
 */
#include "tensor.h"
#include "ggml.h"
#include "ggml_columns.h"

#define TILE 64
#define VECTORS (DEPTH / 4)
#define STRIDE (128 / VECTORS)
#define PLACE(o, k) ((o) * (INPUTS / 32) + (k) / 32) /* of a block of 32 */
#define NIBBLES(o, k) convert_float4((vload4((PLACE(o, k) * 16 + (k) % 16) / 4, weights) >> (uchar4)((k) % 32 / 16 * 4)) & (uchar4)(15))

#if Q_TYPE == 80
#define Q_ARGS global const char *restrict weights, global const half *restrict scales
#define FOUR(o, k) (convert_float4(vload4(((o) * INPUTS + (k)) / 4, weights)) * vload_half(PLACE(o, k), scales))
#elif Q_TYPE == 16
#define Q_ARGS global const half *restrict weights
#define HELD half
#define FOUR(o, k) vload4(((o) * INPUTS + (k)) / 4, weights)
#elif Q_TYPE == 40
#define Q_ARGS global const uchar *restrict weights, global const half *restrict scales
#define FOUR(o, k) ((NIBBLES(o, k) - (float4)(8)) * vload_half(PLACE(o, k), scales))
#elif Q_TYPE == 41
#define Q_ARGS global const uchar *restrict weights, global const half *restrict scales, global const half *restrict least
#define FOUR(o, k) (NIBBLES(o, k) * vload_half(PLACE(o, k), scales) + (float4)(vload_half(PLACE(o, k), least)))
#else
#define Q_ARGS global const uchar *restrict weights
#define BLOCK (Q_TYPE == 12 ? 144 : Q_TYPE == 13 ? 176 : 210)
#define FOUR(o, k) four(weights + ((o) * (INPUTS / 256) + (k) / 256) * BLOCK, (k) % 256)
/* Four inputs from the k-th of a block of 256 on: before the nibbles of q4_K and q5_K lie scales, codes and upper bits; behind those
 * of q6_K upper bits, codes and the scale. */
static float4 four(global const uchar *restrict block, int k) {
#if Q_TYPE == 66
    const int of_128 = k / 128, quarter = k / 32 % 4, l = k % 32;
    global const uchar *low = block + 64 * of_128 + quarter % 2 * 32 + l, *high = block + 128 + 32 * of_128 + l;
    const float d = vload_half(104, (global const half *)block) * ((global const char *)block)[192 + k / 16];
    float4 found;
#define SIX(i) (d * (float)((int)((low[i] >> quarter / 2 * 4 & 15) | (high[i] >> 2 * quarter & 3) << 4) - 32))
    found.x = SIX(0);
    found.y = SIX(1);
    found.z = SIX(2);
    found.w = SIX(3);
    return found;
#else
    const uchar2 codes = codes_of(block + 4, k / 32);
    const float2 d = vload_half2(0, (global const half *)block);
    uchar4 q = (vload4(0, block + BLOCK - 128 + k / 64 * 32 + k % 32) >> (uchar4)(k / 32 % 2 * 4)) & (uchar4)(15);
#if Q_TYPE == 13
    q |= ((vload4(0, block + 16 + k % 32) >> (uchar4)(k / 32)) & (uchar4)(1)) << (uchar4)(4);
#endif
    return convert_float4(q) * (d.x * codes.x) - (float4)(d.y * codes.y);
#endif
}
#endif

#ifndef HELD
#define HELD float
#endif
#define HELD4 CAT(HELD, 4)

kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void ggml_tiles(TENSOR_IN(SRC, src), Q_ARGS, TENSOR_OUT(DST, dst)) {
    local HELD a[DEPTH * TILE];
    local float b[DEPTH * TILE];
    const int item = get_local_id(0), o0 = get_group_id(0) * TILE, p0 = get_group_id(1) * TILE;
    const int r = item % 16, c = item / 16, vector = item % VECTORS, line = item / VECTORS;
    global const float *x = (global const float *)src;
    float4 sums[8];
#pragma unroll
    for (int j = 0; j < 8; ++j) sums[j] = (float4)(0);
#pragma nounroll
    for (int k = 0; k < INPUTS; k += DEPTH) {
        for (int l = 0; l < TILE; l += STRIDE) {
            const int o = o0 + line + l;
            HELD4 w = (HELD4)(0);
            if (o < OUTPUTS) w = FOUR(o, k + vector * 4);
            a[(vector * 4) * TILE + line + l] = w.x;
            a[(vector * 4 + 1) * TILE + line + l] = w.y;
            a[(vector * 4 + 2) * TILE + line + l] = w.z;
            a[(vector * 4 + 3) * TILE + line + l] = w.w;
        }
        for (int l = 0; l < TILE; l += STRIDE) {
            const int p = p0 + line + l;
            const float4 v = p < ROWS ? vload4(p * (INPUTS / 4) + k / 4 + vector, x) : (float4)(0);
            b[(vector * 4) * TILE + line + l] = v.x;
            b[(vector * 4 + 1) * TILE + line + l] = v.y;
            b[(vector * 4 + 2) * TILE + line + l] = v.z;
            b[(vector * 4 + 3) * TILE + line + l] = v.w;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < DEPTH; ++i) {
            const float4 own = convert_float4(vload4(i * (TILE / 4) + r, a)), first = vload4(i * (TILE / 4) + 2 * c, b);
            const float4 second = vload4(i * (TILE / 4) + 2 * c + 1, b);
            sums[0] = mad(own, first.x, sums[0]);
            sums[1] = mad(own, first.y, sums[1]);
            sums[2] = mad(own, first.z, sums[2]);
            sums[3] = mad(own, first.w, sums[3]);
            sums[4] = mad(own, second.x, sums[4]);
            sums[5] = mad(own, second.y, sums[5]);
            sums[6] = mad(own, second.z, sums[6]);
            sums[7] = mad(own, second.w, sums[7]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const int o = o0 + r * 4;
#pragma unroll
    for (int j = 0; j < 8; ++j) {
        const int p = p0 + c * 8 + j;
        if (o < OUTPUTS && p < ROWS) vstore4(sums[j], p * DST_SLICES + o / 4, (global float *)dst);
    }
}
