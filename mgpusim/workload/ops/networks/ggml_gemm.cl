/* Product of a matrix of numbers in blocks with rows: an item makes four outputs of eight rows, in half precision.
 *
 * Weights lie as ggml_columns.h says, SRC as ggml_transpose.cl makes it. NDRange: rows by eight, outputs by four. Structure:
 * ggml-org/ggml at 479a18d4, src/ggml-opencl/kernels: gemm_noshuffle_q4_0_f32.cl (mul_mat_Ab_Bi_8x4.cl before), and those of q4_1,
 * q8_0, q4_k, q5_k and q6_k.
 */
#include "tensor.h"
#include "ggml.h"
#include "ggml_columns.h"

#define SLICE_ROWS ((ROWS + 7) / 8 * 2)
#define FOURS (OUTPUTS / 4)
#define READ8(k) (half8)(read_imageh(src, (k) * SLICE_ROWS + 2 * x), read_imageh(src, (k) * SLICE_ROWS + 2 * x + 1))
#define NIBBLES(i) ((word >> (ushort4)(4 * (i))) & (ushort4)(15))

#if Q_TYPE == 40
#define Q_ARGS global const ushort *restrict words, global const half *restrict scales
#define BLOCK(k)
#define STEP_OF_BLOCK 4
#define WORDS(k) const ushort4 word = vload4((k) / 4 * FOURS + o, words); const half4 scale = vload4((k) / 32 * FOURS + o, scales);
#define NUMBERS(i, e) (convert_half4(convert_int4(NIBBLES(i)) - (int4)(8)) * scale)
#elif Q_TYPE == 41
#define Q_ARGS global const ushort *restrict words, global const half *restrict scales, global const half *restrict least
#define BLOCK(k)
#define STEP_OF_BLOCK 4
#define WORDS(k)                                                                                                         \
    const ushort4 word = vload4((k) / 4 * FOURS + o, words);                                                             \
    const half4 scale = vload4((k) / 32 * FOURS + o, scales), low = vload4((k) / 32 * FOURS + o, least);
#define NUMBERS(i, e) (convert_half4(NIBBLES(i)) * scale + low)
#elif Q_TYPE == 80
#define Q_ARGS global const uint *restrict words, global const half *restrict scales
#define BLOCK(k)
#define STEP_OF_BLOCK 4
#define WORDS(k)                                                                                                         \
    const uint4 word = vload4((k) / 4 * FOURS + o, words);                                                               \
    const half4 scale = vload4((k) / 32 * FOURS + o, scales);
/* a byte of a register is shifted to where its sign is that of the word: what compilers make of as_char4 */
#define NUMBERS(i, e) (convert_half4(as_int4(word << (uint4)(24 - 8 * (i))) >> (int4)(24)) * scale)
#elif Q_TYPE == 66
#define Q_ARGS                                                                                                           \
    global const ushort *restrict words, global const uchar *restrict upper, global const char *restrict parts,          \
        global const half *restrict scales
#define BLOCK(k)
#define STEP_OF_BLOCK 4
#define WORDS(k)                                                                                                         \
    const ushort4 word = vload4((k) / 4 * FOURS + o, words);                                                             \
    const uchar4 up = vload4((k) / 4 * FOURS + o, upper);                                                                \
    const float4 part = convert_float4(vload4((k) / 16 * FOURS + o, parts));                                             \
    const float4 scale = vload_half4((k) / 256 * FOURS + o, scales);
#define SIX(i) (NIBBLES(i) | convert_ushort4((up >> (uchar4)(2 * (i))) & (uchar4)(3)) << (ushort4)(4))
#define NUMBERS(i, e) convert_half4((convert_float4(SIX(i)) - (float4)(32)) * part * scale)
#else
#if Q_TYPE == 13
#define UPPER global const uchar *restrict upper,
#define FIVE(k) const uchar4 up = vload4((k) / 8 * FOURS + o, upper) >> (uchar4)((k) % 8);
#define QUANTS(i) (NIBBLES(i) | convert_ushort4((up >> (uchar4)(i)) & (uchar4)(1)) << (ushort4)(4))
#else
#define UPPER
#define FIVE(k)
#define QUANTS(i) NIBBLES(i)
#endif
#define Q_ARGS                                                                                                           \
    global const ushort *restrict words, UPPER global const uchar *restrict codes, global const half *restrict scales,   \
        global const half *restrict least
#define STEP_OF_BLOCK 32
#define BLOCK(k)                                                                                                         \
    const uchar2 c0 = CODES(o * 4, k), c1 = CODES(o * 4 + 1, k), c2 = CODES(o * 4 + 2, k), c3 = CODES(o * 4 + 3, k);     \
    const float4 d = vload_half4((k) / 256 * FOURS + o, scales), dm = vload_half4((k) / 256 * FOURS + o, least);         \
    const half4 scale = convert_half4(d * convert_float4((uchar4)(c0.x, c1.x, c2.x, c3.x)));                             \
    const half4 low = convert_half4(dm * convert_float4((uchar4)(c0.y, c1.y, c2.y, c3.y)));
#define WORDS(k) const ushort4 word = vload4((k) / 4 * FOURS + o, words); FIVE(k)
#define NUMBERS(i, e) (convert_half4(QUANTS(i)) * scale - low)
#endif
#define STEP(i, e)                                                                                                       \
    {                                                                                                                    \
        const half8 in = READ8(k + i);                                                                                   \
        const half4 w = NUMBERS(i, e);                                                                                   \
        sums0 += in * w.x;                                                                                               \
        sums1 += in * w.y;                                                                                               \
        sums2 += in * w.z;                                                                                               \
        sums3 += in * w.w;                                                                                               \
    }
#define ROW(i, e)                                                                                                        \
    if (x * 8 + i < ROWS)                                                                                                \
        vstore4((float4)(sums0.e, sums1.e, sums2.e, sums3.e), (x * 8 + i) * FOURS + o, (global float *)dst);

kernel SUB_GROUP void ggml_gemm(read_only image1d_buffer_t src, Q_ARGS, TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), o = get_global_id(1);
    if (x >= SLICE_ROWS / 2 || o >= FOURS) return;
    half8 sums0 = (half8)(0), sums1 = sums0, sums2 = sums0, sums3 = sums0;
#pragma nounroll
    for (int block = 0; block < INPUTS; block += STEP_OF_BLOCK) {
        BLOCK(block)
#if STEP_OF_BLOCK > 4
#pragma nounroll
        for (int k = block; k < block + STEP_OF_BLOCK; k += 4)
#else
        const int k = block;
#endif
        {
            WORDS(k)
            STEP(0, x)
            STEP(1, y)
            STEP(2, z)
            STEP(3, w)
        }
    }
    ROW(0, s0) ROW(1, s1) ROW(2, s2) ROW(3, s3) ROW(4, s4) ROW(5, s5) ROW(6, s6) ROW(7, s7)
}
