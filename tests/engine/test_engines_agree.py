"""The analytic against the event engine: closed forms that both must meet, and generated kernels within bounds.

What a closed form takes follows from the preset by hand: here it is computed from the preset's figures alone. Of a random
kernel that is not known; but no engine may work a pipe for more than all of the time, and both see the same trace.
"""

from __future__ import annotations

import csv
import json
from functools import cache
from pathlib import Path

import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.workload.args import BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.scripts import script

tool = script("tools/compare_engines.py")

CLOSE = 1.12
"""Engines on a launch with one cause of its time: what they leave out of it at its start and end is less than an eighth."""
NORM = 2.0 ** (1 / 2 + 1 / 4)
"""The analytic tier adds up what overlaps by two p-norms, of exponents 2 and 4: two equal causes cost this much more than one."""


@cache
def both(name: str, gpu: str) -> tuple[Prediction, Prediction]:
    # the exponents that NORM is about, whatever a fit made of them for a GPU
    spec = with_fields(load_gpu(gpu), {"model.throughput_norm": 4.0, "model.latency_norm": 2.0})
    launch = tool.CLOSED_FORMS[name](spec)
    return predict(launch, spec), predict(launch, spec, "event")


def body_us(prediction: Prediction) -> float:
    """What the launch takes beside its overhead."""
    return prediction.latency_us - prediction.breakdown_us["launch"]


# ---- closed forms ----------------------------------------------------------------------------------------------------------
@pytest.mark.each_time(every=13)
@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("name", list(tool.CLOSED_FORMS))
def test_engines_agree_on_what_has_one_cause(name: str, gpu: str) -> None:
    analytic, event = both(name, gpu)
    # one thread in order has its latency beside its pipe where both take as long: the p-norm of the two
    low = 1 / NORM if name == "local" and load_gpu(gpu).family == "midgard" else 1 / CLOSE
    assert low < event.latency_us / analytic.latency_us < CLOSE


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("engine", [0, 1])
def test_arithmetic_runs_at_the_peak(engine: int, gpu: str) -> None:
    """Multiply-adds and little else; a scalar fills a quarter of a Midgard slot of four at worst."""
    spec = load_gpu(gpu)
    found = both("alu", gpu)[engine]
    flops = 2.0 * 8 * 4 * 32 * 2 * tool.filling(spec)  # two a multiply-add, 8 chains, 4 a round, 32 rounds, per work item
    peak = 2.0 * spec.core.ops.fma.per_cycle * spec.shader_cores * spec.clock.gpu_hz
    share = flops / peak * 1e6 / body_us(found)
    assert (0.2 if spec.family == "midgard" else 0.7) < share < 1.001


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("engine", [0, 1])
def test_a_copy_runs_at_the_bandwidth_of_dram(engine: int, gpu: str) -> None:
    spec = load_gpu(gpu)
    found = both("stream", gpu)[engine]
    rate = spec.dram_b_per_cycle * (spec.dram.mixed_efficiency or 1.0)  # half of a copy is written
    least_us = found.dram_b / rate / spec.clock.gpu_hz * 1e6
    assert least_us * 0.999 < body_us(found) < 1.25 * least_us


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("engine", [0, 1])
def test_texels_come_at_the_rate_of_the_unit(engine: int, gpu: str) -> None:
    spec = load_gpu(gpu)
    texels = 4.0 * 16 * 2 * tool.filling(spec)  # 4 a round, 16 rounds
    least_us = texels / (spec.texture.texels_per_cycle_128 * spec.shader_cores * spec.clock.gpu_hz) * 1e6
    assert least_us * 0.999 < body_us(both("texture", gpu)[engine]) < 1.25 * least_us


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("engine", [0, 1])
def test_a_step_of_a_chase_takes_the_latency_of_its_level(engine: int, gpu: str) -> None:
    """And at most three dependent operations for the address; where all go in order those of the loop, too."""
    spec = load_gpu(gpu)
    level = spec.l1 if spec.l1 is not None and spec.l1.serves != "texture" else spec.l2
    cycles = body_us(both("chase", gpu)[engine]) * 1e-6 * spec.clock.gpu_hz / 2000
    others = (5 if spec.family == "midgard" else 3) * spec.core.ops.iadd.latency_cycles
    # code and the first round of the data come from further away
    start = (2 * spec.l2.latency_cycles + spec.dram_latency_cycles) / 2000
    assert level.latency_cycles * 0.999 < cycles < level.latency_cycles + others + start


# ---- causes of past gaps -----------------------------------------------------------------------------------------------------
IN_L1 = """kernel void k(global const float *restrict a, global float *restrict out, int n) {
    float sum = 0;
    int l = get_global_id(0);
    for (int i = 0; i < n; ++i) sum += a[(l * 16 + i * 37) & 1023];
    out[l] = sum;
}"""


