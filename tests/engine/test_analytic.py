"""The analytic engine: physics as properties of fixed traces, bounds, sums, and closed forms."""

from __future__ import annotations

import json
import math
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mgpusim import list_gpus, load_gpu, predict
from mgpusim.arch.fields import numeric_fields, with_fields
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.equations import Evaluation, evaluate
from mgpusim.engine.analytic.prediction import predict_analytic
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples

SOURCE = """
kernel void empty() {}

kernel void stream(global float *o, global const float *a) { int i = get_global_id(0); o[i] = 2 * a[i]; }

kernel void strided(global float *o, global const float *a) { int i = get_global_id(0); o[i * 8] = a[i * 16]; }

#define FOUR(x) x x x x
kernel void chain(global float *o, float a, int n) {
    float x = get_global_id(0);
    for (int i = 0; i < n; ++i) {
        FOUR(FOUR(FOUR(x = mad(x, a, x);)))
    }
    o[get_global_id(0)] = x;
}

kernel void sines(global float *o, global const float *a, int n) {
    int g = get_global_id(0);
    float s = 0;
    for (int i = 0; i < n; ++i) if (a[(g + i) & 1023] > 0.5f) s += sin(a[(g + i) & 1023]) / (1.5f + s);
    o[g] = s;
}

kernel void tile(global float *o, global const float *a, local float *t, int n) {
    int l = get_local_id(0), g = get_global_id(0);
    float s = 0;
    for (int i = 0; i < n; ++i) {
        t[l] = a[(g + 64 * i) & 4095];
        barrier(CLK_LOCAL_MEM_FENCE);
        s += t[(l * 2) & 63] * t[63 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = s;
}

kernel void blur(read_only image2d_t in, write_only image2d_t out) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int x = get_global_id(0), y = get_global_id(1);
    float4 v = 0;
    for (int dy = -1; dy < 2; ++dy)
        for (int dx = -1; dx < 2; ++dx) v += read_imagef(in, s, (int2)(x + dx, y + dy));
    write_imagef(out, (int2)(x, y), v / 9);
}

kernel void count(global int *bins, global const int *a) { atomic_add(&bins[a[get_global_id(0)] & 15], 1); }
"""


def floats(n: int, access: str = "read") -> BufferArg:
    return BufferArg("float32", n, Init("uniform" if access == "read" else "zeros"), access)


def ints(*values: int) -> ScalarArg:
    return ScalarArg("int32", values)


def picture(access: str) -> ImageArg:
    return ImageArg("image2d", 64, 64, 1, "RGBA", "float32", Init("uniform" if access == "read" else "zeros"), access)


LAUNCHES: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[Arg, ...]]] = {
    "empty": ((64,), (64,), ()),
    "stream": ((65536,), (64,), (floats(65536, "write"), floats(65536))),
    "strided": ((4096,), (64,), (floats(32768, "write"), floats(65536))),
    "chain": ((4096,), (64,), (floats(4096, "write"), ScalarArg("float32", (1.1,)), ints(8))),
    "sines": ((4096,), (64,), (floats(4096, "write"), floats(1024), ints(10))),
    "tile": ((4096,), (64,), (floats(4096, "write"), floats(4096), LocalArg(256), ints(8))),
    "blur": ((64, 64), (8, 8), (picture("read"), picture("write"))),
    "count": ((4096,), (64,), (BufferArg("int32", 16, Init("zeros"), "read_write"), BufferArg("int32", 4096))),
}
GPUS = ["adreno-640", "mali-g72-mp12", "mali-t860-mp4", "intel-hd505", "nvidia-h200"]


def launch(kernel: str, **changes: Any) -> Launch:
    global_size, local, args = LAUNCHES[kernel]
    given_ = {"global_size": global_size, "local_size": local, "args": args} | changes
    return Launch(SOURCE, kernel, given_["global_size"], given_["args"], local_size=given_["local_size"])


@cache
def traced(kernel: str, gpu: str) -> tuple[Trace, Features]:
    trace = trace_launch(launch(kernel), load_gpu(gpu))
    return trace, features_of(trace)


def solve(kernel: str, name: str, gpu: GpuSpec) -> Evaluation:
    trace, features = traced(kernel, name)
    held = trace.meta.occupancy
    return evaluate(features, gpu, held.warp_size, held.spilled, held.passes)


def seconds(found: Evaluation, gpu: GpuSpec) -> float:
    return gpu.launch.floor_s + found.cycles / gpu.clock.gpu_hz


