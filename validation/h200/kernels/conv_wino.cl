/* Winograd F(2x2, 3x3): tiles of 4x4 inputs, two apart, become 16 transformed values; 16 products of matrices mix channels; and
 * 16 sums become 2x2 outputs. Transformed inputs V(16, slice, tile), weights U(16, in, out_slice), sums M(16, out_slice, tile),
 * all of float4. Images as in conv_point.cl. */
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

/* Input transform from an image with a zero border of one, one tile of one slice per item. NDRange: (tiles x, tiles y, slices). */
__kernel void wino_input_image(__read_only image2d_t src, __global float4 *restrict v, const int width, const int tiles_x,
                               const int tiles_y, const int slices) {
    const int tx = get_global_id(0), ty = get_global_id(1), s = get_global_id(2);
    if (tx >= tiles_x || ty >= tiles_y || s >= slices) return;
    float4 d[4][4];
#pragma unroll
    for (int j = 0; j < 4; ++j) {
        const int column = 2 * tx + j - 1;
        const int at = column < 0 || column >= width ? -1 : s * width + column;
        const float4 r0 = read_imagef(src, nearest, (int2)(at, 2 * ty - 1));
        const float4 r1 = read_imagef(src, nearest, (int2)(at, 2 * ty));
        const float4 r2 = read_imagef(src, nearest, (int2)(at, 2 * ty + 1));
        const float4 r3 = read_imagef(src, nearest, (int2)(at, 2 * ty + 2));
        d[0][j] = r0 - r2;
        d[1][j] = r1 + r2;
        d[2][j] = r2 - r1;
        d[3][j] = r1 - r3;
    }
    const int tiles = tiles_x * tiles_y, step = slices * tiles;
    v += s * tiles + ty * tiles_x + tx;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        v[(4 * i + 0) * step] = d[i][0] - d[i][2];
        v[(4 * i + 1) * step] = d[i][1] + d[i][2];
        v[(4 * i + 2) * step] = d[i][2] - d[i][1];
        v[(4 * i + 3) * step] = d[i][1] - d[i][3];
    }
}

/* Input transform of planes that already have their border, values (channel, tile, 16), one tile of one channel per item.
 * NDRange: (tiles, channels). */
__kernel void wino_input_planes(__global const float *restrict src, __global float *restrict v, const int pitch,
                                const int rows, const int tiles_x, const int tiles, const int channels) {
    const int tile = get_global_id(0), c = get_global_id(1);
    if (tile >= tiles || c >= channels) return;
    __global const float *at = src + c * pitch * rows + 2 * (tile / tiles_x) * pitch + 2 * (tile % tiles_x);
    const float4 r0 = vload4(0, at), r1 = vload4(0, at + pitch), r2 = vload4(0, at + 2 * pitch), r3 = vload4(0, at + 3 * pitch);
    const float4 rows4[4] = {r0 - r2, r1 + r2, r2 - r1, r1 - r3};
    v += (c * tiles + tile) * 16;
    for (int i = 0; i < 4; ++i) {
        const float4 t = rows4[i];
        vstore4((float4)(t.x - t.z, t.y + t.z, t.z - t.y, t.y - t.w), i, v);
    }
}

#ifndef TILES
#define TILES 1
#endif
/* The 16 products, TILES tiles by four outputs per item. NDRange: (tiles / TILES, out_slices, 16). */
__kernel void wino_product(__global const float4 *restrict v, __global const float4 *restrict u, __global float4 *restrict sums,
                           const int tiles, const int in_slices, const int out_slices) {
    const int tile = TILES * get_global_id(0), o = get_global_id(1), point = get_global_id(2);
    if (tile >= tiles || o >= out_slices || point >= 16) return;
    v += point * in_slices * tiles;
    u += point * in_slices * 4 * out_slices + o;
    float4 acc[TILES];
    for (int t = 0; t < TILES; ++t) acc[t] = 0.0f;
    for (int s = 0; s < in_slices; ++s) {
        const float4 w0 = u[(4 * s) * out_slices], w1 = u[(4 * s + 1) * out_slices];
        const float4 w2 = u[(4 * s + 2) * out_slices], w3 = u[(4 * s + 3) * out_slices];
#pragma unroll
        for (int t = 0; t < TILES; ++t) {
            const float4 in = v[s * tiles + min(tile + t, tiles - 1)];
            acc[t] = mad(in.x, w0, mad(in.y, w1, mad(in.z, w2, mad(in.w, w3, acc[t]))));
        }
    }
    for (int t = 0; t < TILES; ++t)
        if (tile + t < tiles) sums[(point * out_slices + o) * tiles + tile + t] = acc[t];
}

/* Output transform to an image with bias and ReLU, one tile of one slice per item. NDRange: (tiles x, tiles y, out_slices). */
__kernel void wino_output_image(__global const float4 *restrict sums, __global const float4 *restrict bias,
                                __write_only image2d_t dst, const int width, const int height, const int tiles_x,
                                const int tiles_y, const int out_slices) {
    const int tx = get_global_id(0), ty = get_global_id(1), o = get_global_id(2);
    if (tx >= tiles_x || ty >= tiles_y || o >= out_slices) return;
    const int tiles = tiles_x * tiles_y, step = out_slices * tiles;
    sums += o * tiles + ty * tiles_x + tx;
    float4 top[4], bottom[4];
    for (int j = 0; j < 4; ++j) {
        const float4 m1 = sums[(4 + j) * step], m2 = sums[(8 + j) * step];
        top[j] = sums[j * step] + m1 + m2;
        bottom[j] = m1 - m2 - sums[(12 + j) * step];
    }
    const float4 b = bias[o];
    const int x = 2 * tx, y = 2 * ty, left = o * width + x;
    write_imagef(dst, (int2)(left, y), fmax(b + top[0] + top[1] + top[2], 0.0f));
    if (x + 1 < width) write_imagef(dst, (int2)(left + 1, y), fmax(b + top[1] - top[2] - top[3], 0.0f));
    if (y + 1 >= height) return;
    write_imagef(dst, (int2)(left, y + 1), fmax(b + bottom[0] + bottom[1] + bottom[2], 0.0f));
    if (x + 1 < width) write_imagef(dst, (int2)(left + 1, y + 1), fmax(b + bottom[1] - bottom[2] - bottom[3], 0.0f));
}

/* Output transform of values (channel, tile, 16) to planes of even sizes. NDRange: (tiles, channels). */
__kernel void wino_output_planes(__global const float16 *restrict sums, __global float *restrict dst, const int tiles_x,
                                 const int tiles, const int channels) {
    const int tile = get_global_id(0), c = get_global_id(1);
    if (tile >= tiles || c >= channels) return;
    const float16 m = sums[c * tiles + tile];
    const float4 top = m.s0123 + m.s4567 + m.s89ab;
    const float4 bottom = m.s4567 - m.s89ab - m.scdef;
    const int width = 2 * tiles_x;
    __global float *at = dst + c * tiles * 4 + 2 * (tile / tiles_x) * width + 2 * (tile % tiles_x);
    vstore2((float2)(top.x + top.y + top.z, top.y - top.z - top.w), 0, at);
    vstore2((float2)(bottom.x + bottom.y + bottom.z, bottom.y - bottom.z - bottom.w), 0, at + width);
}
