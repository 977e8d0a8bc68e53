/* Product of a matrix with rows of floats by tiles of 64 x 64 in local memory: 128 items make 4 outputs of 8 rows each.
 *
 * Numbers of each row of the matrix follow each other; Q_TYPE 80 with scales, or 16. DEPTH inputs at once. BATCH pairs of matrices,
 * of which SHARED that follow each other meet the same weights. NDRange: outputs by 64 times 128, rows by 64, BATCH. Structure:
 * ggml-org/ggml at 55bc932, src/ggml-opencl/kernels: mul_mm_q8_0_f32_l4_lm.cl, mul_mm_f16_f32_l4_lm.cl.
 */
#include "tensor.h"
#include "ggml.h"

#define TILE 64
#define VECTORS (DEPTH / 4)
#define STRIDE (128 / VECTORS)

kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void ggml_tiles(TENSOR_IN(SRC, src),
#if Q_TYPE == 80
                global const char *restrict weights, global const half *restrict scales
#else
                global const half *restrict weights
#endif
               , TENSOR_OUT(DST, dst)) {
    local float a[DEPTH * TILE], b[DEPTH * TILE];
    const int item = get_local_id(0), o0 = get_group_id(0) * TILE, p0 = get_group_id(1) * TILE;
    const int r = item % 16, c = item / 16, vector = item % VECTORS, line = item / VECTORS;
    global const float *x = (global const float *)src;
    float4 sums[8];
#pragma unroll
    for (int j = 0; j < 8; ++j) sums[j] = (float4)(0);
#pragma nounroll
    for (int k = 0; k < INPUTS; k += DEPTH) {
        for (int l = 0; l < TILE; l += STRIDE) {
            const int o = o0 + line + l, at = o * (INPUTS / 4) + k / 4 + vector;
            float4 w = (float4)(0);
            if (o < OUTPUTS) {
#if Q_TYPE == 80
                w = convert_float4(vload4(at, weights)) * vload_half(at / 8, scales);
#else
                w = vload_half4(at, weights);
#endif
            }
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
#pragma nounroll
        for (int i = 0; i < DEPTH; ++i) {
            const float4 own = vload4(i * (TILE / 4) + r, a), first = vload4(i * (TILE / 4) + 2 * c, b);
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
        if (o < OUTPUTS && p < ROWS) vstore4(sums[j], p * (OUTPUTS / 4) + o / 4, (global float *)dst);
    }
}
