// Resizing: bilinear and nearest over buffers, and by the sampler of images with normalised coordinates.

// Bilinear, corners aligned by half pixels, planar floats.
__kernel void resize_bilinear_planar(__global const float *in, __global float *out, const int w, const int h, const int ow,
                                     const int oh, const int planes) {
    const int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= ow || y >= oh || p >= planes) return;
    const float fx = fmax((x + 0.5f) * w / ow - 0.5f, 0.0f), fy = fmax((y + 0.5f) * h / oh - 0.5f, 0.0f);
    const int x0 = min((int)fx, w - 1), y0 = min((int)fy, h - 1);
    const int x1 = min(x0 + 1, w - 1), y1 = min(y0 + 1, h - 1);
    const float ax = fx - x0, ay = fy - y0;
    __global const float *plane = in + p * w * h;
    const float top = mix(plane[y0 * w + x0], plane[y0 * w + x1], ax);
    const float bottom = mix(plane[y1 * w + x0], plane[y1 * w + x1], ax);
    out[(p * oh + y) * ow + x] = mix(top, bottom, ay);
}

// Bilinear of interleaved uchar4 pixels in fixed point, 8 fraction bits.
__kernel void resize_bilinear_rgba8(__global const uchar4 *in, __global uchar4 *out, const int w, const int h, const int ow,
                                    const int oh, const int2 step) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= ow || y >= oh) return;
    const int fx = x * step.x, fy = y * step.y;
    const int x0 = min(fx >> 8, w - 1), y0 = min(fy >> 8, h - 1);
    const int x1 = min(x0 + 1, w - 1), y1 = min(y0 + 1, h - 1);
    const uint ax = fx & 255, ay = fy & 255;
    const uint4 a = convert_uint4(in[y0 * w + x0]), b = convert_uint4(in[y0 * w + x1]);
    const uint4 c = convert_uint4(in[y1 * w + x0]), d = convert_uint4(in[y1 * w + x1]);
    const uint4 top = a * (256 - ax) + b * ax, bottom = c * (256 - ax) + d * ax;
    out[y * ow + x] = convert_uchar4((top * (256 - ay) + bottom * ay + 32768u) >> 16);
}

// Nearest of interleaved fours; dimensions channel block, x, y.
__kernel void resize_nearest_nhwc4(__global const float4 *in, __global float4 *out, const int w, const int h, const int ow,
                                   const int oh, const int c4) {
    const int c = get_global_id(0), x = get_global_id(1), y = get_global_id(2);
    if (c >= c4 || x >= ow || y >= oh) return;
    const int sx = min((int)((float)x * w / ow), w - 1), sy = min((int)((float)y * h / oh), h - 1);
    out[(y * ow + x) * c4 + c] = in[(sy * w + sx) * c4 + c];
}

// An image resized by its sampler: linear filtering at normalised coordinates, the sampler an argument.
__kernel void resize_sampler_image(__read_only image2d_t in, __write_only image2d_t out, sampler_t linear, const int ow,
                                   const int oh) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= ow || y >= oh) return;
    const float2 at = (float2)((x + 0.5f) / ow, (y + 0.5f) / oh);
    write_imagef(out, (int2)(x, y), read_imagef(in, linear, at));
}
