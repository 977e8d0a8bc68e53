/* Pooling of integers: the largest or the mean of a window in each channel, of a tensor whose scale is that of the output.
 *
 * NDRange: that of items.h over DST. A mean is rounded to the nearest, ties away from zero, and is that of the positions inside
 * the image, as TensorFlow Lite's is.
 * MAXIMUM                        else the mean
 * KH KW STRIDE_Y STRIDE_X DILATION_Y DILATION_X PAD_Y PAD_X   the window
 */
#include "tensor.h"
#include "items.h"

kernel void integer_pool(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int n = IMAGE_OF(DST, row);
    const int y0 = Y_OF(DST, row) * STRIDE_Y - PAD_Y, x0 = x * STRIDE_X - PAD_X;
#if MAXIMUM
    char4 v = (char4)(-128);
#else
    int4 v = (int4)(0);
    int counted = 0;
#endif
#pragma nounroll
    for (int ky = 0; ky < KH; ++ky) {
        const int y = y0 + ky * DILATION_Y;
#pragma nounroll
        for (int kx = 0; kx < KW; ++kx) {
            const int column = x0 + kx * DILATION_X;
            if (y >= 0 && y < SRC_HEIGHT && column >= 0 && column < SRC_COLUMNS) {
                const char4 in = src[INDEX(SRC, column, ROW_OF(SRC, n, y), s)];
#if MAXIMUM
                v = max(v, in);
#else
                v += convert_int4(in) - ORIGIN;
                ++counted;
#endif
            }
        }
    }
#if MAXIMUM
    const int4 found = convert_int4(v);
#else
    const int half_count = counted / 2;
    const int4 found = (v + select((int4)(half_count), (int4)(-half_count), v < 0)) / counted + ORIGIN;
#endif
    dst[INDEX(DST, x, row, s)] = convert_char4(clamp(found, LOW, HIGH));
}
