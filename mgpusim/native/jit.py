"""What compiled code shares: the decorators, and operations on flat int64 arrays.

A first prediction waits for numba, whose time grows with every operation it types. Compiled functions therefore take arrays
and numbers and leave allocating, slicing and checking to their callers, and these operations cost one step each to compile.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from mgpusim.files import NO_CACHE, cache_dir
from mgpusim.sources import PACKAGE, compiled_sources, module_of, stamp_of

F = TypeVar("F", bound=Callable[..., Any])
Int64s = npt.NDArray[np.int64]
Int32s = npt.NDArray[np.int32]
Uint32s = npt.NDArray[np.uint32]
Bytes = npt.NDArray[np.uint8]
to_int = cast(Callable[[object], int], np.int64)  # np.int64 itself: in compiled code that is what an int is


def _without_scipy() -> None:
    """Load numba's array functions without scipy.linalg, which costs as much as compiling one of ours.

    Numba imports it at its first compilation or cache hit only to learn whether it is there. It is (scipy is a dependency),
    and numba checks again where a compiled function uses it.
    """
    from numba.np import linalg

    check = getattr(linalg, "ensure_blas", None)
    if check is None or "numba.np.arraymath" in sys.modules:
        return
    linalg.ensure_blas = lambda: None
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = check


_without_scipy()


def cache_of_these_sources(folder: str = "") -> Path:
    """Return where numba is to keep what it compiles: in `folder`, or in the user's cache, a folder for the sources as they are.

    Numba only looks whether the file of a function has changed, not whether one that the function uses has.
    """
    modules = [module_of(path) for path in sorted(PACKAGE.rglob("*.py")) if b"mgpusim.native.jit" in path.read_bytes()]
    return (Path(folder) if folder else cache_dir() / "numba") / stamp_of(compiled_sources(*modules))[:16]


config = cast(Any, numba).config
config.CACHE_DIR = str(cache_of_these_sources(config.CACHE_DIR))


def _compile(function: F, **options: object) -> F:
    """Compile with the on-disk cache, or without it where no folder can hold the cache (a read-only install)."""
    njit = cast(Any, numba.njit)
    try:
        return cast(F, njit(error_model="numpy", cache=NO_CACHE not in os.environ, **options)(function))
    except RuntimeError:
        return cast(F, njit(error_model="numpy", **options)(function))


def compile_callee(function: F) -> F:
    """Compile a function that only compiled code calls: once, not again for each constant argument.

    Without numba's reference counting: it would count atomically at every call that passes an array, which costs more than the
    work of a cache look-up (a stream ran six times slower).
    """
    compiled = cast(Any, _compile(function, _nrt=False, no_cfunc_wrapper=True, no_cpython_wrapper=True))
    unliteral = cast(Any, types).unliteral
    by_types = getattr(compiled, "get_call_template", None)
    if by_types is not None:
        compiled.get_call_template = lambda args, kws: by_types(tuple(unliteral(a) for a in args), kws)
    return cast(F, compiled)


EIGHT = 8
"""Words that `equal_to` compares at once."""
POINTERS = {"q": types.int64, "i": types.int32, "I": types.uint32, "B": types.uint8}


def native_signature(codes: str) -> Any:
    """Return numba's signature of a function of arrays whose elements `codes` gives, one letter each (those of `struct`)."""
    return types.void(*[cast(Any, types.CPointer)(POINTERS[code]) for code in codes])


def compile_native(codes: str) -> Callable[[F], F]:
    """Compile a function of flat arrays with bare pointers for arguments, at its first call (see `mgpusim.native.loader`).

    A pointer is one register where numba's array is seven: calls inside the function cost less, and so does compiling them.
    """

    def decorate(function: F) -> F:
        compiled: list[Any] = []

        @functools.wraps(function)
        def run(*arrays: Any) -> None:
            if not compiled:
                cfunc = cast(Any, numba.cfunc)
                signature = native_signature(codes)
                try:
                    compiled.append(cfunc(signature, error_model="numpy", cache=NO_CACHE not in os.environ, _nrt=False)(function))
                except RuntimeError:  # no folder can hold the cache
                    compiled.append(cfunc(signature, error_model="numpy", _nrt=False)(function))
            pointers = compiled[0].ctypes.argtypes
            compiled[0].ctypes(*[ctypes.cast(a.ctypes.data, t) for a, t in zip(arrays, pointers, strict=True)])

        run.codes = codes  # type: ignore[attr-defined]
        return cast(F, run)

    return decorate


def compile_inline(function: F) -> F:
    """Compile a small helper: pasted into the caller before typing, so they are not compiled on their own."""
    return _compile(function, _nrt=False, inline="always")


def compiled_as(function: Callable[..., Any]) -> Callable[[F], F]:
    """Decorate a function that gives, for the types of the arguments, what stands for a plain `function` in compiled code."""
    options = {"_nrt": False, "error_model": "numpy"}
    return cast(Callable[[F], F], cast(Any, overload)(function, jit_options=options))


def _popcount(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


def _lowest(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


def _equal_to(typing_context: Any, words: Any, value: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        scalar, eight = ir.IntType(64), ir.VectorType(ir.IntType(64), EIGHT)
        there = builder.load(builder.bitcast(arguments[0], eight.as_pointer()), align=8)
        first = builder.insert_element(ir.Constant(eight, ir.Undefined), arguments[1], ir.Constant(ir.IntType(32), 0))
        places = ir.Constant(ir.VectorType(ir.IntType(32), EIGHT), [0] * EIGHT)
        equal = builder.icmp_signed("==", there, builder.shuffle_vector(first, first, places))
        return builder.zext(builder.bitcast(equal, ir.IntType(EIGHT)), scalar)

    return types.int64(words, types.int64), build


def _prefetch(typing_context: Any, words: Any, at: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        byte, how = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, how, how, how])
        function = builder.module.declare_intrinsic("llvm.prefetch", (byte,), kind)
        address = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), byte)
        builder.call(function, [address, ir.Constant(how, 0), ir.Constant(how, 3), ir.Constant(how, 1)])  # to read, of data
        return context.get_dummy_value()

    return types.none(words, types.int64), build


# For compiled code only.
popcount = cast(Callable[[int], int], intrinsic(_popcount))  # the bits set
lowest = cast(Callable[[int], int], intrinsic(_lowest))  # the number of the lowest bit set, 64 if there is none
equal_to = cast(Callable[[object, int], int], intrinsic(_equal_to))  # a bit for each of the first `EIGHT` words that is a value
prefetch = cast(Callable[[object, int], None], intrinsic(_prefetch))  # words[at], which need not exist, is read soon
