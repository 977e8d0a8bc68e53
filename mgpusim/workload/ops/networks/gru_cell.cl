/* A step of a GRU behind its products: the parts update, reset and new lie beside each other in the channels of IN, which the
 * input makes, and of OLD, which the state makes; the reset gate weighs the new part of the state.
 *
 * NDRange: that of items.h over DST, the new state; KEPT is the old one. CELLS as in cell.h.
 */
#include "tensor.h"
#include "cell.h"

kernel void gru_cell(TENSOR_IN(IN, in), TENSOR_IN(OLD, old), TENSOR_IN(KEPT, kept) FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const SUM4 update = SIGMOID(PART(IN, in, 0) + PART(OLD, old, 0));
    const SUM4 reset = SIGMOID(PART(IN, in, 1) + PART(OLD, old, 1));
    const SUM4 fresh = tanh(PART(IN, in, 2) + reset * PART(OLD, old, 2));
    SUM4 v = fresh + update * (TO_SUM4(LOAD(KEPT, kept, x, row, s)) - fresh);
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
