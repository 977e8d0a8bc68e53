/* An image of another size.
 *
 * NDRange: that of items.h over DST.
 * BILINEAR           the mean of four pixels by distance, else the nearest pixel
 * SCALE_Y SCALE_X    rows and columns of SRC for one of DST
 * HALF_PIXEL         pixels are squares whose middles are compared
 * ALIGN_CORNERS      the nearest pixel is the rounded, not the one before
 */
#include "tensor.h"
#include "items.h"

#define FIRST_SHIFT ((HALF_PIXEL ? 0.5f : 0.0f))
#define LAST_SHIFT ((HALF_PIXEL && BILINEAR ? -0.5f : ALIGN_CORNERS && !BILINEAR ? 0.5f : 0.0f))
#define PLACE(at, scale) (((at) + FIRST_SHIFT) * scale + LAST_SHIFT)

kernel void resize(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int n = IMAGE_OF(DST, row);
    const float at_y = PLACE((float)Y_OF(DST, row), SCALE_Y), at_x = PLACE((float)x, SCALE_X);
    const float low_y = floor(at_y), low_x = floor(at_x);
    const int y0 = clamp((int)low_y, 0, SRC_HEIGHT - 1), x0 = clamp((int)low_x, 0, SRC_COLUMNS - 1);
#if BILINEAR
    const int y1 = min((int)low_y + 1, SRC_HEIGHT - 1), x1 = min((int)low_x + 1, SRC_COLUMNS - 1);
    const SUM down = (SUM)(at_y - low_y), right = (SUM)(at_x - low_x);
    const SUM4 above = mix(TO_SUM4(LOAD(SRC, src, x0, ROW_OF(SRC, n, y0), s)),
                           TO_SUM4(LOAD(SRC, src, x1, ROW_OF(SRC, n, y0), s)), (SUM4)(right));
    const SUM4 below = mix(TO_SUM4(LOAD(SRC, src, x0, ROW_OF(SRC, n, y1), s)),
                           TO_SUM4(LOAD(SRC, src, x1, ROW_OF(SRC, n, y1), s)), (SUM4)(right));
    SUM4 v = mix(above, below, (SUM4)(down));
#else
    SUM4 v = TO_SUM4(LOAD(SRC, src, x0, ROW_OF(SRC, n, y0), s));
#endif
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
