/* What a work item makes of a tensor, and positions in the images of a batch. Include it after tensor.h.
 *
 * GRID   0: columns, rows, slices; 1: columns and rows in one dimension, slices; 2: slices, columns, rows;
 *        3: slices and columns in one dimension (columns faster), rows
 * T_BATCH T_HEIGHT T_CHANNELS   sizes of a tensor T, besides those of tensor.h
 *
 * ITEM(T)                      column x, row and slice s of the item, which ends where they lie outside
 * IMAGE_OF(T, row) Y_OF(T, row) ROW_OF(T, n, y)   the image of a row, its row there, and the way back
 * LOAD_ONE(T, p, x, row, c)    one channel, as CALC
 * MASKED(T, v, s, other)       v, of type SUM4, with `other` in the channels that pad the last slice
 */
#if GRID == 0
#define ITEM(T) const int x = get_global_id(0), row = get_global_id(1), s = get_global_id(2); INSIDE_ONLY(T)
#elif GRID == 1
#define ITEM(T)                                                                                            \
    const int pixel = get_global_id(0), s = get_global_id(1);                                              \
    const int x = pixel % T##_COLUMNS, row = pixel / T##_COLUMNS;                                          \
    INSIDE_ONLY(T)
#elif GRID == 2
#define ITEM(T) const int x = get_global_id(1), row = get_global_id(2), s = get_global_id(0); INSIDE_ONLY(T)
#else
#define ITEM(T)                                                                                            \
    const int column = get_global_id(0), row = get_global_id(1);                                           \
    const int x = column % T##_COLUMNS, s = column / T##_COLUMNS;                                          \
    INSIDE_ONLY(T)
#endif
#define INSIDE_ONLY(T) if (x >= T##_COLUMNS || row >= T##_ROWS || s >= T##_SLICES) return;

#define IMAGE_OF(T, row) (T##_BATCH == 1 ? 0 : (row) / T##_HEIGHT)
#define Y_OF(T, row) (T##_BATCH == 1 ? (row) : (row) % T##_HEIGHT)
#define ROW_OF(T, n, y) ((n) * T##_HEIGHT + (y))

CALC lane_of(CALC4 v, int i) {
    return i < 2 ? (i == 0 ? v.x : v.y) : (i == 2 ? v.z : v.w);
}

#define LOAD_ONE(T, p, x, row, c) CAT(LOAD_ONE_, T##_STORAGE)(T, p, x, row, c)
#define LOAD_ONE_0(T, p, x, row, c)                                                                        \
    REAL_OF(T, 1, ((global const CAT(REAL_, T##_BITS) *)p)[INDEX(T, x, row, (c) / 4) * 4 + (c) % 4])
#define LOAD_ONE_1(T, p, x, row, c) lane_of(LOAD_1(T, p, x, row, (c) / 4), (c) % 4)
#define LOAD_ONE_2(T, p, x, row, c) lane_of(LOAD_2(T, p, x, row, (c) / 4), (c) % 4)
#define LOAD_ONE_3(T, p, x, row, c) lane_of(LOAD_3(T, p, x, row, (c) / 4), (c) % 4)
#define LOAD_ONE_4(T, p, x, row, c) lane_of(LOAD_4(T, p, x, row, (c) / 4), (c) % 4)

#define MASKED(T, v, s, other) (T##_CHANNELS % 4 && (s) == T##_SLICES - 1 ? FIRST_CHANNELS(v, T##_CHANNELS % 4, other) : (v))
#define FIRST_CHANNELS(v, n, other) (SUM4)((v).x, (n) > 1 ? (v).y : (other), (n) > 2 ? (v).z : (other), other)
