// Nothing at all: what launching and handing out groups cost.
kernel void launch_empty(global int *out, int flag) {
    if (flag) out[0] = flag;
}
