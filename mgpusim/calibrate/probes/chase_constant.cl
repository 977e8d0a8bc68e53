/* Pointer chase over a constant buffer: one work item, 16 dependent loads a round. */
#define STEP at = chain[at];

__kernel void chase_constant(__constant int *restrict chain, __global int *restrict last, int start, int rounds) {
    int at = start;
    for (int i = 0; i < rounds; ++i) {
        STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP
    }
    if (at < 0) last[0] = at;
}
