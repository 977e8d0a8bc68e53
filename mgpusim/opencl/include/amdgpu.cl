/* OpenCL C's builtin functions for LLVM's AMDGPU back end, so that a kernel compiles to machine code without AMD's device library.
 *
 * It is compiled once for each processor and linked into kernels as bitcode. What counts is how many registers, instructions and
 * waits a kernel gets. Functions that are instructions of the GPU are these; quotients, roots, exponentials and logarithms are
 * LLVM's own. Trigonometric functions, powers and the like are short series in place of AMD's longer code (OCML).
 */
#define OVER __attribute__((overloadable, always_inline))
#define EACH(M, T, ...) M(T, __VA_ARGS__) VECTORS(M, T, __VA_ARGS__)
#define VECTORS(M, T, ...) M(T##2, __VA_ARGS__) M(T##3, __VA_ARGS__) M(T##4, __VA_ARGS__) M(T##8, __VA_ARGS__) M(T##16, __VA_ARGS__)
#define FLOATS(M, ...) EACH(M, float, __VA_ARGS__) EACH(M, half, __VA_ARGS__) EACH(M, double, __VA_ARGS__)
#define SIGNED(M, ...) EACH(M, char, __VA_ARGS__) EACH(M, short, __VA_ARGS__) EACH(M, int, __VA_ARGS__) EACH(M, long, __VA_ARGS__)
#define UNSIGNED(M, ...) EACH(M, uchar, __VA_ARGS__) EACH(M, ushort, __VA_ARGS__) EACH(M, uint, __VA_ARGS__) EACH(M, ulong, __VA_ARGS__)
#define INTEGERS(M, ...) SIGNED(M, __VA_ARGS__) UNSIGNED(M, __VA_ARGS__)
#define F1(T, F, E) OVER T F(T x) { return E; }
#define F2(T, F, E) OVER T F(T x, T y) { return E; }
#define F3(T, F, E) OVER T F(T x, T y, T z) { return E; }
/* vectors of a function of scalars, by halves */
#define BY_PARTS1(T, F)                                                       \
    OVER T##2 F(T##2 x) { return (T##2)(F(x.x), F(x.y)); }                    \
    OVER T##3 F(T##3 x) { return (T##3)(F(x.x), F(x.y), F(x.z)); }            \
    OVER T##4 F(T##4 x) { return (T##4)(F(x.lo), F(x.hi)); }                  \
    OVER T##8 F(T##8 x) { return (T##8)(F(x.lo), F(x.hi)); }                  \
    OVER T##16 F(T##16 x) { return (T##16)(F(x.lo), F(x.hi)); }
#define BY_PARTS2(T, F)                                                                \
    OVER T##2 F(T##2 x, T##2 y) { return (T##2)(F(x.x, y.x), F(x.y, y.y)); }           \
    OVER T##3 F(T##3 x, T##3 y) { return (T##3)(F(x.x, y.x), F(x.y, y.y), F(x.z, y.z)); } \
    OVER T##4 F(T##4 x, T##4 y) { return (T##4)(F(x.lo, y.lo), F(x.hi, y.hi)); }       \
    OVER T##8 F(T##8 x, T##8 y) { return (T##8)(F(x.lo, y.lo), F(x.hi, y.hi)); }       \
    OVER T##16 F(T##16 x, T##16 y) { return (T##16)(F(x.lo, y.lo), F(x.hi, y.hi)); }
/* a function of floats, and through floats of halves and doubles */
#define SCALAR1(F, E)                                    \
    OVER float F(float x) { return E; } BY_PARTS1(float, F) \
    OVER half F(half x) { return (half)F((float)x); } BY_PARTS1(half, F) \
    OVER double F(double x) { return (double)F((float)x); } BY_PARTS1(double, F)
#define SCALAR2(F, E)                                             \
    OVER float F(float x, float y) { return E; } BY_PARTS2(float, F) \
    OVER half F(half x, half y) { return (half)F((float)x, (float)y); } BY_PARTS2(half, F) \
    OVER double F(double x, double y) { return (double)F((float)x, (float)y); } BY_PARTS2(double, F)

/* ---- work items ---- */
#define BY_DIMENSION(X, Y, Z, ELSE) return d == 0 ? (X) : d == 1 ? (Y) : d == 2 ? (Z) : (ELSE);
#define IMPLICIT ((constant ulong *)__builtin_amdgcn_implicitarg_ptr())
OVER uint get_work_dim(void) { return ((constant ushort *)IMPLICIT)[32]; }
OVER size_t get_local_id(uint d) {
    BY_DIMENSION(__builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z(), 0)
}
OVER size_t get_group_id(uint d) {
    BY_DIMENSION(__builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z(), 0)
}
OVER size_t get_enqueued_local_size(uint d) {
    BY_DIMENSION(__builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(), __builtin_amdgcn_workgroup_size_z(), 1)
}
OVER size_t get_local_size(uint d) { return get_enqueued_local_size(d); }
OVER size_t get_global_size(uint d) {
    BY_DIMENSION(__builtin_amdgcn_grid_size_x(), __builtin_amdgcn_grid_size_y(), __builtin_amdgcn_grid_size_z(), 1)
}
OVER size_t get_num_groups(uint d) {
    BY_DIMENSION(((constant uint *)IMPLICIT)[0], ((constant uint *)IMPLICIT)[1], ((constant uint *)IMPLICIT)[2], 1)
}
OVER size_t get_global_offset(uint d) { BY_DIMENSION(IMPLICIT[5], IMPLICIT[6], IMPLICIT[7], 0) }
OVER size_t get_global_id(uint d) {
    return (uint)get_group_id(d) * (uint)get_local_size(d) + (uint)get_local_id(d) + get_global_offset(d);
}
OVER size_t get_local_linear_id(void) {
    return ((uint)get_local_id(2) * (uint)get_local_size(1) + (uint)get_local_id(1)) * (uint)get_local_size(0) + (uint)get_local_id(0);
}
OVER size_t get_global_linear_id(void) {
    return (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
}

/* ---- barriers ---- */
OVER void mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup"); }
OVER void read_mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); }
OVER void write_mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); }
__attribute__((overloadable, always_inline, convergent)) void barrier(uint flags) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
__attribute__((overloadable, always_inline, convergent)) void work_group_barrier(uint flags) { barrier(flags); }
__attribute__((overloadable, always_inline, convergent)) void sub_group_barrier(uint flags) { __builtin_amdgcn_wave_barrier(); }

