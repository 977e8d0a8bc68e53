"""What fusing has to know about a kernel, from its compiled form: does it wait, what does it write, does it spin.

The source would not tell: barriers hide in helper functions, and dead code does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from mgpusim.opencl.cfg import analyse, used_registers
from mgpusim.opencl.ir import Const, Function, Instr, KernelArg, Module, Operand, Reg, Type
from mgpusim.opencl.slices import _read, _written, builtin_of, pointer_roots, root_of
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import open_module, pick_kernel
from mgpusim.workload.source import source_of_launch

__all__ = ["PartFacts", "facts_of"]

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
    cooperative : whether they share local memory, or wait.
    written, read : positions of the arguments that are written, and of those whose contents matter.
    extents : sizes of its local arrays by name.
    spins : lines of loops that wait for another work item through global memory.
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


def facts_of(launch: Launch) -> PartFacts:
    """Return the facts of the launch's kernel.

    Raises
    ------
    MgpusimError
        The source does not compile, or has no such kernel.

    >>> facts_of(Launch("kernel void f(global int *a, global int *b) { b[0] = a[0]; }", "f", (1,))).written
    frozenset({1})
    """
    return _facts(source_of_launch(launch).key, _Box(launch))


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
    arrays = _local_arrays(module, function)
    written, read = _uses(function)
    return PartFacts(
        entry=function.name,
        params=function.args,
        reqd=function.reqd_work_group_size,
        barrier=barrier,
        cooperative=barrier or bool(arrays) or any(a.kind == "local" for a in function.args),
        written=written,
        read=read,
        extents=arrays,
        spins=tuple(sorted(set(_spins(function)))),
    )


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
            for pointer, _ in _written(instr):
                add(pointer, written)
            for pointer in _read(instr):
                add(pointer, read)
    return frozenset(written), frozenset(read)


def _spins(function: Function) -> Iterator[int]:
    """Yield the lines of loops that end only when another item has written global memory: locks and global barriers.

    Such a loop reads global memory atomically or volatile and leaves by what it read. A retry loop (compare-and-exchange of
    what was just read, as in an atomic addition of floats) is none: it fails only because another item got on.
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
