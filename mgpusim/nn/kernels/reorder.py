"""Operators that bring all numbers of a tensor into another order: transposes, reshapes, shuffles, blocks of pixels, tiles."""

from __future__ import annotations

from typing import Unpack

from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import LAYOUTS, ImageShape
from mgpusim.nn.kernels.base import Call, LaunchOptions, Stored
from mgpusim.nn.kernels.items import expect
from mgpusim.nn.kernels.rearrange import AXES, Moved, moved


def transpose(
    src: Stored,
    dst: Stored,
    *,
    order: str,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a transpose.

    Parameters
    ----------
    order : the axes of the source that become n, h, w and c: "nwhc" exchanges rows and columns.

    >>> x, y = Stored("x", ImageShape(1, 3, 5, 8)), Stored("y", ImageShape(1, 5, 3, 8))
    >>> transpose(x, y, order="nwhc", precision=Precision()).variant
    'transpose nwhc x4'
    """
    if sorted(order) != sorted("nhwc"):
        raise InputError(f"transpose of {src.name}: got order '{order}', expected the letters n, h, w and c in any order")
    expect(f"transpose of {src.name}", dst, ImageShape(*(getattr(src.shape, axis) for axis in order)))
    at = dict(zip(order, AXES.values(), strict=True))
    place = Moved(at["n"], at["h"], at["w"], at["c"], slice="s" if order[3] == "c" else "")
    return moved(f"transpose {order}", src, dst, place, **how)


def reshape(
    src: Stored,
    dst: Stored,
    *,
    layout: str = "NHWC",
    dst_layout: str = "",
    variant: str = "",
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a reshape, which gathers: planes of slices do not lie as either layout has its numbers.

    Parameters
    ----------
    layout, dst_layout : the order in which numbers of `src` and of `dst` count, "NHWC" or "NCHW"; the second is by default the
        first. A tensor of less than four dimensions is NHWC in either layout of a network.
    variant : "x4" moves slices, where that is possible (the default then): the channels stay as they are or all divide by 4;
        "general" fetches each channel.

    >>> x, y = Stored("x", ImageShape(1, 7, 7, 64)), Stored("y", ImageShape(1, 1, 1, 3136))
    >>> reshape(x, y, precision=Precision()).variant, reshape(x, y, layout="NCHW", precision=Precision()).variant
    ('reshape x4', 'reshape')
    """
    a, b, to = src.shape, dst.shape, dst_layout or layout
    if a.n * a.h * a.w * a.c != b.n * b.h * b.w * b.c:
        raise InputError(f"reshape of {src.name}: {a} and {b} hold different numbers of elements")
    for name in (layout, to):
        if name not in LAYOUTS:
            raise InputError(f"reshape of {src.name}: {suggest('layout', name, LAYOUTS)}")
    if variant not in ("", "x4", "general"):
        raise InputError(f"reshape of {src.name}: {suggest('variant', variant, ('x4', 'general'))}")
    at = None if variant == "general" else _whole(a, b, layout, to)
    if at is None and variant == "x4":
        raise InputError(f"reshape of {src.name}: {a} in {layout} to {b} in {to} does not move slices as a whole")
    return moved("reshape", src, dst, at or _each(a, b, layout, to), **how)


def _each(a: ImageShape, b: ImageShape, layout: str, to: str) -> Moved:
    """Return where each number lies: its place among all of the output, divided by the sizes of the source."""
    position = f"((n * {b.h} + y) * {b.w} + x) * {b.c} + c" if to == "NHWC" else f"((n * {b.c} + c) * {b.h} + y) * {b.w} + x"
    axes, step = {}, 1
    for axis in ("c", "w", "h", "n") if layout == "NHWC" else ("w", "h", "c", "n"):
        axes[axis] = f"({position}) / {step} % {getattr(a, axis)}"
        step *= getattr(a, axis)
    return Moved(axes["n"], axes["h"], axes["w"], axes["c"])


def _whole(a: ImageShape, b: ImageShape, layout: str, to: str) -> Moved | None:
    """Return where each slice lies; None where numbers of a slice part."""
    pixels = f"(y * {b.w} + x)"
    if a.n == b.n and a.c == b.c and layout == to:
        return Moved("n", f"{pixels} / {a.w}", f"{pixels} % {a.w}", slice="s")
    either = [shape.h * shape.w == 1 or shape.c == 1 or name == "NHWC" for shape, name in ((a, layout), (b, to))]
    if not all(either):
        return None
    place = f"((n * {b.h} + y) * {b.w} + x)"
    last = "s"
    if a.c % 4 == b.c % 4 == 0:
        place = f"({place} * {b.slices} + s)"
        last, pixel = f"{place} % {a.slices}", f"{place} / {a.slices}"
    elif a.c == b.c:
        pixel = place
    else:
        return None
    return Moved(f"{pixel} / {a.w * a.h}", f"{pixel} / {a.w} % {a.h}", f"{pixel} % {a.w}", slice=last)


def channel_shuffle(
    src: Stored,
    dst: Stored,
    *,
    groups: int,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel that takes channels from `groups` groups in turn.

    Source: Zhang et al., "ShuffleNet", arXiv:1707.01083, section 3.1.

    >>> x, y = (Stored(name, ImageShape(1, 28, 28, 116)) for name in "xy")
    >>> channel_shuffle(x, y, groups=2, precision=Precision()).variant
    'channel shuffle'
    """
    expect(f"channel shuffle of {src.name}", dst, src.shape)
    if groups < 1 or src.shape.c % groups:
        raise InputError(f"channel shuffle of {src.name}: {src.shape.c} channels do not divide into {groups} groups")
    at = Moved(c=f"c % {groups} * {src.shape.c // groups} + c / {groups}")
    return moved("channel shuffle", src, dst, at, **how)


def depth_to_space(
    src: Stored,
    dst: Stored,
    *,
    block: int,
    mode: str = "DCR",
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel that makes blocks of pixels of channels.

    Parameters
    ----------
    mode : of the channels, the position in the block counts first ("DCR", as in TFLite) or last ("CRD"), as ONNX names them.

    >>> x, y = Stored("x", ImageShape(1, 28, 28, 64)), Stored("y", ImageShape(1, 56, 56, 16))
    >>> depth_to_space(x, y, block=2, precision=Precision()).variant
    'depth to space x4'
    """
    s = src.shape
    if mode not in ("DCR", "CRD"):
        raise InputError(f"depth to space of {src.name}: {suggest('mode', mode, ('DCR', 'CRD'))}")
    if block < 1 or s.c % (block * block):
        raise InputError(f"depth to space of {src.name}: {s.c} channels do not divide into blocks of {block}x{block}")
    expect(f"depth to space of {src.name}", dst, ImageShape(s.n, s.h * block, s.w * block, s.c // (block * block)))
    within = f"(y % {block} * {block} + x % {block})"
    channels = dst.shape.c
    at = Moved(
        "n", f"y / {block}", f"x / {block}",
        f"{within} * {channels} + c" if mode == "DCR" else f"c * {block * block} + {within}",
        slice=f"{within} * {channels // 4} + s" if mode == "DCR" and channels % 4 == 0 else "",
    )  # fmt: skip
    return moved("depth to space", src, dst, at, **how)


def space_to_depth(
    src: Stored,
    dst: Stored,
    *,
    block: int,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel that makes channels of blocks of pixels; the position in the block counts first.

    >>> x, y = Stored("x", ImageShape(1, 56, 56, 16)), Stored("y", ImageShape(1, 28, 28, 64))
    >>> space_to_depth(x, y, block=2, precision=Precision()).variant
    'space to depth x4'
    """
    s = src.shape
    if block < 1 or s.h % block or s.w % block:
        raise InputError(f"space to depth of {src.name}: {s.h}x{s.w} pixels do not divide into blocks of {block}x{block}")
    expect(f"space to depth of {src.name}", dst, ImageShape(s.n, s.h // block, s.w // block, s.c * block * block))
    at = Moved(
        "n", f"y * {block} + c / {s.c * block}", f"x * {block} + c / {s.c} % {block}", f"c % {s.c}",
    )  # fmt: skip
    if s.c % 4 == 0:
        at = Moved(
            "n", f"y * {block} + s / {s.slices * block}", f"x * {block} + s / {s.slices} % {block}", slice=f"s % {s.slices}"
        )  # fmt: skip
    return moved("space to depth", src, dst, at, **how)


def tile(
    src: Stored,
    dst: Stored,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel that repeats a tensor along every axis that is longer in `dst`, by a whole number; so sizes of 1 expand.

    >>> x, y = Stored("x", ImageShape(1, 1, 1, 64)), Stored("y", ImageShape(1, 7, 7, 64))
    >>> tile(x, y, precision=Precision()).variant
    'tile x4'
    """
    sizes = {axis: (getattr(src.shape, axis), getattr(dst.shape, axis)) for axis in AXES}
    uneven = [f"{to} along {axis} is not a multiple of {size}" for axis, (size, to) in sizes.items() if to % size]
    if uneven:
        raise InputError(f"tile of {src.name}:", uneven)
    at = {axis: AXES[axis] if size == to else f"{AXES[axis]} % {size}" for axis, (size, to) in sizes.items()}
    size, to = sizes["c"]
    whole = "s" if size == to else f"s % {src.shape.slices}" if size % 4 == 0 else ""
    return moved("tile", src, dst, Moved(at["n"], at["h"], at["w"], at["c"], slice=whole), **how)
