/* Depthwise 3x3 convolution on images with ReLU6, stride 1 or 2, zero padding of 1.
 *
 * Image layout as in conv1x1_image.cl. Each channel has its own 3x3 filter: the weights' texel (3 * ky + kx, slice) holds
 * the tap of the slice's four channels. Little arithmetic per texel fetched: bound by texture bandwidth.
 *
 * One work item makes one pixel of one slice. NDRange: (out_width, out_height, slices).
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void depthwise3x3(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                           __write_only image2d_t dst, int in_width, int out_width, int out_height, int slices, int stride) {
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    const int s = get_global_id(2);
    if (x >= out_width || y >= out_height || s >= slices) return;

    float4 acc = read_imagef(bias, texel, (int2)(s, 0));
    for (int ky = 0; ky < 3; ++ky) {
        const int row = y * stride + ky - 1; /* rows outside read as zero */
        for (int kx = 0; kx < 3; ++kx) {
            const int column = x * stride + kx - 1;
            const int at = column >= 0 && column < in_width ? s * in_width + column : -1;
            acc = mad(read_imagef(src, texel, (int2)(at, row)), read_imagef(weights, texel, (int2)(3 * ky + kx, s)), acc);
        }
    }
    write_imagef(dst, (int2)(s * out_width + x, y), clamp(acc, 0.0f, 6.0f));
}
