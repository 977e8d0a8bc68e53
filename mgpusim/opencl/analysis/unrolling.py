"""Bodies of small loops, several times in a row, as a compiler writes them before it merges loads."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.ir.program import Block, Const, Function, Instr, Operand, Reg, Type

_LONGEST = 1 << 16
_HOLDS = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "slt": lambda a, b: a < b, "sle": lambda a, b: a <= b,
    "sgt": lambda a, b: a > b, "sge": lambda a, b: a >= b, "ult": lambda a, b: 0 <= a < b, "ugt": lambda a, b: a > b >= 0,
}  # fmt: skip


class TurnCounter(msgspec.Struct, frozen=True):
    """A phi that changes by a constant in each turn of the loop of one block that it stands in.

    `start` is its first value where that is a constant; `step` counts bytes for a pointer. `by` is the instruction that steps it.
    """

    start: int | None
    step: int
    by: Instr


def counters(block: Block) -> dict[int, TurnCounter]:
    """Return the counters of a loop of one block, by register; none of a block that is no such loop."""
    if block.index not in block.succs:
        return {}
    definitions = {i.result: i for i in block.instrs}
    out = {}
    for phi in block.instrs:
        if phi.op != "phi" or len(phi.incoming) != 2:
            continue
        (first, _), (last, _) = sorted(phi.incoming, key=lambda value: value[1] == block.index)
        by = definitions.get(last.index) if isinstance(last, Reg) else None
        step = _step(by, phi.result) if by is not None else None
        if by is not None and step:
            start = first.value if isinstance(first, Const) and isinstance(first.value, int) else None
            out[phi.result] = TurnCounter(start, step, by)
    return out


def _step(by: Instr, counter: int) -> int | None:
    if not by.args or by.args[0] != Reg(counter):
        return None
    if by.op == "add" and isinstance(by.args[1], Const) and isinstance(by.args[1].value, int):
        return by.args[1].value
    return by.indices[0] if by.op == "getelementptr" and len(by.args) == 1 else None


def turns_of(block: Block, by_register: Mapping[int, TurnCounter]) -> int | None:
    """Return how often a loop of one block turns, None where that is not known: its counter starts and ends at constants."""
    end = block.instrs[-1]
    test = next((i for i in block.instrs if end.args and end.args[0] == Reg(i.result)), None)
    if test is None or test.op != "icmp" or test.pred not in _HOLDS or len(end.targets) != 2:
        return None
    tested, bound = test.args
    if not isinstance(tested, Reg) or not isinstance(bound, Const) or not isinstance(bound.value, int):
        return None
    for register, counter in by_register.items():
        ahead = counter.step if tested.index == counter.by.result else 0
        if counter.start is None or tested.index not in (register, counter.by.result):
            continue
        again = end.targets[0] == block.index
        for turns in range(1, _LONGEST):
            value = counter.start + ahead + (turns - 1) * counter.step
            if _HOLDS[test.pred](value, bound.value) != again:
                return turns
    return None


def unrolled(function: Function, block: int, copies: int) -> Function:
    """Return a kernel in which the body of a loop of one block stands several times in a row.

    Parameters
    ----------
    block : its index.
    copies : how often. The loop's turns are a multiple of it.

    >>> kernel = read_module(loop_ir).kernels["k"]
    >>> turns_of(kernel.blocks[1], counters(kernel.blocks[1]))
    8
    >>> [i.op for i in unrolled(kernel, 1, 2).blocks[1].instrs]
    ['phi', 'getelementptr', 'store', 'add', 'getelementptr', 'store', 'add', 'icmp', 'br']
    """
    reg_types = list(function.reg_types)
    of_last: dict[int, Operand] = {}  # what a phi of the loop is in its last turn
    original = next(b for b in function.blocks if b.index == block)
    loop = _copied(original, copies, reg_types, of_last)
    blocks = [
        loop if b is original else Block(b.index, b.name, [_replaced(i, of_last) for i in b.instrs]) for b in function.blocks
    ]
    return msgspec.structs.replace(function, blocks=blocks, reg_types=reg_types)


def _copied(block: Block, copies: int, reg_types: list[Type], of_last: dict[int, Operand]) -> Block:
    steps = counters(block)
    stepped = {counter.by.result: (register, counter) for register, counter in steps.items()}
    phis = [i for i in block.instrs if i.op == "phi"]
    back = {i.result: next(value for value, source in i.incoming if source == block.index) for i in phis}
    body, end = block.instrs[len(phis) : -1], block.instrs[-1]
    users = [r for i in block.instrs for r in used_registers(i)]
    alone = {r for r in used_registers(end) if users.count(r) == 1}  # the test of the end stands in the last copy alone
    now: dict[int, Operand] = {}
    out: list[Instr] = []
    for copy in range(copies):
        last = copy == copies - 1
        for instr in body:
            if instr.result in alone and not last:
                continue
            copied = _replaced(instr, now) if last else msgspec.structs.replace(_replaced(instr, now))
            if instr.result in stepped:  # a counter steps from where the turn of all copies began
                copied = _stepped(instr, *stepped[instr.result], copy + 1)
            if instr.result >= 0 and not last:
                copied = msgspec.structs.replace(copied, result=len(reg_types))
                reg_types.append(reg_types[instr.result])
            out.append(copied)
            if instr.result >= 0:
                now[instr.result] = Reg(copied.result)
        if not last:
            now |= {register: _now(value, now) for register, value in back.items()}
    of_last |= {register: now[register] for register in back if register in now}
    heads = [
        msgspec.structs.replace(i, incoming=tuple((_now(v, now) if s == block.index else v, s) for v, s in i.incoming))
        for i in phis
    ]
    return Block(block.index, block.name, [*heads, *out, _replaced(end, now)])


def _stepped(instr: Instr, register: int, counter: TurnCounter, turns: int) -> Instr:
    if instr.op == "add":
        by = Const(instr.args[1].type if isinstance(instr.args[1], Const) else instr.type, counter.step * turns)
        return msgspec.structs.replace(instr, args=(Reg(register), by))
    return msgspec.structs.replace(instr, args=(Reg(register),), indices=(counter.step * turns, *instr.indices[1:]))


def _now(value: Operand, now: Mapping[int, Operand]) -> Operand:
    return now.get(value.index, value) if isinstance(value, Reg) else value


def _replaced(instr: Instr, now: Mapping[int, Operand]) -> Instr:
    if not any(r in now for r in used_registers(instr)):
        return instr
    incoming = tuple((_now(value, now), source) for value, source in instr.incoming)
    return msgspec.structs.replace(instr, args=tuple(_now(a, now) for a in instr.args), incoming=incoming)
