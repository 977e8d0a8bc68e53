/* Rows of a table of whole numbers in blocks, which lies as weights do (blocks.h): pixel p of DST is row WHICH[p].
 *
 * ROWS   of the table; NDRange: that of items.h over DST. WHICH as in gather.cl.
 */
#include "tensor.h"
#include "items.h"
#include "blocks.h"

kernel void block_gather(TENSOR_IN(WHICH, which), global const uint4 *restrict weights, global const half *restrict scales
                         FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int p = row * DST_COLUMNS + x, pixel = p / WHICH_CHANNELS;
    const int wanted = (int)LOAD_ONE(WHICH, which, pixel % WHICH_COLUMNS, pixel / WHICH_COLUMNS, p % WHICH_CHANNELS);
    const int from = clamp(wanted < 0 ? wanted + ROWS : wanted, 0, ROWS - 1), o = from % 4;
    const uint4 packed = WEIGHTS_AT(s * 4 / PACKED, from / 4);
#if Q_BITS == 4
    const CALC16 w = s % 2 ? UPPER(packed) : LOWER(packed);
#else
    const CALC16 w = LOWER(packed);
#endif
    const float4 scale = SCALE_AT(s / 8, from / 4);
    const CALC4 lower = o == 0 ? w.s048c : w.s159d, upper = o == 2 ? w.s26ae : w.s37bf;
    const float own = o < 2 ? (o == 0 ? scale.x : scale.y) : (o == 2 ? scale.z : scale.w);
    SUM4 v = TO_SUM4(o < 2 ? lower : upper) * (SUM)own;
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
