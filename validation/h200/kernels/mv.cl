/* Matrix-vector products and fully connected layers. */

/* y = A x, one row of A per item: neighbours read with a stride of a row. NDRange: (rows). */
__kernel void mv_row(__global const float4 *restrict a, __global const float4 *restrict x, __global float *restrict y,
                     const int rows, const int cols4) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float sum = 0.0f;
    for (int i = 0; i < cols4; ++i) sum += dot(a[row * cols4 + i], x[i]);
    y[row] = sum;
}

/* y = A x with A transposed (cols x rows): neighbours read neighbours. NDRange: (rows). */
__kernel void mv_column(__global const float *restrict at, __global const float *restrict x, __global float *restrict y,
                        const int rows, const int cols) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float sum = 0.0f;
    for (int i = 0; i < cols; ++i) sum = fma(at[i * rows + row], x[i], sum);
    y[row] = sum;
}

/* y = A x, the items of a group's row share a row of A and add up in local memory (one float per item). The local width is
 * a power of two. NDRange: (local width, rows). */
__kernel void mv_group(__global const float *restrict a, __global const float *restrict x, __global float *restrict y,
                       __local float *part, const int rows, const int cols) {
    const int lx = get_local_id(0), width = get_local_size(0);
    const int row = get_global_id(1);
    __local float *mine = part + get_local_id(1) * width;
    float sum = 0.0f;
    if (row < rows)
        for (int i = lx; i < cols; i += width) sum += a[row * cols + i] * x[i];
    mine[lx] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_width = width >> 1; half_width > 0; half_width >>= 1) {
        if (lx < half_width) mine[lx] += mine[lx + half_width];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lx == 0 && row < rows) y[row] = mine[0];
}

/* Fully connected layer with ReLU on blocks of 4 x 4 weights, block (i, o) at 4 * (i * out4 + o): four outputs per item, the
 * items of a column of the group each take a share of the inputs and the first adds up. NDRange: (out4, local height). */
__kernel void dense_split(__global const float4 *restrict src, __global const float4 *restrict weights,
                          __global const float4 *restrict bias, __global float4 *restrict dst, __local float4 *part,
                          const int in4, const int out4) {
    const int o = get_global_id(0), share = get_local_id(1), shares = get_local_size(1);
    const int lx = get_local_id(0), width = get_local_size(0);
    float4 acc = 0.0f;
    if (o < out4) {
        for (int i = share; i < in4; i += shares) {
            const float4 v = src[i];
            __global const float4 *w = weights + 4 * (i * out4 + o);
            acc += v.x * w[0] + v.y * w[1] + v.z * w[2] + v.w * w[3];
        }
    }
    part[share * width + lx] = acc;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (share != 0 || o >= out4) return;
    for (int s = 1; s < shares; ++s) acc += part[s * width + lx];
    dst[o] = fmax(acc + bias[o], 0.0f);
}
