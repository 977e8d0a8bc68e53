/* Storage 5 of tensor.h: a buffer with the slices of a pixel together, as frameworks for servers have tensors. */
#define PIXEL_INDEX(T, x, row, s) (((row) * T##_COLUMNS + (x)) * T##_SLICES + (s))
#define IN_5(type, p) global const type *restrict p
#define OUT_5(type, p) global type *restrict p
#define LOAD_5(T, p, x, row, s) REAL_OF(T, 4, p[PIXEL_INDEX(T, x, row, s)])
#define LOAD_INSIDE_5(T, p, inside, x, row, s) ((inside) ? LOAD_5(T, p, x, row, s) : (CALC4)(0))
#define STORE_5(T, p, x, row, s, value) p[PIXEL_INDEX(T, x, row, s)] = STORED_OF(T, 4, value)
#define LOAD_ONE_5(T, p, x, row, c) \
    REAL_OF(T, 1, ((global const CAT(REAL_, T##_BITS) *)p)[PIXEL_INDEX(T, x, row, (c) / 4) * 4 + (c) % 4])
