/* Loops whose step is known only at run time. R is `restrict` or nothing. */
#ifndef R
#define R
#endif

/* Sums in local memory over a grid stride, two elements a turn, then a tree. NDRange: (groups x width), width a power of two. */
__kernel void steps_reduce(__global const float *in, __global float *out, __local float *part, const unsigned int n) {
    const unsigned int l = get_local_id(0), w = get_local_size(0), stride = w * 2 * get_num_groups(0);
    unsigned int i = get_group_id(0) * w * 2 + l;
    part[l] = 0;
    while (i < n) {
        part[l] += in[i] + in[i + w];
        i += stride;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (unsigned int s = w / 2; s > 0; s >>= 1) {
        if (l < s) part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) out[get_group_id(0)] = part[0];
}

/* The same with the sum in a register. */
__kernel void steps_sum(__global const float *restrict in, __global float *restrict out, const int n) {
    const int items = get_global_size(0), i0 = get_global_id(0);
    float sum = 0.0f;
    for (int i = i0; i < n; i += items) sum += in[i];
    out[i0] = sum;
}

/* Loads of several arrays by a step that is an argument. */
__kernel void steps_argument(__global const float *restrict a, __global const float *restrict b, __global float *restrict out,
                             const int n, const int step) {
    float sum = 0.0f;
    for (int i = get_global_id(0); i < n; i += step) sum = fma(a[i], b[i], sum);
    out[get_global_id(0)] = sum;
}

/* y = a x + y over a grid stride. */
__kernel void steps_axpy(__global const float *R x, __global float *R y, const float a, const int n) {
    const int items = get_global_size(0);
    for (int i = get_global_id(0); i < n; i += items) y[i] = fma(a, x[i], y[i]);
}

/* The same by four elements. */
__kernel void steps_axpy4(__global const float4 *R x, __global float4 *R y, const float a, const int n) {
    const int items = get_global_size(0);
    for (int i = get_global_id(0); i < n; i += items) y[i] = fma(a, x[i], y[i]);
}

/* Turns that halve: n is a power of two. */
__kernel void steps_halving(__global const float *restrict in, __global float *restrict out, const int n, const int items) {
    float sum = 0.0f;
    for (int s = n; s > 0; s >>= 1) sum += in[s * items + get_global_id(0)];
    out[get_global_id(0)] = sum;
}

/* An up-counting loop between two run-time bounds. */
__kernel void steps_range(__global const float *restrict in, __global float *restrict out, const int first, const int last) {
    const int items = get_global_size(0), i0 = get_global_id(0);
    float sum = 0.0f;
    for (int j = first; j < last; ++j) sum += in[j * items + i0];
    out[i0] = sum;
}
