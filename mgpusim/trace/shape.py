"""Shape: what a recording becomes on one GPU, its warps, transactions and hit rates.

Lanes are cut into the GPU's warps, accesses coalesced into its lines and sectors, texels laid out as its images are, and the
resulting transactions of all simulated cores run in lockstep through their first-level caches into the shared L2.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.occupancy import Occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.access import atomic_unit_b, first_levels
from mgpusim.cost.operations import predicated
from mgpusim.cost.traffic import keeps
from mgpusim.limits import check_share
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.trace.accesses import Accesses, popcount
from mgpusim.trace.alike import find_alike
from mgpusim.trace.data import BYPASS, SITE_FIELDS, WaveSample, within
from mgpusim.trace.order_native import Placed, Placing, place_in_order
from mgpusim.trace.plan import Plan, Wave
from mgpusim.trace.record import Recording
from mgpusim.trace.traffic import Reads, Sectors, burst_ratio, compulsory_b, footprint, fresh_b, reads_of, sectors_of, write_ratio

if TYPE_CHECKING:
    from mgpusim.memory.coalesce import Transactions

_CAME_BACK = 2.0  # transactions per line from which atomics are taken to come back to lines
_NO_OBJECT = -1  # no recorded object has this number
_AT = {name: i for i, name in enumerate(SITE_FIELDS)}


class SiteRoute(msgspec.Struct, frozen=True):
    """Where an access site goes on this GPU: its pipe, the bytes of one lane, the parameter it uses ("" for none or several),
    the first level it enters, and of atomics the units of L2 they keep coming back to."""

    pipe: str
    width_b: int
    arg: str
    first_level: int = BYPASS
    atomic_units: int = 0


TRANSACTION_B = 51.0
"""Bytes of memory for a transaction while they are put in order."""


class Shaped(NamedTuple):
    """A recording on one GPU: sampled waves, bytes of the launch, and a route per site.

    `footprint_b` are the bytes the launch touches, `fresh_b` those it reads from DRAM at most. `burst_ratio` is what DRAM
    delivers over what is read, `write_ratio` what moves for stores over the bytes of their sectors. `compulsory_b` are the bytes
    DRAM moves if what is read is fetched once and what is written leaves once.
    """

    samples: list[WaveSample]
    footprint_b: float
    fresh_b: float | None
    burst_ratio: float
    write_ratio: float
    compulsory_b: float
    routes: list[SiteRoute]


class _Prepared(NamedTuple):
    """What caches have no part in. `sectors` of L2 that are touched (None without a `stream`); `touched`: footprint, L2 lines."""

    visits: Array
    lanes: Array
    per_row: Array
    stream: Placed | None
    sectors: Sectors | None
    touched: tuple[float, tuple[Array, Array]] | None


class _Alike(NamedTuple):
    """Accesses to one object that go the same way whichever site they are of: `sites`, each with its `events`. In all of these
    lanes share an address (`shared`), or in none they are taken to."""

    item: int
    shared: bool
    sites: list[int]
    events: list[Array]


class _Patterns(NamedTuple):
    """Accesses that have transactions: their `events`, of each which pattern it repeats, how many lines further it is, and which
    of `slots` it belongs to: level, write, site. Of each (pattern, row) how many transactions it has, and those of all."""

    events: Array
    which: Array
    shift: Array
    slot: Array
    counts: Array
    line: Array
    mask: Array
    slots: list[tuple[int, bool, int]]


def _whole(parts: list[Array]) -> Array:
    """Return the parts as one array; they are freed."""
    whole = parts[0] if len(parts) == 1 else np.concatenate(parts)
    parts.clear()
    return np.asarray(whole)


class Shaper(Accesses):
    """The shape of one recording on GPUs that differ in the sizes and policies of their caches: all else is found once."""

    def __init__(
        self, recording: Recording, facts: KernelFacts, gpu: GpuSpec, occupancy: Occupancy, plan: Plan, restored_b: int = 0,
        cold: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.facts, self.plan, self.restored_b, self.cold = facts, plan, restored_b, cold
        groups = len(recording.groups)
        place = np.zeros(groups, np.int64)
        for wave in plan.waves:
            for c, members in enumerate(wave.cores):
                place[list(members)] = c * plan.resident + np.arange(len(members))
        super().__init__(recording, facts.function, gpu, occupancy, place, reserved=groups, places=int(place.max(initial=0)) + 1,
                         predicated=predicated(gpu, facts.short_branches))  # fmt: skip
        self.cores = len(plan.waves[0].cores)
        self.atomic_units: dict[int, int] = {}
        self.burst_ratio = self.write_ratio = 1.0
        self.fresh: float | None = None

    def with_cold(self, cold: tuple[int, ...]) -> Shaper:
        """Return the shaper of the same recording where no cache holds other arguments at first; what both find is found once."""
        other = copy(self)
        other.cold = cold
        return other

    @property
    def size_b(self) -> int:
        """Bytes of the recording, and of its transactions once they are known."""
        stream = self._prepared.stream if "_prepared" in self.__dict__ else None
        return int(self.recording.payload.nbytes) + (0 if stream is None else sum(column.nbytes for column in stream))

    def _enter(self, gpu: GpuSpec) -> None:
        """Empty caches of this GPU, which differs from the one before in its caches only, and not in their lines and sectors."""
        self.gpu, self.first = gpu, first_levels(gpu)
        self.burst_ratio, self.write_ratio, self.fresh = 1.0, 1.0, None
        touched_b = self._prepared.touched[0] + self.restored_b if self._prepared.touched is not None else 0.0
        self.hierarchy = self.caches.new_hierarchy(
            [self.caches.cache_params(c, gpu.l2, touched_b) for c in self.first],
            [self.cores] * 3,
            self.caches.cache_params(gpu.l2, gpu.l2, touched_b),
            self.caches.cache_params(gpu.slc, gpu.l2, touched_b) if gpu.slc else None,
        )
        self.tlb = None
        if gpu.tlb is not None:
            row = self.caches.tlb_params(gpu.tlb.entries, gpu.tlb.page_b)
            self.tlb = self.caches.new_hierarchy([row], [self.cores])

    def block_visits(self) -> tuple[Array, Array]:
        """Return (warp visits, active lanes) of each block: int64 (groups, warps, positions) each."""
        n = len(self.facts.flow.order)
        visits = np.zeros((self.groups, self.warps, n), np.int64)
        lanes = np.zeros_like(visits)
        keys = self.recording.visit_position.astype(np.int64) * len(self.recording.masks) + self.recording.visit_mask
        pairs, counts = np.unique(keys, return_counts=True)
        for key, count in zip(pairs.tolist(), counts.tolist(), strict=True):
            position, mask = divmod(key, len(self.recording.masks))
            active = self.active(np.array([mask]))[0].reshape(self.groups, self.warps)
            visits[:, :, position] += count * (active > 0)
            lanes[:, :, position] += count * active
        for position, guard in self.predicated.items():
            visits[:, :, position] = visits[:, :, guard]
        return visits, lanes

    def routes(self) -> list[SiteRoute]:
        """Return the route of every site, executed or not."""
        args = self.facts.function.args
        out = []
        for i, site in enumerate(self.recording.sites):
            objects = self.objects.get(i, [])
            route = self.route(site, objects[0] if objects else _NO_OBJECT)
            width = self.width(site, objects[0]) if objects else site.width_b
            name = args[objects[0]].name if len(objects) == 1 and 0 <= objects[0] < len(args) else ""
            out.append(SiteRoute(route.pipe, width, name, route.first_level, self.atomic_units.get(i, 0)))
        return out

    # ---- all of it -----------------------------------------------------------------------------------------------
    def shaped(self, gpu: GpuSpec) -> Shaped:
        """Return the samples of the plan's waves on a GPU that differs from that of this shaper in its caches only.

        The caches start as a warm launch finds them: first levels empty, L2 and system-level cache full of this launch's own
        data if it fits them (else the end of a previous run evicts what the next one starts with).
        """
        self._enter(gpu)
        samples = self._through_caches()
        ratios = self.burst_ratio, self.write_ratio
        least_b = compulsory_b(self.footprint, self._sectors(written=False), self._sectors(written=True), ratios)
        return Shaped(samples, self.footprint, self.fresh, *ratios, least_b, self.routes())

    @property
    def transactions(self) -> Placed | None:
        """The transactions that `shaped` runs through the caches, in their order; None where the launch accesses no memory.

        Those before `bounds[0]` are of groups that are executed and in no wave: they go through no cache.
        """
        return self._prepared.stream

    @cached_property
    def _prepared(self) -> _Prepared:
        """What caches have no part in."""
        visits, lanes = self.block_visits()
        n_sites = max(1, len(self.recording.sites))
        per_row = np.zeros((self.rows, n_sites, len(SITE_FIELDS)))
        patterns: list[_Patterns] = []
        for alike in self._together():
            patterns += self._accesses(alike, per_row)
        if not patterns:
            return _Prepared(visits, lanes, per_row, None, None, None)
        stream = self._ordered(patterns, n_sites)
        self._count_atomic_units(stream)
        sectors = sectors_of(self, stream)
        return _Prepared(visits, lanes, per_row, stream, sectors, footprint(self, self.plan, sectors.all))

    def _together(self) -> list[_Alike]:
        """Return the accesses that can be looked at together: of sites whose instructions are alike, to one object."""
        out: dict[tuple[Any, ...], _Alike] = {}
        for s, item, events in self.events():
            site = self.recording.sites[s]
            kind = site.kind, site.space, site.width_b, site.align_b, site.fractional
            for shared, some in self._by_sharing(item, events):
                alike = out.setdefault((item, shared, *kind), _Alike(item, shared, [], []))
                alike.sites.append(s)
                alike.events.append(some)
        return list(out.values())

    def _by_sharing(self, item: int, events: Array) -> Iterator[tuple[bool, Array]]:
        """Yield a site's events in which all lanes share an address, and the others. Of those that go through at once all do, or
        none is taken to."""
        shared = [self.shares(item, batch) for batch in self.batches(events)]
        if all(shared) or not any(shared):
            yield shared[0], events
            return
        of_event = np.repeat(shared, [len(batch) for batch in self.batches(events)])
        for alone in (True, False):
            yield alone, events[of_event == alone]

    def _accesses(self, alike: _Alike, per_row: Array) -> list[_Patterns]:
        """Add what the rows do in some accesses to theirs, and return their transactions: each pattern once."""
        item, sites = alike.item, alike.sites
        site = self.recording.sites[sites[0]]
        route, width = self.route(site, item), self.width(site, item)
        events = _whole(list(alike.events))
        of_site = np.repeat(np.arange(len(sites)), [len(some) for some in alike.events])
        distinct = find_alike(self, sites[0], item, events, self.period_b(route, width))
        n = len(distinct.events)
        weight = np.bincount(of_site * n + distinct.which, minlength=len(sites) * n).reshape(len(sites), n).astype(float)
        counts, lines, masks = [], [], []
        done = 0
        for batch in self.batches(distinct.events):
            pattern = self._pattern(alike, batch, weight[:, done : done + len(batch)], per_row)
            done += len(batch)
            if pattern is not None:
                counts.append(pattern.per_warp)
                lines.append(pattern.line)
                masks.append(pattern.mask)
        if not counts:
            return []
        write = site.kind in ("store", "image_write", "atomic")
        slots = [(route.first_level, write, s) for s in sites]
        shift = distinct.shift_b // self.first_of(route.first_level).line_b
        return [_Patterns(events, distinct.which, shift, of_site, _whole(counts), _whole(lines), _whole(masks), slots)]

    def _pattern(self, alike: _Alike, events: Array, weight: Array, per_row: Array) -> Transactions | None:
        """Add what the rows do in some events, in each site as often as its `weight` (sites, events) says; return their
        transactions if they have any."""
        s, item = alike.sites[0], alike.item
        site = self.recording.sites[s]
        route, width = self.route(site, item), self.width(site, item)
        address, count = self.addresses(s, item, events, alike.shared)
        part_b = self.part_b(site, width)

        def add(field: str, values: Any) -> None:
            of_rows = np.asarray(values, float).reshape(len(events), self.rows)
            per_row[:, alike.sites, _AT[field]] += (weight @ of_rows).T

        if site.kind == "atomic" and alike.shared and self.merges(s, item, events):
            count = np.minimum(count, 1)
        add("requests", (address >= 0).any(axis=1) if site.space != "image" else count > 0)
        add("lanes", self.taken(route.pipe, count))
        if site.kind == "atomic":
            add("conflicts", np.minimum(self.conflicts(address, count), np.maximum(count - 1, 0)))
        if route.pipe in ("local", "constant"):
            add("wavefronts", self.on_chip(route.pipe, address, width, part_b, site.kind == "load"))
            return None
        stores = site.kind in ("store", "image_write")
        transactions = self.coalesced(route, address, width, part_b, stores)
        sector_b = float(self.first_of(route.first_level).sector_b)
        rows = self.rows * len(events)
        add("transactions", transactions.per_warp)
        add("sector_b", np.bincount(transactions.warp, popcount(transactions.mask) * sector_b, rows))
        if route.pipe in ("texture", "l1"):
            add("wavefronts", self.wavefronts(s, item, route.pipe, address, count, transactions))
        elif route.pipe == "atomic":
            add("wavefronts", self.atomic_wavefronts(address, count, int(sector_b)))
        if stores:
            part = popcount(transactions.mask & ~transactions.whole)
            add("partial_b", np.bincount(transactions.warp, part * sector_b, rows))
            add("partial_requests", np.bincount(transactions.warp, part > 0, rows))
        return transactions

    def _ordered(self, patterns: list[_Patterns], n_sites: int) -> Placed:
        """Put the transactions in the order in which they reach the caches: by waves, then by batches, as a warp issues the loads
        of a batch together before the next warp does, then by warps and events. The parts are taken apart: a recording may have
        tens of millions of transactions."""
        cells = [len(pattern.counts) for pattern in patterns]
        first = np.zeros(sum(cells) + 1, np.int64)
        np.cumsum(np.concatenate([pattern.counts for pattern in patterns]), out=first[1:])
        begin = np.cumsum([0, *cells[:-1]])
        lines, masks = [pattern.line for pattern in patterns], [pattern.mask for pattern in patterns]
        slots = np.array([slot for pattern in patterns for slot in pattern.slots], np.int64)
        own = np.cumsum([0, *(len(pattern.slots) for pattern in patterns[:-1])])
        event, base, shift, slot = (np.concatenate(column) for column in (
            [pattern.events for pattern in patterns],
            [pattern.which * self.rows + at for pattern, at in zip(patterns, begin, strict=True)],
            [pattern.shift for pattern in patterns],
            [pattern.slot + at for pattern, at in zip(patterns, own, strict=True)],
        ))  # fmt: skip
        total = int((first[base + self.rows] - first[base]).sum())
        check_share(TRANSACTION_B * total)
        order = np.argsort(event, kind="stable")
        batch = self._batches()
        patterns.clear()
        events = Placing(batch[event[order]], base[order], shift[order], slot[order])
        wave, core = self._places
        return place_in_order(
            events, int(batch.max(initial=0)) + 1, first, _whole(lines), _whole(masks), np.repeat(wave, self.warps),
            np.repeat(core, self.warps), len(self.plan.waves), slots, n_sites, total,
        )  # fmt: skip

    @cached_property
    def _places(self) -> tuple[Array, Array]:
        """The wave of each group, -1 of none, and its simulated core."""
        wave, core = np.full(self.groups, -1), np.zeros(self.groups, np.int64)
        for w, planned in enumerate(self.plan.waves):
            for c, members in enumerate(planned.cores):
                wave[list(members)] = w
                core[list(members)] = c
        return wave, core

    @cached_property
    def _reads(self) -> Reads:
        prepared = self._prepared
        return reads_of(self, self.plan, prepared.sectors) if prepared.sectors is not None else {}

    @cached_property
    def _bursts(self) -> float:
        return burst_ratio(self, self._sectors(written=False))

    @cached_property
    def _writes(self) -> float:
        return write_ratio(self, self.plan, self._sectors(written=True), self._prepared.per_row)

    def _sectors(self, written: bool) -> Array:
        """Return the L2 sectors that are written, or those that are read."""
        sectors = self._prepared.sectors
        return sectors.all_of(written) if sectors is not None else np.zeros(0, np.int64)

    def _through_caches(self) -> list[WaveSample]:
        gpu, caches, prepared = self.gpu, self.caches, self._prepared
        stream, n_sites = prepared.stream, prepared.per_row.shape[1]
        samples = []
        self.footprint, self.warm, self.slc_warm = 0.0, True, False
        if stream is not None and prepared.touched is not None:
            self.footprint, last_lines = prepared.touched
            self.warm = keeps(gpu.l2, self.footprint + self.restored_b)
            last_lines = self._but_cold(*last_lines)
            if not self.warm or self.cold:
                self.fresh = fresh_b(self, self.plan, self._cold_reads if self.warm else self._reads)
            if (not self.warm or self.cold) and gpu.dram.burst_b > gpu.l2.sector_b:
                self.burst_ratio = self._bursts
            if not self.warm and gpu.dram.write_b is not None:
                self.write_ratio = self._writes
            if self.warm:
                caches.warm(self.hierarchy, self.hierarchy.l2, *last_lines)
            self.slc_warm = keeps(gpu.slc, self.footprint + self.restored_b)
            if gpu.slc is not None and self.slc_warm:
                at = np.unique(last_lines[0] * gpu.l2.line_b // gpu.slc.line_b)
                caches.warm(self.hierarchy, self.hierarchy.slc, at, (1 << (gpu.slc.line_b // gpu.slc.sector_b)) - 1)
        waits = self._waits() if self.cold and self.warm and stream is not None else None
        for w, wave in enumerate(self.plan.waves):
            counters = np.zeros((self.cores * n_sites, len(caches.COUNTERS)), np.int64)
            if stream is not None:
                part = stream.wave(w)
                counters = caches.run_stream(
                    self.hierarchy,
                    stream.line[part],
                    stream.mask[part],
                    kind=stream.kind[part],
                    instance=stream.core[part],
                    write=stream.write[part],
                    site=stream.site[part],
                    n_sites=self.cores * n_sites,
                ).counters
            counters = counters.reshape(self.cores, n_sites, -1)
            dirty = len(prepared.sectors.written[w + 1]) if prepared.sectors is not None else 0
            dirty_b = float(dirty) * gpu.l2.sector_b
            samples.append(self._sample(wave, prepared.per_row, prepared.visits, prepared.lanes, counters, dirty_b))
            if waits is not None:
                sites = samples[-1].sites
                sites[..., _AT["dram_wait_b"]] = sites[..., _AT["l2_b"]] * waits[w]
            if stream is not None and gpu.tlb is not None:
                samples[-1].sites[..., _AT["tlb_misses"]] = self._pages_missed(part, n_sites, gpu.tlb.page_b)
        return samples

    def _but_cold(self, lines: Array, masks: Array) -> tuple[Array, Array]:
        """Return L2 lines without those of arguments that no cache holds at first."""
        kept = ~within(lines * self.gpu.l2.line_b, self.spans(self.cold))
        return lines[kept], masks[kept]

    @property
    def _cold_reads(self) -> Reads:
        """What the waves read of the arguments that no cache holds at first."""
        starts = np.array(sorted(self.base.values()))
        cold = {int(np.searchsorted(starts, self.base[item], "right")) for item in self.cold if item in self.base}
        return {owner: waves for owner, waves in self._reads.items() if owner in cold}

    def _waits(self) -> list[Array]:
        """Return the shares of what each wave asks of L2 that wait for DRAM, (cores, sites), by the arguments that are cold.

        Warps run side by side: what one of them asks for first, others ask for while it is on its way. So all wait whose loads
        are in the same batch as the first.
        """
        stream, n_sites = self._prepared.stream, self._prepared.per_row.shape[1]
        assert stream is not None
        batch = stream.batch
        place = stream.line * np.array([self.first_of(k).line_b for k in range(len(self.first))])[stream.kind]
        cold = (stream.write == 0) & within(place, self.spans(self.cold))
        # a line's sectors that come together are one piece; lines of caches are numbered apart
        piece = np.zeros(len(cold), np.int64)
        piece[cold] = np.unique(place[cold] << 16 | stream.mask[cold].astype(np.int64) & 0xFFFF, return_inverse=True)[1]
        seen = np.zeros(int(piece.max(initial=0)) + 1, bool)
        out = []
        for first, end in pairwise(stream.bounds.tolist()):
            mine = np.flatnonzero(cold[first:end]) + first
            at = stream.site[mine]
            begun = np.full(len(seen), np.iinfo(np.int64).max)
            np.minimum.at(begun, piece[mine], batch[mine])
            late = (batch[mine] == begun[piece[mine]]) & ~seen[piece[mine]]
            # behind a first level L2 is asked once by each core
            kept = np.array([cache is not None for cache in self.first])[stream.kind[mine]]
            of_core, turn = piece[mine] * self.cores + stream.core[mine], np.arange(len(mine))
            asker = np.empty(len(seen) * self.cores, np.int64)  # only what is written is read
            asker[of_core[::-1]] = turn[::-1]
            counted = (asker[of_core] == turn) | ~kept
            asked = np.bincount(at[counted], minlength=self.cores * n_sites)
            waiting = np.bincount(at[counted & late], minlength=self.cores * n_sites)
            out.append((waiting / np.maximum(1, asked)).reshape(self.cores, n_sites))
            seen[piece[mine]] = True
        return out

    def _pages_missed(self, part: slice, n_sites: int, page_b: int) -> Array:
        """Return the transactions of a wave whose page the translations of its core did not hold, (cores, sites)."""
        stream, caches = self._prepared.stream, self.caches
        assert stream is not None
        assert self.tlb is not None
        line_b = np.array([(cache or self.gpu.l2).line_b for cache in self.first])
        counters = caches.run_stream(
            self.tlb, stream.line[part] * line_b[stream.kind[part]] // page_b, instance=stream.core[part],
            site=stream.site[part], n_sites=self.cores * n_sites,
        ).counters  # fmt: skip
        held, asked = (counters[:, caches.COUNTERS.index(name)] for name in ("l1_hit_requests", "requests"))
        return np.asarray(asked - held, np.float64).reshape(self.cores, n_sites)

    def _batches(self) -> Array:
        """Number the events in batches whose results fit the load registers a warp keeps in flight: a warp issues so much
        before it waits and others issue. Where instructions come in clauses with a message each, or one at a time,
        that is one. So it is of an iteration whose loads wait for one before: its loads, or stores that they may not overtake."""
        sites = self.recording.event_site
        if family_of(self.gpu).dependency in ("clauses", "in_order"):
            return np.arange(len(sites))
        room = self.gpu.model.registers_in_flight()
        share = [self.width(s, o) / (4 * room[s.kind == "texture"]) for s, o in self.site_objects()]
        each = np.array(share or [0.0])[sites]
        waits = np.array(self._waiting_sites() or [False])[sites]
        issued = np.cumsum(each)
        begun = np.maximum.accumulate(np.where(waits, issued - each, 0.0))
        part = (issued - begun) // 1
        return np.cumsum(waits | (np.diff(part, prepend=0.0) != 0.0))

    def _waiting_sites(self) -> list[bool]:
        """Return of each site whether an iteration of its loop begins with it that waits for reads of the one before."""
        waited = ([where[1:] for where in r.recurrence.sites if where[0] == "global"] for r in self.facts.regions)
        firsts = {min(sites) for sites in waited if sites}
        return [(s.position, s.index) in firsts for s in self.recording.sites]

    def _count_atomic_units(self, stream: Placed) -> None:
        line_b, unit_b, n_sites = self.gpu.l2.line_b, atomic_unit_b(self.gpu), max(1, len(self.recording.sites))
        for s, info in enumerate(self.recording.sites):
            if info.kind == "atomic" and info.space != "local":
                mine = stream.line[stream.site % n_sites == s]
                lines = np.unique(mine)
                if len(mine) >= _CAME_BACK * len(lines):
                    self.atomic_units[s] = len(np.unique(lines * line_b // unit_b))

    def _sample(self, wave: Wave, per_row: Array, visits: Array, lanes: Array, counters: Array, dirty_b: float) -> WaveSample:
        names = {n: i for i, n in enumerate(self.caches.COUNTERS)}
        n_regions = len(self.facts.regions)
        n = len(self.facts.flow.order)
        out = WaveSample(
            index=wave.index,
            groups=np.array([len(m) for m in wave.cores]),
            warps=np.array([len(m) * self.warps for m in wave.cores]),
            visits=np.zeros((self.cores, n), np.int64),
            lanes=np.zeros((self.cores, n), np.int64),
            region_visits=np.zeros((self.cores, n_regions)),
            sites=np.zeros((self.cores, per_row.shape[1], len(SITE_FIELDS))),
        )
        grouped = per_row.reshape(self.groups, self.warps, *per_row.shape[1:])
        l2_sector = self.gpu.l2.sector_b
        slc_sector = self.gpu.slc.sector_b if self.gpu.slc else l2_sector
        reads = np.ones(per_row.shape[1])
        reads[: len(self.recording.sites)] = [s.kind in ("load", "texture") for s in self.recording.sites]
        loads = np.zeros(per_row.shape[1])
        loads[: len(self.recording.sites)] = [s.kind == "load" for s in self.recording.sites]
        everyone = [g for members in wave.cores for g in members]
        stored = float(grouped[everyone][..., _AT["sector_b"]].sum(axis=(0, 1))[reads == 0].sum())
        # every dirty sector is written back once, whoever evicts it and when, unless a warm launch overwrites it in L2
        banked = self._banked_sites()
        written = max(float(counters[..., names["dram_write_b"]].sum()), 0.0 if self.warm else dirty_b)
        for c, members in enumerate(wave.cores):
            chosen = list(members)
            if not chosen:
                continue
            out.visits[c] = visits[chosen].sum(axis=(0, 1))
            out.lanes[c] = lanes[chosen].sum(axis=(0, 1))
            for i, region in enumerate(self.facts.regions):
                if region.loop < 0:
                    out.region_visits[c, i] = 1.0
                else:
                    header = self.facts.flow.loops[region.loop].header
                    out.region_visits[c, i] = visits[chosen][:, :, header].max(axis=1).mean()
            table = out.sites[c]
            table[:] = grouped[chosen].sum(axis=(0, 1))
            counted = counters[c]
            first = np.zeros(len(table))
            first[: len(self.recording.sites)] = self._sector_b
            table[:, _AT["l1_hit_b"]] = counted[:, names["l1_hit_sectors"]] * first
            table[:, _AT["l1_hits"]] = counted[:, names["l1_hit_requests"]]
            # what misses an L1 with banks takes a cycle a line, whatever its tags could do
            missed = np.where(banked, table[:, _AT["transactions"]] - table[:, _AT["l1_hits"]], 0.0)
            table[:, _AT["wavefronts"]] = np.maximum(table[:, _AT["wavefronts"]], missed)
            # a first level fetches its own sectors, which may be smaller than those of L2
            asked = np.maximum(0.0, table[:, _AT["sector_b"]] - table[:, _AT["l1_hit_b"]] * reads)
            sectors = counted[:, names["l2_sectors"]]
            table[:, _AT["l2_b"]] = np.minimum(sectors * l2_sector, asked)
            table[:, _AT["l2_hit_b"]] = table[:, _AT["l2_b"]] * counted[:, names["l2_hit_sectors"]] / np.maximum(1, sectors)
            table[:, _AT["slc_hit_b"]] = counted[:, names["slc_hit_sectors"]] * slc_sector
            table[:, _AT["dram_read_b"]] = counted[:, names["dram_read_b"]]
            # what the sample leaves dirty leaves a write-back L1 for L2 in the end
            mine = np.where(reads > 0, 0.0, table[:, _AT["sector_b"]]) / max(1.0, stored)
            late = np.maximum(0.0, mine * dirty_b - table[:, _AT["l2_b"]])
            table[:, _AT["l2_b"]] += late
            turned = counted[:, names["l2_requests"]] * (self.gpu.l2.turn_b or 0) * loads
            table[:, _AT["l2_turn_b"]] = np.maximum(table[:, _AT["l2_b"]], turned)
            table[:, _AT["l2_hit_b"]] += late if self.warm else 0.0
            table[:, _AT["dram_write_b"]] = mine * written if stored else counted[:, names["dram_write_b"]]
            if self.slc_warm:  # the next launch overwrites there what this one leaves: none of it comes to DRAM
                table[:, _AT["slc_hit_b"]] = table[:, _AT["slc_hit_b"]] * reads + table[:, _AT["dram_write_b"]]
                table[:, _AT["dram_write_b"]] = 0.0
        return out

    def _banked_sites(self) -> Array:
        """Which sites load from buffers through an L1 with banks, bool (sites,)."""
        out = np.zeros(max(1, len(self.recording.sites)), bool)
        if self.banked is not None:
            out[: len(self.recording.sites)] = [
                site.kind == "load" and self.route(site, item).pipe == "l1" for site, item in self.site_objects()
            ]
        return out

    @cached_property
    def _sector_b(self) -> Array:
        """Sector size of the first level that each site enters, int64 (sites,)."""
        r = self.recording
        sites, first = np.unique(r.event_site, return_index=True)
        item = dict(zip(sites.tolist(), r.event_object[first].tolist(), strict=True))
        levels = [self.route(site, item.get(s, 0)).first_level for s, site in enumerate(r.sites)]
        return np.array([self.first_of(level).sector_b for level in levels], np.int64)
