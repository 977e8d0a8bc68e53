/* Product of weights with a few rows: DST[r][o] = bias[o] + sum of SRC[r] by the weights of o, ROWS rows an item.
 *
 * An item computes a slice of outputs over one part of the inputs; WG_Y parts meet in local memory. NDRange: slices of outputs
 * (WG_X a group), parts (WG_Y a group), sets of weights. Rows are those of TOKENS columns of SHARED heads that follow each other.
 * Structure: google-ai-edge/ml-drift, ml_drift/common/kernels/fully_connected.cc.
 *
 * FORM      0: weights of a layer (drift.h); 1: keys, four tokens of four channels a word, DST are SCALE times the products,
 *           capped, with MASK where it is read; 2: values, four channels of four tokens a word, SRC are scores, whose weights are
 *           exp(score - largest) * share by SUMS
 * DEPTH     slices of inputs
 * KEYS      columns of scores that are real: others are put below all
 */
#include "tensor.h"
#if FORM == 0
#include "drift.h"
#define GIVEN WORDS_IN SCALES_IN, TENSOR_IN(B, biases) FUSED_PARAMS
#else
#if FORM == 1
#include "drift_scores.h"
#endif
#define CALC16 CAT(CALC, 16)
#define TO_CALC16 CAT(convert_, CALC16)
#define HELD16 CAT(CAT(REAL_, W_BITS), 16)
#define WORD_AT(k) TO_CALC16(((global const HELD16 *)held)[(set * DEPTH + (k)) * O_SLICES + s])
#if FORM == 1 && MASKED
#define GIVEN TENSOR_IN(W, held), TENSOR_IN(MASK, mask) FUSED_PARAMS
#elif FORM == 1
#define GIVEN TENSOR_IN(W, held) FUSED_PARAMS
#else
#define GIVEN TENSOR_IN(W, held), TENSOR_IN(SUMS, sums) FUSED_PARAMS
#endif
#endif

#define X_OF(r) ((r) % TOKENS)
#define ROW_OF(r) (set * SHARED + (r) / TOKENS)
#define PATCH (ROWS <= 8 ? ROWS : 1) /* rows that meet at once */

#if FORM == 1
#define ADD(sum, in)                                                                                                     \
    sum += TO_SUM4((CALC4)(dot(in, w0), dot(in, w1), dot(in, w2), dot(in, w3)));
#elif SUM_BITS == CALC_BITS
#define ADD(sum, in)                                                                                                     \
    sum += in.x * w0;                                                                                                    \
    sum += in.y * w1;                                                                                                    \
    sum += in.z * w2;                                                                                                    \
    sum += in.w * w3;
#else
#define ADD(sum, in) sum += TO_SUM4(in.x * w0 + in.y * w1 + in.z * w2 + in.w * w3);
#endif
#if FORM == 2
#define TAKEN(r) exp(LOAD(SRC, src, X_OF(r), ROW_OF(r), k) - largest[r]) * share[r]
#else
#define TAKEN(r) LOAD(SRC, src, X_OF(r), ROW_OF(r), k)
#endif
#define STEP                                                                                                             \
    _Pragma("unroll") for (int r = 0; r < ROWS; ++r) {                                                                   \
        const CALC4 in = TAKEN(r);                                                                                       \
        ADD(acc[r], in)                                                                                                  \
    }

#if WG_Y > 1
__attribute__((reqd_work_group_size(WG_X, WG_Y, 1)))
#endif
kernel void drift_rows(TENSOR_IN(SRC, src), GIVEN, TENSOR_OUT(DST, dst)) {
    const int o = get_global_id(0), s = min(o, O_SLICES - 1), set = get_global_id(2);
#if WG_Y > 1
    const int lane = get_local_id(0), part = get_local_id(1);
#else
    const int part = 0;
    if (o >= O_SLICES) return;
#endif
    SUM4 acc[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; ++r) acc[r] = (SUM4)(0);
#if FORM == 2
    CALC share[ROWS], largest[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; ++r) {
        const CALC4 of = LOAD(SUMS, sums, X_OF(r), ROW_OF(r), 0);
        share[r] = of.x;
        largest[r] = of.y;
    }
#endif
#if FORM
#pragma nounroll
    for (int k = part; k < DEPTH; k += WG_Y) {
        const CALC16 word = WORD_AT(k);
        const CALC4 w0 = word.s0123, w1 = word.s4567, w2 = word.s89ab, w3 = word.scdef;
        STEP
    }
#elif Q_BITS <= 8 && Q_GROUP
#pragma nounroll
    for (int b = part; b < DEPTH / Q_GROUP; b += WG_Y) {
        SCALE_OF(b * Q_GROUP, s)
#pragma nounroll
        for (int k = b * Q_GROUP; k < (b + 1) * Q_GROUP; ++k) {
            WEIGHTS_OF(k, s)
            SCALED_WEIGHTS
            STEP
        }
    }
#else
    SCALE_OF(0, s)
#pragma nounroll
    for (int k = part; k < DEPTH; k += WG_Y) {
        WEIGHTS_OF(k, s)
        SCALED_WEIGHTS
        STEP
    }
#endif
#if WG_Y > 1
    local SUM4 parts[PATCH][WG_X * WG_Y];
#pragma unroll
    for (int r0 = 0; r0 < ROWS; r0 += PATCH) {
        if (r0 > 0) barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int r = 0; r < PATCH; ++r) parts[r][lane * WG_Y + part] = acc[r0 + r];
        for (int step = WG_Y / 2; step > 0; step /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            if (part < step) {
#pragma unroll
                for (int r = 0; r < PATCH; ++r) {
                    acc[r0 + r] += parts[r][lane * WG_Y + part + step];
                    parts[r][lane * WG_Y + part] = acc[r0 + r];
                }
            }
        }
    }
    if (part > 0 || o >= O_SLICES) return;
#endif
#if FORM == 0
    const SUM4 bias = TO_SUM4(LOAD(B, biases, 0, 0, s));
#endif
#pragma unroll
    for (int r = 0; r < ROWS; ++r) {
        const int x = X_OF(r), row = ROW_OF(r);
#if FORM == 0
        SUM4 v = acc[r] + bias;
#elif FORM == 1
        SUM4 v = acc[r] * (SUM)SCALE;
        v = CAP > 0 ? (SUM)CAP * tanh(v / (SUM)(CAP > 0 ? CAP : 1.0f)) : v;
#if MASKED
        v += TO_SUM4(LOAD(MASK, mask, x, 0, s));
#endif
        BELOW_ALL(v, s)
#else
        SUM4 v = acc[r];
#endif
        FUSE(v, x, row, s)
        STORE(DST, dst, x, row, s, v);
    }
}
