/* Regions of an image, HEIGHT x WIDTH pixels of CHANNELS, brought to ROWS x COLUMNS bins each: REGIONS of them, channels last.
 *
 * ROI_POOL      the maximum of whole pixels (Girshick, "Fast R-CNN", ICCV 2015); else of SAMPLES x SAMPLES points of a bin, read
 *               between pixels, the mean or with MAXIMUM the largest (He et al., "Mask R-CNN", ICCV 2017, section 3)
 * SAMPLES       0: as many as a bin has pixels
 * SCALE         pixels of the image for one of the regions' coordinates; SHIFT (0.5 or 0) between corners and centres of pixels
 * FIRST         number of the first coordinate in a region of ROI_WIDTH numbers; IMAGE_FROM: 0 there is one image, 1 the region's
 *               first number says which, 2 the buffer `images` does
 * SERIAL        the naive form: an item for a bin with all its channels; else for a channel of a bin
 */
#define PIXEL(y, x) features[((image * HEIGHT + (y)) * WIDTH + (x)) * CHANNELS + c]
#if ROI_POOL
float bin_of(global const float *restrict features, float4 roi, int image, int row, int column, int c) {
    const int4 at = convert_int4(floor(roi * SCALE + 0.5f));
    const float high = max(at.w - at.y + 1, 1) / (float)ROWS, wide = max(at.z - at.x + 1, 1) / (float)COLUMNS;
    const int top = clamp((int)floor(row * high) + at.y, 0, HEIGHT), bottom = clamp((int)ceil((row + 1) * high) + at.y, 0, HEIGHT);
    const int left = clamp((int)floor(column * wide) + at.x, 0, WIDTH), right = clamp((int)ceil((column + 1) * wide) + at.x, 0, WIDTH);
    float most = bottom > top && right > left ? -FLT_MAX : 0.0f;
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) most = fmax(most, PIXEL(y, x));
    return most;
}
#else
float bin_of(global const float *restrict features, float4 roi, int image, int row, int column, int c) {
    const float4 at = roi * SCALE - SHIFT;
    float2 extent = at.zw - at.xy;
    if (SHIFT == 0.0f) extent = fmax(extent, 1.0f);
    const float2 bin = extent / (float2)(COLUMNS, ROWS);
    const int down = SAMPLES > 0 ? SAMPLES : (int)ceil(bin.y), across = SAMPLES > 0 ? SAMPLES : (int)ceil(bin.x);
    float found = MAXIMUM ? -FLT_MAX : 0.0f;
    for (int j = 0; j < down; ++j)
        for (int i = 0; i < across; ++i) {
            float y = at.y + bin.y * (row + (j + 0.5f) / down), x = at.x + bin.x * (column + (i + 0.5f) / across);
            const float inside = y >= -1.0f && y <= HEIGHT && x >= -1.0f && x <= WIDTH ? 1.0f : 0.0f;
            y = clamp(y, 0.0f, HEIGHT - 1.0f);
            x = clamp(x, 0.0f, WIDTH - 1.0f);
            const int top = y, left = x, bottom = min(top + 1, HEIGHT - 1), right = min(left + 1, WIDTH - 1);
            const float v = y - top, u = x - left;
            const float4 near = inside * (float4)(PIXEL(top, left), PIXEL(top, right), PIXEL(bottom, left), PIXEL(bottom, right));
            const float4 part = near * (float4)((1 - v) * (1 - u), (1 - v) * u, v * (1 - u), v * u);
            if (MAXIMUM) found = fmax(found, fmax(fmax(part.x, part.y), fmax(part.z, part.w)));
            else found += part.x + part.y + part.z + part.w;
        }
    const int count = max(down * across, 1);
    return MAXIMUM ? (down * across > 0 ? found : 0.0f) : found / count;
}
#endif

kernel void roi(
    global const float *restrict features, global const float *restrict regions,
#if IMAGE_FROM == 2
    global const float *restrict images,
#endif
    global float *restrict dst) {
#if SERIAL
    const int bin = get_global_id(0), region = get_global_id(1), first = 0, end = CHANNELS;
#else
    const int first = get_global_id(0), end = first + 1, bin = get_global_id(1), region = get_global_id(2);
    if (first >= CHANNELS) return;
#endif
    if (bin >= ROWS * COLUMNS || region >= REGIONS) return;
    const float4 at = vload4(0, regions + region * ROI_WIDTH + FIRST);
#if IMAGE_FROM == 2
    const int image = clamp((int)images[region], 0, IMAGES - 1);
#elif IMAGE_FROM == 1
    const int image = clamp((int)regions[region * ROI_WIDTH], 0, IMAGES - 1);
#else
    const int image = 0;
#endif
    for (int c = first; c < end; ++c)
        dst[(region * ROWS * COLUMNS + bin) * CHANNELS + c] = bin_of(features, at, image, bin / COLUMNS, bin % COLUMNS, c);
}
