// Kernels of our own whose arithmetic and traffic are those of two public benchmarks. T is the type of a value, S that of its parts.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#ifdef CHAINS
// CHAINS chains of fused multiply-adds of WIDTH parts, 16 of each in an iteration (igpu-roofline's grid)
kernel void chains(global const T *restrict a, global const T *restrict b, global T *restrict out, int loops) {
    size_t id = get_global_id(0);
    T alpha = a[id], beta = b[id], x[CHAINS];
#pragma unroll
    for (int c = 0; c < CHAINS; ++c) x[c] = (T)((S)(0.0625f * (c + 1)));
    for (int i = 0; i < loops; ++i) {
#pragma unroll
        for (int j = 0; j < 16; ++j) {
#pragma unroll
            for (int c = 0; c < CHAINS; ++c) x[c] = fma(x[c], alpha, beta * (T)((S)(c + 1)));
        }
    }
#pragma unroll
    for (int c = 0; c < CHAINS; ++c) out[id * CHAINS + c] = x[c];
}
#endif

#ifdef STEPS
// eight values an item, four times: each is read once and goes through STEPS products and additions (mixbench, which stores no sum)
kernel void mixed(global T *data, S seed) {
    size_t first = get_group_id(0) * get_local_size(0) * 8 + get_local_id(0);
    for (int part = 0; part < 4; ++part) {
        T x[8], sum = (T)0;
#pragma unroll
        for (int k = 0; k < 8; ++k) x[k] = data[first + k * get_local_size(0) + part * (get_global_size(0) * 8)];
        for (int i = 0; i < STEPS; ++i) {
#pragma unroll
            for (int k = 0; k < 8; ++k) x[k] = x[k] * x[k] + (T)seed;
        }
#pragma unroll
        for (int k = 0; k < 8; ++k) sum += x[k];
        data[first + part * (get_global_size(0) * 8)] = sum;
    }
}
#endif
