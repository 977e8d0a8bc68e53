/* Reductions over images, rows, columns or channels: DST has size 1 there.
 *
 * OVER_N OVER_Y OVER_X OVER_C   whether the axis is reduced
 * START              what changes nothing; TERM(v) of each number; MERGE(a, b) of two; FINISH(v) of the result
 * ITEMS              1: an item for each slice of the output, NDRange of items.h over DST;
 *                    else ITEMS x PARTS work groups, which meet in local memory: NDRange ITEMS, pixels of DST, slices of DST
 */
#include "tensor.h"
#include "items.h"
#include "group.h"

#define COUNT_N (OVER_N ? SRC_BATCH : 1)
#define COUNT_Y (OVER_Y ? SRC_HEIGHT : 1)
#define COUNT_X (OVER_X ? SRC_COLUMNS : 1)
#define COUNT_S (OVER_C ? SRC_SLICES : 1)
#define NUMBER(n0, y0, x0, s0, v)                                                                          \
    v = TO_SUM4(LOAD(SRC, src, OVER_X ? x0 : x, ROW_OF(SRC, OVER_N ? n0 : n, OVER_Y ? y0 : y), OVER_C ? s0 : s)); \
    v = TERM(v);                                                                                           \
    if (OVER_C) v = MASKED(SRC, v, s0, START)

#if ITEMS > 1
__attribute__((reqd_work_group_size(ITEMS, PARTS, 1)))
#endif
kernel void reduce(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
#if ITEMS > 1
    const int item = get_local_id(0), part = get_local_id(1), s = get_global_id(2);
    const int asked = get_global_id(1), pixel = min(asked, DST_COLUMNS * DST_ROWS - 1);
    const int x = pixel % DST_COLUMNS, row = pixel / DST_COLUMNS;
#else
    ITEM(DST)
#endif
    const int n = IMAGE_OF(DST, row), y = Y_OF(DST, row);
    SUM4 all = (SUM4)(START), v;
#if ITEMS > 1
    for (int at = item; at < COUNT_N * COUNT_Y * COUNT_X * COUNT_S; at += ITEMS) {
        const int s0 = at / (COUNT_X * COUNT_Y * COUNT_N), n0 = at / (COUNT_X * COUNT_Y) % COUNT_N;
        NUMBER(n0, at / COUNT_X % COUNT_Y, at % COUNT_X, s0, v);
        all = MERGE(all, v);
    }
    local SUM4 parts[PARTS][ITEMS];
    parts[part][item] = all;
    HALVE(parts, MERGE)
    if (item > 0 || asked > pixel) return;
    all = parts[part][0];
#else
#pragma nounroll
    for (int s0 = 0; s0 < COUNT_S; ++s0)
#pragma nounroll
        for (int n0 = 0; n0 < COUNT_N; ++n0)
#pragma nounroll
            for (int y0 = 0; y0 < COUNT_Y; ++y0)
#pragma nounroll
                for (int x0 = 0; x0 < COUNT_X; ++x0) {
                    NUMBER(n0, y0, x0, s0, v);
                    all = MERGE(all, v);
                }
#endif
#if OVER_C
    const SUM one = MERGE(MERGE(all.x, all.y), MERGE(all.z, all.w));
    all = (SUM4)(one);
#endif
    all = FINISH(all);
    FUSE(all, x, row, s)
    STORE(DST, dst, x, row, s, all);
}
