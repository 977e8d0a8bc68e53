// Elementwise layers: activations over buffers and images, broadcasts, bias, gates; several vector widths.

// GELU by its tanh form, four floats per work item.
__kernel void act_gelu_vec4(__global const float4 *in, __global float4 *out, const int n4) {
    const int i = get_global_id(0);
    if (i >= n4) return;
    const float4 x = in[i];
    out[i] = 0.5f * x * (1.0f + tanh(0.79788456f * mad(0.044715f * x * x, x, x)));
}

// Swish of halves, eight per work item, kept as halves in memory.
__kernel void act_swish_half8(__global const half *in, __global half *out, const int n8) {
    const int i = get_global_id(0);
    if (i >= n8) return;
    const float8 x = vload_half8(i, in);
    vstore_half8(x / (1.0f + native_exp(-x)), i, out);
}

// Gated linear unit: the first half of a row by the sigmoid of the second, one float per work item, dimensions column, row.
__kernel void act_gated_unit(__global const float *in, __global float *out, const int cols, const int rows) {
    const int c = get_global_id(0), r = get_global_id(1);
    if (c >= cols || r >= rows) return;
    const float a = in[r * 2 * cols + c], g = in[(r * 2 + 1) * cols + c];
    out[r * cols + c] = a / (1.0f + exp(-g));
}

#ifndef ACT
#define ACT 0
#endif

// Activation chosen by -DACT: 0 sigmoid (default), 1 tanh, 2 hard swish; images of channel blocks, dimensions block, x, y.
__kernel void act_image(__read_only image2d_t in, __write_only image2d_t out, const int c4, const int w, const int h) {
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int c = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (c >= c4 || x >= w || y >= h) return;
    const int2 at = (int2)(mad24(c, w, x), y);
    const float4 v = read_imagef(in, nearest, at);
#if ACT == 0
    const float4 r = native_recip(1.0f + native_exp(-v));
#elif ACT == 1
    const float4 r = tanh(v);
#else
    const float4 r = v * clamp(v * (1.0f / 6.0f) + 0.5f, 0.0f, 1.0f);
#endif
    write_imagef(out, at, r);
}

// Sum of a tensor and a row vector, every work item a strip of `strip` rows of one column: coalesced, the vector in a register.
__kernel void add_row_broadcast(__global const float *in, __global const float *row, __global float *out, const int cols,
                                const int rows, const int strip) {
    const int c = get_global_id(0), first = get_global_id(1) * strip;
    if (c >= cols || first >= rows) return;
    const float b = row[c];
    const int last = min(first + strip, rows);
    for (int r = first; r < last; ++r) out[r * cols + c] = in[r * cols + c] + b;
}

// Product of an image of channel blocks and a per-channel scale held in an image one texel high (squeeze and excite).
__kernel void mul_channel_image(__read_only image2d_t in, __read_only image2d_t scale, __write_only image2d_t out, const int w,
                                const int h, const int c4) {
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    if (x >= w || y >= h || c >= c4) return;
    const int2 at = (int2)(c * w + x, y);
    write_imagef(out, at, read_imagef(in, nearest, at) * read_imagef(scale, nearest, (int2)(c, 0)));
}

// Bias and ReLU in place over interleaved channels, sixteen floats per work item as two float8.
__kernel void bias_relu_wide(__global float *data, __global const float *bias, const int c16, const int pixels) {
    const int c = get_global_id(0), p = get_global_id(1);
    if (c >= c16 || p >= pixels) return;
    const int at = 2 * (p * c16 + c);
    vstore8(fmax(vload8(at, data) + vload8(2 * c, bias), 0.0f), at, data);
    vstore8(fmax(vload8(at + 1, data) + vload8(2 * c + 1, bias), 0.0f), at + 1, data);
}

// Leaky ReLU with a slope per channel, planar, the branch written as one; dimensions pixel, plane.
__kernel void prelu_planar(__global const float *in, __constant float *slope, __global float *out, const int area,
                           const int channels, const int planes) {
    const int i = get_global_id(0), p = get_global_id(1);
    if (i >= area || p >= planes) return;
    const float v = in[p * area + i];
    if (v < 0.5f)
        out[p * area + i] = v * slope[p % channels];
    else
        out[p * area + i] = v;
}

// A step of an LSTM from its four gates' sums (rows of 4 x hidden), the state in place.
__kernel void lstm_cell_step(__global const float *gates, __global const float *bias, __global float *cell,
                             __global float *hidden, const int units, const int batch) {
    const int u = get_global_id(0), b = get_global_id(1);
    if (u >= units || b >= batch) return;
    __global const float *g = gates + b * 4 * units + u;
    const float in = 1.0f / (1.0f + exp(-(g[0] + bias[u])));
    const float forget = 1.0f / (1.0f + exp(-(g[units] + bias[units + u])));
    const float fresh = tanh(g[2 * units] + bias[2 * units + u]);
    const float show = 1.0f / (1.0f + exp(-(g[3 * units] + bias[3 * units + u])));
    const float now = mad(forget, cell[b * units + u], in * fresh);
    cell[b * units + u] = now;
    hidden[b * units + u] = show * tanh(now);
}

// A residual upsampled by two (nearest) and added to a finer map, planes of four channels.
__kernel void upsample_add_c4(__global const float4 *coarse, __global float4 *fine, const int w, const int h, const int planes) {
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= w || y >= h || p >= planes) return;
    fine[(p * h + y) * w + x] += coarse[(p * (h / 2) + y / 2) * (w / 2) + x / 2];
}
