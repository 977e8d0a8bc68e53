/* An item writes COARSE vectors of a tensor into an image, as in listing 5 of Romou (MobiCom'22): a linear index becomes texel
 * coordinates for every write, or once before the loop (ELIMINATED). P elements make a texel. Items share a tensor of `total` texels that
 * caches hold, so that its addresses and not DRAM decide. */
#define P 4
kernel void write_tile(global const float4 *in, write_only image2d_t out, int coarse, int total) {
    const int linear = ((get_global_id(1) * get_global_size(0) + get_global_id(0)) * coarse & (total - 1)) * P;
    const int row = P * get_image_width(out);
#if ELIMINATED
    const int y = linear / row, x = linear % row / P;
    for (int i = 0; i < coarse; i++) write_imagef(out, (int2)(x + i, y), in[i]);
#else
    for (int i = 0; i < coarse; i++)
        write_imagef(out, (int2)((linear + i * P) % row / P, (linear + i * P) / row), in[i]);
#endif
}

/* The same where the tensor is read: COARSE texels are summed. */
constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
kernel void read_tile(read_only image2d_t in, global float4 *out, int coarse, int total) {
    const int item = get_global_id(1) * get_global_size(0) + get_global_id(0);
    const int linear = (item * coarse & (total - 1)) * P, row = P * get_image_width(in);
    float4 sum = 0;
#if ELIMINATED
    const int y = linear / row, x = linear % row / P;
    for (int i = 0; i < coarse; i++) sum += read_imagef(in, texel, (int2)(x + i, y));
#else
    for (int i = 0; i < coarse; i++)
        sum += read_imagef(in, texel, (int2)((linear + i * P) % row / P, (linear + i * P) / row));
#endif
    out[item & (total - 1)] = sum;
}
