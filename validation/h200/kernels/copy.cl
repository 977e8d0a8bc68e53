/* Copy and fill with one element of type T, whatever it is, per work item. */
#ifndef T
#define T float
#endif

/* out = in, one element per work item */
__kernel void stream_copy(__global const T *restrict in, __global T *restrict out, int count) {
    const int i = get_global_id(0);
    if (i < count) out[i] = in[i];
}

/* out = value */
__kernel void stream_fill(__global T *restrict out, int value, int count) {
    const int i = get_global_id(0);
    if (i < count) out[i] = (T)(value);
}
