"""Loops whose loads wait for the iteration before: warps take turns at the caches each iteration, not after several."""

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.engine.features import F, features_of
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

GPU = load_gpu("nvidia-h200")
TURN = """
kernel void turn(global const float *QUALIFIER rows, global float *QUALIFIER columns, int n, int width) {
  int i = get_global_id(0);
  if (i >= n) return;
  for (int f = 0; f < width; f++) columns[f * n + i] = rows[i * width + f];
}"""
N, WIDTH = 524288, 34


def turn(local: int, qualifier: str = "") -> Launch:
    args = (*(BufferArg("float32", N * WIDTH) for _ in range(2)), ScalarArg("int32", N), ScalarArg("int32", WIDTH))
    return Launch(TURN, "turn", (N,), args, (local,), f"-DQUALIFIER={qualifier}")


def hit_rate(launch: Launch) -> float:
    features = features_of(trace_launch(launch, GPU))
    loads = features.sites[0, [i for i, s in enumerate(features.site_info) if s.kind == "load"]].sum(axis=0)
    return float(loads[F["l1_hits"]] / loads[F["transactions"]])


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize(("local", "measured_us"), [(32, 58.7), (128, 97.3)])
def test_rows_apart_take_what_they_take_on_an_h200(local: int, measured_us: float) -> None:
    """2,048 rows a core of 136 bytes are more than its L1, 1,024 are not. A quarter: L2-bound launches are off by a fifth."""
    assert estimate(turn(local), GPU).latency_us == pytest.approx(measured_us, rel=0.25)


def test_loads_that_no_store_holds_back_find_their_sectors() -> None:
    held_back, free = hit_rate(turn(128)), hit_rate(turn(128, "restrict"))
    assert held_back < 0.3
    # eight floats of a sector are loaded together: at best all but one of them hit
    assert 0.6 < free < 7 / 8
    assert hit_rate(turn(32)) > 0.6
