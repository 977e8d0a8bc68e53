/* Local memory: 8 loads of a work item a round, lanes `stride` elements of T apart, over WORDS words and a little more.
 *
 * All addresses move on together from load to load, so that the banks of a load conflict as those of any other.
 */
#ifndef T
#define T uint
#endif
#ifndef PARTS
#define PARTS 1 /* 32-bit words of T */
#endif
#ifndef WORDS
#define WORDS 4096
#endif
#ifndef APART
#define APART 1 /* elements between the first lanes of each 64: 64 of neighbours, so that a wider wave reads no word twice */
#endif
#if PARTS == 1
#define FOLD(v) (v)
#elif PARTS == 2
#define FOLD(v) (v.x | v.y)
#else
#define FOLD(v) (v.x | v.y | v.z | v.w)
#endif

__kernel void local_rounds(__global uint *restrict to, uint stride, uint zero, int rounds) {
    __local T tile[WORDS / PARTS + 8];
    uint id = (uint)get_local_id(0), size = (uint)get_local_size(0);
    for (uint i = id; i < WORDS / PARTS + 8; i += size) tile[i] = (T)(i + zero);
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = (id & 63) * stride + (id >> 6) * APART;
    T sum = (T)(0);
    for (int i = 0; i < rounds; ++i) {
        __local const T *here = tile + (at & (WORDS / PARTS - 1));
        sum ^= here[0]; sum ^= here[1]; sum ^= here[2]; sum ^= here[3];
        sum ^= here[4]; sum ^= here[5]; sum ^= here[6]; sum ^= here[7];
        at += 8;
    }
    if (FOLD(sum) == 0x5bd1e995u) to[get_global_id(0)] = FOLD(sum); /* values of a tile are small */
}
