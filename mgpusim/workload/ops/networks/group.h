/* Work groups that reduce in local memory: ITEMS work items (a power of two) for each of PARTS results. Include after tensor.h.
 *
 * HALVE(parts, MERGE)   parts[PARTS][ITEMS] becomes its merge in parts[part][0], seen by all; `item` of ITEMS, `part`
 */
#define HALVE(parts, MERGE)                                                                                \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                          \
    for (int half_of = ITEMS / 2; half_of > 0; half_of /= 2) {                                             \
        if (item < half_of) parts[part][item] = MERGE(parts[part][item], parts[part][item + half_of]);     \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                      \
    }
#define SUM_OF(a, b) ((a) + (b))
#define MAX_OF(a, b) max(a, b)
