/* Boxes of four numbers: two corners in any order, or with CENTRES a centre and an extent. Their corners, lowest first, and whether
 * two of these share more than IOU of the area that they cover together.
 */
float4 corners(float4 box) {
#if CENTRES
    return (float4)(box.xy - 0.5f * box.zw, box.xy + 0.5f * box.zw);
#else
    return (float4)(fmin(box.xy, box.zw), fmax(box.xy, box.zw));
#endif
}

int overlap(float4 a, float4 b) {
    const float2 both = fmax(fmin(a.zw, b.zw) - fmax(a.xy, b.xy), (float2)(0.0f));
    const float2 of_a = a.zw - a.xy, of_b = b.zw - b.xy;
    const float shared = both.x * both.y;
    return shared > IOU * (of_a.x * of_a.y + of_b.x * of_b.y - shared);
}
