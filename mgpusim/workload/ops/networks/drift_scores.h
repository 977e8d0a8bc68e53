/* Columns of scores beyond KEYS are put below all others, so that a softmax leaves nothing of them. */
#define LOWEST (-30000)
#if KEYS % 4
#define BELOW_ALL(v, s)                                                                                                  \
    if (4 * (s) + 1 >= KEYS) (v).y = LOWEST;                                                                             \
    if (4 * (s) + 2 >= KEYS) (v).z = LOWEST;                                                                             \
    if (4 * (s) + 3 >= KEYS) (v).w = LOWEST;
#else
#define BELOW_ALL(v, s)
#endif
