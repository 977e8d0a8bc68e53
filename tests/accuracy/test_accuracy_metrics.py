"""Metrics: cases worked out by hand, properties that must hold, and slow twins written from the definitions alone."""

from __future__ import annotations

import itertools
import math
import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.accuracy import metrics
from mgpusim.accuracy.scores import scores_of
from mgpusim.errors import InputError

times = st.floats(1e-3, 1e6)
pairs = st.lists(st.tuples(times, times), min_size=1, max_size=12)
# few distinct predictions, so that ties are common; measured times near each other, so that some pairs are within 5%
close = st.lists(st.tuples(st.floats(1.0, 1.3), st.sampled_from([1.0, 2.0, 3.0, 4.0])), min_size=1, max_size=9)


def twin_tau(m: list[float], p: list[float], gap: float) -> float | None:
    right = wrong = tied = 0
    for i, j in itertools.combinations(range(len(m)), 2):
        if abs(math.log(m[i]) - math.log(m[j])) <= gap:
            continue
        if p[i] == p[j]:
            tied += 1
        elif (m[i] < m[j]) == (p[i] < p[j]):
            right += 1
        else:
            wrong += 1
    n = right + wrong + tied
    return (right - wrong) / n if n >= 3 else None


def twin_regret(m: list[float], p: list[float]) -> float | None:
    if len(m) < 3:
        return None
    fastest = [a for a, b in zip(m, p, strict=True) if b == min(p)]
    return statistics.fmean(fastest) / min(m) - 1


def test_errors_by_hand() -> None:
    m, p = [10.0, 20.0, 40.0, 80.0], [11.0, 16.0, 60.0, 80.0]  # +10%, -20%, +50%, 0
    assert metrics.relative_errors(m, p).tolist() == pytest.approx([0.1, -0.2, 0.5, 0.0])
    assert metrics.mape(m, p) == pytest.approx(0.2)
    assert metrics.wmape(m, p) == pytest.approx((1 + 4 + 20) / 150)
    assert metrics.median_error(m, p) == pytest.approx(0.15)
    assert metrics.p90_error(m, p) == pytest.approx(0.2 + 0.7 * 0.3)  # at 2.7 of the sorted 0, 0.1, 0.2, 0.5
    assert metrics.bias(m, p) == pytest.approx((1.1 * 0.8 * 1.5 * 1.0) ** 0.25)


def test_error_net_of_launch_overhead_by_hand() -> None:
    # 6 us of floor: 8 us is less than one and a half floors; 10 and 30 us are 4 and 24 us of work, off by 2 and by 6
    assert metrics.net_error([8.0, 10.0, 30.0], [80.0, 12.0, 24.0], 6.0) == pytest.approx((2 / 4 + 6 / 24) / 2)
    assert metrics.net_error([9.0], [9.0], 6.0) == 0.0  # exactly one and a half
    assert metrics.net_error([8.9], [9.0], 6.0) is None
    assert metrics.net_error([8.0, 10.0], [4.0, 15.0], 0.0) == metrics.mape([8.0, 10.0], [4.0, 15.0])


def test_error_after_one_scale_factor_by_hand() -> None:
    # predicted 2 and 8 times too slow: the factor is 4, what remains is half and twice
    assert metrics.scaled_error([1.0, 1.0], [2.0, 8.0]) == pytest.approx((0.5 + 1.0) / 2)


def test_tau_by_hand() -> None:
    # within 5% of each other: (100, 104) alone; of the five other pairs 3 right, 1 wrong (104 against 120), 1 tied
    m, p = [100.0, 104.0, 120.0, 150.0], [10.0, 13.0, 12.0, 13.0]
    assert metrics.group_tau(m, p) == pytest.approx((3 - 1) / 5)
    assert metrics.group_tau(m, p, 0.3) is None  # (100, 150) and (104, 150) alone differ by so much: too few
    assert metrics.group_tau([100.0, 104.0, 102.0], [1.0, 2.0, 3.0]) is None
    assert metrics.tau5([*m, 1.0, 1.0], [*p, 1.0, 2.0], [(0, 1, 2, 3), (4, 5)]) == pytest.approx(0.4)  # small ones left out
    assert metrics.tau5(m, p, [(0,), (1, 2)]) is None


def test_the_gap_is_a_log_ratio() -> None:
    just_under, just_over = math.exp(0.0499), math.exp(0.0501)
    assert metrics.order_by_gap([1.0, just_under], [1.0, 2.0], [(0, 1)], 0.05) == (None, 0)
    assert metrics.order_by_gap([1.0, just_over], [1.0, 2.0], [(0, 1)], 0.05) == (1.0, 1)


def test_order_by_gap_by_hand() -> None:
    m, p = [100.0, 108.0, 150.0], [1.0, 1.0, 0.5]  # one tie (gap 8%), two wrong (gaps 33 and 41%)
    assert metrics.order_by_gap(m, p, [(0, 1, 2)], 0.05) == (pytest.approx(0.5 / 3), 3)
    assert metrics.order_by_gap(m, p, [(0, 1, 2)], 0.10) == (0.0, 2)
    assert metrics.order_by_gap(m, p, [(0, 1), (2,)], 0.05) == (0.5, 1)
    assert metrics.order_by_gap(m, p, [], 0.05) == (None, 0)


