// Neighbourhood filters: box, Gaussian in two passes, Sobel, bilateral, median; bytes, floats and images.

// Box blur of bytes of any radius, every work item sums its whole window, clamped at the borders.
__kernel void box_blur_u8(__global const uchar *in, __global uchar *out, const int w, const int h, const int radius) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    uint sum = 0;
    for (int j = -radius; j <= radius; ++j) {
        __global const uchar *row = in + clamp(y + j, 0, h - 1) * w;
        for (int i = -radius; i <= radius; ++i) sum += row[clamp(x + i, 0, w - 1)];
    }
    const uint taps = (2 * radius + 1) * (2 * radius + 1);
    out[y * w + x] = (uchar)((sum + taps / 2) / taps);
}

// Box blur along columns with a running sum: a work item walks a strip of a column.
__kernel void box_column_running(__global const float *in, __global float *out, const int w, const int h, const int radius,
                                 const int strip) {
    const int x = get_global_id(0), y0 = get_global_id(1) * strip;
    if (x >= w || y0 >= h) return;
    const int y1 = min(y0 + strip, h);
    float sum = 0.0f;
    for (int j = y0 - radius; j <= y0 + radius; ++j) sum += in[clamp(j, 0, h - 1) * w + x];
    const float scale = 1.0f / (2 * radius + 1);
    for (int y = y0; y < y1; ++y) {
        out[y * w + x] = sum * scale;
        sum += in[min(y + radius + 1, h - 1) * w + x] - in[max(y - radius, 0) * w + x];
    }
}

// Gaussian along rows, weights in constant memory.
__kernel void gauss_rows(__global const float *in, __global float *out, __constant float *weights, const int w, const int h,
                         const int radius) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    float sum = 0.0f;
    for (int i = -radius; i <= radius; ++i) sum = mad(weights[i + radius], in[y * w + clamp(x + i, 0, w - 1)], sum);
    out[y * w + x] = sum;
}

// Gaussian along columns, four columns per work item; the width is a multiple of four.
__kernel void gauss_columns_vec4(__global const float4 *in, __global float4 *out, __constant float *weights, const int w4,
                                 const int h, const int radius) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w4 || y >= h) return;
    float4 sum = 0.0f;
    for (int j = -radius; j <= radius; ++j) sum += weights[j + radius] * in[clamp(y + j, 0, h - 1) * w4 + x];
    out[y * w4 + x] = sum;
}

// Gaussian 5x5 of a tile with its border in local memory, (width + 4) x (height + 4) floats for the group's shape.
__kernel void gauss5_tile(__global const float *in, __global float *out, const int w, const int h, __local float *tile) {
    const int lw = get_local_size(0), lh = get_local_size(1), lx = get_local_id(0), ly = get_local_id(1);
    const int x0 = get_group_id(0) * lw - 2, y0 = get_group_id(1) * lh - 2, pitch = lw + 4;
    for (int j = ly; j < lh + 4; j += lh)
        for (int i = lx; i < pitch; i += lw)
            tile[j * pitch + i] = in[clamp(y0 + j, 0, h - 1) * w + clamp(x0 + i, 0, w - 1)];
    barrier(CLK_LOCAL_MEM_FENCE);
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const float weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
    float sum = 0.0f;
    for (int j = 0; j < 5; ++j) {
        __local const float *row = tile + (ly + j) * pitch + lx;
        float line = 0.0f;
        for (int i = 0; i < 5; ++i) line = mad(weights[i], row[i], line);
        sum = mad(weights[j], line, sum);
    }
    out[y * w + x] = sum;
}

// Sobel magnitude of bytes, shorts inside; the outermost pixels are left alone.
__kernel void sobel_u8(__global const uchar *in, __global uchar *out, const int w, const int h) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
    __global const uchar *p = in + y * w + x;
    const short a = p[-w - 1], b = p[-w], c = p[-w + 1], d = p[-1], f = p[1], g = p[w - 1], i = p[w], j = p[w + 1];
    const short gx = (c - a) + 2 * (f - d) + (j - g);
    const short gy = (g - a) + 2 * (i - b) + (j - c);
    out[y * w + x] = convert_uchar_sat((abs((int)gx) + abs((int)gy)) >> 1);
}

