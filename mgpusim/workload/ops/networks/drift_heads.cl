/* Heads of queries, keys and values with their norms and rotary embeddings; keys and values go where they are kept.
 *
 * An item makes two slices of a query, half of the channels apart; items of the first query of each key make those of the key and
 * the value too. NDRange: queries of a head of keys by tokens, heads of keys, pairs of slices.
 * Structure: google-ai-edge/ml-drift, ml_drift/samples/llm/gemma3_model_builder.cc, TransformQKVRmsNormRoPE.
 *
 * SIZE      channels of a head; SHARED heads of queries for each of keys; TOKENS; START tokens are kept already
 * NORMED    RMS norms come before, for which the pairs of a head are a group
 */
#include "tensor.h"

#define HALF (SIZE / 8)
#define FULL (SIZE / 4)
#define SQUARES(a, b) (dot(convert_float4(a), convert_float4(a)) + dot(convert_float4(b), convert_float4(b)))
#define NORMED_BY(v, root, S, p, s) TO_CALC4(convert_float4(v) * root) * LOAD(S, p, 0, 0, s)
#if NORMED
#define SCALES_IN , TENSOR_IN(QS, of_queries), TENSOR_IN(KS, of_keys)
#else
#define SCALES_IN
#endif

#if NORMED
__attribute__((reqd_work_group_size(1, 1, HALF)))
#endif
kernel void drift_heads(TENSOR_IN(Q, q), TENSOR_IN(K, k), TENSOR_IN(V, v), TENSOR_IN(COS, cosines), TENSOR_IN(SIN, sines)
                        SCALES_IN, TENSOR_OUT(DST, dst), TENSOR_OUT(KEYS, keys), TENSOR_OUT(VALUES, values)) {
    const int at = get_global_id(0), head = get_global_id(1), first = get_global_id(2), second = first + HALF;
#if !NORMED
    if (at >= TOKENS * SHARED || head >= KEYS_ROWS || first >= HALF) return;
#endif
    const int own = at / TOKENS, token = at % TOKENS, query = head * SHARED + own;
    CALC4 a = LOAD(Q, q, token, 0, query * FULL + first), b = LOAD(Q, q, token, 0, query * FULL + second);
    CALC4 c = (CALC4)(0), d = c;
    if (own == 0) {
        c = LOAD(K, k, token, 0, head * FULL + first);
        d = LOAD(K, k, token, 0, head * FULL + second);
    }
#if NORMED
    local float2 parts[HALF];
    parts[first] = (float2)(SQUARES(a, b), SQUARES(c, d));
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int count = HALF; count > 1; count = (count + 1) / 2) {
        if (first < count / 2) parts[first] += parts[first + (count + 1) / 2];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float2 roots = rsqrt(parts[0] / SIZE + EPSILON);
    a = NORMED_BY(a, roots.x, QS, of_queries, first);
    b = NORMED_BY(b, roots.x, QS, of_queries, second);
    c = NORMED_BY(c, roots.y, KS, of_keys, first);
    d = NORMED_BY(d, roots.y, KS, of_keys, second);
#endif
    const CALC4 cosine = LOAD(COS, cosines, token, 0, first), sine = LOAD(SIN, sines, token, 0, first);
    STORE(DST, dst, token, query, first, a * cosine - b * sine);
    STORE(DST, dst, token, query, second, b * cosine + a * sine);
    if (own > 0) return;
    STORE(KEYS, keys, START + token, head, first, c * cosine - d * sine);
    STORE(KEYS, keys, START + token, head, second, d * cosine + c * sine);
    STORE(VALUES, values, START + token, head, first, LOAD(V, v, token, 0, head * FULL + first));
    STORE(VALUES, values, START + token, head, second, LOAD(V, v, token, 0, head * FULL + second));
}
