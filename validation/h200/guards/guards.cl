// What a branch around a block costs a warp: eight blocks of twelve dependent multiply-adds a turn, plain, guarded, and in a loop.
#define SEG(s) { acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); acc = fma(acc, b, c); }
kernel void plain(global float *o, global const int *m, int n, float b, float c) {
  float acc = get_global_id(0); int k = m[get_global_id(0)]; int k2 = m[get_global_id(0) + 4096]; int k3 = m[get_global_id(0) + 8192];
  #pragma unroll 1
  for (int i = 0; i < n; i++) { SEG(0) SEG(1) SEG(2) SEG(3) SEG(4) SEG(5) SEG(6) SEG(7) }
  o[get_global_id(0)] = acc + k + k2 + k3; }
kernel void guarded(global float *o, global const int *m, int n, float b, float c) {
  float acc = get_global_id(0); int k = m[get_global_id(0)]; int k2 = m[get_global_id(0) + 4096]; int k3 = m[get_global_id(0) + 8192];
  #pragma unroll 1
  for (int i = 0; i < n; i++) {
    if (k & 1) SEG(0) if (k & 2) SEG(1) if (k & 4) SEG(2) if (k & 8) SEG(3) if (k & 16) SEG(4) if (k & 32) SEG(5) if (k & 64) SEG(6) if (k & 128) SEG(7) }
  o[get_global_id(0)] = acc + k + k2 + k3; }
kernel void chained(global float *o, global const int *m, int n, float b, float c) {
  float acc = get_global_id(0); int k = m[get_global_id(0)]; int k2 = m[get_global_id(0) + 4096]; int k3 = m[get_global_id(0) + 8192];
  #pragma unroll 1
  for (int i = 0; i < n; i++) {
    if ((k & 1) && (k2 + i > 1) && (k3 - i < 9)) SEG(0) if ((k & 2) && (k2 + i > 2) && (k3 - i < 8)) SEG(1)
    if ((k & 4) && (k2 + i > 3) && (k3 - i < 7)) SEG(2) if ((k & 8) && (k2 + i > 4) && (k3 - i < 6)) SEG(3)
    if ((k & 16) && (k2 + i > 5) && (k3 - i < 5)) SEG(4) if ((k & 32) && (k2 + i > 6) && (k3 - i < 4)) SEG(5)
    if ((k & 64) && (k2 + i > 7) && (k3 - i < 3)) SEG(6) if ((k & 128) && (k2 + i > 8) && (k3 - i < 2)) SEG(7) }
  o[get_global_id(0)] = acc + k + k2 + k3; }
kernel void loops(global float *o, global const int *m, int n, float b, float c) {
  float acc = get_global_id(0); int k = m[get_global_id(0)]; int k2 = m[get_global_id(0) + 4096]; int k3 = m[get_global_id(0) + 8192];
  #pragma unroll 1
  for (int i = 0; i < 8 * n; i++) SEG(0)
  o[get_global_id(0)] = acc + k + k2 + k3; }
