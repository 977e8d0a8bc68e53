// Rank-k update of a symmetric matrix, the lower half and the upper alike.
__kernel void syrk_plain(__global float *A, __global float *C, float alpha, float beta, int m, int n)
{
    int j = get_global_id(0);
    int i = get_global_id(1);
    if (i < n && j < n) {
        C[i * n + j] *= beta;
        for (int k = 0; k < m; k++)
            C[i * n + j] += alpha * A[i * m + k] * A[j * m + k];
    }
}

// Two matrices times one vector, summed with weights.
__kernel void gesummv_row(__global float *a, __global float *b, __global float *x, __global float *y, __global float *tmp,
                          float alpha, float beta, int n)
{
    int i = get_global_id(0);
    if (i < n) {
        tmp[i] = 0;
        y[i] = 0;
        for (int j = 0; j < n; j++) {
            tmp[i] += a[i * n + j] * x[j];
            y[i] += b[i * n + j] * x[j];
        }
        y[i] = alpha * tmp[i] + beta * y[i];
    }
}

// Both products of a BiCG step, one pass over the matrix each: columns first, then rows.
__kernel void bicg_both(__global const float *A, __global const float *p, __global const float *r, __global float *q,
                        __global float *s, int nx, int ny)
{
    int g = get_global_id(0);
    if (g < ny) {
        float sum = 0;
        for (int i = 0; i < nx; i++) sum += r[i] * A[i * ny + g];
        s[g] = sum;
    }
    if (g < nx) {
        float sum = 0;
        for (int j = 0; j < ny; j++) sum += A[g * ny + j] * p[j];
        q[g] = sum;
    }
}

// Covariance of the columns of a centred matrix, a column of the upper triangle an item.
__kernel void covariance_triangle(__global float *symmat, __global float *data, int m, int n)
{
    int j1 = get_global_id(0);
    if (j1 < m) {
        for (int j2 = j1; j2 < m; j2++) {
            float acc = 0.0f;
            for (int i = 0; i < n; i++)
                acc += data[i * m + j1] * data[i * m + j2];
            symmat[j1 * m + j2] = acc / (n - 1);
            symmat[j2 * m + j1] = acc / (n - 1);
        }
    }
}

// Means of columns subtracted in place.
__kernel void centre_columns(__global float *data, __global const float *mean, int m, int n)
{
    int j = get_global_id(0), i = get_global_id(1);
    if (i < n && j < m) data[i * m + j] -= mean[j] / n;
}

// Gram-Schmidt: a column projected out of all later ones.
__kernel void gram_schmidt_project(__global float *a, __global float *r, __global float *q, int k, int m, int n)
{
    int j = get_global_id(0);
    if (j > k && j < n) {
        r[k * n + j] = 0;
        for (int i = 0; i < m; i++)
            r[k * n + j] += q[i * n + k] * a[i * n + j];
        for (int i = 0; i < m; i++)
            a[i * n + j] -= q[i * n + k] * r[k * n + j] / m;
    }
}

// FDTD in two dimensions: the magnetic field from both electric ones.
__kernel void fdtd_hz(__global float *ex, __global float *ey, __global float *hz, int nx, int ny)
{
    int j = get_global_id(0);
    int i = get_global_id(1);
    if (i < nx && j < ny)
        hz[i * ny + j] = hz[i * ny + j]
                         - 0.7f * (ex[i * (ny + 1) + j + 1] - ex[i * (ny + 1) + j] + ey[(i + 1) * ny + j] - ey[i * ny + j]);
}

// FDTD in two dimensions: an electric field, with its source in the first row.
__kernel void fdtd_ey(__global const float *restrict source, __global float *restrict ey, __global const float *restrict hz, int t,
                      int nx, int ny)
{
    const int j = get_global_id(0);
    const int i = get_global_id(1);
    if (i >= nx || j >= ny) return;
    const int at = i * ny + j;
    ey[at] = i == 0 ? source[t] : ey[at] - 0.5f * (hz[at] - hz[at - ny]);
}

