/* Direct 3x3 convolution with a border of one: out[y][x][co] = sum of in[y * STRIDE + ky - 1][...][ci] * weights[ky][kx][ci][co].
 *
 * A work item computes TILE_H x TILE_W pixels of TILE_C vectors of VEC output channels; of each row of the window it keeps what
 * its pixels share in registers. NDRange: columns, rows, channels (WG_C items a group) times SPLIT: the slices of a group
 * add up disjoint parts of ci, which meet in local memory. OH, OW and COUT / VEC need not be multiples of the tiles. CIN is a
 * multiple of VEC_IN * DEPTH * SPLIT, COUT of VEC.
 *
 * H W CIN OH OW COUT STRIDE   sizes of input and output
 * BITS                   of a number: 32, or 16 for half precision
 * VEC                    width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * VEC_IN                 width of loads of the input, if another
 * TILE_H TILE_W TILE_C   tile of a work item (coarsening)
 * DEPTH                  vectors of input channels per step: unrolled, and staged at once
 * LAYOUT                 0: the channels of a pixel side by side; 1: planes of VEC channels each
 * BORDER                 0: a branch per load (an image reads its border colour); 1: the input brings its border with it
 * IN_IMAGE W_IMAGE OUT_IMAGE   operand in an image (a texel is four channels), else in a buffer
 * LOCAL_IN               the group stages its patch of the input in local memory
 * BROADCAST              scalar times vector, else the scalar is widened first
 * WG_X WG_Y WG_C SPLIT   shape of the work group, slices of the reduction
 */
#define PAD_Y 1
#define PAD_X 1
#include "types.h"
#include "reduction.h"
#include "pixels.h"
#include "channels.h"

#if TILE_H * TILE_W * TILE_C * VEC > 512 || TILE_H * TILE_W * TILE_C * VEC * DEPTH * VEC_IN * 9 > 32768
#error "a work item of more than 512 accumulators or 32768 multiplications per step is not compiled"
#endif

#if LOCAL_IN || SPLIT > 1
#define GROUPED 1 /* items work together: the shape of the group is part of the kernel */
#endif
#define WINDOW ((TILE_W - 1) * STRIDE + 3) /* columns of the input that a row of pixels needs */
#define PATCH_H ((WG_Y * TILE_H - 1) * STRIDE + 3)
#define PATCH_W ((WG_X * TILE_W - 1) * STRIDE + 3)
#define PATCH (PATCH_H * PATCH_W)

#if GROUPED
__attribute__((reqd_work_group_size(WG_X, WG_Y, WG_C *SPLIT)))
#endif
kernel void conv3x3(IN_PARAM, W_PARAM, OUT_PARAM) {
    const int x0 = get_global_id(0) * TILE_W, y0 = get_global_id(1) * TILE_H;
#if GROUPED
    PLACE_IN_GROUP;
    const int c0 = (get_group_id(2) * WG_C + lc) * TILE_C;
#else
    const int c0 = get_global_id(2) * TILE_C, slice = 0;
#endif

#if LOCAL_IN
    local FI patch[SPLIT][DEPTH][PATCH];
    const int patch_y = get_group_id(1) * WG_Y * TILE_H * STRIDE - 1, patch_x = get_group_id(0) * WG_X * TILE_W * STRIDE - 1;
#endif
    FV acc[TILE][TILE_C];
    CLEAR(acc)

    for (int step = 0; step < IV / SPLIT; step += DEPTH) {
        const int k0 = slice * (IV / SPLIT) + step;
#if LOCAL_IN
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int at = item; at < DEPTH * PATCH; at += ITEMS) {
            const int y = patch_y + at % PATCH / PATCH_W, x = patch_x + at % PATCH % PATCH_W;
            patch[slice][at / PATCH][at % PATCH] = INPUT(k0 + at / PATCH, y, x);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
#pragma unroll
        for (int d = 0; d < DEPTH; ++d) {
            for (int ky = 0; ky < 3; ++ky) {
                FI rows[TILE_H][WINDOW];
#pragma unroll
                for (int h = 0; h < TILE_H; ++h)
#pragma unroll
                    for (int w = 0; w < WINDOW; ++w) {
#if LOCAL_IN
                        rows[h][w] = patch[slice][d][((ly * TILE_H + h) * STRIDE + ky) * PATCH_W + lx * TILE_W * STRIDE + w];
#else
                        const int y = (y0 + h) * STRIDE + ky - 1, x = x0 * STRIDE + w - 1;
                        rows[h][w] = INPUT(k0 + d, y, x);
#endif
                    }
#define LANE_STEP(i)                                                                                       \
    {                                                                                                      \
        _Pragma("unroll") for (int kx = 0; kx < 3; ++kx)                                                   \
            _Pragma("unroll") for (int c = 0; c < TILE_C; ++c) {                                           \
                const FV w = LOAD_W(ky * 3 + kx, (k0 + d) * VEC_IN + i, min(c0 + c, OV - 1));                 \
                _Pragma("unroll") for (int p = 0; p < TILE; ++p)                                           \
                    MULTIPLY_ADD(acc[p][c], LANE(rows[p / TILE_W][p % TILE_W * STRIDE + kx], i), w);       \
            }                                                                                              \
    }
                LANES(LANE_STEP)
            }
        }
    }

    ADD_SLICES(acc, TILE, TILE_C, item, ITEMS)
    STORE_TILE(acc)
}
