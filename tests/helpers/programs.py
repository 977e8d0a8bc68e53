"""Random structured control flow: as textual IR, harder than any optimizer leaves it, and as OpenCL C.

The IR has what trips executors: several back edges to one header (also from inner loops), conditional branches straight
to a header, breaks out of two loops, switches with shared and falling targets, returns in the middle, phis that swap, phis of
constants, values that leave loops without a phi, uniform values that meet diverged ones, pointers to different buffers.
Every loop counts to a small limit of its own, so that all programs end.
"""

from __future__ import annotations

import random

__all__ = ["Program", "goto_program", "opencl_kernel"]

INTS, FLOAT, PAIR, POINTER = ("a", "b", "c"), "f", "v", "p"
DEPTH = 3
TYPES = {**dict.fromkeys(INTS, "i32"), FLOAT: "float", PAIR: "<2 x i32>", POINTER: "ptr addrspace(1)"}
TYPES |= {f"k{d}": "i32" for d in range(DEPTH)} | {f"n{d}": "i32" for d in range(DEPTH)}
OUT_INTS = 8  # ints of `out` that a lane owns
IN_INTS = 64


class Block:
    """A block being written: what it does to the variables, by which edges it is entered."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.code: list[str] = []
        self.preds: list[Block] = []
        self.out: dict[str, str] = {}
        self.header = False


class Program:
    """One random kernel `k(in, out, other, n)` as textual IR: see `text`.

    Parameters
    ----------
    rng : decides everything (Hypothesis' or Python's).
    size : about how many statements.
    """

    def __init__(self, rng: random.Random, size: int = 12) -> None:
        self.rng, self.budget = rng, size
        self.blocks: list[Block] = []
        self.names = 0
        self.loops: list[tuple[Block, Block]] = []  # headers and exits around the place being written
        entry = Block("entry")
        self.blocks.append(entry)
        entry.code += [
            "%g64 = call spir_func i64 @_Z13get_global_idj(i32 0)",
            "%g = trunc i64 %g64 to i32",
            f"%mine = mul i64 %g64, {4 * OUT_INTS}",
            "%row = getelementptr i8, ptr addrspace(1) %out, i64 %mine",
            "%h = mul i32 %g, 2654435769",
        ]
        entry.out = {"a": "%g", "b": "%h", "c": "%n", FLOAT: "1.500000e+00", PAIR: "<i32 1, i32 -1>", POINTER: "%in"}
        entry.out |= {v: "0" for v in TYPES if v not in entry.out}
        self.end = Block("end")
        self.here = entry
        while self.budget > 0:
            self.statements(0)
        self.jump(self.end)
        self.place(self.end)
        for i, v in enumerate(INTS):
            self.store(self.end, v, i)
        nan = self.new("fcmp uno float", self.value(FLOAT) + ",", self.value(FLOAT))  # whose sign is nobody's promise
        number = self.new("select i1", nan + ",", f"float 7.000000e+00, float {self.value(FLOAT)}")
        self.end.code += [
            "%o = getelementptr i32, ptr addrspace(1) %row, i64 3",
            f"store float {number}, ptr addrspace(1) %o, align 4",
            "%o2 = getelementptr i32, ptr addrspace(1) %row, i64 4",
            f"store <2 x i32> {self.value(PAIR)}, ptr addrspace(1) %o2, align 4",
            "ret void",
        ]

    # ---- blocks --------------------------------------------------------------------------------------------------
    def fresh(self, name: str) -> Block:
        self.names += 1
        return Block(f"{name}{self.names}")

    def place(self, block: Block) -> None:
        """Write on in `block`, all of whose forward edges are known now: its variables get phis where they need them."""
        self.blocks.append(block)
        self.here = block
        if len(block.preds) == 1 and not block.header:
            block.out = dict(block.preds[0].out)
        else:
            block.out = {v: f"%{v}.{block.name}" for v in TYPES}

    def phis(self, block: Block) -> list[str]:
        if len(block.preds) <= 1 and not block.header:
            return []
        lines = []
        for v, type_ in TYPES.items():
            pairs = ", ".join(f"[ {p.out[v]}, %{p.name} ]" for p in block.preds)
            lines.append(f"%{v}.{block.name} = phi {type_} {pairs}")
        return lines

    def edge(self, target: Block) -> str:
        target.preds.append(self.here)
        return f"label %{target.name}"

    def close(self, line: str) -> None:
        self.here.code.append(line)

    def jump(self, target: Block) -> None:
        self.close(f"br {self.edge(target)}")

    def branch(self, yes: Block, no: Block) -> None:
        if self.rng.random() < 0.5:
            yes, no = no, yes
        self.close(f"br i1 {self.condition()}, {self.edge(yes)}, {self.edge(no)}")

    # ---- values --------------------------------------------------------------------------------------------------
    def new(self, *words: str) -> str:
        self.names += 1
        self.here.code.append(f"%t{self.names} = " + " ".join(words))
        return f"%t{self.names}"

    def value(self, variable: str) -> str:
        return self.here.out[variable]

    def any_int(self) -> str:
        if self.rng.random() < 0.3:
            return str(self.rng.choice([0, 1, -1, 3, 7, 255, -128, 2147483647]))
        return self.value(self.rng.choice(INTS))

    def condition(self) -> str:
        if self.rng.random() < 0.2:
            pred = self.rng.choice("oeq olt ogt une ult uno".split())
            return self.new("fcmp", pred, "float", self.value(FLOAT) + ",", "2.000000e+00")
        low = self.new("and i32", self.lane_int() + ",", str(self.rng.choice([1, 3, 6, 15])))
        return self.new("icmp", self.rng.choice("eq ne slt ult sgt uge".split()), "i32", low + ",", str(self.rng.randrange(4)))

    def lane_int(self) -> str:
        """A variable, most often stirred with the work item's id: left alone, variables drift to be uniform."""
        if self.rng.random() < 0.3:
            return self.any_int()
        stirred = self.new("mul i32 %g,", str(self.rng.choice([1, 5, 2654435769, 40503])))
        mixed = self.new("add i32", stirred + ",", self.any_int())
        return self.new("lshr i32", mixed + ",", str(self.rng.choice([0, 0, 1, 2, 28])))

    def small(self, limit: int) -> str:
        return self.new("and i32", self.lane_int() + ",", str(limit - 1))

    def store(self, block: Block, variable: str, index: int) -> None:
        where = self.new("getelementptr i32, ptr addrspace(1) %row, i32", str(index))
        block.code.append(f"store i32 {self.value(variable)}, ptr addrspace(1) {where}, align 4")

    # ---- statements ----------------------------------------------------------------------------------------------
    def statements(self, depth: int) -> None:
        for _ in range(self.rng.randint(1, 4)):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = ["assign"] * 2 + ["shift"] * 2 + ["swap", "load", "store", "float", "pair", "pointer"]
            kinds += ["if", "if", "switch"] + ["loop"] * (4 if depth < DEPTH else 0) + ["leave"] * (1 + 3 * depth)
            getattr(self, "do_" + self.rng.choice(kinds))(depth)

    def do_assign(self, depth: int) -> None:
        op = self.rng.choice("add sub mul and or xor shl lshr ashr select smax copy constant".split())
        target, a, b = self.rng.choice(INTS), self.any_int(), self.any_int()
        if op in ("copy", "constant"):
            self.here.out[target] = a if op == "copy" else str(self.rng.randrange(-4, 5))
        elif op == "select":
            self.here.out[target] = self.new("select i1", self.condition() + ",", f"i32 {a}, i32 {b}")
        elif op == "smax":
            self.here.out[target] = self.new(f"call i32 @llvm.smax.i32(i32 {a}, i32 {b})")
        else:
            if op in ("shl", "lshr", "ashr"):
                b = self.small(32)
            self.here.out[target] = self.new(op, "i32", a + ",", b)

    def do_swap(self, depth: int) -> None:
        x, y = self.rng.sample(INTS, 2)
        out = self.here.out
        out[x], out[y] = out[y], out[x]

    def do_shift(self, depth: int) -> None:
        """As a recurrence of several terms does: old values live on beside the new one."""
        self.do_assign(depth)
        out = self.here.out
        out["a"], out["b"], out["c"] = self.new("add i32", out["a"] + ",", out["c"]), out["a"], out["b"]

    def do_load(self, depth: int) -> None:
        index = self.small(IN_INTS)
        base = self.rng.choice(["%in", "%other"])
        where = self.new(f"getelementptr i32, ptr addrspace(1) {base}, i32 {index}")
        self.here.out[self.rng.choice(INTS)] = self.new(f"load i32, ptr addrspace(1) {where}, align 4")

    def do_store(self, depth: int) -> None:
        self.store(self.here, self.rng.choice(INTS), self.rng.randrange(6, OUT_INTS))

    def do_float(self, depth: int) -> None:
        number = self.new("sitofp i32", self.small(16), "to float")
        op = self.rng.choice(["fadd", "fsub", "fmul", "fdiv"])
        self.here.out[FLOAT] = self.new(op, "float", self.value(FLOAT) + ",", number)

    def do_pair(self, depth: int) -> None:
        v = self.value(PAIR)
        if self.rng.random() < 0.5:
            v = self.new(f"shufflevector <2 x i32> {v}, <2 x i32> poison, <2 x i32> <i32 1, i32 0>")
        at = self.rng.randrange(2)
        self.here.out[PAIR] = self.new(f"insertelement <2 x i32> {v}, i32 {self.any_int()}, i64 {at}")
        self.here.out[self.rng.choice(INTS)] = self.new(f"extractelement <2 x i32> {self.value(PAIR)}, i64 {1 - at}")

    def do_pointer(self, depth: int) -> None:
        if self.rng.random() < 0.5:
            base = self.rng.choice(["%in", "%other"])
            self.here.out[POINTER] = self.new(f"getelementptr i32, ptr addrspace(1) {base}, i32 {self.small(IN_INTS)}")
        else:
            self.here.out[self.rng.choice(INTS)] = self.new(f"load i32, ptr addrspace(1) {self.value(POINTER)}, align 4")

    def do_if(self, depth: int) -> None:
        join, yes = self.fresh("join"), self.fresh("then")
        other = self.fresh("else") if self.rng.random() < 0.5 else join
        self.branch(yes, other)
        for block in [yes] if other is join else [yes, other]:
            self.place(block)
            self.statements(depth)
            self.jump(join)
        self.place(join)

    def do_switch(self, depth: int) -> None:
        join = self.fresh("join")
        arms = [self.fresh("case") for _ in range(self.rng.randint(1, 3))]
        value = self.small(4)
        cases = self.rng.sample(range(5), self.rng.randint(1, 4))
        targets = [self.rng.choice([*arms, join]) for _ in cases]
        default = self.rng.choice([*arms, join])
        arms = [a for a in arms if a in targets or a is default]
        table = " ".join(f"i32 {c}, {self.edge(t)}" for c, t in zip(cases, targets, strict=True))
        self.close(f"switch i32 {value}, {self.edge(default)} [ {table} ]")
        for i, arm in enumerate(arms):
            self.place(arm)
            self.statements(depth)
            falls = i + 1 < len(arms) and self.rng.random() < 0.3
            self.jump(arms[i + 1] if falls else join)
        self.place(join)

    def do_loop(self, depth: int) -> None:
        header, after, body = self.fresh("head"), self.fresh("after"), self.fresh("body")
        header.header = True
        # small trip counts that differ between lanes, or uniform ones
        limit = self.small(4) if self.rng.random() < 0.7 else str(self.rng.randrange(1, 4))
        self.here.out |= {f"k{depth}": "0", f"n{depth}": limit}
        self.jump(header)
        self.place(header)
        self.here.out[f"k{depth}"] = self.new("add i32", self.value(f"k{depth}") + ",", "1")
        more = self.new("icmp sle i32", self.value(f"k{depth}") + ",", self.value(f"n{depth}"))
        self.close(f"br i1 {more}, {self.edge(body)}, {self.edge(after)}")
        self.place(body)
        self.loops.append((header, after))
        if self.rng.random() < 0.5:
            self.do_shift(depth)
            self.do_leave(depth)
        self.statements(depth + 1)
        if self.rng.random() < 0.3:
            self.branch(header, after)
        else:
            self.jump(header)
        self.loops.pop()
        self.place(after)

    def do_leave(self, depth: int) -> None:
        """Branch to a header (continue), an exit (break) of any loop around, or the end (return)."""
        places = [self.end] + [b for pair in self.loops for b in pair] * 3
        target, rest = self.rng.choice(places), self.fresh("rest")
        self.branch(target, rest)
        self.place(rest)

    @property
    def text(self) -> str:
        """The module."""
        lines = ["define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %other, i32 %n) {"]
        for block in self.blocks:
            lines.append(f"{block.name}:")
            lines += ["  " + line for line in [*self.phis(block), *block.code]]
        return "\n".join([*lines, "}"])


