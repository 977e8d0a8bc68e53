/* Weights of all input channels by all output channels: four by four of them, a vector of outputs for each input.
 *
 * W_KIND    0: buffer; 1: image1d_buffer; 2: constant memory; 3: a buffer, staged in local memory; 4: a buffer, each lane of a
 *           sub-group loads some and the others ask it; 5: one image2d; 6: four image2d, one for each input of a slice
 * W_BITS    of a number stored
 * W_ROWS    sets of weights, one for each row of DST
 * TAPS      of the window
 * BLOCK_S   slices of outputs of an item
 * DEPTH     slices of inputs that a block of outputs reads
 * UNROLL    of them, those of one step
 * LANES     items of a work group (3) or of a sub-group (4)
 *
 * A buffer is [block][row][tap][input slice][slice of the block][input] vectors; one image has inputs beside each other and
 * [output slice][row][tap] below; four have output slices beside each other and [row][tap][input slice] below.
 *
 * WEIGHTS_IN BIAS_IN                parameters
 * STAGE(block, row, tap, s)         before the weights of a step are read
 * WEIGHT(block, row, tap, s, d, j, i)  input i of slice s + d to slice j of the block
 * BIAS(slice)
 */
#define STEP_VECTORS (UNROLL * BLOCK_S * 4)
#define W_INDEX(block, row, tap, s) (((((block) * W_ROWS + (row)) * TAPS + (tap)) * DEPTH + (s)) * BLOCK_S * 4)
#define W_TYPE CAT(STORED4_, W_BITS)
#define STAGED (W_KIND == 3 || W_KIND == 4)

