"""The accesses of a recording on one GPU: lanes cut into its warps, objects given addresses, coalescing, the pipe's work."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.occupancy import Occupancy
from mgpusim.arch.spec import Cache, GpuSpec, phase_b
from mgpusim.arrays import Array
from mgpusim.cost.access import first_levels
from mgpusim.opencl.ir.program import Function
from mgpusim.trace.data import BUFFER, BYPASS, TEXTURE
from mgpusim.trace.record import FULL_MASK, AccessSite, Recording, in_warps

if TYPE_CHECKING:
    from mgpusim.memory.coalesce import Texels, Transactions

_LANES_AT_ONCE = 4000000  # of a batch: 32 MB of addresses
_WIDEST_B = 16
IMAGE_ROW_ALIGN_B = 64  # a row of texels or tiles starts a cache line


class Route(msgspec.Struct, frozen=True):
    """Where an access goes: the pipe it loads (as `SiteInfo.pipe`) and the first level it enters: TEXTURE, BUFFER, BYPASS."""

    pipe: str
    first_level: int


class Accesses:
    """A recording's accesses as a GPU makes them.

    Rows are warps, group-major; a batch of events has the rows of its first event, then those of the second, and so on.

    Parameters
    ----------
    place : int64 (groups,), where among the resident groups each one lies: local and private memory of a group lies where
        its predecessor's on the same place did.
    reserved : copies of local objects for which addresses are set aside (of private ones: as many times the work items).
    places : groups whose private objects are interleaved.
    predicated : blocks that warps issue without active lanes, too: wherever they came by another block (positions).
    """

    def __init__(
        self,
        recording: Recording,
        function: Function,
        gpu: GpuSpec,
        occupancy: Occupancy,
        place: Array,
        reserved: int,
        places: int,
        predicated: Mapping[int, int] | None = None,
    ) -> None:
        self.predicated = dict(predicated or {})
        from mgpusim.memory import caches

        self.caches = caches
        self.recording, self.function, self.gpu = recording, function, gpu
        self.warp, self.warps = occupancy.warp_size, occupancy.warps_per_group
        self.groups, self.items = len(recording.groups), recording.items
        self.rows = self.groups * self.warps
        self.images = {i.arg: i for i in recording.images}
        self.place, self.places = place, places
        self.base = self._place_objects(reserved)
        self._lane_masks: dict[int, Array] = {}
        self._counts: dict[int, Array] = {}
        writes = np.array([s.kind in ("store", "atomic", "image_write") for s in recording.sites] or [False])
        self.written = set(np.unique(recording.event_object[writes[recording.event_site]]).tolist())
        self.first = first_levels(gpu)
        l1 = gpu.l1
        self.banked = l1 if l1 is not None and l1.tags_per_cycle and l1.banks and l1.bank_b else None
        self.shared_l1 = gpu.texture_l1 is None and gpu.l1 is not None
        self.phase_b = phase_b(gpu)
        self.splits_unaligned = family_of(gpu).splits_unaligned

    def _place_objects(self, reserved: int) -> dict[int, int]:
        """Give every object an address: 4 KiB apart, as allocators do."""
        base, at = {}, 1 << 20
        for item, size in sorted(
            {
                **self.recording.object_sizes,
                **{i.arg: self._image_b(i.arg) for i in self.recording.images},
            }.items(),
            reverse=True,
        ):
            copies = 1
            if item <= -1000 and item > -2000:
                copies = reserved * self.items
            elif self.is_local(item):
                copies = reserved
            base[item] = at
            at += -(-size * copies // 4096) * 4096 + 4096
        return base

    def spans(self, items: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Return first address and end of some objects, without those that are not there."""
        starts = sorted(self.base.values())
        ends = dict(zip(starts, [*starts[1:], np.iinfo(np.int64).max], strict=True))
        return tuple((self.base[item], int(ends[self.base[item]])) for item in items if item in self.base)

    def _image_b(self, item: int) -> int:
        """Return the bytes that are set aside for an image: twice its texels, and what its rows take where that is more."""
        image = self.images[item]
        lie = self.texels_of(item)
        rows = -(-image.height // lie.tile_h) * image.depth
        return max(image.width * image.height * image.depth * image.texel_b * 2, rows * lie.pitch_b)

    def is_local(self, item: int) -> bool:
        """Return whether an object is local memory: static (see `Recording`) or an argument."""
        if -1000 < item <= -2:
            return True
        args = self.function.args
        return 0 <= item < len(args) and args[item].kind == "local"

    # ---- lanes to warps ------------------------------------------------------------------------------------------
    def mask(self, index: int) -> Array:
        """Return the active lanes of a mask, bool (rows, warp size)."""
        mask = self._lane_masks.get(index)
        if mask is None:
            lanes = self.recording.mask(index) if index != FULL_MASK else np.ones(self.recording.lanes, bool)
            mask = in_warps(lanes, self.groups, self.items, self.warp, False).reshape(-1, self.warp)
            self._lane_masks[index] = mask
        return mask

    def active(self, masks: Array) -> Array:
        """Return the active lanes of each row under each of `masks`, int64 (masks, rows)."""
        distinct, which = np.unique(masks, return_inverse=True)
        for m in distinct.tolist():
            if m not in self._counts:
                self._counts[m] = np.count_nonzero(self.mask(m), axis=1)
        if not len(distinct):
            return np.zeros((0, self.rows), np.int64)
        table = np.stack([self._counts[m] for m in distinct.tolist()])
        return np.broadcast_to(table, (len(masks), self.rows)) if len(distinct) == 1 else table[which.reshape(-1)]

    def events(self) -> Iterator[tuple[int, int, Array]]:
        """Yield (site, object, its events, ascending)."""
        yield from self._events

    @cached_property
    def _events(self) -> list[tuple[int, int, Array]]:
        sites, objects = self.recording.event_site, self.recording.event_object
        if not len(sites):
            return []
        order = np.lexsort((objects, sites))
        site, item = sites[order], objects[order]
        first = np.flatnonzero(np.append(True, (site[1:] != site[:-1]) | (item[1:] != item[:-1])))
        parts = np.split(order, first[1:])
        return list(zip(site[first].tolist(), item[first].tolist(), parts, strict=True))

    @cached_property
    def objects(self) -> dict[int, list[int]]:
        """The objects that each executed site touches, ascending."""
        out: dict[int, list[int]] = {}
        for s, item, _ in self._events:
            out.setdefault(s, []).append(item)
        return out

    def batches(self, events: Array) -> Iterator[Array]:
        """Yield as many of `events` at a time as go through at once."""
        limit = max(1, _LANES_AT_ONCE // max(1, self.rows * self.warp))
        for first in range(0, len(events), limit):
            yield events[first : first + limit]

    # ---- addresses -----------------------------------------------------------------------------------------------
    def shares(self, item: int, events: Array) -> bool:
        """Return whether all lanes share an address in each of the events."""
        return not self._has_copies(item) and bool((self.recording.event_start[events] < 0).all())

    def addresses(self, s: int, item: int, events: Array, shared: bool) -> tuple[Array, Array]:
        """Return byte addresses (n, lanes of a row) with -1 for inactive lanes, and the active lane count of each row.

        Rows are the warps of every event, event-major. Where lanes share an address (`shared`) the row has one column.

        Parameters
        ----------
        events : of site `s`, all of object `item`.
        """
        r = self.recording
        image = r.sites[s].space == "image"
        masks = r.event_mask[events]
        count = self.active(masks).reshape(-1)
        if shared:
            offset = self._texels(item, r.event_value[events]) if image else r.event_value[events]
            first = np.repeat(np.where(offset >= 0, self.base[item] + offset, -1), self.rows)
            return np.where(count > 0, first, -1).reshape(-1, 1), count
        offsets = np.empty((len(events), r.lanes), np.int64)
        for i, (start, value) in enumerate(zip(r.event_start[events].tolist(), r.event_value[events].tolist(), strict=True)):
            offsets[i] = r.payload[start : start + r.lanes] if start >= 0 else value
        if image:
            offsets = self._texels(item, offsets)
        elif self._has_copies(item):
            offsets = self._copies(item, offsets)
        address: Array = np.where(offsets < 0, -1, offsets + self.base[item])
        if self.warps * self.warp != self.items:
            padded = np.full((len(events), self.groups, self.warps * self.warp), -1, np.int64)
            padded[:, :, : self.items] = address.reshape(len(events), self.groups, self.items)
            address = padded
        out = address.reshape(len(events), self.rows, self.warp)
        for i, m in enumerate(masks.tolist()):
            if m != FULL_MASK:
                np.copyto(out[i], -1, where=~self.mask(m))
        return out.reshape(-1, self.warp), count

    def _has_copies(self, item: int) -> bool:
        return self.is_local(item) or -2000 < item <= -1000

    def _copies(self, item: int, offsets: Array) -> Array:
        """Place the copies of local (per group) and private (per lane, interleaved by word) objects."""
        place = np.repeat(self.place, self.items)
        if self.is_local(item):
            return np.asarray(offsets + place * self.recording.object_sizes[item])
        lanes = self.places * self.items
        lane = place * self.items + np.tile(np.arange(self.items), self.groups)
        return np.asarray(offsets // 4 * 4 * lanes + lane * 4 + offsets % 4)

    def _texels(self, item: int, offsets: Array) -> Array:
        """Return the bytes of texels from the start of their image, -1 for those outside."""
        return self.texels_of(item).addresses(offsets)

    def texels_of(self, item: int) -> Texels:
        """Return how the texels of an image lie."""
        image, texture = self.images[item], self.gpu.texture
        rows = self.caches.Texels(image.width, image.height, image.texel_b, row_align_b=image.row_pitch_b or IMAGE_ROW_ALIGN_B)
        if image.row_pitch_b or image.height == 1:  # a buffer's bytes stay where they are
            return rows
        if texture.layout == "tiled":
            return rows._replace(tile_w=texture.tile_w, tile_h=texture.tile_h)
        if texture.layout == "block_linear" and 16 % image.texel_b == 0:
            block = self.caches.BLOCK_W_B // image.texel_b, self.caches.BLOCK_H
            return rows._replace(tile_w=block[0], tile_h=block[1], blocks=True)
        return rows

    def width(self, site: AccessSite, item: int) -> int:
        """Return the bytes of one lane; 0 of an image that no sampled item reached."""
        if site.space == "image" and item in self.images:
            return self.images[item].texel_b
        return site.width_b

    def part_b(self, site: AccessSite, width: int) -> int:
        """Return the bytes of a lane that one instruction moves: no GPU has wider ones than 16, and some need them aligned."""
        if site.space not in ("global", "constant", "local") or site.kind not in ("load", "store"):
            return width
        aligned = site.align_b if self.splits_unaligned and site.align_b else width
        return min(width, aligned, _WIDEST_B)

    def merges(self, s: int, item: int, events: Array) -> bool:
        """Return whether the compiler lets one lane of a warp make an atomic access for all: it knows that they share the address
        and that the operation can be combined."""
        combines = self.recording.sites[s].kind == "atomic" and family_of(self.gpu).merges_atomics
        return combines and self.shares(item, events)

    def site_objects(self) -> list[tuple[AccessSite, int]]:
        """Return each site with the first object it touched (0 if it never ran)."""
        first = dict(zip(self.recording.event_site[::-1].tolist(), self.recording.event_object[::-1].tolist(), strict=True))
        return [(s, first.get(i, next(iter(self.images), 0))) for i, s in enumerate(self.recording.sites)]

    # ---- pipes and caches ----------------------------------------------------------------------------------------
    def route(self, site: AccessSite, item: int) -> Route:
        """Return which pipe an access of `item` loads and which cache it enters."""
        gpu = self.gpu
        if site.space == "local" and gpu.local.on_chip:
            return Route("local", BYPASS)
        if site.space == "constant" and self.recording.object_sizes.get(item, 0) <= gpu.constant.size_b:
            return Route("constant", BYPASS)
        if site.kind == "texture":
            return Route("texture", TEXTURE)
        if site.kind == "image_write":
            return Route("image_write", BYPASS)
        if site.kind == "atomic":
            return Route("atomic", BYPASS)
        if gpu.l1 is not None and gpu.l1.serves != "texture":
            if gpu.l1.serves == "all" or (site.kind == "load" and item not in self.written):
                return Route("l1", TEXTURE if self.shared_l1 else BUFFER)
        return Route("l1", BYPASS)

    def first_of(self, kind: int) -> Cache:
        """Return the first cache that accesses of a first-level kind meet."""
        return self.first[kind] or self.gpu.l2

    def on_chip(self, pipe: str, address: Array, width: int, part_b: int, load: bool) -> Array:
        """Return the work of rows that leave no core: cycles of the local memory's banks, or words of the constant file."""
        if pipe == "local":
            address, parts = _parts(address, width, part_b)
            of_instruction = width if parts == 1 else part_b
            cycles = self.caches.bank_cycles(address, of_instruction, self.gpu.local.banks, self.gpu.local.bank_b)
            if load and self.gpu.local.packs_uniform and of_instruction > self.gpu.local.bank_b:
                cycles = self._packed(cycles, address)
            return np.asarray(cycles.reshape(-1, parts).sum(axis=1))
        word_b = _word_b(width)
        return np.asarray(self.caches.coalesce(address, width, word_b, word_b)[3])

    @staticmethod
    def _packed(cycles: Array, address: Array) -> Array:
        """Return the cycles of rows of loads, half as many where all lanes read one address: two registers return at once."""
        filled = np.where(address < 0, address.max(axis=1, keepdims=True), address)
        return np.where((filled == filled[:, :1]).all(axis=1), -(-cycles // 2), cycles)

    def period_b(self, route: Route, width: int) -> int:
        """Return the bytes by which all lanes' addresses may move without a change in anything but the line numbers."""
        if route.pipe == "local":
            return self.gpu.local.banks * self.gpu.local.bank_b
        if route.pipe == "constant":
            return _word_b(width)
        line_b, l1 = self.first_of(route.first_level).line_b, self.banked
        if route.pipe == "texture" and self.gpu.texture.layout == "block_linear":
            return math.lcm(line_b, self.caches.BLOCK_W_B * self.caches.BLOCK_H)
        return math.lcm(line_b, (l1.banks or 1) * (l1.bank_b or 1)) if l1 is not None and route.pipe == "l1" else line_b

    def coalesced(self, route: Route, address: Array, width: int, part_b: int, store: bool) -> Transactions:
        """Return the transactions of rows in the first cache they meet; of stores with the sectors that are written whole.

        Accesses that several instructions make, `part_b` bytes of a lane each, have the transactions of all of them. Stores
        occupy the pipe as often, but what they write next to each other leaves for L2 together where the store queue holds
        their requests until the last one (`l1.combining`).
        """
        cache = self.first_of(route.first_level)
        line_b, sector_b = cache.line_b, cache.sector_b
        split, parts = _parts(address, width, part_b)
        if parts == 1:
            transactions = self.caches.transactions(address, width, line_b, sector_b, self._phase_b(route.pipe, width), store)
            return self._banked(route, address, width, transactions, store)
        transactions = self.caches.transactions(split, part_b, line_b, sector_b, self._phase_b(route.pipe, part_b), store)
        transactions = self._banked(route, split, part_b, transactions, store)
        per_warp, wavefronts = (a.reshape(-1, parts).sum(axis=1) for a in (transactions.per_warp, transactions.wavefronts))
        apart = transactions._replace(
            warp=(transactions.warp // parts).astype(transactions.warp.dtype), per_warp=per_warp, wavefronts=wavefronts
        )
        if not store:
            return apart
        joined = self.caches.transactions(address, width, line_b, sector_b, 0, True)._replace(wavefronts=wavefronts)
        room = self.gpu.l1.combining if self.gpu.l1 and route.pipe == "l1" else None
        if room is None:
            return joined
        return _either(per_warp <= room, joined, apart)

    def _banked(self, route: Route, address: Array, width: int, transactions: Transactions, store: bool) -> Transactions:
        """Count the cycles of an L1 with banks: so many tags are looked up in each, and a bank serves one word."""
        l1 = self.banked
        if route.pipe != "l1" or l1 is None:
            return transactions
        cycles = -(-transactions.per_warp // (l1.tags_per_cycle or 1))
        if store and l1.store_b_per_cycle:
            cycles = np.maximum(cycles, np.ceil(transactions.per_warp * (l1.line_b / l1.store_b_per_cycle)).astype(np.int64))
        return transactions._replace(
            wavefronts=np.maximum(cycles, self.caches.bank_cycles(address, width, l1.banks or 1, l1.bank_b or 4))
        )

    def taken(self, pipe: str, count: Array) -> Array:
        """Return the lanes of rows that a pipe takes, of which `count` are active: the texture unit of some GPUs takes all."""
        whole = pipe == "texture" and self.gpu.texture.whole_waves
        return np.where(count > 0, self.warp, 0) if whole else count

    def wavefronts(self, s: int, item: int, pipe: str, address: Array, count: Array, transactions: Transactions) -> Array:
        """Return the wavefronts of rows of site `s`, with `count` active lanes each, whose transactions are `found`."""
        site = self.recording.sites[s]
        width = self.width(site, item)
        if pipe == "texture" and self.texels_of(item).blocks:
            return self._texture_wavefronts(address, count, width, item, site.fractional)
        # an address shared by all lanes is kept once; its lanes still go by phases
        return np.asarray(-(-count * width // self._phase_b(pipe, width)) if address.shape[1] == 1 else transactions.wavefronts)

    def _texture_wavefronts(self, address: Array, count: Array, texel_b: int, item: int, quads: bool) -> Array:
        """Return the cycles of fetches from an image in blocks."""
        if address.shape[1] == 1:  # all lanes fetch one texel
            at_once = 8 // (1 + quads) // (1 + (texel_b == _WIDEST_B))
            return np.where(count > 0, np.maximum(-(-count // at_once), -(-self.warp // (4 if quads else 8))), 0)
        blocks = self.texels_of(item).pitch_b // (self.caches.BLOCK_W_B * self.caches.BLOCK_H)
        return np.asarray(
            self.caches.texture_wavefronts(np.where(address < 0, -1, address - self.base[item]), texel_b, blocks, quads)
        )

    def _phase_b(self, pipe: str, width: int) -> int:
        if pipe != "texture":
            return self.phase_b
        return width * (self.warp if self.gpu.texture.keeps_lines else min(4, self.warp))

    @staticmethod
    def atomic_wavefronts(address: Array, count: Array, sector_b: int) -> Array:
        """Return the wavefronts of each row's atomics: of each sector the most lanes on one word.

        >>> Accesses.atomic_wavefronts(np.array([[0, 4, 32, 32], [8, 8, 8, -1]]), np.array([4, 3]), 32).tolist()
        [3, 3]
        """
        if address.shape[1] == 1:
            return np.where(address[:, 0] >= 0, count, 0)
        live = address >= 0
        if not live.any():
            return np.zeros(len(address), np.int64)
        span_b = (int(address.max()) // sector_b + 1) * sector_b  # rows that far apart share no sector
        word, lanes = np.unique((np.nonzero(live)[0] * span_b + address[live]) // 4, return_counts=True)
        sector = word * 4 // sector_b
        first = np.flatnonzero(np.append(True, np.diff(sector) != 0))
        most = np.maximum.reduceat(lanes, first)
        return np.bincount(sector[first] * sector_b // span_b, most, len(address)).astype(np.int64)

    @staticmethod
    def conflicts(address: Array, count: Array) -> Array:
        """Return the lanes of each row that meet an earlier lane of it on the same address."""
        if address.shape[1] == 1:
            return np.asarray(np.maximum(count - 1, 0))
        ordered = np.sort(address, axis=1)
        same = (ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] >= 0)
        return np.asarray(same.sum(axis=1))


def _parts(address: Array, width: int, part_b: int) -> tuple[Array, int]:
    """Return the rows of the instructions that move `part_b` bytes of each lane in turn, and how many they are.

    >>> _parts(np.array([[0, 16, -1]]), 16, 8)[0].tolist()
    [[0, 16, -1], [8, 24, -1]]
    """
    parts = -(-width // part_b)
    if parts == 1:
        return address, 1
    shift = np.arange(parts)[None, :, None] * part_b
    return np.where(address[:, None, :] < 0, -1, address[:, None, :] + shift).reshape(-1, address.shape[1]), parts


def _either(which: Array, first: Transactions, second: Transactions) -> Transactions:
    """Return the transactions of the warps in `which` from `first`, those of the others from `second`."""
    if which.all():
        return first
    if not which.any():
        return second
    mine, rest = which[first.warp], ~which[second.warp]
    warp = np.concatenate([first.warp[mine], second.warp[rest]])
    order = np.argsort(warp, kind="stable")

    def together(name: str) -> Array:
        return np.concatenate([getattr(first, name)[mine], getattr(second, name)[rest]])[order]

    return first._replace(
        warp=warp[order],
        line=together("line"),
        mask=together("mask"),
        whole=together("whole"),
        per_warp=np.where(which, first.per_warp, second.per_warp),
        wavefronts=np.where(which, first.wavefronts, second.wavefronts),
    )


def _word_b(width: int) -> int:
    return max(16, 1 << (width - 1).bit_length())


def popcount(mask: Array) -> Array:
    """Return the number of set bits of each uint32, as int64: products of uint8, which numpy counts in, overflow.

    >>> popcount(np.array([0, 1, 255])).tolist()
    [0, 1, 8]
    """
    return np.bitwise_count(mask.astype(np.uint32)).astype(np.int64)
