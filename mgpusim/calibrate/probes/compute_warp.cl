// What a warp does where its work items part: two paths by blocks of lanes, many paths by lane, and barriers.
#define STEPS_A(x) x = mad(x, b, c); x = mad(x, b, c); x = mad(x, b, c); x = mad(x, b, c);
#define STEPS_B(x) x = mad(x, c, b); x = mad(x, c, b); x = mad(x, c, b); x = mad(x, c, b);

// Blocks of 2^shift work items take one of two paths in turn: twice the time where both are in one warp.
kernel void warp_blocks(global float *out, float b, float c, int shift, int n, int n_other) {
    int lid = (int)get_local_id(0);
    float x = b * (float)lid;
    if (((lid >> shift) & 1) == 0) {
        for (int i = 0; i < n; i++) {
            STEPS_A(x) STEPS_A(x) STEPS_A(x) STEPS_A(x)
        }
    } else {
        for (int i = 0; i < n_other; i++) {
            STEPS_B(x) STEPS_B(x) STEPS_B(x) STEPS_B(x)
        }
    }
    out[get_global_id(0)] = x;
}

// Work item i takes path i mod `paths`; each path is a loop of its own visit: a warp takes as many turns as it has paths.
kernel void warp_paths(global float *out, float b, float c, int paths, int n) {
    int lid = (int)get_local_id(0);
    int mine = lid & (paths - 1); // a power of two
    float x = b * (float)lid;
    for (int p = 0; p < paths; p++) {
        if (mine == p) {
            for (int i = 0; i < n; i++) {
                STEPS_A(x) STEPS_B(x) STEPS_A(x) STEPS_B(x)
            }
        }
    }
    out[get_global_id(0)] = x;
}

// Barriers one after the other, eight an iteration.
kernel void warp_barriers(global float *out, float b, int n) {
    float x = b;
    for (int i = 0; i < n; i++) {
        x = x + b;
        barrier(CLK_LOCAL_MEM_FENCE); barrier(CLK_LOCAL_MEM_FENCE);
        barrier(CLK_LOCAL_MEM_FENCE); barrier(CLK_LOCAL_MEM_FENCE);
        barrier(CLK_LOCAL_MEM_FENCE); barrier(CLK_LOCAL_MEM_FENCE);
        barrier(CLK_LOCAL_MEM_FENCE); barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = x;
}

// The order in which the work items of a group take a counter: in local and in global memory.
kernel void warp_order_local(global uint *order) {
    local uint counter;
    if (get_local_id(0) == 0) counter = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    order[get_global_id(0)] = atomic_inc(&counter);
}

kernel void warp_order_global(global uint *counter, global uint *order) {
    order[get_global_id(0)] = atomic_inc(counter);
}