/* ---- floats ---- */
FLOATS(F1, fabs, __builtin_elementwise_abs(x))
FLOATS(F1, ceil, __builtin_elementwise_ceil(x))
FLOATS(F1, floor, __builtin_elementwise_floor(x))
FLOATS(F1, trunc, __builtin_elementwise_trunc(x))
FLOATS(F1, rint, __builtin_elementwise_rint(x))
FLOATS(F1, round, __builtin_elementwise_round(x))
FLOATS(F1, sqrt, __builtin_elementwise_sqrt(x))
FLOATS(F1, rsqrt, 1 / __builtin_elementwise_sqrt(x))
FLOATS(F1, canonicalize, __builtin_elementwise_canonicalize(x))
FLOATS(F2, fmin, __builtin_elementwise_minnum(x, y))
FLOATS(F2, fmax, __builtin_elementwise_maxnum(x, y))
FLOATS(F2, copysign, __builtin_elementwise_copysign(x, y))
FLOATS(F2, fdim, __builtin_elementwise_maxnum(x - y, (x - x)))
FLOATS(F2, min, __builtin_elementwise_minnum(x, y))
FLOATS(F2, max, __builtin_elementwise_maxnum(x, y))
FLOATS(F2, fmod, x - y * __builtin_elementwise_trunc(x / y))
FLOATS(F2, remainder, x - y * __builtin_elementwise_rint(x / y))
FLOATS(F2, maxmag, __builtin_elementwise_maxnum(x, y))
FLOATS(F2, minmag, __builtin_elementwise_minnum(x, y))
FLOATS(F2, step, (y < x) ? (__typeof__(x))0 : (__typeof__(x))1)
FLOATS(F3, fma, __builtin_elementwise_fma(x, y, z))
FLOATS(F3, mad, __builtin_elementwise_fma(x, y, z))
FLOATS(F3, clamp, __builtin_elementwise_minnum(__builtin_elementwise_maxnum(x, y), z))
FLOATS(F3, mix, __builtin_elementwise_fma(y - x, z, x))

FLOATS(F1, degrees, x * (__typeof__(x))57.29577951308232)
FLOATS(F1, radians, x * (__typeof__(x))0.017453292519943295)
FLOATS(F1, sign, (x > 0) ? (__typeof__(x))1 : (x < 0) ? (__typeof__(x))-1 : x)
/* with a scalar for the last operands */
#define WITH_SCALAR(T, S)                                    \
    OVER T fmin(T x, S y) { return fmin(x, (T)y); }          \
    OVER T fmax(T x, S y) { return fmax(x, (T)y); }          \
    OVER T min(T x, S y) { return min(x, (T)y); }            \
    OVER T max(T x, S y) { return max(x, (T)y); }            \
    OVER T clamp(T x, S y, S z) { return clamp(x, (T)y, (T)z); } \
    OVER T step(S x, T y) { return step((T)x, y); }          \
    OVER T mix(T x, T y, S z) { return mix(x, y, (T)z); }    \
    OVER T smoothstep(S x, S y, T z) { T t = clamp((z - x) / (y - x), (S)0, (S)1); return t * t * (3 - 2 * t); }
VECTORS(WITH_SCALAR, float, float) VECTORS(WITH_SCALAR, half, half) VECTORS(WITH_SCALAR, double, double)
#define SMOOTH(T, ...) OVER T smoothstep(T x, T y, T z) { T t = fmin(fmax((z - x) / (y - x), (T)0), (T)1); return t * t * (3 - 2 * t); }
FLOATS(SMOOTH, )
#define EXPONENTIALS(M) M(exp) M(exp2) M(exp10) M(log) M(log2) M(log10)
#define LLVMS(T, F) OVER T F(T x) { return __builtin_elementwise_##F(x); }
#define OF_FLOATS(F) EACH(LLVMS, float, F) EACH(LLVMS, half, F) OVER double F(double x) { return __builtin_elementwise_##F((float)x); } BY_PARTS1(double, F)
EXPONENTIALS(OF_FLOATS)
SCALAR1(expm1, exp(x) - 1)
SCALAR1(log1p, log(1 + x))
/* angles: a turn is subtracted as three floats, then the unit for special functions */
static inline float turns(float x) {
    float n = __builtin_elementwise_rint(x * 0.15915494f);
    float r = __builtin_elementwise_fma(n, -6.2831855f, x);
    return __builtin_elementwise_fma(n, 1.7484555e-7f, r) * 0.15915494f;
}
SCALAR1(sin, __builtin_amdgcn_sinf(turns(x)))
SCALAR1(cos, __builtin_amdgcn_cosf(turns(x)))
SCALAR1(tan, sin(x) / cos(x))
SCALAR1(sinpi, __builtin_amdgcn_sinf(x * 0.5f))
SCALAR1(cospi, __builtin_amdgcn_cosf(x * 0.5f))
SCALAR1(tanpi, sinpi(x) / cospi(x))
SCALAR1(sinh, 0.5f * (exp(x) - exp(-x)))
SCALAR1(cosh, 0.5f * (exp(x) + exp(-x)))
static inline float tanh_of(float x) {
    float a = fabs(x), e = exp(2 * a), s = x * x;
    float small = a * (1 + s * (-0.33332819f + s * (0.13322297f + s * (-0.052f + s * 0.016f))));
    return copysign(a < 0.55f ? small : 1 - 2 / (e + 1), x);
}
SCALAR1(tanh, tanh_of(x))
static inline float atan_of(float x) {
    float a = fabs(x), t = a > 1 ? 1 / a : a, s = t * t;
    float p = t * (0.99999f + s * (-0.33326f + s * (0.19925f + s * (-0.13508f + s * (0.08437f + s * (-0.0373f + s * 0.0079f))))));
    return copysign(a > 1 ? 1.5707964f - p : p, x);
}
SCALAR1(atan, atan_of(x))
SCALAR1(asin, atan(x / sqrt(1 - x * x)))
SCALAR1(acos, 1.5707964f - asin(x))
SCALAR1(atanpi, atan(x) * 0.31830987f)
SCALAR1(asinpi, asin(x) * 0.31830987f)
SCALAR1(acospi, acos(x) * 0.31830987f)
SCALAR1(asinh, log(x + sqrt(x * x + 1)))
SCALAR1(acosh, log(x + sqrt(x * x - 1)))
SCALAR1(atanh, 0.5f * log((1 + x) / (1 - x)))
static inline float atan2_of(float y, float x) {
    float a = atan(y / x);
    return x < 0 ? a + copysign(3.1415927f, y) : a;
}
SCALAR2(atan2, atan2_of(x, y))
SCALAR2(atan2pi, atan2(x, y) * 0.31830987f)
static inline float erf_of(float x) {
    float a = fabs(x), t = 1 / (1 + 0.3275911f * a);
    float p = t * (0.2548296f + t * (-0.2844967f + t * (1.4214137f + t * (-1.4531521f + t * 1.0614054f))));
    return copysign(1 - p * exp(-a * a), x);
}
SCALAR1(erf, erf_of(x))
SCALAR1(erfc, 1 - erf(x))
static inline float pow_of(float x, float y) {
    float l = log2(fabs(x)), h = y * l;
    float r = exp2(h) * (1 + 0.69314718f * __builtin_elementwise_fma(y, l, -h));
    bool odd = y == rint(y) && ((int)y & 1);
    return x < 0 ? (y == rint(y) ? (odd ? -r : r) : __builtin_nanf("")) : r;
}
SCALAR2(pow, pow_of(x, y))
SCALAR2(powr, exp2(y * log2(x)))
SCALAR2(hypot, sqrt(x * x + y * y))
SCALAR1(cbrt, copysign(exp2(log2(fabs(x)) * 0.33333334f), x))
SCALAR1(logb, floor(log2(fabs(x))))
#define POWN(T, I) OVER T pown(T x, I n) { return pow(x, __builtin_convertvector(n, T)); } OVER T ldexp(T x, I n) { return x * exp2(__builtin_convertvector(n, T)); } \
    OVER T rootn(T x, I n) { return pow(x, 1 / __builtin_convertvector(n, T)); }
