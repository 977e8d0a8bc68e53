/* An element-wise operator, and those fused behind it: FUSE of each element of the first operand.
 *
 * NDRange: columns, rows, slices. SRC and DST have the same sizes, or SRC sizes of 1 that are broadcast.
 */
#include "tensor.h"

kernel void elementwise(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), row = get_global_id(1), s = get_global_id(2);
    if (x >= DST_COLUMNS || row >= DST_ROWS || s >= DST_SLICES) return;
    SUM4 v = TO_SUM4(LOAD(SRC, src, SRC_COLUMNS == 1 ? 0 : x, SRC_ROWS == 1 ? 0 : row, SRC_SLICES == 1 ? 0 : s));
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
