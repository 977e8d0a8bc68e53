"""Pooling: largest and mean of a window, of real numbers and of integers of 8 bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, FusedOperator, LaunchOptions, Precision, Stored
from mgpusim.nn.kernels.integers import bounds, stored_scale
from mgpusim.nn.kernels.items import grid_call
from mgpusim.nn.kernels.window import Window

KINDS = ("max", "avg")


def pool(
    kind: str, src: Stored, dst: Stored, window: Window, *, count_include_pad: bool = False, **how: Unpack[LaunchOptions]
) -> Call:
    """Return the kernel of a pooling: an item for each slice of the output.

    Parameters
    ----------
    kind : "max" or "avg".
    window : those that reach beyond its pads, as where sizes were rounded up, have their rest left out.
    count_include_pad : a mean divides by all positions of the window that lie in the input or its padding, else in the input.

    >>> x, y = Stored("x", ImageShape(1, 112, 112, 64)), Stored("y", ImageShape(1, 56, 56, 64))
    >>> pool("max", x, y, Window((3, 3), (2, 2), pads=(1, 1, 1, 1)), precision=Precision()).launch.global_size
    (56, 56, 16)
    """
    last, pads = _last_positions(kind, src, dst, window), window.pads
    ends = [size + (pads[i + 2] if count_include_pad else 0) for i, size in enumerate((src.shape.h, src.shape.w))]
    constants = {
        **window.constants(), "MAXIMUM": kind == "max", "COUNT_TO_Y": ends[0], "COUNT_TO_X": ends[1],
        "COUNT_FROM": not count_include_pad,
        "COUNT_ALL": last[0] < ends[0] and last[1] < ends[1] and (count_include_pad or not any(pads[:2])),
    }  # fmt: skip
    return grid_call(
        "pool", f"{kind} pool {window.kernel[0]}x{window.kernel[1]}", dst.shape, src=[("SRC", src)], dst=[("DST", dst)],
        constants=constants, sums=kind != "max", sized={"SRC": src.shape, "DST": dst.shape}, **how,
    )  # fmt: skip


def integer_pool(
    kind: str, src: Stored, dst: Stored, window: Window, *, fused: Sequence[FusedOperator] = (), grid: str = "xys"
) -> Call:
    """Return a pooling of a tensor of integers whose scale is that of the output: an item for each slice of it.

    Parameters
    ----------
    kind : "max", or "avg" over the positions inside the input, rounded as TensorFlow Lite's reference does
        (tensorflow/lite/kernels/internal/reference/integer_ops/pooling.h).
    fused : activations that are bounds.

    >>> x, y = (Stored(n, ImageShape(1, size, size, 64), "buffer", 8, Scale(0.1)) for n, size in (("x", 14), ("y", 7)))
    >>> integer_pool("avg", x, y, Window((2, 2), (2, 2))).launch.global_size
    (7, 7, 16)
    """
    _last_positions(kind, src, dst, window)
    scale = stored_scale(src)
    if scale != stored_scale(dst):
        raise InputError(f"{kind} pool of {src.name}: {dst.name} has another scale, which integers alone do not lead to")
    low, high = bounds(scale, fused)
    constants = {
        **window.constants(), "MAXIMUM": kind == "max", "ORIGIN": f"({-128 * scale.unsigned})", "LOW": f"({low})",
        "HIGH": f"({high})",
    }  # fmt: skip
    return grid_call(
        "integer_pool", f"integer {kind} pool {window.kernel[0]}x{window.kernel[1]}", dst.shape, src=[("SRC", src)],
        dst=[("DST", dst)], constants=constants, sized={"SRC": src.shape, "DST": dst.shape}, precision=Precision(), grid=grid,
    )  # fmt: skip


def _last_positions(kind: str, src: Stored, dst: Stored, window: Window) -> list[int]:
    """Return the last row and column that any window has, counted as those of the input."""
    if kind not in KINDS:
        raise InputError(suggest("pooling", kind, KINDS))
    s, d = src.shape, dst.shape
    if (s.n, s.c) != (d.n, d.c):
        raise InputError(f"{kind} pool of {src.name}: {d.n}x{d.c} images by channels of {dst.name}, expected {s.n}x{s.c}")
    out = []
    for name, size, made, i in (("rows", s.h, d.h, 0), ("columns", s.w, d.w, 1)):
        first = (made - 1) * window.strides[i] - window.pads[i]
        reach = (window.kernel[i] - 1) * window.dilations[i]
        if first >= size or reach - window.pads[i] < 0:
            raise InputError(f"{kind} pool of {src.name}: {made} {name} of {dst.name} need windows outside of its {size}")
        out.append(first + reach)
    return out
