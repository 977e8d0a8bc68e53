/* 3x3 and larger convolutions. Images as in conv_point.cl; the weights' texel (ci, taps * o + tap) holds what input channel ci
 * gives at that tap to outputs 4o to 4o + 3, and in a buffer float4 number (taps * o + tap) * in + ci does. */
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#ifndef STRIDE
#define STRIDE 1
#endif
#ifndef DIL
#define DIL 1
#endif
/* 3x3 with stride and dilation of the build, weights in an image, taps outermost. NDRange: (out width, out height, slices). */
__kernel void c3_image(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                       __write_only image2d_t dst, const int in_width, const int in_slices, const int out_width,
                       const int out_height, const int out_slices) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= out_width || y >= out_height || o >= out_slices) return;
    float4 acc = read_imagef(bias, nearest, (int2)(o, 0));
    for (int ky = 0; ky < 3; ++ky) {
        const int row = STRIDE * y + (ky - 1) * DIL;
        for (int kx = 0; kx < 3; ++kx) {
            const int column = STRIDE * x + (kx - 1) * DIL;
            const int inside = column >= 0 && column < in_width;
            for (int s = 0; s < in_slices; ++s) {
                const float4 v = read_imagef(src, nearest, (int2)(inside ? s * in_width + column : -1, row));
                const int tap = 9 * o + 3 * ky + kx;
                acc = mad(v.x, read_imagef(weights, nearest, (int2)(4 * s, tap)), acc);
                acc = mad(v.y, read_imagef(weights, nearest, (int2)(4 * s + 1, tap)), acc);
                acc = mad(v.z, read_imagef(weights, nearest, (int2)(4 * s + 2, tap)), acc);
                acc = mad(v.w, read_imagef(weights, nearest, (int2)(4 * s + 3, tap)), acc);
            }
        }
    }
    write_imagef(dst, (int2)(o * out_width + x, y), acc);
}

/* 3x3, weights in a buffer, rows and columns outside skipped by branches, ReLU. NDRange: (width, height, slices). */
__kernel void c3_image_weights_buffer(__read_only image2d_t src, __global const float4 *restrict weights,
                                      __global const float4 *restrict bias, __write_only image2d_t dst, const int4 shape) {
    const int width = shape.x, height = shape.y, in_slices = shape.z, out_slices = shape.w;
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= width || y >= height || o >= out_slices) return;
    float4 acc = bias[o];
    for (int ky = -1; ky <= 1; ++ky) {
        if (y + ky < 0 || y + ky >= height) continue;
        for (int kx = -1; kx <= 1; ++kx) {
            if (x + kx < 0 || x + kx >= width) continue;
            __global const float4 *w = weights + (9 * o + 3 * ky + kx + 4) * 4 * in_slices;
            for (int s = 0; s < in_slices; ++s, w += 4) {
                const float4 v = read_imagef(src, nearest, (int2)(s * width + x + kx, y + ky));
                acc += v.x * w[0] + v.y * w[1] + v.z * w[2] + v.w * w[3];
            }
        }
    }
    write_imagef(dst, (int2)(o * width + x, y), fmax(acc, 0.0f));
}

/* 3x3, four neighbouring pixels per item share six texels of each row. NDRange: (slices, width / 4, height). */
__kernel void c3_image_row4(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                            __write_only image2d_t dst, const int4 shape) {
    const int width = shape.x, height = shape.y, in_slices = shape.z, out_slices = shape.w;
    const int o = get_global_id(0), x = 4 * get_global_id(1), y = get_global_id(2);
    if (o >= out_slices || x >= width || y >= height) return;
    float4 acc[4];
    acc[0] = acc[1] = acc[2] = acc[3] = read_imagef(bias, nearest, (int2)(o, 0));
    for (int s = 0; s < in_slices; ++s) {
        for (int ky = 0; ky < 3; ++ky) {
            float4 v[6];
#pragma unroll
            for (int i = 0; i < 6; ++i) {
                const int column = x + i - 1;
                v[i] = read_imagef(src, nearest, (int2)(select(-1, s * width + column, column >= 0 && column < width), y + ky - 1));
            }
#pragma unroll
            for (int kx = 0; kx < 3; ++kx) {
                const int tap = 9 * o + 3 * ky + kx;
                const float4 w0 = read_imagef(weights, nearest, (int2)(4 * s, tap));
                const float4 w1 = read_imagef(weights, nearest, (int2)(4 * s + 1, tap));
                const float4 w2 = read_imagef(weights, nearest, (int2)(4 * s + 2, tap));
                const float4 w3 = read_imagef(weights, nearest, (int2)(4 * s + 3, tap));
#pragma unroll
                for (int p = 0; p < 4; ++p)
                    acc[p] += v[p + kx].x * w0 + v[p + kx].y * w1 + v[p + kx].z * w2 + v[p + kx].w * w3;
            }
        }
    }
    for (int p = 0; p < 4 && x + p < width; ++p) write_imagef(dst, (int2)(o * width + x + p, y), acc[p]);
}

