// Pooling layers: max 2x2 and 3x3, average over images, global average by one work item and by one work group per channel.

// Max over 2x2 windows, stride 2, planar (NCHW) floats; work item = one output, dimensions x, y, plane.
__kernel void pool_max2x2_nchw(__global const float *in, __global float *out, const int w, const int h, const int planes) {
    const int ow = w / 2, oh = h / 2;
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= ow || y >= oh || p >= planes) return;
    __global const float *row = in + (p * h + 2 * y) * w + 2 * x;
    const float top = fmax(row[0], row[1]);
    const float bottom = fmax(row[w], row[w + 1]);
    out[(p * oh + y) * ow + x] = fmax(top, bottom);
}

// Max over 3x3 windows, stride 2, padding 1, interleaved channels in fours (NHWC4); dimensions channel block, x, y of all items.
__kernel void pool_max3x3s2_nhwc4(__global const float4 *in, __global float4 *out, const int w, const int h, const int c4,
                                  const int batch) {
    const int ow = (w + 1) / 2, oh = (h + 1) / 2;
    const int c = get_global_id(0), x = get_global_id(1), by = get_global_id(2);
    if (c >= c4 || x >= ow || by >= oh * batch) return;
    const int b = by / oh, y = by - b * oh;
    const int x0 = max(2 * x - 1, 0), x1 = min(2 * x + 1, w - 1);
    const int y0 = max(2 * y - 1, 0), y1 = min(2 * y + 1, h - 1);
    float4 best = (float4)(-INFINITY);
    for (int j = y0; j <= y1; ++j)
        for (int i = x0; i <= x1; ++i)
            best = fmax(best, in[((b * h + j) * w + i) * c4 + c]);
    out[(by * ow + x) * c4 + c] = best;
}

// Average over k x k windows at a stride, images of channel blocks side by side; only texels inside count.
__kernel void pool_avg_image(__read_only image2d_t in, __write_only image2d_t out, const int w, const int h, const int ow,
                             const int oh, const int c4, const int k, const int stride) {
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int c = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (c >= c4 || x >= ow || y >= oh) return;
    const int xs = max(x * stride, 0), ys = y * stride;
    const int xe = min(xs + k, w), ye = min(ys + k, h);
    float4 sum = 0.0f;
    for (int j = ys; j < ye; ++j)
        for (int i = xs; i < xe; ++i)
            sum += read_imagef(in, nearest, (int2)(c * w + i, j));
    const float scale = native_recip((float)((xe - xs) * (ye - ys)));
    write_imagef(out, (int2)(c * ow + x, y), sum * scale);
}

// Global average, one work item walks a whole plane: neighbours are a plane apart.
__kernel void pool_global_item(__global const float *in, __global float *out, const int area, const int planes) {
    const int p = get_global_id(0);
    if (p >= planes) return;
    float sum = 0.0f;
    for (int i = 0; i < area; ++i) sum += in[p * area + i];
    out[p] = sum / (float)area;
}

// Global average, the work items of a row of the group share a plane and reduce in local memory.
__kernel void pool_global_group(__global const float *in, __global float *out, const int area, const int planes) {
    __local float part[1024];
    const int n = get_local_size(0), l = get_local_id(0), p = get_global_id(1);
    __local float *mine = part + get_local_id(1) * n;
    float sum = 0.0f;
    if (p < planes)
        for (int i = l; i < area; i += n) sum += in[p * area + i];
    mine[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int live = n; live > 1;) {
        const int half_up = (live + 1) >> 1;
        if (l + half_up < live) mine[l] += mine[l + half_up];
        barrier(CLK_LOCAL_MEM_FENCE);
        live = half_up;
    }
    if (l == 0 && p < planes) out[p] = mine[0] / (float)area;
}
