"""A second executor, written to be obviously right: it interprets the typed IR one work item at a time.

Values are Python ints (two's complement, signed), numpy float scalars, lists for vectors and (object, byte offset) for
pointers; memory is bytearrays. Nothing of `mgpusim.opencl.execution` is used. It knows what the kernels of the
tests use: no barriers, images or atomics.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg, Type

__all__ = ["Lane", "run_lane", "signed"]

FLOATS = {16: np.float16, 32: np.float32, 64: np.float64}
FORMATS = {16: "<e", 32: "<f", 64: "<d"}


def signed(value: int, bits: int) -> int:
    """`value` modulo 2**bits, read as two's complement (an i1 is 0 or 1)."""
    value %= 1 << bits
    return value if bits == 1 or value < 1 << (bits - 1) else value - (1 << bits)


def divided(a: int, b: int) -> int:
    """a / b toward zero."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


INTEGER: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "mul": lambda a, b, n: a * b,
    "and": lambda a, b, n: a & b,
    "or": lambda a, b, n: a | b,
    "xor": lambda a, b, n: a ^ b,
    "shl": lambda a, b, n: a << (b % 2**n),
    "ashr": lambda a, b, n: a >> (b % 2**n),
    "lshr": lambda a, b, n: (a % 2**n) >> (b % 2**n),
    "sdiv": lambda a, b, n: divided(a, b),
    "srem": lambda a, b, n: a - b * divided(a, b),
    "udiv": lambda a, b, n: a % 2**n // (b % 2**n),
    "urem": lambda a, b, n: a % 2**n % (b % 2**n),
}
INTRINSICS: dict[str, Callable[..., int]] = {
    "smin": lambda n, a, b: min(a, b),
    "smax": lambda n, a, b: max(a, b),
    "umin": lambda n, a, b: min(a % 2**n, b % 2**n),
    "umax": lambda n, a, b: max(a % 2**n, b % 2**n),
    "abs": lambda n, a, _: abs(a),
    "fshl": lambda n, a, b, s: ((a % 2**n << n | b % 2**n) << s % n) >> n,
    "fshr": lambda n, a, b, s: (a % 2**n << n | b % 2**n) >> s % n,
}


class Lane:
    """One work item: its registers, the blocks it ran (indices), the bytes (object, offset, width) it touched."""

    def __init__(self, function: Function, args: Sequence[Any], ids: dict[str, int], limit: int = 20_000) -> None:
        self.function, self.ids, self.limit = function, ids, limit
        self.path: list[int] = []
        self.touched: list[tuple[int, int, int]] = []
        self.memory = {i: a for i, a in enumerate(args) if isinstance(a, bytearray)}
        self.regs: dict[int, Any] = {i: (i, 0) if i in self.memory else a for i, a in enumerate(args)}

    def read(self, operand: Operand) -> Any:
        if isinstance(operand, Reg):
            return self.regs[operand.index]
        return self.literal(operand.type, operand.value)

    def literal(self, type_: Type, value: Any) -> Any:
        if type_.kind == "vector":
            return [self.literal(type_.scalar, v) for v in value]
        if type_.kind == "float":
            return FLOATS[type_.bits](value or 0.0)
        return value or 0

    def type_of(self, operand: Operand) -> Type:
        return operand.type if isinstance(operand, Const) else self.function.reg_types[operand.index]

    def each(self, type_: Type, fn: Callable[..., Any], *values: Any) -> Any:
        """`fn` on scalars or component by component."""
        return [fn(*parts) for parts in zip(*values, strict=True)] if type_.kind == "vector" else fn(*values)

    def run(self) -> None:
        at, before = 0, -1
        while at >= 0:
            assert len(self.path) < self.limit, "the twin runs for ever"
            self.path.append(at)
            instrs = self.function.blocks[at].instrs
            phis = [i for i in instrs if i.op == "phi"]
            chosen = [self.read(next(v for v, b in i.incoming if b == before)) for i in phis]
            self.regs |= {i.result: v for i, v in zip(phis, chosen, strict=True)}
            for instr in instrs[len(phis) : -1]:
                value = self.value(instr)
                if instr.result >= 0:
                    self.regs[instr.result] = value
            at, before = self.leave(instrs[-1]), at

    def leave(self, last: Instr) -> int:
        if last.op == "ret":
            return -1
        if last.op == "switch":
            value = self.read(last.args[0])
            return next((t for c, t in zip(last.cases, last.targets[1:], strict=True) if c == value), last.targets[0])
        assert last.op == "br"
        return last.targets[0] if not last.args or self.read(last.args[0]) else last.targets[1]

    def value(self, i: Instr) -> Any:
        a = [self.read(x) for x in i.args]
        source = self.type_of(i.args[0]) if i.args else i.type
        bits = source.scalar.bits
        if i.op in INTEGER:
            return self.each(i.type, lambda x, y: signed(INTEGER[i.op](x, y, bits), bits), *a)
        if i.op in ("fadd", "fsub", "fmul", "fdiv"):
            ops = {"fadd": "__add__", "fsub": "__sub__", "fmul": "__mul__", "fdiv": "__truediv__"}
            with np.errstate(all="ignore"):
                return self.each(i.type, lambda x, y: getattr(x, ops[i.op])(y), *a)
        if i.op == "fneg":
            return self.each(i.type, lambda x: -x, *a)
        if i.op == "icmp":
            return self.each(source, lambda x, y: self.compare(i.pred, x, y, bits), *a)
        if i.op == "fcmp":
            return self.each(source, lambda x, y: self.compare_floats(i.pred, x, y), *a)
        if i.op == "select":
            if source.kind == "vector":
                return [y if c else n for c, y, n in zip(*a, strict=True)]
            return a[1] if a[0] else a[2]
        if i.op in ("zext", "uitofp", "trunc", "sext", "sitofp", "fptosi", "fpext", "fptrunc"):
            return self.each(i.type, lambda x: self.cast(i, x, bits), a[0])
        if i.op == "freeze":
            return a[0]
        if i.op == "getelementptr":
            return a[0][0], a[0][1] + i.indices[0] + sum(x * s for x, s in zip(a[1:], i.indices[1:], strict=True))
        if i.op == "load":
            return self.load(a[0], i.type)
        if i.op == "store":
            return self.store(a[1], a[0], source)
        if i.op == "extractelement":
            return a[0][a[1]]
        if i.op == "insertelement":
            return [a[1] if k == a[2] else x for k, x in enumerate(a[0])]
        if i.op == "shufflevector":
            return [(a[0] + a[1])[max(k, 0)] for k in i.indices]
        assert i.op == "call", i.op
        name = i.callee.split(".")[1] if i.callee.startswith("llvm.") else i.callee
        if name in INTRINSICS:
            return self.each(i.type, lambda *x: signed(INTRINSICS[name](bits, *x), bits), *a)
        return self.ids[f"{i.callee} {a[0]}"]

    def compare(self, pred: str, a: Any, b: Any, bits: int) -> int:
        if pred in ("eq", "ne"):
            return int((a == b) == (pred == "eq"))
        if pred[0] == "u":
            a, b = a % 2**bits, b % 2**bits
        elif bits == 1:
            a, b = -a, -b
        return int({"lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[pred[1:]])

    def compare_floats(self, pred: str, a: Any, b: Any) -> int:
        if pred in ("ord", "uno"):
            return int((a == a and b == b) == (pred == "ord"))
        if a != a or b != b:
            return int(pred[0] == "u")
        return int({"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[pred[1:]])

    def cast(self, i: Instr, x: Any, bits: int) -> Any:
        to = i.type.scalar.bits
        if i.op in ("zext", "uitofp"):
            x = x % 2**bits
        elif i.op in ("sext", "sitofp") and bits == 1:
            x = -x
        if i.type.scalar.kind == "float":
            return FLOATS[to](x)
        return signed(int(x), to)

    def load(self, where: tuple[int, int], type_: Type) -> Any:
        self.touched.append((*where, type_.scalar.bits // 8 * type_.ncomp))
        size = type_.scalar.bits // 8
        out = []
        for k in range(type_.ncomp):
            raw = self.memory[where[0]][where[1] + k * size : where[1] + (k + 1) * size]
            assert len(raw) == size, "the twin reads out of bounds"
            if type_.scalar.kind == "float":
                out.append(FLOATS[type_.scalar.bits](struct.unpack(FORMATS[type_.scalar.bits], raw)[0]))
            else:
                out.append(int.from_bytes(raw, "little", signed=True))
        return out if type_.kind == "vector" else out[0]

    def store(self, where: tuple[int, int], value: Any, type_: Type) -> None:
        self.touched.append((*where, type_.scalar.bits // 8 * type_.ncomp))
        size, raw = type_.scalar.bits // 8, b""
        for part in value if type_.kind == "vector" else [value]:
            raw += (
                struct.pack(FORMATS[type_.scalar.bits], part)
                if type_.scalar.kind == "float"
                else (part % 2 ** (8 * size)).to_bytes(size, "little")
            )
        assert 0 <= where[1] <= len(self.memory[where[0]]) - len(raw), "the twin writes out of bounds"
        self.memory[where[0]][where[1] : where[1] + len(raw)] = raw


def run_lane(function: Function, args: Sequence[Any], gid: int, local: int) -> Lane:
    """Run the work item `gid` of a one-dimensional NDRange; bytearrays among `args` are buffers, written in place."""
    ids = {"_Z13get_global_idj 0": gid, "_Z12get_local_idj 0": gid % local, "_Z12get_group_idj 0": gid // local}
    lane = Lane(function, args, ids)
    lane.run()
    return lane
