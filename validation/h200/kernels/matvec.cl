/* Matrix times vector, dense and sparse. */

/* Row-major, one row per work item */
__kernel void matvec_row(__global const float *restrict matrix, __global const float *restrict x, __global float *restrict y,
                         int rows, int columns) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float sum = 0.0f;
    for (int c = 0; c < columns; ++c) sum += matrix[row * columns + c] * x[c];
    y[row] = sum;
}

/* The same in float4 */
__kernel void matvec_row4(__global const float4 *restrict matrix, __global const float4 *restrict x, __global float *restrict y,
                          int rows, int columns4) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float4 sum = (float4)(0.0f);
    for (int c = 0; c < columns4; ++c) sum = mad(matrix[row * columns4 + c], x[c], sum);
    y[row] = sum.x + sum.y + sum.z + sum.w;
}

/* Column-major, one row per work item */
__kernel void matvec_column(__global const float *restrict matrix, __global const float *restrict x, __global float *restrict y,
                            int rows, int columns) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float sum = 0.0f;
    for (int c = 0; c < columns; ++c) sum += matrix[c * rows + row] * x[c];
    y[row] = sum;
}

/* Row-major, rows of the group's first axis: lanes (x) share a row and fold it in local memory; y counts rows in a group. */
__kernel void matvec_group(__global const float *restrict matrix, __global const float *restrict x, __global float *restrict y,
                           __local float *scratch, int rows, int columns) {
    const int lane = get_local_id(0), lanes = get_local_size(0);
    const int row = get_global_id(1);
    __local float *mine = scratch + get_local_id(1) * lanes;
    float sum = 0.0f;
    if (row < rows)
        for (int c = lane; c < columns; c += lanes) sum += matrix[row * columns + c] * x[c];
    mine[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int items = lanes; items > 1; items = (items + 1) / 2) {
        const int upper = (items + 1) / 2;
        if (lane + upper < items) mine[lane] += mine[lane + upper];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0 && row < rows) y[row] = mine[0];
}

/* Sparse rows of length[row] entries, each row in a slot of `slot` entries; one row per work item */
__kernel void spmv_row(__global const int *restrict length, __global const int *restrict column,
                       __global const float *restrict value, __global const float *restrict x, __global float *restrict y,
                       int slot, int rows) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    const int first = row * slot, last = first + min(length[row], slot);
    float sum = 0.0f;
    for (int e = first; e < last; ++e) sum += value[e] * x[column[e]];
    y[row] = sum;
}

/* The same with the entries of all rows interleaved (ELLPACK) */
__kernel void spmv_ell(__global const int *restrict length, __global const int *restrict column,
                       __global const float *restrict value, __global const float *restrict x, __global float *restrict y,
                       int slot, int rows) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    const int n = min(length[row], slot);
    float sum = 0.0f;
    for (int e = 0; e < n; ++e) sum += value[e * rows + row] * x[column[e * rows + row]];
    y[row] = sum;
}

/* One row per group: its lanes share the entries. */
__kernel void spmv_group(__global const int *restrict length, __global const int *restrict column,
                         __global const float *restrict value, __global const float *restrict x, __global float *restrict y,
                         __local float *scratch, int slot, int rows) {
    const int lane = get_local_id(0), lanes = get_local_size(0), row = get_global_id(1);
    const int first = row * slot, n = row < rows ? min(length[row], slot) : 0;
    __local float *mine = scratch + get_local_id(1) * lanes;
    float sum = 0.0f;
    for (int e = lane; e < n; e += lanes) sum += value[first + e] * x[column[first + e]];
    mine[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane == 0 && row < rows) {
        for (int k = 1; k < lanes; ++k) sum += mine[k];
        y[row] = sum;
    }
}
