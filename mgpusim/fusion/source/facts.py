"""What fusing has to know about a kernel, from its compiled form: does it wait, what does it write, does it spin.

The source would not tell: barriers hide in helper functions, and dead code does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from mgpusim.opencl.analysis.cfg import analyse, used_registers
from mgpusim.opencl.analysis.slices import builtin_of, memory_use, pointer_roots, root_of
from mgpusim.opencl.ir.program import Const, Function, Instr, KernelArg, Module, Operand, Reg, Type
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import open_module, pick_kernel
from mgpusim.workload.source import module_key

_WAITING = ("barrier", "work_group", "async_work_group", "wait_group_events")
_GLOBAL = 1
_FLAT = 4  # the generic address space


class PartFacts(msgspec.Struct, frozen=True):
    """Facts of a kernel.

    Attributes
    ----------
    entry : name of its function.
    params : its parameters.
    barrier : whether items of a group wait for each other.
    cooperative : whether they share local memory or values of sub-groups, or wait.
    written, read : positions of the arguments that are written, and of those whose contents matter.
    extents : sizes of its local arrays by name.
    spins : lines of loops that wait for another work item through global memory.
    packable : whether groups may share their barriers: 0 no, 1 if all places are filled, 2 if one may repeat a group.
    """

    entry: str
    params: tuple[KernelArg, ...]
    reqd: tuple[int, int, int] | None
    barrier: bool
    cooperative: bool
    written: frozenset[int]
    read: frozenset[int]
    extents: dict[str, tuple[int, ...]]
    spins: tuple[int, ...]
    packable: int = 0


def facts_of(launch: Launch) -> PartFacts:
    """Return the facts of the launch's kernel.

    >>> facts_of(Launch("kernel void f(global int *a, global int *b) { b[0] = a[0]; }", "f", (1,))).written
    frozenset({1})
    """
    return _facts(module_key(launch), _Box(launch))


class _Box:
    """A launch that counts as equal to any other: the cache goes by the source's key and the kernel's name."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Box) and other.launch.entry == self.launch.entry

    def __hash__(self) -> int:
        return hash(self.launch.entry)


@lru_cache(maxsize=512)
def _facts(key: str, box: _Box) -> PartFacts:
    module = open_module(box.launch)
    function = pick_kernel(module, box.launch)
    instrs = [i for b in function.blocks for i in b.instrs]
    names = [builtin.name for i in instrs if (builtin := builtin_of(i)) is not None]
    barrier = any(n.startswith(_WAITING) for n in names)
    shared = any("sub_group" in n for n in names)  # between work items whose places in a group matter
    arrays = _local_arrays(module, function)
    written, read = _uses(function)
    return PartFacts(
        entry=function.name,
        params=function.args,
        reqd=function.reqd_work_group_size,
        barrier=barrier,
        cooperative=barrier or shared or bool(arrays) or any(a.kind == "local" for a in function.args),
        written=written,
        read=read,
        extents=arrays,
        spins=tuple(sorted(set(_spins(function)))),
        packable=0 if shared else _packable(function, written & read) if barrier else 2,
    )


def static_local_b(module: Module, entry: str) -> int:
    """Return the bytes of local memory that kernel `entry` declares."""
    return sum(v.type.size_b for n, v in module.globals.items() if v.space == 3 and n.startswith(f"{entry}."))


def _local_arrays(module: Module, function: Function) -> dict[str, tuple[int, ...]]:
    out = {}
    for name, variable in module.globals.items():
        if variable.space == 3 and name.startswith(f"{function.name}."):
            sizes, type_ = [], variable.type
            while type_.kind == "array" and type_.elem is not None:
                sizes.append(type_.count)
                type_ = type_.elem
            out[name.removeprefix(f"{function.name}.")] = tuple(sizes)
    return out


def _uses(function: Function) -> tuple[frozenset[int], frozenset[int]]:
    """Arguments written and read; a pointer of unknown origin may be any buffer's."""
    roots = pointer_roots(function)
    buffers = frozenset(a.index for a in function.args if a.kind == "buffer")
    images = [a for a in function.args if a.kind == "image"]
    written = {a.index for a in images if a.access in ("write_only", "read_write")}
    read = {a.index for a in images if a.access != "write_only"} | {a.index for a in function.args if a.kind == "constant"}

    def add(pointer: Operand, to: set[int]) -> None:
        root = root_of(pointer, roots)
        if root is None:
            to.update(buffers)
        elif root[0] == "arg" and root[1] in buffers:
            to.add(int(root[1]))

    for block in function.blocks:
        for instr in block.instrs:
            use = memory_use(instr)
            for pointer, _ in use.written:
                add(pointer, written)
            for pointer in use.read:
                add(pointer, read)
    return frozenset(written), frozenset(read)


