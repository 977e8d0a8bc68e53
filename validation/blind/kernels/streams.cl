static float normal_cdf(float d)
{
    float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
    float poly = k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    float c = 0.39894228f * exp(-0.5f * d * d) * poly;
    return d > 0 ? 1.0f - c : c;
}

// Prices of European options by the Black-Scholes formula, the grid striding over them.
__kernel void black_scholes(__global float *call, __global float *put, __global const float *price, __global const float *strike,
                            __global const float *years, float rate, float vol, int n)
{
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
        float s = 5.0f + 25.0f * price[i], x = 1.0f + 99.0f * strike[i], t = 0.25f + 9.75f * years[i];
        float root = sqrt(t);
        float d1 = (log(s / x) + (rate + 0.5f * vol * vol) * t) / (vol * root);
        float d2 = d1 - vol * root;
        float n1 = normal_cdf(d1), n2 = normal_cdf(d2);
        float discount = x * exp(-rate * t);
        call[i] = s * n1 - discount * n2;
        put[i] = discount * (1.0f - n2) - s * (1.0f - n1);
    }
}

// Binomial tree of an option, a group an option, the leaves folded in local memory.
__kernel void binomial_tree(__global const float4 *quote, __global float *value, __local float *leaf, int steps)
{
    int t = get_local_id(0), n = get_local_size(0);
    float4 q = quote[get_group_id(0)];
    float s = 5.0f + 25.0f * q.x, x = 1.0f + 99.0f * q.y, years = 0.25f + 9.75f * q.z;
    float dt = years / steps, vsdt = 0.3f * sqrt(dt);
    float grow = exp(0.02f * dt), up = exp(vsdt), down = 1.0f / up;
    float pu = (grow - down) / (up - down), a = pu / grow, b = (1.0f - pu) / grow;
    for (int i = t; i <= steps; i += n) leaf[i] = fmax(s * exp(vsdt * (2.0f * i - steps)) - x, 0.0f);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int level = steps; level > 0; level--) {
        for (int base = 0; base < level; base += n) {
            int i = base + t;
            float v = i < level ? a * leaf[i + 1] + b * leaf[i] : 0.0f;
            barrier(CLK_LOCAL_MEM_FENCE);
            if (i < level) leaf[i] = v;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    if (t == 0) value[get_group_id(0)] = leaf[0];
}

// Monte Carlo of an average-price option: xorshift numbers through Box-Muller, a path an item.
__kernel void asian_paths(__global const uint *seed, __global float *payoff, int paths, int dates, float drift, float vol, float strike)
{
    int i = get_global_id(0);
    if (i >= paths) return;
    uint s = seed[i] | 1u;
    float price = 1.0f, total = 0.0f;
    for (int t = 0; t < dates; t += 2) {
        s ^= s << 13;
        s ^= s >> 17;
        s ^= s << 5;
        float u = (s >> 8) * (1.0f / 16777216.0f) + 1e-7f;
        s ^= s << 13;
        s ^= s >> 17;
        s ^= s << 5;
        float phi = s * (6.2831853f / 4294967296.0f);
        float r = sqrt(-2.0f * native_log(u));
        price *= native_exp(drift + vol * r * native_cos(phi));
        total += price;
        price *= native_exp(drift + vol * r * native_sin(phi));
        total += price;
    }
    payoff[i] = fmax(total / dates - strike, 0.0f);
}

// Points thrown at a quarter circle, hits summed over the group.
__kernel void throw_points(__global uint *hits, __local uint *sums, int tries, uint salt)
{
    uint2 s = (uint2)(get_global_id(0) * 2654435761u + salt, get_global_id(0) ^ 0x9e3779b9u);
    uint inside = 0;
    for (int i = 0; i < tries; i++) {
        s.x = s.x * 1664525u + 1013904223u;
        s.y = 36969u * (s.y & 65535u) + (s.y >> 16);
        float x = (s.x >> 8) / 16777216.0f, y = ((s.x ^ s.y) >> 8) / 16777216.0f;
        inside += x * x + y * y < 1.0f;
    }
    int lid = get_local_id(0);
    sums[lid] = inside;
    for (int k = get_local_size(0) / 2; k > 0; k /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < k) sums[lid] += sums[lid + k];
    }
    if (lid == 0) hits[get_group_id(0)] = sums[0];
}