def opencl_kernel(rng: random.Random, name: str, size: int = 14) -> str:
    """A random kernel in OpenCL C with the same signature, for clang to optimize."""
    lines: list[str] = []
    counters = 0
    budget = size

    def expression() -> str:
        a, b = (rng.choice(["a", "b", "c", str(rng.randrange(-3, 9))]) for _ in range(2))
        op = rng.choice(["+", "-", "*", "^", "&", "|", "+"])
        return rng.choice(
            [f"{a} {op} {b}", f"in[{a} & 63]", f"({a} {op} {b}) >> 1", f"{a} > {b} ? {a} : {b}", f"other[({a} + {b}) & 63]"]
        )

    def condition() -> str:
        return f"({rng.choice('abc')} & {rng.choice([1, 3, 6])}) {rng.choice(['==', '<', '>', '!='])} {rng.randrange(3)}"

    def statements(indent: str, depth: int, in_switch: bool) -> None:
        nonlocal counters, budget
        for _ in range(rng.randint(1, 4)):
            if budget <= 0:
                break
            budget -= 1
            kind = rng.choice(["assign"] * 3 + ["if", "ifelse", "switch", "leave", "store"] + ["for", "do"] * (depth < DEPTH))
            if kind == "assign":
                lines.append(f"{indent}{rng.choice('abc')} = {expression()};")
            elif kind == "store":
                lines.append(f"{indent}out[g * {OUT_INTS} + {rng.randrange(3, OUT_INTS)}] = {rng.choice('abc')};")
            elif kind in ("if", "ifelse"):
                lines.append(f"{indent}if ({condition()}) {{")
                statements(indent + "  ", depth, in_switch)
                if kind == "ifelse":
                    lines.append(f"{indent}}} else {{")
                    statements(indent + "  ", depth, in_switch)
                lines.append(f"{indent}}}")
            elif kind == "switch":
                lines.append(f"{indent}switch ({rng.choice('abc')} & 3) {{")
                for case in rng.sample(range(4), rng.randint(1, 3)):
                    lines.append(f"{indent}case {case}:")
                    statements(indent + "  ", depth, True)
                    if rng.random() < 0.7:
                        lines.append(f"{indent}  break;")
                lines.append(f"{indent}}}")
            elif kind == "leave":
                words = (["continue"] * 3 + ["break"] * 2 if depth and not in_switch else []) + ["return"]
                lines.append(f"{indent}if ({condition()}) {rng.choice(words)};")
            else:
                i, counters = f"i{counters}", counters + 1
                trips = rng.choice([f"({rng.choice('abc')} & 7)", "(n & 3)", "5"])
                if kind == "for":
                    lines.append(f"{indent}for (int {i} = 0, e = {trips}; {i} < e; ++{i}) {{")
                    statements(indent + "  ", depth + 1, False)
                    lines.append(f"{indent}}}")
                else:
                    lines.append(f"{indent}int {i} = 0, e{i} = {trips};")
                    lines.append(f"{indent}do {{")
                    statements(indent + "  ", depth + 1, False)
                    lines.append(f"{indent}}} while (++{i} < e{i});")

    while budget > 0:
        statements("  ", 0, False)
    head = f"kernel void {name}(global const int *in, global int *out, global const int *other, int n) {{"
    begin = f"  int g = get_global_id(0), a = g, b = g * {rng.randrange(1, 999)}, c = n;"
    tail = [f"  out[g * {OUT_INTS} + {i}] = {v};" for i, v in enumerate("abc")]
    return "\n".join([head, begin, *lines, *tail, "}"])


