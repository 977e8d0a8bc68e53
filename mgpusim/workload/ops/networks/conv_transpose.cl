/* Transposed convolution: SRC[y][x] is spread over DST[y * STRIDE_Y + ky * DILATION_Y - PAD_Y][...] by weights[co][ky][kx][ci].
 *
 *   conv_transpose         an item gathers the taps of BLOCK_X columns by BLOCK_Y rows by BLOCK_S slices of outputs. Its columns
 *                          and rows lie a stride apart, so that they meet the same weights.
 *   conv_transpose_cells   an item computes all STRIDE_Y x STRIDE_X outputs of a cell, reading each input once; no dilation
 *
 * NDRange: grid.h; weights: weights.h; edges: border.h.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * UNROLL                         slices of inputs of a step
 * CELLS                          which kernel
 * LOW_X HIGH_X LOW_Y HIGH_Y      inputs that a cell reads, from that of its own number
 */
#if CELLS
#define BLOCKS_X ((DST_COLUMNS + STRIDE_X - 1) / STRIDE_X)
#define BLOCKS_Y ((DST_ROWS / BATCH + STRIDE_Y - 1) / STRIDE_Y)
#else
#define BLOCKS_X ((DST_COLUMNS + STRIDE_X * BLOCK_X - 1) / (STRIDE_X * BLOCK_X) * STRIDE_X)
#define BLOCKS_Y ((DST_ROWS / BATCH + STRIDE_Y * BLOCK_Y - 1) / (STRIDE_Y * BLOCK_Y) * STRIDE_Y)
#endif
#include "tensor.h"
#include "grid.h"
#include "border.h"
#include "weights.h"

#define PUT(sums, j, column, line)                                                                                       \
    if (column < DST_COLUMNS && line < DST_HEIGHT) {                                                                     \
        const int row = image * DST_HEIGHT + line;                                                                       \
        SUM4 v = sums + TO_SUM4(BIAS(block * BLOCK_S + j));                                                              \
        FUSE(v, column, row, block * BLOCK_S + j)                                                                        \
        STORE(DST, dst, column, row, block * BLOCK_S + j, v);                                                            \
    }

#if !CELLS
#define PIXELS (BLOCK_X * BLOCK_Y)
/* no input is where a tap of an output is: what is subtracted is added as its negative modulo the stride */
#define FAR(axis, at, tap) ((at + PAD_##axis + tap * (STRIDE_##axis - 1) * DILATION_##axis) % STRIDE_##axis)

kernel void conv_transpose(TENSOR_IN(SRC, src), WEIGHTS_IN, BIAS_IN FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    PLACE
    if (!inside) return;
    const int image = BATCH == 1 ? 0 : gy / BLOCKS_Y, line = BATCH == 1 ? gy : gy % BLOCKS_Y, first = FIRST_SLICE(block);
    const int x0 = gx / STRIDE_X * (STRIDE_X * BLOCK_X) + gx % STRIDE_X;
    const int y0 = line / STRIDE_Y * (STRIDE_Y * BLOCK_Y) + line % STRIDE_Y;
    SUM4 acc[PIXELS][BLOCK_S];
#pragma unroll
    for (int p = 0; p < PIXELS; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (SUM4)(0);

#if DILATION_Y == 1 && DILATION_X == 1 /* the taps of an output lie a stride apart */
#pragma nounroll
    for (int ky = (y0 + PAD_Y) % STRIDE_Y; ky < KH; ky += STRIDE_Y)
#pragma nounroll
        for (int kx = (x0 + PAD_X) % STRIDE_X; kx < KW; kx += STRIDE_X) {
#else
#pragma nounroll
    for (int ky = 0; ky < KH; ++ky)
#pragma nounroll
        for (int kx = 0; kx < KW; ++kx) {
            if (FAR(Y, y0, ky) || FAR(X, x0, kx)) continue;
#endif
            const int from_x = (x0 + PAD_X - kx * DILATION_X) / STRIDE_X, from_y = (y0 + PAD_Y - ky * DILATION_Y) / STRIDE_Y;
#pragma nounroll
            for (int s = 0; s < DEPTH; s += UNROLL) {
#pragma unroll
                for (int d = 0; d < UNROLL; ++d) {
                    CALC4 in[PIXELS];
#pragma unroll
                    for (int p = 0; p < PIXELS; ++p)
                        in[p] = PIXEL(from_x + p % BLOCK_X, from_y + p / BLOCK_X, image, first + s + d);
#pragma unroll
                    for (int j = 0; j < BLOCK_S; ++j) {
                        ADD_PRODUCTS(PIXELS, acc, in, block, 0, ky * KW + kx, s, d, j)
                    }
                }
            }
        }

#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        if (block * BLOCK_S + j < DST_SLICES) {
#pragma unroll
            for (int p = 0; p < PIXELS; ++p) {
                const int x = x0 + p % BLOCK_X * STRIDE_X, y = y0 + p / BLOCK_X * STRIDE_Y;
                PUT(acc[p][j], j, x, y)
            }
        }
    }
}

#else
#define OUTPUTS (STRIDE_X * STRIDE_Y)
#define SPAN_X (HIGH_X - LOW_X + 1)
#define SPAN (SPAN_X * (HIGH_Y - LOW_Y + 1))

kernel void conv_transpose_cells(TENSOR_IN(SRC, src), WEIGHTS_IN, BIAS_IN FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    PLACE
    if (!inside) return;
    const int image = BATCH == 1 ? 0 : gy / BLOCKS_Y, line = BATCH == 1 ? gy : gy % BLOCKS_Y, first = FIRST_SLICE(block);
    SUM4 acc[OUTPUTS][BLOCK_S];
#pragma unroll
    for (int p = 0; p < OUTPUTS; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (SUM4)(0);

#pragma nounroll
    for (int s = 0; s < DEPTH; ++s) {
#pragma unroll
        for (int i = 0; i < SPAN; ++i) {
            const int dx = LOW_X + i % SPAN_X, dy = LOW_Y + i / SPAN_X;
            const CALC4 in[1] = {PIXEL(gx + dx, line + dy, image, first + s)};
#pragma unroll
            for (int p = 0; p < OUTPUTS; ++p) {
                const int kx = p % STRIDE_X + PAD_X - dx * STRIDE_X, ky = p / STRIDE_X + PAD_Y - dy * STRIDE_Y;
                if (kx >= 0 && kx < KW && ky >= 0 && ky < KH) {
#pragma unroll
                    for (int j = 0; j < BLOCK_S; ++j) {
                        ADD_PRODUCTS(1, (&acc[p]), in, block, 0, ky * KW + kx, s, 0, j)
                    }
                }
            }
        }
    }

#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        if (block * BLOCK_S + j < DST_SLICES) {
#pragma unroll
            for (int p = 0; p < OUTPUTS; ++p) {
                const int x = gx * STRIDE_X + p % STRIDE_X, y = line * STRIDE_Y + p / STRIDE_X;
                PUT(acc[p][j], j, x, y)
            }
        }
    }
}
#endif
