/* Stores that may or may not touch what later loads read. R is `restrict` or nothing. */
#ifndef R
#define R
#endif
#ifndef T
#define T float
#endif
#ifndef N
#define N 8
#endif

/* y[row] += a[row][j] * x[j], the sum kept in memory. NDRange: (rows). */
__kernel void alias_row(__global const float *R a, __global const float *R x, __global float *R y, const int rows, const int cols) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    for (int j = 0; j < cols; ++j) y[row] += a[row * cols + j] * x[j];
}

/* The same down the columns: neighbours read neighbours. NDRange: (cols). */
__kernel void alias_column(__global const float *R a, __global const float *R x, __global float *R y, const int rows,
                           const int cols) {
    const int col = get_global_id(0);
    if (col >= cols) return;
    for (int j = 0; j < rows; ++j) y[col] += a[j * cols + col] * x[j];
}

/* Two sums kept in memory. NDRange: (rows). */
__kernel void alias_two(__global const float *R a, __global const float *R b, __global const float *R x, __global float *R t,
                        __global float *R y, const int rows, const int cols) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    for (int j = 0; j < cols; ++j) {
        t[row] += a[j * rows + row] * x[j];
        y[row] += b[j * rows + row] * x[j];
    }
    y[row] = 1.5f * t[row] + 0.5f * y[row];
}

/* A column of a matrix less a multiple of another one, in place. NDRange: (cols). */
__kernel void alias_eliminate(__global float *R a, __global const float *R factor, __global const float *R pivot, const int rows,
                              const int cols) {
    const int col = get_global_id(0);
    if (col >= cols) return;
    for (int j = 0; j < rows; ++j) a[j * cols + col] -= factor[j] * pivot[col];
}

/* N elements an item, each loaded, scaled and stored; no loop is left. NDRange: (items). */
__kernel void alias_straight(__global const T *R a, __global T *R b, const int items) {
    const int i = get_global_id(0);
    if (i >= items) return;
#pragma unroll
    for (int k = 0; k < N; ++k) b[i + k * items] = a[i + k * items] * (T)(1.5f);
}

/* A stencil marched down a column, one result stored per turn. NDRange: (cols). */
__kernel void alias_march(__global const float *R in, __global float *R out, const int rows, const int cols) {
    const int col = get_global_id(0);
    if (col >= cols) return;
    for (int j = 1; j < rows - 1; ++j)
        out[j * cols + col] = 0.25f * (in[(j - 1) * cols + col] + 2.0f * in[j * cols + col] + in[(j + 1) * cols + col]);
}

/* Integers stored, floats loaded: their types tell them apart. NDRange: (cols). */
__kernel void alias_types(__global const float *R a, __global int *R counts, const int rows, const int cols) {
    const int col = get_global_id(0);
    if (col >= cols) return;
    for (int j = 0; j < rows; ++j) counts[j * cols + col] = a[j * cols + col] > 0.5f;
}

/* Results stored to local memory, others loaded from a buffer: the spaces tell them apart. NDRange: (items). */
__kernel void alias_spaces(__global const float *R a, __global float *R out, __local float *kept, const int turns) {
    const int i = get_global_id(0), l = get_local_id(0), n = get_global_size(0), w = get_local_size(0);
    for (int j = 0; j < turns; ++j) kept[(j & 3) * w + l] = a[j * n + i] * 2.0f;
    out[i] = kept[l] + kept[w + l] + kept[2 * w + l] + kept[3 * w + l];
}
