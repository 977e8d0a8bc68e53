"""ncnn's layers that move elements or say how they lie, and those at the end of detectors."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.common import axis_of, sliced
from mgpusim.nn.readers.formats.ncnn.layers import NONE, Layer, rule
from mgpusim.nn.readers.formats.ncnn.windows import weights_of

__all__: list[str] = []

ORDERS = {
    2: "WH HW",
    3: "WHC HWC WCH CWH HCW CHW",
    4: "WHDC HWDC WDHC DWHC HDWC DHWC WHCD HWCD WCHD CWHD HCWD CHWD WDCH DWCH WCDH CWDH DCWH CDWH HDCW DHCW HCDW CHDW DCHW CDHW",
}
"""Orders of axes after a `Permute`, the innermost first, by the number of dimensions and the order's own."""
AXES = {2: "HW", 3: "CHW", 4: "CDHW"}


@rule("Split", "Dropout", "Packing", "Cast", "Identity")
def _nothing(b: Builder, layer: Layer) -> None:
    for name in layer.outputs:
        b.alias(name, layer.input())


@rule("Noop")
def _noop(b: Builder, layer: Layer) -> None:
    """Names outputs, which `reading` takes for those of the network."""
    for name in layer.outputs:
        b.alias(name, layer.input())


@rule("MemoryData")
def _memory_data(b: Builder, layer: Layer) -> None:
    sizes = [layer.whole(number) for number in (2, 11, 1, 0)]
    shape = tuple(size for size in sizes if size)
    if not shape or min(shape) < 1:
        raise InputError(f"{layer.where}: got sizes {sizes}")
    b.constant(layer.output, (1, *shape), "float32")


def _reshaped(b: Builder, layer: Layer, shape: Sequence[int]) -> None:
    b.add("reshape", layer.name, [layer.input()], [layer.output], shape=list(shape))


@rule("Reshape")
def _reshape(b: Builder, layer: Layer) -> None:
    if 6 in layer.parameters:
        raise UnsupportedError(f"{layer.where}: has its shape as an expression")
    old = b.shape(layer.input())
    inner = list(old[1:])[::-1]  # w, h, ...
    asked = [layer.whole(number, NONE) for number in (0, 1, 11, 2)]
    kept = [old_size(inner, i) if size == 0 else size for i, size in enumerate(size for size in asked if size != NONE)]
    count = math.prod(inner)
    if not kept or min(kept) < -1 or kept.count(-1) > 1:
        raise InputError(f"{layer.where}: got shape {kept}")
    if -1 in kept:
        rest = -math.prod(kept)
        if rest == 0 or count % rest:
            raise InputError(f"{layer.where}: {count} numbers as {kept}")
        kept[kept.index(-1)] = count // rest
    _reshaped(b, layer, (old[0], *kept[::-1]))


def old_size(sizes: Sequence[int], index: int) -> int:
    """Return the size of an axis, 1 where there is none."""
    return sizes[index] if index < len(sizes) else 1


@rule("Flatten")
def _flatten(b: Builder, layer: Layer) -> None:
    shape = b.shape(layer.input())
    _reshaped(b, layer, (shape[0], math.prod(shape[1:])))


@rule("ExpandDims")
def _expand_dims(b: Builder, layer: Layer) -> None:
    inner, axes = list(b.shape(layer.input())[1:]), layer.wholes(3)
    for axis in sorted(axis_of(axis, len(inner) + len(axes), layer.where) for axis in axes):
        inner.insert(axis, 1)
    _reshaped(b, layer, (b.shape(layer.input())[0], *inner))


@rule("Squeeze")
def _squeeze(b: Builder, layer: Layer) -> None:
    shape = b.shape(layer.input())
    names = AXES.get(len(shape) - 1, "")
    flags = {"W": layer.whole(0), "H": layer.whole(1), "D": layer.whole(11), "C": layer.whole(2)}
    axes = {layer.axis(b, axis) for axis in layer.wholes(3)} or {i + 1 for i, name in enumerate(names) if flags[name]}
    kept = [size for i, size in enumerate(shape) if i not in axes or size != 1]
    _reshaped(b, layer, kept if len(kept) > 1 else [*kept, 1])


