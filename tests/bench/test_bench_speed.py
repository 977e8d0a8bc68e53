"""Speed of the executor, the analytic engine and whole predictions (extra_info): no time is asserted, machines differ.

`pytest tests/bench/test_bench_speed.py -n 0 --benchmark-enable` prints them. Goals on a quiet machine: 80 M lane accesses/s of an
image convolution's address slice, 0.3 s for a prediction whose trace is cached, `--help` within 0.1 s of a bare interpreter.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim import load_gpu, predict
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.features import features_of
from mgpusim.files import data_dir
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, NullObserver, execute
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import load_launch
from mgpusim.workload.program import executor_args, open_module

EXAMPLES = data_dir("examples")


class Count(NullObserver):
    """Lane accesses: the active lanes of every access and texel."""

    def __init__(self, lanes: int) -> None:
        self.lanes, self.total = lanes, 0

    def _add(self, mask: Any) -> None:
        self.total += self.lanes if mask is None else int(np.count_nonzero(mask))

    def access(self, site: Any, item: Any, offset: Any, mask: Any) -> None:
        self._add(mask)

    def texels(self, site: Any, image: Any, index: Any, mask: Any) -> None:
        self._add(mask)


def report(benchmark: Any, name: str, value: float, unit: str) -> None:
    benchmark.extra_info[name] = round(value, 3)
    if benchmark.stats is not None:
        print(f"\n{name}: {value:.4g} {unit}")


def median(benchmark: Any) -> float:
    return float(benchmark.stats.stats.median) if benchmark.stats is not None else float("nan")


def test_lane_accesses_of_an_image_convolution(benchmark: Any) -> None:
    launch = load_launch(EXAMPLES / "conv3x3_image.toml")
    module = open_module(launch)
    kernel = CompiledKernel(module, launch.entry, full=False)
    args = executor_args(kernel.function, launch)
    local = launch.local_size
    assert local is not None
    geometry = Geometry(tuple(-(-g // w) * w for g, w in zip(launch.global_size, local, strict=True)), local)
    groups = np.arange(0, 120)  # 11520 lanes: as many as some waves of an Adreno 640
    counted = Count(len(groups) * geometry.items)
    execute(kernel, geometry, groups, args, counted)
    # four texels of weights and one of the input for each of 9 taps and 64 slices, bias and result
    assert counted.total == pytest.approx(len(groups) * geometry.items * (64 * 9 * 5 + 2), rel=0.02)
    rounds = 5 if benchmark.enabled else 1
    benchmark.pedantic(lambda: execute(kernel, geometry, groups, args), rounds=rounds, warmup_rounds=0)
    report(benchmark, "M lane accesses/s", counted.total / median(benchmark) / 1e6, "M/s")


def test_analytic_evaluations(benchmark: Any) -> None:
    gpu = load_gpu("adreno-640")
    trace = trace_launch(load_launch(EXAMPLES / "depthwise3x3.toml"), gpu)
    features, held = features_of(trace), trace.meta.occupancy
    cycles = benchmark(lambda: evaluate(features, gpu, held.warp_size, held.spilled, held.passes).cycles)
    assert cycles > 0
    report(benchmark, "evaluations/s", 1 / median(benchmark), "/s")


def test_a_prediction_from_a_cached_trace(benchmark: Any) -> None:
    """In this process: reading the trace, the equations, the elasticities of every field."""
    path = EXAMPLES / "depthwise3x3.toml"
    first = predict(path, "adreno-640")
    found = benchmark(lambda: predict(path, "adreno-640"))
    assert found.latency_us == first.latency_us
    report(benchmark, "ms", median(benchmark) * 1e3, "ms")


def wall_s(*command: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, capture_output=True, env=os.environ)
    return time.perf_counter() - start


@pytest.mark.slow
def test_a_cached_prediction_from_the_shell(benchmark: Any) -> None:
    """A process of its own, imports included; it must not import numba."""
    path = str(EXAMPLES / "depthwise3x3.toml")
    predict(Path(path), "adreno-640")
    check = (
        "import sys; from mgpusim.cli import main\n"
        "sys.argv[1:] = ['predict', sys.argv[1], '--gpu', 'adreno-640']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print('numba' in sys.modules, 'mgpusim.opencl.execution.simt' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", check, path], check=True, capture_output=True, encoding="utf-8")
    assert done.stdout.splitlines()[-1] == "False False"
    rounds = 7 if benchmark.enabled else 1
    arguments = ("-m", "mgpusim", "predict", path, "--gpu", "adreno-640")
    benchmark.pedantic(lambda: wall_s(*arguments), rounds=rounds, warmup_rounds=0)
    report(benchmark, "s", median(benchmark), "s")


def test_help_against_a_bare_interpreter(benchmark: Any) -> None:
    rounds = 9 if benchmark.enabled else 1
    bare = statistics.median(wall_s("-c", "pass") for _ in range(rounds))
    benchmark.pedantic(lambda: wall_s("-m", "mgpusim", "--help"), rounds=rounds, warmup_rounds=0)
    report(benchmark, "times a bare interpreter", median(benchmark) / bare, "x")
    report(benchmark, "s beyond it", median(benchmark) - bare, "s")
