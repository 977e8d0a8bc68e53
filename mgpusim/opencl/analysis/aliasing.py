"""Which loads have to stay behind which stores: what a compiler cannot prove to lie elsewhere, it may not reorder.

Two accesses are apart if their address spaces differ, if they belong to different objects of the kernel, or if they are a known
number of bytes apart. Two arguments may be one buffer unless one of them is `restrict`. Types are not looked at: the machine
code that NVIDIA's compiler (CUDA 13.0) makes keeps loads of floats behind stores of integers, too.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.linear import Form
from mgpusim.opencl.analysis.operations import memory_kind
from mgpusim.opencl.analysis.slices import builtin_of, memory_use, pointer_roots, root_of
from mgpusim.opencl.ir.program import Instr, Operand, Reg, Type

_CONSTANT_SPACE, _GENERIC_SPACE = 2, 4
_ITERATIONS = 64  # of a loop that are compared: no compiler lays out more copies of a body
_UNKNOWN_B = 1 << 30


class _Access(NamedTuple):
    """An access through `pointer`: its address as a sum of products, and the bytes it moves."""

    pointer: Operand
    form: Form
    bytes: int


class Stores(NamedTuple):
    """Stores of a region, put together where the same loads follow them: of one object, a known number of bytes apart.

    `alike` holds for each such set one access, the most bytes that one moves, and ascending (bytes from its form without a
    constant, bytes moved, place).
    """

    alike: tuple[tuple[_Access, int, list[tuple[int, int, int]]], ...]


class MemoryOrder:
    """What orders the loads and stores of a function.

    >>> ir = '''define spir_kernel void @k(G %a, G %b, G %c) !kernel_arg_type_qual !0 {
    ...   %x = load float, G %a, align 4
    ...   store float %x, G %c, align 4
    ...   %y = load float, G %b, align 4
    ...   %n = getelementptr float, G %c, i64 1
    ...   %z = load float, G %n, align 4
    ...   %w = load float, G %a, align 4
    ...   ret void
    ... }
    ... !0 = !{!"const", !"restrict const", !""}'''.replace("G", "ptr addrspace(1)")
    >>> function = read_module(ir).kernels["k"]
    >>> order = MemoryOrder(Definitions(function, analyse(function)))
    >>> first, store, *loads = [i for i in function.blocks[0].instrs if i.op in ("load", "store")]
    >>> [order.follows(load, store) for load in loads]
    [False, False, True]
    """

    def __init__(self, defs: Definitions) -> None:
        self.defs = defs
        self._roots = pointer_roots(defs.function)
        self._restrict = {("arg", a.index) for a in defs.function.args if a.restrict}
        self._reads: dict[int, _Access | None] = {}
        self._writes: dict[int, tuple[_Access, ...]] = {}

    def is_load(self, instr: Instr) -> bool:
        """Return whether an instruction reads memory that stores can change and does nothing else."""
        return self._read(instr) is not None

    def is_store(self, instr: Instr) -> bool:
        """Return whether an instruction writes memory and does nothing else."""
        return bool(self._written(instr))

    def follows(self, load: Instr, store: Instr, loop: int = -1) -> bool:
        """Return whether a load has to stay behind a store that comes before it in the program.

        Parameters
        ----------
        loop : -1: both belong to one visit of their code; else the load belongs to a later iteration of that loop than the store.
        """
        return bool(self.behind(load, self.stores([(0, store)]), 1, loop))

    def stores(self, instrs: Iterable[tuple[int, Instr]]) -> Stores:
        """Return the stores of a region for `behind`.

        Parameters
        ----------
        instrs : (place, store) in the order of the program.
        """
        alike: dict[object, tuple[_Access, list[tuple[int, int, int]]]] = {}
        for place, instr in instrs:
            for access in self._written(instr):
                space, root = self.defs.types(access.pointer).space, root_of(access.pointer, self._roots)
                stem = tuple(sorted((product, n) for product, n in access.form.items() if product and n))
                unknown = access.bytes == _UNKNOWN_B
                _, members = alike.setdefault((space, root, unknown, None if unknown else stem), (access, []))
                members.append((access.form.get((), 0), access.bytes, place))
        for _, members in alike.values():
            members.sort()
        return Stores(tuple((address, max(size for _, size, _ in members), members) for address, members in alike.values()))

    def behind(self, load: Instr, stores: Stores, before: int, loop: int = -1) -> list[int]:
        """Return the places of the stores before a place that a load has to stay behind, ascending.

        It is what `follows` says of each of them, at a cost that goes with those that it follows.
        """
        read = self._read(load)
        if read is None:
            return []
        overlapping: set[int] = set()
        at, step = read.form.get((), 0), self._step(read.form, loop) if loop >= 0 else 0
        ahead = range(step, step * _ITERATIONS + (1 if step > 0 else -1), step) if step else (0,)
        for store, most, members in stores.alike:
            decided = self._decided(read, store)
            if decided or (decided is None and step is None):
                overlapping.update(p for *_, p in members if p < before)
            elif decided is None:
                first, end = members[0][0] - read.bytes, members[-1][0] + most
                for start in (at + more for more in ahead if first < at + more < end):
                    low = bisect_right(members, (start - most, most, 1 << 62))
                    near = members[low : bisect_left(members, (start + read.bytes, -1, -1))]
                    overlapping.update(p for own, size, p in near if p < before and -read.bytes < start - own < size)
        return sorted(overlapping)

    # ---- accesses ------------------------------------------------------------------------------------------------
    def _read(self, instr: Instr) -> _Access | None:
        if id(instr) not in self._reads:
            self._reads[id(instr)] = self._find_read(instr)
        return self._reads[id(instr)]

    def _find_read(self, instr: Instr) -> _Access | None:
        if memory_kind(instr, self.defs.types) not in ("global", "local", "private"):
            return None  # images that are read are not written, nor are constants
        if instr.op == "load":
            return self._plain(instr.args[0], instr.type)
        builtin = builtin_of(instr)
        if builtin is not None and builtin.name.startswith("vload"):
            return self._vector(builtin.name, instr.args[0], instr.args[1], instr.type)
        return _Access(instr.args[0], {}, _UNKNOWN_B)

    def _written(self, instr: Instr) -> tuple[_Access, ...]:
        if id(instr) not in self._writes:
            self._writes[id(instr)] = self._find_written(instr)
        return self._writes[id(instr)]

    def _find_written(self, instr: Instr) -> tuple[_Access, ...]:
        if instr.op == "store":
            return (self._plain(instr.args[1], self.defs.types(instr.args[0])),)
        if instr.op != "call" or memory_kind(instr, self.defs.types) == "atomic":
            return ()
        builtin = builtin_of(instr)
        if builtin is not None and builtin.name.startswith("vstore"):
            return (self._vector(builtin.name, instr.args[1], instr.args[2], self.defs.types(instr.args[0])),)
        pointers = [pointer for pointer, _ in memory_use(instr).written if self.defs.types(pointer).kind == "ptr"]
        return tuple(_Access(pointer, {}, _UNKNOWN_B) for pointer in pointers)

    def _plain(self, pointer: Operand, moved: Type) -> _Access:
        return _Access(pointer, self.defs.forms.form(pointer), moved.size_b)

    def _vector(self, name: str, index: Operand, pointer: Operand, moved: Type) -> _Access:
        """Return the access of a vload or vstore, whose address is the pointer and `index` vectors more."""
        if "half" in name:
            return _Access(pointer, {}, _UNKNOWN_B)
        bytes_ = moved.scalar.bits // 8 * moved.ncomp
        form = dict(self.defs.forms.form(pointer))
        for product, n in self.defs.forms.form(index).items():
            form[product] = form.get(product, 0) + n * bytes_
        return _Access(pointer, form, bytes_)

    # ---- whether they meet ---------------------------------------------------------------------------------------
    def _decided(self, read: _Access, written: _Access) -> bool | None:
        """Return whether two accesses may touch the same byte, None where that hangs on how many bytes they are apart."""
        space, other = (self.defs.types(access.pointer).space for access in (read, written))
        if space != other and _GENERIC_SPACE not in (space, other):
            return False
        if space == _CONSTANT_SPACE:
            return False
        mine, its = (root_of(access.pointer, self._roots) for access in (read, written))
        if mine is None or its is None:
            return True
        if mine != its:
            return mine[0] == its[0] == "arg" and not {mine, its} & self._restrict
        if _UNKNOWN_B in (read.bytes, written.bytes):
            return True
        products = {*read.form, *written.form} - {()}
        return True if any(read.form.get(p, 0) != written.form.get(p, 0) for p in products) else None

    def _step(self, form: Form, loop: int) -> int | None:
        """Return by how many bytes an address grows from iteration to iteration of a loop; None if that is not a constant."""
        blocks = self.defs.flow.loops[loop].blocks
        step = 0
        for product, n in form.items():
            inside = [r for r in product if self.defs.home.get(r, -1) in blocks]
            if not inside:
                continue
            grows = self._growth(inside[0], loop) if len(product) == 1 else None
            if grows is None:
                return None
            step += n * grows
        return step

    def _growth(self, register: int, loop: int) -> int | None:
        """Return what an iteration of a loop adds to a register, if that is a constant."""
        flow = self.defs.flow
        phi = self.defs.definition[register]
        if phi.op != "phi" or self.defs.home[register] != flow.loops[loop].header:
            return None
        grown: set[int] = set()
        for value, source in phi.incoming:
            if flow.position[source] not in flow.loops[loop].blocks:
                continue
            form = dict(self.defs.forms.form(value)) if isinstance(value, Reg) else {}
            if form.pop((register,), 0) != 1 or set(form) - {()}:
                return None
            grown.add(form.get((), 0))
        return grown.pop() if len(grown) == 1 else None
