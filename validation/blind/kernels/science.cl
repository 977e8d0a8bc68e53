// Lennard-Jones forces from neighbour lists, neighbours of one number side by side.
__kernel void lj_neighbours(__global const float4 *restrict pos, __global const int *restrict list, __global float4 *restrict force,
                            const int atoms, const int near, const float cut2, const float lj1, const float lj2)
{
    const int i = get_global_id(0);
    if (i >= atoms)
        return;
    const float4 me = pos[i];
    float4 f = (float4)(0.0f);
    for (int k = 0; k < near; ++k) {
        const float4 other = pos[list[k * atoms + i]];
        const float dx = me.x - other.x, dy = me.y - other.y, dz = me.z - other.z;
        const float r2 = dx * dx + dy * dy + dz * dz + 0.01f;
        if (r2 < cut2) {
            const float inv = 1.0f / r2;
            const float r6 = inv * inv * inv;
            const float s = inv * r6 * (lj1 * r6 - lj2);
            f.x += dx * s;
            f.y += dy * s;
            f.z += dz * s;
        }
    }
    force[i] = f;
}

#define PER_BOX 100
// Particles of a box against those of the 27 boxes around, a group a box.
__kernel void box_potential(__global const float4 *rv, __global const float *charge, __global float4 *fv, float a2, int side)
{
    __local float4 home[PER_BOX];
    __local float4 other[PER_BOX];
    __local float qb[PER_BOX];
    int box = get_group_id(0), t = get_local_id(0), n = get_local_size(0);
    int bx = box % side, by = box / side % side, bz = box / side / side;
    for (int i = t; i < PER_BOX; i += n) home[i] = rv[box * PER_BOX + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 27; k++) {
        int x = bx + k % 3 - 1, y = by + k / 3 % 3 - 1, z = bz + k / 9 - 1;
        if (x < 0 || y < 0 || z < 0 || x >= side || y >= side || z >= side) continue;
        int from = ((z * side + y) * side + x) * PER_BOX;
        for (int i = t; i < PER_BOX; i += n) {
            other[i] = rv[from + i];
            qb[i] = charge[from + i];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = t; i < PER_BOX; i += n) {
            float4 me = home[i];
            float4 sum = 0;
            for (int j = 0; j < PER_BOX; j++) {
                float r2 = me.w + other[j].w - (me.x * other[j].x + me.y * other[j].y + me.z * other[j].z);
                float v = exp(-a2 * r2);
                float s = 2.0f * a2 * v;
                sum.x += qb[j] * v;
                sum.y += qb[j] * s * (me.x - other[j].x);
                sum.z += qb[j] * s * (me.y - other[j].y);
                sum.w += qb[j] * s * (me.z - other[j].z);
            }
            fv[box * PER_BOX + i] += sum;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

// Hodgkin-Huxley cells stepped in time, a cell an item.
__kernel void neuron_steps(__global float4 *state, __global const float *current, int cells, int steps, float dt)
{
    int i = get_global_id(0);
    if (i >= cells) return;
    float4 s = state[i];
    float v = -65.0f + s.x, m = s.y, h = s.z, n = s.w;
    float in = 20.0f * current[i];
    for (int t = 0; t < steps; t++) {
        float am = 0.1f * (v + 40.01f) / (1.0f - exp(-(v + 40.01f) / 10.0f));
        float bm = 4.0f * exp(-(v + 65.0f) / 18.0f);
        float ah = 0.07f * exp(-(v + 65.0f) / 20.0f);
        float bh = 1.0f / (1.0f + exp(-(v + 35.0f) / 10.0f));
        float an = 0.01f * (v + 55.01f) / (1.0f - exp(-(v + 55.01f) / 10.0f));
        float bn = 0.125f * exp(-(v + 65.0f) / 80.0f);
        float ion = 120.0f * m * m * m * h * (v - 50.0f) + 36.0f * n * n * n * n * (v + 77.0f) + 0.3f * (v + 54.387f);
        m = clamp(m + dt * (am * (1.0f - m) - bm * m), 0.0f, 1.0f);
        h = clamp(h + dt * (ah * (1.0f - h) - bh * h), 0.0f, 1.0f);
        n = clamp(n + dt * (an * (1.0f - n) - bn * n), 0.0f, 1.0f);
        v = clamp(v + dt * (in - ion), -100.0f, 80.0f);
    }
    state[i] = (float4)(v + 65.0f, m, h, n);
}

#define BINS 20
// Angular correlation: products of directions sorted into bins, one set of bins a group.
__kernel void angle_bins(__global const float *x, __global const float *y, __global const float *z, __global const float *edges,
                         __global int *hist, int n, int chunk)
{
    __local int mine[BINS];
    __local float bound[BINS];
    int lid = get_local_id(0);
    for (int i = lid; i < BINS; i += get_local_size(0)) {
        mine[i] = 0;
        bound[i] = edges[i];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int i = get_global_id(0);
    float xi = x[i], yi = y[i], zi = z[i];
    int first = get_group_id(1) * chunk;
    for (int j = first; j < min(first + chunk, n); j++) {
        float d = (xi * x[j] + yi * y[j] + zi * z[j]) / 3.0f;
        int lo = 0, hi = BINS - 1;
        while (hi > lo) {
            int mid = (lo + hi) / 2;
            if (d >= bound[mid]) lo = mid + 1;
            else hi = mid;
        }
        atomic_inc(&mine[lo]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int b = lid; b < BINS; b += get_local_size(0)) atomic_add(&hist[b], mine[b]);
}

// Magnetic resonance image reconstruction: sums of phases over the trajectory in constant memory.
__kernel void mri_phase_sums(__constant float4 *k_space, __global const float *px, __global const float *py, __global const float *pz,
                             __global float *re, __global float *im, int samples, int voxels)
{
    int v = get_global_id(0);
    if (v >= voxels) return;
    float x = px[v], y = py[v], z = pz[v];
    float sr = re[v], si = im[v];
    for (int k = 0; k < samples; k++) {
        float a = 6.2831853f * (k_space[k].x * x + k_space[k].y * y + k_space[k].z * z);
        sr += k_space[k].w * cos(a);
        si += k_space[k].w * sin(a);
    }
    re[v] = sr;
    im[v] = si;
}

// Coulomb potential of atoms on a slice of a lattice, eight points an item along x.
__kernel void coulomb_slice(__constant float4 *atoms, __global float *grid, int count, int width, float spacing, float z)
{
    int x = get_global_id(0), y = get_global_id(1);
    int step_ = get_global_size(0);
    float e[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    float gy = y * spacing;
    for (int i = 0; i < count; i++) {
        float4 a = atoms[i];
        float dy = gy - a.y, dz = z - a.z;
        float yz = dy * dy + dz * dz + 0.001f;
        for (int k = 0; k < 8; k++) {
            float dx = (x + k * step_) * spacing - a.x;
            e[k] += a.w * native_rsqrt(dx * dx + yz);
        }
    }
    for (int k = 0; k < 8; k++) grid[y * width + x + k * step_] += e[k];
}

// Lattice-Boltzmann in two dimensions, nine directions: pulled from the neighbours, then relaxed.
__kernel void lbm_d2q9(__global const float *restrict f, __global float *restrict g, __global const uchar *restrict wall, const int nx,
                       const int ny, const float omega)
{
    const int x = get_global_id(0), y = get_global_id(1);
    if (x >= nx || y >= ny) return;
    const int cells = nx * ny, at = y * nx + x;
    const int xm = x ? x - 1 : nx - 1, xp = x + 1 < nx ? x + 1 : 0;
    const int ym = y ? y - 1 : ny - 1, yp = y + 1 < ny ? y + 1 : 0;
    float f0 = f[at] + 0.5f;
    float f1 = f[cells + y * nx + xm] + 0.5f, f2 = f[2 * cells + ym * nx + x] + 0.5f;
    float f3 = f[3 * cells + y * nx + xp] + 0.5f, f4 = f[4 * cells + yp * nx + x] + 0.5f;
    float f5 = f[5 * cells + ym * nx + xm] + 0.5f, f6 = f[6 * cells + ym * nx + xp] + 0.5f;
    float f7 = f[7 * cells + yp * nx + xp] + 0.5f, f8 = f[8 * cells + yp * nx + xm] + 0.5f;
    if (wall[at] < 8) {
        g[at] = f0;
        g[cells + at] = f3;
        g[2 * cells + at] = f4;
        g[3 * cells + at] = f1;
        g[4 * cells + at] = f2;
        g[5 * cells + at] = f7;
        g[6 * cells + at] = f8;
        g[7 * cells + at] = f5;
        g[8 * cells + at] = f6;
        return;
    }
    const float rho = f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8;
    const float ux = (f1 + f5 + f8 - f3 - f6 - f7) / rho, uy = (f2 + f5 + f6 - f4 - f7 - f8) / rho;
    const float uu = 1.0f - 1.5f * (ux * ux + uy * uy);
    const float keep = 1.0f - omega;
#define EQ(w, c) (w) * rho * omega * (uu + 3.0f * (c) + 4.5f * (c) * (c))
    g[at] = keep * f0 + EQ(4.0f / 9.0f, 0.0f);
    g[cells + at] = keep * f1 + EQ(1.0f / 9.0f, ux);
    g[2 * cells + at] = keep * f2 + EQ(1.0f / 9.0f, uy);
    g[3 * cells + at] = keep * f3 + EQ(1.0f / 9.0f, -ux);
    g[4 * cells + at] = keep * f4 + EQ(1.0f / 9.0f, -uy);
    g[5 * cells + at] = keep * f5 + EQ(1.0f / 36.0f, ux + uy);
    g[6 * cells + at] = keep * f6 + EQ(1.0f / 36.0f, uy - ux);
    g[7 * cells + at] = keep * f7 + EQ(1.0f / 36.0f, -ux - uy);
    g[8 * cells + at] = keep * f8 + EQ(1.0f / 36.0f, ux - uy);
}

// Flux of an unstructured grid of cells with four neighbours and five variables.
__kernel void euler_flux(__global const int *neighbour, __global const float *normal, __global const float *var, __global float *flux, int n)
{
    int i = get_global_id(0);
    if (i >= n) return;
    float rho = var[i] + 1.0f, mx = var[n + i], my = var[2 * n + i], mz = var[3 * n + i], en = var[4 * n + i] + 3.0f;
    float p = 0.4f * (en - 0.5f * (mx * mx + my * my + mz * mz) / rho);
    float fr = 0, fx = 0, fy = 0, fz = 0, fe = 0;
    for (int k = 0; k < 4; k++) {
        int j = neighbour[k * n + i];
        float nx = normal[(k * 3) * n + i], ny = normal[(k * 3 + 1) * n + i], nz = normal[(k * 3 + 2) * n + i];
        float length_ = sqrt(nx * nx + ny * ny + nz * nz);
        float r2 = var[j] + 1.0f, ax = var[n + j], ay = var[2 * n + j], az = var[3 * n + j], e2 = var[4 * n + j] + 3.0f;
        float p2 = 0.4f * (e2 - 0.5f * (ax * ax + ay * ay + az * az) / r2);
        float c = sqrt(fmax(1.4f * p / rho, 0.0f)) + sqrt(fmax(1.4f * p2 / r2, 0.0f));
        float d = -0.1f * length_ * c;
        float un = 0.5f * (nx * (mx / rho + ax / r2) + ny * (my / rho + ay / r2) + nz * (mz / rho + az / r2));
        fr += d * (rho - r2) + un * 0.5f * (rho + r2);
        fx += d * (mx - ax) + un * 0.5f * (mx + ax) + 0.5f * nx * (p + p2);
        fy += d * (my - ay) + un * 0.5f * (my + ay) + 0.5f * ny * (p + p2);
        fz += d * (mz - az) + un * 0.5f * (mz + az) + 0.5f * nz * (p + p2);
        fe += d * (en - e2) + un * 0.5f * (en + p + e2 + p2);
    }
    flux[i] = fr;
    flux[n + i] = fx;
    flux[2 * n + i] = fy;
    flux[3 * n + i] = fz;
    flux[4 * n + i] = fe;
}

// Spheres hit by one ray a pixel, shaded by the angle to a light.
__kernel void trace_spheres(__global const float4 *spheres, __global uchar4 *image, int w, int h, int count)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= w || y >= h) return;
    float3 dir = normalize((float3)((float)x / w - 0.5f, (float)y / h - 0.5f, 1.0f));
    float nearest = 1e20f;
    float3 normal = (float3)(0);
    for (int i = 0; i < count; i++) {
        float4 s = spheres[i];
        float3 c = (float3)(6.0f * s.x - 3.0f, 6.0f * s.y - 3.0f, 4.0f + 4.0f * s.z);
        float radius = 0.1f + 0.4f * s.w;
        float b = dot(c, dir);
        float disc = b * b - dot(c, c) + radius * radius;
        if (disc > 0) {
            float t = b - sqrt(disc);
            if (t > 0 && t < nearest) {
                nearest = t;
                normal = (t * dir - c) / radius;
            }
        }
    }
    float light = nearest < 1e19f ? fmax(0.1f, dot(normal, normalize((float3)(0.5f, -0.7f, -0.6f)))) : 0.0f;
    uchar v = convert_uchar_sat(255.0f * light);
    image[y * w + x] = (uchar4)(v, v, v, 255);
}
