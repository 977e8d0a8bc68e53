// Softmax over rows or channels: by one work item, by a group with local reductions, in blocks of four channels.

// One work item per row, three passes over it.
__kernel void softmax_row_per_item(__global const float *in, __global float *out, const int rows, const int cols) {
    const int r = get_global_id(0);
    if (r >= rows) return;
    __global const float *x = in + r * cols;
    __global float *y = out + r * cols;
    float top = x[0];
    for (int i = 1; i < cols; ++i) top = fmax(top, x[i]);
    float sum = 0.0f;
    for (int i = 0; i < cols; ++i) {
        const float e = exp(x[i] - top);
        y[i] = e;
        sum += e;
    }
    const float scale = 1.0f / sum;
    for (int i = 0; i < cols; ++i) y[i] *= scale;
}

// The work items of one row of a group share a row of the matrix; maximum and sum are trees in local memory.
__kernel void softmax_row_per_group(__global const float *in, __global float *out, const int rows, const int cols,
                                    __local float *part) {
    const int n = get_local_size(0), l = get_local_id(0), r = get_global_id(1);
    __local float *mine = part + get_local_id(1) * n;
    const int count = r < rows ? cols : 0;
    __global const float *x = in + r * cols;
    float top = -INFINITY;
    for (int i = l; i < count; i += n) top = fmax(top, x[i]);
    mine[l] = top;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n >> 1; s > 0; s >>= 1) {
        if (l < s) mine[l] = fmax(mine[l], mine[l + s]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    top = mine[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (int i = l; i < count; i += n) sum += native_exp(x[i] - top);
    mine[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n >> 1; s > 0; s >>= 1) {
        if (l < s) mine[l] += mine[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float scale = native_recip(mine[0]);
    for (int i = l; i < count; i += n) out[r * cols + i] = native_exp(x[i] - top) * scale;
}

// Over the channels of each pixel, planes of four channels; neighbours in x are neighbours in memory.
__kernel void softmax_channels_c4(__global const float4 *in, __global float4 *out, const int w, const int h, const int c4) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const int plane = w * h, at = y * w + x;
    float4 top4 = in[at];
    for (int c = 1; c < c4; ++c) top4 = fmax(top4, in[c * plane + at]);
    const float top = fmax(fmax(top4.x, top4.y), fmax(top4.z, top4.w));
    float4 sum4 = 0.0f;
    for (int c = 0; c < c4; ++c) sum4 += native_exp(in[c * plane + at] - top);
    const float scale = 1.0f / dot(sum4, (float4)(1.0f));
    for (int c = 0; c < c4; ++c) out[c * plane + at] = native_exp(in[c * plane + at] - top) * scale;
}

// Row per work item in float4, running maximum and sum in one pass (rescaled when the maximum grows), then one pass to write.
__kernel void softmax_online_vec4(__global const float *in, __global float *out, const int rows, const int cols4) {
    const int r = get_global_id(0);
    if (r >= rows) return;
    float top = -INFINITY, sum = 0.0f;
    for (int i = 0; i < cols4; ++i) {
        const float4 v = vload4(r * cols4 + i, in);
        const float local_top = fmax(fmax(v.x, v.y), fmax(v.z, v.w));
        const float now = fmax(top, local_top);
        const float4 e = exp(v - now);
        sum = mad(sum, exp(top - now), e.x + e.y + e.z + e.w);
        top = now;
    }
    for (int i = 0; i < cols4; ++i) vstore4(exp(vload4(r * cols4 + i, in) - top) / sum, r * cols4 + i, out);
}
