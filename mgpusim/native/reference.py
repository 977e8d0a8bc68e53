"""Structs in compiled code: `S.warps[i].pc` is the word it names, typed, at the price of an index computed by hand.

A reference is a bare pointer to the first word of a struct, rows one to the first struct. Their types are named after the struct,
so that numba refuses a field that it does not have, and mypy does, too.

Measured beside the alternatives: see `mgpusim.engine.event.core`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba.core import types
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import (
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
)

from mgpusim.native.struct import Rows, Struct, Words

T = TypeVar("T", bound=Struct)
_WORD = ir.IntType(64)
_WORDS = cast(Any, types.CPointer)(types.int64)


class Reference(types.Type):
    """One struct."""

    def __init__(self, struct: type[Struct]) -> None:
        self.struct = struct
        super().__init__(name=struct.__name__)


class RowsType(types.Type):
    """Structs in a row."""

    def __init__(self, struct: type[Struct]) -> None:
        self.struct = struct
        super().__init__(name=f"{struct.__name__}s")


@register_model(Reference)
@register_model(RowsType)
class _Pointer(models.PrimitiveModel):
    def __init__(self, manager: Any, fe_type: Any) -> None:
        super().__init__(manager, fe_type, _WORD.as_pointer())


@infer_getattr
class _Fields(AttributeTemplate):
    key = Reference

    def generic_resolve(self, of: Reference, name: str) -> Any:  # type: ignore[override]
        field = of.struct.fields.get(name)
        if field is None:
            return None
        if field.element is None:
            return types.int64 if field.words == 1 else _WORDS
        return _WORDS if field.element is Words else RowsType(field.element)


@lower_getattr_generic(Reference)
def _read(context: Any, builder: Any, of: Reference, pointer: Any, name: str) -> Any:
    field = of.struct.fields[name]
    place = builder.gep(pointer, [ir.Constant(_WORD, field.at)])
    if field.element is not None:
        return builder.gep(pointer, [builder.load(place)])
    return builder.load(place) if field.words == 1 else place


@lower_setattr_generic(Reference)
def _write(context: Any, builder: Any, sig: Any, arguments: Any, name: str) -> None:
    pointer, value = arguments
    field = sig.args[0].struct.fields[name]
    builder.store(value, builder.gep(pointer, [ir.Constant(_WORD, field.at)]))


@infer_global(operator.getitem)
class _Row(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        table, index = args
        if isinstance(table, RowsType) and isinstance(index, types.Integer):
            return signature(Reference(table.struct), table, types.int64)
        return None


@lower_builtin(operator.getitem, RowsType, types.int64)
def _row(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    table, index = arguments
    width = sig.args[0].struct.words
    return builder.gep(table, [builder.mul(index, ir.Constant(_WORD, width))])


def _as(target: Any) -> Any:
    def cast_pointer(typing_context: Any, words: Any) -> Any:
        return target(words), lambda context, builder, sig, arguments: arguments[0]

    return intrinsic(cast_pointer)


def reference(struct: type[T]) -> Callable[[object], T]:
    """Return what takes words, in compiled code, for a struct that they begin with."""
    return cast(Callable[[object], T], _as(Reference(struct)))


def rows(struct: type[T]) -> Callable[[object], Rows[T]]:
    """Return what takes words, in compiled code, for structs of one kind in a row."""
    return cast(Callable[[object], Rows[T]], _as(RowsType(struct)))


def _words_at(typing_context: Any, words: Any, at: Any) -> Any:
    def build(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    return _WORDS(words, types.int64), build


words_at = cast(Callable[[object, int], Words], intrinsic(_words_at))
"""The words from the `at`-th on of some words or of what a header begins."""
