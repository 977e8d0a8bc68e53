"""The arithmetic of the report: lines through the origin fitted to relative errors, each network left out in turn, and orders."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from mgpusim.accuracy import metrics

__all__ = ["APART", "fitted", "left_out", "pairs_right", "tau"]

APART = 0.15
"""Networks whose measured times differ by more than this are pairs to be ordered."""

Columns = Sequence[Sequence[float]]


def fitted(columns: Columns, measured: Sequence[float]) -> tuple[float, ...] | None:
    """Return the weights, none below 0, with which one or two columns sum up to measured times: least squares of relative errors.

    Parameters
    ----------
    columns : each with a value for each measured time.

    Returns
    -------
    A weight of each column; None where the columns do not determine them.

    >>> [round(w, 9) for w in fitted([[1.0, 2.0, 4.0], [1.0, 1.0, 1.0]], [5.0, 7.0, 11.0])]
    [2.0, 3.0]
    """
    rows = [[x / t for x in values] for *values, t in zip(*columns, measured, strict=True)]
    if len(columns) == 1:
        square = math.fsum(x * x for (x,) in rows)
        return (math.fsum(x for (x,) in rows) / square,) if square > 0 else None
    a, b, c, p, q = (
        math.fsum(values)
        for values in zip(*((x * x, x * y, y * y, x, y) for x, y in rows), strict=True)
    )  # fmt: skip
    determinant = a * c - b * b
    if determinant <= 1e-9 * a * c:
        return None
    found = (p * c - q * b) / determinant, (q * a - p * b) / determinant
    if min(found) >= 0:
        return found
    # the least error without negative weights lies on an edge: one column alone
    alone = ((p / a if a > 0 else 0.0, 0.0), (0.0, q / c if c > 0 else 0.0))
    return min(alone, key=lambda w: math.fsum((w[0] * x + w[1] * y - 1.0) ** 2 for x, y in rows))


def left_out(columns: Columns, measured: Sequence[float], networks: Sequence[Hashable]) -> list[float] | None:
    """Return the time of each row by weights fitted to the rows of all other networks; None where those do not determine them.

    >>> left_out([[1.0, 2.0, 3.0]], [2.0, 4.0, 6.6], ["a", "b", "c"])[2]
    6.0
    """
    out: list[float] = []
    for i, network in enumerate(networks):
        kept = [k for k, other in enumerate(networks) if other != network]
        if len(kept) < len(columns):
            return None
        weights = fitted([[column[k] for k in kept] for column in columns], [measured[k] for k in kept])
        if weights is None:
            return None
        out.append(math.fsum(w * column[i] for w, column in zip(weights, columns, strict=True)))
    return out


def pairs_right(
    measured: Sequence[float], predicted: Sequence[float], groups: Sequence[Sequence[int]]
) -> tuple[float | None, int]:
    """Return the share of pairs within groups, measured more than `APART` apart, that are ordered right, and their number.

    >>> pairs_right([1.0, 1.1, 2.0], [1.0, 2.0, 3.0], [(0, 1, 2)])
    (1.0, 2)
    """
    return metrics.order_by_gap(measured, predicted, groups, math.log1p(APART))


def tau(measured: Sequence[float], predicted: Sequence[float]) -> float | None:
    """Return Kendall's tau over pairs measured more than 5% apart; None with fewer than three of them.

    >>> tau([1.0, 2.0, 3.0], [1.0, 3.0, 2.0])
    0.3333333333333333
    """
    return metrics.group_tau(measured, predicted)