# ---- properties over preset scalings ---------------------------------------------------------------------------------
FASTER = {  # more of these is never slower
    "clock.gpu_hz", "dram.b_per_s", "l2.b_per_cycle", "core.issue_per_cycle", "local.b_per_cycle", "constant.b_per_cycle",
    "texture.texels_per_cycle_32", "texture.texels_per_cycle_64", "texture.texels_per_cycle_128",
    "texture.image_write_b_per_cycle", "atomics.global_per_cycle", "l1.b_per_cycle", "model.load_registers_in_flight",
}  # fmt: skip
SLOWER = {"dispatch.group_cycles", "dispatch.warp_cycles", "dispatch.device_group_cycles", "dram.latency_s",
          "launch.floor_s", "texture.linear_factor", "atomics.local_cycles", "atomics.global_cycles",
          "model.issue_latency_cycles", "model.partial_store_factor"}  # fmt: skip


@cache
def rates(name: str) -> dict[str, bool]:
    """Numeric fields of a GPU that can only help (True) or only hurt (False) as they grow.

    Latencies hurt together only: of one visit of a loop the engine takes the longest path less the recurrence, so that one
    latency alone may shorten a recurrence that is not a part of that path.
    """
    found = {}
    for path, value in numeric_fields(load_gpu(name)).items():
        if value > 0 and (path in FASTER or (path.startswith("core.ops.") and path.endswith("per_cycle"))):
            found[path] = True
        elif value > 0 and path in SLOWER:
            found[path] = False
    return found


@cache
def base_fields(name: str) -> dict[str, float]:
    return numeric_fields(load_gpu(name))


@st.composite
def scaled(draw: st.DrawFn) -> tuple[str, str, dict[str, float]]:
    """A kernel, a GPU's name, and new values of several of its rates and costs, up to 30 times more or less."""
    name, kernel = draw(st.sampled_from(GPUS)), draw(st.sampled_from(list(LAUNCHES)))
    chosen = draw(st.lists(st.sampled_from(sorted(rates(name))), max_size=6, unique=True))
    return name, kernel, {p: base_fields(name)[p] * 10 ** draw(st.floats(-1.5, 1.5)) for p in chosen}


def changed(name: str, values: dict[str, float]) -> GpuSpec:
    try:
        return with_fields(load_gpu(name), values)
    except InputError:  # not a sound GPU
        assume(False)
        raise


@examples(30)
@given(scaled(), st.data())
def test_time_never_grows_with_a_better_gpu(case: tuple[str, str, dict[str, float]], data: st.DataObject) -> None:
    name, kernel, values = case
    path = data.draw(st.sampled_from(sorted(rates(name))))
    factor = data.draw(st.floats(1.0, 50.0))
    now = {**base_fields(name), **values}
    faster = {path: now[path] * factor if rates(name)[path] else now[path] / factor}
    if path == "core.ops.fma.per_cycle":  # divisions are told as sequences of multiply-adds: their rate goes with it
        faster |= {f"core.ops.{c}.per_cycle": now[f"core.ops.{c}.per_cycle"] * factor for c in ("fdiv", "idiv")}
    gpu, better = changed(name, values), changed(name, values | faster)
    before, after = solve(kernel, name, gpu), solve(kernel, name, better)
    assert seconds(after, better) <= seconds(before, gpu) * (1 + 1e-9)


@pytest.mark.slow
@examples(30)
@given(scaled(), st.floats(0.05, 1.0))
def test_time_never_grows_with_shorter_latencies(case: tuple[str, str, dict[str, float]], factor: float) -> None:
    name, kernel, values = case
    now = {**base_fields(name), **values}
    shorter = {
        p: now[p] * factor for p in now if p.endswith(("latency_cycles", "latency_s")) and p != "model.issue_latency_cycles"
    }
    gpu, better = changed(name, values), changed(name, values | shorter)
    before, after = solve(kernel, name, gpu), solve(kernel, name, better)
    assert seconds(after, better) <= seconds(before, gpu) * (1 + 1e-9)


