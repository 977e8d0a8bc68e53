/* Convolution with a work group for every number of DST: its items share the sum, and meet in local memory.
 *
 * NDRange: LANES items for each number, those of a channel one after the other, in the order of its pixels. Tensors in buffers.
 * Weights: [output][input of the group][row][column] numbers; biases: one for each output.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window; edges: border.h
 * O_GROUP I_GROUP   channels of a group of the convolution
 * OUTPUTS    channels of DST, those that pad the last slice left out
 * W_BITS     of a weight stored
 * LANES      items of a work group, a power of two; one alone goes through the window in loops of known counts
 * NUMBERS    of a work group whose items sum alone
 * UNROLL     inputs of an item that sums alone, at a time
 */
#include "tensor.h"
#include "border.h"

#define DST_HEIGHT (DST_ROWS / BATCH)
#define TERMS (I_GROUP * KH * KW)
#define TO_SUM CAT(convert_, SUM)
/* Add the term of input I of the group in row TY and column TX of the window, the K-th of an output. */
#define ADD(I, TY, TX, K) { \
        const int i = known / O_GROUP * I_GROUP + (I); \
        const int sx = x * STRIDE_X + (TX) * DILATION_X - PAD_X, sy = y * STRIDE_Y + (TY) * DILATION_Y - PAD_Y; \
        if (INSIDE_X(sx) && INSIDE_Y(sy)) { \
            const int place = INDEX(SRC, sx, IMAGE_ROW(image, sy), i / 4) * 4 + i % 4; \
            acc += TO_SUM(((global const CAT(REAL_, SRC_BITS) *)src)[place]) * TO_SUM(weights[known * TERMS + (K)]); \
        } \
    }

__attribute__((reqd_work_group_size(LANES * NUMBERS, 1, 1)))
kernel void conv_group(TENSOR_IN(SRC, src), global const CAT(REAL_, W_BITS) *restrict weights,
                       global const CAT(REAL_, W_BITS) *restrict biases FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
#if LANES == 1
    const int lane = 0, at = get_global_id(0);
#else
    local SUM sums[LANES];
    const int lane = get_local_id(0), at = get_group_id(0);
#endif
    const int x = at % DST_COLUMNS, row = at / DST_COLUMNS % DST_ROWS, o = at / (DST_COLUMNS * DST_ROWS);
    const int image = row / DST_HEIGHT, y = row % DST_HEIGHT, known = min(o, OUTPUTS - 1);
    SUM acc = 0;
#if LANES == 1
#pragma unroll UNROLL
    for (int of = 0; of < I_GROUP; ++of)
        for (int ty = 0; ty < KH; ++ty)
            for (int tx = 0; tx < KW; ++tx) ADD(of, ty, tx, (of * KH + ty) * KW + tx)
#else
#pragma nounroll
    for (int k = lane; k < TERMS; k += LANES) ADD(k / (KH * KW), k % (KH * KW) / KW, k % KW, k)
    sums[lane] = acc;
#pragma unroll
    for (int left = LANES / 2; left > 0; left /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < left) sums[lane] += sums[lane + left];
    }
    acc = sums[0];
#endif
    if (lane == 0 && o < DST_SLICES * 4) {
        const int s = o / 4, part = o % 4;
        SUM4 v = (SUM4)(acc + TO_SUM(biases[known]));
        FUSE(v, x, row, s)
        const SUM found = part == 0 ? v.x : part == 1 ? v.y : part == 2 ? v.z : v.w;
        ((global CAT(REAL_, DST_BITS) *)dst)[INDEX(DST, x, row, s) * 4 + part] = CAT(convert_, CAT(REAL_, DST_BITS))(found);
    }
}
