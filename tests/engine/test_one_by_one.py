"""Work items that a core serves one by one: local memory, buffers without an L1, scratch memory; groups alone in phases."""

from __future__ import annotations

import msgspec
import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.cost.access import access_cost
from mgpusim.cost.traffic import spill_cycles
from mgpusim.engine.estimate import estimate
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

GPU = load_gpu("adreno-530")

LOCAL = """
kernel void rounds(global float *out, int n) {
    local float tile[256]; int i = get_local_id(0); float s = i;
    for (int k = 0; k < n; k++) {
        tile[i] = s; barrier(CLK_LOCAL_MEM_FENCE);
        s += tile[(i + 1) & 255] + tile[(i + 2) & 255] * tile[(i + 3) & 255]; barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = s;
}"""

TILE = """
kernel void tile(global const float4 *a, global float4 *out, int n) {
    local float4 part[64]; int i = get_local_id(0); float4 s[COUNT];
    for (int j = 0; j < COUNT; j++) s[j] = 0;
    for (int k = 0; k < n; k++) {
        barrier(CLK_LOCAL_MEM_FENCE); part[i] = a[k * 64 + i]; barrier(CLK_LOCAL_MEM_FENCE);
        for (int j = 0; j < COUNT; j++) s[j] += part[j] * part[i];
    }
    for (int j = 0; j < COUNT; j++) out[(get_global_id(0) * COUNT) + j] = s[j];
}"""


def rounds(n: int, groups: int = 4) -> Launch:
    args = (BufferArg("float32", 256 * groups), ScalarArg("int32", (n,)))
    return Launch(LOCAL, "rounds", (256 * groups,), args, local_size=(256,))


def tile(count: int, n: int = 64, groups: int = 8) -> Launch:
    args = (BufferArg("float32", 256 * n), BufferArg("float32", 64 * 4 * groups * count), ScalarArg("int32", (n,)))
    return Launch(TILE, "tile", (64 * groups,), args, local_size=(64,), options=f"-DCOUNT={count}")


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_local_memory_takes_no_less_than_a_cycle_for_its_items(engine: str) -> None:
    items = 256 * 4 * (256 - 64)  # of the rounds that one launch has more, a store and three loads each
    for served in (1.0, 2.0):
        gpu = with_fields(GPU, {"local.items_per_cycle": served})
        more = estimate(rounds(256), gpu, engine).latency_us - estimate(rounds(64), gpu, engine).latency_us
        assert more * 1e-6 * gpu.clock.gpu_hz >= 0.99 * items / served


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_with_one_group_a_core_time_grows_with_groups(engine: str) -> None:
    def us(gpu, groups):
        return estimate(rounds(64, groups), gpu, engine).latency_us - gpu.launch.floor_s * 1e6

    assert us(GPU, 16) == pytest.approx(4 * us(GPU, 4), rel=0.1)
    many = with_fields(GPU, {"core.max_groups": 4})
    assert us(many, 16) < 0.9 * us(GPU, 16)


def test_the_path_to_buffers_is_bytes_or_items() -> None:
    gpu = with_fields(GPU, {"core.load_items_per_cycle": 2.0, "core.load_b_per_cycle": 16.0})
    assert [access_cost(gpu, "l1", width).per_lane for width in (1, 4, 8, 16, 32)] == [0.5, 0.5, 0.5, 1.0, 2.0]
    assert access_cost(load_gpu("adreno-640"), "l1", 16).per_lane == 0.0


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_large_arrays_across_barriers_are_in_scratch_memory(engine: str) -> None:
    small, large = tile(8), tile(12)  # 128 and 192 bytes an item
    assert [trace_launch(launch, GPU).meta.scratch_words for launch in (small, large)] == [0, 48]
    assert trace_launch(large, load_gpu("adreno-640")).meta.scratch_words == 0
    kept = with_fields(GPU, {"registers.promoted_b": 192})
    assert trace_launch(large, kept).meta.scratch_words == 0
    # a load and a store of each word, 64 rounds of two groups on each of four cores
    least = 2 * 64 * spill_cycles(GPU, 48, 64, GPU.l2.b_per_cycle / 4) / GPU.clock.gpu_hz * 1e6
    assert estimate(large, GPU, engine).latency_us >= 0.99 * least
    assert estimate(large, kept, engine).latency_us < 0.5 * least


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_lanes_without_items_ask_scratch_memory_for_nothing(engine: str) -> None:
    """Of four groups of 8 items in waves of 64 and of four of 64, the first keep an eighth of the words."""

    def of_scratch(items: int) -> float:
        launch = msgspec.structs.replace(tile(12, groups=4), global_size=(4 * items,), local_size=(items,))
        each = (GPU, with_fields(GPU, {"registers.promoted_b": 192}))
        kept, none = (estimate(launch, gpu, engine).latency_us for gpu in each)
        return kept - none

    assert 4 * of_scratch(8) < of_scratch(64) < 16 * of_scratch(8)


GUARDED = """
kernel void fill(global const float *restrict a, global const float *restrict b, global float *restrict out, int n) {
    local float t[80]; int i = get_local_id(0); float s = 0;
    for (int k = 0; k < n; k++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < 16) t[64 + i] = a[k * 16 + i];
        t[i] = b[k * 64 + i];
        barrier(CLK_LOCAL_MEM_FENCE);
        s += t[i ^ 1] * t[64 + (i & 15)];
    }
    out[get_global_id(0)] = s;
}"""


def test_both_engines_wait_for_a_guarded_load_before_the_next_one() -> None:
    """A phase is two barriers and two reads of DRAM, one after the other, of each of 512 rounds."""
    n = 512
    args = (*(BufferArg("float32", size) for size in (16 * n, 64 * n, 64)), ScalarArg("int32", (n,)))
    found = [estimate(Launch(GUARDED, "fill", (64,), args, local_size=(64,)), GPU, e).latency_us for e in ("analytic", "event")]
    cycles = 2 * GPU.core.ops.barrier.latency_cycles + 2 * GPU.dram_latency_cycles
    assert all(us >= 0.9 * n * cycles / GPU.clock.gpu_hz * 1e6 for us in found)
    assert found[0] == pytest.approx(found[1], rel=0.2)


def test_registers_in_scratch_memory_are_not_held() -> None:
    held = trace_launch(tile(12), GPU).meta.registers
    everything = trace_launch(tile(12), with_fields(GPU, {"registers.promoted_b": 192})).meta.registers
    assert [all_ - kept for all_, kept in zip(everything[1:], held[1:], strict=True)] == [48, 48]  # nominal and high


def test_phases_of_a_group_alone_add_up_only_where_a_gpu_says_so() -> None:
    apart = estimate(rounds(64), with_fields(GPU, {"model.phase_norm": None}), "analytic").latency_us
    summed = estimate(rounds(64), GPU, "analytic").latency_us
    assert apart < summed < 2 * apart
    beside = {"core.max_groups": 4}
    pair = [
        estimate(rounds(64, 64), with_fields(GPU, {**beside, "model.phase_norm": p}), "analytic").latency_us for p in (None, 1.0)
    ]
    assert pair[0] == pair[1]
