/* Operators that only move numbers: each element of a part of DST is one of SRC, or FILL.
 *
 * NDRange: that of items.h over PART, the sizes of what is written, which begins at image TO_N, row TO_Y, column TO_X and slice
 * TO_S of DST.
 * AT_N AT_Y AT_X   image, row and column of SRC for image n, row y, column x and channel c of the part
 * WHOLE            slices move as a whole, from slice AT_S for slice s; else channel by channel, from channel AT_C
 * INSIDE           whether there is such an element, else FILL; absent: there always is
 */
#include "tensor.h"
#include "items.h"

#ifdef INSIDE
#define OR_FILL(load, fill) ((INSIDE) ? (load) : (fill))
#else
#define OR_FILL(load, fill) (load)
#endif
#define MOVE(lane, i)                                                                                      \
    {                                                                                                      \
        const int c = min(s * 4 + i, PART_CHANNELS - 1);                                                   \
        v.lane = OR_FILL(LOAD_ONE(SRC, src, AT_X, ROW_OF(SRC, AT_N, AT_Y), AT_C), (CALC)(FILL));           \
    }

kernel void rearrange(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(PART)
    const int n = IMAGE_OF(PART, row), y = Y_OF(PART, row);
#if WHOLE
    SUM4 v = OR_FILL(LOAD(SRC, src, AT_X, ROW_OF(SRC, AT_N, AT_Y), AT_S), (CALC4)(FILL));
#else
    SUM4 v;
    MOVE(x, 0)
    MOVE(y, 1)
    MOVE(z, 2)
    MOVE(w, 3)
#endif
    const int to_x = x + TO_X, to_row = ROW_OF(DST, n + TO_N, y + TO_Y), to_s = s + TO_S;
    FUSE(v, to_x, to_row, to_s)
    STORE(DST, dst, to_x, to_row, to_s, v);
}
