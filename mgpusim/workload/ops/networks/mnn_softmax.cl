/* Softmax over KEYS of scores: 64 items share a row, or four rows whose scores lie beside each other.
 *
 * BY 0: rows of PITCH, four keys at a time; 1: [head][key][PITCH], four rows at a time; 2: rows of PITCH, key by key in float, with zeros
 * to the end of PITCH. NDRange: 64, rows (BY 1: by four), heads. Structure: alibaba/MNN at 4d40bdb,
 * source/backend/opencl/execution/cl: softmax_buf.cl, softmax_in1_buf, softmax_v4_buf; self_attention_buf.cl, softmax_inside.
 */
#include "tensor.h"
#include "mnn.h"

#define LOWEST (CALC_BITS == 16 && BY < 2 ? -65504.0f : -3.0e38f)
#if BY == 2
#define REAL float
#define TAKEN(i) ((float)src[from + (i)])
#define LARGER fmax
#else
#define REAL CALC4
#define LARGER fmax
#endif
#if BY == 0
#define COUNT ((KEYS + 3) / 4)
#define TAKEN(i) tail(TO_CALC4(vload4(from / 4 + (i), src)), i)
static CALC4 tail(CALC4 v, int i) {
#if KEYS % 4
    if (i == COUNT - 1) {
        if (KEYS % 4 < 2) v.y = (CALC)LOWEST;
        if (KEYS % 4 < 3) v.z = (CALC)LOWEST;
        v.w = (CALC)LOWEST;
    }
#endif
    return v;
}
#else
#define COUNT KEYS
#if BY == 1
#define TAKEN(i) TO_CALC4(vload4((from + (i) * PITCH) / 4, src))
#endif
#endif
#define OVER_GROUP(both)                                                                                                 \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                                        \
    for (int step = 32; step > 0; step /= 2) {                                                                           \
        if (lane < step) shared[lane] = both;                                                                            \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                                    \
    }

kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void mnn_softmax(global const HELD *restrict src, global HELD *restrict dst) {
    const int lane = get_local_id(0), row = get_global_id(1), head = get_global_id(2);
    const int from = BY == 1 ? head * KEYS * PITCH + row * 4 : (head * LINES + row) * PITCH;
    local REAL shared[64];
    REAL largest = (REAL)(LOWEST);
    for (int i = lane; i < COUNT; i += 64) largest = LARGER(largest, TAKEN(i));
    shared[lane] = largest;
    OVER_GROUP(LARGER(shared[lane], shared[lane + step]))
    largest = shared[0];
#if BY == 0
    largest = (CALC4)(fmax(fmax(largest.x, largest.y), fmax(largest.z, largest.w)));
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    REAL sum = (REAL)(0);
    for (int i = lane; i < COUNT; i += 64) sum += exp(TAKEN(i) - largest);
    shared[lane] = sum;
    OVER_GROUP(shared[lane] + shared[lane + step])
    sum = shared[0];
#if BY == 0
    sum = (CALC4)(sum.x + sum.y + sum.z + sum.w);
#endif
    for (int i = lane; i < COUNT; i += 64) {
        const REAL v = exp(TAKEN(i) - largest) / sum;
#if BY == 0
        vstore4(TO_HELD4(v), from / 4 + i, dst);
#elif BY == 1
        vstore4(TO_HELD4(v), (from + i * PITCH) / 4, dst);
#else
        dst[from + i] = v;
#endif
    }
#if BY == 2
    for (int i = KEYS + lane; i < PITCH; i += 64) dst[from + i] = 0;
#endif
}
