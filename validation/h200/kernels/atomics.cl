/* Counters that many work items change. */

/* Every work item adds to one of `spread` counters, neighbours to neighbours (spread is a power of two; 1: all to one). */
__kernel void atomic_spread(volatile __global int *counters, int spread, int count) {
    const int i = get_global_id(0);
    if (i < count) atomic_add(&counters[i & (spread - 1)], 1);
}

/* Every work item adds to the counter that its index names. */
__kernel void atomic_indexed(__global const int *restrict index, volatile __global int *counters, int count) {
    const int i = get_global_id(0);
    if (i < count) atomic_inc(&counters[index[i]]);
}

/* Largest value by row of `width` elements, and the value before is used */
__kernel void atomic_row_max(__global const int *restrict in, volatile __global int *most, __global int *restrict before,
                             int width, int count) {
    const int i = get_global_id(0);
    if (i < count) before[i] = atomic_max(&most[i / width], in[i]);
}

/* `rounds` additions per work item to `spread` counters in local memory, then one to global memory per group and counter. */
__kernel void atomic_local(volatile __global int *counters, __local int *mine, int spread, int rounds) {
    const int lane = get_local_id(0), items = get_local_size(0);
    for (int k = lane; k < spread; k += items) mine[k] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int r = 0; r < rounds; ++r) atomic_add(&mine[(lane + r) % spread], 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = lane; k < spread; k += items) atomic_add(&counters[k], mine[k]);
}

/* Sets the bit of every index in a bitmap. */
__kernel void bitmap_set(__global const int *restrict index, volatile __global uint *bitmap, int count) {
    const int i = get_global_id(0);
    if (i < count) atomic_or(&bitmap[index[i] >> 5], 1u << (index[i] & 31));
}
