/* Pixels of SRC at any column x and row y of an image of the batch: zeros outside of it, as each storage has them.
 *
 * Buffers clamp the coordinates and replace what they read; image buffers read texel -1; images return their border colour.
 * Beside each other in an image, slices have no border between them: there the column is replaced; so is the row of a batch.
 *
 * CHECK_X CHECK_Y   some window reaches over the edge
 * CLAMP_X CLAMP_Y   some item reads columns or rows for outputs that there are not: any value will do
 */
#define SRC_HEIGHT (SRC_ROWS / BATCH)
#define INSIDE_X(x) (!CHECK_X || ((x) >= 0 && (x) < SRC_COLUMNS))
#define INSIDE_Y(y) (!CHECK_Y || ((y) >= 0 && (y) < SRC_HEIGHT))
#if CHECK_X
#define NEAREST_X(x) clamp(x, 0, SRC_COLUMNS - 1)
#elif CLAMP_X
#define NEAREST_X(x) min(x, SRC_COLUMNS - 1)
#else
#define NEAREST_X(x) (x)
#endif
#if CHECK_Y
#define NEAREST_Y(y) clamp(y, 0, SRC_HEIGHT - 1)
#elif CLAMP_Y
#define NEAREST_Y(y) min(y, SRC_HEIGHT - 1)
#else
#define NEAREST_Y(y) (y)
#endif
#if BATCH == 1
#define IMAGE_ROW(image, y) (y)
#define EDGE_ROW(image, y) (y)
#else
#define IMAGE_ROW(image, y) ((image) * SRC_HEIGHT + (y))
#define EDGE_ROW(image, y) (INSIDE_Y(y) ? IMAGE_ROW(image, y) : -1)
#endif

#define PIXEL(x, y, image, s) CAT(PIXEL_, SRC_STORAGE)(x, y, image, s)
#if CHECK_X || CHECK_Y
CALC4 kept(int inside, CALC4 v) { return inside ? v : (CALC4)(0); }
#define PIXEL_0(x, y, image, s)                                                                                          \
    kept(INSIDE_X(x) && INSIDE_Y(y), LOAD_0(SRC, src, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s))
#define PIXEL_5(x, y, image, s)                                                                                          \
    kept(INSIDE_X(x) && INSIDE_Y(y), LOAD_5(SRC, src, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s))
#define PIXEL_1(x, y, image, s)                                                                                          \
    READ_IMAGE(src, INSIDE_X(x) && INSIDE_Y(y) ? INDEX(SRC, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s) : -1)
#else
#define PIXEL_0(x, y, image, s) LOAD_0(SRC, src, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s)
#define PIXEL_5(x, y, image, s) LOAD_5(SRC, src, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s)
#define PIXEL_1(x, y, image, s) LOAD_1(SRC, src, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), s)
#endif
#define PIXEL_2(x, y, image, s) LOAD_2(SRC, src, x, EDGE_ROW(image, y), s)
#define PIXEL_3(x, y, image, s) READ_IMAGE(src, texel, (int2)(INSIDE_X(x) ? (s) * SRC_COLUMNS + (x) : -1, EDGE_ROW(image, y)))
#define PIXEL_4(x, y, image, s) LOAD_4(SRC, src, x, EDGE_ROW(image, y), s)