/* Any kernel size, stride and dilation at run time, zero padding of half the window. NDRange: (out width, out height, slices). */
__kernel void ck_image(__read_only image2d_t src, __global const float4 *restrict weights, __read_only image2d_t bias,
                       __write_only image2d_t dst, sampler_t border, const int2 in_size, const int2 out_size,
                       const int in_slices, const int out_slices, const int2 kernel_size, const int stride,
                       const int dilation) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= out_size.x || y >= out_size.y || o >= out_slices) return;
    const int left = x * stride - kernel_size.x / 2 * dilation;
    const int top = y * stride - kernel_size.y / 2 * dilation;
    float4 acc = read_imagef(bias, border, (int2)(o, 0));
    for (int s = 0; s < in_slices; ++s) {
        int tap = kernel_size.x * kernel_size.y * o;
        for (int ky = 0; ky < kernel_size.y; ++ky) {
            const int row = top + ky * dilation;
            for (int kx = 0; kx < kernel_size.x; ++kx, ++tap) {
                const int column = left + kx * dilation;
                const float4 v = read_imagef(src, border, (int2)(column < 0 || column >= in_size.x ? -1 : s * in_size.x + column, row));
                __global const float4 *w = weights + 4 * (tap * in_slices + s);
                acc = mad(v.x, w[0], acc);
                acc = mad(v.y, w[1], acc);
                acc = mad(v.z, w[2], acc);
                acc = mad(v.w, w[3], acc);
            }
        }
    }
    write_imagef(dst, (int2)(o * out_size.x + x, y), acc);
}

/* 3x3 on planes of floats, weights (out, in, 3, 3), one value per item. NDRange: (width, height, out). */
__kernel void c3_planes(__global const float *restrict src, __global const float *restrict weights,
                        __global const float *restrict bias, __global float *restrict dst, const int width,
                        const int height, const int inputs, const int outputs) {
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    const int o = get_global_id(2);
    if (x >= width || y >= height || o >= outputs) return;
    float sum = bias[o];
    for (int i = 0; i < inputs; i++) {
        for (int ky = 0; ky < 3; ky++) {
            for (int kx = 0; kx < 3; kx++) {
                const int yy = y + ky - 1, xx = x + kx - 1;
                if (yy >= 0 && yy < height && xx >= 0 && xx < width)
                    sum += src[(i * height + yy) * width + xx] * weights[((o * inputs + i) * 3 + ky) * 3 + kx];
            }
        }
    }
    dst[(o * height + y) * width + x] = sum;
}

/* 3x3 on planes that already have a border of one, four channels per item. NDRange: (width, height, out / 4). */
__kernel void c3_planes_padded_out4(__global const float *restrict src, __global const float *restrict weights,
                                    __global float *restrict dst, const int width, const int height, const int inputs,
                                    const int outputs) {
    const int x = get_global_id(0), y = get_global_id(1), o = 4 * get_global_id(2);
    if (x >= width || y >= height || o >= outputs) return;
    const int pitch = width + 2, plane = pitch * (height + 2);
    float4 sum = 0.0f;
    for (int i = 0; i < inputs; ++i) {
        __global const float *at = src + i * plane + y * pitch + x;
        __global const float *w = weights + (o * inputs + i) * 9;
#pragma unroll
        for (int t = 0; t < 9; ++t) {
            const float v = at[t / 3 * pitch + t % 3];
            sum.x += v * w[t];
            sum.y += v * w[9 * inputs + t];
            sum.z += v * w[18 * inputs + t];
            sum.w += v * w[27 * inputs + t];
        }
    }
    const int out = (o * height + y) * width + x, step = width * height;
    dst[out] = sum.x;
    dst[out + step] = sum.y;
    dst[out + 2 * step] = sum.z;
    dst[out + 3 * step] = sum.w;
}

