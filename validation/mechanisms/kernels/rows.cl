/* Items that walk rows of their own, and tiles of registers. */

/* The sum of a row. NDRange: (rows). */
__kernel void rows_sum(__global const float *restrict in, __global float *restrict out, const int rows, const int cols) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float sum = 0.0f;
    for (int j = 0; j < cols; ++j) sum += in[row * cols + j];
    out[row] = sum;
}

/* Largest value, sum of exponentials, and both written: three passes over a row. NDRange: (rows). */
__kernel void rows_softmax(__global const float *restrict in, __global float *restrict out, const int rows, const int cols) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    float most = -1e30f, sum = 0.0f;
    for (int j = 0; j < cols; ++j) most = fmax(most, in[row * cols + j]);
    for (int j = 0; j < cols; ++j) sum += native_exp(in[row * cols + j] - most);
    for (int j = 0; j < cols; ++j) out[row * cols + j] = native_exp(in[row * cols + j] - most) / sum;
}

/* The nearest of some centres, points as rows of features. NDRange: (points). */
__kernel void rows_nearest(__global const float *restrict points, __global const float *restrict centres, __global int *restrict out,
                           const int n, const int centres_n, const int features) {
    const int i = get_global_id(0);
    if (i >= n) return;
    float least = 1e30f;
    int best = 0;
    for (int c = 0; c < centres_n; ++c) {
        float d = 0.0f;
        for (int f = 0; f < features; ++f) {
            const float e = points[i * features + f] - centres[c * features + f];
            d = fma(e, e, d);
        }
        if (d < least) {
            least = d;
            best = c;
        }
    }
    out[i] = best;
}

/* C = A B, 64 x 64 results a group of 8 x 8 items, 8 x 8 each, float4 loads through local memory. NDRange: (n / 8, m / 8). */
__kernel __attribute__((reqd_work_group_size(8, 8, 1)))
void rows_tile64(__global const float4 *restrict at, __global const float4 *restrict b, __global float4 *restrict c, const int m4,
                 const int n4, const int k) {
    __local float4 as[16][16], bs[16][16];
    const int x = get_local_id(0), y = get_local_id(1), t = y * 8 + x;
    const int row4 = get_group_id(1) * 16, col4 = get_group_id(0) * 16;
    float4 s[8][2];
#pragma unroll
    for (int i = 0; i < 8; ++i) s[i][0] = s[i][1] = 0.0f;
    for (int k0 = 0; k0 < k; k0 += 16) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int at_ = i * 64 + t;
            as[at_ / 16][at_ % 16] = at[(k0 + at_ / 16) * m4 + row4 + at_ % 16];
            bs[at_ / 16][at_ % 16] = b[(k0 + at_ / 16) * n4 + col4 + at_ % 16];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 4
        for (int kk = 0; kk < 16; ++kk) {
            const float4 b0 = bs[kk][x], b1 = bs[kk][x + 8], a0 = as[kk][y], a1 = as[kk][y + 8];
            s[0][0] += a0.x * b0; s[0][1] += a0.x * b1; s[1][0] += a0.y * b0; s[1][1] += a0.y * b1;
            s[2][0] += a0.z * b0; s[2][1] += a0.z * b1; s[3][0] += a0.w * b0; s[3][1] += a0.w * b1;
            s[4][0] += a1.x * b0; s[4][1] += a1.x * b1; s[5][0] += a1.y * b0; s[5][1] += a1.y * b1;
            s[6][0] += a1.z * b0; s[6][1] += a1.z * b1; s[7][0] += a1.w * b0; s[7][1] += a1.w * b1;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        const int row = (row4 + y + (i / 4) * 8) * 4 + i % 4;
        c[row * n4 + col4 + x] = s[i][0];
        c[row * n4 + col4 + x + 8] = s[i][1];
    }
}

/* Forces of all bodies on one, tiles through local memory. NDRange: (bodies). */
__kernel void rows_bodies(__global const float4 *restrict body, __global float4 *restrict out, __local float4 *tile, const int n) {
    const int i = get_global_id(0), l = get_local_id(0), w = get_local_size(0);
    const float4 me = body[i];
    float4 sum = 0.0f;
    for (int first = 0; first < n; first += w) {
        tile[l] = body[first + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int j = 0; j < w; ++j) {
            const float4 d = tile[j] - me;
            const float r = native_rsqrt(d.x * d.x + d.y * d.y + d.z * d.z + 0.01f);
            const float f = tile[j].w * r * r * r;
            sum.x += f * d.x; sum.y += f * d.y; sum.z += f * d.z;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = sum;
}

/* A K x K convolution from buffers, planes of channels, stride S, OUT results an item. NDRange: (ow, oh, oc / OUT). */
#ifndef K
#define K 3
#define S 1
#define OUT 1
#endif
__kernel void rows_conv(__global const float *restrict in, __global const float *restrict weights, __global float *restrict out,
                        const int w, const int h, const int ow, const int oh, const int channels) {
    const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2) * OUT;
    if (x >= ow || y >= oh) return;
    float sum[OUT];
#pragma unroll
    for (int i = 0; i < OUT; ++i) sum[i] = 0.0f;
    for (int c = 0; c < channels; ++c)
#pragma unroll
        for (int ky = 0; ky < K; ++ky)
#pragma unroll
            for (int kx = 0; kx < K; ++kx) {
                const float v = in[(c * h + y * S + ky) * w + x * S + kx];
#pragma unroll
                for (int i = 0; i < OUT; ++i) sum[i] = fma(v, weights[(((o + i) * channels + c) * K + ky) * K + kx], sum[i]);
            }
#pragma unroll
    for (int i = 0; i < OUT; ++i) out[((o + i) * oh + y) * ow + x] = sum[i];
}
