/* Short kernels: launch overhead and the rate at which groups and work items start. */

/* Almost nothing, in 1-D */
__kernel void tiny1(__global int *restrict out, int count) {
    const int i = get_global_id(0);
    if (i == count - 1) out[0] = i;
}

/* Writes the position, in 2-D */
__kernel void tiny2(__global int *restrict out, int width, int height) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height) out[y * width + x] = x ^ y;
}

/* Adds a bias by plane to a byte volume, in 3-D */
__kernel void tiny3(__global const char *restrict in, __global const char *restrict bias, __global char *restrict out, int width,
                    int height, int planes) {
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x >= width || y >= height || z >= planes) return;
    const int i = (z * height + y) * width + x;
    out[i] = add_sat(in[i], bias[z]);
}

/* Few work items with a long loop each */
__kernel void long_few(__global const float *restrict in, __global float *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float v = in[i], w = 1.0f - v;
    for (int r = 0; r < rounds; ++r) {
        v = mad(v, 0.7f, w * 0.2f);
        w = mad(w, 0.6f, v * 0.3f);
    }
    out[i] = v + w;
}
