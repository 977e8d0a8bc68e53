"""Safetensors: a header in JSON behind its length of 8 bytes (huggingface/safetensors, README.md, Format).

Sizes of the model are in config.json beside it. Of a model in several files each has a header of its own.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec

from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.readers.headers.header import HeldTensor, WeightsHeader, WeightsType

MOST_HEADER_B = 100_000_000
"""Bytes of a header at most: MAX_HEADER_SIZE of huggingface/safetensors, safetensors/src/tensor.rs."""
TYPES = {
    name: WeightsType(name, 1, size_b)
    for name, size_b in {
        "F64": 8, "F32": 4, "F16": 2, "BF16": 2, "F8_E4M3": 1, "F8_E5M2": 1, "I64": 8, "I32": 4, "I16": 2, "I8": 1, "U64": 8,
        "U32": 4, "U16": 2, "U8": 1, "BOOL": 1,
    }.items()
}  # fmt: skip


def read_safetensors(data: memoryview) -> WeightsHeader:
    """Return the header of a safetensors file.

    >>> head = b'{"w":{"dtype":"F16","shape":[2,3],"data_offsets":[0,12]}}'
    >>> read_safetensors(memoryview(len(head).to_bytes(8, "little") + head + bytes(12))).tensors["w"].size_b
    12
    """
    if len(data) < 10:
        raise InputError(f"is cut off: it has {len(data)} bytes")
    size = int.from_bytes(data[:8], "little")
    if size > min(MOST_HEADER_B, len(data) - 8):
        raise InputError(f"is cut off, damaged or no safetensors: its header claims {size:,} bytes, {len(data) - 8:,} are left")
    document = _json(bytes(data[8 : 8 + size]), "its header")
    metadata = document.pop("__metadata__", {})
    tensors = {name: _tensor(name, entry, len(data) - 8 - size) for name, entry in document.items()}
    return WeightsHeader(metadata if isinstance(metadata, dict) else {}, tensors)


def read_config(data: bytes) -> dict[str, Any]:
    """Return config.json as keys and values; those of `text_config`, if there is one, come first.

    >>> read_config(b'{"hidden_size": 8, "text_config": {"num_hidden_layers": 2}}')["num_hidden_layers"]
    2
    """
    document = _json(data, "config.json")
    inner = document.get("text_config")
    return {**document, **(inner if isinstance(inner, dict) else {})}


def _json(data: bytes, what: str) -> dict[str, Any]:
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"{what} is no JSON: {str(error)[:120]}") from None
    if not isinstance(document, dict):
        raise InputError(f"{what} is no JSON object")
    return document


def _tensor(name: str, entry: Any, room_b: int) -> HeldTensor:
    what = f"tensor {name[:60]!r}"
    if not isinstance(entry, dict) or not {"dtype", "shape", "data_offsets"} <= entry.keys():
        raise InputError(f"{what}: expected dtype, shape and data_offsets")
    kind, shape, place = entry["dtype"], entry["shape"], entry["data_offsets"]
    if kind not in TYPES:
        raise UnsupportedError(f"{what}: {suggest('type', str(kind)[:40], TYPES)}")
    whole = [value for value in (shape, place) if isinstance(value, list) and all(type(n) is int and n >= 0 for n in value)]
    if len(whole) != 2 or len(place) != 2 or len(shape) > 16 or math.prod(shape) >= 1 << 48:
        raise InputError(f"{what}: got the shape {str(shape)[:60]} at {str(place)[:60]}, expected whole numbers")
    held = HeldTensor(tuple(shape), TYPES[kind])
    if not place[0] <= place[1] <= room_b or place[1] - place[0] != held.size_b:
        raise InputError(f"{what}: lies at {place} of {room_b:,} bytes, expected {held.size_b:,} bytes inside")
    return held
