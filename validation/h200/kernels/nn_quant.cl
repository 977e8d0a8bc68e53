// 8-bit layers: quantise, dequantise, fully connected and pointwise convolution with integer dot products, requantised add.

// Floats to int8 with scale and zero point, saturated; sixteen per work item.
__kernel void quantize_s8x16(__global const float *in, __global char *out, const int n16, const float inverse_scale,
                             const int zero) {
    const int i = get_global_id(0);
    if (i >= n16) return;
    const float16 v = vload16(i, in);
    vstore16(convert_char16_sat(convert_int16_rte(v * inverse_scale) + zero), i, out);
}

// uchar to float, a scale per channel, one value per work item; dimensions pixel, plane.
__kernel void dequantize_u8_channel(__global const uchar *in, __global const float *scale, __global float *out, const int area,
                                    const int planes) {
    const int i = get_global_id(0), p = get_global_id(1);
    if (i >= area || p >= planes) return;
    out[p * area + i] = ((int)in[p * area + i] - 128) * scale[p];
}

// Fully connected layer of int8: one output per work item, weights in rows, four at a time; dimensions output, item of the batch.
__kernel void dense_s8_dot4(__global const char4 *in, __global const char4 *weights, __global const int *bias,
                            __global char *out, const int in4, const int outputs, const int batch, const float scale) {
    const int o = get_global_id(0), b = get_global_id(1);
    if (o >= outputs || b >= batch) return;
    int acc = bias[o];
    for (int i = 0; i < in4; ++i) {
        const int4 p = convert_int4(in[b * in4 + i]) * convert_int4(weights[o * in4 + i]);
        acc += p.x + p.y + p.z + p.w;
    }
    out[b * outputs + o] = convert_char_sat_rte(acc * scale);
}

// Pointwise convolution of int8: weights interleaved so that neighbours in output channel are neighbours in memory;
// sixteen input channels per step, an output channel of one pixel per work item; dimensions output channel, pixel.
__kernel void pointwise_s8_c16(__global const char *in, __global const char *weights, __global int *out, const int in16,
                               const int outputs, const int pixels) {
    const int o = get_global_id(0), p = get_global_id(1);
    if (o >= outputs || p >= pixels) return;
    int acc = 0;
    for (int i = 0; i < in16; ++i) {
        const short16 a = convert_short16(vload16(p * in16 + i, in));
        const short16 b = convert_short16(vload16(i * outputs + o, weights));
        const int16 m = convert_int16(a * b);
        const int8 m8 = m.lo + m.hi;
        const int4 m4 = m8.lo + m8.hi;
        acc += m4.x + m4.y + m4.z + m4.w;
    }
    out[p * outputs + o] = acc;
}

// Sum of two uchar tensors of different scales in fixed point, requantised by a multiplier and a shift; eight per work item.
__kernel void add_requantize_u8(__global const uchar *a, __global const uchar *b, __global uchar *out, const int n8,
                                const int2 factor, const int shift) {
    const int i = get_global_id(0);
    if (i >= n8) return;
    const int8 x = (convert_int8(vload8(i, a)) - 128) * factor.x, y = (convert_int8(vload8(i, b)) - 128) * factor.y;
    vstore8(convert_uchar8_sat(((x + y + (1 << (shift - 1))) >> shift) + 128), i, out);
}
