/* Kernels whose names, macros and declarations would clash with anything: what a rewriter must not be fooled by. */
#define SIZE 8
#ifndef DIMS
#define DIMS 4 /* one more than there are: PoCL errs on it */
#endif
#define SQUARE(x) ((x) * (x))
#ifdef HALVED
#define SCALE 0.5f
#else
#define SCALE 2.0f
#endif

enum mode { PLAIN, TWICE = 2, COUNT = 4 };

typedef struct value {
    int size; /* a member called like the function below */
    struct { short low, high; } part;
    float item[COUNT];
} value;

typedef struct { int x, y; } pair __attribute__((aligned(8)));

__constant float table[COUNT] = {1.0f, 2.0f, 4.0f, 8.0f};
constant int item = 3, shared = 5;
const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

int size(value v);
int place(uint d); /* asks which work item runs, for a dimension not known here */
static inline float scaled(float x) { return x * SCALE * table[TWICE]; }
int flat(void);

int size(value v) { return v.size + v.part.low; }

int place(uint d) {
    int sum = 0;
    for (uint i = 0; i <= d; ++i) sum += (int)(get_global_id(i) * (10 * i + 1)) + (int)get_num_groups(i) * 1000;
    return sum;
}

int flat() { return (int)(place(get_work_dim() - 1) + get_local_size(0) * get_group_id(1)); }

/* every work-item function, with dimensions that exist and one that does not */
__kernel void ask(__global int *out, int stride) {
    const size_t at = get_global_id(0) - get_global_offset(0) + (get_global_id(1) - get_global_offset(1)) * get_global_size(0) +
                      (get_global_id(2) - get_global_offset(2)) * get_global_size(0) * get_global_size(1);
    __global int *mine = out + at * stride;
    for (uint d = 0; d < DIMS; ++d) {
        mine[7 * d + 0] = (int)get_global_id(d);
        mine[7 * d + 1] = (int)get_group_id(d);
        mine[7 * d + 2] = (int)get_local_id(d);
        mine[7 * d + 3] = (int)get_global_size(d);
        mine[7 * d + 4] = (int)get_local_size(d);
        mine[7 * d + 5] = (int)get_num_groups(d);
        mine[7 * d + 6] = (int)get_global_offset(d);
    }
    mine[28] = get_work_dim();
    mine[29] = flat();
}

/* members, tags, enum constants and swizzles that look like names of file scope */
__kernel void members(__global float4 *out, __global const float *in) {
    const int i = get_global_id(0);
    value v = {.size = item + i, .part = {.low = 1, .high = 2}, .item = {in[i], SQUARE(in[i]), 0.25f, scaled(in[i])}};
    struct value copy = v;
    struct value *p = &copy;
    pair q = {.x = p->size, .y = size(copy)};
    p->item[COUNT - 2] += shared;
    out[i] = (float4)(v.item[0], p->item[1], q.x + q.y + p->part.high, p->item[3]).wzyx;
    out[i].x += p->item[2] + PLAIN;
}

/* local memory of several types, an extent that only the body knows, a name that is also a member */
__kernel __attribute__((reqd_work_group_size(SIZE, 2, 1)))
void tiles(__global float *restrict out, __global const float *restrict in, __local float4 *passed, __local uchar *bytes) {
    const int rows = 2;
    __local float tile[2][SIZE + 1], edge;
    __local pair last[rows][SIZE];
    __local volatile int counter;
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0);
    tile[ly][lx] = in[y * w + x];
    last[ly][lx].x = x;
    last[ly][lx].y = y;
    if (lx == 0 && ly == 0) {
        edge = in[get_group_id(0)];
        counter = 0;
    }
    passed[ly * SIZE + lx] = (float4)(lx, ly, x, y);
    bytes[ly * SIZE + lx] = (uchar)(x * 3 + y);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc((volatile __local int *)&counter);
    for (int s = SIZE / 2; s > 0; s >>= 1) {
        if (lx < s) tile[ly][lx] += tile[ly][lx + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float4 other = passed[(1 - ly) * SIZE + (SIZE - 1 - lx)];
    out[y * w + x] = tile[ly][0] + edge + counter + other.x + other.y * 2 + other.z * 4 + other.w * 8 + bytes[lx] +
                     last[1 - ly][lx].y + (float)sizeof(tile);
}

/* an early return, an image through a program-scope sampler, no barrier */
__kernel void fetch(__read_only image2d_t source, __write_only image2d_t target, int2 bounds) {
    const int2 at = (int2)(get_global_id(0), get_global_id(1));
    if (at.x >= bounds.x || at.y >= bounds.y) return;
    write_imagef(target, at, read_imagef(source, nearest, at + 1) * SCALE);
}

/* spins until another work item has written: no part of a fused launch may */
__kernel void wait_for_all(__global volatile int *arrived, __global int *out) {
    atomic_inc(arrived);
    while (*arrived < (int)get_global_size(0)) {}
    out[get_global_id(0)] = 1;
}

/* adds floats by compare and exchange: retries, but waits for nobody */
__kernel void add_floats(__global volatile int *sum, __global const float *in) {
    int old = *sum, seen;
    do {
        seen = old;
        old = atomic_cmpxchg(sum, seen, as_int(as_float(seen) + in[get_global_id(0)]));
    } while (old != seen);
}

/* waits at barriers as often as its group says */
__kernel void uneven(__global int *out, __local int *box) {
    box[get_local_id(0)] = 0;
    for (int i = 0; i < (int)get_group_id(0); ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
        box[get_local_id(0)] += i;
    }
    out[get_global_id(0)] = box[get_local_id(0)];
}

/* reads what it writes: running a group twice shows */
__kernel void in_place(__global int *data, __local int *box) {
    box[get_local_id(0)] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] += box[get_local_size(0) - 1 - get_local_id(0)];
}

/* the same, to another buffer */
__kernel void reverse(__global const int *in, __global int *out, __local int *box) {
    box[get_local_id(0)] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = box[get_local_size(0) - 1 - get_local_id(0)];
}
