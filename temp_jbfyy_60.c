#define grid_size_x 1024
#define grid_size_y 1
#define grid_size_z 1
#define block_size_x 64
#define block_size_y 1
#define block_size_z 1
#define TILE 1
#define kernel_tuner 1
#line 1

__kernel void scale(__global const float *x, __global float *y, int n) {
    int i = get_group_id(0) * (block_size_x * TILE) + get_local_id(0);
    for (int t = 0; t < TILE; t++, i += block_size_x) if (i < n) y[i] = 2.0f * x[i];
}
