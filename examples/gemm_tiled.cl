/* C = A B, row-major, through local memory: a work group makes a TILE x TILE block of C from matching blocks of A and B.
 *
 * Sizes need not be multiples of TILE. NDRange: (n, m) padded up to multiples of TILE; local: (TILE, TILE).
 */
#ifndef TILE
#define TILE 16
#endif

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void gemm_tiled(__global const float *restrict a, __global const float *restrict b, __global float *restrict c, int m, int n,
                int k) {
    __local float a_tile[TILE][TILE];
    __local float b_tile[TILE][TILE];
    const int lx = get_local_id(0);
    const int ly = get_local_id(1);
    const int column = get_global_id(0);
    const int row = get_global_id(1);

    float acc = 0.0f;
    for (int at = 0; at < k; at += TILE) {
        /* work items past the edge still load (zeros) and meet the barriers */
        a_tile[ly][lx] = row < m && at + lx < k ? a[row * k + at + lx] : 0.0f;
        b_tile[ly][lx] = at + ly < k && column < n ? b[(at + ly) * n + column] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TILE; ++i) acc = mad(a_tile[ly][i], b_tile[i][lx], acc);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && column < n) c[row * n + column] = acc;
}
