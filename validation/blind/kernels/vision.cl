// Bayer mosaic (RGGB) to RGBA by bilinear interpolation.
__kernel void demosaic_rggb(__global const uchar *restrict raw, __global uchar4 *restrict rgba, const int width, const int height)
{
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    const int l = max(x - 1, 0), r = min(x + 1, width - 1);
    const int t = max(y - 1, 0) * width, b = min(y + 1, height - 1) * width;
    const int m = y * width;
    const int here = raw[m + x];
    const int cross_ = (raw[m + l] + raw[m + r] + raw[t + x] + raw[b + x] + 2) >> 2;
    const int diag = (raw[t + l] + raw[t + r] + raw[b + l] + raw[b + r] + 2) >> 2;
    const int horizontal = (raw[m + l] + raw[m + r] + 1) >> 1;
    const int vertical = (raw[t + x] + raw[b + x] + 1) >> 1;
    int3 c;
    if ((y & 1) == 0)
        c = (x & 1) == 0 ? (int3)(here, cross_, diag) : (int3)(horizontal, here, vertical);
    else
        c = (x & 1) == 0 ? (int3)(vertical, here, horizontal) : (int3)(diag, cross_, here);
    rgba[m + x] = (uchar4)(c.x, c.y, c.z, 255);
}

// Integral image, second pass: running sums down each column.
__kernel void integral_columns(__global const int *in, __global int *out, int width, int height)
{
    int x = get_global_id(0);
    if (x >= width) return;
    int sum = 0;
    for (int y = 0; y < height; y++) {
        sum += in[y * width + x];
        out[y * width + x] = sum;
    }
}

// Integral image, first pass: running sums along each row, a group a row, chunk after chunk.
__kernel void integral_rows(__global const uchar *in, __global int *out, __local int *line, int width)
{
    int row = get_group_id(0);
    int lid = get_local_id(0);
    int n = get_local_size(0);
    int carry = 0;
    for (int start = 0; start < width; start += n) {
        int x = start + lid;
        line[lid] = x < width ? in[row * width + x] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int step = 1; step < n; step <<= 1) {
            int add = lid >= step ? line[lid - step] : 0;
            barrier(CLK_LOCAL_MEM_FENCE);
            line[lid] += add;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (x < width) out[row * width + x] = carry + line[lid];
        carry += line[n - 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

#ifndef R
#define R 2
#endif
// Erosion with a square of side 2R+1 from a tile with a rim in local memory.
__kernel void erode_tile(__global const uchar *src, __global uchar *dst, __local uchar *tile, int width, int height)
{
    int lx = get_local_id(0), ly = get_local_id(1);
    int lw = get_local_size(0), lh = get_local_size(1);
    int tw = lw + 2 * R, th = lh + 2 * R;
    int x0 = get_group_id(0) * lw - R, y0 = get_group_id(1) * lh - R;
    for (int j = ly; j < th; j += lh)
        for (int i = lx; i < tw; i += lw) {
            int sx = x0 + i, sy = y0 + j;
            bool inside = sx >= 0 && sy >= 0 && sx < width && sy < height;
            tile[j * tw + i] = inside ? src[sy * width + sx] : 255;
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height) {
        uchar least = 255;
        for (int j = 0; j <= 2 * R; j++)
            for (int i = 0; i <= 2 * R; i++)
                least = min(least, tile[(ly + j) * tw + lx + i]);
        dst[y * width + x] = least;
    }
}

// Census transform over 9x7 pixels into 62 bits.
__kernel void census9x7(__global const uchar *restrict img, __global ulong *restrict code, const int w, const int h)
{
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    const uchar centre = img[y * w + x];
    ulong bits = 0;
    for (int dy = -3; dy <= 3; ++dy) {
        const int yy = clamp(y + dy, 0, h - 1);
        for (int dx = -4; dx <= 4; ++dx) {
            if (dx == 0 && dy == 0) continue;
            const int xx = clamp(x + dx, 0, w - 1);
            bits = (bits << 1) | (ulong)(img[yy * w + xx] < centre);
        }
    }
    code[y * w + x] = bits;
}

// Best disparity by Hamming distance of census codes summed along a short row.
__kernel void census_match(__global const ulong *left, __global const ulong *right, __global uchar *disparity, int w, int h,
                           int range)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    int best = 1 << 30, where = 0;
    for (int d = 0; d < range; d++) {
        int cost = 0;
        for (int k = -2; k <= 2; k++) {
            int xl = clamp(x + k, 0, w - 1);
            int xr = clamp(x + k - d, 0, w - 1);
            cost += (int)popcount(left[y * w + xl] ^ right[y * w + xr]);
        }
        if (cost < best) {
            best = cost;
            where = d;
        }
    }
    disparity[y * w + x] = (uchar)where;
}

// Block matching: sum of absolute differences over a 7x7 window for each disparity.
__kernel void stereo_sad7(__global const uchar *restrict left, __global const uchar *restrict right,
                          __global uchar *restrict disparity, const int w, const int h, const int range)
{
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h)
        return;
    if (x < range + 3 || x >= w - 3 || y < 3 || y >= h - 3) {
        disparity[y * w + x] = 0;
        return;
    }
    uint least = UINT_MAX;
    int chosen = 0;
    for (int d = 0; d < range; ++d) {
        uint sad = 0;
        for (int j = -3; j <= 3; ++j) {
            __global const uchar *a = left + (y + j) * w + x - 3;
            __global const uchar *b = right + (y + j) * w + x - 3 - d;
            #pragma unroll
            for (int i = 0; i < 7; ++i)
                sad += abs_diff((int)a[i], (int)b[i]);
        }
        if (sad < least) {
            least = sad;
            chosen = d;
        }
    }
    disparity[y * w + x] = (uchar)chosen;
}

// Canny: gradient by central differences and thinning across its direction, into three classes.
__kernel void canny_thin(__global const float *img, __global uchar *edge, int w, int h, float low, float high)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    uchar kind = 0;
    if (x > 1 && y > 1 && x < w - 2 && y < h - 2) {
        float mag[9];
        float gx = 0, gy = 0;
        for (int k = 0; k < 9; k++) {
            int at = (y + k / 3 - 1) * w + x + k % 3 - 1;
            float dx = img[at + 1] - img[at - 1];
            float dy = img[at + w] - img[at - w];
            mag[k] = hypot(dx, dy);
            if (k == 4) {
                gx = dx;
                gy = dy;
            }
        }
        float ax = fabs(gx), ay = fabs(gy);
        float p, q;
        if (ay < 0.4142f * ax) {
            p = mag[3];
            q = mag[5];
        } else if (ay > 2.4142f * ax) {
            p = mag[1];
            q = mag[7];
        } else if (gx * gy > 0) {
            p = mag[0];
            q = mag[8];
        } else {
            p = mag[2];
            q = mag[6];
        }
        if (mag[4] >= p && mag[4] > q)
            kind = mag[4] > high ? 255 : (mag[4] > low ? 128 : 0);
    }
    edge[y * w + x] = kind;
}

