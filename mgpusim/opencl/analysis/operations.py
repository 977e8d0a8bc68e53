"""What an instruction executes: operations by class, width and vector size, and the memory that it reads."""

from __future__ import annotations

from collections.abc import Callable

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.analysis.slices import builtin_of, memory_use
from mgpusim.opencl.builtins import Builtin
from mgpusim.opencl.builtins.core import Elem, relaxed_cost
from mgpusim.opencl.builtins.math import FLOAT
from mgpusim.opencl.builtins.sub_group import block_access, sub_group_cost
from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg, Type

INT_ADDITIONS = frozenset("add sub shl".split())  # which can also be had of a multiplier
INT_SIMPLE = frozenset("add sub and or xor shl lshr ashr".split())
INT_DIVISION = frozenset("udiv sdiv urem srem".split())
FREE_INSTRUCTIONS = frozenset(
    (
        "phi freeze bitcast addrspacecast ptrtoint inttoptr extractelement insertelement shufflevector extractvalue "
        "insertvalue alloca ret unreachable fence trunc zext sext fneg"
    ).split()
)
FP_CASTS = frozenset("fptrunc fpext fptoui fptosi uitofp sitofp".split())
FP_BINARY = {"fadd": "fadd", "fsub": "fadd", "fmul": "fmul", "fdiv": "fdiv", "frem": "fdiv"}
LOCAL = 3  # the address space of local memory
NOMINAL_SUB_GROUP = 32
"""Work items of a sub-group as long as no GPU is known."""


def memory_kind(instr: Instr, types: Callable[[Operand], Type]) -> str:
    """Return "global", "constant", "local", "private", "texture", "atomic", or "" for what is not a read of memory."""
    builtin = builtin_of(instr)
    if instr.op in ("atomicrmw", "cmpxchg") or (builtin is not None and builtin.kind == "atomic"):
        return "atomic"
    block = block_access(builtin.name) if builtin is not None else None
    reads = block is not None and not block.write
    if builtin is not None and (builtin.name.startswith("read_image") or (reads and builtin.kind == "image")):
        return "texture"
    if instr.op == "load" or reads or (builtin is not None and builtin.name.startswith("vload")):
        (pointer,) = memory_use(instr).read
        return ("private", "global", "constant", "local", "global")[types(pointer).space]
    return ""


def operand_type(function: Function) -> Callable[[Operand], Type]:
    """Return a function that gives the type of an operand of `function`."""
    return lambda o: function.reg_types[o.index] if isinstance(o, Reg) else o.type


def ops_of(instr: Instr, function: Function) -> list[tuple[str, int, int, float]]:
    """Return (class, bits, components, count) of what an instruction executes per lane."""
    op = instr.op
    types = operand_type(function)
    if op in FREE_INSTRUCTIONS:
        return []
    if op in ("br", "switch"):
        return [("branch", 32, 1, float(max(1, len(instr.cases))))] if instr.args else []
    if op in ("load", "store") and instr.elem is not None:
        return [(op, *_parts(instr.elem, 8 * instr.indices[0]), 1.0)]
    if op in ("atomicrmw", "cmpxchg"):
        return [("atomic", 32, 1, 1.0)]
    source = types(instr.args[0]) if instr.args else instr.type
    bits, n = source.scalar.bits or 64, source.ncomp
    if op in ("icmp", "fcmp"):
        return [("logic" if op == "icmp" else "fcmp", bits, n, 1.0)]
    if op == "select":
        return [("logic", instr.type.scalar.bits or 64, instr.type.ncomp, 1.0)] if instr.type.scalar.bits != 1 else []
    if op in INT_SIMPLE:
        return [("iadd" if op in INT_ADDITIONS else "logic", bits, n, 1.0)] if bits > 1 else []
    if op == "mul":
        return [("imul", bits, n, 1.0)]
    if op in INT_DIVISION:
        if isinstance(instr.args[1], Const):  # by a constant: multiply high, shift, and a multiply-subtract for the remainder
            return [("imul", bits, n, 2.0 if op.endswith("rem") else 1.0), ("iadd", bits, n, 2.0)]
        return [("idiv", bits, n, 1.0)]
    if op == "fdiv" and bits <= 32 and isinstance(instr.args[1], Const):  # by a constant: a product with its reciprocal
        return [("fmul", bits, n, 1.0)]
    if op == "fdiv" and _approximate(instr):
        cost = relaxed_cost(FLOAT["divide"], Elem("float", bits))
        return [(cls, bits, n, float(count)) for cls, count in cost or FLOAT["divide"].cost]
    if op in FP_BINARY:
        return [(FP_BINARY[op], bits, n, 1.0)]
    if op in FP_CASTS:
        return [("cvt", 32, n, 1.0)]
    if op == "getelementptr":  # a sum of two words, in local memory of one
        return [("iadd", 32, 1 if instr.type.space == LOCAL else 2, 1.0)] if len(instr.args) > 1 else []
    if op == "call":
        return _call_ops(instr, function)
    raise UnsupportedError(f"line {instr.line}: what IR instruction '{op}' costs is not known; write it in core OpenCL C")