// Jacobi sweeps in a tile with a rim of as many rows: STEPS sweeps a launch.
#define STEPS 4
__kernel void jacobi_steps(__global const float *restrict in, __global float *restrict out, __local float *tile, const int n)
{
    const int lw = get_local_size(0), lh = get_local_size(1);
    const int tx = get_local_id(0), ty = get_local_id(1);
    const int x = get_group_id(0) * (lw - 2 * STEPS) + tx - STEPS;
    const int y = get_group_id(1) * (lh - 2 * STEPS) + ty - STEPS;
    const int inside = x > 0 && y > 0 && x < n - 1 && y < n - 1;
    const int held = x >= 0 && y >= 0 && x < n && y < n;
    float mine = held ? in[y * n + x] : 0.0f;
    tile[ty * lw + tx] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = 1; s <= STEPS; ++s) {
        const int live = inside && tx >= s && tx < lw - s && ty >= s && ty < lh - s;
        if (live)
            mine = 0.2f * (tile[ty * lw + tx] + tile[ty * lw + tx - 1] + tile[ty * lw + tx + 1] + tile[(ty - 1) * lw + tx]
                           + tile[(ty + 1) * lw + tx]);
        barrier(CLK_LOCAL_MEM_FENCE);
        tile[ty * lw + tx] = mine;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (held && tx >= STEPS && tx < lw - STEPS && ty >= STEPS && ty < lh - STEPS)
        out[y * n + x] = mine;
}

// Stencil of 13 points in three dimensions, two neighbours each way, periodic.
__kernel void stencil13_periodic(__global const float *u, __global float *v, int nx, int ny, int nz)
{
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x >= nx || y >= ny || z >= nz) return;
#define AT(i, j, k) u[((((k) + nz) % nz) * ny + ((j) + ny) % ny) * nx + ((i) + nx) % nx]
    float near = AT(x - 1, y, z) + AT(x + 1, y, z) + AT(x, y - 1, z) + AT(x, y + 1, z) + AT(x, y, z - 1) + AT(x, y, z + 1);
    float far = AT(x - 2, y, z) + AT(x + 2, y, z) + AT(x, y - 2, z) + AT(x, y + 2, z) + AT(x, y, z - 2) + AT(x, y, z + 2);
    v[(z * ny + y) * nx + x] = -7.5f * AT(x, y, z) + 1.3333f * near - 0.0833f * far;
}

// Floyd-Warshall: all paths by way of one vertex.
__kernel void floyd_step(__global int *dist, __global int *via, int n, int k)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= n || y >= n) return;
    int old = dist[y * n + x];
    int new_ = dist[y * n + k] + dist[k * n + x];
    if (new_ < old) {
        dist[y * n + x] = new_;
        via[y * n + x] = k;
    }
}

// Thomas algorithm for many tridiagonal systems, the systems side by side.
__kernel void thomas_batch(__global const float *a, __global const float *b, __global const float *c, __global float *d,
                           __global float *cp, int systems, int n)
{
    int s = get_global_id(0);
    if (s >= systems) return;
    float diag = b[s] + 3.0f;
    float last_c = c[s] / diag;
    float last_d = d[s] / diag;
    cp[s] = last_c;
    d[s] = last_d;
    for (int i = 1; i < n; i++) {
        int at = i * systems + s;
        float inv = 1.0f / (b[at] + 3.0f - a[at] * last_c);
        last_c = c[at] * inv;
        last_d = (d[at] - a[at] * last_d) * inv;
        cp[at] = last_c;
        d[at] = last_d;
    }
    for (int i = n - 2; i >= 0; i--) {
        int at = i * systems + s;
        last_d = d[at] - cp[at] * last_d;
        d[at] = last_d;
    }
}

// Rank-1 update of a matrix, four columns an item.
__kernel void ger_update4(__global float4 *A, __global const float *x, __global const float4 *y, float alpha, int cols4, int rows)
{
    int c = get_global_id(0);
    int r = get_global_id(1);
    if (c < cols4 && r < rows)
        A[r * cols4 + c] += alpha * x[r] * y[c];
}
