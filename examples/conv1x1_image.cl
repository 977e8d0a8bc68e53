/* Pointwise (1x1) convolution on images, the commonest layer of a mobile CNN.
 *
 * Tensors are RGBA images: four channels to a texel, a row of the image holds one row of every channel slice, so that
 * texel (slice * width + x, y) is channels 4*slice..4*slice+3 of pixel (x, y). The weights' texel (ci, co_slice) holds what
 * input channel ci gives to the four output channels of the slice; bias is one row of texels.
 *
 * One work item makes 4 pixels by 4 channels: each weight texel it fetches serves four pixels, each input texel four channels.
 * NDRange: (ceil(width / 4), height, out_slices).
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void conv1x1_image(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                            __write_only image2d_t dst, int width, int height, int in_slices, int out_slices) {
    const int x = get_global_id(0) * 4;
    const int y = get_global_id(1);
    const int co = get_global_id(2);
    if (x >= width || y >= height || co >= out_slices) return;

    float4 acc0 = read_imagef(bias, texel, (int2)(co, 0));
    float4 acc1 = acc0, acc2 = acc0, acc3 = acc0;

    for (int s = 0; s < in_slices; ++s) {
        /* past the last pixel these read the next slice's first ones: the results are dropped below */
        const int at = s * width + x;
        const float4 in0 = read_imagef(src, texel, (int2)(at, y));
        const float4 in1 = read_imagef(src, texel, (int2)(at + 1, y));
        const float4 in2 = read_imagef(src, texel, (int2)(at + 2, y));
        const float4 in3 = read_imagef(src, texel, (int2)(at + 3, y));
        const float4 w0 = read_imagef(weights, texel, (int2)(4 * s, co));
        const float4 w1 = read_imagef(weights, texel, (int2)(4 * s + 1, co));
        const float4 w2 = read_imagef(weights, texel, (int2)(4 * s + 2, co));
        const float4 w3 = read_imagef(weights, texel, (int2)(4 * s + 3, co));
        acc0 = mad(in0.x, w0, mad(in0.y, w1, mad(in0.z, w2, mad(in0.w, w3, acc0))));
        acc1 = mad(in1.x, w0, mad(in1.y, w1, mad(in1.z, w2, mad(in1.w, w3, acc1))));
        acc2 = mad(in2.x, w0, mad(in2.y, w1, mad(in2.z, w2, mad(in2.w, w3, acc2))));
        acc3 = mad(in3.x, w0, mad(in3.y, w1, mad(in3.z, w2, mad(in3.w, w3, acc3))));
    }

    const int out = co * width + x;
    write_imagef(dst, (int2)(out, y), acc0);
    if (x + 1 < width) write_imagef(dst, (int2)(out + 1, y), acc1);
    if (x + 2 < width) write_imagef(dst, (int2)(out + 2, y), acc2);
    if (x + 3 < width) write_imagef(dst, (int2)(out + 3, y), acc3);
}