// Harris corner response with a 5x5 window of gradient products.
__kernel void harris_response(__global const float *img, __global float *resp, int w, int h, float k)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    float xx = 0, yy = 0, xy = 0;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            int cx = clamp(x + i, 1, w - 2), cy = clamp(y + j, 1, h - 2);
            float gx = img[cy * w + cx + 1] - img[cy * w + cx - 1];
            float gy = img[(cy + 1) * w + cx] - img[(cy - 1) * w + cx];
            xx += gx * gx;
            yy += gy * gy;
            xy += gx * gy;
        }
    resp[y * w + x] = xx * yy - xy * xy - k * (xx + yy) * (xx + yy);
}

// Lookup tables of contrast-limited equalisation: histogram, clipping and running sum of a tile, a group each.
__kernel void clahe_tables(__global const uchar *img, __global uchar *lut, int width, int tile_w, int tile_h, int clip)
{
    __local int bins[256];
    __local int excess;
    int lid = get_local_id(0), n = get_local_size(0);
    int tx = get_group_id(0), ty = get_group_id(1);
    for (int i = lid; i < 256; i += n) bins[i] = 0;
    if (lid == 0) excess = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = lid; i < tile_w * tile_h; i += n) {
        int x = tx * tile_w + i % tile_w, y = ty * tile_h + i / tile_w;
        atomic_inc(&bins[img[y * width + x]]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = lid; i < 256; i += n) {
        int over = bins[i] - clip;
        if (over > 0) {
            bins[i] = clip;
            atomic_add(&excess, over);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0) {
        int share = excess / 256, sum = 0;
        for (int i = 0; i < 256; i++) {
            sum += bins[i] + share;
            bins[i] = sum;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int tile = ty * get_num_groups(0) + tx;
    for (int i = lid; i < 256; i += n)
        lut[tile * 256 + i] = (uchar)min(255, bins[i] * 255 / (tile_w * tile_h));
}

// Non-local means with 3x3 patches over a search window.
__kernel void nonlocal_means(__global const float *restrict noisy, __global float *restrict clean, const int w, const int h,
                             const int reach, const float strength)
{
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    if (x <= reach || y <= reach || x >= w - 1 - reach || y >= h - 1 - reach) {
        clean[y * w + x] = noisy[y * w + x];
        return;
    }
    float patch[9];
    for (int k = 0; k < 9; ++k)
        patch[k] = noisy[(y + k / 3 - 1) * w + x + k % 3 - 1];
    float total = 0.0f, weight = 0.0f;
    for (int j = -reach; j <= reach; ++j)
        for (int i = -reach; i <= reach; ++i) {
            __global const float *q = noisy + (y + j) * w + x + i;
            float d = 0.0f;
            #pragma unroll
            for (int k = 0; k < 9; ++k) {
                const float e = patch[k] - q[(k / 3 - 1) * w + k % 3 - 1];
                d += e * e;
            }
            const float f = native_exp(-d * strength);
            weight += f;
            total += f * q[0];
        }
    clean[y * w + x] = total / weight;
}

// Lucas-Kanade flow of one step from a square window.
__kernel void lucas_kanade(__global const float *a, __global const float *b, __global float2 *flow, int w, int h, int win)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    float sxx = 0, syy = 0, sxy = 0, sxt = 0, syt = 0;
    for (int j = -win; j <= win; j++)
        for (int i = -win; i <= win; i++) {
            int p = clamp(y + j, 1, h - 2) * w + clamp(x + i, 1, w - 2);
            float gx = 0.5f * (a[p + 1] - a[p - 1]);
            float gy = 0.5f * (a[p + w] - a[p - w]);
            float gt = b[p] - a[p];
            sxx += gx * gx;
            syy += gy * gy;
            sxy += gx * gy;
            sxt += gx * gt;
            syt += gy * gt;
        }
    float det = sxx * syy - sxy * sxy;
    float2 v = (float2)(0.0f, 0.0f);
    if (det > 1e-4f) {
        v.x = (sxy * syt - syy * sxt) / det;
        v.y = (sxy * sxt - sxx * syt) / det;
    }
    flow[y * w + x] = v;
}

// Votes of edge pixels for lines, an atomic add an angle.
__kernel void hough_votes(__global const int *points, __global const float *trig, __global int *votes, int count, int angles,
                          int radii, int width)
{
    int i = get_global_id(0);
    int a = get_global_id(1);
    if (i >= count || a >= angles) return;
    float x = points[i] % width, y = points[i] / width;
    float r = x * trig[2 * a] + y * trig[2 * a + 1];
    int bin = (int)(r * radii / (4.0f * width));
    atomic_inc(&votes[a * radii + clamp(bin, 0, radii - 1)]);
}

// One pass of jump flooding: the nearest of nine seeds at a distance.
__kernel void jump_flood(__global const int2 *from, __global int2 *to, int w, int h, int jump)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    int2 best = from[y * w + x];
    int least = (best.x - x) * (best.x - x) + (best.y - y) * (best.y - y);
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
            int nx = x + i * jump, ny = y + j * jump;
            if (nx < 0 || ny < 0 || nx >= w || ny >= h) continue;
            int2 s = from[ny * w + nx];
            int d = (s.x - x) * (s.x - x) + (s.y - y) * (s.y - y);
            if (d < least) {
                least = d;
                best = s;
            }
        }
    to[y * w + x] = best;
}

// Game of life on bytes, borders wrapping.
__kernel void life_step(__global const uchar *restrict old, __global uchar *restrict new_, int w, int h)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    int l = x ? x - 1 : w - 1, r = x + 1 < w ? x + 1 : 0;
    int t = (y ? y - 1 : h - 1) * w, b = (y + 1 < h ? y + 1 : 0) * w, m = y * w;
    int n = (old[t + l] & 1) + (old[t + x] & 1) + (old[t + r] & 1) + (old[m + l] & 1) + (old[m + r] & 1) + (old[b + l] & 1)
            + (old[b + x] & 1) + (old[b + r] & 1);
    new_[m + x] = n == 3 || (n == 2 && (old[m + x] & 1)) ? 1 : 0;
}
