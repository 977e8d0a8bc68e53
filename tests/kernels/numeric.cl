// Arithmetic, conversions and builtins of every width.

#define OPS(T, U)                                                                                                            \
    kernel void arithmetic_##T(global const T *a, global const T *b, global T *out, int n)                                   \
    {                                                                                                                        \
        int g = get_global_id(0);                                                                                            \
        T x = a[g], y = b[g];                                                                                                \
        U ux = (U)x, uy = (U)y;                                                                                              \
        T nz = y == 0 ? (T)3 : y == (T)-1 ? (T)5 : y;                                                                        \
        int k = 0;                                                                                                           \
        out[k++ * n + g] = (T)(U)(ux + uy);                                                                                  \
        out[k++ * n + g] = (T)(U)(ux - uy);                                                                                  \
        out[k++ * n + g] = (T)(U)(ux * uy);                                                                                  \
        out[k++ * n + g] = x / nz;                                                                                           \
        out[k++ * n + g] = x % nz;                                                                                           \
        out[k++ * n + g] = (T)(ux / (U)nz);                                                                                  \
        out[k++ * n + g] = (T)(ux % (U)nz);                                                                                  \
        out[k++ * n + g] = (x & y) | (~x ^ y);                                                                               \
        out[k++ * n + g] = (T)(ux << (uy & 7));                                                                              \
        out[k++ * n + g] = x >> (y & 7);                                                                                     \
        out[k++ * n + g] = (T)(ux >> (uy & 7));                                                                              \
        out[k++ * n + g] = (x < y) + 2 * (ux < uy) + 4 * (x == y);                                                           \
        out[k++ * n + g] = max(x, y) ^ (T)min(ux, uy);                                                                       \
        out[k++ * n + g] = add_sat(x, y);                                                                                    \
        out[k++ * n + g] = (T)sub_sat(ux, uy);                                                                               \
        out[k++ * n + g] = mul_hi(x, y);                                                                                     \
        out[k++ * n + g] = (T)mul_hi(ux, uy);                                                                                \
        out[k++ * n + g] = (T)abs_diff(x, y);                                                                                \
        out[k++ * n + g] = hadd(x, y);                                                                                       \
        out[k++ * n + g] = (T)rhadd(ux, uy);                                                                                 \
        out[k++ * n + g] = rotate(x, y);                                                                                     \
        out[k++ * n + g] = clz(x);                                                                                           \
        out[k++ * n + g] = popcount(x);                                                                                      \
        out[k++ * n + g] = (T)abs(x);                                                                                        \
        out[k++ * n + g] = clamp(x, (T)-20, (T)90);                                                                          \
    }
OPS(char, uchar)
OPS(short, ushort)
OPS(int, uint)
OPS(long, ulong)

kernel void conversions(global const float *in, global int *out, global uchar *bytes, global long *longs, int n)
{
    int g = get_global_id(0);
    float x = in[g];
    float m = clamp(x, -1.0e9f, 1.0e9f); // where a plain conversion is defined
    int k = 0;
    out[k++ * n + g] = (int)m;
    out[k++ * n + g] = convert_int_rte(m);
    out[k++ * n + g] = convert_int_rtp(m);
    out[k++ * n + g] = convert_int_rtn(m);
    out[k++ * n + g] = convert_int_sat(x);
    out[k++ * n + g] = convert_int_sat_rte(x);
    out[k++ * n + g] = (int)convert_uint_sat(x);
    out[k++ * n + g] = as_int(x);
    out[k++ * n + g] = as_int((float)(as_int(x) >> 3));
    out[k++ * n + g] = as_int(convert_float((uint)as_int(x)));
    bytes[g] = convert_uchar_sat_rte(x);
    bytes[n + g] = as_uchar(convert_char_sat(x));
    bytes[2 * n + g] = convert_uchar_sat((int)m);
    bytes[3 * n + g] = (uchar)(int)m;
    longs[g] = (long)(m * 1000.0f);
    longs[n + g] = convert_long_sat(x * 1.0e12f);
    longs[2 * n + g] = as_long((double)x * 1.25);
    longs[3 * n + g] = (long)(ushort)(short)(int)m;
}

