// Address spaces, structs, tables, private arrays, vector and half loads.

typedef struct {
    float4 position;
    int id;
    char tag;
    short weights[3];
    struct {
        uchar a, b;
        float f;
    } inner;
} Particle;

kernel void structs(global const Particle *in, global Particle *out, int n)
{
    int g = get_global_id(0);
    Particle p = in[(g * 7 + 3) % n];
    p.position = p.position.yzwx * 2.0f;
    p.id += in[g].tag;
    p.tag = (char)(p.tag + 3);
    for (int i = 0; i < 3; i++)
        p.weights[i] += in[g].weights[2 - i];
    p.inner.a ^= in[g].inner.b;
    p.inner.f = in[g].inner.f - 1.0f;
    out[g] = p;
}

typedef struct {
    int2 size;
    float scale;
    short mode;
    float4 bias;
} Params;

kernel void by_value(global const float4 *in, global float4 *out, Params p, int3 shift, uchar4 mask)
{
    int g = get_global_id(0);
    int at = (g % p.size.x) * p.size.y + g / p.size.x;
    float4 v = in[at] * p.scale + p.bias;
    if (p.mode == 2)
        v = v.wzyx;
    v += convert_float4(mask) * (float4)(convert_float3(shift), 1.0f);
    out[g] = v;
}

constant int primes[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
constant float4 corners[3] = {(float4)(1, 0, 0, 0.5f), (float4)(0, 1, 0, 0.25f), (float4)(0, 0, 1, 0.125f)};
constant struct { short a; double b; } mixed[2] = {{3, 1.5}, {-4, -2.25}};

kernel void tables(global const int *in, global float4 *out, constant float *scale)
{
    int g = get_global_id(0);
    int x = in[g];
    float4 v = corners[x % 3] * primes[x & 15];
    v.x += mixed[x & 1].a;
    v.y += (float)mixed[x & 1].b;
    out[g] = v * scale[x & 3];
}

kernel void private_array(global const int *in, global int *out)
{
    int g = get_global_id(0);
    int bins[13];
    for (int i = 0; i < 13; i++)
        bins[i] = i;
    for (int i = 0; i < 20; i++)
        bins[in[(g + i) & 63] % 13] += i;
    int best = 0;
    for (int i = 1; i < 13; i++)
        if (bins[i] > bins[best])
            best = i;
    out[g] = bins[best] * 16 + best;
}

kernel void sort_private(global const float *in, global float *out)
{
    int g = get_global_id(0);
    float v[9];
    for (int i = 0; i < 9; i++)
        v[i] = in[g * 9 + i];
    for (int i = 1; i < 9; i++) {
        float key = v[i];
        int j = i - 1;
        while (j >= 0 && v[j] > key) {
            v[j + 1] = v[j];
            j--;
        }
        v[j + 1] = key;
    }
    out[g] = v[4];
}

kernel void vector_loads(global const short *in, global short *out, global const uchar *bytes, global uint *packed)
{
    int g = get_global_id(0);
    short2 a = vload2(g, in);
    short3 b = vload3(g, in + 1); // not aligned to its size
    short4 c = vload4(g, in + 3);
    short8 d = vload8(g, in);
    short16 e = vload16(0, in + g);
    vstore4((short4)(a, b.yz) + c, g, out);
    vstore3(b * d.s357, g, out + 4 * 32);
    vstore8(d.odd.xyzw.xyzwxyzw + e.lo - e.hi, 0, out + 7 * 32 + 8 * g);
    uchar4 p = vload4(g, bytes);
    packed[g] = as_uint(p.wzyx) + as_uint(vload4(0, bytes + g));
}

kernel void halves(global const half *in, global half *out, global const float *f, global float *wide)
{
    int g = get_global_id(0);
    float x = vload_half(g, in);
    float4 v = vload_half4(g, in);
    wide[g] = x + v.x * v.y + vload_half2(g, in).y;
    float y = f[g] * 3.0f;
    vstore_half(y, g, out);
    vstore_half_rtz(y, g, out + 32);
    vstore_half_rtp(y, g, out + 64);
    vstore_half_rtn(y, g, out + 96);
    vstore_half4_rte(v * y, g, out + 128);
    vstorea_half4(v - y, g, out + 256);
    wide[32 + g] = vloada_half4(g, in).w;
}

kernel void pointer_select(global const float *a, global const float *b, global const int *which, global float *out,
                           global float *other, local float *s)
{
    int g = get_global_id(0), l = get_local_id(0);
    local float t[32];
    s[l] = a[g];
    t[l] = b[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    global const float *p = which[g] & 1 ? a : b;
    local const float *q = which[g] & 2 ? s : t;
    global float *o = which[g] & 4 ? out : other;
    for (int i = 0; i < (which[g] & 7); i++)
        p += 1;
    o[g] = p[g % 16] + q[(l + 1) % 32];
}

kernel void swizzles(global const int8 *in, global int8 *out)
{
    int g = get_global_id(0);
    int8 v = in[g], r;
    r.s0123 = v.s7531;
    r.hi = v.even + v.odd;
    r.s26 = r.s62;
    int element = ((int *)&v)[g & 7];
    uint8 order = convert_uint8(v & 15);
    r += shuffle(v, order) - shuffle2(v, r, order).s01234567;
    r = select(r, v, v > 128) ^ element;
    r.s1 = any(v > 250) * 2 + all(v < 200);
    out[g] = r;
}

kernel void copies(global const uint *in, global uint *out)
{
    // a private struct copied as a block of bytes, and one cleared
    typedef struct { uint v[12]; } Block;
    int g = get_global_id(0);
    Block a, b = {{0}};
    for (int i = 0; i < 12; i++)
        a.v[(i * 5 + g) % 12] = in[(g + i) & 31];
    if (g & 1)
        b = a;
    else
        b.v[g % 12] = a.v[3];
    uint sum = 0;
    for (int i = 0; i < 12; i++)
        sum = sum * 31 + b.v[i];
    out[g] = sum;
}
