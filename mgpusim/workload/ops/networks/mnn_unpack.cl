/* Quantized weights as numbers, outputs of an input beside each other: [input][PITCH].
 *
 * Weights: mnn.h. NDRange: words of an output, outputs by eight. Structure: alibaba/MNN at 4d40bdb,
 * source/backend/opencl/execution/cl/gemm_conv1x1_buf.cl, inverse_quant_weight.
 */
#include "tensor.h"
#include "mnn.h"

#define PUT(i) vstore8(TO_HELD8(WEIGHTS(i)), ((at * EACH + i) * PITCH + o * 8) / 8, dst);

kernel void mnn_unpack(WORDS_IN, SCALES_IN, global HELD *restrict dst) {
    const int at = get_global_id(0), o = get_global_id(1);
    if (at >= WORDS || o >= EIGHTS) return;
    BLOCK_OF(at * EACH, o)
    QUANTS_OF(WORD(at, o))
    PUT(0)
    PUT(1)
#if Q_BITS == 4
    PUT(2)
    PUT(3)
#endif
}
