"""Events that repeat others: a site in a loop mostly touches what it touched before, some bytes further.

Where that shift is a multiple of what coalescing looks at (a line, the banks of local memory, a tile of texels), all that
is counted per warp is the same, and its lines are as many lines further. So one event stands for all that are alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from mgpusim.trace.accesses import Accesses

__all__ = ["Alike", "find_alike"]

Array = np.ndarray[Any, Any]
_PATTERNS = 256  # kept to compare with: a site with more is irregular
_ONE_ADDRESS, _NO_TEXEL = -1, -2  # patterns: all lanes share an offset; all lanes read the border
Shift = Callable[[int, int, Array | None], tuple[Any, int]]


class Alike(NamedTuple):
    """`events` (n,) that differ; for each event asked about `which` of them it repeats, and how many bytes further, `shift_b`."""

    events: Array
    which: Array
    shift_b: Array


def find_alike(accesses: Accesses, s: int, item: int, events: Array, modulus_b: int) -> Alike:
    """Return which of a site's accesses to one object repeat others.

    Parameters
    ----------
    events : of site `s`, all of object `item`.
    modulus_b : accesses of all lanes this many bytes further count as the same, but for their lines.
    """
    r = accesses.recording
    image = r.sites[s].space == "image"
    shift_of = _texel_shift(accesses, item) if image else _byte_shift(accesses, item)
    patterns = _Patterns(image)
    known: dict[Any, int] = {}
    which, shifts = np.empty(len(events), np.int64), np.empty(len(events), np.int64)
    chosen: list[int] = []
    columns = (r.event_start[events].tolist(), r.event_value[events].tolist(), r.event_mask[events].tolist())
    for n, (start, at, mask) in enumerate(zip(*columns, strict=True)):
        pattern, values = _ONE_ADDRESS if at >= 0 else _NO_TEXEL, None
        if start >= 0:
            values = r.payload[start : start + r.lanes]
            pattern, at = patterns.find(values)
        rest, shift = shift_of(pattern, at, values)
        key = n if rest is None else (pattern, mask, rest, shift % modulus_b)
        which[n] = known.setdefault(key, len(chosen))
        shifts[n] = shift
        if which[n] == len(chosen):
            chosen.append(n)
    first = np.array(chosen, np.int64)
    return Alike(events[first], which, shifts - shifts[first][which])


class _Patterns:
    """Numbers the offsets of all lanes, those that differ by a shift alike."""

    def __init__(self, image: bool) -> None:
        self.image = image
        self.known: dict[bytes, int] = {}
        self.last, self.last_id = b"", 0
        self.n = self.hits = 0

    def find(self, values: Array) -> tuple[int, int]:
        """Return the pattern of an event and the offset of the first lane (of an image: of the first inside of it)."""
        at, inside = int(values[0]), None
        if self.image and int(values.min()) < 0:
            inside = values >= 0
            at = int(values[inside.argmax()])
            if at < 0:
                return _NO_TEXEL, -1
        if len(self.known) >= _PATTERNS and self.hits < self.n:
            self.n += 1
            return self.n - 1, at
        shape = values - at if inside is None else np.where(inside, values - at, np.iinfo(values.dtype).min)
        key = shape.tobytes()
        if key == self.last:  # mostly, and cheaper than to hash
            self.hits += 1
            return self.last_id, at
        found = self.known.get(key)
        if found is None:
            found = self.n
            self.n += 1
            if len(self.known) < _PATTERNS:
                self.known[key] = found
        else:
            self.hits += 1
        self.last, self.last_id = key, found
        return found, at


def _byte_shift(accesses: Accesses, item: int) -> Shift:
    """Return a function of (pattern, offset, offsets): what must be equal besides, and the bytes the event is further."""
    if not -2000 < item <= -1000:
        return lambda _pattern, at, _values: (0, at)
    # words of private memory are interleaved over the lanes (`Accesses`)
    lanes = accesses.places * accesses.items
    return lambda _pattern, at, _values: (at % 4, at // 4 * 4 * lanes)


def _texel_shift(accesses: Accesses, item: int) -> Shift:
    """`_byte_shift` of texels: the shift is whole rows and columns if no lane changes its row on the way."""
    image = accesses.images[item]
    tile_w, tile_h, tile_b, pitch_b = accesses.image_layout(item)
    columns: dict[int, tuple[int, int, int]] = {}  # of the first event of a pattern: its offset, its first and last column

    def shift(pattern: int, at: int, values: Array | None) -> tuple[Any, int]:
        if pattern == _NO_TEXEL:
            return 0, 0
        if pattern not in columns:
            x = (values[values >= 0] if values is not None else np.array([at])) % image.width
            columns[pattern] = at, int(x.min()), int(x.max())
        first, low, high = columns[pattern]
        rows = (low + at - first) // image.width
        right = at - first - rows * image.width
        if high + right >= image.width or (rows and tile_h > 1 and image.depth > 1):
            return None, 0
        return (right % tile_w, rows % tile_h), rows // tile_h * pitch_b + right // tile_w * tile_b

    return shift
