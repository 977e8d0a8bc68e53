/* C = A B for each of BATCH matrices: A is M x K, B is K x N, C is M x N, all row by row.
 *
 * A work item computes TILE_M rows by TILE_N vectors of VEC columns; its vectors stand WG_X apart if STRIDED, else side by side.
 * NDRange: columns (WG_X items a group), rows (WG_Y), matrices times SPLIT (SPLIT a group): the slices of a group add up
 * disjoint parts of k, which meet in local memory. Sizes need not be multiples of the tiles: loads are clamped, stores guarded.
 * K is a multiple of VEC * DEPTH * SPLIT, N of VEC.
 *
 * M N K BATCH            sizes
 * BITS                   of a number: 32, or 16 for half precision
 * VEC                    width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * TILE_M TILE_N          tile of a work item (coarsening)
 * DEPTH                  vectors of k per step: unrolled, and staged at once
 * A_IMAGE B_IMAGE C_IMAGE   operand in an image (a texel is four columns), else in a buffer
 * LOCAL_A LOCAL_B        the group stages its tile of the operand in local memory
 * BROADCAST              scalar times vector, else the scalar is widened first
 * WG_X WG_Y SPLIT        shape of the work group, slices of the reduction
 */
#include "types.h"
#include "reduction.h"

#if TILE_M * TILE_N * VEC > 512 || TILE_M * TILE_N * VEC * DEPTH * VEC > 32768
#error "a work item of more than 512 accumulators or 32768 multiplications per step is not compiled"
#endif

#define KV (K / VEC)
#define NV (N / VEC)

#if A_IMAGE
#define A_PARAM read_only image2d_t a
#define LOAD_A(row, k) READ_IMAGE(a, texel, (int2)(k, row))
#else
#define A_PARAM global const FV *restrict a
#define LOAD_A(row, k) a[(row) * KV + (k)]
#endif
#if B_IMAGE
#define B_PARAM read_only image2d_t b
#define LOAD_B(k, column) READ_IMAGE(b, texel, (int2)(column, k))
#else
#define B_PARAM global const FV *restrict b
#define LOAD_B(k, column) b[(k) * NV + (column)]
#endif
#if C_IMAGE
#define C_PARAM write_only image2d_t c
#define STORE_C(row, column, value) WRITE_IMAGE(c, (int2)(column, row), value)
#else
#define C_PARAM global FV *restrict c
#define STORE_C(row, column, value) c[(row) * NV + (column)] = value
#endif

#if LOCAL_A || LOCAL_B || STRIDED || SPLIT > 1
#define GROUPED 1 /* items work together: the shape of the group is part of the kernel */
#endif
#define ROWS (WG_Y * TILE_M)      /* of a group */
#define COLUMNS (WG_X * TILE_N)   /* vectors of a group */
#define PLANE (WG_X * WG_Y)       /* items of a slice */
#if STRIDED
#define IN_GROUP(lx, n) ((n) * WG_X + (lx))
#else
#define IN_GROUP(lx, n) ((lx) * TILE_N + (n))
#endif

#if GROUPED
__attribute__((reqd_work_group_size(WG_X, WG_Y, SPLIT)))
#endif
kernel void gemm(A_PARAM, B_PARAM, C_PARAM) {
#if GROUPED
    const int lx = get_local_id(0), ly = get_local_id(1), slice = get_local_id(2);
    const int first_row = get_group_id(1) * ROWS, first_column = get_group_id(0) * COLUMNS;
#else
    const int lx = get_global_id(0), ly = get_global_id(1), slice = 0, first_row = 0, first_column = 0;
#endif
    const int matrix = get_global_id(2) / SPLIT;
    const int a_row = matrix * M, b_row = matrix * K;
    const int first_k = slice * (KV / SPLIT);

#if LOCAL_A
    local FV a_tile[SPLIT][ROWS][DEPTH];
#endif
#if LOCAL_B
    local FV b_tile[SPLIT][DEPTH * VEC][COLUMNS];
#endif
    FV acc[TILE_M][TILE_N];
#pragma unroll
    for (int m = 0; m < TILE_M; ++m)
#pragma unroll
        for (int n = 0; n < TILE_N; ++n) acc[m][n] = (FV)(0);

    for (int step = 0; step < KV / SPLIT; step += DEPTH) {
        const int k0 = first_k + step;
#if LOCAL_A || LOCAL_B
        const int item = ly * WG_X + lx;
        barrier(CLK_LOCAL_MEM_FENCE);
#if LOCAL_A
        for (int at = item; at < ROWS * DEPTH; at += PLANE) {
            const int row = min(first_row + at / DEPTH, M - 1);
            a_tile[slice][at / DEPTH][at % DEPTH] = LOAD_A(a_row + row, k0 + at % DEPTH);
        }
#endif
#if LOCAL_B
        for (int at = item; at < DEPTH * VEC * COLUMNS; at += PLANE) {
            const int column = min(first_column + at % COLUMNS, NV - 1);
            b_tile[slice][at / COLUMNS][at % COLUMNS] = LOAD_B(b_row + k0 * VEC + at / COLUMNS, column);
        }
#endif
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
#pragma unroll
        for (int d = 0; d < DEPTH; ++d) {
            FV rows[TILE_M];
#pragma unroll
            for (int m = 0; m < TILE_M; ++m) {
#if LOCAL_A
                rows[m] = a_tile[slice][ly * TILE_M + m][d];
#else
                rows[m] = LOAD_A(a_row + min(first_row + ly * TILE_M + m, M - 1), k0 + d);
#endif
            }
#if LOCAL_B
#define B_AT(i, n) b_tile[slice][d * VEC + i][IN_GROUP(lx, n)]
#else
#define B_AT(i, n) LOAD_B(b_row + (k0 + d) * VEC + i, min(first_column + IN_GROUP(lx, n), NV - 1))
#endif
#define LANE_STEP(i)                                                                                       \
    {                                                                                                      \
        _Pragma("unroll") for (int n = 0; n < TILE_N; ++n) {                                               \
            const FV column = B_AT(i, n);                                                                  \
            _Pragma("unroll") for (int m = 0; m < TILE_M; ++m)                                             \
                MULTIPLY_ADD(acc[m][n], LANE(rows[m], i), column);                                         \
        }                                                                                                  \
    }
            LANES(LANE_STEP)
        }
    }

    ADD_SLICES(acc, TILE_M, TILE_N, ly * WG_X + lx, PLANE)
#pragma unroll
    for (int m = 0; m < TILE_M; ++m) {
        const int row = first_row + ly * TILE_M + m;
#pragma unroll
        for (int n = 0; n < TILE_N; ++n) {
            const int column = first_column + IN_GROUP(lx, n);
            if (row < M && column < NV) STORE_C(a_row + row, column, acc[m][n]);
        }
    }
}
