"""Softmax and its logarithm, along channels or another axis."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.items import expect, grid_constants, lines, power_of_two


def softmax(
    src: Stored,
    dst: Stored,
    *,
    axis: str = "c",
    log: bool = False,
    beta: float = 1.0,
    precision: Precision,
    variant: str = "",
    fused: Sequence[FusedOperator] = (),
    local_size: Sequence[int] | None = None,
) -> Call:
    """Return the kernel of a softmax.

    Parameters
    ----------
    axis : along which the outputs add up to 1.
    log : the logarithm of the softmax.
    beta : factor of the inputs.
    variant : "direct", an item for each line along the axis. "group", only along channels, whose work groups share a pixel's
        largest number and sum in local memory. By default "group" for few pixels, as many as channels or 256 at most, as
        TFLite's GPU delegate chooses.
    local_size : of "group": (items of a pixel, a power of two; pixels; 1), by default (32, 1).

    >>> x, y = (Stored(name, ImageShape(1, 1, 1, 1001)) for name in "xy")
    >>> softmax(x, y, precision=Precision()).launch.global_size
    (32, 1)
    """
    what = f"softmax of {src.name}"
    expect(what, dst, src.shape)
    if axis not in ("n", "h", "w", "c"):
        raise InputError(f"{what}: {suggest('axis', axis, 'nhwc')}")
    pixels = dst.rows * dst.shape.w
    chosen = variant or ("group" if axis == "c" and pixels <= min(256, src.shape.c) else "direct")
    if chosen not in ("direct", "group") or (chosen == "group" and axis != "c"):
        raise InputError(f"{what}: got variant '{chosen}' along {axis}, expected 'direct', or 'group' along c")
    constants: dict[str, object] = {"LOGARITHM": log, "BETA": number(beta), **grid_constants(SRC=src.shape, DST=dst.shape)}
    label = f"{'log ' if log else ''}softmax{'' if axis == 'c' else f' along {axis}'}"
    if chosen == "group":
        items = tuple(local_size or (32, 1))[:2]
        power_of_two(what, items)
        return call(
            "softmax_group", f"{label} in groups", (items[0], pixels), src=[("SRC", src)], dst=[("DST", dst)],
            constants={**constants, "ITEMS": items[0], "PARTS": items[1]}, precision=precision, fused=fused, local_size=items,
        )  # fmt: skip
    size, along = lines(src.shape, axis)
    return call(
        "softmax", label, size, src=[("SRC", src)], dst=[("DST", dst)], constants=constants | along, precision=precision,
        fused=fused, local_size=local_size,
    )  # fmt: skip
