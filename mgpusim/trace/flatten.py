"""Flattening: a recording's visits and accesses, warp by warp in order, as the arrays of a `Stream`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np

from mgpusim.arrays import Array
from mgpusim.trace.accesses import Accesses, Route
from mgpusim.trace.alike import find_alike
from mgpusim.trace.stream_data import Stream
from mgpusim.trace.stream_native import (
    CONFLICTS,
    COST,
    COUNT,
    ENTRY_FIELDS,
    FIELDS,
    FIRST,
    LANES,
    fill_entries,
    place_transactions,
)

_ENTRIES_AT_ONCE = 65_536  # of the rows filled together: 2 MB
_NO_LANES = -1  # a mask
_CELLS_AT_ONCE = 4_000_000  # visits x classes of rows looked at together


def sites_of_blocks(sites: Sequence[tuple[int, int]], n_blocks: int) -> tuple[tuple[int, ...], ...]:
    """Return the sites of each block in program order, given (block, instruction's place) of each site.

    >>> sites_of_blocks([(1, 5), (1, 2), (0, 3), (1, 5)], 3)
    ((2,), (1, 0, 3), ())
    """
    out: list[list[tuple[int, int]]] = [[] for _ in range(n_blocks)]
    for s, (block, index) in enumerate(sites):
        out[block].append((index, s))
    return tuple(tuple(s for _, s in sorted(block)) for block in out)


def flatten(accesses: Accesses, routes: Sequence[Route], n_blocks: int) -> Stream:
    """Return the stream of a recording.

    Parameters
    ----------
    routes : per access site the pipe it loads and the first level it enters, whichever object it touches.
    n_blocks : blocks of the kernel.
    """
    r = accesses.recording
    block_sites = sites_of_blocks([(s.position, s.index) for s in r.sites], n_blocks)
    visits = _Visits(accesses, np.array([len(s) for s in block_sites] or [0], np.int64))
    entries = _Entries(accesses, visits)
    slot = {s: k for sites in block_sites for k, s in enumerate(sites)}
    for s, parts in groupby(accesses.events(), key=lambda part: part[0]):
        entries.add(slot[s], _together([_measure(accesses, s, item, events, routes[s]) for _, item, events in parts]))
    out = entries.filled()
    entry_tx, line, mask = entries.transactions(out[:, COUNT])
    lanes, cost, conflicts = (out[:, k].astype(np.int32) for k in (LANES, COST, CONFLICTS))
    return Stream(
        groups=r.groups,
        warps_per_group=accesses.warps,
        row_visit=visits.row_visit,
        visit_block=visits.block,
        visit_active=visits.active,
        visit_repeat=visits.repeat,
        row_entry=visits.row_entry,
        entry_tx=entry_tx,
        entry_cost=cost,
        entry_lanes=lanes,
        entry_conflicts=conflicts,
        tx_line=line,
        tx_mask=mask,
    )


class _Visits:
    """The visits of every row, and where in its row the entries of each visit begin.

    Rows whose lanes were active alike in all visits (most are, of most kernels) are one class and are worked out once.
    """

    def __init__(self, accesses: Accesses, block_entries: Array) -> None:
        r = accesses.recording
        position, mask, self.place = _with_idle_visits(r.visit_position, r.visit_mask, accesses.predicated)
        masks, of_visit = np.unique(mask, return_inverse=True)
        table = np.zeros((accesses.rows, len(masks)), np.int16)
        table[:, masks != _NO_LANES] = accesses.active(masks[masks != _NO_LANES]).T
        self.class_of, members = _classes(table)
        lanes = table[members]
        of_visit = of_visit.reshape(-1)
        n_classes, n_visits = len(members), len(of_visit)
        self.begin = np.empty((n_classes, n_visits), np.int32)
        entries = block_entries[position].astype(np.int32)
        total = np.zeros(n_classes, np.int64)
        came_by = [_guard_visits(position, block, guard) for block, guard in accesses.predicated.items()]
        parts: list[tuple[Array, ...]] = []
        step = max(1, _CELLS_AT_ONCE // max(1, n_visits))
        for c in range(0, n_classes, step):
            active = lanes[c : c + step][:, of_visit]
            issued = active > 0
            for mine, guards in came_by:
                issued[:, mine] |= active[:, guards] > 0
            ends = np.cumsum(np.where(issued, entries, 0), axis=1, dtype=np.int32)
            self.begin[c : c + step] = ends - np.where(issued, entries, 0)
            total[c : c + step] = ends[:, -1] if n_visits else 0
            parts.append(self._runs(issued, active, position, c))
        who, block, lanes_active, repeat = (np.concatenate(p) for p in zip(*parts, strict=True))
        of_class = np.bincount(who, minlength=n_classes)
        which = _ranges((np.cumsum(of_class) - of_class)[self.class_of], of_class[self.class_of])
        self.block, self.active, self.repeat = block[which], lanes_active[which], repeat[which]
        self.row_visit = _offsets(of_class[self.class_of])
        self.row_entry = _offsets(total[self.class_of])

    @staticmethod
    def _runs(issued: Array, active: Array, position: Array, first: int) -> tuple[Array, ...]:
        """Return (class, block, active lanes, length) of each run of equal visits."""
        who, when = np.nonzero(issued)
        block, lanes = position[when], active[who, when]
        new = np.ones(len(who), bool)
        new[1:] = (who[1:] != who[:-1]) | (block[1:] != block[:-1]) | (lanes[1:] != lanes[:-1])
        start = np.flatnonzero(new)
        length = np.diff(start, append=len(who))
        return who[start] + first, block[start].astype(np.int32), lanes[start].astype(np.int32), length.astype(np.int32)


def _with_idle_visits(position: Array, mask: Array, predicated: Mapping[int, int]) -> tuple[Array, Array, Array]:
    """Return the blocks and masks of all visits, those of predicated blocks that no lane entered among them, and where each of
    the recorded visits now is.

    >>> visits = np.array([0, 1, 2, 0, 2])
    >>> [a.tolist() for a in _with_idle_visits(visits, np.zeros(5, int), {1: 0})]
    [[0, 1, 2, 0, 1, 2], [0, 0, 0, 0, -1, 0], [0, 1, 2, 3, 5]]
    """
    place = np.arange(len(position))
    for block, guard in predicated.items():
        guards, bodies = np.flatnonzero(position == guard), np.flatnonzero(position == block)
        entered = np.diff(np.searchsorted(bodies, np.append(guards, len(position)))) > 0
        at = guards[~entered] + 1
        # behind the other side of the branch, as where both are entered
        other = [b for b, g in predicated.items() if g == guard and b < block]
        if other and len(position):
            at = at + ((at < len(position)) & np.isin(position[np.minimum(at, len(position) - 1)], other))
        position, mask = np.insert(position, at, block), np.insert(mask, at, _NO_LANES)
        place = place + np.searchsorted(at, place, side="right")
    return position, mask, place


def _guard_visits(position: Array, block: int, guard: int) -> tuple[Array, Array]:
    """Return the visits of a block, and for each the last visit of another block before it.

    >>> [a.tolist() for a in _guard_visits(np.array([0, 1, 2, 0, 2, 1]), 1, 0)]
    [[1, 5], [0, 3]]
    """
    mine, guards = np.flatnonzero(position == block), np.flatnonzero(position == guard)
    before = np.searchsorted(guards, mine) - 1
    return mine[before >= 0], guards[before[before >= 0]]


def _classes(table: Array) -> tuple[Array, Array]:
    """Return the class of each row of `table`, equal rows being one, and a member of each class."""
    if not table.shape[1]:
        return np.zeros(len(table), np.int64), np.zeros(1, np.int64)
    rows = table.view(np.dtype((np.void, table.dtype.itemsize * table.shape[1]))).reshape(-1)
    _, members, class_of = np.unique(rows, return_index=True, return_inverse=True)
    return class_of.reshape(-1), members


def _offsets(counts: Array) -> Array:
    """Return where each of `counts` begins, and the end of the last: int64, one longer.

    >>> _offsets(np.array([2, 0, 3])).tolist()
    [0, 2, 2, 5]
    """
    out = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=out[1:])
    return out


def _ranges(first: Array, count: Array) -> Array:
    """Return first[0], first[0] + 1 and so on, count[0] of them, then those of the others.

    >>> _ranges(np.array([5, 0]), np.array([2, 3])).tolist()
    [5, 6, 0, 1, 2]
    """
    ends = np.cumsum(count)
    return np.asarray(np.arange(int(ends[-1]) if len(ends) else 0) + np.repeat(first - (ends - count), count))


class _Measured(NamedTuple):
    """What the rows did in the events of a site.

    Each event is like one of the patterns (`which`), its lines `shift` further. `fields` are those of `stream_kernels`, of
    (pattern, row), `line` and `mask` the transactions they point to.
    """

    events: Array
    which: Array
    shift: Array
    fields: Array
    line: Array
    mask: Array


def _measure(accesses: Accesses, s: int, item: int, events: Array, route: Route) -> _Measured:
    """Measure a site's accesses to one object: each pattern once."""
    site, width = accesses.recording.sites[s], accesses.width(accesses.recording.sites[s], item)
    part_b = accesses.part_b(site, width)
    unit_b = 4 if route.pipe == "atomic" else accesses.first_of(route.first_level).line_b
    alike = find_alike(accesses, s, item, events, accesses.period_b(route, width))
    shared = accesses.shares(item, events)
    fields = np.zeros((len(alike.events), accesses.rows, FIELDS), np.int64)
    lines, masks = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    done = 0
    for batch in accesses.batches(alike.events):
        address, count = accesses.addresses(s, item, batch, shared)
        mine = fields[done : done + len(batch)].reshape(-1, FIELDS)
        if site.kind == "atomic" and accesses.merges(s, item, batch):
            count = np.minimum(count, 1)
        mine[:, LANES] = accesses.taken(route.pipe, count)
        done += len(batch)
        if site.kind == "atomic":
            mine[:, CONFLICTS] = np.minimum(accesses.conflicts(address, count), np.maximum(count - 1, 0))
        if route.pipe in ("local", "constant"):
            mine[:, COST] = accesses.on_chip(route.pipe, address, width, part_b, site.kind == "load")
            continue
        if route.pipe == "atomic":
            line, mask, mine[:, COUNT] = _words(address, count)
        else:
            transactions = accesses.coalesced(route, address, width, part_b, site.kind in ("store", "image_write"))
            line, mask, mine[:, COUNT] = transactions.line, transactions.mask, transactions.per_warp
        streaming = route.pipe in ("l1", "texture")
        mine[:, COST] = (
            accesses.wavefronts(s, item, route.pipe, address, count, transactions) if streaming else np.minimum(count, 1)
        )
        lines.append(line)
        masks.append(mask.astype(np.int64))
    number = fields[:, :, COUNT].reshape(-1)
    fields[:, :, FIRST] = (np.cumsum(number) - number).reshape(fields.shape[:2])
    return _Measured(events, alike.which, alike.shift_b // unit_b, fields, np.concatenate(lines), np.concatenate(masks))


def _together(parts: Sequence[_Measured]) -> _Measured:
    """Return the accesses of a site to several objects as one, its events in their order."""
    if len(parts) == 1:
        return parts[0]
    patterns = _offsets(np.array([len(p.fields) for p in parts]))
    transactions = _offsets(np.array([len(p.line) for p in parts]))
    for p, first in zip(parts, transactions.tolist(), strict=False):
        p.fields[:, :, FIRST] += first
    columns = [(p.events, p.which + first, p.shift) for p, first in zip(parts, patterns.tolist(), strict=False)]
    events, which, shift = (np.concatenate(c) for c in zip(*columns, strict=True))
    order = np.argsort(events)
    fields, line, mask = (np.concatenate(c) for c in zip(*((p.fields, p.line, p.mask) for p in parts), strict=True))
    return _Measured(events[order], which[order], shift[order], fields, line, mask)


class _Site(NamedTuple):
    """A measured site ready for the kernels of `stream_kernels`: its entry's place among its block's, and what they take."""

    slot: int
    begin: Array
    fields: Array
    measured: _Measured


class _Entries:
    """The entries of every row; transactions find their places when all are counted."""

    def __init__(self, accesses: Accesses, visits: _Visits) -> None:
        self.accesses, self.visits = accesses, visits
        self.sites: list[_Site] = []

    def add(self, slot: int, site: _Measured) -> None:
        """Take in all accesses of a site, whose entry is number `slot` of its block's."""
        visits = self.visits.place[self.accesses.recording.event_visit[site.events]]
        begin = self.visits.begin[:, visits].astype(np.int64)
        fields = np.ascontiguousarray(site.fields.transpose(1, 0, 2))
        self.sites.append(_Site(slot, begin.reshape(-1), fields.reshape(-1), site))

    def _row_blocks(self) -> Iterator[tuple[int, int, _Site]]:
        """Yield (first row, last row + 1, site) so that what a few rows did is written while the host's caches hold it."""
        rows, entries = self.accesses.rows, int(self.visits.row_entry[-1])
        step = max(1, _ENTRIES_AT_ONCE * rows // max(1, entries))
        for first in range(0, rows, step):
            for site in self.sites:
                yield first, min(first + step, rows), site

    def filled(self) -> Array:
        """Return ENTRY_FIELDS numbers of each entry, int64 (entries, ENTRY_FIELDS)."""
        visits = self.visits
        out = np.zeros((int(visits.row_entry[-1]), ENTRY_FIELDS), np.int64)
        for first, end, (slot, begin, fields, site) in self._row_blocks():
            what = np.array([first, end, len(site.fields), slot, len(site.which)], np.int64)
            fill_entries(what, site.which, begin, visits.class_of, visits.row_entry, fields, out.reshape(-1))
        return out

    def transactions(self, count: Array) -> tuple[Array, Array, Array]:
        """Return the first transaction of each entry (and the end), and lines and masks in that order, given how many."""
        visits = self.visits
        starts = np.zeros(len(count) + 2, np.int64)
        np.cumsum(count, out=starts[2:])
        line, mask = np.empty(int(starts[-1]), np.int64), np.empty(int(starts[-1]), np.int64)
        # each start moves to its entry's end, which is where the next entry starts
        for first, end, (slot, begin, fields, site) in self._row_blocks():
            if len(site.line):
                what = np.array([first, end, len(site.fields), slot, len(site.which)], np.int64)
                place_transactions(
                    what, site.which, begin, visits.class_of, visits.row_entry, fields, site.shift, site.line, site.mask,
                    starts[1:], line, mask,
                )  # fmt: skip
        return starts[:-1], line, mask


def _words(address: Array, count: Array) -> tuple[Array, Array, Array]:
    """Return (word number, lanes) of the distinct addresses of each row, ascending, and how many each row has.

    >>> [a.tolist() for a in _words(np.array([[8, 4, 8], [-1, -1, -1]]), np.array([3, 0]))]
    [[1, 2], [1, 2], [2, 0]]
    """
    if address.shape[1] == 1:
        live = address[:, 0] >= 0
        return address[live, 0] // 4, count[live], live.astype(np.int64)
    n, lanes = address.shape
    ordered = np.sort(address, axis=1)
    new = ordered >= 0
    new[:, 1:] &= ordered[:, 1:] != ordered[:, :-1]
    start = np.flatnonzero(new)
    following = np.append(start[1:], n * lanes)
    end = np.minimum(following, (start // lanes + 1) * lanes)
    return ordered.reshape(-1)[start] // 4, end - start, new.sum(axis=1)


def join(parts: Sequence[Stream]) -> Stream:
    """Return the streams of successive groups as one."""
    if len(parts) == 1:
        return parts[0]

    def offsets(name: str) -> Array:
        return _offsets(np.concatenate([np.diff(getattr(p, name)) for p in parts]))

    def together(name: str) -> Array:
        return np.concatenate([getattr(p, name) for p in parts])

    starts = ("row_visit", "row_entry", "entry_tx")
    arrays = {f: offsets(f) if f in starts else together(f) for f in Stream.__struct_fields__ if f != "warps_per_group"}
    return Stream(warps_per_group=parts[0].warps_per_group, **arrays)