@rule("Permute")
def _permute(b: Builder, layer: Layer) -> None:
    rank = b.rank(layer.input()) - 1
    known, number = ORDERS.get(rank, "").split(), layer.whole(0)
    if rank == 1 and number == 0:
        b.alias(layer.output, layer.input())
        return
    if not 0 <= number < len(known):
        raise InputError(f"{layer.where}: got order {number} of {rank} dimensions")
    order = [0] + [AXES[rank].index(name) + 1 for name in reversed(known[number])]
    b.add("transpose", layer.name, [layer.input()], [layer.output], order=order)


# ---- parts -------------------------------------------------------------------------------------------------------------
@rule("Concat")
def _concat(b: Builder, layer: Layer) -> None:
    names = [layer.input(i) for i in range(max(1, len(layer.inputs)))]
    b.add("concat", layer.name, names, [layer.output], axis=layer.axis(b, layer.whole(0)))


@rule("Slice")
def _slice(b: Builder, layer: Layer) -> None:
    axis = layer.axis(b, layer.whole(1))
    size, parts = b.shape(layer.input())[axis], layer.wholes(0)
    if indices := layer.wholes(2):
        ends = [index + size if index < 0 else index for index in indices]
        parts = [after - before for before, after in zip([0, *ends], [*ends, size], strict=True)]
    free = parts.count(NONE)
    rest = size - sum(part for part in parts if part != NONE)
    for i, part in enumerate(parts):
        if part == NONE:  # what is left is shared out evenly
            parts[i] = rest // free
            rest, free = rest - parts[i], free - 1
    b.add("split", layer.name, [layer.input()], layer.outputs, axis=axis, sizes=parts)


@rule("Crop")
def _crop(b: Builder, layer: Layer) -> None:
    """By starts and ends of axes, or by offsets and sizes, those of a second blob if there is one."""
    shape = b.shape(layer.input())
    starts, sizes = [0] * len(shape), list(shape)
    if begins := layer.wholes(9):
        ends = layer.wholes(10) or [NONE] * len(begins)
        axes = layer.wholes(11) or list(range(len(begins)))
        if not len(begins) == len(ends) == len(axes):
            raise InputError(f"{layer.where}: got {len(begins)} starts, {len(ends)} ends, {len(axes)} axes")
        for begin, end, axis in zip(begins, ends, axes, strict=True):
            at = layer.axis(b, axis)
            first = 0 if begin == NONE else begin
            starts[at], sizes[at] = sliced(shape[at], first, 1 << 62 if end == NONE else end, 1, layer.where)
    else:
        named = {"W": (0, 3, 6), "H": (1, 4, 7), "D": (13, 14, 15), "C": (2, 5, 8)}
        other = b.shape(layer.input(1)) if len(layer.inputs) > 1 else None
        for i, name in enumerate(AXES.get(len(shape) - 1, "W"), 1):
            offset, out, behind = (layer.whole(number) for number in named[name])
            starts[i] = max(0, offset)
            sizes[i] = shape[i] - starts[i] - behind if out in (0, NONE) else out
            if other is not None and len(other) == len(shape):
                sizes[i] = other[i]
    if any(size < 1 or start + size > old for start, size, old in zip(starts, sizes, shape, strict=True)):
        raise InputError(f"{layer.where}: takes {sizes[1:]} from {starts[1:]} of {list(shape[1:])}")
    if sizes == list(shape):
        b.alias(layer.output, layer.input())
    else:
        b.add("slice", layer.name, [layer.input()], [layer.output], starts=starts, sizes=sizes, steps=[1] * len(shape))