// Sobol numbers by Gray code, directions in local memory.
__kernel void sobol_points(__global const uint *directions, __global float *out, int n, int per_item)
{
    __local uint v[32];
    int dim = get_group_id(1);
    for (int i = get_local_id(0); i < 32; i += get_local_size(0)) v[i] = directions[dim * 32 + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    int items = get_global_size(0);
    for (int k = 0; k < per_item; k++) {
        uint i = get_global_id(0) + k * items;
        uint g = i ^ (i >> 1), x = 0;
        for (int b = 0; g; g >>= 1, b++)
            if (g & 1) x ^= v[b];
        if (i < n) out[dim * n + i] = x * 2.3283064e-10f;
    }
}

#define ROTL(x, n) rotate((uint)(x), (uint)(n))
#define MIX(f, a, b, c, d, w, k, s) a = b + ROTL(a + f(b, c, d) + (w) + (k), s)
#define SEL(x, y, z) ((z) ^ ((x) & ((y) ^ (z))))
#define PAR(x, y, z) ((x) ^ (y) ^ (z))
#define MIS(x, y, z) ((y) ^ ((x) | ~(z)))
// Search of a digest over counters: 48 rounds of add, select and rotate, a match reported by index.
__kernel void digest_search(__global uint *found, uint4 target, uint base, uint16 block, int tries)
{
    for (int n = 0; n < tries; n++) {
        uint word = base + get_global_id(0) * tries + n;
        uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
        uint w[16];
        vstore16(block, 0, w);
        w[0] = word;
        w[1] ^= ROTL(word, 7);
        #pragma unroll
        for (int i = 0; i < 16; i += 4) {
            MIX(SEL, a, b, c, d, w[i], 0x5a827999u, 7);
            MIX(SEL, d, a, b, c, w[i + 1], 0x5a827999u, 12);
            MIX(SEL, c, d, a, b, w[i + 2], 0x5a827999u, 17);
            MIX(SEL, b, c, d, a, w[i + 3], 0x5a827999u, 22);
        }
        #pragma unroll
        for (int i = 0; i < 16; i += 4) {
            MIX(PAR, a, b, c, d, w[(i * 3 + 5) & 15], 0x6ed9eba1u, 4);
            MIX(PAR, d, a, b, c, w[(i * 3 + 8) & 15], 0x6ed9eba1u, 11);
            MIX(PAR, c, d, a, b, w[(i * 3 + 11) & 15], 0x6ed9eba1u, 16);
            MIX(PAR, b, c, d, a, w[(i * 3 + 14) & 15], 0x6ed9eba1u, 23);
        }
        #pragma unroll
        for (int i = 0; i < 16; i += 4) {
            MIX(MIS, a, b, c, d, w[(i * 7) & 15], 0x8f1bbcdcu, 6);
            MIX(MIS, d, a, b, c, w[(i * 7 + 7) & 15], 0x8f1bbcdcu, 10);
            MIX(MIS, c, d, a, b, w[(i * 7 + 14) & 15], 0x8f1bbcdcu, 15);
            MIX(MIS, b, c, d, a, w[(i * 7 + 5) & 15], 0x8f1bbcdcu, 21);
        }
        if (a == target.x && b == target.y && c == target.z && d == target.w) found[0] = word;
    }
}

#define S0(x) (ROTL(x, 25) ^ ROTL(x, 14) ^ ((x) >> 3))
#define S1(x) (ROTL(x, 15) ^ ROTL(x, 13) ^ ((x) >> 10))
#define E0(x) (ROTL(x, 30) ^ ROTL(x, 19) ^ ROTL(x, 10))
#define E1(x) (ROTL(x, 26) ^ ROTL(x, 21) ^ ROTL(x, 7))
// Hash of one 64-byte block an item with a growing schedule of 64 words.
__kernel void block_hash(__global const uint *message, __constant uint *round_keys, __global uint *digest, int blocks)
{
    int i = get_global_id(0);
    if (i >= blocks) return;
    uint w[16];
    for (int k = 0; k < 16; k++) w[k] = message[i * 16 + k];
    uint a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a, e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
    for (int r = 0; r < 64; r++) {
        uint word = w[r & 15];
        if (r >= 16) {
            word += S0(w[(r + 1) & 15]) + w[(r + 9) & 15] + S1(w[(r + 14) & 15]);
            w[r & 15] = word;
        }
        uint t1 = h + E1(e) + SEL(e, f, g) + round_keys[r] + word;
        uint t2 = E0(a) + ((a & b) | (c & (a | b)));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    vstore8((uint8)(a, b, c, d, e, f, g, h), i, digest);
}

// Bytes counted into 64 bins, one byte counter an item and bin in local memory.
__kernel void histogram64_bytes(__global const uchar *data, __global uint *partial, __local uchar *tally, int per_item)
{
    int t = get_local_id(0), n = get_local_size(0);
    for (int b = 0; b < 64; b++) tally[b * n + t] = 0;
    int base = get_group_id(0) * n * per_item;
    for (int i = 0; i < per_item; i++) tally[(data[base + i * n + t] >> 2) * n + t]++;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int b = t; b < 64; b += n) {
        uint sum = 0;
        for (int i = 0; i < n; i++) sum += tally[b * n + (i + t) % n];
        partial[get_group_id(0) * 64 + b] = sum;
    }
}

// Index of the value of largest magnitude, one a group, strides over the array with an increment.
__kernel void iamax_strided(int n, __global const float *x, int inc, __global float *top, __global int *where, __local float *lm,
                            __local int *li)
{
    int lid = get_local_id(0);
    float best = -1.0f;
    int at = 0;
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
        float v = fabs(x[i * inc] - 0.5f);
        if (v >= best) {
            best = v;
            at = i;
        }
    }
    lm[lid] = best;
    li[lid] = at;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (lid < s && lm[lid + s] >= lm[lid]) {
            lm[lid] = lm[lid + s];
            li[lid] = li[lid + s];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) {
        top[get_group_id(0)] = lm[0];
        where[get_group_id(0)] = li[0];
    }
}

