"""The event engine on whole launches: knees, bandwidths and steps where the preset puts them, and sampling against all waves."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from mgpusim import predict
from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.prediction import Prediction
from mgpusim.files import data_dir
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch, load_launch
from tests.helpers.hand_programs import block, chain, preset, run

EXAMPLES = data_dir("examples")


def event(launch: Launch, gpu: GpuSpec | str, **options: Any) -> Prediction:
    return predict(launch, gpu, "event", **options)


def floats(count: int, access: str = "read", init: str = "uniform") -> BufferArg:
    return BufferArg("float32", count, Init(init), access)


# ---- registers -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("items", "registers"), [(1024, 60), (768, 90), (384, 0)])
def test_the_register_pool_of_romou_figure_5(items: int, registers: int) -> None:
    """Latency of a group over registers per item on Adreno 640: it doubles beyond 60 for 1024 items, near 90 for
    768, and for 384 not at all."""
    gpu = load_gpu("adreno-640")

    @functools.cache
    def cycles(r: int) -> float:
        held = occupancy(gpu, items, r)
        return run(
            gpu, [block(chain(50))], [(0, held.warp_size, 20)], warps=held.warps_per_group, warp_size=held.warp_size,
            passes=held.passes,
        ).cycles  # fmt: skip

    base = cycles(8)
    if not registers:
        assert all(cycles(r) == pytest.approx(base, rel=0.2) for r in range(8, 180, 8))
        return
    step = next(r for r in range(8, 180) if cycles(r) > 1.5 * base)
    assert step - 1 == pytest.approx(registers, abs=3)
    assert cycles(step) / cycles(step - 1) == pytest.approx(2.0, rel=0.15)


# ---- caches --------------------------------------------------------------------------------------------------------------
def texture_chase(width: int, height: int, stride: int, rounds: int) -> Launch:
    """Follow a chain of one texel in `stride` through an image, so many times."""
    example = load_launch(EXAMPLES / "texture_chase.toml")
    steps = ScalarArg("int32", (rounds * width * height // stride,))
    image = ImageArg("image2d", width, height, 1, "R", "int32", Init("chase", stride), "read")
    return msgspec.structs.replace(
        example, args=(image, *example.args[1:-1], steps), options=f"-DLOG2_WIDTH={width.bit_length() - 1}"
    )


BUFFER_CHASE = """
kernel void chase(global const int *chain, global int *last, int steps) {
    int at = 0;
    for (int i = 0; i < steps; ++i) at = chain[at];
    last[0] = at;
}
"""


def buffer_chase(count: int, stride: int, rounds: int) -> Launch:
    args = (BufferArg("int32", count, Init("chase", stride)), BufferArg("int32", 1, Init("zeros"), "write"),
            ScalarArg("int32", (rounds * count // stride,)))  # fmt: skip
    return Launch(BUFFER_CHASE, "chase", (1,), args, local_size=(1,))


def step_cycles(gpu: GpuSpec, make: Any) -> float:
    """Cycles of a step once the caches are as they stay: two rounds against four."""
    few, many = make(2), make(4)
    steps = many.args[-1].value[0] - few.args[-1].value[0]
    return (event(many, gpu).latency_us - event(few, gpu).latency_us) * 1e-6 * gpu.clock.gpu_hz / steps


@pytest.mark.each_time("1024")
@pytest.mark.parametrize("size_b", [1024, 2048])
def test_the_knee_of_the_texture_cache(size_b: int) -> None:
    """One texel of every 32-byte line: each size that fits runs at the cache's latency, each larger one at that of L2.

    What the unit takes for the idle lanes beside the one of the chase is left out.
    """
    changed = {"texture_l1__size_b": size_b, "texture_l1__ways": 16, "texture__layout": "linear", "texture__whole_waves": "false"}
    gpu = preset("adreno-640", **changed)
    own = gpu.texture_l1
    assert own is not None
    assert own.line_b == 32

    def cycles(texels: int) -> float:
        return step_cycles(gpu, lambda rounds: texture_chase(texels, 1, 8, rounds))

    inside = [cycles(size_b // 4 // part) for part in (4, 2, 1)]
    beyond = [cycles(size_b // 4 * times) for times in (2, 4)]
    assert inside == pytest.approx([own.latency_cycles] * 3, abs=8)
    assert beyond == pytest.approx([gpu.l2.latency_cycles + gpu.texture.latency_cycles] * 2, abs=8)


@pytest.mark.slow
def test_the_line_of_the_texture_cache() -> None:
    """Adreno 640 beyond 1 KiB: the share of steps that go to L2 grows with the stride up to 32 bytes, and no more."""
    gpu = preset("adreno-640", texture__layout="linear", texture__whole_waves="false")
    own = gpu.texture_l1
    assert own is not None
    latency = {
        stride: step_cycles(gpu, lambda rounds, stride=stride: texture_chase(4096, 1, stride // 4, rounds))
        for stride in (8, 16, 32, 64)
    }
    missing = gpu.l2.latency_cycles + gpu.texture.latency_cycles
    for stride, found in latency.items():
        share = min(1.0, stride / own.line_b)
        assert found == pytest.approx(share * missing + (1 - share) * own.latency_cycles, abs=8)


@pytest.mark.slow
def test_the_knee_of_the_l2_behind_textures() -> None:
    gpu = preset("adreno-640", texture__layout="linear")
    to_l2, to_dram = (
        step_cycles(gpu, lambda rounds, size=size: texture_chase(1024, size // 4096, 16, rounds))
        for size in (gpu.l2.size_b // 2, gpu.l2.size_b * 4)
    )
    assert to_l2 == pytest.approx(gpu.l2.latency_cycles + gpu.texture.latency_cycles, abs=10)
    assert to_dram == pytest.approx(gpu.dram_latency_cycles + gpu.texture.latency_cycles, rel=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mali-g76-mp5", "nvidia-h200", "intel-hd505", "adreno-640"])
def test_the_knees_of_buffers(name: str) -> None:
    """A chase through buffers: at the latency of L1, where it serves buffers, of L2, and of DRAM."""
    gpu = load_gpu(name)
    l1 = gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else None
    line = gpu.l2.line_b
    sizes = {"l2": min(gpu.l2.size_b // 2, 1 << 20)}
    expected = {"l2": gpu.l2.latency_cycles}
    if l1 is not None:
        sizes["l1"], expected["l1"] = l1.size_b // 2, l1.latency_cycles
    if gpu.l2.size_b < 1 << 21 and gpu.slc is None:
        sizes["dram"], expected["dram"] = gpu.l2.size_b * 4, gpu.dram_latency_cycles
    for level, size in sizes.items():
        found = step_cycles(gpu, lambda rounds, size=size: buffer_chase(size // 4, line // 4, rounds))
        # the step itself: an address computed from the value that arrived
        assert expected[level] <= found * 1.02
        assert found <= expected[level] * 1.05 + 3 * gpu.core.ops.iadd.latency_cycles + 8


# ---- bandwidths ----------------------------------------------------------------------------------------------------------
def stream(count: int) -> Launch:
    source = "kernel void scale(global float4 *o, global const float4 *a) { int i = get_global_id(0); o[i] = a[i] * 2; }"
    args = (floats(count, "write", "zeros"), floats(count, init="zeros"))
    return Launch(source, "scale", (count // 4,), args, local_size=(256,))


@pytest.mark.each_time("adreno-640")
@pytest.mark.parametrize("name", ["adreno-640", "mali-g76-mp5", "mali-g72-mp12", "intel-hd505", "nvidia-maxwell-tegra-x1"])
def test_streams_reach_the_bandwidth_of_dram(name: str) -> None:
    gpu, count = load_gpu(name), 1 << 20
    found = event(stream(count), gpu)
    peak = gpu.dram.b_per_s * gpu.dram.efficiency
    rate = 8 * count / (found.latency_us * 1e-6 - gpu.launch.floor_s)
    assert 0.85 * peak < rate <= 1.02 * peak
    assert found.bound == "dram"


RELOAD = """
kernel void reload(global const float4 *a, global float4 *o, int mask, int rounds) {
    int i = get_global_id(0);
    float4 sum = 0;
    for (int j = 0; j < rounds; ++j) sum += a[(i + j * 64) & mask];
    if (sum.x == 1234.5f) o[i] = sum;
}
"""


@pytest.mark.parametrize(("name", "level"), [("adreno-640", "l2"), ("mali-g76-mp5", "l1"), ("nvidia-maxwell-tegra-x1", "l2")])
def test_reloads_reach_the_bandwidth_of_a_cache(name: str, level: str) -> None:
    """All items read the same few lines again and again, 16 bytes a lane."""
    gpu = load_gpu(name)
    if name == "adreno-640":  # a wider L2 is bound by its latency: whatever the preset says of both
        gpu = with_fields(gpu, {"l2.b_per_cycle": 160.0, "l2.latency_cycles": 66.0})
    cache = getattr(gpu, level)
    size = 4096 if level == "l1" else min(gpu.l2.size_b // 2, 65536)
    args = (floats(size // 4, init="zeros"), floats(65536, "write", "zeros"), ScalarArg("int32", (size // 16 - 1,)),
            ScalarArg("int32", (64,)))  # fmt: skip
    found = event(Launch(RELOAD, "reload", (16384,), args, local_size=(128,)), gpu)
    asked = 16384 * 64 * 16
    cores = gpu.shader_cores if level == "l1" else 1
    rate = asked / (found.latency_us * 1e-6 - gpu.launch.floor_s) / gpu.clock.gpu_hz / cores
    assert rate <= 1.01 * cache.b_per_cycle
    assert rate > 0.75 * cache.b_per_cycle


def test_l2_is_as_busy_as_the_bytes_it_moves_in_all_waves() -> None:
    """Its counters go on from wave to wave, though each finds the lines of its own in place."""
    gpu = load_gpu("nvidia-maxwell-tegra-x1")
    args = (floats(16384, init="zeros"), floats(1 << 18, "write", "zeros"), ScalarArg("int32", (4095,)), ScalarArg("int32", (8,)))
    found = event(Launch(RELOAD, "reload", (1 << 18,), args, local_size=(128,)), gpu)
    moved = found.l2_b / (found.latency_us * 1e-6 * gpu.clock.gpu_hz * gpu.l2.b_per_cycle)
    assert found.utilization["l2"] == pytest.approx(moved, rel=0.05)


# ---- the core through the public path --------------------------------------------------------------------------------------
def one_kernel(source: str, items: int, local: int, *args: Any) -> Launch:
    return Launch(source, "k", (items,), (floats(items, "write", "zeros"), *args), local_size=(local,))


def test_atomics_on_one_address_are_serial() -> None:
    gpu = load_gpu("adreno-640")
    source = "kernel void k(global float *o, global int *a, int step) { atomic_add(a + get_global_id(0) * step, 1); o[0] = 1; }"

    def cycles(step: int) -> float:
        counters = BufferArg("int32", 2048, Init("zeros"), "read_write")
        found = event(one_kernel(source, 2048, 64, counters, ScalarArg("int32", (step,))), gpu)
        return found.latency_us * 1e-6 * gpu.clock.gpu_hz

    one, apart = cycles(0), cycles(1)
    assert one - apart > 0.8 * 2048 * gpu.atomics.global_cycles - 2048 / gpu.atomics.global_per_cycle


def test_bank_conflicts_of_local_memory_are_serial() -> None:
    gpu = load_gpu("adreno-640")
    source = """kernel void k(global float *o, local float *t, int step) {
        int i = get_local_id(0);
        float s = 0;
        for (int j = 0; j < 64; ++j) { t[(i * step + j) & 1023] = s; s += t[((i + 1) * step + j) & 1023]; }
        o[get_global_id(0)] = s;
    }"""

    def latency(step: int) -> float:
        return event(one_kernel(source, 4096, 64, LocalArg(4096), ScalarArg("int32", (step,))), gpu).latency_us

    assert latency(gpu.local.banks) > 3 * latency(1)
    assert latency(gpu.local.banks + 1) == pytest.approx(latency(1), rel=0.05)


def test_divergent_paths_both_cost() -> None:
    gpu = load_gpu("adreno-640")
    work, other = ("".join(step for _ in range(64)) for step in ("x = mad(x, 1.5f, y);", "x += y;"))  # nothing to share
    source = f"""kernel void k(global float *o, int shift) {{
        int i = get_global_id(0);
        float x = i, y = i * 2;
        for (int j = 0; j < 32; ++j) {{ if ((i >> shift) & 1) {{ {work} }} else {{ {other} }} }}
        o[i] = x;
    }}"""
    within, between = (
        event(one_kernel(source, 16384, 256, ScalarArg("int32", (shift,))), gpu).latency_us - gpu.launch.floor_s * 1e6
        for shift in (0, 8)
    )
    assert within / between == pytest.approx(2.0, rel=0.1)


def test_groups_that_wait_for_slots() -> None:
    """As many groups as the cores hold, and twice as many: twice the time but for the launch."""
    gpu = preset("adreno-640", core__scheduler="lrr")
    source = """kernel void k(global float *o) {
        float x = 1;
        for (int j = 0; j < 2000; ++j) x = native_sin(x);
        o[get_global_id(0)] = x;
    }"""
    found = event(one_kernel(source, 64, 64), gpu)
    slots = found.occupancy["groups_per_core"] * gpu.shader_cores
    once, twice = (event(one_kernel(source, 64 * n * slots, 64), gpu).latency_us - gpu.launch.floor_s * 1e6 for n in (1, 2))
    assert twice / once == pytest.approx(2.0, rel=0.1)


# ---- sampling, sharing, determinism ----------------------------------------------------------------------------------------
@pytest.mark.each_time("depthwise3x3")
@pytest.mark.parametrize(
    ("name", "gpu"), [("gemm_tiled", "adreno-640"), ("conv1x1_image", "adreno-640"), ("depthwise3x3", "mali-g76-mp5")]
)
def test_sampled_waves_stand_for_all(name: str, gpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a quarter of the usual effort, so that these launches are sampled."""
    launch = load_launch(EXAMPLES / f"{name}.toml")
    monkeypatch.setattr("mgpusim.engine.event.simulation.EFFORT", 250_000)
    sampled, exact = event(launch, gpu), event(launch, gpu, exact=True)
    assert sampled.event is not None
    assert exact.event is not None
    assert sampled.latency_us == pytest.approx(exact.latency_us, rel=0.02)
    assert sampled.event.simulated_groups < 0.75 * exact.event.simulated_groups
    # traffic is scaled by groups: waves at the borders of an image ask for less, and are more of a sample than of a launch
    assert sampled.l2_b == pytest.approx(exact.l2_b, rel=0.12)


