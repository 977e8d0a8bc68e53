"""How well stated intervals hold: the share of measured times inside, how wide they are, and both in one score."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

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

    >>> found = interval_scores([10.0, 30.0], [(8.0, 16.0), (10.0, 20.0)])
    >>> found.coverage, found.above, round(found.width, 6)
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
