// Warps that share a core; see turns.py.
#ifdef ORDER
#if defined(LOAD)
#define BODY at = p[at];
#elif defined(NEAR)
#define BODY at = near[at & 4095];
#elif defined(FMA)
#define BODY for (int j = 0; j < 8; j++) a[j] = fma(a[j], 0.9f, 0.1f);
#else
#define BODY for (int j = 0; j < 8; j++) a[j] = native_sin(a[j]);
#endif
uint now(void) { uint t; asm volatile("mov.u32 %0, %%clock;" : "=r"(t)); return t; }
uint core_id(void) { uint t; asm volatile("mov.u32 %0, %%smid;" : "=r"(t)); return t; }

kernel void order(global uint *p, global uint *out, int n, uint stride) {
  local uint near[4096];
  uint id = get_local_id(0), items = get_local_size(0), at = get_global_id(0) * stride;
  for (uint i = id; i < 4096; i += items) near[i] = i;
  p[at] = at;
  float a[8], f = id;
  for (int j = 0; j < 8; j++) a[j] = id + j;
  barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
  uint begun = now();
  for (int i = 0; i < n; i++) { BODY }
  uint took = now() - begun;
  for (int j = 0; j < 8; j++) f += a[j];
  if (f == 12345.678f || at == 0xfffffff0u) p[0] = at;
  if ((id & 31) == 0) {
    uint warp = get_global_id(0) / 32;
    out[2 * warp] = took;
    out[2 * warp + 1] = core_id();
  }
}
#endif

#ifdef CHAINS
kernel void chain(global float *y, int n, float b) {
  float a[CHAINS], s = 0;
  for (int j = 0; j < CHAINS; j++) a[j] = get_global_id(0) + j;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < CHAINS; j++) a[j] = fma(a[j], b, 0.5f);
  for (int j = 0; j < CHAINS; j++) s += a[j];
  y[get_global_id(0)] = s;
}
#endif

kernel void turn(global const float *rows, global float *columns, int n, int width) {
  int i = get_global_id(0);
  if (i >= n) return;
  for (int f = 0; f < width; f++) columns[f * n + i] = rows[i * width + f];
}

kernel void sum(global const float *rows, global float *columns, int n, int width) {
  int i = get_global_id(0);
  if (i >= n) return;
  float s = 0;
  for (int f = 0; f < width; f++) s += rows[i * width + f];
  columns[i] = s;
}

kernel void mean5(global const float *u, global float *v, int n) {
  int x = get_global_id(0), y = get_global_id(1), at = y * n + x;
  if (x > 0 && y > 0 && x < n - 1 && y < n - 1) v[at] = 0.2f * (u[at] + u[at - 1] + u[at + 1] + u[at - n] + u[at + n]);
}
