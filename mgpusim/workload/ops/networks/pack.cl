/* Tiles of SRC beside and below each other in DST, each with all that the windows of a block of outputs read: tiles overlap in SRC.
 *
 * An item copies a tile of one slice, or of one channel. NDRange: slices or channels, columns and rows of tiles; edges: border.h.
 *
 * BLOCK_X BLOCK_Y  columns and rows of a tile; BLOCK_S is 1
 * STEP_X STEP_Y    columns and rows of SRC from tile to tile
 * PAD_X PAD_Y      columns and rows before the first
 * PARTS            items for a slice: 1, or 4 where both tensors are buffers
 * SPARE            with items of a channel: channels that pad the last slice, zeros that the last item writes
 */
#include "tensor.h"
#include "grid.h"
#include "border.h"

#if PARTS == 4
#define COPY(x, y, to_x, to_y) {                                                                                         \
        global CAT(REAL_, DST_BITS) *to = (global CAT(REAL_, DST_BITS) *)dst + INDEX(DST, to_x, to_y, block) * 4 + part;  \
        *to = INSIDE_X(x) && INSIDE_Y(y) ? ((global const CAT(REAL_, SRC_BITS) *)src)                                     \
            [INDEX(SRC, NEAREST_X(x), IMAGE_ROW(image, NEAREST_Y(y)), block) * 4 + part] : 0;                             \
        for (int i = 1; i <= SPARE && block * 4 + part == DST_SLICES * 4 - SPARE - 1; ++i) to[i] = 0;                     \
    }
#else
#define COPY(x, y, to_x, to_y) STORE(DST, dst, to_x, to_y, block, PIXEL(x, y, image, block));
#endif

kernel void pack(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    const int gx = get_global_id(1), gy = get_global_id(2), block = get_global_id(0) / PARTS, part = get_global_id(0) % PARTS;
    if (gx >= BLOCKS_X || gy >= BLOCKS_Y * BATCH || block >= DST_SLICES) return;
    const int image = IMAGE_OF(gy), first = ROW_OF(gy);
#pragma unroll
    for (int r = 0; r < BLOCK_Y; ++r)
#pragma unroll
        for (int c = 0; c < BLOCK_X; ++c)
            COPY(gx * STEP_X + c - PAD_X, first / BLOCK_Y * STEP_Y + r - PAD_Y, gx * BLOCK_X + c, image * DST_HEIGHT + first + r)
}
