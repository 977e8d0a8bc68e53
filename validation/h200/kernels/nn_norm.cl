// Normalisation layers: layer norm, RMS norm, batch norm at inference, instance norm statistics.

// Layer norm of a row by the work items of one row of the group: mean, then variance, both in local memory.
__kernel void layer_norm_group(__global const float *in, __global const float *gamma, __global const float *beta,
                               __global float *out, const int rows, const int cols, const float eps) {
    __local float part[1024];
    const int n = get_local_size(0), l = get_local_id(0), r = get_global_id(1);
    __local float *mine = part + get_local_id(1) * n;
    const int count = r < rows ? cols : 0;
    float sum = 0.0f;
    for (int i = l; i < count; i += n) sum += in[r * cols + i];
    mine[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n / 2; s > 0; s /= 2) {
        if (l < s) mine[l] += mine[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float mean = mine[0] / cols;
    barrier(CLK_LOCAL_MEM_FENCE);
    float square = 0.0f;
    for (int i = l; i < count; i += n) {
        const float d = in[r * cols + i] - mean;
        square = mad(d, d, square);
    }
    mine[l] = square;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n / 2; s > 0; s /= 2) {
        if (l < s) mine[l] += mine[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float scale = rsqrt(mine[0] / cols + eps);
    for (int i = l; i < count; i += n) out[r * cols + i] = (in[r * cols + i] - mean) * scale * gamma[i] + beta[i];
}

// Layer norm of a row by one work item, sums of values and squares in one pass.
__kernel void layer_norm_item(__global const float4 *in, __global const float4 *gamma, __global const float4 *beta,
                              __global float4 *out, const int rows, const int cols4, const float eps) {
    const int r = get_global_id(0);
    if (r >= rows) return;
    float4 sum = 0.0f, square = 0.0f;
    for (int i = 0; i < cols4; ++i) {
        const float4 v = in[r * cols4 + i];
        sum += v;
        square = mad(v, v, square);
    }
    const float count = 4.0f * cols4;
    const float mean = (sum.x + sum.y + sum.z + sum.w) / count;
    const float var = (square.x + square.y + square.z + square.w) / count - mean * mean;
    const float scale = native_rsqrt(fmax(var, 0.0f) + eps);
    for (int i = 0; i < cols4; ++i) out[r * cols4 + i] = (in[r * cols4 + i] - mean) * scale * gamma[i] + beta[i];
}

// RMS norm of half-precision rows in fours, accumulated in float; a group's row of work items per row.
__kernel void rms_norm_half(__global const half *in, __global const float *weight, __global half *out, const int rows,
                            const int cols4, const float eps) {
    __local float part[1024];
    const int n = get_local_size(0), l = get_local_id(0), r = get_global_id(1);
    __local float *mine = part + get_local_id(1) * n;
    const int count = r < rows ? cols4 : 0;
    float sum = 0.0f;
    for (int i = l; i < count; i += n) {
        const float4 v = vload_half4(r * cols4 + i, in);
        sum += dot(v, v);
    }
    mine[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n >> 1; s > 0; s >>= 1) {
        if (l < s) mine[l] += mine[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float scale = native_rsqrt(mine[0] / (4.0f * cols4) + eps);
    for (int i = l; i < count; i += n)
        vstore_half4(vload_half4(r * cols4 + i, in) * vload4(i, weight) * scale, r * cols4 + i, out);
}

// Batch norm at inference from the four statistics, planar floats, followed by ReLU6; dimensions x, y, plane of all items.
__kernel void batch_norm_relu6(__global float *data, __global const float *mean, __global const float *var,
                               __global const float *gamma, __global const float *beta, const int w, const int h,
                               const int channels, const int batch) {
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= w || y >= h || p >= channels * batch) return;
    const int c = p % channels, at = (p * h + y) * w + x;
    const float scale = gamma[c] * rsqrt(var[c] + 1e-5f);
    data[at] = clamp(mad(data[at] - mean[c], scale, beta[c]), 0.0f, 6.0f);
}

// Batch norm folded to scale and shift, images of channel blocks side by side; scale and shift in a two-row image.
__kernel void batch_norm_image(__read_only image2d_t in, __read_only image2d_t scale_shift, __write_only image2d_t out,
                               const int w, const int h, const int c4) {
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    if (x >= w || y >= h || c >= c4) return;
    const float4 scale = read_imagef(scale_shift, nearest, (int2)(c, 0));
    const float4 shift = read_imagef(scale_shift, nearest, (int2)(c, 1));
    const int2 at = (int2)(c * w + x, y);
    write_imagef(out, at, fma(read_imagef(in, nearest, at), scale, shift));
}
