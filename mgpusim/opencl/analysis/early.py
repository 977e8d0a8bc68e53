"""A kernel in the order of a compiler that hides the time of loads: small loops laid out, each load as early as it can be."""

from __future__ import annotations

import msgspec

from mgpusim.opencl.analysis.aliasing import MemoryOrder
from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.operations import FREE_INSTRUCTIONS, memory_kind, operand_type
from mgpusim.opencl.analysis.unrolling import counters, turns_of, unrolled
from mgpusim.opencl.analysis.wide_loads import is_fence
from mgpusim.opencl.ir.program import ROLLED, Block, Function, Instr

_COPIES = (16, 8, 4, 2)


class UnrollLimits(msgspec.Struct, frozen=True):
    """Operations up to which a compiler unrolls loops of constant trips.

    Attributes
    ----------
    whole, whole_local : of all iterations of a loop that goes; the latter of one that reads local memory.
    part : of the copies of a body that stay a loop.
    """

    whole: float
    whole_local: float
    part: float


def laid_out(function: Function, limits: UnrollLimits) -> Function:
    """Return a kernel whose loops of one block and of constant trips are unrolled as far as the limits say.

    >>> kernel = read_module(loop_ir).kernels["k"]
    >>> [sum(i.op == "store" for i in laid_out(kernel, UnrollLimits(n, n, 20)).blocks[1].instrs) for n in (100, 10)]
    [8, 4]
    """
    types = operand_type(function)
    for block in function.blocks:
        turns = turns_of(block, counters(block)) if ROLLED not in block.instrs[-1].flags else None
        if turns is None:
            continue
        ops = sum(i.op not in FREE_INSTRUCTIONS and i.op != "getelementptr" for i in block.instrs)
        local = any(memory_kind(i, types) == "local" for i in block.instrs)
        copies = next((n for n in _COPIES if turns % n == 0 and n * ops <= limits.part), 1)
        if turns * ops <= (limits.whole_local if local else limits.whole):
            copies = turns
        if copies > 1:
            function = unrolled(function, block.index, copies)
    return function


def loads_first(defs: Definitions) -> Function:
    """Return a kernel each of whose loads stands as early in its block as its address, stores and barriers allow.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x) {
    ...   %y = fmul float %x, %x
    ...   %v = load float, ptr addrspace(1) %p, align 4
    ...   store float %y, ptr addrspace(1) %q, align 4
    ...   %w = load float, ptr addrspace(1) %p, align 4
    ...   ret void
    ... }'''
    >>> function = read_module(ir).kernels["k"]
    >>> [i.op for i in loads_first(Definitions(function, analyse(function))).blocks[0].instrs]
    ['load', 'fmul', 'store', 'load', 'ret']
    """
    order = MemoryOrder(defs)
    blocks = [Block(b.index, b.name, _ordered(b.instrs, order, defs)) for b in defs.function.blocks]
    return msgspec.structs.replace(defs.function, blocks=blocks)


def _ordered(instrs: list[Instr], order: MemoryOrder, defs: Definitions) -> list[Instr]:
    places = {instr.result: place for place, instr in enumerate(instrs) if instr.result >= 0}
    stores = order.stores((place, instr) for place, instr in enumerate(instrs) if order.is_store(instr))
    out: list[Instr] = []
    done: set[int] = set()
    first = 0  # what stands before it is placed already

    def put(place: int) -> None:
        waiting = [place]
        while waiting:
            instr = instrs[waiting[-1]]
            before = [places[r] for r in used_registers(instr) if instr.op != "phi" and r in places]
            before += order.behind(instr, stores, waiting[-1])
            missing = [p for p in before if p >= first and p not in done]
            if missing:
                waiting += missing
            elif (here := waiting.pop()) not in done:
                done.add(here)
                out.append(instrs[here])

    def put_all(end: int) -> None:
        nonlocal first
        for place in range(first, end):
            if instrs[place].op == "phi" or memory_kind(instrs[place], defs.types) not in ("", "atomic"):
                put(place)
        for place in range(first, end):
            put(place)
        first = end

    for place, instr in enumerate(instrs):
        if is_fence(instr):
            put_all(place)
    put_all(len(instrs))
    return out
