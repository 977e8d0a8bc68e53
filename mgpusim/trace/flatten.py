"""Flattening: a recording's visits and accesses, warp by warp in order, as the arrays of a `Stream`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.trace.accesses import Accesses, Route
from mgpusim.trace.stream import Stream

__all__ = ["flatten", "join", "sites_of_blocks"]

Array = np.ndarray[Any, Any]
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
    for s, item, events in accesses.batches():
        entries.add(s, slot[s], item, events, routes[s])
    entry_tx, line, mask = entries.transactions()
    return Stream(
        groups=r.groups,
        warps_per_group=accesses.warps,
        row_visit=visits.row_visit,
        visit_block=visits.block,
        visit_active=visits.active,
        visit_repeat=visits.repeat,
        row_entry=visits.row_entry,
        entry_tx=entry_tx,
        entry_cost=entries.cost,
        entry_lanes=entries.lanes,
        entry_conflicts=entries.conflicts,
        tx_line=line,
        tx_mask=mask,
    )


class _Visits:
    """The visits of every row, and where in its row the entries of each visit begin.

    Rows whose lanes were active alike in all visits (most are, of most kernels) are one class and are worked out once.
    """

    def __init__(self, accesses: Accesses, block_entries: Array) -> None:
        r = accesses.recording
        masks, of_visit = np.unique(r.visit_mask, return_inverse=True)
        table = np.ascontiguousarray(accesses.active(masks).T.astype(np.int16))  # (rows, masks)
        self.class_of, members = _classes(table)
        lanes = table[members]
        of_visit = of_visit.reshape(-1)
        n_classes, n_visits = len(members), len(of_visit)
        self.begin = np.empty((n_classes, n_visits), np.int32)
        entries = block_entries[r.visit_position].astype(np.int32)
        total = np.zeros(n_classes, np.int64)
        parts: list[tuple[Array, ...]] = []
        step = max(1, _CELLS_AT_ONCE // max(1, n_visits))
        for c in range(0, n_classes, step):
            active = lanes[c : c + step][:, of_visit]
            ends = np.cumsum(np.where(active > 0, entries, 0), axis=1, dtype=np.int32)
            self.begin[c : c + step] = ends - np.where(active > 0, entries, 0)
            total[c : c + step] = ends[:, -1] if n_visits else 0
            parts.append(self._runs(active, r.visit_position, c))
        who, block, lanes_active, repeat = (np.concatenate(p) for p in zip(*parts, strict=True))
        of_class = np.bincount(who, minlength=n_classes)
        which = _ranges((np.cumsum(of_class) - of_class)[self.class_of], of_class[self.class_of])
        self.block, self.active, self.repeat = block[which], lanes_active[which], repeat[which]
        self.row_visit = _offsets(of_class[self.class_of])
        self.row_entry = _offsets(total[self.class_of])

    @staticmethod
    def _runs(active: Array, position: Array, first: int) -> tuple[Array, ...]:
        """Return (class, block, active lanes, length) of each run of equal visits."""
        who, when = np.nonzero(active)
        block, lanes = position[when], active[who, when]
        new = np.ones(len(who), bool)
        new[1:] = (who[1:] != who[:-1]) | (block[1:] != block[:-1]) | (lanes[1:] != lanes[:-1])
        start = np.flatnonzero(new)
        length = np.diff(start, append=len(who))
        return who[start] + first, block[start].astype(np.int32), lanes[start].astype(np.int32), length.astype(np.int32)


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


_Batch = tuple[Array, Array, Array, Array, Array]  # event, entry and transactions of each row; line and mask of each transaction


class _Where:
    """Which entries the rows of a batch belong to: those with active lanes, the others have none."""

    def __init__(self, entry: Array, live: Array, merged: bool) -> None:
        self.live = None if live.all() else live
        self.merged = merged
        self.entry = self.of(entry)

    def of(self, values: Array) -> Array:
        """Return the values of the rows that have an entry."""
        return values if self.live is None else values[self.live]

    def sum(self, total: Array, values: Array) -> None:
        """Add the rows' values to their entries; unless `merged`, no entry has more than one."""
        if self.merged:
            np.add.at(total, self.entry, self.of(values).astype(total.dtype))
        else:
            total[self.entry] = self.of(values)


