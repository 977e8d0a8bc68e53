/* Channels of a tensor below each other, with zeros to a multiple of what kernels take: [row][channel][column] or, TO_ROWS,
 * [row][column][channel].
 *
 * PITCH of what varies fastest. An item turns four columns of four channels. NDRange: columns by four (to the end of PITCH), slices,
 * rows. Structure: alibaba/MNN at 4d40bdb, source/backend/opencl/execution/cl: gemm_buf.cl, transpose_pad; gemm_conv1x1_buf.cl,
 * gemm_c4nhw4_to_nhwc; attention_buf.cl, rearrange_q, rearrange_mask.
 */
#include "tensor.h"
#include "mnn.h"

kernel void mnn_turn(TENSOR_IN(SRC, src), global HELD *restrict dst) {
    const int x = get_global_id(0) * 4, s = get_global_id(1), row = get_global_id(2);
    if (x >= ITEMS_X * 4 || s >= ITEMS_S || row >= SRC_ROWS) return;
    CALC4 v[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
        v[i] = s < SRC_SLICES && x + i < SRC_COLUMNS ? LOAD(SRC, src, min(x + i, SRC_COLUMNS - 1), row, min(s, SRC_SLICES - 1)) : (CALC4)(0);
#if TO_ROWS
#pragma unroll
    for (int i = 0; i < 4; ++i) vstore4(TO_HELD4(v[i]), ((row * ITEMS_X * 4 + x + i) * PITCH + s * 4) / 4, dst);
#else
#define PUT(c, e) vstore4(TO_HELD4((CALC4)(v[0].e, v[1].e, v[2].e, v[3].e)), ((row * SRC_SLICES * 4 + s * 4 + c) * PITCH + x) / 4, dst);
    PUT(0, x)
    PUT(1, y)
    PUT(2, z)
    PUT(3, w)
#endif
}
