/* Atomics: 4 additions of a work item a round. Global ones at counter[(global id * stride) & mask], local ones at
 * tile[(local id * stride) & mask]: mask 0 puts all on one address. Counts are left for the host to check. */
__kernel void atomic_global(__global int *counter, uint stride, uint mask, int rounds) {
    uint at = ((uint)get_global_id(0) * stride) & mask;
    for (int i = 0; i < rounds; ++i) {
        atomic_add(counter + at, 1);
        atomic_add(counter + at, i);
        atomic_add(counter + at, 1);
        atomic_add(counter + at, i);
    }
}

__kernel void atomic_local(__global int *restrict to, uint stride, uint mask, int rounds) {
    __local int tile[1024];
    uint id = (uint)get_local_id(0);
    for (uint i = id; i < 1024; i += (uint)get_local_size(0)) tile[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = (id * stride) & mask;
    for (int i = 0; i < rounds; ++i) {
        atomic_add(tile + at, 1);
        atomic_add(tile + at, i);
        atomic_add(tile + at, 1);
        atomic_add(tile + at, i);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (tile[id & 1023] < 0) to[get_global_id(0)] = tile[id & 1023];
}
