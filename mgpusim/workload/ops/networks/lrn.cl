/* Local response normalisation across channels: v / (BIAS + ALPHA * sum of squares of BELOW channels before to ABOVE after)^BETA.
 *
 * NDRange: that of items.h over DST.
 * SPAN   slices on either side that hold these channels
 */
#include "tensor.h"
#include "items.h"

kernel void lrn(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    SUM squares[4 * (2 * SPAN + 1)];
    SUM4 v = (SUM4)(0);
#pragma unroll
    for (int k = -SPAN; k <= SPAN; ++k) {
        const int inside = s + k >= 0 && s + k < SRC_SLICES;
        SUM4 near = TO_SUM4(LOAD_INSIDE(SRC, src, inside, x, row, s + k));
        near = MASKED(SRC, near, s + k, 0);
        if (k == 0) v = near;
        near *= near;
        squares[4 * (k + SPAN)] = near.x;
        squares[4 * (k + SPAN) + 1] = near.y;
        squares[4 * (k + SPAN) + 2] = near.z;
        squares[4 * (k + SPAN) + 3] = near.w;
    }
    SUM sums[4];
#pragma unroll
    for (int lane = 0; lane < 4; ++lane) {
        sums[lane] = 0;
#pragma unroll
        for (int k = -BELOW; k <= ABOVE; ++k) sums[lane] += squares[4 * SPAN + lane + k];
    }
    const SUM4 base = (SUM4)(sums[0], sums[1], sums[2], sums[3]) * (SUM)ALPHA + (SUM)BIAS;
    v *= powr(base, (SUM4)(-BETA));
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
