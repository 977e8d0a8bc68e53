/* A tensor in slices becomes a plain one: `plain` of SRC, its channels side by side (NCHW 0) or in planes (NCHW 1).
 *
 * NDRange: that of items.h over SRC.
 * VECTORS   the channels of a pixel are whole slices, side by side: one store of four
 */
#include "tensor.h"
#include "items.h"

#define PLAIN_REAL CAT(REAL_, PLAIN_BITS)
#if PLAIN_NCHW
#define PLAIN_AT(n, y, x, c) ((((n) * SRC_CHANNELS + (c)) * SRC_HEIGHT + (y)) * SRC_COLUMNS + (x))
#else
#define PLAIN_AT(n, y, x, c) ((row * SRC_COLUMNS + (x)) * SRC_CHANNELS + (c))
#endif

kernel void to_plain(TENSOR_IN(SRC, src), global PLAIN_REAL *restrict plain) {
    ITEM(SRC)
    const int n = IMAGE_OF(SRC, row), y = Y_OF(SRC, row), c = s * 4;
    const CALC4 v = LOAD(SRC, src, x, row, s);
#if VECTORS
    ((global CAT(PLAIN_REAL, 4) *)plain)[PLAIN_AT(n, y, x, c) / 4] = STORED_OF(PLAIN, 4, v);
#else
    plain[PLAIN_AT(n, y, x, c)] = STORED_OF(PLAIN, 1, v.x);
    if (c + 1 < SRC_CHANNELS) plain[PLAIN_AT(n, y, x, c + 1)] = STORED_OF(PLAIN, 1, v.y);
    if (c + 2 < SRC_CHANNELS) plain[PLAIN_AT(n, y, x, c + 2)] = STORED_OF(PLAIN, 1, v.z);
    if (c + 3 < SRC_CHANNELS) plain[PLAIN_AT(n, y, x, c + 3)] = STORED_OF(PLAIN, 1, v.w);
#endif
}
