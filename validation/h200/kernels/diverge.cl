/* Work items that go different ways. */

/* Mandelbrot iterations per pixel */
__kernel void mandelbrot(__global int *restrict out, float left, float top, float step, int limit, int width, int height) {
    const int px = get_global_id(0), py = get_global_id(1);
    if (px >= width || py >= height) return;
    const float cx = left + step * px, cy = top + step * py;
    float x = 0.0f, y = 0.0f;
    int n = 0;
    while (n < limit && x * x + y * y < 4.0f) {
        const float t = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = t;
        ++n;
    }
    out[py * width + px] = n;
}

/* Collatz steps from first + i, at most `limit` */
__kernel void collatz(__global int *restrict steps, uint first, int limit, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint v = first + i;
    int n = 0;
    while (v != 1 && n < limit) {
        v = v & 1 ? 3 * v + 1 : v >> 1;
        ++n;
    }
    steps[i] = n;
}

/* Runs of `period` work items take turns at two loops of different work. */
__kernel void branch_period(__global const float *restrict in, __global float *restrict out, int period, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float v = in[i];
    if ((i / period) & 1) {
        for (int r = 0; r < rounds; ++r) v = fma(v, 0.5f, 0.05f) * v + 0.1f;
    } else {
        for (int r = 0; r < rounds; ++r) v = native_rsqrt(v + 1.0f);
    }
    out[i] = v;
}

/* A switch of four cases on data */
__kernel void branch_data(__global const int *restrict kind, __global const float *restrict in, __global float *restrict out,
                          int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float v = in[i];
    for (int r = 0; r < rounds; ++r) {
        switch (kind[i] & 3) {
            case 0: v = v * 0.5f + 0.25f; break;
            case 1: v = native_exp(-v); break;
            case 2: v = v / (1.0f + v); break;
            default: v = native_sqrt(v) + 0.1f; break;
        }
    }
    out[i] = v;
}

/* Loops whose trip count comes from memory: sum of the first length[i] elements of row i */
__kernel void uneven_loops(__global const int *restrict length, __global const float *restrict in, __global float *restrict out,
                           int row, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    const int n = min(length[i], row);
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += in[k * count + i];
    out[i] = sum;
}

/* Most work items leave at once, one of `every` stays for a loop. */
__kernel void few_work(__global const float *restrict in, __global float *restrict out, int every, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count || i % every != 0) return;
    float v = in[i];
    for (int r = 0; r < rounds; ++r) v = mad(v, 0.75f, 0.2f);
    out[i] = v;
}
