/* Direct 3x3 convolution on images, stride 1, same size, zero padding.
 *
 * Image layout as in conv1x1_image.cl. The weights' texel (ci, 9 * co_slice + 3 * ky + kx) holds what input channel ci gives
 * at that tap to the four output channels of the slice.
 *
 * One work item makes one pixel of one slice. NDRange: (width, height, out_slices), padded up to the work group.
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void conv3x3_image(__read_only image2d_t src, __read_only image2d_t weights, __read_only image2d_t bias,
                            __write_only image2d_t dst, int4 shape) {
    const int width = shape.x, height = shape.y, in_slices = shape.z, out_slices = shape.w;
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    const int co = get_global_id(2);
    if (x >= width || y >= height || co >= out_slices) return;

    float4 acc = read_imagef(bias, texel, (int2)(co, 0));
    for (int s = 0; s < in_slices; ++s) {
        for (int ky = 0; ky < 3; ++ky) {
            for (int kx = 0; kx < 3; ++kx) {
                /* rows outside the image read as zero by themselves; columns outside would be another slice's, so they
                   are sent to column -1 of the image, which is border too */
                const int column = x + kx - 1;
                const int at = column >= 0 && column < width ? s * width + column : -1;
                const float4 in = read_imagef(src, texel, (int2)(at, y + ky - 1));
                const int tap = 9 * co + 3 * ky + kx;
                acc = mad(in.x, read_imagef(weights, texel, (int2)(4 * s, tap)), acc);
                acc = mad(in.y, read_imagef(weights, texel, (int2)(4 * s + 1, tap)), acc);
                acc = mad(in.z, read_imagef(weights, texel, (int2)(4 * s + 2, tap)), acc);
                acc = mad(in.w, read_imagef(weights, texel, (int2)(4 * s + 3, tap)), acc);
            }
        }
    }
    write_imagef(dst, (int2)(co * width + x, y), acc);
}