kernel void bit_tricks(global const uint *in, global uint *out, int n)
{
    int g = get_global_id(0);
    uint x = in[g];
    uint r = x;
    r = (r & 0x55555555u) << 1 | (r >> 1 & 0x55555555u);
    r = (r & 0x33333333u) << 2 | (r >> 2 & 0x33333333u);
    r = (r & 0x0F0F0F0Fu) << 4 | (r >> 4 & 0x0F0F0F0Fu);
    r = r << 24 | (r & 0xFF00u) << 8 | (r >> 8 & 0xFF00u) | r >> 24;
    out[g] = r;
    out[n + g] = x & -x;
    out[2 * n + g] = rotate(x, 13u) ^ rotate(x, (uint)g);
    ulong wide = upsample(x, ~x);
    out[3 * n + g] = (uint)(wide * 0x9E3779B97F4A7C15ul >> 37);
    out[4 * n + g] = bitselect(x, r, 0x00FF00FFu);
    out[5 * n + g] = mad24((int)(x & 0xFFFF), 37, (int)(x >> 28)) + mul24(x & 0xFFFFu, 3u);
    out[6 * n + g] = mad_sat(x, 2u, r) + mad_hi(x, r, 5u);
    float f = as_float((x & 0x007FFFFFu) | 0x3F800000u);
    out[7 * n + g] = as_uint(1.5f - 0.5f * f) >> 3;
}

#define UNARY(NAME) out[k++ * n + g] = NAME(x)
kernel void unary_math(global const float *in, global float *out, int n)
{
    int g = get_global_id(0), k = 0;
    float x = in[g]; // 0.05 to 3
    UNARY(sqrt); UNARY(rsqrt); UNARY(cbrt); UNARY(exp); UNARY(exp2); UNARY(expm1);
    UNARY(log); UNARY(log2); UNARY(log10); UNARY(log1p);
    UNARY(sin); UNARY(cos); UNARY(tan); UNARY(atan); UNARY(sinh); UNARY(tanh); UNARY(erf); UNARY(tgamma);
    UNARY(native_exp); UNARY(half_sqrt); UNARY(native_recip);
    out[k++ * n + g] = asin(x / 3.5f);
    out[k++ * n + g] = acos(x / 3.5f);
    out[k++ * n + g] = atanh(x / 3.5f);
    out[k++ * n + g] = sinpi(x);
    out[k++ * n + g] = pow(x, 1.7f);
    out[k++ * n + g] = powr(x, -0.7f);
    out[k++ * n + g] = pown(x, 3);
    out[k++ * n + g] = rootn(x, 3);
    out[k++ * n + g] = atan2(x, 1.0f - x);
    out[k++ * n + g] = hypot(x, 2.0f);
    out[k++ * n + g] = fma(x, x, -0.25f);
    out[k++ * n + g] = mad(x, 2.0f, 0.125f);
}

kernel void rounding(global const float *in, global float *out, int n)
{
    int g = get_global_id(0), k = 0;
    float x = in[g];
    UNARY(floor); UNARY(ceil); UNARY(trunc); UNARY(rint); UNARY(round); UNARY(fabs); UNARY(sign);
    out[k++ * n + g] = fmod(x, 1.75f);
    out[k++ * n + g] = remainder(x, 1.75f);
    out[k++ * n + g] = copysign(2.0f, x);
    out[k++ * n + g] = nextafter(x, 100.0f);
    out[k++ * n + g] = fdim(x, 0.5f);
    out[k++ * n + g] = fmin(x, 0.5f) + fmax(x, -0.5f) * 8.0f;
    out[k++ * n + g] = ldexp(x, g % 7 - 3);
    out[k++ * n + g] = clamp(x, -1.0f, 2.0f);
    out[k++ * n + g] = mix(x, 4.0f, 0.25f);
    out[k++ * n + g] = step(0.5f, x);
    out[k++ * n + g] = smoothstep(-2.0f, 2.0f, x);
    out[k++ * n + g] = degrees(radians(x));
    int e;
    float whole;
    out[k++ * n + g] = frexp(x, &e);
    out[k++ * n + g] = e;
    out[k++ * n + g] = modf(x, &whole);
    out[k++ * n + g] = whole;
    out[k++ * n + g] = x == 0.0f ? 0 : ilogb(x);
    out[k++ * n + g] = fract(x, &whole) + 16.0f * whole;
}

