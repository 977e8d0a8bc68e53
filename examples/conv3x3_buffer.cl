/* Direct 3x3 convolution on buffers, stride 1, same size, zero padding.
 *
 * Tensors are (slice, y, x) arrays of float4, four channels to an element; weights are (out_slice, in_slice, ky, kx, 4) of
 * float4: what each of the four input channels gives to the four output channels.
 *
 * One work item makes 4 neighbouring pixels of one slice from 6 inputs of each row, held in registers: a weight is loaded
 * once for four pixels. NDRange: (ceil(width / 4), height, out_slices).
 */
#define TILE 4

__kernel void conv3x3_buffer(__global const float4 *restrict src, __global const float4 *restrict weights,
                             __global const float4 *restrict bias, __global float4 *restrict dst, int width, int height,
                             int in_slices, int out_slices) {
    const int x = get_global_id(0) * TILE;
    const int y = get_global_id(1);
    const int co = get_global_id(2);
    if (x >= width || y >= height || co >= out_slices) return;

    float4 acc[TILE];
    for (int i = 0; i < TILE; ++i) acc[i] = bias[co];

    for (int s = 0; s < in_slices; ++s) {
        for (int ky = 0; ky < 3; ++ky) {
            const int row = y + ky - 1;
            if (row < 0 || row >= height) continue;
            __global const float4 *line = src + (s * height + row) * width;
            float4 in[TILE + 2];
            for (int i = 0; i < TILE + 2; ++i) {
                const int column = x + i - 1;
                in[i] = column >= 0 && column < width ? line[column] : (float4)(0.0f);
            }
            __global const float4 *w = weights + ((co * in_slices + s) * 9 + ky * 3) * 4;
            /* unrolled, so that `in` and `acc` are indexed by constants and live in registers */
#pragma unroll
            for (int kx = 0; kx < 3; ++kx, w += 4) {
                const float4 w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
                for (int i = 0; i < TILE; ++i) {
                    const float4 v = in[i + kx];
                    acc[i] = mad(v.x, w0, mad(v.y, w1, mad(v.z, w2, mad(v.w, w3, acc[i]))));
                }
            }
        }
    }

    __global float4 *out = dst + (co * height + y) * width + x;
    for (int i = 0; i < TILE; ++i) {
        if (x + i < width) out[i] = acc[i];
    }
}
