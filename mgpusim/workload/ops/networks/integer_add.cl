/* Sum of two tensors of 8 bits, as TensorFlow Lite's reference adds them: both are brought to a common scale with 20 bits more,
 * added, and brought to that of the output.
 *
 * NDRange: that of items.h over DST. FIRST and SECOND load the operands, whose sizes of 1 are broadcast.
 * A_ZERO A_MULTIPLIER A_SHIFT   of the first operand; B_ of the second; OUT_MULTIPLIER OUT_SHIFT of the sum
 */
#include "tensor.h"
#include "items.h"
#include "integers.h"

#define COMMON(v, T) rescaled((convert_int4(v) - T##_ZERO) << 20, (int4)(T##_MULTIPLIER), (int4)(T##_SHIFT))

kernel void integer_add(TENSOR_IN(A, a), TENSOR_IN(B, b), TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int4 sum = COMMON(FIRST, A) + COMMON(SECOND, B);
    STORE_8(x, row, s, rescaled(sum, (int4)(OUT_MULTIPLIER), (int4)(OUT_SHIFT)));
}
