/* C = A B with operands in images: texel (j, i) of a matrix holds columns 4j to 4j + 3 of row i. */
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

/* All in images, four rows by four columns per item. NDRange: (n / 4, m / 4). */
__kernel void mm_images(__read_only image2d_t a, __read_only image2d_t b, __write_only image2d_t c, const int m4,
                        const int n4, const int k4) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= n4 || y >= m4) return;
    float4 acc0 = 0.0f, acc1 = 0.0f, acc2 = 0.0f, acc3 = 0.0f;
    for (int i = 0; i < k4; ++i) {
        const float4 b0 = read_imagef(b, nearest, (int2)(x, 4 * i));
        const float4 b1 = read_imagef(b, nearest, (int2)(x, 4 * i + 1));
        const float4 b2 = read_imagef(b, nearest, (int2)(x, 4 * i + 2));
        const float4 b3 = read_imagef(b, nearest, (int2)(x, 4 * i + 3));
        float4 v = read_imagef(a, nearest, (int2)(i, 4 * y));
        acc0 += v.x * b0 + v.y * b1 + v.z * b2 + v.w * b3;
        v = read_imagef(a, nearest, (int2)(i, 4 * y + 1));
        acc1 += v.x * b0 + v.y * b1 + v.z * b2 + v.w * b3;
        v = read_imagef(a, nearest, (int2)(i, 4 * y + 2));
        acc2 += v.x * b0 + v.y * b1 + v.z * b2 + v.w * b3;
        v = read_imagef(a, nearest, (int2)(i, 4 * y + 3));
        acc3 += v.x * b0 + v.y * b1 + v.z * b2 + v.w * b3;
    }
    write_imagef(c, (int2)(x, 4 * y), acc0);
    write_imagef(c, (int2)(x, 4 * y + 1), acc1);
    write_imagef(c, (int2)(x, 4 * y + 2), acc2);
    write_imagef(c, (int2)(x, 4 * y + 3), acc3);
}

/* A and C in buffers, B in an image read through a sampler argument, one row of ROWS by four columns per item.
 * NDRange: (n / 4, m / ROWS). */
#ifndef ROWS
#define ROWS 2
#endif
__kernel void mm_image_buffer(__global const float4 *restrict a, __read_only image2d_t b, __global float4 *restrict c,
                              sampler_t nearest_arg, const int m, const int n4, const int k4) {
    const int x = get_global_id(0), y = ROWS * get_global_id(1);
    if (x >= n4 || y >= m) return;
    float4 acc[ROWS];
    for (int r = 0; r < ROWS; ++r) acc[r] = 0.0f;
    for (int i = 0; i < k4; ++i) {
        const float4 b0 = read_imagef(b, nearest_arg, (int2)(x, 4 * i));
        const float4 b1 = read_imagef(b, nearest_arg, (int2)(x, 4 * i + 1));
        const float4 b2 = read_imagef(b, nearest_arg, (int2)(x, 4 * i + 2));
        const float4 b3 = read_imagef(b, nearest_arg, (int2)(x, 4 * i + 3));
        for (int r = 0; r < ROWS; ++r) {
            const float4 v = a[(y + r) * k4 + i];
            acc[r] = mad(v.x, b0, mad(v.y, b1, mad(v.z, b2, mad(v.w, b3, acc[r]))));
        }
    }
    for (int r = 0; r < ROWS; ++r) c[(y + r) * n4 + x] = acc[r];
}
