"""Samplers of OpenCL 1.2 over SIMT lanes: which texels a read touches and with which weights.

Equations: OpenCL 1.2 specification 8.2 (addressing and filtering) and 8.4 (layers of an array). Coordinates are uniform
(a Python int or numpy float) or arrays over the lanes, axis by axis; what is uniform stays so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.errors import InputError, suggest
from mgpusim.opencl.execution.image_formats import Scalar
from mgpusim.opencl.execution.images import Image

ADDRESSES = ("none", "clamp_to_edge", "clamp", "repeat", "mirrored_repeat")  # in the order of their bits
_HALF = np.float32(0.5)


class Sampler(msgspec.Struct, frozen=True):
    """A sampler: `address` is one of none, clamp_to_edge, clamp, repeat, mirrored_repeat; `filter` nearest or linear.

    >>> Sampler.from_bits(0x14) == Sampler(normalized=False, address="clamp", filter="nearest")
    True
    """

    normalized: bool = False
    address: str = "clamp"
    filter: str = "nearest"

    def __post_init__(self) -> None:
        problems = []
        if self.address not in ADDRESSES:
            problems.append(suggest("sampler address", self.address, ADDRESSES))
        if self.filter not in ("nearest", "linear"):
            problems.append(suggest("sampler filter", self.filter, ("nearest", "linear")))
        if problems:
            raise InputError("; ".join(problems), problems)

    @classmethod
    @cache
    def from_bits(cls, bits: int) -> Sampler:
        """Decode a sampler_t constant: bit 0 normalized, bits 1-3 addressing, bits 4-5 filter (SPIR 1.2, table 4).

        Filter bits 00, which the specification leaves open, mean nearest.
        """
        address = bits >> 1 & 7
        if bits & ~0x3F or address >= len(ADDRESSES) or bits >> 4 == 3:
            raise InputError(f"sampler bits {bits:#x}: expected CLK_NORMALIZED_COORDS_* | CLK_ADDRESS_* | CLK_FILTER_*")
        return cls(bool(bits & 1), ADDRESSES[address], "linear" if bits & 0x20 else "nearest")

    @property
    def bits(self) -> int:
        """The sampler_t constant of this sampler."""
        return self.normalized | ADDRESSES.index(self.address) << 1 | (0x20 if self.filter == "linear" else 0x10)


class Tap(NamedTuple):
    """One texel of a read: `index` = (z * height + y) * width + x (int, or int64 over the lanes), -1 for the border
    colour; `weight` is its float32 share, None where the read has a single tap."""

    index: Any
    weight: Any


_Axis = tuple[Scalar, Any]  # texel index along one axis, and where it is inside: True, False, or a bool array over the lanes


def taps(image: Image, sampler: Sampler | None, coords: Sequence[Scalar], weights: bool = True) -> list[Tap]:
    """Return the texels that a read at `coords` touches: one, or 2, 4, 8 where the sampler filters linearly.

    Parameters
    ----------
    sampler : None for a read without a sampler: nearest, unnormalized, and outside the image the border colour (the
        specification leaves that case open).
    coords : x, y, z (or the layer of an array) as the kernel has them, int or float; components past those are ignored.
    weights : False leaves weights out (None), for callers that want addresses only.

    Notes
    -----
    8.2 (addressing and filtering), 8.4 (layer = clamp(rint(w), 0, layers - 1)). What the specification leaves undefined is
    given its natural meaning: "none" outside the image acts as "clamp"; repeat modes with unnormalized coordinates take the
    period in texels; integer coordinates with a linear or normalized sampler are converted to float.

    >>> image = Image("2d", 8, 4)
    >>> taps(image, None, [np.array([0, 7, 8], np.int32), 1])[0].index.tolist()
    [8, 15, -1]
    """
    coords = [_plain(c) for c in coords[: image.axes + image.layered]]
    sizes = (image.width, image.height, image.depth)[: image.axes]
    depth: list[_Axis] = [(0, True)]
    if image.layered:
        depth = [_layer(coords[-1], image.depth, clamped=sampler is not None)]
    if sampler is None or sampler.filter == "nearest":
        indices = [_nearest(c, size, sampler) for c, size in zip(coords, sizes, strict=False)]
        y = indices[1] if image.axes > 1 else (0, True)
        z = indices[2] if image.axes > 2 else depth[0]
        return [Tap(_index(image, indices[0], y, z), None)]
    pairs = [_linear(c, size, sampler) for c, size in zip(coords, sizes, strict=False)]
    single: tuple[tuple[_Axis, Any], ...] = ((depth[0], None),)
    out = []
    for z, wz in pairs[2] if image.axes > 2 else single:
        for y, wy in pairs[1] if image.axes > 1 else (((0, True), None),):
            for x, wx in pairs[0]:
                weight = None
                if weights:
                    weight = wx if wy is None else wx * wy if wz is None else wx * wy * wz
                out.append(Tap(_index(image, x, y, z), weight))
    return out


def plain_index(image: Image, sampler: Sampler | None, coords: Sequence[Scalar]) -> Any:
    """Return what `taps` returns as the index of its one texel, int32 over the lanes; None where the read is not a plain one.

    Plain are reads of images of one or two dimensions, unfiltered, at integer coordinates that do not wrap round: most of a
    convolution, and of a product with rows in an image over a buffer.

    >>> image = Image("2d", 8, 4)
    >>> plain_index(image, Sampler(address="clamp_to_edge"), [np.array([0, 7, 8], np.int32), 1]).tolist()
    [8, 15, 15]
    >>> plain_index(image, None, [np.array([0.5], np.float32), 1]) is None
    True
    """
    edge = False
    if sampler is not None:
        edge = sampler.address == "clamp_to_edge"
        if sampler.normalized or sampler.filter != "nearest" or not (edge or sampler.address in ("none", "clamp")):
            return None
    if image.axes > 2 or image.layered or image.texels >= 2**31 or len(coords) < image.axes:
        return None
    x, y = coords[0], coords[1] if image.axes > 1 else 0
    where: Any = None
    for axis, (c, size) in enumerate(((x, image.width), (y, image.height))):
        if isinstance(c, np.ndarray):
            if c.dtype != np.int32:
                return None
            unsigned = c.view(np.uint32)
            if np.maximum.reduce(unsigned) >= size:
                if edge:
                    c = np.minimum(np.maximum(c, np.int32(0)), np.int32(size - 1))
                else:
                    inside = unsigned < np.uint32(size)
                    where = inside if where is None else where & inside
        elif type(c) is not int:
            return None
        elif not 0 <= c < size:
            if not edge:
                return -1
            c = min(max(c, 0), size - 1)
        if axis:
            y = c
        else:
            x = c
    if image.axes == 1:
        return x if where is None else np.where(where, x, np.int32(-1))
    row = y * (np.int32(image.width) if isinstance(y, np.ndarray) else image.width)
    at = row + x
    return at if where is None else np.where(where, at, np.int32(-1))


def _plain(c: Scalar) -> Scalar:
    """One coordinate as Python int, np.float32, or int32/float32 array: what the axis functions take."""
    if isinstance(c, np.ndarray):
        kind = np.float32 if c.dtype.kind == "f" else np.int32
        return c if c.dtype == kind else c.astype(kind)
    return np.float32(c) if isinstance(c, (float, np.floating)) else int(c)


def _inside(i: Scalar, size: int) -> Any:
    """Where 0 <= i < size; one reduction over unsigned values settles the common case of everywhere."""
    if not isinstance(i, np.ndarray):
        return 0 <= i < size
    unsigned = i.view(np.uint32)
    return True if unsigned.max(initial=0) < size else unsigned < np.uint32(size)


def _whole(f: Scalar, low: int, high: int) -> Scalar:
    """Floored float coordinates as integers, limited to low..high; a NaN becomes `low`."""
    if not isinstance(f, np.ndarray):
        return int(np.fmin(np.fmax(f, np.float32(low)), np.float32(high)))
    if not (f.min(initial=low) >= low and f.max(initial=high) <= high):  # a NaN fails both
        f = np.fmin(np.fmax(f, np.float32(low)), np.float32(high))
    # the limit itself may round up to a float32 beyond it where an image is wider than 2^24 texels: callers check again
    return f.astype(np.int32)


def _limit(i: Scalar, low: int, high: int) -> Scalar:
    """clamp(i, low, high) of integers."""
    if not isinstance(i, np.ndarray):
        return min(max(i, low), high)
    return np.minimum(np.maximum(i, np.int32(low)), np.int32(high))


def _edge(i: Scalar, size: int) -> Scalar:
    """clamp(i, 0, size - 1) of integers."""
    return i if _inside(i, size) is True else _limit(i, 0, size - 1)


def _around(i: Scalar, size: int) -> Scalar:
    """An index one step outside at most, brought round to the other side."""
    if not isinstance(i, np.ndarray):
        return i % size
    if _inside(i, size) is True:
        return i
    # seen as unsigned, exactly one of i, i + size, i - size is smallest: the one in 0..size-1
    n = np.uint32(size)
    u = i.view(np.uint32)
    return np.minimum(np.minimum(u, u + n), u - n).view(np.int32)


def _layer(c: Scalar, layers: int, clamped: bool) -> _Axis:
    """The layer of an array (8.4): rounded to nearest even and clamped; without a sampler it is an integer as it stands."""
    if not _is_int(c):
        return _edge(_whole(np.rint(c), 0, layers - 1), layers), True
    return (_edge(c, layers), True) if clamped else (c, _inside(c, layers))


def _address(f: Scalar, size: int, edge: bool) -> _Axis:
    """Table 8.1 on a floored coordinate, int or float: clamp to the edge, or find where it leaves the image."""
    if edge:
        return _edge(f if _is_int(f) else _whole(f, 0, size - 1), size), True
    i = f if _is_int(f) else _whole(f, -1, size)
    return i, _inside(i, size)


def _wrap(c: Scalar, size: int, sampler: Sampler) -> Scalar:
    """Unnormalized float coordinate inside [0, size] for the two repeat modes (8.2)."""
    n = np.float32(size)
    if sampler.normalized:
        if sampler.address == "repeat":
            return (c - np.floor(c)) * n
        return np.abs(c - np.float32(2.0) * np.rint(_HALF * c)) * n
    if sampler.address == "repeat":
        return c - np.floor(c / n) * n
    return np.abs(c - np.float32(2.0) * n * np.rint(_HALF * (c / n)))


def _wrap_int(c: Scalar, size: int, sampler: Sampler) -> Scalar:
    """Integer texel coordinate under the two repeat modes, exactly."""
    if sampler.address == "repeat":
        return c % size
    folded = c % (2 * size) if isinstance(c, int) else c.astype(np.int64) % (2 * size)  # two images may be beyond 32 bits
    if isinstance(c, int):
        return min(folded, 2 * size - 1 - folded)
    return np.minimum(folded, 2 * size - 1 - folded).astype(np.int32)


def _float(c: Scalar) -> Scalar:
    return c.astype(np.float32, copy=False) if isinstance(c, np.ndarray) else np.float32(c)


def _nearest(c: Scalar, size: int, sampler: Sampler | None) -> _Axis:
    """The texel nearest to coordinate `c` along one axis."""
    if sampler is None:
        return _address(c if _is_int(c) else np.floor(c), size, False)
    wraps = sampler.address in ("repeat", "mirrored_repeat")
    if _is_int(c) and not sampler.normalized:
        return (_wrap_int(c, size, sampler), True) if wraps else _address(c, size, sampler.address == "clamp_to_edge")
    c = _float(c)
    if not wraps:
        u = c * np.float32(size) if sampler.normalized else c
        return _address(np.floor(u), size, sampler.address == "clamp_to_edge")
    i = _whole(np.floor(_wrap(c, size, sampler)), 0, size)
    return (_edge(i, size) if sampler.address == "mirrored_repeat" else _around(i, size)), True


def _linear(c: Scalar, size: int, sampler: Sampler) -> tuple[tuple[_Axis, Scalar], tuple[_Axis, Scalar]]:
    """The two texels around coordinate `c` along one axis, with their weights."""
    c = _float(c)
    wraps = sampler.address in ("repeat", "mirrored_repeat")
    if wraps:
        u = _wrap(c, size, sampler)
    else:
        u = c * np.float32(size) if sampler.normalized else c
    u = u - _HALF
    low = np.floor(u)
    a = u - low
    b = np.float32(1.0) - a
    if not wraps:
        edge = sampler.address == "clamp_to_edge"
        return (_address(low, size, edge), b), (_address(low + np.float32(1.0), size, edge), a)
    i0 = _whole(low, -1, size - 1)
    i1 = i0 + 1
    if sampler.address == "mirrored_repeat":
        return ((_edge(i0, size), True), b), ((_edge(i1, size), True), a)
    return ((_around(i0, size), True), b), ((_around(i1, size), True), a)


def _is_int(c: Scalar) -> bool:
    return c.dtype == np.int32 if isinstance(c, np.ndarray) else isinstance(c, int)


def _index(image: Image, x: _Axis, y: _Axis, z: _Axis) -> Scalar:
    """Linear texel index of one tap, -1 outside. Arrays are int32 until the end where every index of the image fits."""
    where: Any = True
    for _, inside in (x, y, z):
        if inside is False:
            return -1
        if inside is not True:
            where = inside if where is True else where & inside
    at: Scalar = 0
    narrow = image.texels < 2**31
    for (value, _), size in ((z, image.depth), (y, image.height), (x, image.width)):
        if isinstance(at, int):
            at = at * size
        elif size != 1:
            at = at * (np.int32(size) if narrow else np.int64(size))
        if isinstance(value, np.ndarray) and not narrow:
            value = value.astype(np.int64)
        if isinstance(at, int) and at == 0:
            at = value
        elif not (isinstance(value, int) and value == 0):
            at = at + value
    if isinstance(at, np.ndarray):
        if where is not True:
            at = np.where(where, at, at.dtype.type(-1))
        return at.astype(np.int64)
    return at if where is True else np.where(where, np.int64(at), np.int64(-1))
