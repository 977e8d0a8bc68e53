/* Convolution as a product of matrices: the rows of the left one are pixels of DST with all inputs of their windows, those of the
 * right one are outputs. A work group brings parts of both into local memory.
 *
 * An item computes BLOCK_X pixels that follow each other, by BLOCK_S slices. NDRange: items of pixels and of slices, in groups of
 * GROUP_X by GROUP_Y. Weights: weights.h, a buffer of one group; edges: border.h.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * STEP       slices of inputs, of one position of the window after the other, that are in local memory at a time
 */
#include "tensor.h"
#include "border.h"
#include "weights.h"

#define DST_HEIGHT (DST_ROWS / BATCH)
#define ALL_PIXELS (DST_ROWS * DST_COLUMNS)
#define ALL_STEPS (TAPS * DEPTH)
#define ITEMS (GROUP_X * GROUP_Y)
#define PIXELS (GROUP_X * BLOCK_X)
#define SLICES (GROUP_Y * BLOCK_S)
#define BLOCKS ((DST_SLICES + BLOCK_S - 1) / BLOCK_S)

__attribute__((reqd_work_group_size(GROUP_X, GROUP_Y, 1)))
kernel void conv_gemm(TENSOR_IN(SRC, src), WEIGHTS_IN, BIAS_IN FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    local CALC4 left[STEP][PIXELS], right[STEP * 4][SLICES];
    const int lx = get_local_id(0), ly = get_local_id(1), item = ly * GROUP_X + lx;
    const int first_pixel = get_group_id(0) * PIXELS, first_block = get_group_id(1) * GROUP_Y;

    SUM4 acc[BLOCK_X][BLOCK_S];
#pragma unroll
    for (int p = 0; p < BLOCK_X; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (SUM4)(0);

#pragma nounroll
    for (int k = 0; k < ALL_STEPS; k += STEP) {
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int at = item; at < STEP * PIXELS; at += ITEMS) {
            const int d = at % STEP, pixel = min(first_pixel + at / STEP, ALL_PIXELS - 1), step = min(k + d, ALL_STEPS - 1);
            const int tap = step / DEPTH, row = pixel / DST_COLUMNS, image = row / DST_HEIGHT;
            const int x = pixel % DST_COLUMNS * STRIDE_X + tap % KW * DILATION_X - PAD_X;
            const int y = row % DST_HEIGHT * STRIDE_Y + tap / KW * DILATION_Y - PAD_Y;
            const CALC4 v = PIXEL(x, y, image, step % DEPTH);
            left[d][at / STEP] = k + d < ALL_STEPS ? v : (CALC4)(0);
        }
        for (int at = item; at < STEP * 4 * SLICES; at += ITEMS) {
            const int input = at % (STEP * 4), slice = at / (STEP * 4), step = min(k + input / 4, ALL_STEPS - 1);
            const int block = min(first_block + slice / BLOCK_S, BLOCKS - 1);
            right[input][slice] = WEIGHT(block, 0, step / DEPTH, step % DEPTH, 0, slice % BLOCK_S, input % 4);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int d = 0; d < STEP; ++d) {
            CALC4 in[BLOCK_X];
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p) in[p] = left[d][lx * BLOCK_X + p];
#pragma unroll
            for (int j = 0; j < BLOCK_S; ++j) {
                const int s = ly * BLOCK_S + j;
                const CALC4 a = right[d * 4][s], b = right[d * 4 + 1][s], c = right[d * 4 + 2][s], e = right[d * 4 + 3][s];
#pragma unroll
                for (int p = 0; p < BLOCK_X; ++p) acc[p][j] += TO_SUM4(a * in[p].x + b * in[p].y + c * in[p].z + e * in[p].w);
            }
        }
    }

#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        const int s = (first_block + ly) * BLOCK_S + j;
        if (s < DST_SLICES) {
            const SUM4 bias = TO_SUM4(BIAS(s));
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p) {
                const int pixel = first_pixel + lx * BLOCK_X + p;
                if (pixel < ALL_PIXELS) {
                    const int x = pixel % DST_COLUMNS, row = pixel / DST_COLUMNS;
                    SUM4 v = acc[p][j] + bias;
                    FUSE(v, x, row, s)
                    STORE(DST, dst, x, row, s, v);
                }
            }
        }
    }
}
