// Ten kernels that work by sub-group, and two that do nothing but shuffle.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

#define ROW (get_group_id(0) * get_num_sub_groups() + get_sub_group_id())

// sum of PER values of each work item, by sub-group
kernel void total(global const float *x, global float *out) {
    const uint n = get_global_size(0);
    float sum = 0.0f;
    for (uint j = 0; j < PER; j++) sum += x[get_global_id(0) + j * n];
    sum = sub_group_reduce_add(sum);
    if (get_sub_group_local_id() == 0) out[ROW] = sum;
}

// softmax of rows of `cols` values, a row to a sub-group
kernel void softmax_rows(global const float *x, global float *y, const uint cols) {
    const uint lane = get_sub_group_local_id(), width = get_max_sub_group_size();
    global const float *row = x + ROW * cols;
    float most = -INFINITY, sum = 0.0f;
    for (uint c = lane; c < cols; c += width) most = fmax(most, row[c]);
    most = sub_group_reduce_max(most);
    for (uint c = lane; c < cols; c += width) sum += native_exp(row[c] - most);
    sum = 1.0f / sub_group_reduce_add(sum);
    for (uint c = lane; c < cols; c += width) y[ROW * cols + c] = native_exp(row[c] - most) * sum;
}

// running sums of rows, a row to a sub-group, with a carry from part to part
kernel void scan_rows(global const float *x, global float *y, const uint cols) {
    const uint lane = get_sub_group_local_id(), width = get_max_sub_group_size();
    float carry = 0.0f;
    for (uint c = lane; c < cols; c += width) {
        const float sum = carry + sub_group_scan_inclusive_add(x[ROW * cols + c]);
        y[ROW * cols + c] = sum;
        carry = sub_group_broadcast(sum, width - 1);
    }
}

// matrix times vector, a row to a sub-group
kernel void matvec(global const float *a, global const float *x, global float *y, const uint cols) {
    float sum = 0.0f;
    for (uint c = get_sub_group_local_id(); c < cols; c += get_max_sub_group_size()) sum += a[ROW * cols + c] * x[c];
    sum = sub_group_reduce_add(sum);
    if (get_sub_group_local_id() == 0) y[ROW] = sum;
}

// matrix product: each sub-group has a row of C as wide as itself, and A's values come from its lanes
kernel void matmul(global const float *a, global const float *b, global float *c, const uint k, const uint n) {
    const uint lane = get_sub_group_local_id(), width = get_max_sub_group_size();
    const uint tiles = n / width, row = ROW / tiles, col = ROW % tiles * width + lane;
    float sum = 0.0f;
    for (uint p = 0; p < k; p += width) {
        const float own = a[row * k + p + lane];
        for (uint q = 0; q < width; q++) sum += sub_group_broadcast(own, q) * b[(p + q) * n + col];
    }
    c[row * n + col] = sum;
}

// bitonic sort of the values of a sub-group
kernel void sort_lanes(global const float *x, global float *y) {
    const uint lane = get_sub_group_local_id();
    float v = x[get_global_id(0)];
    for (uint size = 2; size <= 32; size <<= 1)
        for (uint by = size >> 1; by > 0; by >>= 1) {
            const float other = sub_group_shuffle_xor(v, by);
            const bool up = (lane & size) == 0, low = (lane & by) == 0;
            v = up == low ? fmin(v, other) : fmax(v, other);
        }
    y[get_global_id(0)] = v;
}

// layer norm of rows, with a butterfly of shuffles
kernel void layer_norm(global const float *x, global float *y, const uint cols) {
    const uint lane = get_sub_group_local_id(), width = get_max_sub_group_size();
    float sum = 0.0f, squares = 0.0f;
    for (uint c = lane; c < cols; c += width) {
        const float v = x[ROW * cols + c];
        sum += v;
        squares += v * v;
    }
    for (uint by = 16; by > 0; by >>= 1) {
        sum += sub_group_shuffle_xor(sum, by);
        squares += sub_group_shuffle_xor(squares, by);
    }
    const float mean = sum / cols, scale = native_rsqrt(squares / cols - mean * mean + 1e-5f);
    for (uint c = lane; c < cols; c += width) y[ROW * cols + c] = (x[ROW * cols + c] - mean) * scale;
}

// how many values of each sub-group lie above each of eight thresholds
kernel void count_above(global const float *x, global uint *out) {
    const float v = x[get_global_id(0)];
    uint counts = 0;
    for (uint t = 0; t < 8; t++) {
        const uint above = sub_group_ballot_bit_count(sub_group_ballot(v > 0.125f * t));
        counts = get_sub_group_local_id() == t ? above : counts;
    }
    if (get_sub_group_local_id() < 8) out[ROW * 8 + get_sub_group_local_id()] = counts;
}

// a smoothing window of five values whose neighbours come from other lanes
kernel void smooth(global const float *x, global float *y, const uint rounds) {
    float v = x[get_global_id(0)];
    for (uint r = 0; r < rounds; r++) {
        const float a = sub_group_shuffle_up(v, 1), b = sub_group_shuffle_down(v, 1);
        const float c = sub_group_shuffle_up(v, 2), d = sub_group_shuffle_down(v, 2);
        v = 0.4f * v + 0.2f * (a + b) + 0.1f * (c + d);
    }
    y[get_global_id(0)] = v;
}

// the values above a threshold, packed by sub-group
kernel void compact(global const float *x, global float *y, global uint *counts) {
    const float v = x[get_global_id(0)];
    const uint4 taken = sub_group_ballot(v > 0.5f);
    if (v > 0.5f) y[ROW * get_max_sub_group_size() + sub_group_ballot_exclusive_scan(taken)] = v;
    if (get_sub_group_local_id() == 0) counts[ROW] = sub_group_ballot_bit_count(taken);
}

// micro-benchmarks: shuffles that depend on one another, and four chains of them
kernel void chain(global uint *out, const uint rounds) {
    uint v = get_global_id(0);
    for (uint r = 0; r < rounds; r++) v = sub_group_shuffle_xor(v, 1) + 1;
    out[get_global_id(0)] = v;
}

kernel void chains(global uint *out, const uint rounds) {
    uint a = get_global_id(0), b = a + 1, c = a + 2, d = a + 3;
    for (uint r = 0; r < rounds; r++) {
        a = sub_group_shuffle_xor(a, 1) + 1;
        b = sub_group_shuffle_xor(b, 2) + 1;
        c = sub_group_shuffle_xor(c, 4) + 1;
        d = sub_group_shuffle_xor(d, 8) + 1;
    }
    out[get_global_id(0)] = a ^ b ^ c ^ d;
}
