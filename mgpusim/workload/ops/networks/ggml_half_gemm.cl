/* Product of a matrix of halves with rows of floats: a sub-group of 64 makes 64 outputs of 32 rows, which it stages in local memory.
 *
 * An item has an output, and reads 16 inputs of it as two texels. NDRange: 64, outputs by 64, rows by 32 (two in a group). Structure:
 * ggml-org/ggml at 55bc932, src/ggml-opencl/kernels/mul_mm_f16_f32_kq_kqv.cl.
 */
#include "tensor.h"
#include "ggml.h"

kernel SUB_GROUP __attribute__((reqd_work_group_size(64, 1, 2)))
void ggml_half_gemm(TENSOR_IN(SRC, src), read_only image1d_buffer_t weights, TENSOR_OUT(DST, dst)) {
    const int lane = get_local_id(0), o = get_group_id(1) * 64 + lane, p0 = get_global_id(2) * 32;
    global const float *x = (global const float *)src;
    local float4 staged[2][16][4];
    local float *own = (local float *)staged[get_local_id(2)];
    float16 first = (float16)(0), second = (float16)(0);
    const int line = lane / 4, quarter = lane % 4;
#pragma nounroll
    for (int k = 0; k < INPUTS; k += 16) {
        const int at = min(o, OUTPUTS - 1) * (INPUTS / 8) + k / 8;
        const half8 a0 = as_half8(read_imagef(weights, at)), a1 = as_half8(read_imagef(weights, at + 1));
        const float16 a = (float16)(convert_float8(a0), convert_float8(a1));
#pragma unroll
        for (int h = 0; h < 2; ++h) {
            const int p = p0 + h * 16 + line;
            const float4 in = p < ROWS ? vload4(p * (INPUTS / 4) + k / 4 + quarter, x) : (float4)(0);
            barrier(CLK_LOCAL_MEM_FENCE);
            own[(quarter * 4) * 16 + line] = in.x;
            own[(quarter * 4 + 1) * 16 + line] = in.y;
            own[(quarter * 4 + 2) * 16 + line] = in.z;
            own[(quarter * 4 + 3) * 16 + line] = in.w;
            barrier(CLK_LOCAL_MEM_FENCE);
            float16 sum = (float16)(0);
#define STEP(e, i) sum += a.e * vload16(i, own);
            STEP(s0, 0) STEP(s1, 1) STEP(s2, 2) STEP(s3, 3) STEP(s4, 4) STEP(s5, 5) STEP(s6, 6) STEP(s7, 7)
            STEP(s8, 8) STEP(s9, 9) STEP(sa, 10) STEP(sb, 11) STEP(sc, 12) STEP(sd, 13) STEP(se, 14) STEP(sf, 15)
            if (h) second += sum;
            else first += sum;
        }
    }
    if (o >= OUTPUTS) return;
    global float *y = (global float *)dst;
#define ROW(v, e, i) if (p0 + i < ROWS) y[(p0 + i) * OUTPUTS + o] = v.e;
#define ROWS16(v, i)                                                                                                     \
    ROW(v, s0, i) ROW(v, s1, i + 1) ROW(v, s2, i + 2) ROW(v, s3, i + 3) ROW(v, s4, i + 4) ROW(v, s5, i + 5)              \
    ROW(v, s6, i + 6) ROW(v, s7, i + 7) ROW(v, s8, i + 8) ROW(v, s9, i + 9) ROW(v, sa, i + 10) ROW(v, sb, i + 11)        \
    ROW(v, sc, i + 12) ROW(v, sd, i + 13) ROW(v, se, i + 14) ROW(v, sf, i + 15)
    ROWS16(first, 0)
    ROWS16(second, 16)
}