#if W_KIND == 6
#define WEIGHTS_IN read_only image2d_t w0, read_only image2d_t w1, read_only image2d_t w2, read_only image2d_t w3
#define WEIGHT(block, row, tap, s, d, j, i)                                                                              \
    READ_IMAGE(w##i, texel, (int2)((block) * BLOCK_S + (j), ((row) * TAPS + (tap)) * DEPTH + (s) + (d)))
#elif W_KIND == 5
#define WEIGHTS_IN read_only image2d_t weights
#define WEIGHT(block, row, tap, s, d, j, i)                                                                              \
    READ_IMAGE(weights, texel, (int2)(((s) + (d)) * 4 + (i), (((block) * BLOCK_S + (j)) * W_ROWS + (row)) * TAPS + (tap)))
#elif W_KIND == 1
#define WEIGHTS_IN read_only image1d_buffer_t weights
#define WEIGHT(block, row, tap, s, d, j, i) READ_IMAGE(weights, W_INDEX(block, row, tap, (s) + (d)) + (j) * 4 + (i))
#elif W_KIND == 2
#define WEIGHTS_IN constant W_TYPE *restrict weights
#define WEIGHT(block, row, tap, s, d, j, i) TO_CALC4(weights[W_INDEX(block, row, tap, (s) + (d)) + (j) * 4 + (i)])
#else
#define WEIGHTS_IN global const W_TYPE *restrict weights
#endif
#if W_KIND == 0
#define WEIGHT(block, row, tap, s, d, j, i) TO_CALC4(weights[W_INDEX(block, row, tap, (s) + (d)) + (j) * 4 + (i)])
#elif W_KIND == 3
#define GROUP_ATTRIBUTE __attribute__((reqd_work_group_size(LANES, 1, 1)))
#define STAGE_DECLARED local CALC4 staged[STEP_VECTORS];
#define STAGE(block, row, tap, s)                                                                                        \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                                        \
    for (int at = get_local_id(0); at < STEP_VECTORS; at += LANES)                                                       \
        staged[at] = TO_CALC4(weights[W_INDEX(block, row, tap, s) + at]);                                                \
    barrier(CLK_LOCAL_MEM_FENCE);
#define WEIGHT(block, row, tap, s, d, j, i) staged[((d) * BLOCK_S + (j)) * 4 + (i)]
#elif W_KIND == 4
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#define GROUP_ATTRIBUTE __attribute__((intel_reqd_sub_group_size(LANES)))
#define HELD ((STEP_VECTORS + LANES - 1) / LANES)
#define STAGE_DECLARED CALC4 held[HELD];
#define STAGE(block, row, tap, s)                                                                                        \
    _Pragma("unroll") for (int n = 0; n < HELD; ++n) {                                                                   \
        const int at = min(n * LANES + (int)get_sub_group_local_id(), STEP_VECTORS - 1);                                 \
        held[n] = TO_CALC4(weights[W_INDEX(block, row, tap, s) + at]);                                                   \
    }
#define HELD_BY(v, lane)                                                                                                 \
    (CALC4)(sub_group_broadcast((v).x, lane), sub_group_broadcast((v).y, lane), sub_group_broadcast((v).z, lane),        \
            sub_group_broadcast((v).w, lane))
#define STEP_INDEX(d, j, i) (((d) * BLOCK_S + (j)) * 4 + (i))
#define WEIGHT(block, row, tap, s, d, j, i) HELD_BY(held[STEP_INDEX(d, j, i) / LANES], STEP_INDEX(d, j, i) % LANES)
#endif
#if !STAGED
#define GROUP_ATTRIBUTE
#define STAGE_DECLARED
#define STAGE(block, row, tap, s)
#endif

#if W_KIND >= 5
#define BIAS_IN read_only image2d_t biases
#define BIAS(slice) READ_IMAGE(biases, texel, (int2)(slice, 0))
#elif W_KIND == 1
#define BIAS_IN read_only image1d_buffer_t biases
#define BIAS(slice) READ_IMAGE(biases, slice)
#elif W_KIND == 2
#define BIAS_IN constant W_TYPE *restrict biases
#define BIAS(slice) TO_CALC4(biases[slice])
#else
#define BIAS_IN global const W_TYPE *restrict biases
#define BIAS(slice) TO_CALC4(biases[slice])
#endif

/* sums[at][j] of COUNT pixels += in[at] by the weights of slice j. In the precision of sums a weight is loaded where it is used,
 * as libraries do for buffers; products of lower precision are added by fours before they are widened. */
#if SUM_BITS == CALC_BITS
#define ADD_INPUT(COUNT, sums, in, j, lane, weight)                                                                      \
    {                                                                                                                    \
        const CALC4 w = weight;                                                                                          \
        _Pragma("unroll") for (int at = 0; at < COUNT; ++at) sums[at][j] += w * in[at].lane;                             \
    }
#define ADD_PRODUCTS(COUNT, sums, in, block, row, tap, s, d, j)                                                          \
    ADD_INPUT(COUNT, sums, in, j, x, WEIGHT(block, row, tap, s, d, j, 0))                                                \
    ADD_INPUT(COUNT, sums, in, j, y, WEIGHT(block, row, tap, s, d, j, 1))                                                \
    ADD_INPUT(COUNT, sums, in, j, z, WEIGHT(block, row, tap, s, d, j, 2))                                                \
    ADD_INPUT(COUNT, sums, in, j, w, WEIGHT(block, row, tap, s, d, j, 3))
#else
#define ADD_PRODUCTS(COUNT, sums, in, block, row, tap, s, d, j)                                                          \
    {                                                                                                                    \
        const CALC4 a = WEIGHT(block, row, tap, s, d, j, 0), b = WEIGHT(block, row, tap, s, d, j, 1);                    \
        const CALC4 c = WEIGHT(block, row, tap, s, d, j, 2), e = WEIGHT(block, row, tap, s, d, j, 3);                    \
        _Pragma("unroll") for (int at = 0; at < COUNT; ++at)                                                             \
            sums[at][j] += TO_SUM4(a * in[at].x + b * in[at].y + c * in[at].z + e * in[at].w);                           \
    }
#endif
