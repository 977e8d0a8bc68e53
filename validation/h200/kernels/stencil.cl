/* Stencils over regular grids. */

/* Five-point Laplace step in 2-D; the rim is copied. */
__kernel void stencil5(__global const float *restrict in, __global float *restrict out, int width, int height) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height) return;
    const int i = y * width + x;
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
        out[i] = in[i];
        return;
    }
    out[i] = 0.2f * (in[i] + in[i - 1] + in[i + 1] + in[i - width] + in[i + width]);
}

/* Seven-point step in 3-D with clamped borders, one cell per work item. */
__kernel void stencil7(__global const float *restrict in, __global float *restrict out, int nx, int ny, int nz, float c0,
                       float c1) {
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x >= nx || y >= ny || z >= nz) return;
    const int xm = max(x - 1, 0), xp = min(x + 1, nx - 1);
    const int ym = max(y - 1, 0), yp = min(y + 1, ny - 1);
    const int zm = max(z - 1, 0), zp = min(z + 1, nz - 1);
#define AT(X, Y, Z) in[((Z) * ny + (Y)) * nx + (X)]
    const float around = AT(xm, y, z) + AT(xp, y, z) + AT(x, ym, z) + AT(x, yp, z) + AT(x, y, zm) + AT(x, y, zp);
    out[(z * ny + y) * nx + x] = c0 * AT(x, y, z) + c1 * around;
}

/* The same, one column of cells per work item: it marches along z and keeps three cells in registers. */
__kernel void stencil7_march(__global const float *restrict in, __global float *restrict out, int nx, int ny, int nz, float c0,
                             float c1) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= nx || y >= ny) return;
    const int xm = max(x - 1, 0), xp = min(x + 1, nx - 1);
    const int ym = max(y - 1, 0), yp = min(y + 1, ny - 1);
    float below = AT(x, y, 0), here = below;
    for (int z = 0; z < nz; ++z) {
        const float above = z + 1 < nz ? AT(x, y, z + 1) : here;
        const float around = AT(xm, y, z) + AT(xp, y, z) + AT(x, ym, z) + AT(x, yp, z) + below + above;
        out[(z * ny + y) * nx + x] = c0 * here + c1 * around;
        below = here;
        here = above;
    }
}

/* 3x3 convolution through local memory: the group loads its own cells and a rim of one, clamped at the borders. */
__kernel void filter3x3_local(__global const float *restrict in, __constant float *weights, __global float *restrict out,
                              __local float *tile, int width, int height) {
    const int wide = get_local_size(0) + 2, tall = get_local_size(1) + 2;
    const int left = get_group_id(0) * get_local_size(0), top = get_group_id(1) * get_local_size(1);
    for (int ty = get_local_id(1); ty < tall; ty += get_local_size(1)) {
        const int y = clamp(top + ty - 1, 0, height - 1);
        for (int tx = get_local_id(0); tx < wide; tx += get_local_size(0))
            tile[ty * wide + tx] = in[y * width + clamp(left + tx - 1, 0, width - 1)];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height) return;
    float sum = 0.0f;
    for (int dy = 0; dy < 3; ++dy)
        for (int dx = 0; dx < 3; ++dx)
            sum += weights[3 * dy + dx] * tile[(get_local_id(1) + dy) * wide + get_local_id(0) + dx];
    out[y * width + x] = sum;
}

/* Binomial blur of 5 along a row of four-channel pixels. */
__kernel void blur_row4(__global const float4 *restrict in, __global float4 *restrict out, int width, int height) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height) return;
    __global const float4 *row = in + y * width;
    const float4 far = row[max(x - 2, 0)] + row[min(x + 2, width - 1)];
    const float4 near = row[max(x - 1, 0)] + row[min(x + 1, width - 1)];
    out[y * width + x] = 0.0625f * far + 0.25f * near + 0.375f * row[x];
}