// Givens rotation of two vectors, two values an item.
__kernel void rotate_vectors(__global float2 *x, __global float2 *y, float c, float s, int pairs)
{
    int i = get_global_id(0);
    if (i >= pairs) return;
    float2 a = x[i], b = y[i];
    x[i] = c * a + s * b;
    y[i] = c * b - s * a;
}

// Sums of absolute differences of 4x4 blocks over a search window, a block and one displacement an item.
__kernel void sad4x4(__global const uchar *restrict cur, __global const uchar *restrict ref, __global ushort *restrict sad, int width,
                     int height, int range)
{
    int d = get_global_id(0);
    int side = 2 * range + 1;
    int bx = get_global_id(1), by = get_global_id(2);
    if (d >= side * side) return;
    int dx = d % side - range, dy = d / side - range;
    ushort sum = 0;
    for (int j = 0; j < 4; j++) {
        int ry = clamp(by * 4 + j + dy, 0, height - 1);
        for (int i = 0; i < 4; i++) {
            int rx = clamp(bx * 4 + i + dx, 0, width - 1);
            sum += abs_diff(cur[(by * 4 + j) * width + bx * 4 + i], ref[ry * width + rx]);
        }
    }
    sad[(by * (width / 4) + bx) * side * side + d] = sum;
}
