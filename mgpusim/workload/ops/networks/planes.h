/* Storages of tensor.h for decoders, the numbers of a row together.
 *
 * 6: planes of four channels of a row, whose rows are heads, or one; 7: the columns of a channel follow each other, padded to four.
 * 8: as 6, columns padded to four; 9: four columns of a slice together, then its next slice, columns padded to four.
 */
#define PLANE_INDEX(T, x, row, s) (((row) * T##_SLICES + (s)) * T##_COLUMNS + (x))
#define IN_6(type, p) global const type *restrict p
#define OUT_6(type, p) global type *restrict p
#define LOAD_6(T, p, x, row, s) REAL_OF(T, 4, p[PLANE_INDEX(T, x, row, s)])
#define LOAD_INSIDE_6(T, p, inside, x, row, s) ((inside) ? LOAD_6(T, p, x, row, s) : (CALC4)(0))
#define STORE_6(T, p, x, row, s, value) p[PLANE_INDEX(T, x, row, s)] = STORED_OF(T, 4, value)
#define LOAD_ONE_6(T, p, x, row, c) \
    REAL_OF(T, 1, ((global const CAT(REAL_, T##_BITS) *)p)[PLANE_INDEX(T, x, row, (c) / 4) * 4 + (c) % 4])
#define PIXEL_6(x, y, image, s) \
    LOAD_INSIDE_6(SRC, src, INSIDE_X(x) && INSIDE_Y(y), NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s)

#define PITCH_OF(T) ((T##_COLUMNS + 3) / 4 * 4)
#define COLUMN_INDEX(T, x, row, c) (((row) * T##_SLICES * 4 + (c)) * PITCH_OF(T) + (x))
#define IN_7(type, p) global const type *restrict p
#define OUT_7(type, p) global type *restrict p
#define LOAD_ONE_7(T, p, x, row, c) REAL_OF(T, 1, ((global const CAT(REAL_, T##_BITS) *)p)[COLUMN_INDEX(T, x, row, c)])
#define LOAD_7(T, p, x, row, s) \
    (CALC4)(LOAD_ONE_7(T, p, x, row, (s) * 4), LOAD_ONE_7(T, p, x, row, (s) * 4 + 1), LOAD_ONE_7(T, p, x, row, (s) * 4 + 2), \
            LOAD_ONE_7(T, p, x, row, (s) * 4 + 3))
#define LOAD_INSIDE_7(T, p, inside, x, row, s) ((inside) ? LOAD_7(T, p, x, row, s) : (CALC4)(0))
#define STORE_ONE_7(T, p, at, row, c, value) \
    ((global CAT(REAL_, T##_BITS) *)p)[COLUMN_INDEX(T, at, row, c)] = STORED_OF(T, 1, value);
#define STORE_7(T, p, at, row, s, value)                    \
    {                                                       \
        STORE_ONE_7(T, p, at, row, (s) * 4, (value).x)      \
        STORE_ONE_7(T, p, at, row, (s) * 4 + 1, (value).y)  \
        STORE_ONE_7(T, p, at, row, (s) * 4 + 2, (value).z)  \
        STORE_ONE_7(T, p, at, row, (s) * 4 + 3, (value).w)  \
    }

#define KEY_INDEX(T, x, row, s) (((row) * T##_SLICES + (s)) * PITCH_OF(T) + (x))
#define IN_8(type, p) global const type *restrict p
#define OUT_8(type, p) global type *restrict p
#define LOAD_8(T, p, x, row, s) REAL_OF(T, 4, p[KEY_INDEX(T, x, row, s)])
#define STORE_8(T, p, x, row, s, value) p[KEY_INDEX(T, x, row, s)] = STORED_OF(T, 4, value)

#define VALUE_INDEX(T, x, row, s) ((((row) * (PITCH_OF(T) / 4) + (x) / 4) * T##_SLICES + (s)) * 4 + (x) % 4)
#define IN_9(type, p) global const type *restrict p
#define OUT_9(type, p) global type *restrict p
#define LOAD_9(T, p, x, row, s) REAL_OF(T, 4, p[VALUE_INDEX(T, x, row, s)])
#define STORE_9(T, p, x, row, s, value) p[VALUE_INDEX(T, x, row, s)] = STORED_OF(T, 4, value)
