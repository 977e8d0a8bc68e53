/* A step of the lattice Boltzmann method of 19 directions, in place, with the traffic of FluidX3D's: a flag and two times 19 values a
 * cell. Values are read and written at the cell and its neighbours, in turn by the parity of the step, so that one copy is enough.
 * Collisions are those of a single relaxation time (Bhatnagar, Gross and Krook 1954). The kernel is our own.
 */
#define CELLS ((ulong)NX * NY * NZ)
#ifdef HALF
#define LOAD(i) vload_half(i, f) * 3.0517578e-5f
#define STORE(i, v) vstore_half_rte((v) * 32768.0f, i, f)
#else
#define LOAD(i) f[i]
#define STORE(i, v) f[i] = v
#endif
constant int CX[19] = {0, 1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 0, 0, 1, -1, 1, -1, 0, 0};
constant int CY[19] = {0, 0, 0, 1, -1, 0, 0, 1, -1, 0, 0, 1, -1, -1, 1, 0, 0, 1, -1};
constant int CZ[19] = {0, 0, 0, 0, 0, 1, -1, 0, 0, 1, -1, 1, -1, 0, 0, -1, 1, -1, 1};
constant float W[19] = {1.0f / 3, 1.0f / 18, 1.0f / 18, 1.0f / 18, 1.0f / 18, 1.0f / 18, 1.0f / 18, 1.0f / 36, 1.0f / 36, 1.0f / 36,
                        1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

kernel void update(global T *f, global const uchar *flags, float omega, uint odd) {
    const uint n = get_global_id(0);
    if (flags[n]) return;
    const uint x = n % NX, y = n / NX % NY, z = n / (NX * NY);
    uint next[19];
    float v[19];
    next[0] = n;
    for (int i = 1; i < 19; i++) {
        const uint nx = (x + CX[i] + NX) % NX, ny = (y + CY[i] + NY) % NY, nz = (z + CZ[i] + NZ) % NZ;
        next[i] = nx + (ny + nz * NY) * NX;
    }
    v[0] = LOAD(n);
    for (int i = 1; i < 19; i += 2) {
        v[i] = LOAD((odd ? i : i + 1) * CELLS + n);
        v[i + 1] = LOAD((odd ? i + 1 : i) * CELLS + next[i]);
    }
    float density = 0, ux = 0, uy = 0, uz = 0;
    for (int i = 0; i < 19; i++) {
        density += v[i];
        ux += CX[i] * v[i];
        uy += CY[i] * v[i];
        uz += CZ[i] * v[i];
    }
    const float scale = 1 / density;
    ux *= scale;
    uy *= scale;
    uz *= scale;
    const float still = 1 - 1.5f * (ux * ux + uy * uy + uz * uz);
    for (int i = 0; i < 19; i++) {
        const float along = 3 * (CX[i] * ux + CY[i] * uy + CZ[i] * uz);
        v[i] = mad(1 - omega, v[i], omega * W[i] * density * (still + along + 0.5f * along * along));
    }
    STORE(n, v[0]);
    for (int i = 1; i < 19; i += 2) {
        STORE((odd ? i + 1 : i) * CELLS + next[i], v[i]);
        STORE((odd ? i : i + 1) * CELLS + n, v[i + 1]);
    }
}
