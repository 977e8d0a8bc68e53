/* Rows in whole numbers of 8 bits, with the scale and the middle of each: v is near number * scale + middle.
 *
 * Groups: WG_X tokens by WG_Z items that share one, which take its slices in turn. NDRange: tokens, 1, WG_Z.
 * Structure: google-ai-edge/ml-drift, ml_drift/common/kernels/quantize_and_dequantize.cc.
 *
 * FORM      0: four channels of a token a word; 1: four tokens of a slice are four words together; 2: four slices of a token are
 * N_IMAGE   numbers are an image2d of four words a texel, tokens beside each other; else a buffer in the same order
 * TOKENS DEPTH   of SRC, slices of its channels; PITCH words together, or words of form 0, from slice to slice
 */
#include "tensor.h"

#if N_IMAGE
#define NUMBERS_OUT write_only image2d_t numbers
#define PUT(at, k, word) write_imageui(numbers, (int2)(at, k), word)
#else
#define NUMBERS_OUT global WORD *restrict numbers
#define PUT(at, k, word) numbers[(k) * PITCH + (at)] = word
#endif
#if FORM == 0
#define WORD uint
#else
#define WORD uint4
#endif

kernel __attribute__((reqd_work_group_size(WG_X, 1, WG_Z)))
void drift_quantize(TENSOR_IN(SRC, src), NUMBERS_OUT, global float2 *restrict rows) {
    const int asked = get_global_id(0), lane = get_local_id(0), part = get_local_id(2), x = min(asked, TOKENS - 1);
    local float2 edges[WG_Z][WG_X];
    CALC4 low = LOAD(SRC, src, x, 0, 0), high = low;
    for (int k = part; k < DEPTH; k += WG_Z) {
        const CALC4 v = LOAD(SRC, src, x, 0, k);
        low = min(low, v);
        high = max(high, v);
    }
    float2 edge = (float2)(min(min(low.x, low.y), min(low.z, low.w)), max(max(high.x, high.y), max(high.z, high.w)));
    edges[part][lane] = edge;
    for (int step = WG_Z / 2; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (part < step) {
            const float2 other = edges[part + step][lane];
            edge = (float2)(min(edge.x, other.x), max(edge.y, other.y));
            edges[part][lane] = edge;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    edge = edges[0][lane];
    const float range = max(edge.y - edge.x, 1e-6f), middle = edge.x + range / 2, scale = 255 / range;
#if FORM
    local uint words[WG_Z][WG_X];
#endif
    for (int k0 = 0; k0 < DEPTH; k0 += WG_Z) {
        const int k = k0 + part;
        const float4 v = (convert_float4(LOAD(SRC, src, x, 0, min(k, DEPTH - 1))) - middle) * scale;
        const uint word = as_uint(convert_char4_sat_rte(v));
#if FORM == 0
        if (k < DEPTH && asked < TOKENS) PUT(x, k, word);
#else
        barrier(CLK_LOCAL_MEM_FENCE);
        words[part][lane] = word;
        barrier(CLK_LOCAL_MEM_FENCE);
#if FORM == 1
        if (lane % 4 == 0 && k < DEPTH && asked < TOKENS)
            PUT(asked / 4, k, (uint4)(words[part][lane], words[part][lane + 1], words[part][lane + 2], words[part][lane + 3]));
#else
        if (part % 4 == 0 && k < DEPTH && asked < TOKENS)
            PUT(x, k / 4, (uint4)(words[part][lane], words[part + 1][lane], words[part + 2][lane], words[part + 3][lane]));
#endif
#endif
    }
    if (part == 0 && asked < TOKENS) rows[x] = (float2)(range / 255, middle);
}
