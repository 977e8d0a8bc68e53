/* Product of quantized weights with rows whose planes of four inputs follow each other: an item makes eight outputs of EACH_ROWS rows.
 *
 * Weights: mnn.h; SRC is an image1d_buffer over its planes. NDRange: rows by EACH_ROWS, outputs by eight. Rows behind the last are
 * read as the last. Structure: alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl/gemm_conv1x1_buf.cl,
 * gemm_b4_c8_int4_buf, gemm_b8_c8_int4_buf, gemm_b4_c8_int8_buf.
 */
#include "tensor.h"
#include "mnn.h"

#define EACH_ROW(step) step(0) step(1) step(2) step(3) EACH_ROW_8(step)
#if EACH_ROWS == 8
#define EACH_ROW_8(step) step(4) step(5) step(6) step(7)
#else
#define EACH_ROW_8(step)
#endif
#define FIRST(r) CALC8 sum##r = TO_CALC8(vload8(o, biases));
#define TAKE(r) const CALC4 in##r = READ_IMAGE(src, k / 4 * ROWS + min(x + r, ROWS - 1));
#define ADD_FIRST(r) sum##r = mad((CALC8)(in##r.y), w1, mad((CALC8)(in##r.x), w0, sum##r));
#define ADD_SECOND(r) sum##r = mad((CALC8)(in##r.w), w3, mad((CALC8)(in##r.z), w2, sum##r));
#define PUT(r)                                                                                                           \
    if (x + r < ROWS) {                                                                                                  \
        const HELD8 v = TO_HELD8(sum##r);                                                                                \
        vstore4(v.lo, o * 2 * ROWS + x + r, dst);                                                                        \
        if (SECOND) vstore4(v.hi, (o * 2 + 1) * ROWS + x + r, dst);                                                      \
    }
#if OUTPUTS % 8 && OUTPUTS % 8 <= 4
#define SECOND (o < EIGHTS - 1)
#else
#define SECOND 1
#endif

kernel void mnn_gemm(read_only image1d_buffer_t src, WORDS_IN, SCALES_IN, global const HELD *restrict biases,
                     global HELD *restrict dst) {
    const int x = get_global_id(0) * EACH_ROWS, o = get_global_id(1);
    if (x >= ROWS || o >= EIGHTS) return;
    EACH_ROW(FIRST)
#pragma nounroll
    for (int block = 0; block < INPUTS; block += Q_BLOCK) {
        BLOCK_OF(block, o)
#pragma nounroll
        for (int k = block; k < block + Q_BLOCK; k += 4) {
            EACH_ROW(TAKE)
            {
                QUANTS_OF(WORD(k / EACH, o))
                const CALC8 w0 = WEIGHTS(0), w1 = WEIGHTS(1);
                EACH_ROW(ADD_FIRST)
#if Q_BITS == 4
                const CALC8 w2 = WEIGHTS(2), w3 = WEIGHTS(3);
                EACH_ROW(ADD_SECOND)
#endif
            }
#if Q_BITS == 8
            {
                QUANTS_OF(WORD(k / EACH + 1, o))
                const CALC8 w2 = WEIGHTS(0), w3 = WEIGHTS(1);
                EACH_ROW(ADD_SECOND)
            }
#endif
        }
    }
    EACH_ROW(PUT)
}
