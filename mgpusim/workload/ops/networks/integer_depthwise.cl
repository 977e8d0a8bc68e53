/* Depthwise convolution of integers: every channel has a window of its own. An item computes BLOCK_X columns by BLOCK_Y rows of
 * one slice.
 *
 * NDRange: grid.h; edges: border.h, where the zero of SRC lies outside of the image. Weights are [slice][tap], four a vector.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 */
#include "tensor.h"
#include "grid.h"
#include "border.h"
#include "integers.h"

#define PIXELS (BLOCK_X * BLOCK_Y)

kernel void integer_depthwise(TENSOR_IN(SRC, src), global const char4 *restrict weights, global const int4 *restrict biases,
                              FACTORS_IN, TENSOR_OUT(DST, dst)) {
    PLACE
    if (!inside) return;
    const int x0 = gx * BLOCK_X, y0 = ROW_OF(gy), image = IMAGE_OF(gy), s = block;
    int4 acc[PIXELS];
#pragma unroll
    for (int p = 0; p < PIXELS; ++p) acc[p] = biases[s];

#pragma nounroll
    for (int ky = 0; ky < KH; ++ky)
#pragma nounroll
        for (int kx = 0; kx < KW; ++kx) {
            const int4 w = convert_int4(weights[s * KH * KW + ky * KW + kx]) - W_ZERO;
#pragma unroll
            for (int p = 0; p < PIXELS; ++p) {
                const int x = (x0 + p % BLOCK_X) * STRIDE_X + kx * DILATION_X - PAD_X;
                const int y = (y0 + p / BLOCK_X) * STRIDE_Y + ky * DILATION_Y - PAD_Y;
                acc[p] = mad24(w, convert_int4(PIXEL_8(x, y, image, s)), acc[p]);
            }
        }

#pragma unroll
    for (int p = 0; p < PIXELS; ++p) {
        const int x = x0 + p % BLOCK_X, y = y0 + p / BLOCK_X;
        if (x < DST_COLUMNS && y < DST_HEIGHT) STORE_SUM(x, image * DST_HEIGHT + y, s, acc[p]);
    }
}
