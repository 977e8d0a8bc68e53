"""Flatbuffers, as TFLite and MNN files are: tables, vectors and strings, read in place and only where asked for.

The format is that of https://flatbuffers.dev/internals: a table begins with the distance to its vtable. The vtable says where in
the table each field lies. All positions are checked against the file. Nothing is allocated by a length that the file cannot hold.
No more is read in total than a few times the file, however often tables point at the same vector.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from mgpusim.errors import InputError

READS = 16
"""A file may be read that many times over, through tables that share their vectors."""
LEAST = 1 << 16
"""Bytes that may be read of any file, so that tiny ones may share."""


class Buffer:
    """The bytes of a file, and how many of them may still be read."""

    __slots__ = ("budget", "data", "size")

    def __init__(self, data: memoryview) -> None:
        self.data = data
        self.size = len(data)
        self.budget = READS * self.size + LEAST

    def read(self, form: str, position: int) -> int:
        """Return the number of struct's `form` at a position."""
        size = struct.calcsize("<" + form)
        self.check(position, size)
        number: int = struct.unpack_from("<" + form, self.data, position)[0]
        return number

    def check(self, position: int, size: int) -> None:
        """Refuse bytes that the file does not have, or reading it over and over."""
        if not 0 <= position <= self.size - size:
            raise InputError(f"is damaged or cut off: it points at byte {position} of {self.size}")
        self.budget -= size
        if self.budget < 0:
            raise InputError("is damaged: its tables share their contents beyond reason")


class Table:
    """A table: its fields by their number in the schema, with their default where the file leaves them out."""

    __slots__ = ("buffer", "fields", "position", "vtable")

    def __init__(self, buffer: Buffer, position: int) -> None:
        self.buffer, self.position = buffer, position
        self.vtable = position - buffer.read("i", position)
        size = buffer.read("H", self.vtable)
        self.fields = max(0, (size - 4) // 2)

    def at(self, field: int) -> int:
        """Return the position of a field, 0 for one that is left out."""
        if field >= self.fields:
            return 0
        offset = self.buffer.read("H", self.vtable + 4 + 2 * field)
        return self.position + offset if offset else 0

    def scalar(self, field: int, form: str, default: int = 0) -> int:
        """Return a number; `form` is struct's."""
        position = self.at(field)
        return self.buffer.read(form, position) if position else default

    def real(self, field: int, default: float = 0.0) -> float:
        position = self.at(field)
        return float(self.buffer.read("f", position)) if position else default

    def flag(self, field: int, default: bool = False) -> bool:
        return self.scalar(field, "B", int(default)) != 0

    def _target(self, field: int) -> int:
        position = self.at(field)
        return position + self.buffer.read("I", position) if position else 0

    def table(self, field: int) -> Table | None:
        """Return a table, None for one that is left out."""
        position = self._target(field)
        return Table(self.buffer, position) if position else None

    def span(self, field: int, width: int) -> tuple[int, int] | None:
        """Return position and length of a vector with elements of `width` bytes, None for one that is left out."""
        position = self._target(field)
        if not position:
            return None
        length = self.buffer.read("I", position)
        if length * width > self.buffer.size - position - 4:
            raise InputError(f"is damaged or cut off: it has a vector of {length} elements at byte {position}")
        return position + 4, length

    def numbers(self, field: int, form: str) -> tuple[int, ...]:
        width = struct.calcsize("<" + form)
        span = self.span(field, width)
        if span is None:
            return ()
        self.buffer.check(span[0], span[1] * width)
        return struct.unpack_from(f"<{span[1]}{form}", self.buffer.data, span[0])

    def reals(self, field: int) -> tuple[float, ...]:
        return tuple(map(float, self.numbers(field, "f")))

    def tables(self, field: int) -> Sequence[Table]:
        span = self.span(field, 4)
        if span is None:
            return ()
        starts = range(span[0], span[0] + 4 * span[1], 4)
        return [Table(self.buffer, start + self.buffer.read("I", start)) for start in starts]

    def text(self, field: int) -> str:
        """Return a string, "" for one that is left out; bytes that are not UTF-8 are replaced."""
        span = self.span(field, 1)
        return "" if span is None else self._decoded(*span)

    def texts(self, field: int) -> list[str]:
        span = self.span(field, 4)
        if span is None:
            return []
        texts = []
        for start in range(span[0], span[0] + 4 * span[1], 4):
            position = start + self.buffer.read("I", start)
            texts.append(self._decoded(position + 4, self.buffer.read("I", position)))
        return texts

    def _decoded(self, position: int, length: int) -> str:
        self.buffer.check(position, length)
        return bytes(self.buffer.data[position : position + length]).decode("utf-8", "replace")

    def raw(self, field: int) -> bytes:
        span = self.span(field, 1)
        if span is None:
            return b""
        self.buffer.check(*span)
        return bytes(self.buffer.data[span[0] : span[0] + span[1]])


def root(data: memoryview) -> Table:
    """Return the table with which a file begins.

    >>> fields = b"".join(n.to_bytes(2, "little") for n in (6, 8, 4, 0))  # vtable: its size, the table's, one field
    >>> table = (8).to_bytes(4, "little") + (7).to_bytes(4, "little")
    >>> root(memoryview((12).to_bytes(4, "little") + fields + table)).scalar(0, "i")
    7
    """
    buffer = Buffer(data)
    return Table(buffer, buffer.read("I", 0))
