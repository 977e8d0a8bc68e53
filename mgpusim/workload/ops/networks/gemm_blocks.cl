/* The rows of a matrix in blocks of M0 x K0, V0 of them along rows together, as gemm.cl reads them.
 *
 * NDRange: blocks along K, blocks of rows, matrices. Constants: gemm.cl. Rows beyond the matrix are its last.
 * Structure: ARM-software/ComputeLibrary, src/core/CL/cl_kernels/common/gemm_utils.cl.
 */
#include "tensor.h"
#include "gemm.h"

#define STEPS (K / K0)
#define BLOCKS_M ((M + M0 - 1) / M0)
#define GROUPS_M ((BLOCKS_M + V0 - 1) / V0)
#define LENGTH (LHS_TURNED ? M0 : K0)
#define TO(i) (out + (LHS_BESIDE ? (i) * V0 + by % V0 : by % V0 * (LHS_TURNED ? K0 : M0) + (i)) * LENGTH)
#define TURN(i) STORE_OF(M0, DST, (CALC_OF(M0))(COLUMN_OF(M0, i)), TO(CAT(0x, i)));
#define COLUMN_OF(n, i) CAT(COLUMN_, n)(i)
#define COLUMN_1(i) LANE(K0, a[0], i)
#define COLUMN_2(i) COLUMN_1(i), LANE(K0, a[1], i)
#define COLUMN_4(i) COLUMN_2(i), LANE(K0, a[2], i), LANE(K0, a[3], i)
#define COLUMN_8(i) COLUMN_4(i), LANE(K0, a[4], i), LANE(K0, a[5], i), LANE(K0, a[6], i), LANE(K0, a[7], i)

kernel void gemm_blocks(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    const int step = get_global_id(0), by = get_global_id(1), z = get_global_id(2);
    if (step >= STEPS || by >= BLOCKS_M || z >= DST_ROWS) return;
    global CAT(REAL_, DST_BITS) *out =
        ((global CAT(REAL_, DST_BITS) *)dst) + ((z * GROUPS_M + by / V0) * STEPS + step) * (V0 * M0 * K0);
    CALC_OF(K0) a[M0];
#pragma unroll
    for (int m = 0; m < M0; ++m)
        a[m] = LOAD_OF(K0, SRC, NUMBERS(SRC, src) + (z * M + min(by * M0 + m, M - 1)) * K + step * K0);
#if LHS_TURNED
    EACH(K0, TURN)
#else
#pragma unroll
    for (int m = 0; m < M0; ++m) STORE_OF(K0, DST, a[m], TO(m));
#endif
}
