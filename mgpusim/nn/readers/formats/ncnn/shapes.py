"""ncnn's layers that move elements or say how they lie, and those at the end of detectors."""

from __future__ import annotations

import math

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.ncnn.layers import NONE, RULES, Layer, rule
from mgpusim.nn.readers.kinds.shapes import blocks, flatten, new_axes, part, reshape, reshaped, sliced, split

ORDERS = {
    2: "WH HW",
    3: "WHC HWC WCH CWH HCW CHW",
    4: "WHDC HWDC WDHC DWHC HDWC DHWC WHCD HWCD WCHD CWHD HCWD CHWD WDCH DWCH WCDH CWDH DCWH CDWH HDCW DHCW HCDW CHDW DCHW CDHW",
}
"""Orders of axes after a `Permute`, the innermost first, by the number of dimensions and the order's own."""
AXES = {2: "HW", 3: "CHW", 4: "CDHW"}


RULES.same("Split", "Dropout", "Packing", "Cast", "Identity", "Noop")  # a `Noop` names outputs of the network


@rule("MemoryData")
def _memory_data(layer: Layer) -> None:
    sizes = [layer.whole(number) for number in (2, 11, 1, 0)]
    shape = tuple(size for size in sizes if size)
    if not shape or min(shape) < 1:
        raise InputError(f"{layer.where}: got sizes {sizes}")
    layer.b.constant(layer.output, (1, *shape), "float32")


@rule("Reshape")
def _reshape(layer: Layer) -> None:
    if 6 in layer.parameters:
        raise UnsupportedError(f"{layer.where}: has its shape as an expression")
    old = layer.shape()
    inner = list(old[1:])[::-1]  # w, h, ...
    asked = [layer.whole(number, NONE) for number in (0, 1, 11, 2)]
    kept = [
        (inner[i] if i < len(inner) else 1) if size == 0 else size
        for i, size in enumerate(size for size in asked if size != NONE)
    ]
    if not kept:
        raise InputError(f"{layer.where}: got shape {kept}")
    reshape(layer, (old[0], *reshaped(layer, math.prod(inner), kept)[::-1]))


@rule("Squeeze")
def _squeeze(layer: Layer) -> None:
    shape = layer.shape()
    names = AXES.get(len(shape) - 1, "")
    flags = {"W": layer.whole(0), "H": layer.whole(1), "D": layer.whole(11), "C": layer.whole(2)}
    axes = {layer.axis(axis) for axis in layer.wholes(3)} or {i + 1 for i, name in enumerate(names) if flags[name]}
    kept = [size for i, size in enumerate(shape) if i not in axes or size != 1]
    reshape(layer, kept if len(kept) > 1 else [*kept, 1])


@rule("Permute")
def _permute(layer: Layer) -> None:
    rank = len(layer.shape()) - 1
    known, number = ORDERS.get(rank, "").split(), layer.whole(0)
    if rank == 1 and number == 0:
        layer.same(layer.needed())
        return
    if not 0 <= number < len(known):
        raise InputError(f"{layer.where}: got order {number} of {rank} dimensions")
    order = [0] + [AXES[rank].index(name) + 1 for name in reversed(known[number])]
    layer.give("transpose", [layer.needed()], order=order)


# ---- parts -------------------------------------------------------------------------------------------------------------
@rule("Concat")
def _concat(layer: Layer) -> None:
    names = [layer.needed(i) for i in range(max(1, len(layer.inputs)))]
    layer.give("concat", names, axis=layer.axis(layer.whole(0)))


@rule("Slice")
def _slice(layer: Layer) -> None:
    axis = layer.axis(layer.whole(1))
    size, parts = layer.shape()[axis], layer.wholes(0)
    if indices := layer.wholes(2):
        ends = [index + size if index < 0 else index for index in indices]
        parts = [after - before for before, after in zip([0, *ends], [*ends, size], strict=True)]
    free = parts.count(NONE)
    rest = size - sum(each for each in parts if each != NONE)
    for i, size in enumerate(parts):
        if size == NONE:  # what is left is shared out evenly
            parts[i] = rest // free
            rest, free = rest - parts[i], free - 1
    split(layer, layer.needed(), axis, parts, len(layer.outputs))


