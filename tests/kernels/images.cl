// Images and samplers.

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void convolve(read_only image2d_t in, write_only image2d_t out, constant float *weights)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = 0.0f;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            sum += weights[(y + 1) * 3 + x + 1] * read_imagef(in, edge, at + (int2)(x, y));
    if (at.x < get_image_width(out) && at.y < get_image_height(out))
        write_imagef(out, at, sum);
}

kernel void sample(read_only image2d_t in, sampler_t s, global float4 *out, float2 scale, float2 shift)
{
    int x = get_global_id(0), y = get_global_id(1);
    out[y * get_global_size(0) + x] = read_imagef(in, s, (float2)(x, y) * scale + shift);
}

kernel void volume(read_only image3d_t in, sampler_t s, global float4 *out, float scale)
{
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    float4 at = (float4)(x + 0.3f, y + 0.6f, z + 0.1f, 0.0f) * scale;
    out[(z * get_global_size(1) + y) * get_global_size(0) + x] = read_imagef(in, s, at) + get_image_depth(in);
}

kernel void line_array(read_only image1d_array_t in, write_only image1d_array_t out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int x = get_global_id(0), layer = get_global_id(1);
    int last = get_image_array_size(in) - 1;
    int4 v = read_imagei(in, s, (int2)(x - 1, last - layer));
    write_imagei(out, (int2)(x, layer), v * 2 + layer);
}

kernel void layers(read_only image2d_array_t in, write_only image2d_array_t out)
{
    int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    uint4 v = read_imageui(in, at);
    v += (uint4)(convert_uint2(get_image_dim(in)), (uint)get_image_array_size(in), 0);
    write_imageui(out, at, v * 60u);
}

kernel void line(read_only image1d_t in, sampler_t s, write_only image1d_t out)
{
    int x = get_global_id(0);
    float4 v = read_imagef(in, s, (float)x * 1.5f + 0.75f);
    write_imagef(out, x, v.zyxw * 1.25f - 0.1f);
}

kernel void texel_buffer(read_only image1d_buffer_t in, global const int *index, global int4 *out)
{
    int g = get_global_id(0);
    out[g] = read_imagei(in, index[g]);
}

kernel void chase(read_only image2d_t in, global int *out, int steps)
{
    int x = get_global_id(0) % get_image_width(in), y = 0;
    for (int i = 0; i < steps; i++) {
        int4 next = read_imagei(in, edge, (int2)(x, y));
        x = next.x % get_image_width(in);
        y = next.y % get_image_height(in);
        if (x == y)
            break;
    }
    out[get_global_id(0)] = y * 1024 + x;
}

// Each item reads one of two images through one of two samplers, and writes one of two images.
kernel void pick(read_only image2d_t a, read_only image2d_t b, sampler_t s, sampler_t t, write_only image2d_t even,
                 write_only image2d_t odd, int bit)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 v;
    int width;
    if (at.x & bit) {
        v = read_imagef(a, s, at * 2 - 3);
        width = get_image_width(a);
    } else {
        v = read_imagef(b, s, at * 2 - 3);
        width = get_image_width(b);
    }
    if (at.y & bit)
        v += read_imagef(a, s, at - 2);
    else
        v += read_imagef(a, t, at - 2);
    v.w = width;
    if ((at.x + at.y) & 1)
        write_imagef(odd, at, v);
    else
        write_imagef(even, at, v);
}

// The image of a turn of a loop depends on the turn and on the item.
kernel void alternate(read_only image2d_t a, read_only image2d_t b, global int4 *out, int iterations)
{
    int x = get_global_id(0);
    int4 sum = 0;
    for (int i = 0; i < iterations; i++) {
        if ((i ^ x) & 1)
            sum += read_imagei(a, (int2)(x, i));
        else
            sum += read_imagei(b, (int2)(i, x));
    }
    out[x] = sum;
}

kernel void box(read_only image3d_t in, write_only image3d_t out)
{
    int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    int4 size = get_image_dim(in);
    uint4 v = read_imageui(in, at.yxzw);
    write_imageui(out, at, v + convert_uint4(size));
}
