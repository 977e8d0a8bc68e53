/* Softmax, or its logarithm, over channels: the ITEMS items of a pixel share its largest number and its sum in local memory.
 *
 * Groups: ITEMS x PARTS. NDRange: ITEMS, pixels.
 * LOGARITHM BETA   as in softmax.cl
 */
#include "tensor.h"
#include "items.h"
#include "group.h"

#define NUMBER(i, other) MASKED(SRC, TO_SUM4(LOAD(SRC, src, x, row, i)), i, other)

kernel __attribute__((reqd_work_group_size(ITEMS, PARTS, 1)))
void softmax_group(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int item = get_local_id(0), part = get_local_id(1);
    const int asked = get_global_id(1), pixel = min(asked, DST_COLUMNS * DST_ROWS - 1);
    const int x = pixel % DST_COLUMNS, row = pixel / DST_COLUMNS;
    local SUM parts[PARTS][ITEMS];

    SUM4 v = (SUM4)(-INFINITY);
    for (int i = item; i < SRC_SLICES; i += ITEMS) v = max(v, NUMBER(i, -INFINITY));
    parts[part][item] = max(max(v.x, v.y), max(v.z, v.w));
    HALVE(parts, MAX_OF)
    const SUM top = parts[part][0];
    barrier(CLK_LOCAL_MEM_FENCE);

    v = (SUM4)(0);
    for (int i = item; i < SRC_SLICES; i += ITEMS) v += exp((NUMBER(i, -INFINITY) - top) * (SUM)BETA);
    parts[part][item] = v.x + v.y + v.z + v.w;
    HALVE(parts, SUM_OF)
    const SUM scale = LOGARITHM ? log(parts[part][0]) : (SUM)1 / parts[part][0];

    if (asked > pixel) return;
    for (int i = item; i < SRC_SLICES; i += ITEMS) {
        v = (NUMBER(i, 0) - top) * (SUM)BETA;
        v = LOGARITHM ? v - scale : exp(v) * scale;
        FUSE(v, x, row, i)
        STORE(DST, dst, x, row, i, v);
    }
}
