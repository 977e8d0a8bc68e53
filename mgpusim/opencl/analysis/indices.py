"""Indices that are computed in 32 bits: as exact polynomials of work-item ids and scalar arguments, and the range they must keep.

`int i = get_global_id(0); a[i * stride]` means another element than it says once the product leaves the range of int. The
compiler's IR tells where: an address takes a 32-bit value that is extended to 64 bits. Its exact value follows from ids
and arguments alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from mgpusim.opencl.analysis.linear import LinearForms
from mgpusim.opencl.analysis.slices import builtin_of, memory_use
from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg

Leaf = tuple[str, int]
"""A work-item function and its dimension, or ("argument", its position)."""
Terms = tuple[tuple[tuple[Leaf, ...], int], ...]
_INT, _UINT = (-(1 << 31), (1 << 31) - 1), (0, (1 << 32) - 1)
_EITHER = (_INT[0], _UINT[1])
_IDS = (
    "get_global_id", "get_local_id", "get_group_id", "get_global_size", "get_local_size", "get_enqueued_local_size",
    "get_num_groups", "get_global_offset",
)  # fmt: skip


class NarrowIndex(msgspec.Struct, frozen=True):
    """A value that an address takes.

    Attributes
    ----------
    terms : its exact value: a sum of products of leaves, each with its factor.
    least, most : what its type holds.
    block : the block of the access; `line` the line of the access, `computed` that of the value.
    """

    terms: Terms
    least: int
    most: int
    block: int
    line: int
    computed: int


def span(terms: Terms, of: Mapping[Leaf, tuple[int, int]]) -> tuple[int, int]:
    """Return the least and the greatest value of a sum of products whose leaves lie in these ranges, each by itself.

    >>> span(((((("get_global_id", 0), ("argument", 1)), 4)),), {("get_global_id", 0): (0, 9), ("argument", 1): (-2, -2)})
    (-72, 0)
    """
    low = high = 0
    for product, factor in terms:
        ends = [factor]
        for leaf in product:
            ends = [end * value for end in ends for value in of[leaf]]
            ends = [min(ends), max(ends)]
        low, high = low + min(ends), high + max(ends)
    return low, high


def index_forms(function: Function) -> tuple[NarrowIndex, ...]:
    """Return the values in 32 bits, of ids and arguments alone, that the addresses of a kernel take.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
    ...   %g = call spir_func i64 @_Z13get_global_idj(i32 0)
    ...   %i = trunc i64 %g to i32
    ...   %m = mul nsw i32 %i, %n
    ...   %j = sext i32 %m to i64
    ...   %q = getelementptr float, ptr addrspace(1) %p, i64 %j
    ...   store float 0.0, ptr addrspace(1) %q, align 4
    ...   ret void
    ... }'''
    >>> [one] = index_forms(read_module(ir).kernels["k"])
    >>> one.terms, one.most
    ((((('argument', 1), ('get_global_id', 0)), 1),), 2147483647)
    """
    definition = {i.result: i for b in function.blocks for i in b.instrs if i.result >= 0}
    walk = _AddressWalk(function, definition)
    forms: dict[tuple[Terms, int, int, int], NarrowIndex] = {}
    for block in function.blocks:
        for instr in block.instrs:
            for pointer in _pointers(instr):
                for terms, (least, most), line in walk.values(pointer, None):
                    at = NarrowIndex(terms, least, most, block.index, instr.line, line)
                    forms.setdefault((terms, least, most, block.index), at)
    return tuple(forms.values())


def _pointers(instr: Instr) -> Iterator[Operand]:
    if instr.op == "load":
        yield instr.args[0]
    else:
        yield from (pointer for pointer, _ in memory_use(instr).written)


class _AddressWalk:
    """Finds the values in 32 bits behind an address; those that are merged or loaded are not looked through."""

    def __init__(self, function: Function, definition: Mapping[int, Instr]) -> None:
        self.definition = definition
        self.forms = LinearForms(definition)
        self.leaves: dict[int, Leaf] = {a.index: ("argument", a.index) for a in function.args if a.kind == "scalar"}
        for register, instr in definition.items():
            builtin = builtin_of(instr)
            if builtin is not None and builtin.name in _IDS and isinstance(instr.args[0], Const):
                dimension = instr.args[0].value
                if isinstance(dimension, int) and 0 <= dimension < 3:
                    self.leaves[register] = (builtin.name, dimension)

    def values(self, operand: Operand, limit: tuple[int, int] | None) -> Iterator[tuple[Terms, tuple[int, int], int]]:
        """Yield (terms, range, line) of the values that `operand` is made of; `limit` is the range that its own has to keep."""
        instr = self.definition.get(operand.index) if isinstance(operand, Reg) else None
        if instr is None:
            return
        terms = self._terms(operand) if limit is not None else None
        if terms is not None and limit is not None:
            yield terms, limit, instr.line
            return
        yield from self._inside(instr, limit)

    def _inside(self, instr: Instr, limit: tuple[int, int] | None) -> Iterator[tuple[Terms, tuple[int, int], int]]:
        op, args = instr.op, instr.args
        if op == "getelementptr":
            yield from self.values(args[0], None)
            for index in args[1:]:
                yield from self.values(index, None)
        elif op in ("sext", "zext") and _is_32(args[0], self.definition):
            yield from self.values(args[0], _INT if op == "sext" or "nneg" in instr.flags else _UINT)
        elif op in ("freeze", "trunc"):
            yield from self.values(args[0], limit)
        elif op == "and" and _number(args[1]) == _UINT[1]:
            yield from self.values(args[0], _UINT)
        elif op == "ashr" and "exact" in instr.flags and (shifted := self._shifted(args[0])):
            yield from self._extended(*shifted)
        elif op in ("srem", "sdiv") and instr.type.bits == 32:
            yield from self.values(args[0], _INT)
        elif op in ("add", "sub", "mul", "shl"):
            part = _INT if "nsw" in instr.flags else _EITHER
            for arg in args:
                yield from self.values(arg, None if limit is None else part)

    def _shifted(self, operand: Operand) -> tuple[Instr, int] | None:
        """Return (left shift, its bits) where a 64-bit value loses its upper half: a sign is extended by shifting it back."""
        inner = self.definition.get(operand.index) if isinstance(operand, Reg) else None
        if inner is None or inner.op != "shl" or inner.type.bits != 64 or _number(inner.args[1]) < 32:
            return None
        return inner, _number(inner.args[1])

    def _extended(self, shift: Instr, bits: int) -> Iterator[tuple[Terms, tuple[int, int], int]]:
        terms = self._terms(shift.args[0])
        if terms is None:
            yield from self.values(shift.args[0], _INT if bits == 32 else _EITHER)
        else:
            yield tuple((product, factor << (bits - 32)) for product, factor in terms), _INT, shift.line

    def _terms(self, operand: Operand) -> Terms | None:
        form = self.forms.form(operand)
        registers = {r for product in form for r in product}
        if not registers or not registers <= self.leaves.keys():
            return None
        named = [(tuple(sorted(self.leaves[r] for r in product)), n) for product, n in form.items()]
        return tuple(sorted(named))


def _number(operand: Operand) -> int:
    return operand.value if isinstance(operand, Const) and isinstance(operand.value, int) else 0


def _is_32(operand: Operand, definition: Mapping[int, Instr]) -> bool:
    instr = definition.get(operand.index) if isinstance(operand, Reg) else None
    return instr is not None and instr.type.bits == 32
