/* 1x1 convolution: out[y][x][co] = sum over ci of in[y][x][ci] * weights[ci][co], H x W pixels, CIN to COUT channels.
 *
 * A work item computes TILE_H x TILE_W pixels of TILE_C vectors of VEC output channels. NDRange: columns, rows, channels
 * (WG_C items a group) times SPLIT: the slices of a group add up disjoint parts of ci, which meet in local memory.
 * H, W and COUT / VEC need not be multiples of the tiles: loads are clamped, stores guarded. CIN is a multiple of
 * VEC_IN * DEPTH * SPLIT, COUT of VEC.
 *
 * H W CIN COUT           sizes
 * BITS                   of a number: 32, or 16 for half precision
 * VEC                    width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * VEC_IN                 width of loads of the input, if another
 * TILE_H TILE_W TILE_C   tile of a work item (coarsening)
 * DEPTH                  vectors of input channels per step: unrolled, and staged at once
 * LAYOUT                 0: the channels of a pixel side by side; 1: planes of VEC channels each
 * IN_IMAGE W_IMAGE OUT_IMAGE   operand in an image (a texel is four channels), else in a buffer
 * LOCAL_IN LOCAL_W       the group stages its tile of the input or the weights in local memory
 * BROADCAST              scalar times vector, else the scalar is widened first
 * WG_X WG_Y WG_C SPLIT   shape of the work group, slices of the reduction
 */
#define OH H
#define OW W
#define BORDER 0
#include "types.h"
#include "reduction.h"
#include "pixels.h"
#include "channels.h"

#if TILE_H * TILE_W * TILE_C * VEC > 512 || TILE_H * TILE_W * TILE_C * VEC * DEPTH * VEC_IN > 32768
#error "a work item of more than 512 accumulators or 32768 multiplications per step is not compiled"
#endif

#if LOCAL_IN || LOCAL_W || SPLIT > 1
#define GROUPED 1 /* items work together: the shape of the group is part of the kernel */
#endif
#define ROWS (WG_Y * TILE_H)     /* of a group, as the next three */
#define COLUMNS (WG_X * TILE_W)
#define PIXELS (ROWS * COLUMNS)
#define CHANNELS (WG_C * TILE_C)

#if GROUPED
__attribute__((reqd_work_group_size(WG_X, WG_Y, WG_C *SPLIT)))
#endif
kernel void conv1x1(IN_PARAM, W_PARAM, OUT_PARAM) {
    const int x0 = get_global_id(0) * TILE_W, y0 = get_global_id(1) * TILE_H;
#if GROUPED
    PLACE_IN_GROUP;
    const int group_x = get_group_id(0) * COLUMNS, group_y = get_group_id(1) * ROWS, group_c = get_group_id(2) * CHANNELS;
    const int c0 = group_c + lc * TILE_C;
#else
    const int c0 = get_global_id(2) * TILE_C, slice = 0;
#endif

#if LOCAL_IN
    local FI in_tile[SPLIT][DEPTH][PIXELS];
#endif
#if LOCAL_W
    local FV w_tile[SPLIT][DEPTH * VEC_IN][CHANNELS];
#endif
    FV acc[TILE][TILE_C];
    CLEAR(acc)

    for (int step = 0; step < IV / SPLIT; step += DEPTH) {
        const int k0 = slice * (IV / SPLIT) + step;
#if LOCAL_IN || LOCAL_W
        barrier(CLK_LOCAL_MEM_FENCE);
#if LOCAL_IN
        for (int at = item; at < DEPTH * PIXELS; at += ITEMS) {
            const int d = at / PIXELS, y = at % PIXELS / COLUMNS, x = at % COLUMNS;
            in_tile[slice][d][at % PIXELS] = LOAD_IN(k0 + d, min(group_y + y, H - 1), min(group_x + x, W - 1));
        }
#endif
#if LOCAL_W
        for (int at = item; at < DEPTH * VEC_IN * CHANNELS; at += ITEMS)
            w_tile[slice][at / CHANNELS][at % CHANNELS] =
                LOAD_W(0, k0 * VEC_IN + at / CHANNELS, min(group_c + at % CHANNELS, OV - 1));
#endif
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
#pragma unroll
        for (int d = 0; d < DEPTH; ++d) {
            FI pixels[TILE];
#pragma unroll
            for (int p = 0; p < TILE; ++p) {
#if LOCAL_IN
                pixels[p] = in_tile[slice][d][(ly * TILE_H + p / TILE_W) * COLUMNS + lx * TILE_W + p % TILE_W];
#else
                pixels[p] = LOAD_IN(k0 + d, min(y0 + p / TILE_W, H - 1), min(x0 + p % TILE_W, W - 1));
#endif
            }
#if LOCAL_W
#define W_AT(i, c) w_tile[slice][d * VEC_IN + i][lc * TILE_C + (c)]
#else
#define W_AT(i, c) LOAD_W(0, (k0 + d) * VEC_IN + i, min(c0 + (c), OV - 1))
#endif
#define LANE_STEP(i)                                                                                       \
    {                                                                                                      \
        _Pragma("unroll") for (int c = 0; c < TILE_C; ++c) {                                               \
            const FV w = W_AT(i, c);                                                                       \
            _Pragma("unroll") for (int p = 0; p < TILE; ++p)                                               \
                MULTIPLY_ADD(acc[p][c], LANE(pixels[p], i), w);                                            \
        }                                                                                                  \
    }
            LANES(LANE_STEP)
        }
    }

    ADD_SLICES(acc, TILE, TILE_C, item, ITEMS)
    STORE_TILE(acc)
}
