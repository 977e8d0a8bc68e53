/* Product of converted weights with many rows: DST[r][o] = sum of SRC[r] by the weights of o, numbers by numbers.
 *
 * An item computes BLOCK_X columns by BLOCK_S slices of outputs. NDRange: columns by BLOCK_X, rows of DST, slices by BLOCK_S.
 * Structure: google-ai-edge/ml-drift, ml_drift/common/kernels/conv_generic.cc, 1x1 with weights that differ by row.
 *
 * FORM      0: a layer, plus a bias; 1: scores, SCALE times, capped, with MASK where it is read; 2: sums of values, whose weights
 *           are exp(score - largest) * share by SUMS
 * SHARED    rows of DST that have one set of weights; W_ROWS sets; weights: weights.h, of one tap, without a bias
 */
#include "tensor.h"
#include "weights.h"
#if FORM == 1
#include "drift_scores.h"
#endif

#if FORM == 0
#define MORE_IN , TENSOR_IN(B, biases)
#elif FORM == 1 && MASKED
#define MORE_IN , TENSOR_IN(MASK, mask)
#elif FORM == 2
#define MORE_IN , TENSOR_IN(SUMS, sums)
#else
#define MORE_IN
#endif
#if FORM == 2
#define TAKEN(p) exp(LOAD(SRC, src, X_OF(p), row, s + d) - largest[p]) * share[p]
#else
#define TAKEN(p) LOAD(SRC, src, X_OF(p), row, s + d)
#endif
#define X_OF(p) min(x0 + (p), DST_COLUMNS - 1)

GROUP_ATTRIBUTE
kernel void drift_product(TENSOR_IN(SRC, src), WEIGHTS_IN MORE_IN FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int x0 = get_global_id(0) * BLOCK_X, asked = get_global_id(1), block = get_global_id(2);
    if (block * BLOCK_S >= DST_SLICES) return; /* as all that share its weights do */
    const bool inside = x0 < DST_COLUMNS && asked < DST_ROWS;
#if !STAGED /* else every item takes part */
    if (!inside) return;
#endif
    const int row = min(asked, DST_ROWS - 1), set = row / SHARED;
    STAGE_DECLARED
    SUM4 acc[BLOCK_X][BLOCK_S];
#pragma unroll
    for (int p = 0; p < BLOCK_X; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (SUM4)(0);
#if FORM == 2
    CALC share[BLOCK_X], largest[BLOCK_X];
#pragma unroll
    for (int p = 0; p < BLOCK_X; ++p) {
        const CALC4 of = LOAD(SUMS, sums, X_OF(p), row, 0);
        share[p] = of.x;
        largest[p] = of.y;
    }
#endif
#pragma nounroll
    for (int s = 0; s < DEPTH; s += UNROLL) {
        STAGE(block, set, 0, s)
#pragma unroll
        for (int d = 0; d < UNROLL; ++d) {
            CALC4 in[BLOCK_X];
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p) in[p] = TAKEN(p);
#pragma unroll
            for (int j = 0; j < BLOCK_S; ++j) {
                ADD_PRODUCTS(BLOCK_X, acc, in, block, set, 0, s, d, j)
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
#if FORM == 0
            const SUM4 bias = TO_SUM4(LOAD(B, biases, 0, 0, s));
#endif
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p) {
                const int x = x0 + p;
                if (x < DST_COLUMNS) {
#if FORM == 0
                    SUM4 v = acc[p][j] + bias;
#elif FORM == 1
                    SUM4 v = acc[p][j] * (SUM)SCALE;
                    v = CAP > 0 ? (SUM)CAP * tanh(v / (SUM)(CAP > 0 ? CAP : 1.0f)) : v;
#if MASKED
                    v += TO_SUM4(LOAD(MASK, mask, x, 0, s));
#endif
                    BELOW_ALL(v, s)
#else
                    SUM4 v = acc[p][j];
#endif
                    FUSE(v, x, row, s)
                    STORE(DST, dst, x, row, s, v);
                }
            }
        }
    }
}
