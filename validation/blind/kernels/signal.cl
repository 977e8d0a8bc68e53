float2 cmul(float2 a, float2 b)
{
    return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

// One radix-2 pass of a Stockham FFT over a batch in global memory.
__kernel void fft_pass2(__global const float2 *restrict in, __global float2 *restrict out, int n, int span)
{
    int i = get_global_id(0);
    int half_n = n / 2;
    int base = get_global_id(1) * n;
    if (i >= half_n) return;
    int k = i & (span - 1);
    float angle = -M_PI_F * k / span;
    float c;
    float s = sincos(angle, &c);
    float2 a = in[base + i];
    float2 b = cmul(in[base + i + half_n], (float2)(c, s));
    int j = ((i - k) << 1) + k;
    out[base + j] = a + b;
    out[base + j + span] = a - b;
}

#define POINTS 256
// FFT of 256 points in local memory by four radix-4 steps, 64 items a transform.
__kernel void fft256_local(__global float2 *data)
{
    __local float2 buf[4][POINTS];
    const int t = get_local_id(0);
    __local float2 *a = buf[get_local_id(1)];
    __global float2 *mine = data + (size_t)get_global_id(1) * POINTS;
    for (int i = 0; i < 4; ++i)
        a[t + 64 * i] = mine[t + 64 * i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int span = 1; span < POINTS; span <<= 2) {
        const int k = t & (span - 1);
        const float w = -M_PI_F * 0.5f * k / span;
        float2 v0 = a[t];
        float2 v1 = cmul(a[t + 64], (float2)(native_cos(w), native_sin(w)));
        float2 v2 = cmul(a[t + 128], (float2)(native_cos(2 * w), native_sin(2 * w)));
        float2 v3 = cmul(a[t + 192], (float2)(native_cos(3 * w), native_sin(3 * w)));
        const float2 s02 = v0 + v2, d02 = v0 - v2;
        const float2 s13 = v1 + v3, d13 = v1 - v3;
        const float2 turned = (float2)(d13.y, -d13.x);
        barrier(CLK_LOCAL_MEM_FENCE);
        const int j = ((t - k) << 2) + k;
        a[j] = s02 + s13;
        a[j + span] = d02 + turned;
        a[j + 2 * span] = s02 - s13;
        a[j + 3 * span] = d02 - turned;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < 4; ++i)
        mine[t + 64 * i] = a[t + 64 * i];
}

__constant float COSINES[64] = {
    0.353553f, 0.353553f, 0.353553f, 0.353553f, 0.353553f, 0.353553f, 0.353553f, 0.353553f,
    0.490393f, 0.415735f, 0.277785f, 0.097545f, -0.097545f, -0.277785f, -0.415735f, -0.490393f,
    0.461940f, 0.191342f, -0.191342f, -0.461940f, -0.461940f, -0.191342f, 0.191342f, 0.461940f,
    0.415735f, -0.097545f, -0.490393f, -0.277785f, 0.277785f, 0.490393f, 0.097545f, -0.415735f,
    0.353553f, -0.353553f, -0.353553f, 0.353553f, 0.353553f, -0.353553f, -0.353553f, 0.353553f,
    0.277785f, -0.490393f, 0.097545f, 0.415735f, -0.415735f, -0.097545f, 0.490393f, -0.277785f,
    0.191342f, -0.461940f, 0.461940f, -0.191342f, -0.191342f, 0.461940f, -0.461940f, 0.191342f,
    0.097545f, -0.277785f, 0.415735f, -0.490393f, 0.490393f, -0.415735f, 0.277785f, -0.097545f};

// Forward 8x8 cosine transform of image blocks, a group some blocks side by side.
__kernel void dct8x8(__global const float *src, __global float *dst, __local float *block, int width)
{
    int lx = get_local_id(0), ly = get_local_id(1), lw = get_local_size(0);
    int x = get_global_id(0), y = get_global_id(1);
    int first = lx & ~7, u = lx & 7;
    block[ly * lw + lx] = src[y * width + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    float row = 0;
    for (int i = 0; i < 8; i++) row += COSINES[u * 8 + i] * block[ly * lw + first + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    block[ly * lw + lx] = row;
    barrier(CLK_LOCAL_MEM_FENCE);
    float v = 0;
    for (int i = 0; i < 8; i++) v += COSINES[ly * 8 + i] * block[i * lw + lx];
    dst[y * width + x] = v;
}

// Cascade of two biquad filters along time, an item a channel, channels interleaved.
__kernel void biquad_cascade(__global const float *in, __global float *out, float4 c0, float4 c1, int channels, int steps)
{
    int ch = get_global_id(0);
    if (ch >= channels) return;
    float a1 = 0, a2 = 0, b1 = 0, b2 = 0;
    for (int t = 0; t < steps; t++) {
        float x = in[t * channels + ch];
        float u = x - c0.z * a1 - c0.w * a2;
        float y = u + c0.x * a1 + c0.y * a2;
        a2 = a1;
        a1 = u;
        float w = y - c1.z * b1 - c1.w * b2;
        out[t * channels + ch] = w + c1.x * b1 + c1.y * b2;
        b2 = b1;
        b1 = w;
    }
}

// Haar wavelet, one level in both directions, 2x2 pixels an item.
__kernel void haar_level(__global const float *restrict image, __global float *restrict bands, const int width, const int height)
{
    const int x = get_global_id(0), y = get_global_id(1);
    const int hw = width / 2, hh = height / 2;
    if (x >= hw || y >= hh) return;
    const float2 top = vload2(0, image + 2 * y * width + 2 * x);
    const float2 low = vload2(0, image + (2 * y + 1) * width + 2 * x);
    bands[y * width + x] = 0.5f * (top.x + top.y + low.x + low.y);
    bands[y * width + hw + x] = 0.5f * (top.x - top.y + low.x - low.y);
    bands[(hh + y) * width + x] = 0.5f * (top.x + top.y - low.x - low.y);
    bands[(hh + y) * width + hw + x] = 0.5f * (top.x - top.y - low.x + low.y);
}
