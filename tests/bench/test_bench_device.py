"""Speed of the device simulation in events per second (extra_info): no time is asserted, machines differ.

`pytest tests/bench/test_bench_device.py -n 0 --benchmark-enable` prints them. Goal on a quiet machine: 0.1 to 0.5 M events/s.
"""

from __future__ import annotations

from typing import Any

import pytest

from mgpusim import load_gpu
from mgpusim.engine.device.queue import ClockStep, Command, LaunchProfile
from mgpusim.engine.device.simulation import simulate

GROUPS = 20_000
STEPS = [ClockStep(i * 1e-3, (300 + i % 2 * 200) * 1e6) for i in range(9)]


def kernel(groups: int) -> LaunchProfile:
    return LaunchProfile(name="k", groups=groups, resident=8, group_cycles=(20_000.0, 19_000.0, 21_000.0), dispatch_cycles=10.0)


CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "one launch": ("adreno-640", 1, {}),
    "one launch, depth": ("adreno-640", 1, {"dispatch_policy": "depth"}),
    "one launch, clock steps": ("adreno-640", 1, {"clock_steps": STEPS}),
    "one launch, 132 cores": ("nvidia-h200", 1, {}),
    "500 launches in order": ("adreno-640", 500, {}),
    "500 launches side by side": ("adreno-640", 500, {"in_order": False, "queue_policy": "concurrent"}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_events_per_second(benchmark: Any, name: str) -> None:
    gpu_name, launches, options = CASES[name]
    gpu = load_gpu(gpu_name)
    groups = GROUPS if benchmark.enabled else 500
    commands = [Command(f"k{i}", kernel(max(1, groups // launches))) for i in range(launches)]
    rounds = 5 if benchmark.enabled else 1
    run = benchmark.pedantic(lambda: simulate(commands, gpu, **options), rounds=rounds, warmup_rounds=0)
    assert len(run.spans.group) == launches * max(1, groups // launches)
    assert run.events >= 2 * len(run.spans.group)  # each is dispatched and ends
    benchmark.extra_info["events"] = run.events
    if benchmark.stats is not None:
        benchmark.extra_info["M events/s"] = round(run.events / benchmark.stats.stats.median / 1e6, 3)
        print(f"\n{name}: {benchmark.extra_info['M events/s']} M events/s over {run.events}")
