/* Sums of values by their weights: four or eight channels of one query, or eight of four.
 *
 * V has the channels of a key beside each other (rows.h, 5). Weights are [head][PITCH] for one query, else [head][key][PITCH].
 * EACH_CHANNELS and UNROLL keys at a time, for one query. NDRange: channels, heads; or channels by eight, queries by four, heads.
 * Structure: alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl/attention_buf.cl, matmul_qkv_decode_b4, matmul_qkv_decode_b8,
 * matmul_qkv_prefill.
 */
#include "tensor.h"
#include "mnn.h"

#define VALUE8(key) TO_CALC8(vload8((of * V_COLUMNS + (key)) * (CHANNELS / 8) + c, (global const HELD *)v))
#define VALUE4(key) TO_CALC4(vload4((of * V_COLUMNS + (key)) * (CHANNELS / 4) + c, (global const HELD *)v))
#ifdef TOKEN
#define REAL CAT(CALC, EACH_CHANNELS)
#define VALUE CAT(VALUE, EACH_CHANNELS)
#define ADD(weight, key) sum = mad((REAL)(weight), VALUE(key), sum);
kernel void mnn_mix(global const HELD *restrict weights, TENSOR_IN(V, v), TENSOR_OUT(DST, dst)) {
    const int c = get_global_id(0), head = get_global_id(1), of = head / SHARED;
    if (c >= CHANNELS / EACH_CHANNELS || head >= HEADS) return;
    REAL sum = (REAL)(0);
#pragma nounroll
    for (int key = 0; key < KEYS / UNROLL * UNROLL; key += UNROLL) {
        const CALC4 w = TO_CALC4(vload4((head * PITCH + key) / 4, weights));
        ADD(w.x, key)
        ADD(w.y, key + 1)
        ADD(w.z, key + 2)
        ADD(w.w, key + 3)
#if UNROLL == 8
        const CALC4 u = TO_CALC4(vload4((head * PITCH + key) / 4 + 1, weights));
        ADD(u.x, key + 4)
        ADD(u.y, key + 5)
        ADD(u.z, key + 6)
        ADD(u.w, key + 7)
#endif
    }
#pragma nounroll
    for (int key = KEYS / UNROLL * UNROLL; key < KEYS; ++key) ADD(convert_float(weights[head * PITCH + key]), key)
#if EACH_CHANNELS == 4
    STORE(DST, dst, 0, head, c, sum);
#else
    STORE(DST, dst, 0, head, c * 2, sum.lo);
    STORE(DST, dst, 0, head, c * 2 + 1, sum.hi);
#endif
}
#else
#define PUT(i, sum)                                                                                                      \
    if (x + i < DST_COLUMNS) {                                                                                           \
        STORE(DST, dst, x + i, head, c * 2, sum.lo);                                                                     \
        STORE(DST, dst, x + i, head, c * 2 + 1, sum.hi);                                                                 \
    }
#define ADD(key)                                                                                                         \
    {                                                                                                                    \
        const CALC4 w = TO_CALC4(vload4(((head * KEYS + (key)) * PITCH + x) / 4, weights));                              \
        const CALC8 of_key = VALUE8(key);                                                                                \
        sum0 = mad((CALC8)(w.x), of_key, sum0);                                                                          \
        sum1 = mad((CALC8)(w.y), of_key, sum1);                                                                          \
        sum2 = mad((CALC8)(w.z), of_key, sum2);                                                                          \
        sum3 = mad((CALC8)(w.w), of_key, sum3);                                                                          \
    }
kernel void mnn_mix(global const HELD *restrict weights, TENSOR_IN(V, v), TENSOR_OUT(DST, dst)) {
    const int c = get_global_id(0), x = get_global_id(1) * 4, head = get_global_id(2), of = head / SHARED;
    if (c >= CHANNELS / 8 || x >= DST_COLUMNS || head >= HEADS) return;
    CALC8 sum0 = (CALC8)(0), sum1 = sum0, sum2 = sum0, sum3 = sum0;
#pragma nounroll
    for (int key = 0; key < KEYS / 4 * 4; key += 4) {
        ADD(key)
        ADD(key + 1)
        ADD(key + 2)
        ADD(key + 3)
    }
#pragma nounroll
    for (int key = KEYS / 4 * 4; key < KEYS; ++key) ADD(key)
    PUT(0, sum0)
    PUT(1, sum1)
    PUT(2, sum2)
    PUT(3, sum3)
}
#endif
