/* Softmax, or its logarithm, along any axis: exp(BETA (v - top)) over the sum of these, top the largest number.
 *
 * AXIS_C    along channels: an item for each pixel, its slices one after the other; NDRange columns, rows
 *           else an item for each line along the axis, of four channels: NDRange columns, rows, slices of the others
 * LINE      positions along the axis (slices along channels)
 * LINE_X(i) LINE_ROW(i)   column and row of position i
 * LINES_X LINES_ROWS      sizes of the NDRange
 * LOGARITHM BETA
 */
#include "tensor.h"
#include "items.h"

#if AXIS_C
#define NUMBER(i, other) MASKED(SRC, TO_SUM4(LOAD(SRC, src, x, row, i)), i, other)
#else
#define NUMBER(i, other) TO_SUM4(LOAD(SRC, src, LINE_X(i), LINE_ROW(i), s))
#endif

kernel void softmax(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), row = get_global_id(1), s = AXIS_C ? 0 : get_global_id(2);
    if (x >= LINES_X || row >= LINES_ROWS || s >= SRC_SLICES) return;
    SUM4 top = (SUM4)(-INFINITY), sum = (SUM4)(0);
#pragma nounroll
    for (int i = 0; i < LINE; ++i) top = max(top, NUMBER(i, -INFINITY));
#if AXIS_C
    const SUM largest = max(max(top.x, top.y), max(top.z, top.w));
    top = (SUM4)(largest);
#endif
#pragma nounroll
    for (int i = 0; i < LINE; ++i) sum += exp((NUMBER(i, -INFINITY) - top) * (SUM)BETA);
#if AXIS_C
    const SUM all = sum.x + sum.y + sum.z + sum.w;
    sum = (SUM4)(all);
#endif
    const SUM4 scale = LOGARITHM ? log(sum) : (SUM)1 / sum;
#pragma nounroll
    for (int i = 0; i < LINE; ++i) {
        SUM4 v = (NUMBER(i, 0) - top) * (SUM)BETA;
        v = LOGARITHM ? v - scale : exp(v) * scale;
        const int to_x = LINE_X(i), to_row = LINE_ROW(i), to_s = AXIS_C ? i : s;
        FUSE(v, to_x, to_row, to_s)
        STORE(DST, dst, to_x, to_row, to_s, v);
    }
}
