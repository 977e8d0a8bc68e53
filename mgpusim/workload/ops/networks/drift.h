/* Weights as ML Drift arranges them for a few rows: a word holds four inputs of four outputs, the outputs of an input together.
 *
 * Q_BITS      of a weight: 4 or 8, of which 8 or 128 are taken off; 16 or 32
 * Q_GROUP     slices of inputs that share a scale; 0 where all inputs of an output do
 * O_SLICES    slices of outputs: words lie by slices of inputs, then by slices of outputs
 * W_IMAGE     quantized words are an image2d, slices of outputs beside each other; else a buffer
 *
 * WORDS_IN                  parameter
 * WEIGHTS_OF(k, o)          declares CALC4 w0 ... w3: slice o of outputs for each input of slice k, quantized ones unscaled
 * SCALE_OF(k, o)            declares CALC4 scale, low: a weight is w * scale + low
 */
#define CALC8 CAT(CALC, 8)
#define CALC16 CAT(CALC, 16)
#define TO_CALC8 CAT(convert_, CALC8)
#define TO_CALC16 CAT(convert_, CALC16)
#if Q_BITS == 4
#define LEAST 8
#if W_IMAGE
#define WORDS_IN read_only image2d_t words
#define BYTES_AT(k, o) as_uchar8(convert_ushort4(read_imageui(words, texel, (int2)(o, k))))
#else
#define WORDS_IN global const uint2 *restrict words
#define BYTES_AT(k, o) as_uchar8(words[(k) * O_SLICES + (o)])
#endif
#define WEIGHTS_OF(k, o)                                                                                                 \
    const uchar8 bytes = BYTES_AT(k, o);                                                                                 \
    const CALC8 even = TO_CALC8(bytes & (uchar8)(15)), odd = TO_CALC8(bytes >> (uchar8)(4));                             \
    CALC4 w0 = (CALC4)(even.s0, odd.s0, even.s1, odd.s1), w1 = (CALC4)(even.s2, odd.s2, even.s3, odd.s3);                \
    CALC4 w2 = (CALC4)(even.s4, odd.s4, even.s5, odd.s5), w3 = (CALC4)(even.s6, odd.s6, even.s7, odd.s7);
#elif Q_BITS == 8
#define LEAST 128
#if W_IMAGE
#define WORDS_IN read_only image2d_t words
#define BYTES_AT(k, o) as_uchar16(read_imageui(words, texel, (int2)(o, k)))
#else
#define WORDS_IN global const uint4 *restrict words
#define BYTES_AT(k, o) as_uchar16(words[(k) * O_SLICES + (o)])
#endif
#define WEIGHTS_OF(k, o)                                                                                                 \
    const CALC16 all = TO_CALC16(BYTES_AT(k, o));                                                                        \
    CALC4 w0 = all.s0123, w1 = all.s4567, w2 = all.s89ab, w3 = all.scdef;
#else
#define WORDS_IN global const CAT(CAT(REAL_, Q_BITS), 16) *restrict words
#define WEIGHTS_OF(k, o)                                                                                                 \
    const CALC16 all = TO_CALC16(words[(k) * O_SLICES + (o)]);                                                           \
    CALC4 w0 = all.s0123, w1 = all.s4567, w2 = all.s89ab, w3 = all.scdef;
#endif
#if Q_BITS <= 8
#define SCALES_IN , global const CAT(STORED4_, S_BITS) *restrict scales
#define SCALE_OF(k, o)                                                                                                   \
    const CALC4 scale = TO_CALC4(scales[SCALE_BLOCK(k) * O_SLICES + (o)]), low = scale * (CALC)(-LEAST);
#if Q_GROUP
#define SCALE_BLOCK(k) ((k) / Q_GROUP)
#else
#define SCALE_BLOCK(k) 0
#endif
#define SCALED_WEIGHTS                                                                                                   \
    w0 = w0 * scale + low;                                                                                               \
    w1 = w1 * scale + low;                                                                                               \
    w2 = w2 * scale + low;                                                                                               \
    w3 = w3 * scale + low;
#else
#define SCALES_IN
#define SCALE_OF(k, o)
#define SCALED_WEIGHTS
#endif
