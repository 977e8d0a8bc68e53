/* Product of two tensors as batches of matrices: DST[b][m][n] = sum of A[b][m][k] * B[b][k][n].
 *
 * The last axis of a matrix are the channels of its tensor, the other the pixels, matrix after matrix: pixel b * rows + row. An
 * item computes BLOCK_M rows by BLOCK_N slices of columns. NDRange: rows, slices of columns, batch.
 *
 * M N K                      sizes; BATCH pairs
 * A_OWN B_OWN                matrices of an operand; 1 is for all pairs
 * A_AFTER B_AFTER            pairs that follow each other and have the same one; behind the last comes the first again
 * TRANSPOSE_A TRANSPOSE_B    A is [k][m], then BLOCK_M is 4; B is [n][k]
 */
#include "tensor.h"

#define STEPS ((K + 3) / 4)
#define PLACE(b, i, size) ((b) * (size) + (i))
#define X_OF(T, b, i, size) (T##_ROWS == 1 ? PLACE(b, i, size) : T##_COLUMNS == size ? i : PLACE(b, i, size) % T##_COLUMNS)
#define ROW_OF(T, b, i, size) (T##_ROWS == 1 ? 0 : T##_COLUMNS == size ? b : PLACE(b, i, size) / T##_COLUMNS)
#define AT(T, p, b, i, size, s) LOAD(T, p, X_OF(T, b, i, size), ROW_OF(T, b, i, size), s)

#define MATRIX(own, after) ((own) == 1 ? 0 : (own) * (after) == BATCH ? pair / (after) : pair / (after) % (own))

/* four rows of four numbers become four columns */
#define TRANSPOSED(to, r)                                                                                                \
    to[0] = (CALC4)(r[0].x, r[1].x, r[2].x, r[3].x);                                                                     \
    to[1] = (CALC4)(r[0].y, r[1].y, r[2].y, r[3].y);                                                                     \
    to[2] = (CALC4)(r[0].z, r[1].z, r[2].z, r[3].z);                                                                     \
    to[3] = (CALC4)(r[0].w, r[1].w, r[2].w, r[3].w);

kernel void matmul(TENSOR_IN(A, a), TENSOR_IN(B, b) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int m0 = get_global_id(0) * BLOCK_M, s0 = get_global_id(1) * BLOCK_N, pair = get_global_id(2);
    if (s0 >= DST_SLICES || m0 >= M || pair >= BATCH) return;
    const int of_a = MATRIX(A_OWN, A_AFTER), of_b = MATRIX(B_OWN, B_AFTER);
    SUM4 acc[BLOCK_M][BLOCK_N];
#pragma unroll
    for (int m = 0; m < BLOCK_M; ++m)
#pragma unroll
        for (int j = 0; j < BLOCK_N; ++j) acc[m][j] = (SUM4)(0);

#pragma nounroll
    for (int s = 0; s < STEPS; ++s) {
        CALC4 rows[BLOCK_M];
#if TRANSPOSE_A
        CALC4 columns[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) columns[i] = AT(A, a, of_a, min(4 * s + i, K - 1), K, m0 / 4);
        TRANSPOSED(rows, columns)
#else
#pragma unroll
        for (int m = 0; m < BLOCK_M; ++m) rows[m] = AT(A, a, of_a, min(m0 + m, M - 1), M, s);
#endif
#if K % 4 /* beyond k lies anything */
        if (s == STEPS - 1) {
#pragma unroll
            for (int m = 0; m < BLOCK_M; ++m)
                rows[m] = (CALC4)(rows[m].x, K % 4 > 1 ? rows[m].y : (CALC)0, K % 4 > 2 ? rows[m].z : (CALC)0, (CALC)0);
        }
#endif
#pragma unroll
        for (int j = 0; j < BLOCK_N; ++j) {
            CALC4 w[4];
#if TRANSPOSE_B
            CALC4 outputs[4];
#pragma unroll
            for (int i = 0; i < 4; ++i) outputs[i] = AT(B, b, of_b, min((s0 + j) * 4 + i, N - 1), N, s);
            TRANSPOSED(w, outputs)
#else
#pragma unroll
            for (int i = 0; i < 4; ++i) w[i] = AT(B, b, of_b, min(4 * s + i, K - 1), K, min(s0 + j, B_SLICES - 1));
#endif
#pragma unroll
            for (int m = 0; m < BLOCK_M; ++m) {
#if SUM_BITS == CALC_BITS
                acc[m][j] += w[0] * rows[m].x;
                acc[m][j] += w[1] * rows[m].y;
                acc[m][j] += w[2] * rows[m].z;
                acc[m][j] += w[3] * rows[m].w;
#else
                acc[m][j] += TO_SUM4(w[0] * rows[m].x + w[1] * rows[m].y + w[2] * rows[m].z + w[3] * rows[m].w);
#endif
            }
        }
    }

#pragma unroll
    for (int m = 0; m < BLOCK_M; ++m)
#pragma unroll
        for (int j = 0; j < BLOCK_N; ++j)
            if (m0 + m < M && s0 + j < DST_SLICES) {
                const int x = X_OF(DST, pair, m0 + m, M), row = ROW_OF(DST, pair, m0 + m, M);
                SUM4 v = acc[m][j];
                FUSE(v, x, row, s0 + j)
                STORE(DST, dst, x, row, s0 + j, v);
            }
}
