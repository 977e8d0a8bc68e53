"""Groups whose warps load, calculate and store together: few large ones overlap less than many small ones."""

import math

import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.cost.latency import phased_norm
from mgpusim.engine.estimate import estimate
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

H200 = load_gpu("nvidia-h200")
WITHOUT = with_fields(H200, {"model.phase_share": None})
MEAN = """
kernel void mean5(global const float *u, global float *v, int n) {
  int x = get_global_id(0), y = get_global_id(1), at = y * n + x;
  if (x > 0 && y > 0 && x < n - 1 && y < n - 1) v[at] = 0.2f * (u[at] + u[at - 1] + u[at + 1] + u[at - n] + u[at + n]);
}
"""
LOOP = """
kernel void chain(global float *a, int n) {
  float s = a[get_global_id(0)];
  for (int i = 0; i < n; i++) s = s * 1.5f + 0.5f;
  a[get_global_id(0)] = s;
}
"""


@pytest.mark.parametrize("share", [0.25, 0.5, 1.0])
@pytest.mark.parametrize("resident", [1, 2, 3])
def test_equal_demands_take_one_and_a_share_of_a_group_more(share: float, resident: int) -> None:
    norm = phased_norm(with_fields(H200, {"model.phase_share": share}), 99.0, resident, phased=True)
    assert (1.0 + 1.0) ** (1.0 / norm) == pytest.approx(1.0 + share / resident)


@pytest.mark.slow
def test_a_stencil_of_large_groups_is_slower_than_one_of_small_groups() -> None:
    """Measured, groups of 1,024 take longer than those of 256 by a seventh, about: they were predicted to be faster."""
    args = (BufferArg("float32", 4096 * 4096), BufferArg("float32", 4096 * 4096), ScalarArg("int32", 4096))
    small, large = (Launch(MEAN, "mean5", (4096, 4096), args, shape) for shape in ((32, 8), (32, 32)))
    found, before = ([estimate(one, gpu).latency_us for one in (small, large)] for gpu in (H200, WITHOUT))
    assert 1.05 < found[1] / found[0] < 1.2
    assert before[1] / before[0] < found[1] / found[0] - 0.02
    assert found[0] == pytest.approx(before[0], rel=0.02)  # eight groups hide each other's phases
    simulated = [estimate(one, H200, "event").latency_us for one in (small, large)]
    assert 1.05 < simulated[1] / simulated[0] < 1.2  # what the event engine has of it is no parameter


def test_warps_that_drift_apart_in_a_loop_do_not_go_in_phases() -> None:
    args = (BufferArg("float32", 1 << 20), ScalarArg("int32", 400))
    launch = Launch(LOOP, "chain", (1 << 20,), args, (1024,))
    assert estimate(launch, H200).latency_us == estimate(launch, WITHOUT).latency_us


def test_the_last_warp_of_a_group_starts_last() -> None:
    """Of a chain that nothing hides each warp more takes its start more, in both engines."""
    gpu = with_fields(H200, {"dispatch.warp_cycles": 200.0, "dispatch.group_cycles": 10.0})
    for engine in ("analytic", "event"):
        times = []
        for items in (32, 1024):
            launch = Launch(LOOP, "chain", (items,), (BufferArg("float32", 1024), ScalarArg("int32", 50)), (items,))
            times.append(estimate(launch, gpu, engine).latency_us)
        later = 31 * 200 / gpu.clock.gpu_hz * 1e6
        assert math.isclose(times[1] - times[0], later, rel_tol=0.15), engine
