/* What CLBlast tunes, by kernels of our own with its parameters: copies, sums, transposes, dot products, matrix products. */
#define JOIN(a, b) a##b
#define VECTOR(n) JOIN(float, n)
#define float1 float
typedef VECTOR(VW) T;

/* width VW, work per item WPT, the group */
kernel void copy(global const T *restrict from, global T *restrict to, int columns) {
    for (int w = 0; w < WPT; w++) {
        const int row = (get_group_id(1) * WPT + w) * get_local_size(1) + get_local_id(1);
        const int at = row * columns + get_global_id(0);
        to[at] = from[at];
    }
}

kernel void axpy(global const T *restrict x, global T *restrict y, float a) {
    for (int w = 0; w < WPT; w++) {
        const int at = w * get_global_size(0) + get_global_id(0);
        y[at] += a * x[at];
    }
}

#ifdef DIM /* a group of DIM x DIM turns a square of as many blocks of VW x VW; rows of local memory are PAD longer */
kernel __attribute__((reqd_work_group_size(DIM, DIM, 1)))
void transpose(global const T *restrict from, global T *restrict to, int columns) {
    local T tile[VW][DIM][DIM + PAD];
    const int x = get_local_id(0), y = get_local_id(1);
    const int down = SHUFFLE ? get_group_id(0) : get_group_id(1); /* shuffled: groups go along diagonals */
    const int right = SHUFFLE ? (get_group_id(0) + get_group_id(1)) % get_num_groups(0) : get_group_id(0);
#pragma unroll
    for (int w = 0; w < VW; w++)
        tile[w][y][x] = from[((down * DIM + y) * VW + w) * columns + right * DIM + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    T rows[VW], turned[VW];
#pragma unroll
    for (int w = 0; w < VW; w++)
        rows[w] = tile[w][x][y];
#pragma unroll
    for (int w = 0; w < VW; w++)
#pragma unroll
        for (int c = 0; c < VW; c++)
            ((float *)&turned[c])[w] = ((const float *)&rows[w])[c];
#pragma unroll
    for (int c = 0; c < VW; c++)
        to[((right * DIM + y) * VW + c) * columns + down * DIM + x] = turned[c];
}
#endif

#ifdef WGS /* the sum of a group of WGS: partial sums of all groups, then the sum of these by one group */
float sum_of_group(float own, local float *sums) {
    const int id = get_local_id(0);
    sums[id] = own;
    for (int s = WGS / 2; s > 0; s /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (id < s)
            sums[id] += sums[id + s];
    }
    return sums[0];
}

kernel __attribute__((reqd_work_group_size(WGS, 1, 1)))
void dot_partial(global const float *restrict x, global const float *restrict y, global float *restrict sums, int n) {
    local float of_group[WGS];
    float own = 0.0f;
    for (int k = get_global_id(0); k < n; k += get_global_size(0))
        own += x[k] * y[k];
    const float sum = sum_of_group(own, of_group);
    if (get_local_id(0) == 0)
        sums[get_group_id(0)] = sum;
}

kernel __attribute__((reqd_work_group_size(WGS, 1, 1)))
void dot_whole(global const float *restrict sums, global float *restrict whole) {
    local float of_group[WGS];
    const int id = get_local_id(0);
    const float sum = sum_of_group(sums[id] + sums[id + WGS], of_group);
    if (id == 0)
        whole[0] = sum;
}
#endif

#ifdef MWG
/* C = A B by tiles of MWG x NWG and steps of KWG, unrolled by KWI; a group of MDIMC x NDIMC. A and B have rows of k. SA and SB:
   tiles in local memory, which rows of MDIMA and NDIMB items load. VWM and VWN: widths. STRM and STRN: an item's vectors stand a
   group apart. */
typedef VECTOR(VWM) M;
typedef VECTOR(VWN) N;
#define MWI (MWG / MDIMC)
#define NWI (NWG / NDIMC)
#define ITEMS (MDIMC * NDIMC)
#define ROW(i) (STRM ? (i) * MDIMC + get_local_id(0) : get_local_id(0) * (MWI / VWM) + (i))
#define COLUMN(i) (STRN ? (i) * NDIMC + get_local_id(1) : get_local_id(1) * (NWI / VWN) + (i))

kernel __attribute__((reqd_work_group_size(MDIMC, NDIMC, 1)))
void product(global const M *restrict a, global const N *restrict b, global M *restrict c, int m, int n, int k) {
#if SA
    local M tile_a[KWG][MWG / VWM];
#endif
#if SB
    local N tile_b[KWG][NWG / VWN];
#endif
    const int id = get_local_id(1) * MDIMC + get_local_id(0);
    const int row = get_group_id(0) * (MWG / VWM), column = get_group_id(1) * (NWG / VWN);
    M sums[NWI][MWI / VWM];
#pragma unroll
    for (int j = 0; j < NWI; j++)
#pragma unroll
        for (int i = 0; i < MWI / VWM; i++)
            sums[j][i] = 0.0f;
    for (int first = 0; first < k; first += KWG) {
#if SA
#pragma unroll
        for (int r = 0; r < KWG; r += ITEMS / MDIMA)
#pragma unroll
            for (int i = 0; i < MWG / VWM; i += MDIMA)
                tile_a[r + id / MDIMA][i + id % MDIMA] = a[(first + r + id / MDIMA) * (m / VWM) + row + i + id % MDIMA];
#endif
#if SB
#pragma unroll
        for (int r = 0; r < KWG; r += ITEMS / NDIMB)
#pragma unroll
            for (int i = 0; i < NWG / VWN; i += NDIMB)
                tile_b[r + id / NDIMB][i + id % NDIMB] = b[(first + r + id / NDIMB) * (n / VWN) + column + i + id % NDIMB];
#endif
#if SA || SB
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
        for (int r = 0; r < KWG; r += KWI) {
#pragma unroll
            for (int u = 0; u < KWI; u++) {
                M left[MWI / VWM];
                N right[NWI / VWN];
#pragma unroll
                for (int i = 0; i < MWI / VWM; i++)
#if SA
                    left[i] = tile_a[r + u][ROW(i)];
#else
                    left[i] = a[(first + r + u) * (m / VWM) + row + ROW(i)];
#endif
#pragma unroll
                for (int i = 0; i < NWI / VWN; i++)
#if SB
                    right[i] = tile_b[r + u][COLUMN(i)];
#else
                    right[i] = b[(first + r + u) * (n / VWN) + column + COLUMN(i)];
#endif
#pragma unroll
                for (int j = 0; j < NWI; j++)
#pragma unroll
                    for (int i = 0; i < MWI / VWM; i++)
                        sums[j][i] = fma(left[i], (M)(((const float *)right)[j]), sums[j][i]);
            }
        }
#if SA || SB
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
#pragma unroll
    for (int j = 0; j < NWI; j++)
#pragma unroll
        for (int i = 0; i < MWI / VWM; i++)
            c[((column + COLUMN(j / VWN)) * VWN + j % VWN) * (m / VWM) + row + ROW(i)] = sums[j][i];
}
#endif
