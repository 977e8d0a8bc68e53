"""All figures of `mgpusim.accuracy.metrics` for one set of launches, together; and how well stated intervals hold."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy import metrics

COVERAGE = 0.8
"""Share of measured times that an interval is meant to hold."""
TIME_STEPS_US = (10.0, 100.0, 1000.0, 10000.0)


class IntervalScores(msgspec.Struct, frozen=True):
    """How well the 80% intervals of `n` launches hold.

    Attributes
    ----------
    coverage : share of measured times inside.
    below, above : shares of those that are shorter, and longer, than their interval.
    width : geometric mean of the upper over the lower end.
    score : mean interval score of ln(time) (Gneiting and Raftery 2007, eq. 43): the width, and ten times the distance of what is
        outside. Less is better; wide intervals that hold more do not gain by it.
    """

    n: int
    coverage: float
    below: float
    above: float
    width: float
    score: float


def interval_scores(measured_us: Sequence[float], intervals_us: Sequence[tuple[float, float]]) -> IntervalScores | None:
    """Return the scores of intervals; None of no launch.

    >>> scores = interval_scores([10.0, 30.0], [(8.0, 16.0), (10.0, 20.0)])
    >>> scores.coverage, scores.above, round(scores.width, 6)
    (0.5, 0.5, 2.0)
    """
    if not measured_us:
        return None
    measured = np.log(np.asarray(measured_us, float))
    low, high = np.log(np.maximum(np.asarray(intervals_us, float), 1e-12)).T
    below, above = np.maximum(0.0, low - measured), np.maximum(0.0, measured - high)
    widths = high - low
    outside = 2.0 / (1.0 - COVERAGE) * (below + above)
    return IntervalScores(
        n=len(measured),
        coverage=float(np.mean((below == 0) & (above == 0))),
        below=float(np.mean(below > 0)),
        above=float(np.mean(above > 0)),
        width=math.exp(float(widths.mean())),
        score=float((widths + outside).mean()),
    )


def time_step(us: float) -> str:
    """Return which decade of time a launch is of.

    >>> [time_step(us) for us in (3.0, 10.0, 250.0, 2e6)]
    ['under 10 us', '10 to 100 us', '100 to 1,000 us', 'over 10,000 us']
    """
    position = sum(us >= step for step in TIME_STEPS_US)
    if position == 0:
        return f"under {TIME_STEPS_US[0]:,.0f} us"
    if position == len(TIME_STEPS_US):
        return f"over {TIME_STEPS_US[-1]:,.0f} us"
    return f"{TIME_STEPS_US[position - 1]:,.0f} to {TIME_STEPS_US[position]:,.0f} us"


OF_TIMES = ("mape", "wmape", "median_error", "p90_error", "bias", "scaled_error")
"""Figures that need the times alone."""


class Scores(msgspec.Struct, frozen=True):
    """How good predictions of `n` launches are. What cannot be said is None.

    Attributes
    ----------
    net_error : of the `net_n` launches long enough for it.
    tau5, regret : means over `tau5_groups` and `regret_groups` choice groups; `chance_regret` is that of a choice at random.
    order : share of pairs ordered right that differ by more than 5, 10 and 25%, by "5", "10", "25"; `order_pairs` their number.
    """

    n: int
    mape: float | None = None
    wmape: float | None = None
    median_error: float | None = None
    p90_error: float | None = None
    bias: float | None = None
    net_error: float | None = None
    net_n: int = 0
    scaled_error: float | None = None
    tau5: float | None = None
    tau5_groups: int = 0
    regret: float | None = None
    regret_groups: int = 0
    chance_regret: float | None = None
    order: dict[str, float | None] = {}
    order_pairs: dict[str, int] = {}


def scores_of(
    measured_us: Sequence[float], predicted_us: Sequence[float], groups: Sequence[Sequence[int]], floor_us: float
) -> Scores:
    """Return all figures of launches whose choice groups are `groups` (none: figures that need none).

    >>> scores = scores_of([10.0, 20.0, 30.0], [10.0, 20.0, 30.0], [(0, 1, 2)], 4.0)
    >>> scores.mape, scores.tau5, scores.regret, scores.order["25"]
    (0.0, 1.0, 0.0, 1.0)
    """
    m, p = list(measured_us), list(predicted_us)
    parts = [([m[i] for i in g], [p[i] for i in g]) for g in groups]
    order = {f"{gap:.0%}"[:-1]: metrics.order_by_gap(m, p, groups, gap) for gap in metrics.GAPS}
    plain: dict[str, Any] = {name: getattr(metrics, name)(m, p) for name in OF_TIMES}
    return Scores(
        n=len(m), **plain, net_error=metrics.net_error(m, p, floor_us), net_n=int(metrics.net_rows(m, floor_us).sum()),
        tau5=metrics.tau5(m, p, groups), tau5_groups=sum(metrics.group_tau(*part) is not None for part in parts),
        regret=metrics.regret(m, p, groups), regret_groups=sum(metrics.group_regret(*part) is not None for part in parts),
        chance_regret=metrics.chance_regret(m, groups), order={gap: share for gap, (share, _) in order.items()},
        order_pairs={gap: pairs for gap, (_, pairs) in order.items()},
    )  # fmt: skip
