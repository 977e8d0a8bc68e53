/* Weights as MNN's OpenCL back end arranges them: sixteen bytes are four inputs of eight outputs, or two inputs in eight bits.
 *
 * INPUTS OUTPUTS   of the layer; Q_BITS of a weight, 4 or 8; Q_BLOCK inputs that share a scale
 * LEAST       a least number follows each scale, else weights of four bits are 8 more than they mean
 * W_IMAGE     words are an image, a column for the inputs of a word, a row for eight outputs; else a buffer in the same order
 * SCALED      what scales are kept times
 */
#define CALC8 CAT(CALC, 8)
#define CALC16 CAT(CALC, 16)
#define TO_CALC8 CAT(convert_, CALC8)
#define TO_CALC16 CAT(convert_, CALC16)
#define CAPPED(v) (CAP > 0 ? CAP * tanh((v) / (CAP > 0 ? CAP : 1.0f)) : (v)) /* of scores, 0 for none */
#define HELD_16 half
#define HELD_32 float
#define HELD CAT(HELD_, HELD_BITS)
#define HELD4 CAT(HELD, 4)
#define HELD8 CAT(HELD, 8)
#define TO_HELD4 CAT(convert_, HELD4)
#define TO_HELD8 CAT(convert_, HELD8)
#ifdef Q_BITS
#define EIGHTS ((OUTPUTS + 7) / 8)
#define EACH (16 / Q_BITS) /* inputs of a word */
#define WORDS (INPUTS / EACH)
#if W_IMAGE
#define WORDS_IN read_only image2d_t words
#define WORD(at, o) read_imageui(words, texel, (int2)(at, o))
#else
#define WORDS_IN global const uint4 *restrict words
#define WORD(at, o) words[(o) * WORDS + (at)]
#endif
#if LEAST
#define BLOCK_OF(k, o)                                                                                                   \
    const CALC16 both = TO_CALC16(convert_float16(vload16(((k) / Q_BLOCK) * EIGHTS + (o), scales)) / SCALED);            \
    const CALC8 scale = both.even, low = both.odd;
#else
#define BLOCK_OF(k, o)                                                                                                   \
    const CALC8 scale = TO_CALC8(convert_float8(vload8(((k) / Q_BLOCK) * EIGHTS + (o), scales)) / SCALED);               \
    const CALC8 low = scale * (CALC)(Q_BITS == 4 ? -8 : 0);
#endif
#define SCALES_IN global const HELD *restrict scales
#if Q_BITS == 4
#define QUANTS_OF(word) const uchar16 quants = as_uchar16(word);
#define NIBBLES(q) TO_CALC8((uchar8)((q).x >> 4, (q).x & 15, (q).y >> 4, (q).y & 15, (q).z >> 4, (q).z & 15, (q).w >> 4, (q).w & 15))
#define WEIGHTS(i) (NIBBLES(quants.QUARTER_##i) * scale + low)
#define QUARTER_0 s0123
#define QUARTER_1 s4567
#define QUARTER_2 s89ab
#define QUARTER_3 scdef
#else
#define QUANTS_OF(word) const char16 quants = as_char16(word);
#define WEIGHTS(i) (TO_CALC8(quants.HALF_##i) * scale + low)
#define HALF_0 lo
#define HALF_1 hi
#endif
#endif
