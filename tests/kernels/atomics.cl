// Atomics whose result does not depend on the order of work items.

kernel void histogram_local(global const uchar *in, global int *out, int n)
{
    local int bins[32];
    int l = get_local_id(0);
    for (int i = l; i < 32; i += get_local_size(0))
        bins[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&bins[in[i] >> 3]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = l; i < 32; i += get_local_size(0))
        atomic_add(&out[i], bins[i]);
}

kernel void all_operations(global const int *in, global int *s, global uint *u, global float *f)
{
    int g = get_global_id(0);
    int x = in[g];
    atomic_add(&s[0], x);
    atomic_sub(&s[1], x);
    atomic_inc(&s[2]);
    atomic_dec(&s[3]);
    atomic_min(&s[4], x - 100);
    atomic_max(&s[5], x - 100);
    atomic_and(&s[6], x | 0xF0);
    atomic_or(&s[7], x & 0x3C);
    atomic_xor(&s[8], x * 77);
    if (x % 3 == 0)
        atomic_add(&s[9], 1 << 10);
    atomic_min(&u[0], (uint)(x - 100));
    atomic_max(&u[1], (uint)(x - 100));
    atomic_cmpxchg(&s[10], 0, 7);
    atomic_cmpxchg(&s[10], 7, 9);
    atomic_xchg(&f[0], 2.5f);
}

kernel void append(global const int *in, global int *out, global int *count)
{
    // every slot is taken once: the host sorts
    int x = in[get_global_id(0)];
    if (x & 1)
        out[atomic_inc(count)] = x;
}

kernel void float_add(global const float *in, volatile global uint *sum)
{
    float x = in[get_global_id(0)];
    uint old = *sum, seen;
    do {
        seen = old;
        old = atomic_cmpxchg(sum, seen, as_uint(as_float(seen) + x));
    } while (old != seen);
}

kernel void elect(global const int *in, global int *out)
{
    local int winner, last;
    int l = get_local_id(0);
    if (l == 0) {
        winner = 0x7FFFFFFF;
        last = -1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_min(&winner, in[get_global_id(0)] * 64 + l);
    atomic_max(&last, l);
    barrier(CLK_LOCAL_MEM_FENCE);
    if ((winner & 63) == l)
        out[get_group_id(0)] = winner + last;
}
