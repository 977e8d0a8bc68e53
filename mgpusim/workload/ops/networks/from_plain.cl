/* A plain tensor becomes one in slices: DST of `plain`, whose channels lie side by side (NCHW 0) or in planes (NCHW 1).
 *
 * NDRange: that of items.h over DST.
 * VECTORS   the channels of a pixel are whole slices, side by side: one load of four
 */
#include "tensor.h"
#include "items.h"

#define PLAIN_REAL CAT(REAL_, PLAIN_BITS)
#if PLAIN_NCHW
#define PLAIN_AT(n, y, x, c) ((((n) * DST_CHANNELS + (c)) * DST_HEIGHT + (y)) * DST_COLUMNS + (x))
#else
#define PLAIN_AT(n, y, x, c) ((row * DST_COLUMNS + (x)) * DST_CHANNELS + (c))
#endif

kernel void from_plain(global const PLAIN_REAL *restrict plain FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int n = IMAGE_OF(DST, row), y = Y_OF(DST, row), c = s * 4;
#if VECTORS
    SUM4 v = TO_SUM4(REAL_OF(PLAIN, 4, ((global const CAT(PLAIN_REAL, 4) *)plain)[PLAIN_AT(n, y, x, c) / 4]));
#else
    SUM4 v = (SUM4)(0);
    v.x = REAL_OF(PLAIN, 1, plain[PLAIN_AT(n, y, x, c)]);
    if (c + 1 < DST_CHANNELS) v.y = REAL_OF(PLAIN, 1, plain[PLAIN_AT(n, y, x, c + 1)]);
    if (c + 2 < DST_CHANNELS) v.z = REAL_OF(PLAIN, 1, plain[PLAIN_AT(n, y, x, c + 2)]);
    if (c + 3 < DST_CHANNELS) v.w = REAL_OF(PLAIN, 1, plain[PLAIN_AT(n, y, x, c + 3)]);
#endif
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
