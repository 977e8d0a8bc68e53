/* Constant memory: 8 loads of 16 bytes of a work item a round, lanes `stride` vectors apart: 0 reads one address for all. */
__kernel void constant_rounds(__constant uint4 *restrict from, __global uint4 *restrict to, uint mask, uint stride, int rounds) {
    uint at = (uint)get_local_id(0) * stride;
    uint4 sum = (uint4)(0);
    for (int i = 0; i < rounds; ++i) {
        __constant uint4 *here = from + (at & mask);
        sum ^= here[0]; sum ^= here[1]; sum ^= here[2]; sum ^= here[3];
        sum ^= here[4]; sum ^= here[5]; sum ^= here[6]; sum ^= here[7];
        at += 8;
    }
    if ((sum.x | sum.y | sum.z | sum.w) == 0x5b) to[get_global_id(0)] = sum;
}
