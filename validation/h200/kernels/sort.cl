/* Steps of sorting networks. */

/* One compare-and-swap step of a bitonic sort of `count` keys, a power of two: partners `apart` apart in runs of `run`. Only
 * pairs that change places are written (to `swapped`, so that a second launch finds the same keys). */
__kernel void bitonic_step(__global const uint *restrict keys, __global uint *restrict swapped, int run, int apart, int count) {
    const int i = get_global_id(0);
    const int partner = i ^ apart;
    if (i >= count || partner <= i || partner >= count) return;
    const uint a = keys[i], b = keys[partner];
    const bool ascending = (i & run) == 0;
    if ((a > b) == ascending) {
        swapped[i] = b;
        swapped[partner] = a;
    }
}

/* The same with one work item per pair, so that none idles. */
__kernel void bitonic_pairs(__global uint *restrict keys, int run, int apart, int pairs) {
    const int t = get_global_id(0);
    if (t >= pairs) return;
    const int low = 2 * (t - (t & (apart - 1))) + (t & (apart - 1)), high = low + apart;
    const uint a = keys[low], b = keys[high];
    const bool ascending = (low & run) == 0;
    keys[low] = ascending ? min(a, b) : max(a, b);
    keys[high] = ascending ? max(a, b) : min(a, b);
}

/* Every group sorts its own elements by odd-even transposition in local memory. */
__kernel void sort_odd_even(__global float *restrict values, __local float *mine, int count) {
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    mine[lane] = i < count ? values[i] : FLT_MAX;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int phase = 0; phase < items; ++phase) {
        if ((lane & 1) == (phase & 1) && lane + 1 < items) {
            const float a = mine[lane], b = mine[lane + 1];
            mine[lane] = fmin(a, b);
            mine[lane + 1] = fmax(a, b);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < count) values[i] = mine[lane];
}

/* Rank of every key within its block of `block` keys, counted through global memory. */
__kernel void rank_in_block(__global const int *restrict keys, __global int *restrict rank, int block, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    const int first = i - i % block, last = min(first + block, count), key = keys[i];
    int below = 0;
    for (int k = first; k < last; ++k) below += keys[k] < key || (keys[k] == key && k < i);
    rank[i] = below;
}
