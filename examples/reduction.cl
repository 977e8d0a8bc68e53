/* Sum of an array: every work item adds up elements a whole NDRange apart, the work group folds the results in local memory.
 *
 * partial gets one sum per work group. The work-group size is a power of two; scratch holds one float per work item of it.
 */
__kernel void reduction(__global const float *restrict values, __global float *restrict partial, __local float *scratch,
                        int count) {
    const int lane = get_local_id(0);
    float sum = 0.0f;
    for (int i = get_global_id(0); i < count; i += get_global_size(0)) sum += values[i];
    scratch[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        if (lane < half_size) scratch[lane] += scratch[lane + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0) partial[get_group_id(0)] = scratch[0];
}