/* 3x3 on planes, the group's pixels and their border in local memory, one plane at a time. NDRange: (width, height, out). */
__kernel void c3_planes_local(__global const float *restrict src, __global const float *restrict weights,
                              __global float *restrict dst, __local float *tile, const int width, const int height,
                              const int inputs, const int outputs) {
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int wide = get_local_size(0) + 2, tall = get_local_size(1) + 2;
    const int item = (get_local_id(2) * get_local_size(1) + ly) * get_local_size(0) + lx;
    const int items = get_local_size(0) * get_local_size(1) * get_local_size(2);
    const int left = get_group_id(0) * get_local_size(0) - 1, top = get_group_id(1) * get_local_size(1) - 1;
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    const int alive = x < width && y < height && o < outputs;
    float sum = 0.0f;
    for (int i = 0; i < inputs; ++i) {
        for (int t = item; t < wide * tall; t += items) {
            const int xx = left + t % wide, yy = top + t / wide;
            tile[t] = xx >= 0 && xx < width && yy >= 0 && yy < height ? src[(i * height + yy) * width + xx] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (alive) {
            __global const float *w = weights + (o * inputs + i) * 9;
            for (int ky = 0; ky < 3; ++ky)
                for (int kx = 0; kx < 3; ++kx) sum += tile[(ly + ky) * wide + lx + kx] * w[3 * ky + kx];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (alive) dst[(o * height + y) * width + x] = sum;
}

/* 7x7 with stride 2 and padding 3 from three planes to slices in an image, weights in constant memory: float4 number
 * (o * 3 + plane) * 49 + tap. NDRange: (out width, out height, slices). */
__kernel void c7_stem(__global const float *restrict src, __constant float4 *weights, __write_only image2d_t dst,
                      const int in_width, const int in_height, const int out_width, const int out_height,
                      const int out_slices) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= out_width || y >= out_height || o >= out_slices) return;
    float4 acc = 0.0f;
    for (int c = 0; c < 3; ++c) {
        for (int ky = 0; ky < 7; ++ky) {
            const int row = 2 * y + ky - 3;
            if (row < 0 || row >= in_height) continue;
            __global const float *line = src + (c * in_height + row) * in_width;
            __constant float4 *w = weights + (o * 3 + c) * 49 + 7 * ky;
            for (int kx = 0; kx < 7; ++kx) {
                const int column = 2 * x + kx - 3;
                const float v = column < 0 || column >= in_width ? 0.0f : line[column];
                acc = mad(v, w[kx], acc);
            }
        }
    }
    write_imagef(dst, (int2)(o * out_width + x, y), fmax(acc, 0.0f));
}

/* Quantised 3x3, channels innermost, uchar activations with a zero point, char weights (out, 3, 3, in), one value per item.
 * NDRange: (out, width, height). */
__kernel void c3_quantized(__global const uchar *restrict src, __global const char *restrict weights,
                           __global uchar *restrict dst, const int width, const int height, const int inputs,
                           const int outputs, const int zero, const int scale) {
    const int o = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (o >= outputs || x >= width || y >= height) return;
    int sum = 0;
    for (int ky = 0; ky < 3; ++ky) {
        const int yy = y + ky - 1;
        if (yy < 0 || yy >= height) continue;
        for (int kx = 0; kx < 3; ++kx) {
            const int xx = x + kx - 1;
            if (xx < 0 || xx >= width) continue;
            __global const uchar *v = src + (yy * width + xx) * inputs;
            __global const char *w = weights + ((o * 3 + ky) * 3 + kx) * inputs;
            for (int i = 0; i < inputs; i += 4) {
                const int4 p = (convert_int4(vload4(0, v + i)) - zero) * convert_int4(vload4(0, w + i));
                sum += p.x + p.y + p.z + p.w;
            }
        }
    }
    dst[(y * width + x) * outputs + o] = convert_uchar_sat(mul_hi(sum, scale) + zero);
}
