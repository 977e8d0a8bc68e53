/* Matrix products on 8-bit and half-precision storage. */

/* Quantised product of A (m x k) and B transposed (n x k), chars with a zero point, requantised to chars; two columns per
 * item. NDRange: (n / 2, m). */
__kernel void mm_int8(__global const char4 *restrict a, __global const char4 *restrict bt, __global char *restrict c,
                      const int m, const int n, const int k4, const int zero_a, const int scale, const int shift) {
    const int col = 2 * get_global_id(0), row = get_global_id(1);
    if (col >= n || row >= m) return;
    int sum0 = 0, sum1 = 0;
    for (int i = 0; i < k4; ++i) {
        const int4 u = convert_int4(a[row * k4 + i]) - zero_a;
        const int4 v0 = convert_int4(bt[col * k4 + i]);
        const int4 v1 = convert_int4(bt[(col + 1) * k4 + i]);
        sum0 += u.x * v0.x + u.y * v0.y + u.z * v0.z + u.w * v0.w;
        sum1 += u.x * v1.x + u.y * v1.y + u.z * v1.z + u.w * v1.w;
    }
    c[row * n + col] = convert_char_sat(mul_hi(sum0, scale) >> shift);
    c[row * n + col + 1] = convert_char_sat(mul_hi(sum1, scale) >> shift);
}

/* A, B and C stored as half, sums in float; four columns by two rows per item. NDRange: (n / 4, m / 2). */
__kernel void mm_half(__global const half *restrict a, __global const half *restrict b, __global half *restrict c,
                      const int m, const int n, const int k) {
    const int x = get_global_id(0), y = 2 * get_global_id(1);
    if (4 * x >= n || y >= m) return;
    float4 top = 0.0f, bottom = 0.0f;
    for (int i = 0; i < k; i += 4) {
        const float4 u = vload_half4(0, a + y * k + i);
        const float4 v = vload_half4(0, a + (y + 1) * k + i);
        const float4 b0 = vload_half4(x, b + i * n);
        const float4 b1 = vload_half4(x, b + (i + 1) * n);
        const float4 b2 = vload_half4(x, b + (i + 2) * n);
        const float4 b3 = vload_half4(x, b + (i + 3) * n);
        top = mad(u.x, b0, top); bottom = mad(v.x, b0, bottom);
        top = mad(u.y, b1, top); bottom = mad(v.y, b1, bottom);
        top = mad(u.z, b2, top); bottom = mad(v.z, b2, bottom);
        top = mad(u.w, b3, top); bottom = mad(v.w, b3, bottom);
    }
    vstore_half4(top, x, c + y * n);
    vstore_half4(bottom, x, c + (y + 1) * n);
}
