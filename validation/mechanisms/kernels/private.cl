/* Arrays of a work item: those that a compiler unrolls into registers, and those that it cannot. */

#ifndef TM
#define TM 4
#define TN 4
#endif
#define BK 16
/* C = A B by tiles of 16 x 16 items, each with TM x TN sums in an array. M, N, K are multiples of the tile. NDRange: (n / TN, m / TM). */
__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void private_mm(__global const float *restrict a, __global const float *restrict b, __global float *restrict c, const int n,
                const int k) {
    __local float as[BK][16 * TM], bs[BK][16 * TN];
    const int tx = get_local_id(0), ty = get_local_id(1), t = ty * 16 + tx;
    const int row0 = get_group_id(1) * 16 * TM, col0 = get_group_id(0) * 16 * TN;
    float sums[TM * TN], left[TM], right[TN];
    for (int i = 0; i < TM * TN; ++i) sums[i] = 0.0f;
    for (int k0 = 0; k0 < k; k0 += BK) {
        for (int i = t; i < BK * 16 * TM; i += 256) as[i % BK][i / BK] = a[(row0 + i / BK) * k + k0 + i % BK];
        for (int i = t; i < BK * 16 * TN; i += 256) bs[i / (16 * TN)][i % (16 * TN)] = b[(k0 + i / (16 * TN)) * n + col0 + i % (16 * TN)];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int kk = 0; kk < BK; ++kk) {
            for (int i = 0; i < TM; ++i) left[i] = as[kk][ty * TM + i];
            for (int j = 0; j < TN; ++j) right[j] = bs[kk][tx * TN + j];
            for (int i = 0; i < TM; ++i)
                for (int j = 0; j < TN; ++j) sums[i * TN + j] += left[i] * right[j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j) c[(row0 + ty * TM + i) * n + col0 + tx * TN + j] = sums[i * TN + j];
}

#ifndef N
#define N 16
#endif
/* N neighbours are kept in an array, and each is multiplied with all before it. NDRange: (items). */
__kernel void private_window(__global const float *restrict in, __global float *restrict out, const int items) {
    const int i = get_global_id(0);
    if (i >= items) return;
    float w[N];
    for (int k = 0; k < N; ++k) w[k] = in[i + k];
    float sum = 0.0f;
    for (int k = 1; k < N; ++k) {
        w[k] = fma(w[k], 0.5f, w[k - 1]);
        sum = fma(w[k], w[N - 1 - k], sum);
    }
    out[i] = sum;
}

/* A histogram of an item's own: the index is data, so the array stays in memory. NDRange: (items). */
__kernel void private_bins(__global const int *restrict in, __global int *restrict out, const int items, const int turns) {
    const int i = get_global_id(0);
    if (i >= items) return;
    int bins[N];
    for (int k = 0; k < N; ++k) bins[k] = 0;
    for (int j = 0; j < turns; ++j) bins[in[j * items + i] & (N - 1)] += 1;
    int most = 0;
    for (int k = 0; k < N; ++k) most = max(most, bins[k] * (k + 1));
    out[i] = most;
}

/* The N largest of a stream, by insertion. NDRange: (items). */
__kernel void private_best(__global const float *restrict in, __global float *restrict out, const int items, const int turns) {
    const int i = get_global_id(0);
    if (i >= items) return;
    float best[N];
    for (int k = 0; k < N; ++k) best[k] = -1.0f;
    for (int j = 0; j < turns; ++j) {
        float v = in[j * items + i];
        for (int k = 0; k < N; ++k) {
            const float larger = fmax(best[k], v);
            v = fmin(best[k], v);
            best[k] = larger;
        }
    }
    for (int k = 0; k < N; ++k) out[k * items + i] = best[k];
}

/* As many sums as an argument says, at most N: their loop cannot be unrolled. NDRange: (items). */
__kernel void private_some(__global const float *restrict in, __global float *restrict out, const int items, const int turns,
                           const int used) {
    const int i = get_global_id(0);
    if (i >= items) return;
    float sums[N];
    for (int k = 0; k < N; ++k) sums[k] = 0.0f;
    for (int j = 0; j < turns; ++j) {
        const float v = in[j * items + i];
        for (int k = 0; k < used; ++k) sums[k] = fma(v, (float)k, sums[k]);
    }
    float all = 0.0f;
    for (int k = 0; k < N; ++k) all += sums[k];
    out[i] = all;
}

/* N sums of a small convolution, those of a loop under a guard that does not change in it. GUARD 1: in the loop; 0: before it.
 * NDRange: (columns, N-blocks). */
__kernel void private_guard(__global const float *restrict in, __global const float *restrict weights, __global float *restrict out,
                            const int items, const int channels, const int low, const int high) {
    const int i = get_global_id(0);
    float sums[N];
    for (int k = 0; k < N; ++k) sums[k] = 0.0f;
    for (int c = 0; c < channels; ++c)
#if GUARD
        for (int k = 0; k < N; ++k) {
            if (i >= low && i < high) sums[k] = fma(in[c * items + i], weights[c * N + k], sums[k]);
        }
#else
        if (i >= low && i < high)
            for (int k = 0; k < N; ++k) sums[k] = fma(in[c * items + i], weights[c * N + k], sums[k]);
#endif
    for (int k = 0; k < N; ++k) out[k * items + i] = sums[k];
}
