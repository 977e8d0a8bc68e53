"""Streams: a walk of the recording lane by lane in plain Python, the trace's own sums, the cut into chunks, the disk cache."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import load_gpu
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.access import first_levels
from mgpusim.errors import InputError
from mgpusim.files import data_dir
from mgpusim.memory.coalesce import texel_address, texture_wavefronts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry
from mgpusim.opencl.ir.program import Function
from mgpusim.opencl.ir.reader import read_module
from mgpusim.session import USUAL, Session
from mgpusim.trace.accesses import Accesses, Route
from mgpusim.trace.chunks import objects_of
from mgpusim.trace.data import BUFFER, BYPASS, SITE_FIELDS, TEXTURE, Trace, site_table
from mgpusim.trace.flatten import flatten, sites_of_blocks
from mgpusim.trace.record import AccessSite, ImageInfo, Recording, record
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.stream_data import Stream, StreamHead
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, Init, LocalArg
from mgpusim.workload.launch import Launch, launch_from_cli, load_launch
from tests.helpers.examples import examples

Array = np.ndarray[Any, Any]
AT = {name: i for i, name in enumerate(SITE_FIELDS)}
Entry = tuple[int, int, int, list[tuple[int, int]]]  # cost, lanes, conflicts, transactions

# ---- the walk --------------------------------------------------------------------------------------------------------
EVERYTHING = """
constant float TABLE[40] = {1, 2, 3, 4, 5, 6, 7};
kernel void k(global const float *in, global float4 *out, global int *bins, read_only image2d_t im, write_only image2d_t to,
              local int *t, int n) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int g = get_global_id(0), l = get_local_id(0), b = get_group_id(0);
    local int mine[8];
    int own[4] = {0, 0, 0, 0};
    if (b == 1 && l < 3) return;
    if (l < 8) mine[l] = 0;
    t[l] = g;
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = in[7];
    for (int i = 0; i < n + (g & 3) + b; ++i) {
        if ((g ^ i) & 1) own[(int)in[i * 3 + l] & 3] += i;
        sum += in[(g * 5 + i) & 255] * TABLE[(g + i) % 40] * read_imagef(im, s, (int2)(g % 19 - 1, i)).x;
    }
    async_work_group_copy(t, (global const int *)in, 100, 0);
    if (g % 5 < 2) atomic_add(&bins[g % 7], 1);
    else atomic_inc(&mine[g & 3]);
    atomic_inc(&bins[9]);
    write_imagef(to, (int2)(g, 1), (float4)(sum));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (g & 4) out[g * 3] = (float4)(own[l & 3] + mine[l & 7] + t[(l * 7) % 40]);
}"""
KERNEL = None


def arguments() -> list[Any]:
    images = [Image("2d", w, h, 1, "RGBA", "float32", np.zeros((1, h, w, 4), np.float32)) for w, h in ((16, 6), (256, 2))]
    return [np.arange(512, dtype=np.float32), np.zeros(4096, np.float32), np.zeros(16, np.int32), *images, 400, 2]


def recorded(items: int = 40, n_groups: int = 3, total: int = 0) -> Recording:
    """Groups of EVERYTHING in an odd order; with `total` work items the last group is partial."""
    global KERNEL
    if KERNEL is None:
        KERNEL = CompiledKernel(read_module(compile_source(TranslationUnit(EVERYTHING))), "k", full=False)
    groups = np.array([2, 0, 1][:n_groups])
    return record(KERNEL, Geometry([total or 3 * items], [items]), groups, arguments())


class Walk:
    """What each row of a recording does, worked out one lane at a time. Only the addresses of objects are taken over."""

    def __init__(self, r: Recording, gpu: GpuSpec, warp: int, base: dict[int, int], place: list[int], places: int) -> None:
        self.r, self.gpu, self.warp, self.base, self.place, self.places = r, gpu, warp, base, place, places
        self.warps = -(-r.items // warp)
        l1 = gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else None
        self.phase_b = min(128, max(16, 1 << (int(l1.b_per_cycle).bit_length() - 1))) if l1 else 128

    def address(self, e: int) -> dict[int, int]:
        """Byte addresses of the active lanes of an event."""
        r = self.r
        site, item = r.sites[r.event_site[e]], int(r.event_object[e])
        lanes = np.flatnonzero(r.mask(int(r.event_mask[e]))).tolist()
        offset = np.broadcast_to(r.offsets(e), r.lanes)
        if site.space == "image":
            image, texture = next(i for i in r.images if i.arg == item), self.gpu.texture
            tile = (texture.tile_w, texture.tile_h) if image.height > 1 else (1, 1)
            layout = texture.layout if image.height > 1 else "linear"
            offset = texel_address(offset, image.width, image.height, image.texel_b, layout, *tile, row_align_b=64)
        out = {}
        for lane in lanes:
            g, at = lane // r.items, int(offset[lane])
            if at < 0:
                continue
            if -1000 < item <= -2 or item == 5:  # local memory
                at += self.place[g] * r.object_sizes[item]
            elif -2000 < item <= -1000:
                at = at // 4 * 4 * self.places * r.items + (self.place[g] * r.items + lane % r.items) * 4 + at % 4
            out[lane] = self.base[item] + at
        return out

    def entry(self, row: int, e: int, route: Route) -> Entry:
        r = self.r
        site = r.sites[r.event_site[e]]
        first = row // self.warps * r.items + row % self.warps * self.warp
        mine = range(first, min(first + self.warp, (row // self.warps + 1) * r.items))
        mask = r.mask(int(r.event_mask[e]))
        lanes = sum(bool(mask[lane]) for lane in mine)
        found = self.address(e)
        at = [found.get(lane, -1) for lane in mine]
        if site.kind == "atomic" and self.gpu.family == "nvidia" and self.together(e):  # one lane adds for all
            lanes, at = min(1, lanes), ([a for a in at if a >= 0] + [-1])[:1]
        width = (
            r.images[[i.arg for i in r.images].index(int(r.event_object[e]))].texel_b if site.space == "image" else site.width_b
        )
        conflicts = len([a for a in at if a >= 0]) - len({a for a in at if a >= 0}) if site.kind == "atomic" else 0
        if route.pipe == "local":
            return self.banks(at, width, self.gpu.local.banks, self.gpu.local.bank_b), lanes, conflicts, []
        if route.pipe == "constant":
            return len({b // 16 for a in at if a >= 0 for b in range(a, a + width)}), lanes, conflicts, []
        if route.pipe == "atomic":
            return min(1, lanes), lanes, conflicts, sorted((a // 4, at.count(a)) for a in {a for a in at if a >= 0})
        cache = first_levels(self.gpu)[route.first_level] or self.gpu.l2
        lines: dict[int, int] = {}
        for b in (b for a in at if a >= 0 for b in range(a, a + width)):
            lines[b // cache.line_b] = lines.get(b // cache.line_b, 0) | 1 << b % cache.line_b // cache.sector_b
        cost = min(1, lanes)
        if route.pipe in ("l1", "texture"):
            phase = max(1, (min(4, self.warp) * width if route.pipe == "texture" else self.phase_b) // width)
            parts = [at[i : i + phase] for i in range(0, len(at), phase)]
            cost = sum(len({b // cache.line_b for a in part if a >= 0 for b in (a, a + width - 1)}) for part in parts)
            l1 = self.gpu.l1
            if route.pipe == "l1" and l1 is not None and l1.banks:  # so many tags a cycle, a word of each bank; stores by lines
                cost = max(-(-len(lines) // l1.tags_per_cycle), self.banks(at, width, l1.banks, l1.bank_b))
                cost = max(cost, math.ceil(len(lines) * l1.line_b / l1.store_b_per_cycle)) if site.kind == "store" else cost
            if self.together(e) or self.warp == 1:
                cost = -(-lanes // phase)
            high = {i.arg: i.height > 1 for i in r.images}
            if route.pipe == "texture" and self.gpu.texture.layout == "block_linear" and high[int(r.event_object[e])]:
                cost = self.texture_cycles(e, at, lanes, width)
        if route.pipe == "texture" and self.gpu.texture.whole_waves and lanes:
            lanes = self.warp
        return cost, lanes, conflicts, list(lines.items())

    def texture_cycles(self, e: int, at: list[int], lanes: int, width: int) -> int:
        """Cycles of fetches from an image in blocks (tests/memory/test_texture_wavefronts.py)."""
        if self.together(e):
            return max(-(-lanes // (4 if width == 16 else 8)), self.warp // 8) if lanes else 0
        item = int(self.r.event_object[e])
        image = next(i for i in self.r.images if i.arg == item)
        offset = [a - self.base[item] if a >= 0 else -1 for a in at] + [-1] * (self.warp - len(at))
        return int(texture_wavefronts([offset], width, -(-image.width * width // 64))[0])

    def together(self, e: int) -> bool:
        """Whether all lanes share an address whenever the site accesses this object, which then is one for all groups."""
        r = self.r
        alike = (r.event_site == r.event_site[e]) & (r.event_object == r.event_object[e])
        return bool((r.event_start[alike] < 0).all()) and not (-2000 < r.event_object[e] <= -2 or r.event_object[e] == 5)

    @staticmethod
    def banks(at: list[int], width: int, n: int, word: int) -> int:
        phase, total = max(1, n * word // width), 0
        for i in range(0, len(at), phase):
            words = {b // word for a in at[i : i + phase] if a >= 0 for b in range(a, a + width)}
            total += max((sum(w % n == bank for w in words) for bank in range(n)), default=0)
        return total

    def row(self, row: int, routes: list[Route], block_sites: Any) -> tuple[list[list[int]], list[Entry]]:
        """Return the visits (block, active lanes, repeats) of a row and its entries, both in order."""
        r = self.r
        first = row // self.warps * r.items + row % self.warps * self.warp
        mine = slice(first, min(first + self.warp, (row // self.warps + 1) * r.items))
        visits: list[list[int]] = []
        entries: list[Entry] = []
        for v, (block, m) in enumerate(zip(r.visit_position.tolist(), r.visit_mask.tolist(), strict=True)):
            active = int(r.mask(m)[mine].sum())
            if not active:
                continue
            if visits and visits[-1][:2] == [block, active]:
                visits[-1][2] += 1
            else:
                visits.append([block, active, 1])
            for s in block_sites[block]:
                cost = lanes = conflicts = 0
                tx: list[tuple[int, int]] = []
                for e in np.flatnonzero((r.event_visit == v) & (r.event_site == s)).tolist():
                    c, n, k, t = self.entry(row, e, routes[s])
                    cost, lanes, conflicts, tx = cost + c, lanes + n, conflicts + k, tx + t
                entries.append((cost, lanes, conflicts, tx))
        return visits, entries


def rows_of(stream: Stream) -> list[tuple[list[list[int]], list[Entry]]]:
    """The rows of a stream in the form of `Walk.row`."""
    visits = np.stack([stream.visit_block, stream.visit_active, stream.visit_repeat], axis=1).tolist()
    tx = list(zip(stream.tx_line.tolist(), stream.tx_mask.tolist(), strict=True))
    start = stream.entry_tx.tolist()
    columns = (stream.entry_cost, stream.entry_lanes, stream.entry_conflicts)
    entries = [(*v, tx[start[i] : start[i + 1]]) for i, v in enumerate(zip(*(c.tolist() for c in columns), strict=True))]
    return [
        (visits[stream.row_visit[i] : stream.row_visit[i + 1]], entries[stream.row_entry[i] : stream.row_entry[i + 1]])
        for i in range(len(stream.row_visit) - 1)
    ]


@pytest.mark.parametrize(
    ("name", "items", "total"),
    [
        ("adreno-640", 40, 0),  # waves of 64, not full; texels in their own cache, local memory on chip
        ("adreno-640", 40, 100),  # the last group partial
        ("mali-t860-mp4", 40, 0),  # a row to each work item, local memory behind the caches
        ("mali-g76-mp5", 40, 110),
        ("nvidia-h200", 40, 0),  # one first level for all
        ("read-only", 40, 0),  # a first level for what is only read
    ],
)
def test_every_row_in_order(name: str, items: int, total: int) -> None:
    gpu = load_gpu("mali-g72-mp12", {"l1.serves": "readonly"}) if name == "read-only" else load_gpu(name)
    r = recorded(items, total=total)
    held = occupancy(gpu, items, 16, 0)
    place = np.array([4, 0, 2])
    accesses = Accesses(r, KERNEL.function, gpu, held, place, 5, 5)
    routes = []
    for s, site in enumerate(r.sites):
        objects = r.event_object[r.event_site == s]
        routes.append(accesses.route(site, int(objects[0]) if len(objects) else -1))
    n_blocks = len(KERNEL.flow.order)
    found = rows_of(flatten(accesses, routes, n_blocks))
    block_sites = sites_of_blocks([(s.position, s.index) for s in r.sites], n_blocks)
    walk = Walk(r, gpu, held.warp_size, accesses.base, place.tolist(), 5)
    assert len(found) == 3 * held.warps_per_group
    some = range(len(found)) if len(found) < 30 else range(0, len(found), 7)
    for row in some:
        visits, entries = walk.row(row, routes, block_sites)
        assert found[row][0] == visits
        assert found[row][1] == entries
    # the kernel is worth it: rows that differ, sites that run several times in a visit, every pipe and every first level
    assert len({str(visits) for visits, _ in found}) > 2
    visit_sites = np.stack([r.event_visit, r.event_site], axis=1)
    assert len(np.unique(visit_sites, axis=0)) < len(visit_sites)
    assert {s.pipe for s in routes} >= {"texture", "image_write", "atomic", "l1"}
    assert {s.first_level for s in routes} >= {TEXTURE, BYPASS} | ({BUFFER} if gpu.texture_l1 and gpu.l1 else set())
    if name == "read-only":
        assert {s.first_level for s in routes if s.pipe == "l1"} == {BUFFER, BYPASS}


LANES = 2 * 12  # two groups of a Recording made up


@st.composite
def repeating(draw: st.DrawFn) -> Recording:
    """Sites in a loop: lanes a step, two or none apart (else anywhere), from bytes or texels anywhere on, some lanes masked."""
    image = ImageInfo(
        3, draw(st.integers(1, 40)), draw(st.integers(1, 9)), draw(st.integers(1, 3)), draw(st.sampled_from([4, 16]))
    )
    texels = image.width * image.height * image.depth
    sites = [
        AccessSite("load", "global", draw(st.sampled_from([1, 4, 8, 16])), 1, 0, 0),
        AccessSite("texture", "image", 0, 1, 0, 1),
    ]
    sites += [AccessSite("load", "local", 4, 1, 0, 2), AccessSite("store", "private", 4, 1, 0, 3)]
    sites += [AccessSite("atomic", "global", 4, 1, 0, 4), AccessSite("load", "constant", 8, 1, 0, 5)]
    rng = np.random.default_rng(draw(st.integers(0, 1000)))
    objects, rooms = (0, 3, -2, -1000, 4, -2000), (4096, texels, 512, 64, 256, 128)
    masks = np.stack([np.packbits(m) for m in (np.ones(LANES, bool), rng.random(LANES) < 0.5)])
    columns: list[list[int]] = []
    chunks: list[Array] = []
    n_visits, span = draw(st.integers(1, 12)), draw(st.sampled_from([4, LANES]))
    for s, (site, room) in enumerate(zip(sites, rooms, strict=True)):
        step = draw(st.sampled_from([1, 4, 8, 16, 64] if site.space != "image" else [1, 2, 3, 4, 8]))
        step = max(step, 4) if site.kind == "atomic" else step
        for v in sorted([*range(n_visits), *range(0, n_visits, 3)]):  # every third visit runs the site twice
            at = rng.integers(0, room) // step * step
            form = rng.choice([0, 1, 1, 1, 1, 2])
            lanes = np.arange(LANES) % span * form * step if rng.random() < 0.8 else rng.integers(0, room, LANES) // step * step
            values = np.where(at + lanes < room, at + lanes, -1) if site.space == "image" else (at + lanes) % room
            if site.space == "image" and rng.random() < 0.1:
                values[:] = -1  # every lane reads the border
            start = -1 if rng.random() < 0.2 else sum(map(len, chunks))
            item = objects[s] if s or rng.random() < 0.5 else 7
            columns.append([s, v, int(rng.random() < 0.3), item, start, int(values[0])])
            if start >= 0:
                chunks.append(values.astype(np.int32))
    e = np.array(sorted(columns, key=lambda c: c[1]), np.int64)
    sizes = dict(zip((*objects, 7), (*rooms, rooms[0]), strict=True))
    return Recording(
        groups=np.arange(2), items=12, visit_position=np.zeros(n_visits, np.int32), visit_mask=np.zeros(n_visits, np.int32),
        event_site=e[:, 0], event_visit=e[:, 1], event_mask=e[:, 2], event_object=e[:, 3], event_start=e[:, 4],
        event_value=e[:, 5], payload=np.concatenate([*chunks, np.zeros(0, np.int32)]), masks=masks, sites=tuple(sites),
        images=(image,), object_sizes=sizes, object_slots={},
    )  # fmt: skip


@examples(25)
@given(repeating(), st.sampled_from(["adreno-640", "mali-t860-mp4", "mali-g76-mp5", "nvidia-h200"]))
def test_events_that_repeat_others(r: Recording, name: str) -> None:
    """What is measured once and moved is what the walk finds event by event."""
    gpu = load_gpu(name)
    held = occupancy(gpu, 12, 16, 0)
    accesses = Accesses(r, Function("k", (), [], []), gpu, held, np.array([1, 0]), 2, 2)
    routes = [accesses.route(site, item) for site, item in zip(r.sites, (0, 3, -2, -1000, 4, -2000), strict=True)]
    found = rows_of(flatten(accesses, routes, 1))
    walk = Walk(r, gpu, held.warp_size, accesses.base, [1, 0], 2)
    for row in range(0, len(found), max(1, len(found) // 5)):
        assert found[row] == walk.row(row, routes, [tuple(range(len(r.sites)))])


def test_a_kernel_without_accesses() -> None:
    source = "kernel void k(int n) { for (int i = 0; i < n; ++i) barrier(CLK_LOCAL_MEM_FENCE); }"
    kernel = CompiledKernel(read_module(compile_source(TranslationUnit(source))), "k", full=False)
    r = record(kernel, Geometry([96], [48]), np.arange(2), [5])
    gpu = load_gpu("adreno-640")
    found = flatten(Accesses(r, kernel.function, gpu, occupancy(gpu, 48, 8, 0), np.arange(2), 2, 2), [], len(kernel.flow.order))
    assert len(found.entry_lanes) == len(found.tx_line) == 0
    assert found.row_entry.tolist() == [0, 0, 0]
    assert found.visit_repeat.sum() == 2 * len(r.visit_position)
    assert set(found.visit_active.tolist()) == {48}


# ---- the trace's sums ------------------------------------------------------------------------------------------------
def example(name: str, **changes: Any) -> Launch:
    return launch_from_cli(load_launch(data_dir("examples") / f"{name}.toml"), **changes)


CASES = [
    ("gemm_tiled", {"global_size": "32x16"}),
    ("softmax", {"global_size": "512"}),
    ("maxpool_image", {"global_size": "16x8x4", "pad": True}),
    ("conv3x3_image", {"global_size": "9x4x3", "local_size": "4x4x3", "pad": True}),
    ("depthwise3x3", {"global_size": "16x16x4"}),
]


def everything(source: StreamSource) -> list[Stream]:
    return [source.chunk(i) for i in range(source.n_chunks)]


@pytest.mark.each_time(
    "gemm_tiled-mali-g72-mp12", "softmax-mali-t860-mp4", "maxpool_image-adreno-640", "conv3x3_image-nvidia-h200",
    "depthwise3x3-adreno-640",
)  # fmt: skip
@pytest.mark.parametrize("gpu_name", ["adreno-640", "mali-t860-mp4", "mali-g72-mp12", "nvidia-h200"])
@pytest.mark.parametrize(("name", "changes"), CASES, ids=[c[0] for c in CASES])
def test_sums_are_those_of_the_trace(name: str, changes: dict[str, Any], gpu_name: str) -> None:
    launch, gpu = example(name, **changes), load_gpu(gpu_name)
    trace = trace_launch(launch, gpu)
    meta = trace.meta
    assert meta.complete
    source = StreamSource(launch, gpu, trace, cores=meta.n_cores)
    table = np.zeros_like(site_table(trace))
    visits, lanes = np.zeros((2, len(meta.blocks)), np.int64)
    for stream in everything(source):
        np.add.at(visits, stream.visit_block, stream.visit_repeat)
        np.add.at(lanes, stream.visit_block, stream.visit_repeat * stream.visit_active)
        site = entry_sites(stream, source.head)
        per_tx = np.repeat(site, np.diff(stream.entry_tx))
        np.add.at(table[:, AT["requests"]], site, stream.entry_lanes > 0)
        np.add.at(table[:, AT["lanes"]], site, stream.entry_lanes)
        np.add.at(table[:, AT["transactions"]], per_tx, 1)
        np.add.at(table[:, AT["conflicts"]], site, stream.entry_conflicts)
        for s, info in enumerate(meta.sites):
            if info.pipe not in ("atomic", "image_write"):
                table[s, AT["wavefronts"]] += stream.entry_cost[site == s].sum()
            sector_b = (source.first[source.site_kind[s]] or gpu.l2).sector_b
            table[s, AT["sector_b"]] += sector_b * sum(int(m).bit_count() for m in stream.tx_mask[per_tx == s])
    columns = [AT[f] for f in ("requests", "lanes", "wavefronts", "transactions", "sector_b", "conflicts")]
    np.testing.assert_array_equal(table[:, columns], site_table(trace)[:, columns])
    np.testing.assert_array_equal(visits, sum(w.visits.sum(axis=0) for w in trace.waves))
    np.testing.assert_array_equal(lanes, sum(w.lanes.sum(axis=0) for w in trace.waves))


def entry_sites(stream: Stream, head: StreamHead) -> Array:
    """The access site of each entry, visit by visit."""
    out: list[int] = []
    for block, repeat in zip(stream.visit_block.tolist(), stream.visit_repeat.tolist(), strict=True):
        out += list(head.block_sites[block]) * repeat
    assert len(out) == len(stream.entry_lanes)
    return np.array(out, np.int64)


def test_the_head_tells_what_chunks_share() -> None:
    launch, gpu = example("gemm_tiled", global_size="48x32"), load_gpu("adreno-640")
    trace = trace_launch(launch, gpu)
    head = StreamSource(launch, gpu, trace, cores=2).head
    n = len(trace.meta.blocks)
    assert len(head.blocks) == len(head.loop_of) == len(head.block_sites) == n
    assert sorted(s for sites in head.block_sites for s in sites) == list(range(len(trace.meta.sites)))
    for block, sites in enumerate(head.block_sites):
        assert {trace.meta.sites[s].position for s in sites} <= {block}
        assert [head.site_index[s] for s in sites] == sorted(head.site_index[s] for s in sites)
    for loop, (header, blocks, parent, depth) in enumerate(head.loops):
        assert header in blocks
        assert all(head.loop_of[b] == loop or head.loops[head.loop_of[b]][3] > depth for b in blocks)
        assert parent == -1 or set(blocks) <= set(head.loops[parent][1])
    assert StreamHead.from_bytes(head.to_bytes()) == head


# ---- chunks ----------------------------------------------------------------------------------------------------------
ADD = "kernel void add(global float *o, global const float *a, int n) { o[get_global_id(0)] += a[get_global_id(0) * n]; }"


def small_launch(source: str = "kernel void k(global float *a) { a[get_global_id(0)] *= 2; }", n: int = 640) -> Launch:
    args = (BufferArg("float32", 4096, Init("zeros"), "read_write"), LocalArg(256))
    return Launch(source, "k", (n,), args[: 1 + source.count("local float *t")], local_size=(64,))


SMALL: dict[str, Trace] = {}


@examples(100)
@given(st.integers(1, 400), st.integers(1, 140), st.integers(1, 140), st.integers(1, 40))
def test_chunks_partition_the_groups(n_groups: int, n_cores: int, cores: int, resident: int) -> None:
    if not SMALL:
        SMALL["adreno-640"] = trace_launch(small_launch(), load_gpu("adreno-640"))
    trace, cores = SMALL["adreno-640"], min(cores, n_cores)
    nd = msgspec.structs.replace(trace.meta.ndrange, groups=(n_groups, 1, 1))
    meta = msgspec.structs.replace(trace.meta, ndrange=nd, n_cores=n_cores)
    found = StreamSource(small_launch(), load_gpu("adreno-640"), Trace(meta, trace.waves), cores=cores, resident=resident)
    chunks = [found.groups(i).tolist() for i in range(found.n_chunks)]
    groups = [g for chunk in chunks for g in chunk]
    of_groups = min(n_cores, max(n_groups, cores))  # cores without a group stand for none
    simulated = {c * of_groups // cores for c in range(cores)}
    assert groups == [g for g in range(n_groups) if g % n_cores in simulated]
    assert len({g % n_cores for g in groups}) == min(cores, n_groups)
    assert [len(c) for c in chunks[:-1]] == [cores * resident] * (len(chunks) - 1)
    assert 1 <= len(chunks[-1]) <= cores * resident


@pytest.mark.parametrize(
    ("cores", "resident", "chunk", "match"),
    [
        (0, None, 0, "cores 0: expected 1 to 2"),
        (3, None, 0, "cores 3"),
        (2, 0, 0, "resident 0"),
        (2, 1, 5, "chunk 5: expected 0 to 4"),
    ],
)
def test_out_of_range(cores: int, resident: int | None, chunk: int, match: str) -> None:
    gpu = load_gpu("adreno-640")
    with pytest.raises(InputError, match=match):
        StreamSource(small_launch(), gpu, trace_launch(small_launch(), gpu), cores=cores, resident=resident).chunk(chunk)


# which arrays a group touches, and which it touches first, depends on the group
CROSSED = """kernel void k(global float *a, local float *t) {
    local float one[64], two[16];
    int g = get_global_id(0), l = get_local_id(0), odd = get_group_id(0) >> 2 & 1;
    float own[3] = {0, 0, 0};
    if (odd) two[l & 15] = l; else one[l] = l;
    t[l] = own[l % 3];
    barrier(CLK_LOCAL_MEM_FENCE);
    own[l % 3] = odd ? two[(l + 1) & 15] : one[63 - l];
    a[l] = own[(l + 1) % 3] + t[(l * 3) & 63];
}"""


def source_of(launch: Launch, gpu_name: str, **options: Any) -> StreamSource:
    gpu = load_gpu(gpu_name)
    return StreamSource(
        launch, gpu, trace_launch(launch, gpu), **({"cores": 2, "resident": 2, "session": Session(cache=False)} | options)
    )


def by_site(stream: Stream, head: StreamHead) -> list[dict[int, list[Entry]]]:
    """For each row the entries of each site that did something."""
    sites = iter(entry_sites(stream, head).tolist())
    out = []
    for _, entries in rows_of(stream):
        mine: dict[int, list[Entry]] = {}
        for entry, s in zip(entries, sites, strict=False):
            if entry[1]:
                mine.setdefault(s, []).append(entry)
        out.append(mine)
    return out


@pytest.mark.each_time("adreno-640")
@pytest.mark.parametrize("gpu_name", ["mali-t860-mp4", "adreno-640"])
def test_objects_lie_alike_in_all_chunks(gpu_name: str) -> None:
    """What all groups do alike goes to the same addresses in all chunks, whatever else their groups touch, and in which order."""
    found = source_of(small_launch(CROSSED), gpu_name, resident=1)
    odd = [set((found.groups(i) >> 2 & 1).tolist()) for i in range(found.n_chunks)]
    assert {0} in odd
    assert {1} in odd
    first, *others = (by_site(found.chunk(i), found.head) for i in range(found.n_chunks))
    infos = found.trace.meta.sites  # one[] and two[] are local memory that is not an argument
    shared = {s for s in first[0] if infos[s].arg or infos[s].space == "private"}
    assert {infos[s].arg for s in shared} == {"a", "t", ""}
    for rows in others:
        for row, entries in enumerate(rows):
            assert {s: entries[s] for s in shared} == {s: first[row][s] for s in shared}


def test_slices_of_a_chunk_join(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few groups are recorded at once: the same arrays."""
    for name in ("mali-t860-mp4", "adreno-640"):
        whole = source_of(small_launch(CROSSED), name, resident=3).chunk(0)
        monkeypatch.setattr("mgpusim.trace.chunks.LANE_EVENTS", 1)
        sliced = source_of(small_launch(CROSSED), name, resident=3).chunk(0)
        monkeypatch.undo()
        assert same(whole, sliced)


