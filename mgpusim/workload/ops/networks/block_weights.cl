/* Fully connected layer whose weights are whole numbers in blocks: DST[p][o] = bias + sum over blocks of scale * sum of SRC[p] by them.
 *
 * An item computes BLOCK_P pixels by a slice of outputs over one part of the blocks; SPLIT parts meet in local memory. NDRange:
 * slices of outputs (WG_X a group), parts (SPLIT a group), pixels by BLOCK_P. Parts take turns at blocks. Sums are float.
 *
 * PIXELS BLOCKS   of the layer; weights as blocks.h has them
 */
#include "tensor.h"
#include "blocks.h"

#define X_OF(T, p) (T##_ROWS == 1 ? (p) : (p) % T##_COLUMNS)
#define ROW_OF(T, p) (T##_ROWS == 1 ? 0 : (p) / T##_COLUMNS)
#define DOT(rows, of) (rows.s0123 * of.x + rows.s4567 * of.y + rows.s89ab * of.z + rows.scdef * of.w)

#if SPLIT > 1
__attribute__((reqd_work_group_size(WG_X, SPLIT, 1)))
#endif
kernel void block_weights(TENSOR_IN(SRC, src), global const uint4 *restrict weights, global const half *restrict scales,
                          TENSOR_IN(B, biases) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int o = get_global_id(0), p0 = get_global_id(2) * BLOCK_P, s = min(o, DST_SLICES - 1);
#if SPLIT > 1
    const int lane = get_local_id(0), part = get_local_id(1);
#else
    const int part = 0;
    if (o >= DST_SLICES || get_global_id(1) > 0 || p0 >= PIXELS) return;
#endif
    SUM4 acc[BLOCK_P];
#pragma unroll
    for (int m = 0; m < BLOCK_P; ++m) acc[m] = (SUM4)(0);

#pragma nounroll
    for (int b = part; b < BLOCKS; b += SPLIT) {
        SUM4 sums[BLOCK_P];
#pragma unroll
        for (int m = 0; m < BLOCK_P; ++m) sums[m] = (SUM4)(0);
#pragma unroll
        for (int v = 0; v < PACKED_VECTORS; ++v) {
            const uint4 packed = WEIGHTS_AT(b * PACKED_VECTORS + v, s);
            const CALC16 lower = LOWER(packed);
#if Q_BITS == 4
            const CALC16 upper = UPPER(packed);
#endif
            const int at = (b * PACKED_VECTORS + v) * PACKED / 4;
#pragma unroll
            for (int m = 0; m < BLOCK_P; ++m) {
                const int p = min(p0 + m, PIXELS - 1), x = X_OF(SRC, p), row = ROW_OF(SRC, p);
                const CALC4 in = LOAD(SRC, src, x, row, at);
                CALC4 sum = DOT(lower, in);
#if Q_BITS == 4
                const CALC4 next = LOAD(SRC, src, x, row, at + 1);
                sum += DOT(upper, next);
#endif
                sums[m] += TO_SUM4(sum);
            }
        }
        const SUM4 scale = SCALE_AT(b, s);
#pragma unroll
        for (int m = 0; m < BLOCK_P; ++m) acc[m] += sums[m] * scale;
    }
#if SPLIT > 1
    local SUM4 parts[SPLIT][BLOCK_P][WG_X];
#pragma unroll
    for (int m = 0; m < BLOCK_P; ++m) parts[part][m][lane] = acc[m];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0 || o >= DST_SLICES) return;
#pragma unroll
    for (int i = 1; i < SPLIT; ++i)
#pragma unroll
        for (int m = 0; m < BLOCK_P; ++m) acc[m] += parts[i][m][lane];
#endif
    const SUM4 bias = TO_SUM4(LOAD(B, biases, 0, 0, s));
#pragma unroll
    for (int m = 0; m < BLOCK_P; ++m)
        if (p0 + m < PIXELS) {
            const int x = X_OF(DST, p0 + m), row = ROW_OF(DST, p0 + m);
            SUM4 v = acc[m] + bias;
            FUSE(v, x, row, s)
            STORE(DST, dst, x, row, s, v);
        }
}