def goto_program(rng: random.Random, blocks: int) -> str:
    """A random kernel of the same signature whose blocks jump anywhere, so that loops have several entries.

    Each block adds to `a` or `b` and jumps by `switch`; fuel runs out after 20 blocks.
    """
    names = ["entry", *(f"b{i}" for i in range(blocks))]
    targets = {n: [rng.choice(names[1:]) for _ in range(rng.randint(1, 3))] for n in names}
    code = {
        "entry": [
            "%g64 = call spir_func i64 @_Z13get_global_idj(i32 0)",
            "%g = trunc i64 %g64 to i32",
            f"%mine = mul i64 %g64, {4 * OUT_INTS}",
            "%row = getelementptr i8, ptr addrspace(1) %out, i64 %mine",
        ]
    }
    values = {"entry": ("%g", "%n", "20")}
    for name in names[1:]:
        op = rng.choice(["add", "sub", "mul", "xor"])
        code[name] = [
            f"%m.{name} = {op} i32 %a.{name}, {rng.choice(['%g', '%b.' + name, '3', '-7'])}",
            f"%f1.{name} = sub i32 %f.{name}, 1",
        ]
        # values of the last round, also from blocks that do not dominate this one, come by the phis
        values[name] = (f"%m.{name}", rng.choice([f"%a.{name}", f"%b.{name}", f"%m.{name}"]), f"%f1.{name}")
    lines = ["define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %other, i32 %n) {"]
    for name in names:
        lines.append(f"{name}:")
        if name != "entry":
            preds = [(p, k) for p in names for k in range(targets[p].count(name))]
            for at, v in enumerate("abf"):
                pairs = ", ".join(f"[ {values[p][at]}, %{p} ]" for p, _ in preds) or None
                lines.append(f"  %{v}.{name} = phi i32 {pairs}" if pairs else f"  %{v}.{name} = add i32 0, 0")
        lines += ["  " + line for line in code[name]]
        a, _, fuel = values[name]
        lines += [f"  %low.{name} = and i32 {a}, 3", f"  %dry.{name} = icmp sle i32 {fuel}, 0"]
        lines.append(f"  %way.{name} = select i1 %dry.{name}, i32 9, i32 %low.{name}")
        first, *others = targets[name]
        cases = " ".join(f"i32 {i}, label %{t}" for i, t in enumerate(others))
        lines.append(f"  switch i32 %way.{name}, label %{first} [ i32 9, label %end {cases} ]")
    lines += ["end:"]
    for at, v in enumerate("abf"):
        pairs = ", ".join(f"[ {values[p][at]}, %{p} ]" for p in names)
        lines.append(f"  %{v}.end = phi i32 {pairs}")
    for i, v in enumerate("abf"):
        lines.append(f"  %o{i} = getelementptr i32, ptr addrspace(1) %row, i64 {i}")
        lines.append(f"  store i32 %{v}.end, ptr addrspace(1) %o{i}, align 4")
    return "\n".join([*lines, "  ret void", "}"])
