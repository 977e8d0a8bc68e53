"""GGUF, the files of llama.cpp: metadata by key, then name, shape, type and place of each tensor.

ggml-org/ggml at d99724f, docs/gguf.md: little-endian, strings behind their lengths of 8 bytes. Every count is held against the
bytes that are left before anything is made of it.
"""

from __future__ import annotations

import math
import struct
from typing import Any

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.headers.header import GGML_TYPES, HeldTensor, WeightsHeader

MAGIC = b"GGUF"
VERSIONS = (2, 3)
NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
"""Types of metadata that are numbers, by the letters of `struct`."""
TEXT, LIST = 8, 9
LONGEST_TEXT, KEPT = 1 << 16, 256
"""Bytes of a text and numbers of a list at most that are kept; of longer ones the length."""
MOST_AXES, MOST_ENTRIES = 4, 1 << 20


class _GgufReader:
    """Reads numbers and texts one behind the other, and never beyond the end."""

    def __init__(self, data: memoryview) -> None:
        self.data, self.at = data, 0

    def left(self) -> int:
        return len(self.data) - self.at

    def skip(self, size: int, what: str) -> int:
        if size > self.left():
            raise InputError(f"is cut off or damaged: {what} at byte {self.at} takes {size:,} bytes, {self.left():,} are left")
        self.at += size
        return self.at - size

    def number(self, kind: str, what: str) -> Any:
        at = self.skip(struct.calcsize(kind), what)
        return struct.unpack_from(f"<{kind}", self.data, at)[0]

    def count(self, each_b: int, what: str) -> int:
        """Return a count of things of at least so many bytes each."""
        stated = int(self.number("Q", what))
        if stated * each_b > self.left():
            room = self.left() // each_b
            raise InputError(f"is cut off or damaged: it claims {stated:,} {what}, and has room for {room:,} at byte {self.at}")
        return stated

    def text(self, what: str) -> str:
        size = self.count(1, f"bytes of {what}")
        at = self.skip(size, what)
        return bytes(self.data[at : at + min(size, LONGEST_TEXT)]).decode("utf-8", errors="replace")

    def value(self, kind: int, what: str) -> Any:
        if kind in NUMBERS:
            return self.number(NUMBERS[kind], what)
        if kind == TEXT:
            return self.text(what)
        if kind != LIST:
            raise InputError(f"is damaged: {what} has the type {kind} at byte {self.at}")
        inner = int(self.number("I", what))
        if inner in NUMBERS:
            each_b = struct.calcsize(NUMBERS[inner])
            count = self.count(each_b, f"numbers of {what}")
            at = self.skip(count * each_b, what)
            few = count <= KEPT
            return list(struct.unpack_from(f"<{count}{NUMBERS[inner]}", self.data, at)) if few else {"length": count}
        if inner != TEXT:
            raise InputError(f"is damaged: {what} is a list of the type {inner} at byte {self.at}")
        count = self.count(8, f"texts of {what}")
        for _ in range(count):
            self.skip(self.count(1, f"bytes of {what}"), what)
        return {"length": count}


def read_gguf(data: memoryview) -> WeightsHeader:
    """Return the header of a GGUF file.

    >>> empty = MAGIC + struct.pack("<IQQ", 3, 0, 1) + struct.pack("<Q1sI", 1, b"a", 4) + struct.pack("<I", 7)
    >>> read_gguf(memoryview(empty)).metadata
    {'a': 7}
    """
    if bytes(data[:4]) != MAGIC:
        raise InputError("is no GGUF file: it does not begin with GGUF")
    reader = _GgufReader(data)
    reader.skip(4, "the mark of the format")
    version = int(reader.number("I", "its version"))
    if version not in VERSIONS:
        big = " (its bytes are in the other order)" if version & 0xFFFF == 0 and version else ""
        raise UnsupportedError(f"is GGUF of version {version}{big}; versions 2 and 3 are read")
    tensors = reader.count(24, "tensors")
    entries = reader.count(13, "entries of metadata")
    if max(tensors, entries) > MOST_ENTRIES:
        raise InputError(f"claims {tensors:,} tensors and {entries:,} entries, expected at most {MOST_ENTRIES:,}")
    metadata: dict[str, Any] = {}
    for _ in range(entries):
        key = reader.text("a key")
        metadata[key] = reader.value(int(reader.number("I", f"the type of {key[:60]!r}")), repr(key[:60]))
    return WeightsHeader(metadata, dict(_tensor(reader) for _ in range(tensors)))


def _tensor(reader: _GgufReader) -> tuple[str, HeldTensor]:
    name = reader.text("the name of a tensor")
    what = f"tensor {name[:60]!r}"
    axes = int(reader.number("I", what))
    if not 1 <= axes <= MOST_AXES:
        raise InputError(f"is damaged: {what} has {axes:,} axes, expected 1 to {MOST_AXES}")
    shape = tuple(int(reader.number("Q", what)) for _ in range(axes))[::-1]
    number = int(reader.number("I", what))
    reader.number("Q", what)
    if min(shape) < 1 or math.prod(shape) >= 1 << 48:
        raise InputError(f"is damaged: {what} has the shape {list(shape)}")
    if number not in GGML_TYPES:
        near = min(GGML_TYPES, key=lambda known: abs(known - number))
        raise UnsupportedError(f"{what} has the unknown type {number} of ggml; the nearest is {near}, {GGML_TYPES[near].name}")
    return name, HeldTensor(shape, GGML_TYPES[number])
