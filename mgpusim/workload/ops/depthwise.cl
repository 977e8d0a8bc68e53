/* Depthwise convolution: out[y][x][c] = sum of in[y * STRIDE + ky - PAD][x * STRIDE + kx - PAD][c] * weights[ky][kx][c].
 *
 * A work item computes TILE_H x TILE_W pixels of one vector of VEC channels. NDRange: columns, rows, vectors of channels.
 * OH and OW need not be multiples of the tile. C is a multiple of VEC.
 *
 * H W C OH OW WINDOW STRIDE PAD   sizes; the window is square
 * BITS                   of a number: 32, or 16 for half precision
 * VEC                    width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * TILE_H TILE_W          tile of a work item (coarsening)
 * REUSE                  a row of the input is loaded once for all pixels and columns of the window that need it
 * LAYOUT                 0: the channels of a pixel side by side; 1: planes of VEC channels each
 * BORDER                 0: a branch per load (an image reads its border colour); 1: the input brings its border with it
 * IN_IMAGE W_IMAGE OUT_IMAGE   operand in an image (a texel is four channels), else in a buffer
 * LOCAL_IN               the group stages its patch of the input in local memory
 * WG_X WG_Y WG_C         shape of the work group
 */
#define CIN C
#define COUT C
#define PAD_Y PAD
#define PAD_X PAD
#include "types.h"
#include "pixels.h"

#if W_IMAGE
#define W_PARAM read_only image2d_t weights
#define LOAD_W(tap, c) READ_IMAGE(weights, texel, (int2)(c, tap))
#else
#define W_PARAM global const FV *restrict weights
#define LOAD_W(tap, c) weights[(tap) * OV + (c)]
#endif

#define SPAN ((TILE_W - 1) * STRIDE + WINDOW) /* columns of the input that a row of pixels needs */
#define PATCH_H ((WG_Y * TILE_H - 1) * STRIDE + WINDOW)
#define PATCH_W ((WG_X * TILE_W - 1) * STRIDE + WINDOW)
#define PATCH (PATCH_H * PATCH_W)

#if LOCAL_IN
__attribute__((reqd_work_group_size(WG_X, WG_Y, WG_C)))
#endif
kernel void depthwise(IN_PARAM, W_PARAM, OUT_PARAM) {
    const int x0 = get_global_id(0) * TILE_W, y0 = get_global_id(1) * TILE_H;
    const int c = get_global_id(2), cc = min(c, OV - 1);

#if LOCAL_IN
    const int lx = get_local_id(0), ly = get_local_id(1), lc = get_local_id(2);
    local FV patch[WG_C][PATCH];
    const int patch_y = get_group_id(1) * WG_Y * TILE_H * STRIDE - PAD;
    const int patch_x = get_group_id(0) * WG_X * TILE_W * STRIDE - PAD;
    for (int at = ly * WG_X + lx; at < PATCH; at += WG_X * WG_Y) {
        const int y = patch_y + at / PATCH_W, x = patch_x + at % PATCH_W;
        patch[lc][at] = INPUT(cc, y, x);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#define PIXEL(row, column) patch[lc][(ly * TILE_H * STRIDE + (row)) * PATCH_W + lx * TILE_W * STRIDE + (column)]
#else
#define PIXEL(row, column) INPUT(cc, y0 * STRIDE + (row) - PAD, x0 * STRIDE + (column) - PAD)
#endif
    FV acc[TILE_H][TILE_W];
#pragma unroll
    for (int h = 0; h < TILE_H; ++h)
#pragma unroll
        for (int w = 0; w < TILE_W; ++w) acc[h][w] = (FV)(0);

    for (int ky = 0; ky < WINDOW; ++ky) {
#if REUSE
        FV rows[TILE_H][SPAN];
#pragma unroll
        for (int h = 0; h < TILE_H; ++h)
#pragma unroll
            for (int w = 0; w < SPAN; ++w) rows[h][w] = PIXEL(h * STRIDE + ky, w);
#define SHARED(h, column) rows[h][column]
#else
#define SHARED(h, column) PIXEL((h) * STRIDE + ky, column)
#endif
#pragma unroll
        for (int kx = 0; kx < WINDOW; ++kx) {
            const FV weight = LOAD_W(ky * WINDOW + kx, cc);
#pragma unroll
            for (int h = 0; h < TILE_H; ++h)
#pragma unroll
                for (int w = 0; w < TILE_W; ++w) acc[h][w] += weight * SHARED(h, w * STRIDE + kx);
        }
    }

#pragma unroll
    for (int h = 0; h < TILE_H; ++h)
#pragma unroll
        for (int w = 0; w < TILE_W; ++w)
            if (y0 + h < OH && x0 + w < OW && c < OV) STORE(c, y0 + h, x0 + w, acc[h][w]);
}
