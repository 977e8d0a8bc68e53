"""Plateaus, knees and slopes against curves whose knees are known."""

from __future__ import annotations

import math
from collections.abc import Collection
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from mgpusim.calibrate.curves import find_steps, slope_of
from tests.helpers.examples import examples

SIZES = [2.0 ** (10 + k / 4) for k in range(49)]  # 1 KiB to 4 MiB


def stairs(
    knees: list[float], levels: list[float], rng: np.random.Generator, noise: float, spikes: Collection[int] = ()
) -> list[float]:
    """Return y over SIZES: `levels` up to and beyond `knees`, times log-normal noise, the points `spikes` far too high."""
    y = np.array([levels[sum(x > k for k in knees)] for x in SIZES]) * np.exp(noise * rng.standard_normal(len(SIZES)))
    y[list(spikes)] *= 2.5
    return [float(v) for v in y]


@examples(60)
@given(
    seed=st.integers(0, 2**32 - 1),
    knees=st.tuples(st.integers(8, 18), st.integers(26, 40)),
    steps=st.tuples(st.floats(1.6, 8.0), st.floats(1.6, 8.0)),
    noise=st.floats(0.0, 0.03),
    spikes=st.sets(st.integers(0, len(SIZES) - 1), max_size=2),
)
@example(seed=999999999, knees=(17, 37), steps=(2.5, 8.0), noise=0.03, spikes={16, 17})
@example(seed=1, knees=(18, 40), steps=(2.5, 2.5), noise=0.0, spikes={16, 17})
@example(seed=1, knees=(18, 40), steps=(1.6, 7.5), noise=0.0, spikes={19, 20})
@example(seed=1410277014, knees=(10, 29), steps=(8.0, 8.0), noise=0.03, spikes={7, 11})
def test_two_knees_in_noise_with_spikes(
    seed: int, knees: tuple[int, int], steps: tuple[float, float], noise: float, spikes: set[int]
) -> None:
    assume(spikes not in ({0, 1}, {len(SIZES) - 2, len(SIZES) - 1}))  # two points are enough for a plateau there
    rng = np.random.default_rng(seed)
    levels = [40.0, 40.0 * steps[0], 40.0 * steps[0] * steps[1]]
    y = stairs([SIZES[k] for k in knees], levels, rng, noise, spikes)
    found = find_steps(SIZES, y)
    assert len(found.edges) == 2
    for edge, knee in zip(found.edges, knees, strict=True):
        # points before a knee that are as high as those beyond it are of the upper level where they are no fewer than the others
        low = knee - max(n for n in range(5) if 2 * len(spikes & set(range(knee - n + 1, knee + 1))) >= n)
        high = min(k for k in range(knee + 1, len(SIZES)) if k not in spikes)
        assert SIZES[low - 1] <= edge.below <= SIZES[knee]
        assert SIZES[low + 1] <= edge.above <= SIZES[high + 1]
    begins = (0, knees[0] + 1, knees[1] + 1, len(SIZES))
    for plateau, (begin, end) in zip(found.plateaus, pairwise(begins), strict=True):
        own = sorted(y[k] for k in range(begin, end) if k not in spikes)
        n = len(own)  # six points at most that are missing or another's: each moves a median by half a rank
        assert own[max(0, (n - 1) // 2 - 3)] * (1 - 1e-9) <= plateau.level <= own[min(n - 1, n // 2 + 3)] * (1 + 1e-9)


@examples(60)
@given(seed=st.integers(0, 2**32 - 1), noise=st.floats(0.0, 0.3))
def test_noise_alone_has_no_knee(seed: int, noise: float) -> None:
    found = find_steps(SIZES, stairs([], [100.0], np.random.default_rng(seed), noise), least=1.15)
    # a run of luck in 49 points looks like an edge: seen at an eighth of the level (seed 1723), not below a tenth
    assert len(found.edges) <= (0 if noise < 0.1 else 1)


def test_a_step_within_the_noise_is_not_found_but_one_beyond_it_is() -> None:
    rng = np.random.default_rng(3)
    hidden = stairs([SIZES[24]], [100.0, 120.0], rng, 0.35)
    clear = stairs([SIZES[24]], [100.0, 120.0], rng, 0.02)
    assert not find_steps(SIZES, hidden).edges
    assert [e.below for e in find_steps(SIZES, clear).edges] == [SIZES[24]]


def test_a_slope_between_plateaus_is_the_bracket_of_one_edge() -> None:
    ramp = np.interp(np.arange(len(SIZES)), [0, 20, 26, 48], [math.log(40), math.log(40), math.log(280), math.log(280)])
    found = find_steps(SIZES, list(np.exp(ramp)))
    assert len(found.edges) == 1
    assert (found.edges[0].below, found.edges[0].above) == (SIZES[20], SIZES[26])


def test_a_plateau_that_is_too_short_is_part_of_an_edge() -> None:
    y = [40.0] * 20 + [80.0] * 4 + [160.0] * 25
    assert [(e.below, e.above) for e in find_steps(SIZES, y).edges] == [(SIZES[19], SIZES[20]), (SIZES[23], SIZES[24])]
    assert [(e.below, e.above) for e in find_steps(SIZES, y, near=2.0).edges] == [(SIZES[19], SIZES[24])]


def test_spreads_of_the_points_count_as_noise() -> None:
    y = stairs([SIZES[24]], [100.0, 112.0], np.random.default_rng(1), 0.001)
    assert find_steps(SIZES, y).edges
    assert not find_steps(SIZES, y, [40.0] * len(y)).edges


def test_a_curve_that_rises_all_the_way_has_no_plateau() -> None:
    assert find_steps(SIZES, [40.0 * 1.3**k for k in range(len(SIZES))]).plateaus == ()


def test_few_points_and_none() -> None:
    assert find_steps([], []).plateaus == ()
    assert find_steps([1.0], [5.0]).plateaus == ()
    assert len(find_steps([1.0, 2.0], [5.0, 5.0]).plateaus) == 1
    assert not find_steps([1.0, 2.0], [5.0, 5.0]).edges


@examples(60)
@given(
    seed=st.integers(0, 2**32 - 1), per=st.floats(1e-9, 1e-5), start=st.floats(0.0, 1e-4), counts=st.integers(2, 6),
    spread=st.floats(0.0, 0.02),
)  # fmt: skip
def test_the_slope_is_within_its_interval_and_overhead_cancels(
    seed: int, per: float, start: float, counts: int, spread: float
) -> None:
    rng = np.random.default_rng(seed)
    x = [100.0 * (1 + 2 * k) for k in range(counts)]
    sigma = spread * per * 100.0
    time = [start + per * v + float(np.clip(sigma * rng.standard_normal(), -1.2 * sigma, 1.2 * sigma)) for v in x]
    found = slope_of(x, time, [1.2815 * sigma] * counts)
    assert found is not None
    assert found.low <= per * 1.0001 or found.value == pytest.approx(per, rel=0.05)
    assert found.low < found.value < found.high
    assert found.value == pytest.approx(per, rel=0.02 + 2.5 * spread)


def test_no_slope_where_time_does_not_rise_or_is_lost_in_the_spread() -> None:
    assert slope_of([1.0], [1e-6]) is None
    assert slope_of([1.0, 1.0], [1e-6, 2e-6]) is None
    assert slope_of([1.0, 2.0], [2e-6, 1e-6]) is None
    assert slope_of([1.0, 2.0], [1e-6, 1.1e-6], [1e-6, 1e-6]) is None


def test_one_wrong_time_of_five_does_not_move_the_slope() -> None:
    x = [10.0, 20.0, 30.0, 40.0, 50.0]
    time = [1e-6 * v for v in x]
    time[2] *= 3.0
    found = slope_of(x, time)
    assert found is not None
    assert found.value == pytest.approx(1e-6, rel=0.01)
