#define TILE 16
// Hotspot: heat of a chip, two steps in a tile whose rim is computed twice.
__kernel void hotspot_two(__global const float *power, __global const float *temp_in, __global float *temp_out, int cols, int rows,
                          float cap, float rx, float ry, float rz)
{
    __local float now[TILE][TILE];
    __local float then[TILE][TILE];
    int tx = get_local_id(0), ty = get_local_id(1);
    int x = get_group_id(0) * (TILE - 4) + tx - 2;
    int y = get_group_id(1) * (TILE - 4) + ty - 2;
    int cx = clamp(x, 0, cols - 1), cy = clamp(y, 0, rows - 1);
    float p = power[cy * cols + cx];
    now[ty][tx] = temp_in[cy * cols + cx];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step_ = 1; step_ <= 2; step_++) {
        bool mine = tx >= step_ && tx < TILE - step_ && ty >= step_ && ty < TILE - step_;
        if (mine) {
            int n = y <= 0 ? ty : ty - 1, s = y >= rows - 1 ? ty : ty + 1;
            int w = x <= 0 ? tx : tx - 1, e = x >= cols - 1 ? tx : tx + 1;
            float t = now[ty][tx];
            then[ty][tx] = t + cap * (p + (now[s][tx] + now[n][tx] - 2.0f * t) * ry + (now[ty][e] + now[ty][w] - 2.0f * t) * rx
                                      + (0.8f - t) * rz);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (mine) now[ty][tx] = then[ty][tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tx >= 2 && tx < TILE - 2 && ty >= 2 && ty < TILE - 2 && x < cols && y < rows)
        temp_out[y * cols + x] = now[ty][tx];
}

// Speckle reduction: gradients to the four neighbours and the diffusion coefficient of a pixel.
__kernel void srad_coefficients(__global const float *J, __global float *dN, __global float *dS, __global float *dW,
                                __global float *dE, __global float *C, int rows, int cols, float q0sqr)
{
    int id = get_global_id(0);
    if (id >= rows * cols) return;
    int row = id % rows;
    int col = id / rows;
    int n = row > 0 ? row - 1 : 0, s = row < rows - 1 ? row + 1 : row;
    int w = col > 0 ? col - 1 : 0, e = col < cols - 1 ? col + 1 : col;
    float jc = J[id] + 0.5f;
    float n_ = J[n + rows * col] + 0.5f - jc;
    float s_ = J[s + rows * col] + 0.5f - jc;
    float w_ = J[row + rows * w] + 0.5f - jc;
    float e_ = J[row + rows * e] + 0.5f - jc;
    float g2 = (n_ * n_ + s_ * s_ + w_ * w_ + e_ * e_) / (jc * jc);
    float l = (n_ + s_ + w_ + e_) / jc;
    float num = 0.5f * g2 - 0.0625f * (l * l);
    float den = 1.0f + 0.25f * l;
    float qsqr = num / (den * den);
    den = (qsqr - q0sqr) / (q0sqr * (1.0f + q0sqr));
    float c = 1.0f / (1.0f + den);
    C[id] = c < 0 ? 0 : (c > 1 ? 1 : c);
    dN[id] = n_;
    dS[id] = s_;
    dW[id] = w_;
    dE[id] = e_;
}

// Cheapest path down a grid: some rows a launch, the rim of a group shrinking with each.
__kernel void path_rows(__global const int *wall, __global const int *src, __global int *dst, __local int *prev, __local int *next,
                        int cols, int first, int count)
{
    int lid = get_local_id(0), n = get_local_size(0);
    int x = (int)get_group_id(0) * (n - 2 * count) + lid - count;
    bool held = x >= 0 && x < cols;
    prev[lid] = held ? src[x] : 1 << 28;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < count; i++) {
        bool live = held && lid > i && lid < n - 1 - i;
        if (live) {
            int best = min(prev[lid], min(prev[lid - 1], prev[lid + 1]));
            next[lid] = best + wall[(first + i) * cols + x];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (live) prev[lid] = next[lid];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (held && lid >= count && lid < n - count) dst[x] = prev[lid];
}

// LU decomposition: the inner blocks less the product of their row and column blocks.
__kernel void lu_inner(__global float *m, __local float *up, __local float *left, int n, int offset)
{
    const int lx = get_local_id(0), ly = get_local_id(1), b = get_local_size(0);
    const int row = offset + (get_group_id(1) + 1) * b + ly;
    const int col = offset + (get_group_id(0) + 1) * b + lx;
    up[ly * b + lx] = m[(offset + ly) * n + col];
    left[ly * b + lx] = m[row * n + offset + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int i = 0; i < b; i++)
        sum += left[ly * b + i] * up[i * b + lx];
    m[row * n + col] -= sum / n;
}

// LU decomposition of 16x16 diagonal blocks, 16 items a block.
__kernel void lu_diagonal_batch(__global float *blocks)
{
    __local float s[TILE][TILE + 1];
    int t = get_local_id(0);
    __global float *m = blocks + get_group_id(0) * TILE * TILE;
    for (int i = 0; i < TILE; i++) s[i][t] = m[i * TILE + t] + (i == t ? 8.0f : 0.0f);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE - 1; k++) {
        if (t > k) {
            for (int j = 0; j < k; j++) s[t][k] -= s[t][j] * s[j][k];
            s[t][k] /= s[k][k];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t > k)
            for (int j = 0; j < k + 1; j++) s[k + 1][t] -= s[k + 1][j] * s[j][t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < TILE; i++) m[i * TILE + t] = s[i][t];
}

// Needleman-Wunsch: the tiles of one antidiagonal, each swept by antidiagonals in local memory.
#define NW 32
__kernel void align_tiles(__global const int *similarity, __global int *score, int cols, int penalty, int diagonal)
{
    __local int cell[NW + 1][NW + 1];
    __local int ref[NW][NW];
    int t = get_local_id(0);
    int bx = get_group_id(0);
    int by = diagonal - bx;
    int origin = by * NW * cols + bx * NW;
    for (int i = 0; i < NW; i++) ref[i][t] = similarity[origin + (i + 1) * cols + t + 1] % 21 - 10;
    if (t == 0) cell[0][0] = score[origin];
    cell[0][t + 1] = score[origin + t + 1];
    cell[t + 1][0] = score[origin + (t + 1) * cols];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 0; d < 2 * NW - 1; d++) {
        int x = t, y = d - t;
        if (y >= 0 && y < NW)
            cell[y + 1][x + 1] = max(cell[y][x] + ref[y][x], max(cell[y][x + 1], cell[y + 1][x]) - penalty);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < NW; i++) score[origin + (i + 1) * cols + t + 1] = cell[i + 1][t + 1];
}

// Layer of a back-propagation network: products of a 16x16 tile summed in local memory by halving.
__kernel void layer_forward(__global const float *input, __global const float *weights, __global float *partial, int hidden)
{
    __local float node[TILE];
    __local float prod[TILE][TILE];
    int tx = get_local_id(0), ty = get_local_id(1);
    int by = get_group_id(1);
    int col = get_global_id(0);
    int row = by * TILE + ty;
    if (tx == 0) node[ty] = input[row];
    barrier(CLK_LOCAL_MEM_FENCE);
    prod[ty][tx] = weights[row * hidden + col] * node[ty];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int p = 2; p <= TILE; p *= 2) {
        if (ty % p == 0) prod[ty][tx] += prod[ty + p / 2][tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (ty == 0) partial[by * hidden + col] = prod[0][tx];
}

// Matrix product by 64x64 tiles, 8x8 results an item, both operands staged through local memory.
#define BM 64
#define BK 8
__attribute__((reqd_work_group_size(8, 8, 1)))
__kernel void gemm_tile64(__global const float *restrict A, __global const float *restrict B, __global float *restrict C, const int M,
                          const int N, const int K)
{
    __local float as[BK][BM + 4];
    __local float bs[BK][BM];
    const int tx = get_local_id(0), ty = get_local_id(1);
    const int t = ty * 8 + tx;
    const int m0 = get_group_id(1) * BM, n0 = get_group_id(0) * BM;
    float acc[8][8];
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j)
            acc[i][j] = 0.0f;
    for (int k0 = 0; k0 < K; k0 += BK) {
        const float4 a0 = vload4(0, A + (m0 + t) * K + k0);
        const float4 a1 = vload4(1, A + (m0 + t) * K + k0);
        as[0][t] = a0.x; as[1][t] = a0.y; as[2][t] = a0.z; as[3][t] = a0.w;
        as[4][t] = a1.x; as[5][t] = a1.y; as[6][t] = a1.z; as[7][t] = a1.w;
        for (int i = 0; i < 8; ++i)
            bs[i][t] = B[(k0 + i) * N + n0 + t];
        barrier(CLK_LOCAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < BK; ++k) {
            float ra[8], rb[8];
            #pragma unroll
            for (int i = 0; i < 8; ++i) {
                ra[i] = as[k][ty * 8 + i];
                rb[i] = bs[k][tx + 8 * i];
            }
            #pragma unroll
            for (int i = 0; i < 8; ++i)
                #pragma unroll
                for (int j = 0; j < 8; ++j)
                    acc[i][j] = mad(ra[i], rb[j], acc[i][j]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j)
            C[(m0 + ty * 8 + i) * N + n0 + tx + 8 * j] = acc[i][j];
}

#ifndef WPT
#define WPT 4
#endif
// Matrix product with WPT rows an item and square tiles of the group's width; A is held transposed.
__kernel void gemm_tall_items(const int M, const int N, const int K, const __global float *At, const __global float *B, __global float *C,
                              __local float *ta, __local float *tb)
{
    const int ts = get_local_size(0), rts = get_local_size(1);
    const int col = get_local_id(0), row = get_local_id(1);
    const int gc = get_group_id(0) * ts + col;
    const int gr = get_group_id(1) * rts * WPT + row;
    float acc[WPT];
    for (int w = 0; w < WPT; w++) acc[w] = 0.0f;
    for (int t = 0; t < K; t += ts) {
        for (int k = row; k < ts; k += rts) tb[k * ts + col] = B[(t + k) * N + gc];
        for (int k = col; k < ts; k += ts)
            for (int w = 0; w < WPT; w++) ta[k * rts * WPT + row + w * rts] = At[(t + k) * M + gr + w * rts];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < ts; k++) {
            float b = tb[k * ts + col];
            for (int w = 0; w < WPT; w++) acc[w] += ta[k * rts * WPT + row + w * rts] * b;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int w = 0; w < WPT; w++) C[(gr + w * rts) * N + gc] = acc[w];
}
