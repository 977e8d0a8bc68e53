"""Advice: the largest computed gain first, with the cause that it mends; each against a prediction of the kernel so changed."""

from __future__ import annotations

import pytest

from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.session import Session
from mgpusim.workload.launch import Launch

N = 1 << 21
FLOATS = f"buffer:float32:{N}"
NEIGHBOURS = "neighbouring work items on neighbouring addresses"
TRI = """kernel void tri(global const float *restrict x, global float *restrict y, int n) {
    int i = get_global_id(0), a = max(i - 1, 0), b = min(i + 1, n - 1), c = max(i - 2, 0), d = min(i + 2, n - 1);
    y[i] = 0.25f * x[a] + 0.5f * x[i] + 0.25f * x[b] + 0.1f * x[c] + 0.1f * x[d];
}"""
READ = "kernel void read(global const float *x, global float *y, int n) { int i = get_global_id(0); y[i] = x[%s]; }"
TILE = """kernel void tile(global const float *x, global float *y, local float *t) {
    int l = get_local_id(0), n = get_local_size(0), i = get_global_id(0);
    t[l] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    float s = 0.0f;
    for (int k = 0; k < 64; k++) s = s * 0.5f + t[(l + k) % n];
    y[i] = s;
}"""


def predicted(source: str, entry: str, gpu: str, *more: str) -> Prediction:
    return predict(Launch(source, entry, (N,), (FLOATS, FLOATS, *more), (64,)), gpu, session=Session(cache=False))


def test_local_memory_that_limits_occupancy_comes_first() -> None:
    """The defect: bank conflicts were named where less local memory saves more than twice as much."""
    found = predicted(TILE, "tile", "adreno-640", "local:8192")
    assert found.occupancy["limiter"] == "local_memory"
    first = found.advice[0]
    text, _, rest = first.change.partition(" bytes of local memory per group instead of 8192: ")
    assert rest.endswith("groups per core instead of 4")
    other = predicted(TILE, "tile", "adreno-640", f"local:{text}")
    assert other.occupancy["groups_per_core"] == int(rest.split()[0])
    assert first.latency_us == pytest.approx(other.latency_us, rel=0.03)
    assert [a.latency_us for a in found.advice] == sorted(a.latency_us for a in found.advice)


def test_nothing_is_said_of_local_memory_that_limits_nothing() -> None:
    found = predicted(TILE, "tile", "adreno-640", "local:256")
    assert not any("local memory per group" in a.change for a in found.advice)


@pytest.mark.parametrize(
    ("gpu", "cause"),
    [
        ("mali-t860-mp4", "use all 64 bytes they fetch (a warp asks for 4 at once: load vectors)"),
        ("nvidia-maxwell-tegra-x1", "begin at multiples of the 32 bytes fetched at once"),
    ],
)
def test_neighbours_are_not_asked_of_kernels_that_have_them(gpu: str, cause: str) -> None:
    changes = [a.change for a in predicted(TRI, "tri", gpu, f"int32:{N}").advice]
    assert not any(NEIGHBOURS in change for change in changes)
    assert any(cause in change for change in changes)


def test_scattered_reads_are_told_what_neighbours_would_take() -> None:
    """Also where lines are fetched from DRAM again and again: the time is that of the kernel in order, within a tenth."""
    scattered = predicted(READ % "(i * 64) % n + i / (n / 64)", "read", "adreno-640", f"int32:{N}")
    (advice,) = (a for a in scattered.advice if NEIGHBOURS in a.change)
    in_order = predicted(READ % "(i * 1) % n + i / (n * 64)", "read", "adreno-640", f"int32:{N}")
    assert advice.latency_us < 0.5 * scattered.latency_us
    assert advice.latency_us == pytest.approx(in_order.latency_us, rel=0.1)
