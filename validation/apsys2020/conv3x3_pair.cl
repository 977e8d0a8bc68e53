/* Direct 3x3 convolution, stride 1, same size, zero padding, in the proportions of the APSys'20 paper: an item makes two
 * neighbouring pixels of one slice of four channels, so that each tap loads two texels of inputs (the 8 floats of d_x) and
 * four of weights, and loads balance where w_x * w_y = 2 * w_z.
 *
 * Texel (slice * width + x, y) of src and dst holds channels 4 * slice.. of a pixel, texel (ci, 9 * co_slice + 3 * ky + kx)
 * of the weights what input channel ci gives to four output channels; bias is one row. With BUFFERS src and weights are the
 * same texels in arrays, src with a border of one pixel (a row is width + 2 long), as frameworks keep them on Mali.
 *
 * NDRange: (ceil(width / 2), height, out_slices), padded up to the work group.
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

#ifdef BUFFERS
typedef __global const float4 *restrict tensor;
#define INPUT(column, row) src[(s * (height + 2) + (row) + 1) * (width + 2) + (column) + 1]
#define WEIGHT(ci, tap) weights[(tap) * 4 * in_slices + (ci)]
#else
typedef __read_only image2d_t tensor;
#define INPUT(column, row) \
    read_imagef(src, texel, (int2)((column) >= 0 && (column) < width ? s * width + (column) : -1, (row)))
#define WEIGHT(ci, tap) read_imagef(weights, texel, (int2)((ci), (tap)))
#endif

__kernel void conv3x3_pair(tensor src, tensor weights, __read_only image2d_t bias, __write_only image2d_t dst, int4 shape) {
    const int width = shape.x, height = shape.y, in_slices = shape.z, out_slices = shape.w;
    const int x = 2 * get_global_id(0);
    const int y = get_global_id(1);
    const int co = get_global_id(2);
    if (x >= width || y >= height || co >= out_slices) return;

    float4 left = read_imagef(bias, texel, (int2)(co, 0));
    float4 right = left;
    for (int s = 0; s < in_slices; ++s) {
        for (int ky = 0; ky < 3; ++ky) {
            for (int kx = 0; kx < 3; ++kx) {
                const float4 a = INPUT(x + kx - 1, y + ky - 1);
                const float4 b = INPUT(x + kx, y + ky - 1);
                const int tap = 9 * co + 3 * ky + kx;
                const float4 w0 = WEIGHT(4 * s, tap), w1 = WEIGHT(4 * s + 1, tap);
                const float4 w2 = WEIGHT(4 * s + 2, tap), w3 = WEIGHT(4 * s + 3, tap);
                left = mad(a.x, w0, mad(a.y, w1, mad(a.z, w2, mad(a.w, w3, left))));
                right = mad(b.x, w0, mad(b.y, w1, mad(b.z, w2, mad(b.w, w3, right))));
            }
        }
    }
    write_imagef(dst, (int2)(co * width + x, y), left);
    if (x + 1 < width) write_imagef(dst, (int2)(co * width + x + 1, y), right);
}
