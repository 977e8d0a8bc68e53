/* Depthwise convolutions: each channel with a K x K window of its own. Images as in conv_point.cl; the weights' texel (s, tap)
 * holds the tap of channels 4s to 4s + 3. */
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#ifndef K
#define K 3
#endif
#ifndef STRIDE
#define STRIDE 1
#endif
/* One pixel of one slice per item, images, ReLU6. NDRange: (out width, out height, slices). */
__kernel void dw_image(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                       __write_only image2d_t dst, const int in_width, const int2 out_size, const int slices) {
    const int x = get_global_id(0), y = get_global_id(1), s = get_global_id(2);
    if (x >= out_size.x || y >= out_size.y || s >= slices) return;
    float4 acc = read_imagef(bias, nearest, (int2)(s, 0));
    for (int ky = 0; ky < K; ++ky) {
        const int row = y * STRIDE + ky - K / 2;
        for (int kx = 0; kx < K; ++kx) {
            const int column = x * STRIDE + kx - K / 2;
            const int at = column < 0 || column >= in_width ? -1 : s * in_width + column;
            acc = mad(read_imagef(src, nearest, (int2)(at, row)), read_imagef(weights, nearest, (int2)(s, K * ky + kx)), acc);
        }
    }
    write_imagef(dst, (int2)(s * out_size.x + x, y), clamp(acc, 0.0f, 6.0f));
}

/* Stride 1, four neighbouring pixels of one slice per item; the row is read once. NDRange: (slices, width / 4, height). */
__kernel void dw_image_row4(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                            __write_only image2d_t dst, const int width, const int height, const int slices) {
    const int s = get_global_id(0), x = 4 * get_global_id(1), y = get_global_id(2);
    if (s >= slices || x >= width || y >= height) return;
    float4 acc[4];
    acc[0] = acc[1] = acc[2] = acc[3] = read_imagef(bias, nearest, (int2)(s, 0));
    for (int ky = 0; ky < K; ++ky) {
        float4 v[K + 3];
#pragma unroll
        for (int i = 0; i < K + 3; ++i) {
            const int column = x + i - K / 2;
            v[i] = read_imagef(src, nearest, (int2)(column < 0 || column >= width ? -1 : s * width + column, y + ky - K / 2));
        }
#pragma unroll
        for (int kx = 0; kx < K; ++kx) {
            const float4 w = read_imagef(weights, nearest, (int2)(s, K * ky + kx));
            acc[0] = mad(v[kx], w, acc[0]);
            acc[1] = mad(v[kx + 1], w, acc[1]);
            acc[2] = mad(v[kx + 2], w, acc[2]);
            acc[3] = mad(v[kx + 3], w, acc[3]);
        }
    }
    const int left = s * width + x;
    write_imagef(dst, (int2)(left, y), acc[0]);
    if (x + 1 < width) write_imagef(dst, (int2)(left + 1, y), acc[1]);
    if (x + 2 < width) write_imagef(dst, (int2)(left + 2, y), acc[2]);
    if (x + 3 < width) write_imagef(dst, (int2)(left + 3, y), acc[3]);
}

/* Planes of floats, weights (channel, K, K), one value per item. NDRange: (out width, out height, channels). */
__kernel void dw_planes(__global const float *restrict src, __global const float *restrict weights,
                        __global const float *restrict bias, __global float *restrict dst, const int in_width,
                        const int in_height, const int out_width, const int out_height, const int channels) {
    const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    if (x >= out_width || y >= out_height || c >= channels) return;
    __global const float *plane = src + c * in_width * in_height;
    __global const float *w = weights + c * K * K;
    const int left = x * STRIDE - K / 2, top = y * STRIDE - K / 2;
    float sum = bias[c];
    for (int ky = max(0, -top); ky < min(K, in_height - top); ++ky)
        for (int kx = max(0, -left); kx < min(K, in_width - left); ++kx)
            sum += plane[(top + ky) * in_width + left + kx] * w[ky * K + kx];
    dst[(c * out_height + y) * out_width + x] = fmax(sum, 0.0f);
}

/* 3x3 with stride 1 on planes, ROWS values down a column per item: three rows stay in registers and move on.
 * NDRange: (width, height / ROWS, channels). */
#ifndef ROWS
#define ROWS 4
#endif
float3 three(__global const float *row, const int x, const int width, const int inside) {
    if (!inside) return (float3)(0.0f);
    return (float3)(x > 0 ? row[x - 1] : 0.0f, row[x], x + 1 < width ? row[x + 1] : 0.0f);
}
__kernel void dw3_planes_column(__global const float *restrict src, __global const float *restrict weights,
                                __global const float *restrict bias, __global float *restrict dst, const int width,
                                const int height, const int channels) {
    const int x = get_global_id(0), y = ROWS * get_global_id(1), c = get_global_id(2);
    if (x >= width || y >= height || c >= channels) return;
    src += c * width * height;
    dst += c * width * height;
    const float3 w0 = vload3(0, weights + 9 * c), w1 = vload3(1, weights + 9 * c), w2 = vload3(2, weights + 9 * c);
    const float start = bias[c];
    float3 above = three(src + (y - 1) * width, x, width, y > 0);
    float3 here = three(src + y * width, x, width, 1);
    for (int r = 0; r < ROWS && y + r < height; ++r) {
        const float3 below = three(src + (y + r + 1) * width, x, width, y + r + 1 < height);
        dst[(y + r) * width + x] = start + dot(above, w0) + dot(here, w1) + dot(below, w2);
        above = here;
        here = below;
    }
}

/* 3x3 with stride 1 on bytes, channels innermost, four channels per item; zero is the zero point. Channels are a multiple of 4.
 * NDRange: (channels / 4, width, height). */
__kernel void dw3_quantized(__global const uchar4 *restrict src, __global const char4 *restrict weights,
                            __global uchar4 *restrict dst, const int width, const int height, const int channels4,
                            const int zero, const int scale) {
    const int c = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (c >= channels4 || x >= width || y >= height) return;
    int4 sum = 0;
    for (int t = 0; t < 9; ++t) {
        const int xx = x + t % 3 - 1, yy = y + t / 3 - 1;
        if (xx >= 0 && xx < width && yy >= 0 && yy < height)
            sum += (convert_int4(src[(yy * width + xx) * channels4 + c]) - zero) * convert_int4(weights[t * channels4 + c]);
    }
    dst[(y * width + x) * channels4 + c] = convert_uchar4_sat(mul_hi(sum, (int4)(scale)) + zero);
}

/* 3x3 groups: outputs / groups channels see only their group's inputs / groups planes. NDRange: (width, height, outputs). */
__kernel void grouped3_planes(__global const float *restrict src, __global const float *restrict weights,
                              __global float *restrict dst, const int width, const int height, const int inputs,
                              const int outputs, const int groups) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= width || y >= height || o >= outputs) return;
    const int per_group = inputs / groups;
    const int first = o / (outputs / groups) * per_group;
    float sum = 0.0f;
    for (int i = 0; i < per_group; ++i) {
        __global const float *plane = src + (first + i) * width * height;
        __global const float *w = weights + (o * per_group + i) * 9;
        for (int ky = 0; ky < 3; ++ky) {
            const int yy = y + ky - 1;
            for (int kx = 0; kx < 3; ++kx) {
                const int xx = x + kx - 1;
                const int inside = yy >= 0 && yy < height && xx >= 0 && xx < width;
                sum = fma(inside ? plane[yy * width + xx] : 0.0f, w[3 * ky + kx], sum);
            }
        }
    }
    dst[(o * height + y) * width + x] = sum;
}
