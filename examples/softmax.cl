/* Softmax over rows of any length, one work group per row.
 *
 * Three passes over the row: its maximum (subtracted so that exp cannot overflow), the sum of exponentials, the division.
 * The first two end in a tree in local memory. The work-group size is GROUP, a power of two; global: rows * GROUP.
 */
#ifndef GROUP
#define GROUP 64
#endif

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void softmax(__global const float *restrict src, __global float *restrict dst, int classes) {
    __local float scratch[GROUP];
    const int lane = get_local_id(0);
    __global const float *in = src + get_group_id(0) * classes;
    __global float *out = dst + get_group_id(0) * classes;

    float top = -INFINITY;
    for (int i = lane; i < classes; i += GROUP) top = fmax(top, in[i]);
    scratch[lane] = top;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = GROUP / 2; step > 0; step /= 2) {
        if (lane < step) scratch[lane] = fmax(scratch[lane], scratch[lane + step]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    top = scratch[0];
    barrier(CLK_LOCAL_MEM_FENCE); /* all have read the maximum before its place is used again */

    float sum = 0.0f;
    for (int i = lane; i < classes; i += GROUP) sum += exp(in[i] - top);
    scratch[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = GROUP / 2; step > 0; step /= 2) {
        if (lane < step) scratch[lane] += scratch[lane + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float scale = 1.0f / scratch[0];
    for (int i = lane; i < classes; i += GROUP) out[i] = exp(in[i] - top) * scale;
}
