/* C = A B on row-major buffers through tiles in local memory. */

#ifndef T
#define T 16
#endif
/* Square tiles of T x T, groups of T x T items, one value each; any m, n, k. NDRange: (n, m) in groups of (T, T). */
__kernel __attribute__((reqd_work_group_size(T, T, 1)))
void mm_tile_square(__global const float *restrict a, __global const float *restrict b, __global float *restrict c,
                    const int m, const int n, const int k) {
    __local float ta[T][T];
    __local float tb[T][T];
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int col = get_global_id(0), row = get_global_id(1);
    float sum = 0.0f;
    for (int base = 0; base < k; base += T) {
        ta[ly][lx] = row < m && base + lx < k ? a[row * k + base + lx] : 0.0f;
        tb[ly][lx] = col < n && base + ly < k ? b[(base + ly) * n + col] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < T; ++i) sum = mad(ta[ly][i], tb[i][lx], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && col < n) c[row * n + col] = sum;
}

#ifndef KT
#define KT 16
#endif
/* Tiles as large as the group, KT deep: local memory for (rows + columns) x KT values comes as an argument. k is a multiple
 * of KT. NDRange: (n, m). */
__kernel void mm_tile_any(__global const float *restrict a, __global const float *restrict b, __global float *restrict c,
                          __local float *tiles, const int m, const int n, const int k) {
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int width = get_local_size(0), height = get_local_size(1);
    const int item = ly * width + lx, items = width * height;
    const int left = get_group_id(0) * width, top = get_group_id(1) * height;
    __local float *ta = tiles;                /* [height][KT] */
    __local float *tb = tiles + height * KT;  /* [KT][width] */
    float sum = 0.0f;
    for (int base = 0; base < k; base += KT) {
        for (int i = item; i < height * KT; i += items) {
            const int row = min(top + i / KT, m - 1);
            ta[i] = a[row * k + base + i % KT];
        }
        for (int i = item; i < width * KT; i += items) {
            const int col = min(left + i % width, n - 1);
            tb[i] = b[(base + i / width) * n + col];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 4
        for (int i = 0; i < KT; ++i) sum += ta[ly * KT + i] * tb[i * width + lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (left + lx < n && top + ly < m) c[(top + ly) * n + left + lx] = sum;
}

#ifndef S
#define S 16
#endif
/* Groups of S x S items make 4S x 4S values, 4 x 4 each, from tiles S deep with A's transposed on the way in. m and n are
 * multiples of 4S, k of S. NDRange: (n / 4, m / 4) in groups of (S, S). */
__kernel __attribute__((reqd_work_group_size(S, S, 1)))
void mm_tile_block4x4(__global const float4 *restrict a, __global const float4 *restrict b, __global float4 *restrict c,
                      const int n4, const int k4) {
    __local float ta[S][4 * S + 4];
    __local float4 tb[S][S];
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int top = 4 * S * get_group_id(1), left = S * get_group_id(0);
    const int item = ly * S + lx;
    float4 acc0 = 0.0f, acc1 = 0.0f, acc2 = 0.0f, acc3 = 0.0f;
    for (int base = 0; base < k4; base += S / 4) {
        const int r = item / (S / 4), q = item % (S / 4);
        const float4 v = a[(top + r) * k4 + base + q];
        ta[4 * q][r] = v.x;
        ta[4 * q + 1][r] = v.y;
        ta[4 * q + 2][r] = v.z;
        ta[4 * q + 3][r] = v.w;
        tb[ly][lx] = b[(4 * base + ly) * n4 + left + lx];
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int i = 0; i < S; ++i) {
            const float4 u = vload4(ly, ta[i]);
            const float4 w = tb[i][lx];
            acc0 += u.x * w;
            acc1 += u.y * w;
            acc2 += u.z * w;
            acc3 += u.w * w;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    __global float4 *out = c + (top + 4 * ly) * n4 + left + lx;
    out[0] = acc0;
    out[n4] = acc1;
    out[2 * n4] = acc2;
    out[3 * n4] = acc3;
}
