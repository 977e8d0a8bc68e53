"""Loops of which a quick trace runs few iterations: what is said of the others is what they would have been."""

from __future__ import annotations

import operator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.opencl.execution.compiled import Counter, NullObserver
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.sched.pruning.criteria import CriteriaConstants, Use, removed
from mgpusim.sched.pruning.member_times import quick_trace_members, times_us
from mgpusim.sched.shapes.quick_traces import quick_trace_of
from mgpusim.session import Session
from mgpusim.trace.make import Budget
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import executor_args, open_module

COMPARE = {
    "eq": operator.eq, "ne": operator.ne, "slt": operator.lt, "sle": operator.le, "sgt": operator.gt, "sge": operator.ge,
    "ult": operator.lt, "ule": operator.le, "ugt": operator.gt, "uge": operator.ge,
}  # fmt: skip
MOST = 400


@given(
    st.sampled_from(sorted(COMPARE)), st.booleans(), st.integers(-60, 60), st.integers(-7, 7), st.integers(-60, 60),
    st.integers(2, 5),
)  # fmt: skip
def test_iterations_left_are_those_a_loop_would_run(pred: str, stays: bool, start: int, step: int, bound: int, seen: int) -> None:
    values = [start + step * i for i in range(seen)]
    if pred.startswith("u") and min(*values, bound) < 0:
        return
    if any(COMPARE[pred](v, bound) != stays for v in values):
        return  # the loop is left before
    iterations, at = 1, values[-1] + step  # the branch just came to stays for one more iteration
    while iterations < MOST and COMPARE[pred](at, bound) == stays and not (pred.startswith("u") and at < 0):
        iterations, at = iterations + 1, at + step
    found = Counter(0, 0, 0, 0, pred, stays).iterations_left(values, bound)
    assert found in (0, iterations)
    if iterations < MOST and step and pred not in ("eq", "ne") and not (pred.startswith("u") and at < 0):
        assert found == iterations


def test_iterations_that_do_not_move_evenly_are_not_guessed() -> None:
    counter = Counter(0, 0, 0, 0, "slt", True)
    assert counter.iterations_left([1, 2, 4], 100) == 0
    assert counter.iterations_left([3, 3, 3], 100) == 0


class _Visits(NullObserver):
    def __init__(self) -> None:
        self.count: dict[int, int] = {}

    def block(self, position: int, mask: object) -> None:
        self.count[position] = self.count.get(position, 0) + 1


NEST = """
kernel void nest(global const float *a, global float *out, int n, int m) {
  float s = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 3 * m; j > 0; j -= 3) s += a[i * m + j / 3];
    out[get_global_id(0)] = s;
  }
}
kernel void early(global const int *a, global float *out, int n, int m) {
  for (int i = 0; i < n; i++) { if (a[i] == m) break; out[get_global_id(0)] += i; }
}
kernel void own(global const float *a, global float *out, int n, int m) {
  int most = get_global_id(0) + m;
  for (int i = 0; i < most; i++) out[get_global_id(0)] += a[i];
}
"""


def _launch(entry: str, n: int, m: int) -> Launch:
    kind = "int32" if entry == "early" else "float32"
    args = (BufferArg(kind, 1 << 16), BufferArg("float32", 64), ScalarArg("int32", n), ScalarArg("int32", m))
    return Launch(NEST, entry, (64,), args, (16,))


def _run(launch: Launch, iterations: int) -> tuple[dict[int, int], dict[int, int], CompiledKernel]:
    module = open_module(launch)
    kernel = CompiledKernel(module, launch.entry, full=False)
    visits = _Visits()
    args = executor_args(kernel.function, launch)
    skipped = execute(kernel, Geometry(launch.global_size, (16,)), [0, 1], args, visits, iterations=iterations)
    return visits.count, skipped, kernel


@pytest.mark.parametrize(("n", "m", "iterations"), [(40, 30, 4), (3, 50, 8), (50, 2, 8), (5, 5, 8), (33, 9, 2)])
def test_what_is_left_out_of_nested_loops_adds_up(n: int, m: int, iterations: int) -> None:
    launch = _launch("nest", n, m)
    whole, none, kernel = _run(launch, 0)
    cut, skipped, _ = _run(launch, iterations)
    assert not none
    assert sum(cut.values()) <= sum(whole.values())
    for loop, one in enumerate(kernel.flow.loops):
        scale, at = 1.0, loop
        while at >= 0:
            header = kernel.flow.loops[at].header
            scale *= 1 + skipped.get(at, 0) / cut[header]
            at = kernel.flow.loops[at].parent
        for position in one.blocks:
            if kernel.flow.loop_of[position] == loop:
                assert cut[position] * scale == pytest.approx(whole[position], rel=1e-9)


