"""Launches whose groups differ: how they are found, surveyed and scheduled, against closed forms."""

from __future__ import annotations

import math

import numpy as np
import pytest

from mgpusim import load_gpu
from mgpusim.cost.schedule import makespan
from mgpusim.engine.estimate import analytic_estimate
from mgpusim.engine.features import features_of
from mgpusim.engine.imbalance import Imbalance
from mgpusim.opencl.analysis.control import Differs, groups_differ
from mgpusim.session import Session
from mgpusim.trace.data import Trace
from mgpusim.trace.group_work import GroupWork
from mgpusim.trace.make import WHOLE, Budget, fit, sampled
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.uneven import Thinned, cells, like_of
from mgpusim.trace.work import Work
from mgpusim.workload.args import Arg, BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

GPU = load_gpu("nvidia-h200")
LOOP = "for (int r = 0; r < n; ++r) v = fma(v, 0.5f, 0.25f);"
ITEM = "kernel void k(global const int *d, global float *out, int m) { const int i = get_global_id(0); float v = i; "


def launch(iterations: str, items: int, local: int, data: Init | None = None, m: int = 0) -> Launch:
    """A kernel whose items take `iterations` iterations of a loop."""
    source = f"{ITEM} const int n = {iterations}; {LOOP} out[i] = v; }}"
    args: tuple[Arg, ...] = (
        BufferArg("int32", items, init=data or Init("zeros")), BufferArg("float32", items), ScalarArg("int32", m),
    )  # fmt: skip
    return Launch(source, "k", (items,), args, local_size=(local,))


def work_of(one: Launch, budget: Budget = WHOLE) -> GroupWork | None:
    work = Work(one, Session(cache=False))
    return sampled(work, fit(work, one, GPU), "", budget=budget, session=Session(cache=False)).group_work


@pytest.mark.parametrize(
    ("iterations", "expected"),
    [
        ("m", Differs.NOT),
        ("get_local_id(0)", Differs.NOT),
        ("i", Differs.BY_POSITION),
        ("(int)get_group_id(0) % 7", Differs.BY_POSITION),
        ("d[i]", Differs.BY_DATA),
        ("d[get_group_id(0)]", Differs.BY_DATA),
        ("d[3]", Differs.NOT),
    ],
)
def test_what_loops_depend_on(iterations: str, expected: Differs) -> None:
    assert groups_differ(Work(launch(iterations, 1024, 64), Session(cache=False)).function) == expected


def test_guards_are_no_difference() -> None:
    source = "kernel void k(global float *a, int n) { int i = get_global_id(0); if (i >= n) return; a[i] = 1; }"
    one = Launch(source, "k", (64,), (BufferArg("float32", 64), ScalarArg("int32", 60)), local_size=(8,))
    assert groups_differ(Work(one, Session(cache=False)).function) == Differs.AT_ENDS


def test_alike_groups_are_not_surveyed_further() -> None:
    assert work_of(launch("m", 1 << 20, 64, m=50)) is None
    assert work_of(launch("200 + i % 3", 1 << 18, 64)) is None


def test_the_survey_counts_the_iterations_of_each_group() -> None:
    found = work_of(launch("(int)get_group_id(0) % 37 == 36 ? 900 : 60", 1 << 19, 64))
    assert found is not None
    assert found.surveyed == 8192
    iterations = found.visits[found.like].max(axis=1)
    heavy = np.arange(8192) % 37 == 36
    assert len(set(iterations[heavy])) == len(set(iterations[~heavy])) == 1
    assert iterations[heavy][0] / iterations[~heavy][0] == pytest.approx(900 / 60, rel=0.05)


def test_rare_heavy_groups_by_data_are_found() -> None:
    found = work_of(launch("d[get_group_id(0)] < 2 ? 2000 : 40", 1 << 19, 64, Init("random_index", 1024)))
    assert found is not None
    assert (found.visits[found.like].max(axis=1) > 1000).mean() == pytest.approx(2 / 1024, rel=0.9)


