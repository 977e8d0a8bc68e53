/* Product of matrices in blocks: DST[z][m][n] = bias[n] + sum over k of LHS[z][m][k] * RHS[z][k][n]. Tensors are rows of numbers.
 *
 * An item computes M0 rows by N0 columns, K0 terms at a time. NDRange: blocks of columns, blocks of rows, matrices. The weights lie
 * in blocks of K0 x N0 that were made once; LHS lies as it is, or in blocks of M0 x K0 that another kernel makes (gemm_blocks.cl).
 * Structure: ARM-software/ComputeLibrary, src/core/CL/cl_kernels/common/gemm.cl and gemm_reshaped_rhs_only.cl.
 *
 * M N K          of a matrix; K counts the zeros that pad the last four
 * M0 N0 K0       of a block: powers of two, but for M0 where LHS_TURNED is 0; K0 divides K
 * LHS_BLOCKS     LHS is in blocks, V0 of them along rows together
 * LHS_BESIDE     rows of V0 blocks take turns; LHS_TURNED: a block is K0 x M0, and RHS_TURNED is 0
 * H0             blocks of weights along columns that lie together; RHS_BESIDE: their rows take turns; RHS_TURNED: a block is N0 x K0
 * RHS_IMAGE      an image of four weights a texel, else a buffer; RHS_SETS: one for each matrix; W_BITS of a weight
 */
#include "tensor.h"
#include "gemm.h"

#define STEPS (K / K0)
#define BLOCKS_N ((N + N0 - 1) / N0)
#define BLOCKS_M ((M + M0 - 1) / M0)
#define GROUPS_N ((BLOCKS_N + H0 - 1) / H0)
#define GROUPS_M ((BLOCKS_M + V0 - 1) / V0)
#define ALL_ROWS(DO) _Pragma("unroll") for (int m = 0; m < M0; ++m) DO

/* number j of row i of a block's weights, of LENGTH numbers a row */
#define RHS_AT(i, length) ((RHS_BESIDE ? (i) * H0 + h : h * RHS_ROWS + (i)) * (length) + step * (K0 * N0 * H0))
#if RHS_TURNED
#define RHS_ROWS N0
#define RHS_LENGTH K0
#else
#define RHS_ROWS K0
#define RHS_LENGTH N0
#endif
#if RHS_IMAGE
#define RHS_IN read_only image2d_t weights
#define RHS(i) CAT(TEXELS_, RHS_LENGTH)(RHS_AT(i, RHS_LENGTH) / 4)
#define TEXELS_4(x) READ_IMAGE(weights, texel, (int2)(x, group))
#define TEXELS_8(x) (CALC_OF(8))(TEXELS_4(x), TEXELS_4((x) + 1))
#define TEXELS_16(x) (CALC_OF(16))(TEXELS_8(x), TEXELS_8((x) + 2))
#else
#define RHS_IN global const CAT(REAL_, W_BITS) *restrict weights
#define RHS(i) LOAD_OF(RHS_LENGTH, W, weights + group * (K * N0 * H0) + RHS_AT(i, RHS_LENGTH))
#endif

#if LHS_BLOCKS
#define LHS_BLOCK(i, length) \
    NUMBERS(SRC, src) + ((z * GROUPS_M + by / V0) * STEPS + step) * (V0 * M0 * K0) + \
        (LHS_BESIDE ? (i) * V0 + by % V0 : by % V0 * (LHS_TURNED ? K0 : M0) + (i)) * (length)
#define FIRST_ROW (by * M0)
#define ROW_IS_MINE (BLOCKS_M * M0 == M || row < M)
#else /* the first block begins where the last ends with the matrix, so that no row is beyond it */
#define SPARE (BLOCKS_M * M0 - M)
#define LHS_BLOCK(i, length) NUMBERS(SRC, src) + (z * M + m0 + (i)) * K + step * K0
#define FIRST_ROW max(by * M0 - SPARE, 0)
#define ROW_IS_MINE (SPARE == 0 || by > 0 || m < M0 - SPARE)
#endif

#if LHS_TURNED
#define ROW_OF_SUMS(m) acc[m] += CAT(convert_, SUM_OF(N0))(b * LANE(M0, a, m));
#define TERM(i)                                                                                                          \
    {                                                                                                                    \
        const CALC_OF(M0) a = LOAD_OF(M0, SRC, LHS_BLOCK(CAT(0x, i), M0));                                               \
        const CALC_OF(N0) b = RHS(CAT(0x, i));                                                                           \
        EACH_OF_ROWS(M0, ROW_OF_SUMS)                                                                                    \
    }
