"""What the name of a scalar parameter suggests that a host program passes: extents, strides, paddings, offsets, switches."""

from __future__ import annotations

import math
import re

import msgspec


class Extents(msgspec.Struct, frozen=True):
    """What integers are chosen from: widths and other extents, paddings, switches and modes, those whose names say nothing."""

    size: int = 64
    pad: int = 1
    flag: int = 0
    other: int = 16


_ZEROS = set(
    "offset offsets off offs start begin base first shift origin axis index idx iter iteration id pos position past skip delta "
    "dx dy dz lo".split()
)
_ONES = set(
    "batch batches stride strides dilation dilations dilate group groups inc incx incy seed increment repeat times scale factor "
    "ratio reps iterations niter nbatch multiplier".split()
)
_WINDOWS = set("kernel filter window ksize kh kw kernels radius halo pool taps".split())
_FLAGS = set(
    "flag flags is has use with do mode type enable transpose trans conj causal activation act relu accumulate reverse inverse "
    "exclusive debug".split()
)
_PADS = set("pad pads padding paddings padw padh".split())
_PITCHES = set("pitch ld lda ldb ldc ldd leading ldx step steps row plane".split())
_COUNTS = set("length len total elements numel nelements items count tot".split())
_EXTENTS = set(
    "size sizes width height w h d c n m k rows cols columns channels channel shape dim dims depth num nx ny nz ni nj nk nl nm "
    "in out input output ne hw oh ow ih iw oc ic wh x y z numbers points nodes heads hidden seq max limit end bound src dst s t "
    "features records".split()
)
_FOURTHS = set("slice slices block blocks blk q quad packed".split())
_SMALL = set("eps epsilon tol tolerance threshold".split())
_NONE = set("min lower low mean bias offset zero".split())
_LARGE = set("max upper high".split())
_GLOBAL_SIZE = re.compile(r"(?:global_?(?:work_?)?s(?:ize)?|gs)_?(?:dim)?_?([0-2])", re.IGNORECASE)
_BY_FOUR = re.compile(r"(?:c4|_q|div4|by4|4)$")
_MOST_B = 1 << 26  # a stride that spans more makes buffers of no use


def words_of(name: str) -> list[str]:
    """Return the words of an identifier in small letters, numbers apart.

    >>> words_of("globalSizeDim0"), words_of("src_step_y"), words_of("ne00")
    (['global', 'size', 'dim', '0'], ['src', 'step', 'y'], ['ne', '00'])
    """
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def float_value(name: str) -> float:
    """Return a value for a parameter of a floating type.

    >>> float_value("alpha"), float_value("eps"), float_value("out_max")
    (1.0, 1e-05, 6.0)
    """
    words = set(words_of(name))
    if words & _SMALL:
        return 1e-5
    if words & _NONE:
        return 0.0
    return 6.0 if words & _LARGE else 1.0


def integer_value(name: str, extents: Extents, global_size: tuple[int, ...], size_b: int = 4) -> int:
    """Return a value for a parameter of an integer type of `size_b` bytes.

    Parameters
    ----------
    global_size : the NDRange, which some parameters repeat.

    >>> usual = Extents()
    >>> [integer_value(n, usual, (56, 40)) for n in ("width", "pad_w", "stride", "src_offset", "filter_h", "global_size_dim1")]
    [64, 1, 1, 0, 3, 40]
    """
    words = words_of(name)
    tail = words[-1] if words else ""
    found = set(words)
    if dim := _GLOBAL_SIZE.fullmatch(name):
        return (*global_size, 1, 1)[int(dim[1])]
    if found & _PADS:
        return extents.pad
    if found & {"stride", "step", "nb"} and (stride := _stride(words, extents)):
        return stride
    if found & _ZEROS:
        return 0
    if found & _WINDOWS and "pitch" not in found:
        return 3
    if found & _ONES:
        return 1
    if found & _FLAGS:
        return extents.flag
    if found & _PITCHES:
        return extents.size
    if found & _COUNTS or (len(words) == len(global_size) == 1 and tail in ("n", "size", "num")):
        return math.prod(global_size)
    if "ne" in found and tail.isdigit():  # a tensor's elements by dimension: rows of whole blocks, one batch
        return {"0": max(extents.size, 256), "3": 1}.get(tail[-1], extents.size)
    if found & _FOURTHS or _BY_FOUR.search(name):
        return max(1, extents.size // 4)
    if size_b == 1:
        return 1
    return extents.size if found & _EXTENTS else extents.other


def _stride(words: list[str], extents: Extents) -> int:
    """Return a stride: in bytes where its name counts dimensions; 0 where it is a step of windows, or none."""
    tail, size = words[-1], extents.size
    if "nb" in words and tail.isdigit():  # bytes from one element of this dimension to the next
        row = 4 * max(size, 256)
        return (4, row, min(_MOST_B, row * size), min(_MOST_B, row * size * size))[int(tail[-1]) % 4]
    if tail in ("x", "y", "z", "w") and len(words) >= 3:
        return min(_MOST_B, (4, 4 * size, 4 * size * size, 4 * size * size * size)["xyzw".index(tail)])
    if set(words) & {"batch", "plane", "channel"} and len(words) > 1:
        return size * size
    return size if set(words) & {"row", "src", "dst", "in", "out", "input", "output"} else 0