@pytest.mark.parametrize("entry", ["early", "own"])
def test_loops_that_data_or_lanes_end_run_whole(entry: str) -> None:
    launch = _launch(entry, 200, 60)
    whole, _, _ = _run(launch, 0)
    cut, skipped, _ = _run(launch, 8)
    assert cut == whole
    assert not skipped


TILES = """
kernel void tiles(global const float *a, global const float *b, global float *out, int k) {
  local float staged[64];
  float s = 0;
  for (int i = 0; i < k; i++) {
    staged[get_local_id(0)] = a[get_global_id(0) * k + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < 64; j++) s += staged[j] * b[i * 64 + j];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = s;
}
"""


@pytest.mark.each_time("adreno-640", "nvidia-h200")
@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g72-mp12", "nvidia-h200"])
def test_a_cut_quick_trace_says_what_a_whole_one_says(gpu: str) -> None:
    spec = load_gpu(gpu)
    args = (BufferArg("float32", 4096 * 256), BufferArg("float32", 64 * 256), BufferArg("float32", 4096), ScalarArg("int32", 256))
    launch = Launch(TILES, "tiles", (4096,), args, (64,))
    found = {}
    for iterations in (0, 32):
        found[iterations] = quick_trace_of(launch, spec, Work(launch), Budget(200_000, 100.0, iterations)).features
    assert np.allclose(found[0].ops, found[32].ops)
    assert np.allclose(found[0].visits, found[32].visits)
    requests = found[0].sites[:, :, 0], found[32].sites[:, :, 0]
    assert np.allclose(*requests)


@pytest.mark.slow
def test_members_do_not_depend_on_processes_and_say_why_they_fail() -> None:
    args = (BufferArg("float32", 4096 * 16), BufferArg("float32", 64 * 16), BufferArg("float32", 4096), ScalarArg("int32", 16))
    good = [Launch(TILES, "tiles", (4096,), args, (n,)) for n in (16, 32, 64)]
    bad = Launch(TILES + "\n#error no", "tiles", (4096,), args, (64,))
    gpu = load_gpu("nvidia-h200")
    alone = quick_trace_members([*good, bad], gpu, session=Session(cache=False))
    kept = quick_trace_members([*good, bad], gpu)
    again = quick_trace_members([*good, bad], gpu, session=Session(jobs=2))
    assert [times_us([o])[0] for o in alone[:3]] == [times_us([o])[0] for o in kept[:3]] == times_us(again[:3]).tolist()
    assert np.isnan(times_us(alone[3:])[0])
    assert "error: no" in str(alone[3])


def test_a_bound_spares_quick_traces_and_quick_traces_spare_simulations() -> None:
    from mgpusim.sched.pruning.member_times import model_times

    gpu = load_gpu("nvidia-h200")
    source = "kernel void f(global float *a) { for (int i = 0; i < N; i++) a[get_global_id(0) + i * 4096] *= 2; }"
    args = (BufferArg("float32", 4096 * 64),)
    launches = [Launch(source, "f", (4096,), args, (64,), f"-DN={n}") for n in (1, 2, 60, 61)]
    few = CriteriaConstants(margin=0.2)
    plain = model_times(launches, gpu, few, session=Session(cache=False))
    assert np.isfinite(plain.times_us).all()
    spared = model_times(launches, gpu, few, bounds=np.array([0.0, 0.0, 0.0, 1e9]), session=Session(cache=False))
    assert np.isfinite(spared.times_us).tolist() == [True, True, True, True]  # few: all are among the first looked at
    simulated = model_times(launches, gpu, few, engine="event", session=Session(cache=False))
    assert simulated.rated_us.tolist() == plain.times_us.tolist()
    assert np.isinf(simulated.times_us).tolist() == (plain.times_us > 1.2 * plain.times_us.min()).tolist()
    assert np.isfinite(simulated.times_us[:1]).all()
    share = model_times(launches, gpu, CriteriaConstants(keep=0.25), engine="event", session=Session(cache=False))
    assert np.isfinite(share.times_us).sum() == 2  # of the best two by quick traces the engine says which is the best
    use = Use(predicted_us=share.times_us)
    assert removed(use, gpu, ["model"], CriteriaConstants(keep=0.25))["model"].sum() == 3


@pytest.mark.slow
def test_the_machine_has_no_say_in_how_many_iterations_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "kernel void k(global float *a, int n) { float s = 0; for (int i = 0; i < n; i++) s += a[i & 63]; a[64] = s; }"
    found = []
    for seconds in ("6", "600"):
        monkeypatch.setenv("MGPUSIM_LOOP_SECONDS", seconds)
        launch = Launch(source, "k", (64,), (BufferArg("float32", 65), ScalarArg("int32", 200_000)), (64,))
        found.append(trace_launch(launch, load_gpu("adreno-640"), session=Session(cache=False)))
    assert found[0].meta.skipped_iterations > 100_000
    assert found[0].to_bytes() == found[1].to_bytes()
