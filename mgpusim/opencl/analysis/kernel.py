"""Static facts about a kernel: operation mix per block, address arithmetic, dependency paths, registers.

Nothing here knows a GPU: operations come out by class, width and vector size, and paths take the latencies as a function.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.analysis.cfg import ControlFlow, analyse, used_registers
from mgpusim.opencl.analysis.facts import KernelFacts, OpKey, PathCounts, Region
from mgpusim.opencl.analysis.linear import LinearForms
from mgpusim.opencl.analysis.slices import builtin_of, pointer_roots, root_of
from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg, Type

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
LOCAL = 3  # the address space of local memory


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
        return [(op, *_parts(instr.elem, 8 * instr.indices[0]), 1.0)]
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
    if op == "getelementptr":  # a sum of two words, in local memory of one
        return [("iadd", 32, 1 if instr.type.space == LOCAL else 2, 1.0)] if len(instr.args) > 1 else []
    if op == "call":
        return _call_ops(instr, function)
    raise UnsupportedError(f"line {instr.line}: what IR instruction '{op}' costs is not known")


def _parts(moved: Type, aligned_bits: int) -> tuple[int, int]:
    """Return bits and number of the parts of what a load or store moves, each as wide as its address is known to be aligned."""
    bits, n = moved.scalar.bits or 64, moved.ncomp
    if n == 3 and 4 * bits <= aligned_bits:
        n = 4
    while n % 2 == 0 and 2 * bits <= aligned_bits:
        bits, n = 2 * bits, n // 2
    return bits, n


def _call_ops(instr: Instr, function: Function) -> list[tuple[str, int, int, float]]:
    builtin = builtin_of(instr)
    if builtin is None:  # the executor refuses it by name
        return []
    types = _operand_type(function)
    if builtin.name.startswith(("vload", "vstore")):
        moved = instr.type if builtin.name.startswith("vload") else types(instr.args[0])
        width, n = 16 if "half" in builtin.name else moved.scalar.bits, moved.ncomp
        return [(cls, 32, n, count / n) if cls == "cvt" else (cls, width, n, float(count)) for cls, count in builtin.cost]
    if builtin.kind == "image":
        bits, n = 32, 4
    elif builtin.kind in ("sync", "atomic") or (builtin.kind == "memory" and builtin.out_arg < 0):
        bits, n = 32, 1
    else:
        shown = instr.type if instr.type.kind in ("int", "float", "vector") else types(instr.args[0])
        bits, n = shown.scalar.bits or 32, 1 if builtin.cost_per_call else shown.ncomp
    return [(cls, bits, n, float(count)) for cls, count in builtin.cost]


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
        self.forms = LinearForms(self.definition)

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
        """Return how a value changes from turn to turn of `loop`: "invariant", by a "constant step", by an "invariant step" (then
        it is linear in the loop's induction variables), or "other"."""
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
            return self._induction(instr, loop)
        parts = [self.affine(a, loop) for a in instr.args]
        if "other" in parts:
            return "other"
        if all(p == "invariant" for p in parts) and instr.op not in ("load", "call", "alloca"):
            return "invariant"
        step = "constant step" if "invariant step" not in parts else "invariant step"
        if instr.op in ("add", "sub", "sext", "zext", "trunc", "getelementptr", "insertelement", "extractelement", "freeze"):
            return step
        if instr.op in ("mul", "shl") and "invariant" in parts:
            return step if isinstance(instr.args[1], Const) else "invariant step"
        if instr.op == "or" and "invariant" in parts:  # clang writes x + constant as or where the bits cannot meet
            return step
        return "other"

    def _induction(self, phi: Instr, loop: int) -> str:
        if loop < 0 or self.home[phi.result] != self.flow.loops[loop].header:
            return "other"
        constant = True
        for value, source in phi.incoming:
            if self.flow.position[source] not in self.flow.loops[loop].blocks:
                continue
            step = self.definition.get(value.index) if isinstance(value, Reg) else None
            if step is None or step.op not in ("add", "sub", "getelementptr"):
                return "other"
            others = [a for a in step.args if a != Reg(phi.result)]
            if len(others) == len(step.args):
                return "other"
            if not all(isinstance(o, Const) or self.home.get(o.index, -1) not in self.flow.loops[loop].blocks for o in others):
                return "other"
            constant = constant and all(isinstance(o, Const) for o in others)
        return "constant step" if constant else "invariant step"

    def loop_control(self) -> set[int]:
        """ids of induction steps, exit tests and their branches."""
        out: set[int] = set()
        for i, loop in enumerate(self.flow.loops):
            for p in loop.blocks:
                for instr in self.function.blocks[self.flow.order[p]].instrs:
                    if instr.op == "phi" and p == loop.header and self._induction(instr, i) != "other":
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

    def strided(self, loop: int) -> bool:
        """Whether how often a loop turns is not known without a division: no counter that is tested where the loop is left steps
        by one, or is a constant at the start and is compared with one."""
        blocks = self.flow.loops[loop].blocks
        for p in blocks:
            end = self.function.blocks[self.flow.order[p]].instrs[-1]
            test = self.definition.get(end.args[0].index) if end.args and isinstance(end.args[0], Reg) else None
            if test is None or test.op != "icmp" or all(self.flow.position[t] in blocks for t in end.targets):
                continue
            for counter, bound in (test.args, test.args[::-1]):
                for product in self.forms.form(counter):
                    phi = self.definition.get(product[0]) if len(product) == 1 else None
                    if phi is None or phi.op != "phi" or self.home[phi.result] != self.flow.loops[loop].header:
                        continue
                    inside = {v for v, source in phi.incoming if self.flow.position[source] in blocks}
                    steps = [self.forms.form(v) for v in inside]
                    constant = isinstance(bound, Const) and all(isinstance(v, Const) for v, _ in phi.incoming if v not in inside)
                    if all(constant or step in ({(phi.result,): 1, (): 1}, {(phi.result,): 1, (): -1}) for step in steps):
                        return False
        return True

    # ---- mix -----------------------------------------------------------------------------------------------------
    def charges(self, p: int, address: set[int], control: set[int]) -> Iterator[tuple[int, Instr, list[tuple[OpKey, float]]]]:
        """Yield (index, instruction, what it is charged: operations and their count) of the block at position `p`.

        `address` and `control` are `address_only()` and `loop_control()`. What is free, hoisted or a part of an address that
        strength reduction shares is charged nothing.
        """
        loop = self.flow.loop_of[p]
        stems: set[Any] = set()
        for index, instr in enumerate(self.function.blocks[self.flow.order[p]].instrs):
            charged = []
            for cls, bits, n, count in _ops_of(instr, self.function):
                if id(instr) in control:
                    role = "loop"
                elif instr.result in address or instr.op == "getelementptr" or (instr.op == "br"):
                    role = self._address_role(instr, loop, stems)
                else:
                    role = "" if self._hoisted(instr, loop) else "value"
                if role:
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

    def _hoisted(self, instr: Instr, loop: int) -> bool:
        """Whether a compiler that need not fear a division by zero computes it before the loop."""
        return loop >= 0 and instr.op in INT_DIVISION and self.affine(Reg(instr.result), loop) == "invariant"

    def _address_role(self, instr: Instr, loop: int, stems: set[Any]) -> str:
        """Return the role of address arithmetic, "" for what costs nothing: loads and stores add a constant to an address
        themselves, so that of addresses a constant apart one is computed, in a loop by adding to that of the turn before."""
        if self._hoisted(instr, loop):
            return ""
        if instr.op not in ("add", "sub", "mul", "shl", "or", "getelementptr"):
            return "address"
        step = self.affine(Reg(instr.result), loop) if loop >= 0 else "other"
        if step == "invariant":
            return ""
        users = self.users[instr.result]
        stem: Any = self.forms.stem(Reg(instr.result))
        if instr.op != "getelementptr":
            if not any(u.op in ("insertelement", "call") for u in users):
                # a constant that is added, or a power of two that the index is scaled by with the size of an element
                constant = instr.op != "mul" and isinstance(instr.args[1], Const) and all(map(self._to_pointer, users))
                return "" if step != "other" or constant else "address"
            stem = tuple(self.forms.form(Reg(instr.result)).items())  # a fetch adds nothing to a coordinate
        if stem in stems:
            return ""
        stems.add(stem)
        # copies of an unrolled body are a constant apart
        return "loop" if step == "constant step" and instr.op == "getelementptr" else "address"

    def _to_pointer(self, user: Instr) -> bool:
        if user.op in ("sext", "zext", "freeze"):
            return all(map(self._to_pointer, self.users[user.result]))
        return user.op == "getelementptr"

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

    def held_words(self, p: int) -> float:
        """Return the most words of loads that the block at position `p` holds at once, each loaded right before its first use."""
        instrs = self.function.blocks[self.flow.order[p]].instrs
        readers: dict[int, list[int]] = {i.result: [] for i in instrs if i.result >= 0}
        for k in reversed(range(len(instrs))):
            # what only arranges components is read where its result is
            own = readers[instrs[k].result] if instrs[k].op in FREE and instrs[k].result >= 0 else [k]
            for r in used_registers(instrs[k]):
                if r in readers:
                    readers[r] += own
        change = [0.0] * (len(instrs) + 1)
        for instr in instrs:
            if readers.get(instr.result) and memory_kind(instr, self.types) not in ("", "atomic"):
                change[min(readers[instr.result])] += self.words(instr.result)
                change[max(readers[instr.result]) + 1] -= self.words(instr.result)
        return max(accumulate(change), default=0.0)

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
        words, held, barrier = 0.0, 0.0, False
        for p in positions:
            held = max(held, analysis.held_words(p))
            for instr in analysis.function.blocks[flow.order[p]].instrs:
                if memory_kind(instr, analysis.types):
                    words += instr.type.scalar.bits / 32 * instr.type.ncomp if instr.type.scalar.bits else 1
            barrier = barrier or any(k.cls == "barrier" for k in mix[p])
        strided = loop >= 0 and analysis.strided(loop)
        critical, recurrence = _paths(analysis.function, flow, loop, positions)
        out.append(Region(loop, positions, words, held, barrier, loop not in parents, strided, critical, recurrence))
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
    >>> from mgpusim.opencl.ir.reader import read_module
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
