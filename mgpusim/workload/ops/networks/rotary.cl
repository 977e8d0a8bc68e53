/* Rotary position embedding: pairs of channels, turned by the angle of their position and of the pair.
 *
 * INTERLEAVED     pairs are neighbours; else the first and the second half of the channels
 * ALONG_X         positions are columns, else rows
 * EACH            each image has angles of its own
 * COS SIN         a pixel for each position, channels for each pair
 * NDRange: that of items.h over DST.
 */
#include "tensor.h"
#include "items.h"

#define HALF (SRC_SLICES / 2)

kernel void rotary(TENSOR_IN(SRC, src), TENSOR_IN(COS, cosines), TENSOR_IN(SIN, sines) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int length = ALONG_X ? DST_COLUMNS : DST_HEIGHT;
    const int place = (ALONG_X ? x : Y_OF(DST, row)) + (EACH ? IMAGE_OF(DST, row) * length : 0);
    const int column = place % COS_COLUMNS, line = place / COS_COLUMNS;
    const SUM4 own = TO_SUM4(LOAD(SRC, src, x, row, s));
#if INTERLEAVED
    const SUM4 other = (SUM4)(-own.y, own.x, -own.w, own.z);
    const SUM4 cosine = TO_SUM4(LOAD(COS, cosines, column, line, s / 2)), sine = TO_SUM4(LOAD(SIN, sines, column, line, s / 2));
    const SUM4 c = s % 2 ? cosine.zzww : cosine.xxyy, d = s % 2 ? sine.zzww : sine.xxyy;
#else
    const int first = s < HALF;
    const SUM4 pair = TO_SUM4(LOAD(SRC, src, x, row, first ? s + HALF : s - HALF)), other = first ? -pair : pair;
    const SUM4 c = TO_SUM4(LOAD(COS, cosines, column, line, s % HALF)), d = TO_SUM4(LOAD(SIN, sines, column, line, s % HALF));
#endif
    SUM4 v = own * c + other * d;
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
