#define FANOUT 64
// Look-up in a tree of sorted keys, a group a query: the items compare the keys of a node at once.
__kernel void tree_find(__global const float *keys, __global const float *queries, __global int *found, int n, int depth)
{
    __local int child;
    int lid = get_local_id(0), lsz = get_local_size(0);
    int q = get_group_id(0);
    float wanted = queries[q];
    int base = 0, span = n;
    for (int level = 0; level < depth; level++) {
        if (lid == 0) child = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        int step_ = span / FANOUT;
        for (int i = lid; i < FANOUT; i += lsz)
            if (keys[base + i * step_] <= wanted && (i == FANOUT - 1 || keys[base + (i + 1) * step_] > wanted)) child = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        base += child * step_;
        span = step_;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) found[q] = base;
}

// Lower bound of each query in a sorted array by halving.
__kernel void lower_bound_each(__global const float *restrict sorted, __global const float *restrict query, __global int *restrict at,
                               int n, int queries)
{
    int i = get_global_id(0);
    if (i >= queries) return;
    float v = query[i];
    int lo = 0, len = n;
    while (len > 0) {
        int half_len = len >> 1;
        if (sorted[lo + half_len] < v) {
            lo += half_len + 1;
            len -= half_len + 1;
        } else
            len = half_len;
    }
    at[i] = lo;
}

// Particle filter: systematic resampling, each item walks the cumulative weights from the start of its block.
__kernel void resample_walk(__global const float *cdf, __global const float *x, __global const float *y, __global float *xn,
                            __global float *yn, float u0, int n, int block)
{
    int i = get_global_id(0);
    if (i >= n) return;
    float u = (i + u0) / n;
    int at = 0;
    while (at + block < n && cdf[at + block] < u) at += block;
    while (at < n - 1 && cdf[at] < u) at++;
    xn[i] = x[at];
    yn[i] = y[at];
}

