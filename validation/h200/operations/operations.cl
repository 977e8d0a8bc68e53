/* What functions, integer expressions and atomics take, each alone. */
#ifndef F
#define F(x) (x)
#endif
#ifndef G
#define G(x, y) (x)
#endif
#ifndef BASE
#define BASE 0.5f
#endif
#ifndef T
#define T float
#endif

/* Four chains of F a turn; each argument stays near BASE. NDRange: (items). */
__kernel void functions(__global T *out, const T scale, const int rounds) {
    const int i = get_global_id(0);
    T a = BASE + (T)(i & 255) * scale, b = a + scale, c = b + scale, d = c + scale;
    for (int r = 0; r < rounds; ++r) {
        a = F(a) * scale + BASE;
        b = F(b) * scale + BASE;
        c = F(c) * scale + BASE;
        d = F(d) * scale + BASE;
    }
    out[i] = a + b + c + d;
}

/* Four chains of an integer expression a turn, of the chain's value x and a value y that does not change. NDRange: (items). */
__kernel void integers(__global uint *out, const uint y, const int rounds) {
    const uint i = get_global_id(0);
    uint a = i, b = i + 1u, c = i + 2u, d = i + 3u;
    for (int r = 0; r < rounds; ++r) {
        a = G(a, y);
        b = G(b, y);
        c = G(c, y);
        d = G(d, y);
    }
    out[i] = a ^ b ^ c ^ d;
}

uint scattered(uint i) {
    i *= 2654435761u;
    i ^= i >> 15;
    i *= 2246822519u;
    return i ^ (i >> 13);
}

#ifndef LANES
#define LANES 1
#endif
#ifndef KIND
#define KIND 0
#endif

/* One atomic an item on a word out of mask + 1; LANES neighbours in a row stay together. KIND 0: add; 1: add, its result stored;
 * 2: or; 3: exchange of what is expected, its result stored; 4: a sum of floats by exchanges; 5: the largest. NDRange: (items). */
__kernel void atomics(volatile __global uint *words, __global uint *out, const uint mask) {
    const uint i = get_global_id(0);
    const uint at = (scattered(i / LANES) * LANES + i % LANES) & mask;
#if KIND == 0
    atomic_add(words + at, 1u);
#elif KIND == 1
    out[i] = atomic_add(words + at, 1u);
#elif KIND == 2
    atomic_or(words + at, 1u << (i & 31u));
#elif KIND == 3
    out[i] = atomic_cmpxchg(words + at, i, 1u);
#elif KIND == 4
    uint seen = words[at], before;
    do {
        before = seen;
        seen = atomic_cmpxchg(words + at, before, as_uint(as_float(before) + 1.0f));
    } while (seen != before);
#else
    atomic_max(words + at, i);
#endif
}
