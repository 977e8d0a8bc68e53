/* Rate of image fetches that hit in the first cache: 8 fetches of a work item a round, over 8 x 8 texels.
 *
 * Four neighbouring work items form a quad. QUAD says where its texels lie: 0 in a row, 1 in a column, 2 in a square, 3 in the
 * four quarters of the 8 x 8, far from each other. LINEAR filters (between texels, which costs four of them). HALF takes the
 * texels as halves, which write half as many bytes to registers.
 */
#ifdef HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef half4 color;
#define FETCH read_imageh
#else
typedef float4 color;
#define FETCH read_imagef
#endif
#ifndef QUAD
#define QUAD 0
#endif
#ifdef LINEAR
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
#define PLACE(x, y) (float2)((float)(x) + 1.0f, (float)(y) + 1.0f)
#else
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
#define PLACE(x, y) (int2)(x, y)
#endif

__kernel void fetch_rounds(__read_only image2d_t from, __global color *restrict to, int zero, int rounds) {
    int id = (int)get_local_id(0);
#if QUAD == 0
    int x = id & 7, y = (id >> 3) & 7;
#elif QUAD == 1
    int x = (id >> 3) & 7, y = id & 7;
#elif QUAD == 2
    int x = (id & 1) | ((id >> 1) & 6), y = ((id >> 1) & 1) | ((id >> 3) & 6);
#else
    int x = ((id & 1) << 2) | ((id >> 2) & 3), y = ((id & 2) << 1) | ((id >> 4) & 3);
#endif
    color sum = (color)(0);
    for (int i = 0; i < rounds; ++i) {
        int turn = i * zero; /* zero at run time: the fetches of a round are those of the next, and no compiler can know */
        sum += FETCH(from, texel, PLACE(x ^ turn, y));
        sum += FETCH(from, texel, PLACE(x ^ turn, y ^ 1));
        sum += FETCH(from, texel, PLACE(x ^ turn, y ^ 2));
        sum += FETCH(from, texel, PLACE(x ^ turn, y ^ 3));
        sum += FETCH(from, texel, PLACE(x ^ 4 ^ turn, y));
        sum += FETCH(from, texel, PLACE(x ^ 4 ^ turn, y ^ 1));
        sum += FETCH(from, texel, PLACE(x ^ 4 ^ turn, y ^ 2));
        sum += FETCH(from, texel, PLACE(x ^ 4 ^ turn, y ^ 3));
    }
    if (sum.x + sum.y + sum.z + sum.w < 0) to[get_global_id(0)] = sum; /* texels are not negative */
}

/* The four work items of every quad fetch texels (0, 0), (dx, dy), (2 dx, 2 dy) and (3 dx, 3 dy): how many lines is that? */
__kernel void fetch_spread(__read_only image2d_t from, __global float4 *restrict to, int dx, int dy, int zero, int rounds) {
    int q = (int)get_local_id(0) & 3;
    int x = q * dx, y = q * dy;
    float4 sum = (float4)(0.0f);
    for (int i = 0; i < rounds; ++i) {
        int turn = i * zero;
        sum += read_imagef(from, texel, PLACE(x + turn, y));
        sum += read_imagef(from, texel, PLACE(x, y + turn));
        sum += read_imagef(from, texel, PLACE(x + turn, y + turn));
        sum += read_imagef(from, texel, PLACE(x - turn, y));
        sum += read_imagef(from, texel, PLACE(x, y - turn));
        sum += read_imagef(from, texel, PLACE(x - turn, y - turn));
        sum += read_imagef(from, texel, PLACE(x - turn, y + turn));
        sum += read_imagef(from, texel, PLACE(x + turn, y - turn));
    }
    if (sum.x + sum.y + sum.z + sum.w < 0.0f) to[get_global_id(0)] = sum; /* texels are not negative */
}
