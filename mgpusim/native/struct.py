"""Structs over flat int64 arrays: each is declared once, for compiled code and for Python alike; nothing here needs numba.

A struct is a class with annotated fields, each a word of 64 bits:

    class Warp(Struct):
        pc: int  # its next micro-operation
        waits: Words = inline(4)  # four words in a row
        ...

    class State(Struct):
        finished: int  # groups that have ended
        warps: Rows[Warp]  # a table that lies elsewhere in the same array: the word says where

Compiled code reads `state.warps[i].pc` (see `mgpusim.native.reference`), Python `table(S, State, "warps", n)["pc"]`. On the class
a field is its number of words from the start, for rows that Python fills itself: `row[Warp.pc]`. A warp's field asked of a
sub-core is an error wherever it is written.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast, get_type_hints

import numpy as np

from mgpusim.arrays import Array

T = TypeVar("T")


class Words:
    """Words in a row, as compiled code sees them."""

    def __getitem__(self, index: int) -> int:
        raise NotImplementedError

    def __setitem__(self, index: int, value: int) -> None:
        raise NotImplementedError


class Rows(Generic[T]):
    """Structs in a row, as compiled code sees them."""

    def __getitem__(self, index: int) -> T:
        raise NotImplementedError


class Field(NamedTuple):
    """Where a field lies in its struct: its first word, its words; `element` of a table elsewhere, `Words` for plain words."""

    at: int
    words: int
    element: type | None


def inline(words: int) -> Words:
    """Declare a field of several words that lie in the struct itself."""
    return cast(Words, words)


class Struct:
    """Base of structs. `words` is how many a struct takes, `fields` where each field lies."""

    words: ClassVar[int] = 0
    fields: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        fields: dict[str, Field] = {}
        at = 0
        for name, hint in get_type_hints(cls).items():
            if name in Struct.__annotations__:
                continue
            known = cls.fields.get(name)
            if known is not None:
                size, element = known.words, known.element
            elif hint is int:
                size, element = 1, None
            elif hint is Words:
                size = cls.__dict__.get(name, 0)
                element = None if size else Words
                size = size or 1
            else:
                size, element = 1, hint.__args__[0]
            fields[name] = Field(at, size, element)
            setattr(cls, name, at)
            at += size
        cls.fields, cls.words = fields, at

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """Return the struct as a type of numpy.

        >>> class Pair(Struct):
        ...     first: int
        ...     second: int
        >>> Pair.dtype().names, Pair.second, Pair.words
        (('first', 'second'), 1, 2)
        """
        return np.dtype([(name, np.int64) if f.words == 1 else (name, np.int64, (f.words,)) for name, f in cls.fields.items()])

    @classmethod
    def of(cls, **values: int) -> Array:
        """Return a struct of fields of one word each, all of which are given, int64 (words,).

        >>> class Pair(Struct):
        ...     first: int
        ...     second: int
        >>> Pair.of(second=2, first=1).tolist()
        [1, 2]
        """
        return np.array(list(map(values.__getitem__, cls.fields)), np.int64)


def header(words: Array, struct: type[Struct]) -> Array:
    """Return the struct that flat words begin with, sharing memory: `header(words, State)["finished"]`."""
    return cast(Array, words[: struct.words].view(struct.dtype())[0])


def table(words: Array, struct: type[Struct], name: str, rows: int) -> Array:
    """Return the rows of a table that a header names, an array of structs or of words (rows,), sharing memory."""
    element = struct.fields[name].element
    start = int(words[struct.fields[name].at])
    if element is Words:
        return words[start : start + rows]
    of = cast(type[Struct], element)
    return words[start : start + rows * of.words].view(of.dtype())


class _Repeated(NamedTuple):
    """A row that is repeated: its words, of which the first ones are of a value."""

    width: int
    first: int
    value: int


class Arena:
    """A flat array in the making: a header, then the tables that its fields name.

    >>> class Header(Struct):
    ...     count: int
    ...     free: Words
    >>> arena = Arena(Header)
    >>> arena.table("free", 3)
    >>> words = arena.array()
    >>> table(words, Header, "free", arena.rows["free"])[:] = 7
    >>> words.tolist()
    [0, 2, 7, 7, 7]
    """

    def __init__(self, header: type[Struct]) -> None:
        self.header = header
        self.words = header.words
        self.rows: dict[str, int] = {}
        self._values: list[tuple[int, int, Any]] = []

    def room(self, words: int, value: int = 0) -> int:
        """Reserve words without a name, all of `value`, and return where they begin."""
        start = self.words
        self.words += words
        if value:
            self._values.append((start, self.words, value))
        return start

    def alike(self, rows: int, width: int, first: int, value: int) -> int:
        """Reserve rows without a name, the `first` words of each of `value` and the others zero; return where they begin."""
        start = self.room(rows * width)
        self._values.append((start, self.words, _Repeated(width, first, value)))
        return start

    def table(self, name: str, rows: int | Array, value: int = 0) -> None:
        """Reserve the rows of a table of the header: so many, all words of `value`, or these."""
        element = self.header.fields[name].element
        assert element is not None
        width = 1 if element is Words else cast(type[Struct], element).words
        n = rows if isinstance(rows, int) else rows.size // width
        start = self.room(n * width, value)
        if not isinstance(rows, int):
            self._values.append((start, self.words, rows.reshape(-1)))
        self.rows[name] = n
        self.set(**{name: start})

    def set(self, **values: int) -> None:
        """Set fields of the header."""
        for name, value in values.items():
            at = self.header.fields[name].at
            self._values.append((at, at + 1, value))

    def array(self) -> Array:
        """Return the array, int64."""
        out = np.zeros(self.words, np.int64)
        for start, end, value in self._values:
            if isinstance(value, _Repeated):
                out[start:end].reshape(-1, value.width)[:, : value.first] = value.value
            else:
                out[start:end] = value
        return out
