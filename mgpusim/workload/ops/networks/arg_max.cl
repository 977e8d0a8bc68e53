/* Where the largest number along an axis is, as a number; the first of equals. DST has size 1 along the axis.
 *
 * NDRange and constants LINE, LINE_X(i), LINE_ROW(i), LINES_X, LINES_ROWS, AXIS_C as in softmax.cl, but always three dimensions.
 */
#include "tensor.h"
#include "items.h"

kernel void arg_max(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), row = get_global_id(1), s = get_global_id(2);
    if (x >= LINES_X || row >= LINES_ROWS || s >= DST_SLICES) return;
    float4 top = (float4)(-INFINITY);
    int4 found = (int4)(0);
#pragma nounroll
    for (int i = 0; i < LINE; ++i) {
#if AXIS_C
        const float4 v = MASKED(SRC, convert_float4(LOAD(SRC, src, x, row, i)), i, -INFINITY);
#else
        const float4 v = convert_float4(LOAD(SRC, src, LINE_X(i), LINE_ROW(i), s));
#endif
        found = select(found, (int4)(i), v > top);
        top = max(top, v);
    }
    SUM4 v = convert_float4(found);
#if AXIS_C
    const float largest = max(max(top.x, top.y), max(top.z, top.w));
    const int4 channel = select((int4)(SRC_CHANNELS - 1), found * 4 + (int4)(0, 1, 2, 3), top == (float4)(largest));
    v = (float4)(min(min(channel.x, channel.y), min(channel.z, channel.w)));
#endif
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
