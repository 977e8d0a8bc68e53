"""Fused launches in closed form: limits that physics sets, and the analytic engine as an oracle where all groups are alike."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.features import features_of
from mgpusim.fusion.core import PartLoad, slowed
from mgpusim.fusion.model import combine, part_load
from mgpusim.session import Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch, load_launch
from tests.helpers.examples import examples

ADRENO, H200 = load_gpu("adreno-650"), load_gpu("nvidia-h200")


def load(
    name: str = "a",
    groups: int = 300,
    latency: float = 1000.0,
    fp: float = 0.0,
    l1: float = 0.0,
    l2_b: float = 0.0,
    dram_b: float = 0.0,
) -> PartLoad:
    return PartLoad(name, groups, 8, {"fp": fp, "issue": fp / 2}, {"l1": l1} if l1 else {}, l2_b, dram_b, 0.0, latency, 1.0)


loads = st.builds(
    load,
    groups=st.integers(1, 2000),
    latency=st.floats(100, 1e5),
    fp=st.floats(0, 5e3),
    l1=st.floats(0, 5e3),
    l2_b=st.floats(0, 1e5),
    dram_b=st.floats(0, 1e5),
)


@pytest.mark.parametrize("gpu", [ADRENO, H200], ids=lambda g: g.name)
@pytest.mark.parametrize("name", ["conv1x1_image", "depthwise3x3", "gemm_tiled", "softmax", "texture_chase"])
def test_a_part_alone_takes_what_the_analytic_engine_says(name, gpu):
    from mgpusim.files import data_dir

    trace = trace_launch(load_launch(data_dir("examples") / f"{name}.toml"), gpu)
    features, held = features_of(trace), trace.meta.occupancy
    part = part_load(trace, gpu, features)
    expected = evaluate(features, gpu, held.warp_size, held.spilled, held.passes).cycles
    assert combine([part], gpu, part.resident).cycles == pytest.approx(expected, rel=0.01)


@given(loads, st.integers(1, 16))
@examples(25)
def test_a_part_divided_in_two_takes_as_long_as_whole(part, resident):
    """Copies of half the groups are the same groups in the same order."""
    gpu = ADRENO
    whole = combine([part], gpu, resident).cycles
    half = part.groups // 2
    if not half:
        return
    halves = [msgspec.structs.replace(part, groups=half), msgspec.structs.replace(part, groups=part.groups - half)]
    assert combine(halves, gpu, resident).cycles == pytest.approx(whole, rel=0.02)


@given(st.lists(loads, min_size=2, max_size=4), st.integers(1, 16), st.sampled_from(["concatenated", "interleaved"]))
@examples(25)
def test_never_faster_than_its_work_or_its_longest_part(parts, resident, order):
    gpu = H200
    found = combine(parts, gpu, resident, order).cycles
    cores = gpu.shader_cores
    for unit in ("fp", "l1"):
        work = sum(p.groups * (p.pipes | p.units).get(unit, 0.0) for p in parts) / cores
        assert found >= 0.9 * work
    assert found >= sum(p.groups * p.dram_b for p in parts) / gpu.dram_b_per_cycle * 0.999
    assert found >= sum(p.groups * p.l2_b for p in parts) / gpu.l2.b_per_cycle * 0.9
    assert found >= max(p.latency for p in parts) * 0.999


@given(st.lists(loads, min_size=2, max_size=3), st.integers(1, 16))
@examples(25)
def test_parts_of_the_breakdown_add_up(parts, resident):
    found = combine(parts, H200, resident)
    assert sum(found.parts.values()) == pytest.approx(found.cycles, rel=1e-6)
    assert min(found.parts.values()) >= 0.0


@given(st.lists(loads, min_size=2, max_size=3), st.integers(1, 12))
@examples(25)
def test_more_resident_groups_do_not_hurt_much(parts, resident):
    """Where places are few the cores are taken as alike, where all start at once each for itself: the two differ somewhat."""
    few, more = (combine(parts, H200, r).cycles for r in (resident, 2 * resident))
    assert more <= few * 1.3


def test_two_that_leave_the_gpu_empty_overlap():
    one, other = load("a", 60, 1000.0), load("b", 60, 800.0)
    assert combine([one, other], H200, 8).cycles == pytest.approx(1000.0, rel=0.01)


def test_two_bound_by_one_unit_do_not_overlap():
    one, other = load("a", 132 * 8, 100.0, l1=1000.0), load("b", 132 * 8, 100.0, l1=500.0)
    assert combine([one, other], H200, 8).cycles >= 0.99 * 8 * 1500.0


def test_interleaved_parts_overlap_where_concatenated_ones_do_not():
    compute, memory = load("a", 132 * 80, 6000.0, fp=6000.0), load("b", 132 * 80, 6000.0, dram_b=160000.0)
    apart = sum(combine([p], H200, 8).cycles for p in (compute, memory))
    after = combine([compute, memory], H200, 8).cycles
    turns = combine([compute, memory], H200, 8, "interleaved").cycles
    assert after == pytest.approx(apart, rel=0.06)
    assert turns < 0.8 * apart


def test_a_long_tail_starts_late_when_it_is_the_last_part():
    bulk, tail = load("bulk", 3 * 200, 1000.0, fp=1000.0), load("tail", 4, 200000.0)
    first, last = combine([tail, bulk], ADRENO, 8).cycles, combine([bulk, tail], ADRENO, 8).cycles
    body = combine([bulk], ADRENO, 8).cycles
    assert first == pytest.approx(max(body, 200000.0), rel=0.1)
    assert last == pytest.approx(body + 200000.0, rel=0.05)


def test_an_earlier_part_waits_for_later_ones_on_nvidia_gpus():
    """So it was measured on an H200: one after the other where the bulk saturates a unit, else side by side."""
    few = load("few", 4, 200000.0)
    heavy, light = load("heavy", 132 * 200, 1000.0, fp=1000.0), load("light", 132 * 200, 8000.0, fp=100.0)
    body = combine([heavy], H200, 8).cycles
    assert combine([few, heavy], H200, 8).cycles == pytest.approx(body + 200000.0, rel=0.1)
    assert combine([few, light], H200, 8).cycles < 1.2 * max(200000.0, combine([light], H200, 8).cycles)


@given(st.floats(0.001, 2.0), st.lists(st.tuples(st.floats(0.001, 2.0), st.floats(0.1, 50.0)), min_size=1, max_size=4))
@examples(200)
def test_slowing_down(mine, others):
    loads = [(mine, 1.0), *others]
    longer = slowed(mine, loads, 2.0)
    assert longer >= 1.0
    assert slowed(mine / 2, [(mine / 2, 1.0), *loads[1:]], 2.0) <= longer * (1 + 1e-9)  # less use, less delay
    alike = [(mine, sum(n for _, n in loads))]
    assert slowed(mine, alike, 2.0) == pytest.approx((1 + (mine * alike[0][1]) ** 2) ** 0.5)


def test_the_unit_is_as_busy_as_for_groups_all_alike():
    """Conservation: the queue is such that what is used of the unit is what the norm says."""
    loads = [(0.2, 6.0), (0.05, 4.0)]
    rho = sum(u * n for u, n in loads)
    queue = (slowed(0.05, loads, 2.0) - 1) / 0.05
    busy = sum(u * n / (1 + u * queue) for u, n in loads)
    assert busy == pytest.approx(rho / (1 + rho**2) ** 0.5, rel=1e-6)


def test_an_empty_gpu_gains_the_launch_overhead():
    from mgpusim.fusion.prediction import predict_fusion

    source = "kernel void add(global float *a, float x) { a[get_global_id(0)] += x; }"
    args = (BufferArg("float32", 256, Init("uniform")), ScalarArg("float32", (1.0,)))
    tiny = Launch(source, "add", (256,), args, (64,))
    found = predict_fusion([tiny] * 3, ADRENO, session=Session(cache=False))
    floor_us = ADRENO.launch.floor_s * 1e6
    assert found.apart.latency_us - found.fused.latency_us == pytest.approx(2 * floor_us, rel=0.5)
    assert found.fused.overhead_us == pytest.approx(floor_us)
    assert found.ratio.low < found.ratio.ratio < found.ratio.high
    assert found.unaligned_us is not None
    assert found.queue_ratio > found.ratio.ratio
