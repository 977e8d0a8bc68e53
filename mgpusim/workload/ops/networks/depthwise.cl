/* Depthwise convolution: every channel has a window of its own. An item computes BLOCK_X columns by BLOCK_Y rows of one slice.
 *
 * NDRange: grid.h; edges: border.h. The weights W are a tensor of one row, a column for each tap; B the biases.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * SHARED     a pixel is read once for all outputs of the item, and the window is unrolled; else once for each output and tap
 */
#include "tensor.h"
#include "grid.h"
#include "border.h"

#define PIXELS (BLOCK_X * BLOCK_Y)
#define SPAN_X ((BLOCK_X - 1) * STRIDE_X + (KW - 1) * DILATION_X + 1) /* what the windows of a row of outputs cover */
#define SPAN_Y ((BLOCK_Y - 1) * STRIDE_Y + (KH - 1) * DILATION_Y + 1)

kernel void depthwise(TENSOR_IN(SRC, src), TENSOR_IN(W, weights), TENSOR_IN(B, biases) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    PLACE
    if (!inside) return;
    const int x0 = gx * BLOCK_X, y0 = ROW_OF(gy), image = IMAGE_OF(gy), s = block;
    SUM4 acc[PIXELS];
#pragma unroll
    for (int p = 0; p < PIXELS; ++p) acc[p] = (SUM4)(0);

#if SHARED
#pragma unroll
    for (int r = 0; r < SPAN_Y; ++r) {
        CALC4 in[SPAN_X];
#pragma unroll
        for (int c = 0; c < SPAN_X; ++c) in[c] = PIXEL(x0 * STRIDE_X - PAD_X + c, y0 * STRIDE_Y - PAD_Y + r, image, s);
#pragma unroll
        for (int ky = 0; ky < KH; ++ky) {
#pragma unroll
            for (int p = 0; p < PIXELS; ++p) {
                if (p / BLOCK_X * STRIDE_Y + ky * DILATION_Y == r) {
#pragma unroll
                    for (int kx = 0; kx < KW; ++kx)
                        acc[p] += TO_SUM4(LOAD(W, weights, ky * KW + kx, 0, s) * in[p % BLOCK_X * STRIDE_X + kx * DILATION_X]);
                }
            }
        }
    }
#else
#pragma nounroll
    for (int ky = 0; ky < KH; ++ky)
#pragma nounroll
        for (int kx = 0; kx < KW; ++kx) {
            const CALC4 w = LOAD(W, weights, ky * KW + kx, 0, s);
#pragma unroll
            for (int p = 0; p < PIXELS; ++p) {
                const int x = (x0 + p % BLOCK_X) * STRIDE_X + kx * DILATION_X - PAD_X;
                const int y = (y0 + p / BLOCK_X) * STRIDE_Y + ky * DILATION_Y - PAD_Y;
                acc[p] += TO_SUM4(w * PIXEL(x, y, image, s));
            }
        }
#endif

    const SUM4 bias = TO_SUM4(LOAD(B, biases, 0, 0, s));
#pragma unroll
    for (int p = 0; p < PIXELS; ++p) {
        const int x = x0 + p % BLOCK_X, y = y0 + p / BLOCK_X;
        if (x < DST_COLUMNS && y < DST_HEIGHT) {
            const int row = image * DST_HEIGHT + y;
            SUM4 v = acc[p] + bias;
            FUSE(v, x, row, s)
            STORE(DST, dst, x, row, s, v);
        }
    }
}
