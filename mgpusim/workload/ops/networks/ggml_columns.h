/* Weights that lie by inputs, then by outputs: words of four numbers of an output, and scales of blocks, by Q_TYPE.
 *
 * 40 q4_0   ushorts of four nibbles; scales of 32 inputs
 * 41 q4_1   the same, and least numbers of 32 inputs
 * 80 q8_0   uints of four bytes; scales of 32 inputs
 * 12 q4_K   ushorts; twelve bytes of codes of each 256 inputs, by outputs first; scales of these codes, and of their least numbers
 * 13 q5_K   the same, and a byte of the upper bits of eight inputs
 * 66 q6_K   ushorts, and bytes of the upper bits of four inputs; whole numbers of 16 inputs, and scales of 256
 */
#if Q_TYPE == 12 || Q_TYPE == 13
/* Six bits of the scale and of the least number of the j-th 32 inputs of 256. */
static uchar2 codes_of(global const uchar *restrict codes, int j) {
    if (j < 4) return (uchar2)(codes[j], codes[j + 4]) & (uchar2)(63);
    const uchar low = codes[j + 4];
    return (uchar2)((low & 15) | (codes[j - 4] & 192) >> 2, low >> 4 | (codes[j] & 192) >> 2);
}
#define CODES(o, k) codes_of(codes + ((o) * (INPUTS / 256) + (k) / 256) * 12, (k) / 32 % 8)
#endif
