/* DRAM bandwidth: whole buffers, larger than every cache, `passes` times from end to end. */
__kernel void dram_read(__global const uint4 *restrict from, __global uint4 *restrict to, uint vectors, uint zero, int passes) {
    uint4 sum = (uint4)(0);
    for (int p = 0; p < passes; ++p)
        for (uint i = (uint)get_global_id(0); i < vectors; i += (uint)get_global_size(0)) sum ^= from[i + zero * (uint)p];
    if ((sum.x | sum.y | sum.z | sum.w) == 0x5b) to[get_global_id(0)] = sum;
}

__kernel void dram_write(__global uint4 *restrict to, uint vectors, uint zero, int passes) {
    for (int p = 0; p < passes; ++p)
        for (uint i = (uint)get_global_id(0); i < vectors; i += (uint)get_global_size(0)) to[i + zero * (uint)p] = (uint4)((uint)p);
}

__kernel void dram_copy(__global const uint4 *restrict from, __global uint4 *restrict to, uint vectors, uint zero, int passes) {
    for (int p = 0; p < passes; ++p)
        for (uint i = (uint)get_global_id(0); i < vectors; i += (uint)get_global_size(0))
            to[i + zero * (uint)p] = from[i + zero * (uint)p] ^ (uint)p;
}
