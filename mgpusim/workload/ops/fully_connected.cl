/* Fully connected layer: y[n] = sum over k of x[k] * weights[k][n], one vector in (K), one out (N).
 *
 * A work item computes TILE_N vectors of VEC outputs over one part of k; SPLIT parts meet in local memory. NDRange: outputs
 * (WG_X items a group), parts (SPLIT a group). N / VEC need not be a multiple of the tile: loads are clamped, stores guarded.
 * K is a multiple of VEC * DEPTH * SPLIT, N of VEC.
 *
 * K N              sizes
 * BITS             of a number: 32, or 16 for half precision
 * VEC              width of loads, stores and arithmetic: 1, 2, 4, 8; images need 4
 * TILE_N           vectors of a work item (coarsening)
 * DEPTH            vectors of x per step: unrolled
 * X_IMAGE W_IMAGE  operand in an image (a texel is four numbers), else in a buffer; x as rows of X_WIDTH texels
 * LOCAL_X          the group keeps all of x in local memory
 * INTERLEAVED      parts take every SPLIT-th step of k, else each a stretch of its own
 * BROADCAST        scalar times vector, else the scalar is widened first
 * WG_X SPLIT       shape of the work group
 */
#include "types.h"
#include "reduction.h"

#define KV (K / VEC)
#define NV (N / VEC)

#if X_IMAGE
#define X_PARAM read_only image2d_t x
#define LOAD_X(k) READ_IMAGE(x, texel, (int2)((k) % X_WIDTH, (k) / X_WIDTH))
#else
#define X_PARAM global const FV *restrict x
#define LOAD_X(k) x[k]
#endif
#if W_IMAGE
#define W_PARAM read_only image2d_t weights
#define LOAD_W(k, n) READ_IMAGE(weights, texel, (int2)(n, k))
#else
#define W_PARAM global const FV *restrict weights
#define LOAD_W(k, n) weights[(k) * NV + (n)]
#endif

kernel __attribute__((reqd_work_group_size(WG_X, SPLIT, 1)))
void fully_connected(X_PARAM, W_PARAM, global FV *restrict y) {
    const int lx = get_local_id(0), part = get_local_id(1);
    const int first = (get_group_id(0) * WG_X) * TILE_N + lx; /* an item's vectors stand WG_X apart */

#if LOCAL_X
    local FV kept[KV];
    for (int k = part * WG_X + lx; k < KV; k += WG_X * SPLIT) kept[k] = LOAD_X(k);
    barrier(CLK_LOCAL_MEM_FENCE);
#define X_AT(k) kept[k]
#else
#define X_AT(k) LOAD_X(k)
#endif
    FV acc[TILE_N];
#pragma unroll
    for (int n = 0; n < TILE_N; ++n) acc[n] = (FV)(0);

#if INTERLEAVED
    for (int k0 = part * DEPTH; k0 < KV; k0 += SPLIT * DEPTH) {
#else
    for (int k0 = part * (KV / SPLIT); k0 < (part + 1) * (KV / SPLIT); k0 += DEPTH) {
#endif
#pragma unroll
        for (int d = 0; d < DEPTH; ++d) {
            const FV in = X_AT(k0 + d);
#define LANE_STEP(i)                                                                                       \
    {                                                                                                      \
        _Pragma("unroll") for (int n = 0; n < TILE_N; ++n) {                                               \
            const FV w = LOAD_W((k0 + d) * VEC + i, min(first + n * WG_X, NV - 1));                        \
            MULTIPLY_ADD(acc[n], LANE(in, i), w);                                                          \
        }                                                                                                  \
    }
            LANES(LANE_STEP)
        }
    }

#if SPLIT > 1
    local FV parts[SPLIT - 1][TILE_N][WG_X];
    if (part > 0) {
#pragma unroll
        for (int n = 0; n < TILE_N; ++n) parts[part - 1][n][lx] = acc[n];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part > 0) return;
    for (int s = 0; s < SPLIT - 1; ++s)
#pragma unroll
        for (int n = 0; n < TILE_N; ++n) acc[n] += parts[s][n][lx];
#endif
#pragma unroll
    for (int n = 0; n < TILE_N; ++n)
        if (first + n * WG_X < NV) y[first + n * WG_X] = acc[n];
}
