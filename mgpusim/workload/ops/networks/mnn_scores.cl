/* Scores of queries and keys, SCALE times their products: four keys of one query, or four keys of four queries with a mask.
 *
 * K lies by channels, a key beside the other (planes.h, 7). One query is read from its tensor, and DST is [head][PITCH]. Else Q has been
 * turned, and DST and MASK are [head][key][Q_PITCH] and [key][Q_PITCH]. NDRange: keys by four, heads; or queries and keys by four, heads.
 * Structure: alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl/attention_buf.cl, matmul_qk_decode, matmul_qk_div_mask_prefill.
 */
#include "tensor.h"
#include "mnn.h"

#define KEYS4(c) convert_float4(vload4((((of) * CHANNELS + (c)) * PITCH_OF(K) + y) / 4, (global const HELD *)k))
#ifdef TOKEN
kernel void mnn_scores(TENSOR_IN(Q, q), TENSOR_IN(K, k), global HELD *restrict dst) {
    const int y = get_global_id(0) * 4, head = get_global_id(1), of = head / SHARED;
    if (y >= K_COLUMNS || head >= HEADS) return;
    float4 sum = (float4)(0);
#pragma nounroll
    for (int s = 0; s < CHANNELS / 4; ++s) {
        const float4 in = convert_float4(LOAD(Q, q, 0, head, s));
        sum = mad((float4)(in.x), KEYS4(s * 4), sum);
        sum = mad((float4)(in.y), KEYS4(s * 4 + 1), sum);
        sum = mad((float4)(in.z), KEYS4(s * 4 + 2), sum);
        sum = mad((float4)(in.w), KEYS4(s * 4 + 3), sum);
    }
    vstore4(TO_HELD4(CAPPED(sum * SCALE)), (head * PITCH_OF(K) + y) / 4, dst);
}
#else
#if MASKED
#define MASK_IN , global const HELD *restrict mask
#define MASK_OF(i) +convert_float4(vload4(((y + i) * Q_PITCH + x) / 4, mask))
#else
#define MASK_IN
#define MASK_OF(i)
#endif
#define ADD(c)                                                                                                           \
    {                                                                                                                    \
        const float4 in = convert_float4(vload4(((head * CHANNELS + (c)) * Q_PITCH + x) / 4, q)), of_key = KEYS4(c);     \
        sum0 = mad((float4)(of_key.x), in, sum0);                                                                        \
        sum1 = mad((float4)(of_key.y), in, sum1);                                                                        \
        sum2 = mad((float4)(of_key.z), in, sum2);                                                                        \
        sum3 = mad((float4)(of_key.w), in, sum3);                                                                        \
    }
#define PUT(i, sum) if (y + i < K_COLUMNS) vstore4(TO_HELD4(CAPPED(sum * SCALE) MASK_OF(i)), ((head * K_COLUMNS + y + i) * Q_PITCH + x) / 4, dst);
kernel void mnn_scores(global const HELD *restrict q, TENSOR_IN(K, k) MASK_IN, global HELD *restrict dst) {
    const int x = get_global_id(0) * 4, y = get_global_id(1) * 4, head = get_global_id(2), of = head / SHARED;
    if (x >= Q_PITCH || y >= K_COLUMNS || head >= HEADS) return;
    float4 sum0 = (float4)(0), sum1 = sum0, sum2 = sum0, sum3 = sum0;
#pragma nounroll
    for (int c = 0; c < CHANNELS; c += 4) {
        ADD(c)
        ADD(c + 1)
        ADD(c + 2)
        ADD(c + 3)
    }
    PUT(0, sum0)
    PUT(1, sum1)
    PUT(2, sum2)
    PUT(3, sum3)
}
#endif
