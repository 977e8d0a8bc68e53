/* Convolution of few channels with its weights in constant memory: an item computes all outputs of a pixel.
 *
 * NDRange: columns, rows. Weights are [tap][input][output slice] vectors; edges: border.h.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * INPUTS     channels of the input: those that pad the last slice are not multiplied
 * W_BITS     of a weight stored
 */
#include "tensor.h"
#include "border.h"

#define DST_HEIGHT (DST_ROWS / BATCH)
#define W_TYPE CAT(STORED4_, W_BITS)
#define ADD_INPUT(i, lane)                                                                                               \
    if (4 * s + i < INPUTS) {                                                                                            \
        _Pragma("unroll") for (int j = 0; j < DST_SLICES; ++j)                                                           \
            acc[j] += TO_SUM4(TO_CALC4(weights[((ky * KW + kx) * INPUTS + 4 * s + i) * DST_SLICES + j]) * in.lane);      \
    }

kernel void conv_constants(TENSOR_IN(SRC, src), constant W_TYPE *restrict weights, constant W_TYPE *restrict biases FUSED_PARAMS,
                           TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), row = get_global_id(1);
    if (x >= DST_COLUMNS || row >= DST_ROWS) return;
    const int image = BATCH == 1 ? 0 : row / DST_HEIGHT, y = row - image * DST_HEIGHT;

    SUM4 acc[DST_SLICES];
#pragma unroll
    for (int j = 0; j < DST_SLICES; ++j) acc[j] = TO_SUM4(TO_CALC4(biases[j]));
#pragma unroll
    for (int ky = 0; ky < KH; ++ky)
#pragma unroll
        for (int kx = 0; kx < KW; ++kx)
#pragma unroll
            for (int s = 0; s < SRC_SLICES; ++s) {
                const int at_x = x * STRIDE_X + kx * DILATION_X - PAD_X, at_y = y * STRIDE_Y + ky * DILATION_Y - PAD_Y;
                const CALC4 in = PIXEL(at_x, at_y, image, s);
                ADD_INPUT(0, x)
                ADD_INPUT(1, y)
                ADD_INPUT(2, z)
                ADD_INPUT(3, w)
            }
#pragma unroll
    for (int s = 0; s < DST_SLICES; ++s) {
        SUM4 v = acc[s];
        FUSE(v, x, row, s)
        STORE(DST, dst, x, row, s, v);
    }
}
