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
