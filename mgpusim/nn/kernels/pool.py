"""Pooling: largest and mean of a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, LaunchOptions, Stored
from mgpusim.nn.kernels.items import grid_call

__all__ = ["pool"]

KINDS = ("max", "avg")


def pool(
    kind: str,
    src: Stored,
    dst: Stored,
    *,
    kernel: Sequence[int],
    strides: Sequence[int],
    pads: Sequence[int],
    dilations: Sequence[int] = (1, 1),
    count_include_pad: bool = False,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a pooling: an item for each slice of the output.

    Parameters
    ----------
    kind : "max" or "avg".
    kernel, strides, dilations : [height, width].
    pads : [top, left, bottom, right]. Windows that reach further, as where sizes were rounded up, have their rest left out.
    count_include_pad : a mean divides by all positions of the window that lie in the input or its padding, else in the input.

    >>> x, y = Stored("x", ImageShape(1, 112, 112, 64)), Stored("y", ImageShape(1, 56, 56, 64))
    >>> pool("max", x, y, kernel=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1], precision=Precision()).launch.global_size
    (56, 56, 16)
    """
    if kind not in KINDS:
        raise InputError(suggest("pooling", kind, KINDS))
    ends = [size + (pads[i + 2] if count_include_pad else 0) for i, size in enumerate((src.shape.h, src.shape.w))]
    last = _last_positions(kind, src, dst, kernel, strides, pads, dilations)
    constants: dict[str, object] = {
        "MAXIMUM": kind == "max", "KH": kernel[0], "KW": kernel[1], "STRIDE_Y": strides[0], "STRIDE_X": strides[1],
        "DILATION_Y": dilations[0], "DILATION_X": dilations[1], "PAD_TOP": pads[0], "PAD_LEFT": pads[1],
        "COUNT_TO_Y": ends[0], "COUNT_TO_X": ends[1], "COUNT_FROM": not count_include_pad,
        "COUNT_ALL": last[0] < ends[0] and last[1] < ends[1] and (count_include_pad or not any(pads[:2])),
    }  # fmt: skip
    return grid_call(
        "pool", f"{kind} pool {kernel[0]}x{kernel[1]}", dst.shape, src=[("SRC", src)], dst=[("DST", dst)], constants=constants,
        sums=kind != "max", sized={"SRC": src.shape, "DST": dst.shape}, **how,
    )  # fmt: skip


def _last_positions(
    kind: str, src: Stored, dst: Stored, kernel: Sequence[int], strides: Sequence[int], pads: Sequence[int],
    dilations: Sequence[int],
) -> list[int]:  # fmt: skip
    """Return the last row and column that any window has, counted as those of the input."""
    s, d = src.shape, dst.shape
    if (s.n, s.c) != (d.n, d.c):
        raise InputError(f"{kind} pool of {src.name}: {d.n}x{d.c} images by channels of {dst.name}, expected {s.n}x{s.c}")
    out = []
    for name, size, made, i in (("rows", s.h, d.h, 0), ("columns", s.w, d.w, 1)):
        first = (made - 1) * strides[i] - pads[i]
        reach = (kernel[i] - 1) * dilations[i]
        if first >= size or reach - pads[i] < 0:
            raise InputError(f"{kind} pool of {src.name}: {made} {name} of {dst.name} need windows outside of its {size}")
        out.append(first + reach)
    return out
