// One operation over and over, in ILP independent chains of REP steps an iteration: latency from one work item, rate from many.
// -DOP_<NAME> chooses the operation, -DILP=1|2|4|8, -DREP a power of two. Operands come from arguments, every result is stored.
// -DVECTOR repeats it on four numbers at a time.
#ifdef OP_HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
#ifdef OP_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#ifdef VECTOR
#define T float4
#define U uint4
#define AS_FLOATS(x) convert_float4(as_int4(x))
#define FIRST(x) (float4)(x, b + (x), c + (x), b)
#define LAST(v) ((float)(v).x + (float)(v).y + (float)(v).z + (float)(v).w)
#else
#define U uint
#define AS_FLOATS(x) (float)as_int(x)
#define FIRST(x) (float)(x)
#define LAST(x) (float)(x)
#endif
#ifndef T
#define T float
#endif

// x, y: a chain's float and integer (or second) value; b, c, k, m: operands, fb, fc, uk, um: as wide as the values
#if defined(OP_FMA)
#define STEP(x, y) x = mad(x, fb, fc);
#elif defined(OP_FADD)
#define STEP(x, y) x = x + fb;
#elif defined(OP_FMUL)
#define STEP(x, y) x = x * fb;
#elif defined(OP_FDIV)
#define STEP(x, y) x = fb / x;
#elif defined(OP_RSQRT)
#define STEP(x, y) x = native_rsqrt(x);
#elif defined(OP_SIN)
#define STEP(x, y) x = native_sin(x);
#elif defined(OP_EXP)
#define STEP(x, y) x = native_exp(x);
#elif defined(OP_IADD) // exclusive or and addition in turn: neither folds into the next
#define STEP(x, y) y = (y ^ uk) + um;
#elif defined(OP_IMUL)
#define STEP(x, y) y = y * y;
#elif defined(OP_IDIV)
#define STEP(x, y) y = uk / (y | 1u);
#elif defined(OP_I2F)
#define STEP(x, y) x = AS_FLOATS(x);
#elif defined(OP_CVT) // to int and back: the exclusive or keeps the two from being taken for a rounding
#define STEP(x, y) x = (float)((int)x ^ (int)m);
#elif defined(OP_LADD)
#define STEP(x, y) z##y = (z##y ^ wide_k) + wide_m;
#elif defined(OP_FMA_IADD) // two of each
#define STEP(x, y) x = mad(x, b, c); y = y ^ k; x = mad(x, c, b); y = y + m;
#elif defined(OP_FMA_IMUL)
#define STEP(x, y) x = mad(x, b, c); y = y * y;
#elif defined(OP_FMA_SFU) // RATIO multiply-adds to a special function; its chain is y's, kept as bits of a float
#define STEP(x, y) FMAS(x) y##f = native_rsqrt(y##f);
#elif defined(OP_HALF)
#undef FIRST
#undef LAST
#if WIDTH == 1
#define FIRST(x) (half)(x)
#define LAST(x) (float)(x)
#elif WIDTH == 2
#define FIRST(x) (half2)((half)(x), (half)(b + (x)))
#define LAST(v) ((float)(v).x + (float)(v).y)
#else
#define FIRST(x) (half4)((half)(x), (half)(b + (x)), (half)(c + (x)), (half)(b))
#define LAST(v) ((float)(v).x + (float)(v).y + (float)(v).z + (float)(v).w)
#endif
#define STEP(x, y) x = mad(x, fb, fc);
#elif defined(OP_DOUBLE)
#define STEP(x, y) x = fma(x, fb, fc);
#undef FIRST
#define FIRST(x) (double)(x)
#endif

#if defined(RATIO) && RATIO == 2
#define FMAS(x) x = mad(x, b, c); x = mad(x, c, b);
#elif defined(RATIO) && RATIO == 4
#define FMAS(x) x = mad(x, b, c); x = mad(x, c, b); x = mad(x, b, c); x = mad(x, c, b);
#elif defined(RATIO) && RATIO == 8
#define FMAS(x) x = mad(x, b, c); x = mad(x, c, b); x = mad(x, b, c); x = mad(x, c, b); \
                x = mad(x, b, c); x = mad(x, c, b); x = mad(x, b, c); x = mad(x, c, b);
#endif

#if ILP == 1
#define CHAINS(F) F(0)
#elif ILP == 2
#define CHAINS(F) F(0) F(1)
#elif ILP == 4
#define CHAINS(F) F(0) F(1) F(2) F(3)
#else
#define CHAINS(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7)
#endif

#define GO(i) STEP(x##i, y##i)
#define R1 CHAINS(GO)
#define R2 R1 R1
#define R4 R2 R2
#define R8 R4 R4
#define R16 R8 R8
#define R32 R16 R16
#define R64 R32 R32
#define R128 R64 R64
#define R256 R128 R128
#define JOIN(a, b) a##b
#define REPEAT(n) JOIN(R, n)

#if defined(OP_LADD)
#define START(i) ulong zy##i = ((ulong)gid << 20) + k + i;
#define SUM(i) total += (float)(zy##i >> 40);
#elif defined(OP_FMA_SFU)
#define START(i) float x##i = first + (float)i; float y##i##f = first + 2.0f + (float)i;
#define SUM(i) total += x##i + y##i##f;
#elif defined(OP_IADD) || defined(OP_IMUL) || defined(OP_IDIV)
#define START(i) U y##i = (U)(((uint)gid + k + i) | 1u);
#define SUM(i) total += LAST(y##i);
#elif defined(OP_FMA_IADD) || defined(OP_FMA_IMUL)
#define START(i) float x##i = first + (float)i; uint y##i = ((uint)gid + k + i) | 1u;
#define SUM(i) total += x##i + (float)y##i;
#else
#define START(i) T x##i = FIRST(first + (float)i);
#define SUM(i) total += LAST(x##i);
#endif

kernel void compute_ops(global float *out, float b, float c, uint k, uint m, int n) {
    size_t gid = get_global_id(0);
    float first = 1.0f + (float)(gid & 1023) * b;
    float total = 0.0f;
    T fb = (T)(b), fc = (T)(c);
    U uk = (U)(k), um = (U)(m);
#if defined(OP_LADD)
    ulong wide_k = ((ulong)k << 32) | m, wide_m = ((ulong)m << 32) | k;
#endif
    CHAINS(START)
    for (int i = 0; i < n; i++) {
        REPEAT(REP)
    }
    CHAINS(SUM)
    out[gid] = total;
}
