/* Winograd convolution F(OUT x OUT, 3 x 3), stride 1: the transforms before and after the multiplication, which is a convolution
 * of 1 x 1 over a tensor with a column for each tile and a row for each of the SIDE * SIDE products, SIDE = OUT + 2.
 *
 *   winograd_input    SRC[image rows][columns]  ->  DST[SIDE * SIDE][tiles]
 *   winograd_output   SRC[SIDE * SIDE][tiles]   ->  DST[image rows][columns], with bias and what is fused
 *
 * NDRange: tiles, slices, an item transforms a tile; or tiles, rows, slices (ROW_ITEMS): an item makes one row of a tile.
 *
 * OUT                side of an output tile
 * ROW_ITEMS          an item for each row of what a tile becomes
 * CHANNELS_FIRST     without it: slices are the first dimension, tiles the second
 * TILES_X TILES_Y    of an image; BATCH images
 * PAD_X PAD_Y        of the input
 */
#include "tensor.h"

#define FV CALC4
#define REAL CALC
#define SIDE (OUT + 2)
#define TILES (TILES_X * TILES_Y * BATCH)
#include "../winograd_transforms.h"

#if OUT == 2
constant float input_matrix[4][4] = {{1, 0, -1, 0}, {0, 1, 1, 0}, {0, -1, 1, 0}, {0, 1, 0, -1}};
constant float output_matrix[2][4] = {{1, 1, 1, 0}, {0, 1, -1, -1}};
#else
constant float input_matrix[6][6] = {{4, 0, -5, 0, 1, 0}, {0, -4, -4, 1, 1, 0}, {0, 4, -4, -1, 1, 0},
                                     {0, -2, -1, 2, 1, 0}, {0, 2, -1, -2, 1, 0}, {0, 4, 0, -5, 0, 1}};
constant float output_matrix[4][6] = {{1, 1, 1, 1, 1, 0}, {0, 1, -1, 2, -2, 0}, {0, 1, 1, 4, 4, 0}, {0, 1, -1, 8, -8, 1}};
#endif

#if ROW_ITEMS
#define PLACE const int tile = get_global_id(0), r = get_global_id(1), s = get_global_id(2);
#elif CHANNELS_FIRST
#define PLACE const int tile = get_global_id(1), s = get_global_id(0), r = 0;
#else
#define PLACE const int tile = get_global_id(0), s = get_global_id(1), r = 0;
#endif
#define TILE_X (tile % TILES_X * OUT)
#define TILE_Y (tile / TILES_X % TILES_Y * OUT)
#define IMAGE (BATCH == 1 ? 0 : tile / (TILES_X * TILES_Y))

#if INPUT
#define CHECK_X 1
#define CHECK_Y 1
#include "border.h"

kernel void winograd_input(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    PLACE
    if (tile >= TILES || r >= SIDE || s >= DST_SLICES) return;
    const int x0 = TILE_X - PAD_X, y0 = TILE_Y - PAD_Y, image = IMAGE;
#if ROW_ITEMS
    CALC4 d[SIDE];
#pragma unroll
    for (int x = 0; x < SIDE; ++x) d[x] = (CALC4)(0);
#pragma unroll
    for (int y = 0; y < SIDE; ++y) {
        const CALC factor = input_matrix[r][y];
#pragma unroll
        for (int x = 0; x < SIDE; ++x) d[x] += factor * PIXEL(x0 + x, y0 + y, image, s);
    }
    transform_input(d, 1);
#pragma unroll
    for (int x = 0; x < SIDE; ++x) STORE(DST, dst, tile, r * SIDE + x, s, d[x]);
#else
    CALC4 d[SIDE * SIDE];
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) d[i] = PIXEL(x0 + i % SIDE, y0 + i / SIDE, image, s);
#pragma unroll
    for (int x = 0; x < SIDE; ++x) transform_input(d + x, SIDE);
#pragma unroll
    for (int y = 0; y < SIDE; ++y) transform_input(d + SIDE * y, 1);
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) STORE(DST, dst, tile, i, s, d[i]);
#endif
}
#else

#define PUT(row, d)                                                                                                      \
    _Pragma("unroll") for (int x = 0; x < OUT; ++x) {                                                                    \
        const int column = x0 + x, line = y0 + (row);                                                                    \
        if (column < DST_COLUMNS && line < DST_ROWS / BATCH) {                                                           \
            const int at = image * (DST_ROWS / BATCH) + line;                                                            \
            SUM4 v = TO_SUM4((d)[x]) + bias;                                                                             \
            FUSE(v, column, at, s)                                                                                       \
            STORE(DST, dst, column, at, s, v);                                                                           \
        }                                                                                                                \
    }

kernel void winograd_output(TENSOR_IN(SRC, src), TENSOR_IN(B, biases) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    PLACE
    if (tile >= TILES || r >= OUT || s >= DST_SLICES) return;
    const int x0 = TILE_X, y0 = TILE_Y, image = IMAGE;
    const SUM4 bias = TO_SUM4(LOAD(B, biases, 0, 0, s));
#if ROW_ITEMS
    CALC4 d[SIDE];
#pragma unroll
    for (int x = 0; x < SIDE; ++x) d[x] = (CALC4)(0);
#pragma unroll
    for (int y = 0; y < SIDE; ++y) {
        const CALC factor = output_matrix[r][y];
#pragma unroll
        for (int x = 0; x < SIDE; ++x) d[x] += factor * LOAD(SRC, src, tile, y * SIDE + x, s);
    }
    transform_output(d, 1);
    PUT(r, d)
#else
    CALC4 d[SIDE * SIDE];
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) d[i] = LOAD(SRC, src, tile, i, s);
#pragma unroll
    for (int x = 0; x < SIDE; ++x) transform_output(d + x, SIDE);
#pragma unroll
    for (int y = 0; y < OUT; ++y) transform_output(d + SIDE * y, 1);
#pragma unroll
    for (int y = 0; y < OUT; ++y) {
        PUT(y, d + SIDE * y)
    }
#endif
}
#endif
