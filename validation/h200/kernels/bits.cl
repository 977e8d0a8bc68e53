/* Bits, bytes and 16-bit data. */

/* Set bits of 16 words per work item, as four uint4 */
__kernel void popcount_words(__global const uint4 *restrict in, __global uint *restrict out, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint4 sum = (uint4)(0);
    for (int k = 0; k < 4; ++k) sum += popcount(in[k * count + i]);
    out[i] = sum.x + sum.y + sum.z + sum.w;
}

/* Hamming distance of a query to codes of 8 words, one code per work item */
__kernel void hamming(__global const uint8 *restrict codes, __constant uint8 *query, __global uint *restrict distance, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    const uint8 bits = popcount(codes[i] ^ query[0]);
    const uint4 four = bits.lo + bits.hi;
    distance[i] = four.x + four.y + four.z + four.w;
}

/* Morton code of 2-D coordinates: shifts and masks */
__kernel void morton2(__global uint *restrict out, int width, int height) {
    const uint px = get_global_id(0), py = get_global_id(1);
    if (px >= width || py >= height) return;
    uint2 v = (uint2)(px, py) & 0xffffu;
    v = (v | v << 8) & 0x00ff00ffu;
    v = (v | v << 4) & 0x0f0f0f0fu;
    v = (v | v << 2) & 0x33333333u;
    v = (v | v << 1) & 0x55555555u;
    out[py * width + px] = v.x | v.y << 1;
}

/* Cyclic redundancy check (CRC-32, bit by bit) of 16 bytes per work item */
__kernel void crc_bits(__global const uchar *restrict in, __global uint *restrict out, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint crc = ~0u;
    for (int k = 0; k < 16; ++k) {
        crc ^= in[i * 16 + k];
        for (int b = 0; b < 8; ++b) crc = (crc >> 1) ^ (0xedb88320u & -(crc & 1));
    }
    out[i] = ~crc;
}

/* Hash of the position and leading zeros, one int4 per work item */
__kernel void hash_clz(__global const int4 *restrict in, __global int4 *restrict out, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    uint4 v = as_uint4(in[i]) + (uint4)(i);
    v = (v ^ (v >> 16)) * 0x85ebca6bu;
    v = (v ^ (v >> 13)) * 0xc2b2ae35u;
    v ^= v >> 16;
    out[i] = as_int4(clz(v) + rotate(v, (uint4)(7)));
}

/* Brightness and contrast of bytes, 16 per work item, saturated */
__kernel void adjust_uchar16(__global const uchar16 *restrict in, __global uchar16 *restrict out, float gain, float offset,
                             int count) {
    const int i = get_global_id(0);
    if (i < count) out[i] = convert_uchar16_sat(mad(convert_float16(in[i]), (float16)(gain), (float16)(offset)));
}

/* Packed RGB bytes to luma */
__kernel void rgb_to_luma(__global const uchar *restrict rgb, __global uchar *restrict luma, int width, int height) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height) return;
    const uchar3 p = vload3(y * width + x, rgb);
    luma[y * width + x] = (77 * p.x + 150 * p.y + 29 * p.z) >> 8;
}

/* Filter of `taps` 16-bit samples with 32-bit sums */
__kernel void fir_short(__global const short *restrict in, __constant short *weights, __global short *restrict out, int taps,
                        int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    int sum = 0;
    for (int t = 0; t < taps; ++t) sum += in[i + t] * weights[t];
    out[i] = sum >> 8;
}

/* Scales numbers stored as halves, four at a time; computes in float */
__kernel void half_storage(__global const half *restrict in, __global half *restrict out, float factor, int count4) {
    const int i = get_global_id(0);
    if (i < count4) vstore_half4(vload_half4(i, in) * factor + 0.5f, i, out);
}

/* Products of bytes summed in ints: one row of `length` char4 per work item against a vector */
__kernel void dot_char4(__global const char4 *restrict rows, __global const char4 *restrict x, __global int *restrict out,
                        int length, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    int sum = 0;
    for (int k = 0; k < length; ++k) {
        const char4 a = rows[k * count + i], b = x[k];
        sum += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
    }
    out[i] = sum;
}
