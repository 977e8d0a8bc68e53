/* Rotary position embedding of heads, number by number: the first and the second half of the channels are pairs.
 *
 * NORMED      behind an RMS norm of each head: an item does a head, else a pair. NDRange: pairs or 1, positions, heads. Structure:
 * alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl/rope_buf.cl.
 */
#include "tensor.h"
#include "mnn.h"

#define HALF (SRC_SLICES * 2)
#define ONE(p, T, c, row) p[(((row) * T##_SLICES + (c) / 4) * T##_COLUMNS + x) * 4 + (c) % 4]
#define IN(c) TO_CALC1(ONE(src, SRC, c, row))
#define TO_CALC1 CAT(convert_, CALC)
#if NORMED
#define SCALES_IN , global const HELD *restrict scales
#define FACTOR(c) (CALC)(inverse * scales[c])
#else
#define SCALES_IN
#define FACTOR(c) (CALC)1
#endif
#define PAIR(i)                                                                                                          \
    {                                                                                                                    \
        const CALC first = IN(i) * FACTOR(i), second = IN((i) + HALF) * FACTOR((i) + HALF);                              \
        const CALC c = TO_CALC1(ONE(cosines, COS, i, 0)), d = TO_CALC1(ONE(sines, SIN, i, 0));                           \
        ONE(dst, DST, i, row) = first * c - second * d;                                                                  \
        ONE(dst, DST, (i) + HALF, row) = second * c + first * d;                                                         \
    }

kernel void mnn_rotary(global const HELD *restrict src, global const HELD *restrict cosines, global const HELD *restrict sines SCALES_IN,
                       global HELD *restrict dst) {
    const int x = get_global_id(1), row = get_global_id(2);
    if (x >= SRC_COLUMNS || row >= SRC_ROWS) return;
#if NORMED
    float squares = 0;
#pragma nounroll
    for (int c = 0; c < 2 * HALF; ++c) {
        const float v = ONE(src, SRC, c, row);
        squares += v * v;
    }
    const float inverse = 1.0f / sqrt(squares / (2 * HALF) + EPSILON);
#pragma nounroll
    for (int i = 0; i < HALF; ++i) PAIR(i)
#else
    const int i = get_global_id(0);
    if (i >= HALF) return;
    PAIR(i)
#endif
}
