"""Random OpenCL C: kernels that a grammar makes, and mutations of kernels that exist. Equal seeds give equal sources."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

__all__ = ["PRELUDE", "mutated", "random_kernel", "without_half"]

PRELUDE = """
typedef struct { int a; float b[3]; short2 c; } Pair;
typedef struct { Pair p[2]; long tail; uchar flag; } Nested;
typedef union { float f; int i; uchar4 c; } Mixed;
typedef struct __attribute__((packed)) { uchar tag; int value; ushort half_word; } Packed;
enum Colour { RED, GREEN = 7, BLUE };
constant int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
constant float4 colours[3] = {(float4)(1, 2, 3, 4), (float4)(0.5f), (float4)(1e-3f)};
constant Pair presets[2] = {{1, {1, 2, 3}, (short2)(4, 5)}, {6, {7, 8, 9}, (short2)(1, 2)}};
inline int twice(int x) { return x + x; }
float pick(float4 v, int i) { return i & 2 ? (i & 1 ? v.w : v.z) : (i & 1 ? v.y : v.x); }
static Pair make_pair(int a, float b) { Pair p; p.a = a; p.b[0] = b; p.b[1] = a; p.b[2] = b * a; p.c = (short2)(a, b); return p; }
void bump(Pair *p, int by) { p->a += by; p->c.y -= by; }
int gcd_of(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }
"""
"""What the kernels of `random_kernel` use; stands before them."""

_INTS = "char uchar short ushort int uint long ulong".split()
_LENGTHS = (2, 3, 4, 8, 16)
_NAMES = "xyzw"
_BUFFERS = {"fa": "float", "ia": "int", "ca": "uchar", "sa": "short", "la": "long", "va": "float4", "ha": "half"}


class _Writer:
    """One kernel: statements whose indices stay inside 64 elements and whose loops end."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines: list[str] = []
        self.depth = 1
        self.ints = ["gid", "n"]
        self.floats = ["x"]
        self.vectors: dict[str, tuple[str, int]] = {}
        self.count = 0

    def name(self) -> str:
        self.count += 1
        return f"t{self.count}"

    def put(self, line: str) -> None:
        self.lines.append("  " * self.depth + line)

    # ---- expressions -------------------------------------------------------------------------------------------------
    def index(self) -> str:
        return f"(({self.integer(1)}) & 63)"

    def integer(self, depth: int = 3) -> str:
        r = self.rng
        if depth == 0 or r.random() < 0.2:
            return r.choice([*self.ints, str(r.randrange(-9, 300)), "(int)get_local_id(0)", "BLUE", "0x7fffffff", "-1", "'a'"])
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        kind = self.rng.randrange(22)
        t = r.choice(_INTS)
        forms = [
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * {b})",
            f"({a} / (({b}) | 1))",
            f"({a} % (({b}) | 1))",
            f"({a} << (({b}) & 7))",
            f"({a} >> (({b}) & 31))",
            f"({a} & {b})",
            f"({a} ^ {b})",
            f"({a} | ~{b})",
            f"(int)({t}){a}",
            f"min((int)({a}), (int)({b}))",
            f"(int)mad24((int)({a}), (int)({b}), {r.randrange(9)})",
            f"(({a}) < ({b}) ? ({b}) : ({a}))",
            f"(int)popcount((uint)({a}))",
            f"(int)rotate((uint)({a}), (uint)({b}))",
            f"table[({a}) & 7]",
            f"ia[({a}) & 63]",
            f"(int)clz((ushort)({a}))",
            f"(int)mul_hi((long)({a}), (long)({b}))",
            f"twice({a})",
            f"(int)convert_{r.choice(_INTS)}_sat(({self.real(0)}))",
        ]
        return forms[kind]

    def real(self, depth: int = 3) -> str:
        r = self.rng
        if depth == 0 or r.random() < 0.2:
            return r.choice(
                [*self.floats, "1.5", "0.1f", f"{r.uniform(-4, 4):.3f}", f"(float)({self.integer(0)})", "M_PI", "1e-3"]
            )
        a, b = self.real(depth - 1), self.real(depth - 1)
        forms = [
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * {b})",
            f"({a} / ({b} + 3.0f))",
            f"-({a})",
            f"fma((float){a}, (float){b}, x)",
            f"sqrt(fabs((float)({a})))",
            f"native_sin((float)({a}))",
            f"(({a}) > ({b}) ? ({a}) : ({b}))",
            f"fmax((float)({a}), (float)({b}))",
            f"fa[{self.index()}]",
            f"(float)va[{self.index()}].{r.choice(_NAMES)}",
            f"as_float(as_int((float)({a})) & 0x7fffff00)",
            f"pick(va[{self.index()}], {self.integer(0)})",
            f"dot(va[{self.index()}], (float4)({a}))",
            f"vload_half({self.index()}, ha)",
            f"mix((float)({a}), (float)({b}), 0.25f)",
            f"(float)presets[({self.integer(0)}) & 1].b[({self.integer(0)}) % 3u & 1]",
            f"length((float3)({a}, {b}, x))",
            f"(float)isnan((float)({a}))",
            f"select((float)({a}), (float)({b}), {self.integer(0)} > 0)",
        ]
        return r.choice(forms)

    def vector(self, type_: str, count: int) -> str:
        r = self.rng
        same = [n for n, t in self.vectors.items() if t == (type_, count)]
        part = self.real(1) if type_ in ("float", "half") else self.integer(1)
        whole = f"({type_}{count})({part})"
        if same and r.random() < 0.7:
            whole = r.choice(same)
        other = f"({type_}{count})({self.real(1) if type_ in ('float', 'half') else self.integer(1)})"
        operations = "+-*" if type_ in ("float", "half") else "+-*&|^"
        forms = [whole, f"({whole} {r.choice(operations)} {other})", f"max({whole}, {other})", f"convert_{type_}{count}({whole})"]
        if count in (2, 4, 8, 16):
            forms.append(f"shuffle({whole}, ({_mask(type_)}{count})(1))")
        if count == 4:
            forms += [f"{whole}.{r.choice(['wzyx', 'xxyy', 'yxwz', 'lo.xyxy', 'odd.yxyx'])}"]
        return r.choice(forms)

    # ---- statements --------------------------------------------------------------------------------------------------
    def block(self, statements: int, depth: int, uniform: bool) -> None:
        kept = list(self.ints), list(self.floats), dict(self.vectors)
        self.depth += 1
        for _ in range(statements):
            self.statement(depth, uniform)
        self.depth -= 1
        self.ints, self.floats, self.vectors = kept

    def statement(self, depth: int, uniform: bool) -> None:
        r = self.rng
        makers = [
            self.declare_int,
            self.declare_float,
            self.declare_vector,
            self.store,
            self.store,
            self.assign,
            self.component,
            self.array,
            self.struct_,
            self.union_,
            self.atomic,
            self.pointers,
            self.wide,
            self.odd,
        ]
        if depth:
            makers += [lambda: self.branch(depth, uniform), lambda: self.loop(depth, uniform), lambda: self.switch(depth)] * 2
        if uniform:
            makers.append(self.local_round)
        r.choice(makers)()

    def declare_int(self) -> None:
        n = self.name()
        self.put(f"{self.rng.choice([*_INTS, 'size_t', 'bool', 'const int', 'volatile int'])} {n} = {self.integer()};")
        self.ints.append(n)

    def declare_float(self) -> None:
        n = self.name()
        self.put(f"{self.rng.choice(['float', 'half', 'const float'])} {n} = {self.real()};")
        self.floats.append(n)

    def declare_vector(self) -> None:
        n, t, c = self.name(), self.rng.choice([*_INTS, "float", "float", "half"]), self.rng.choice(_LENGTHS)
        self.put(f"{t}{c} {n} = {self.vector(t, c)};")
        self.vectors[n] = t, c
        (self.floats if t in ("float", "half") else self.ints).append(f"{n}.s1")

    def assign(self) -> None:
        n = self.rng.choice(["acc", "facc"])
        self.put(f"{n} {self.rng.choice(['+=', '-=', '*=', '='])} {self.integer() if n == 'acc' else self.real()};")

    def component(self) -> None:
        if self.vectors:
            n = self.rng.choice(list(self.vectors))
            value = self.real(1) if self.vectors[n][0] in ("float", "half") else self.integer(1)
            self.put(
                f"{n}.s{self.rng.randrange(2)} = {value}; {n}.even = {n}.odd;" if self.vectors[n][1] != 3 else f"{n}.xz = {n}.yy;"
            )

    def store(self) -> None:
        b = self.rng.choice(list(_BUFFERS))
        value = self.integer() if b in ("ia", "ca", "sa", "la") else self.vector("float", 4) if b == "va" else self.real()
        if b == "ha" and self.rng.random() < 0.5:
            self.put(f"vstore_half{self.rng.choice(['', '_rte', '_rtz'])}((float)({value}), {self.index()}, ha);")
        elif b == "fa" and self.rng.random() < 0.3:
            self.put(f"vstore4({self.vector('float', 4)}, {self.index()} & 15, fa);")
        else:
            self.put(f"{b}[{self.index()}] = {value};")

    def array(self) -> None:
        n, size = self.name(), self.rng.choice([3, 4, 8])
        t = self.rng.choice(["int", "float", "uchar", "Pair", "long"])
        if t == "Pair":
            self.put(f"Pair {n}[{size}]; for (int q = 0; q < {size}; ++q) {n}[q] = make_pair(q, {self.real(1)});")
            self.put(f"bump(&{n}[(uint)({self.integer(1)}) % {size}u], {self.integer(1)}); acc += {n}[(uint)gid % {size}u].c.y;")
        else:
            self.put(f"{t} {n}[{size}] = {{{', '.join(self.integer(1) for _ in range(2))}}};")
            self.put(f"{n}[(uint)({self.integer(1)}) % {size}u] += {self.integer(1)}; acc += (int){n}[(uint)gid % {size}u];")

    def struct_(self) -> None:
        n = self.name()
        form = self.rng.randrange(4)
        if form == 0:
            self.put(f"Nested {n} = {{{{make_pair({self.integer(1)}, x), presets[gid & 1]}}, {self.integer(1)}, 3}};")
            self.put(f"if (gid & 1) {n}.p[0] = {n}.p[1]; acc += {n}.p[0].a + (int){n}.tail;")
        elif form == 1:
            self.put(f"Pair {n} = pairs[{self.index()} & 7]; {n}.a ^= gid; pairs[gid & 7] = {n};")
        elif form == 2:
            self.put(f"Packed {n}; {n}.tag = gid; {n}.value = {self.integer(1)}; {n}.half_word = 9; acc += {n}.tag + {n}.value;")
        else:
            self.put(f"Pair {n} = gid > 3 ? by_value : make_pair(gid, 2); acc += {n}.a; facc += {n}.b[gid % 3u];")

    def union_(self) -> None:
        n = self.name()
        self.put(f"Mixed {n}; {n}.f = {self.real(1)}; {n}.c.y = 3; acc ^= {n}.i;")

    def atomic(self) -> None:
        f = self.rng.choice(["atomic_add", "atomic_max", "atomic_xchg", "atomic_or", "atomic_sub"])
        self.put(f"{f}(&ia[{self.index()}], {self.integer(1)});")
        if self.rng.random() < 0.3:
            self.put(f"acc += atomic_cmpxchg(&ia[{self.index()}], {self.integer(1)}, gid);")

    def pointers(self) -> None:
        n = self.name()
        form = self.rng.randrange(4)
        if form == 0:
            self.put(f"global float *{n} = ({self.integer(1)}) > 4 ? fa : fa + 8; facc += {n}[gid & 31];")
        elif form == 1:
            self.put(f"global uchar *{n} = (global uchar *)ia + ({self.integer(1)} & 127); *{n} = acc; acc += {n}[1];")
        elif form == 2:
            self.put(f"int {n} = acc; int *p{n} = ({self.integer(1)}) & 1 ? &{n} : &acc; *p{n} += 3;")
        else:
            self.put(f"global float *{n}[2] = {{fa, fa + 32}}; facc += {n}[gid & 1][gid & 31];")

    def wide(self) -> None:
        n, r = self.name(), self.rng
        c = r.choice(_LENGTHS)
        self.put(f"float{c} {n} = vload{c}({self.index()} & 3, fa) * {self.real(1)};")
        self.put(f"vstore{c}({n}{'.s10' if c == 2 else ''}, 0, fa + 8);")
        self.put(f"acc += any({n} > 0.5f) + all(isfinite({n}));")

    def odd(self) -> None:
        r = self.rng
        self.put(
            r.choice(
                [
                    "acc = gcd_of(acc & 255, gid + 1);",
                    f"{{ int k = 0; {self.name()}: ++k; if (k < (gid & 3)) goto t{self.count}; acc += k; }}",
                    "acc += sizeof(Nested) + __builtin_popcount(gid);",
                    "for (;;) { if (++acc & 1) break; else continue; }",
                    "do { facc *= 0.5; } while (facc > 16);",
                    "(void)x;",
                    ";",
                    "{ }",
                    "acc = (acc, gid, acc + 1);",
                    "if (gid > 60) return;" if r.random() < 0.1 else "acc += gid > 60;",
                    "mem_fence(CLK_GLOBAL_MEM_FENCE);",
                    "prefetch(fa, 4);",
                    "acc += ((__private int[]){1, 2, 3, 4})[gid & 3];",
                    "int big = (int)(((long)acc * 0x12345678L + 77) >> 33); acc ^= big;",
                    "#pragma unroll\n  for (int u = 0; u < 3; ++u) facc += fa[u];",
                    "__attribute__((opencl_unroll_hint(2))) for (int u = 0; u < n; ++u) facc += fa[u & 63];",
                    "acc += (ulong)gid * 0x9e3779b97f4a7c15UL >> 40;",
                    "facc += table[acc & 7] == 4 ? NAN : INFINITY;",
                    "acc += as_int((uchar4)(1, 2, 3, acc));",
                    "acc += convert_int_rtz(facc) / 7;",
                    "char3 c3 = (char3)(1, 2, 3) << (char3)1; acc += c3.z;",
                    "uint16 w = (uint16)(gid); w.s0123 = w.sfedc; acc += w.s7;",
                    "switch (acc & 1) { }",
                ]
            )
        )

    def branch(self, depth: int, uniform: bool) -> None:
        same = self.rng.random() < 0.3
        self.put(f"if ({'n > 2' if same else self.integer(2)}) {{")
        self.block(self.rng.randrange(1, 4), depth - 1, uniform and same)
        if self.rng.random() < 0.5:
            self.put("} else {")
            self.block(self.rng.randrange(1, 3), depth - 1, uniform and same)
        self.put("}")

    def loop(self, depth: int, uniform: bool) -> None:
        n, r = self.name(), self.rng
        bound = r.choice(["4", "(n & 7)", "(gid & 3)", "9"])
        step = r.choice([f"++{n}", f"{n} += 2", f"{n} = {n} * 2 + 1"])
        self.put(f"for ({r.choice(['int', 'uint', 'short', 'long'])} {n} = 0; {n} < {bound}; {step}) {{")
        self.ints.append(n)
        self.block(r.randrange(1, 4), depth - 1, uniform and "gid" not in bound)
        if r.random() < 0.3:
            self.put(f"  if ({self.integer(1)} == 3) {r.choice(['break', 'continue'])};" if not uniform else "  ;")
        self.put("}")
        self.ints.remove(n)

    def switch(self, depth: int) -> None:
        r = self.rng
        self.put(f"switch ({r.choice(['', '(long)', '(uchar)'])}({self.integer(2)})) {{")
        for case in r.sample(range(-3, 12), r.randrange(1, 6)):
            self.put(f"case {case}: {{")
            self.block(1, depth - 1, False)
            self.put("}" if r.random() < 0.3 else "} break;")
        if r.random() < 0.6:
            self.put("default: acc -= 5;")
        self.put("}")

    def local_round(self) -> None:
        self.put("for (int s = 0; s < 16; ++s) shared[s] = s; barrier(CLK_LOCAL_MEM_FENCE);")
        self.put(f"shared[get_local_id(0) & 15] = {self.real(1)}; barrier(CLK_LOCAL_MEM_FENCE);")
        self.put("facc += shared[(get_local_id(0) + 1) & 15]; barrier(CLK_LOCAL_MEM_FENCE);")


