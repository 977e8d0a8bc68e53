"""Speed of batched evaluation, as a ratio to one GPU at a time (extra_info): no time is asserted, machines differ.

`pytest tests/bench/test_bench_batch.py -n 0 --benchmark-enable -s` prints it. The goal of a sweep is a million points over ten
cached traces in 20 s on two cores: 25 thousand points/s of a core. Processor time is measured, not that on the wall.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim import load_gpu
from mgpusim.arch.fields import numeric_fields, replaced
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.rates import effect_of, evaluate_many
from mgpusim.engine.features import features_of
from mgpusim.files import data_dir
from mgpusim.session import Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import load_launch
from tests.helpers.cpu_time import cpu_s
from tests.helpers.many_points import hit_rates_for

EXAMPLES = data_dir("examples")
FEW = ("clock.gpu_hz", "dram.b_per_s", "l2.b_per_cycle", "core.ops.fma.per_cycle")


@pytest.mark.parametrize("example", sorted(p.stem for p in EXAMPLES.glob("*.toml")))
def test_points(benchmark: Any, example: str) -> None:
    """Four rates in columns, and all that occur; with and without what binds each point."""
    gpu = load_gpu("adreno-640")
    trace = trace_launch(load_launch(EXAMPLES / f"{example}.toml"), gpu)
    features, held = features_of(trace), trace.meta.occupancy
    n, repeats = (1 << 15, 3) if benchmark.enabled else (64, 1)
    rng = np.random.default_rng(0)
    every = [p for p, v in numeric_fields(gpu).items() if v > 0 and effect_of(p) == "rate" and features.uses(p)]
    every = [p for p in every if not p.startswith("model.") and p != "dram.efficiency" and isinstance(_value(gpu, p), float)]
    columns = {p: _value(gpu, p) * rng.uniform(0.5, 2.0, n) for p in every}
    few = {p: columns[p] for p in FEW}

    def alone(i: int) -> float:
        other = gpu
        for path, values in few.items():
            other = replaced(other, path, float(values[i]))
        found = evaluate(features, other, held.warp_size, held.spilled, held.passes)
        return other.launch.floor_s + found.cycles / other.clock.gpu_hz

    one = cpu_s(lambda: [alone(i) for i in range(20)], repeats) / 20
    for name, table, detail in (("few", few, "latency"), ("few, bound", few, "bound"), ("all", columns, "latency")):
        rate = n / cpu_s(lambda t=table, d=detail: evaluate_many(trace, gpu, t, features=features, detail=d), repeats)
        benchmark.extra_info[name] = {"points_per_s": round(rate), "times one at a time": round(rate * one)}
        if benchmark.enabled:
            print(f"\n{example}, {name} ({len(table)} fields): {rate / 1e6:.2f} M points/s, {rate * one:.0f} times one at a time")
    found = benchmark.pedantic(lambda: evaluate_many(trace, gpu, few, features=features), rounds=1)
    assert found.latency_s[7] == pytest.approx(alone(7), rel=1e-12)


def _value(gpu: Any, path: str) -> Any:
    for part in path.split("."):
        gpu = getattr(gpu, part)
    return gpu


def test_hierarchies(benchmark: Any) -> None:
    """Hit rates of many cache sizes against as many traces made anew."""
    gpu, launch = load_gpu("adreno-640"), load_launch(EXAMPLES / "conv1x1_image.toml")
    trace_launch(launch, gpu)  # the recording
    n = 16 if benchmark.enabled else 2
    columns = {"l2.size_b": [gpu.l2.size_b * (k + 1) // 2 for k in range(n)], "l2.index_hash": ["modulo"] * n}
    found = benchmark.pedantic(lambda: hit_rates_for(launch, gpu, columns, session=Session(cache=False)), rounds=1)
    assert (np.diff(found["l2"]) >= -0.01).all()