OVER float pown(float x, int n) { return pow(x, (float)n); }
OVER float ldexp(float x, int n) { return __builtin_amdgcn_ldexpf(x, n); }
OVER float rootn(float x, int n) { return pow(x, 1.0f / (float)n); }
POWN(float2, int2) POWN(float3, int3) POWN(float4, int4) POWN(float8, int8) POWN(float16, int16)
/* native_ and half_: the instructions by themselves */
#define NATIVE1(F, E) OVER float F(float x) { return E; } BY_PARTS1(float, F)
#define NATIVES(P)                                                              \
    NATIVE1(P##_sin, __builtin_amdgcn_sinf(x * 0.15915494f))                    \
    NATIVE1(P##_cos, __builtin_amdgcn_cosf(x * 0.15915494f))                    \
    NATIVE1(P##_tan, __builtin_amdgcn_sinf(x * 0.15915494f) * __builtin_amdgcn_rcpf(__builtin_amdgcn_cosf(x * 0.15915494f))) \
    NATIVE1(P##_exp2, __builtin_amdgcn_exp2f(x))                                \
    NATIVE1(P##_exp, __builtin_amdgcn_exp2f(x * 1.442695f))                     \
    NATIVE1(P##_exp10, __builtin_amdgcn_exp2f(x * 3.321928f))                   \
    NATIVE1(P##_log2, __builtin_amdgcn_logf(x))                                 \
    NATIVE1(P##_log, __builtin_amdgcn_logf(x) * 0.6931472f)                     \
    NATIVE1(P##_log10, __builtin_amdgcn_logf(x) * 0.30103f)                     \
    NATIVE1(P##_sqrt, __builtin_amdgcn_sqrtf(x))                                \
    NATIVE1(P##_rsqrt, __builtin_amdgcn_rsqf(x))                                \
    NATIVE1(P##_recip, __builtin_amdgcn_rcpf(x))                                \
    OVER float P##_divide(float x, float y) { return x * __builtin_amdgcn_rcpf(y); } BY_PARTS2(float, P##_divide) \
    OVER float P##_powr(float x, float y) { return __builtin_amdgcn_exp2f(y * __builtin_amdgcn_logf(x)); } BY_PARTS2(float, P##_powr)
NATIVES(native) NATIVES(half)
/* results through pointers */
#define THROUGH(A)                                                                                    \
    OVER float sincos(float x, A float *p) { *p = cos(x); return sin(x); }                            \
    OVER float fract(float x, A float *p) { *p = floor(x); return __builtin_amdgcn_fractf(x); }       \
    OVER float modf(float x, A float *p) { *p = trunc(x); return x - trunc(x); }                      \
    OVER float frexp(float x, A int *p) { *p = __builtin_amdgcn_frexp_expf(x); return __builtin_amdgcn_frexp_mantf(x); }
THROUGH(global) THROUGH(local) THROUGH(private) THROUGH(generic)

/* ---- geometric ---- */
OVER float dot(float x, float y) { return x * y; }
OVER float dot(float2 x, float2 y) { return x.x * y.x + x.y * y.y; }
OVER float dot(float3 x, float3 y) { return x.x * y.x + x.y * y.y + x.z * y.z; }
OVER float dot(float4 x, float4 y) { return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w; }
OVER half dot(half2 x, half2 y) { return x.x * y.x + x.y * y.y; }
OVER half dot(half3 x, half3 y) { return x.x * y.x + x.y * y.y + x.z * y.z; }
OVER half dot(half4 x, half4 y) { return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w; }
#define LENGTHS(T, S)                                                  \
    OVER S length(T x) { return sqrt(dot(x, x)); }                     \
    OVER S fast_length(T x) { return half_sqrt(dot(x, x)); }           \
    OVER S distance(T x, T y) { return length(x - y); }                \
    OVER S fast_distance(T x, T y) { return fast_length(x - y); }      \
    OVER T normalize(T x) { return x * rsqrt(dot(x, x)); }             \
    OVER T fast_normalize(T x) { return x * half_rsqrt(dot(x, x)); }
LENGTHS(float, float) LENGTHS(float2, float) LENGTHS(float3, float) LENGTHS(float4, float)
OVER float3 cross(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
OVER float4 cross(float4 a, float4 b) { return (float4)(cross(a.xyz, b.xyz), 0); }

/* ---- integers ---- */
INTEGERS(F2, min, __builtin_elementwise_min(x, y))
INTEGERS(F2, max, __builtin_elementwise_max(x, y))
INTEGERS(F3, clamp, __builtin_elementwise_min(__builtin_elementwise_max(x, y), z))
INTEGERS(F2, add_sat, __builtin_elementwise_add_sat(x, y))
INTEGERS(F2, sub_sat, __builtin_elementwise_sub_sat(x, y))
INTEGERS(F2, hadd, (x & y) + ((x ^ y) >> (__typeof__(x))1))
INTEGERS(F2, rhadd, (x | y) - ((x ^ y) >> (__typeof__(x))1))
INTEGERS(F1, popcount, __builtin_elementwise_popcount(x))
#define SCALAR_LAST(T, S)                                    \
    OVER T min(T x, S y) { return min(x, (T)y); }            \
    OVER T max(T x, S y) { return max(x, (T)y); }            \
    OVER T clamp(T x, S y, S z) { return clamp(x, (T)y, (T)z); }
#define TYPES(M) M(char) M(uchar) M(short) M(ushort) M(int) M(uint) M(long) M(ulong)
#define LAST(S) VECTORS(SCALAR_LAST, S, S)
TYPES(LAST)
#define BITS(T, U, B)                                                                            \
    OVER U abs(T x) { return __builtin_astype((T)__builtin_elementwise_abs(x), U); }             \
    OVER U abs(U x) { return x; }                                                                \
    OVER U abs_diff(T x, T y) { return __builtin_astype((T)((x > y) ? x - y : y - x), U); }      \
    OVER U abs_diff(U x, U y) { return (x > y) ? x - y : y - x; }                                \
    OVER U clz(U x) { return __builtin_elementwise_clzg(x, (U)B); }                              \
    OVER T clz(T x) { return __builtin_astype(clz(__builtin_astype(x, U)), T); }                 \
    OVER U ctz(U x) { return __builtin_elementwise_ctzg(x, (U)B); }                              \
    OVER T ctz(T x) { return __builtin_astype(ctz(__builtin_astype(x, U)), T); }                 \
    OVER U rotate(U x, U y) { return __builtin_elementwise_fshl(x, x, y); }                      \
    OVER T rotate(T x, T y) { return __builtin_elementwise_fshl(x, x, y); }
#define BITS_OF(T, U, B) BITS(T, U, B) BITS(T##2, U##2, B) BITS(T##3, U##3, B) BITS(T##4, U##4, B) BITS(T##8, U##8, B) BITS(T##16, U##16, B)
BITS_OF(char, uchar, 8) BITS_OF(short, ushort, 16) BITS_OF(int, uint, 32) BITS_OF(long, ulong, 64)
#define WIDE(T, W, B)                                                                                             \
    OVER T mul_hi(T x, T y) { return __builtin_convertvector((__builtin_convertvector(x, W) * __builtin_convertvector(y, W)) >> (W)B, T); } \
    OVER T mad_hi(T x, T y, T z) { return mul_hi(x, y) + z; }
#define WIDE_OF(T, W, B)                                                       \
    OVER T mul_hi(T x, T y) { return (T)(((W)x * (W)y) >> B); }                \
    OVER T mad_hi(T x, T y, T z) { return mul_hi(x, y) + z; }                  \
    WIDE(T##2, W##2, B) WIDE(T##3, W##3, B) WIDE(T##4, W##4, B) WIDE(T##8, W##8, B) WIDE(T##16, W##16, B)
WIDE_OF(char, short, 8) WIDE_OF(uchar, ushort, 8) WIDE_OF(short, int, 16) WIDE_OF(ushort, uint, 16) WIDE_OF(int, long, 32) WIDE_OF(uint, ulong, 32)
OVER int mul24(int x, int y) { return (x << 8 >> 8) * (y << 8 >> 8); }
OVER uint mul24(uint x, uint y) { return (x & 0xffffff) * (y & 0xffffff); }
BY_PARTS2(int, mul24) BY_PARTS2(uint, mul24)
#define MAD24(T, ...) OVER T mad24(T x, T y, T z) { return mul24(x, y) + z; }
EACH(MAD24, int, ) EACH(MAD24, uint, )

/* ---- relations ---- */
#define TEST(T, I, F, E) OVER I F(T x, T y) { return E; }
#define RELATION(F, E)                                                                                     \
    TEST(float, int, F, E) TEST(float2, int2, F, E) TEST(float3, int3, F, E) TEST(float4, int4, F, E)      \
    TEST(float8, int8, F, E) TEST(float16, int16, F, E) TEST(half, int, F, E) TEST(half2, short2, F, E)    \
    TEST(half4, short4, F, E) TEST(half8, short8, F, E) TEST(half16, short16, F, E)
RELATION(isequal, x == y) RELATION(isnotequal, x != y) RELATION(isgreater, x > y) RELATION(isgreaterequal, x >= y)
RELATION(isless, x < y) RELATION(islessequal, x <= y) RELATION(islessgreater, (x < y) || (x > y))
RELATION(isordered, (x == x) && (y == y)) RELATION(isunordered, (x != x) || (y != y))
#define CLASS(T, I, U, F, E) OVER I F(T x) { return E; }
#define CLASSES(F, E)                                                                                                        \
    CLASS(float, int, uint, F, E) CLASS(float2, int2, uint2, F, E) CLASS(float3, int3, uint3, F, E)                           \
    CLASS(float4, int4, uint4, F, E) CLASS(float8, int8, uint8, F, E) CLASS(float16, int16, uint16, F, E)
CLASSES(isnan, x != x) CLASSES(isinf, fabs(x) == INFINITY) CLASSES(isfinite, fabs(x) < INFINITY)
CLASSES(isnormal, fabs(x) < INFINITY && fabs(x) >= FLT_MIN) 

#define ANY(T, ...)                                                         \
    OVER int any(T##2 x) { return (x.x | x.y) < 0; }                        \
    OVER int any(T##3 x) { return (x.x | x.y | x.z) < 0; }                  \
    OVER int any(T##4 x) { return any(x.lo | x.hi); }                       \
    OVER int any(T##8 x) { return any(x.lo | x.hi); }                       \
    OVER int any(T##16 x) { return any(x.lo | x.hi); }                      \
    OVER int all(T##2 x) { return (x.x & x.y) < 0; }                        \
    OVER int all(T##3 x) { return (x.x & x.y & x.z) < 0; }                  \
    OVER int all(T##4 x) { return all(x.lo & x.hi); }                       \
    OVER int all(T##8 x) { return all(x.lo & x.hi); }                       \
    OVER int all(T##16 x) { return all(x.lo & x.hi); }                      \
    OVER int any(T x) { return x < 0; }                                     \
    OVER int all(T x) { return x < 0; }
ANY(char) ANY(short) ANY(int) ANY(long)
#define SELECT(T, I)                                                                                       \
    OVER T select(T x, T y, I c) { return (c < (I)0) ? y : x; }
#define SELECT_ONE(T, I) OVER T select(T x, T y, I c) { return c ? y : x; }
#define SELECTS(T, I, U)                                                                                   \
    SELECT_ONE(T, I) SELECT_ONE(T, U)                                                                      \
    SELECT(T##2, I##2) SELECT(T##3, I##3) SELECT(T##4, I##4) SELECT(T##8, I##8) SELECT(T##16, I##16)       \
    SELECT_U(T##2, I##2, U##2) SELECT_U(T##3, I##3, U##3) SELECT_U(T##4, I##4, U##4) SELECT_U(T##8, I##8, U##8) SELECT_U(T##16, I##16, U##16)
#define SELECT_U(T, I, U) OVER T select(T x, T y, U c) { return select(x, y, __builtin_astype(c, I)); }
SELECTS(float, int, uint) SELECTS(int, int, uint) SELECTS(uint, int, uint) SELECTS(half, short, ushort) SELECTS(short, short, ushort)
SELECTS(ushort, short, ushort) SELECTS(char, char, uchar) SELECTS(uchar, char, uchar) SELECTS(double, long, ulong)
SELECTS(long, long, ulong) SELECTS(ulong, long, ulong)
#define BITSELECT(T, U) OVER T bitselect(T x, T y, T c) { return __builtin_astype((U)((__builtin_astype(x, U) & ~__builtin_astype(c, U)) | (__builtin_astype(y, U) & __builtin_astype(c, U))), T); }
#define BITSELECTS(T, U) BITSELECT(T, U) BITSELECT(T##2, U##2) BITSELECT(T##3, U##3) BITSELECT(T##4, U##4) BITSELECT(T##8, U##8) BITSELECT(T##16, U##16)
BITSELECTS(float, uint) BITSELECTS(int, int) BITSELECTS(uint, uint) BITSELECTS(half, ushort) BITSELECTS(char, uchar) BITSELECTS(uchar, uchar)
BITSELECTS(short, short) BITSELECTS(ushort, ushort) BITSELECTS(long, long) BITSELECTS(ulong, ulong) BITSELECTS(double, ulong)

/* ---- conversions ---- */
#define TO1(T, S, N) OVER T convert_##T##N(S x) { return (T)x; }
#define TO(T, S, N) OVER T convert_##T##N(S x) { return __builtin_convertvector(x, T); }
#define CONVERT(T, S) TO1(T, S, ) TO(T##2, S##2, ) TO(T##3, S##3, ) TO(T##4, S##4, ) TO(T##8, S##8, ) TO(T##16, S##16, )
#define FROM_ALL(T) CONVERT(T, char) CONVERT(T, uchar) CONVERT(T, short) CONVERT(T, ushort) CONVERT(T, int) CONVERT(T, uint) \
    CONVERT(T, long) CONVERT(T, ulong) CONVERT(T, float) CONVERT(T, half) CONVERT(T, double)
TYPES(FROM_ALL) FROM_ALL(float) FROM_ALL(half) FROM_ALL(double)
#define ROUNDED(T, S, N, E) OVER T convert_##T##N(S x) { return convert_##T(E); }
#define ROUNDS(T, S, N, E) ROUNDED(T, S, N, E) ROUNDED(T##2, S##2, N, E) ROUNDED(T##3, S##3, N, E) ROUNDED(T##4, S##4, N, E) \
    ROUNDED(T##8, S##8, N, E) ROUNDED(T##16, S##16, N, E)
#define TO_INTEGER(T, S) ROUNDS(T, S, _rte, rint(x)) ROUNDS(T, S, _rtz, x) ROUNDS(T, S, _rtp, ceil(x)) ROUNDS(T, S, _rtn, floor(x))
#define OF_FLOAT(T) TO_INTEGER(T, float) TO_INTEGER(T, half)
TYPES(OF_FLOAT)
#define AS_THEY_ARE(T, S) ROUNDS(T, S, _rte, x) ROUNDS(T, S, _rtz, x) ROUNDS(T, S, _rtp, x) ROUNDS(T, S, _rtn, x)
#define TO_FLOAT(S) AS_THEY_ARE(float, S) AS_THEY_ARE(half, S)
TYPES(TO_FLOAT) TO_FLOAT(float) TO_FLOAT(half)
/* saturated: between the bounds of a type in the wider of both */
#define WITHIN(T, S, N, LOW, HIGH, E) OVER T convert_##T##_sat##N(S x) { return convert_##T(clamp(E, (S)(LOW), (S)(HIGH))); }
#define SATURATED(T, S, N, LOW, HIGH, E) WITHIN(T, S, N, LOW, HIGH, E) WITHIN(T##2, S##2, N, LOW, HIGH, E) WITHIN(T##3, S##3, N, LOW, HIGH, E) \
    WITHIN(T##4, S##4, N, LOW, HIGH, E) WITHIN(T##8, S##8, N, LOW, HIGH, E) WITHIN(T##16, S##16, N, LOW, HIGH, E)
#define OF_FLOATS_SAT(T, LOW, HIGH) SATURATED(T, float, , LOW, HIGH, x) SATURATED(T, float, _rte, LOW, HIGH, rint(x)) \
    SATURATED(T, float, _rtz, LOW, HIGH, x) SATURATED(T, half, , LOW, HIGH, x) SATURATED(T, half, _rte, LOW, HIGH, rint(x))
OF_FLOATS_SAT(char, -128, 127) OF_FLOATS_SAT(uchar, 0, 255) OF_FLOATS_SAT(short, -32768, 32767) OF_FLOATS_SAT(ushort, 0, 65535)
OF_FLOATS_SAT(int, -2147483648.0f, 2147483520.0f) OF_FLOATS_SAT(uint, 0, 4294967040.0f)
#define OF_INT_SAT(T, LOW, HIGH) SATURATED(T, int, , LOW, HIGH, x) SATURATED(T, long, , LOW, HIGH, x)
OF_INT_SAT(char, -128, 127) OF_INT_SAT(uchar, 0, 255) OF_INT_SAT(short, -32768, 32767) OF_INT_SAT(ushort, 0, 65535)
SATURATED(char, short, , -128, 127, x) SATURATED(uchar, short, , 0, 255, x) SATURATED(int, long, , -2147483648L, 2147483647L, x)
SATURATED(uchar, ushort, , 0, 255, x) SATURATED(uchar, uint, , 0, 255, x) SATURATED(ushort, uint, , 0, 65535, x)

#define TYPES_ALL(M) INTEGERS(M, ) EACH(M, float, ) EACH(M, half, ) EACH(M, double, )

/* ---- vectors in memory ---- */
#define VLOAD(T, N, A)                                                              \
    OVER T##N vload##N(size_t i, const A T *p) {                                    \
        typedef T##N at __attribute__((aligned(__alignof__(T))));                   \
        return *(const A at *)(p + i * N);                                          \
    }
#define VSTORE(T, N, A)                                                             \
    OVER void vstore##N(T##N v, size_t i, A T *p) {                                 \
        typedef T##N at __attribute__((aligned(__alignof__(T))));                   \
        *(A at *)(p + i * N) = v;                                                   \
    }
#define VLOAD3(T, A) OVER T##3 vload3(size_t i, const A T *p) { p += 3 * i; return (T##3)(p[0], p[1], p[2]); }
#define VSTORE3(T, A) OVER void vstore3(T##3 v, size_t i, A T *p) { p += 3 * i; p[0] = v.x; p[1] = v.y; p[2] = v.z; }
#define LOADS(T, A) VLOAD(T, 2, A) VLOAD3(T, A) VLOAD(T, 4, A) VLOAD(T, 8, A) VLOAD(T, 16, A)
#define STORES(T, A) VSTORE(T, 2, A) VSTORE3(T, A) VSTORE(T, 4, A) VSTORE(T, 8, A) VSTORE(T, 16, A)
#define MOVES(T) LOADS(T, global) LOADS(T, constant) LOADS(T, local) LOADS(T, private) LOADS(T, generic) \
    STORES(T, global) STORES(T, local) STORES(T, private) STORES(T, generic)
TYPES(MOVES) MOVES(float) MOVES(half) MOVES(double)
#define HALVES_IN(P, A)                                                                                          \
    OVER float2 P##_half2(size_t i, const A half *p) { return convert_float2(vload2(i, p)); }                    \
    OVER float3 P##_half3(size_t i, const A half *p) { return convert_float3(vload3(i, p)); }                    \
    OVER float4 P##_half4(size_t i, const A half *p) { return convert_float4(vload4(i, p)); }                    \
    OVER float8 P##_half8(size_t i, const A half *p) { return convert_float8(vload8(i, p)); }                    \
    OVER float16 P##_half16(size_t i, const A half *p) { return convert_float16(vload16(i, p)); }
#define HALVES_LOADED(A) HALVES_IN(vload, A) HALVES_IN(vloada, A) OVER float vload_half(size_t i, const A half *p) { return p[i]; }
HALVES_LOADED(global) HALVES_LOADED(constant) HALVES_LOADED(local) HALVES_LOADED(private) HALVES_LOADED(generic)
#define HALVES_OUT(P, R, A)                                                                                      \
    OVER void P##_half2##R(float2 v, size_t i, A half *p) { vstore2(convert_half2(v), i, p); }                   \
    OVER void P##_half3##R(float3 v, size_t i, A half *p) { vstore3(convert_half3(v), i, p); }                   \
    OVER void P##_half4##R(float4 v, size_t i, A half *p) { vstore4(convert_half4(v), i, p); }                   \
    OVER void P##_half8##R(float8 v, size_t i, A half *p) { vstore8(convert_half8(v), i, p); }                   \
    OVER void P##_half16##R(float16 v, size_t i, A half *p) { vstore16(convert_half16(v), i, p); }
#define HALVES_STORED(A) HALVES_OUT(vstore, , A) HALVES_OUT(vstorea, , A) HALVES_OUT(vstore, _rte, A) HALVES_OUT(vstore, _rtz, A) \
    OVER void vstore_half(float v, size_t i, A half *p) { p[i] = (half)v; }                                      \
    OVER void vstore_half_rte(float v, size_t i, A half *p) { p[i] = (half)v; }
HALVES_STORED(global) HALVES_STORED(local) HALVES_STORED(private) HALVES_STORED(generic)
#define COPY(T, TO, FROM)                                                                                           \
    OVER event_t async_work_group_copy(TO T *d, const FROM T *s, size_t n, event_t e) {                              \
        for (size_t i = get_local_linear_id(); i < n; i += get_local_size(0) * get_local_size(1) * get_local_size(2)) d[i] = s[i]; \
        return e;                                                                                                   \
    }
#define COPIES(T, ...) COPY(T, local, global) COPY(T, global, local)
TYPES_ALL(COPIES)
#define ARRIVED(A) __attribute__((overloadable, always_inline, convergent)) void wait_group_events(int n, A event_t *e) { barrier(1); }
ARRIVED(private) ARRIVED(generic)
#define PREFETCH(T, ...) OVER void prefetch(const global T *p, size_t n) {}
TYPES_ALL(PREFETCH)

/* ---- atomics ---- */
#define ATOMIC(P, T, A)                                                                                                             \
    OVER T P##_add(volatile A T *p, T v) { return __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }        \
    OVER T P##_sub(volatile A T *p, T v) { return __scoped_atomic_fetch_sub(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }        \
    OVER T P##_inc(volatile A T *p) { return __scoped_atomic_fetch_add(p, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }             \
    OVER T P##_dec(volatile A T *p) { return __scoped_atomic_fetch_sub(p, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }             \
    OVER T P##_min(volatile A T *p, T v) { return __scoped_atomic_fetch_min(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }        \
    OVER T P##_max(volatile A T *p, T v) { return __scoped_atomic_fetch_max(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }        \
    OVER T P##_and(volatile A T *p, T v) { return __scoped_atomic_fetch_and(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }        \
    OVER T P##_or(volatile A T *p, T v) { return __scoped_atomic_fetch_or(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }          \
    OVER T P##_xor(volatile A T *p, T v) { return __scoped_atomic_fetch_xor(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }        \
    OVER T P##_xchg(volatile A T *p, T v) { return __scoped_atomic_exchange_n(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }      \
    OVER T P##_cmpxchg(volatile A T *p, T e, T v) {                                                                                 \
        __scoped_atomic_compare_exchange_n(p, &e, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);              \
        return e;                                                                                                                   \
    }
#define ATOMICS(A) ATOMIC(atomic, int, A) ATOMIC(atomic, uint, A) ATOMIC(atom, int, A) ATOMIC(atom, uint, A) ATOMIC(atom, long, A) ATOMIC(atom, ulong, A) \
    OVER float atomic_xchg(volatile A float *p, float v) { return as_float(atomic_xchg((volatile A int *)p, as_int(v))); }
ATOMICS(global) ATOMICS(local) ATOMICS(generic)

/* ---- sub-groups: waves of 32 or 64 ---- */
#define CROSS __attribute__((overloadable, always_inline, convergent))
CROSS uint get_sub_group_size(void) { return __builtin_amdgcn_wavefrontsize(); }
CROSS uint get_max_sub_group_size(void) { return __builtin_amdgcn_wavefrontsize(); }
CROSS uint get_sub_group_local_id(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
CROSS uint get_sub_group_id(void) { return (uint)get_local_linear_id() / get_sub_group_size(); }
CROSS uint get_num_sub_groups(void) {
    return ((uint)get_local_size(0) * (uint)get_local_size(1) * (uint)get_local_size(2) + get_sub_group_size() - 1) / get_sub_group_size();
}
CROSS int sub_group_all(int x) { return __builtin_amdgcn_ballot_w64(!x) == 0; }
CROSS int sub_group_any(int x) { return __builtin_amdgcn_ballot_w64(x) != 0; }
#define LANES(T)                                                                                                     \
    CROSS T sub_group_shuffle(T x, uint i) { return __builtin_astype(__builtin_amdgcn_ds_bpermute(4 * i, __builtin_astype(x, int)), T); } \
    CROSS T sub_group_shuffle_xor(T x, uint m) { return sub_group_shuffle(x, get_sub_group_local_id() ^ m); }         \
    CROSS T sub_group_shuffle_up(T x, uint d) { return sub_group_shuffle(x, get_sub_group_local_id() - d); }          \
    CROSS T sub_group_shuffle_down(T x, uint d) { return sub_group_shuffle(x, get_sub_group_local_id() + d); }        \
    CROSS T sub_group_broadcast(T x, uint i) { return __builtin_astype(__builtin_amdgcn_readlane(__builtin_astype(x, int), i), T); }
LANES(float) LANES(int) LANES(uint)
/* permutations within rows of 16 lanes are modifiers of instructions (DPP), then one between rows */
#define MOVED(T, x, control) __builtin_astype(__builtin_amdgcn_update_dpp(0, __builtin_astype(x, int), control, 15, 15, true), T)
#define REDUCE(T, F, E)                                                                                   \
    static inline T step_##F##_##T(T x, T y) { return E; }                                                \
    CROSS T sub_group_reduce_##F(T x) {                                                                   \
        x = step_##F##_##T(x, MOVED(T, x, 0xb1)); x = step_##F##_##T(x, MOVED(T, x, 0x4e));               \
        x = step_##F##_##T(x, MOVED(T, x, 0x141)); x = step_##F##_##T(x, MOVED(T, x, 0x140));             \
        x = step_##F##_##T(x, __builtin_astype(__builtin_amdgcn_permlanex16(0, __builtin_astype(x, int), -1, -1, true, false), T)); \
        return __builtin_amdgcn_wavefrontsize() == 64                                                     \
            ? step_##F##_##T(sub_group_broadcast(x, 0), sub_group_broadcast(x, 32)) : sub_group_broadcast(x, 0); \
    }                                                                                                     \
    CROSS T sub_group_scan_inclusive_##F(T x) {                                                           \
        x = step_##F##_##T(x, MOVED(T, x, 0x111)); x = step_##F##_##T(x, MOVED(T, x, 0x112));             \
        x = step_##F##_##T(x, MOVED(T, x, 0x114)); x = step_##F##_##T(x, MOVED(T, x, 0x118));             \
        return get_sub_group_local_id() < 16 ? x : step_##F##_##T(x, sub_group_broadcast(x, 15));         \
    }                                                                                                     \
    CROSS T sub_group_scan_exclusive_##F(T x) { return sub_group_shuffle_up(sub_group_scan_inclusive_##F(x), 1); }
#define REDUCES(T) REDUCE(T, add, x + y) REDUCE(T, min, min(x, y)) REDUCE(T, max, max(x, y))
REDUCES(float) REDUCES(int) REDUCES(uint)

/* ---- dot products of bytes ---- */
OVER int arm_dot(char4 a, char4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
OVER uint arm_dot(uchar4 a, uchar4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
OVER int dot(char4 a, char4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
OVER uint dot(uchar4 a, uchar4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
OVER int dot_acc_sat(char4 a, char4 b, int c) { return add_sat(dot(a, b), c); }
OVER uint dot_acc_sat(uchar4 a, uchar4 b, uint c) { return add_sat(dot(a, b), c); }


/* ---- images: a descriptor of eight words in constant memory, a sampler of four ---- */
typedef int Words8 __attribute__((ext_vector_type(8)));
typedef int Words4 __attribute__((ext_vector_type(4)));
#define IMAGE(i) (*(constant Words8 *)__builtin_astype(i, constant uint *))
#define BUFFER(i) (*(constant Words4 *)__builtin_astype(i, constant uint *))
#define SAMPLER(s) (*(constant Words4 *)__builtin_astype(s, constant uint *))
static constant Words4 literal_sampler = (Words4)(0x92, 0x1000, 0, 0);
constant void *__translate_sampler_initializer(uint bits) { return (constant void *)&literal_sampler; }
#define INTRINSICS(D, I, F, ...)                                                                                                    \
    float4 load_##D##_f(int mask, I, Words8 r, int f, int c) __asm("llvm.amdgcn.image.load." #D ".v4f32.i32.v8i32");                \
    half4 load_##D##_h(int mask, I, Words8 r, int f, int c) __asm("llvm.amdgcn.image.load." #D ".v4f16.i32.v8i32");                 \
    float4 sample_##D##_f(int mask, F, Words8 r, Words4 s, bool u, int f, int c) __asm("llvm.amdgcn.image.sample.lz." #D ".v4f32.f32.v8i32.v4i32"); \
    half4 sample_##D##_h(int mask, F, Words8 r, Words4 s, bool u, int f, int c) __asm("llvm.amdgcn.image.sample.lz." #D ".v4f16.f32.v8i32.v4i32"); \
    void store_##D##_f(float4 v, int mask, I, Words8 r, int f, int c) __asm("llvm.amdgcn.image.store." #D ".v4f32.i32.v8i32");      \
    void store_##D##_h(half4 v, int mask, I, Words8 r, int f, int c) __asm("llvm.amdgcn.image.store." #D ".v4f16.i32.v8i32");
#define COMMA ,
INTRINSICS(1d, int x, float x)
INTRINSICS(2d, int x COMMA int y, float x COMMA float y)
INTRINSICS(3d, int x COMMA int y COMMA int z, float x COMMA float y COMMA float z)
INTRINSICS(1darray, int x COMMA int y, float x COMMA float y)
INTRINSICS(2darray, int x COMMA int y COMMA int z, float x COMMA float y COMMA float z)
#define READS(Q, T, D, C, G)                                                                                                \
    OVER float4 read_imagef(Q T i, C c) { return load_##D##_f(15, AT_##D(c), IMAGE(i), 0, 0); }                                            \
    OVER half4 read_imageh(Q T i, C c) { return load_##D##_h(15, AT_##D(c), IMAGE(i), 0, 0); }                                             \
    OVER int4 read_imagei(Q T i, C c) { return as_int4(load_##D##_f(15, AT_##D(c), IMAGE(i), 0, 0)); }                                     \
    OVER uint4 read_imageui(Q T i, C c) { return as_uint4(load_##D##_f(15, AT_##D(c), IMAGE(i), 0, 0)); }
#define SAMPLES(T, D, C, G)                                                                                                 \
    OVER float4 read_imagef(read_only T i, sampler_t s, G c) { return sample_##D##_f(15, POINT_##D(c), IMAGE(i), SAMPLER(s), false, 0, 0); }  \
    OVER half4 read_imageh(read_only T i, sampler_t s, G c) { return sample_##D##_h(15, POINT_##D(c), IMAGE(i), SAMPLER(s), false, 0, 0); }   \
    OVER int4 read_imagei(read_only T i, sampler_t s, G c) { return as_int4(sample_##D##_f(15, POINT_##D(c), IMAGE(i), SAMPLER(s), false, 0, 0)); } \
    OVER uint4 read_imageui(read_only T i, sampler_t s, G c) { return as_uint4(sample_##D##_f(15, POINT_##D(c), IMAGE(i), SAMPLER(s), false, 0, 0)); } \
    OVER float4 read_imagef(read_only T i, sampler_t s, C p) { G c = TO_##G(p); return read_imagef(i, s, c); }                      \
    OVER half4 read_imageh(read_only T i, sampler_t s, C p) { G c = TO_##G(p); return read_imageh(i, s, c); }                       \
    OVER int4 read_imagei(read_only T i, sampler_t s, C p) { G c = TO_##G(p); return read_imagei(i, s, c); }                        \
    OVER uint4 read_imageui(read_only T i, sampler_t s, C p) { G c = TO_##G(p); return read_imageui(i, s, c); }
#define AT_1d(c) c
#define AT_2d(c) c.x, c.y
#define AT_3d(c) c.x, c.y, c.z
#define AT_1darray AT_2d
#define AT_2darray AT_3d
#define POINT_1d AT_1d
#define POINT_2d AT_2d
#define POINT_3d AT_3d
#define POINT_1darray(c) c.x, __builtin_elementwise_rint(c.y)
#define POINT_2darray(c) c.x, c.y, __builtin_elementwise_rint(c.z)
#define TO_float(p) (float)(p)
#define TO_float2(p) convert_float2(p)
#define TO_float4(p) convert_float4(p)
#define WRITES(Q, T, D, C, G)                                                                                               \
    OVER void write_imagef(Q T i, C c, float4 v) { store_##D##_f(v, 15, AT_##D(c), IMAGE(i), 0, 0); }                                      \
    OVER void write_imageh(Q T i, C c, half4 v) { store_##D##_h(v, 15, AT_##D(c), IMAGE(i), 0, 0); }                                       \
    OVER void write_imagei(Q T i, C c, int4 v) { store_##D##_f(as_float4(v), 15, AT_##D(c), IMAGE(i), 0, 0); }                             \
    OVER void write_imageui(Q T i, C c, uint4 v) { store_##D##_f(as_float4(v), 15, AT_##D(c), IMAGE(i), 0, 0); }
#define SIZES(Q, T)                                                                                        \
    OVER int get_image_width(Q T i) { return (((uint)IMAGE(i).s1 >> 30) | (IMAGE(i).s2 & 0xfff) << 2) + 1; } \
    OVER int get_image_channel_data_type(Q T i) { return ((constant int *)__builtin_astype(i, constant uint *))[8]; } \
    OVER int get_image_channel_order(Q T i) { return ((constant int *)__builtin_astype(i, constant uint *))[9]; }
#define HEIGHTS(Q, T) OVER int get_image_height(Q T i) { return (((uint)IMAGE(i).s2 >> 14) & 0x3fff) + 1; }
#define DIMS2(Q, T) OVER int2 get_image_dim(Q T i) { return (int2)(get_image_width(i), get_image_height(i)); }
#define DEPTHS(Q, T) OVER int get_image_depth(Q T i) { return (IMAGE(i).s4 & 0x1fff) + 1; } \
    OVER int4 get_image_dim(Q T i) { return (int4)(get_image_width(i), get_image_height(i), get_image_depth(i), 0); }
#define ARRAYS(Q, T) OVER size_t get_image_array_size(Q T i) { return (IMAGE(i).s4 & 0x1fff) + 1; }
#define EACH_ACCESS(M, T) M(read_only, T) M(write_only, T) M(read_write, T)
#define IMAGES(...) READS(read_only, __VA_ARGS__) READS(read_write, __VA_ARGS__) SAMPLES(__VA_ARGS__) WRITES(write_only, __VA_ARGS__) WRITES(read_write, __VA_ARGS__)
IMAGES(image1d_t, 1d, int, float)
IMAGES(image2d_t, 2d, int2, float2)
IMAGES(image3d_t, 3d, int4, float4)
IMAGES(image1d_array_t, 1darray, int2, float2)
IMAGES(image2d_array_t, 2darray, int4, float4)
EACH_ACCESS(SIZES, image1d_t) EACH_ACCESS(SIZES, image2d_t) EACH_ACCESS(SIZES, image3d_t) EACH_ACCESS(SIZES, image1d_array_t)
EACH_ACCESS(SIZES, image2d_array_t) EACH_ACCESS(SIZES, image1d_buffer_t)
EACH_ACCESS(HEIGHTS, image2d_t) EACH_ACCESS(HEIGHTS, image3d_t) EACH_ACCESS(HEIGHTS, image2d_array_t)
EACH_ACCESS(DIMS2, image2d_t) EACH_ACCESS(DIMS2, image2d_array_t) EACH_ACCESS(DEPTHS, image3d_t)
EACH_ACCESS(ARRAYS, image1d_array_t) EACH_ACCESS(ARRAYS, image2d_array_t)
float4 load_buffer_f(Words4 r, int i, int o, int s, int c) __asm("llvm.amdgcn.struct.buffer.load.format.v4f32");
half4 load_buffer_h(Words4 r, int i, int o, int s, int c) __asm("llvm.amdgcn.struct.buffer.load.format.v4f16");
void store_buffer_f(float4 v, Words4 r, int i, int o, int s, int c) __asm("llvm.amdgcn.struct.buffer.store.format.v4f32");
void store_buffer_h(half4 v, Words4 r, int i, int o, int s, int c) __asm("llvm.amdgcn.struct.buffer.store.format.v4f16");
#define BUFFER_READS(Q, ...)                                                                                            \
    OVER float4 read_imagef(Q image1d_buffer_t i, int c) { return load_buffer_f(BUFFER(i), c, 0, 0, 0); }               \
    OVER half4 read_imageh(Q image1d_buffer_t i, int c) { return load_buffer_h(BUFFER(i), c, 0, 0, 0); }                \
    OVER int4 read_imagei(Q image1d_buffer_t i, int c) { return as_int4(load_buffer_f(BUFFER(i), c, 0, 0, 0)); }        \
    OVER uint4 read_imageui(Q image1d_buffer_t i, int c) { return as_uint4(load_buffer_f(BUFFER(i), c, 0, 0, 0)); }
BUFFER_READS(read_only, ) BUFFER_READS(read_write, )
#define BUFFER_WRITES(Q, ...)                                                                                           \
    OVER void write_imagef(Q image1d_buffer_t i, int c, float4 v) { store_buffer_f(v, BUFFER(i), c, 0, 0, 0); }         \
    OVER void write_imageh(Q image1d_buffer_t i, int c, half4 v) { store_buffer_h(v, BUFFER(i), c, 0, 0, 0); }          \
    OVER void write_imagei(Q image1d_buffer_t i, int c, int4 v) { store_buffer_f(as_float4(v), BUFFER(i), c, 0, 0, 0); } \
    OVER void write_imageui(Q image1d_buffer_t i, int c, uint4 v) { store_buffer_f(as_float4(v), BUFFER(i), c, 0, 0, 0); }
BUFFER_WRITES(write_only, ) BUFFER_WRITES(read_write, )
