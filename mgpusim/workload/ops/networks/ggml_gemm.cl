/* Product of a matrix in q4_0 with rows: an item makes four outputs of eight rows, in half precision.
 *
 * Weights lie as in ggml_gemv.cl, SRC as ggml_transpose.cl makes it. NDRange: rows by eight, outputs by four. Structure:
 * ggml-org/ggml at 55bc932, src/ggml-opencl/kernels/mul_mat_Ab_Bi_8x4.cl.
 */
#include "tensor.h"
#include "ggml.h"

#define SLICE_ROWS ((ROWS + 7) / 8 * 2)
#define READ8(k) (half8)(read_imageh(src, (k) * SLICE_ROWS + 2 * x), read_imageh(src, (k) * SLICE_ROWS + 2 * x + 1))
#define NUMBERS(shift) (convert_half4(convert_int4((word >> (ushort4)(shift)) & (ushort4)(15)) - (int4)(8)) * scale)
#define STEP(k, shift)                                                                                                   \
    {                                                                                                                    \
        const half8 in = READ8(k);                                                                                       \
        const half4 w = NUMBERS(shift);                                                                                  \
        c0 += in * w.x;                                                                                                  \
        c1 += in * w.y;                                                                                                  \
        c2 += in * w.z;                                                                                                  \
        c3 += in * w.w;                                                                                                  \
    }
#define ROW(i, e) \
    if (x * 8 + i < ROWS) vstore4((float4)(c0.e, c1.e, c2.e, c3.e), (x * 8 + i) * (OUTPUTS / 4) + o, (global float *)dst);

kernel SUB_GROUP void ggml_gemm(read_only image1d_buffer_t src, global const ushort *restrict weights,
                                global const half *restrict scales, TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), o = get_global_id(1);
    if (x >= SLICE_ROWS / 2 || o >= OUTPUTS / 4) return;
    half8 c0 = (half8)(0), c1 = c0, c2 = c0, c3 = c0;
#pragma nounroll
    for (int k = 0; k < INPUTS; k += 4) {
        const ushort4 word = vload4((k / 4) * (OUTPUTS / 4) + o, weights);
        const half4 scale = vload4((k / 32) * (OUTPUTS / 4) + o, scales);
        STEP(k, 0)
        STEP(k + 1, 4)
        STEP(k + 2, 8)
        STEP(k + 3, 12)
    }
    ROW(0, s0) ROW(1, s1) ROW(2, s2) ROW(3, s3) ROW(4, s4) ROW(5, s5) ROW(6, s6) ROW(7, s7)
}
