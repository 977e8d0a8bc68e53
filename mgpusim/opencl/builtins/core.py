"""What all builtins are made of: element types, the record of one builtin, and the map over vector components.

A scalar value is uniform (a Python int, an np.floating scalar) or per lane (a 1-D array); a vector is a list of scalars.
Integers are always held signed: unsigned operations view them inside.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from mgpusim.opencl.ir.tokens import wrap_signed

Scalar: TypeAlias = Any  # int | np.floating | np.ndarray; numpy's stubs cannot say this without casts everywhere
Value: TypeAlias = Any  # Scalar | list[Scalar], a tuple of these for a struct result
Cost: TypeAlias = tuple[tuple[str, float], ...]
FREE: Cost = ()
"""What costs no operation, or none of its own: a hint, a change of type, what the executor counts as it runs."""

_NAMES = {
    "bool": ("bool", 1), "char": ("int", 8), "uchar": ("uint", 8), "short": ("int", 16), "ushort": ("uint", 16),
    "int": ("int", 32), "uint": ("uint", 32), "long": ("int", 64), "ulong": ("uint", 64),
    "half": ("float", 16), "float": ("float", 32), "double": ("float", 64),
}  # fmt: skip
_TYPE = re.compile(r"(bool|u?(?:char|short|int|long)|half|float|double)(2|3|4|8|16)?")
SIGNED_DTYPES: dict[int, np.dtype[Any]] = {bits: np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)}
UNSIGNED_DTYPES: dict[int, np.dtype[Any]] = {bits: np.dtype(f"uint{bits}") for bits in (8, 16, 32, 64)}
FLOAT_DTYPES: dict[int, np.dtype[Any]] = {bits: np.dtype(f"float{bits}") for bits in (16, 32, 64)}
"""Of numpy, by bits."""


class Elem(msgspec.Struct, frozen=True):
    """An element type: `kind` is int, uint, float or bool (i1).

    >>> Elem("uint", 8).high
    255
    """

    kind: str
    bits: int

    @property
    def signed(self) -> bool:
        """Whether an integer's top bit is its sign."""
        return self.kind == "int"

    @property
    def dtype(self) -> np.dtype[Any]:
        """The dtype lanes are held in (signed for integers)."""
        if self.kind == "bool":
            return np.dtype(np.bool_)
        return (FLOAT_DTYPES if self.kind == "float" else SIGNED_DTYPES)[self.bits]

    @property
    def view(self) -> np.dtype[Any]:
        """The dtype lanes are computed in (unsigned for unsigned integers)."""
        return UNSIGNED_DTYPES[self.bits] if self.kind == "uint" else self.dtype

    @property
    def low(self) -> int:
        """The smallest integer."""
        return -(1 << (self.bits - 1)) if self.signed else 0

    @property
    def high(self) -> int:
        """The largest integer."""
        return (1 << (self.bits - 1)) - 1 if self.signed else (1 << self.bits) - 1


def ops(**counts: float) -> Cost:
    """Return a cost: how many operations of each class.

    >>> ops(sfu=1, fmul=2)
    (('sfu', 1), ('fmul', 2))
    """
    return tuple(counts.items())


class Definition(NamedTuple):
    """A function of scalars and what it costs: there is none without.

    Attributes
    ----------
    fn : the function; what arguments it takes is said where its table is.
    cost : operations per component, on float32 where the elements are floats.
    native : those of its native_ and half_ variants, if it has them.
    relaxed : those where the program lets it be approximate, if they are not those of its native_ variant.
    """

    fn: Callable[..., Any]
    cost: Cost
    native: Cost | None = None
    relaxed: Cost | None = None


class Builtin(msgspec.Struct, frozen=True):
    """One overload of a builtin function.

    Attributes
    ----------
    name, params : as `demangle` gives them; for an LLVM intrinsic the name without its type suffix, and the types of the suffix.
    kind : pure, workitem, sub_group, memory, sync, image, atomic, address (asks for the address space of a generic pointer),
        ignored, lowered (see `mgpusim.opencl.ir.lowering`), or refused (`why` then says so to the user).
    cost : per component of the result; per call if `cost_per_call`.
    relaxed : the same of calls that may be approximate (-cl-fast-relaxed-math), if it is another.
    fn : takes the list of all argument values, returns the result value. Set for kind pure, and for the functions with an output
        pointer (kind memory, `out_arg` >= 0), where it ignores the pointer and returns (result, value to store).
    out_arg, out_type : index of the output pointer among the arguments (-1: none) and the type stored there.
    """

    name: str
    params: tuple[str, ...]
    kind: str
    cost: Cost
    fn: Callable[[list[Value]], Value] | None = None
    cost_per_call: bool = False
    out_arg: int = -1
    out_type: str = ""
    why: str = ""
    relaxed: Cost | None = None


@lru_cache(maxsize=256)
def parse_type(name: str) -> tuple[Elem, int] | None:
    """Element type and component count of an OpenCL arithmetic type, or None for any other type.

    >>> parse_type("uchar16")
    (Elem(kind='uint', bits=8), 16)
    """
    match = _TYPE.fullmatch(name)
    if match is None:
        return None
    return Elem(*_NAMES[match[1]]), int(match[2] or 1)


