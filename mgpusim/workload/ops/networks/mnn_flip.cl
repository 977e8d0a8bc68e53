/* Matrices [row][column] as [column][row]: an item turns 8 x 8 numbers.
 *
 * LINES COLUMNS   multiples of eight. NDRange: rows and columns by eight, matrices. Structure: alibaba/MNN at 4d40bdb,
 * source/backend/opencl/execution/cl/self_attention_buf.cl, trans_3d_buf.
 */
#include "tensor.h"
#include "mnn.h"

#define PUT(e) vstore8((HELD8)(v[0].e, v[1].e, v[2].e, v[3].e, v[4].e, v[5].e, v[6].e, v[7].e), to++ * (LINES / 8), to_all);

kernel void mnn_flip(global const HELD *restrict src, global HELD *restrict dst) {
    const int y = get_global_id(0), x = get_global_id(1), of = get_global_id(2);
    if (y >= LINES / 8 || x >= COLUMNS / 8) return;
    HELD8 v[8];
#pragma unroll
    for (int i = 0; i < 8; ++i) v[i] = vload8((of * LINES + y * 8 + i) * (COLUMNS / 8) + x, src);
    global HELD *to_all = dst + (of * COLUMNS + x * 8) * LINES + y * 8;
    int to = 0;
    PUT(s0) PUT(s1) PUT(s2) PUT(s3) PUT(s4) PUT(s5) PUT(s6) PUT(s7)
}
