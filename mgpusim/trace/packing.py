"""Arrays as bytes for the disk cache, without the second checksum and the copies of a zip file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array

_ALIGN_B = 16


def pack_arrays(arrays: Mapping[str, Array], meta: bytes = b"") -> bytes:
    """Return named arrays, and bytes that say what they are, as bytes.

    >>> arrays, meta = unpack_arrays(pack_arrays({"a": np.arange(3)}, b"x"))
    >>> arrays["a"].tolist(), meta
    ([0, 1, 2], b'x')
    """
    whole = {name: np.asarray(array) for name, array in arrays.items()}
    head = msgspec.msgpack.encode([meta, [[name, a.dtype.str, a.shape] for name, a in whole.items()]])
    parts: list[Any] = [len(head).to_bytes(8, "little"), head]
    size = 8 + len(head)
    for array in whole.values():
        parts += [bytes(-size % _ALIGN_B), np.ascontiguousarray(array).reshape(-1).view(np.uint8)]
        size += -size % _ALIGN_B + array.nbytes
    return b"".join(parts)


def unpack_arrays(data: bytes) -> tuple[dict[str, Array], bytes]:
    """Return what `pack_arrays` packed; the arrays are views of `data`, which may not be written.

    Raises
    ------
    ValueError
        The bytes end before the arrays do.
    """
    length = int.from_bytes(data[:8], "little")
    meta, described = msgspec.msgpack.decode(data[8 : 8 + length])
    arrays, at = {}, 8 + length
    for name, kind, shape in described:
        at += -at % _ALIGN_B
        dtype, count = np.dtype(kind), int(np.prod(shape))
        arrays[name] = np.frombuffer(data, dtype, count, at).reshape(shape) if count else np.zeros(shape, dtype)
        at += count * dtype.itemsize
    return arrays, meta
