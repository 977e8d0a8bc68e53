"""Readings of curves as a real device draws them (an NVIDIA H200 through OpenCL): blurred edges, noise, partial counts."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.presets.preset import calibrate
from mgpusim.calibrate.probe import Finding, Inference, Point, Probe
from mgpusim.calibrate.probes import known_probes
from mgpusim.calibrate.probing.facts import facts_of_device, facts_of_gpu
from mgpusim.calibrate.probing.runs import suite_of_probes

PROBES = known_probes()
GPU = load_gpu("nvidia-h200")
FACTS = facts_of_gpu(GPU, 1.0, simulated=False)
HZ = 1.97e9
KNOWN = [
    Finding("clock.gpu_hz", HZ, 0.99 * HZ, 1.01 * HZ, "compute.clock", ""),
    Finding("core.ops.iadd.latency_cycles", 5.0, 4.7, 5.3, "compute.latency", ""),
    Finding("dram.latency_s", 334e-9, 324e-9, 353e-9, "memory.dram_latency", ""),
]


def found(inference: Inference) -> dict[str, Finding]:
    return {f.field: f for f in inference.findings}


def between(x: float, curve: list[tuple[float, float]]) -> float:
    for (x0, y0), (x1, y1) in itertools.pairwise(curve):
        if x <= x0:
            return y0
        if x < x1:
            return y0 + (y1 - y0) * math.log(x / x0) / math.log(x1 / x0)
    return curve[-1][1]


def test_a_bundle_asks_for_the_launches_of_a_device() -> None:
    sizes = {a.tags["size_b"] for a in PROBES["memory.chase_buffer"].asks(FACTS)}
    assert max(sizes) == 256 << 20
    assert not FACTS.simulated
    suite = suite_of_probes({"compute.half": PROBES["compute.half"]}, FACTS)
    needs = {tuple(entry.get("needs", ())) for entry in suite["launches"]}
    assert needs == {(), ("cl_khr_fp16",)}


def test_edges_that_are_blurred_and_a_far_half_of_l2() -> None:
    """The L1 misses ever more from 208 to 500 KiB; L2 is slower in its far half and ends slowly."""
    kb, mb = 1 << 10, 1 << 20
    alone = [(kb, 39.0), (208 * kb, 39.0), (256 * kb, 165.7), (384 * kb, 219.9), (512 * kb, 285.0), (600 * kb, 287.0)]
    beside = [(mb, 288.0), (24 * mb, 292.0), (28 * mb, 330.0), (44 * mb, 345.0), (60 * mb, 400.0), (128 * mb, 600.0)]
    curves = {"alone": alone, "beside": beside}
    points = [
        Point(a.tags, 4.5e-6 + a.tags["steps"] * between(a.tags["size_b"], curves[a.tags["kind"]]) / HZ, 1e-7)
        for a in PROBES["memory.chase_buffer"].asks(FACTS)
    ]
    got = found(PROBES["memory.chase_buffer"].infer(points, FACTS, KNOWN))
    assert got["l1.latency_cycles"].value == pytest.approx(34, rel=0.02)
    assert got["l2.latency_cycles"].value == pytest.approx(282, rel=0.02)
    assert got["l1.size_b"].low <= 224 * kb <= got["l1.size_b"].high
    assert got["l2.size_b"].low <= 40 * mb <= got["l2.size_b"].high


def test_the_best_of_noisy_bandwidths_is_not_believed() -> None:
    """Launches of 6 to 10 us whose times scatter by 1 us: the fastest of three widths is the noisiest."""
    times = {(4, 4): 6.11, (4, 12): 7.94, (8, 4): 6.82, (8, 12): 9.57, (16, 4): 8.86, (16, 12): 15.84}
    scatter = {4: 0.8e-6, 8: 0.85e-6, 16: 0.25e-6}
    points = [
        Point({"width_b": w, "moved_b": n * 2162688 * w}, t * 1e-6, scatter[w]) for (w, n), t in times.items()
    ]  # fmt: skip
    got = found(PROBES["memory.local_bandwidth"].infer(points, FACTS, KNOWN))["local.b_per_cycle"]
    assert got.value == pytest.approx(152.5, rel=0.01)
    assert (got.high - got.low) / got.value > 0.1


def test_groups_that_count_themselves_are_a_lower_bound() -> None:
    counts = {16: 2076, 24: 1564, 32: 1318, 40: 1188, 48: 924, 56: 924, 64: 792, 80: 660, 96: 528, 112: 528, 128: 396, 160: 264}
    points = [Point({"items": 128, "registers": r}, 1e-3, 0.0, {0: [0, n]}) for r, n in counts.items()]
    points.append(Point({"items": 64, "registers": 0}, 1e-3, 0.0, {0: [0, 4223]}))
    known = [
        *KNOWN,
        Finding("core.sub_cores", 4, 4, 4, "warp.lanes", ""),
        Finding("core.warp_sizes", 32, 32, 32, "warp.size", ""),
    ]
    got = found(PROBES["registers.peak"].infer(points, FACTS, known))
    assert got["registers.per_core"].low <= 65536 <= got["registers.per_core"].high
    assert got["core.max_items"].value == 2048


def test_dispatch_is_bounded_by_the_sizes_that_cost_nothing_more() -> None:
    """Empty groups cost the same up to 20 warps and half as much again from 24 on: a line through the last alone would say
    150 cycles for the start of a group, more than a whole small one takes."""
    per_group = dict.fromkeys((1, 8, 32, 64, 128, 256, 384, 512, 640), 0.6e-9) | {768: 0.78e-9, 896: 0.82e-9, 1024: 0.847e-9}
    points = [
        Point({"groups": n, "items": items}, 4.2e-6 + n * t, 1e-8) for items, t in per_group.items() for n in (1000, 16000, 66000)
    ]
    got = found(PROBES["launch.dispatch"].infer(points, FACTS, KNOWN))
    group, warp = got["dispatch.group_cycles"], got["dispatch.warp_cycles"]
    least = 0.6e-9 * HZ * 132
    assert group.value + 20 * warp.value < 1.1 * least
    assert group.value + 32 * warp.value == pytest.approx(0.847e-9 * HZ * 132, rel=0.08)
    assert group.low < 60 < group.high
    assert group.high - group.low > 30


def test_the_sector_is_what_stores_show_where_a_miss_fetches_two() -> None:
    fetched = Finding("l2.sector_b", 64, 51, 80, "memory.chase_line", "")
    rate = {4: 650.0, 8: 233.0, 16: 117.6, 32: 59.3, 64: 49.5}
    points = [Point({"stride_b": s, "stores": n}, 5e-6 + n / v / HZ, 0.0) for s, v in rate.items() for n in (1 << 22, 3 << 22)]
    line = Finding("l1.line_b", 128, 103, 154, "memory.chase_count", "")
    got = found(PROBES["memory.partial_store"].infer(points, FACTS, [*KNOWN, fetched, line]))
    assert got["l2.sector_b"].value == 32
    assert got["l2.sector_b"].high < fetched.low
    # 32 bytes take a sector and a quarter of a request, 64 a sector and half of one
    taken = got["l2.write_b_per_cycle"]
    assert taken.value == pytest.approx(32 * 1.25 * 59.3, rel=0.02)
    assert taken.low < 32 * 1.5 * 49.5 < taken.high


def test_bandwidth_of_dram_becomes_a_share_of_the_peak(tmp_path: Path) -> None:
    asks = PROBES["memory.bandwidth_dram"].asks(FACTS)
    points = [Point(a.tags, 4e-6 + a.tags["moved_b"] / 4.2e12, 1e-8) for a in asks]
    clock = Probe("compute.clock", "", lambda facts: (), lambda p, f, k: Inference((KNOWN[0],)))
    latency = Probe("memory.dram_latency", "", lambda facts: (), lambda p, f, k: Inference((KNOWN[2],)))
    known = {"memory.bandwidth_dram": PROBES["memory.bandwidth_dram"], clock.name: clock, latency.name: latency}
    inferred = infer_all(dict.fromkeys(known, points), FACTS, known)
    made = calibrate(inferred, GPU, "mine")
    assert inferred.merged["dram_b_per_cycle"].proves == "exactly"
    assert made.gpu.dram.efficiency == pytest.approx(4.2e12 / GPU.dram.b_per_s, rel=0.01)
    assert made.gpu.dram_b_per_cycle == pytest.approx(4.2e12 / HZ, rel=0.01)


def test_one_l1_serves_images_whose_rows_lie_in_blocks() -> None:
    """In a row of texels the L1 ends at a quarter of its size, since a line holds four rows; in lines it ends where it should."""
    size, line = 224 << 10, 128
    l1 = [Finding("l1.size_b", size, size, size, "a", ""), Finding("l1.line_b", line, line, line, "a", "")]
    more = [*l1, Finding("l1.latency_cycles", 34, 33, 35, "a", ""), Finding("l2.latency_cycles", 282, 280, 284, "a", "")]

    def cycles(tags: dict[str, object]) -> float:
        kind = tags["kind"]
        if kind == "size":
            return between(float(tags["size_b"]), [(52e3, 118.4), (66e3, 266.0), (98e3, 356.0)])  # type: ignore[arg-type]
        if kind == "count":
            return between(float(tags["elements"]), [(1024, 118.4), (2048, 266.0), (3072, 356.0)])  # type: ignore[arg-type]
        return 356.0 if kind == "line" else {32: 96.0, 128: 110.0}[tags["bits"]]  # type: ignore[index]

    points = [Point(a.tags, 4e-6 + a.tags["steps"] * cycles(a.tags) / HZ, 1e-8) for a in PROBES["memory.chase_image"].asks(FACTS)]
    inference = PROBES["memory.chase_image"].infer(points, FACTS, [*KNOWN, *more])
    got = found(inference)
    assert "texture_l1.size_b" not in got
    assert got["texture.latency_cycles"].low < 62 < 76 < got["texture.latency_cycles"].high
    assert any("blocks" in note for note in inference.notes)


def test_a_device_says_what_it_lacks() -> None:
    device = {"name": "GPU", "compute_units": 2, "max_clock_mhz": 585, "max_work_group_size": 1024, "local_mem_b": 32768}
    assert not facts_of_device(device).fp16
    assert PROBES["compute.half"].asks(msgspec.structs.replace(FACTS, fp16=False)) == []


def test_warps_of_a_group_queue_at_a_barrier() -> None:
    cycles = {8: 14.2, 32: 14.2, 64: 16.3, 128: 20.3, 256: 28.2, 512: 44.1, 1024: 76.0}
    points = [Point({"items": i, "n": n}, 4e-6 + n * c / HZ, 1e-9) for i, c in cycles.items() for n in (1600, 4800)]
    known = [*KNOWN, Finding("core.warp_sizes", 32, 32, 32, "warp.size", "")]
    got = found(PROBES["warp.barrier"].infer(points, FACTS, known))
    assert got["core.ops.barrier.per_cycle"].value == pytest.approx(16, rel=0.02)
    assert got["core.ops.barrier.latency_cycles"].value == pytest.approx(12.2, rel=0.02)


def test_what_l2_fetches_shows_behind_a_first_level_of_smaller_sectors() -> None:
    """One pass: of a sector of 32 bytes each, every other step finds in L2 what the one before brought from DRAM."""
    points = []
    for ask in PROBES["memory.chase_line"].asks(FACTS):
        first, second = min(1.0, ask.tags["stride_b"] / 32), min(1.0, ask.tags["stride_b"] / 64)
        cycles = 39.0 + 240.0 * first + (400.0 * second if ask.tags["kind"] == "swept" else 0.0)
        points.append(Point(ask.tags, 4e-6 + ask.tags["steps"] * cycles / HZ, 1e-8))
    got = found(PROBES["memory.chase_line"].infer(points, FACTS, KNOWN))
    assert (got["l1.sector_b"].value, got["l2.sector_b"].value) == (32, 64)


def test_an_l2_that_is_driven_out_ends_at_its_edge() -> None:
    mb = 1 << 20
    beside = [(mb, 278.0), (32 * mb, 284.0), (36 * mb, 334.0), (40 * mb, 406.0), (44 * mb, 611.0), (48 * mb, 680.0)]
    curves = {"alone": [(1024, 39.0), (208 << 10, 39.0), (512 << 10, 278.0)], "beside": beside}
    points = [
        Point(a.tags, 4.5e-6 + a.tags["steps"] * between(a.tags["size_b"], curves[a.tags["kind"]]) / HZ, 1e-7)
        for a in PROBES["memory.chase_buffer"].asks(FACTS)
    ]
    got = found(PROBES["memory.chase_buffer"].infer(points, FACTS, KNOWN))["l2.size_b"]
    assert 30 * mb < got.low <= got.value <= got.high < 44 * mb