def elem_of(name: str) -> Elem:
    """Element type of a type known to be arithmetic, or of what a pointer to such a type points at."""
    parsed = parse_type(name.rsplit(" ", 1)[-1].rstrip("*"))
    if parsed is None:
        raise ValueError(f"{name!r} is not an arithmetic type")
    return parsed[0]


def is_vector(name: str) -> bool:
    """Whether a type name is that of a vector."""
    parsed = parse_type(name)
    return parsed is not None and parsed[1] > 1


def settle(x: Scalar, elem: Elem) -> Scalar:
    """Bring a computed scalar to canonical form: signed dtype per lane, Python int or np.floating when uniform."""
    if isinstance(x, np.ndarray) and x.ndim:
        if elem.kind in ("int", "uint"):
            if x.dtype.kind == "u" and x.dtype.itemsize * 8 == elem.bits:
                return x.view(elem.dtype)
            return x.astype(elem.dtype, copy=False)
        return x.astype(elem.dtype, copy=False)
    if elem.kind == "float":
        return elem.dtype.type(x)
    if elem.kind == "bool":
        return bool(x)
    return wrap_signed(int(x), elem.bits)


def to_unsigned(x: Scalar, bits: int) -> Scalar:
    """A signed canonical integer as the unsigned one of the same bits."""
    if isinstance(x, np.ndarray):
        return x.view(UNSIGNED_DTYPES[bits]) if x.dtype != np.bool_ else x.astype(UNSIGNED_DTYPES[bits])
    return int(x) & ((1 << bits) - 1)


def to_signed(x: Scalar, bits: int) -> Scalar:
    """Lanes in the signed dtype of that width; a uniform integer wrapped to it."""
    if isinstance(x, np.ndarray):
        return x.view(SIGNED_DTYPES[bits]) if x.dtype.itemsize * 8 == bits else x.astype(SIGNED_DTYPES[bits])
    return wrap_signed(int(x), bits)


def to_float(x: Scalar, bits: int) -> Scalar:
    """A float (or integer) scalar in another float width."""
    dtype = FLOAT_DTYPES[bits]
    return x.astype(dtype, copy=False) if isinstance(x, np.ndarray) else dtype.type(x)


def components(value: Value, count: int) -> Sequence[Scalar]:
    """The components of a vector, or a scalar repeated."""
    return value if isinstance(value, list) else [value] * count


def map_components(fn: Callable[..., Scalar]) -> Callable[[list[Value]], Value]:
    """Lift a function of scalars to one of an argument list, component by component; scalars go with every component.

    >>> map_components(lambda x, y: x + y)([[1, 2], 10])
    [11, 12]
    """

    def apply(args: list[Value]) -> Value:
        count = max((len(a) for a in args if isinstance(a, list)), default=0)
        if not count:
            return fn(*args)
        rows = [components(a, count) for a in args]
        return [fn(*row) for row in zip(*rows, strict=True)]

    return apply


def map_pairs(fn: Callable[..., tuple[Scalar, Scalar]]) -> Callable[[list[Value]], Value]:
    """Lift a function of scalars with two results: the struct of two vectors that LLVM makes of it."""
    lifted = map_components(fn)

    def apply(args: list[Value]) -> Value:
        pairs = lifted(args)
        return tuple([p[i] for p in pairs] for i in (0, 1)) if isinstance(pairs, list) else pairs

    return apply


# Double-precision transcendental functions have no special function unit: a polynomial of about twice float32's degree
# after the reduction, started from the float32 result where there is one [ESTIMATE].
_DOUBLE_PER_SFU = ops(fma=12, iadd=4)


def float_cost(definition: Definition, elem: Elem, native: bool = False) -> Cost:
    """Return the operations per component of a function on elements of type `elem`, or of its native_ variant.

    >>> float_cost(Definition(abs, ops(sfu=1, fmul=2), ops(sfu=1)), Elem("float", 16))
    (('sfu', 1),)
    """
    if definition.native is not None and (native or elem.bits == 16):
        return definition.native  # the special function unit has more bits than a half
    return without_sfu(definition.cost) if elem.bits == 64 else definition.cost


def relaxed_cost(definition: Definition, elem: Elem) -> Cost | None:
    """Return the cost where the program asks for speed over precision (-cl-fast-relaxed-math), None where that changes nothing.

    >>> relaxed_cost(Definition(abs, ops(fma=9), ops(sfu=1)), Elem("float", 32))
    (('sfu', 1),)
    """
    return (definition.relaxed or definition.native) if elem.bits <= 32 else None


def without_sfu(cost: Cost) -> Cost:
    """Return the cost of a function on doubles from that on floats."""
    total: dict[str, float] = {}
    for op, count in cost:
        for part, times in _DOUBLE_PER_SFU if op == "sfu" else ((op, 1),):
            total[part] = total.get(part, 0) + times * count
    return tuple(total.items())
