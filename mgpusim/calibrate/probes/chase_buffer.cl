/* Pointer chases over global memory: element i of the chain holds the index of the next one to read.
 *
 * Every load needs the value of the one before, so that time over steps is the latency of whatever holds the chain. The chain's
 * order and stride are made by the host. A result is stored only where it is negative, which it never is.
 */
#define STEP at = chain[at];
#define STEPS16 STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP

/* One work item, 16 steps a round. */
__kernel void chase_buffer(__global const int *restrict chain, __global int *restrict last, int start, int rounds) {
    int at = start;
    for (int i = 0; i < rounds; ++i) {
        STEPS16
    }
    if (at < 0) last[0] = at;
}

/* The first work item of group 0 chases; all other groups read `other` once, from end to end, to fill (where it is the chain
 * itself) or to sweep (where it is another buffer) the last cache level. They end long before the chase does. */
__kernel void chase_beside(__global const int *restrict chain, __global const int4 *restrict other, __global int *restrict last,
                           int start, int rounds, int vectors) {
    if (get_group_id(0) == 0) {
        if (get_local_id(0) == 0) {
            int at = start;
            for (int i = 0; i < rounds; ++i) {
                STEPS16
            }
            if (at < 0) last[0] = at;
        }
    } else {
        int step = (int)(get_global_size(0) - get_local_size(0));
        int4 sum = (int4)(0);
        for (int i = (int)(get_global_id(0) - get_local_size(0)); i < vectors; i += step) sum |= other[i];
        if ((sum.x | sum.y | sum.z | sum.w) < 0) last[1] = sum.x;
    }
}

/* Every work item follows the chain from a place of its own: latency under load. */
__kernel void chase_many(__global const int *restrict chain, __global int *restrict last, uint spacing, uint count, int rounds) {
    int at = (int)(((ulong)get_global_id(0) * spacing) % count);
    for (int i = 0; i < rounds; ++i) {
        STEP STEP STEP STEP
    }
    if (at < 0) last[0] = at;
}