// Sobel of an image, its edges clamped by the sampler.
__kernel void sobel_image(__read_only image2d_t in, __write_only image2d_t out, const int w, const int h) {
    const sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const float4 a = read_imagef(in, edge, (int2)(x - 1, y - 1)), b = read_imagef(in, edge, (int2)(x, y - 1));
    const float4 c = read_imagef(in, edge, (int2)(x + 1, y - 1)), d = read_imagef(in, edge, (int2)(x - 1, y));
    const float4 f = read_imagef(in, edge, (int2)(x + 1, y)), g = read_imagef(in, edge, (int2)(x - 1, y + 1));
    const float4 i = read_imagef(in, edge, (int2)(x, y + 1)), j = read_imagef(in, edge, (int2)(x + 1, y + 1));
    const float4 gx = c - a + 2.0f * (f - d) + j - g, gy = g - a + 2.0f * (i - b) + j - c;
    write_imagef(out, (int2)(x, y), native_sqrt(mad(gx, gx, gy * gy)));
}

// Bilateral 5x5 of floats: weights by distance and by difference of value.
__kernel void bilateral5_float(__global const float *in, __global float *out, const int w, const int h, const float near,
                               const float alike) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const float centre = in[y * w + x];
    float sum = 0.0f, total = 0.0f;
    for (int j = -2; j <= 2; ++j)
        for (int i = -2; i <= 2; ++i) {
            const float v = in[clamp(y + j, 0, h - 1) * w + clamp(x + i, 0, w - 1)];
            const float d = v - centre;
            const float weight = native_exp(-(i * i + j * j) * near - d * d * alike);
            sum = mad(weight, v, sum);
            total += weight;
        }
    out[y * w + x] = sum / total;
}

// Bilateral of an image with a radius known only at run time.
__kernel void bilateral_image(__read_only image2d_t in, __write_only image2d_t out, const int w, const int h, const int radius,
                              const float near, const float alike) {
    const sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const float4 centre = read_imagef(in, edge, (int2)(x, y));
    float4 sum = 0.0f;
    float total = 0.0f;
    for (int j = -radius; j <= radius; ++j)
        for (int i = -radius; i <= radius; ++i) {
            const float4 v = read_imagef(in, edge, (int2)(x + i, y + j));
            const float3 d = v.xyz - centre.xyz;
            const float weight = native_exp(-(float)(i * i + j * j) * near - dot(d, d) * alike);
            sum += weight * v;
            total += weight;
        }
    write_imagef(out, (int2)(x, y), sum * native_recip(total));
}

#define ORDER(a, b) { const uchar4 least = min(a, b); b = max(a, b); a = least; }
#define SORT3(a, b, c) ORDER(a, b) ORDER(b, c) ORDER(a, b)

// Median 3x3 of RGBA bytes by an exchange network on four channels at once: the rows sorted, then the middle of the largest
// low, the middle middle and the smallest high.
__kernel void median3_rgba8(__global const uchar4 *in, __global uchar4 *out, const int w, const int h) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const int l = max(x - 1, 0), r = min(x + 1, w - 1);
    __global const uchar4 *above = in + max(y - 1, 0) * w, *row = in + y * w, *below = in + min(y + 1, h - 1) * w;
    uchar4 a = above[l], b = above[x], c = above[r], d = row[l], e = row[x], f = row[r], g = below[l], i = below[x], j = below[r];
    SORT3(a, b, c)
    SORT3(d, e, f)
    SORT3(g, i, j)
    uchar4 low = max(max(a, d), g), high = min(min(c, f), j);
    SORT3(b, e, i)
    SORT3(low, e, high)
    out[y * w + x] = e;
}

// Median 3x3 of floats by rank: counts for each candidate how many lie below it, stops at the middle one.
__kernel void median3_rank(__global const float *in, __global float *out, const int w, const int h) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    float v[9];
    for (int k = 0; k < 9; ++k) v[k] = in[clamp(y + k / 3 - 1, 0, h - 1) * w + clamp(x + k % 3 - 1, 0, w - 1)];
    float middle = v[4];
    for (int k = 0; k < 9; ++k) {
        int below = 0;
        for (int m = 0; m < 9; ++m) below += (v[m] < v[k]) || (v[m] == v[k] && m < k);
        if (below == 4) middle = v[k];
    }
    out[y * w + x] = middle;
}
