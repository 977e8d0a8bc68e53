/* Products of matrices that lie by K: C[m][n] = SCALE sum of A[k][m] B[k][n] (+ MASK[m][n]), or with FLIPPED C[n][m].
 *
 * CAP of a product times SCALE, if there is one, of floats
 * M N K        sizes; A_PITCH B_PITCH C_PITCH MASK_PITCH numbers from a line to the next; SHARED of A have one B
 * BLOCKS_M BLOCKS_N   vectors of four rows and columns of an item
 * A_SIZE B_SIZE C_SIZE   numbers from a matrix to the next
 * NDRange: rows, columns, matrices. Structure: alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl/matmul_params_buf.cl, Xgemm
 * and XgemmBatched without local memory, as core/OpenCLGemmTune.cpp asks for.
 */
#include "tensor.h"
#include "mnn.h"

#if MASKED
#define MASK_IN , global const HELD *restrict mask
#else
#define MASK_IN
#endif
#define ROW(e, i)                                                                                                        \
    {                                                                                                                    \
        _Pragma("unroll") for (int n = 0; n < BLOCKS_N; ++n) sums[m * 4 + i][n] = mad((SUM4)(left[m].e), right[n], sums[m * 4 + i][n]); \
    }
#define STEP(k)                                                                                                          \
    {                                                                                                                    \
        SUM4 left[BLOCKS_M], right[BLOCKS_N];                                                                            \
        _Pragma("unroll") for (int m = 0; m < BLOCKS_M; ++m) left[m] = TO_SUM4(vload4(((k) * A_PITCH + m0) / 4 + m, of_a)); \
        _Pragma("unroll") for (int n = 0; n < BLOCKS_N; ++n) right[n] = TO_SUM4(vload4(((k) * B_PITCH + n0) / 4 + n, of_b)); \
        _Pragma("unroll") for (int m = 0; m < BLOCKS_M; ++m) { ROW(x, 0) ROW(y, 1) ROW(z, 2) ROW(w, 3) }                 \
    }

kernel __attribute__((reqd_work_group_size(GROUP_M, GROUP_N, 1)))
void mnn_product(global const HELD *restrict a, global const HELD *restrict b MASK_IN, global HELD *restrict c) {
    const int m0 = get_global_id(0) * 4 * BLOCKS_M, n0 = get_global_id(1) * 4 * BLOCKS_N, of = get_global_id(2);
    if (m0 >= M || n0 >= N) return;
    global const HELD *of_a = a + of * A_SIZE, *of_b = b + of / SHARED * B_SIZE;
    SUM4 sums[4 * BLOCKS_M][BLOCKS_N];
#pragma unroll
    for (int m = 0; m < 4 * BLOCKS_M; ++m)
#pragma unroll
        for (int n = 0; n < BLOCKS_N; ++n) sums[m][n] = (SUM4)(0);
#pragma nounroll
    for (int k = 0; k < K / 2 * 2; k += 2) {
        STEP(k)
        STEP(k + 1)
    }
#if K % 2
    STEP(K - 1)
#endif
    global HELD *of_c = c + of * C_SIZE;
#if FLIPPED
#define PUT(e, i)                                                                                                        \
    vstore4(TO_HELD4((SUM4)(sums[m * 4][n].e, sums[m * 4 + 1][n].e, sums[m * 4 + 2][n].e, sums[m * 4 + 3][n].e)),        \
            ((n0 + n * 4 + i) * C_PITCH + m0) / 4 + m, of_c);
#pragma unroll
    for (int m = 0; m < BLOCKS_M; ++m)
#pragma unroll
        for (int n = 0; n < BLOCKS_N; ++n) { PUT(x, 0) PUT(y, 1) PUT(z, 2) PUT(w, 3) }
#else
#pragma unroll
    for (int m = 0; m < 4 * BLOCKS_M; ++m)
#pragma unroll
        for (int n = 0; n < BLOCKS_N; ++n) {
            SUM4 v = sums[m][n] * (SUM)SCALE;
#ifdef CAP
            v = CAPPED(v);
#endif
#if MASKED
            v += TO_SUM4(vload4(((m0 + m) * MASK_PITCH + n0) / 4 + n, mask));
#endif
            vstore4(TO_HELD4(v), ((m0 + m) * C_PITCH + n0) / 4 + n, of_c);
        }
#endif
}
