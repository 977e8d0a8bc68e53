/* A step of an LSTM behind its products: the gates input, forget, cell and output lie beside each other in the channels of GATES.
 *
 * NDRange: that of items.h over DST, the new state; MADE is the new memory. CELLS as in cell.h.
 */
#include "tensor.h"
#include "cell.h"

kernel void lstm_cell(TENSOR_IN(GATES, gates), TENSOR_IN(KEPT, kept) FUSED_PARAMS, TENSOR_OUT(DST, dst), TENSOR_OUT(MADE, made)) {
    ITEM(DST)
    const SUM4 written = SIGMOID(PART(GATES, gates, 0)) * tanh(PART(GATES, gates, 2));
    const SUM4 memory = SIGMOID(PART(GATES, gates, 1)) * TO_SUM4(LOAD(KEPT, kept, x, row, s)) + written;
    SUM4 v = SIGMOID(PART(GATES, gates, 3)) * tanh(memory);
    STORE(MADE, made, x, row, s, memory);
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
