/* Scores of attention: scale x product, a cap, a mask, and sums over a group. */
#define LEAST (-3.0e38f)
#define TOTAL(v) ((v).x + (v).y + (v).z + (v).w)
#if MASKED
#define MASK_IN , TENSOR_IN(MASK, mask)
#define MASK_OF(key, x, row) mask_of(LOAD(MASK, mask, x, (row) / HEADS, (key) / 4), (key) % 4)
static float mask_of(float4 v, int i) { return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w; }
#else
#define MASK_IN
#define MASK_OF(key, x, row) 0.0f
#endif
#define CAPPED(v) (CAP > 0 ? CAP * tanh((v) / (CAP > 0 ? CAP : 1.0f)) : (v))
#define OF_KEY(product, key, x, row) \
    ((key) < KEYS ? CAPPED(TOTAL(product) * SCALE) + MASK_OF(min(key, KEYS - 1), x, row) : LEAST)
#define SCORE(key, x, row) score_of(query, k, key, of) + MASK_OF(key, x, row)
#if K_BITS == 16
#define HELD4 half4
#define TO_HELD4 convert_half4
#else
#define HELD4 float4
#define TO_HELD4 convert_float4
#endif
#define OVER_GROUP(what, both)                                     \
    barrier(CLK_LOCAL_MEM_FENCE);                                  \
    for (int step = GROUP / 2; step > 0; step /= 2) {              \
        if (lane < step) what[lane] = both;                        \
        barrier(CLK_LOCAL_MEM_FENCE);                              \
    }
#ifdef TOKEN
static float score_of(local const float4 *query, TENSOR_IN(K, k), int key, int of) {
    float4 product = (float4)(0);
#pragma unroll
    for (int s = 0; s < SLICES; ++s) product = mad(query[s], convert_float4(LOAD(K, k, key, of, s)), product);
    return CAPPED(TOTAL(product) * SCALE);
}
#endif