def _packable(function: Function, rewritten: frozenset[int]) -> int:
    """Whether every group waits at the same barriers equally often, and whether one may run twice unnoticed.

    How often must follow from arguments and sizes alone. Running a group again changes nothing if it reads nothing that the
    launch writes.
    """
    calls = [builtin.name for b in function.blocks for i in b.instrs if (builtin := builtin_of(i)) is not None]
    if any(n.startswith(("work_group", "async_work_group", "wait_group_events")) and n != "work_group_barrier" for n in calls):
        return 0  # shared out among the items of a group, which would be another number
    for index in _varying(function):
        for instr in function.blocks[index].instrs:
            builtin = builtin_of(instr)
            if builtin is not None and "barrier" in builtin.name:
                return 0
    return 1 if rewritten else 2


_SAME = ("get_global_size", "get_local_size", "get_enqueued_local_size", "get_num_groups", "get_global_offset", "get_work_dim")


def _varying(function: Function) -> set[int]:
    """Return the blocks that work items or groups may run a different number of times."""
    after = _post_dominators(function)
    blocks: set[int] = set()
    registers: set[int] = set()

    def varies(instr: Instr, block: int) -> bool:
        if block in blocks or any(r in registers for r in used_registers(instr)):
            return True
        if instr.op == "phi":
            return any(source in blocks for _, source in instr.incoming)
        if instr.op == "call":
            builtin = builtin_of(instr)
            return builtin is None or not (builtin.kind == "pure" or builtin.name in _SAME or "barrier" in builtin.name)
        return instr.op in ("load", "alloca", "atomicrmw", "cmpxchg")

    changed = True
    while changed:
        changed = False
        for block in function.blocks:
            for instr in block.instrs:
                if instr.result >= 0 and instr.result not in registers and varies(instr, block.index):
                    registers.add(instr.result)
                    changed = True
            last = block.instrs[-1]
            if len(set(block.succs)) > 1 and any(r in registers for r in used_registers(last)):
                reached = _until(function, block.index, after)
                changed = changed or not reached <= blocks
                blocks |= reached
    return blocks


def _post_dominators(function: Function) -> list[set[int]]:
    """Return the blocks that every path from a block to the end passes, itself included."""
    everything = {b.index for b in function.blocks}
    out = [set(everything) if b.succs else {b.index} for b in function.blocks]
    changed = True
    while changed:
        changed = False
        for block in reversed(function.blocks):
            if block.succs:
                new = {block.index} | set.intersection(*(out[s] for s in block.succs))
                if new != out[block.index]:
                    out[block.index] = new
                    changed = True
    return out


def _until(function: Function, start: int, after: list[set[int]]) -> set[int]:
    """Return the blocks between a branch and where its sides meet for good."""
    meet = after[start] - {start}
    seen: set[int] = set()
    todo = [s for s in function.blocks[start].succs if s not in meet]
    while todo:
        block = todo.pop()
        if block not in seen:
            seen.add(block)
            todo += [s for s in function.blocks[block].succs if s not in meet]
    return seen


def _spins(function: Function) -> Iterator[int]:
    """Yield the lines of loops that end only when another item has written global memory: locks and global barriers.

    Such a loop reads global memory atomically or volatile and leaves by what it read. A retry loop (compare-and-exchange of what
    was just read, as in an atomic addition of floats) is none. It fails only because another item got on.
    """
    flow = analyse(function)
    types = function.reg_types
    defined = {i.result: (b.index, i) for b in function.blocks for i in b.instrs if i.result >= 0}

    def space(operand: Operand) -> int:
        type_: Type = types[operand.index] if isinstance(operand, Reg) else operand.type
        return type_.space

    def polls(instr: Instr, inside: set[int]) -> bool:
        builtin = builtin_of(instr)
        if instr.op == "load":
            return "volatile" in instr.flags and space(instr.args[0]) in (_GLOBAL, _FLAT)
        atomic = instr.op in ("atomicrmw", "cmpxchg") or (builtin is not None and builtin.kind == "atomic")
        if not atomic or not instr.args or space(instr.args[0]) not in (_GLOBAL, _FLAT):
            return False
        if instr.op == "cmpxchg" or (builtin is not None and "cmpxchg" in builtin.name):
            expected = instr.args[1]
            return isinstance(expected, Const) or defined.get(expected.index, (-1, None))[0] not in inside
        return True

    for loop in flow.loops:
        inside = {flow.order[p] for p in loop.blocks}
        for b in inside:
            last = function.blocks[b].instrs[-1]
            if all(s in inside for s in function.blocks[b].succs):
                continue
            todo, seen = used_registers(last), set()
            while todo:
                r = todo.pop()
                if r in seen or r not in defined or defined[r][0] not in inside:
                    continue
                seen.add(r)
                if polls(defined[r][1], inside):
                    yield defined[r][1].line
                    break
                todo += used_registers(defined[r][1])
