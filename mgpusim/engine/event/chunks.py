"""The chunks of a stream in the arrays of the event core: packed once, in places that do not move while their groups run.

A simulation waits for the memory of what it reads in no order that a processor foresees: each warp goes its own way through its
instructions and transactions. So these are as short as they can be: a word for a visit, two for a memory instruction, one for a
transaction. Where the groups of a chunk have all ended, a later chunk takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.machine import Machine
from mgpusim.errors import ExecutionError
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.stream_data import Stream, StreamHead, group_work

__all__ = ["FIRST", "LoadedChunks", "Order"]

LEAST_MASK_BITS = 8
"""Bits of a transaction's word for its sectors, at least: few chunks ask for more than those before."""


class Order(msgspec.Struct, frozen=True):
    """One of the orders in which warps may meet at what they share, none of which the trace or the preset tells.

    Attributes
    ----------
    seed : of the order in which the cores take groups, among those that are handed out together; 0: by their numbers.
    window_ticks : how far ahead of each other sub-cores may run.
    """

    seed: int = 0
    window_ticks: int = at.WINDOW

    def shuffled(self, groups: int, chunk: int, cores: int) -> Array:
        """Return the order of a chunk's groups, int64 (groups,): those that the cores take together change places.

        >>> Order().shuffled(4, 0, 2).tolist(), sorted(Order(7).shuffled(4, 0, 2)[:2].tolist())
        ([0, 1, 2, 3], [0, 1])
        """
        number = np.arange(groups)
        if not self.seed or cores == 1:
            return number
        random = np.random.default_rng((self.seed, chunk)).random(groups)
        return np.lexsort((random, number // cores))


FIRST = Order()
"""The order in which everything is simulated at first."""


class _Places:
    """An array in which chunks have places. It grows where none is free that is long enough."""

    def __init__(self) -> None:
        self.words = np.zeros(8, np.int64)
        self.taken: list[tuple[int, int]] = []  # begin and end, ascending

    def take(self, size: int) -> tuple[int, Array]:
        """Return where a free place of `size` words begins, and the place, whatever is in it."""
        begin = 0
        for start, end in self.taken:
            if start - begin >= size:
                break
            begin = max(begin, end)
        if begin + size > len(self.words):
            grown = np.empty(2 * (begin + size), np.int64)  # what is not written takes no memory
            grown[:begin] = self.words[:begin]
            self.words = grown
        if size:
            self.taken = sorted([*self.taken, (begin, begin + size)])
        return begin, self.words[begin : begin + size]

    def free(self, place: tuple[int, int]) -> None:
        """Give a place back: its begin and end."""
        self.taken = [other for other in self.taken if other != place]


class _Loaded(NamedTuple):
    """A chunk that is loaded: its groups by number of dispatch, and where its parts lie."""

    first: int
    groups: int
    places: tuple[tuple[int, int], ...]


class LoadedChunks:
    """Loaded chunks as the flat arrays of the core; those whose groups have all ended are dropped.

    Attributes
    ----------
    groups : ids of the groups of each chunk, in order of dispatch.
    work : the mean work of a chunk's groups.
    starts : the first group of each chunk, in order of dispatch.
    n_groups : loaded so far.
    """

    def __init__(self, machine: Machine, source: StreamSource, order: Order = FIRST) -> None:
        self.machine, self.source, self.order = machine, source, order
        self._held: list[_Loaded] = []
        self._parts = [_Places() for _ in range(5)]
        self._conflicts = any(site.kind == "atomic" and site.pipe == "local" for site in source.trace.meta.sites)
        self._log = np.zeros((1024, 4), np.int64)
        self.n_groups = 0
        self.groups: list[Array] = []
        self.work: list[float] = []
        self.starts: list[int] = []
        machine.state["mask_bits"] = LEAST_MASK_BITS

    @property
    def arrays(self) -> tuple[Array, ...]:
        """What the core reads: rows, visits, entries, conflicts and transactions, flat int64."""
        return tuple(part.words for part in self._parts)

    @property
    def log(self) -> Array:
        """The times of the groups loaded so far, a view."""
        return self._log[: self.n_groups]

    def load(self, stream: Stream) -> None:
        """Add a chunk.

        Raises
        ------
        ExecutionError
            No warp can have made it, or its lines have larger numbers than a word holds.
        """
        _check(stream, self.source.head)
        machine = self.machine
        first, groups = self.n_groups, len(stream.groups)
        ended = self.log[:, 1]
        while self._held and (ended[self._held[0].first : self._held[0].first + self._held[0].groups] > 0).all():
            for part, place in zip(self._parts, self._held.pop(0).places, strict=True):
                part.free(place)
        shuffled = self.order.shuffled(groups, first, int(machine.constants["cores"]))
        places = self._pack(stream, shuffled)
        self._held.append(_Loaded(first, groups, places))
        self.groups.append(stream.groups[shuffled])
        self.work.append(float(group_work(stream, self.source.head, self.source.trace.meta.occupancy.warp_size).mean()))
        self.starts.append(first)
        self.n_groups += groups
        if self.n_groups > len(self._log):
            self._log = np.concatenate([self._log, np.zeros((max(self.n_groups, len(self._log)), 4), np.int64)])
        row = places[0][0] // at.StreamRow.words
        machine.state["next_row"], machine.state["loaded_rows"] = row, row + len(stream.row_visit) - 1

    def _pack(self, stream: Stream, shuffled: Array) -> tuple[tuple[int, int], ...]:
        """Put a chunk's arrays into free places and return where each begins and ends."""
        n_rows, n_visits, n_entries, n_tx = (
            len(part) for part in (stream.row_visit[1:], stream.visit_block, stream.entry_cost, stream.tx_line)
        )
        sizes = (
            n_rows * at.StreamRow.words,
            n_visits,
            (n_entries + 1) * at.Entry.words,
            (n_entries + 1) * self._conflicts,  # one for each entry, found by its number
            n_tx,
        )
        begins, (rows, visits, entries, conflicts, tx) = zip(
            *(part.take(size) for part, size in zip(self._parts, sizes, strict=True)), strict=True
        )
        visit, entry = begins[1], begins[2] // at.Entry.words
        of_row = np.stack([stream.row_visit[:-1] + visit, stream.row_visit[1:] + visit, stream.row_entry[:-1] + entry], axis=1)
        rows[:] = of_row.reshape(len(shuffled), -1, at.StreamRow.words)[shuffled].reshape(-1)
        np.left_shift(stream.visit_repeat, at.BLOCK_BITS, out=visits, dtype=np.int64)
        visits |= stream.visit_block
        of_entries = entries.reshape(-1, at.Entry.words)
        np.add(stream.entry_tx, begins[4], out=of_entries[:, at.Entry.tx], dtype=np.int64)
        work = of_entries[:-1, at.Entry.work]
        np.left_shift(stream.entry_cost, at.LANE_BITS, out=work, dtype=np.int64)
        work |= stream.entry_lanes
        of_entries[-1, at.Entry.work] = 0
        if self._conflicts:
            assert begins[3] == entry
            conflicts[:-1] = stream.entry_conflicts
            conflicts[-1] = 0
        np.left_shift(stream.tx_line, self._mask_bits(stream), out=tx, dtype=np.int64)
        tx |= stream.tx_mask
        return tuple((begin, begin + size) for begin, size in zip(begins, sizes, strict=True))

    def _mask_bits(self, stream: Stream) -> int:
        """Return the bits of a transaction's word for its sectors; where a chunk needs more, those loaded before get them too."""
        bits = int(self.machine.state["mask_bits"])
        needed = int(stream.tx_mask.max(initial=0)).bit_length()
        if needed > bits:
            words = self._parts[4].words
            words[:] = (words >> bits << needed) | (words & ((1 << bits) - 1))
            self.machine.state["mask_bits"] = bits = needed
        line = int(stream.tx_line.max(initial=0))
        if line.bit_length() + bits > 63:
            raise ExecutionError(
                f"trace of groups {stream.groups[:3].tolist()}...: a transaction of line {line} with {bits} bits of sectors; "
                "expected both to fit 63 bits"
            )
        return bits

    def wave_length(self, n: int) -> float:
        """Return the ticks from the starts of the groups of the n-th chunk loaded to those of the next chunk in their slots."""
        here = np.sort(self.log[self.starts[n] : self.starts[n] + len(self.groups[n]), 0])
        after = np.sort(self.log[self.starts[n + 1] : self.starts[n + 1] + len(self.groups[n + 1]), 0])
        both = min(len(here), len(after))
        return float((after[:both] - here[:both]).mean())

    def lengths(self, order: Sequence[int]) -> list[tuple[int, float]]:
        """Return (wave, ticks) of the waves loaded that another one follows."""
        return [(k, self.wave_length(n)) for n, k in enumerate(order[: len(self.groups) - 1])]


def _check(stream: Stream, head: StreamHead) -> None:
    """Refuse a stream that cannot have come from a warp: it would read outside the arrays."""
    bad = None
    if len(stream.visit_active) and (int(stream.visit_active.min()) < 0 or int(stream.visit_repeat.min()) < 1):
        bad = f"a visit of {int(stream.visit_active.min())} lanes, repeated {int(stream.visit_repeat.min())} times"
    elif len(stream.tx_line) and (int(stream.tx_line.min()) < 0 or int(stream.tx_mask.min()) < 1):
        bad = f"a transaction of line {int(stream.tx_line.min())}, mask {int(stream.tx_mask.min()):#x}"
    elif any((offsets[1:] < offsets[:-1]).any() for offsets in (stream.row_visit, stream.row_entry, stream.entry_tx)):
        bad = "offsets that fall"
    elif len(stream.visit_block) and not 0 <= int(stream.visit_block.min()) <= int(stream.visit_block.max()) < len(head.blocks):
        span = int(stream.visit_block.min()), int(stream.visit_block.max())
        bad = f"visits of blocks {span[0]}..{span[1]} of a kernel of {len(head.blocks)}"
    else:
        held = np.array([len(sites) for sites in head.block_sites] or [0])
        due = np.concatenate([[0], np.cumsum(held[stream.visit_block] * stream.visit_repeat.astype(np.int64))])
        wrong = np.flatnonzero(np.diff(due[stream.row_visit]) != np.diff(stream.row_entry))
        if len(wrong):
            row = int(wrong[0])
            there, expected = int(np.diff(stream.row_entry)[row]), int(np.diff(due[stream.row_visit])[row])
            bad = f"warp {row} has {there} memory instructions where its visits have {expected}"
    if bad:
        raise ExecutionError(
            f"trace of groups {stream.groups[:3].tolist()}...: {bad}; expected active lanes and addresses from 0 on, and as many "
            "memory instructions as the visited blocks have"
        )