def _parts(moved: Type, aligned_bits: int) -> tuple[int, int]:
    """Return bits and number of the parts of what a load or store moves, each as wide as its address is known to be aligned."""
    bits, n = moved.scalar.bits or 64, moved.ncomp
    if n == 3 and 4 * bits <= aligned_bits:
        n = 4
    while n % 2 == 0 and 2 * bits <= aligned_bits:
        bits, n = 2 * bits, n // 2
    return bits, n


def _call_ops(instr: Instr, function: Function) -> list[tuple[str, int, int, float]]:
    builtin = builtin_of(instr)
    if builtin is None:  # the executor refuses it by name
        return []
    types = operand_type(function)
    if builtin.kind == "sub_group":
        return _sub_group_ops(instr, builtin, function)
    if builtin.name.startswith(("vload", "vstore")):
        moved = instr.type if builtin.name.startswith("vload") else types(instr.args[0])
        width, n = 16 if "half" in builtin.name else moved.scalar.bits, moved.ncomp
        return [(cls, 32, n, count / n) if cls == "cvt" else (cls, width, n, float(count)) for cls, count in builtin.cost]
    if builtin.kind == "image":
        bits, n = 32, 4
    elif builtin.kind in ("sync", "atomic") or (builtin.kind == "memory" and builtin.out_arg < 0):
        bits, n = 32, 1
    else:
        shown = instr.type if instr.type.kind in ("int", "float", "vector") else types(instr.args[0])
        bits, n = shown.scalar.bits or 32, 1 if builtin.cost_per_call else shown.ncomp
    cost = builtin.relaxed if builtin.relaxed is not None and _approximate(instr) else builtin.cost
    return [(cls, bits, n, float(count)) for cls, count in cost]


def _approximate(instr: Instr) -> bool:
    """Whether the program lets an instruction be approximate: -cl-fast-relaxed-math or -cl-unsafe-math-optimizations."""
    return "fast" in instr.flags or "afn" in instr.flags


def _sub_group_ops(instr: Instr, builtin: Builtin, function: Function) -> list[tuple[str, int, int, float]]:
    shown = instr.type if instr.type.kind in ("int", "float", "vector") else Type("int", bits=32)
    last = instr.args[-1] if instr.args else None
    cluster = int(last.value) if "clustered" in builtin.name and isinstance(last, Const) else 0
    cost = sub_group_cost(builtin.name, builtin.params, function.sub_group or NOMINAL_SUB_GROUP, cluster)
    n = shown.ncomp if "ballot" not in builtin.name else 1
    return [(cls, shown.scalar.bits, n, float(count)) for cls, count in cost if count]
