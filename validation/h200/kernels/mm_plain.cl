/* C = A B on row-major buffers, A of m x k, B of k x n: one value, a row of four or a register block per work item. */

/* One value of C per item. NDRange: (n, m). */
__kernel void mm_naive(__global const float *restrict a, __global const float *restrict b, __global float *restrict c,
                       const int m, const int n, const int k) {
    const int col = get_global_id(0);
    const int row = get_global_id(1);
    if (col >= n || row >= m) return;
    float sum = 0.0f;
    for (int i = 0; i < k; i++) sum += a[row * k + i] * b[i * n + col];
    c[row * n + col] = sum;
}

/* The same with the first axis over rows: neighbours read A and write C with a stride. NDRange: (m, n). */
__kernel void mm_naive_rows_first(__global const float *restrict a, __global const float *restrict b,
                                  __global float *restrict c, const int m, const int n, const int k) {
    const int row = get_global_id(0);
    const int col = get_global_id(1);
    if (col >= n || row >= m) return;
    __global const float *pa = a + (size_t)row * k;
    __global const float *pb = b + col;
    float sum = 0.0f;
    int i = 0;
    while (i < k) {
        sum = mad(*pa, *pb, sum);
        pa += 1;
        pb += n;
        i += 1;
    }
    c[(size_t)row * n + col] = sum;
}

/* Four neighbouring columns per item; n and k are multiples of 4. NDRange: (n / 4, m). */
__kernel void mm_row4(__global const float4 *restrict a, __global const float4 *restrict b, __global float4 *restrict c,
                      const int m, const int n4, const int k4) {
    const int col = get_global_id(0);
    const int row = get_global_id(1);
    if (col >= n4 || row >= m) return;
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < k4; ++i) {
        const float4 v = a[row * k4 + i];
        acc = mad((float4)(v.x), b[(4 * i + 0) * n4 + col], acc);
        acc = mad((float4)(v.y), b[(4 * i + 1) * n4 + col], acc);
        acc = mad((float4)(v.z), b[(4 * i + 2) * n4 + col], acc);
        acc = mad((float4)(v.w), b[(4 * i + 3) * n4 + col], acc);
    }
    c[row * n4 + col] = acc;
}

/* Four rows by four columns per item, all sizes multiples of 4. NDRange: (n / 4, m / 4). */
__kernel void mm_block4x4(__global const float *restrict a, __global const float *restrict b, __global float *restrict c,
                          const int m, const int n, const int k) {
    const int col = 4 * get_global_id(0);
    const int row = 4 * get_global_id(1);
    if (col >= n || row >= m) return;
    float4 c0 = 0.0f, c1 = 0.0f, c2 = 0.0f, c3 = 0.0f;
    __global const float *a0 = a + row * k;
    for (int i = 0; i < k; i += 4) {
        const float4 r0 = vload4(0, a0 + i);
        const float4 r1 = vload4(0, a0 + k + i);
        const float4 r2 = vload4(0, a0 + 2 * k + i);
        const float4 r3 = vload4(0, a0 + 3 * k + i);
        float4 v = vload4(0, b + i * n + col);
        c0 += r0.x * v; c1 += r1.x * v; c2 += r2.x * v; c3 += r3.x * v;
        v = vload4(0, b + (i + 1) * n + col);
        c0 += r0.y * v; c1 += r1.y * v; c2 += r2.y * v; c3 += r3.y * v;
        v = vload4(0, b + (i + 2) * n + col);
        c0 += r0.z * v; c1 += r1.z * v; c2 += r2.z * v; c3 += r3.z * v;
        v = vload4(0, b + (i + 3) * n + col);
        c0 += r0.w * v; c1 += r1.w * v; c2 += r2.w * v; c3 += r3.w * v;
    }
    vstore4(c0, 0, c + row * n + col);
    vstore4(c1, 0, c + (row + 1) * n + col);
    vstore4(c2, 0, c + (row + 2) * n + col);
    vstore4(c3, 0, c + (row + 3) * n + col);
}

/* Eight rows by eight columns per item, A transposed (k x m), all sizes multiples of 8. NDRange: (n / 8, m / 8). */
__kernel void mm_at_block8x8(__global const float8 *restrict at, __global const float8 *restrict b,
                             __global float8 *restrict c, const int m8, const int n8, const int k) {
    const int col = get_global_id(0);
    const int row = get_global_id(1);
    if (col >= n8 || row >= m8) return;
    float8 acc0 = 0.0f, acc1 = 0.0f, acc2 = 0.0f, acc3 = 0.0f, acc4 = 0.0f, acc5 = 0.0f, acc6 = 0.0f, acc7 = 0.0f;
    for (int i = 0; i < k; ++i) {
        const float8 u = at[i * m8 + row];
        const float8 v = b[i * n8 + col];
        acc0 = mad((float8)(u.s0), v, acc0);
        acc1 = mad((float8)(u.s1), v, acc1);
        acc2 = mad((float8)(u.s2), v, acc2);
        acc3 = mad((float8)(u.s3), v, acc3);
        acc4 = mad((float8)(u.s4), v, acc4);
        acc5 = mad((float8)(u.s5), v, acc5);
        acc6 = mad((float8)(u.s6), v, acc6);
        acc7 = mad((float8)(u.s7), v, acc7);
    }
    __global float8 *out = c + 8 * row * n8 + col;
    out[0] = acc0; out[n8] = acc1; out[2 * n8] = acc2; out[3 * n8] = acc3;
    out[4 * n8] = acc4; out[5 * n8] = acc5; out[6 * n8] = acc6; out[7 * n8] = acc7;
}

/* A transposed (k x m), four rows by four columns per item. NDRange: (m / 4, n / 4), rows first. */
__kernel void mm_at_block4x4(__global const float4 *restrict at, __global const float4 *restrict b,
                             __global float4 *restrict c, const int m4, const int n4, const int k) {
    const int row = get_global_id(0), col = get_global_id(1);
    if (row >= m4 || col >= n4) return;
    float4 acc[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int i = 0; i < k; ++i) {
        const float4 u = at[i * m4 + row], v = b[i * n4 + col];
        acc[0] = fma((float4)(u.x), v, acc[0]);
        acc[1] = fma((float4)(u.y), v, acc[1]);
        acc[2] = fma((float4)(u.z), v, acc[2]);
        acc[3] = fma((float4)(u.w), v, acc[3]);
    }
    for (int r = 0; r < 4; ++r) c[(4 * row + r) * n4 + col] = acc[r];
}

/* Batches of small products, four columns of one row per item. NDRange: (n / 4, m, batches). */
__kernel void mm_batched(__global const float *restrict a, __global const float *restrict b, __global float *restrict c,
                         const int m, const int n, const int k, const int batches) {
    const int col = get_global_id(0) << 2, row = get_global_id(1), batch = get_global_id(2);
    if (col >= n || row >= m || batch >= batches) return;
    a += batch * m * k + row * k;
    b += batch * k * n + col;
    float4 acc = 0.0f;
    for (int i = 0; i < k; ++i) acc += a[i] * vload4(0, b + i * n);
    vstore4(acc, 0, c + batch * m * n + row * n + col);
}