def test_regret_by_hand() -> None:
    m = [10.0, 12.0, 20.0]
    assert metrics.group_regret(m, [1.0, 2.0, 3.0]) == 0.0
    assert metrics.group_regret(m, [2.0, 1.0, 3.0]) == pytest.approx(0.2)
    assert metrics.group_regret(m, [1.0, 1.0, 3.0]) == pytest.approx(0.1)  # 10 or 12
    assert metrics.group_regret(m[:2], [2.0, 1.0]) is None
    assert metrics.chance_regret(m, [(0, 1, 2)]) == pytest.approx(0.4)
    assert metrics.regret([*m, *m], [1, 2, 3, 3, 2, 1], [(0, 1, 2), (3, 4, 5)]) == pytest.approx(0.5)


def test_predictions_equal_but_for_rounding_are_tied() -> None:
    third = 1.0 / 3.0
    almost = third * (1 + 1e-15)
    assert almost != third
    assert metrics.group_regret([10.0, 20.0, 30.0], [almost, third, 1.0]) == pytest.approx(0.5)
    assert metrics.order_by_gap([10.0, 20.0], [almost, third], [(0, 1)], 0.05) == (0.5, 1)


def test_nothing_to_say_of_nothing() -> None:
    for function in (metrics.mape, metrics.wmape, metrics.median_error, metrics.p90_error, metrics.bias, metrics.scaled_error):
        assert function([], []) is None
    empty = scores_of([], [], [], 4.0)
    assert (empty.n, empty.tau5, empty.regret, empty.order["5"], empty.net_n) == (0, None, None, None, 0)


@pytest.mark.parametrize(("m", "p"), [([1.0], [0.0]), ([-1.0], [1.0]), ([1.0], [math.nan]), ([math.inf], [1.0]), ([1.0], [])])
def test_times_must_be_positive_and_paired(m: list[float], p: list[float]) -> None:
    with pytest.raises(InputError, match="expected"):
        metrics.mape(m, p)


@given(close)
def test_tau_and_regret_equal_their_twins(rows: list[tuple[float, float]]) -> None:
    m, p = [r[0] for r in rows], [r[1] for r in rows]
    for gap in (0.05, 0.10, 0.25):
        tau, twin = metrics.group_tau(m, p, gap), twin_tau(m, p, gap)
        assert tau == (None if twin is None else pytest.approx(twin))
    regret, other = metrics.group_regret(m, p), twin_regret(m, p)
    assert regret == (None if other is None else pytest.approx(other))


@given(pairs, st.floats(0.1, 10.0))
def test_one_factor_on_all_predictions(rows: list[tuple[float, float]], factor: float) -> None:
    m, p = [r[0] for r in rows], [r[1] for r in rows]
    scaled = [factor * v for v in p]
    everything = [tuple(range(len(m)))]
    assert metrics.bias(m, scaled) == pytest.approx(factor * (metrics.bias(m, p) or 0.0))
    assert metrics.scaled_error(m, scaled) == pytest.approx(metrics.scaled_error(m, p), rel=1e-6, abs=1e-9)
    if _well_apart(p):
        assert metrics.tau5(m, scaled, everything) == metrics.tau5(m, p, everything)
        assert metrics.regret(m, scaled, everything) == metrics.regret(m, p, everything)


def _well_apart(p: list[float]) -> bool:
    """Whether rounding cannot make or break a tie."""
    return all(a == b or abs(math.log(a / b)) > 1e-8 for a, b in itertools.combinations(p, 2))


@given(pairs)
def test_perfect_and_reversed_predictions(rows: list[tuple[float, float]]) -> None:
    m = [r[0] for r in rows]
    groups = [tuple(range(len(m)))]
    found = scores_of(m, m, groups, 1.0)
    assert (found.mape, found.wmape, found.bias) == (0.0, 0.0, 1.0)
    assert found.tau5 in (None, 1.0)
    assert found.regret is None or 0.0 <= found.regret < 2 * metrics.TIE
    assert metrics.tau5(m, [1.0 / v for v in m], groups) in (None, -1.0)


@given(pairs, st.randoms())
def test_order_of_launches_does_not_matter_and_bounds_hold(rows: list[tuple[float, float]], rng: random.Random) -> None:
    shuffled = list(rows)
    rng.shuffle(shuffled)
    everything = [tuple(range(len(rows)))]
    found = [scores_of([r[0] for r in some], [r[1] for r in some], everything, 1.0) for some in (rows, shuffled)]
    for name in ("mape", "wmape", "median_error", "p90_error", "bias", "net_error", "tau5", "regret"):
        one, two = (getattr(scores, name) for scores in found)
        assert one == (None if two is None else pytest.approx(two))
    first = found[0]
    assert first.tau5 is None or -1.0 <= first.tau5 <= 1.0
    assert first.regret is None or first.regret >= 0.0
    worst = max(abs(b / a - 1.0) for a, b in rows)
    for name in ("mape", "wmape", "median_error", "p90_error"):
        assert 0.0 <= getattr(first, name) <= worst * (1 + 1e-9)
    assert first.median_error <= first.p90_error * (1 + 1e-9)
