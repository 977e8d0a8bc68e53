"""Integer operations that an instruction of three operands takes in.

Where only one operation uses the result of another, some GPUs have one instruction for both. Of logic and shifts they do also
where several do that can each take it in. The name on NVIDIA's since Volta is in parentheses: any function of three words,
compared with zero or not (LOP3); the sum of three (IADD3); a sum with a word shifted by a constant, to the left (LEA), to the
right or rotated (LEA.HI); a product and a sum (IMAD); the larger or smaller of a sum and a word (VIADDMNMX) or of three words
(VIMNMX3); the absolute value of a difference (VABSDIFF). So NVIDIA's compiler merges them in the machine code of the expressions
of validation/h200/operations. What an instruction takes in is limited by its operands: constants are words as others are, but
for all ones and zero.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations
from typing import Any, Literal, NamedTuple

from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.slices import builtin_of
from mgpusim.opencl.ir.program import Const, Instr, Operand, Reg

Kind = Literal["logic", "sum", "shift", "rotation", "product", "extreme", "distance", "test", ""]
OPERANDS = 3
WIDEST_BITS = 32
_REPEATED: tuple[Kind, ...] = ("logic", "shift", "rotation")  # each user has it in an instruction of its own, if all can
_EXTREMES = ("min", "max", "smin", "smax", "umin", "umax")
_TAKES: dict[Kind, tuple[Kind, ...]] = {
    "logic": ("logic",),
    "sum": ("sum", "shift", "rotation", "product"),
    "extreme": ("sum", "extreme"),
    "distance": ("sum",),
    "test": ("logic",),
}
_CLOSED: tuple[Kind, ...] = ("shift", "rotation", "product")  # with one of these a sum takes in nothing else
_SHIFTS: dict[str, Kind] = {"shl": "shift", "lshr": "rotation", "ashr": "rotation"}
_KINDS: dict[str, Kind] = {"and": "logic", "or": "logic", "xor": "logic", "add": "sum", "sub": "sum", "mul": "product"}


class Merging(NamedTuple):
    """What merges in a function, by result registers: the operations that another one takes in, and the class of those that take
    in one and are priced as another class then."""

    taken: frozenset[int]
    classes: dict[int, str]


class _Node(NamedTuple):
    """An operation with what it takes in: its words, for logic each once, and the kinds of the operations."""

    kind: Kind
    words: tuple[Operand, ...]
    inside: tuple[Kind, ...] = ()


def _kind(instr: Instr) -> Kind:
    if instr.op == "icmp":
        other = instr.args[1]
        zero = isinstance(other, Const) and other.type.kind == "int" and other.type.bits <= WIDEST_BITS and other.value == 0
        return "test" if zero and instr.pred in ("eq", "ne") else ""
    if instr.type.scalar.kind != "int" or not 1 < instr.type.scalar.bits <= WIDEST_BITS:
        return ""
    if instr.op in _SHIFTS:
        return _SHIFTS[instr.op] if _constant(instr.args[1]) else ""
    if instr.op != "call":
        return _KINDS.get(instr.op, "")
    builtin = builtin_of(instr)
    name = "" if builtin is None else builtin.name
    if name in _EXTREMES:
        return "extreme"
    if name in ("fshl", "fshr", "rotate"):
        rotates = name == "rotate" or instr.args[0] == instr.args[1]
        return "rotation" if rotates and _constant(instr.args[-1]) else ""
    return "distance" if name == "abs" else ""


def _constant(operand: Operand) -> bool:
    return isinstance(operand, Const)


def _words(instr: Instr) -> Iterator[Operand]:
    """Yield what an operation reads, but for the words that its function or its sign stands for."""
    single = instr.op in _SHIFTS or (instr.op == "call" and _kind(instr) in ("rotation", "distance"))
    for operand in instr.args[:1] if single else instr.args:
        if not (isinstance(operand, Const) and _free(operand.value)):
            yield operand


def _free(value: Any) -> bool:
    return all(map(_free, value)) if isinstance(value, tuple) else value in (0, -1, None)


def _may_take(user: Instr, taken: Instr, operand: Operand) -> bool:
    """Whether the signs of an operation and of one that it takes in fit an instruction."""
    kind, other = _kind(user), _kind(taken)
    if kind == "distance":
        return taken.op == "sub"
    if kind == "extreme":
        return taken.op == "add" or (other == "extreme" and taken.callee == user.callee)
    if kind == "sum" and other in ("product", "rotation"):  # only the sum's other word may change its sign
        return user.op == "add" or user.args[0] == operand or (other == "product" and _constant(taken.args[1]))
    return True


def merging_of(defs: Definitions, alone: Callable[[Instr], bool]) -> Merging:
    """Return the operations of a function that merge, within blocks, in the order of the program.

    Parameters
    ----------
    alone : whether an instruction is computed for its own sake or for a branch: no address, no part of what steers a loop.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
    ...   %x = xor i32 %a, %b
    ...   %y = and i32 %x, %c
    ...   %z = add i32 %y, %a
    ...   store i32 %z, ptr addrspace(1) %p, align 4
    ...   ret void
    ... }'''
    >>> sorted((key.cls, key.role) for key in kernel_facts(read_module(ir).kernels["k"]).mix[0])
    [('iadd', 'value'), ('logic', 'merged'), ('logic', 'value'), ('store', 'value')]
    """
    taken: set[int] = set()
    classes: dict[int, str] = {}
    for block in defs.flow.order:
        instrs = defs.function.blocks[block].instrs
        own = [(i, kind) for i in instrs if i.result >= 0 and (kind := _kind(i)) and alone(i)]
        apart: set[int] = set()  # what some of its users cannot take in
        while True:
            nodes: dict[int, _Node] = {}
            times: Counter[int] = Counter()
            for instr, kind in own:
                nodes[instr.result], inside = _widest(defs, instr, kind, nodes, apart)
                times.update(inside)
            left = {r for r, n in times.items() if n < len(_users(defs, r))}
            if not left:
                break
            apart |= left
        taken.update(times)
        for result, node in nodes.items():
            if node.kind == "sum" and node.inside and "shift" not in node.inside:
                classes[result] = "imad" if "product" in node.inside else "iadd3"
    return Merging(frozenset(taken), classes)


def _users(defs: Definitions, register: int) -> set[int]:
    return {id(user) for user in defs.users[register]}


def _read(kind: Kind, words: Iterable[Operand]) -> tuple[Operand, ...]:
    return tuple(dict.fromkeys(words)) if kind == "logic" else tuple(words)


def _widest(
    defs: Definitions, instr: Instr, kind: Kind, nodes: dict[int, _Node], apart: set[int]
) -> tuple[_Node, tuple[int, ...]]:
    """Return an operation with as many of its operands taken in as fit an instruction, and their registers; none of `apart`."""
    words = _read(kind, _words(instr))
    fit = [
        w.index
        for w in words
        if isinstance(w, Reg)
        and w.index in nodes
        and nodes[w.index].kind in _TAKES.get(kind, ())
        and not set(nodes[w.index].inside) & set(_CLOSED)
        and w.index not in apart
        and (nodes[w.index].kind in _REPEATED or len(_users(defs, w.index)) == 1)
        and _may_take(instr, defs.definition[w.index], w)
    ]
    # shifted words and products first: the sum that is left may go to either pipe
    fit.sort(key=lambda r: nodes[r].kind not in _CLOSED)
    for size in range(len(fit), 0, -1):
        for chosen in combinations(fit, size):
            own = [w for w in words if not (isinstance(w, Reg) and w.index in chosen)]
            read = _read(kind, chain(own, *(nodes[r].words for r in chosen)))
            kinds = tuple(k for r in chosen for k in (nodes[r].kind, *nodes[r].inside))
            if len(read) > OPERANDS or (set(kinds) & set(_CLOSED) and len(kinds) > 1):
                continue
            if kind in ("extreme", "distance") and len(kinds) > 1:  # the sum of two words, no more
                continue
            return _Node(kind, read, kinds), chosen
    return _Node(kind, words), ()