@cache
def loads_from_l1() -> Prediction:
    """Every core of a Mali-G72 with its three engines full of loads that hit: they want the load/store unit all the time."""
    items = 12 * 96
    args = (BufferArg("float32", 1024, Init("uniform"), "read"), BufferArg("float32", items, Init("zeros"), "write"))
    launch = Launch(IN_L1, "k", (items,), (*args, ScalarArg("int32", (100,))), (96,))
    return predict(launch, load_gpu("mali-g72-mp12"), "event")


def test_sub_cores_share_the_units_of_their_core_alike() -> None:
    event = loads_from_l1().event
    assert event is not None
    took: dict[int, list[float]] = {0: [], 1: [], 2: []}
    for s in event.slices:
        if s.line:
            took[s.warp % 3].append(s.end_us - s.start_us)
    means = [sum(t) / len(t) for t in took.values()]
    assert max(means) < 1.1 * min(means)


def test_who_waits_for_the_load_store_unit_says_so() -> None:
    event = loads_from_l1().event
    assert event is not None
    assert event.stalls["lsu"] > 5 * event.stalls["pipe"]


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_images_beyond_the_texture_cache_run_at_the_bandwidth_of_l2(engine: str) -> None:
    """ArchProbe on an Adreno 640 reads images of more than 1 KiB at 99.2 GB/s: 32-byte lines out of an L2 of 64-byte ones.

    Here each work item reads texels of its own out of 64 KiB; loads in flight leave some of the bandwidth unused.
    """
    source = """constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    kernel void k(read_only image2d_t image, global float *restrict out, int n) {
        int g = get_global_id(0);
        float4 sum = 0;
        for (int i = 0; i < n; ++i) sum += read_imagef(image, nearest, (int2)(g & 63, ((g >> 6) + i * 17) & 63));
        out[g] = sum.x + sum.y + sum.z + sum.w;
    }"""
    items, rounds = 8192, 32
    args = (ImageArg("image2d", 64, 64, access="read"), BufferArg("float32", items, Init("zeros"), "write"))
    gpu = load_gpu("adreno-640")
    found = predict(Launch(source, "k", (items,), (*args, ScalarArg("int32", (rounds,))), (64,)), gpu, engine)
    assert 0.65 * 99.2e9 < 16.0 * items * rounds / (body_us(found) * 1e-6) < 1.05 * 194.5e9


# ---- random kernels --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g72-mp12", "mali-t860-mp4", "intel-hd505", "nvidia-h200"])
@pytest.mark.parametrize("seed", [0, 3, 5])
def test_engines_stay_within_a_factor_of_two_on_random_kernels(seed: int, gpu: str) -> None:
    """One preset of each family. Less than its norms the analytic tier cannot be off; and unrolled iterations, phases between
    barriers and miss registers, which only the event engine sees at work, are no more than half of these launches."""
    spec = load_gpu(gpu)
    launch = tool.Kernel(seed).launch()
    analytic, event = predict(launch, spec), predict(launch, spec, "event")
    assert 1 / (NORM * CLOSE) < event.latency_us / analytic.latency_us < 2.0
    assert event.flops == analytic.flops
    # nothing runs faster than the hardware: arithmetic at the peak, DRAM at its bandwidth
    seconds = body_us(event) * 1e-6
    assert event.flops <= 4 * spec.core.ops.fma.per_cycle * spec.shader_cores * spec.clock.gpu_hz * seconds
    assert event.dram_b <= 1.01 * spec.dram_b_per_cycle * spec.clock.gpu_hz * seconds


# ---- the tool ----------------------------------------------------------------------------------------------------------------
def test_a_seed_makes_the_same_kernel_again() -> None:
    sources = [tool.Kernel(seed).source for seed in range(20)]
    assert sources == [tool.Kernel(seed).source for seed in range(20)]
    assert len(set(sources)) == 20


def test_the_tool_prints_the_ratios_and_writes_all_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, document = tmp_path / "rows.csv", tmp_path / "rows.json"
    argv = ["--gpus", "adreno-640", "--kernels", "1", "--seed", "5", "--csv", str(table), "--json", str(document)]
    assert tool.main(argv) == 0
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [row["kernel"] for row in rows] == [*tool.CLOSED_FORMS, "seed 5"]
    for row, again in zip(rows, json.loads(document.read_text(encoding="utf-8"))["launches"], strict=True):
        assert float(row["ratio"]) == pytest.approx(float(row["event_us"]) / float(row["analytic_us"]))
        assert again["ratio"] == float(row["ratio"])
    printed = capsys.readouterr().out
    low, high = min(float(row["ratio"]) for row in rows), max(float(row["ratio"]) for row in rows)
    assert f"{low:.2f}" in printed
    assert f"{high:.2f}" in printed


def test_the_tool_refuses_a_gpu_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--gpus", "adreno-64", "--kernels", "1"]) == 2
    assert "adreno-640" in capsys.readouterr().err
