/* Kernels that need many registers or much local memory. */
#ifndef REGS
#define REGS 16
#endif
#ifndef STRIDE
#define STRIDE 1
#endif
#define WORDS 4096

/* REGS accumulators live through a loop over the input, all updated in every round */
__kernel void registers_live(__global const float *restrict in, __global float *restrict out, int rounds, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    float acc[REGS];
#pragma unroll
    for (int k = 0; k < REGS; ++k) acc[k] = 0.01f * k;
    for (int r = 0; r < rounds; ++r) {
        const float v = in[(i + r * 32) % count];
#pragma unroll
        for (int k = 0; k < REGS; ++k) acc[k] = fma(acc[k], v, acc[(k + 1) % REGS] * 0.25f);
    }
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < REGS; ++k) sum += acc[k];
    out[i] = sum;
}

/* Groups with `words` ints of local memory, of which each work item uses two: limits how many groups are resident. */
__kernel void local_resident(__global const int *restrict in, __global int *restrict out, __local int *space, int words,
                             int rounds, int count) {
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    int v = i < count ? in[i] : 0;
    for (int r = 0; r < rounds; ++r) {
        space[lane] = v;
        space[words - 1 - lane] = v + r;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = space[(lane + 1) % items] ^ space[words - items + lane];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < count) out[i] = v;
}

/* Every work item walks local memory; neighbours are STRIDE words apart. */
__kernel void bank_walk(__global const int *restrict in, __global int *restrict out, int rounds, int count) {
    __local int space[WORDS];
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    for (int k = lane; k < WORDS; k += items) space[k] = in[k];
    barrier(CLK_LOCAL_MEM_FENCE);
    int at = lane * STRIDE % WORDS, sum = 0;
    for (int r = 0; r < rounds; ++r) {
        sum += space[at];
        at = (at + 32) % WORDS;
    }
    if (i < count) out[i] = sum;
}

/* Every work item updates its own column of a table in local memory, `rows` ints long: reads and writes in turn. */
__kernel void local_table(__global const uchar *restrict in, __global int *restrict out, __local int *table, int rows, int rounds,
                          int count) {
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    for (int k = 0; k < rows; ++k) table[k * items + lane] = 0;
    for (int r = 0; r < rounds; ++r) {
        const int row = in[(i * 16 + r) % count] % rows;
        table[row * items + lane] += r;
    }
    int most = 0;
    for (int k = 0; k < rows; ++k) most = max(most, table[k * items + lane]);
    if (i < count / 16) out[i] = most;
}
