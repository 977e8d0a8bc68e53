/* Loads that are scattered over a buffer in runs of sectors of 32 bytes: a warp's 32 lanes read 32 sectors, RUN of them side by
 * side from a multiple of RUN sectors on (from SHIFT sectors behind it). NDRange: (256 * groups). g holds `mask + 1` runs and one
 * more; o one float an item; n turns of eight loads. */
#ifndef SHIFT
#define SHIFT 0
#endif
#ifdef TEXELS /* the same of an image of float4, TEXELS of them side by side in a row: two to a sector */
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void texels(read_only image2d_t g, global float *o, uint mask, int n) {
    uint lane = get_local_id(0) % 32, run = get_global_id(0) / TEXELS;
    uint state = run * 2654435761u + 12345u;
    float sum = 0;
    for (int r = 0; r < n; ++r) {
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            state = state * 1664525u + 1013904223u;
            uint at = (state >> 8) & mask; /* a run of a row of 1,024 texels */
            sum += read_imagef(g, nearest, (int2)((at % (1024 / TEXELS)) * TEXELS + lane % TEXELS, at / (1024 / TEXELS))).x;
        }
    }
    o[get_global_id(0)] = sum;
}
#else
kernel void scattered(global const float *restrict g, global float *o, uint mask, int n) {
    uint lane = get_local_id(0) % 32, run = get_global_id(0) / RUN;
    uint state = run * 2654435761u + 12345u;
    float sum = 0;
    for (int r = 0; r < n; ++r) {
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            state = state * 1664525u + 1013904223u;
            sum += g[(((state >> 8) & mask) * RUN + SHIFT + lane % RUN) * 8];
        }
    }
    o[get_global_id(0)] = sum;
}
#endif
