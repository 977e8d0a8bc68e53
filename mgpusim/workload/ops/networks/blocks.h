/* Weights in blocks of 32 whole numbers with a scale: 16 bytes hold eight inputs of four outputs, or four in 8 bits.
 *
 * Q_BITS      4: byte 4 i + o holds input i of output o in its lower half and input i + 4 in the upper one, 8 added to each;
 *             8: byte 4 i + o holds input i of output o
 * O_SLICES    slices of outputs: vectors lie by inputs, then by slices of outputs; scales, four halves of four outputs, by blocks
 *
 * PACKED      inputs of a vector; PACKED_VECTORS of a block
 * WEIGHTS_AT(v, s) SCALE_AT(b, s)   the vector v, the scales of block b
 */
#define PACKED (32 / Q_BITS)
#define PACKED_VECTORS (32 / PACKED)
#define CALC16 CAT(CALC, 16)
#define TO_CALC16 CAT(convert_, CALC16)
#define WEIGHTS_AT(v, s) weights[(v) * O_SLICES + (s)]
#define SCALE_AT(b, s) vload_half4((b) * O_SLICES + (s), scales)
#if Q_BITS == 4
#define LOWER(packed) (TO_CALC16(as_uchar16(packed) & (uchar16)(15)) - (CALC16)(8))
#define UPPER(packed) (TO_CALC16(as_uchar16(packed) >> (uchar16)(4)) - (CALC16)(8))
#else
#define LOWER(packed) TO_CALC16(as_char16(packed))
#endif
