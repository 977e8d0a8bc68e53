"""What a step is, and the static memory accesses that steps report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Step = Callable[[list[Any], Any], None]
SPACE_NAMES = ("private", "global", "constant", "local", "generic")


class Site:
    """A static memory access: what the trace calls an access site.

    `kind` is load, store, atomic, texture or image_write; `space` global, constant, local, private or image. `width_b` is the
    bytes one lane touches; `line` the source line; `position` the block position; `index` the instruction's place in it;
    `result_b` the bytes that a texture read writes to the registers of a lane.
    """

    __slots__ = (
        "align_b", "count", "dtype", "fractional", "id", "index", "kind", "line", "operation", "others", "position", "result_b",
        "space", "taps", "width_b",
    )  # fmt: skip

    def __init__(
        self,
        id_: int,
        kind: str,
        space: str,
        dtype: Any,
        count: int,
        align_b: int,
        line: int,
        *,
        position: int,
        index: int,
        operation: str = "",
    ) -> None:
        self.id, self.kind, self.space, self.dtype, self.count = id_, kind, space, dtype, count
        self.align_b, self.line, self.position, self.index, self.operation = align_b, line, position, index, operation
        self.width_b = dtype.itemsize * count if dtype is not None else 0
        self.others: dict[str, Site] | None = None  # of a generic pointer: the sites by the kind of object it meets
        self.result_b = 0
        self.taps = 1  # texels of one read, more than one where its sampler filters linearly
        self.fractional = False  # whether a read had coordinates that are not integers by type

    def of(self, kind: str) -> Site:
        """Return the site that an access to an object of `kind` counts for; only a generic pointer has several."""
        return self if self.others is None else self.others.get(kind, self)