class _Entries:
    """The entries of every row, filled batch by batch; transactions wait until all are counted."""

    def __init__(self, accesses: Accesses, visits: _Visits) -> None:
        self.accesses, self.visits = accesses, visits
        n = int(visits.row_entry[-1])
        self.cost, self.lanes, self.conflicts = np.zeros(n, np.int32), np.zeros(n, np.int32), np.zeros(n, np.int32)
        self.count = np.zeros(n, np.int64)
        self.repeated = self._repeated_sites()
        self.single: list[_Batch] = []
        self.merged: dict[int, list[_Batch]] = {}

    def _repeated_sites(self) -> set[int]:
        """Sites that run more than once in a visit: their entries add up, in the order of the events."""
        r = self.accesses.recording
        key = r.event_visit.astype(np.int64) * max(1, len(r.sites)) + r.event_site
        seen, times = np.unique(key, return_counts=True)
        return set(np.unique(seen[times > 1] % max(1, len(r.sites))).tolist())

    def add(self, s: int, slot: int, item: int, events: Array, route: Route) -> None:
        """Enter a batch of events of one site."""
        a, visits = self.accesses, self.visits
        site = a.recording.sites[s]
        address, count = a.addresses(site, events)
        width = a.width(site, item)
        begin = visits.begin[:, a.recording.event_visit[events]]
        entry = (visits.row_entry[:-1] + (begin.T[:, visits.class_of] + slot)).reshape(-1)
        here = _Where(entry, count > 0, s in self.repeated)
        here.sum(self.lanes, count)
        if site.kind == "atomic":
            here.sum(self.conflicts, a.conflicts(address, count))
        if route.pipe in ("local", "constant"):
            here.sum(self.cost, a.on_chip(route.pipe, address, width))
            return
        if route.pipe == "atomic":
            line, mask, per_row = _words(address, count)
        else:
            found = a.coalesced(route, address, width)
            line, mask, per_row = found.line, found.mask, found.per_warp
        streaming = route.pipe in ("l1", "texture")
        here.sum(self.cost, a.wavefronts(route.pipe, address, count, width, found) if streaming else np.minimum(count, 1))
        here.sum(self.count, per_row)
        batch = here.of(np.repeat(events, a.rows)), here.entry, here.of(per_row), line, mask
        (self.merged.setdefault(s, []) if here.merged else self.single).append(batch)

    def transactions(self) -> tuple[Array, Array, Array]:
        """Return the first transaction of each entry (and the end), and the lines and masks in that order."""
        starts = _offsets(self.count)
        line, mask = np.empty(int(starts[-1]), np.int64), np.empty(int(starts[-1]), np.int64)
        for _, entry, per_row, lines, masks in self.single:
            to = _ranges(starts[entry], per_row)
            line[to], mask[to] = lines, masks
        for parts in self.merged.values():
            event, entry, per_row, lines, masks = (np.concatenate(p) for p in zip(*parts, strict=True))
            to = _ranges(starts[entry] + _before(entry, event, per_row), per_row)
            line[to], mask[to] = lines, masks
        return starts, line, mask


def _before(entry: Array, event: Array, count: Array) -> Array:
    """Return how many of an entry's transactions come from earlier events.

    >>> _before(np.array([7, 3, 7]), np.array([2, 0, 1]), np.array([5, 1, 4])).tolist()
    [4, 0, 0]
    """
    order = np.lexsort((event, entry))
    ends = np.cumsum(count[order])
    start = ends - count[order]
    key = entry[order]
    new = np.ones(len(key), bool)
    new[1:] = key[1:] != key[:-1]
    first = np.flatnonzero(new)
    out = np.empty(len(key), np.int64)
    out[order] = start - np.repeat(start[first], np.diff(first, append=len(key)))
    return out


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