def _mask(type_: str) -> str:
    bits = {"char": "uchar", "short": "ushort", "half": "ushort", "int": "uint", "float": "uint", "long": "ulong"}
    return bits.get(type_, type_)


def random_kernel(seed: int, name: str) -> str:
    """Return a kernel that `PRELUDE` goes before: buffers of 64 elements and more, a struct by value, a scalar.

    >>> random_kernel(1, "k") == random_kernel(1, "k")
    True
    """
    writer = _Writer(random.Random(seed))
    for _ in range(writer.rng.randrange(3, 9)):
        writer.statement(3, True)
    body = "\n".join(writer.lines)
    buffers = ", ".join(f"global {t} *{n}" for n, t in _BUFFERS.items())
    return (
        f"kernel void {name}({buffers}, global Pair *pairs, Pair by_value, int n) {{\n  local float shared[16];\n"
        f"  int gid = get_global_id(0), acc = gid; float x = gid * 0.25f, facc = x;\n{body}\n"
        f"  ia[gid & 63] = acc; fa[gid & 63] = facc;\n}}\n"
    )


def without_half(text: str) -> str:
    """Return a kernel of `random_kernel` for devices without cl_khr_fp16: half lies in memory alone.

    >>> without_half("half2 t1 = (half2)(1); vstore_half(t1.x, 0, ha);")
    'float2 t1 = (float2)(1); vstore_half(t1.x, 0, ha);'
    """
    text = re.sub(r"convert_half(\d)", r"convert_float\1", re.sub(r"\bhalf(\d*)\b(?! \*ha)", r"float\1", text))
    return "\n".join("  ;" if line.lstrip().startswith("ha[") else line for line in text.split("\n"))


_TOKEN = re.compile(r"\s+|[A-Za-z_]\w*|\.?\d[\w.]*|\"[^\"\n]*\"|[-+*/%&|^<>=!]=?|.", re.DOTALL)


def mutated(text: str, seed: int, vocabulary: Sequence[str]) -> str:
    """Return `text` with some tokens deleted, doubled, swapped or replaced by others.

    >>> mutated("kernel void k() { }", 3, ["int"]) != "kernel void k() { }"
    True
    """
    rng = random.Random(seed)
    tokens = _TOKEN.findall(text)
    solid = [i for i, t in enumerate(tokens) if not t.isspace()]
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        i, j = rng.choice(solid), rng.choice(solid)
        kind = rng.randrange(5)
        if kind == 0:
            tokens[i] = ""
        elif kind == 1:
            tokens[i] = f"{tokens[i]} {tokens[i]}"
        elif kind == 2:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind == 3:
            tokens[i] = rng.choice(vocabulary)
        else:
            tokens[i] = tokens[j]
    return "".join(tokens)
