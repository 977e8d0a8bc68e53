/* Sums of products: a vector of VEC_IN inputs meets VEC_IN vectors of weights; slices of a sum meet in local memory.
 *
 * BROADCAST scalar times vector, else the scalar is widened first
 * SPLIT     slices of the reduction
 */
#if VEC_IN == 1
#define LANES(F) F(0)
#define LANE(v, i) (v)
#else
#define LANE(v, i) (v).s##i
#if VEC_IN == 2
#define LANES(F) F(0) F(1)
#elif VEC_IN == 4
#define LANES(F) F(0) F(1) F(2) F(3)
#else
#define LANES(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7)
#endif
#endif

#if BROADCAST
#define MULTIPLY_ADD(acc, scalar, vector) acc += (scalar) * (vector)
#else
#define MULTIPLY_ADD(acc, scalar, vector) do { const FV wide = (FV)(scalar); acc += wide * (vector); } while (0)
#endif

/* acc[rows][columns] of the first slice becomes the sum over the slices, and the other slices end; `item` of `items` of its own. */
#if SPLIT > 1
#define ADD_SLICES(acc, rows, columns, item, items)                                                        \
    local FV parts[SPLIT - 1][(rows) * (columns)][items];                                                  \
    if (slice > 0) {                                                                                       \
        _Pragma("unroll") for (int r = 0; r < (rows); ++r)                                                 \
            _Pragma("unroll") for (int c = 0; c < (columns); ++c)                                          \
                parts[slice - 1][r * (columns) + c][item] = acc[r][c];                                     \
    }                                                                                                      \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                          \
    if (slice > 0) return;                                                                                 \
    for (int s = 0; s < SPLIT - 1; ++s)                                                                    \
        _Pragma("unroll") for (int r = 0; r < (rows); ++r)                                                 \
            _Pragma("unroll") for (int c = 0; c < (columns); ++c)                                          \
                acc[r][c] += parts[s][r * (columns) + c][item];
#else
#define ADD_SLICES(acc, rows, columns, item, items)
#endif
