// Control flow that splits the lanes of a warp and joins them again.

kernel void nested_if(global const int *in, global int *out, int pivot)
{
    int g = get_global_id(0);
    int x = in[g];
    int r;
    if (x < pivot) {
        if (x & 1) {
            r = x * 3;
            if ((x & 7) == 5)
                r -= 100;
        } else {
            r = -x;
        }
    } else if (x > 2 * pivot) {
        r = x / 3;
    } else {
        r = in[(g + x) % get_global_size(0)];
    }
    out[g] = r + 1;
}

kernel void break_continue(global const int *in, global int *out, int n)
{
    int g = get_global_id(0);
    int sum = 0;
    int i;
    for (i = 0; i < n; i++) {
        int v = in[(g + i * 5) % n];
        if (v % 3 == 0)
            continue;
        if (v > 200)
            break;
        sum += v;
        if (sum > 400) {
            sum = -sum;
            break;
        }
    }
    out[2 * g] = sum;
    out[2 * g + 1] = i;
}

kernel void early_return(global const int *in, global int *out, int n)
{
    int g = get_global_id(0);
    if (g >= n)
        return;
    int x = in[g];
    if (x < 50) {
        out[g] = -1;
        return;
    }
    for (int i = 0; i < 8; i++) {
        if (((x >> i) & 1) == 0) {
            out[g] = i;
            if (i > 2)
                return;
        }
    }
    out[g] += 1000;
}

kernel void trip_counts(global const uint *in, global uint *out)
{
    int g = get_global_id(0);
    uint x = in[g] + 1;
    uint steps = 0;
    while (x != 1) {
        x = (x & 1) ? 3 * x + 1 : x / 2;
        steps++;
    }
    out[g] = steps;
}

kernel void switch_cases(global const int *in, global int *out)
{
    int g = get_global_id(0);
    int acc = 0;
    for (int i = 0; i < 6; i++) {
        int x = in[g] + i;
        switch (x % 9) {
        case 0:
            acc += 1;
            break;
        case 1:
        case 2:
            acc += 20;
            // falls through
        case 3:
            acc ^= 5;
            break;
        case 5:
            if (acc > 40)
                goto done;
            acc *= 2;
            break;
        case 7:
            continue;
        default:
            acc -= 3;
        }
        acc += i;
    }
done:
    out[g] = acc;
}

kernel void nested_loops(global const int *in, global int *out)
{
    int g = get_global_id(0);
    int limit = in[g] % 7;
    int total = 0;
    int outer = 0;
    do {
        for (int i = outer; i <= limit; i++) {
            int j = i;
            while (j > 0) {
                total += j * (outer + 1);
                if (total % 11 == 10)
                    goto next;
                j -= 2;
            }
        }
    next:
        outer++;
    } while (outer < limit && total < 300);
    out[g] = total * 16 + outer;
}

kernel void short_circuit(global const int *in, global const int *next, global int *out, int n)
{
    int g = get_global_id(0);
    int at = g;
    int hops = 0;
    // the second load is only legal where the first condition holds
    while (at >= 0 && at < n && in[at] > 20 && (hops < 4 || (in[at] & 1))) {
        at = next[at];
        hops++;
        if (hops > 30)
            break;
    }
    out[g] = at * 64 + hops;
}

kernel void loop_carried(global const float *in, global float *out, int n)
{
    // values of the loop used after lanes have left it at different times
    int g = get_global_id(0);
    float a = 0.0f, b = 1.0f, last = -1.0f;
    for (int i = g % 5; i < n; i += 1 + g % 3) {
        float t = a;
        a = b * 0.5f + in[i];
        b = t - in[(i + g) % n];
        if (a > 1.25f) {
            last = b;
            break;
        }
    }
    out[3 * g] = a;
    out[3 * g + 1] = b;
    out[3 * g + 2] = last;
}
