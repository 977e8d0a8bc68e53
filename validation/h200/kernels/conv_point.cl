/* 1x1 convolutions (pointwise). Images: texel (s * width + x, y) holds channels 4s to 4s + 3 of pixel (x, y); the weights'
 * texel (ci, o) holds what input channel ci gives to outputs 4o to 4o + 3. */
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#ifndef PX
#define PX 1
#endif
/* PX neighbouring pixels by four channels per item, all in images. NDRange: (width / PX, height, out_slices). */
__kernel void pw_image(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                       __write_only image2d_t dst, const int width, const int height, const int in_slices,
                       const int out_slices) {
    const int x = PX * get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= width || y >= height || o >= out_slices) return;
    float4 acc[PX];
    acc[0] = read_imagef(bias, nearest, (int2)(o, 0));
    for (int p = 1; p < PX; ++p) acc[p] = acc[0];
    for (int s = 0; s < in_slices; ++s) {
        const float4 w0 = read_imagef(weights, nearest, (int2)(4 * s, o));
        const float4 w1 = read_imagef(weights, nearest, (int2)(4 * s + 1, o));
        const float4 w2 = read_imagef(weights, nearest, (int2)(4 * s + 2, o));
        const float4 w3 = read_imagef(weights, nearest, (int2)(4 * s + 3, o));
#pragma unroll
        for (int p = 0; p < PX; ++p) {
            const float4 v = read_imagef(src, nearest, (int2)(s * width + x + p, y));
            acc[p] = mad(v.x, w0, acc[p]);
            acc[p] = mad(v.y, w1, acc[p]);
            acc[p] = mad(v.z, w2, acc[p]);
            acc[p] = mad(v.w, w3, acc[p]);
        }
    }
#pragma unroll
    for (int p = 0; p < PX; ++p)
        if (x + p < width) write_imagef(dst, (int2)(o * width + x + p, y), acc[p]);
}

/* Four pixels per item a quarter row apart, channels on the first axis, ReLU6. NDRange: (out_slices, width / 4, height). */
__kernel void pw_image_channels_first(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                                      __write_only image2d_t dst, const int width, const int height, const int in_slices) {
    const int o = get_global_id(0), block = get_global_id(1), y = get_global_id(2);
    const int blocks = (width + 3) / 4;
    if (o >= get_image_height(weights) || block >= blocks || y >= height) return;
    const int x0 = block, x1 = x0 + blocks, x2 = x1 + blocks, x3 = x2 + blocks;
    float4 out0 = read_imagef(bias, nearest, (int2)(o, 0));
    float4 out1 = out0, out2 = out0, out3 = out0;
    for (int s = 0, left = 0; s < in_slices; ++s, left += width) {
        const float4 in0 = read_imagef(src, nearest, (int2)(left + x0, y));
        const float4 in1 = read_imagef(src, nearest, (int2)(x1 < width ? left + x1 : -1, y));
        const float4 in2 = read_imagef(src, nearest, (int2)(x2 < width ? left + x2 : -1, y));
        const float4 in3 = read_imagef(src, nearest, (int2)(x3 < width ? left + x3 : -1, y));
        float4 w = read_imagef(weights, nearest, (int2)(4 * s, o));
        out0 += in0.x * w; out1 += in1.x * w; out2 += in2.x * w; out3 += in3.x * w;
        w = read_imagef(weights, nearest, (int2)(4 * s + 1, o));
        out0 += in0.y * w; out1 += in1.y * w; out2 += in2.y * w; out3 += in3.y * w;
        w = read_imagef(weights, nearest, (int2)(4 * s + 2, o));
        out0 += in0.z * w; out1 += in1.z * w; out2 += in2.z * w; out3 += in3.z * w;
        w = read_imagef(weights, nearest, (int2)(4 * s + 3, o));
        out0 += in0.w * w; out1 += in1.w * w; out2 += in2.w * w; out3 += in3.w * w;
    }
    const int left = o * width;
    write_imagef(dst, (int2)(left + x0, y), clamp(out0, 0.0f, 6.0f));
    if (x1 < width) write_imagef(dst, (int2)(left + x1, y), clamp(out1, 0.0f, 6.0f));
    if (x2 < width) write_imagef(dst, (int2)(left + x2, y), clamp(out2, 0.0f, 6.0f));
    if (x3 < width) write_imagef(dst, (int2)(left + x3, y), clamp(out3, 0.0f, 6.0f));
}

/* Two pixels by eight channels per item, weights in a buffer: float4 at 4 * (o * in_slices + s) + j. The first axis runs over
 * pairs of pixels and pairs of slices. NDRange: (width / 2 * out_slices / 2, height). */
