/* Reductions, histograms and scans. Work groups of any size unless it says otherwise. */

/* Folds scratch[0 .. items - 1] of the group into scratch[0]; any number of items. */
static void fold(__local float *scratch, int lane, int items) {
    barrier(CLK_LOCAL_MEM_FENCE);
    while (items > 1) {
        const int upper = (items + 1) / 2;
        if (lane + upper < items) scratch[lane] += scratch[lane + upper];
        barrier(CLK_LOCAL_MEM_FENCE);
        items = upper;
    }
}

/* Sum of one element per work item, one partial sum per group. */
__kernel void reduce_tree(__global const float *restrict in, __global float *restrict partial, __local float *scratch,
                          int count) {
    const int i = get_global_id(0), lane = get_local_id(0);
    scratch[lane] = i < count ? in[i] : 0.0f;
    fold(scratch, lane, get_local_size(0));
    if (lane == 0) partial[get_group_id(0)] = scratch[0];
}

/* The same with interleaved partners: half of the lanes of every warp idle from the first step on. */
__kernel void reduce_interleaved(__global const float *restrict in, __global float *restrict partial, __local float *scratch,
                                 int count) {
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    scratch[lane] = i < count ? in[i] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int apart = 1; apart < items; apart *= 2) {
        if (lane % (2 * apart) == 0 && lane + apart < items) scratch[lane] += scratch[lane + apart];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0) partial[get_group_id(0)] = scratch[0];
}

/* Every work item sums `each` elements a group apart, then the tree. */
__kernel void reduce_serial(__global const float *restrict in, __global float *restrict partial, __local float *scratch,
                            int each, int count) {
    const int lane = get_local_id(0), items = get_local_size(0);
    const int first = get_group_id(0) * items * each + lane;
    float sum = 0.0f;
    for (int s = 0; s < each; ++s) {
        const int i = first + s * items;
        if (i < count) sum += in[i];
    }
    scratch[lane] = sum;
    fold(scratch, lane, items);
    if (lane == 0) partial[get_group_id(0)] = scratch[0];
}

/* Largest of count4 float4, grid stride, then lane 0 alone goes through the group's values. */
__kernel void max_serial_tail(__global const float4 *restrict in, __global float *restrict partial, __local float *scratch,
                              int count4) {
    const int lane = get_local_id(0);
    float4 most = (float4)(-FLT_MAX);
    for (int i = get_global_id(0); i < count4; i += get_global_size(0)) most = fmax(most, in[i]);
    scratch[lane] = fmax(fmax(most.x, most.y), fmax(most.z, most.w));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane == 0) {
        float all = scratch[0];
        for (int k = 1; k < (int)get_local_size(0); ++k) all = fmax(all, scratch[k]);
        partial[get_group_id(0)] = all;
    }
}

/* Dot product of two vectors, grid stride with float4, one partial result per group. */
__kernel void dot_product4(__global const float4 *restrict a, __global const float4 *restrict b, __global float *restrict partial,
                           __local float *scratch, int count4) {
    const int lane = get_local_id(0);
    float sum = 0.0f;
    for (int i = get_global_id(0); i < count4; i += get_global_size(0)) sum += dot(a[i], b[i]);
    scratch[lane] = sum;
    fold(scratch, lane, get_local_size(0));
    if (lane == 0) partial[get_group_id(0)] = scratch[0];
}

/* Sum of bytes into one integer: the tree, then one atomic addition per group. */
__kernel void reduce_atomic(__global const uchar4 *restrict in, volatile __global int *total, __local int *scratch, int count4) {
    const int i = get_global_id(0), lane = get_local_id(0);
    int items = get_local_size(0), sum = 0;
    if (i < count4) {
        const int4 v = convert_int4(in[i]);
        sum = v.x + v.y + v.z + v.w;
    }
    scratch[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (items > 1) {
        const int upper = (items + 1) / 2;
        if (lane + upper < items) scratch[lane] += scratch[lane + upper];
        barrier(CLK_LOCAL_MEM_FENCE);
        items = upper;
    }
    if (lane == 0) atomic_add(total, scratch[0]);
}

/* Histogram of bytes with global atomics. */
__kernel void histogram_global(__global const uchar *restrict in, volatile __global int *bins, int count) {
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) atomic_inc(&bins[in[i]]);
}

/* Histogram of bytes, four at a time: local atomics, then the group adds its bins to the global ones. */
__kernel void histogram_local(__global const uchar4 *restrict in, volatile __global int *bins, int count4) {
    __local int mine[256];
    for (int b = get_local_id(0); b < 256; b += get_local_size(0)) mine[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < count4; i += get_global_size(0)) {
        const uchar4 v = in[i];
        atomic_inc(&mine[v.x]);
        atomic_inc(&mine[v.y]);
        atomic_inc(&mine[v.z]);
        atomic_inc(&mine[v.w]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int b = get_local_id(0); b < 256; b += get_local_size(0)) atomic_add(&bins[b], mine[b]);
}

/* Hillis-Steele inclusive scan of each group's elements, two buffers in local memory; the group's total goes to totals. */
__kernel void scan_hillis_steele(__global const int *restrict in, __global int *restrict out, __global int *restrict totals,
                                 __local int *both, int count) {
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    int from = 0;
    both[lane] = i < count ? in[i] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int apart = 1; apart < items; apart *= 2) {
        const int to = items - from;
        both[to + lane] = both[from + lane] + (lane >= apart ? both[from + lane - apart] : 0);
        from = to;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < count) out[i] = both[from + lane];
    if (lane == items - 1) totals[get_group_id(0)] = both[from + lane];
}

/* Blelloch exclusive scan of two elements per work item; the work-group size is a power of two. */
__kernel void scan_blelloch(__global const int *restrict in, __global int *restrict out, __global int *restrict totals,
                            __local int *tree, int count) {
    const int lane = get_local_id(0), items = 2 * get_local_size(0);
    const int first = get_group_id(0) * items;
    const int low = first + lane, high = low + items / 2;
    tree[lane] = low < count ? in[low] : 0;
    tree[lane + items / 2] = high < count ? in[high] : 0;
    int apart = 1;
    for (int active = items / 2; active > 0; active /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < active) tree[apart * (2 * lane + 2) - 1] += tree[apart * (2 * lane + 1) - 1];
        apart *= 2;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane == 0) {
        totals[get_group_id(0)] = tree[items - 1];
        tree[items - 1] = 0;
    }
    for (int active = 1; active < items; active *= 2) {
        apart /= 2;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < active) {
            const int left = apart * (2 * lane + 1) - 1, right = apart * (2 * lane + 2) - 1;
            const int kept = tree[left];
            tree[left] = tree[right];
            tree[right] += kept;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (low < count) out[low] = tree[lane];
    if (high < count) out[high] = tree[lane + items / 2];
}
