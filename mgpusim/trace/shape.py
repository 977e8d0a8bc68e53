"""Shape: what a recording becomes on one GPU, its warps, transactions and hit rates.

Lanes are cut into the GPU's warps, accesses coalesced into its lines and sectors, texels laid out as its images are, and the
resulting transactions of all simulated cores run in lockstep through their first-level caches into the shared L2.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.occupancy import Occupancy
from mgpusim.arch.spec import Cache, GpuSpec
from mgpusim.opencl.facts import KernelFacts
from mgpusim.trace.accesses import Accesses
from mgpusim.trace.data import BYPASS, SITE_FIELDS, WaveSample, first_levels
from mgpusim.trace.plan import Plan, Wave
from mgpusim.trace.record import AccessSite, Recording

__all__ = ["Shaper", "SiteRoute", "shape_waves"]

Array = np.ndarray[Any, Any]

_LONG_AGO = 0.5  # of L2 holds what was fetched many waves ago: the other data of the launch has passed through it since
_CAME_BACK = 2.0  # transactions per line from which atomics are taken to share lines
_NO_OBJECT = -1  # no recorded object has this number
_AT = {name: i for i, name in enumerate(SITE_FIELDS)}


class SiteRoute(msgspec.Struct, frozen=True):
    """Where an access site goes on this GPU: its pipe, the bytes of one lane, the parameter it uses ("" for none or several),
    the first level it enters, and of atomics the lines they keep coming back to."""

    pipe: str
    width_b: int
    arg: str
    first_level: int = BYPASS
    distinct_lines: int = 0


class Shaped(NamedTuple):
    """What `shape_waves` returns: samples, bytes the launch touches, bytes it reads from DRAM at most, those delivered over those
    read, those moved for stores over those of their sectors, and a route per site."""

    samples: list[WaveSample]
    footprint_b: float
    fresh_b: float | None
    burst_ratio: float
    write_ratio: float
    routes: list[SiteRoute]


def _packed(cache: Cache | None, fallback: Cache) -> Any:
    from mgpusim.memory.caches import pack_params

    if cache is None:
        return pack_params(0, fallback.line_b, fallback.sector_b)
    return pack_params(
        cache.size_b,
        cache.line_b,
        cache.sector_b,
        cache.ways,
        cache.index_hash,
        cache.write_policy,
        cache.allocate_on_write,
        cache.replacement,
    )


class _Stream(NamedTuple):
    """Transactions in the order in which they reach the caches, each with its simulated core."""

    line: Array
    mask: Array
    kind: Array
    write: Array
    site: Array
    core: Array


class _Prepared(NamedTuple):
    """What caches have no part in. `bounds` of the waves in `stream`; `touched`: footprint, L2 lines; `dirty_b`: bytes each wave
    writes; `seen`: see `_seen`, filled in where it is first asked for."""

    visits: Array
    lanes: Array
    per_row: Array
    bounds: Array
    stream: _Stream | None
    touched: tuple[float, tuple[Array, Array]] | None
    dirty_b: list[float]
    seen: dict[int, list[tuple[int, float, float, float]]]


class Shaper(Accesses):
    """The shape of one recording on GPUs that differ in the sizes and policies of their caches: all else is found once."""

    def __init__(self, recording: Recording, facts: KernelFacts, gpu: GpuSpec, occupancy: Occupancy, plan: Plan) -> None:
        self.facts, self.plan = facts, plan
        groups = len(recording.groups)
        place = np.zeros(groups, np.int64)
        for wave in plan.waves:
            for c, members in enumerate(wave.cores):
                place[list(members)] = c * plan.resident + np.arange(len(members))
        super().__init__(recording, facts.function, gpu, occupancy, place, reserved=groups, places=int(place.max(initial=0)) + 1)
        self.cores = len(plan.waves[0].cores)
        self.distinct_lines: dict[int, int] = {}
        self.burst_ratio = self.write_ratio = 1.0
        self.fresh: float | None = None
        self._prepared: _Prepared | None = None
        self._bursts: float | None = None
        self._written: float | None = None

    def _enter(self, gpu: GpuSpec) -> None:
        """Empty caches of this GPU, which differs from the one before in its caches only, and not in their lines and sectors."""
        self.gpu, self.first = gpu, first_levels(gpu)
        self.burst_ratio, self.write_ratio, self.fresh = 1.0, 1.0, None
        self.hierarchy = self.caches.new_hierarchy(
            [_packed(c, gpu.l2) for c in self.first],
            [self.cores] * 3,
            _packed(gpu.l2, gpu.l2),
            _packed(gpu.slc, gpu.l2) if gpu.slc else None,
        )

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
        return visits, lanes

    def routes(self) -> list[SiteRoute]:
        """Return the route of every site, executed or not."""
        args = self.facts.function.args
        out = []
        for i, site in enumerate(self.recording.sites):
            objects = np.unique(self.recording.event_object[self.recording.event_site == i]).tolist()
            route = self.route(site, objects[0] if objects else _NO_OBJECT)
            width = self.width(site, objects[0]) if objects else site.width_b
            name = args[objects[0]].name if len(objects) == 1 and 0 <= objects[0] < len(args) else ""
            out.append(SiteRoute(route.pipe, width, name, route.first_level, self.distinct_lines.get(i, 0)))
        return out

    # ---- all of it -----------------------------------------------------------------------------------------------
    def shaped(self, gpu: GpuSpec) -> Shaped:
        """Return what `shape_waves` does, on a GPU that differs from that of this shaper in its caches only."""
        self._enter(gpu)
        samples = self._through_caches(self._prepare())
        return Shaped(samples, self.footprint, self.fresh, self.burst_ratio, self.write_ratio, self.routes())

    def _prepare(self) -> _Prepared:
        """Return what caches have no part in, made once."""
        if self._prepared is None:
            visits, lanes = self.block_visits()
            n_sites = max(1, len(self.recording.sites))
            per_row = np.zeros((self.rows, n_sites, len(SITE_FIELDS)))
            stream: list[tuple[Array, ...]] = []
            for s, item, events in self.events():
                for batch in self.batches(events):
                    self._accesses(s, item, batch, per_row, stream)
            self._prepared = self._ordered(visits, lanes, per_row, stream)
        return self._prepared

    def _accesses(self, s: int, item: int, events: Array, per_row: Array, stream: list[tuple[Array, ...]]) -> None:
        rows, site = self.rows, self.recording.sites[s]
        route = self.route(site, item)
        address, count = self.addresses(s, item, events, self.shares(item, events))
        width = self.width(site, item)
        part_b = self.part_b(site, width)
        row = np.tile(np.arange(rows), len(events))
        live = (address >= 0).any(axis=1)

        def add(field: str, values: Any) -> None:
            per_row[:, s, _AT[field]] += np.bincount(row, values, rows)

        if site.kind == "atomic" and self.merges(s, item, events):
            count = np.minimum(count, 1)
        add("requests", live if site.space != "image" else count > 0)
        add("lanes", count)
        if site.kind == "atomic":
            add("conflicts", np.minimum(self.conflicts(address, count), np.maximum(count - 1, 0)))
        if route.pipe in ("local", "constant"):
            add("wavefronts", self.on_chip(route.pipe, address, width, part_b))
            return
        stores = site.kind in ("store", "image_write")
        found = self.coalesced(route, address, width, part_b, stores)
        warp, line, mask = found.warp, found.line, found.mask
        sector_b = float(self.first_of(route.first_level).sector_b)
        add("transactions", found.per_warp)
        per_row[:, s, _AT["sector_b"]] += np.bincount(row[warp], np.bitwise_count(mask) * sector_b, rows)
        if route.pipe in ("texture", "l1"):
            add("wavefronts", self.wavefronts(s, item, route.pipe, address, count, found))
        write = site.kind in ("store", "image_write", "atomic")
        if stores:
            part = np.bitwise_count(mask & ~found.whole)
            per_row[:, s, _AT["partial_b"]] += np.bincount(row[warp], part * sector_b, rows)
            per_row[:, s, _AT["partial_requests"]] += np.bincount(row[warp], part > 0, rows)
        n = len(line)
        kind = np.full(n, route.first_level, np.uint8)
        event = np.repeat(events, rows)[warp]
        stream.append((event, row[warp], line, mask, kind, np.full(n, write), np.full(n, s, np.int32)))

    def _ordered(self, visits: Array, lanes: Array, per_row: Array, stream: list[tuple[Array, ...]]) -> _Prepared:
        """Put the transactions in the order in which they reach the caches."""
        group_wave = np.full(self.groups, -1)
        group_core = np.zeros(self.groups, np.int64)
        for w, wave in enumerate(self.plan.waves):
            for c, members in enumerate(wave.cores):
                group_wave[list(members)] = w
                group_core[list(members)] = c
        bounds = np.zeros(len(self.plan.waves) + 1, np.int64)
        if not stream:
            return _Prepared(visits, lanes, per_row, bounds, None, None, [0.0] * len(self.plan.waves), {})
        event, row, line, mask, kind, write, site = (np.concatenate(column) for column in zip(*stream, strict=True))
        group = row // self.warps
        # a warp issues the loads of a batch together before the next warp has its turn
        batch = self._batches()[event]
        key = np.lexsort((event, row, batch, group_wave[group]))
        line, mask, kind, write, site, group = (a[key] for a in (line, mask, kind, write, site, group))
        bounds = np.searchsorted(group_wave[group], np.arange(len(self.plan.waves) + 1))
        ordered = _Stream(line, mask, kind, write, site, group_core[group].astype(np.int32))
        self._count_atomic_lines(line, site)
        dirty = []
        for first, end in pairwise(bounds.tolist()):
            stores = slice(first, end), write[first:end]
            sectors = self._distinct(*(a[stores[0]][stores[1]] for a in (line, mask, kind)))
            dirty.append(float(len(sectors)) * self.gpu.l2.sector_b)
        return _Prepared(visits, lanes, per_row, bounds, ordered, self._footprint(line, mask, kind), dirty, {})

    def _through_caches(self, found: _Prepared) -> list[WaveSample]:
        gpu, caches = self.gpu, self.caches
        stream, n_sites = found.stream, found.per_row.shape[1]
        samples = []
        self.footprint, self.warm = 0.0, True
        if stream is not None and found.touched is not None:
            line, mask, kind, write, _, _ = stream
            self.footprint, last_lines = found.touched
            self.warm = gpu.l2.survives_launch and self.footprint <= gpu.l2.size_b
            if not self.warm:
                self.fresh = self._fresh(found, stream)
            if not self.warm and gpu.dram.burst_b > gpu.l2.sector_b:
                if self._bursts is None:
                    self._bursts = self._burst_ratio(self._distinct(line[~write], mask[~write], kind[~write]))
                self.burst_ratio = self._bursts
            if not self.warm and gpu.dram.write_b is not None:
                if self._written is None:
                    self._written = self._write_ratio(self._distinct(line[write], mask[write], kind[write]), found.per_row)
                self.write_ratio = self._written
            if self.warm:
                caches.warm(self.hierarchy, self.hierarchy.l2, *last_lines)
            if gpu.slc is not None and gpu.slc.survives_launch and self.footprint <= gpu.slc.size_b:
                at = np.unique(last_lines[0] * gpu.l2.line_b // gpu.slc.line_b)
                caches.warm(self.hierarchy, self.hierarchy.slc, at, (1 << (gpu.slc.line_b // gpu.slc.sector_b)) - 1)
        for w, wave in enumerate(self.plan.waves):
            counters = np.zeros((self.cores * n_sites, len(caches.COUNTERS)), np.int64)
            if stream is not None:
                part = slice(int(found.bounds[w]), int(found.bounds[w + 1]))
                core = stream.core[part]
                counters = caches.run_stream(
                    self.hierarchy,
                    stream.line[part],
                    stream.mask[part],
                    kind=stream.kind[part],
                    instance=core,
                    write=stream.write[part],
                    site=core * n_sites + stream.site[part],
                    n_sites=self.cores * n_sites,
                ).counters
            counters = counters.reshape(self.cores, n_sites, -1)
            samples.append(self._sample(wave, found.per_row, found.visits, found.lanes, counters, found.dirty_b[w]))
        return samples

    def _batches(self) -> Array:
        """Number the events in batches whose results fit the load registers a warp keeps in flight: a warp issues so much
        before it waits and others have their turn. Where instructions come in clauses with a message each, that is one."""
        if family_of(self.gpu).dependency == "clauses":
            return np.arange(len(self.recording.event_site))
        room = self.gpu.model.registers_in_flight
        share = [self.width(s, o) / (4 * room[s.kind == "texture"]) for s, o in self._site_objects()]
        return np.asarray(np.cumsum(np.array(share or [0.0])[self.recording.event_site]) // 1, np.int64)

    def _site_objects(self) -> list[tuple[AccessSite, int]]:
        """Each site with the first object it touched (0 if it never ran)."""
        first = dict(zip(self.recording.event_site[::-1].tolist(), self.recording.event_object[::-1].tolist(), strict=True))
        return [(s, first.get(i, next(iter(self.images), 0))) for i, s in enumerate(self.recording.sites)]

    def _distinct(self, line: Array, mask: Array, kind: Array) -> Array:
        """Return the L2 sectors (address // sector size) that transactions touch, ascending."""
        l2 = self.gpu.l2
        kinds = np.unique(kind).tolist()
        high = max((int(line[kind == k].max() + 1) * self.first_of(k).line_b // l2.sector_b for k in kinds), default=0)
        touched = np.zeros(high + 1, bool)
        for k in kinds:
            part = kind == k
            cache = self.first_of(k)
            for bit in range(cache.line_b // cache.sector_b):
                lines = line[part][(mask[part] >> np.uint32(bit)) & np.uint32(1) == 1]
                byte = lines * cache.line_b + bit * cache.sector_b
                for extra in range(0, cache.sector_b, l2.sector_b):
                    touched[(byte + extra) // l2.sector_b] = True
        return np.flatnonzero(touched)

    def _footprint(self, line: Array, mask: Array, kind: Array) -> tuple[float, tuple[Array, Array]]:
        """Return the bytes the whole launch touches (estimated from the sample) and the L2 lines and sectors sampled."""
        l2 = self.gpu.l2
        sectors = self._distinct(line, mask, kind)
        per_line = l2.line_b // l2.sector_b
        whole, first = np.unique(sectors // per_line, return_index=True)
        merged = np.bitwise_or.reduceat(1 << (sectors % per_line), first)
        touched = float(len(sectors)) * l2.sector_b
        if not self.plan.complete or self.recording.skipped:
            # turns that were left out touch what those that were run did not
            scale = math.inf if self.recording.skipped else self.plan.n_groups / max(1, len(self.plan.groups))
            sizes = self.recording.object_sizes
            total = sum(v for k, v in sizes.items() if k >= 0 and not self.is_local(k))
            total += sum(i.width * i.height * i.depth * i.texel_b for i in self.recording.images)
            touched = min(touched * scale, max(float(total), touched))
        return touched, (whole, merged.astype(np.uint32))

    def _fresh(self, found: _Prepared, stream: _Stream) -> float | None:
        """Return the bytes all cores together read from DRAM at most, from what the simulated ones touch of each object.

        In a wave its groups touch `unique` bytes of an object, as many as the sample times the groups it stands for, but within
        the sample's range. From wave to wave the range moves on; what of it overlaps has been fetched before with the
        probability that the range is covered (`dense`) and still in L2, or that L2 holds it from waves longer ago.
        """
        plan, l2 = self.plan, self.gpu.l2
        if len(self.plan.waves[0].cores) >= plan.n_cores:
            return None  # the simulation itself has all cores
        if not found.seen:
            found.seen.update(self._seen(stream, found.bounds))
        total = 0.0
        whole = sum(max(u for *_, u in waves) for waves in found.seen.values())  # what a wave has in L2 at once
        for waves in found.seen.values():
            span = max(h for _, _, h, _ in waves) - min(low for _, low, _, _ in waves)
            unique = max(u for *_, u in waves)
            total += unique
            rest = plan.n_waves - 1
            if not rest:
                continue
            gaps = [(b[0] - a[0], max(abs(b[1] - a[1]), abs(b[2] - a[2]))) for a, b in pairwise(waves)]
            moved = max((far / max(1, gap) for gap, far in gaps), default=unique)
            extent = max(max(h - low for _, low, h, _ in waves), unique)
            dense = unique / extent
            overlap = max(0.0, 1.0 - moved / extent)
            recent = dense * min(1.0, l2.size_b / max(1.0, whole))
            ever = (1.0 - (1.0 - min(dense, 1.0 - 1e-9)) ** (0.5 * rest)) * min(1.0, _LONG_AGO * l2.size_b / max(1.0, span))
            total += rest * unique * (1.0 - overlap * max(recent, ever))
        return total

    def _seen(self, stream: _Stream, bounds: Array) -> dict[int, list[tuple[int, float, float, float]]]:
        """Return, by object, what each wave reads of it: (wave, first byte, end, unique bytes of all its cores)."""
        plan, l2 = self.plan, self.gpu.l2
        starts = np.array(sorted(self.base.values()))
        seen: dict[int, list[tuple[int, float, float, float]]] = {}  # object: (wave, first byte, last byte, unique bytes)
        for w, wave in enumerate(plan.waves):
            mine = slice(int(bounds[w]), int(bounds[w + 1]))
            read = ~stream.write[mine]
            per_wave = plan.n_cores * plan.resident
            sampled = sum(map(len, wave.cores))
            scale = min(per_wave, plan.n_groups - wave.index * per_wave) / max(1, sampled)
            sectors = self._distinct(stream.line[mine][read], stream.mask[mine][read], stream.kind[mine][read]) * l2.sector_b
            owner = np.searchsorted(starts, sectors, "right")
            for item in np.unique(owner).tolist():
                own = sectors[owner == item]
                low, high = float(own[0]), float(own[-1] + l2.sector_b)
                # the groups between and beside those simulated reach as far beyond the last as it lies behind the one before
                reach = (high - low) * sampled / (sampled - 1) if sampled > 1 else math.inf
                seen.setdefault(item, []).append((wave.index, low, high, min(reach, len(own) * l2.sector_b * scale)))
        return seen

    def _burst_ratio(self, sectors: Array) -> float:
        l2, per_burst = self.gpu.l2, self.gpu.dram.burst_b // self.gpu.l2.sector_b
        bursts = np.unique(sectors // per_burst)
        return len(bursts) * per_burst * l2.sector_b / max(1.0, float(len(sectors)) * l2.sector_b)

    def _write_ratio(self, sectors: Array, per_row: Array) -> float:
        """Return the bytes DRAM moves for stores over those of the sectors they write.

        What the groups between those sampled store may fill the gaps: no more is written than the objects hold.
        """
        l2, write_b = self.gpu.l2, self.gpu.dram.write_b or self.gpu.l2.sector_b
        stores = [s for s, site in enumerate(self.recording.sites) if site.kind in ("store", "image_write")]
        dirty = float(len(sectors)) * l2.sector_b
        if not dirty or not stores:
            return 1.0
        scale = self.plan.n_groups / max(1, len(self.plan.groups))
        known = [o for o in self.written if o in self.recording.object_sizes or o in self.images]
        room_b = sum(self._object_b(o) for o in known)
        back = len(np.unique(sectors * l2.sector_b // write_b)) * write_b / dirty
        touched = self._site_objects()
        width = np.array([self.width(*touched[s]) for s in stores], float)
        stored = float(per_row[:, stores, _AT["lanes"]].sum(axis=0) @ width)
        partial = float(per_row[:, stores, _AT["partial_b"]].sum())
        gaps = stored < 0.99 * dirty and stored * scale < 0.99 * room_b
        return max(1.0, min(back, room_b / (dirty * scale))) + (min(1.0, partial / dirty) if gaps else 0.0)

    def _object_b(self, item: int) -> float:
        image = self.images.get(item)
        size = image.width * image.height * image.depth * image.texel_b if image else self.recording.object_sizes[item]
        return float(size)

    def _count_atomic_lines(self, line: Array, site: Array) -> None:
        for s, info in enumerate(self.recording.sites):
            if info.kind == "atomic" and info.space != "local":
                mine = line[site == s]
                distinct = len(np.unique(mine))
                if distinct and len(mine) >= _CAME_BACK * distinct:
                    self.distinct_lines[s] = distinct

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
            found = counters[c]
            first = np.zeros(len(table))
            first[: len(self.recording.sites)] = [self._sector_of(k) for k in range(len(self.recording.sites))]
            table[:, _AT["l1_hit_b"]] = found[:, names["l1_hit_sectors"]] * first
            table[:, _AT["l1_hits"]] = found[:, names["l1_hit_requests"]]
            # what misses an L1 with banks takes a cycle a line, whatever its tags could do
            missed = np.where(banked, table[:, _AT["transactions"]] - table[:, _AT["l1_hits"]], 0.0)
            table[:, _AT["wavefronts"]] = np.maximum(table[:, _AT["wavefronts"]], missed)
            # a first level fetches its own sectors, which may be smaller than those of L2
            asked = np.maximum(0.0, table[:, _AT["sector_b"]] - table[:, _AT["l1_hit_b"]] * reads)
            sectors = found[:, names["l2_sectors"]]
            table[:, _AT["l2_b"]] = np.minimum(sectors * l2_sector, asked)
            table[:, _AT["l2_hit_b"]] = table[:, _AT["l2_b"]] * found[:, names["l2_hit_sectors"]] / np.maximum(1, sectors)
            table[:, _AT["slc_hit_b"]] = found[:, names["slc_hit_sectors"]] * slc_sector
            table[:, _AT["dram_read_b"]] = found[:, names["dram_read_b"]]
            # what the sample leaves dirty leaves a write-back L1 for L2 in the end
            mine = np.where(reads > 0, 0.0, table[:, _AT["sector_b"]]) / max(1.0, stored)
            late = np.maximum(0.0, mine * dirty_b - table[:, _AT["l2_b"]])
            table[:, _AT["l2_b"]] += late
            table[:, _AT["l2_hit_b"]] += late if self.warm else 0.0
            table[:, _AT["dram_write_b"]] = mine * written if stored else found[:, names["dram_write_b"]]
        return out

    def _banked_sites(self) -> Array:
        """Which sites load from buffers through an L1 with banks, bool (sites,)."""
        out = np.zeros(max(1, len(self.recording.sites)), bool)
        if self.banked is not None:
            out[: len(self.recording.sites)] = [
                site.kind == "load" and self.route(site, item).pipe == "l1" for site, item in self._site_objects()
            ]
        return out

    def _sector_of(self, s: int) -> int:
        """Sector size of the first level that site `s` enters."""
        site = self.recording.sites[s]
        events = np.flatnonzero(self.recording.event_site == s)
        item = int(self.recording.event_object[events[0]]) if len(events) else 0
        return self.first_of(self.route(site, item).first_level).sector_b


def shape_waves(recording: Recording, facts: KernelFacts, gpu: GpuSpec, occupancy: Occupancy, plan: Plan) -> Shaped:
    """Return the samples of the plan's waves on `gpu`, the bytes the whole launch touches, and the route of each site.

    The caches start as a warm launch finds them: first levels empty, L2 and system-level cache full of this launch's own
    data if it fits them (else the end of a previous run evicts what the next one starts with).
    """
    return Shaper(recording, facts, gpu, occupancy, plan).shaped(gpu)
