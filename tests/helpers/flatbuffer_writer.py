"""Flatbuffers written by the `flatbuffers` package from plain values, for readers of our own to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import flatbuffers
import numpy as np

Field = tuple[str, Any]
"""Kind and value: a kind of `SCALARS`, or "text", "texts", "table", "tables", or "vector" with a numpy array."""

SCALARS: dict[str, Callable[..., Any]] = {
    "i8": flatbuffers.Builder.PrependInt8Slot, "u8": flatbuffers.Builder.PrependUint8Slot,
    "bool": flatbuffers.Builder.PrependBoolSlot, "i32": flatbuffers.Builder.PrependInt32Slot,
    "u32": flatbuffers.Builder.PrependUint32Slot, "u64": flatbuffers.Builder.PrependUint64Slot,
    "f32": flatbuffers.Builder.PrependFloat32Slot,
}  # fmt: skip


def flatbuffer(fields: Mapping[int, Field], identifier: bytes | None = None) -> bytes:
    """Return a file whose root table has fields, by their numbers."""
    builder = flatbuffers.Builder(1024)
    builder.Finish(_table(builder, fields), identifier)
    return bytes(builder.Output())


def _table(builder: flatbuffers.Builder, fields: Mapping[int, Field]) -> int:
    offsets = {number: _offset(builder, *field) for number, field in fields.items() if field[0] not in SCALARS}
    builder.StartObject(max(fields, default=0) + 1)
    for number, (kind, value) in fields.items():
        if kind in SCALARS:
            builder.ForceDefaults(True)
            SCALARS[kind](builder, number, value, 0)
        else:
            builder.PrependUOffsetTRelativeSlot(number, offsets[number], 0)
    return int(builder.EndObject())


def _offset(builder: flatbuffers.Builder, kind: str, value: Any) -> int:
    if kind == "text":
        return int(builder.CreateString(value))
    if kind == "table":
        return _table(builder, value)
    if kind == "vector":
        return int(builder.CreateNumpyVector(np.ascontiguousarray(value).reshape(-1)))
    parts: Sequence[int] = [builder.CreateString(one) if kind == "texts" else _table(builder, one) for one in value]
    builder.StartVector(4, len(parts), 4)
    for part in reversed(parts):
        builder.PrependUOffsetTRelative(part)
    return int(builder.EndVector())
