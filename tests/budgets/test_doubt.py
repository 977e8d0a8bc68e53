"""How sure a change is: what both predictions have in common moves both, and does not count."""

from __future__ import annotations

import math

import msgspec
import pytest

from mgpusim.arch.fields import source_of
from mgpusim.arch.load import load_gpu
from mgpusim.budgets.doubt import ANOTHER_KERNEL, ANOTHER_WORK_GROUP, Doubt, of_launch, paired_edge
from mgpusim.cost.interval import Z80
from mgpusim.engine.estimate import Estimate, estimate
from mgpusim.engine.predict import predict
from mgpusim.workload.launch import load_launch

GPU = load_gpu("adreno-640")
PAIR = ("softmax", "reduction")


def doubt_of(found: Estimate) -> Doubt:
    return of_launch(GPU, "analytic", found.breakdown_us, found.slopes)


@pytest.mark.parametrize("field", ["dram.b_per_s", "launch.floor_s", "l2.b_per_cycle", "clock.gpu_hz"])
def test_a_field_that_both_share_moves_their_ratio_by_the_difference_of_its_slopes(field: str) -> None:
    """Both launches are predicted anew on a GPU whose field lies at the edge of its interval."""
    doubts = [doubt_of(estimate(load_launch(name), GPU, intervals=True)) for name in PAIR]
    expected = doubts[1].fields.get(field, 0.0) - doubts[0].fields.get(field, 0.0)
    step = Z80 * source_of(GPU, field).rel_uncertainty
    if field == "clock.gpu_hz":
        assert GPU.clock.run_hz is not None
        step = math.log(GPU.clock.run_hz[1] / GPU.clock.run_hz[0]) / 2
    changed = load_gpu("adreno-640", {field: f"{math.exp(step)}x"})
    before, after = (
        math.log(estimate(load_launch(PAIR[1]), gpu).latency_us / estimate(load_launch(PAIR[0]), gpu).latency_us)
        for gpu in (GPU, changed)
    )
    assert after - before == pytest.approx(expected, abs=0.15 * abs(expected) + 2e-3)


def test_the_same_leaves_nothing_open() -> None:
    one = doubt_of(estimate(load_launch("softmax"), GPU, intervals=True))
    assert paired_edge(one, one, 0.0) == 0.0
    assert one.own > 0


def test_more_in_common_is_narrower_and_always_below_two_intervals_apart() -> None:
    launch = load_launch("conv1x1_image")
    found = [predict(one, GPU) for one in (launch, launch.with_local((4, 8, 4)))]
    one, other = (doubt_of(estimate(each, GPU, intervals=True)) for each in (launch, launch.with_local((4, 8, 4))))
    edges = [paired_edge(one, other, kept) for kept in (0.0, ANOTHER_WORK_GROUP, ANOTHER_KERNEL)]
    assert edges == sorted(edges)
    apart = math.hypot(*(math.log(high / low) / 2 for low, high in (each.interval_us for each in found)))
    assert edges[1] < 0.6 * apart
    assert edges[2] < apart


def test_a_certain_gpu_leaves_the_models_own_errors() -> None:
    one = Doubt({}, {"dram": 0.2, "l2": 0.1})
    other = Doubt({}, {"dram": 0.1, "l2": 0.2})
    assert paired_edge(one, other, 0.0) == pytest.approx(math.hypot(0.1, 0.1))
    assert paired_edge(one, other, 1.0) == pytest.approx(math.hypot(0.3, 0.3))
    grown = msgspec.structs.replace(other, parts={"dram": 0.4})
    assert paired_edge(one, grown, 0.0) > paired_edge(one, other, 0.0)
