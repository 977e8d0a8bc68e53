/* Loads and stores under guards. */
#ifndef FORM
#define FORM 0
#endif
#define WIDTH 16
/* A 3 x 3 convolution of a padded plane by 16 x 16 items, C channels a turn through local memory; the loads of the tile are
 * guarded at its borders. FORM 0: each load with its store under its own branch; 1: stores behind all loads; 2: no branches (the
 * plane is large enough). NDRange: (w, h). */
__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void guards_tile(__global const float *restrict in, __global const float *restrict weights, __global float *restrict out,
                 const int w, const int h, const int channels) {
    __local float tile[4][18 * 18 + 12];
    const int x = get_local_id(0), y = get_local_id(1), t = y * 16 + x;
    const int x0 = get_group_id(0) * 16 - 1, y0 = get_group_id(1) * 16 - 1;
    float sum = 0.0f;
    for (int c0 = 0; c0 < channels; c0 += 4) {
#if FORM == 1
        float got[8];
#endif
#pragma unroll
        for (int k = 0; k < 8; ++k) {
            const int at = (k & 1) * 256 + t, c = k >> 1;
            const int gx = x0 + at % 18, gy = y0 + at / 18;
#if FORM == 0
            if (at < 324) tile[c][at] = gx >= 0 && gx < w && gy >= 0 && gy < h ? in[((c0 + c) * h + gy) * w + gx] : 0.0f;
#elif FORM == 1
            got[k] = 0.0f;
            if (at < 324 && gx >= 0 && gx < w && gy >= 0 && gy < h) got[k] = in[((c0 + c) * h + gy) * w + gx];
#else
            tile[c][min(at, 330)] = in[((c0 + c) * h + clamp(gy, 0, h - 1)) * w + clamp(gx, 0, w - 1)];
#endif
        }
#if FORM == 1
#pragma unroll
        for (int k = 0; k < 8; ++k)
            if ((k & 1) * 256 + t < 324) tile[k >> 1][(k & 1) * 256 + t] = got[k];
#endif
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int c = 0; c < 4; ++c)
#pragma unroll
            for (int k = 0; k < 9; ++k) sum = fma(tile[c][(y + k / 3) * 18 + x + k % 3], weights[(c0 + c) * 9 + k], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(1) * w + get_global_id(0)] = sum;
}

/* Guarded loads from buffers, no local memory: a 5-point stencil over channels. NDRange: (w, h). */
__kernel void guards_stencil(__global const float *restrict in, __global float *restrict out, const int w, const int h,
                             const int channels) {
    const int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    for (int c = 0; c < channels; ++c) {
        __global const float *p = in + c * w * h;
        if (x > 0) sum += p[y * w + x - 1];
        if (x < w - 1) sum += p[y * w + x + 1];
        if (y > 0) sum += p[(y - 1) * w + x];
        if (y < h - 1) sum += p[(y + 1) * w + x];
        sum += p[y * w + x];
    }
    out[y * w + x] = sum;
}

/* Sums of the N values of each of many windows by a tree whose short bodies are guarded; the steps are known. NDRange: (groups x 64). */
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void guards_tree(__global const float *restrict in, __global float *restrict out, const int turns) {
    __local float part[64];
    const int l = get_local_id(0), g = get_group_id(0);
    float all = 0.0f;
    for (int t = 0; t < turns; ++t) {
        part[l] = in[(g * turns + t) * 64 + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int s = 32; s > 0; s >>= 1) {
            if (l < s) part[l] += part[l + s];
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        all += part[0];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) out[g] = all;
}

/* Short bodies under data: a compiler predicates them. NDRange: (items). */
__kernel void guards_short(__global const float *restrict in, __global float *restrict out, const int turns) {
    const int i = get_global_id(0), items = get_global_size(0);
    float a = 0.0f, b = 1.0f;
    for (int t = 0; t < turns; ++t) {
        const float v = in[(t & 7) * items + i];
        if (v > 0.3f) a = fma(v, a, 0.5f);
        if (v < 0.6f) b = fma(v, b, a);
        if (v > 0.8f) a -= b;
    }
    out[i] = a + b;
}
