/* Suppression of overlapping boxes: CLASSES lists of BOXES candidates for each of IMAGES. Each launch is one of these, by PART:
 *
 * 0 candidates       scores as keys, the boxes of a class in line; those not above SCORE become INVALID. An item has EACH of them
 * 1 suppress         a group of GROUP for each list: its TOP sorted candidates in turn, each against all behind it at once
 * 2 suppress_serial  the naive form: an item for each list
 * 3 compact          what is kept goes to the place that the prefix sum `before` says; the rest of the slots become invalid
 * 4 reset            the naive form: all slots invalid, and the counters zero
 * 5 claim            the naive form: what is kept counts up an atomic for its slot, so that slots are in any order
 * 6 take             the first DETECTIONS of the sorted slots, as rows or apart
 *
 * Candidates are sorted by order.h between 0 and 1, slots between 3 and 6. A position `at` is that in all keys: of image, class, box.
 * LINES        parts whose slots are counted apart: images, or one
 * SLOTS        of a line
 * MOST         kept of a class
 * SHARED       candidates lie in local memory
 * ROWS         slots are rows of image, class and box; else key and position
 */
#include "boxes.h"
#define INVALID (-FLT_MAX)
#define LISTS (IMAGES * CLASSES)
#define BOX(list, at) corners(vload4((list) / CLASSES * BOXES + (at) % BOXES, boxes)) /* of a foreign list, too: positions may be any */
#if PART == 0
kernel void candidates(global const float *restrict scores, global float *restrict keys) {
    const int first = get_global_id(0) * EACH, list = get_global_id(1);
    if (first >= BOXES || list >= LISTS) return;
    for (int box = first; box < min(first + EACH, BOXES); ++box) {
#if CLASSES_LAST
        const float score = scores[(list / CLASSES * BOXES + box) * ALL + FIRST + list % CLASSES];
#else
        const float score = scores[(list / CLASSES * ALL + FIRST + list % CLASSES) * BOXES + box];
#endif
        keys[list * BOXES + box] = score > SCORE ? score : INVALID;
    }
}
#elif PART == 1
__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void suppress(
    global const float *restrict keys, global const int *restrict at, global const float *restrict boxes, global int *restrict kept) {
#if SHARED
    local float4 box[TOP];
#define TAKEN(i) box[i]
#else
#define TAKEN(i) BOX(list, at[list * BOXES + (i)])
#endif
    local char out[TOP];
    local char chosen[TOP];
    const int item = get_local_id(0), list = get_group_id(0);
    for (int i = item; i < TOP; i += GROUP) {
#if SHARED
        box[i] = BOX(list, at[list * BOXES + i]);
#endif
        out[i] = keys[list * BOXES + i] <= INVALID;
    }
    int count = 0;
    for (int i = 0; i < TOP; ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const int alive = !out[i] && count < MOST;
        if (item == 0) chosen[i] = alive;
        if (!alive) continue;
        ++count;
        const float4 own = TAKEN(i);
        for (int other = i + 1 + item; other < TOP; other += GROUP)
            if (overlap(own, TAKEN(other))) out[other] = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = item; i < TOP; i += GROUP) kept[list * TOP + i] = chosen[i];
}
#elif PART == 2
kernel void suppress_serial(
    global const float *restrict keys, global const int *restrict at, global const float *restrict boxes, global int *kept) {
    const int list = get_global_id(0);
    if (list >= LISTS) return;
    for (int i = 0; i < TOP; ++i) kept[list * TOP + i] = keys[list * BOXES + i] > INVALID;
    int count = 0;
    for (int i = 0; i < TOP; ++i) {
        const int alive = kept[list * TOP + i] && count < MOST;
        kept[list * TOP + i] = alive;
        if (!alive) continue;
        ++count;
        const float4 own = BOX(list, at[list * BOXES + i]);
        for (int other = i + 1; other < TOP; ++other)
            if (overlap(own, BOX(list, at[list * BOXES + other]))) kept[list * TOP + other] = 0;
    }
}
#elif PART == 3 || PART == 5
#define IN_LINE (LISTS / LINES * TOP)
#if ROWS
#define PUT(slot, key, at) { \
    slots[(slot) * 3] = (at) / (CLASSES * BOXES); \
    slots[(slot) * 3 + 1] = FIRST + (at) / BOXES % CLASSES; \
    slots[(slot) * 3 + 2] = (at) % BOXES; \
}
#define PUT_NONE(slot) slots[(slot) * 3] = slots[(slot) * 3 + 1] = slots[(slot) * 3 + 2] = -1.0f;
#else
#define PUT(slot, key, at) { \
    slots[slot] = key; \
    slot_at[slot] = at; \
}
#define PUT_NONE(slot) { \
    slots[slot] = INVALID; \
    slot_at[slot] = 0; \
}
#endif
kernel void ENTRY(
    global const int *restrict kept,
#if PART == 3
    global const int *restrict before,
#endif
    global const float *restrict keys, global const int *restrict at,
#if PART == 5
    global int *counts,
#endif
    global float *restrict slots
#if !ROWS
    , global int *restrict slot_at
#endif
) {
    const int i = get_global_id(0), line = get_global_id(1);
    if (i >= max(IN_LINE, SLOTS) || line >= LINES) return;
    const int whole = line * IN_LINE + i, from = whole / TOP * BOXES + whole % TOP;
#if PART == 3
    const int last = line * IN_LINE + IN_LINE - 1, total = before[last] + kept[last];
    if (i < IN_LINE && kept[whole]) PUT(line * SLOTS + before[whole], keys[from], at[from])
    if (i >= total && i < SLOTS) PUT_NONE(line * SLOTS + i)
#else
    if (i < IN_LINE && kept[whole]) {
        const int slot = line * SLOTS + atomic_inc(&counts[line]) % SLOTS;
        PUT(slot, keys[from], at[from])
    }
#endif
}
#elif PART == 4
kernel void reset(
    global int *restrict counts, global float *restrict slots
#if !ROWS
    , global int *restrict slot_at
#endif
) {
    const int i = get_global_id(0);
    if (i < LINES) counts[i] = 0;
#if ROWS
    if (i < 3 * LINES * SLOTS) slots[i] = -1.0f;
#else
    if (i >= LINES * SLOTS) return;
    slots[i] = INVALID;
    slot_at[i] = 0;
#endif
}
#else
#define KEY(i) keys[image * SLOTS + (i)]
kernel void take(
    global const float *restrict keys, global const int *restrict at, global const int *restrict slot_at,
    global const float *restrict boxes,
#if APART
    global float *restrict to_boxes, global float *restrict to_classes, global float *restrict to_scores,
    global float *restrict to_counts
#else
    global float *restrict rows
#endif
) {
    const int i = get_global_id(0), image = get_global_id(1);
    if (i >= DETECTIONS || image >= IMAGES) return;
    const int row = image * DETECTIONS + i;
    float class = -1.0f, score = -1.0f;
    float4 box = (float4)(-1.0f);
    int valid = 0;
    if (i < SLOTS && KEY(i) > INVALID) {
        const int from = slot_at[image * SLOTS + at[image * SLOTS + i] % SLOTS];
        valid = 1;
        class = CLASS_FROM + from / BOXES % CLASSES;
        score = KEY(i);
        box = BOX(image * CLASSES, from);
    }
#if APART
    vstore4(valid ? box : (float4)(0.0f), row, to_boxes);
    to_classes[row] = valid ? class : 0.0f;
    to_scores[row] = valid ? score : 0.0f;
    const int more = i + 1 < min(DETECTIONS, SLOTS) && KEY(min(i + 1, SLOTS - 1)) > INVALID;
    if (valid && !more) to_counts[image] = i + 1;
    if (i == 0 && !valid) to_counts[image] = 0.0f;
#else
    rows[row * 6] = class;
    rows[row * 6 + 1] = score;
    vstore4(box, 0, rows + row * 6 + 2);
#endif
}
#endif
