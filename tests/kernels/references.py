"""What the kernels of this folder compute, worked out in plain Python and numpy.

Each function takes what the arguments of a launch hold before it (`mgpusim.workload.data.materialize`, in order) and returns
what the written ones hold after it. Loops over work items are plain Python: nothing here is vectorised over lanes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Reference = Callable[..., list[Array]]
F = np.float32


def py(array: Array) -> list[Any]:
    return [v.item() for v in array.ravel()]


def div(a: int, b: int) -> int:
    """C division: towards zero."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def rem(a: int, b: int) -> int:
    return a - b * div(a, b)


def to_bits(value: int, bits: int, signed: bool = True) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value


# ---------------------------------------------------------------- divergence


def nested_if(x: Array, _: Array, pivot: Array) -> list[Array]:
    v, p = py(x), int(pivot[0])
    out = []
    for g, a in enumerate(v):
        if a < p and a % 2:
            r = a * 3 - (100 if a % 8 == 5 else 0)
        elif a < p:
            r = -a
        else:
            r = a // 3 if a > 2 * p else v[(g + a) % len(v)]
        out.append(r + 1)
    return [np.array(out, np.int32)]


def break_continue(x: Array, out: Array, n: Array) -> list[Array]:
    v, count, pairs = py(x), int(n[0]), []
    for g in range(len(out) // 2):
        total, i = 0, 0
        while i < count:
            a = v[(g + i * 5) % count]
            if a % 3:
                if a > 200:
                    break
                total += a
                if total > 400:
                    total = -total
                    break
            i += 1
        pairs += [total, i]
    return [np.array(pairs, np.int32)]


def early_return(x: Array, out: Array, n: Array) -> list[Array]:
    got = [0] * len(out)
    for g, a in enumerate(py(x)[: int(n[0])]):
        clear = [i for i in range(8) if not a >> i & 1]
        late = [i for i in clear if i > 2]
        if a < 50:
            got[g] = -1
        elif late:
            got[g] = late[0]
        else:
            got[g] = (clear[-1] if clear else 0) + 1000
    return [np.array(got, np.int32)]


def trip_counts(x: Array, _: Array) -> list[Array]:
    out = []
    for a in py(x):
        value, steps = a + 1, 0
        while value != 1:
            value, steps = (3 * value + 1 if value % 2 else value // 2), steps + 1
        out.append(steps)
    return [np.array(out, np.uint32)]


def switch_cases(x: Array, _: Array) -> list[Array]:
    out = []
    for a in py(x):
        acc = 0
        for i in range(6):
            kind = (a + i) % 9
            if kind == 7:
                continue
            if kind == 0:
                acc += 1
            elif kind in (1, 2):
                acc = (acc + 20) ^ 5
            elif kind == 3:
                acc ^= 5
            elif kind == 5:
                if acc > 40:
                    break
                acc *= 2
            else:
                acc -= 3
            acc += i
        out.append(acc)
    return [np.array(out, np.int32)]


def nested_loops(x: Array, _: Array) -> list[Array]:
    out = []
    for a in py(x):
        limit, total, outer = a % 7, 0, 0
        while True:
            # one walk through (i, j), left at the first total that is 10 modulo 11
            for j in [j for i in range(outer, limit + 1) for j in range(i, 0, -2)]:
                total += j * (outer + 1)
                if total % 11 == 10:
                    break
            outer += 1
            if not (outer < limit and total < 300):
                break
        out.append(total * 16 + outer)
    return [np.array(out, np.int32)]


def short_circuit(x: Array, following: Array, _: Array, n: Array) -> list[Array]:
    v, after, count, out = py(x), py(following), int(n[0]), []
    for g in range(count):
        at, hops = g, 0
        while 0 <= at < count and v[at] > 20 and (hops < 4 or v[at] % 2):
            at, hops = after[at], hops + 1
            if hops > 30:
                break
        out.append(at * 64 + hops)
    return [np.array(out, np.int32)]


def loop_carried(x: Array, out: Array, n: Array) -> list[Array]:
    count, got = int(n[0]), []
    for g in range(len(out) // 3):
        a, b, last = 0.0, 1.0, -1.0
        for i in range(g % 5, count, 1 + g % 3):
            a, b = b * 0.5 + float(x[i]), a - float(x[(i + g) % count])
            if a > 1.25:
                last = b
                break
        got += [a, b, last]
    return [np.array(got, F)]


# ---------------------------------------------------------------- work groups


def identity(size: tuple[int, ...], local: tuple[int, ...], offset: tuple[int, ...] = ()) -> Reference:
    def run(_: Array) -> list[Array]:
        dims = len(size)
        full, group, first = ([*v, *[fill] * 3][:3] for v, fill in ((size, 1), (local, 1), (offset, 0)))
        rows = []
        for at in np.ndindex(*full[::-1]):
            index = at[::-1]
            row = [index[d] + first[d] for d in range(3)] + [index[d] % group[d] for d in range(3)]
            row += [index[d] // group[d] for d in range(3)] + [group[d] * 100 + full[d] // group[d] for d in range(3)]
            rows.append(row + list(full) + [dims])
        return [np.array(rows, np.int32)]

    return run


def barrier_loop(local: int) -> Reference:
    def run(x: Array, _: Array, __: Array, steps: Array) -> list[Array]:
        rows = x.astype(np.float64).reshape(-1, local)
        for _ in range(int(steps[0])):
            padded = np.pad(rows, ((0, 0), (1, 1)), mode="edge")
            rows = 0.25 * padded[:, :-2] + 0.5 * rows + 0.25 * padded[:, 2:]
        return [rows]

    return run


def gemm(a: Array, b: Array, _: Array, m: Array, n: Array, k: Array) -> list[Array]:
    rows, columns, depth = int(m[0]), int(n[0]), int(k[0])
    return [a.astype(np.float64).reshape(rows, depth) @ b.astype(np.float64).reshape(depth, columns)]


def reduce(items: int, local: int) -> Reference:
    def run(x: Array, out: Array, _: Array, n: Array) -> list[Array]:
        sums = [0] * len(out)
        for i in range(int(n[0])):
            sums[i % items // local] += int(x[i])
        return [np.array(sums, np.int32)]

    return run


def scan(local: int) -> Reference:
    def run(x: Array, *_: Array) -> list[Array]:
        rows = x.reshape(-1, local)
        return [np.cumsum(rows, axis=1, dtype=np.uint32) - rows + (rows.sum(axis=1, keepdims=True, dtype=np.uint32) << 16)]

    return run


def bitonic(local: int) -> Reference:
    return lambda x, *_: [np.sort(x.reshape(-1, local), axis=1)]


def transpose3d(w: int, h: int, d: int) -> Reference:
    return lambda x, _: [x.reshape(d, h, w).transpose(2, 1, 0)]


def async_copy(groups: int, count: int, stride: int) -> Reference:
    def run(x: Array, spread: Array, *_: Array) -> list[Array]:
        v = x.reshape(groups, count, 4)
        b = spread.reshape(groups, count, stride)[:, :, 0]
        gathered = np.zeros((groups, count, 2), np.int32)
        gathered[:, :, 0] = b
        return [v[:, :, ::-1] + b[:, ::-1, None].astype(F), gathered]

    return run


# ---------------------------------------------------------------- atomics


def histogram_local(x: Array, *_: Array) -> list[Array]:
    return [np.bincount(x // 8, minlength=32).astype(np.int32)]


def all_operations(x: Array, s: Array, u: Array, _: Array) -> list[Array]:
    v, s = py(x), py(s)
    shifted = [a - 100 for a in v]
    s[0] += sum(v)
    s[1] -= sum(v)
    s[2] += len(v)
    s[3] -= len(v)
    s[4], s[5] = min(s[4], *shifted), max(s[5], *shifted)
    for a in v:
        s[6] &= a | 0xF0
        s[7] |= a & 0x3C
        s[8] ^= a * 77
    s[9] += 1024 * sum(a % 3 == 0 for a in v)
    s[10] = 9
    wrapped = [a % 2**32 for a in shifted]
    unsigned = [min(int(u[0]), *wrapped), max(int(u[1]), *wrapped)]
    return [np.array(s, np.int32), np.array(unsigned, np.uint32), np.array([2.5], F)]


def append(x: Array, out: Array, _: Array) -> list[Array]:
    odd = x[x % 2 == 1]
    return [np.concatenate([odd, np.zeros(len(out) - len(odd), np.int32)]), np.array([len(odd)], np.int32)]


def float_add(x: Array, _: Array) -> list[Array]:
    return [np.array([x.sum(dtype=np.float64)], F).view(np.uint32)]


def elect(local: int) -> Reference:
    return lambda x, _: [(x.reshape(-1, local) * 64 + np.arange(local)).min(axis=1) + local - 1]


# ---------------------------------------------------------------- images


def convolve(x: Array, _: Array, weights: Array) -> list[Array]:
    padded = np.pad(x[0].astype(np.float64), ((1, 1), (1, 1), (0, 0)), mode="edge")
    h, w = x.shape[1:3]
    return [sum(weights[i * 3 + j] * padded[i : i + h, j : j + w] for i in range(3) for j in range(3))[None]]


def texel(image: Array, x: int, y: int, z: int = 0) -> Array:
    """A texel as floats; outside, the border colour of RGBA."""
    d, h, w = image.shape[:3]
    if not (0 <= x < w and 0 <= y < h and 0 <= z < d):
        return np.zeros(4)
    scale = {"uint8": 255, "uint16": 65535}.get(str(image.dtype), 1)
    return image[z, y, x].astype(np.float64) / scale


def resolve(i: int, size: int, address: str) -> int:
    if address == "repeat":
        return i % size
    if address == "mirrored_repeat":
        return min(i % (2 * size), 2 * size - 1 - i % (2 * size))
    return min(max(i, 0), size - 1) if address == "clamp_to_edge" else i


def sample(address: str, nearest: bool = False, normalized: bool = True) -> Reference:
    def run(image: Array, _: Array, __: Array, scale: Array, shift: Array) -> list[Array]:
        h, w = image.shape[1:3]
        rows = []
        for y in range(9):
            for x in range(16):
                u, v = (float(k * s + t) for k, s, t in zip((x, y), scale, shift, strict=True))
                if normalized:
                    u, v = u * w, v * h
                if nearest:
                    rows.append(texel(image, resolve(math.floor(u), w, address), resolve(math.floor(v), h, address)))
                    continue
                i, j = math.floor(u - 0.5), math.floor(v - 0.5)
                a, b = u - 0.5 - i, v - 0.5 - j
                rows.append(
                    sum(
                        (a if p else 1 - a)
                        * (b if q else 1 - b)
                        * texel(image, resolve(i + p, w, address), resolve(j + q, h, address))
                        for p in (0, 1)
                        for q in (0, 1)
                    )
                )
        return [np.array(rows)]

    return run


def volume(image: Array, _: Array, __: Array, scale: Array) -> list[Array]:
    out = []
    for z, y, x in np.ndindex(4, 5, 6):
        at = [(k + f) * float(scale[0]) - 0.5 for k, f in ((x, 0.3), (y, 0.6), (z, 0.1))]
        low = [math.floor(c) for c in at]
        total = np.zeros(4)
        for step in np.ndindex(2, 2, 2):
            weight = math.prod(c - i if s else 1 - (c - i) for c, i, s in zip(at, low, step, strict=True))
            total += weight * texel(image, *(i + s for i, s in zip(low, step, strict=True)))
        out.append(total + image.shape[0])
    return [np.array(out)]


def line_array(image: Array, _: Array) -> list[Array]:
    layers, _, width, _ = image.shape
    moved = np.zeros(image.shape, np.int64)
    moved[:, :, 1:] = image[::-1, :, : width - 1]
    return [np.clip(moved * 2 + np.arange(layers)[:, None, None, None], -32768, 32767).astype(np.int16)]


def layers(image: Array, _: Array) -> list[Array]:
    d, h, w, _ = image.shape
    return [np.minimum((image.astype(np.int64) + np.array([w, h, d, 0])) * 60, 65535).astype(np.uint16)]


def line(image: Array, _: Array, __: Array) -> list[Array]:
    row, out = image[0, 0].astype(np.float64), []
    for x in range(9):
        u = x * 1.5 + 0.25
        i = math.floor(u)
        v = (1 - (u - i)) * row[min(max(i, 0), 11)] + (u - i) * row[min(max(i + 1, 0), 11)]
        out.append(np.clip(np.rint((v[[2, 1, 0, 3]] * 1.25 - 0.1) * 255), 0, 255))
    return [np.array(out)]


def pick(a: Array, b: Array, _: Array, __: Array, even: Array, odd: Array, bit: Array) -> list[Array]:
    for y in range(8):
        for x in range(12):
            near = [resolve(c, n, "clamp_to_edge") for c, n in ((x - 2, a.shape[2]), (y - 2, a.shape[1]))]
            first = a if x & bit[0] else b
            v = texel(first, 2 * x - 3, 2 * y - 3) + (texel(a, x - 2, y - 2) if y & bit[0] else texel(a, *near))
            (odd if (x + y) & 1 else even)[0, y, x] = [*v[:3], first.shape[2]]
    return [even, odd]


def alternate(a: Array, b: Array, out: Array, iterations: Array) -> list[Array]:
    rows = [sum((a[0, i, x] if (i ^ x) & 1 else b[0, x, i]).astype(np.int64) for i in range(iterations[0])) for x in range(16)]
    return [np.array(rows, np.int32)]


def box(image: Array, _: Array) -> list[Array]:
    d, h, w, _ = image.shape
    return [image.swapaxes(1, 2).astype(np.uint32) + np.array([w, h, d, 0], np.uint32)]


def texel_buffer(image: Array, index: Array, _: Array) -> list[Array]:
    return [image[0, 0][index]]


def chase(image: Array, out: Array, steps: Array) -> list[Array]:
    got = []
    for g in range(len(out)):
        x, y = g % 16, 0
        for _ in range(int(steps[0])):
            x, y = (int(v) % 16 for v in image[0, y, x, :2])
            if x == y:
                break
        got.append(y * 1024 + x)
    return [np.array(got, np.int32)]


# ---------------------------------------------------------------- memory


def structs(layout: np.dtype[Any]) -> Reference:
    def run(raw: Array, _: Array, n: Array) -> list[Array]:
        given, count = raw.view(layout), int(n[0])
        out = np.zeros(count, layout)
        for g in range(count):
            p, q = given[(g * 7 + 3) % count], given[g]
            out["position"][g] = np.roll(p["position"], -1) * F(2)
            out["id"][g] = int(p["id"]) + int(q["tag"])
            out["tag"][g] = to_bits(int(p["tag"]) + 3, 8)
            out["weights"][g] = p["weights"] + q["weights"][::-1]
            out["a"][g], out["b"][g] = p["a"] ^ q["b"], p["b"]
            out["f"][g] = q["f"] - F(1)
        return [out.view(np.uint8)]

    return run


def by_value(x: Array, *_: Array) -> list[Array]:
    v, out = x.reshape(-1, 4), []
    for g in range(48):
        a = (v[g % 8 * 6 + g // 8] * F(1.5) + np.array([1, 2, 3, 4], F))[::-1]
        out.append(a + np.array([9 * 1, 8 * -2, 7 * 3, 255 * 1.0], F))
    return [np.array(out)]


def tables(x: Array, _: Array, scale: Array) -> list[Array]:
    primes = [p for p in range(2, 60) if all(p % q for q in range(2, p))][:16]
    corners = np.array([[1, 0, 0, 0.5], [0, 1, 0, 0.25], [0, 0, 1, 0.125]], F)
    out = []
    for a in py(x):
        v = corners[a % 3] * F(primes[a % 16])
        v[0] += (3, -4)[a % 2]
        v[1] += (1.5, -2.25)[a % 2]
        out.append(v * scale[a % 4])
    return [np.array(out)]


def private_array(x: Array, _: Array) -> list[Array]:
    v, out = py(x), []
    for g in range(64):
        bins = list(range(13))
        for i in range(20):
            bins[v[(g + i) % 64] % 13] += i
        best = bins.index(max(bins))
        out.append(bins[best] * 16 + best)
    return [np.array(out, np.int32)]


def sort_private(x: Array, _: Array) -> list[Array]:
    return [np.median(x.reshape(-1, 9), axis=1)]


def vector_loads(x: Array, out: Array, raw: Array, _: Array) -> list[Array]:
    v, got, packed = x.astype(np.int64), np.zeros(len(out), np.int64), []
    for g in range(32):
        a, b, c = v[2 * g : 2 * g + 2], v[3 * g + 1 : 3 * g + 4], v[4 * g + 3 : 4 * g + 7]
        d, e = v[8 * g : 8 * g + 8], v[g : g + 16]
        got[4 * g : 4 * g + 4] = np.array([*a, b[1], b[2]]) + c
        got[128 + 3 * g : 131 + 3 * g] = b * d[[3, 5, 7]]
        got[224 + 8 * g : 232 + 8 * g] = np.tile(d[1::2], 2) + e[:8] - e[8:]
        first, second = raw[4 * g : 4 * g + 4][::-1], raw[g : g + 4]
        packed.append((int.from_bytes(first.tobytes(), "little") + int.from_bytes(second.tobytes(), "little")) % 2**32)
    return [got.astype(np.int16), np.array(packed, np.uint32)]


def round_half(value: float, mode: str) -> np.float16:
    """A float as half, rounded to nearest even ("e"), towards zero ("z"), up ("p") or down ("n")."""
    near = np.float16(value)
    if mode == "e" or float(near) == value:
        return near
    up = near if float(near) > value else np.nextafter(near, np.float16(np.inf))
    down = near if float(near) < value else np.nextafter(near, np.float16(-np.inf))
    return up if mode == "p" or (mode == "z" and value < 0) else down


def halves(h: Array, out: Array, f: Array, wide: Array) -> list[Array]:
    v, got, floats = h.astype(F), np.zeros(len(out), np.float16), np.zeros(len(wide), F)
    for g in range(32):
        four = v[4 * g : 4 * g + 4]
        # the sum of three floats is the one place where a fused multiply-add may differ: products of halves are exact
        floats[g] = v[g] + four[0] * four[1] + v[2 * g + 1]
        y = f[g] * F(3)
        for row, mode in enumerate("ezpn"):
            got[32 * row + g] = round_half(float(y), mode)
        got[128 + 4 * g : 132 + 4 * g] = (four * y).astype(np.float16)
        got[256 + 4 * g : 260 + 4 * g] = (four - y).astype(np.float16)
        floats[32 + g] = four[3]
    return [got, floats]


def pointer_select(local: int) -> Reference:
    def run(a: Array, b: Array, which: Array, *_: Array) -> list[Array]:
        out, other = np.zeros(len(which), F), np.zeros(len(which), F)
        for g, w in enumerate(py(which)):
            p, q = (a if w & 1 else b), (a if w & 2 else b)
            value = p[(w & 7) + g % 16] + q[g // local * local + (g % local + 1) % local]
            (out if w & 4 else other)[g] = value
        return [out, other]

    return run


def swizzles(x: Array, _: Array) -> list[Array]:
    out = []
    for g, v in enumerate(x.astype(np.int64).reshape(-1, 8)):
        r = np.empty(8, np.int64)
        r[:4] = v[[7, 5, 3, 1]]
        r[4:] = v[0::2] + v[1::2]
        r[[2, 6]] = r[[6, 2]]
        element = v[g % 8]
        order = v & 15
        r = r + v[order & 7] - np.concatenate([v, r])[order]
        r = np.where(v > 128, v, r) ^ element
        r[1] = 2 * bool((v > 250).any()) + bool((v < 200).all())
        out.append(r)
    return [np.array(out).astype(np.int32)]


def copies(x: Array, _: Array) -> list[Array]:
    out = []
    for g in range(36):
        a = [0] * 12
        for i in range(12):
            a[(i * 5 + g) % 12] = int(x[(g + i) % 32])
        b = a
        if g % 2 == 0:
            b = [0] * 12
            b[g % 12] = a[3]
        total = 0
        for value in b:
            total = (total * 31 + value) % 2**32
        out.append(total)
    return [np.array(out, np.uint32)]


# ---------------------------------------------------------------- numbers


def arithmetic(a: Array, b: Array, _: Array, n: Array) -> list[Array]:
    bits = a.dtype.itemsize * 8
    low, high, top = -(1 << (bits - 1)), (1 << (bits - 1)) - 1, 1 << bits
    rows = []
    for x, y in zip(py(a), py(b), strict=True):
        ux, uy = x % top, y % top
        nz = 3 if y == 0 else 5 if y == -1 else y
        unz, turn = nz % top, uy % bits
        rows.append([
            x + y, x - y, x * y, div(x, nz), rem(x, nz), ux // unz, ux % unz, (x & y) | (~x ^ y),
            ux << (uy & 7), x >> (y & 7), ux >> (uy & 7), (x < y) + 2 * (ux < uy) + 4 * (x == y),
            max(x, y) ^ min(ux, uy), min(max(x + y, low), high), max(ux - uy, 0), x * y >> bits, ux * uy >> bits, abs(x - y),
            (x + y) >> 1, (ux + uy + 1) >> 1, ux << turn | ux >> (bits - turn), bits - ux.bit_length(), ux.bit_count(), abs(x),
            min(max(x, -20), 90),
        ])  # fmt: skip
    return [np.array([[to_bits(v, bits) for v in row] for row in rows], a.dtype).T]


def round_int(value: float, mode: str) -> int:
    return {"z": math.trunc, "e": round, "p": math.ceil, "n": math.floor}[mode](value)


def saturate(value: int, bits: int, signed: bool) -> int:
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return min(max(value, low), high)


def conversions(x: Array, *_: Array) -> list[Array]:
    words, raw, longs = [], [], []
    for a, pattern in zip(x, x.view(np.int32), strict=True):
        v, code = float(a), int(pattern)
        m = min(max(v, -1e9), 1e9)
        words.append([
            round_int(m, "z"), round_int(m, "e"), round_int(m, "p"), round_int(m, "n"),
            saturate(round_int(v, "z"), 32, True), saturate(round_int(v, "e"), 32, True),
            to_bits(saturate(round_int(v, "z"), 32, False), 32), code,
            int(F(code >> 3).view(np.int32)), int(F(code % 2**32).view(np.int32)),
        ])  # fmt: skip
        whole = round_int(m, "z")
        raw.append([saturate(round_int(v, "e"), 8, False), saturate(round_int(v, "z"), 8, True) % 256,
                    saturate(whole, 8, False), whole % 256])  # fmt: skip
        longs.append([round_int(float(F(m) * F(1000)), "z"), saturate(round_int(float(a * F(1e12)), "z"), 64, True),
                      int(np.float64(v * 1.25).view(np.int64)), whole % 65536])  # fmt: skip
    return [np.array(words, np.int32).T, np.array(raw, np.uint8).T, np.array(longs, np.int64).T]


def bit_tricks(x: Array, *_: Array) -> list[Array]:
    out, top = [], 2**32
    for g, a in enumerate(py(x)):
        reverse = int(f"{a:032b}"[::-1], 2)
        wide = (a << 32 | (~a % top)) * 0x9E3779B97F4A7C15 % 2**64
        low24 = a & 0xFFFF
        f = F(np.uint32((a & 0x7FFFFF) | 0x3F800000).view(F))
        out.append([
            reverse, a & -a, (a << 13 | a >> 19) % top ^ ((a << (g % 32) | a >> (32 - g % 32)) % top),
            (wide >> 37) % top, (a & 0xFF00FF00) | (reverse & 0x00FF00FF), low24 * 37 + (a >> 28) + low24 * 3,
            (min(a * 2 + reverse, top - 1) + (a * reverse >> 32) + 5) % top,
            int(F(F(1.5) - F(0.5) * f).view(np.uint32)) >> 3,
        ])  # fmt: skip
    return [np.array(out, np.uint32).T]


def unary_math(x: Array, *_: Array) -> list[Array]:
    m = math
    rows = []
    for a in x.astype(np.float64):
        v = float(a)
        w = v / 3.5
        rows.append([
            m.sqrt(v), 1 / m.sqrt(v), v ** (1 / 3), m.exp(v), 2**v, m.expm1(v), m.log(v), m.log2(v), m.log10(v), m.log1p(v),
            m.sin(v), m.cos(v), m.tan(v), m.atan(v), m.sinh(v), m.tanh(v), m.erf(v), m.gamma(v), m.exp(v), m.sqrt(v), 1 / v,
            m.asin(w), m.acos(w), m.atanh(w), m.sin(m.pi * v), v**1.7, v**-0.7, v**3, v ** (1 / 3), m.atan2(v, 1 - v),
            m.hypot(v, 2), v * v - 0.25, v * 2 + 0.125,
        ])  # fmt: skip
    return [np.array(rows).T]


def rounding(x: Array, *_: Array) -> list[Array]:
    rows = []
    for g, a in enumerate(x):
        v = float(a)
        fraction, exponent = math.frexp(v)
        part, whole = math.modf(v)
        t = min(max((v + 2) / 4, 0), 1)
        away = math.copysign(math.floor(abs(v) + 0.5), v)
        rows.append([
            math.floor(v), math.ceil(v), math.trunc(v), round(v), away, abs(v), (v > 0) - (v < 0), math.fmod(v, 1.75),
            math.remainder(v, 1.75), math.copysign(2, v), float(np.nextafter(a, F(100))), max(v - 0.5, 0),
            min(v, 0.5) + max(v, -0.5) * 8, v * 2.0 ** (g % 7 - 3), min(max(v, -1), 2), v + (4 - v) * 0.25, float(v >= 0.5),
            t * t * (3 - 2 * t), v, fraction, exponent, part, whole, math.frexp(v)[1] - 1 if v else 0,
            float(min(F(v - math.floor(v)), np.nextafter(F(1), F(0)))) + 16 * math.floor(v),
        ])  # fmt: skip
    return [np.array(rows).T]


def geometry(a: Array, b: Array, _: Array) -> list[Array]:
    x, y = a.astype(np.float64).reshape(-1, 4), b.astype(np.float64).reshape(-1, 4)
    out = np.zeros((len(x), 3, 4))
    out[:, 0, :3] = np.cross(x[:, :3], y[:, :3])
    norm = np.linalg.norm
    out[:, 1] = np.stack([(x * y).sum(1), norm(x, axis=1), norm(x - y, axis=1), norm(y[:, :2], axis=1)], axis=1)
    out[:, 2] = x / norm(x, axis=1, keepdims=True)
    return [out]


def relational(a: Array, b: Array, *_: Array) -> list[Array]:
    rows = []
    for g, (p, q) in enumerate(zip(a, b, strict=True)):
        x, y = float(p), float(q)
        ordered = not (math.isnan(x) or math.isnan(y))
        normal = math.isfinite(y) and abs(y) >= 2.0**-126
        larger = 1.0 if math.isnan(x) else max(x, 1.0)
        low = [
            q if math.isnan(x) else p if math.isnan(y) else min(p, q),
            p if math.isnan(y) else q if math.isnan(x) else min(q, p),
        ]
        same = low[0].view(np.int32) == low[1].view(np.int32)
        rows.append([
            math.isnan(x) + 2 * math.isinf(y) + 4 * math.isfinite(x) + 8 * normal + 16 * bool(np.signbit(p)),
            (x == y) + 2 * (x != y) + 4 * (x < y) + 8 * (x >= y),
            ordered + 2 * (not ordered) + 4 * (x < y or x > y),
            (x < y) + 2 * (x <= y) + 4 * (x > y) + 8 * (x >= y) + 16 * (x == y) + 32 * (x != y) + 64 * (not x < y),
            int(F(larger).view(np.int32)) if same else 1,
            -2 if g == 3 else 0, (30 if g < 8 else 10) + (4 if g > 8 else 2),
        ])  # fmt: skip
    return [np.array(rows, np.int32).T]


def doubles(a: Array, b: Array, *_: Array) -> list[Array]:
    rows = []
    for x, y in zip(py(a), py(b), strict=True):
        rows.append([
            x * y + 1, x / (y + 2), math.sqrt(x) - math.exp(-y), float(F(x)), float(int(x * 1e15)),
            math.fmod(x * 100, 3) + math.floor(y * 10), float((np.float64(x).view(np.uint64) ^ np.uint64(1)).view(np.float64)),
        ])  # fmt: skip
    return [np.array(rows).T]


def vectors(a: Array, b: Array, *_: Array) -> list[Array]:
    out, wide = [], []
    for x, y in zip(a.astype(np.int64).reshape(-1, 4), b.astype(np.int64).reshape(-1, 16), strict=True):
        s = np.array([div(int(p) << 3, int(q) + 1) - rem(int(p), 7) for p, q in zip(x, y[4:8], strict=True)])
        s = s + np.where(x > s, 5, 0)  # a true comparison of vectors is all ones, whatever the signedness
        s[[0, 2]] = s[[2, 0]] * 2
        s = np.maximum(s, -40) + np.abs(x - s)[::-1]
        out.append(s)
        w = y[:8] * y[8:] % 65536
        w[0::2] += w[1::2]
        greater = np.where(y[1::2] > y[0::2], 65535, 0)
        wide.append((w + greater // 2) % 65536)
    return [np.array(out).astype(np.int32), np.array(wide).astype(np.uint16)]


def function_calls(x: Array, _: Array) -> list[Array]:
    v = py(x)
    return [np.array([math.gcd(v[g], v[g + 1]) * 256 + math.gcd(v[g + 1] + 60, 210) for g in range(64)], np.uint32)]
