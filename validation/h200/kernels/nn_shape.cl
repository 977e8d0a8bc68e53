// Layers that move data: concat, shuffle, pad, slice, space to depth, layout conversion, im2col, gather, argmax.

// Two maps of interleaved channels side by side in one; dimensions channel block, pixel; the branch goes along channels.
__kernel void concat_channels(__global const float4 *a, __global const float4 *b, __global float4 *out, const int ca,
                              const int cb, const int pixels) {
    const int c = get_global_id(0), p = get_global_id(1);
    if (c >= ca + cb || p >= pixels) return;
    float4 v;
    if (c < ca)
        v = a[p * ca + c];
    else
        v = b[p * cb + c - ca];
    out[p * (ca + cb) + c] = v;
}

// Channel shuffle of planar floats: plane g * per + i goes to i * groups + g.
__kernel void channel_shuffle(__global const float *in, __global float *out, const int area, const int groups, const int per,
                              const int batch) {
    const int i = get_global_id(0), p = get_global_id(1), b = get_global_id(2);
    if (i >= area || p >= groups * per || b >= batch) return;
    const int from = (p % groups) * per + p / groups;
    out[(b * groups * per + p) * area + i] = in[(b * groups * per + from) * area + i];
}

// Planes with a constant border.
__kernel void pad_constant(__global const float *in, __global float *out, const int w, const int h, const int planes,
                           const int4 border, const float value) {
    const int ow = w + border.x + border.z, oh = h + border.y + border.w;
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= ow || y >= oh || p >= planes) return;
    const int sx = x - border.x, sy = y - border.y;
    float v = value;
    if (sx >= 0 && sx < w && sy >= 0 && sy < h) v = in[(p * h + sy) * w + sx];
    out[(p * oh + y) * ow + x] = v;
}

// Planes of uchar with a border that mirrors without repeating the edge.
__kernel void pad_reflect_u8(__global const uchar *in, __global uchar *out, const int w, const int h, const int planes,
                             const int border) {
    const int ow = w + 2 * border, oh = h + 2 * border;
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= ow || y >= oh || p >= planes) return;
    int sx = abs(x - border), sy = abs(y - border);
    sx = sx >= w ? 2 * (w - 1) - sx : sx;
    sy = sy >= h ? 2 * (h - 1) - sy : sy;
    out[(p * oh + y) * ow + x] = in[(p * h + sy) * w + sx];
}

// A strided slice of a row-major matrix: loads lie `step` apart.
__kernel void slice_strided(__global const float *in, __global float *out, const int cols, const int out_cols,
                            const int out_rows, const int2 start, const int2 step) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= out_cols || y >= out_rows) return;
    out[y * out_cols + x] = in[(start.y + y * step.y) * cols + start.x + x * step.x];
}

// Blocks of 2x2 pixels to channels, planar; a work item reads one row pair as float2 and writes four planes.
__kernel void space_to_depth2(__global const float2 *in, __global float *out, const int ow, const int oh, const int planes) {
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= ow || y >= oh || p >= planes) return;
    const float2 top = in[(p * 2 * oh + 2 * y) * ow + x];
    const float2 bottom = in[(p * 2 * oh + 2 * y + 1) * ow + x];
    const int area = ow * oh, at = p * area + y * ow + x, next = planes * area;
    out[at] = top.x;
    out[at + next] = top.y;
    out[at + 2 * next] = bottom.x;
    out[at + 3 * next] = bottom.y;
}

// Planar floats to an image of channel blocks side by side (four strided loads, one texel); missing channels are zero.
__kernel void layout_nchw_to_image(__global const float *in, __write_only image2d_t out, const int w, const int h,
                                   const int channels) {
    const int c4 = (channels + 3) / 4;
    const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    if (x >= w || y >= h || c >= c4) return;
    const int area = w * h, left = channels - 4 * c;
    __global const float *src = in + 4 * c * area + y * w + x;
    float4 v = 0.0f;
    v.x = src[0];
    if (left > 1) v.y = src[area];
    if (left > 2) v.z = src[2 * area];
    if (left > 3) v.w = src[3 * area];
    write_imagef(out, (int2)(c * w + x, y), v);
}

// An image of channel blocks back to interleaved channels (NHWC) in a buffer; dimensions block, x, y.
__kernel void layout_image_to_nhwc(__read_only image2d_t in, __global float *out, const int w, const int h,
                                   const int channels) {
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int c4 = (channels + 3) >> 2;
    const int c = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (c >= c4 || x >= w || y >= h) return;
    const float4 v = read_imagef(in, nearest, (int2)(mad24(c, w, x), y));
    const int at = (y * w + x) * channels + 4 * c, left = channels - 4 * c;
    if (left >= 4) {
        vstore4(v, 0, out + at);
    } else {
        out[at] = v.x;
        if (left > 1) out[at + 1] = v.y;
        if (left > 2) out[at + 2] = v.z;
    }
}