__kernel void pw_image_flat(__read_only image2d_t src, __global const float4 *restrict weights,
                            __global const float4 *restrict bias, __write_only image2d_t dst, const int2 size,
                            const int in_slices, const int out_slices) {
    const int pairs = (size.x + 1) / 2;
    const int at = get_global_id(0), y = get_global_id(1);
    const int o = 2 * (at / pairs), x = 2 * (at % pairs);
    if (o >= out_slices || y >= size.y) return;
    float4 a0 = bias[o], b0 = bias[o + 1], a1 = a0, b1 = b0;
    __global const float4 *wa = weights + 4 * o * in_slices;
    __global const float4 *wb = wa + 4 * in_slices;
    for (int s = 0; s < in_slices; ++s) {
        const float4 u = read_imagef(src, nearest, (int2)(s * size.x + x, y));
        const float4 v = read_imagef(src, nearest, (int2)(s * size.x + x + 1, y));
        a0 = mad(u.x, wa[0], mad(u.y, wa[1], mad(u.z, wa[2], mad(u.w, wa[3], a0))));
        a1 = mad(v.x, wa[0], mad(v.y, wa[1], mad(v.z, wa[2], mad(v.w, wa[3], a1))));
        b0 = mad(u.x, wb[0], mad(u.y, wb[1], mad(u.z, wb[2], mad(u.w, wb[3], b0))));
        b1 = mad(v.x, wb[0], mad(v.y, wb[1], mad(v.z, wb[2], mad(v.w, wb[3], b1))));
        wa += 4;
        wb += 4;
    }
    write_imagef(dst, (int2)(o * size.x + x, y), a0);
    write_imagef(dst, (int2)((o + 1) * size.x + x, y), b0);
    if (x + 1 >= size.x) return;
    write_imagef(dst, (int2)(o * size.x + x + 1, y), a1);
    write_imagef(dst, (int2)((o + 1) * size.x + x + 1, y), b1);
}

/* Planes of floats (channel, pixel), weights (out, in), one value per item. NDRange: (pixels, out). */
__kernel void pw_planes(__global const float *restrict src, __global const float *restrict weights,
                        __global const float *restrict bias, __global float *restrict dst, const int pixels,
                        const int inputs, const int outputs) {
    const int p = get_global_id(0), o = get_global_id(1);
    if (p >= pixels || o >= outputs) return;
    float sum = bias[o];
    for (int i = 0; i < inputs; i++) sum += src[i * pixels + p] * weights[o * inputs + i];
    dst[o * pixels + p] = fmax(sum, 0.0f);
}

/* The same, one pixel by four channels per item. NDRange: (pixels, out / 4). */
__kernel void pw_planes_out4(__global const float *restrict src, __global const float *restrict weights,
                             __global const float *restrict bias, __global float *restrict dst, const int pixels,
                             const int inputs, const int outputs) {
    const int p = get_global_id(0), o = 4 * get_global_id(1);
    if (p >= pixels || o >= outputs) return;
    float s0 = bias[o], s1 = bias[o + 1], s2 = bias[o + 2], s3 = bias[o + 3];
    __global const float *w = weights + o * inputs;
    for (int i = 0; i < inputs; ++i) {
        const float v = src[i * pixels + p];
        s0 = mad(v, w[i], s0);
        s1 = mad(v, w[inputs + i], s1);
        s2 = mad(v, w[2 * inputs + i], s2);
        s3 = mad(v, w[3 * inputs + i], s3);
    }
    dst += o * pixels + p;
    dst[0] = s0;
    dst[pixels] = s1;
    dst[2 * pixels] = s2;
    dst[3 * pixels] = s3;
}

/* The same, four pixels by OUT channels per item; pixels is a multiple of 4. NDRange: (pixels / 4, out / OUT). */
#ifndef OUT
#define OUT 1
#endif
__kernel void pw_planes_pixels4(__global const float4 *restrict src, __global const float *restrict weights,
                                __global const float *restrict bias, __global float4 *restrict dst, const int pixels4,
                                const int inputs, const int outputs) {
    const int p = get_global_id(0), o = OUT * get_global_id(1);
    if (p >= pixels4 || o >= outputs) return;
    float4 acc[OUT];
    for (int j = 0; j < OUT; ++j) acc[j] = bias[o + j];
#pragma unroll 2
    for (int i = 0; i < inputs; ++i) {
        const float4 v = src[i * pixels4 + p];
        for (int j = 0; j < OUT; ++j) acc[j] += weights[(o + j) * inputs + i] * v;
    }
    for (int j = 0; j < OUT; ++j) dst[(o + j) * pixels4 + p] = max(acc[j], 0.0f);
}

/* Slices of four channels stored as half, (slice, pixel), sums in float. NDRange: (pixels, out_slices). */
__kernel void pw_half(__global const half *restrict src, __global const half *restrict weights,
                      __global const half *restrict bias, __global half *restrict dst, const int pixels,
                      const int in_slices, const int out_slices) {
    const int p = get_global_id(0), o = get_global_id(1);
    if (p >= pixels || o >= out_slices) return;
    float4 acc = vload_half4(o, bias);
    for (int s = 0; s < in_slices; ++s) {
        const float4 v = vload_half4(s * pixels + p, src);
        const int w = 4 * (o * in_slices + s);
        acc += v.x * vload_half4(w, weights);
        acc += v.y * vload_half4(w + 1, weights);
        acc += v.z * vload_half4(w + 2, weights);
        acc += v.w * vload_half4(w + 3, weights);
    }
    vstore_half4(acc, o * pixels + p, dst);
}