// K-means: the nearest of some centres, features one after another, centres in local memory.
__kernel void kmeans_assign(__global const float *features, __global const float *centres, __global int *member, __local float *cached,
                            int points, int clusters, int dims)
{
    for (int i = get_local_id(0); i < clusters * dims; i += get_local_size(0)) cached[i] = centres[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    int p = get_global_id(0);
    if (p < points) {
        float least = FLT_MAX;
        int best = 0;
        for (int c = 0; c < clusters; c++) {
            float d = 0;
            for (int f = 0; f < dims; f++) {
                float e = features[f * points + p] - cached[c * dims + f];
                d += e * e;
            }
            if (d < least) {
                least = d;
                best = c;
            }
        }
        member[p] = best;
    }
}

typedef struct {
    float latitude;
    float longitude;
} place_t;

// Great-circle distance of many places to one.
__kernel void great_circle(__global const place_t *places, __global float *distance, int n, float lat, float lon)
{
    int i = get_global_id(0);
    if (i < n) {
        place_t p = places[i];
        float a = sin(0.5f * (p.latitude - lat)), b = sin(0.5f * (p.longitude - lon));
        float h = a * a + cos(lat) * cos(p.latitude) * b * b;
        distance[i] = 12742.0f * asin(sqrt(clamp(h, 0.0f, 1.0f)));
    }
}

// Breadth-first search: the vertices of the frontier mark their unvisited neighbours.
__kernel void bfs_expand(__global const int *start, __global const int *edges, __global const int *neighbour, __global const uchar *frontier,
                         __global const uchar *visited, __global uchar *next, int vertices, int share)
{
    int v = get_global_id(0);
    if (v >= vertices || frontier[v] >= share) return;
    int begin = start[v];
    for (int e = begin; e < begin + edges[v] % 32; e++) {
        int w = neighbour[e];
        if (visited[w] < 128) next[w] = 1;
    }
}

// Connected components: each vertex takes the least label around, by way of an edge list.
__kernel void label_edges(__global const int2 *edge, __global int *label, int edges)
{
    int e = get_global_id(0);
    if (e >= edges) return;
    int2 ends = edge[e];
    int low = min(ends.x, ends.y);
    atomic_min(&label[max(ends.x, ends.y)], low);
}

// Sparse matrix in ELLPACK with row lengths, column-major.
__kernel void spmv_ellr(__global const float *restrict value, __global const int *restrict column, __global const int *restrict length,
                        __global const float *restrict x, __global float *restrict y, const int rows, const int mask)
{
    const int r = get_global_id(0);
    if (r >= rows)
        return;
    const int n = length[r] & mask;
    float sum = 0.0f;
    for (int i = 0; i < n; ++i)
        sum = fma(value[i * rows + r], x[column[i * rows + r]], sum);
    y[r] = sum;
}

// Sparse matrix of 4x4 blocks, four items a block row.
__kernel void spmv_blocks4(__global const float4 *value, __global const int *column, __global const float4 *x, __global float *y, int rows,
                           int per_row)
{
    int row = get_global_id(0);
    if (row >= rows) return;
    int block_row = row / 4, r = row % 4;
    float sum = 0;
    for (int i = 0; i < per_row; i++) {
        int b = block_row * per_row + i;
        sum += dot(value[b * 4 + r], x[column[b]]);
    }
    y[row] = sum;
}

static void add_float(volatile __global float *at, float v)
{
    union { uint u; float f; } old, want;
    do {
        old.f = *at;
        want.f = old.f + v;
    } while (atomic_cmpxchg((volatile __global uint *)at, old.u, want.u) != old.u);
}

// Sparse matrix as a list of entries, added to the result by compare and swap.
__kernel void spmv_entries(__global const int *row, __global const int *col, __global const float *value, __global const float *x,
                           __global float *y, int entries)
{
    int i = get_global_id(0);
    if (i < entries) add_float(y + row[i], value[i] * x[col[i]]);
}

// Digits of a block counted for a radix sort, the counts of an item a column of local memory.
#define DIGITS 16
__kernel void radix_count(__global const uint *keys, __global uint *counts, __local uint *tally, int shift, int per_item)
{
    int lid = get_local_id(0), n = get_local_size(0);
    for (int d = 0; d < DIGITS; d++) tally[d * n + lid] = 0;
    int base = get_group_id(0) * n * per_item;
    for (int i = 0; i < per_item; i++) {
        uint d = (keys[base + i * n + lid] >> shift) & (DIGITS - 1);
        tally[d * n + lid]++;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = lid; d < DIGITS; d += n) {
        uint sum = 0;
        for (int i = 0; i < n; i++) sum += tally[d * n + i];
        counts[d * get_num_groups(0) + get_group_id(0)] = sum;
    }
}

// Sum and sum of squares of a long array, a fixed number of groups striding over it.
__kernel void moments_grid(__global const float4 *restrict x, __global float2 *restrict out, __local float2 *tmp, const int n4)
{
    float4 s = 0.0f, q = 0.0f;
    for (int i = get_global_id(0); i < n4; i += get_global_size(0)) {
        float4 v = x[i];
        s += v;
        q += v * v;
    }
    const int lid = get_local_id(0);
    tmp[lid] = (float2)(dot(s, (float4)(1.0f)), dot(q, (float4)(1.0f)));
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = get_local_size(0) >> 1; k >= 1; k >>= 1) {
        if (lid < k) tmp[lid] += tmp[lid + k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) out[get_group_id(0)] = tmp[0];
}

// Prefix sums of a block: four values an item, then a tree over the items, then back.
__kernel void scan_quads(__global const uint4 *in, __global uint4 *out, __global uint *totals, __local uint *sums)
{
    int lid = get_local_id(0), n = get_local_size(0);
    uint4 v = in[get_global_id(0)];
    v.y += v.x;
    v.z += v.y;
    v.w += v.z;
    sums[lid] = v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    int gap = 1;
    for (int d = n >> 1; d > 0; d >>= 1) {
        if (lid < d) sums[gap * (2 * lid + 2) - 1] += sums[gap * (2 * lid + 1) - 1];
        gap <<= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) {
        totals[get_group_id(0)] = sums[n - 1];
        sums[n - 1] = 0;
    }
    for (int d = 1; d < n; d <<= 1) {
        gap >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < d) {
            int a = gap * (2 * lid + 1) - 1, b = gap * (2 * lid + 2) - 1;
            uint t = sums[a];
            sums[a] = sums[b];
            sums[b] += t;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = v + sums[lid];
}

// Stream compaction with an atomic counter a group: how many values lie above a bound, and which, in place of their block.
__kernel void compact_block(__global const float *in, __global int *count, __global float *out, float bound)
{
    __local int flags[1024];
    int lid = get_local_id(0), n = get_local_size(0);
    float v = in[get_global_id(0)];
    flags[lid] = v > bound;
    barrier(CLK_LOCAL_MEM_FENCE);
    int before = 0, all = 0;
    for (int i = 0; i < n; i++) {
        if (i < lid) before += flags[i];
        all += flags[i];
    }
    if (v > bound) out[get_group_id(0) * n + before] = v;
    if (lid == 0) count[get_group_id(0)] = all;
}
