/* Chains of integers that a compiler folds, and registers that it may have to spill. */
#ifndef N
#define N 16
#endif

/* N rounds of a linear congruence a turn: by constants (MULT given) or by an argument. NDRange: (items). */
__kernel void chains_linear(__global unsigned int *restrict out, const unsigned int m, const int turns) {
    unsigned int v = get_global_id(0);
    for (int t = 0; t < turns; ++t) {
#pragma unroll
        for (int k = 0; k < N; ++k)
#ifdef MULT
            v = v * MULT + 12345u;
#else
            v = v * m + 12345u;
#endif
    }
    out[get_global_id(0)] = v;
}

/* N rounds of shifts and exclusive ors, which do not fold. NDRange: (items). */
__kernel void chains_shifts(__global unsigned int *restrict out, const int turns) {
    unsigned int v = get_global_id(0) + 1;
    for (int t = 0; t < turns; ++t) {
#pragma unroll
        for (int k = 0; k < N; ++k) {
            v ^= v << 13;
            v ^= v >> 17;
            v ^= v << 5;
        }
    }
    out[get_global_id(0)] = v;
}

/* N values live through a loop. NDRange: (items). */
__kernel void chains_live(__global const float *restrict in, __global float *restrict out, const int turns) {
    const int i = get_global_id(0), items = get_global_size(0);
    float v[N];
#pragma unroll
    for (int k = 0; k < N; ++k) v[k] = in[k * items + i];
    for (int t = 0; t < turns; ++t) {
#pragma unroll
        for (int k = 0; k < N; ++k) v[k] = fma(v[k], v[(k + 1) % N], 0.25f);
    }
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < N; ++k) sum += v[k];
    out[i] = sum;
}

/* N loads of one turn are all live until the last is there: registers of loads, in groups of many items. NDRange: (items). */
__kernel void chains_gather(__global const float *restrict in, __global float *restrict out, const int turns) {
    const int i = get_global_id(0), items = get_global_size(0);
    float sum = 0.0f;
    for (int t = 0; t < turns; ++t) {
        float v[N];
#pragma unroll
        for (int k = 0; k < N; ++k) v[k] = in[(t * N + k) * items + i];
#pragma unroll
        for (int k = 0; k < N; ++k) sum = fma(sum, v[N - 1 - k], v[k]);
    }
    out[i] = sum;
}
