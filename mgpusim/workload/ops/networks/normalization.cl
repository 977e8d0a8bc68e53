/* Normalisation over rows, columns or channels of an image: (v - mean) / sqrt(variance + EPSILON), or v / norm.
 *
 * OVER_Y OVER_X OVER_C   the axes; the rest of them is KEPT, a shape with size 1 along these
 * CENTRED                mean and variance
 * MEAN_SQUARE            v / sqrt(mean of squares + EPSILON); with neither the norm, the root of the sum of squares, EPSILON at least
 * Groups: ITEMS x PARTS, the ITEMS items of a result share its sums in local memory. NDRange: ITEMS, pixels of KEPT, its slices.
 */
#include "tensor.h"
#include "items.h"
#include "group.h"

#define COUNT_Y (OVER_Y ? SRC_HEIGHT : 1)
#define COUNT_X (OVER_X ? SRC_COLUMNS : 1)
#define COUNT_S (OVER_C ? SRC_SLICES : 1)
#define NUMBERS (COUNT_Y * COUNT_X * COUNT_S)
#define PLACE(at)                                                                                          \
    const int x = OVER_X ? at % COUNT_X : column, s = OVER_C ? at / (COUNT_X * COUNT_Y) : slice;           \
    const int row = ROW_OF(SRC, n, OVER_Y ? at / COUNT_X % COUNT_Y : y)
#define LOADED TO_SUM4(LOAD(SRC, src, x, row, s))
#define REAL_ONLY(v) (OVER_C ? MASKED(SRC, v, s, 0) : (v))

/* The sum of `mine` over the items of the group and, over channels, over the four of a slice. */
#define SHARED_SUM(mine)                                                                                   \
    parts[part][item] = mine;                                                                              \
    HALVE(parts, SUM_OF)                                                                                   \
    mine = parts[part][0];                                                                                 \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                          \
    if (OVER_C) mine = (SUM4)(mine.x + mine.y + mine.z + mine.w);

kernel __attribute__((reqd_work_group_size(ITEMS, PARTS, 1)))
void normalization(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int item = get_local_id(0), part = get_local_id(1), slice = get_global_id(2);
    const int asked = get_global_id(1), pixel = min(asked, KEPT_COLUMNS * KEPT_ROWS - 1);
    const int column = pixel % KEPT_COLUMNS, kept = pixel / KEPT_COLUMNS;
    const int n = IMAGE_OF(KEPT, kept), y = Y_OF(KEPT, kept);
    local SUM4 parts[PARTS][ITEMS];

    SUM4 mean = (SUM4)(0), squares = (SUM4)(0);
#if CENTRED
    for (int at = item; at < NUMBERS; at += ITEMS) {
        PLACE(at);
        mean += REAL_ONLY(LOADED);
    }
    SHARED_SUM(mean)
    mean *= (SUM)(1.0f / COUNT);
#endif
    for (int at = item; at < NUMBERS; at += ITEMS) {
        PLACE(at);
        const SUM4 from_mean = LOADED - mean;
        squares += REAL_ONLY(from_mean * from_mean);
    }
    SHARED_SUM(squares)
#if CENTRED
    const SUM4 scale = rsqrt(squares * (SUM)(1.0f / COUNT) + (SUM)EPSILON);
#elif MEAN_SQUARE
    const SUM4 scale = rsqrt(squares * (SUM)(1.0f / COUNT) + (SUM)EPSILON);
#else
    const SUM4 scale = rsqrt(max(squares, (SUM4)(EPSILON)));
#endif
    if (asked > pixel) return;
    for (int at = item; at < NUMBERS; at += ITEMS) {
        PLACE(at);
        SUM4 v = (LOADED - mean) * scale;
        FUSE(v, x, row, s)
        STORE(DST, dst, x, row, s, v);
    }
}
