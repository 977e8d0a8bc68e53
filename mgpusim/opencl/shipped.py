"""IR that ships with the package for kernels of networks, so that an install without clang predicts them.

Their sources are made while a program runs, so there is no file beside which IR could lie, as that of examples does. All of it
is in one file: texts that are alike are packed together, each once. `tools/ship_ir.py` writes it.
"""

from __future__ import annotations

import lzma
import struct
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

__all__ = ["SHIPPED", "pack", "shipped_ir"]

SHIPPED = Path(__file__).resolve().with_name("networks.ir")
MAGIC = b"mgpusim ir 1\n"
KEY_B = 12  # of the 32 of a key: enough to tell a million sources apart
BLOCK_B = 1 << 21
"""Bytes of text that are packed together: more pack better, and take longer to read one of them."""
_HEAD = struct.Struct("<II")
_BLOCK = struct.Struct("<I")
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
    index = [_BLOCK.pack(len(block)) for block in packed] + [_ENTRY.pack(*entry) for entry in sorted(entries)]
    return b"".join([MAGIC, _HEAD.pack(len(packed), len(entries)), *index, *packed])


def shipped_ir(key: str, path: Path = SHIPPED) -> str | None:
    """Return the IR of a source by its key, None where none ships, or the file is not there or damaged."""
    try:
        data, blocks, entries = _index(path)
        place = entries.get(bytes.fromhex(key)[:KEY_B])
        if place is None:
            return None
        block, begin, length = place
        text = _text(path, data[blocks[block] : blocks[block + 1]])[begin : begin + length]
        return text.decode() if len(text) == length else None
    except (OSError, ValueError, IndexError, struct.error, lzma.LZMAError):
        return None


@lru_cache(maxsize=2)
def _index(path: Path) -> tuple[bytes, list[int], dict[bytes, tuple[int, int, int]]]:
    """Return the file, where its blocks begin and the last ends, and the places of texts by their key: block, begin, length."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(path)
    at = len(MAGIC)
    n_blocks, n_entries = _HEAD.unpack_from(data, at)
    at += _HEAD.size
    sizes = [size for (size,) in _BLOCK.iter_unpack(data[at : at + n_blocks * _BLOCK.size])]
    at += n_blocks * _BLOCK.size
    found = _ENTRY.iter_unpack(data[at : at + n_entries * _ENTRY.size])
    entries = {key: (block, begin, length) for key, block, begin, length in found}
    at += n_entries * _ENTRY.size
    blocks = [at]
    for size in sizes:
        blocks.append(blocks[-1] + size)
    return data, blocks, entries


@lru_cache(maxsize=8)
def _text(path: Path, packed: bytes) -> bytes:
    """Return a block's texts; a network's kernels lie in few of them."""
    return lzma.decompress(packed, lzma.FORMAT_RAW, filters=_FILTERS)
