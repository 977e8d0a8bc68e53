/* The first COUNT of each of LINES sorted segments of LENGTH: keys, and with POSITIONS where they were in their segment.
 *
 * NDRange: COUNT, LINES.
 */
kernel void ranks(
    global const float *restrict keys, global const int *restrict at
#if VALUES
    , global float *restrict to_keys
#endif
#if POSITIONS
    , global float *restrict to_at
#endif
) {
    const int i = get_global_id(0), line = get_global_id(1);
    if (i >= COUNT || line >= LINES) return;
#if VALUES
    to_keys[line * COUNT + i] = keys[line * LENGTH + i];
#endif
#if POSITIONS
    to_at[line * COUNT + i] = at[line * LENGTH + i] % LENGTH;
#endif
}
