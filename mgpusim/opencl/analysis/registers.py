"""Registers: which values differ between lanes, and how many words are live at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.operations import FREE_INSTRUCTIONS, memory_kind
from mgpusim.opencl.analysis.slices import builtin_of
from mgpusim.opencl.builtins.sub_group import UNIFORM_RESULT, block_access
from mgpusim.opencl.ir.program import Const, Instr, Operand, Reg


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


def _words(defs: Definitions, r: int, whole: bool = False) -> float:
    """Return the 32-bit registers that a value takes; `whole` as of `live_components`."""
    type_ = defs.function.reg_types[r]
    instr = defs.definition.get(r)
    if type_.kind == "ptr":
        return 0.0 if instr is not None and (instr.op == "alloca" or len(instr.args) == 1) else (1.0 if type_.space == 3 else 2.0)
    if type_.scalar.kind not in ("int", "float"):
        return 0.0
    if instr is not None and instr.op in ("sext", "zext") and type_.kind == "int" and not (whole and type_.scalar.bits == 64):
        return 0.0  # extensions are folded into the address unit
    if type_.scalar.bits == 1:
        return 0.0
    if whole and type_.scalar.bits == 8:
        loaded = instr is not None and bool(memory_kind(instr, defs.types))
        return max(1.0, type_.ncomp / 4) if loaded else float(type_.ncomp)
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
    live = _most_live(defs, divergent, _of_values(defs, folded or {}))
    return max(lanes for lanes, _ in live), max(uniform for _, uniform in live)


def live_at_peak(
    defs: Definitions, divergent: frozenset[int], folded: Mapping[int, tuple[int, ...]] | None = None, *, components: bool = False
) -> dict[int, float]:
    """Return the values of a lane that are live where it holds the most, with their 32-bit words.

    Parameters
    ----------
    folded : as of `live_words`.
    components : components of vectors have their own registers, as of `live_components`.
    """
    lanes, parts, per_value = divergent, _of_values(defs, folded or {}), 1
    if components:
        lanes, parts, per_value = _of_components(defs, divergent)
    uses, live_in = _liveness(defs, parts)
    peak: dict[int, float] = {}
    for b in defs.flow.order:
        for live in _live_sets(_live_out(defs, b, live_in, parts), uses[b]):
            held = [part for part in live if part in lanes and parts.words[part]]
            if sum(parts.words[part] for part in held) > sum(peak.values()):
                peak = {}
                for part in sorted(held):
                    peak[part // per_value] = peak.get(part // per_value, 0.0) + parts.words[part]
    return peak


def _live_sets(live: set[int], uses: Sequence[_Use]) -> Iterator[set[int]]:
    """Yield what is live behind each instruction of a block, the last first."""
    for results, registers in uses:
        yield live
        live.difference_update(results)
        live.update(registers)


def _of_values(defs: Definitions, folded: Mapping[int, tuple[int, ...]]) -> _Parts:
    """Return values as they are for counting what is live."""

    def reads(instr: Instr) -> tuple[int, ...]:
        if instr.result in folded:
            return ()
        registers, rest = [], list(used_registers(instr))
        while rest:
            r = rest.pop()
            if r in folded:
                rest += folded[r]
            else:
                registers.append(r)
        return tuple(registers)

    return _Parts([_words(defs, r) for r in range(len(defs.function.reg_types))], lambda r: (r,), reads)


_NOWHERE = -1


def live_components(defs: Definitions, divergent: frozenset[int], *, whole: bool = False) -> list[float]:
    """Return the most 32-bit words of a lane live at once in each block where components of vectors have their own registers.

    Blocks are those of `defs.flow.order`. What only arranges components takes no register: an instruction reads each where it
    is, as compilers have it for GPUs whose instructions work on scalars. Values that all lanes share count where they are floats
    or were loaded: arithmetic on these takes them from registers of lanes.

    Parameters
    ----------
    whole : indices made 64 bits wide take two registers, and bytes one each but as loaded. What all lanes load from one place of
        global or constant memory is of the warp.
    """
    of_lanes, parts, _ = _of_components(defs, divergent, whole)
    return [lanes for lanes, _ in _most_live(defs, of_lanes, parts)]


def _of_components(defs: Definitions, divergent: frozenset[int], whole: bool = False) -> tuple[frozenset[int], _Parts, int]:
    """Return the components that are of lanes, all components for counting what is live, and how many numbers a value takes."""
    types = defs.function.reg_types
    widest = max((type_.ncomp for type_ in types), default=1)  # clang joins vectors to wider ones than OpenCL C has
    in_phi = {
        v.index for b in defs.function.blocks for i in b.instrs if i.op == "phi" for v, _ in i.incoming if isinstance(v, Reg)
    }
    places: dict[int, tuple[int, ...]] = {}

    def own(r: int) -> tuple[int, ...]:
        return tuple(range(r * widest, r * widest + types[r].ncomp))

    def places_of(operand: Operand, count: int) -> tuple[int, ...]:
        return places.get(operand.index) or own(operand.index) if isinstance(operand, Reg) else (_NOWHERE,) * count

    for p in defs.flow.order:  # a value is defined before it is read
        for instr in defs.function.blocks[p].instrs:
            if instr.result >= 0 and instr.result not in in_phi:
                arranged = _arranged(instr, places_of)
                if arranged:
                    places[instr.result] = arranged

    def reads(instr: Instr) -> tuple[int, ...]:
        if instr.result in places:
            return ()
        taken = _arranged(instr, places_of) or [part for r in used_registers(instr) for part in places_of(Reg(r), 1)]
        return tuple(part for part in taken if part != _NOWHERE)

    words = [_words(defs, r, whole) / type_.ncomp for r, type_ in enumerate(types) for _ in range(widest)]
    of_warp = ("", "global", "constant") if whole else ("",)
    kinds = {r: memory_kind(i, defs.types) for r, i in defs.definition.items()}
    loaded = {r for r, kind in kinds.items() if kind not in of_warp or (types[r].scalar.kind == "float" and not (whole and kind))}
    of_lanes = frozenset(part for r in divergent | loaded for part in own(r))
    return of_lanes, _Parts(words, own, reads), widest


def _arranged(instr: Instr, places_of: Callable[[Operand, int], tuple[int, ...]]) -> tuple[int, ...]:
    """Return where the components of an arrangement of vectors lie; nothing for other instructions."""
    count = instr.type.ncomp
    if instr.op == "extractelement" and isinstance(instr.args[1], Const) and isinstance(instr.args[1].value, int):
        return places_of(instr.args[0], 0)[instr.args[1].value :][:1]
    if instr.op == "insertelement" and isinstance(instr.args[2], Const) and isinstance(instr.args[2].value, int):
        into = list(places_of(instr.args[0], count))
        into[instr.args[2].value] = places_of(instr.args[1], 1)[0]
        return tuple(into)
    if instr.op == "shufflevector":
        width = max(len(places_of(arg, 0)) for arg in instr.args)
        both = [place for arg in instr.args for place in places_of(arg, width)]
        return tuple(both[k] if 0 <= k < len(both) else _NOWHERE for k in instr.indices)
    return ()


class _Parts(NamedTuple):
    """What liveness is counted of: the words of each part, the parts of a value, and those that an instruction reads."""

    words: Sequence[float]
    of: Callable[[int], tuple[int, ...]]
    reads: Callable[[Instr], tuple[int, ...]]


def _most_live(defs: Definitions, divergent: frozenset[int], parts: _Parts) -> list[tuple[float, float]]:
    """Return, of each block in the order of the flow, the most words of parts live at once: of divergent ones, and of others."""
    uses, live_in = _liveness(defs, parts)
    peaks = []
    for b in defs.flow.order:
        most, most_uniform = 0.0, 0.0
        live = _live_out(defs, b, live_in, parts)
        held = [0.0, 0.0]  # words are dyadic: no sum of them is rounded
        for part in live:
            held[part not in divergent] += parts.words[part]
        for results, registers in uses[b]:
            most, most_uniform = max(most, held[0]), max(most_uniform, held[1])
            for part in results:
                if part in live:
                    live.remove(part)
                    held[part not in divergent] -= parts.words[part]
            for part in registers:
                if part not in live:
                    live.add(part)
                    held[part not in divergent] += parts.words[part]
        peaks.append((most, most_uniform))
    return peaks


_Use = tuple[tuple[int, ...], tuple[int, ...]]
"""The parts that an instruction writes, and those that it reads."""


def _liveness(defs: Definitions, parts: _Parts) -> tuple[list[list[_Use]], list[set[int]]]:
    """Return of each block what its instructions use, the last first, and the parts that are live where it begins."""
    blocks = defs.function.blocks
    uses: list[list[_Use]] = [
        [(parts.of(i.result) if i.result >= 0 else (), () if i.op == "phi" else parts.reads(i)) for i in reversed(b.instrs)]
        for b in blocks
    ]
    read_first, written = [], []  # what a block reads before it writes it, and what it writes
    for block in uses:
        read: set[int] = set()
        for results, registers in block:
            read.difference_update(results)
            read.update(registers)
        read_first.append(read)
        written.append({part for results, _ in block for part in results})
    live_in: list[set[int]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for b in reversed(defs.flow.order):
            live = read_first[b] | (_live_out(defs, b, live_in, parts) - written[b])
            if live != live_in[b]:
                live_in[b] = live
                changed = True
    return uses, live_in


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


def only_copies(defs: Definitions, positions: tuple[int, ...]) -> bool:
    """Whether blocks load, and what they load is only stored: a tile on its way to local memory."""
    inside = [i for p in positions for i in defs.function.blocks[defs.flow.order[p]].instrs]
    loaded = {i.result for i in inside if memory_kind(i, defs.types) not in ("", "atomic")}
    copies = bool(loaded)
    for instr in inside:
        of_loads = loaded.intersection(used_registers(instr))
        if of_loads and instr.op in FREE_INSTRUCTIONS:
            loaded.add(instr.result)
        elif of_loads and not (instr.op == "store" and isinstance(instr.args[0], Reg) and of_loads == {instr.args[0].index}):
            return False
    return copies and any(i.op == "store" for i in inside)


def carried_words(defs: Definitions, header: int) -> float:
    """Return the words of floats that the loop whose header is at position `header` hands on from one visit to the next."""
    carried = 0.0
    for instr in defs.function.blocks[defs.flow.order[header]].instrs:
        if instr.op != "phi":
            break
        carried += _words(defs, instr.result) if defs.function.reg_types[instr.result].scalar.kind == "float" else 0.0
    return carried


def _live_out(defs: Definitions, b: int, live_in: list[set[int]], parts: _Parts) -> set[int]:
    live: set[int] = set()
    for s in defs.function.blocks[b].succs:
        live |= live_in[s]
        for instr in defs.function.blocks[s].instrs:
            if instr.op != "phi":
                break
            live.difference_update(parts.of(instr.result))
            live.update(part for v, source in instr.incoming if source == b and isinstance(v, Reg) for part in parts.of(v.index))
    return live