// Planar floats to interleaved fours in a buffer, one channel of one pixel per work item: coalesced loads, strided stores.
__kernel void layout_nchw_to_nhwc(__global const float *in, __global float *out, const int area, const int channels) {
    const int i = get_global_id(0), c = get_global_id(1);
    if (i >= area || c >= channels) return;
    out[i * channels + c] = in[c * area + i];
}

// im2col of planar floats, k x k windows with padding: rows are channel and tap, columns are output pixels.
__kernel void im2col_planar(__global const float *in, __global float *columns, const int w, const int h, const int channels,
                            const int k, const int pad) {
    const int ow = w + 2 * pad - k + 1, oh = h + 2 * pad - k + 1;
    const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    if (x >= ow || y >= oh || c >= channels) return;
    __global float *to = columns + c * k * k * ow * oh + y * ow + x;
    for (int j = 0; j < k; ++j) {
        const int sy = y + j - pad;
        for (int i = 0; i < k; ++i) {
            const int sx = x + i - pad;
            *to = (sx >= 0 && sy >= 0 && sx < w && sy < h) ? in[(c * h + sy) * w + sx] : 0.0f;
            to += ow * oh;
        }
    }
}

// col2im, the inverse gather: every pixel sums the taps that windows of stride `stride` took from it.
__kernel void col2im_planar(__global const float *columns, __global float *out, const int w, const int h, const int channels,
                            const int k, const int stride) {
    const int ow = (w - k) / stride + 1, oh = (h - k) / stride + 1;
    const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    if (x >= w || y >= h || c >= channels) return;
    const int x0 = x < k ? 0 : (x - k) / stride + 1, x1 = min(x / stride + 1, ow);
    const int y0 = y < k ? 0 : (y - k) / stride + 1, y1 = min(y / stride + 1, oh);
    float sum = 0.0f;
    for (int oy = y0; oy < y1; ++oy)
        for (int ox = x0; ox < x1; ++ox)
            sum += columns[(((c * k + y - oy * stride) * k + x - ox * stride) * oh + oy) * ow + ox];
    out[(c * h + y) * w + x] = sum;
}

// Rows of an embedding table by token, four floats per work item; tokens outside the table are clamped.
__kernel void embedding_lookup(__global const int *tokens, __global const float4 *table, __global float4 *out, const int d4,
                               const int count, const int vocabulary) {
    const int i = get_global_id(0), t = get_global_id(1);
    if (i >= d4 || t >= count) return;
    const int row = clamp(tokens[t], 0, vocabulary - 1);
    out[t * d4 + i] = table[row * d4 + i];
}

// Class of each pixel: the channel with the largest of interleaved scores.
__kernel void argmax_channels(__global const float *scores, __global uchar *classes, const int channels, const int pixels) {
    const int p = get_global_id(0);
    if (p >= pixels) return;
    float best = scores[p * channels];
    int which = 0;
    for (int c = 1; c < channels; ++c) {
        const float v = scores[p * channels + c];
        if (v > best) {
            best = v;
            which = c;
        }
    }
    classes[p] = (uchar)which;
}

// Max pooling of regions of interest to bins x bins, boxes as corners in 0..1; dimensions bin column, bin row, box and channel.
__kernel void roi_pool(__global const float *in, __global const float4 *boxes, __global float *out, const int w, const int h,
                       const int channels, const int bins, const int count) {
    const int bx = get_global_id(0), by = get_global_id(1), z = get_global_id(2);
    if (bx >= bins || by >= bins || z >= channels * count) return;
    const int c = z % channels;
    const float4 box = boxes[z / channels];
    const float left = fmin(box.x, box.z) * w, top = fmin(box.y, box.w) * h;
    const float bw = fmax(fabs(box.z - box.x) * w, 1.0f) / bins, bh = fmax(fabs(box.w - box.y) * h, 1.0f) / bins;
    const int x0 = clamp((int)floor(left + bx * bw), 0, w), x1 = clamp((int)ceil(left + (bx + 1) * bw), 0, w);
    const int y0 = clamp((int)floor(top + by * bh), 0, h), y1 = clamp((int)ceil(top + (by + 1) * bh), 0, h);
    float best = (x0 < x1 && y0 < y1) ? -INFINITY : 0.0f;
    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) best = fmax(best, in[(c * h + y) * w + x]);
    out[(z * bins + by) * bins + bx] = best;
}
