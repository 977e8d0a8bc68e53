/* Work that differs from group to group, by position or by data. */

/* Turns until c = centre + pixel * step escapes the circle of radius 2 */
__kernel void escape_turns(__global ushort *restrict turns, float centre_x, float centre_y, float step, int most, int width,
                           int height) {
    const int col = get_global_id(0), row = get_global_id(1);
    if (col >= width || row >= height) return;
    const float re = centre_x + (col - width / 2) * step, im = centre_y + (row - height / 2) * step;
    float a = re, b = im, aa = a * a, bb = b * b;
    int turn = 1;
    for (; turn < most; ++turn) {
        if (aa + bb > 4.0f) break;
        b = fma(a + a, b, im);
        a = aa - bb + re;
        aa = a * a;
        bb = b * b;
    }
    turns[row * width + col] = (ushort)turn;
}

/* y = L x, L lower triangular and stored by columns of n: an item makes one row, and rows grow longer */
__kernel void lower_matvec(__global const float *restrict l, __global const float *restrict x, __global float *restrict y, int n) {
    const int row = get_global_id(0);
    if (row >= n) return;
    float sum = 0.0f;
    for (int k = 0; k <= row; ++k) sum = fma(l[k * n + row], x[k], sum);
    y[row] = sum;
}

/* For each of n points on a line the sum of 1 / (1 + distance^2) to those before it */
__kernel void pairs_before(__global const float *restrict place, __global float *restrict sum, int n) {
    const int i = get_global_id(0);
    if (i >= n) return;
    const float mine = place[i];
    float s = 0.0f;
    for (int k = 0; k < i; ++k) {
        const float d = place[k] - mine;
        s += native_recip(fma(d, d, 1.0f));
    }
    sum[i] = s;
}

/* Length of a row from a number u of [0, 1): P(length > l) falls as 1 / l up to `longest`; `flip` turns the order of sorted u. */
inline int row_length(float u, int shortest, int longest, int flip) {
    const float v = flip ? 1.0f - u : u;
    return min(longest, (int)(shortest / (v + 1e-6f)));
}

/* Sparse rows, an item each: columns follow each other from a row's own place */
__kernel void sparse_rows(__global const float *restrict u, __global const int *restrict begin, __global const float *restrict value,
                          __global const int *restrict column, __global const float *restrict x, __global float *restrict y,
                          int shortest, int longest, int flip, int rows) {
    const int row = get_global_id(0);
    if (row >= rows) return;
    const int first = begin[row], last = first + row_length(u[row], shortest, longest, flip);
    float sum = 0.0f;
    for (int k = first; k < last; ++k) sum = fma(value[k], x[column[k]], sum);
    y[row] = sum;
}

/* Sparse rows, a group each: its items stride over the row and add up in local memory */
__kernel void sparse_row_groups(__global const float *restrict u, __global const int *restrict begin,
                                __global const float *restrict value, __global const int *restrict column,
                                __global const float *restrict x, __global float *restrict y, __local float *part, int shortest,
                                int longest) {
    const int row = get_group_id(0), lane = get_local_id(0), lanes = get_local_size(0);
    const int first = begin[row], length = row_length(u[row], shortest, longest, 0);
    float sum = 0.0f;
    for (int k = lane; k < length; k += lanes) sum = fma(value[first + k], x[column[first + k]], sum);
    part[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_ = lanes / 2; half_ > 0; half_ /= 2) {
        if (lane < half_) part[lane] += part[lane + half_];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0) y[row] = part[0];
}

/* How many draws of a generator seeded by the item's data until one falls below `stop`, `most` at the most */
__kernel void first_below(__global const uint *restrict seed, __global int *restrict draws, uint stop, int most, int n) {
    const int i = get_global_id(0);
    if (i >= n) return;
    uint state = seed[i] | 1u;
    int k = 0;
    while (k < most) {
        state = state * 1664525u + 1013904223u;
        ++k;
        if (state < stop) break;
    }
    draws[i] = k;
}

/* Tiles, a group each: those whose flag is below `share` of 1024 are refined, the others copied */
__kernel void refine_tiles(__global const int *restrict flag, __global const float *restrict in, __global float *restrict out,
                           int share, int rounds) {
    const int i = get_global_id(0);
    float v = in[i];
    if (flag[get_group_id(0)] >= share) {
        out[i] = v;
        return;
    }
    for (int r = 0; r < rounds; ++r) v = fma(v, fma(v, -0.5f, 1.1f), 0.01f);
    out[i] = v;
}

/* A stencil of 5 points inside, and within `margin` of the edge a mean over a window cut off at the edge */
__kernel void edge_window(__global const float *restrict in, __global float *restrict out, int margin, int reach, int width,
                          int height) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height) return;
    const int at = y * width + x;
    if (x >= margin && y >= margin && x < width - margin && y < height - margin) {
        out[at] = 0.5f * in[at] + 0.125f * (in[at - 1] + in[at + 1] + in[at - width] + in[at + width]);
        return;
    }
    const int left = max(0, x - reach), right = min(width - 1, x + reach);
    const int top = max(0, y - reach), bottom = min(height - 1, y + reach);
    float sum = 0.0f;
    for (int j = top; j <= bottom; ++j)
        for (int i = left; i <= right; ++i) sum += in[j * width + i];
    out[at] = sum / ((right - left + 1) * (bottom - top + 1));
}

/* One group of `every` takes `rounds` turns, the others a sixteenth of them */
__kernel void every_nth_group(__global const float *restrict in, __global float *restrict out, int every, int rounds) {
    const int i = get_global_id(0);
    const int turns = get_group_id(0) % every == every - 1 ? rounds : rounds / 16;
    float v = in[i];
    for (int r = 0; r < turns; ++r) v = fma(v, fma(v, 0.25f, 0.3f), 0.1f);
    out[i] = v;
}

/* Bins, a group each: the items of a bin are counted by value class; bin b holds size[b]^2 / scale + 1 elements */
__kernel void bin_sums(__global const int *restrict size, __global const int *restrict begin, __global const float *restrict in,
                       __global float *restrict out, int scale) {
    const int bin = get_group_id(0), lane = get_local_id(0), lanes = get_local_size(0);
    const int first = begin[bin], count = size[bin] * size[bin] / scale + 1;
    float low = 0.0f, high = 0.0f;
    for (int k = lane; k < count; k += lanes) {
        const float v = in[first + k];
        if (v < 0.5f) low += v;
        else high += native_sqrt(v);
    }
    out[get_global_id(0)] = low - high;
}
