/* Fully connected layer: DST[n][o] = bias + sum over the whole image n of SRC by the weights of o.
 *
 * An item computes a slice of outputs over one part of the inputs; SPLIT parts meet in local memory. NDRange: slices of outputs
 * (WG_X a group), parts (SPLIT a group), images. A slice of inputs is a step: parts take turns.
 *
 * W_KIND    0: buffer; 1: image1d_buffer; 2: one image2d, output slices beside each other
 * W_BITS    of a weight stored: [step][output slice][input] vectors in a buffer, where the four of a step are one load, as in
 *           TFLite's delegate; [step][input] below each other in an image
 * BATCH     images
 * WG_X SPLIT   shape of the work group, of items that meet; SPLIT 1: of any group
 */
#include "tensor.h"

#define SRC_HEIGHT (SRC_ROWS / BATCH)
#define STEPS (SRC_HEIGHT * SRC_COLUMNS * SRC_SLICES)
#if W_KIND == 2
#define WEIGHTS_IN read_only image2d_t weights
#define WEIGHT(k, i) READ_IMAGE(weights, texel, (int2)(s, (k) * 4 + i))
#elif W_KIND == 1
#define WEIGHTS_IN read_only image1d_buffer_t weights
#define WEIGHT(k, i) READ_IMAGE(weights, ((k) * DST_SLICES + s) * 4 + i)
#else
#define STORED16 CAT(CAT(REAL_, W_BITS), 16)
#define CALC16 CAT(CALC, 16)
#define WEIGHTS_IN global const STORED16 *restrict weights
#define WEIGHT(k, i) CAT(LANES_, i)
#define LANES_0 w.s0123
#define LANES_1 w.s4567
#define LANES_2 w.s89ab
#define LANES_3 w.scdef
#endif

#if SPLIT > 1
__attribute__((reqd_work_group_size(WG_X, SPLIT, 1)))
#endif
kernel void fully_connected(TENSOR_IN(SRC, src), WEIGHTS_IN, TENSOR_IN(B, biases) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int o = get_global_id(0), image = get_global_id(2), s = min(o, DST_SLICES - 1);
#if SPLIT > 1
    const int lane = get_local_id(0), part = get_local_id(1);
#else
    const int part = 0;
    if (o >= DST_SLICES || get_global_id(1) > 0 || image >= BATCH) return;
#endif
    SUM4 acc = (SUM4)(0);
#pragma nounroll
    for (int k = part; k < STEPS; k += SPLIT) {
        const int pixel = k / SRC_SLICES;
#if W_KIND == 0
        const CALC16 w = CAT(convert_, CALC16)(weights[k * DST_SLICES + s]);
#endif
        const CALC4 in = LOAD(SRC, src, pixel % SRC_COLUMNS, image * SRC_HEIGHT + pixel / SRC_COLUMNS, k % SRC_SLICES);
#if SUM_BITS == CALC_BITS
        acc += WEIGHT(k, 0) * in.x;
        acc += WEIGHT(k, 1) * in.y;
        acc += WEIGHT(k, 2) * in.z;
        acc += WEIGHT(k, 3) * in.w;
#else
        acc += TO_SUM4(WEIGHT(k, 0) * in.x + WEIGHT(k, 1) * in.y + WEIGHT(k, 2) * in.z + WEIGHT(k, 3) * in.w);
#endif
    }
#if SPLIT > 1
    local SUM4 parts[SPLIT][WG_X];
    parts[part][lane] = acc;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0 || o >= DST_SLICES) return;
#pragma unroll
    for (int i = 1; i < SPLIT; ++i) acc += parts[i][lane];
#endif
    SUM4 v = acc + TO_SUM4(LOAD(B, biases, 0, 0, s));
    FUSE(v, 0, image, s)
    STORE(DST, dst, 0, image, s, v);
}
