/* Streaming over arrays: scale, triad, saxpy, with one element (of floats) of type T per work item or with loops. */
#ifndef T
#define T float
#endif

/* out = factor * in */
__kernel void stream_scale(__global const T *restrict in, __global T *restrict out, float factor, int count) {
    const int i = get_global_id(0);
    if (i < count) out[i] = in[i] * factor;
}

/* out = a + factor * b */
__kernel void stream_triad(__global const T *restrict a, __global const T *restrict b, __global T *restrict out, float factor,
                           int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    out[i] = a[i] + factor * b[i];
}

/* y = alpha * x + y, the whole array by however many work items there are */
__kernel void saxpy_grid_stride(__global const float *restrict x, __global float *restrict y, float alpha, int count) {
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) y[i] = mad(alpha, x[i], y[i]);
}

/* y = alpha * x + y, one float4 per work item through vload and vstore */
__kernel void saxpy_vload(__global const float *restrict x, __global float *restrict y, float alpha, int count4) {
    const size_t i = get_global_id(0);
    if (i >= count4) return;
    vstore4(fma((float4)(alpha), vload4(i, x), vload4(i, y)), i, y);
}

/* out = in * in + in; the next element is loaded before the present one is stored */
__kernel void stream_prefetch(__global const float *restrict in, __global float *restrict out, int count) {
    const int step = get_global_size(0);
    int i = get_global_id(0);
    if (i >= count) return;
    float next = in[i];
    do {
        const float now = next;
        const int after = i + step;
        if (after < count) next = in[after];
        out[i] = now * now + now;
        i = after;
    } while (i < count);
}

/* out = 2 * in, every work item over a run of `run` neighbouring elements (not coalesced) */
__kernel void stream_runs(__global const float *restrict in, __global float *restrict out, int run, int count) {
    const int first = get_global_id(0) * run;
    const int last = min(first + run, count);
    for (int i = first; i < last; ++i) out[i] = 2.0f * in[i];
}
