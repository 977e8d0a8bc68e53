/* Winograd convolution F(OUT x OUT, 3 x 3), OUT = 2 or 4, stride 1, border of one. Its multiplication is a batch of SIDE * SIDE
 * matrix products (gemm.cl); here are the three transforms around it. SIDE = OUT + 2.
 *
 *   winograd_weights   weights[3][3][CIN][COUT]  ->  u[SIDE * SIDE][CIN][COUT]
 *   winograd_input     in[y][x][ci]              ->  v[SIDE * SIDE][tile][CIN]
 *   winograd_output    m[SIDE * SIDE][tile][COUT] -> out[y][x][co]
 *
 * A work item transforms one tile (or one pair of channels' weights) of VEC channels. Tiles cover the output row by row;
 * those at the right and lower edge reach over it. NDRange: channels and tiles, channels first if CHANNELS_FIRST.
 *
 * H W CIN COUT           sizes; CHANNELS is CIN or COUT, whichever the kernel transforms
 * OUT                    side of an output tile
 * BITS                   of a number: 32, or 16 for half precision
 * VEC                    width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * LAYOUT                 of in and out: 0: the channels of a pixel side by side; 1: planes of VEC channels each
 * IN_IMAGE OUT_IMAGE     in, m and u's weights, or v, u and out in an image (a texel is four channels), else in a buffer
 * CHANNELS_FIRST         which axis neighbouring work items run along
 */
#include "types.h"

#define SIDE (OUT + 2)
#define TILES_X ((W + OUT - 1) / OUT)
#define TILES_Y ((H + OUT - 1) / OUT)
#define TILES (TILES_X * TILES_Y)
#define CV (CHANNELS / VEC)

#if LAYOUT
#define AT(c, y, x) (((c) * H + (y)) * W + (x))
#define TEXEL(c, y, x) (int2)((c) * W + (x), y)
#else
#define AT(c, y, x) (((y) * W + (x)) * CV + (c))
#define TEXEL(c, y, x) (int2)((x) * CV + (c), y)
#endif

#if IN_IMAGE
#define SOURCE(name) read_only image2d_t name
#define ROW(name, row, c) READ_IMAGE(name, texel, (int2)(c, row))
#define PIXEL(name, inside, c, y, x) READ_IMAGE(name, texel, (inside) ? TEXEL(c, y, x) : (int2)(-1))
#else
#define SOURCE(name) global const FV *restrict name
#define ROW(name, row, c) name[(row) * CV + (c)]
#define PIXEL(name, inside, c, y, x) ((inside) ? name[AT(c, y, x)] : (FV)(0))
#endif
#if OUT_IMAGE
#define TARGET(name) write_only image2d_t name
#define PUT_ROW(name, row, c, value) WRITE_IMAGE(name, (int2)(c, row), value)
#define PUT_PIXEL(name, c, y, x, value) WRITE_IMAGE(name, TEXEL(c, y, x), value)
#else
#define TARGET(name) global FV *restrict name
#define PUT_ROW(name, row, c, value) name[(row) * CV + (c)] = value
#define PUT_PIXEL(name, c, y, x, value) name[AT(c, y, x)] = value
#endif
#if CHANNELS_FIRST
#define CHANNEL get_global_id(0)
#define OTHER get_global_id(1)
#else
#define CHANNEL get_global_id(1)
#define OTHER get_global_id(0)
#endif

#include "winograd_transforms.h"

kernel void winograd_weights(SOURCE(weights), TARGET(u)) {
    const int c = CHANNEL, ci = OTHER;
    if (c >= CV || ci >= CIN) return;
    FV g[9], rows[SIDE * 3], full[SIDE * SIDE];
#pragma unroll
    for (int tap = 0; tap < 9; ++tap) g[tap] = ROW(weights, tap * CIN + ci, c);
#pragma unroll
    for (int x = 0; x < 3; ++x) transform_weights(g + x, 3, rows + x, 3);
#pragma unroll
    for (int y = 0; y < SIDE; ++y) transform_weights(rows + 3 * y, 1, full + SIDE * y, 1);
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) PUT_ROW(u, i * CIN + ci, c, full[i]);
}

kernel void winograd_input(SOURCE(in), TARGET(v)) {
    const int c = CHANNEL, tile = OTHER;
    if (c >= CV || tile >= TILES) return;
    const int y0 = tile / TILES_X * OUT - 1, x0 = tile % TILES_X * OUT - 1;
    FV d[SIDE * SIDE];
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) {
        const int y = y0 + i / SIDE, x = x0 + i % SIDE;
        d[i] = PIXEL(in, y >= 0 && y < H && x >= 0 && x < W, c, y, x);
    }
#pragma unroll
    for (int x = 0; x < SIDE; ++x) transform_input(d + x, SIDE);
#pragma unroll
    for (int y = 0; y < SIDE; ++y) transform_input(d + SIDE * y, 1);
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) PUT_ROW(v, i * TILES + tile, c, d[i]);
}

kernel void winograd_output(SOURCE(m), TARGET(out)) {
    const int c = CHANNEL, tile = OTHER;
    if (c >= CV || tile >= TILES) return;
    FV d[SIDE * SIDE];
#pragma unroll
    for (int i = 0; i < SIDE * SIDE; ++i) d[i] = ROW(m, i * TILES + tile, c);
#pragma unroll
    for (int x = 0; x < SIDE; ++x) transform_output(d + x, SIDE);
#pragma unroll
    for (int y = 0; y < OUT; ++y) transform_output(d + SIDE * y, 1);
#pragma unroll
    for (int y = 0; y < OUT; ++y)
#pragma unroll
        for (int x = 0; x < OUT; ++x) {
            const int at_y = tile / TILES_X * OUT + y, at_x = tile % TILES_X * OUT + x;
            if (at_y < H && at_x < W) PUT_PIXEL(out, c, at_y, at_x, d[SIDE * y + x]);
        }
}
