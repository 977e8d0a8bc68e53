const sampler_t EDGE = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
const sampler_t SMOOTH = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

// Hard swish of one image plus a second as residual.
__kernel void hard_swish_residual(__read_only image2d_t a, __read_only image2d_t b, __write_only image2d_t out)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= get_image_width(out) || p.y >= get_image_height(out))
        return;
    float4 v = read_imagef(a, EDGE, p);
    float4 gate = clamp(v + 3.0f, 0.0f, 6.0f) / 6.0f;
    write_imagef(out, p, v * gate + read_imagef(b, EDGE, p));
}

// Depth to space by two: four slices of four channels become a 2x2 block of pixels.
__kernel void depth_to_space2(__read_only image2d_t in, __write_only image2d_t out, int in_w, int in_h, int out_slices)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int s = get_global_id(2);
    if (x >= in_w * 2 || y >= in_h * 2 || s >= out_slices)
        return;
    int block = (y & 1) * 2 + (x & 1);
    float4 v = read_imagef(in, EDGE, (int2)((block * out_slices + s) * in_w + (x >> 1), y >> 1));
    write_imagef(out, (int2)(s * in_w * 2 + x, y), v);
}

// Batch of channel-wise PReLU and per-channel scale over image slices, slopes in an image row.
__kernel void prelu_scale_slices(__read_only image2d_t in, __read_only image2d_t slopes, __write_only image2d_t out, int w, int h,
                                 int slices)
{
    int s = get_global_id(0);
    int x = get_global_id(1);
    int y = get_global_id(2);
    if (s >= slices || x >= w || y >= h) return;
    float4 v = read_imagef(in, EDGE, (int2)(s * w + x, y));
    float4 slope = read_imagef(slopes, EDGE, (int2)(s, 0));
    float4 scale = read_imagef(slopes, EDGE, (int2)(s, 1));
    v = select(v * slope, v, v > (float4)(0.5f));
    write_imagef(out, (int2)(s * w + x, y), v * scale);
}

static float4 cubic_weights(float t)
{
    const float A = -0.75f;
    float4 d = (float4)(t + 1.0f, t, 1.0f - t, 2.0f - t);
    float4 near = ((A + 2.0f) * d - (A + 3.0f)) * d * d + 1.0f;
    float4 far = ((A * d - 5.0f * A) * d + 8.0f * A) * d - 4.0f * A;
    return (float4)(far.x, near.y, near.z, far.w);
}

// Bicubic resize of an RGBA image by sixteen reads.
__kernel void bicubic_resize(__read_only image2d_t src, __write_only image2d_t dst, float2 scale)
{
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= get_image_width(dst) || y >= get_image_height(dst))
        return;
    const float fx = (x + 0.5f) * scale.x - 0.5f, fy = (y + 0.5f) * scale.y - 0.5f;
    const int ix = (int)floor(fx), iy = (int)floor(fy);
    float wx[4], wy[4];
    vstore4(cubic_weights(fx - ix), 0, wx);
    vstore4(cubic_weights(fy - iy), 0, wy);
    float4 sum = 0.0f;
    for (int j = 0; j < 4; ++j) {
        float4 line = 0.0f;
        for (int i = 0; i < 4; ++i)
            line += wx[i] * read_imagef(src, EDGE, (int2)(ix - 1 + i, iy - 1 + j));
        sum += wy[j] * line;
    }
    write_imagef(dst, (int2)(x, y), clamp(sum, 0.0f, 1.0f));
}

// A frame warped back along a flow field, blended with the other frame.
__kernel void flow_warp(__read_only image2d_t frame, __read_only image2d_t target, __read_only image2d_t flow,
                        __write_only image2d_t out, float strength)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    if (at.x >= get_image_width(out) || at.y >= get_image_height(out)) return;
    float2 f = (read_imagef(flow, EDGE, at).xy - 0.5f) * strength;
    float4 moved = read_imagef(frame, SMOOTH, convert_float2(at) + f + 0.5f);
    float4 there = read_imagef(target, EDGE, at);
    float trust = exp(-4.0f * fabs(moved.x - there.x));
    write_imagef(out, at, mix(there, moved, 0.5f * trust));
}

// Affine warp of an RGBA8 image with a linear sampler.
__kernel void affine_rgba(__read_only image2d_t src, __write_only image2d_t dst, float4 matrix, float2 shift)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= get_image_width(dst) || y >= get_image_height(dst)) return;
    float2 c = (float2)(matrix.x * x + matrix.y * y + shift.x, matrix.z * x + matrix.w * y + shift.y);
    write_imagef(dst, (int2)(x, y), read_imagef(src, SMOOTH, c));
}

// Unsharp mask with a 5x5 binomial kernel held in constant memory.
__constant float BINOMIAL[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
__kernel void unsharp_rgba(__read_only image2d_t src, __write_only image2d_t dst, float amount)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= get_image_width(dst) || y >= get_image_height(dst)) return;
    float4 blur = 0;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++)
            blur += BINOMIAL[i + 2] * BINOMIAL[j + 2] * read_imagef(src, EDGE, (int2)(x + i, y + j));
    float4 v = read_imagef(src, EDGE, (int2)(x, y));
    write_imagef(dst, (int2)(x, y), clamp(v + amount * (v - blur), 0.0f, 1.0f));
}

// I420 planes held as three one-channel images to RGBA8, BT.709 of limited range, 2x2 pixels an item.
__kernel void i420_images_to_rgba(__read_only image2d_t luma, __read_only image2d_t cb, __read_only image2d_t cr,
                                  __write_only image2d_t rgba)
{
    int x = get_global_id(0) * 2, y = get_global_id(1) * 2;
    if (x >= get_image_width(rgba) || y >= get_image_height(rgba)) return;
    float u = read_imagef(cb, EDGE, (int2)(x >> 1, y >> 1)).x - 0.5f;
    float v = read_imagef(cr, EDGE, (int2)(x >> 1, y >> 1)).x - 0.5f;
    float r = 1.793f * v, g = -0.213f * u - 0.533f * v, b = 2.112f * u;
    for (int k = 0; k < 4; k++) {
        int2 p = (int2)(x + (k & 1), y + (k >> 1));
        float l = 1.164f * (read_imagef(luma, EDGE, p).x - 0.0627f);
        write_imagef(rgba, p, clamp((float4)(l + r, l + g, l + b, 1.0f), 0.0f, 1.0f));
    }
}