#elif RHS_TURNED
#define PRODUCT(j, i) LANE(N0, acc[m], j) += CAT(convert_, SUM)(LANE(K0, a[m], i) * LANE(K0, b, i));
#define COLUMN(j)                                                                                                        \
    {                                                                                                                    \
        const CALC_OF(K0) b = RHS(CAT(0x, j));                                                                           \
        ALL_ROWS({ CAT(PRODUCTS_, K0)(j) })                                                                              \
    }
#define PRODUCTS_1(j) PRODUCT(j, 0)
#define PRODUCTS_2(j) PRODUCTS_1(j) PRODUCT(j, 1)
#define PRODUCTS_4(j) PRODUCTS_2(j) PRODUCT(j, 2) PRODUCT(j, 3)
#define PRODUCTS_8(j) PRODUCTS_4(j) PRODUCT(j, 4) PRODUCT(j, 5) PRODUCT(j, 6) PRODUCT(j, 7)
#define PRODUCTS_16(j)                                                                                                   \
    PRODUCTS_8(j) PRODUCT(j, 8) PRODUCT(j, 9) PRODUCT(j, a) PRODUCT(j, b) PRODUCT(j, c) PRODUCT(j, d) PRODUCT(j, e) PRODUCT(j, f)
#else
#define TERM(i)                                                                                                          \
    {                                                                                                                    \
        const CALC_OF(N0) b = RHS(CAT(0x, i));                                                                           \
        ALL_ROWS({ acc[m] += CAT(convert_, SUM_OF(N0))(b * LANE(K0, a[m], i)); })                                        \
    }
#endif
#define EACH_OF_ROWS(n, DO) CAT(ROWS_, n)(DO)
#define ROWS_1(DO) DO(0)
#define ROWS_2(DO) ROWS_1(DO) DO(1)
#define ROWS_4(DO) ROWS_2(DO) DO(2) DO(3)
#define ROWS_8(DO) ROWS_4(DO) DO(4) DO(5) DO(6) DO(7)

/* slices of four of a row's sums */
#define SLICES_1(DO) DO(0, (SUM4)(v))
#define SLICES_2(DO) DO(0, (SUM4)(v, v))
#define SLICES_4(DO) DO(0, v)
#define SLICES_8(DO) DO(0, v.lo) DO(1, v.hi)
#define SLICES_16(DO) DO(0, v.s0123) DO(1, v.s4567) DO(2, v.s89ab) DO(3, v.scdef)
#define PUT(j, four)                                                                                                     \
    if (bx * N0 / 4 + j < DST_SLICES) {                                                                                  \
        SUM4 made = four;                                                                                                \
        FUSE(made, row, z, bx * N0 / 4 + j)                                                                              \
        PUT_SLICE(j)                                                                                                     \
    }
#if N0 >= 4
#define PUT_SLICE(j) STORE(DST, dst, row, z, bx * N0 / 4 + j, made);
#else
#define PUT_SLICE(j)                                                                                                     \
    STORE_OF(N0, DST, LANES_OF(N0), ((global CAT(REAL_, DST_BITS) *)dst) + (z * M + row) * (DST_SLICES * 4) + bx * N0);
#define LANES_OF(n) CAT(LANES_OF_, n)
#define LANES_OF_1 made.x
#define LANES_OF_2 made.xy
#endif

kernel void gemm(TENSOR_IN(SRC, src), RHS_IN, global const CAT(REAL_, W_BITS) *restrict biases FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int bx = get_global_id(0), by = get_global_id(1), z = get_global_id(2);
    if (bx >= BLOCKS_N || by >= BLOCKS_M || z >= DST_ROWS) return;
    const int h = bx % H0, group = (RHS_SETS ? z * GROUPS_N : 0) + bx / H0, m0 = FIRST_ROW;
    SUM_OF(N0) acc[M0];
    ALL_ROWS(acc[m] = (SUM_OF(N0))(0);)

#pragma nounroll
    for (int step = 0; step < STEPS; ++step) {
#if !LHS_TURNED
        CALC_OF(K0) a[M0];
        ALL_ROWS(a[m] = LOAD_OF(K0, SRC, LHS_BLOCK(m, K0));)
#endif
#if RHS_TURNED
        EACH(N0, COLUMN)
#else
        EACH(K0, TERM)
#endif
    }

    const SUM_OF(N0) bias = CAT(convert_, SUM_OF(N0))(LOAD_OF(N0, W, biases + bx * N0));
    ALL_ROWS({
        const int row = m0 + m;
        if (ROW_IS_MINE) {
            const SUM_OF(N0) v = acc[m] + bias;
            CAT(SLICES_, N0)(PUT)
        }
    })
}
