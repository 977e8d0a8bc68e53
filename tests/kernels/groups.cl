// Work groups: local memory, barriers, identity functions.

kernel void identity(global int *out)
{
    size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    size_t w = get_global_size(0), h = get_global_size(1);
    size_t at = ((z - get_global_offset(2)) * h + (y - get_global_offset(1))) * w + (x - get_global_offset(0));
    global int *o = out + at * 16;
    for (int d = 0; d < 3; d++) {
        o[d] = get_global_id(d);
        o[3 + d] = get_local_id(d);
        o[6 + d] = get_group_id(d);
        o[9 + d] = get_local_size(d) * 100 + get_num_groups(d);
        o[12 + d] = get_global_size(d);
    }
    o[15] = get_work_dim() + 10 * (int)get_global_id(3);
}

kernel void barrier_loop(global const float *in, global float *out, local float *a, int steps)
{
    int l = get_local_id(0), n = get_local_size(0);
    local float b[64];
    a[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = 0; s < steps; s++) {
        float left = l > 0 ? a[l - 1] : a[l];
        float right = l < n - 1 ? a[l + 1] : a[l];
        b[l] = 0.25f * left + 0.5f * a[l] + 0.25f * right;
        barrier(CLK_LOCAL_MEM_FENCE);
        a[l] = b[l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = a[l];
}

#ifndef TILE
#define TILE 8
#endif
kernel void gemm(global const float *A, global const float *B, global float *C, int M, int N, int K)
{
    local float as[TILE][TILE], bs[TILE][TILE];
    int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
    float sum = 0.0f;
    for (int t = 0; t < K; t += TILE) {
        as[ly][lx] = y < M && t + lx < K ? A[y * K + t + lx] : 0.0f;
        bs[ly][lx] = x < N && t + ly < K ? B[(t + ly) * N + x] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            sum += as[ly][k] * bs[k][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (x < N && y < M)
        C[y * N + x] = sum;
}

kernel void reduce(global const int *in, global int *out, local int *scratch, int n)
{
    int l = get_local_id(0);
    int sum = 0;
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        sum += in[i];
    scratch[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (l < s)
            scratch[l] += scratch[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = scratch[0];
}

kernel void scan(global const uint *in, global uint *out, local uint *s)
{
    int l = get_local_id(0), n = get_local_size(0), g = get_global_id(0);
    s[l] = in[g];
    for (int d = 1; d < n; d *= 2) { // up
        barrier(CLK_LOCAL_MEM_FENCE);
        int i = (l + 1) * d * 2 - 1;
        if (i < n)
            s[i] += s[i - d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint total = s[n - 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        s[n - 1] = 0;
    for (int d = n / 2; d > 0; d /= 2) { // down
        barrier(CLK_LOCAL_MEM_FENCE);
        int i = (l + 1) * d * 2 - 1;
        if (i < n) {
            uint t = s[i - d];
            s[i - d] = s[i];
            s[i] += t;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = s[l] + (total << 16);
}

kernel void bitonic(global const int *in, global int *out, local int *s)
{
    uint l = get_local_id(0), n = get_local_size(0);
    s[l] = in[get_global_id(0)];
    for (uint k = 2; k <= n; k *= 2)
        for (uint j = k / 2; j > 0; j /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint other = l ^ j;
            if (other > l) {
                int a = s[l], b = s[other];
                if ((a > b) == ((l & k) == 0)) {
                    s[l] = b;
                    s[other] = a;
                }
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = s[l];
}

kernel void transpose3d(global const short *in, global short *out)
{
    // x and z swapped, through a padded tile
    local short tile[4][2][5];
    int x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
    int w = get_global_size(0), h = get_global_size(1), d = get_global_size(2);
    tile[z][y][x] = in[(get_global_id(2) * h + get_global_id(1)) * w + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int ox = get_group_id(2) * 4 + x, oz = get_group_id(0) * 4 + z;
    out[(oz * h + get_global_id(1)) * d + ox] = tile[x][y][z];
}

kernel void async_copy(global const float4 *in, global const int *strided, global float4 *out, global int *gathered,
                       local float4 *a, local int *b, int count, int stride)
{
    int group = get_group_id(0);
    event_t e = async_work_group_copy(a, in + group * count, count, 0);
    e = async_work_group_strided_copy(b, strided + group * count * stride, count, stride, e);
    wait_group_events(1, &e);
    for (int i = get_local_id(0); i < count; i += get_local_size(0))
        a[i] = a[i].wzyx + b[count - 1 - i];
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + group * count, a, count, 0);
    event_t f = async_work_group_strided_copy(gathered + group * count * 2, b, count, 2, 0);
    wait_group_events(1, &e);
    wait_group_events(1, &f);
}
