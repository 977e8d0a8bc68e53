"""What control flow depends on: whether work groups of a launch can do unlike work, and why."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from enum import IntEnum

from mgpusim.opencl.analysis.cfg import analyse, used_registers
from mgpusim.opencl.analysis.slices import builtin_of, pointer_roots, root_of
from mgpusim.opencl.ir.program import Block, Function, Instr, Reg

_LOADS = frozenset("load atomicrmw cmpxchg".split())
_NEAR = frozenset((0, 3))  # private and local memory: what they hold may be data
_IDS = frozenset("get_global_id get_group_id get_global_linear_id".split())
_IMAGE = ("read_image", "vload", "async_work_group")
_ENDS = frozenset("br ret".split())


class Differs(IntEnum):
    """What makes groups take different ways: nothing; only guards that leave the kernel where an index is too large;
    their position; values read from memory."""

    NOT = 0
    AT_ENDS = 1
    BY_POSITION = 2
    BY_DATA = 3


def groups_differ(function: Function) -> Differs:
    """Return what branches of a kernel depend on that differs between its groups; local ids do not.

    A branch outside loops that compares indices and has nothing but a return on one side is a guard.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
    ...   %i = call spir_func i64 @_Z13get_global_idj(i32 0)
    ...   %c = icmp ult i64 %i, COMPARED
    ...   br i1 %c, label %in, label %out
    ... in:
    ...   store i8 0, ptr addrspace(1) %p, align 1
    ...   br label %out
    ... out:
    ...   ret void
    ... }'''
    >>> groups_differ(read_module(ir.replace("COMPARED", "%n")).kernels["k"]).name
    'AT_ENDS'
    >>> loaded = ir.replace("COMPARED", "%m").replace("%c =", "%m = load i64, ptr addrspace(1) %q, align 8\\n  %c =")
    >>> loaded = loaded.replace("%m =", "%q = getelementptr i64, ptr addrspace(1) %p, i64 %i\\n  %m =")
    >>> groups_differ(read_module(loaded).kernels["k"]).name
    'BY_DATA'
    """
    kinds = _kinds(function)
    flow = analyse(function)
    in_loops = {flow.order[p] for p, loop in enumerate(flow.loop_of) if loop >= 0}
    differs = Differs.NOT
    for block in function.blocks:
        last = block.instrs[-1]
        if len(set(last.targets)) < 2:
            continue
        kind = max((kinds.get(r, Differs.NOT) for r in used_registers(last)), default=Differs.NOT)
        if (
            kind == Differs.BY_POSITION
            and block.index not in in_loops
            and any(_leaves(function, target) for target in last.targets)
        ):
            kind = Differs.AT_ENDS
        differs = max(differs, kind)
    return differs


def items_go_together(function: Function, divergent: frozenset[int]) -> bool:
    """Return whether the work items of a group take the same way; `divergent` are the registers that lanes may differ in."""
    for block in function.blocks:
        last = block.instrs[-1]
        if len(set(last.targets)) > 1 and any(r in divergent for r in used_registers(last)):
            return False
    return True


def _kinds(function: Function) -> dict[int, Differs]:
    """Return of each register that may differ between groups at the same place of their way what makes it differ."""
    roots = pointer_roots(function)
    written = {root_of(i.args[-1], roots) for b in function.blocks for i in b.instrs if i.op == "store"}
    out: dict[int, Differs] = {}
    changed = True
    while changed:
        changed = False
        for block in function.blocks:
            for instr in block.instrs:
                if instr.result < 0 or out.get(instr.result) == Differs.BY_DATA:
                    continue
                kind = max((out.get(r, Differs.NOT) for r in used_registers(instr)), default=Differs.NOT)
                kind = max(kind, _source(instr, kind, function, roots, written))
                if kind > out.get(instr.result, Differs.NOT):
                    out[instr.result] = kind
                    changed = True
    return out


def _source(
    instr: Instr, operands: Differs, function: Function, roots: Mapping[int, object], written: AbstractSet[object]
) -> Differs:
    """Return what an instruction itself adds to what its operands differ by."""
    if instr.op == "load":
        pointer = instr.args[0]
        space = function.reg_types[pointer.index].space if isinstance(pointer, Reg) else 1
        same = operands == Differs.NOT and space not in _NEAR and roots.get(getattr(pointer, "index", -1)) not in written
        return Differs.NOT if same else Differs.BY_DATA
    if instr.op in _LOADS:
        return Differs.BY_DATA
    builtin = builtin_of(instr)
    if builtin is None:
        return Differs.NOT
    if builtin.name in _IDS:
        return Differs.BY_POSITION
    if builtin.kind in ("atomic", "sub_group") or builtin.name.startswith(_IMAGE):
        return Differs.BY_DATA
    return Differs.NOT


def _leaves(function: Function, target: int) -> bool:
    """Return whether a block does nothing but return."""
    seen: set[int] = set()
    while target not in seen:
        seen.add(target)
        block: Block = function.blocks[target]
        if any(i.op not in _ENDS for i in block.instrs) or len(block.succs) > 1:
            return False
        if not block.succs:
            return True
        target = block.succs[0]
    return False
