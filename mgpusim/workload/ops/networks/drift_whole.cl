/* Product of rows and weights in whole numbers of 8 bits, as numbers again: DST[r][o] = bias[o] + scale[o] *
 * (scale of r * sum of numbers + middle of r * sum of the weights of o).
 *
 * An item computes BLOCK_X tokens by BLOCK_S slices of outputs. NDRange: tokens by BLOCK_X, 1, slices by BLOCK_S.
 * Structure: google-ai-edge/ml-drift, ml_drift/common/kernels/conv_generic.cc, weights of 8 bits; quantize_and_dequantize.cc.
 *
 * FORM N_IMAGE PITCH   of the numbers: drift_quantize.cl; BLOCK_X is 4 in form 1, 1 in form 2
 * W_KIND    0: weights in a buffer; 2: in constant memory; 3: staged in local memory by LANES items; 4: each lane of a sub-group of
 *           LANES loads some and the others ask it
 * DEPTH     slices of inputs; UNROLL of a step
 */
#include "tensor.h"

#define STEP_WORDS (UNROLL * BLOCK_S)
#define STAGED (W_KIND >= 3)
#define DOT(sum, a, b) sum = dot_acc_sat(as_char4(a), as_char4(b), sum)
#if W_KIND == 2
#define WEIGHTS_IN constant uint4 *restrict weights
#else
#define WEIGHTS_IN global const uint4 *restrict weights
#endif
#define FIRST(k) (((block) * DEPTH + (k)) * BLOCK_S)
#if W_KIND == 3
#define GROUP_ATTRIBUTE __attribute__((reqd_work_group_size(LANES, 1, 1)))
#define WORD_OF(d, j) staged[(d) * BLOCK_S + (j)]
#elif W_KIND == 4
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#define GROUP_ATTRIBUTE __attribute__((intel_reqd_sub_group_size(LANES)))
#define HELD ((STEP_WORDS + LANES - 1) / LANES)
#define AT(d, j) ((d) * BLOCK_S + (j))
#define ASKED(c, d, j) sub_group_broadcast(staged[AT(d, j) / LANES].c, AT(d, j) % LANES)
#define WORD_OF(d, j) (uint4)(ASKED(x, d, j), ASKED(y, d, j), ASKED(z, d, j), ASKED(w, d, j))
#else
#define GROUP_ATTRIBUTE
#define WORD_OF(d, j) weights[FIRST(k + (d)) + (j)]
#endif
#if N_IMAGE
#define NUMBERS_IN read_only image2d_t numbers
#define TEXEL(at, k) read_imageui(numbers, texel, (int2)(at, k))
#else
#define NUMBERS_IN global const WORD *restrict numbers
#define TEXEL(at, k) numbers[(k) * PITCH + (at)]
#endif
#if FORM == 0
#define WORD uint
#define TAKE(d) for (int p = 0; p < BLOCK_X; ++p) in[p] = TEXEL(min(x0 + p, TOKENS - 1), k + (d));
#elif FORM == 1
#define WORD uint4
#define TAKE(d)                                                                                                          \
    const uint4 four = TEXEL(x0 / 4, k + (d));                                                                           \
    in[0] = four.x, in[1] = four.y, in[2] = four.z, in[3] = four.w;
#else /* UNROLL is 4 */
#define WORD uint4
#define TAKE(d) in[0] = (d) == 0 ? four.x : (d) == 1 ? four.y : (d) == 2 ? four.z : four.w;
#endif

GROUP_ATTRIBUTE
kernel void drift_whole(NUMBERS_IN, global const float2 *restrict rows, WEIGHTS_IN, global const float4 *restrict scales,
                        global const float4 *restrict sums, TENSOR_IN(B, biases) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int x0 = get_global_id(0) * BLOCK_X, block = get_global_id(2);
    if (block * BLOCK_S >= DST_SLICES) return; /* as all that share its weights do */
    const bool inside = x0 < TOKENS && get_global_id(1) == 0;
#if !STAGED
    if (!inside) return;
#elif W_KIND == 3
    local uint4 staged[STEP_WORDS];
#else
    uint4 staged[HELD];
#endif
    int4 acc[BLOCK_X][BLOCK_S];
#pragma unroll
    for (int p = 0; p < BLOCK_X; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (int4)(0);
#pragma nounroll
    for (int k = 0; k < DEPTH; k += UNROLL) {
#if W_KIND == 3
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int at = get_local_id(0); at < STEP_WORDS; at += LANES) staged[at] = weights[FIRST(k) + at];
        barrier(CLK_LOCAL_MEM_FENCE);
#elif W_KIND == 4
#pragma unroll
        for (int n = 0; n < HELD; ++n)
            staged[n] = weights[FIRST(k) + min(n * LANES + (int)get_sub_group_local_id(), STEP_WORDS - 1)];
#endif
#if FORM == 2
        const uint4 four = TEXEL(min(x0, TOKENS - 1), k / 4);
#endif
#pragma unroll
        for (int d = 0; d < UNROLL; ++d) {
            uint in[BLOCK_X];
            TAKE(d)
#pragma unroll
            for (int j = 0; j < BLOCK_S; ++j) {
                const uint4 word = WORD_OF(d, j);
#pragma unroll
                for (int p = 0; p < BLOCK_X; ++p) {
                    DOT(acc[p][j].x, word.x, in[p]);
                    DOT(acc[p][j].y, word.y, in[p]);
                    DOT(acc[p][j].z, word.z, in[p]);
                    DOT(acc[p][j].w, word.w, in[p]);
                }
            }
        }
    }
#if STAGED
    if (!inside) return;
#endif
#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        const int s = block * BLOCK_S + j;
        if (s < DST_SLICES) {
            const SUM4 bias = TO_SUM4(LOAD(B, biases, 0, 0, s));
            const float4 scale = scales[s], sum = sums[s];
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p) {
                const int x = x0 + p;
                if (x < TOKENS) {
                    const float2 own = rows[x];
                    SUM4 v = bias + TO_SUM4(scale * (own.x * convert_float4(acc[p][j]) + own.y * sum));
                    FUSE(v, x, 0, s)
                    STORE(DST, dst, x, 0, s, v);
                }
            }
        }
    }
}
