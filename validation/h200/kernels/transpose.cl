/* Transposes a matrix of `height` rows of `width` floats. */
#ifndef PAD
#define PAD 0
#endif
#ifndef TILE
#define TILE 32
#endif

/* Neighbouring work items read neighbours */
__kernel void transpose_read(__global const float *restrict in, __global float *restrict out, int width, int height) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

/* Neighbouring work items write neighbours */
__kernel void transpose_write(__global const float *restrict in, __global float *restrict out, int width, int height) {
    const int y = get_global_id(0), x = get_global_id(1);
    if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

/* Through a local tile of the work group's own shape, any shape; rows of the tile are PAD floats longer than the group's. */
__kernel void transpose_local(__global const float *restrict in, __global float *restrict out, __local float *tile, int width,
                              int height) {
    const int wide = get_local_size(0), tall = get_local_size(1);
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int left = get_group_id(0) * wide, top = get_group_id(1) * tall;
    if (left + lx < width && top + ly < height) tile[ly * (wide + PAD) + lx] = in[(top + ly) * width + left + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
    const int flat = ly * wide + lx;
    const int tx = flat % tall, ty = flat / tall;
    if (left + ty < width && top + tx < height) out[(left + ty) * height + top + tx] = tile[tx * (wide + PAD) + ty];
}

/* Tiles of TILE x TILE, taken by the work groups in turn; any shape of group. width and height are multiples of TILE. */
__kernel void transpose_persistent(__global const float *restrict in, __global float *restrict out, int width, int height) {
    __local float tile[TILE][TILE + 1];
    const int across = width / TILE, tiles = across * (height / TILE);
    const int groups = get_num_groups(0) * get_num_groups(1);
    for (int t = get_group_id(1) * get_num_groups(0) + get_group_id(0); t < tiles; t += groups) {
        const int left = (t % across) * TILE, top = (t / across) * TILE;
        for (int y = get_local_id(1); y < TILE; y += get_local_size(1))
            for (int x = get_local_id(0); x < TILE; x += get_local_size(0)) tile[y][x] = in[(top + y) * width + left + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int y = get_local_id(1); y < TILE; y += get_local_size(1))
            for (int x = get_local_id(0); x < TILE; x += get_local_size(0)) out[(left + y) * height + top + x] = tile[x][y];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

/* Swaps the first and last axes of a volume: out[x][y][z] = in[z][y][x] */
__kernel void permute_zyx(__global const float *restrict in, __global float *restrict out, int nx, int ny, int nz) {
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x >= nx || y >= ny || z >= nz) return;
    out[(x * ny + y) * nz + z] = in[(z * ny + y) * nx + x];
}
