/* Pooling: the largest number or the mean of a window, in each channel.
 *
 * NDRange: that of items.h over DST.
 * MAXIMUM                        else the mean
 * KH KW STRIDE_Y STRIDE_X DILATION_Y DILATION_X PAD_Y PAD_X   the window
 * COUNT_TO_Y COUNT_TO_X          a mean divides by the positions below row COUNT_TO_Y and column COUNT_TO_X of the input ...
 * COUNT_FROM                     ... from 0 (else from where the window begins in the padding)
 * COUNT_ALL                      all windows divide by KH * KW
 */
#include "tensor.h"
#include "items.h"

kernel void pool(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int n = IMAGE_OF(DST, row);
    const int y0 = Y_OF(DST, row) * STRIDE_Y - PAD_Y, x0 = x * STRIDE_X - PAD_X;
#if MAXIMUM
    SUM4 v = (SUM4)(-INFINITY);
#else
    SUM4 v = (SUM4)(0);
    int counted = 0;
#endif
#pragma nounroll
    for (int ky = 0; ky < KH; ++ky) {
        const int y = y0 + ky * DILATION_Y;
#pragma nounroll
        for (int kx = 0; kx < KW; ++kx) {
            const int column = x0 + kx * DILATION_X;
            const int inside = y >= 0 && y < SRC_HEIGHT && column >= 0 && column < SRC_COLUMNS;
#if MAXIMUM
            if (inside) v = max(v, TO_SUM4(LOAD(SRC, src, column, ROW_OF(SRC, n, y), s)));
#else
            v += TO_SUM4(LOAD_INSIDE(SRC, src, inside, column, ROW_OF(SRC, n, y), s));
#if !COUNT_ALL
            counted += y < COUNT_TO_Y && column < COUNT_TO_X && (!COUNT_FROM || (y >= 0 && column >= 0));
#endif
#endif
        }
    }
#if !MAXIMUM && COUNT_ALL
    v *= (SUM)(1.0f / (KH * KW));
#elif !MAXIMUM
    v *= (SUM)(1.0f / max(counted, 1));
#endif
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