@examples(25)
@given(scaled())
def test_time_is_bounded_by_bytes_and_operations(case: tuple[str, str, dict[str, float]]) -> None:
    name, kernel, values = case
    gpu = changed(name, values)
    found = solve(kernel, name, gpu)
    time = seconds(found, gpu)
    assert time >= found.dram_b / (gpu.dram.b_per_s * gpu.dram.efficiency) * (1 - 1e-9)
    ops = gpu.core.ops
    fastest = max(2 * ops.fma.per_cycle, ops.fadd.per_cycle, ops.fmul.per_cycle, ops.fdiv.per_cycle) + ops.sfu.per_cycle
    assert time >= flops_of(kernel, name) / (fastest * gpu.shader_cores * gpu.clock.gpu_hz) * (1 - 1e-9)
    assert sum(found.parts.values()) == pytest.approx(found.cycles, rel=1e-9)
    assert all(part >= 0 for part in found.parts.values())


@cache
def flops_of(kernel: str, name: str) -> float:
    return predict_analytic(traced(kernel, name)[0], load_gpu(name)).flops


@examples(30)
@given(st.sampled_from(GPUS), st.sampled_from(list(LAUNCHES)), st.floats(0.1, 10))
def test_a_clock_of_everything_scales_the_time(name: str, kernel: str, k: float) -> None:
    gpu = load_gpu(name)
    fields = numeric_fields(gpu)
    times = {"clock.gpu_hz": k, "dram.b_per_s": k, "dram.latency_s": 1 / k, "launch.floor_s": 1 / k}
    other = with_fields(gpu, {p: fields[p] * f for p, f in times.items()})
    assert seconds(solve(kernel, name, other), other) == pytest.approx(seconds(solve(kernel, name, gpu), gpu) / k, rel=1e-9)


@examples(25)
@given(scaled())
def test_predictions_are_whole(case: tuple[str, str, dict[str, float]]) -> None:
    name, kernel, values = case
    gpu = changed(name, values)
    found = predict_analytic(traced(kernel, name)[0], gpu)
    assert sum(found.breakdown_us.values()) == pytest.approx(found.latency_us, rel=1e-9)
    assert set(found.breakdown_us) <= set(BOUNDS)
    assert found.breakdown_us[found.bound] == max(found.breakdown_us.values())
    low, high = found.interval_us
    assert 0 < low <= found.latency_us <= high
    shares = [*found.utilization.values(), *found.hit_rate.values(), found.divergence, found.guess_share]
    shares += [found.occupancy["fraction"], *found.op_mix.values()]
    assert all(s is None or -1e-9 <= s <= 1 + 1e-9 for s in shares)
    assert all(a.latency_us < 0.95 * found.latency_us for a in found.advice)
    if found.op_mix:
        assert sum(found.op_mix.values()) == pytest.approx(1)
    again = json.loads(json.dumps(found.to_dict()))
    assert again["schema"] == "mgpusim.prediction/1"
    assert math.isfinite(again["latency_us"])


