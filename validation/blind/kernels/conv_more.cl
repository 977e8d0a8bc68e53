__constant sampler_t BORDER = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

// Transposed 4x4 convolution, stride 2, padding 1, over planar maps, with bias and leaky ReLU.
__kernel void deconv4x4_s2(__global const float *restrict src, __global const float *restrict weights,
                           __global const float *restrict bias, __global float *restrict dst, const int in_w, const int in_h,
                           const int in_c, const int out_c)
{
    const int ox = get_global_id(0);
    const int oy = get_global_id(1);
    const int oc = get_global_id(2);
    const int out_w = in_w * 2;
    const int out_h = in_h * 2;
    if (ox >= out_w || oy >= out_h || oc >= out_c)
        return;

    const int first_x = (ox + 1) >> 1, first_y = (oy + 1) >> 1;
    const int odd_x = (ox + 1) & 1, odd_y = (oy + 1) & 1;
    float sum = bias[oc];
    for (int c = 0; c < in_c; ++c) {
        __global const float *plane = src + c * in_w * in_h;
        __global const float *w = weights + (c * out_c + oc) * 16;
        for (int j = 0; j < 2; ++j) {
            const int iy = first_y - j;
            if (iy < 0 || iy >= in_h)
                continue;
            for (int i = 0; i < 2; ++i) {
                const int ix = first_x - i;
                if (ix < 0 || ix >= in_w)
                    continue;
                sum += plane[iy * in_w + ix] * w[(odd_y + 2 * j) * 4 + odd_x + 2 * i];
            }
        }
    }
    dst[(oc * out_h + oy) * out_w + ox] = sum > 0.0f ? sum : 0.1f * sum;
}

// Dilated 3x3 convolution from image to image, slices of four channels stacked vertically.
__kernel void atrous_conv3x3(__read_only image2d_t input, __read_only image2d_t filter, __global const float4 *bias,
                             __write_only image2d_t output, int2 size, int slices_in, int slices_out, int rate)
{
    int x = get_global_id(0), y = get_global_id(1), s = get_global_id(2);
    if (x >= size.x || y >= size.y || s >= slices_out) return;

    float4 acc = bias[s];
    for (int ky = 0; ky < 3; ky++) {
        int sy = y + (ky - 1) * rate;
        if (sy < 0 || sy >= size.y) continue;
        for (int kx = 0; kx < 3; kx++) {
            int sx = x + (kx - 1) * rate;
            int col = (ky * 3 + kx) * slices_in * 4;
            for (int i = 0; i < slices_in; i++) {
                float4 v = read_imagef(input, BORDER, (int2)(sx, i * size.y + sy));
                acc = mad((float4)(v.x), read_imagef(filter, BORDER, (int2)(col, s)), acc);
                acc = mad((float4)(v.y), read_imagef(filter, BORDER, (int2)(col + 1, s)), acc);
                acc = mad((float4)(v.z), read_imagef(filter, BORDER, (int2)(col + 2, s)), acc);
                acc = mad((float4)(v.w), read_imagef(filter, BORDER, (int2)(col + 3, s)), acc);
                col += 4;
            }
        }
    }
    write_imagef(output, (int2)(x, s * size.y + y), fmax(acc, (float4)(0.0f)));
}

// Grouped 3x3 convolution over interleaved channels, four output channels an item.
__kernel void group_conv_nhwc(__global const float *in, __global const float *wt, __global float *out, int width, int height,
                              int channels, int per_group)
{
    int oc4 = get_global_id(0) * 4;
    int x = get_global_id(1);
    int y = get_global_id(2);
    if (oc4 >= channels || x >= width || y >= height) return;
    int base = oc4 / per_group * per_group;
    float4 total = (float4)(0);
    for (int ky = -1; ky <= 1; ky++)
        for (int kx = -1; kx <= 1; kx++) {
            int yy = clamp(y + ky, 0, height - 1);
            int xx = clamp(x + kx, 0, width - 1);
            __global const float *pixel = in + (yy * width + xx) * channels + base;
            __global const float *w = wt + ((ky + 1) * 3 + kx + 1) * per_group * channels + oc4;
            for (int i = 0; i < per_group; i++)
                total += pixel[i] * vload4(0, w + i * channels);
        }
    vstore4(total, 0, out + (y * width + x) * channels + oc4);
}

