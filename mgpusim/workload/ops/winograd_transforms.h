/* Winograd F(OUT x OUT, 3 x 3), OUT = 2 or 4: one dimension of each transform, in place where the result is no longer than what
 * it is made of; numbers `s` apart. Points are 0, 1, -1 and infinity, and of OUT = 4 also 2 and -2.
 *
 * FV REAL   type of the vectors, and of a number in them
 */
#if OUT == 2
void transform_input(FV *d, int s) {
    const FV d0 = d[0] - d[2 * s], d1 = d[s] + d[2 * s], d2 = d[2 * s] - d[s], d3 = d[s] - d[3 * s];
    d[0] = d0, d[s] = d1, d[2 * s] = d2, d[3 * s] = d3;
}
void transform_weights(const FV *g, int sg, FV *u, int su) {
    const FV even = (REAL)0.5f * (g[0] + g[2 * sg]), odd = (REAL)0.5f * g[sg];
    u[0] = g[0], u[su] = even + odd, u[2 * su] = even - odd, u[3 * su] = g[2 * sg];
}
void transform_output(FV *m, int s) {
    const FV m0 = m[0] + m[s] + m[2 * s], m1 = m[s] - m[2 * s] - m[3 * s];
    m[0] = m0, m[s] = m1;
}
#else
void transform_input(FV *d, int s) {
    const FV a = d[4 * s] - (REAL)4.0f * d[2 * s], b = d[3 * s] - (REAL)4.0f * d[s];
    const FV e = d[4 * s] - d[2 * s], f = (REAL)2.0f * (d[3 * s] - d[s]);
    const FV d0 = (REAL)4.0f * d[0] - (REAL)5.0f * d[2 * s] + d[4 * s], d5 = (REAL)4.0f * d[s] - (REAL)5.0f * d[3 * s] + d[5 * s];
    d[0] = d0, d[s] = a + b, d[2 * s] = a - b, d[3 * s] = e + f, d[4 * s] = e - f, d[5 * s] = d5;
}
void transform_weights(const FV *g, int sg, FV *u, int su) {
    const FV sixth = (g[0] + g[2 * sg]) * (REAL)(-1.0f / 6.0f), b = g[sg] * (REAL)(-1.0f / 6.0f);
    const FV e = g[0] * (REAL)(1.0f / 24.0f) + g[2 * sg] * (REAL)(1.0f / 6.0f), f = g[sg] * (REAL)(1.0f / 12.0f);
    u[0] = (REAL)0.25f * g[0], u[su] = sixth + b, u[2 * su] = sixth - b, u[3 * su] = e + f, u[4 * su] = e - f, u[5 * su] = g[2 * sg];
}
void transform_output(FV *m, int s) {
    const FV a = m[s] + m[2 * s], b = m[s] - m[2 * s], e = m[3 * s] + m[4 * s], f = m[3 * s] - m[4 * s];
    const FV m0 = m[0] + a + e, m1 = b + (REAL)2.0f * f, m2 = a + (REAL)4.0f * e, m3 = b + (REAL)8.0f * f + m[5 * s];
    m[0] = m0, m[s] = m1, m[2 * s] = m2, m[3 * s] = m3;
}
#endif
