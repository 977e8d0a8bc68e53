/* Weights of a few rows as products of many rows take them: whole numbers, or numbers in the precision of storage.
 *
 * NDRange: slices of outputs, slices of inputs, sets. Structure: google-ai-edge/ml-drift,
 * ml_drift/common/kernels/conv_weights_converter.cc, WeightsConverter.
 *
 * FORM      0: words of a layer (drift.h); 1: keys, as four outputs of four inputs; 2: values, as four inputs of four outputs
 * WHOLE     to numbers of 8 bits: a word has four inputs of four outputs, the inputs of an output together
 * IMAGES    to four image2d, one for each input of a slice: outputs beside each other, sets and inputs below; else to a buffer
 * BLOCK_S   slices of outputs that lie together: [block][set][slice of inputs][slice of the block][input]
 * DEPTH O_SLICES SETS   sizes
 */
#include "tensor.h"
#if FORM == 0
#include "drift.h"
#define GIVEN WORDS_IN SCALES_IN
#else
#define CALC16 CAT(CALC, 16)
#define HELD16 CAT(CAT(REAL_, W_BITS), 16)
#define GIVEN TENSOR_IN(W, held)
#endif

#define PLACE ((((o / BLOCK_S) * SETS + set) * DEPTH + k) * BLOCK_S + o % BLOCK_S)
#if WHOLE
#define MADE_OUT global uint4 *restrict made
#elif IMAGES
#define MADE_OUT write_only image2d_t m0, write_only image2d_t m1, write_only image2d_t m2, write_only image2d_t m3
#else
#define MADE_OUT global CAT(STORED4_, M_BITS) *restrict made
#endif

kernel void drift_convert(GIVEN, MADE_OUT) {
    const int o = get_global_id(0), k = get_global_id(1), set = get_global_id(2);
    if (o >= O_SLICES || k >= DEPTH || set >= SETS) return;
#if WHOLE
#if Q_BITS == 4
    const uchar8 bytes = BYTES_AT(k, o);
    const char8 even = convert_char8(bytes & (uchar8)(15)) - (char8)(LEAST), odd = convert_char8(bytes >> (uchar8)(4)) - (char8)(LEAST);
    made[PLACE] = (uint4)(as_uint((char4)(even.s0, even.s2, even.s4, even.s6)), as_uint((char4)(odd.s0, odd.s2, odd.s4, odd.s6)),
                          as_uint((char4)(even.s1, even.s3, even.s5, even.s7)), as_uint((char4)(odd.s1, odd.s3, odd.s5, odd.s7)));
#else
    const char16 v = as_char16(BYTES_AT(k, o) ^ (uchar16)(LEAST));
    made[PLACE] = (uint4)(as_uint(v.s048c), as_uint(v.s159d), as_uint(v.s26ae), as_uint(v.s37bf));
#endif
#else
#if FORM == 0
    SCALE_OF(k, o)
    WEIGHTS_OF(k, o)
    SCALED_WEIGHTS
#else
    const CALC16 v = CAT(convert_, CALC16)(((global const HELD16 *)held)[(set * DEPTH + k) * O_SLICES + o]);
#if FORM == 1
    const CALC4 w0 = v.s048c, w1 = v.s159d, w2 = v.s26ae, w3 = v.s37bf;
#else
    const CALC4 w0 = v.s0123, w1 = v.s4567, w2 = v.s89ab, w3 = v.scdef;
#endif
#endif
#if IMAGES
    const int2 at = (int2)(o, set * DEPTH + k);
    WRITE_IMAGE(m0, at, w0);
    WRITE_IMAGE(m1, at, w1);
    WRITE_IMAGE(m2, at, w2);
    WRITE_IMAGE(m3, at, w3);
#else
    const int at = PLACE * 4;
    made[at] = STORED_OF(M, 4, w0);
    made[at + 1] = STORED_OF(M, 4, w1);
    made[at + 2] = STORED_OF(M, 4, w2);
    made[at + 3] = STORED_OF(M, 4, w3);
#endif
#endif
}
