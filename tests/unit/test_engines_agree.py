"""The analytic against the event engine: closed forms that both must meet, and generated kernels within bounds.

What a closed form takes follows from the preset by hand: here it is computed from the preset's figures alone. Of a random
kernel that is not known; but no engine may work a pipe for more than all of the time, and both see the same trace.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction

SPEC = importlib.util.spec_from_file_location("compare_engines", Path(__file__).parents[2] / "tools" / "compare_engines.py")
assert SPEC is not None
assert SPEC.loader is not None
tool: ModuleType = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(tool)

CLOSE = 1.12
"""Engines on a launch with one cause of its time: what they leave out of it at its start and end is less than an eighth."""
NORM = 2.0 ** (1 / 2 + 1 / 4)
"""The analytic tier adds up what overlaps by two p-norms, of exponents 2 and 4: two equal causes cost this much more than one."""


@cache
def both(name: str, gpu: str) -> tuple[Prediction, Prediction]:
    spec = load_gpu(gpu)
    launch = tool.CLOSED_FORMS[name](spec)
    return predict(launch, spec), predict(launch, spec, "event")


def body_us(prediction: Prediction, gpu: GpuSpec) -> float:
    return prediction.latency_us - gpu.launch.floor_s * 1e6


# ---- closed forms ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("name", list(tool.CLOSED_FORMS))
def test_engines_agree_on_what_has_one_cause(name: str, gpu: str) -> None:
    analytic, event = both(name, gpu)
    ratio = event.latency_us / analytic.latency_us
    # one thread in order has its latency beside its pipe where both take as long: the p-norm of the two
    low = 1 / NORM if name == "local" and load_gpu(gpu).family == "midgard" else 1 / CLOSE
    assert low < ratio < CLOSE


@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("engine", [0, 1])
def test_arithmetic_runs_at_the_peak(engine: int, gpu: str) -> None:
    """8 chains of multiply-adds, 32 a round: 64 flops an item and round; Midgard's scalars fill half of a vector slot at best."""
    spec = load_gpu(gpu)
    found = both("alu", gpu)[engine]
    flops = 64.0 * 64 * 4 * tool.filling(spec)
    peak = 2.0 * spec.core.ops.fma.per_cycle * spec.shader_cores * spec.clock.gpu_hz
    share = flops / peak * 1e6 / body_us(found, spec)
    assert (0.2 if spec.family == "midgard" else 0.7) < share < 1.001


@pytest.mark.parametrize("gpu", list_gpus())
@pytest.mark.parametrize("engine", [0, 1])
def test_a_copy_runs_at_the_bandwidth_of_dram(engine: int, gpu: str) -> None:
    spec = load_gpu(gpu)
    found = both("stream", gpu)[engine]
    least_us = found.dram_b / spec.dram_b_per_cycle / spec.clock.gpu_hz * 1e6
    assert least_us * 0.999 < body_us(found, spec) < 1.25 * least_us
