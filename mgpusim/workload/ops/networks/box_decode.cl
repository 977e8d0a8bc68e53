/* Boxes of detectors before their suppression, BOXES for each of IMAGES. Each launch is one of these, by PART:
 *
 * 0 multibox_prior      default boxes of a grid of WIDTH columns: a centre in each cell, and PRIORS extents around it, in a table
 * 1 multibox_transform  encoded boxes as offsets from default boxes, as two corners (Liu et al., "SSD", ECCV 2016, section 2.2)
 * 2 yolo_decode         a grid of PRIORS boxes for each cell: centre, extent, objectness and CLASSES (arXiv 1804.02767, section 2.1)
 *
 * An item of the parts 0 and 1 has EACH boxes, of part 2 WHOLE is a box with all its classes; else it is one class of a box.
 * CORNERS       default boxes are two corners, not centre and extent
 * VARIED        rows of variances follow the default boxes
 * CLIP          to 0 and 1
 * BEHIND        boxes of the network before those of this grid; TOTAL of all its grids
 */
float4 clipped(float4 box) { return CLIP ? clamp(box, 0.0f, 1.0f) : box; }
#if PART == 0
constant float2 EXTENTS[PRIORS] = { EXTENTS_TABLE };
kernel void multibox_prior(global float *restrict to_boxes) {
    const int first = get_global_id(0) * EACH;
    for (int i = first; i < min(first + EACH, BOXES); ++i) {
        const int cell = i / PRIORS;
        const float2 centre = ((float2)(cell % WIDTH, cell / WIDTH) + OFFSET) * (float2)(STEP_X, STEP_Y);
        const float2 extent = EXTENTS[i % PRIORS];
        const float4 box = CORNERS ? (float4)(centre - 0.5f * extent, centre + 0.5f * extent) : (float4)(centre, extent);
        vstore4(clipped(box), i, to_boxes);
#if VARIED
        vstore4((float4)(VARIANCES), BOXES + i, to_boxes);
#endif
    }
}
#elif PART == 1
kernel void multibox_transform(
    global const float *restrict encoded, global const float *restrict priors, global float *restrict boxes) {
    const int first = get_global_id(0) * EACH, image = get_global_id(1);
    if (image >= IMAGES) return;
    for (int i = first; i < min(first + EACH, BOXES); ++i) {
        float4 prior = vload4(i, priors);
#if CORNERS
        prior = (float4)(0.5f * (prior.xy + prior.zw), prior.zw - prior.xy);
#endif
#if VARIED
        const float4 code = vload4(image * BOXES + i, encoded) * vload4(BOXES + i, priors);
#else
        const float4 code = vload4(image * BOXES + i, encoded) * (float4)(VARIANCES);
#endif
        const float2 centre = code.xy * prior.zw + prior.xy, half_extent = 0.5f * exp(code.zw) * prior.zw;
        vstore4(clipped((float4)(centre - half_extent, centre + half_extent)), image * BOXES + i, boxes);
    }
}
#else
#define SIGMOID(v) (1.0f / (1.0f + exp(-(v))))
constant float2 EXTENTS[PRIORS] = { EXTENTS_TABLE };
kernel void yolo_decode(global const float *restrict grid, global float *restrict boxes, global float *restrict scores) {
#if WHOLE
    const int i = get_global_id(0), image = get_global_id(1), first = 0, end = CLASSES;
#else
    const int first = get_global_id(0), end = first + 1, i = get_global_id(1), image = get_global_id(2);
    if (first >= CLASSES) return;
#endif
    if (i >= BOXES || image >= IMAGES) return;
    const int from = (image * BOXES + i) * (5 + CLASSES), to = image * TOTAL + BEHIND + i;
    const float sure = SIGMOID(grid[from + 4]);
    for (int class = first; class < end; ++class) scores[to * CLASSES + class] = sure * SIGMOID(grid[from + 5 + class]);
    if (first == 0) {
        const float4 code = vload4(0, grid + from);
        const int cell = i / PRIORS;
        const float2 offset = (float2)(cell % WIDTH, cell / WIDTH);
        const float2 centre = ((float2)(SIGMOID(code.x), SIGMOID(code.y)) + offset) * (float2)(STEP_X, STEP_Y);
        vstore4((float4)(centre, exp(code.zw) * EXTENTS[i % PRIORS]), to, boxes);
    }
}
#endif
