/* Operators on images as OpenCL frameworks for phones run them: four pixels of a row by four channels a work item.
 *
 * Image layout as in examples/conv1x1_image.cl: texel (slice * width + x, y) holds channels 4*slice..4*slice+3 of pixel (x, y).
 * NDRange: (ceil(out_width / 4), out_height, out_slices), padded up to the work group.
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

/* Convolution of any window and stride. The weights' texel (ci, window * window * co_slice + tap) holds what input channel ci gives
 * at that tap to the four output channels of the slice. shape: in_width, out_width, in_slices, out_slices. */
__kernel void conv(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                   __write_only image2d_t dst, int4 shape, int out_height, int2 window, int stride, int2 padding) {
    const int x = get_global_id(0) * 4;
    const int y = get_global_id(1);
    const int co = get_global_id(2);
    if (x >= shape.y || y >= out_height || co >= shape.w) return;

    float4 acc0 = read_imagef(bias, texel, (int2)(co, 0));
    float4 acc1 = acc0, acc2 = acc0, acc3 = acc0;
    for (int s = 0; s < shape.z; ++s) {
        for (int ky = 0; ky < window.y; ++ky) {
            const int row = y * stride + ky - padding.y;
            for (int kx = 0; kx < window.x; ++kx) {
                const int x0 = x * stride + kx - padding.x;
                const int x1 = x0 + stride, x2 = x1 + stride, x3 = x2 + stride;
                const int base = s * shape.x, tap = (co * window.y + ky) * window.x + kx;
                const float4 in0 = read_imagef(src, texel, (int2)(x0 >= 0 && x0 < shape.x ? base + x0 : -1, row));
                const float4 in1 = read_imagef(src, texel, (int2)(x1 >= 0 && x1 < shape.x ? base + x1 : -1, row));
                const float4 in2 = read_imagef(src, texel, (int2)(x2 >= 0 && x2 < shape.x ? base + x2 : -1, row));
                const float4 in3 = read_imagef(src, texel, (int2)(x3 >= 0 && x3 < shape.x ? base + x3 : -1, row));
                const float4 w0 = read_imagef(weights, texel, (int2)(4 * s, tap));
                const float4 w1 = read_imagef(weights, texel, (int2)(4 * s + 1, tap));
                const float4 w2 = read_imagef(weights, texel, (int2)(4 * s + 2, tap));
                const float4 w3 = read_imagef(weights, texel, (int2)(4 * s + 3, tap));
                acc0 = mad(in0.x, w0, mad(in0.y, w1, mad(in0.z, w2, mad(in0.w, w3, acc0))));
                acc1 = mad(in1.x, w0, mad(in1.y, w1, mad(in1.z, w2, mad(in1.w, w3, acc1))));
                acc2 = mad(in2.x, w0, mad(in2.y, w1, mad(in2.z, w2, mad(in2.w, w3, acc2))));
                acc3 = mad(in3.x, w0, mad(in3.y, w1, mad(in3.z, w2, mad(in3.w, w3, acc3))));
            }
        }
    }
    const int out = co * shape.y + x;
    write_imagef(dst, (int2)(out, y), acc0);
    if (x + 1 < shape.y) write_imagef(dst, (int2)(out + 1, y), acc1);
    if (x + 2 < shape.y) write_imagef(dst, (int2)(out + 2, y), acc2);
    if (x + 3 < shape.y) write_imagef(dst, (int2)(out + 3, y), acc3);
}

/* Depthwise 3x3 convolution. The weights' texel (3 * ky + kx, slice). shape: in_width, out_width, out_height, slices. */
__kernel void depthwise(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                        __write_only image2d_t dst, int4 shape, int stride) {
    const int x = get_global_id(0) * 4;
    const int y = get_global_id(1);
    const int s = get_global_id(2);
    if (x >= shape.y || y >= shape.z || s >= shape.w) return;

    float4 acc0 = read_imagef(bias, texel, (int2)(s, 0));
    float4 acc1 = acc0, acc2 = acc0, acc3 = acc0;
    const int base = s * shape.x;
    for (int ky = 0; ky < 3; ++ky) {
        const int row = y * stride + ky - 1;
        for (int kx = 0; kx < 3; ++kx) {
            const int x0 = x * stride + kx - 1;
            const int x1 = x0 + stride, x2 = x1 + stride, x3 = x2 + stride;
            const float4 w = read_imagef(weights, texel, (int2)(3 * ky + kx, s));
            acc0 = mad(read_imagef(src, texel, (int2)(x0 >= 0 && x0 < shape.x ? base + x0 : -1, row)), w, acc0);
            acc1 = mad(read_imagef(src, texel, (int2)(x1 >= 0 && x1 < shape.x ? base + x1 : -1, row)), w, acc1);
            acc2 = mad(read_imagef(src, texel, (int2)(x2 >= 0 && x2 < shape.x ? base + x2 : -1, row)), w, acc2);
            acc3 = mad(read_imagef(src, texel, (int2)(x3 >= 0 && x3 < shape.x ? base + x3 : -1, row)), w, acc3);
        }
    }
    const int out = s * shape.y + x;
    write_imagef(dst, (int2)(out, y), clamp(acc0, 0.0f, 6.0f));
    if (x + 1 < shape.y) write_imagef(dst, (int2)(out + 1, y), clamp(acc1, 0.0f, 6.0f));
    if (x + 2 < shape.y) write_imagef(dst, (int2)(out + 2, y), clamp(acc2, 0.0f, 6.0f));
    if (x + 3 < shape.y) write_imagef(dst, (int2)(out + 3, y), clamp(acc3, 0.0f, 6.0f));
}
