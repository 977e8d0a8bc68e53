"""The fields of a GPU by dotted path: types, and what each says of itself at its definition in `mgpusim.arch.spec`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from mgpusim.arch.spec import About, Affects, Cache, GpuSpec
from mgpusim.arch.spec.bounds import within_bounds
from mgpusim.errors import UnknownNameError, nearest
from mgpusim.units import field_unit

Document = Mapping[str, Any]
APART = ("source", "alternatives", "anchors")
"""Tables of a document that are about its fields."""


class FieldEntry(msgspec.Struct, frozen=True):
    """A field or table: its dotted path, type (optionality removed) and definition.

    `fields` are those of a table, or of the tables that it is a list or mapping of.
    """

    path: str
    type: inspect.Type
    about: About
    required: bool
    optional: bool
    fields: dict[str, FieldEntry]

    @property
    def is_table(self) -> bool:
        """Whether it is one table."""
        return isinstance(self.type, inspect.StructType)

    @property
    def is_number(self) -> bool:
        """Whether it is a single number."""
        return isinstance(self.type, inspect.IntType | inspect.FloatType)


def _without_none(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        rest = [t for t in kind.types if not isinstance(t, inspect.NoneType)]
        return rest[0] if len(rest) == 1 else kind
    return kind


@cache
def _told(cls: type) -> dict[str, tuple[inspect.Field, About]]:
    """Return the fields of a struct, and what each says of itself."""
    info, hints = inspect.type_info(cls), get_type_hints(cls, include_extras=True)
    assert isinstance(info, inspect.StructType)
    said = {name: next((x for x in get_args(hint) if isinstance(x, About)), None) for name, hint in hints.items()}
    silent = [name for name, text in said.items() if text is None]
    if silent:
        raise TypeError(f"{cls.__name__}: no About of {', '.join(silent)}")
    return {field.encode_name: (field, text) for field in info.fields if (text := said[field.name]) is not None}


def _struct_in(kind: inspect.Type) -> type | None:
    """Return the struct that a type is, or is a list or mapping of."""
    if isinstance(kind, inspect.VarTupleType):
        kind = kind.item_type
    elif isinstance(kind, inspect.DictType):
        kind = kind.value_type
    return kind.cls if isinstance(kind, inspect.StructType) else None


def _fields(cls: type, prefix: str, parts: Mapping[str, Mapping[str, Any]]) -> dict[str, FieldEntry]:
    entries = {}
    for name, (field, text) in _told(cls).items():
        kind = _without_none(field.type)
        said = msgspec.structs.replace(text, **parts.get(name, {}))
        path, struct = prefix + name, _struct_in(kind)
        said = msgspec.structs.replace(said, range=within_bounds(said.range, field_unit(path) or said.counts))
        below = f"{path}." if isinstance(kind, inspect.StructType) else f"{path}[]."
        inner = _fields(struct, below, said.parts) if struct is not None else {}
        entries[name] = FieldEntry(path, kind, said, field.required, kind is not field.type, inner)
    return entries


@lru_cache(maxsize=1)
def root() -> dict[str, FieldEntry]:
    """Return the entries of a whole GPU document by key, `source` and `alternatives` among them."""
    return _fields(GpuSpec, "", {})


@lru_cache(maxsize=1)
def entries() -> dict[str, FieldEntry]:
    """Return every field and table that a GPU document may hold by its dotted path; the parts of a list have no path.

    >>> entries()["l1.b_per_cycle"].about.affects, entries()["l2.b_per_cycle"].about.affects
    ('trace', 'rate')
    """

    def walk(fields: Mapping[str, FieldEntry]) -> Iterator[FieldEntry]:
        for entry in fields.values():
            yield entry
            if entry.is_table:
                yield from walk(entry.fields)

    return {entry.path: entry for entry in walk(root()) if entry.path not in APART}


def schema_paths() -> tuple[str, ...]:
    """Return every dotted path a GPU document may hold, tables included; the parts of a list have no path.

    >>> "l2.size_b" in schema_paths() and "core.ops.fma" in schema_paths()
    True
    """
    return tuple(entries())


def unknown_field(path: str) -> UnknownNameError:
    """Return the error of a path that is not a field, with the nearest that is.

    >>> str(unknown_field("l2.sise_b"))
    "unknown field 'l2.sise_b'; did you mean 'l2.size_b'?"
    """
    close = nearest(path, schema_paths())
    return UnknownNameError(f"unknown field '{path}'" + (f"; did you mean '{close}'?" if close else ""))


def field_type(path: str) -> inspect.Type | None:
    """Return the type of the field at a dotted path, optionality removed; None if there is no such path.

    >>> type(field_type("l2.size_b")).__name__, field_type("l2.size_kb")
    ('IntType', None)
    """
    entry = entries().get(path) or (root().get(path) if path in APART else None)
    return entry.type if entry is not None else None


def about(path: str) -> About:
    """Return what the field at a dotted path says of itself.

    Raises
    ------
    UnknownNameError
        No such field; the nearest is named.

    >>> about("dram.efficiency").text, about("dram.efficiency").better
    ('Share of the peak that a kernel reaches.', 'more')
    """
    if path not in entries():
        raise unknown_field(path)
    return entries()[path].about


def unit_of(path: str) -> str:
    """Return the unit of a field: what its name carries, or else what it counts.

    >>> unit_of("l2.size_b"), unit_of("core.lanes"), unit_of("texture.layout")
    ('B', 'lanes', '')
    """
    return field_unit(path) or about(path).counts


def number_range(path: str) -> tuple[float, float, bool]:
    """Return the least and the greatest value of a number field, and whether it is a whole number.

    >>> number_range("dram.efficiency")[1:], number_range("l2.ways")[2]
    ((1.0, False), True)
    """
    entry = entries().get(path)
    if entry is None:
        return math.ulp(0.0), math.inf, False
    return *entry.about.range, isinstance(entry.type, inspect.IntType)


@cache
def paths_that_affect(*affects: Affects) -> tuple[str, ...]:
    """Return the fields, tables left out, whose change asks for one of these.

    >>> paths_that_affect("occupancy")[:2]
    ('core.sub_cores', 'core.max_warps')
    """
    return tuple(path for path, entry in entries().items() if entry.about.affects in affects and not entry.is_table)


@lru_cache(maxsize=1)
def cache_levels() -> tuple[str, ...]:
    """Return the tables that are caches.

    >>> cache_levels()
    ('l2', 'l1', 'texture_l1', 'slc')
    """
    return tuple(path for path, entry in entries().items() if isinstance(t := entry.type, inspect.StructType) and t.cls is Cache)


def leaf_paths(document: Document, prefix: str = "") -> Iterator[str]:
    """Yield the dotted paths of all values of a document that are not tables, `source` and `alternatives` left out.

    >>> list(leaf_paths({"l2": {"size_b": 1, "ways": 2}, "name": "x", "source": {}}))
    ['l2.size_b', 'l2.ways', 'name']
    """
    for key, value in document.items():
        if not prefix and key in (*APART, "extends"):
            continue
        if isinstance(value, Mapping):
            yield from leaf_paths(value, f"{prefix}{key}.")
        elif value is not None:
            yield prefix + key
