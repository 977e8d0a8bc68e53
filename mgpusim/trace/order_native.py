"""Compiled loops of shaping: which events repeat others, transactions in the order of the caches, sectors they touch.

Arrays are flat; nothing is checked. An event that repeats another one (`mgpusim.trace.alike`) has its transactions some lines
further, so those of a pattern are found once, and placed as often as its events come.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.native.loader import NativeModule

ORDER = NativeModule(
    "trace/order_kernels",
    {
        "match_narrow": "qiqqqqq",
        "match_wide": "qqqqqqq",
        "place_in_order": "qqqqqqqqqIqqqqIBBiiqq",
        "mark_sectors": "qqqIBBB",
    },
)
READ, WRITTEN = 1, 2  # flags of `mark_sectors`
KINDS = 3  # first levels: texture, buffer, bypass


def match_events(payload: Array, lanes: int, start: Array, value: Array, image: bool) -> tuple[Array, Array]:
    """Return the pattern of each event and the offset of its first lane, int64 (events,) each.

    Events have the same pattern where the offsets of all lanes differ by one shift. Of an image lanes outside it (negative) are
    outside in both, and the offset is that of the first lane inside. Pattern -1: all lanes share an offset, -2: all are outside.

    Parameters
    ----------
    payload : int32 or int64, offsets of lanes.
    start : where the offsets of each event begin, -1 where all share `value`.

    >>> payload = np.array([0, 4, 8, 12, 0, 8], np.int32)
    >>> [a.tolist() for a in match_events(payload, 2, np.array([0, 2, 4, -1]), np.array([0, 0, 0, 7]), False)]
    [[0, 0, 1, -1], [0, 8, 0, 7]]
    """
    n = len(start)
    size = 1 << (2 * n + 1).bit_length()
    pattern, at = np.empty(n, np.int64), np.empty(n, np.int64)
    scratch = np.full(size + 3 * n, -1, np.int64)
    name = "match_narrow" if payload.dtype == np.int32 else "match_wide"
    what = np.array([n, lanes, image, size], np.int64)
    columns = (np.ascontiguousarray(a, np.int64) for a in (start, value))
    ORDER.call(name, what, np.ascontiguousarray(payload), *columns, pattern, at, scratch)
    return pattern, at


class Placing(NamedTuple):
    """Events that have transactions, ascending: of each its `batch`, where its pattern's rows begin in `Placed.first`, how many
    lines further it is, and its site and object (`slot`), int64 (events,) each."""

    batch: Array
    base: Array
    shift: Array
    slot: Array


class Placed(NamedTuple):
    """Transactions in the order in which they reach the caches: `line` int64, `mask` uint32, `kind` uint8, `write` uint8, `core`
    int32, and `site` int32, the number of the core times the sites plus that of the site. `bounds` are where waves begin and
    end, `batches` how many each wave has of each batch, int64 (waves + 1, batches): first those of groups of no wave."""

    line: Array
    mask: Array
    kind: Array
    write: Array
    core: Array
    site: Array
    bounds: Array
    batches: Array

    def wave(self, w: int) -> slice:
        """Return where the transactions of a wave lie, -1: of groups of no wave."""
        return slice(int(self.bounds[w]) if w >= 0 else 0, int(self.bounds[w + 1]))

    @property
    def batch(self) -> Array:
        """The batch of each transaction, int32."""
        waves, batches = self.batches.shape
        return np.repeat(np.tile(np.arange(batches, dtype=np.int32), waves), self.batches.reshape(-1))


def place_in_order(
    events: Placing, n_batches: int, first: Array, line: Array, mask: Array, row_wave: Array, row_core: Array, n_waves: int,
    slots: Array, n_sites: int, total: int,
) -> Placed:  # fmt: skip
    """Return all transactions by wave, then by batch, then by warp, then by event.

    Parameters
    ----------
    first : where the transactions of each (pattern, row) begin in `line` and `mask`, and the end of the last.
    row_wave, row_core : of each row (warp); wave -1: of none.
    slots : of each slot its first level, whether it writes, and its site, int64 (slots, 3).
    n_sites : sites of the kernel, at least one.
    total : transactions in all.
    """
    rows = np.argsort(row_wave, kind="stable")
    wave_start = np.searchsorted(row_wave[rows], np.arange(-1, n_waves + 1))
    batch_start = np.searchsorted(events.batch, np.arange(n_batches + 1))
    out = Placed(
        np.empty(total, np.int64), np.empty(total, np.uint32), np.empty(total, np.uint8), np.empty(total, np.uint8),
        np.empty(total, np.int32), np.empty(total, np.int32), np.zeros(n_waves + 2, np.int64),
        np.zeros((n_waves + 1, n_batches), np.int64),
    )  # fmt: skip
    what = np.array([n_waves + 1, n_batches, n_sites], np.int64)
    read = (wave_start, rows, batch_start, events.base, events.shift, events.slot, first, line)
    ORDER.call(
        "place_in_order", what, *(np.ascontiguousarray(a, np.int64) for a in read), np.ascontiguousarray(mask, np.uint32),
        np.ascontiguousarray(row_core, np.int64), np.ascontiguousarray(slots, np.int64).reshape(-1), out.bounds,
        out.line, out.mask, out.kind, out.write, out.core, out.site, out.batches.reshape(-1), np.zeros(1, np.int64),
    )  # fmt: skip
    return out._replace(bounds=out.bounds[1:])


def touched_sectors(
    placed: Placed, part: slice, levels: Array, sector_b: int, size: int
) -> tuple[Array, Array]:  # fmt: skip
    """Return the sectors that some transactions read and those that they write, ascending, int64.

    Parameters
    ----------
    levels : bytes of a line and of a sector of each first level, int64 (kinds, 2).
    sector_b : bytes of a sector in question.
    size : no sector has this number or a larger one.
    """
    touched = np.zeros(size, np.uint8)
    what = np.array([part.stop - part.start, sector_b], np.int64)
    ORDER.call(
        "mark_sectors", what, np.ascontiguousarray(levels, np.int64).reshape(-1), placed.line[part], placed.mask[part],
        placed.kind[part], placed.write[part], touched,
    )  # fmt: skip
    return np.flatnonzero(touched & READ), np.flatnonzero(touched & WRITTEN)
