// Nothing at all, of many arguments: what setting them costs the host.
kernel void launch_arguments(global int *out, int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int b0, int b1, int b2,
                             int b3, int b4, int b5, int b6, int b7, int c0, int c1, int c2, int c3, int c4, int c5, int c6,
                             int c7, int d0, int d1, int d2, int d3, int d4, int d5, int d6, int d7) {
    if (a0 + b0 + c0 + d0 == 1) out[0] = a1 + a2 + a3 + a4 + a5 + a6 + a7 + b1 + b2 + b3 + b4 + b5 + b6 + b7 + c1 + c2 + c3 + c4
                                         + c5 + c6 + c7 + d1 + d2 + d3 + d4 + d5 + d6 + d7;
}
