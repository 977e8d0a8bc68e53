/* Vectors of a few numbers, for the templates of products in blocks; include it after tensor.h.
 *
 * CALC_OF(n) SUM_OF(n)   vectors of n numbers of arithmetic and of sums; one number where n is 1
 * LOAD_OF(n, T, p)       n numbers of a tensor T from p on, in the precision of arithmetic, wherever they begin
 * STORE_OF(n, T, v, p)   n numbers into a tensor T from p on
 * LANE(n, v, i)          number i of a vector of n; i is a digit, not an expression
 * EACH(n, DO)            DO(0) ... DO(n - 1), one behind the other
 */
#define VECTOR_2 2
#define VECTOR_8 8
#define VECTOR_16 16
#define CALC_OF(n) CAT(CALC, CAT(VECTOR_, n))
#define SUM_OF(n) CAT(SUM, CAT(VECTOR_, n))
#define NUMBERS(T, p) ((global const CAT(REAL_, T##_BITS) *)(p))
#define LOAD_OF(n, T, p) REAL_OF(T, n, CAT(FROM_, n)(p))
#define FROM_1(p) *(p)
#define FROM_2(p) vload2(0, p)
#define FROM_4(p) vload4(0, p)
#define FROM_8(p) vload8(0, p)
#define FROM_16(p) vload16(0, p)
#define STORE_OF(n, T, v, p) CAT(INTO_, n)(STORED_OF(T, n, v), p)
#define INTO_1(v, p) *(p) = v
#define INTO_2(v, p) vstore2(v, 0, p)
#define INTO_4(v, p) vstore4(v, 0, p)
#define INTO_8(v, p) vstore8(v, 0, p)
#define INTO_16(v, p) vstore16(v, 0, p)
#define LANE(n, v, i) CAT(LANE_, n)(v, i)
#define LANE_1(v, i) v
#define LANE_2(v, i) v.s##i
#define LANE_4(v, i) v.s##i
#define LANE_8(v, i) v.s##i
#define LANE_16(v, i) v.s##i
#define EACH(n, DO) CAT(EACH_, n)(DO)
#define EACH_1(DO) DO(0)
#define EACH_2(DO) EACH_1(DO) DO(1)
#define EACH_4(DO) EACH_2(DO) DO(2) DO(3)
#define EACH_8(DO) EACH_4(DO) DO(4) DO(5) DO(6) DO(7)
#define EACH_16(DO) EACH_8(DO) DO(8) DO(9) DO(a) DO(b) DO(c) DO(d) DO(e) DO(f)
