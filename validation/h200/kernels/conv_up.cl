/* Transposed convolutions, each output gathering the inputs that reach it. Images as in conv_point.cl. */
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

/* 4x4 window, stride 2, padding 1: an output meets 2x2 taps, chosen by its parity. Weights: float4 number
 * (16 * o + tap) * in + ci. NDRange: (2 width, 2 height, out_slices). */
__kernel void up4_image(__read_only image2d_t src, __global const float4 *restrict weights,
                        __global const float4 *restrict bias, __write_only image2d_t dst, const int width, const int height,
                        const int in_slices, const int out_slices) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= 2 * width || y >= 2 * height || o >= out_slices) return;
    float4 acc = bias[o];
    for (int ky = (y + 1) & 1; ky < 4; ky += 2) {
        const int row = (y + 1 - ky) >> 1;
        for (int kx = (x + 1) & 1; kx < 4; kx += 2) {
            const int column = (x + 1 - kx) >> 1;
            if (column < 0 || column >= width || row < 0 || row >= height) continue;
            __global const float4 *w = weights + (16 * o + 4 * ky + kx) * 4 * in_slices;
            for (int s = 0; s < in_slices; ++s) {
                const float4 v = read_imagef(src, nearest, (int2)(s * width + column, row));
                acc = mad(v.x, w[4 * s], acc);
                acc = mad(v.y, w[4 * s + 1], acc);
                acc = mad(v.z, w[4 * s + 2], acc);
                acc = mad(v.w, w[4 * s + 3], acc);
            }
        }
    }
    write_imagef(dst, (int2)(o * 2 * width + x, y), acc);
}

/* 2x2 window, stride 2: each input pixel makes 2x2 outputs, four channels each. Weights: float4 number (4 * o + tap) * in + ci.
 * NDRange: (out_slices, width, height). */
__kernel void up2_image(__read_only image2d_t src, __global const float4 *restrict weights, __write_only image2d_t dst,
                        const int width, const int height, const int in_slices, const int out_slices) {
    const int o = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (o >= out_slices || x >= width || y >= height) return;
    const int inputs = 4 * in_slices;
    __global const float4 *w = weights + 4 * o * inputs;
    float4 acc[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int s = 0; s < in_slices; ++s) {
        const float4 v = read_imagef(src, nearest, (int2)(s * width + x, y));
#pragma unroll
        for (int t = 0; t < 4; ++t) {
            __global const float4 *tap = w + t * inputs + 4 * s;
            acc[t] += v.x * tap[0] + v.y * tap[1] + v.z * tap[2] + v.w * tap[3];
        }
    }
    const int left = o * 2 * width + 2 * x;
    write_imagef(dst, (int2)(left, 2 * y), acc[0]);
    write_imagef(dst, (int2)(left + 1, 2 * y), acc[1]);
    write_imagef(dst, (int2)(left, 2 * y + 1), acc[2]);
    write_imagef(dst, (int2)(left + 1, 2 * y + 1), acc[3]);
}

/* Any window and stride on planes, every tap tried and most refused; weights (in, out, window, window).
 * NDRange: (out width, out height, out). */
__kernel void up_planes(__global const float *restrict src, __global const float *restrict weights,
                        __global float *restrict dst, const int2 in_size, const int2 out_size, const int inputs,
                        const int outputs, const int window, const int stride, const int padding) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
    if (x >= out_size.x || y >= out_size.y || o >= outputs) return;
    float sum = 0.0f;
    for (int ky = 0; ky < window; ++ky) {
        const int down = y + padding - ky;
        if (down < 0 || down % stride != 0 || down / stride >= in_size.y) continue;
        for (int kx = 0; kx < window; ++kx) {
            const int right = x + padding - kx;
            if (right < 0 || right % stride != 0 || right / stride >= in_size.x) continue;
            __global const float *v = src + down / stride * in_size.x + right / stride;
            for (int i = 0; i < inputs; ++i)
                sum += v[i * in_size.x * in_size.y] * weights[((i * outputs + o) * window + ky) * window + kx];
        }
    }
    dst[(o * out_size.y + y) * out_size.x + x] = sum;
}
