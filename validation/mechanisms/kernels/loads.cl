/* Loads in flight, and what compilers make of loads of local memory. */
#ifndef N
#define N 16
#endif

/* A row of 4 N floats times a vector by straight code: items of a row are neighbours. NDRange: (width, rows). */
__kernel void loads_straight(__global const float4 *restrict a, __global const float4 *restrict x, __global float *restrict y,
                             const int width) {
    const int l = get_global_id(0), row = get_global_id(1);
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < N; ++k) sum += dot(a[(row * N + k) * width + l], x[k * width + l]);
    y[row * width + l] = sum;
}

/* The same of single floats. */
__kernel void loads_straight1(__global const float *restrict a, __global const float *restrict x, __global float *restrict y,
                              const int width) {
    const int l = get_global_id(0), row = get_global_id(1);
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < N; ++k) sum = fma(a[(row * N + k) * width + l], x[k * width + l], sum);
    y[row * width + l] = sum;
}

/* A row of few groups: a wide dot product and a tree. NDRange: (rows x width). */
__kernel void loads_few(__global const float4 *restrict a, __global const float4 *restrict x, __global float *restrict y,
                        __local float *part, const int cols4) {
    const int l = get_local_id(0), w = get_local_size(0), row = get_group_id(0);
    float sum = 0.0f;
    for (int i = l; i < cols4; i += w) sum += dot(a[row * cols4 + i], x[i]);
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = w / 2; s > 0; s >>= 1) {
        if (l < s) part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) y[row] = part[0];
}

/* C = A B, tiles of 16 x 16 in local memory, scalar loads of both. NDRange: (n, m). */
__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void loads_mm(__global const float *restrict a, __global const float *restrict b, __global float *restrict c, const int n,
              const int k) {
    __local float as[16][16], bs[16][16];
    const int x = get_local_id(0), y = get_local_id(1), col = get_global_id(0), row = get_global_id(1);
    float sum = 0.0f;
    for (int k0 = 0; k0 < k; k0 += 16) {
        as[y][x] = a[row * k + k0 + x];
        bs[y][x] = b[(k0 + y) * n + col];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < 16; ++i) sum = fma(as[y][i], bs[i][x], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + col] = sum;
}

/* N results an item of one dimension: neighbours in local memory are read one by one. NDRange: (items). */
__kernel void loads_neighbours(__global const float *restrict in, __global const float *restrict taps, __global float *restrict out,
                               __local float *line, const int turns) {
    const int l = get_local_id(0), w = get_local_size(0), i = get_global_id(0), items = get_global_size(0);
    float sum = 0.0f;
    for (int t = 0; t < turns; ++t) {
        for (int k = l; k < w * 4 + N; k += w) line[k] = in[t * items + k];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < N; ++k) sum = fma(line[l * 4 + k], taps[k], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = sum;
}
