/* The runner reads a plan that is damaged in a new way each time: damaged_plans suite.plan COUNT. Built with the sanitizers of a
   compiler it ends at the first byte that is read or written out of place. It prints how many plans were read as if whole. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif
#include <setjmp.h>
#include <stdlib.h>
static jmp_buf plan_refused;
#define exit(status) longjmp(plan_refused, 1 + (status))
#define main runner_main
#include "../../mgpusim/calibrate/measuring/runner.c"
#undef main

static uint64_t drawn(uint64_t below) {
    static Random random = {1, 2, 3, 5, 0, 0};
    return next64(&random) % below;
}

/* Cut the text off, or replace, drop or double some of it, or put a number there. */
static size_t damage(char *text, size_t count, size_t room) {
    static const char *const numbers[] = {"0", "1", "255", "65536", "2147483648", "4294967295", "9223372036854775807",
                                          "18446744073709551615", "18446744073709551616", "-1", " ", "\n", "f"};
    size_t at = (size_t)drawn(count), length = (size_t)drawn(40);
    length = length > count - at ? count - at : length;
    switch (drawn(5)) {
    case 0: return at;
    case 1: text[at] = (char)drawn(256); return count;
    case 2: memmove(text + at, text + at + length, count - at - length); return count - length;
    case 3:
        if (count + length > room)
            return count;
        memmove(text + at + length, text + at, count - at);
        return count + length;
    default: {
        const char *number = numbers[drawn(sizeof numbers / sizeof *numbers)];
        size_t end = at, n = strlen(number);
        while (end < count && isdigit((unsigned char)text[end]))
            end++;
        if (count + n > room)
            return count;
        memmove(text + at + n, text + end, count - end);
        memcpy(text + at, number, n);
        return count - (end - at) + n;
    }
    }
}

/* Return a damaged copy of a plan, behind which no byte is its own. */
static char *damaged_copy(const char *text, size_t size, size_t *there) {
    size_t room = size + 256;
    char *copy = take_memory(room);
    memcpy(copy, text, size);
    *there = size;
    for (uint64_t k = 1 + drawn(3); k && *there; k--)
        *there = damage(copy, *there, room);
    char *exact = take_memory(*there + 1);
    memcpy(exact, copy, *there);
    exact[*there] = 0;
    free(copy);
    return exact;
}

int main(int count, char **words) {
    static size_t size, there, n_values;
    static long whole, left;
    static char *text, *copy, *values;
    text = count == 3 ? read_file(words[1], &size) : NULL;
    if (!text)
        return 2;
    Text beside = {0};
    add(&beside, "%s.values", words[1]);
    values = read_file(beside.at, &n_values);
    for (left = atol(words[2]); left > 0; left--) {
        copy = damaged_copy(text, size, &there);
        memset(&plan, 0, sizeof plan);
        asked.plan = words[1], plan.values = values, plan.n_values = n_values;
        if (setjmp(plan_refused) == 0) {
            load_plan(copy, there);
            whole++;
        }
        free(plan.kernels), free(plan.args), free(plan.launches), free(plan.steps), free(plan.pool), free(copy);
    }
    free(text), free(values), free(beside.at);
    printf("%ld\n", whole);
    return 0;
}
