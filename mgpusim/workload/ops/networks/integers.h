/* Tensors of 8 bits in integer arithmetic. Include it after tensor.h; tensors are signed, in buffers.
 *
 * real = scale * (stored - zero). Zeros and scales are merged before the launch: a bias takes in what the zero of the input adds
 * to a sum, and a factor for each output channel leads from a sum to what is stored.
 *
 * DOT8     0: products of 24 bits, which GPUs without those of 32 have; 1: dot products of four bytes (cl_khr_integer_dot_product)
 * FIXED    factors are multipliers and shifts, rounded as TensorFlow Lite's reference does; else floats, rounded to even
 * LOW HIGH   of what is stored: those of the type, or of an activation
 * SRC_ZERO DST_ZERO   of the tensors
 * W_ZERO   of the weights; where it is not 0, the sum of the inputs takes part
 *
 * FACTORS_IN             parameter
 * DOT(a, b, sum)         sum plus the products of four bytes
 * STORE_SUM(x, row, s, sum)   four sums of slice s as DST stores them
 * PIXEL_8(x, y, image, s)     of SRC, where border.h stands before: its zero outside of the image
 */
#if DOT8
#define DOT(a, b, sum) dot_acc_sat(a, b, sum)
#else
#define DOT(a, b, sum) mad24((int)(a).x, (int)(b).x, mad24((int)(a).y, (int)(b).y, DOT_ZW(a, b, sum)))
#define DOT_ZW(a, b, sum) mad24((int)(a).z, (int)(b).z, mad24((int)(a).w, (int)(b).w, sum))
#endif

#if FIXED
#define FACTORS_IN global const int4 *restrict factors
#define REQUANTIZED(v, s) rescaled(v, factors[2 * (s)], factors[2 * (s) + 1])
#else
#define FACTORS_IN global const float4 *restrict factors
#define REQUANTIZED(v, s) convert_int4_rte(convert_float4(v) * factors[s])
#endif

/* v * multiplier / 2^31 * 2^shift: the product rounded to the nearest, then the division by a power of two, ties away from zero. */
int4 rescaled(int4 v, int4 multiplier, int4 shift) {
    const int4 x = v << max(shift, 0), by = max(-shift, 0);
    const uint4 low = as_uint4(x) * as_uint4(multiplier), sum = low + 0x40000000u;
    const int4 y = ((mul_hi(x, multiplier) - (sum < low)) << 1) | as_int4(sum >> 31);
    const int4 mask = ((int4)(1) << by) - 1;
    return (y >> by) - ((y & mask) > (mask >> 1) - (y >> 31));
}

#define STORE_8(x, row, s, v) dst[INDEX(DST, x, row, s)] = convert_char4(clamp((v) + DST_ZERO, LOW, HIGH))
#define STORE_SUM(x, row, s, v) STORE_8(x, row, s, REQUANTIZED(v, s))

#if CHECK_X || CHECK_Y
#define PIXEL_8(x, y, image, s)                                                                                          \
    (INSIDE_X(x) && INSIDE_Y(y) ? src[INDEX(SRC, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s)] : (char4)(SRC_ZERO))
#else
#define PIXEL_8(x, y, image, s) src[INDEX(SRC, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s)]
#endif
