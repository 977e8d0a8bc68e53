/* Rows of a table whose words lie as a layer's (drift.h): pixel p of DST is row WHICH[p].
 *
 * ROWS   of the table; NDRange: that of items.h over DST. WHICH as in gather.cl.
 * Structure: google-ai-edge/ml-drift, ml_drift/common/kernels/embedding_lookup.cc.
 */
#include "tensor.h"
#include "items.h"
#include "drift.h"

#define LANE(v) (lane == 0 ? (v).x : lane == 1 ? (v).y : lane == 2 ? (v).z : (v).w)

kernel void drift_gather(TENSOR_IN(WHICH, which), WORDS_IN SCALES_IN FUSED_PARAMS, TENSOR_OUT(DST, dst)) {
    ITEM(DST)
    const int p = row * DST_COLUMNS + x, pixel = p / WHICH_CHANNELS;
    const int wanted = (int)LOAD_ONE(WHICH, which, pixel % WHICH_COLUMNS, pixel / WHICH_COLUMNS, p % WHICH_CHANNELS);
    const int from = clamp(wanted < 0 ? wanted + ROWS : wanted, 0, ROWS - 1), o = from / 4, lane = from % 4;
    SCALE_OF(s, o)
    WEIGHTS_OF(s, o)
    SCALED_WEIGHTS
    SUM4 v = TO_SUM4((CALC4)(LANE(w0), LANE(w1), LANE(w2), LANE(w3)));
    FUSE(v, x, row, s)
    STORE(DST, dst, x, row, s, v);
}
