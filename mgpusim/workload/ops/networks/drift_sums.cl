/* What a softmax over the channels of each pixel needs: DST = (1 / sum of exp(v - largest), largest, 0, 0).
 *
 * Groups: WG_X columns by WG_Y rows by WG_Z items that share a line in local memory. NDRange: columns, rows, WG_Z.
 * Structure: google-ai-edge/ml-drift, ml_drift/common/kernels/softmax.cc, whose largest number is found in the same sweep.
 *
 * KEYS      channels that count
 */
#include "tensor.h"

#define LINES (WG_X * WG_Y)
#define LARGEST(v) max(max((v).x, (v).y), max((v).z, (v).w))

kernel __attribute__((reqd_work_group_size(WG_X, WG_Y, WG_Z)))
void drift_sums(TENSOR_IN(SRC, src), TENSOR_OUT(DST, dst)) {
    const int x = get_global_id(0), row = get_global_id(1), part = get_local_id(2);
    const int line = get_local_id(1) * WG_X + get_local_id(0);
    const int column = min(x, SRC_COLUMNS - 1), own = min(row, SRC_ROWS - 1);
    float sum = 0, largest = convert_float4(LOAD(SRC, src, column, own, 0)).x;
    for (int s = part; s < (KEYS + 3) / 4; s += WG_Z) {
        float4 v = convert_float4(LOAD(SRC, src, column, own, s)), real = (float4)(1);
#if KEYS % 4
        if (s == KEYS / 4) {
            if (KEYS % 4 < 2) v.y = largest, real.y = 0;
            if (KEYS % 4 < 3) v.z = largest, real.z = 0;
            v.w = largest, real.w = 0;
        }
#endif
        const float above = max(largest, LARGEST(v));
        sum = sum * native_exp(largest - above) + dot(real, native_exp(v - above));
        largest = above;
    }
#if WG_Z > 1
    local float2 parts[WG_Z][LINES];
    parts[part][line] = (float2)(sum, largest);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0) return;
    for (int i = 1; i < WG_Z; ++i) {
        const float2 other = parts[i][line];
        const float above = max(largest, other.y);
        sum = sum * native_exp(largest - above) + other.x * native_exp(other.y - above);
        largest = above;
    }
#endif
    if (x >= SRC_COLUMNS || row >= SRC_ROWS) return;
    STORE(DST, dst, x, row, 0, (float4)(1 / sum, largest, 0, 0));
}
