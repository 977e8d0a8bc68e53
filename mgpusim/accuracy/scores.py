"""All figures of `mgpusim.accuracy.metrics` for one set of launches, together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.accuracy import metrics

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

    >>> found = scores_of([10.0, 20.0, 30.0], [10.0, 20.0, 30.0], [(0, 1, 2)], 4.0)
    >>> found.mape, found.tau5, found.regret, found.order["25"]
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
