// Phases between barriers. STORE_WORDS words of local memory are at least as many as a group has items.
#define STORE_WORDS 1024

// n rounds of four phases: every item stores a word of local memory and loads its neighbour's.
kernel void phases(global float *out, float a, int n) {
    local float tile[STORE_WORDS];
    int id = (int)get_local_id(0), size = (int)get_local_size(0), next = id + 1 < size ? id + 1 : 0;
    float v = a + (float)id;
    for (int i = 0; i < n; ++i) {
        tile[id] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = tile[next] + a;
        barrier(CLK_LOCAL_MEM_FENCE);
        tile[id] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = tile[next] + a;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = v;
}

// n rounds of a chain of 16 multiply-adds and a barrier: a group waits nearly all the time, so that others fit beside it.
kernel void phases_resident(global float *out, float a, float b, int n) {
    local float tile[4];
    float v = (float)get_local_id(0);
    for (int i = 0; i < n; ++i) {
        v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b);
        v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b);
        v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b);
        v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b); v = fma(v, a, b);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (get_local_id(0) == 0) tile[0] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = v + tile[0];
}
