"""A system-level cache: what it has is later than what L2 has, it moves so many bytes, and what a launch leaves stays in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim import predict
from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.prediction import Prediction
from mgpusim.workload.args import BufferArg, Init
from mgpusim.workload.launch import Launch

COPY = "kernel void copy(global const float4 *a, global float4 *b) { b[get_global_id(0)] = a[get_global_id(0)]; }"
CHASE = (
    "kernel void chase(global const int *a, global int *b, int n) { int i = 0; for (int k = 0; k < n; ++k) i = a[i]; b[0] = i; }"
)
ENGINES = pytest.mark.parametrize("engine", ["analytic", "event"])
ITEMS = 1 << 15
COPIED_B = 2 * 16 * ITEMS


def gpu_of(**fields: Any) -> GpuSpec:
    """The Adreno 640 with 2 MiB of a slow cache before a memory that is fast enough not to matter, or as `fields` say."""
    usual = {"slc.size_b": 1 << 21, "slc.b_per_cycle": 8.0, "dram.b_per_s": 1e12, "launch.floor_s": 0.0}
    return with_fields(load_gpu("adreno-640"), usual | {name.replace("__", "."): value for name, value in fields.items()})


def copy(gpu: GpuSpec, engine: str, cold: tuple[int, ...] = ()) -> Prediction:
    buffers = BufferArg("float32x4", ITEMS), BufferArg("float32x4", ITEMS)
    return predict(Launch(COPY, "copy", (ITEMS,), buffers, local_size=(64,), cold=cold), gpu, engine=engine)


def cycles(found: Prediction, gpu: GpuSpec) -> float:
    return found.latency_us * gpu.clock.gpu_hz / 1e6


@ENGINES
def test_its_rate_bounds_what_stays_in_it(engine: str) -> None:
    """All bytes read and written pass its port; DRAM moves none."""
    gpu = gpu_of()
    found = copy(gpu, engine)
    assert found.dram_b == 0
    assert found.bound == "slc"
    assert cycles(found, gpu) == pytest.approx(COPIED_B / gpu.slc.b_per_cycle, rel=0.1)


@ENGINES
def test_dram_serves_what_does_not_fit_and_what_nothing_holds(engine: str) -> None:
    slow = {"dram__b_per_s": 1e9, "dram__efficiency": 1.0, "slc__b_per_cycle": 1000.0}
    kept, small = gpu_of(**slow), gpu_of(**slow, slc__size_b=1 << 17)
    assert copy(kept, engine).dram_b == 0
    assert copy(kept, engine, cold=(0,)).dram_b == pytest.approx(COPIED_B / 2, rel=0.02)
    beyond = copy(small, engine)
    assert beyond.dram_b == pytest.approx(COPIED_B, rel=0.02)
    assert beyond.latency_us == pytest.approx(COPIED_B / 1e9 * 1e6, rel=0.1)


@ENGINES
def test_its_latency_is_between_those_of_l2_and_dram(engine: str) -> None:
    """Each load of a chain waits for the one before, so that cycles more of latency count once a load."""
    n = 4096
    args = BufferArg("int32", 1 << 17, Init("chase", 24)), BufferArg("int32", 1), np.int32(n)
    launch = Launch(CHASE, "chase", (1,), args, local_size=(1,))
    lesser, more = (gpu_of(slc__latency_cycles=latency, dram__latency_s=2e-6) for latency in (150.0, 250.0))
    a, b = (cycles(predict(launch, gpu, engine=engine), gpu) for gpu in (lesser, more))
    assert b - a == pytest.approx(100.0 * n, rel=0.05)