@pytest.mark.slow
def test_padded_groups_count_for_what_they_do() -> None:
    """A third of an NDRange that returns at once adds no more than a core takes to start these groups."""
    source = """kernel void k(global float *o, int n) {
        int i = get_global_id(0);
        if (i >= n) return;
        float x = i;
        for (int j = 0; j < 500; ++j) x = mad(x, 1.5f, 0.5f);
        o[i] = x;
    }"""
    n = 1 << 19
    starts = {"dispatch.group_cycles": 20.0, "dispatch.warp_cycles": 12.0, "dispatch.device_group_cycles": 10.0}
    gpu = with_fields(load_gpu("adreno-640"), starts)
    exactly, padded = (one_kernel(source, size, 128, ScalarArg("int32", (n,))) for size in (n, n * 3 // 2))
    groups = n // 2 / 128 / gpu.shader_cores
    most_us = groups * (20.0 + 12.0 * 128 / min(gpu.core.warp_sizes)) / gpu.clock.gpu_hz * 1e6
    for engine in ("event", "analytic"):
        alone_us, all_us = (predict(launch, gpu, engine).latency_us for launch in (exactly, padded))
        assert 0.97 * alone_us <= all_us <= alone_us + most_us


@pytest.mark.parametrize("cores", [4, 33, 132])
def test_cores_that_are_not_simulated_take_their_share(cores: int) -> None:
    """Of more than 16 cores a few are simulated with their part of L2 and DRAM: a launch as much larger takes as long."""
    few = preset("nvidia-h200", shader_cores=4, l2__survives_launch="false")
    scale = cores / 4
    gpu = preset(
        "nvidia-h200", shader_cores=cores, l2__survives_launch="false", l2__b_per_cycle=few.l2.b_per_cycle * scale,
        l2__write_b_per_cycle=(few.l2.write_b_per_cycle or 0.0) * scale,
        dram__b_per_s=few.dram.b_per_s * scale, dispatch__device_group_cycles=few.dispatch.device_group_cycles / scale,
    )  # fmt: skip
    small, large = event(stream(1 << 18), few), event(stream((1 << 18) * cores // 4), gpu)
    floor = few.launch.floor_s * 1e6
    assert large.latency_us - floor == pytest.approx(small.latency_us - floor, rel=0.1)


@pytest.mark.slow
def test_the_same_bytes_whatever_the_hash_seed() -> None:
    script = """
import json, sys
from mgpusim import Session, predict
found = predict("examples/softmax.toml", "mali-g76-mp5", "event", session=Session(cache=False))
print(json.dumps(found.to_dict(), sort_keys=True))
"""
    outputs = [
        subprocess.run(
            [sys.executable, "-c", script], cwd=EXAMPLES.parent, env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, check=True, encoding="utf-8",
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert outputs[0] == outputs[1]
    assert json.loads(outputs[0])["engine"] == "event"