@rule("Crop")
def _crop(layer: Layer) -> None:
    """By starts and ends of axes, or by offsets and sizes, those of a second blob if there is one."""
    shape = layer.shape()
    starts, sizes = [0] * len(shape), list(shape)
    if begins := layer.wholes(9):
        ends = layer.wholes(10) or [NONE] * len(begins)
        axes = layer.wholes(11) or list(range(len(begins)))
        if not len(begins) == len(ends) == len(axes):
            raise InputError(f"{layer.where}: got {len(begins)} starts, {len(ends)} ends, {len(axes)} axes")
        for begin, end, axis in zip(begins, ends, axes, strict=True):
            at = layer.axis(axis)
            first = 0 if begin == NONE else begin
            starts[at], sizes[at] = sliced(shape[at], first, 1 << 62 if end == NONE else end, 1, layer.where)
    else:
        named = {"W": (0, 3, 6), "H": (1, 4, 7), "D": (13, 14, 15), "C": (2, 5, 8)}
        other = layer.shape(1) if len(layer.inputs) > 1 else None
        for i, name in enumerate(AXES.get(len(shape) - 1, "W"), 1):
            offset, out, behind = (layer.whole(number) for number in named[name])
            starts[i] = max(0, offset)
            sizes[i] = shape[i] - starts[i] - behind if out in (0, NONE) else out
            if other is not None and len(other) == len(shape):
                sizes[i] = other[i]
    if any(size < 1 or start + size > old for start, size, old in zip(starts, sizes, shape, strict=True)):
        raise InputError(f"{layer.where}: takes {sizes[1:]} from {starts[1:]} of {list(shape[1:])}")
    part(layer, starts, sizes, [1] * len(shape))


@rule("Padding")
def _pad(layer: Layer) -> None:
    rank = len(layer.shape())
    top, bottom, left, right, front, behind = (layer.whole(number) for number in (0, 1, 2, 3, 7, 8))
    before, after = [0] * rank, [0] * rank
    for axis, first, last in ((rank - 1, left, right), (rank - 2, top, bottom), (rank - 3, front, behind)):
        if axis > 0:
            before[axis], after[axis] = first, last
    if min(*before, *after) < 0:
        raise UnsupportedError(f"{layer.where}: has pads {before} and {after}, which crop or depend on a stride")
    if not any(before) and not any(after):
        layer.same(layer.needed())
        return
    mode = {0: "constant", 1: "edge", 2: "reflect"}.get(layer.whole(4))
    if mode is None:
        raise InputError(f"{layer.where}: got kind {layer.whole(4)} of padding")
    layer.give("pad", [layer.needed()], before=before, after=after, mode=mode, value=layer.real(5))


@rule("Tile")
def _tile(layer: Layer) -> None:
    shape = list(layer.shape())
    if repeats := layer.wholes(2):
        grown = [1] * (len(repeats) - len(shape) + 1)
        inner = [*grown, *shape[1:]]
        x = layer.needed()
        if grown:
            x = layer.step("axes", "reshape", [x], shape=[shape[0], *inner])
        repeats = [1] * (len(inner) - len(repeats)) + repeats
        shape = [shape[0]] + [size * times for size, times in zip(inner, repeats, strict=True)]
        layer.give("tile", [x], shape=shape)
        return
    shape[layer.axis(layer.whole(0))] *= layer.whole(1, 1)
    layer.give("tile", [layer.needed()], shape=shape)


@rule("ShuffleChannel")
def _shuffle(layer: Layer) -> None:
    channels, groups = layer.shape()[1], layer.whole(0, 1)
    if groups < 1 or channels % groups:
        raise InputError(f"{layer.where}: {channels} channels in {groups} groups")
    groups = channels // groups if layer.whole(1) else groups
    layer.give("channel_shuffle", [layer.needed()], groups=groups)


# ---- images ------------------------------------------------------------------------------------------------------------
@rule("Interp")
def _interp(layer: Layer) -> None:
    shape = layer.shape()
    mode = {1: "nearest", 2: "bilinear", 3: "bicubic"}.get(layer.whole(0))
    if mode is None or len(shape) not in (2, 4):
        raise InputError(f"{layer.where}: resizes {list(shape[1:])} by kind {layer.whole(0)}")
    x = layer.needed()
    if len(shape) == 2:  # a vector counts as pixels
        x = layer.step("pixel", "reshape", [x], shape=[*shape, 1, 1])
    if len(layer.inputs) > 1:
        size = list(layer.shape(1)[-2:])
    else:
        factors = (layer.real(1, 1.0), layer.real(2, 1.0))
        given = (layer.whole(3), layer.whole(4))
        size = [
            new or (math.floor(old * factor) if 0 < factor < 1 << 20 else 0)
            for old, new, factor in zip(layer.b.shape(x)[2:], given, factors, strict=True)
        ]
    align = bool(layer.whole(6))
    layer.give("resize", [x], height=size[0], width=size[1], mode=mode, align_corners=align, half_pixel=not align)


@rule("Embed")
def _embed(layer: Layer) -> None:
    table = layer.weights("table", (layer.whole(1), layer.whole(0)))
    layer.give("gather", [table, layer.needed()], axis=0)


RULES.update({
    "Flatten": lambda layer: flatten(layer, 1),
    "ExpandDims": lambda layer: new_axes(layer, layer.wholes(3)),
    "PixelShuffle": lambda layer: blocks(layer, layer.whole(0, 1), "DCR" if layer.whole(1) else "CRD"),
    "Reorg": lambda layer: blocks(layer, layer.whole(0, 1)),
})  # fmt: skip