def test_objects_are_those_of_the_run() -> None:
    r = recorded()
    listed = objects_of(KERNEL, arguments())
    for item, slot in r.object_slots.items():
        assert listed[slot - 1][1] == r.object_sizes[item]
        assert listed[slot - 1][0] == item if item >= 0 else listed[slot - 1][0] // 1000 == item // 1000
    assert len({item for item, _ in listed}) == len(listed)


def test_a_chunk_does_not_see_what_others_stored() -> None:
    """Each group sends the next ones elsewhere: chunks made in any order are the same."""
    source = """kernel void k(global int *a) {
        local int at;
        int l = get_local_id(0);
        if (l == 0) at = atomic_add(a, 64);
        barrier(CLK_LOCAL_MEM_FENCE);
        a[at + l] = 1;
    }"""
    launch = Launch(source, "k", (640,), (BufferArg("int32", 4096, Init("zeros"), "read_write"),), local_size=(64,))
    forward, backward = source_of(launch, "adreno-640"), source_of(launch, "adreno-640")
    straight = [forward.chunk(i) for i in range(forward.n_chunks)]
    reverse = [backward.chunk(i) for i in reversed(range(backward.n_chunks))][::-1]
    assert len(straight) > 1
    assert all(same(a, b) for a, b in zip(straight, reverse, strict=True))


