/* Convolution as a product of matrices of single numbers: the rows of the left one are pixels of DST with all inputs of their windows,
 * those of the right one are outputs. A work group brings parts of both into local memory. Tensors in buffers.
 *
 * An item computes BLOCK_X pixels that follow each other, by BLOCK_S slices. NDRange: items of pixels and of slices, in groups of
 * GROUP_X by GROUP_Y. Weights: [output][input][row][column] numbers; biases: one for each output. Edges: border.h.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * INPUTS OUTPUTS   channels, those that pad the last slice left out
 * STEP       numbers of a row that are in local memory at a time; an item loads some that follow each other
 * W_BITS     of a weight stored
 */
#include "tensor.h"
#include "border.h"

#define DST_HEIGHT (DST_ROWS / BATCH)
#define ALL_PIXELS (DST_ROWS * DST_COLUMNS)
#define TAPS (KH * KW)
#define TERMS (INPUTS * TAPS)
#define ITEMS (GROUP_X * GROUP_Y)
#define PIXELS (GROUP_X * BLOCK_X)
#define BLOCK_O (BLOCK_S * 4)
#define NUMBERS (GROUP_Y * BLOCK_O)
#define EACH(count) (((count) * STEP + ITEMS - 1) / ITEMS)
#define WITHIN(at, count, part) ((count) % (part) == 0 || (at) < (count)) /* nothing to ask where parts divide the whole */
#define SRC_NUMBERS ((global const CAT(REAL_, SRC_BITS) *)src)
#define TO_CALC CAT(convert_, CALC)
#define TO_SUM CAT(convert_, SUM)
#define CHANNEL(p) (SUM4)(acc[p][j * 4], acc[p][j * 4 + 1], acc[p][j * 4 + 2], acc[p][j * 4 + 3])

__attribute__((reqd_work_group_size(GROUP_X, GROUP_Y, 1)))
kernel void conv_gemm(TENSOR_IN(SRC, src), global const CAT(REAL_, W_BITS) *restrict weights,
                      global const CAT(REAL_, W_BITS) *restrict biases FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    local CALC left[PIXELS][STEP], right[NUMBERS][STEP];
    const int lx = get_local_id(0), ly = get_local_id(1), item = ly * GROUP_X + lx;
    const int first_pixel = get_group_id(0) * PIXELS, first_output = get_group_id(1) * NUMBERS;

    SUM acc[BLOCK_X][BLOCK_O];
#pragma unroll
    for (int p = 0; p < BLOCK_X; ++p)
#pragma unroll
        for (int j = 0; j < BLOCK_O; ++j) acc[p][j] = 0;

#pragma nounroll
    for (int first = 0; first < TERMS; first += STEP) {
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int e = 0; e < EACH(PIXELS); ++e) {
            const int at = item * EACH(PIXELS) + e, pixel = first_pixel + at / STEP, k = first + at % STEP;
            const int i = k / TAPS, tap = k % TAPS, row = pixel / DST_COLUMNS, image = row / DST_HEIGHT;
            const int x = pixel % DST_COLUMNS * STRIDE_X + tap % KW * DILATION_X - PAD_X;
            const int y = row % DST_HEIGHT * STRIDE_Y + tap / KW * DILATION_Y - PAD_Y;
            const int read = WITHIN(pixel, ALL_PIXELS, PIXELS) && WITHIN(k, TERMS, STEP) && INSIDE_X(x) && INSIDE_Y(y);
            if (WITHIN(at, PIXELS * STEP, ITEMS))
                left[at / STEP][at % STEP] =
                    read ? TO_CALC(SRC_NUMBERS[INDEX(SRC, x, IMAGE_ROW(image, y), i / 4) * 4 + i % 4]) : (CALC)0;
        }
#pragma unroll
        for (int e = 0; e < EACH(NUMBERS); ++e) {
            const int at = item * EACH(NUMBERS) + e, o = first_output + at / STEP, k = first + at % STEP;
            const int read = WITHIN(o, OUTPUTS, NUMBERS) && WITHIN(k, TERMS, STEP);
            if (WITHIN(at, NUMBERS * STEP, ITEMS)) right[at / STEP][at % STEP] = read ? TO_CALC(weights[o * TERMS + k]) : (CALC)0;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int k = 0; k < STEP; ++k)
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p)
#pragma unroll
                for (int j = 0; j < BLOCK_O; ++j)
                    acc[p][j] += TO_SUM(left[lx * BLOCK_X + p][k]) * TO_SUM(right[ly * BLOCK_O + j][k]);
    }

#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        const int o = first_output + ly * BLOCK_O + j * 4, s = o / 4;
        if (s < DST_SLICES) {
            SUM4 bias;
            bias.x = TO_SUM(biases[o]);
            bias.y = TO_SUM(biases[min(o + 1, OUTPUTS - 1)]);
            bias.z = TO_SUM(biases[min(o + 2, OUTPUTS - 1)]);
            bias.w = TO_SUM(biases[min(o + 3, OUTPUTS - 1)]);
#pragma unroll
            for (int p = 0; p < BLOCK_X; ++p) {
                const int pixel = first_pixel + lx * BLOCK_X + p;
                if (WITHIN(pixel, ALL_PIXELS, PIXELS)) {
                    const int x = pixel % DST_COLUMNS, row = pixel / DST_COLUMNS;
                    SUM4 v = CHANNEL(p) + bias;
                    FUSE(v, x, row, s)
                    STORE(DST, dst, x, row, s, v);
                }
            }
        }
    }
}
