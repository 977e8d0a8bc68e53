/* Fully connected layer of integers: DST[n][o] = bias + sum over the whole image n of SRC by the weights of o.
 *
 * An item computes a slice of outputs over one part of the inputs; SPLIT parts meet in local memory. NDRange: slices of outputs
 * (WG_X a group), parts (SPLIT a group), images. A slice of inputs is a step: parts take turns. Weights are
 * [step][output slice][output][input], sixteen a vector.
 *
 * BATCH     images
 * WG_X SPLIT   shape of the work group, of items that meet; SPLIT 1: of any group
 */
#include "tensor.h"
#include "integers.h"

#define SRC_HEIGHT (SRC_ROWS / BATCH)
#define STEPS (SRC_HEIGHT * SRC_COLUMNS * SRC_SLICES)

#if SPLIT > 1
__attribute__((reqd_work_group_size(WG_X, SPLIT, 1)))
#endif
kernel void integer_fully_connected(TENSOR_IN(SRC, src), global const char16 *restrict weights, global const int4 *restrict biases,
                                    FACTORS_IN, TENSOR_OUT(DST, dst)) {
    const int o = get_global_id(0), image = get_global_id(2), s = min(o, DST_SLICES - 1);
#if SPLIT > 1
    const int lane = get_local_id(0), part = get_local_id(1);
#else
    const int part = 0;
    if (o >= DST_SLICES || get_global_id(1) > 0 || image >= BATCH) return;
#endif
    int4 acc = (int4)(0);
    int inputs = 0;
#pragma nounroll
    for (int k = part; k < STEPS; k += SPLIT) {
        const int pixel = k / SRC_SLICES;
        const char4 in = src[INDEX(SRC, pixel % SRC_COLUMNS, image * SRC_HEIGHT + pixel / SRC_COLUMNS, k % SRC_SLICES)];
        const char16 w = weights[k * DST_SLICES + s];
        if (W_ZERO) inputs = DOT(in, (char4)(1), inputs);
        acc.x = DOT(in, w.s0123, acc.x);
        acc.y = DOT(in, w.s4567, acc.y);
        acc.z = DOT(in, w.s89ab, acc.z);
        acc.w = DOT(in, w.scdef, acc.w);
    }
    acc -= W_ZERO * inputs;
#if SPLIT > 1
    local int4 parts[SPLIT][WG_X];
    parts[part][lane] = acc;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0 || o >= DST_SLICES) return;
#pragma unroll
    for (int i = 1; i < SPLIT; ++i) acc += parts[i][lane];
#endif
    STORE_SUM(0, image, s, acc + biases[s]);
}
