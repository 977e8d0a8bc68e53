/* Max pooling on images, square window, padding outside the window's valid part.
 *
 * Image layout as in conv1x1_image.cl. NDRange: (out_width, out_height, slices).
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void maxpool_image(__read_only image2d_t src, __write_only image2d_t dst, int2 in_size, int2 out_size, int slices,
                            int window, int stride, int padding) {
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    const int s = get_global_id(2);
    if (x >= out_size.x || y >= out_size.y || s >= slices) return;

    /* the border must not take part: a zero would win over negative values */
    const int x0 = x * stride - padding;
    const int y0 = y * stride - padding;
    const int x_first = max(x0, 0), x_end = min(x0 + window, in_size.x);
    const int y_first = max(y0, 0), y_end = min(y0 + window, in_size.y);

    float4 top = (float4)(-INFINITY);
    for (int row = y_first; row < y_end; ++row) {
        for (int column = x_first; column < x_end; ++column) {
            top = fmax(top, read_imagef(src, texel, (int2)(s * in_size.x + column, row)));
        }
    }
    write_imagef(dst, (int2)(s * out_size.x + x, y), top);
}
