"""Static facts about a kernel: operation mix per block, address arithmetic, dependency paths, registers.

Nothing here knows a GPU: operations come out by class, width and vector size, and paths take the latencies as a function.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from mgpusim.opencl.cfg import ControlFlow, analyse, used_registers
from mgpusim.opencl.facts import KernelFacts, OpKey, PathCounts, Region
from mgpusim.opencl.ir import Const, Function, Instr, Operand, Reg, Type
from mgpusim.opencl.slices import builtin_of, pointer_roots, root_of

__all__ = ["KernelFacts", "OpKey", "PathCounts", "kernel_facts", "memory_kind"]

INT_SIMPLE = frozenset("add sub and or xor shl lshr ashr".split())
INT_DIVISION = frozenset("udiv sdiv urem srem".split())
FREE = frozenset(
    (
        "phi freeze bitcast addrspacecast ptrtoint inttoptr extractelement insertelement shufflevector extractvalue "
        "insertvalue alloca ret unreachable fence trunc zext sext fneg"
    ).split()
)
FP_CASTS = frozenset("fptrunc fpext fptoui fptosi uitofp sitofp".split())
FP_BINARY = {"fadd": "fadd", "fsub": "fadd", "fmul": "fmul", "fdiv": "fdiv", "frem": "fdiv"}
MEMORY_OPS = frozenset("load store atomicrmw cmpxchg".split())


def memory_kind(instr: Instr, types: Callable[[Operand], Type]) -> str:
    """Return "global", "constant", "local", "private", "texture", "atomic", or "" for what is not a read of memory."""
    if instr.op in ("atomicrmw", "cmpxchg"):
        return "atomic"
    if instr.op == "load":
        return ("private", "global", "constant", "local", "global")[types(instr.args[0]).space]
    builtin = builtin_of(instr)
    if builtin is None:
        return ""
    if builtin.kind == "atomic":
        return "atomic"
    if builtin.name.startswith("read_image"):
        return "texture"
    if builtin.name.startswith("vload"):
        return ("private", "global", "constant", "local", "global")[types(instr.args[1]).space]
    return ""


def _operand_type(function: Function) -> Callable[[Operand], Type]:
    return lambda o: function.reg_types[o.index] if isinstance(o, Reg) else o.type


def _ops_of(instr: Instr, function: Function) -> list[tuple[str, int, int, float]]:
    """Return (class, bits, components, count) of what an instruction executes per lane."""
    op = instr.op
    types = _operand_type(function)
    if op in FREE:
        return []
    if op in ("br", "switch"):
        return [("branch", 32, 1, float(max(1, len(instr.cases))))] if instr.args else []
    if op in ("load", "store") and instr.elem is not None:
        return [(op, instr.elem.scalar.bits, instr.elem.ncomp, 1.0)]
    if op in ("atomicrmw", "cmpxchg"):
        return [("atomic", 32, 1, 1.0)]
    source = types(instr.args[0]) if instr.args else instr.type
    bits, n = source.scalar.bits or 64, source.ncomp
    if op in ("icmp", "fcmp"):
        return [("iadd" if op == "icmp" else "fadd", bits, n, 1.0)]
    if op == "select":
        return [("iadd", instr.type.scalar.bits or 64, instr.type.ncomp, 1.0)] if instr.type.scalar.bits != 1 else []
    if op in INT_SIMPLE:
        return [("iadd", bits, n, 1.0)] if bits > 1 else []
    if op == "mul":
        return [("imul", bits, n, 1.0)]
    if op in INT_DIVISION:
        if isinstance(instr.args[1], Const):  # by a constant: multiply high, shift, and a multiply-subtract for the remainder
            return [("imul", bits, n, 2.0 if op.endswith("rem") else 1.0), ("iadd", bits, n, 2.0)]
        return [("idiv", bits, n, 1.0)]
    if op in FP_BINARY:
        return [(FP_BINARY[op], bits, n, 1.0)]
    if op in FP_CASTS:
        return [("cvt", 32, n, 1.0)]
    if op == "getelementptr":
        return [("iadd", 64, 1, 1.0)] if len(instr.args) > 1 else []
    if op == "call":
        return _call_ops(instr, function)
    return [("iadd", bits, n, 1.0)]


def _call_ops(instr: Instr, function: Function) -> list[tuple[str, int, int, float]]:
    builtin = builtin_of(instr)
    if builtin is None or builtin.kind in ("ignored", "workitem"):
        return []
    types = _operand_type(function)
    if builtin.kind == "sync":
        return [("barrier", 32, 1, 1.0)] if "barrier" in builtin.name else []
    if builtin.kind == "image":
        if builtin.name.startswith("read_image"):
            return [("texture", 32, 4, 1.0)]
        return [("image_write", 32, 4, 1.0)] if builtin.name.startswith("write_image") else []
    if builtin.kind == "atomic":
        return [("atomic", 32, 1, 1.0)]
    shown = instr.type if instr.type.kind in ("int", "float", "vector") else types(instr.args[0])
    if builtin.name.startswith(("vload", "vstore")):
        stored = instr.type if builtin.name.startswith("vload") else types(instr.args[0])
        half = [("cvt", 32, stored.ncomp, 1.0)] if "half" in builtin.name else []
        width = 16 if "half" in builtin.name else stored.scalar.bits
        return [("load" if builtin.name.startswith("vload") else "store", width, stored.ncomp, 1.0), *half]
    if builtin.kind == "memory" and builtin.out_arg < 0:
        return [("load", 32, 1, 1.0), ("store", 32, 1, 1.0)]
    n = 1 if builtin.cost_per_call else shown.ncomp
    return [(cls, shown.scalar.bits or 32, n, float(count)) for cls, count in builtin.cost]


class _Analysis:
    """Intermediate results of `kernel_facts`."""

    def __init__(self, function: Function, flow: ControlFlow) -> None:
        self.function, self.flow = function, flow
        self.types = _operand_type(function)
        self.definition: dict[int, Instr] = {}
        self.home: dict[int, int] = {}
        self.users: dict[int, list[Instr]] = defaultdict(list)
        self.place: dict[int, int] = {}
        for p, b in enumerate(flow.order):
            for instr in function.blocks[b].instrs:
                self.place[id(instr)] = p
                if instr.result >= 0:
                    self.definition[instr.result] = instr
                    self.home[instr.result] = p
                for r in used_registers(instr):
                    self.users[r].append(instr)
        self._affine: dict[tuple[int, int], str] = {}

    # ---- roles ---------------------------------------------------------------------------------------------------
    def address_only(self) -> set[int]:
        """Registers whose every use ends in an address, a coordinate, a comparison or a branch."""
        out = {r for r, i in self.definition.items() if i.type.scalar.kind in ("int", "ptr")}
        changed = True
        while changed:
            changed = False
            for r in list(out):
                if not all(self._address_use(r, user, out) for user in self.users[r]):
                    out.discard(r)
                    changed = True
        return out

    def _address_use(self, r: int, user: Instr, inside: set[int]) -> bool:
        if user.op in ("br", "switch", "load", "icmp"):
            return user.op != "icmp" or user.result in inside
        if user.op == "store":
            return not (isinstance(user.args[0], Reg) and user.args[0].index == r)
        if user.op in ("atomicrmw", "cmpxchg"):
            return isinstance(user.args[0], Reg) and user.args[0].index == r
        if user.op == "call":
            builtin = builtin_of(user)
            if builtin is None:
                return False
            if builtin.kind == "image":
                return not (builtin.name.startswith("write_image") and user.args[-1] == Reg(r))
            return (builtin.name.startswith(("vload", "vstore")) and user.args[0] != Reg(r)) or (
                builtin.kind == "pure" and user.result in inside
            )
        return user.result in inside

    def affine(self, operand: Operand, loop: int) -> str:
        """Return "invariant", "affine" (linear in the loop's induction variables) or "other" for a value in `loop`."""
        if isinstance(operand, Const):
            return "invariant"
        key = (operand.index, loop)
        if key not in self._affine:
            self._affine[key] = "other"  # recursion through a phi that is not an induction variable
            self._affine[key] = self._classify(operand.index, loop)
        return self._affine[key]

    def _classify(self, r: int, loop: int) -> str:
        instr = self.definition.get(r)
        if instr is None or (loop >= 0 and self.home[r] not in self.flow.loops[loop].blocks):
            return "invariant"
        if instr.op == "phi":
            return "affine" if self._is_induction(instr, loop) else "other"
        parts = [self.affine(a, loop) for a in instr.args]
        if "other" in parts:
            return "other"
        if all(p == "invariant" for p in parts) and instr.op not in ("load", "call", "alloca"):
            return "invariant"
        if instr.op in ("add", "sub", "sext", "zext", "trunc", "getelementptr", "insertelement", "extractelement", "freeze"):
            return "affine"
        if instr.op in ("mul", "shl"):
            return "affine" if "invariant" in parts else "other"
        if instr.op == "or":  # clang writes x + constant as or where the bits cannot meet
            return "affine" if "invariant" in parts else "other"
        return "other"

    def _is_induction(self, phi: Instr, loop: int) -> bool:
        if loop < 0 or self.home[phi.result] != self.flow.loops[loop].header:
            return False
        for value, source in phi.incoming:
            if self.flow.position[source] not in self.flow.loops[loop].blocks:
                continue
            step = self.definition.get(value.index) if isinstance(value, Reg) else None
            if step is None or step.op not in ("add", "sub", "getelementptr"):
                return False
            others = [a for a in step.args if a != Reg(phi.result)]
            if len(others) == len(step.args):
                return False
            if not all(isinstance(o, Const) or self.home.get(o.index, -1) not in self.flow.loops[loop].blocks for o in others):
                return False
        return True

    def loop_control(self) -> set[int]:
        """ids of induction steps, exit tests and their branches."""
        out: set[int] = set()
        for i, loop in enumerate(self.flow.loops):
            for p in loop.blocks:
                for instr in self.function.blocks[self.flow.order[p]].instrs:
                    if instr.op == "phi" and p == loop.header and self._is_induction(instr, i):
                        out |= {
                            id(self.definition[v.index])
                            for v, s in instr.incoming
                            if isinstance(v, Reg) and self.home.get(v.index, -1) in loop.blocks
                        }
                last = self.function.blocks[self.flow.order[p]].instrs[-1]
                leaves = any(self.flow.position[t] not in loop.blocks for t in last.targets)
                if leaves and last.args and isinstance(last.args[0], Reg) and self.flow.loop_of[p] == i:
                    test = self.definition.get(last.args[0].index)
                    if test is not None and test.op == "icmp" and all(self.affine(a, i) != "other" for a in test.args):
                        out |= {id(last), id(test)}
        return out

    # ---- mix -----------------------------------------------------------------------------------------------------
    def charges(self, p: int, address: set[int], control: set[int]) -> Iterator[tuple[int, Instr, list[tuple[OpKey, float]]]]:
        """Yield (index, instruction, what it is charged: operations and their count) of the block at position `p`.

        `address` and `control` are `address_only()` and `loop_control()`. What is free, hoisted or a part of an address that
        strength reduction shares is charged nothing.
        """
        loop = self.flow.loop_of[p]
        bases: set[Any] = set()
        for index, instr in enumerate(self.function.blocks[self.flow.order[p]].instrs):
            charged = []
            for cls, bits, n, count in _ops_of(instr, self.function):
                if id(instr) in control:
                    role = "loop"
                elif instr.result in address or instr.op == "getelementptr" or (instr.op == "br"):
                    role = "address"
                else:
                    role = "value"
                if role == "address" and loop >= 0 and instr.op in ("add", "sub", "mul", "shl", "or", "getelementptr"):
                    if not self._charged_in_loop(instr, loop, bases):
                        continue
                charged.append((OpKey(cls, bits, n, role), count))
            yield index, instr, charged

    def mix(self) -> tuple[dict[OpKey, float], ...]:
        address, control = self.address_only(), self.loop_control()
        out = []
        for p in range(len(self.flow.order)):
            counts: dict[OpKey, float] = defaultdict(float)
            for _, _, charged in self.charges(p, address, control):
                for key, count in charged:
                    counts[key] += count
            out.append(dict(counts))
        return tuple(out)

    def _charged_in_loop(self, instr: Instr, loop: int, bases: set[Any]) -> bool:
        """Strength reduction: in a loop an affine chain costs one add per distinct address (immediate offsets are free)."""
        kind = self.affine(Reg(instr.result), loop)
        if kind == "invariant":
            return False  # hoisted
        if kind == "other":
            return True
        final = instr.op == "getelementptr" or any(u.op in ("insertelement", "call") for u in self.users[instr.result])
        if not final:
            return False
        base = self._stem(Reg(instr.result), loop)
        if base in bases:
            return False
        bases.add(base)
        return True

    def _stem(self, operand: Operand, loop: int) -> Any:
        """The variable part of an affine address: what remains when constant offsets are taken off."""
        if isinstance(operand, Const):
            return "constant"
        instr = self.definition.get(operand.index)
        if instr is None or instr.op == "phi" or self.affine(operand, loop) == "invariant":
            return operand.index
        if instr.op in ("sext", "zext", "trunc", "freeze"):
            return self._stem(instr.args[0], loop)
        if instr.op in ("add", "or", "sub", "getelementptr"):
            parts = [self._stem(a, loop) for a in instr.args]
            varying = tuple(sorted(str(x) for x in parts if x != "constant"))
            return varying[0] if len(varying) == 1 else (instr.op == "getelementptr", varying)
        return operand.index

    # ---- registers -----------------------------------------------------------------------------------------------
    def divergent(self) -> frozenset[int]:
        """Registers that may differ between the lanes of a warp."""
        out: set[int] = set()
        changed = True
        while changed:
            changed = False
            for r, instr in self.definition.items():
                if r not in out and self._diverges(instr, out):
                    out.add(r)
                    changed = True
        return frozenset(out)

    def _diverges(self, instr: Instr, out: set[int]) -> bool:
        if any(r in out for r in used_registers(instr)):
            return True
        if instr.op in ("alloca", "atomicrmw", "cmpxchg"):
            return True
        if instr.op == "phi":
            conditions = []
            for _, source in instr.incoming:
                last = self.function.blocks[source].instrs[-1]
                conditions += used_registers(last)
                for block in self.function.blocks:
                    if source in block.succs:
                        conditions += used_registers(block.instrs[-1])
            return len({repr(v) for v, _ in instr.incoming}) > 1 and any(c in out for c in conditions)
        if instr.op == "call":
            builtin = builtin_of(instr)
            return builtin is not None and (
                builtin.kind == "atomic"
                or builtin.name in ("get_global_id", "get_local_id", "get_local_linear_id", "get_global_linear_id")
            )
        return False

    def words(self, r: int) -> float:
        """32-bit registers that a value takes."""
        type_ = self.function.reg_types[r]
        instr = self.definition.get(r)
        if type_.kind == "ptr":
            return (
                0.0
                if instr is not None and (instr.op == "alloca" or len(instr.args) == 1)
                else (1.0 if type_.space == 3 else 2.0)
            )
        if type_.scalar.kind not in ("int", "float"):
            return 0.0
        if instr is not None and instr.op in ("sext", "zext") and type_.kind == "int":
            return 0.0  # extensions are folded into the address unit
        if type_.scalar.bits == 1:
            return 0.0
        return max(0.5, type_.scalar.bits / 32) * type_.ncomp

    def live_words(self, divergent: frozenset[int]) -> tuple[float, float]:
        """Return the largest number of 32-bit words live at once: per lane, and uniform (including kernel arguments)."""
        blocks = self.function.blocks
        uses = [[(i.result, () if i.op == "phi" else tuple(used_registers(i))) for i in reversed(b.instrs)] for b in blocks]
        read_first, written = [], []  # what a block reads before it writes it, and what it writes
        for block in uses:
            read: set[int] = set()
            for result, registers in block:
                read.discard(result)
                read.update(registers)
            read_first.append(read)
            written.append({result for result, _ in block})
        live_in: list[set[int]] = [set() for _ in blocks]
        changed = True
        while changed:
            changed = False
            for b in reversed(self.flow.order):
                live = read_first[b] | (self._live_out(b, live_in) - written[b])
                if live != live_in[b]:
                    live_in[b] = live
                    changed = True
        words = [self.words(r) for r in range(len(self.function.reg_types))]
        most, most_uniform = 0.0, 0.0
        for b in self.flow.order:
            live = self._live_out(b, live_in)
            held = [0.0, 0.0]  # words are dyadic: no sum of them is rounded
            for r in live:
                held[r not in divergent] += words[r]
            for result, registers in uses[b]:
                most, most_uniform = max(most, held[0]), max(most_uniform, held[1])
                if result in live:
                    live.remove(result)
                    held[result not in divergent] -= words[result]
                for r in registers:
                    if r not in live:
                        live.add(r)
                        held[r not in divergent] += words[r]
        return most, most_uniform

    def _live_out(self, b: int, live_in: list[set[int]]) -> set[int]:
        live: set[int] = set()
        for s in self.function.blocks[b].succs:
            live |= live_in[s]
            for instr in self.function.blocks[s].instrs:
                if instr.op != "phi":
                    break
                live.discard(instr.result)
                live.update(v.index for v, source in instr.incoming if source == b and isinstance(v, Reg))
        return live


def _regions(analysis: _Analysis, mix: tuple[dict[OpKey, float], ...]) -> tuple[Region, ...]:
    out = []
    flow = analysis.flow
    parents = {loop.parent for loop in flow.loops}
    for loop in range(-1, len(flow.loops)):
        positions = tuple(p for p in range(len(flow.order)) if flow.loop_of[p] == loop)
        words, barrier = 0.0, False
        for p in positions:
            for instr in analysis.function.blocks[flow.order[p]].instrs:
                if memory_kind(instr, analysis.types):
                    words += instr.type.scalar.bits / 32 * instr.type.ncomp if instr.type.scalar.bits else 1
            barrier = barrier or any(k.cls == "barrier" for k in mix[p])
        critical, recurrence = _paths(analysis.function, flow, loop, positions)
        out.append(Region(loop, positions, words, barrier, loop not in parents, critical, recurrence))
    return tuple(out)


# Cycles used only to choose the longest path, before any GPU is known; engines put the GPU's own latencies on what is on it.
# (of two equally long paths the one through a multiply-add is the slower on GPUs, never the loop counter's)
_NOMINAL_OPS = {"fma": 4.5, "fadd": 4.25, "fmul": 4.25, "sfu": 12.0, "fdiv": 30.0, "idiv": 80.0, "imul": 6.0, "barrier": 30.0}
_NOMINAL_MEMORY = {"global": 60.0, "texture": 60.0, "constant": 20.0, "local": 25.0, "private": 25.0, "atomic": 80.0}


def _nominal(instr: Instr, function: Function) -> float:
    kind = memory_kind(instr, _operand_type(function))
    if kind:
        return _NOMINAL_MEMORY[kind]
    return sum(min(count, 8.0) * _NOMINAL_OPS.get(cls, 4.0) for cls, _, _, count in _ops_of(instr, function))


def _paths(function: Function, flow: ControlFlow, loop: int, positions: tuple[int, ...]) -> tuple[PathCounts, PathCounts]:
    """Return the critical path of one visit and the longest loop-carried recurrence."""
    instrs = [i for p in positions for i in function.blocks[flow.order[p]].instrs]
    nothing = PathCounts({}, {})
    if not instrs:
        return nothing, nothing
    types = _operand_type(function)
    header = flow.loops[loop].header if loop >= 0 else -1
    phis = [i for i in function.blocks[flow.order[header]].instrs if i.op == "phi"] if loop >= 0 else []
    weight = [_nominal(i, function) for i in instrs]
    where = {i.result: k for k, i in enumerate(instrs) if i.result >= 0}
    inputs = [[where[r] for r in used_registers(i) if where.get(r, k) < k] for k, i in enumerate(instrs)]
    starts = {where[i.result] for i in phis}
    barrier = [any(c == "barrier" for c, *_ in _ops_of(i, function)) for i in instrs]

    def longest(source: int) -> tuple[list[float], list[int]]:
        """Depth of every instruction (of those that depend on `source`, if not -1) and its predecessor on the path."""
        depth, parent = [-1.0] * len(instrs), [-1] * len(instrs)
        floor, floor_at = (0.0 if source < 0 else -1.0), -1
        for k in range(len(instrs)):
            if k in starts:
                depth[k] = 0.0 if source in (-1, k) else -1.0
                continue
            best, best_at = floor, floor_at
            for j in inputs[k]:
                if depth[j] > best:
                    best, best_at = depth[j], j
            if best < 0:
                continue
            depth[k], parent[k] = best + weight[k], best_at
            if barrier[k] and source < 0:  # what follows waits for all that came before
                floor_at = max(range(k + 1), key=depth.__getitem__)
                floor = depth[floor_at]
        return depth, parent

    def walk(end: int, parent: list[int]) -> PathCounts:
        ops: dict[str, float] = defaultdict(float)
        memory: Counter[str] = Counter()
        while end >= 0:
            kind = memory_kind(instrs[end], types)
            if kind:
                memory[kind] += 1
            else:
                for cls, _, _, count in _ops_of(instrs[end], function):
                    ops[cls] += count
            end = parent[end]
        return PathCounts(dict(ops), dict(memory))

    depth, parent = longest(-1)
    critical = walk(max(range(len(instrs)), key=depth.__getitem__), parent)
    best, recurrence = 0.0, nothing
    for phi in phis:
        depth, parent = longest(where[phi.result])
        for value, source in phi.incoming:
            if flow.position[source] < header or not isinstance(value, Reg):
                continue
            k = where.get(value.index)
            if k is not None and depth[k] > best:
                best, recurrence = depth[k], walk(k, parent)
    return critical, recurrence


def kernel_facts(function: Function, static_local_b: int = 0) -> KernelFacts:
    """Return the static facts of a kernel.

    Parameters
    ----------
    static_local_b : bytes of the kernel's local arrays declared in its source.

    Examples
    --------
    >>> from mgpusim.opencl.reader import read_module
    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, float %x) {
    ...   %v = load float, ptr addrspace(1) %p, align 4
    ...   %w = fmul float %v, %x
    ...   store float %w, ptr addrspace(1) %p, align 4
    ...   ret void
    ... }'''
    >>> sorted(k.cls for k in kernel_facts(read_module(ir).kernels["k"]).mix[0])
    ['fmul', 'load', 'store']
    """
    flow = analyse(function)
    analysis = _Analysis(function, flow)
    mix = analysis.mix()
    divergent = analysis.divergent()
    lanes, uniform = analysis.live_words(divergent)
    used = {builtin.name for b in function.blocks for i in b.instrs if (builtin := builtin_of(i)) is not None}
    roots = pointer_roots(function)
    reads_local = any(
        i.op in MEMORY_OPS
        and root_of(i.args[-1 if i.op == "store" else 0], roots) is not None
        and analysis.types(i.args[-1 if i.op == "store" else 0]).space == 3
        for b in function.blocks
        for i in b.instrs
    )
    shape_names = {
        "get_local_id",
        "get_group_id",
        "get_local_size",
        "get_num_groups",
        "get_local_linear_id",
        "barrier",
        "work_group_barrier",
        "get_enqueued_local_size",
        "async_work_group_copy",
    }
    private = sum(i.elem.size_b for b in function.blocks for i in b.instrs if i.op == "alloca" and i.elem is not None)
    nominal = max(4, round(lanes))
    # the band: on four kernels LLVM's AMDGPU allocator gave 0.55 to 1.15 times the registers of live ranges
    # (12, 30, 64, 120 against 22, 41, 68, 104); uniform values, left out here, explain the low end
    return KernelFacts(
        function=function,
        flow=flow,
        mix=mix,
        regions=_regions(analysis, mix),
        registers=(max(4, round(0.75 * lanes)), nominal, max(4, round(1.25 * lanes + 4))),
        uniform_registers=round(uniform),
        local_b=static_local_b,
        uses_local_ids=bool(used & shape_names) or reads_local,
        private_b=private,
        divergent=divergent,
    )
