"""Speed of the event engine (extra_info): warp instructions per second, whole launches, cold and warm start, growth with size.

`pytest tests/bench/test_bench_event.py -n 0 --benchmark-enable` prints them; no time is asserted, machines differ. Goals on a
quiet machine: 20 M warp instructions/s (never below 5), a 3x3 convolution of 56 x 56 x 256 in 8 s exact and 0.3 s sampled, a
first event prediction in 5 s cold and 0.6 s warm; time near flat over the number of groups if sampled, linear if exact.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mgpusim import load_gpu
from mgpusim.engine.event import simulation as event
from mgpusim.engine.features import features_of
from mgpusim.files import data_dir
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch, load_launch
from tests.helpers.hand_programs import apart, block, run

EXAMPLES = data_dir("examples")


def report(benchmark: Any, name: str, value: float, unit: str) -> None:
    benchmark.extra_info["figure"], benchmark.extra_info["unit"] = round(value, 3), unit
    print(f"\n{name}: {value:.4g} {unit}")


@pytest.mark.parametrize("name", ["adreno-640", "mali-g76-mp5", "nvidia-h200", "intel-hd505"])
def test_homogeneous_warps(benchmark: Any, name: str) -> None:
    gpu = load_gpu(name)
    warps, rounds = min(gpu.core.max_warps, 64), 2000 if benchmark.enabled else 5
    visits = [(0, gpu.core.warp_sizes[-1], rounds)]
    found = benchmark.pedantic(lambda: run(gpu, [block(apart(32))], visits, warps=warps), rounds=3, warmup_rounds=1)
    assert found.instructions == 32 * rounds * warps
    if benchmark.enabled:
        rate = found.instructions / benchmark.stats.stats.median / 1e6
        report(benchmark, f"homogeneous {name}", rate, "M warp instructions/s")


def simulated(launch: Launch, name: str, exact: bool) -> Any:
    """Return a function that simulates a launch whose streams are in the cache."""
    gpu = load_gpu(name)
    trace = trace_launch(launch, gpu)
    features = features_of(trace)
    cores = event.chosen_cores(features, gpu, trace.meta.ndrange.items_per_group)

    def once() -> event.EventRun:
        return event.simulate_launch(StreamSource(launch, gpu, trace, cores=cores), trace, features, gpu, cores, exact=exact)

    once()
    return once


@pytest.mark.parametrize(
    ("example", "name", "exact"),
    [
        ("conv3x3_image", "adreno-640", False), ("conv3x3_image", "adreno-640", True), ("gemm_tiled", "mali-g76-mp5", False),
        ("conv3x3_image", "nvidia-h200", False), ("conv1x1_buffer", "adreno-640", False),
        ("gemm_tiled", "mali-t860-mp4", False), ("conv3x3_buffer", "mali-g72-mp12", False),  # small warps: large waves
    ],
)  # fmt: skip
def test_real_traces(benchmark: Any, example: str, name: str, exact: bool) -> None:
    if not benchmark.enabled:
        example, exact = "maxpool_image", False  # the same path, in no time
    once = simulated(load_launch(EXAMPLES / f"{example}.toml"), name, exact)
    found = benchmark.pedantic(once, rounds=1 if exact else 3, warmup_rounds=0)
    instructions = int(found.machine.state["instructions"])
    assert instructions > 0
    if benchmark.enabled:
        seconds = benchmark.stats.stats.median
        print(f"\n{example} {name}: {instructions / seconds / 1e6:.3g} M warp instructions/s over {instructions / 1e6:.3g} M")
        report(benchmark, f"{example} {name} {'exact' if exact else 'sampled'}", seconds, "s")


@pytest.mark.parametrize("exact", [False, True], ids=["sampled", "exact"])
def test_growth_with_the_number_of_groups(benchmark: Any, exact: bool) -> None:
    """Eight times the groups: how many times the time."""
    source = """kernel void k(global float *o, global const float *a, int n) {
        int i = get_global_id(0);
        float x = 0;
        for (int j = 0; j < n; ++j) x = mad(a[(i + j * 64) & 65535], 1.5f, x);
        o[i] = x;
    }"""
    seconds = []
    few = (512 if exact else 4096) if benchmark.enabled else 16
    for groups in (few, 8 * few):
        args = (BufferArg("float32", groups * 64, access="write"), BufferArg("float32", 65536), ScalarArg("int32", (200,)))
        once = simulated(Launch(source, "k", (groups * 64,), args, local_size=(64,)), "adreno-640", exact)
        began = time.perf_counter()
        once()
        seconds.append(time.perf_counter() - began)
    benchmark.pedantic(lambda: None, rounds=1)
    assert len(seconds) == 2
    if benchmark.enabled:
        report(benchmark, "8 times the groups", seconds[1] / seconds[0], "times the time")


@pytest.mark.slow
@pytest.mark.parametrize("start", ["cold", "warm"])
def test_a_whole_process(benchmark: Any, start: str, tmp_path: Path) -> None:
    """`mgpusim predict conv3x3_image --engine event`, with nothing cached and with everything."""
    command = [sys.executable, "-m", "mgpusim", "predict", "conv3x3_image", "--gpu", "adreno-640", "--engine", "event"]
    if not benchmark.enabled:
        command[4] = "maxpool_image"
    number = iter(range(100))

    def once() -> None:
        cache = tmp_path / (str(next(number)) if start == "cold" else "kept")
        subprocess.run(command, env={**os.environ, "XDG_CACHE_HOME": str(cache)}, check=True, capture_output=True)

    if start == "warm":
        once()
    benchmark.pedantic(once, rounds=5 if benchmark.enabled else 1, warmup_rounds=0)
    if benchmark.enabled:
        report(benchmark, f"first event prediction, {start}", benchmark.stats.stats.median, "s")
