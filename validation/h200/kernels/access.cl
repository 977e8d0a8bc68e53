/* Ways to walk memory: strides, gather and scatter by index, arrays of structures and structures of arrays. */

/* Sum of a column: out[i] = in[i * stride] + in[i * stride + 1] */
__kernel void strided_read(__global const float *restrict in, __global float *restrict out, int stride, int count) {
    const int i = get_global_id(0);
    if (i < count) out[i] = in[i * stride] + in[i * stride + 1];
}

/* out[i * stride] = in[i] */
__kernel void strided_write(__global const float *restrict in, __global float *restrict out, int stride, int count) {
    const int i = get_global_id(0);
    if (i < count) out[i * stride] = in[i];
}

/* out[i] = table[index[i]] */
__kernel void gather_index(__global const int *restrict index, __global const float *restrict table,
                           __global float *restrict out, int count) {
    const int i = get_global_id(0);
    if (i < count) out[i] = table[index[i]];
}

/* out[i] = sum of the four float4 at index[4 i .. 4 i + 3] */
__kernel void gather_float4(__global const int4 *restrict index, __global const float4 *restrict table,
                            __global float4 *restrict out, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    const int4 at = index[i];
    out[i] = table[at.x] + table[at.y] + table[at.z] + table[at.w];
}

/* out[index[i]] = in[i] */
__kernel void scatter_index(__global const int *restrict index, __global const float *restrict in,
                            __global float *restrict out, int count) {
    const int i = get_global_id(0);
    if (i < count) out[index[i]] = in[i];
}

typedef struct {
    float x, y, z, mass;
    float vx, vy, vz, age;
} Particle;

/* Moves particles that are structures in an array. */
__kernel void particles_aos(__global Particle *restrict particles, float dt, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    __global Particle *p = &particles[i];
    p->x += dt * p->vx;
    p->y += dt * p->vy;
    p->z += dt * p->vz;
    p->age += dt;
}

/* The same with one array per component: eight planes of `count` floats in one buffer. */
__kernel void particles_soa(__global float *restrict planes, float dt, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    planes[i] += dt * planes[4 * count + i];
    planes[count + i] += dt * planes[5 * count + i];
    planes[2 * count + i] += dt * planes[6 * count + i];
    planes[7 * count + i] += dt;
}

/* Every work item follows its own chain of indices for `steps` links. */
__kernel void chase_many(__global const int *restrict next, __global int *restrict last, int steps, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    int at = next[i];
    for (int s = 0; s < steps; ++s) at = next[at];
    last[i] = at;
}
