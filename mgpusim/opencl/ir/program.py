"""Typed IR of an OpenCL C program: what the reader makes of clang's textual LLVM IR.

Only what an OpenCL kernel can contain after `-O2` with everything inlined; values are SSA registers numbered per function.
Constants are resolved to Python values here, so that nothing downstream parses text.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Union

import msgspec

from mgpusim.opencl.ir.work_group import ARRAY as WORK_GROUP_ARRAY

HALF_WAVE, FULL_WAVE = 65537, 65538  # how our header passes on the widths that qcom_reqd_sub_group_size names


class Type(msgspec.Struct, frozen=True, dict=True):
    """An IR type. `kind` is one of void, int, float, ptr, vector, array, struct, image, sampler, event, label, metadata.

    >>> Type("vector", elem=Type("float", bits=32), count=4).size_b
    16
    """

    kind: str
    bits: int = 0  # int, float
    space: int = 0  # ptr: 0 private, 1 global, 2 constant, 3 local
    elem: Union[Type, None] = None  # vector, array
    count: int = 0  # vector, array
    fields: tuple[Type, ...] = ()  # struct
    packed: bool = False
    name: str = ""  # image: e.g. "image2d_ro"

    @property
    def scalar(self) -> Type:
        """The element type of a vector, else the type itself."""
        return self.elem if self.kind == "vector" and self.elem is not None else self

    @property
    def ncomp(self) -> int:
        """Components of a vector, else 1."""
        return self.count if self.kind == "vector" else 1

    @cached_property
    def align_b(self) -> int:
        """ABI alignment in bytes (SPIR data layout: vectors of 3 align as 4)."""
        if self.kind in ("int", "float"):
            return max(1, self.bits // 8)
        if self.kind == "vector":
            return max(1, 1 << (self.scalar.bits * self.count // 8 - 1).bit_length())
        if self.kind == "array" and self.elem is not None:
            return self.elem.align_b
        if self.kind == "struct":
            return 1 if self.packed else max([f.align_b for f in self.fields], default=1)
        return 8

    @cached_property
    def size_b(self) -> int:
        """Allocation size in bytes, padding included (a 3-vector takes the room of 4)."""
        if self.kind in ("int", "float", "vector"):
            return self.align_b
        if self.kind == "array" and self.elem is not None:
            return self.elem.size_b * self.count
        if self.kind == "struct":
            return (self.offsets[-1] + self.align_b - 1) // self.align_b * self.align_b if self.fields else 0
        return 0 if self.kind == "void" else 8

    @cached_property
    def offsets(self) -> tuple[int, ...]:
        """Byte offset of each field of a struct, then its end without tail padding."""
        at, out = 0, []
        for field in self.fields:
            step = 1 if self.packed else field.align_b
            at = (at + step - 1) // step * step
            out.append(at)
            at += field.size_b
        return (*out, at)


class Reg(msgspec.Struct, frozen=True):
    """An SSA register of the function (parameters are registers 0..n-1)."""

    index: int


class Const(msgspec.Struct, frozen=True):
    """A constant: int (two's complement, signed), float, None for undef/poison/null aggregates' missing parts,
    a tuple of the same for vectors, arrays and structs; for a pointer the pair (global name or None, byte offset)."""

    type: Type
    value: Any


Operand = Union[Reg, Const]
ROLLED = "rolled"
"""Flag of the branch back to the start of a loop that is not to be unrolled: `#pragma nounroll`, or clang unrolled it already."""


class Instr(msgspec.Struct):
    """One instruction. `op` is LLVM's opcode; calls carry the callee's symbol in `callee`.

    `result` is the register written or -1. `targets` are block indices of br/switch. `incoming` are the (operand, block)
    pairs of a phi. `cases` are the constants of a switch (targets[0] is its default). `elem` is the source element type of
    getelementptr, the allocated type of alloca, the value type of load and store. `indices` are those of
    insertvalue/extractvalue, the mask of shufflevector (-1 for poison), the alignment of load and store, and the constant byte
    offset followed by the stride of each dynamic index of getelementptr.
    """

    op: str
    type: Type
    result: int = -1
    args: tuple[Operand, ...] = ()
    line: int = 0
    pred: str = ""
    callee: str = ""
    targets: tuple[int, ...] = ()
    incoming: tuple[tuple[Operand, int], ...] = ()
    cases: tuple[int, ...] = ()
    elem: Type | None = None
    indices: tuple[int, ...] = ()
    flags: tuple[str, ...] = ()  # volatile, fast-math words, inbounds, atomic orderings, atomicrmw operation, ROLLED


class Block(msgspec.Struct):
    """A basic block: phis first, one terminator last."""

    index: int
    name: str
    instrs: list[Instr]

    @property
    def succs(self) -> tuple[int, ...]:
        """Indices of the successor blocks."""
        return self.instrs[-1].targets


class KernelArg(msgspec.Struct, frozen=True):
    """A kernel parameter as the source declares it.

    `kind` is one of buffer, constant, local, image, sampler, scalar (a struct by value is a scalar of its bytes).
    `type_name` is the source type ("float4*", "image2d_t", "int"), `base_type_name` the one behind typedefs and macros ("half*";
    a struct keeps its name). `access` is read_only, write_only, read_write or none.
    `size_b` is the by-value size of scalars and the element size of pointers (0 where the source type is unknown).
    """

    index: int
    name: str
    kind: str
    type: Type
    type_name: str
    access: str = "none"
    qualifiers: str = ""
    size_b: int = 0
    byval: Type | None = None
    base_type_name: str = ""

    @property
    def restrict(self) -> bool:
        """Whether what it points to is reached through no other pointer."""
        return "restrict" in self.qualifiers.split()


class Function(msgspec.Struct):
    """A kernel: parameters are registers 0..len(args)-1; `reg_types[i]` is the type of register i.

    `reqd_sub_group` is the sub-group size that its attribute asks for: work items, `HALF_WAVE` or `FULL_WAVE` of a GPU with waves
    of two widths, 0 if it has no such attribute. `sub_group` is the size it runs with, once the GPU is known.
    `globals` are the names of the module's variables that it uses, those in their initial values included.
    """

    name: str
    args: tuple[KernelArg, ...]
    blocks: list[Block]
    reg_types: list[Type]
    line: int = 0
    reqd_work_group_size: tuple[int, int, int] | None = None
    reqd_sub_group: int = 0
    sub_group: int = 0
    globals: frozenset[str] = frozenset()


class GlobalVar(msgspec.Struct, frozen=True):
    """A module-level variable: `space` 3 is a kernel's static local array, 2 a constant table with `init`."""

    name: str
    type: Type
    space: int
    init: Any = None  # as Const.value, or None when undefined
    align_b: int = 1


class Module(msgspec.Struct):
    """What one translation unit holds: kernels by name, globals by name.

    A kernel that is not supported is among the names of `kernels`; asking for it raises an UnsupportedError or CompileError.
    `lines` are the source lines on which the kernels begin, 0 where unknown.
    """

    kernels: Mapping[str, Function]
    globals: dict[str, GlobalVar]
    source_name: str = ""
    lines: dict[str, int] = {}

    @property
    def file_prefix(self) -> str:
        """The source's file for the start of a message, "" for a source that is not a file.

        >>> Module({}, {}, "gemm.cl").file_prefix, Module({}, {}).file_prefix
        ('gemm.cl: ', '')
        """
        return f"{self.source_name}: " if self.source_name not in ("", "-", "kernel.cl") else ""

    def globals_of(self, entry: str) -> list[GlobalVar]:
        """Return the variables that a kernel uses, in the order of the file."""
        names = self.kernels[entry].globals
        return [v for v in self.globals.values() if v.name in names]

    def static_local_b(self, entry: str) -> int:
        """Return the bytes of the local arrays that a kernel and the functions it calls declare."""
        return sum(v.type.size_b for v in self.globals_of(entry) if v.space == 3 and not v.name.endswith(f".{WORK_GROUP_ARRAY}"))