def test_a_triangle_is_known_from_some_of_its_groups() -> None:
    n = 1 << 14
    found = work_of(launch("i / 8", n, 32), Budget(differing=3000.0))
    assert found is not None
    assert found.surveyed < n // 32
    iterations = found.visits[found.like][:, 1]
    expected = (np.arange(n // 32) * 32 + 31) / 8
    assert iterations.mean() == pytest.approx(expected.mean(), rel=0.1)
    assert iterations.max() == pytest.approx(expected.max(), rel=0.1)


def test_cells_cover_the_launch_and_stay_within_their_number() -> None:
    for groups, local, most in (((40, 30, 1), (16, 16, 1), 100), ((1000, 1, 1), (64, 1, 1), 64), ((5, 4, 3), (4, 4, 4), 1000)):
        of, chosen = cells(groups, local, [7], most)
        assert len(chosen) <= most
        assert len(of) == math.prod(groups)
        assert (of[chosen] == np.arange(len(chosen))).all()
        assert (like_of(of, chosen, np.unique(chosen))[chosen] == np.argsort(np.argsort(chosen))).all()


def test_thinned_items_take_one_of_each_run_of_neighbours() -> None:
    for step in (2, 4, 8):
        chosen = Thinned.every(step, 256, 32).chosen
        assert (chosen // step == np.arange(256 // step)).all()
        assert len(np.unique(chosen % step)) == step


def test_alike_groups_take_waves_of_the_equations() -> None:
    """Whole waves of like groups have a closed form, and the factor is 1 whatever binds."""
    work, chain = np.full(48, 6.0), np.full(48, 10.0)
    waves = 48 // (4 * 3) * math.hypot(10.0, 3 * 6.0)
    assert makespan(work, chain, 4, 3, 2.0) == pytest.approx(waves)
    groups = GroupWork(np.zeros(48, np.int32), np.full((1, 1), 6.0), np.ones((1, 1)))
    alike = Imbalance(groups, 4, 3, np.ones(4), np.full(4, 18.0), np.ones((4, 1)))
    for ratio in (0.01, 0.5, 1.0, 3.0, 1e3):
        assert alike.factor(ratio, 1.3, np.array([10.0])) == pytest.approx(1.0)
    assert alike.factor(np.array([0.3, 3.0]), 2.0, np.array([10.0])).tolist() == pytest.approx([1.0, 1.0])


def test_bounds_of_list_scheduling() -> None:
    """No schedule beats the longest chain or the mean load, and list scheduling stays within twice of both (Graham)."""
    rng = np.random.default_rng(5)
    for shape in (0.6, 1.5, 5.0):
        chain = rng.pareto(shape, 500) + 1.0
        for cores, resident in ((7, 1), (4, 8)):
            time = makespan(0 * chain, chain, cores, resident, 2.0)
            least = max(chain.max(), chain.sum() / (cores * resident))
            assert least <= time * (1 + 1e-9) <= 2 * least


def test_the_heaviest_group_sets_the_end() -> None:
    """One group of 8,192 takes 300 times the iterations: the launch takes about as long as it does alone."""
    items, heavy = 8192 * 64, 3000

    def estimates(iterations: str) -> tuple[float, float]:
        one = launch(iterations, items, 64)
        trace = trace_launch(one, GPU, session=Session(cache=False))
        alone = launch(iterations, 64, 64, m=1)
        return analytic_estimate(trace, GPU).latency_us, analytic_estimate(
            trace_launch(alone, GPU, session=Session(cache=False)), GPU
        ).latency_us

    whole, _ = estimates(f"get_group_id(0) == 5000 ? {heavy} : 10")
    _, alone = estimates(f"get_group_id(0) == 0 ? {heavy} : 10")
    light, _ = estimates("10 + 0 * m")
    assert 0.95 * alone < whole < 1.15 * (alone + light)


def test_the_trace_keeps_what_groups_do() -> None:
    trace = trace_launch(launch("i / 64", 1 << 15, 64), GPU, session=Session(cache=False))
    again = Trace.from_bytes(trace.to_bytes())
    assert trace.group_work is not None
    assert again.group_work is not None
    assert features_of(again).spread == features_of(trace).spread
    assert analytic_estimate(again, GPU) == analytic_estimate(trace, GPU)
