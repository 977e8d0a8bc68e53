/* Segmented sort: COUNT keys in segments of LENGTH, flattened (order.h). Each launch is one of these, by PART:
 *
 * 0 sort_blocks      equal blocks of BLOCK pairs, whatever segments they cut, by a bitonic network in local memory: groups of GROUP
 * 1 merge_pass       runs of WIDTH are merged in pairs; an item finds its EACH pairs by the merge path, no item waits for another
 * 2 sort_segments    the naive form: a group for each segment, exchanges of neighbours in global memory, LENGTH turns with barriers
 */
#include "order.h"
#if PART == 0
__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void sort_blocks(global const float *restrict keys, global float *restrict to_keys, global int *restrict to_at) {
    local float key[BLOCK];
    local int at[BLOCK];
    const int item = get_local_id(0), first = get_group_id(0) * BLOCK;
    for (int i = item; i < BLOCK; i += GROUP) {
        key[i] = first + i < COUNT ? keys[first + i] : 0.0f;
        at[i] = first + i < COUNT ? first + i : INT_MAX; /* behind all segments */
    }
    for (int run = 2; run <= BLOCK; run *= 2)
        for (int apart = run / 2; apart > 0; apart /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            for (int t = item; t < BLOCK / 2; t += GROUP) {
                const int a = 2 * t - (t & (apart - 1)), b = a + apart;
                const float key_a = key[a], key_b = key[b];
                const int at_a = at[a], at_b = at[b];
                if (comes_before(key_b, at_b, key_a, at_a) == ((a & run) == 0)) {
                    key[a] = key_b;
                    key[b] = key_a;
                    at[a] = at_b;
                    at[b] = at_a;
                }
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = item; i < BLOCK && first + i < COUNT; i += GROUP) {
        to_keys[first + i] = key[i];
        to_at[first + i] = at[i];
    }
}
#elif PART == 1
kernel void merge_pass(
    global const float *restrict keys, global const int *restrict at, global float *restrict to_keys, global int *restrict to_at) {
    const int first = get_global_id(0) * EACH;
    if (first >= COUNT) return;
    const int start = first / (2 * WIDTH) * (2 * WIDTH);
    const int middle = min(start + WIDTH, COUNT), end = min(start + 2 * WIDTH, COUNT);
    const int diagonal = first - start;
    int low = max(0, diagonal - (end - middle)), high = min(diagonal, middle - start);
    while (low < high) {
        const int a = (low + high) / 2, b = middle + diagonal - 1 - a;
        if (comes_before(keys[start + a], at[start + a], keys[b], at[b])) low = a + 1;
        else high = a;
    }
    int a = start + low, b = middle + diagonal - low;
    for (int i = first; i < min(first + EACH, end); ++i) {
        const int first_run = b >= end || (a < middle && comes_before(keys[a], at[a], keys[b], at[b]));
        const int from = first_run ? a : b;
        a += first_run;
        b += !first_run;
        to_keys[i] = keys[from];
        to_at[i] = at[from];
    }
}
#else
__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void sort_segments(
    global const float *restrict keys,
    global float *to_keys, global int *to_at) {
    const int item = get_local_id(0), first = get_group_id(0) * LENGTH;
    for (int i = item; i < LENGTH; i += GROUP) {
        to_keys[first + i] = keys[first + i];
        to_at[first + i] = first + i;
    }
    for (int turn = 0; turn < LENGTH; ++turn) {
        barrier(CLK_GLOBAL_MEM_FENCE);
        for (int i = 2 * item + (turn & 1); i + 1 < LENGTH; i += 2 * GROUP) {
            const int a = first + i, b = a + 1;
            const float key_a = to_keys[a], key_b = to_keys[b];
            const int at_a = to_at[a], at_b = to_at[b];
            if (comes_before(key_b, at_b, key_a, at_a)) {
                to_keys[a] = key_b;
                to_keys[b] = key_a;
                to_at[a] = at_b;
                to_at[b] = at_a;
            }
        }
    }
}
#endif
