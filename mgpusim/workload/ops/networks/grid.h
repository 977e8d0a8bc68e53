/* Where an item stands: `gx` and `gy` count blocks of columns and of rows of DST, `block` those of its slices.
 *
 * GRID       0: columns, rows, slices; 1: columns and rows in one dimension, slices; 2: slices, columns, rows;
 *            3: slices and columns in one dimension (columns faster), rows
 * BLOCK_X BLOCK_Y BLOCK_S   columns, rows and slices of an item
 * BATCH      images below each other: no item has rows of two
 * O_GROUP I_GROUP   channels of a group of a convolution, 0: there is one group
 * DEPTH      slices of inputs that a block of outputs reads
 *
 * A kernel begins with PLACE, which sets gx, gy, block and `inside`: the item has something to compute. Of the first row of the
 * item, IMAGE_OF(gy) is its image, ROW_OF(gy) its row within the image; FIRST_SLICE(block) is the first slice of inputs it reads.
 */
#define DST_HEIGHT (DST_ROWS / BATCH)
#ifndef BLOCKS_X /* where a block has neighbours */
#define BLOCKS_X ((DST_COLUMNS + BLOCK_X - 1) / BLOCK_X)
#define BLOCKS_Y ((DST_HEIGHT + BLOCK_Y - 1) / BLOCK_Y)
#endif
#define BLOCKS_S ((DST_SLICES + BLOCK_S - 1) / BLOCK_S)
#if GRID == 1
#define PLACE                                                                                                            \
    const int gx = get_global_id(0) % BLOCKS_X, gy = get_global_id(0) / BLOCKS_X, block = get_global_id(1);              \
    const int inside = gy < BLOCKS_Y * BATCH && block < BLOCKS_S;
#elif GRID == 2
#define PLACE                                                                                                            \
    const int gx = get_global_id(1), gy = get_global_id(2), block = get_global_id(0);                                    \
    const int inside = gx < BLOCKS_X && gy < BLOCKS_Y * BATCH && block < BLOCKS_S;
#elif GRID == 3
#define PLACE                                                                                                            \
    const int gx = get_global_id(0) % BLOCKS_X, gy = get_global_id(1), block = get_global_id(0) / BLOCKS_X;              \
    const int inside = gy < BLOCKS_Y * BATCH && block < BLOCKS_S;
#else
#define PLACE                                                                                                            \
    const int gx = get_global_id(0), gy = get_global_id(1), block = get_global_id(2);                                    \
    const int inside = gx < BLOCKS_X && gy < BLOCKS_Y * BATCH && block < BLOCKS_S;
#endif
#if BATCH == 1
#define IMAGE_OF(gy) 0
#define ROW_OF(gy) ((gy) * BLOCK_Y)
#else
#define IMAGE_OF(gy) ((gy) / BLOCKS_Y)
#define ROW_OF(gy) ((gy) % BLOCKS_Y * BLOCK_Y)
#endif
#if O_GROUP
#define FIRST_SLICE(block) min((block) * (4 * BLOCK_S) / O_GROUP * I_GROUP / 4, SRC_SLICES - DEPTH)
#else
#define FIRST_SLICE(block) 0
#endif
