/* Product of a matrix in q4_0 with a vector: an item sums two rows over every PARTS-th block, parts meet in local memory.
 *
 * A word of the image of weights holds four numbers of a row in its lower half and four of the next row in its upper one. Words lie by
 * inputs, then by rows. The first items of a sub-group read a block of the vector, and hand it on. NDRange: pairs of rows by LANES,
 * PARTS. Structure: ggml-org/ggml at 55bc932, src/ggml-opencl/kernels/gemv_noshuffle_general.cl.
 */
#include "tensor.h"
#include "ggml.h"

#define PAIRS (OUTPUTS / 2)
#define GIVEN(v, from) (float4)(sub_group_broadcast((v).x, from), sub_group_broadcast((v).y, from), \
                                sub_group_broadcast((v).z, from), sub_group_broadcast((v).w, from))
#define NUMBER(word, shift) ((float)((int)((word) >> (shift) & 15u) - 8))

kernel SUB_GROUP void ggml_gemv(read_only image1d_buffer_t src, read_only image1d_buffer_t weights,
                                global const half *restrict scales, TENSOR_OUT(DST, dst)) {
    const int pair = get_global_id(0), lane = get_local_id(0), part = get_local_id(1), own = get_sub_group_local_id();
    const int at = min(pair, PAIRS - 1);
    float2 sum = (float2)(0);
    for (int b = part; b < INPUTS / 32; b += PARTS) {
        const float2 scale = vload_half2(b * PAIRS + at, scales);
        float4 low = (float4)(0), high = (float4)(0);
        if (own < 4) {
            low = read_imagef(src, b * 8 + own * 2);
            high = read_imagef(src, b * 8 + own * 2 + 1);
        }
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            const uint word = read_imageui(weights, (b * 8 + j) * PAIRS + at).x;
            const float4 y = j % 2 ? GIVEN(high, j / 2) : GIVEN(low, j / 2);
            sum.x += NUMBER(word, 0) * scale.x * y.x;
            sum.y += NUMBER(word, 16) * scale.y * y.x;
            sum.x += NUMBER(word, 4) * scale.x * y.y;
            sum.y += NUMBER(word, 20) * scale.y * y.y;
            sum.x += NUMBER(word, 8) * scale.x * y.z;
            sum.y += NUMBER(word, 24) * scale.y * y.z;
            sum.x += NUMBER(word, 12) * scale.x * y.w;
            sum.y += NUMBER(word, 28) * scale.y * y.w;
        }
    }
    local float2 parts[PARTS - 1][LANES];
    if (part > 0) parts[part - 1][lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0 || pair >= PAIRS) return;
#pragma unroll
    for (int i = 0; i < PARTS - 1; ++i) sum += parts[i][lane];
    vstore2(sum, pair, (global float *)dst);
}
