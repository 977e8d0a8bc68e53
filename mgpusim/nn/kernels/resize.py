"""Resizing of images: nearest pixel and bilinear."""

from __future__ import annotations

from typing import Unpack

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.kernels.base import Call, LaunchOptions, Stored
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.items import expect, grid_call

RESIZE_MODES = ("nearest", "bilinear")


def resize(
    mode: str,
    src: Stored,
    dst: Stored,
    *,
    align_corners: bool = False,
    half_pixel: bool = False,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a resize to the height and width of `dst`.

    Parameters
    ----------
    mode : one of `RESIZE_MODES`.
    align_corners : the first and last pixels of both images meet: (in - 1) / (out - 1) pixels a step, else in / out.
    half_pixel : distances are between the middles of pixels.

    >>> x, y = Stored("x", ImageShape(1, 33, 33, 21)), Stored("y", ImageShape(1, 257, 257, 21))
    >>> resize("bilinear", x, y, align_corners=True, precision=Precision()).launch.global_size
    (257, 257, 6)
    """
    what = f"resize of {src.name}"
    if mode not in RESIZE_MODES:
        raise InputError(f"{what}: {suggest('mode', mode, RESIZE_MODES)}")
    if align_corners and half_pixel:
        raise InputError(f"{what}: got both align_corners and half_pixel, expected one of them or none")
    expect(what, dst, msgspec.structs.replace(src.shape, h=dst.shape.h, w=dst.shape.w))
    sizes = ((src.shape.h, dst.shape.h), (src.shape.w, dst.shape.w))
    scales = [(have - 1) / (make - 1) if align_corners and make > 1 else have / make for have, make in sizes]
    constants: dict[str, object] = {"BILINEAR": mode == "bilinear", "ALIGN_CORNERS": align_corners, "HALF_PIXEL": half_pixel}
    constants |= {"SCALE_Y": number(scales[0]), "SCALE_X": number(scales[1])}
    return grid_call(
        "resize", f"resize {mode}", dst.shape, src=[("SRC", src)], dst=[("DST", dst)], constants=constants, sums=False,
        sized={"SRC": src.shape, "DST": dst.shape}, **how,
    )  # fmt: skip
