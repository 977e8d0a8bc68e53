/* Loads that are scattered over a buffer in runs of sectors of 32 bytes: a warp's 32 lanes read 32 sectors, RUN of them side by
 * side from a multiple of RUN sectors on (from SHIFT sectors behind it). NDRange: (256 * groups). g holds `mask + 1` runs and one
 * more; o one float an item; n turns of eight loads. */
#ifndef SHIFT
#define SHIFT 0
#endif
#ifdef TEXELS /* the same of an image of float4, TEXELS of them side by side in a row of 1,024: two to a sector */
#define RUN TEXELS
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
#define SOURCE read_only image2d_t g
#define AT(run) read_imagef(g, nearest, (int2)((run) % (1024 / RUN) * RUN + lane % RUN, (run) / (1024 / RUN))).x
#define NAME texels
#else
#define SOURCE global const float *restrict g
#define AT(run) g[((run) * RUN + SHIFT + lane % RUN) * 8]
#define NAME scattered
#endif
kernel void NAME(SOURCE, global float *o, uint mask, int n) {
    uint lane = get_local_id(0) % 32, state = get_global_id(0) / RUN * 2654435761u + 12345u;
    float sum = 0;
    for (int r = 0; r < n; ++r) {
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            state = state * 1664525u + 1013904223u;
            sum += AT((state >> 8) & mask);
        }
    }
    o[get_global_id(0)] = sum;
}
