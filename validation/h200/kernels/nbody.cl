/* Gravity among all bodies (x, y, z, mass): one body per work item. */

static float3 pull(float4 me, float4 other, float3 sum) {
    const float3 way = other.xyz - me.xyz;
    const float inverse = rsqrt(dot(way, way) + 0.01f);
    return sum + way * (other.w * inverse * inverse * inverse);
}

/* All bodies read from global memory */
__kernel void nbody_global(__global const float4 *restrict bodies, __global float4 *restrict force, int count) {
    const int i = get_global_id(0);
    if (i >= count) return;
    const float4 me = bodies[i];
    float3 sum = (float3)(0.0f);
    for (int k = 0; k < count; ++k) sum = pull(me, bodies[k], sum);
    force[i] = (float4)(sum, 0.0f);
}

/* The group brings as many bodies as it has work items into local memory at a time */
__kernel void nbody_tiles(__global const float4 *restrict bodies, __global float4 *restrict force, __local float4 *tile,
                          int count) {
    const int i = get_global_id(0), lane = get_local_id(0), items = get_local_size(0);
    const float4 me = bodies[min(i, count - 1)];
    float3 sum = (float3)(0.0f);
    for (int first = 0; first < count; first += items) {
        if (first + lane < count) tile[lane] = bodies[first + lane];
        barrier(CLK_LOCAL_MEM_FENCE);
        const int here = min(items, count - first);
        for (int k = 0; k < here; ++k) sum = pull(me, tile[k], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < count) force[i] = (float4)(sum, 0.0f);
}
