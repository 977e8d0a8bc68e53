"""Results as columns: numbers as arrays, words as numbers into a list of the words that occur."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array


class WordColumn(msgspec.Struct):
    """A column of words: `names[code]` for each row.

    >>> WordColumn(np.array([1, 0, 1]), ("dram", "fp")).tolist()
    ['fp', 'dram', 'fp']
    """

    codes: Array
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.codes)

    def tolist(self) -> list[str]:
        """Return the words."""
        return [self.names[code] for code in self.codes.tolist()]

    def __getitem__(self, rows: Array) -> WordColumn:
        """Return the rows chosen by a mask or positions."""
        return WordColumn(self.codes[rows], self.names)

    def tidy(self) -> WordColumn:
        """Return the same words with `names` sorted and without those that do not occur: equal columns are equal bytes."""
        used = sorted({self.names[code] for code in np.unique(self.codes).tolist()})
        place = {name: i for i, name in enumerate(used)}
        table = np.array([place.get(name, 0) for name in self.names] or [0], np.int32)
        return WordColumn(table[self.codes], tuple(used))


Column = Array | WordColumn
Rows = dict[str, Column]


def words_of(values: Sequence[str] | Array) -> WordColumn:
    """Return the column of these words.

    >>> words_of(["b", "a", "b"]).names
    ('a', 'b')
    """
    texts = [*map(str, values.tolist() if isinstance(values, np.ndarray) else values)]
    names = sorted(set(texts))
    place = {name: i for i, name in enumerate(names)}
    return WordColumn(np.fromiter(map(place.__getitem__, texts), np.int32, len(texts)), tuple(names))


def words(rows: Rows, name: str) -> WordColumn:
    """Return a column of words."""
    column = rows[name]
    assert isinstance(column, WordColumn)
    return column


def whole(rows: Rows) -> Array:
    """Return which rows have no error, as a mask."""
    error = words(rows, "error")
    return np.array([name == "" for name in error.names] or [True])[error.codes]


def taken(rows: Rows, which: Array) -> Rows:
    """Return the rows chosen by a mask or positions."""
    return {name: column[which] for name, column in rows.items()}


def joined(parts: Sequence[Mapping[str, Column]]) -> Rows:
    """Return the rows of `parts` one after the other.

    >>> joined([{"a": np.array([1])}, {"a": np.array([2])}])["a"].tolist()
    [1, 2]
    """
    out: Rows = {}
    for name in parts[0]:
        columns = [part[name] for part in parts]
        if all(isinstance(c, WordColumn) for c in columns):
            names = tuple(dict.fromkeys(n for c in columns for n in c.names))  # type: ignore[union-attr]
            place = {n: i for i, n in enumerate(names)}
            codes = [np.array([place[n] for n in c.names] or [0], np.int32)[c.codes] for c in columns]  # type: ignore[union-attr]
            out[name] = WordColumn(np.concatenate(codes), names)
        else:
            out[name] = np.concatenate([np.asarray(c) for c in columns])
    return out
