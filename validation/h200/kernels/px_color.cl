// Colour and point operations on 8-bit pixels: RGB and YUV, NV12, lookup tables, blending.

// Packed RGB to packed YUV, one pixel of three bytes per work item.
__kernel void rgb_to_yuv_u8(__global const uchar *rgb, __global uchar *yuv, const int w, const int h) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const int at = y * w + x;
    const float3 p = convert_float3(vload3(at, rgb));
    const float luma = dot(p, (float3)(0.299f, 0.587f, 0.114f));
    const float3 r = (float3)(luma, mad(p.z - luma, 0.492f, 128.0f), mad(p.x - luma, 0.877f, 128.0f));
    vstore3(convert_uchar3_sat_rte(r), at, yuv);
}

// RGBA to NV12, a work item per block of 2x2 pixels: four luma bytes and one pair of chroma.
__kernel void rgba_to_nv12(__global const uchar4 *rgba, __global uchar *luma, __global uchar2 *chroma, const int w, const int h) {
    const int x = 2 * get_global_id(0), y = 2 * get_global_id(1);
    if (x >= w || y >= h) return;
    int3 sum = 0;
    for (int j = 0; j < 2; ++j)
        for (int i = 0; i < 2; ++i) {
            const int3 p = convert_int3(rgba[(y + j) * w + x + i].xyz);
            luma[(y + j) * w + x + i] = (uchar)(((66 * p.x + 129 * p.y + 25 * p.z + 128) >> 8) + 16);
            sum += p;
        }
    const int u = ((-38 * sum.x - 74 * sum.y + 112 * sum.z + 512) >> 10) + 128;
    const int v = ((112 * sum.x - 94 * sum.y - 18 * sum.z + 512) >> 10) + 128;
    chroma[(y / 2) * (w / 2) + x / 2] = (uchar2)(convert_uchar_sat(u), convert_uchar_sat(v));
}

// NV12 to planar floats for a network's input, one pixel per work item, mean and scale applied.
__kernel void nv12_to_planar_float(__global const uchar *luma, __global const uchar2 *chroma, __global float *out, const int w,
                                   const int h, const float4 mean) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const float l = 1.164f * ((float)luma[y * w + x] - 16.0f);
    const float2 c = convert_float2(chroma[(y >> 1) * (w >> 1) + (x >> 1)]) - 128.0f;
    const int at = y * w + x, area = w * h;
    out[at] = (clamp(l + 1.596f * c.y, 0.0f, 255.0f) - mean.x) * mean.w;
    out[at + area] = (clamp(l - 0.391f * c.x - 0.813f * c.y, 0.0f, 255.0f) - mean.y) * mean.w;
    out[at + 2 * area] = (clamp(l + 2.018f * c.x, 0.0f, 255.0f) - mean.z) * mean.w;
}

// Lookup of every byte in a table in global memory, four bytes per work item.
__kernel void lut_global_u8x4(__global const uchar4 *in, __global const uchar *table, __global uchar4 *out, const int n4) {
    const int i = get_global_id(0);
    if (i >= n4) return;
    const uchar4 p = in[i];
    out[i] = (uchar4)(table[p.x], table[p.y], table[p.z], table[p.w]);
}

// The same by a table the group copies to local memory; a work item takes `each` vectors a grid apart.
__kernel void lut_local_u8x4(__global const uchar4 *in, __global const uchar *table, __global uchar4 *out, const int n4,
                             const int each) {
    __local uchar near[256];
    for (int i = get_local_id(0); i < 256; i += get_local_size(0)) near[i] = table[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    const int step = get_global_size(0);
    int i = get_global_id(0);
    for (int k = 0; k < each && i < n4; ++k, i += step) {
        const uchar4 p = in[i];
        out[i] = (uchar4)(near[p.x], near[p.y], near[p.z], near[p.w]);
    }
}

// The same by a table in constant memory, one byte per work item.
__kernel void lut_constant_u8(__global const uchar *in, __constant uchar *table, __global uchar *out, const int n) {
    const int i = get_global_id(0);
    if (i < n) out[i] = table[in[i]];
}

// A layer over a background by its alpha, integers; the background is changed in place.
__kernel void blend_over_rgba8(__global const uchar4 *layer, __global uchar4 *back, const int w, const int h) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const int at = y * w + x;
    const uchar4 top = layer[at];
    const ushort4 a = (ushort4)(top.w), under = convert_ushort4(back[at]);
    const ushort4 mixed = convert_ushort4(top) * a + under * (ushort4)(255 - top.w) + (ushort4)(127);
    back[at] = convert_uchar4(mixed >> (ushort4)(8));
}

// The same over images, floats between 0 and 1.
__kernel void blend_over_image(__read_only image2d_t layer, __read_only image2d_t back, __write_only image2d_t out, const int w,
                               const int h) {
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    const int2 at = (int2)(get_global_id(0), get_global_id(1));
    if (at.x >= w || at.y >= h) return;
    const float4 top = read_imagef(layer, nearest, at);
    write_imagef(out, at, mix(read_imagef(back, nearest, at), top, top.w));
}
