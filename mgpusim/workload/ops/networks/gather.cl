/* Rows of a table: pixel p of DST is pixel WHICH[p] of SRC, with all its channels; pixels count over the columns, rows, images.
 *
 * NDRange: that of items.h over DST. WHICH holds numbers in the order of the elements (n, h, w, c); negative ones count from
 * the end.
 */
#include "tensor.h"
#include "items.h"

kernel void gather(TENSOR_IN(SRC, src), TENSOR_IN(WHICH, which) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int p = row * DST_COLUMNS + x, pixel = p / WHICH_CHANNELS;
    const int wanted = (int)LOAD_ONE(WHICH, which, pixel % WHICH_COLUMNS, pixel / WHICH_COLUMNS, p % WHICH_CHANNELS);
    const int from = clamp(wanted < 0 ? wanted + SRC_COLUMNS * SRC_ROWS : wanted, 0, SRC_COLUMNS * SRC_ROWS - 1);
    SUM4 v = TO_SUM4(LOAD(SRC, src, from % SRC_COLUMNS, from / SRC_COLUMNS, s));
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
