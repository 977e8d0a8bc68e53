"""Speed of networks on many GPUs, as a ratio to a prediction of each (extra_info): no time is asserted, machines differ.

`pytest tests/bench/test_bench_networks.py -m slow -n 0 --benchmark-enable -s` prints it. The goal is five networks on 10,000 GPUs
in ten minutes on two cores, traces included.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim import load_gpu
from mgpusim.arch.fields import with_fields
from mgpusim.engine.analytic.traces import Traces
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.many_gpus import GpuGroup, NetworkEvaluator
from mgpusim.nn.running.predict import network
from tests.helpers.cpu_time import cpu_s


@pytest.mark.slow
def test_a_network_on_many_gpus(benchmark: Any) -> None:
    """GPUs that differ in rates, their traces at hand, against the front door with a warm disk cache."""
    gpu = load_gpu("adreno-640")
    n, repeats, resolution = (8192, 3, 224) if benchmark.enabled else (16, 1, 32)
    case = as_case("mobilenet_v2", resolution=resolution)
    rng = np.random.default_rng(0)
    rates = {
        "dram.b_per_s": gpu.dram.b_per_s * rng.uniform(0.5, 2.0, n),
        "clock.gpu_hz": gpu.clock.gpu_hz * rng.uniform(0.5, 2.0, n),
        "launch.gap_s": gpu.launch.gap_s * rng.uniform(0.5, 2.0, n),
    }
    evaluator = NetworkEvaluator(case, Traces())
    group = GpuGroup(gpu, rates, n)
    found = benchmark(lambda: evaluator.columns([group])[0])
    assert found.problems == {}
    many = cpu_s(lambda: evaluator.columns([group]), repeats) / n

    def one(i: int) -> float:
        other = with_fields(gpu, {path: float(values[i]) for path, values in rates.items()})
        return network(case.graph, other, case.library).latency_us

    assert abs(one(0) / found.latency_us[0] - 1.0) < 1e-9
    alone = cpu_s(lambda: [one(i) for i in range(1, 4)], 1) / 3
    benchmark.extra_info.update(gpus_a_second=round(1 / many), times_one_by_one=round(alone / many))
