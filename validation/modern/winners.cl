/* Copies and sums of vectors with the parameters that CLBlast tunes, by kernels of our own: width VW, work per item WPT, the group. */
#define JOIN(a, b) a##b
#define VECTOR(n) JOIN(float, n)
#if VW == 1
typedef float T;
#else
typedef VECTOR(VW) T;
#endif

kernel void copy(global const T *restrict from, global T *restrict to, int columns) {
    for (int w = 0; w < WPT; w++) {
        const int row = (get_group_id(1) * WPT + w) * get_local_size(1) + get_local_id(1);
        const int at = row * columns + get_global_id(0);
        to[at] = from[at];
    }
}

kernel void axpy(global const T *restrict x, global T *restrict y, float a) {
    for (int w = 0; w < WPT; w++) {
        const int at = w * get_global_size(0) + get_global_id(0);
        y[at] += a * x[at];
    }
}
