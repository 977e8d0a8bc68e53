/* Pointwise (1x1) convolution on buffers: the matrix product of pixels by channels that it really is.
 *
 * src is (pixels, in_channels) and dst (pixels, out_channels), channels innermost (NHWC); weights are (in_channels,
 * out_channels). Channel counts are multiples of 4, the number of pixels need not be.
 *
 * One work item makes 4 pixels by 4 channels. NDRange: (out_channels / 4, ceil(pixels / 4)); neighbouring work items share
 * their pixels and read neighbouring weights.
 */
__kernel void conv1x1_buffer(__global const float *restrict src, __global const float *restrict weights,
                             __global const float *restrict bias, __global float *restrict dst, int pixels,
                             int in_channels, int out_channels) {
    const int co = get_global_id(0) * 4;
    const int p = get_global_id(1) * 4;
    if (co >= out_channels || p >= pixels) return;

    /* a pixel past the end is computed from the last one and not stored */
    const int last = pixels - 1;
    __global const float *row0 = src + p * in_channels;
    __global const float *row1 = src + min(p + 1, last) * in_channels;
    __global const float *row2 = src + min(p + 2, last) * in_channels;
    __global const float *row3 = src + min(p + 3, last) * in_channels;

    float4 acc0 = vload4(0, bias + co);
    float4 acc1 = acc0, acc2 = acc0, acc3 = acc0;
    for (int ci = 0; ci < in_channels; ci += 4) {
        const float4 in0 = vload4(0, row0 + ci);
        const float4 in1 = vload4(0, row1 + ci);
        const float4 in2 = vload4(0, row2 + ci);
        const float4 in3 = vload4(0, row3 + ci);
        __global const float *w = weights + ci * out_channels + co;
        const float4 w0 = vload4(0, w);
        const float4 w1 = vload4(0, w + out_channels);
        const float4 w2 = vload4(0, w + 2 * out_channels);
        const float4 w3 = vload4(0, w + 3 * out_channels);
        acc0 = mad(in0.x, w0, mad(in0.y, w1, mad(in0.z, w2, mad(in0.w, w3, acc0))));
        acc1 = mad(in1.x, w0, mad(in1.y, w1, mad(in1.z, w2, mad(in1.w, w3, acc1))));
        acc2 = mad(in2.x, w0, mad(in2.y, w1, mad(in2.z, w2, mad(in2.w, w3, acc2))));
        acc3 = mad(in3.x, w0, mad(in3.y, w1, mad(in3.z, w2, mad(in3.w, w3, acc3))));
    }

    __global float *out = dst + p * out_channels + co;
    vstore4(acc0, 0, out);
    if (p + 1 < pixels) vstore4(acc1, 0, out + out_channels);
    if (p + 2 < pixels) vstore4(acc2, 0, out + 2 * out_channels);
    if (p + 3 < pixels) vstore4(acc3, 0, out + 3 * out_channels);
}
