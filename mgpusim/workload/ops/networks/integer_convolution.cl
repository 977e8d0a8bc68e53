/* Direct convolution of integers: convolution.cl in 8 bits, with sums of 32 and what integers.h does with them.
 *
 * An item computes BLOCK_X columns by BLOCK_Y rows by BLOCK_S slices. NDRange: grid.h; edges: border.h, where the zero of SRC lies
 * outside of the image. Weights are [block][tap][input slice][slice of the block][output][input], sixteen a vector.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * W_KIND   0: a buffer; 1: an image2d of texels of 16 bytes, a row for each block and tap
 * TAPS DEPTH O_GROUP I_GROUP   see weights.h
 * WIDE     the columns of an item lie side by side in SRC, which has whole blocks of them: one load for each row
 * SLICES_OUTER   slices of inputs are the outer loop and the window the inner, else the other way round
 */
#include "tensor.h"
#include "grid.h"
#include "border.h"
#include "integers.h"

#define PIXELS (BLOCK_X * BLOCK_Y)
#if W_KIND
#define WEIGHTS_IN read_only image2d_t weights
#define WEIGHTS_OF(row, s, j) as_char16(read_imageui(weights, texel, (int2)((s) * BLOCK_S + (j), row)))
#else
#define WEIGHTS_IN global const char16 *restrict weights
#define WEIGHTS_OF(row, s, j) weights[((row) * DEPTH + (s)) * BLOCK_S + (j)]
#endif
#if BLOCK_X == 2
#define ROW_OF_8 char8
#define OF_ROW(v, i) ((i) == 0 ? (v).s0123 : (v).s4567)
#elif BLOCK_X == 4
#define ROW_OF_8 char16
#define OF_ROW(v, i) ((i) < 2 ? ((i) == 0 ? (v).s0123 : (v).s4567) : ((i) == 2 ? (v).s89ab : (v).scdef))
#endif

kernel void integer_convolution(TENSOR_IN(SRC, src), WEIGHTS_IN, global const int4 *restrict biases, FACTORS_IN,
                                TENSOR_OUT(DST, dst)) {
    PLACE
    if (!inside) return;
    const int x0 = gx * BLOCK_X, y0 = ROW_OF(gy), image = IMAGE_OF(gy), first = FIRST_SLICE(block);
    int4 acc[PIXELS][BLOCK_S];
    int inputs[PIXELS];
#pragma unroll
    for (int p = 0; p < PIXELS; ++p) {
        inputs[p] = 0;
#pragma unroll
        for (int j = 0; j < BLOCK_S; ++j) acc[p][j] = (int4)(0);
    }

#if SLICES_OUTER
#pragma nounroll
    for (int s = 0; s < DEPTH; ++s)
#endif
#pragma nounroll
        for (int ky = 0; ky < KH; ++ky)
#pragma nounroll
            for (int kx = 0; kx < KW; ++kx)
#if !SLICES_OUTER
#pragma nounroll
                for (int s = 0; s < DEPTH; ++s)
#endif
                {
                    char4 in[PIXELS];
#if WIDE
#pragma unroll
                    for (int r = 0; r < BLOCK_Y; ++r) {
                        const int row = IMAGE_ROW(image, NEAREST_Y(y0 + r));
                        const ROW_OF_8 v = ((global const ROW_OF_8 *)src)[INDEX(SRC, x0, row, first + s) / BLOCK_X];
#pragma unroll
                        for (int i = 0; i < BLOCK_X; ++i) in[r * BLOCK_X + i] = OF_ROW(v, i);
                    }
#else
#pragma unroll
                    for (int p = 0; p < PIXELS; ++p) {
                        const int x = (x0 + p % BLOCK_X) * STRIDE_X + kx * DILATION_X - PAD_X;
                        const int y = (y0 + p / BLOCK_X) * STRIDE_Y + ky * DILATION_Y - PAD_Y;
                        in[p] = PIXEL_8(x, y, image, first + s);
                    }
#endif
#pragma unroll
                    for (int p = 0; p < PIXELS; ++p)
                        if (W_ZERO) inputs[p] = DOT(in[p], (char4)(1), inputs[p]);
#pragma unroll
                    for (int j = 0; j < BLOCK_S; ++j) {
                        const char16 w = WEIGHTS_OF(block * TAPS + ky * KW + kx, s, j);
#pragma unroll
                        for (int p = 0; p < PIXELS; ++p) {
                            acc[p][j].x = DOT(in[p], w.s0123, acc[p][j].x);
                            acc[p][j].y = DOT(in[p], w.s4567, acc[p][j].y);
                            acc[p][j].z = DOT(in[p], w.s89ab, acc[p][j].z);
                            acc[p][j].w = DOT(in[p], w.scdef, acc[p][j].w);
                        }
                    }
                }

#pragma unroll
    for (int j = 0; j < BLOCK_S; ++j) {
        const int s = block * BLOCK_S + j;
        if (s < DST_SLICES) {
            const int4 bias = biases[s];
#pragma unroll
            for (int p = 0; p < PIXELS; ++p) {
                const int x = x0 + p % BLOCK_X, y = y0 + p / BLOCK_X;
                if (x < DST_COLUMNS && y < DST_HEIGHT)
                    STORE_SUM(x, image * DST_HEIGHT + y, s, acc[p][j] + bias - W_ZERO * inputs[p]);
            }
        }
    }
}
