/* Arithmetic in loops of `rounds`, with few accesses. */
#ifndef T
#define T float
#endif
#ifndef CHAINS
#define CHAINS 1
#endif

/* CHAINS independent chains of fused multiply-adds */
__kernel void chain_fma(__global const T *restrict in, __global T *restrict out, float factor, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    T v[CHAINS];
    for (int c = 0; c < CHAINS; ++c) v[c] = in[i] + (T)(0.125f * c);
    for (int r = 0; r < rounds; ++r)
        for (int c = 0; c < CHAINS; ++c) v[c] = fma(v[c], (T)(factor), (T)(0.3f));
    T sum = v[0];
    for (int c = 1; c < CHAINS; ++c) sum += v[c];
    out[i] = sum;
}

/* Division by the last result */
__kernel void chain_divide(__global const float *restrict in, __global float *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float v = in[i];
    for (int r = 0; r < rounds; ++r) v = 1.5f / (v + 0.5f);
    out[i] = v;
}

/* The native functions: sine of a sum */
__kernel void chain_native_sin(__global const float *restrict in, __global float *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float v = in[i];
    for (int r = 0; r < rounds; ++r) v = native_sin(v + 1.0f);
    out[i] = v;
}

/* Several native functions of independent values */
__kernel void mixed_native(__global const float4 *restrict in, __global float4 *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float4 v = in[i];
    for (int r = 0; r < rounds; ++r) {
        v.x = native_exp2(-v.x);
        v.y = native_rsqrt(v.y + 1.0f);
        v.z = native_cos(v.z);
        v.w = native_recip(v.w + 1.0f);
    }
    out[i] = v;
}

/* The precise functions of the library */
__kernel void precise_functions(__global const float *restrict in, __global float *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float v = in[i];
    for (int r = 0; r < rounds; ++r) v = sqrt(exp(-v) + log(v + 2.0f));
    out[i] = v;
}

/* A polynomial of degree 11 by Horner's rule: 11 multiply-adds per element, grid stride */
__kernel void horner11(__global const float *restrict in, __global float *restrict out, int count) {
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) {
        const float x = in[i];
        float p = 0.011f;
        p = mad(p, x, 0.02f);
        p = mad(p, x, -0.03f);
        p = mad(p, x, 0.05f);
        p = mad(p, x, -0.07f);
        p = mad(p, x, 0.11f);
        p = mad(p, x, -0.13f);
        p = mad(p, x, 0.17f);
        p = mad(p, x, -0.19f);
        p = mad(p, x, 0.23f);
        p = mad(p, x, -0.29f);
        p = mad(p, x, 0.31f);
        out[i] = p;
    }
}

/* Linear congruential numbers: one chain of 32-bit multiply-adds */
__kernel void chain_lcg(__global uint *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint v = i;
    for (int r = 0; r < rounds; ++r) v = v * 1664525u + 1013904223u;
    out[i] = v;
}

/* xorshift: shifts and exclusive ors, two independent generators */
__kernel void chain_xorshift(__global uint2 *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint2 v = (uint2)(i + 1, ~i);
    for (int r = 0; r < rounds; ++r) {
        v ^= v << 13;
        v ^= v >> 17;
        v ^= v << 5;
    }
    out[i] = v;
}

/* Greatest common divisors by remainder: integer division, uneven */
__kernel void gcd_pairs(__global const int *restrict a, __global const int *restrict b, __global int *restrict out, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint x = a[i] + 1, y = b[i] + 1;
    for (int s = 0; s < 48 && y != 0; ++s) {
        const uint rest = x % y;
        x = y;
        y = rest;
    }
    out[i] = x;
}

/* 24-bit multiplications and 32-bit additions in int4 */
__kernel void chain_mad24(__global const int4 *restrict in, __global int4 *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    int4 v = in[i];
    for (int r = 0; r < rounds; ++r) v = mad24(v & 0xfff, (int4)(77), v >> 3);
    out[i] = v;
}
