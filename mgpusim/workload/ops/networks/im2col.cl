/* The windows of a convolution as rows of a matrix: DST[pixel][tap * CHANNELS + c] = SRC at that tap, zeros beyond the edge.
 *
 * An item copies EACH_C channels of all taps of a pixel; the first also writes the zeros that pad a row. Tensors are rows of numbers.
 * NDRange: parts of the channels, pixels of an image, images.
 * Structure: ARM-software/ComputeLibrary, src/core/CL/cl_kernels/nhwc/im2col.cl.
 *
 * KH KW STRIDE_X STRIDE_Y DILATION_X DILATION_Y PAD_X PAD_Y   the window
 * BATCH images; CHANNELS of SRC; COLUMNS of the outputs; EACH_C 1 or 2; UNROLLED: the loop over the taps
 */
#include "tensor.h"
#include "gemm.h"

#define SRC_HEIGHT (SRC_ROWS / BATCH)
#define TAPS (KH * KW)
#define ROW_NUMBERS (DST_SLICES * 4)
#if CHANNELS % EACH_C == 0
#define PUT(at, v) STORE_OF(EACH_C, DST, v, out + (at));
#else
#define PUT(at, v)                                                                                                       \
    {                                                                                                                    \
        out[at] = STORED_OF(DST, 1, (v).x);                                                                              \
        if (c + 1 < CHANNELS) out[(at) + 1] = STORED_OF(DST, 1, (v).y);                                                  \
    }
#endif

kernel void im2col(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    const int c = get_global_id(0) * EACH_C, pixel = get_global_id(1), image = get_global_id(2);
    if (c >= CHANNELS || pixel >= DST_COLUMNS || image >= BATCH) return;
    const int x0 = pixel % COLUMNS * STRIDE_X - PAD_X, y0 = pixel / COLUMNS * STRIDE_Y - PAD_Y;
    global CAT(REAL_, DST_BITS) *out = ((global CAT(REAL_, DST_BITS) *)dst) + (image * DST_COLUMNS + pixel) * ROW_NUMBERS + c;
#if UNROLLED
#pragma unroll
#else
#pragma nounroll
#endif
    for (int tap = 0; tap < TAPS; ++tap) {
        const int x = x0 + tap % KW * DILATION_X, y = y0 + tap / KW * DILATION_Y;
        const int inside = x >= 0 && x < SRC_COLUMNS && y >= 0 && y < SRC_HEIGHT;
        const int at = (image * SRC_HEIGHT + clamp(y, 0, SRC_HEIGHT - 1)) * SRC_COLUMNS + clamp(x, 0, SRC_COLUMNS - 1);
        const CALC_OF(EACH_C) v = LOAD_OF(EACH_C, SRC, NUMBERS(SRC, src) + at * (SRC_SLICES * 4) + c);
        const CALC_OF(EACH_C) kept = inside ? v : (CALC_OF(EACH_C))(0);
        PUT(tap * CHANNELS, kept)
    }
    if (TAPS * CHANNELS < ROW_NUMBERS && c == 0)
#pragma unroll
        for (int i = TAPS * CHANNELS; i < ROW_NUMBERS; ++i) out[i] = 0;
}