kernel void geometry(global const float4 *a, global const float4 *b, global float4 *out)
{
    int g = get_global_id(0);
    float4 x = a[g], y = b[g];
    out[3 * g] = cross(x, y);
    out[3 * g + 1] = (float4)(dot(x, y), length(x), distance(x, y), fast_length(y.xy));
    out[3 * g + 2] = normalize(x);
}

kernel void relational(global const float *a, global const float *b, global int *out, int n)
{
    int g = get_global_id(0), k = 0;
    float x = a[g], y = b[g];
    out[k++ * n + g] = isnan(x) + 2 * isinf(y) + 4 * isfinite(x) + 8 * isnormal(y) + 16 * signbit(x);
    out[k++ * n + g] = isequal(x, y) + 2 * isnotequal(x, y) + 4 * isless(x, y) + 8 * isgreaterequal(x, y);
    out[k++ * n + g] = isordered(x, y) + 2 * isunordered(x, y) + 4 * islessgreater(x, y);
    out[k++ * n + g] = (x < y) + 2 * (x <= y) + 4 * (x > y) + 8 * (x >= y) + 16 * (x == y) + 32 * (x != y) + 64 * !(x < y);
    out[k++ * n + g] = as_int(fmin(x, y)) == as_int(fmin(y, x)) ? as_int(fmax(x, 1.0f)) : 1;
    int2 v = (int2)(g, -g) == (int2)(3, -3);
    out[k++ * n + g] = v.x + v.y;
    float2 s = select((float2)(1.0f, 2.0f), (float2)(3.0f, 4.0f), (int2)(g - 8, 8 - g));
    out[k++ * n + g] = (int)s.x * 10 + (int)s.y;
}

kernel void doubles(global const double *a, global const double *b, global double *out, int n)
{
    int g = get_global_id(0), k = 0;
    double x = a[g], y = b[g];
    out[k++ * n + g] = x * y + 1.0;
    out[k++ * n + g] = x / (y + 2.0);
    out[k++ * n + g] = sqrt(x) - exp(-y);
    out[k++ * n + g] = (float)x;
    out[k++ * n + g] = (long)(x * 1.0e15);
    out[k++ * n + g] = fmod(x * 100.0, 3.0) + floor(y * 10.0);
    out[k++ * n + g] = as_double(as_ulong(x) ^ 1ul);
}

kernel void vectors(global const int4 *a, global const uchar16 *b, global int4 *out, global ushort8 *wide)
{
    int g = get_global_id(0);
    int4 x = a[g];
    uchar16 y = b[g];
    int4 s = (x << 3) / (convert_int4(y.lo.hi) + 1) - x % 7;
    s += (x > s) & 5;
    s.xz = s.zx * 2;
    s = max(s, -40) + as_int4(abs_diff(x, s)).s3210;
    out[g] = s;
    ushort8 w = convert_ushort8(y.lo) * convert_ushort8(y.hi);
    w.even += (ushort4)(w.s1, w.s35, w.s7);
    wide[g] = w + convert_ushort8(y.odd > y.even) / (ushort)2;
}

int gcd(uint a, uint b)
{
    while (b) {
        uint t = a % b;
        a = b;
        b = t;
    }
    return a;
}

kernel void function_calls(global const uint *in, global uint *out)
{
    int g = get_global_id(0);
    out[g] = gcd(in[g], in[g + 1]) * 256 + gcd(in[g + 1] + 60, 210);
}
