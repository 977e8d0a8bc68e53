/* Texture layout and bandwidth by footprint: groups of any shape walk over an image, each step one group's shape to the right.
 *
 * The image is 2^wide_bits texels wide and high_mask + 1 high, a power of two; at the right edge the walk goes on a group below.
 * Four fetches a round.
 */
__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void image_walk(__read_only image2d_t from, __global float4 *restrict to, int wide_bits, int high_mask, uint spacing,
                         uint blocks, int rounds) {
    int w = (int)get_local_size(0), h = (int)get_local_size(1), wide_mask = (1 << wide_bits) - 1;
    int at = (int)(((uint)get_group_id(0) * spacing) & (blocks - 1)) * w; /* along a strip of groups, in texels of x */
    int x = (int)get_local_id(0), y = (int)get_local_id(1);
    float4 sum = (float4)(0.0f);
    for (int i = 0; i < rounds; ++i) {
        for (int k = 0; k < 4; ++k) {
            sum += read_imagef(from, texel, (int2)((at & wide_mask) + x, ((at >> wide_bits) * h & high_mask) + y));
            at += w;
        }
    }
    if (sum.x + sum.y + sum.z + sum.w < 0.0f) to[get_global_id(0)] = sum; /* texels are not negative */
}

/* Image writes: each work item writes 8 texels of its own a round, one below the other; neighbours beside each other. */
__kernel void image_store(__write_only image2d_t to, int rounds) {
    int x = (int)get_local_id(0), y = 8 * (int)get_group_id(0);
    for (int i = 0; i < rounds; ++i)
        for (int k = 0; k < 8; ++k) write_imagef(to, (int2)(x, y + k), (float4)((float)i));
}
