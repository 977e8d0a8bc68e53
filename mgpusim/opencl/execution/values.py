"""Values of the SIMT executor and the IR's integer, float and cast operations on them.

A scalar is uniform (a Python int in signed two's complement, a numpy float) or one value per lane (a 1-D array of the signed
dtype; bool for i1). A vector is a list of scalars. Uniform in, uniform out: that is where the speed comes from.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.opencl.builtins.convert import conversion
from mgpusim.opencl.builtins.core import FLOAT_DTYPES, SIGNED_DTYPES, UNSIGNED_DTYPES, Elem
from mgpusim.opencl.execution.choices import choose
from mgpusim.opencl.ir.program import Type
from mgpusim.opencl.ir.tokens import wrap_signed as wrap

Value = Any
Fn2 = Callable[[Any, Any], Any]

_INT = {1: np.dtype(np.bool_), **SIGNED_DTYPES}
ndarray = np.ndarray


def container_bits(bits: int) -> int:
    """Return the width of the dtype that holds an i`bits`.

    >>> container_bits(33)
    64
    """
    return 1 if bits == 1 else max(8, 1 << (bits - 1).bit_length())


def dtype_of(type_: Type) -> np.dtype[Any]:
    """Return the numpy dtype of a scalar IR type (pointers are int64)."""
    if type_.kind == "float":
        return FLOAT_DTYPES[type_.bits]
    if type_.kind == "int":
        return _INT[container_bits(type_.bits)]
    return _INT[64]


def scalar_constant(type_: Type, value: Any) -> Value:
    """Return a constant of scalar type as a uniform value; undef and poison become 0."""
    if type_.kind == "float":
        return dtype_of(type_).type(0.0 if value is None else value)
    return 0 if value is None else int(value)


def unsigned(value: Value, bits: int) -> Value:
    """Return `value` read as an unsigned number: Python int >= 0, or an array of the unsigned dtype."""
    if isinstance(value, ndarray):
        if value.dtype == bool:
            return value
        width = container_bits(bits)
        out = value.view(UNSIGNED_DTYPES[width])
        return out if width == bits else out & UNSIGNED_DTYPES[width].type((1 << bits) - 1)
    return int(value) & ((1 << bits) - 1)


def chosen(condition: Value, yes: Value, no: Value, type_: Type) -> Value:
    """Return `yes` where a condition of one component holds and `no` elsewhere, both of `type_`: component by component.

    >>> chosen(np.array([True, False]), [1, 2], [3, 3], Type("vector", elem=Type("int", bits=32), count=2))
    [array([1, 3], dtype=int32), array([2, 3], dtype=int32)]
    """
    return by_component(lambda x, y, t: _chosen(condition, x, y, t), yes, no, type_)


def by_component(fn: Callable[[Value, Value, Type], Value], a: Value, b: Value, type_: Type) -> Value:
    """Return what a function makes of two values of a type: of each component of a vector, each member of a struct or array."""
    if isinstance(a, list):
        return [by_component(fn, x, y, type_.scalar) for x, y in zip(a, b, strict=True)]
    if isinstance(a, tuple):
        members = type_.fields or (type_.elem or type_,) * len(a)
        return tuple(by_component(fn, x, y, m) for x, y, m in zip(a, b, members, strict=True))
    return fn(a, b, type_)


def _chosen(condition: Value, yes: Value, no: Value, type_: Type) -> Value:
    if type_.kind in ("image", "sampler"):
        return choose(condition, yes, no)
    if not isinstance(condition, ndarray):
        return yes if condition else no
    # typed, so that np.where cannot widen: two bare Python bools of i1 would come out as int64
    dtype = dtype_of(type_)
    return np.where(condition, *(v if isinstance(v, ndarray) else dtype.type(v) for v in (yes, no)))


def narrow(value: Any, bits: int) -> Any:
    """Sign-extend an array whose dtype is wider than its type (i24, i33, ...)."""
    width = container_bits(bits)
    if width == bits:
        return value
    shift = value.dtype.type(width - bits)
    return (value << shift) >> shift


_END = 1 << 63


def add_address(start: Value, by: Value) -> Value:
    """Return an address `by` bytes further; addresses wrap at 64 bits, also those that are Python ints.

    >>> add_address(1 << 40, (1 << 63) + 8) == 8 + (1 << 40) - (1 << 63)
    True
    """
    if type(by) is int and not -_END <= by < _END:
        by = wrap(by, 64)
    out = start + by
    return out if type(out) is not int or -_END <= out < _END else wrap(out, 64)


def _bool(value: Value) -> Any:
    return value if isinstance(value, ndarray) else bool(value)


def _int_binary(bits: int, scalar: Callable[[int, int], int], array: Fn2) -> Fn2:
    exact = container_bits(bits) == bits

    def run(a: Value, b: Value) -> Value:
        if type(a) is int and type(b) is int:
            return wrap(scalar(a, b), bits)
        out = array(a, b)
        return out if exact else narrow(out, bits)

    return run


def _bit_binary(scalar: Callable[[int, int], int], array: Fn2) -> Fn2:
    def run(a: Value, b: Value) -> Value:
        if type(a) is int and type(b) is int:
            return scalar(a, b) & 1
        return array(_bool(a), _bool(b))

    return run


def _sdiv(a: int, b: int) -> int:
    if b == 0:
        return 0
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def _sdiv_array(a: Any, b: Any) -> Any:
    if type(b) is int:
        if b == 0:
            return a * 0
        q = a // b
        return q + ((q * b != a) & ((a < 0) != (b < 0))) if bool((a < 0).any()) or b < 0 else q
    q = np.floor_divide(a, b)
    return (q + ((q * b != a) & ((np.less(a, 0)) != (b < 0)) & (b != 0)).astype(q.dtype)).astype(q.dtype)


def _unsigned_op(bits: int, op: Fn2) -> Fn2:
    dtype, signed = UNSIGNED_DTYPES[container_bits(bits)].type, _INT[container_bits(bits)]

    def run(a: Any, b: Any) -> Any:
        a, b = unsigned(a, bits), unsigned(b, bits)
        if not isinstance(a, ndarray):
            a = dtype(a)
        if not isinstance(b, ndarray):
            b = dtype(b)
        return op(a, b).view(signed)

    return run


def _float_binary(op: Fn2, dtype: np.dtype[Any]) -> Fn2:
    if dtype == np.float16:  # compute wide, round once

        def run(a: Value, b: Value) -> Value:
            return np.float16(op(_wide(a), _wide(b))) if not _any_array(a, b) else op(_wide(a), _wide(b)).astype(np.float16)

        return run
    return op


def _wide(a: Value) -> Any:
    return a.astype(np.float32) if isinstance(a, ndarray) else np.float32(a)


def _any_array(*values: Value) -> bool:
    return any(isinstance(v, ndarray) for v in values)


_FLOAT_OPS: dict[str, Fn2] = {"fadd": np.add, "fsub": np.subtract, "fmul": np.multiply, "fdiv": np.divide, "frem": np.fmod}


def binary(op: str, type_: Type) -> Fn2:
    """Return the function that computes IR operation `op` on two scalar values of `type_`.

    >>> binary("add", Type("int", bits=8))(127, 1)
    -128
    """
    if type_.kind == "float":
        return _float_binary(_FLOAT_OPS[op], dtype_of(type_))
    bits = 64 if type_.kind == "ptr" else type_.bits
    if bits == 1:
        table: dict[str, tuple[Callable[[int, int], int], Fn2]] = {
            "and": (int.__and__, np.logical_and),
            "mul": (int.__and__, np.logical_and),
            "or": (int.__or__, np.logical_or),
        }
        scalar, array = table.get(op, (int.__xor__, np.logical_xor))
        return _bit_binary(scalar, array)
    mask = (1 << bits) - 1
    limit = container_bits(bits) - 1  # OpenCL C masks shift amounts by a power of two; optimizers make i33 and the like too
    ops: dict[str, tuple[Callable[[int, int], int], Fn2]] = {
        "add": (int.__add__, np.add),
        "sub": (int.__sub__, np.subtract),
        "mul": (int.__mul__, np.multiply),
        "and": (int.__and__, np.bitwise_and),
        "or": (int.__or__, np.bitwise_or),
        "xor": (int.__xor__, np.bitwise_xor),
        "shl": (lambda a, b: a << (b & limit), lambda a, b: np.left_shift(a, b & limit)),
        "ashr": (lambda a, b: a >> (b & limit), lambda a, b: np.right_shift(a, b & limit)),
        "lshr": (lambda a, b: (a & mask) >> (b & limit), _unsigned_op(bits, lambda a, b: a >> (b & b.dtype.type(limit)))),
        "udiv": (lambda a, b: (a & mask) // (b & mask) if b else 0, _unsigned_op(bits, np.floor_divide)),
        "urem": (lambda a, b: (a & mask) % (b & mask) if b else 0, _unsigned_op(bits, np.remainder)),
        "sdiv": (_sdiv, _sdiv_array),
        "srem": (lambda a, b: a - b * _sdiv(a, b), np.fmod),
    }
    scalar, array = ops[op]
    run = _int_binary(bits, scalar, array)
    if op in ("shl", "ashr", "sdiv", "srem", "add", "sub", "mul", "and", "or", "xor"):
        dtype = dtype_of(type_)

        def typed(a: Value, b: Value) -> Value:  # a uniform left operand must not widen the result
            if type(a) is int and isinstance(b, ndarray):
                a = dtype.type(a)
            return run(a, b)

        return typed
    return run


_COMPARED: dict[str, Fn2] = {
    "eq": operator.eq, "ne": operator.ne, "gt": operator.gt, "ge": operator.ge, "lt": operator.lt, "le": operator.le,
}  # fmt: skip


def compare(op: str, pred: str, type_: Type) -> Fn2:
    """Return the function of an icmp or fcmp with predicate `pred` on scalars of `type_`; results are i1.

    >>> compare("icmp", "ult", Type("int", bits=32))(-1, 1)
    0
    """
    if op == "fcmp":
        return _float_compare(pred)
    bits = 64 if type_.kind == "ptr" else type_.bits
    signless = pred[1:] if pred[0] in "us" and pred not in ("ule",) and len(pred) == 3 else pred
    is_unsigned = pred.startswith("u") and len(pred) == 3
    test = _COMPARED[signless[-2:]]
    swapped = bits == 1 and pred[0] == "s"  # a true i1 is minus one

    def run(a: Value, b: Value) -> Value:
        if swapped:
            a, b = b, a
        if is_unsigned:
            a, b = unsigned(a, bits), unsigned(b, bits)
        out = test(a, b)
        return out if isinstance(out, ndarray) else int(out)

    return run


def _float_compare(pred: str) -> Fn2:
    if pred in ("true", "false"):
        return lambda a, b: int(pred == "true")

    test = _COMPARED.get(pred[1:])

    def run(a: Value, b: Value) -> Value:
        nan = np.isnan(a) | np.isnan(b)
        if test is None:
            out = nan ^ (pred == "ord")
        else:
            out = test(a, b) & ~nan if pred[0] == "o" else test(a, b) | nan
        return out if isinstance(out, ndarray) else int(out)

    return run


def cast(op: str, source: Type, target: Type) -> Callable[[Value], Value]:
    """Return the function of a scalar conversion instruction (zext, fptosi, ...).

    >>> cast("zext", Type("int", bits=8), Type("int", bits=32))(-1)
    255
    """
    if op in ("addrspacecast", "ptrtoint", "inttoptr", "freeze"):
        return lambda a: a
    if op == "trunc":
        return _int_to_int(target, lambda a: a)
    if op == "sext":
        if source.bits == 1:
            return lambda a: -a.astype(dtype_of(target)) if isinstance(a, ndarray) else -int(a)
        return _int_to_int(target, lambda a: a)
    if op == "zext":
        return _int_to_int(target, lambda a: unsigned(a, source.bits))
    if op == "bitcast":
        return _bitcast(source, target)
    dtype = dtype_of(target)
    if op == "sitofp" and source.bits == 1:  # a true i1 is minus one
        return lambda a: (-a.astype(np.int8)).astype(dtype) if isinstance(a, ndarray) else dtype.type(-int(a))
    if op in ("fptrunc", "fpext", "sitofp"):
        return lambda a: a.astype(dtype) if isinstance(a, ndarray) else dtype.type(a)
    if op == "uitofp":
        return lambda a: (
            unsigned(a, source.bits).astype(dtype) if isinstance(a, ndarray) else dtype.type(unsigned(a, source.bits))
        )
    # out of range is undefined: saturate
    return conversion(Elem("float", source.bits), Elem("int" if op == "fptosi" else "uint", container_bits(target.bits)), True)


def _int_to_int(target: Type, read: Callable[[Value], Value]) -> Callable[[Value], Value]:
    dtype, bits = dtype_of(target), target.bits

    def run(a: Value) -> Value:
        a = read(a)
        if isinstance(a, ndarray):
            if bits == 1:
                return (a & 1).astype(bool)
            return narrow(a.astype(dtype), bits)
        return wrap(int(a), bits)

    return run


def _bitcast(source: Type, target: Type) -> Callable[[Value], Value]:
    if source.kind == "ptr" or source == target:
        return lambda a: a
    from_dtype, to_dtype = dtype_of(source.scalar), dtype_of(target.scalar)
    count, bits = target.ncomp, target.scalar.bits
    to_float = target.scalar.kind == "float"
    source_bits, source_int = source.scalar.bits, source.scalar.kind == "int"

    def pieces(a: Value, first: Any) -> Any:
        if source_int and source_bits == 1:
            return np.asarray(a)
        return np.ascontiguousarray(a if isinstance(a, ndarray) else np.full(first, a, from_dtype))

    def run(a: Value) -> Value:
        parts = a if isinstance(a, list) else [a]
        lanes = max((p.shape[0] for p in parts if isinstance(p, ndarray)), default=0)
        if source_int and source_bits == 1:  # <8 x i1> to i8
            total: Any = 0
            for i, p in enumerate(parts):
                total = total | ((p.astype(np.int64) if isinstance(p, ndarray) else np.int64(p)) << i)
            return total.astype(to_dtype) if isinstance(total, ndarray) else wrap(int(total), bits)
        if target.kind != "vector" and target.scalar.bits == 1:
            return a
        if bits == 1:  # i8 to <8 x i1>
            return [
                ((parts[0] >> i) & 1) != 0 if isinstance(parts[0], ndarray) else (int(parts[0]) >> i) & 1 for i in range(count)
            ]
        block = np.stack([pieces(p, lanes or 1) for p in parts], axis=1).view(to_dtype)
        out: list[Any] = []
        for i in range(count):
            column = block[:, i]
            if lanes:
                out.append(np.ascontiguousarray(column))
            else:
                out.append(to_dtype.type(column[0]) if to_float else int(column[0]))
        return out if target.kind == "vector" else out[0]

    return run
