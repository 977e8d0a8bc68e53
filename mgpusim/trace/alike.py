"""Events that repeat others: a site in a loop mostly touches what it touched before, some bytes further.

Where that shift is a multiple of what coalescing looks at (a line, the banks of local memory, a tile of texels), all that
is counted per warp is the same, and its lines are as many lines further. So one event stands for all that are alike.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.trace.accesses import Accesses
from mgpusim.trace.order_native import match_events

_NO_TEXEL = -2  # the pattern of reads of the border alone
_LARGEST = 1 << 62  # of a number that stands for several


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
    start, value = r.event_start[events], r.event_value[events]
    pattern, at = match_events(r.payload, r.lanes, start, value, image)
    if image:
        rest, shift = _texel_shift(accesses, item, pattern, at, start)
    else:
        rest, shift = _byte_shift(accesses, item, at)
    first, which = _numbered([pattern, r.event_mask[events], *rest, shift % modulus_b])
    return Alike(events[first], which, shift - shift[first][which])


def _numbered(columns: list[Array]) -> tuple[Array, Array]:
    """Return the first row of each kind, ascending, and the kind of each row; rows are equal in all columns.

    >>> [a.tolist() for a in _numbered([np.array([5, 7, 5, 5]), np.array([1, 1, 1, 2])])]
    [[0, 1, 3], [0, 1, 0, 2]]
    """
    code, span = np.zeros(len(columns[0]), np.int64), 1
    for column in columns:
        low = int(column.min(initial=0))
        width = int(column.max(initial=0)) - low + 1
        if span * width >= _LARGEST:
            code = np.unique(code, return_inverse=True)[1].reshape(-1)
            span = len(code)
        code, span = code * width + (column - low), span * width
    _, first, kind = np.unique(code, return_index=True, return_inverse=True)
    order = np.argsort(first)
    number = np.empty(len(order), np.int64)
    number[order] = np.arange(len(order))
    return first[order], number[kind.reshape(-1)]


def _byte_shift(accesses: Accesses, item: int, at: Array) -> tuple[list[Array], Array]:
    """Return what must be equal besides the pattern, and the bytes that events are further."""
    if not -2000 < item <= -1000:
        return [], at
    # words of private memory are interleaved over the lanes (`Accesses`)
    return [at % 4], at // 4 * 4 * (accesses.places * accesses.items)


def _texel_shift(accesses: Accesses, item: int, pattern: Array, at: Array, start: Array) -> tuple[list[Array], Array]:
    """`_byte_shift` of texels: the shift is whole rows and columns if no lane changes its row on the way."""
    image, r = accesses.images[item], accesses.recording
    lie = accesses.texels_of(item)
    # of the first event of each pattern: its offset, its first and last column
    known, first, of = np.unique(pattern, return_index=True, return_inverse=True)
    columns = np.zeros((len(known), 3), np.int64)
    for n, (code, event) in enumerate(zip(known.tolist(), first.tolist(), strict=True)):
        if code != _NO_TEXEL:
            begin, value = int(start[event]), int(at[event])
            values = np.array([value]) if begin < 0 else r.payload[begin : begin + r.lanes]
            x = values[values >= 0] % image.width
            columns[n] = value, x.min(), x.max()
    origin, low, high = columns[of.reshape(-1)].T
    rows = (low + at - origin) // image.width
    right = at - origin - rows * image.width
    alone = high + right >= image.width
    if lie.tile_h > 1 and image.depth > 1:
        alone |= rows != 0
    outside = pattern == _NO_TEXEL
    alone &= ~outside
    shift = np.where(outside | alone, 0, rows // lie.tile_h * lie.pitch_b + right // lie.tile_w * lie.tile_b)
    rest = [np.where(outside | alone, 0, part) for part in (right % lie.tile_w, rows % lie.tile_h)]
    return [*rest, np.where(alone, np.arange(len(at)), -1)], shift
