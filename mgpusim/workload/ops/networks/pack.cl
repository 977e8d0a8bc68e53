/* Tiles of SRC beside and below each other in DST, each with all that the windows of a block of outputs read: tiles overlap in SRC.
 *
 * An item copies a tile of one slice. NDRange: grid.h, where a block is a tile; edges: border.h.
 *
 * BLOCK_X BLOCK_Y  columns and rows of a tile; BLOCK_S is 1
 * STEP_X STEP_Y    columns and rows of SRC from tile to tile
 * PAD_X PAD_Y      columns and rows before the first
 */
#include "tensor.h"
#include "grid.h"
#include "border.h"

kernel void pack(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    PLACE
    if (!inside) return;
    const int image = IMAGE_OF(gy), first = ROW_OF(gy);
#pragma unroll
    for (int r = 0; r < BLOCK_Y; ++r)
#pragma unroll
        for (int c = 0; c < BLOCK_X; ++c) {
            const CALC4 v = PIXEL(gx * STEP_X + c - PAD_X, first / BLOCK_Y * STEP_Y + r - PAD_Y, image, block);
            STORE(DST, dst, gx * BLOCK_X + c, image * DST_HEIGHT + first + r, block, v);
        }
}
