/* Attention of a query for each item: GROUP queries of a head stage TILE keys and values at once, and go on with a sum that is
 * scaled whenever a larger score comes (Dao et al., "FlashAttention", NeurIPS 2022).
 *
 * As attention_token.cl; LENGTH queries. NDRange: LENGTH by GROUP, heads of all texts. Structure: ggml-org/ggml at 55bc932,
 * src/ggml-opencl/kernels/flash_attn_f32_f16.cl, flash_attn_f32_f16.
 */
#include "tensor.h"
#include "attention.h"

kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void attention_prompt(TENSOR_IN(Q, q), TENSOR_IN(K, k), TENSOR_IN(V, v) MASK_IN, TENSOR_OUT(DST, dst)) {
    const int lane = get_local_id(0), x = get_global_id(0), row = get_global_id(1), of = row / SHARED;
    const int own = min(x, LENGTH - 1);
    float4 query[SLICES], sum[SLICES];
#pragma unroll
    for (int s = 0; s < SLICES; ++s) {
        query[s] = convert_float4(LOAD(Q, q, own, row, s));
        sum[s] = (float4)(0);
    }
    local HELD4 keys[TILE][SLICES], values[TILE][SLICES];
    float largest = LEAST, total = 0;
#pragma nounroll
    for (int from = 0; from < KEYS; from += TILE) {
        for (int i = lane; i < TILE * SLICES; i += GROUP) {
            const int key = min(from + i / SLICES, KEYS - 1), s = i % SLICES;
            keys[i / SLICES][s] = TO_HELD4(LOAD(K, k, key, of, s));
            values[i / SLICES][s] = TO_HELD4(LOAD(V, v, key, of, s));
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma nounroll
        for (int j = 0; j < TILE; j += 2) {
            float4 first = (float4)(0), second = (float4)(0);
#pragma unroll
            for (int s = 0; s < SLICES; ++s) {
                first = mad(query[s], convert_float4(keys[j][s]), first);
                second = mad(query[s], convert_float4(keys[j + 1][s]), second);
            }
            const float s0 = OF_KEY(first, from + j, own, row), s1 = OF_KEY(second, from + j + 1, own, row);
            const float now = max(largest, max(s0, s1));
            const float w0 = exp(s0 - now), w1 = exp(s1 - now), kept = exp(largest - now);
#pragma unroll
            for (int s = 0; s < SLICES; ++s)
                sum[s] = sum[s] * kept + w0 * convert_float4(values[j][s]) + w1 * convert_float4(values[j + 1][s]);
            total = total * kept + w0 + w1;
            largest = now;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (x >= LENGTH) return;
    const float inverse = 1.0f / total;
#pragma unroll
    for (int s = 0; s < SLICES; ++s) STORE(DST, dst, x, row, s, sum[s] * inverse);
}
