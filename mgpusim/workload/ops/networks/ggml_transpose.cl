/* Rows of floats as columns of halves: DST has four rows in a texel, and the inputs below each other.
 *
 * ROWS INPUTS   NDRange: slices of inputs, slices of rows. Structure: ggml-org/ggml at 55bc932,
 * src/ggml-opencl/kernels/transpose.cl, kernel_transpose_32_16.
 */
#include "tensor.h"
#include "ggml.h"

#define SLICE_ROWS ((ROWS + 7) / 8 * 2)

kernel void ggml_transpose(read_only image1d_buffer_t src, write_only image1d_buffer_t dst) {
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= INPUTS / 4 || y >= SLICE_ROWS) return;
    float4 rows[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
        rows[i] = y * 4 + i < ROWS ? read_imagef(src, (y * 4 + i) * (INPUTS / 4) + x) : (float4)(0);
    write_imagef(dst, x * 4 * SLICE_ROWS + y, (float4)(rows[0].x, rows[1].x, rows[2].x, rows[3].x));
    write_imagef(dst, (x * 4 + 1) * SLICE_ROWS + y, (float4)(rows[0].y, rows[1].y, rows[2].y, rows[3].y));
    write_imagef(dst, (x * 4 + 2) * SLICE_ROWS + y, (float4)(rows[0].z, rows[1].z, rows[2].z, rows[3].z));
    write_imagef(dst, (x * 4 + 3) * SLICE_ROWS + y, (float4)(rows[0].w, rows[1].w, rows[2].w, rows[3].w));
}
