/* Pointer chase over local memory: the work item first copies the chain there, then takes 16 dependent loads a round. */
#define STEP at = tile[at];

__kernel void chase_local(__global const int *restrict chain, __global int *restrict last, __local int *restrict tile, int words,
                          int start, int rounds) {
    for (int i = 0; i < words; ++i) tile[i] = chain[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    int at = start;
    for (int i = 0; i < rounds; ++i) {
        STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP
    }
    if (at < 0) last[0] = at;
}
