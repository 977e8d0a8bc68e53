"""Adjacent loads of local memory as one wide load, as some compilers make of them.

NVIDIA's compiler (CUDA 13.0) reads `tile[y][0]`, `tile[y][1]` and so on by loads of 128 bits wherever it knows that the first is
aligned to 16 bytes: arrays declared in the kernel are, what a pointer argument points to is not. It does so after it has unrolled
loops: `tile[y][k]` of four turns is one load, and of rows of 17 words it knows where each of several turns begins.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import NamedTuple

import msgspec

from mgpusim.opencl.analysis.aliasing import MemoryOrder
from mgpusim.opencl.analysis.cfg import analyse
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.slices import builtin_of, pointer_roots, root_of
from mgpusim.opencl.analysis.unrolling import counters, turns_of, unrolled
from mgpusim.opencl.ir.program import ROLLED, Block, Const, Function, Instr, Reg, Type

_LOCAL, _WORD_B, _WIDEST_B = 3, 4, 16
_INDEX = Type("int", bits=32)
_COPIES = (4, 2)
_MOST_COPIED = 96
"""Instructions of the copies of a body, those of addresses left out. Sums over the rows of an array, by nvcc 13.5 for sm_90, have
two rows of 16 columns in a turn, of 39 instructions each, four of 8 columns, of 23, and one of 24 columns, of 55."""
_NOT_COUNTED = frozenset("phi getelementptr sext zext trunc".split())
_FREE_TO_CROSS = ("pure", "workitem", "image", "ignored", "address")


class _Load(NamedTuple):
    place: int  # in its block
    offset: int  # bytes from the address that the group's loads share


class _Neighbours(NamedTuple):
    """Loads of one type, a known number of bytes apart, that nothing between them may change; `align` of what they share."""

    align: int
    loads: list[_Load]


def with_wide_loads(function: Function) -> Function:
    """Return a kernel whose adjacent loads of 32-bit values from its local arrays are loads of 64 and 128 bits where they can be.

    Of the same stretch of straight code, with no store between them that could change what they read, and no barrier.

    >>> ir = '''@k.t = internal addrspace(3) global [4 x [2 x float]] undef, align 4
    ... define spir_kernel void @k(i64 %y, ptr addrspace(1) %o) {
    ...   %p = getelementptr [4 x [2 x float]], ptr addrspace(3) @k.t, i64 0, i64 %y, i64 0
    ...   %q = getelementptr [4 x [2 x float]], ptr addrspace(3) @k.t, i64 0, i64 %y, i64 1
    ...   %a = load float, ptr addrspace(3) %p, align 4
    ...   %b = load float, ptr addrspace(3) %q, align 4
    ...   %c = fadd float %a, %b
    ...   store float %c, ptr addrspace(1) %o, align 4
    ...   ret void
    ... }'''
    >>> kernel = with_wide_loads(read_module(ir).kernels["k"])
    >>> [f"{i.op} {i.type.ncomp}" for i in kernel.blocks[0].instrs if i.op == "load"]
    ['load 2']
    """
    if not any(_mergeable(instr, function) for block in function.blocks for instr in block.instrs):
        return function
    for block in function.blocks:
        function = _with_copies(function, block.index)
    finder = _Finder(Definitions(function, analyse(function)))
    reg_types = list(function.reg_types)
    blocks = [_merged(block, finder.runs(block), reg_types) for block in function.blocks]
    return msgspec.structs.replace(function, blocks=blocks, reg_types=reg_types)


def _mergeable(instr: Instr, function: Function) -> bool:
    if instr.op != "load" or "volatile" in instr.flags or instr.type.kind not in ("int", "float"):
        return False
    pointer = instr.args[0]
    space = function.reg_types[pointer.index].space if isinstance(pointer, Reg) else pointer.type.space
    return space == _LOCAL and instr.type.size_b == _WORD_B


def _with_copies(function: Function, index: int) -> Function:
    """Return a kernel whose loop of one block is unrolled where that makes loads wide."""
    block = next(b for b in function.blocks if b.index == index)
    steps = counters(block)
    loads = [i for i in block.instrs if _mergeable(i, function)]
    turns = turns_of(block, steps) if loads and steps and ROLLED not in block.instrs[-1].flags else None
    size = sum(i.op not in _NOT_COUNTED for i in block.instrs)
    tried = [n for n in _COPIES if turns is not None and turns % n == 0 and n * size <= _MOST_COPIED]
    if not tried:
        return function
    forms = Definitions(function, analyse(function)).forms
    if not any((register,) in forms.form(load.args[0]) for load in loads for register in steps):
        return function
    best, least = function, float(_loads_in(function, index))
    for n in tried:
        copied = unrolled(function, index, n)
        if (wide := _loads_in(copied, index) / n) < least:
            best, least = copied, wide
    return best


def _loads_in(function: Function, index: int) -> int:
    """Return how many loads those of a block are that can be merged."""
    block = next(b for b in function.blocks if b.index == index)
    merged = _Finder(Definitions(function, analyse(function))).runs(block)
    return sum(_mergeable(i, function) for i in block.instrs) - sum(len(run) - 1 for run in merged)


def is_fence(instr: Instr) -> bool:
    """Return whether no load is moved over an instruction."""
    if instr.op in ("atomicrmw", "cmpxchg", "fence"):
        return True
    builtin = builtin_of(instr)
    return instr.op == "call" and (
        builtin is None or (builtin.kind not in _FREE_TO_CROSS and not builtin.name.startswith(("vload", "vstore")))
    )


class _Finder:
    def __init__(self, defs: Definitions) -> None:
        self.defs = defs
        self.order = MemoryOrder(defs)
        self.roots = pointer_roots(defs.function)
        self.counters = {r: c for block in defs.function.blocks for r, c in counters(block).items()}

    def runs(self, block: Block) -> list[list[int]]:
        """Return the places of loads to merge, ascending in address, of each wide load."""
        out: list[list[int]] = []
        groups: dict[object, _Neighbours] = {}
        for place, instr in enumerate(block.instrs):
            if _mergeable(instr, self.defs.function):
                self._add(groups, place, instr)
            elif is_fence(instr):
                out += _chunks(groups)
                groups = {}
            elif self.order.is_store(instr):
                met = [k for k, g in groups.items() if any(self.order.follows(block.instrs[at], instr) for at, _ in g.loads)]
                out += _chunks({k: groups.pop(k) for k in met})
        return out + _chunks(groups)

    def _add(self, groups: dict[object, _Neighbours], place: int, instr: Instr) -> None:
        pointer = instr.args[0]
        root = root_of(pointer, self.roots)
        if root is None or root[0] != "global":
            return
        form = dict(self.defs.forms.form(pointer))
        offset = form.pop((), 0)
        key = (root, tuple(sorted(form.items())), instr.type.kind)
        steps = []
        for product, n in form.items():  # a counter is its start and a multiple of its step
            counter = self.counters.get(product[0]) if len(product) == 1 else None
            start, step = (0, 1) if counter is None or counter.start is None else (counter.start, counter.step)
            steps.append(n * step)
            offset += n * start
        group = groups.setdefault(key, _Neighbours(math.gcd(_WIDEST_B, *steps), []))
        if all(offset != load.offset for load in group.loads):
            group.loads.append(_Load(place, offset))


def _chunks(groups: dict[object, _Neighbours]) -> list[list[int]]:
    out = []
    for group in groups.values():
        at = {load.offset: load.place for load in group.loads}
        for offset in sorted(at):
            for width in (16, 8):
                wanted = range(offset, offset + width, _WORD_B)
                if offset % width == 0 and group.align % width == 0 and all(o in at for o in wanted):
                    out.append([at.pop(o) for o in wanted])
                    break
    return out


def _merged(block: Block, runs: list[list[int]], reg_types: list[Type]) -> Block:
    if not runs:
        return block
    before: dict[int, list[Instr]] = defaultdict(list)
    instead: dict[int, Instr] = {}
    for run in runs:
        lowest, first = block.instrs[run[0]], min(run)
        anchor = block.instrs[first]
        vector = Type("vector", elem=lowest.type, count=len(run))
        pointer, wide = len(reg_types), len(reg_types) + 1
        type_ = reg_types[anchor.args[0].index] if isinstance(anchor.args[0], Reg) else anchor.args[0].type
        reg_types += [type_, vector]
        # the first load of the program knows its own address; that of the lowest may be worked out later
        back = -_WORD_B * run.index(first)
        before[first] += [
            Instr("getelementptr", type_, pointer, (anchor.args[0],), anchor.line, indices=(back,)),
            Instr("load", vector, wide, (Reg(pointer),), anchor.line, elem=vector, indices=(vector.size_b,)),
        ]
        for n, place in enumerate(run):
            load = block.instrs[place]
            instead[place] = Instr("extractelement", load.type, load.result, (Reg(wide), Const(_INDEX, n)), load.line)
    instrs = [new for place, instr in enumerate(block.instrs) for new in (*before[place], instead.get(place, instr))]
    return Block(block.index, block.name, instrs)