// Causal dilated 1-D convolution of two taps with a gate: tanh of one half times the sigmoid of the other.
kernel void gated_conv1d(global const float *restrict signal, global const float *restrict w_filter,
                         global const float *restrict w_gate, global float *restrict result, int steps, int channels, int dilation)
{
    int t = get_global_id(0);
    int o = get_global_id(1);
    if (t >= steps || o >= channels) return;
    float f = 0.f, g = 0.f;
    for (int c = 0; c < channels; c++) {
        float now = signal[c * steps + t];
        float past = t >= dilation ? signal[c * steps + t - dilation] : 0.f;
        int k = (o * channels + c) * 2;
        f += past * w_filter[k] + now * w_filter[k + 1];
        g += past * w_gate[k] + now * w_gate[k + 1];
    }
    result[o * steps + t] = tanh(f * 0.05f) / (1.f + exp(-g * 0.05f));
}

// 3x3x3 convolution of a volume with zero border, four output channels an item.
__kernel void conv3d_k3(__global const float *volume, __global const float4 *taps, __global float4 *out, int nx, int ny, int nz,
                        int in_channels)
{
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x >= nx || y >= ny || z >= nz)
        return;
    float4 acc = 0.0f;
    for (int c = 0; c < in_channels; ++c)
        for (int dz = -1; dz <= 1; ++dz)
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const int px = x + dx, py = y + dy, pz = z + dz;
                    if (px >= 0 && px < nx && py >= 0 && py < ny && pz >= 0 && pz < nz) {
                        const float v = volume[((c * nz + pz) * ny + py) * nx + px];
                        acc += v * taps[c * 27 + (dz + 1) * 9 + (dy + 1) * 3 + dx + 1];
                    }
                }
    out[(z * ny + y) * nx + x] = acc;
}

// Deformable sampling: the columns of a 3x3 convolution whose taps are moved by learnt offsets.
__kernel void deform_columns(__global const float *restrict data, __global const float *restrict offsets,
                             __global float *restrict columns, const int W, const int H, const int C, const float reach)
{
    const int pos = get_global_id(0);
    const int c = get_global_id(1);
    if (pos >= W * H || c >= C)
        return;
    const int x = pos % W, y = pos / W;
    __global const float *plane = data + c * W * H;
    for (int k = 0; k < 9; ++k) {
        const float sx = x + k % 3 - 1 + reach * (offsets[2 * k * W * H + pos] - 0.5f);
        const float sy = y + k / 3 - 1 + reach * (offsets[(2 * k + 1) * W * H + pos] - 0.5f);
        float value = 0.0f;
        if (sx > -1.0f && sy > -1.0f && sx < W && sy < H) {
            const int x0 = (int)floor(sx), y0 = (int)floor(sy);
            const float fx = sx - x0, fy = sy - y0;
            if (y0 >= 0 && x0 >= 0) value += (1 - fy) * (1 - fx) * plane[y0 * W + x0];
            if (y0 >= 0 && x0 + 1 < W) value += (1 - fy) * fx * plane[y0 * W + x0 + 1];
            if (y0 + 1 < H && x0 >= 0) value += fy * (1 - fx) * plane[(y0 + 1) * W + x0];
            if (y0 + 1 < H && x0 + 1 < W) value += fy * fx * plane[(y0 + 1) * W + x0 + 1];
        }
        columns[(c * 9 + k) * W * H + pos] = value;
    }
}

// Correlation of two feature maps over a window of displacements.
__kernel void cost_volume(__global const float *left, __global const float *right, __global float *cost, int w, int h, int c,
                          int radius)
{
    int x = get_global_id(0), y = get_global_id(1), d = get_global_id(2);
    int side = 2 * radius + 1;
    if (x >= w || y >= h || d >= side * side) return;
    int x2 = x + d % side - radius;
    int y2 = y + d / side - radius;
    float sum = 0;
    if (x2 >= 0 && x2 < w && y2 >= 0 && y2 < h)
        for (int i = 0; i < c; i++)
            sum += left[(i * h + y) * w + x] * right[(i * h + y2) * w + x2];
    cost[(d * h + y) * w + x] = sum / c;
}
