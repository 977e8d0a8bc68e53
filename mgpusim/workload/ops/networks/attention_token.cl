/* Attention of one query of each head: the GROUP items of a group take turns at keys, first for the largest score, then for the sum.
 *
 * SLICES of a head; KEYS; SHARED heads of queries of one of keys; SCALE; CAP of scores, 0 for none; MASKED. NDRange: GROUP, heads of all
 * texts. The query lies in local memory. Structure: ggml-org/ggml at d99724f,
 * src/ggml-opencl/kernels/flash_attn_f32_f16.cl, flash_attn_f32_f16_q1.
 */
#include "tensor.h"
#include "attention.h"

kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void attention_token(TENSOR_IN(Q, q), TENSOR_IN(K, k), TENSOR_IN(V, v) MASK_IN, TENSOR_OUT(DST, dst)) {
    const int lane = get_local_id(0), row = get_global_id(1), of = row / SHARED;
    local float4 query[SLICES], shared[GROUP];
    local float numbers[GROUP];
    for (int s = lane; s < SLICES; s += GROUP) query[s] = convert_float4(LOAD(Q, q, 0, row, s));
    barrier(CLK_LOCAL_MEM_FENCE);

    float largest = LEAST;
    for (int key = lane; key < KEYS; key += GROUP) largest = max(largest, SCORE(key, 0, row));
    numbers[lane] = largest;
    OVER_GROUP(numbers, max(numbers[lane], numbers[lane + step]))
    largest = numbers[0];
    barrier(CLK_LOCAL_MEM_FENCE);

    float4 sum[SLICES];
#pragma unroll
    for (int s = 0; s < SLICES; ++s) sum[s] = (float4)(0);
    float total = 0;
    for (int key = lane; key < KEYS; key += GROUP) {
        const float weight = exp(SCORE(key, 0, row) - largest);
        total += weight;
#pragma unroll
        for (int s = 0; s < SLICES; ++s) sum[s] = mad((float4)(weight), convert_float4(LOAD(V, v, key, of, s)), sum[s]);
    }
    numbers[lane] = total;
    OVER_GROUP(numbers, numbers[lane] + numbers[lane + step])
    const float inverse = 1.0f / numbers[0];
#pragma nounroll
    for (int s = 0; s < SLICES; ++s) {
        shared[lane] = sum[s];
        OVER_GROUP(shared, shared[lane] + shared[lane + step])
        if (lane == 0) STORE(DST, dst, 0, row, s, shared[0] * inverse);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
