"""Registers: which values differ between lanes, and how many words are live at once."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.operations import FREE_INSTRUCTIONS, memory_kind
from mgpusim.opencl.analysis.slices import builtin_of
from mgpusim.opencl.builtins.sub_group import UNIFORM_RESULT, block_access
from mgpusim.opencl.ir.program import Const, Instr, Reg

__all__ = ["carried_words", "divergent_registers", "folded_operands", "held_words", "live_words"]


def divergent_registers(defs: Definitions, *, control: bool = True) -> frozenset[int]:
    """Return the registers that may differ between the lanes of a warp.

    `control` False leaves out those that differ only for the branches that lanes took: what is computed from alike values.
    """
    out: set[int] = set()
    changed = True
    while changed:
        changed = False
        for r, instr in defs.definition.items():
            through_branches = control or instr.op != "phi"
            if r not in out and (
                _diverges(defs, instr, out) if through_branches else any(u in out for u in used_registers(instr))
            ):
                out.add(r)
                changed = True
    return frozenset(out)


def _diverges(defs: Definitions, instr: Instr, out: set[int]) -> bool:
    builtin = builtin_of(instr)
    if builtin is not None and builtin.kind == "sub_group":
        return UNIFORM_RESULT.fullmatch(builtin.name) is None
    if any(r in out for r in used_registers(instr)):
        return True
    if instr.op in ("alloca", "atomicrmw", "cmpxchg"):
        return True
    if instr.op == "phi":
        conditions = []
        for _, source in instr.incoming:
            last = defs.function.blocks[source].instrs[-1]
            conditions += used_registers(last)
            for block in defs.function.blocks:
                if source in block.succs:
                    conditions += used_registers(block.instrs[-1])
        return len({repr(v) for v, _ in instr.incoming}) > 1 and any(c in out for c in conditions)
    if instr.op == "call":
        return builtin is not None and (
            builtin.kind == "atomic"
            or builtin.name in ("get_global_id", "get_local_id", "get_local_linear_id", "get_global_linear_id")
            or builtin.name == "get_sub_group_local_id"
            or block_access(builtin.name) is not None
        )
    return False


def _words(defs: Definitions, r: int) -> float:
    """Return the 32-bit registers that a value takes."""
    type_ = defs.function.reg_types[r]
    instr = defs.definition.get(r)
    if type_.kind == "ptr":
        return 0.0 if instr is not None and (instr.op == "alloca" or len(instr.args) == 1) else (1.0 if type_.space == 3 else 2.0)
    if type_.scalar.kind not in ("int", "float"):
        return 0.0
    if instr is not None and instr.op in ("sext", "zext") and type_.kind == "int":
        return 0.0  # extensions are folded into the address unit
    if type_.scalar.bits == 1:
        return 0.0
    return max(0.5, type_.scalar.bits / 32) * type_.ncomp


def folded_operands(defs: Definitions) -> dict[int, tuple[int, ...]]:
    """Return the values that need no register where operands take any arrangement of components, and addresses an index.

    By register what is read in its place: of an arrangement of one vector that vector, of an address the base and its index, or
    the base alone where the offset is known. Mesa's compiler for Midgard (src/panfrost/midgard: swizzles of sources,
    midgard_address.c) and Arm's work so.
    """
    blocks = defs.function.blocks
    at_phi = {v.index for b in blocks for i in b.instrs if i.op == "phi" for v, _ in i.incoming if isinstance(v, Reg)}
    readers: dict[int, list[Instr]] = {}
    for block in blocks:
        for instr in block.instrs:
            for r in used_registers(instr):
                readers.setdefault(r, []).append(instr)
    folded: dict[int, tuple[int, ...]] = {}
    for block in reversed(blocks):
        for instr in reversed(block.instrs):
            r = instr.result
            if r < 0 or r in at_phi:
                continue
            if instr.op in ("shufflevector", "extractelement"):
                sources = {v.index for v in instr.args if isinstance(v, Reg)}
                if len(sources) == 1 and isinstance(instr.args[-1], Const if instr.op == "extractelement" else object):
                    folded[r] = tuple(sources)
            elif instr.op in ("sext", "zext") or (
                instr.op == "getelementptr"
                and len(instr.args) <= 2
                and all(_addresses(reader, r) or _offsets(reader, folded) for reader in readers.get(r, ()))
            ):
                folded[r] = tuple(v.index for v in instr.args if isinstance(v, Reg))
    return folded


def _addresses(reader: Instr, r: int) -> bool:
    """Return whether an instruction accesses memory at a pointer, which it does not store."""
    builtin = builtin_of(reader)
    accesses = reader.op in ("load", "store") or (builtin is not None and builtin.name.startswith(("vload", "vstore")))
    stored = reader.args[0] if reader.op == "store" else None
    return accesses and not (isinstance(stored, Reg) and stored.index == r)


def _offsets(reader: Instr, folded: Mapping[int, object]) -> bool:
    """Return whether an instruction adds a known offset to a pointer, and takes no register itself."""
    return reader.op == "getelementptr" and len(reader.args) == 1 and reader.result in folded


def live_words(
    defs: Definitions, divergent: frozenset[int], folded: Mapping[int, tuple[int, ...]] | None = None
) -> tuple[float, float]:
    """Return the largest number of 32-bit words live at once: per lane, and uniform (including kernel arguments).

    Parameters
    ----------
    folded : values that take no register, and what is read in their place (`folded_operands`).
    """
    blocks = defs.function.blocks
    in_place = folded or {}

    def reads(instr: Instr) -> tuple[int, ...]:
        if instr.op == "phi" or instr.result in in_place:
            return ()
        found, rest = [], list(used_registers(instr))
        while rest:
            r = rest.pop()
            if r in in_place:
                rest += in_place[r]
            else:
                found.append(r)
        return tuple(found)

    uses = [[(i.result, reads(i)) for i in reversed(b.instrs)] for b in blocks]
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
        for b in reversed(defs.flow.order):
            live = read_first[b] | (_live_out(defs, b, live_in) - written[b])
            if live != live_in[b]:
                live_in[b] = live
                changed = True
    words = [_words(defs, r) for r in range(len(defs.function.reg_types))]
    most, most_uniform = 0.0, 0.0
    for b in defs.flow.order:
        live = _live_out(defs, b, live_in)
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


def held_words(defs: Definitions, p: int) -> float:
    """Return the most words of loads that the block at position `p` holds at once, each loaded right before its first use."""
    instrs = defs.function.blocks[defs.flow.order[p]].instrs
    readers: dict[int, list[int]] = {i.result: [] for i in instrs if i.result >= 0}
    for k in reversed(range(len(instrs))):
        # what only arranges components is read where its result is
        own = readers[instrs[k].result] if instrs[k].op in FREE_INSTRUCTIONS and instrs[k].result >= 0 else [k]
        for r in used_registers(instrs[k]):
            if r in readers:
                readers[r] += own
    change = [0.0] * (len(instrs) + 1)
    for instr in instrs:
        if readers.get(instr.result) and memory_kind(instr, defs.types) not in ("", "atomic"):
            change[min(readers[instr.result])] += _words(defs, instr.result)
            change[max(readers[instr.result]) + 1] -= _words(defs, instr.result)
    return max(accumulate(change), default=0.0)


def carried_words(defs: Definitions, header: int) -> float:
    """Return the words of floats that the loop whose header is at position `header` hands on from one visit to the next."""
    carried = 0.0
    for instr in defs.function.blocks[defs.flow.order[header]].instrs:
        if instr.op != "phi":
            break
        carried += _words(defs, instr.result) if defs.function.reg_types[instr.result].scalar.kind == "float" else 0.0
    return carried


def _live_out(defs: Definitions, b: int, live_in: list[set[int]]) -> set[int]:
    live: set[int] = set()
    for s in defs.function.blocks[b].succs:
        live |= live_in[s]
        for instr in defs.function.blocks[s].instrs:
            if instr.op != "phi":
                break
            live.discard(instr.result)
            live.update(v.index for v, source in instr.incoming if source == b and isinstance(v, Reg))
    return live
