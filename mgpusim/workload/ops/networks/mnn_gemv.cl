/* Product of quantized weights with one row, or with four of ROWS rows: a group shares eight outputs, its items take words in turn.
 *
 * Weights: mnn.h; a bias for each output. One row is SRC as image1d_buffer with words of four bits, else a buffer. With FOUR rows
 * follow each other in SRC and DST, and end at a multiple of four. NDRange: GROUP, outputs by eight, rows by four. Structure:
 * alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl/gemv_conv1x1_buf.cl, gemv_conv_c8_buf.
 */
#include "tensor.h"
#include "mnn.h"

#if IN_TEXELS
#define SRC_IN read_only image1d_buffer_t src
#else
#define SRC_IN global const HELD *restrict src
#endif
#if Q_BITS == 4
#define IN CALC4
#if IN_TEXELS
#define TAKE(r) READ_IMAGE(src, at)
#else
#define TAKE(r) TO_CALC4(vload4((r) * (INPUTS / 4) + at, src))
#endif
#define ADD(sum, in)                                                                                                     \
    sum = mad((CALC8)(in.x), w0, sum);                                                                                   \
    sum = mad((CALC8)(in.y), w1, sum);                                                                                   \
    sum = mad((CALC8)(in.z), w2, sum);                                                                                   \
    sum = mad((CALC8)(in.w), w3, sum);
#else
#define IN CAT(CALC, 2)
#define TAKE(r) CAT(convert_, IN)(vload2((r) * (INPUTS / 2) + at, src))
#define ADD(sum, in)                                                                                                     \
    sum = mad((CALC8)(in.x), w0, sum);                                                                                   \
    sum = mad((CALC8)(in.y), w1, sum);
#endif

kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void mnn_gemv(SRC_IN, WORDS_IN, SCALES_IN, global const HELD *restrict biases, global HELD *restrict dst) {
    const int lane = get_local_id(0), o = get_global_id(1);
    local CALC8 sums[FOUR ? 4 : 1][GROUP];
    CALC8 sum0 = (CALC8)(0);
#if FOUR
    const int row = get_global_id(2) * 4;
    CALC8 sum1 = sum0, sum2 = sum0, sum3 = sum0;
#else
    const int row = 0;
#endif
    for (int at = lane; at < WORDS; at += GROUP) {
        BLOCK_OF(at * EACH, o)
        QUANTS_OF(WORD(at, o))
        const CALC8 w0 = WEIGHTS(0), w1 = WEIGHTS(1);
#if Q_BITS == 4
        const CALC8 w2 = WEIGHTS(2), w3 = WEIGHTS(3);
#endif
        const IN in0 = TAKE(row);
        ADD(sum0, in0)
#if FOUR
        const IN in1 = TAKE(row + 1), in2 = TAKE(row + 2), in3 = TAKE(row + 3);
        ADD(sum1, in1)
        ADD(sum2, in2)
        ADD(sum3, in3)
#endif
    }
    sums[0][lane] = sum0;
#if FOUR
    sums[1][lane] = sum1;
    sums[2][lane] = sum2;
    sums[3][lane] = sum3;
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = GROUP / 2; step > 0; step /= 2) {
        if (lane < step)
            for (int r = 0; r < (FOUR ? 4 : 1); ++r) sums[r][lane] += sums[r][lane + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane > 0) return;
    const CALC8 bias = TO_CALC8(vload8(o, biases));
#if FOUR
    for (int r = 0; r < 4; ++r) vstore8(TO_HELD8(sums[r][0] + bias), (row + r) * EIGHTS + o, dst);
#else
    const HELD8 v = TO_HELD8(sums[0][0] + bias);
#if OUTPUTS % 8 && OUTPUTS % 8 <= 4
    vstore4(v.lo, o * 2, dst);
    if (o < EIGHTS - 1) vstore4(v.hi, o * 2 + 1, dst);
#else
    vstore8(v, o, dst);
#endif
#endif
}
