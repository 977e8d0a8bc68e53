"""Protocol buffers on the wire, read only as far as to leave large weights out of an ONNX model before it is parsed.

A message is a row of fields: a tag (number and wire type) and a value, as https://protobuf.dev/programming-guides/encoding says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mgpusim.errors import InputError

LENGTH_DELIMITED = 2
_FIXED = {1: 8, 5: 4}


class WireField(NamedTuple):
    """A field: its number and wire type, where its tag and its content begin, and where it ends."""

    number: int
    wire: int
    start: int
    content: int
    end: int


def varint(data: memoryview, position: int, end: int) -> tuple[int, int]:
    """Return a number of variable length, and the position behind it.

    >>> varint(memoryview(bytes([0x96, 0x01])), 0, 2)
    (150, 2)
    """
    number = shift = 0
    while position < end and shift < 70:
        byte = data[position]
        number |= (byte & 127) << shift
        position, shift = position + 1, shift + 7
        if byte < 128:
            return number, position
    raise InputError(f"is damaged or cut off at byte {position}")


def fields(data: memoryview, start: int, end: int) -> Iterator[WireField]:
    """Yield the fields of a message that lies between two positions.

    >>> [(f.number, f.content, f.end) for f in fields(memoryview(bytes([0x08, 7, 0x12, 2, 65, 66])), 0, 6)]
    [(1, 1, 2), (2, 4, 6)]
    """
    while start < end:
        tag, content = varint(data, start, end)
        wire = tag & 7
        if wire == 0:
            _, after = varint(data, content, end)
        elif wire == LENGTH_DELIMITED:
            size, content = varint(data, content, end)
            after = content + size
        elif wire in _FIXED:
            after = content + _FIXED[wire]
        else:
            raise InputError(f"is damaged: it has wire type {wire} at byte {start}")
        if after > end or tag >> 3 == 0:
            raise InputError(f"is damaged or cut off: a field at byte {start} ends at byte {after}, its message at {end}")
        yield WireField(tag >> 3, wire, start, content, after)
        start = after


def written(number: int, content: bytes) -> bytes:
    """Return a field of variable length as bytes.

    >>> written(2, b"AB").hex()
    '12024142'
    """
    return _varint_bytes(number << 3 | LENGTH_DELIMITED) + _varint_bytes(len(content)) + content


def _varint_bytes(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)
