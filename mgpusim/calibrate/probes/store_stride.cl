/* Stores of one 32-bit word by each lane, `stride` words apart, 8 a round, all within the first `mask + 1` words (a power of
 * two). At a stride of 1 lanes fill whole sectors together; at a larger one each store covers a part of one. */
__kernel void store_stride(__global uint *restrict to, uint stride, uint mask, int rounds) {
    uint at = (uint)get_global_id(0) * stride, span = (uint)get_global_size(0) * stride;
    for (int i = 0; i < rounds; ++i)
        for (int k = 0; k < 8; ++k) {
            to[at & mask] = (uint)i;
            at += span;
        }
}
