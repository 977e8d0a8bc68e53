/* Convolution of any window: out[y][x][co] = sum of in[y * STRIDE + ky * DILATION - PAD_Y][...][ci] * weights[ky][kx][ci][co].
 *
 * A work item computes TILE_H x TILE_W pixels of TILE_C vectors of VEC output channels. NDRange: columns, rows, channels
 * (WG_C items a group) times SPLIT: the slices of a group add up disjoint parts of ci, which meet in local memory.
 * OH, OW and COUT / VEC need not be multiples of the tiles. CIN is a multiple of VEC_IN * DEPTH * SPLIT, COUT of VEC.
 *
 * H W CIN OH OW COUT     sizes of input and output
 * KH KW STRIDE DILATION PAD_Y PAD_X   the window
 * BITS                   of a number: 32, or 16 for half precision
 * VEC                    width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * VEC_IN                 width of loads of the input, if another
 * TILE_H TILE_W TILE_C   tile of a work item (coarsening)
 * DEPTH                  vectors of input channels per step, unrolled
 * UNROLL                 the columns of the window are unrolled
 * LAYOUT                 0: the channels of a pixel side by side; 1: planes of VEC channels each
 * BORDER                 0: a branch per load (an image reads its border colour); 1: the input brings its border with it
 * IN_IMAGE W_IMAGE OUT_IMAGE   operand in an image (a texel is four channels), else in a buffer
 * BROADCAST              scalar times vector, else the scalar is widened first
 * WG_X WG_Y WG_C SPLIT   shape of the work group, slices of the reduction
 */
#include "types.h"
#include "reduction.h"
#include "pixels.h"
#include "channels.h"

#if TILE_H * TILE_W * TILE_C * VEC > 512 || TILE_H * TILE_W * TILE_C * VEC * DEPTH * VEC_IN > 32768
#error "a work item of more than 512 accumulators or 32768 multiplications per step is not compiled"
#endif

#if SPLIT > 1
#define GROUPED 1 /* items work together: the shape of the group is part of the kernel */
#endif

#if GROUPED
__attribute__((reqd_work_group_size(WG_X, WG_Y, WG_C *SPLIT)))
#endif
kernel void conv(IN_PARAM, W_PARAM, OUT_PARAM) {
    const int x0 = get_global_id(0) * TILE_W, y0 = get_global_id(1) * TILE_H;
#if GROUPED
    PLACE_IN_GROUP;
    const int c0 = (get_group_id(2) * WG_C + lc) * TILE_C;
#else
    const int c0 = get_global_id(2) * TILE_C, slice = 0;
#endif

    FV acc[TILE][TILE_C];
    CLEAR(acc)

    for (int step = 0; step < IV / SPLIT; step += DEPTH) {
        const int k0 = slice * (IV / SPLIT) + step;
        for (int ky = 0; ky < KH; ++ky) {
#if UNROLL
#pragma unroll
#endif
            for (int kx = 0; kx < KW; ++kx) {
                const int tap = ky * KW + kx;
#pragma unroll
                for (int d = 0; d < DEPTH; ++d) {
                    FI pixels[TILE];
#pragma unroll
                    for (int p = 0; p < TILE; ++p) {
                        const int y = (y0 + p / TILE_W) * STRIDE + ky * DILATION - PAD_Y;
                        const int x = (x0 + p % TILE_W) * STRIDE + kx * DILATION - PAD_X;
                        pixels[p] = INPUT(k0 + d, y, x);
                    }
#define LANE_STEP(i)                                                                                       \
    {                                                                                                      \
        _Pragma("unroll") for (int c = 0; c < TILE_C; ++c) {                                               \
            const FV w = LOAD_W(tap, (k0 + d) * VEC_IN + i, min(c0 + c, OV - 1));                             \
            _Pragma("unroll") for (int p = 0; p < TILE; ++p)                                               \
                MULTIPLY_ADD(acc[p][c], LANE(pixels[p], i), w);                                            \
        }                                                                                                  \
    }
                    LANES(LANE_STEP)
                }
            }
        }
    }

    ADD_SLICES(acc, TILE, TILE_C, item, ITEMS)
    STORE_TILE(acc)
}
