// Kernels that hold R floats at once (-DR=8..., in steps of 8; 0: none): how many there are before they spill, and how many
// groups of such a kernel a core keeps. The values go through loops of unknown length, so none can be made anew.
#define G8(F, g) F(v##g##_0) F(v##g##_1) F(v##g##_2) F(v##g##_3) F(v##g##_4) F(v##g##_5) F(v##g##_6) F(v##g##_7)
#if R > 0
#define H0(F) G8(F, 0)
#else
#define H0(F)
#endif
#if R > 8
#define H1(F) G8(F, 1)
#else
#define H1(F)
#endif
#if R > 16
#define H2(F) G8(F, 2)
#else
#define H2(F)
#endif
#if R > 24
#define H3(F) G8(F, 3)
#else
#define H3(F)
#endif
#if R > 32
#define H4(F) G8(F, 4)
#else
#define H4(F)
#endif
#if R > 40
#define H5(F) G8(F, 5)
#else
#define H5(F)
#endif
#if R > 48
#define H6(F) G8(F, 6)
#else
#define H6(F)
#endif
#if R > 56
#define H7(F) G8(F, 7)
#else
#define H7(F)
#endif
#if R > 64
#define H8(F) G8(F, 8)
#else
#define H8(F)
#endif
#if R > 72
#define H9(F) G8(F, 9)
#else
#define H9(F)
#endif
#if R > 80
#define H10(F) G8(F, 10)
#else
#define H10(F)
#endif
#if R > 88
#define H11(F) G8(F, 11)
#else
#define H11(F)
#endif
#if R > 96
#define H12(F) G8(F, 12)
#else
#define H12(F)
#endif
#if R > 104
#define H13(F) G8(F, 13)
#else
#define H13(F)
#endif
#if R > 112
#define H14(F) G8(F, 14)
#else
#define H14(F)
#endif
#if R > 120
#define H15(F) G8(F, 15)
#else
#define H15(F)
#endif
#if R > 128
#define H16(F) G8(F, 16)
#else
#define H16(F)
#endif
#if R > 136
#define H17(F) G8(F, 17)
#else
#define H17(F)
#endif
#if R > 144
#define H18(F) G8(F, 18)
#else
#define H18(F)
#endif
#if R > 152
#define H19(F) G8(F, 19)
#else
#define H19(F)
#endif
#if R > 160
#define H20(F) G8(F, 20)
#else
#define H20(F)
#endif
#if R > 168
#define H21(F) G8(F, 21)
#else
#define H21(F)
#endif
#if R > 176
#define H22(F) G8(F, 22)
#else
#define H22(F)
#endif
#if R > 184
#define H23(F) G8(F, 23)
#else
#define H23(F)
#endif
#if R > 192
#define H24(F) G8(F, 24)
#else
#define H24(F)
#endif
#if R > 200
#define H25(F) G8(F, 25)
#else
#define H25(F)
#endif
#if R > 208
#define H26(F) G8(F, 26)
#else
#define H26(F)
#endif
#if R > 216
#define H27(F) G8(F, 27)
#else
#define H27(F)
#endif
#if R > 224
#define H28(F) G8(F, 28)
#else
#define H28(F)
#endif
#if R > 232
#define H29(F) G8(F, 29)
#else
#define H29(F)
#endif
#if R > 240
#define H30(F) G8(F, 30)
#else
#define H30(F)
#endif
#if R > 248
#define H31(F) G8(F, 31)
#else
#define H31(F)
#endif
#if R > 256
#define H32(F) G8(F, 32)
#else
#define H32(F)
#endif
#if R > 264
#define H33(F) G8(F, 33)
#else
#define H33(F)
#endif
#if R > 272
#define H34(F) G8(F, 34)
#else
#define H34(F)
#endif
#if R > 280
#define H35(F) G8(F, 35)
#else
#define H35(F)
#endif
#if R > 288
#define H36(F) G8(F, 36)
#else
#define H36(F)
#endif
#if R > 296
#define H37(F) G8(F, 37)
#else
#define H37(F)
#endif
#if R > 304
#define H38(F) G8(F, 38)
#else
#define H38(F)
#endif
#if R > 312
#define H39(F) G8(F, 39)
#else
#define H39(F)
#endif
#define ALL(F) H0(F) H1(F) H2(F) H3(F) H4(F) H5(F) H6(F) H7(F) H8(F) H9(F) \
               H10(F) H11(F) H12(F) H13(F) H14(F) H15(F) H16(F) H17(F) H18(F) H19(F) \
               H20(F) H21(F) H22(F) H23(F) H24(F) H25(F) H26(F) H27(F) H28(F) H29(F) \
               H30(F) H31(F) H32(F) H33(F) H34(F) H35(F) H36(F) H37(F) H38(F) H39(F)
#define START(v) float v = first; first = first + b;
#define STEP(v) v = mad(v, b, c);
#define SUM(v) total += v;

// R independent chains: the time of a step rises where they no longer fit.
kernel void registers_spill(global float *out, float b, float c, int n) {
    float first = b * (float)get_local_id(0), total = 0.0f;
    ALL(START)
    for (int i = 0; i < n; i++) {
        ALL(STEP)
    }
    ALL(SUM)
    out[get_global_id(0)] = total;
}

// Each group's first work item walks memory while the others wait at a barrier with their registers taken: groups beyond
// those resident together take their time once more. `ring` holds zeros, but no compiler knows; each group has a
// stretch of its own, as far as the ring is long, that starts in another set and bank of the caches than the others'.
kernel void registers_resident(global float *out, global uint *ring, float b, float c, int turns, uint stride, uint mask, int n) {
    uint group = (uint)get_group_id(0);
    uint at = (group * (uint)(n + 37) + (group >> 7)) * stride & mask;
    float first = b * (float)get_local_id(0), total = 0.0f;
    ALL(START)
    for (int i = 0; i < turns; i++) {
        ALL(STEP)
    }
    if (get_local_id(0) == 0) {
        for (int i = 0; i < n; i++) {
            at = (at + stride + ring[at]) & mask;
        }
        total = (float)at;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < turns; i++) {
        ALL(STEP)
    }
    ALL(SUM)
    out[get_global_id(0)] = total;
}

// Groups count themselves in and out: `state` is (groups now, most there ever were). Nobody waits for anybody.
kernel void registers_peak(global int *state, global float *out, float b, float c, int turns, int n) {
    float first = b * (float)get_local_id(0), total = 0.0f, x = c;
    ALL(START)
    for (int i = 0; i < turns; i++) {
        ALL(STEP)
    }
    if (get_local_id(0) == 0) {
        atomic_max(&state[1], atomic_inc(&state[0]) + 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = 0; i < n; i++) {
        x = mad(x, b, c); x = mad(x, c, b); x = mad(x, b, c); x = mad(x, c, b);
        x = mad(x, b, c); x = mad(x, c, b); x = mad(x, b, c); x = mad(x, c, b);
    }
    for (int i = 0; i < turns; i++) {
        ALL(STEP)
    }
    total = x;
    ALL(SUM)
    out[get_global_id(0)] = total;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        atomic_dec(&state[0]);
    }
}
