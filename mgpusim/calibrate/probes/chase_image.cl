/* Pointer chase over a one-dimensional image of four 32-bit channels: texel i holds the index of the next one.
 *
 * One work item, 16 dependent fetches a round. A row of texels has no tiles, so that a stride in bytes means what it says.
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
#define STEP at = read_imagei(chain, texel, at).x;

__kernel void chase_image(__read_only image1d_t chain, __global int *restrict last, int start, int rounds) {
    int at = start;
    for (int i = 0; i < rounds; ++i) {
        STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP
    }
    if (at < 0) last[0] = at;
}

/* A chase that stays where it is: each texel of a plane of zeros says (0, 0). The latency of kernels' usual images, and no more. */
__constant sampler_t plane = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
#define STAY here = read_imagei(from, plane, here).xy;

__kernel void chase_texel(__read_only image2d_t from, __global int *restrict last, int rounds) {
    int2 here = (int2)(0);
    for (int i = 0; i < rounds; ++i) {
        STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY STAY
    }
    if (here.x < 0) last[0] = here.x;
}
