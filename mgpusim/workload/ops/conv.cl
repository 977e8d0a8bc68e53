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
#if BITS == 16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define REAL half
#define READ_IMAGE read_imageh
#define WRITE_IMAGE write_imageh
#else
#define REAL float
#define READ_IMAGE read_imagef
#define WRITE_IMAGE write_imagef
#endif
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#if VEC == 1
typedef REAL FV;
#else
typedef PASTE(REAL, VEC) FV;
#endif
#ifndef VEC_IN
#define VEC_IN VEC
#endif
#if VEC_IN == 1
typedef REAL FI;
#define LANES(F) F(0)
#define LANE(v, i) (v)
#else
typedef PASTE(REAL, VEC_IN) FI;
#define LANE(v, i) (v).s##i
#if VEC_IN == 2
#define LANES(F) F(0) F(1)
#elif VEC_IN == 4
#define LANES(F) F(0) F(1) F(2) F(3)
#else
#define LANES(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7)
#endif
#endif

#if TILE_H * TILE_W * TILE_C * VEC > 512 || TILE_H * TILE_W * TILE_C * VEC * DEPTH * VEC_IN > 32768
#error "a work item of more than 512 accumulators or 32768 multiplications per step is not compiled"
#endif

#if BROADCAST
#define MULTIPLY_ADD(acc, scalar, vector) acc += (scalar) * (vector)
#else
#define MULTIPLY_ADD(acc, scalar, vector) do { const FV wide = (FV)(scalar); acc += wide * (vector); } while (0)
#endif

#define IV (CIN / VEC_IN)
#define OV (COUT / VEC)
#if BORDER /* stored sizes of the input */
#define IH (H + 2 * PAD_Y)
#define IW (W + 2 * PAD_X)
#else
#define IH H
#define IW W
#endif
#if LAYOUT
#define AT(c, y, x, n, h, w) (((c) * (h) + (y)) * (w) + (x))
#define TEXEL(c, y, x, n, w) (int2)((c) * (w) + (x), y)
#else
#define AT(c, y, x, n, h, w) (((y) * (w) + (x)) * (n) + (c))
#define TEXEL(c, y, x, n, w) (int2)((x) * (n) + (c), y)
#endif

constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#if IN_IMAGE
#define IN_PARAM read_only image2d_t in
#define LOAD_IN(c, y, x) READ_IMAGE(in, texel, TEXEL(c, y, x, IV, IW))
#define LOAD_INSIDE(inside, c, y, x) READ_IMAGE(in, texel, (inside) ? TEXEL(c, y, x, IV, IW) : (int2)(-1))
#else
#define IN_PARAM global const FI *restrict in
#define LOAD_IN(c, y, x) in[AT(c, y, x, IV, IH, IW)]
#define LOAD_INSIDE(inside, c, y, x) ((inside) ? LOAD_IN(c, y, x) : (FI)(0))
#endif
#if BORDER
#define INPUT(c, y, x) LOAD_IN(c, min((y) + PAD_Y, IH - 1), min((x) + PAD_X, IW - 1))
#else
#define INPUT(c, y, x) LOAD_INSIDE((y) >= 0 && (y) < H && (x) >= 0 && (x) < W, c, y, x)
#endif
#if W_IMAGE
#define W_PARAM read_only image2d_t weights
#define LOAD_W(tap, ci, co) READ_IMAGE(weights, texel, (int2)(co, (tap) * CIN + (ci)))
#else
#define W_PARAM global const FV *restrict weights
#define LOAD_W(tap, ci, co) weights[((tap) * CIN + (ci)) * OV + (co)]
#endif
#if OUT_IMAGE
#define OUT_PARAM write_only image2d_t out
#define STORE(c, y, x, value) WRITE_IMAGE(out, TEXEL(c, y, x, OV, OW), value)
#else
#define OUT_PARAM global FV *restrict out
#define STORE(c, y, x, value) out[AT(c, y, x, OV, OH, OW)] = value
#endif

#if SPLIT > 1
#define GROUPED 1 /* items work together: the shape of the group is part of the kernel */
#endif
#define TILE (TILE_H * TILE_W)
#define ITEMS (WG_X * WG_Y * WG_C) /* of a slice */

#if GROUPED
__attribute__((reqd_work_group_size(WG_X, WG_Y, WG_C *SPLIT)))
#endif
kernel void conv(IN_PARAM, W_PARAM, OUT_PARAM) {
    const int x0 = get_global_id(0) * TILE_W, y0 = get_global_id(1) * TILE_H;
#if GROUPED
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int lc = get_local_id(2) % WG_C, slice = get_local_id(2) / WG_C;
    const int item = (lc * WG_Y + ly) * WG_X + lx;
    const int c0 = (get_group_id(2) * WG_C + lc) * TILE_C;
#else
    const int c0 = get_global_id(2) * TILE_C, slice = 0;
#endif

    FV acc[TILE][TILE_C];
#pragma unroll
    for (int p = 0; p < TILE; ++p)
#pragma unroll
        for (int c = 0; c < TILE_C; ++c) acc[p][c] = (FV)(0);

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

#if SPLIT > 1
    local FV parts[SPLIT - 1][TILE * TILE_C][ITEMS];
    if (slice > 0) {
#pragma unroll
        for (int p = 0; p < TILE; ++p)
#pragma unroll
            for (int c = 0; c < TILE_C; ++c) parts[slice - 1][p * TILE_C + c][item] = acc[p][c];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (slice > 0) return;
    for (int s = 0; s < SPLIT - 1; ++s)
#pragma unroll
        for (int p = 0; p < TILE; ++p)
#pragma unroll
            for (int c = 0; c < TILE_C; ++c) acc[p][c] += parts[s][p * TILE_C + c][item];
#endif
#pragma unroll
    for (int p = 0; p < TILE; ++p) {
        const int y = y0 + p / TILE_W, x = x0 + p % TILE_W;
#pragma unroll
        for (int c = 0; c < TILE_C; ++c)
            if (y < OH && x < OW && c0 + c < OV) STORE(c0 + c, y, x, acc[p][c]);
    }
}
