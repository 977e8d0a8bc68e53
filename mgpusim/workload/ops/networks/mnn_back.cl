/* Results of products as a tensor: rows of numbers and what is added to each of them, or, TURNED, columns of each row.
 *
 * PITCH of what varies fastest. NDRange: columns by EACH_COLUMNS (TURNED: four), slices, rows of DST. Structure: alibaba/MNN at 4d40bdb,
 * source/backend/opencl/execution/cl: gemm_buf.cl, transpose_bias; gemm_conv1x1_buf.cl, gemm_nhwc_to_c4nhw4; attention_buf.cl,
 * qkv_transpose_output.
 */
#include "tensor.h"
#include "mnn.h"

#if BIASED
#define BIASES_IN , global const HELD *restrict biases
#else
#define BIASES_IN
#endif

kernel void mnn_back(global const HELD *restrict src BIASES_IN, TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0) * EACH_COLUMNS, s = get_global_id(1), row = get_global_id(2);
    if (x >= DST_COLUMNS || s >= DST_SLICES || row >= DST_ROWS) return;
#if TURNED
    CALC4 v[4];
#pragma unroll
    for (int c = 0; c < 4; ++c) v[c] = TO_CALC4(vload4(((row * DST_SLICES * 4 + s * 4 + c) * PITCH + x) / 4, src));
    STORE(DST, dst, x, row, s, (CALC4)(v[0].x, v[1].x, v[2].x, v[3].x));
    if (x + 1 < DST_COLUMNS) STORE(DST, dst, x + 1, row, s, (CALC4)(v[0].y, v[1].y, v[2].y, v[3].y));
    if (x + 2 < DST_COLUMNS) STORE(DST, dst, x + 2, row, s, (CALC4)(v[0].z, v[1].z, v[2].z, v[3].z));
    if (x + 3 < DST_COLUMNS) STORE(DST, dst, x + 3, row, s, (CALC4)(v[0].w, v[1].w, v[2].w, v[3].w));
#else
#if BIASED
    const CALC4 bias = TO_CALC4(vload4(s, biases));
#else
    const CALC4 bias = (CALC4)(0);
#endif
#pragma unroll
    for (int i = 0; i < EACH_COLUMNS; ++i)
        if (x + i < DST_COLUMNS) STORE(DST, dst, x + i, row, s, TO_CALC4(vload4(((x + i) * PITCH + s * 4) / 4, src)) + bias);
#endif
}
