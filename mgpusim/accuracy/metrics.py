"""Figures of accuracy, one function each: the only definitions of them in mgpusim.

All take measured and predicted times of the same launches (any one unit, positive). Errors are fractions: 0.1 is 10%. Where
nothing can be said (no launch, no group large enough) the answer is None.

`groups` are choice groups: sequences of positions, each the launches somebody would choose among (`mgpusim.accuracy.sample`).
Two times differ by 5% where their natural logarithms differ by more than 0.05. Predicted times are tied where they differ by
less than `TIE`: equal but for rounding.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from mgpusim.arrays import Array
from mgpusim.errors import InputError

Times = Sequence[float] | npt.NDArray[Any]
Groups = Iterable[Sequence[int]]

GAP = 0.05
"""Log ratio of two measured times above which their order counts: well above the noise of repeated measurement."""
GAPS = (0.05, 0.10, 0.25)
TIE = 1e-9
LEAST_PAIRS = 3
"""Pairs of a choice group for its tau5 to count."""
LEAST_MEMBERS = 3
"""Launches of a choice group for its regret to count."""
LEAST_OVER_FLOOR = 1.5
"""Launches measured below this many launch floors say nothing net of it: what remains is smaller than their noise."""


def _checked(measured: Times, predicted: Times) -> tuple[Array, Array]:
    m, p = np.asarray(measured, np.float64), np.asarray(predicted, np.float64)
    if m.shape != p.shape or m.ndim != 1:
        raise InputError(f"{m.size} measured and {p.size} predicted times: expected one of each per launch")
    for name, values in (("measured", m), ("predicted", p)):
        wrong = np.flatnonzero(~(np.isfinite(values) & (values > 0)))
        if len(wrong):
            raise InputError(f"{name}[{wrong[0]}]: got {values[wrong[0]]}, expected a positive time")
    return m, p


def relative_errors(measured: Times, predicted: Times) -> Array:
    """Return predicted / measured - 1 of each launch: positive where too slow is predicted.

    >>> relative_errors([10.0, 20.0], [12.0, 15.0]).tolist()
    [0.19999999999999996, -0.25]
    """
    m, p = _checked(measured, predicted)
    return p / m - 1.0


def mape(measured: Times, predicted: Times) -> float | None:
    """Return the mean absolute percentage error, mean of abs(predicted / measured - 1), as a fraction.

    >>> mape([10.0, 20.0], [15.0, 15.0])
    0.375
    """
    errors = np.abs(relative_errors(measured, predicted))
    return float(errors.mean()) if len(errors) else None


def wmape(measured: Times, predicted: Times) -> float | None:
    """Return the error weighted by time: the sum of abs(predicted - measured) over the sum of measured.

    >>> wmape([10.0, 90.0], [20.0, 90.0])
    0.1
    """
    m, p = _checked(measured, predicted)
    return float(np.abs(p - m).sum() / m.sum()) if len(m) else None


def median_error(measured: Times, predicted: Times) -> float | None:
    """Return the median of abs(predicted / measured - 1).

    >>> median_error([1.0, 1.0, 1.0], [1.5, 1.25, 5.0])
    0.5
    """
    errors = np.abs(relative_errors(measured, predicted))
    return float(np.median(errors)) if len(errors) else None


def p90_error(measured: Times, predicted: Times) -> float | None:
    """Return the 90th percentile of abs(predicted / measured - 1), linear between launches.

    >>> p90_error([1.0] * 11, [1.0 + k for k in range(11)])
    9.0
    """
    errors = np.abs(relative_errors(measured, predicted))
    return float(np.quantile(errors, 0.9)) if len(errors) else None


def bias(measured: Times, predicted: Times) -> float | None:
    """Return the geometric mean of predicted / measured: above 1 where too slow is predicted.

    >>> bias([1.0, 1.0], [4.0, 1.0])
    2.0
    """
    m, p = _checked(measured, predicted)
    return math.exp(float(np.log(p / m).mean())) if len(m) else None


def net_rows(measured: Times, floor: float) -> npt.NDArray[np.bool_]:
    """Return which launches are long enough to say something net of a launch floor.

    >>> net_rows([5.0, 10.0], 4.0).tolist()
    [False, True]
    """
    return np.asarray(measured, np.float64) >= LEAST_OVER_FLOOR * floor


def net_error(measured: Times, predicted: Times, floor: float) -> float | None:
    """Return the MAPE of the times less the launch floor, which both contain, of launches of 1.5 floors or more.

    Parameters
    ----------
    floor : time of an empty launch, in the unit of the times.

    >>> net_error([10.0, 5.0], [12.0, 9.0], 4.0)  # 2 of 6; the second is too near the floor
    0.3333333333333333
    """
    m, p = _checked(measured, predicted)
    kept = net_rows(m, floor)
    m, p = m[kept], p[kept]
    return float((np.abs(p - m) / (m - floor)).mean()) if len(m) else None


def scaled_error(measured: Times, predicted: Times) -> float | None:
    """Return the MAPE after one common scale factor: predicted times divided by their `bias`.

    >>> scaled_error([1.0, 2.0, 3.0], [2.0, 4.0, 6.0])
    0.0
    """
    scale = bias(measured, predicted)
    return None if scale is None else mape(measured, np.asarray(predicted, np.float64) / scale)


def _pairs(measured: Array, predicted: Array, gap: float) -> Array:
    """Return 1, 0 or -1 of each pair whose measured times differ by more than `gap`: ordered right, tied, wrong."""
    first, second = np.triu_indices(len(measured), 1)
    truth = np.log(measured[first] / measured[second])
    said = np.log(predicted[first] / predicted[second])
    said = np.where(np.abs(said) <= TIE, 0.0, said)
    return (np.sign(said) * np.sign(truth))[np.abs(truth) > gap]


def group_tau(measured: Times, predicted: Times, gap: float = GAP) -> float | None:
    """Return (concordant - discordant) / pairs of one choice group, over pairs measured more than `gap` apart.

    Predicted ties count 0. None where fewer than three pairs lie that far apart.

    >>> group_tau([1.0, 2.0, 3.0], [10.0, 20.0, 20.0])  # two right, one tied
    0.6666666666666666
    """
    m, p = _checked(measured, predicted)
    right = _pairs(m, p, gap)
    return float(right.mean()) if len(right) >= LEAST_PAIRS else None


def tau5(measured: Times, predicted: Times, groups: Groups) -> float | None:
    """Return the mean over choice groups of their tau over pairs that differ by more than 5%.

    >>> tau5([1.0, 2.0, 3.0, 3.0, 2.0, 1.0], [1.0, 2.0, 3.0, 1.0, 2.0, 3.0], [(0, 1, 2), (3, 4, 5)])
    0.0
    """
    m, p = _checked(measured, predicted)
    taus = [group_tau(m[list(g)], p[list(g)]) for g in groups]
    return _mean(taus)


def order_by_gap(measured: Times, predicted: Times, groups: Groups, gap: float) -> tuple[float | None, int]:
    """Return the share of pairs inside choice groups that are ordered right, of those measured more than `gap` apart.

    All pairs weigh the same; a predicted tie counts half. The second figure is the number of pairs.

    >>> order_by_gap([1.0, 2.0, 3.0], [10.0, 20.0, 20.0], [(0, 1, 2)], 0.25)
    (0.8333333333333334, 3)
    """
    m, p = _checked(measured, predicted)
    right = [_pairs(m[list(g)], p[list(g)], gap) for g in groups]
    every = np.concatenate([*right, np.zeros(0)])
    return (float((0.5 + 0.5 * every).mean()) if len(every) else None), len(every)


def group_regret(measured: Times, predicted: Times) -> float | None:
    """Return what choosing by prediction costs in one choice group: time of its choice over the best time, minus one.

    Of members that tie for the fastest prediction the mean time counts. None for groups of fewer than three.

    >>> group_regret([10.0, 11.0, 15.0], [2.0, 1.0, 1.0])  # 11 or 15 instead of 10
    0.30000000000000004
    """
    m, p = _checked(measured, predicted)
    if len(m) < LEAST_MEMBERS:
        return None
    chosen = np.log(p / p.min()) <= TIE
    return max(0.0, float(m[chosen].mean() / m.min()) - 1.0)  # the mean of equal times may round below them


def regret(measured: Times, predicted: Times, groups: Groups) -> float | None:
    """Return the mean over choice groups of three or more of what choosing by prediction costs.

    >>> regret([10.0, 11.0, 12.0], [1.0, 2.0, 3.0], [(0, 1, 2)])
    0.0
    """
    m, p = _checked(measured, predicted)
    return _mean([group_regret(m[list(g)], p[list(g)]) for g in groups])


def chance_regret(measured: Times, groups: Groups) -> float | None:
    """Return the regret of a choice at random: what there is to win.

    >>> chance_regret([10.0, 11.0, 12.0], [(0, 1, 2)])
    0.10000000000000009
    """
    m = np.asarray(measured, np.float64)
    return _mean([group_regret(m[list(g)], np.ones(len(g))) for g in groups])


def _mean(values: Iterable[float | None]) -> float | None:
    known = [v for v in values if v is not None]
    return math.fsum(known) / len(known) if known else None