# ---- closed forms ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", list_gpus())
def test_an_empty_kernel_costs_its_floor_and_its_dispatch(name: str) -> None:
    gpu = load_gpu(name)
    found = predict(launch("empty"), gpu)
    dispatch = gpu.dispatch
    warps = found.occupancy["warps_per_group"]
    cycles = 2 * dispatch.group_cycles + warps * dispatch.warp_cycles + dispatch.device_group_cycles
    assert gpu.launch.floor_s * 1e6 < found.latency_us <= gpu.launch.floor_s * 1e6 + cycles / gpu.clock.gpu_hz * 1e6
    assert found.flops == found.dram_b == 0


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("name", list_gpus())
def test_one_chain_of_multiply_adds_takes_their_latency(name: str) -> None:
    gpu = load_gpu(name)
    items = gpu.core.warp_sizes[-1]
    times = []
    for n in (16, 48):
        args = (floats(items, "write"), ScalarArg("float32", (1.1,)), ints(n))
        one_warp = launch("chain", global_size=(items,), local_size=(items,), args=args)
        found = predict(one_warp, gpu)
        times.append(found.latency_us - found.breakdown_us["launch"])
    cycles = (times[1] - times[0]) * 1e-6 * gpu.clock.gpu_hz / (32 * 64)
    assert cycles == pytest.approx(gpu.core.ops.fma.latency_cycles, rel=0.1)


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("name", list_gpus())
def test_a_stream_moves_its_bytes_once_at_the_speed_of_memory(name: str) -> None:
    """Also on GPUs whose L1 or L2 keeps written lines back."""
    gpu = load_gpu(name)
    n = 1 << 24
    source = "kernel void scale(global float4 *o, global const float4 *a) { int i = get_global_id(0); o[i] = a[i] * 2; }"
    args = (floats(n, "write"), BufferArg("float32", n, Init("zeros")))
    found = predict(Launch(source, "scale", (n // 4,), args, local_size=(256,)), gpu)
    assert found.dram_b == pytest.approx(2 * 4 * n, rel=0.01)
    bandwidth = gpu.dram.b_per_s * gpu.dram.efficiency * (gpu.dram.mixed_efficiency or 1.0)  # half is written
    assert found.latency_us * 1e-6 - gpu.launch.floor_s == pytest.approx(8 * n / bandwidth, rel=0.25)
    assert found.bound == "dram"


@pytest.mark.parametrize("name", GPUS)
def test_a_warm_launch_that_fits_the_l2_reads_no_memory(name: str) -> None:
    found = predict(launch("tile"), load_gpu(name, {"l2.survives_launch": "true"}))
    assert found.dram_b == 0
    assert found.hit_rate["l2"] == pytest.approx(1)


@pytest.mark.parametrize("name", GPUS)
def test_flops_are_those_of_the_source(name: str) -> None:
    assert predict(launch("chain"), name).flops == 4096 * 8 * 64 * 2
    assert predict(launch("stream"), name).flops == 65536


def test_twice_the_work_takes_longer() -> None:
    for name in GPUS:
        args = LAUNCHES["chain"][2]
        short, long_ = (predict(launch("chain", args=(*args[:2], ints(n))), name).latency_us for n in (8, 16))
        assert 1.0 < long_ / short <= 2.0


def test_atomics_on_one_address_follow_one_another() -> None:
    """4096 increments on 1 address are slower than on 16, and no faster than their chain."""
    gpu = load_gpu("adreno-640")
    one = Launch(SOURCE.replace("& 15", "& 0"), "count", *LAUNCHES["count"][::2], local_size=(64,))
    slow, fast = predict(one, gpu), predict(launch("count"), gpu)
    assert slow.latency_us > fast.latency_us
    assert slow.latency_us * 1e-6 * gpu.clock.gpu_hz >= 4096 * gpu.atomics.global_cycles


LOCAL_WORDS = """kernel void k(local float *t, global float *o, int n) {
    int l = get_local_id(0);
    t[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    float a = 0, b = 0, c = 0, d = 0;
    for (int i = 0; i < n; ++i) {
        local float *from = t + ((l + i) & 31);
        a += from[0]; b += from[1]; c += from[2]; d += from[3]; a += from[4]; b += from[5]; c += from[6]; d += from[7];
        a += from[8]; b += from[9]; c += from[10]; d += from[11]; a += from[12]; b += from[13]; c += from[14]; d += from[15];
    }
    o[get_global_id(0)] = a + b + c + d;
}"""


@pytest.mark.parametrize("name", ["nvidia-h200", "mali-g76-mp5"])  # on the chip, and behind the caches
def test_loads_of_local_memory_wait_for_registers(name: str) -> None:
    gpu = load_gpu(name)
    args = (LocalArg(64 * 4), BufferArg("float32", 64, access="write"), ScalarArg("int32", (256,)))
    launch = Launch(LOCAL_WORDS, "k", (64,), args, local_size=(64,))
    many, few = (
        predict(
            launch, with_fields(gpu, {"model.load_registers_in_flight": n, "model.unroll_factors": [1]}), "analytic"
        ).latency_us
        for n in (64.0, 1.0)
    )
    assert few > 1.2 * many


@pytest.mark.parametrize("name", ["nvidia-h200", "adreno-640"])
def test_fetches_work_beside_what_warps_wait_for(name: str) -> None:
    """With sharp norms a core takes what its texture unit takes, or what its warps wait for and the busiest other pipe takes."""

    def cycles(slower: float) -> tuple[float, float, float, float]:
        rates = {
            f"texture.texels_per_cycle_{bits}": base_fields(name)[f"texture.texels_per_cycle_{bits}"] / slower
            for bits in (32, 64, 128)
        }
        sharp = {"model.throughput_norm": 300.0, "model.latency_norm": 1.0}
        found = solve("blur", name, with_fields(load_gpu(name), rates | sharp))
        device = ("latency", "texture", "dram", "device_atomics", "device_dispatch")
        others = max(v for pipe, v in found.busy.items() if pipe not in device)
        return found.cycles, found.busy["texture"], others, found.busy["latency"]

    quick, slow = cycles(0.1), cycles(10.0)
    assert quick[0] == pytest.approx(quick[2] + quick[3], rel=0.01)
    assert quick[1] < quick[0]
    assert slow[0] == pytest.approx(slow[1], rel=0.01)
    assert slow[3] > 0.03 * slow[0]  # which is not added
