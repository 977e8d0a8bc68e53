/* An element-wise operator, and those fused behind it: FUSE of each element of the first operand, FIRST.
 *
 * NDRange: that of items.h over DST. Sizes of 1 of any operand are broadcast.
 */
#include "tensor.h"
#include "items.h"

kernel void elementwise(TENSOR_IN(SRC, src) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    SUM4 v = TO_SUM4(FIRST);
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
