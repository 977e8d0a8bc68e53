// Instance normalisation of planar maps, one group a plane, four values a load.
__kernel void instance_norm(__global const float4 *restrict x, __global float4 *restrict y, __global const float *restrict gamma,
                            __global const float *restrict beta, __local float2 *scratch, const int quads)
{
    const int plane = get_group_id(0);
    const int lid = get_local_id(0);
    const int lsz = get_local_size(0);
    x += plane * quads;
    y += plane * quads;
    float4 s = 0.0f, q = 0.0f;
    for (int i = lid; i < quads; i += lsz) {
        const float4 v = x[i];
        s += v;
        q = mad(v, v, q);
    }
    scratch[lid] = (float2)(s.x + s.y + s.z + s.w, q.x + q.y + q.z + q.w);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = lsz >> 1; half_size > 0; half_size >>= 1) {
        if (lid < half_size)
            scratch[lid] += scratch[lid + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float mean = scratch[0].x / (quads * 4);
    const float var = scratch[0].y / (quads * 4) - mean * mean;
    const float scale = gamma[plane] * rsqrt(var + 1e-5f);
    const float shift = beta[plane] - mean * scale;
    for (int i = lid; i < quads; i += lsz)
        y[i] = mad(x[i], (float4)(scale), (float4)(shift));
}

#define GN_THREADS 256
// Group normalisation of interleaved channels in three passes; a work group takes one group of channels of one sample.
__attribute__((reqd_work_group_size(GN_THREADS, 1, 1)))
__kernel void group_norm_nhwc(__global const float *src, __global float *dst, int pixels, int channels, int per_group)
{
    __local float tmp[GN_THREADS];
    int lid = get_local_id(0);
    int groups = channels / per_group;
    int sample = get_group_id(0) / groups, g = get_group_id(0) % groups;
    int base = sample * pixels * channels + g * per_group;
    int n = pixels * per_group;

    float sum = 0.f;
    for (int i = lid; i < n; i += GN_THREADS)
        sum += src[base + i / per_group * channels + i % per_group];
    tmp[lid] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = GN_THREADS / 2; s > 0; s /= 2) {
        if (lid < s) tmp[lid] += tmp[lid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float mean = tmp[0] / n;
    barrier(CLK_LOCAL_MEM_FENCE);

    sum = 0.f;
    for (int i = lid; i < n; i += GN_THREADS) {
        float d = src[base + i / per_group * channels + i % per_group] - mean;
        sum += d * d;
    }
    tmp[lid] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = GN_THREADS / 2; s > 0; s /= 2) {
        if (lid < s) tmp[lid] += tmp[lid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float inv = 1.f / sqrt(tmp[0] / n + 1e-5f);
    for (int i = lid; i < n; i += GN_THREADS) {
        int at = base + i / per_group * channels + i % per_group;
        dst[at] = (src[at] - mean) * inv;
    }
}

// Cross entropy: minus the logarithm of the softmax at the label, one group a row.
__kernel void cross_entropy(__global const float *logits, __global const int *label, __global float *loss, __local float *buf,
                            int classes)
{
    int row = get_group_id(0), t = get_local_id(0), n = get_local_size(0);
    __global const float *z = logits + row * classes;
    float top = -1e30f;
    for (int i = t; i < classes; i += n) top = fmax(top, z[i]);
    buf[t] = top;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = n / 2; k; k >>= 1) {
        if (t < k) buf[t] = fmax(buf[t], buf[t + k]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    top = buf[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    float e = 0;
    for (int i = t; i < classes; i += n) e += native_exp(z[i] - top);
    buf[t] = e;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = n / 2; k; k >>= 1) {
        if (t < k) buf[t] += buf[t + k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) loss[row] = native_log(buf[0]) + top - z[label[row]];
}

#define HEAD 64
// Attention of one query of one head: scores, softmax and the sum of values, all in one group.
__kernel void attention_query(__global const float *restrict Q, __global const float *restrict K, __global const float *restrict V,
                              __global float *restrict O, __local float *score, const int keys, const float scale)
{
    __local float query[HEAD];
    __local float partial[256];
    const int lid = get_local_id(0), lsz = get_local_size(0);
    const int queries = get_num_groups(0);
    const int q = get_group_id(0), head = get_group_id(1);
    const int row = head * queries + q;
    K += head * keys * HEAD;
    V += head * keys * HEAD;

    for (int i = lid; i < HEAD; i += lsz)
        query[i] = Q[row * HEAD + i] * scale;
    barrier(CLK_LOCAL_MEM_FENCE);

    float best = -INFINITY;
    for (int k = lid; k < keys; k += lsz) {
        __global const float4 *key = (__global const float4 *)(K + k * HEAD);
        float4 dot4 = 0.0f;
        for (int i = 0; i < HEAD / 4; ++i)
            dot4 = fma(key[i], vload4(i, query), dot4);
        const float s = dot4.x + dot4.y + dot4.z + dot4.w;
        score[k] = s;
        best = fmax(best, s);
    }
    partial[lid] = best;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = lsz / 2; s > 0; s >>= 1) {
        if (lid < s)
            partial[lid] = fmax(partial[lid], partial[lid + s]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    best = partial[0];
    barrier(CLK_LOCAL_MEM_FENCE);

    float total = 0.0f;
    for (int k = lid; k < keys; k += lsz) {
        const float e = exp(score[k] - best);
        score[k] = e;
        total += e;
    }
    partial[lid] = total;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = lsz / 2; s > 0; s >>= 1) {
        if (lid < s)
            partial[lid] += partial[lid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float inv = 1.0f / partial[0];
    for (int d = lid; d < HEAD; d += lsz) {
        float acc = 0.0f;
        for (int k = 0; k < keys; ++k)
            acc += score[k] * V[k * HEAD + d];
        O[row * HEAD + d] = acc * inv;
    }
}

// Matrix times vector, weights of four bits in blocks of 32 with one scale each, one group a row.
__kernel void matvec_nibbles(__global const uchar *restrict packed, __global const float *restrict scales,
                             __global const float *restrict x, __global float *restrict y, __local float *part, const int blocks)
{
    const int row = get_group_id(0);
    const int lid = get_local_id(0);
    float acc = 0.0f;
    for (int b = lid; b < blocks; b += get_local_size(0)) {
        const uchar16 bits = vload16(row * blocks + b, packed);
        const float16 low = convert_float16(bits & (uchar16)(15)) - 8.0f;
        const float16 high = convert_float16(bits >> (uchar16)(4)) - 8.0f;
        const float16 t = low * vload16(2 * b, x) + high * vload16(2 * b + 1, x);
        const float8 t8 = t.lo + t.hi;
        const float4 t4 = t8.lo + t8.hi;
        acc += scales[row * blocks + b] * (t4.x + t4.y + t4.z + t4.w);
    }
    part[lid] = acc;
    for (int s = get_local_size(0) / 2; s > 0; s >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < s)
            part[lid] += part[lid + s];
    }
    if (lid == 0)
        y[row] = part[0];
}

// Several int8 vectors times an int8 matrix, an item a row and vector, with zero point and requantised scale.
kernel void batched_gemv_s8(global const char4 *w, global const char4 *x, global const float *row_scale, global float *y, int rows,
                            int quads, int zero_point)
{
    int r = get_global_id(0), b = get_global_id(1);
    if (r >= rows) return;
    int4 acc = 0;
    int4 wsum = 0;
    for (int i = 0; i < quads; i++) {
        int4 a = convert_int4(w[i * rows + r]);
        acc += a * convert_int4(x[b * quads + i]);
        wsum += a;
    }
    int total = acc.x + acc.y + acc.z + acc.w - zero_point * (wsum.x + wsum.y + wsum.z + wsum.w);
    y[b * rows + r] = total * row_scale[r];
}

// Top-1: index and value of the largest score of a row, the smaller index first among equals.
__kernel void top1_row(__global const float *scores, __global int *index, __global float *value, int n, __local float *lv,
                       __local int *li)
{
    size_t lid = get_local_id(0);
    size_t row = get_group_id(0);
    float best = -FLT_MAX;
    int where = 0;
    for (int i = lid; i < n; i += get_local_size(0)) {
        float v = scores[row * n + i];
        if (v > best) {
            best = v;
            where = i;
        }
    }
    lv[lid] = best;
    li[lid] = where;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t stride = get_local_size(0) / 2; stride > 0; stride /= 2) {
        if (lid < stride) {
            float other = lv[lid + stride];
            int oi = li[lid + stride];
            if (other > lv[lid] || (other == lv[lid] && oi < li[lid])) {
                lv[lid] = other;
                li[lid] = oi;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) {
        index[row] = li[0];
        value[row] = lv[0];
    }
}

// Boxes from anchors and regressions, with the best class above a threshold.
__kernel void decode_boxes(__global const float4 *restrict deltas, __global const float4 *restrict anchors,
                           __global const float *restrict conf, __global float4 *restrict boxes, __global int *restrict klass,
                           int count, int classes, float threshold)
{
    int i = get_global_id(0);
    if (i >= count)
        return;
    float top = threshold;
    int best = -1;
    for (int c = 1; c < classes; c++) {
        float p = conf[i * classes + c];
        if (p > top) {
            top = p;
            best = c;
        }
    }
    klass[i] = best;
    float4 box = (float4)(0.0f);
    if (best >= 0) {
        float4 d = deltas[i], a = anchors[i];
        float2 centre = a.xy + 0.1f * d.xy * a.zw;
        float2 extent = a.zw * exp(0.2f * d.zw);
        box = clamp((float4)(centre - 0.5f * extent, centre + 0.5f * extent), 0.0f, 1.0f);
    }
    boxes[i] = box;
}

// Which later boxes a box suppresses: 32 of them a word.
__kernel void iou_masks(__global const float4 *boxes, __global uint *mask, int count, float threshold)
{
    const int i = get_global_id(0);
    const int word = get_global_id(1);
    if (i >= count) return;
    const float4 a = boxes[i];
    const float area_a = a.z * a.w;
    uint bits = 0;
    for (int b = 0; b < 32; b++) {
        const int j = word * 32 + b;
        if (j <= i || j >= count) continue;
        const float4 o = boxes[j];
        const float w = fmin(a.x + a.z, o.x + o.z) - fmax(a.x, o.x);
        const float h = fmin(a.y + a.w, o.y + o.w) - fmax(a.y, o.y);
        if (w <= 0.0f || h <= 0.0f) continue;
        const float both = w * h;
        if (both > threshold * (area_a + o.z * o.w - both)) bits |= 1u << b;
    }
    mask[word * count + i] = bits;
}

// One step of a gated recurrent unit, an item a hidden unit of a sample.
kernel void gru_step(global const float *restrict x, global const float *restrict h, global const float *restrict wx,
                     global const float *restrict wh, global float *restrict out, int inputs, int hidden)
{
    int u = get_global_id(0), b = get_global_id(1);
    if (u >= hidden) return;
    float r = 0.f, z = 0.f, nx = 0.f, nh = 0.f;
    for (int i = 0; i < inputs; i++) {
        float v = x[b * inputs + i];
        r += v * wx[i * 3 * hidden + u];
        z += v * wx[(i * 3 + 1) * hidden + u];
        nx += v * wx[(i * 3 + 2) * hidden + u];
    }
    for (int i = 0; i < hidden; i++) {
        float v = h[b * hidden + i];
        r += v * wh[i * 3 * hidden + u];
        z += v * wh[(i * 3 + 1) * hidden + u];
        nh += v * wh[(i * 3 + 2) * hidden + u];
    }
    r = 1.f / (1.f + exp(-0.01f * r));
    z = 1.f / (1.f + exp(-0.01f * z));
    float n = tanh(0.01f * (nx + r * nh));
    out[b * hidden + u] = (1.f - z) * n + z * h[b * hidden + u];
}

// One step of the Adam optimiser.
__kernel void adam_update(__global float *param, __global const float *grad, __global float *m, __global float *v, float lr,
                          float beta1, float beta2, float eps, int n)
{
    int i = get_global_id(0);
    if (i < n) {
        float g = grad[i] - 0.5f;
        float mi = beta1 * m[i] + (1 - beta1) * g;
        float vi = beta2 * v[i] + (1 - beta2) * g * g;
        m[i] = mi;
        v[i] = vi;
        param[i] -= lr * mi / (sqrt(vi) + eps);
    }
}

// Mean of the embeddings of a bag of tokens, four dimensions an item.
__kernel void embedding_bag(__global const int *restrict tokens, __global const float4 *restrict table,
                            __global float4 *restrict out, const int dim4, const int bag, const int bags)
{
    const int d = get_global_id(0);
    const int b = get_global_id(1);
    if (d >= dim4 || b >= bags)
        return;
    float4 sum = (float4)(0.0f);
    #pragma unroll 4
    for (int i = 0; i < bag; ++i)
        sum += table[tokens[b * bag + i] * dim4 + d];
    out[b * dim4 + d] = sum / (float)bag;
}

// Average pooling to a fixed output size, windows of unlike extent.
__kernel void adaptive_avg_pool(__global const float *in, __global float *out, int iw, int ih, int ow, int oh, int planes)
{
    int x = get_global_id(0), y = get_global_id(1), p = get_global_id(2);
    if (x >= ow || y >= oh || p >= planes) return;
    int x0 = x * iw / ow, x1 = ((x + 1) * iw + ow - 1) / ow;
    int y0 = y * ih / oh, y1 = ((y + 1) * ih + oh - 1) / oh;
    float s = 0.0f;
    for (int j = y0; j < y1; ++j)
        for (int i = x0; i < x1; ++i)
            s += in[(p * ih + j) * iw + i];
    out[(p * oh + y) * ow + x] = s / ((x1 - x0) * (y1 - y0));
}

static float sample_plane(__global const float *plane, float x, float y, int w, int h)
{
    x = clamp(x, 0.0f, (float)(w - 1));
    y = clamp(y, 0.0f, (float)(h - 1));
    int x0 = (int)x, y0 = (int)y;
    int x1 = min(x0 + 1, w - 1), y1 = min(y0 + 1, h - 1);
    float fx = x - x0, fy = y - y0;
    float top = mix(plane[y0 * w + x0], plane[y0 * w + x1], fx);
    float bottom = mix(plane[y1 * w + x0], plane[y1 * w + x1], fx);
    return mix(top, bottom, fy);
}

// ROI align: 7x7 bins a region, the mean of 2x2 bilinear samples a bin.
__kernel void roi_align7(__global const float *features, __global const float4 *rois, __global float *pooled, int w, int h,
                         int channels)
{
    int bin = get_global_id(0);
    int c = get_global_id(1);
    int r = get_global_id(2);
    if (bin >= 49 || c >= channels) return;
    float4 roi = rois[r];
    float2 origin = (float2)(roi.x * 0.5f * w, roi.y * 0.5f * h);
    float2 step_ = (float2)((0.1f + 0.4f * roi.z) * w, (0.1f + 0.4f * roi.w) * h) / 7.0f;
    float2 corner = origin + (float2)(bin % 7, bin / 7) * step_;
    __global const float *plane = features + c * w * h;
    float sum = 0;
    for (int j = 0; j < 2; j++)
        for (int i = 0; i < 2; i++)
            sum += sample_plane(plane, corner.x + (i + 0.5f) * 0.5f * step_.x, corner.y + (j + 0.5f) * 0.5f * step_.y, w, h);
    pooled[(r * channels + c) * 49 + bin] = sum * 0.25f;
}
