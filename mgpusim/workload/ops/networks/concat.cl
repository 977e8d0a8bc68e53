/* Tensors one after the other along an axis, in one kernel of all of them.
 *
 * SOURCES            the parameters
 * PER_PIXEL          an item copies all slices of a pixel, COPY_ALL: NDRange columns, rows; else NDRange of items.h over DST
 * WHOLE              slices move as a whole: PICK(x, n, y, s); else channel by channel: PICK(x, n, y, c)
 */
#include "tensor.h"
#include "items.h"

#define PUT(value, to)                                                                                     \
    {                                                                                                      \
        SUM4 v = value;                                                                                    \
        FUSE(v, x, row, to)                                                                                \
        STORE(DST, dst, x, row, to, v);                                                                    \
    }
/* all slices of a part from slice `first` on, one by one or two at a time */
#define COPY_1(NAME, part, slices, first)                                                                  \
    _Pragma("nounroll") for (int i = 0; i < slices; ++i) PUT(LOAD(NAME, part, x, row, i), i + first)
#define COPY_2(NAME, part, slices, first)                                                                  \
    _Pragma("nounroll") for (int i = 0; i < slices; i += 2) {                                              \
        const SUM4 one = LOAD(NAME, part, x, row, i), two = LOAD(NAME, part, x, row, i + 1);               \
        PUT(one, i + first)                                                                                \
        PUT(two, i + 1 + first)                                                                            \
    }

kernel void concat(SOURCES FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
#if PER_PIXEL
    const int x = get_global_id(0), row = get_global_id(1);
    if (x >= DST_COLUMNS || row >= DST_ROWS) return;
    COPY_ALL
#else
    ITEM(DST)
    const int n = IMAGE_OF(DST, row), y = Y_OF(DST, row);
#if WHOLE
    PUT(PICK(x, n, y, s), s)
#else
    CALC4 lanes;
    lanes.x = PICK(x, n, y, s * 4);
    lanes.y = PICK(x, n, y, min(s * 4 + 1, DST_CHANNELS - 1));
    lanes.z = PICK(x, n, y, min(s * 4 + 2, DST_CHANNELS - 1));
    lanes.w = PICK(x, n, y, min(s * 4 + 3, DST_CHANNELS - 1));
    PUT(lanes, s)
#endif
#endif
}
