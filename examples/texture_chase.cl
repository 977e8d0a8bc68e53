/* Latency of the texture path: one work item follows a chain through an image, each fetch needing the one before.
 *
 * The texel at linear index i holds the index of the next one. The image is 2^LOG2_WIDTH texels wide. The chain repeats, so
 * after the first round it hits in whichever cache holds it: time over steps is the latency of that level.
 */
#ifndef LOG2_WIDTH
#define LOG2_WIDTH 8
#endif

__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void texture_chase(__read_only image2d_t chain, __global int *restrict last, int steps) {
    int at = 0;
    for (int i = 0; i < steps; ++i) {
        at = read_imagei(chain, texel, (int2)(at & ((1 << LOG2_WIDTH) - 1), at >> LOG2_WIDTH)).x;
    }
    last[0] = at; /* without a result the compiler would drop the loop */
}
