"""Short branches: blocks that a compiler may turn into predicated instructions, which every warp issues that comes by."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Sequence

from mgpusim.opencl.analysis.cfg import ControlFlow
from mgpusim.opencl.analysis.facts import MERGED_ROLES, OpKey, ShortBranch
from mgpusim.opencl.analysis.operations import LOCAL, memory_kind, operand_type
from mgpusim.opencl.ir.program import Function, Reg

SHORT = 9.0
"""Instructions of a body that compilers predicate, where no GPU is known: as many as NVIDIA's does (`model.predicated_ops`)."""
_STAY = ("barrier", "atomic", "idiv", "fdiv")  # operations that are many instructions, or not to be undone


def short_branches(function: Function, flow: ControlFlow, mix: Sequence[dict[OpKey, float]]) -> tuple[ShortBranch, ...]:
    """Return the blocks that a branch guards and that end where the branch's other side goes on, ascending.

    The arithmetic of addresses, which compilers take out of the branch, and what other instructions take in is not counted. Not
    listed are those whose load the other side stores to local memory, as tiles are filled whose borders are padded: NVIDIA's
    compiler keeps each of their branches (validation/mechanisms/compiled.json, guards_tile).

    Parameters
    ----------
    mix : per position, the operations of the block.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
    ... start:
    ...   br i1 %c, label %then, label %end
    ... then:
    ...   store float 1.0, ptr addrspace(1) %p, align 4
    ...   br label %end
    ... end:
    ...   ret void
    ... }'''
    >>> kernel_facts(read_module(ir).kernels["k"]).short_branches
    (ShortBranch(block=1, guard=0, instructions=1.0),)
    """
    entered: dict[int, list[int]] = defaultdict(list)
    succs = [[flow.position[t] for t in function.blocks[b].succs] for b in flow.order]
    for p, targets in enumerate(succs):
        for target in targets:
            entered[target].append(p)
    out = []
    for block, targets in enumerate(succs):
        if len(entered[block]) != 1 or len(targets) != 1:
            continue
        (guard,), (join,) = entered[block], targets
        others = [t for t in succs[guard] if t != block]
        if len(others) != 1 or flow.loop_of[guard] != flow.loop_of[block] or join <= block:
            continue
        if others[0] != join and succs[others[0]] != [join]:
            continue
        if any(key.cls in _STAY for key in mix[block]) or _fills_local_memory(function, flow.order[block], flow.order[join]):
            continue
        own = (n * max(1, key.ncomp) for key, n in mix[block].items() if key.role != "address" and key.role not in MERGED_ROLES)
        out.append(ShortBranch(block, guard, math.fsum(own)))
    return tuple(out)


def _fills_local_memory(function: Function, block: int, join: int) -> bool:
    """Whether what `block` loads from elsewhere is stored to local memory by the block that follows it."""
    types = operand_type(function)
    loaded = {i.result for i in function.blocks[block].instrs if memory_kind(i, types) not in ("", "local", "private")}
    for instr in function.blocks[join].instrs:
        if instr.op == "phi" and any(
            source == block and isinstance(v, Reg) and v.index in loaded for v, source in instr.incoming
        ):
            loaded.add(instr.result)
        stores = instr.op == "store" and types(instr.args[1]).space == LOCAL
        if stores and isinstance(instr.args[0], Reg) and instr.args[0].index in loaded:
            return True
    return False


def guards(
    function: Function, flow: ControlFlow, divergent: frozenset[int], control: Collection[int]
) -> tuple[tuple[int, float], ...]:
    """Return the blocks that branch on a condition which differs between lanes, but for the tests of loops, ascending.

    Each comes with how often a visit of its region gets there: once, or about every second time where it stands under such a
    branch itself.

    Parameters
    ----------
    divergent : registers whose values differ between the lanes of a warp.
    control : ids of the instructions that steer loops.
    """
    branches = []
    for p, b in enumerate(flow.order):
        last = function.blocks[b].instrs[-1]
        if last.op != "br" or not last.args or id(last) in control:
            continue
        if not (isinstance(last.args[0], Reg) and last.args[0].index in divergent):
            continue
        loop = flow.loop_of[p]
        inside = flow.loops[loop].blocks if loop >= 0 else None
        targets = [flow.position[t] for t in last.targets]
        # it leaves a loop, or begins its next iteration
        if any(t <= p or (inside is not None and t not in inside) for t in targets):
            continue
        branches.append(p)
    within = {q for p in branches for q in _behind_one_side(function, flow, p)}
    return tuple((p, 0.5 if p in within else 1.0) for p in branches)


def _behind_one_side(function: Function, flow: ControlFlow, guard: int) -> set[int]:
    """Return the blocks that only one side of a branch leads to, before both meet."""
    reached = [_reached(function, flow, flow.position[t], guard) for t in function.blocks[flow.order[guard]].succs]
    both = set(reached[0]) if reached else set()
    every: set[int] = set()
    for side in reached:
        both &= side
        every |= side
    return every - both


def _reached(function: Function, flow: ControlFlow, start: int, above: int) -> set[int]:
    out: set[int] = set()
    left = [start]
    while left:
        p = left.pop()
        if p in out or p <= above:
            continue
        out.add(p)
        left += [flow.position[t] for t in function.blocks[flow.order[p]].succs]
    return out