@rule("Padding")
def _pad(b: Builder, layer: Layer) -> None:
    rank = b.rank(layer.input())
    top, bottom, left, right, front, behind = (layer.whole(number) for number in (0, 1, 2, 3, 7, 8))
    before, after = [0] * rank, [0] * rank
    for axis, first, last in ((rank - 1, left, right), (rank - 2, top, bottom), (rank - 3, front, behind)):
        if axis > 0:
            before[axis], after[axis] = first, last
    if min(*before, *after) < 0:
        raise UnsupportedError(f"{layer.where}: has pads {before} and {after}, which crop or depend on a stride")
    if not any(before) and not any(after):
        b.alias(layer.output, layer.input())
        return
    mode = {0: "constant", 1: "edge", 2: "reflect"}.get(layer.whole(4))
    if mode is None:
        raise InputError(f"{layer.where}: got kind {layer.whole(4)} of padding")
    b.add("pad", layer.name, [layer.input()], [layer.output], before=before, after=after, mode=mode, value=layer.real(5))


@rule("Tile")
def _tile(b: Builder, layer: Layer) -> None:
    shape = list(b.shape(layer.input()))
    if repeats := layer.wholes(2):
        grown = [1] * (len(repeats) - len(shape) + 1)
        inner = [*grown, *shape[1:]]
        x = layer.input()
        if grown:
            x = b.add("reshape", f"{layer.name}/axes", [x], [b.fresh(f"{x}/axes")], shape=[shape[0], *inner])
        repeats = [1] * (len(inner) - len(repeats)) + repeats
        shape = [shape[0]] + [size * times for size, times in zip(inner, repeats, strict=True)]
        b.add("tile", layer.name, [x], [layer.output], shape=shape)
        return
    shape[layer.axis(b, layer.whole(0))] *= layer.whole(1, 1)
    b.add("tile", layer.name, [layer.input()], [layer.output], shape=shape)


@rule("ShuffleChannel")
def _shuffle(b: Builder, layer: Layer) -> None:
    channels, groups = b.shape(layer.input())[1], layer.whole(0, 1)
    if groups < 1 or channels % groups:
        raise InputError(f"{layer.where}: {channels} channels in {groups} groups")
    groups = channels // groups if layer.whole(1) else groups
    b.add("channel_shuffle", layer.name, [layer.input()], [layer.output], groups=groups)


# ---- images ------------------------------------------------------------------------------------------------------------
@rule("Interp")
def _interp(b: Builder, layer: Layer) -> None:
    shape = b.shape(layer.input())
    mode = {1: "nearest", 2: "bilinear", 3: "bicubic"}.get(layer.whole(0))
    if mode is None or len(shape) not in (2, 4):
        raise InputError(f"{layer.where}: resizes {list(shape[1:])} by kind {layer.whole(0)}")
    x = layer.input()
    if len(shape) == 2:  # a vector counts as pixels
        x = b.add("reshape", f"{layer.name}/pixel", [x], [b.fresh(f"{x}/pixel")], shape=[*shape, 1, 1])
    if len(layer.inputs) > 1:
        size = list(b.shape(layer.input(1))[-2:])
    else:
        factors = (layer.real(1, 1.0), layer.real(2, 1.0))
        given = (layer.whole(3), layer.whole(4))
        size = [
            new or (math.floor(old * factor) if 0 < factor < 1 << 20 else 0)
            for old, new, factor in zip(b.shape(x)[2:], given, factors, strict=True)
        ]
    b.add(
        "resize", layer.name, [x], [layer.output], height=size[0], width=size[1], mode=mode, align_corners=bool(layer.whole(6)),
        half_pixel=not layer.whole(6),
    )  # fmt: skip


@rule("PixelShuffle")
def _pixel_shuffle(b: Builder, layer: Layer) -> None:
    mode = "DCR" if layer.whole(1) else "CRD"
    b.add("depth_to_space", layer.name, [layer.input()], [layer.output], block=_block(layer), mode=mode)


@rule("Reorg")
def _reorg(b: Builder, layer: Layer) -> None:
    b.add("space_to_depth", layer.name, [layer.input()], [layer.output], block=_block(layer))


def _block(layer: Layer) -> int:
    block = layer.whole(0, 1)
    if block < 1:
        raise InputError(f"{layer.where}: got blocks of {block}")
    return block


@rule("Embed")
def _embed(b: Builder, layer: Layer) -> None:
    out, count = layer.whole(0), layer.whole(1)
    table = weights_of(b, layer, "table", (count, out))
    b.add("gather", layer.name, [table, layer.input()], [layer.output], axis=0)