# ---- bytes and the disk cache ----------------------------------------------------------------------------------------
def same(a: Stream, b: Stream) -> bool:
    """Whether the arrays hold the same numbers, in integers that are no wider in the second one."""
    pairs = [(np.asarray(getattr(a, f)), np.asarray(getattr(b, f))) for f in Stream.__struct_fields__]
    return all(np.array_equal(x, y) and x.dtype.itemsize >= y.dtype.itemsize for x, y in pairs)


@examples(30)
@given(st.lists(st.integers(0, 2**62), max_size=5), st.lists(st.integers(0, 2**31 - 1), max_size=5))
def test_a_stream_survives_bytes(wide: list[int], narrow: list[int]) -> None:
    long, short = np.array(wide, np.int64), np.array(narrow, np.int32)
    once = Stream(long, 3, long, short, short, short, long, long, short, short, short, long, long)
    again = Stream.from_bytes(once.to_bytes())
    assert same(once, again)
    assert type(again.warps_per_group) is int


def test_the_second_call_reads_what_the_first_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = source_of(small_launch(), "adreno-640", session=Session(cache=True))
    chunks, head = everything(first), first.head
    assert len(chunks) == 3
    monkeypatch.setattr("mgpusim.trace.chunks.ChunkMaker.__init__", lambda *_: pytest.fail("made again, although it is cached"))
    second = source_of(small_launch(), "adreno-640", session=Session(cache=True))
    assert all(same(a, b) for a, b in zip(chunks, everything(second), strict=True))
    assert second.head == head
    for options in ({"resident": 1}, {"cores": 1}, {"session": Session(cache=False)}):
        with pytest.raises(pytest.fail.Exception):
            source_of(small_launch(), "adreno-640", **({"session": USUAL} | options)).chunk(1)
    with pytest.raises(pytest.fail.Exception):
        source_of(small_launch(n=1280), "adreno-640", session=Session(cache=True)).chunk(0)


def test_importing_costs_no_executor() -> None:
    heavy = (
        "mgpusim.opencl.execution.simt",
        "mgpusim.opencl.ir.reader",
        "mgpusim.opencl.analysis.kernel",
        "mgpusim.memory.caches",
        "numba",
    )
    script = f"import sys, mgpusim.trace.stream; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "[]"
