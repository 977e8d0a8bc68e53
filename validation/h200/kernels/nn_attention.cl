// Pieces of attention: scores, weighted values, one query fused, rotary embedding, causal mask with softmax.

// Scores of every query and key of a head: dimensions key, query, head; rows of d4 float4, scaled by 1/sqrt(d).
__kernel void attn_scores_naive(__global const float4 *q, __global const float4 *k, __global float *scores, const int seq,
                                const int d4, const int heads) {
    const int j = get_global_id(0), i = get_global_id(1), head = get_global_id(2);
    if (j >= seq || i >= seq || head >= heads) return;
    __global const float4 *qi = q + (head * seq + i) * d4;
    __global const float4 *kj = k + (head * seq + j) * d4;
    float4 acc = 0.0f;
    for (int c = 0; c < d4; ++c) acc = mad(qi[c], kj[c], acc);
    scores[(head * seq + i) * seq + j] = (acc.x + acc.y + acc.z + acc.w) * rsqrt(4.0f * d4);
}

// Scores, four keys times four queries per work item, keys and queries transposed (d rows of seq): all loads coalesce.
__kernel void attn_scores_4x4(__global const float *qt, __global const float *kt, __global float *scores, const int seq,
                              const int d, const int heads) {
    const int j = get_global_id(0), i = get_global_id(1), head = get_global_id(2);
    const int s4 = seq / 4;
    if (j >= s4 || i >= s4 || head >= heads) return;
    float4 a0 = 0.0f, a1 = 0.0f, a2 = 0.0f, a3 = 0.0f;
    for (int c = 0; c < d; ++c) {
        const float4 kk = vload4((head * d + c) * s4 + j, kt);
        const float4 qq = vload4((head * d + c) * s4 + i, qt);
        a0 = fma((float4)(qq.x), kk, a0);
        a1 = fma((float4)(qq.y), kk, a1);
        a2 = fma((float4)(qq.z), kk, a2);
        a3 = fma((float4)(qq.w), kk, a3);
    }
    const float scale = native_rsqrt((float)d);
    const int row = head * seq + 4 * i;
    vstore4(a0 * scale, row * s4 + j, scores);
    vstore4(a1 * scale, (row + 1) * s4 + j, scores);
    vstore4(a2 * scale, (row + 2) * s4 + j, scores);
    vstore4(a3 * scale, (row + 3) * s4 + j, scores);
}

// Weighted sum of values: dimensions four values of the head, query, head; the weights of a row are broadcast.
__kernel void attn_weighted_values(__global const float *weights, __global const float4 *v, __global float4 *out, const int seq,
                                   const int d4, const int heads) {
    const int c = get_global_id(0), i = get_global_id(1), head = get_global_id(2);
    if (c >= d4 || i >= seq || head >= heads) return;
    __global const float *row = weights + (head * seq + i) * seq;
    __global const float4 *values = v + head * seq * d4 + c;
    float4 acc = 0.0f;
    for (int j = 0; j < seq; ++j) acc += row[j] * values[j * d4];
    out[(head * seq + i) * d4 + c] = acc;
}

// One query against a cache of keys and values (a step of decoding), one group per head: scores, softmax and sum in one kernel.
// `scores` holds a float per key; the keys are strided over the group, the values over its width.
__kernel void attn_decode_fused(__global const float4 *q, __global const float4 *k, __global const float4 *v,
                                __global float4 *out, const int seq, const int d4, __local float *scores) {
    __local float part[1024];
    const int n = get_local_size(0), l = get_local_id(0), head = get_global_id(1);
    __global const float4 *query = q + head * d4;
    float top = -INFINITY;
    for (int j = l; j < seq; j += n) {
        float4 acc = 0.0f;
        for (int c = 0; c < d4; ++c) acc = mad(query[c], k[(head * seq + j) * d4 + c], acc);
        const float s = dot(acc, (float4)(1.0f)) * rsqrt(4.0f * d4);
        scores[j] = s;
        top = fmax(top, s);
    }
    part[l] = top;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n >> 1; s > 0; s >>= 1) {
        if (l < s) part[l] = fmax(part[l], part[l + s]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    top = part[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (int j = l; j < seq; j += n) {
        const float e = native_exp(scores[j] - top);
        scores[j] = e;
        sum += e;
    }
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n >> 1; s > 0; s >>= 1) {
        if (l < s) part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float scale = 1.0f / part[0];
    for (int c = l; c < d4; c += n) {
        float4 acc = 0.0f;
        for (int j = 0; j < seq; ++j) acc = mad((float4)(scores[j]), v[(head * seq + j) * d4 + c], acc);
        out[head * d4 + c] = acc * scale;
    }
}

// Rotary position embedding of heads in place, pairs half a head apart, angles by native sine and cosine.
__kernel void rotary_embed(__global float *x, const int heads, const int half_d, const int seq, const int start) {
    const int i = get_global_id(0), head = get_global_id(1), t = get_global_id(2);
    if (i >= half_d || head >= heads || t >= seq) return;
    const float rate = native_exp2(-13.287712f * i / half_d);
    const float angle = (start + t) * rate;
    const float s = native_sin(angle), c = native_cos(angle);
    const int at = (t * heads + head) * 2 * half_d + i;
    const float a = x[at], b = x[at + half_d];
    x[at] = a * c - b * s;
    x[at + half_d] = mad(a, s, b * c);
}

// Softmax of the scores of a query under a causal mask: row i has i + 1 keys, so the work of neighbours differs.
__kernel void softmax_causal_row(__global float *scores, const int seq, const int rows) {
    const int r = get_global_id(0);
    if (r >= rows) return;
    const int live = r % seq + 1;
    __global float *row = scores + r * seq;
    float top = row[0], sum = 0.0f;
    for (int j = 1; j < live; ++j) top = fmax(top, row[j]);
    for (int j = 0; j < live; ++j) sum += native_exp(row[j] - top);
    const float scale = native_recip(sum);
    int j = 0;
    while (j < seq) {
        row[j] = j < live ? native_exp(row[j] - top) * scale : 0.0f;
        ++j;
    }
}
