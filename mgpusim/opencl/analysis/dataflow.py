"""Dataflow: the operations of each block in order, with what each waits for. No GPU in it.

What costs nothing (see `charges`) is transparent: its users wait for what it would wait for. Values that are there long
before a loop or kernel body needs them, arguments and work-item ids, are not waited for at all.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.opencl.analysis.aliasing import MemoryOrder, Stores
from mgpusim.opencl.analysis.facts import MERGED_ROLES, KernelFacts
from mgpusim.opencl.ir.program import Instr, Reg

if TYPE_CHECKING:
    from mgpusim.opencl.analysis.charges import Charges


class DataOp(msgspec.Struct, frozen=True):
    """An operation of a block: class, bits, components, role and count as in `KernelFacts.mix`.

    `line` is its source line (0 unknown), `index` its instruction's place in the block, `result` the id of its value (-1:
    nothing waits for it), `inputs` the ids of the values it waits for. `memory` is the kind of memory it goes to, "" for
    arithmetic; `words` the 32-bit registers per lane that a load writes. Of a load, `follows` are the places in the block of
    the stores before it that it may not overtake, `follows_iteration` those of an earlier iteration of the block's loop
    that it may not overtake.
    """

    cls: str
    bits: int
    ncomp: int
    role: str
    count: float
    line: int
    index: int
    result: int
    inputs: tuple[int, ...]
    memory: str
    words: float
    follows: tuple[int, ...] = ()
    follows_iteration: tuple[int, ...] = ()


class Phi(msgspec.Struct, frozen=True):
    """A value that depends on where a block was entered from: per predecessor (its position) the values it then is."""

    result: int
    incoming: tuple[tuple[int, tuple[int, ...]], ...]


class BlockFlow(msgspec.Struct, frozen=True):
    """A block: its operations in program order, its phis, and the values other blocks read."""

    ops: tuple[DataOp, ...]
    phis: tuple[Phi, ...]
    live_out: tuple[int, ...]


def without_merged(block: BlockFlow) -> BlockFlow:
    """Return a block without the operations that others of it take in: what uses them waits for what they wait for."""
    inside: dict[int, tuple[int, ...]] = {}
    kept = []
    for op in block.ops:
        inputs = tuple(sorted({source for v in op.inputs for source in inside.get(v, (v,))}))
        if op.role in MERGED_ROLES:
            inside[op.result] = inputs
        else:
            kept.append(msgspec.structs.replace(op, inputs=inputs) if inputs != op.inputs else op)
    return msgspec.structs.replace(block, ops=tuple(kept)) if inside else block


_SPACES = ("private", "global", "constant", "local", "global")


class _Maker:
    def __init__(self, facts: KernelFacts, charges: Charges) -> None:
        self.facts, self.charges, self.defs = facts, charges, charges.defs
        self.next_id = len(facts.function.reg_types) + 1
        self.order = MemoryOrder(self.defs)
        self.charged: dict[int, list[Any]] = {}
        for p in range(len(facts.flow.order)):
            for _, instr, charged in charges.charges(p):
                self.charged[id(instr)] = charged
        self._sources: dict[int, frozenset[int]] = {}

    def sources(self, register: int) -> frozenset[int]:
        """Return the ids a register's value waits for: itself where it is charged or a phi, else what its operands wait for."""
        todo = [register]
        while todo:
            r = todo[-1]
            if r in self._sources:
                todo.pop()
                continue
            instr = self.defs.definition.get(r)
            if instr is None:  # an argument
                self._sources[r] = frozenset()
            elif instr.op == "phi" or self.charged.get(id(instr)):
                self._sources[r] = frozenset((r,))
            else:
                used = [a.index for a in instr.args if isinstance(a, Reg)]
                waiting = [u for u in used if u not in self._sources]
                if waiting:
                    todo += waiting
                    continue
                self._sources[r] = frozenset().union(*(self._sources[u] for u in used))
            todo.pop()
        return self._sources[register]

    def inputs(self, instr: Instr) -> tuple[int, ...]:
        return tuple(sorted(frozenset().union(*(self.sources(a.index) for a in instr.args if isinstance(a, Reg)))))

    def _memory(self, instr: Instr, cls: str) -> str:
        from mgpusim.opencl.analysis.operations import memory_kind

        if cls in ("texture", "image_write", "atomic"):
            return cls
        if cls == "load":
            return memory_kind(instr, self.defs.types) or "private"
        if cls != "store":
            return ""
        pointers = [a for a in instr.args if self.defs.types(a).kind == "ptr"]
        return _SPACES[self.defs.types(pointers[-1]).space] if pointers else "global"

    def _ordered(self, p: int, index: int, instr: Instr) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the stores of a block that a load of it may not overtake: of the same visit, of an earlier iteration."""
        if not self.order.is_load(instr):
            return (), ()
        stores = self._gathered[p]
        before = tuple(self.order.behind(instr, stores, index))
        loop = self.facts.flow.loop_of[p]
        if loop < 0 or self.facts.flow.loops[loop].blocks != (p,):
            return before, ()
        return before, tuple(
            self.order.behind(instr, stores, len(self.facts.function.blocks[self.facts.flow.order[p]].instrs), loop)
        )

    @cached_property
    def _stores(self) -> list[list[tuple[int, Instr]]]:
        blocks, flow = self.facts.function.blocks, self.facts.flow
        return [[(k, i) for k, i in enumerate(blocks[b].instrs) if self.order.is_store(i)] for b in flow.order]

    @cached_property
    def _gathered(self) -> list[Stores]:
        return [self.order.stores(stores) for stores in self._stores]

    def ops(self, p: int) -> list[DataOp]:
        out: list[DataOp] = []
        for index, instr, charged in self.charges.charges(p):
            inputs = self.inputs(instr) if charged else ()
            for n, (key, count) in enumerate(charged):
                last = n == len(charged) - 1
                result = instr.result
                if not last:  # steps of one instruction follow each other
                    result = self.next_id
                    self.next_id += 1
                memory = self._memory(instr, key.cls)
                words = 0.0
                if key.cls in ("load", "texture", "atomic") and instr.result >= 0:
                    words = instr.type.scalar.bits / 32 * instr.type.ncomp if instr.type.scalar.bits else 1.0
                behind = self._ordered(p, index, instr) if key.cls == "load" else ((), ())
                out.append(
                    DataOp(
                        key.cls, key.bits, key.ncomp, key.role, count, instr.line, index, result, inputs, memory, words, *behind
                    )
                )  # fmt: skip
                if not last:
                    inputs = (result,)
        return out


def dataflow(facts: KernelFacts) -> tuple[BlockFlow, ...]:
    """Return the operations of each block and their dependencies, one `BlockFlow` per position of `facts.flow.order`.

    Values are named by the register that holds them; steps of one instruction but the last have ids beyond all registers.

    >>> block, = dataflow(kernel_facts(read_module(scaling_ir).kernels["k"]))
    >>> [(op.cls, op.memory, op.inputs == ((block.ops[i - 1].result,) if i else ())) for i, op in enumerate(block.ops)]
    [('load', 'global', True), ('fmul', '', True), ('store', 'global', True)]
    """
    from mgpusim.opencl.analysis.charges import Charges
    from mgpusim.opencl.analysis.definitions import Definitions
    from mgpusim.opencl.analysis.induction import Inductions

    defs = Definitions(facts.function, facts.flow)
    maker = _Maker(facts, Charges(defs, Inductions(defs)))
    positions = range(len(facts.flow.order))
    ops = [maker.ops(p) for p in positions]
    phis = [_phis(facts, maker, p) for p in positions]
    wanted = {v for block in ops for op in block for v in op.inputs}
    while True:  # a phi matters if an operation waits for it, or a phi that matters
        grown = wanted | {v for block in phis for phi in block if phi.result in wanted for _, ids in phi.incoming for v in ids}
        if grown == wanted:
            break
        wanted = grown
    out = []
    for p in positions:
        kept = tuple(phi for phi in phis[p] if phi.result in wanted)
        mine = {op.result for op in ops[p]} | {phi.result for phi in kept}
        read = {v for q in positions if q != p for op in ops[q] for v in op.inputs}
        read |= {v for block in phis for phi in block if phi.result in wanted for _, ids in phi.incoming for v in ids}
        out.append(BlockFlow(tuple(ops[p]), kept, tuple(sorted((mine & read) - {-1}))))
    return tuple(out)


def _phis(facts: KernelFacts, maker: _Maker, p: int) -> list[Phi]:
    out = []
    for instr in facts.function.blocks[facts.flow.order[p]].instrs:
        if instr.op != "phi":
            break
        incoming = tuple(
            (facts.flow.position[source], tuple(sorted(maker.sources(value.index))) if isinstance(value, Reg) else ())
            for value, source in instr.incoming
            if facts.flow.position[source] >= 0
        )
        out.append(Phi(instr.result, incoming))
    return out
