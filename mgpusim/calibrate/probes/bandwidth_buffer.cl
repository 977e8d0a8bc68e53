/* Bandwidth of buffers: T is the type of one load (uchar, ushort, uint, uint2, uint4), neighbours read neighbouring elements.
 *
 * All groups read the same first `mask + 1` elements, a power of two, each from a place of its own. A round is LOADS loads of a
 * work item; only its first address is computed, so that little but loads is issued. What is stored, and whether, depends on all
 * that was read (zeros): else a compiler may leave the loads out. SHARED neighbours read the same element.
 */
#ifndef T
#define T uint4
#define PARTS 4
#endif
#ifndef SHARED
#define SHARED 1
#endif
#ifndef LOADS
#define LOADS 4
#endif
#if PARTS == 1
#define FOLD(v) (v)
#elif PARTS == 2
#define FOLD(v) (v.x | v.y)
#else
#define FOLD(v) (v.x | v.y | v.z | v.w)
#endif

__kernel void read_rounds(__global const T *restrict from, __global T *restrict to, uint mask, uint spacing, int rounds) {
    uint local_id = (uint)get_local_id(0), size = (uint)get_local_size(0);
    uint at = (uint)get_group_id(0) * spacing;
    T sum = (T)(0);
    for (int i = 0; i < rounds; ++i) {
        __global const T *here = from + ((at & mask) + local_id / SHARED);
#pragma unroll
        for (uint k = 0; k < LOADS; ++k) sum ^= here[k * size];
        at += LOADS * size;
    }
    if (FOLD(sum) == 0x5b) to[get_global_id(0)] = sum;
}
