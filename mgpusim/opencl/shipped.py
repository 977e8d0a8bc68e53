"""IR that ships with the package for kernels of networks, so that an install without clang predicts them.

Their sources are made while a program runs, so there is no file beside which IR could lie, as that of examples does. All of it
is in one file: texts that are alike are packed together, each once. `tools/ship_ir.py` writes it. The file begins with a line
that names its format, the bytes of the index and of a block come with their checksums.
"""

from __future__ import annotations

import lzma
import struct
import zlib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

SHIPPED = Path(__file__).resolve().with_name("networks.ir")
MAGIC = b"mgpusim ir 2\n"
KEY_B = 12  # of the 32 of a key: enough to tell a million sources apart
BLOCK_B = 1 << 21
"""Bytes of text that are packed together: more pack better, and take longer to read one of them."""
_HEAD = struct.Struct("<III")  # blocks, entries, checksum of the index: of both, as they follow
_BLOCK = struct.Struct("<II")  # bytes, checksum
_ENTRY = struct.Struct(f"<{KEY_B}sIII")
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 4 * BLOCK_B}]


def pack(texts: Mapping[str, str]) -> bytes:
    """Return the file of IR by the key of its source (`TranslationUnit.key`).

    >>> data = pack({"ab" * 32: "define void @f()", "cd" * 32: "define void @f()"})
    >>> data.startswith(MAGIC), len(data) < 200
    (True, True)
    """
    of_text: dict[bytes, list[str]] = {}
    for name, ir in texts.items():
        of_text.setdefault(ir.encode(), []).append(name)
    blocks: list[list[bytes]] = [[]]
    entries = []
    size = 0
    for text in sorted(of_text):  # alike ones begin alike
        if size and size + len(text) > BLOCK_B:
            blocks.append([])
            size = 0
        blocks[-1].append(text)
        entries += [(bytes.fromhex(key)[:KEY_B], len(blocks) - 1, size, len(text)) for key in of_text[text]]
        size += len(text)
    packed = [lzma.compress(b"".join(block), lzma.FORMAT_RAW, filters=_FILTERS) for block in blocks]
    sums = [_BLOCK.pack(len(block), zlib.crc32(block)) for block in packed]
    index = b"".join(sums + [_ENTRY.pack(*entry) for entry in sorted(entries)])
    return b"".join([MAGIC, _HEAD.pack(len(packed), len(entries), zlib.crc32(index)), index, *packed])


def shipped_ir(key: str, path: Path = SHIPPED) -> str | None:
    """Return the IR of a source by its key, None where none ships, or the file is not there or damaged."""
    try:
        blocks, entries = _index(path)
        place = entries.get(bytes.fromhex(key)[:KEY_B])
        if place is None:
            return None
        block, begin, length = place
        return _text(path, *blocks[block])[begin : begin + length].decode()
    except (OSError, _DamagedError):
        return None


def is_shipped(key: str) -> bool:
    """Return whether the IR of a source ships, by its key."""
    try:
        return bytes.fromhex(key)[:KEY_B] in _index(SHIPPED)[1]
    except (OSError, _DamagedError):
        return False


def is_damaged(path: Path = SHIPPED) -> bool:
    """Return whether the file is there and differs from what was written: all of it is read."""
    try:
        for block in _index(path)[0]:
            _packed(path, *block)
    except _DamagedError:
        return True
    except OSError:
        return False
    return False


class _DamagedError(ValueError):
    """The file is not what was written."""


_Block = tuple[int, int, int]
_Place = tuple[int, int, int]


@lru_cache(maxsize=2)
def _index(path: Path) -> tuple[list[_Block], dict[bytes, _Place]]:
    """Return the first byte, bytes and checksum of the blocks, and of each text by its key its block, begin and length there."""
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise _DamagedError(path)
        head = file.read(_HEAD.size)
        if len(head) < _HEAD.size:
            raise _DamagedError(path)
        n_blocks, n_entries, checksum = _HEAD.unpack(head)
        index_b = n_blocks * _BLOCK.size + n_entries * _ENTRY.size
        if index_b > path.stat().st_size:
            raise _DamagedError(path)
        index = file.read(index_b)
        at = file.tell()
    if len(index) < index_b or zlib.crc32(index) != checksum:
        raise _DamagedError(path)
    blocks = []
    for size, block_sum in _BLOCK.iter_unpack(index[: n_blocks * _BLOCK.size]):
        blocks.append((at, size, block_sum))
        at += size
    entries = _ENTRY.iter_unpack(index[n_blocks * _BLOCK.size :])
    return blocks, {key: (block, begin, length) for key, block, begin, length in entries}


def _packed(path: Path, begin: int, size: int, checksum: int) -> bytes:
    with path.open("rb") as file:
        file.seek(begin)
        packed = file.read(size)
    if len(packed) < size or zlib.crc32(packed) != checksum:
        raise _DamagedError(path)
    return packed


@lru_cache(maxsize=8)
def _text(path: Path, begin: int, size: int, checksum: int) -> bytes:
    """Return a block's texts; a network's kernels lie in few of them."""
    return lzma.decompress(_packed(path, begin, size, checksum), lzma.FORMAT_RAW, filters=_FILTERS)
