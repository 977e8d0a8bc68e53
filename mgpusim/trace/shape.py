"""Shape: what a recording becomes on one GPU, its warps, transactions and hit rates.

Lanes are cut into the GPU's warps, accesses coalesced into its lines and sectors, texels laid out as its images are, and the
resulting transactions of all simulated cores run in lockstep through their first-level caches into the shared L2.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.occupancy import Occupancy
from mgpusim.arch.spec import Cache, GpuSpec
from mgpusim.opencl.facts import KernelFacts
from mgpusim.trace.data import SITE_FIELDS, WaveSample
from mgpusim.trace.plan import Plan, Wave
from mgpusim.trace.record import FULL_MASK, AccessSite, Recording, in_warps

__all__ = ["SiteRoute", "shape_waves"]

Array = np.ndarray[Any, Any]

_AT = {name: i for i, name in enumerate(SITE_FIELDS)}
TEXTURE, BUFFER, BYPASS = 0, 1, 2
IMAGE_ROW_ALIGN_B = 64  # a row of texels or tiles starts a cache line


class SiteRoute(msgspec.Struct, frozen=True):
    """Where an access site goes on this GPU: its pipe, the bytes of one lane, the parameter it uses ("" for none or several)."""

    pipe: str
    width_b: int
    arg: str


def _packed(cache: Cache | None, fallback: Cache) -> Any:
    from mgpusim.arch.caches import pack_params

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


class _Shaper:
    def __init__(self, recording: Recording, facts: KernelFacts, gpu: GpuSpec, occupancy: Occupancy, plan: Plan) -> None:
        from mgpusim.arch import caches

        self.caches = caches
        self.recording, self.facts, self.gpu, self.occupancy, self.plan = recording, facts, gpu, occupancy, plan
        self.warp = occupancy.warp_size
        self.groups = len(recording.groups)
        self.items = recording.items
        self.warps = occupancy.warps_per_group
        self.images = {i.arg: i for i in recording.images}
        self.base = self._place_objects()
        self.cores = len(plan.waves[0].cores)
        # local and private memory of a group lies where its predecessor's on the same place of the same core lay
        self.place = np.zeros(self.groups, np.int64)
        for wave in plan.waves:
            for c, members in enumerate(wave.cores):
                self.place[list(members)] = c * plan.resident + np.arange(len(members))
        self._lane_masks: dict[int, Array] = {}
        self.written = {
            int(o)
            for o, s in zip(recording.event_object, recording.event_site, strict=True)
            if recording.sites[s].kind in ("store", "atomic", "image_write")
        }
        texture = gpu.texture_l1 or (gpu.l1 if gpu.l1 else None)
        buffers = gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else None
        self.shared_l1 = gpu.texture_l1 is None and gpu.l1 is not None
        self.first = [texture, buffers, None]
        # lanes served together: as many as the cache moves bytes per cycle
        self.phase_b = 1 << max(4, min(7, int(buffers.b_per_cycle).bit_length() - 1)) if buffers else 128
        self.hierarchy = caches.new_hierarchy(
            [_packed(c, gpu.l2) for c in self.first],
            [self.cores] * 3,
            _packed(gpu.l2, gpu.l2),
            _packed(gpu.slc, gpu.l2) if gpu.slc else None,
        )

    def _place_objects(self) -> dict[int, int]:
        """Give every object an address: 4 KiB apart, as allocators do."""
        base, at = {}, 1 << 20
        for item, size in sorted(
            {
                **self.recording.object_sizes,
                **{i.arg: i.width * i.height * i.depth * i.texel_b * 2 for i in self.recording.images},
            }.items(),
            reverse=True,
        ):
            copies = 1
            if item <= -1000 and item > -2000:
                copies = self.groups * self.items
            elif self._is_local(item):
                copies = self.groups
            base[item] = at
            at += -(-size * copies // 4096) * 4096 + 4096
        return base

    def _is_local(self, item: int) -> bool:
        if -1000 < item <= -2:
            return True
        args = self.facts.function.args
        return 0 <= item < len(args) and args[item].kind == "local"

    # ---- lanes to warps ------------------------------------------------------------------------------------------
    def _mask(self, index: int) -> Array:
        """Active lanes as (warps of all groups, warp size)."""
        found = self._lane_masks.get(index)
        if found is None:
            lanes = self.recording.mask(index) if index != FULL_MASK else np.ones(self.recording.lanes, bool)
            found = in_warps(lanes, self.groups, self.items, self.warp, False).reshape(-1, self.warp)
            self._lane_masks[index] = found
        return found

    def block_visits(self) -> tuple[Array, Array]:
        """Return (warp visits, active lanes) of each block: int64 (groups, warps, positions) each."""
        n = len(self.facts.flow.order)
        visits = np.zeros((self.groups, self.warps, n), np.int64)
        lanes = np.zeros_like(visits)
        keys = self.recording.visit_position.astype(np.int64) * len(self.recording.masks) + self.recording.visit_mask
        pairs, counts = np.unique(keys, return_counts=True)
        for key, count in zip(pairs.tolist(), counts.tolist(), strict=True):
            position, mask = divmod(key, len(self.recording.masks))
            active = self._mask(mask).reshape(self.groups, self.warps, self.warp).sum(axis=2)
            visits[:, :, position] += count * (active > 0)
            lanes[:, :, position] += count * active
        return visits, lanes

    # ---- accesses ------------------------------------------------------------------------------------------------
    def addresses(self, site: AccessSite, events: Array) -> tuple[Array, Array]:
        """Return byte addresses (n, lanes of a row) with -1 for inactive lanes, and the active lane count of each row.

        Rows are the warps of every event, event-major. Where all lanes share an address the row has one column.
        """
        r = self.recording
        starts = r.event_start[events]
        masks = r.event_mask[events]
        objects = r.event_object[events]
        rows = self.groups * self.warps
        item = int(objects[0])
        uniform = bool((starts < 0).all()) and not self._has_copies(item)
        active = np.stack([self._mask(int(m)) for m in masks])  # (events, rows, warp)
        count = active.sum(axis=2).reshape(-1)
        if uniform:
            base = np.array([self.base[int(o)] for o in objects], np.int64)
            offset = self._to_bytes(site, item, r.event_value[events])
            there = np.where((offset >= 0)[:, None] & active.any(axis=2), (base + offset)[:, None], -1)
            return there.reshape(-1, 1), count
        lanes = r.lanes
        offsets = np.empty((len(events), lanes), np.int64)
        for i, (start, value) in enumerate(zip(starts.tolist(), r.event_value[events].tolist(), strict=True)):
            offsets[i] = r.payload[start : start + lanes] if start >= 0 else value
        if site.space == "image":
            for arg in np.unique(objects):
                part = objects == arg
                offsets[part] = self._to_bytes(site, int(arg), offsets[part])
        elif self._has_copies(item):
            offsets = self._copies(item, offsets)
        base = np.array([self.base[int(o)] for o in objects], np.int64)[:, None]
        absolute = np.where(offsets < 0, -1, offsets + base)
        if self.warps * self.warp != self.items:
            padded = np.full((len(events), self.groups, self.warps * self.warp), -1, np.int64)
            padded[:, :, : self.items] = absolute.reshape(len(events), self.groups, self.items)
            absolute = padded
        out = absolute.reshape(len(events) * rows, self.warp)
        if (masks != FULL_MASK).any():
            out = np.where(active.reshape(out.shape), out, -1)
        return out, count

    def _has_copies(self, item: int) -> bool:
        return self._is_local(item) or -2000 < item <= -1000

    def _copies(self, item: int, offsets: Array) -> Array:
        """Place the copies of local (per group) and private (per lane, interleaved by word) objects."""
        place = np.repeat(self.place, self.items)
        if self._is_local(item):
            return offsets + place * self.recording.object_sizes[item]
        lanes = (int(self.place.max()) + 1) * self.items
        lane = place * self.items + np.tile(np.arange(self.items), self.groups)
        return np.asarray(offsets // 4 * 4 * lanes + lane * 4 + offsets % 4)

    def _to_bytes(self, site: AccessSite, item: int, offsets: Array) -> Array:
        if site.space != "image":
            return offsets
        image, texture = self.images[item], self.gpu.texture
        tile = (texture.tile_w, texture.tile_h) if texture.layout == "tiled" and image.height > 1 else (1, 1)
        flat = self.caches.texel_address_jit(
            np.ascontiguousarray(offsets, np.int64).reshape(-1),
            image.width,
            image.height,
            image.texel_b,
            *tile,
            IMAGE_ROW_ALIGN_B,
        )
        return np.asarray(flat.reshape(offsets.shape))

    def width(self, site: AccessSite, item: int) -> int:
        return self.images[item].texel_b if site.space == "image" else site.width_b

    def route(self, site: AccessSite, item: int) -> tuple[str, int]:
        """Return (pipe, first-level kind) of an access: which pipe it loads and which cache it enters."""
        gpu = self.gpu
        if site.space == "local" and gpu.local.on_chip:
            return "local", BYPASS
        if site.space == "constant" and self.recording.object_sizes.get(item, 0) <= gpu.constant.size_b:
            return "constant", BYPASS
        if site.kind == "texture":
            return "texture", TEXTURE
        if site.kind == "image_write":
            return "image_write", BYPASS
        if site.kind == "atomic":
            return "atomic", BYPASS
        if gpu.l1 is not None and gpu.l1.serves != "texture":
            if gpu.l1.serves == "all" or (site.kind == "load" and item not in self.written):
                return "l1", TEXTURE if self.shared_l1 else BUFFER
        return "l1", BYPASS

    def routes(self) -> list[SiteRoute]:
        """Return the route of every site, executed or not."""
        args = self.facts.function.args
        fallback = {"texture": "texture", "image_write": "image_write", "atomic": "atomic"}
        out = []
        for i, site in enumerate(self.recording.sites):
            objects = np.unique(self.recording.event_object[self.recording.event_site == i]).tolist()
            if not objects:
                out.append(SiteRoute(fallback.get(site.kind, "local" if site.space == "local" else "l1"), site.width_b, ""))
                continue
            name = args[objects[0]].name if len(objects) == 1 and 0 <= objects[0] < len(args) else ""
            out.append(SiteRoute(self.route(site, objects[0])[0], self.width(site, objects[0]), name))
        return out

    def _first_of(self, kind: int) -> Cache:
        return self.first[kind] or self.gpu.l2

    # ---- all of it -----------------------------------------------------------------------------------------------
    def run(self) -> list[WaveSample]:
        visits, lanes = self.block_visits()
        rows = self.groups * self.warps
        n_sites = max(1, len(self.recording.sites))
        per_row = np.zeros((rows, n_sites, len(SITE_FIELDS)))
        stream: list[tuple[Array, ...]] = []
        order = self.recording.event_site.astype(np.int64)
        limit = max(1, 4_000_000 // max(1, rows * self.warp))
        for s in np.unique(order):
            site = self.recording.sites[s]
            events = np.flatnonzero(order == s)
            for item in np.unique(self.recording.event_object[events]):
                mine = events[self.recording.event_object[events] == item]
                for first in range(0, len(mine), limit):
                    self._accesses(site, int(s), int(item), mine[first : first + limit], per_row, stream)
        return self._through_caches(stream, per_row, visits, lanes, n_sites)

    def _accesses(
        self, site: AccessSite, s: int, item: int, events: Array, per_row: Array, stream: list[tuple[Array, ...]]
    ) -> None:
        rows = self.groups * self.warps
        pipe, kind = self.route(site, item)
        address, count = self.addresses(site, events)
        width = self.width(site, item)
        row = np.tile(np.arange(rows), len(events))
        live = (address >= 0).any(axis=1)

        def add(field: str, values: Any) -> None:
            per_row[:, s, _AT[field]] += np.bincount(row, values, rows)

        add("requests", live.astype(float) if site.space != "image" else (count > 0).astype(float))
        add("lanes", count.astype(float))
        if pipe == "local":
            add("wavefronts", self.caches.bank_cycles(address, width, self.gpu.local.banks, self.gpu.local.bank_b).astype(float))
            if site.kind == "atomic":
                add("conflicts", self._conflicts(address))
            return
        if pipe == "constant":
            add(
                "wavefronts",
                self.caches.coalesce(address, width, max(16, _power(width)), max(16, _power(width)))[3].astype(float),
            )
            return
        cache = self._first_of(kind)
        quad = min(4, self.warp)
        phase_b = width * quad if pipe == "texture" else self.phase_b
        found = self.caches.transactions(address, width, cache.line_b, cache.sector_b, phase_b, site.kind == "store")
        warp, line, mask = found.warp, found.line, found.mask
        sectors = _popcount(mask)
        add("transactions", found.per_warp.astype(float))
        per_row[:, s, _AT["sector_b"]] += np.bincount(row[warp], sectors * float(cache.sector_b), rows)
        if pipe in ("texture", "l1"):
            # an address shared by all lanes is kept once; its lanes still go by phases
            together = address.shape[1] == 1
            add("wavefronts", (-(-count * width // phase_b) if together else found.wavefronts).astype(float))
        if pipe == "atomic":
            add("conflicts", self._conflicts(address) if address.shape[1] > 1 else np.maximum(count - 1, 0).astype(float))
        write = site.kind in ("store", "image_write", "atomic")
        if site.kind == "store":
            part = _popcount(mask & ~found.whole)
            per_row[:, s, _AT["partial_b"]] += np.bincount(row[warp], part * float(cache.sector_b), rows)
        event = np.repeat(events, rows)[warp]
        stream.append(
            (
                event,
                row[warp],
                line,
                mask,
                np.full(len(line), kind, np.uint8),
                np.full(len(line), write),
                np.full(len(line), s, np.int32),
            )
        )

    def _conflicts(self, address: Array) -> Array:
        """Lanes that meet an earlier lane of their warp on the same address."""
        ordered = np.sort(address, axis=1)
        same = (ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] >= 0)
        return np.asarray(same.sum(axis=1), float)

    def _through_caches(
        self, stream: list[tuple[Array, ...]], per_row: Array, visits: Array, lanes: Array, n_sites: int
    ) -> list[WaveSample]:
        gpu, caches = self.gpu, self.caches
        group_wave = np.full(self.groups, -1)
        group_core = np.zeros(self.groups, np.int64)
        for w, wave in enumerate(self.plan.waves):
            for c, members in enumerate(wave.cores):
                group_wave[list(members)] = w
                group_core[list(members)] = c
        samples = []
        if stream:
            event, row, line, mask, kind, write, site = (np.concatenate(column) for column in zip(*stream, strict=True))
            group = row // self.warps
            # a warp issues the loads of a batch together before the next warp has its turn
            batch = self._batches()[event]
            key = np.lexsort((event, row, batch, group_wave[group]))
            event, row, line, mask, kind, write, site = (a[key] for a in (event, row, line, mask, kind, write, site))
            group = group[key]
            bounds = np.searchsorted(group_wave[group], np.arange(len(self.plan.waves) + 1))
            self.footprint, last_lines = self._footprint(line, mask, kind)
            self.warm = gpu.l2.survives_launch and self.footprint <= gpu.l2.size_b
            if self.warm:
                caches.warm(self.hierarchy, self.hierarchy.l2, *last_lines)
            if gpu.slc is not None and gpu.slc.survives_launch and self.footprint <= gpu.slc.size_b:
                at = np.unique(last_lines[0] * gpu.l2.line_b // gpu.slc.line_b)
                caches.warm(self.hierarchy, self.hierarchy.slc, at, (1 << (gpu.slc.line_b // gpu.slc.sector_b)) - 1)
        else:
            self.footprint, self.warm = 0.0, True
        for w, wave in enumerate(self.plan.waves):
            counters = np.zeros((self.cores * n_sites, len(caches.COUNTERS)), np.int64)
            dirty_b = 0.0
            if stream:
                part = slice(int(bounds[w]), int(bounds[w + 1]))
                core = group_core[group[part]].astype(np.int32)
                counters = caches.run_stream(
                    self.hierarchy,
                    line[part],
                    mask[part],
                    kind=kind[part],
                    instance=core,
                    write=write[part],
                    site=core * n_sites + site[part],
                    n_sites=self.cores * n_sites,
                ).counters
                stores = write[part]
                dirty_b = float(len(self._distinct(line[part][stores], mask[part][stores], kind[part][stores]))) * gpu.l2.sector_b
            samples.append(self._sample(wave, per_row, visits, lanes, counters.reshape(self.cores, n_sites, -1), dirty_b))
        return samples

    def _batches(self) -> Array:
        """Number the events in batches whose results fit the load registers a warp keeps in flight: a warp issues so much
        before it waits and others have their turn. Where instructions come in clauses with a message each, that is one."""
        if family_of(self.gpu).dependency == "clauses":
            return np.arange(len(self.recording.event_site))
        width = np.array([self.width(s, o) for s, o in self._site_objects()] or [0], float)
        issued = np.cumsum(width[self.recording.event_site])
        return np.asarray(issued // (self.gpu.model.load_registers_in_flight * 4), np.int64)

    def _site_objects(self) -> list[tuple[AccessSite, int]]:
        """Each site with the first object it touched (0 if it never ran)."""
        first = dict(zip(self.recording.event_site[::-1].tolist(), self.recording.event_object[::-1].tolist(), strict=True))
        return [(s, first.get(i, next(iter(self.images), 0))) for i, s in enumerate(self.recording.sites)]

    def _distinct(self, line: Array, mask: Array, kind: Array) -> Array:
        """Return the L2 sectors (address // sector size) that transactions touch, ascending."""
        l2 = self.gpu.l2
        kinds = np.unique(kind).tolist()
        high = max((int(line[kind == k].max() + 1) * self._first_of(k).line_b // l2.sector_b for k in kinds), default=0)
        touched = np.zeros(high + 1, bool)
        for k in kinds:
            part = kind == k
            cache = self._first_of(k)
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
        if not self.plan.complete:
            scale = self.plan.n_groups / max(1, len(self.plan.groups))
            sizes = self.recording.object_sizes
            total = sum(v for k, v in sizes.items() if k >= 0 and not self._is_local(k))
            total += sum(i.width * i.height * i.depth * i.texel_b for i in self.recording.images)
            touched = min(touched * scale, max(float(total), touched))
        return touched, (whole, merged.astype(np.uint32))

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

    def _sector_of(self, s: int) -> int:
        """Sector size of the first level that site `s` enters."""
        site = self.recording.sites[s]
        events = np.flatnonzero(self.recording.event_site == s)
        item = int(self.recording.event_object[events[0]]) if len(events) else 0
        return self._first_of(self.route(site, item)[1]).sector_b


def _power(value: int) -> int:
    return 1 << (value - 1).bit_length()


_BYTE_ONES = np.array([bin(i).count("1") for i in range(256)], np.int64)


def _popcount(mask: Array) -> Array:
    """Return the number of set bits of each uint32."""
    return np.asarray(_BYTE_ONES[np.ascontiguousarray(mask, np.uint32).view(np.uint8)].reshape(-1, 4).sum(axis=1))


def shape_waves(
    recording: Recording, facts: KernelFacts, gpu: GpuSpec, occupancy: Occupancy, plan: Plan
) -> tuple[list[WaveSample], float, list[SiteRoute]]:
    """Return the samples of the plan's waves on `gpu`, the bytes the whole launch touches, and the route of each site.

    The caches start as a warm launch finds them: first levels empty, L2 and system-level cache full of this launch's own
    data if it fits them (else the end of a previous run evicts what the next one starts with).
    """
    shaper = _Shaper(recording, facts, gpu, occupancy, plan)
    samples = shaper.run()
    return samples, shaper.footprint, shaper.routes()
