"""Control flow: loops and the block order in which diverged lanes find each other again.

The order is a reverse post-order in which every loop's blocks are contiguous. Lanes always run the lowest pending block, so lanes
that leave a loop early wait behind it. Both sides of a branch meet where they join.
"""

from __future__ import annotations

import msgspec

from mgpusim.opencl.ir.program import Function, Instr, Operand, Reg


class Loop(msgspec.Struct, frozen=True):
    """A natural loop: positions (in execution order) of its header and of its blocks, its parent loop or -1, its depth."""

    header: int
    blocks: tuple[int, ...]
    parent: int
    depth: int


class ControlFlow(msgspec.Struct, frozen=True):
    """Blocks of a function in execution order.

    `order[p]` is the block index at position p, `position` its inverse, `loop_of[p]` the innermost loop or -1. `slot[p]` is
    the scheduling slot of position p, `latch_slot[l]` that of loop l's back edge: after all its blocks. `reducible` says
    whether each loop is entered at its header only.
    """

    order: tuple[int, ...]
    position: tuple[int, ...]
    loops: tuple[Loop, ...]
    loop_of: tuple[int, ...]
    slot: tuple[int, ...]
    latch_slot: tuple[int, ...]
    reducible: bool


def _components(nodes: list[int], succs: dict[int, list[int]], entry: int) -> list[list[int]]:
    """Strongly connected components of `nodes` in topological order (Tarjan 1972), without recursion."""
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    on_stack: set[int] = set()
    stack: list[int] = []
    out: list[list[int]] = []
    member = set(nodes)
    for root in [entry, *nodes]:
        if root in index or root not in member:
            continue
        work = [(root, iter(succs[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, successors = work[-1]
            for s in successors:
                if s not in member:
                    continue
                if s not in index:
                    index[s] = low[s] = len(index)
                    stack.append(s)
                    on_stack.add(s)
                    work.append((s, iter(succs[s])))
                    break
                if s in on_stack:
                    low[node] = min(low[node], index[s])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component = []
                    while True:
                        last = stack.pop()
                        on_stack.discard(last)
                        component.append(last)
                        if last == node:
                            break
                    out.append(component)
    out.reverse()
    return out


def analyse(function: Function) -> ControlFlow:
    """Return the execution order and loops of `function`; unreachable blocks are left out of the order.

    >>> analyse(read_module(loop_ir).kernels["k"]).loops
    (Loop(header=1, blocks=(1,), parent=-1, depth=1),)
    """
    succs = {b.index: list(dict.fromkeys(b.succs)) for b in function.blocks}
    reachable, todo = {0}, [0]
    while todo:
        for s in succs[todo.pop()]:
            if s not in reachable:
                reachable.add(s)
                todo.append(s)
    order: list[int] = []
    nest: list[tuple[int, list[int], int, int]] = []  # header, members, parent, depth
    innermost: dict[int, int] = {}
    reducible = True

    def place(nodes: list[int], entry: int, parent: int, depth: int) -> None:
        nonlocal reducible
        for component in _components(nodes, succs, entry):
            node = component[0]
            if len(component) == 1 and node not in succs[node]:
                order.append(node)
                innermost[node] = parent
                continue
            members = set(component)
            # entered from anywhere outside, the enclosing loop's header included
            heads = [m for m in component if m == 0 or any(m in succs[p] for p in reachable - members)]
            reducible = reducible and len(heads) == 1
            header = heads[0]
            loop = len(nest)
            nest.append((header, component, parent, depth + 1))
            order.append(header)
            innermost[header] = loop
            rest = [m for m in component if m != header]
            if rest:
                start = next((s for s in succs[header] if s in members and s != header), rest[0])
                place(rest, start, loop, depth + 1)

    place(sorted(reachable), 0, -1, 0)
    position = [-1] * len(function.blocks)
    for p, b in enumerate(order):
        position[b] = p
    loops = tuple(
        Loop(position[h], tuple(sorted(position[m] for m in members)), parent, depth) for h, members, parent, depth in nest
    )
    slots, latch = [0] * len(order), [0] * len(loops)
    at = 0
    for p in range(len(order)):
        slots[p] = at
        at += 1
        for i in sorted((i for i, loop in enumerate(loops) if loop.blocks[-1] == p), key=lambda i: -loops[i].depth):
            latch[i] = at
            at += 1
    return ControlFlow(
        tuple(order), tuple(position), loops, tuple(innermost[b] for b in order), tuple(slots), tuple(latch), reducible
    )


def used_registers(instr: Instr) -> list[int]:
    """Return the registers `instr` reads, phi inputs included."""
    operands: list[Operand] = [*instr.args, *(v for v, _ in instr.incoming)]
    return [o.index for o in operands if isinstance(o, Reg)]


def escaping_registers(function: Function, flow: ControlFlow) -> frozenset[int]:
    """Return registers defined in a loop and read outside of it: lanes that left early must keep their value."""
    home: dict[int, int] = {}
    for p, b in enumerate(flow.order):
        for instr in function.blocks[b].instrs:
            if instr.result >= 0:
                home[instr.result] = p
    if not flow.reducible:
        return frozenset(home)
    out = set()
    for p, b in enumerate(flow.order):
        for instr in function.blocks[b].instrs:
            for r in used_registers(instr):
                if instr.op == "phi":
                    continue
                if r in home and _leaves(flow, home[r], p):
                    out.add(r)
            for value, source in instr.incoming:
                if isinstance(value, Reg) and value.index in home and flow.position[source] >= 0:
                    # read at the end of the incoming block
                    if _leaves(flow, home[value.index], flow.position[source]):
                        out.add(value.index)
    return frozenset(out)


def _leaves(flow: ControlFlow, defined: int, used: int) -> bool:
    loop = flow.loop_of[defined]
    return loop >= 0 and used not in flow.loops[loop].blocks
