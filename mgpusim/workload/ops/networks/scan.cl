/* Prefix sums of LINES lines of LENGTH numbers of TYPE, each INNER behind the one before. Each launch is one of these, by PART:
 *
 * 0 scan_up        the up-sweep: an item sums its EACH numbers in a register: SHARES sums of a line
 * 1 scan_sums      a group of GROUP for each line: what comes before each of its LENGTH sums; in local memory after Hillis and Steele
 * 2 scan_down      the down-sweep: an item adds what comes before it to the sums of its EACH numbers
 * 3 scan_serial    the naive form: an item for each line
 *
 * EXCLUSIVE        what comes before a number, without it
 * REVERSE          from the end of a line on
 */
#define NUMBER(line, i) (((line) / INNER * LENGTH + (REVERSE ? LENGTH - 1 - (i) : (i))) * INNER + (line) % INNER)
#if PART == 0
kernel void scan_up(global const TYPE *restrict src, global TYPE *restrict sums) {
    const int share = get_global_id(0), line = get_global_id(1);
    if (share >= SHARES || line >= LINES) return;
    TYPE sum = 0;
    for (int i = share * EACH; i < min(share * EACH + EACH, LENGTH); ++i) sum += src[NUMBER(line, i)];
    sums[line * SHARES + share] = sum;
}
#elif PART == 1
__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void scan_sums(global const TYPE *restrict src, global TYPE *restrict before) {
    local TYPE held[2][GROUP];
    const int item = get_local_id(0), line = get_group_id(0) * LENGTH;
    const int first = item * EACH, last = min(first + EACH, LENGTH);
    TYPE own = 0;
    for (int i = first; i < last; ++i) own += src[line + i];
    held[0][item] = own;
    int from = 0;
    for (int apart = 1; apart < GROUP; apart *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        held[1 - from][item] = held[from][item] + (item >= apart ? held[from][max(item - apart, 0)] : (TYPE)0);
        from = 1 - from;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    TYPE sum = item > 0 ? held[from][max(item - 1, 0)] : (TYPE)0;
    for (int i = first; i < last; ++i) {
        before[line + i] = sum;
        sum += src[line + i];
    }
}
#elif PART == 2
kernel void scan_down(global const TYPE *restrict src, global const TYPE *restrict before, global TYPE *restrict dst) {
    const int share = get_global_id(0), line = get_global_id(1);
    if (share >= SHARES || line >= LINES) return;
    TYPE sum = before[line * SHARES + share];
    for (int i = share * EACH; i < min(share * EACH + EACH, LENGTH); ++i) {
        const TYPE next = sum + src[NUMBER(line, i)];
        dst[NUMBER(line, i)] = EXCLUSIVE ? sum : next;
        sum = next;
    }
}
#else
kernel void scan_serial(global const TYPE *restrict src, global TYPE *restrict dst) {
    const int line = get_global_id(0);
    if (line >= LINES) return;
    TYPE sum = 0;
    for (int i = 0; i < LENGTH; ++i) {
        const TYPE next = sum + src[NUMBER(line, i)];
        dst[NUMBER(line, i)] = EXCLUSIVE ? sum : next;
        sum = next;
    }
}
#endif
