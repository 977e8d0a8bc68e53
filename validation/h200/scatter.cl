/* Loads that are scattered over a buffer in runs of sectors of 32 bytes: a warp's 32 lanes read 32 sectors, RUN of them side by
 * side from a multiple of RUN sectors on (from SHIFT sectors behind it). NDRange: (256 * groups). g holds `mask + 1` runs and one
 * more; o one float an item; n turns of eight loads. */
#ifndef SHIFT
#define SHIFT 0
#endif
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
