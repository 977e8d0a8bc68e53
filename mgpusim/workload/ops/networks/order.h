/* The order of numbers that are sorted in segments of LENGTH, side by side: of segments, of keys, of positions before.
 *
 * DESCENDING   the largest key of a segment comes first
 * A pair is a key and the position `at` that it had in the flat array. No two pairs are equal, so that every sort is stable.
 */
int comes_before(float key_a, int at_a, float key_b, int at_b) {
    const int segment_a = at_a / LENGTH, segment_b = at_b / LENGTH;
    if (segment_a != segment_b) return segment_a < segment_b;
    if (key_a != key_b) return DESCENDING ? key_a > key_b : key_a < key_b;
    return at_a < at_b;
}
