/* Direct convolution:
 * DST[y][x][co] = bias[co] + sum of SRC[y * STRIDE_Y + ky * DILATION_Y - PAD_Y][...][ci] * weights[co][ky][kx][ci].
 *
 * An item computes BLOCK_X columns by BLOCK_Y rows by BLOCK_S slices. NDRange: grid.h; weights: weights.h; edges: border.h.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * UNROLL         slices of inputs of a step
 * SLICES_OUTER   slices of inputs are the outer loop and the window the inner, else the other way round
 * SRC_STEP_X SRC_STEP_Y   columns and rows of SRC from block to block, where each block has a tile of its own (pack.cl); else they
 *                follow from the strides
 */
#include "tensor.h"
#include "grid.h"
#include "border.h"
#include "weights.h"

#define PIXELS (BLOCK_X * BLOCK_Y)
#ifdef SRC_STEP_X
#define X_OF(p) (gx * SRC_STEP_X + p % BLOCK_X * STRIDE_X)
#define Y_OF(p) (y0 / BLOCK_Y * SRC_STEP_Y + p / BLOCK_X * STRIDE_Y)
#else
#define X_OF(p) (x0 + p % BLOCK_X) * STRIDE_X
#define Y_OF(p) (y0 + p / BLOCK_X) * STRIDE_Y
#endif

GROUP_ATTRIBUTE
kernel void convolution(TENSOR_IN(SRC, src), WEIGHTS_IN, BIAS_IN FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    PLACE
#if !STAGED /* else every item takes part */
    if (!inside) return;
#endif
    const int x0 = gx * BLOCK_X, y0 = ROW_OF(gy), first = FIRST_SLICE(block);
#if STAGED
    const int image = min(IMAGE_OF(gy), BATCH - 1);
#else
    const int image = IMAGE_OF(gy);
#endif
    const int set = W_ROWS == 1 ? 0 : y0;
    STAGE_DECLARED

    SUM4 acc[PIXELS][BLOCK_S];
#pragma unroll
    for (int p = 0; p < PIXELS; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (SUM4)(0);

#if SLICES_OUTER
#pragma nounroll
    for (int s = 0; s < DEPTH; s += UNROLL)
#endif
#pragma nounroll
        for (int ky = 0; ky < KH; ++ky)
#pragma nounroll
            for (int kx = 0; kx < KW; ++kx)
#if !SLICES_OUTER
#pragma nounroll
                for (int s = 0; s < DEPTH; s += UNROLL)
#endif
                {
                    STAGE(block, set, ky * KW + kx, s)
#pragma unroll
                    for (int d = 0; d < UNROLL; ++d) {
                        CALC4 in[PIXELS];
#pragma unroll
                        for (int p = 0; p < PIXELS; ++p) {
                            const int x = X_OF(p) + kx * DILATION_X - PAD_X;
                            const int y = Y_OF(p) + ky * DILATION_Y - PAD_Y;
                            in[p] = PIXEL(x, y, image, first + s + d);
                        }
#pragma unroll
                        for (int j = 0; j < BLOCK_S; ++j) {
                            ADD_PRODUCTS(PIXELS, acc, in, block, set, ky * KW + kx, s, d, j)
                        }
                    }
                }

#if STAGED
    if (!inside) return;
#endif
#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        const int s = block * BLOCK_S + j;
        if (s < DST_SLICES) {
            const SUM4 bias = TO_SUM4(BIAS(s));
#pragma unroll
            for (int p = 0; p < PIXELS; ++p) {
                const int x = x0 + p % BLOCK_X, y = y0 + p / BLOCK_X;
                if (x < DST_COLUMNS && y < DST_HEIGHT) {
                    const int row = image * DST_HEIGHT + y;
                    SUM4 v = acc[p][j] + bias;
                    FUSE(v, x, row, s)
                    STORE(DST, dst, x, row, s, v);
                }
            }
        }
    }
}
