"""The least sum of costs over variables with few values each: elimination of one variable after the other.

Costs are tables over some of the variables (a weighted constraint satisfaction problem). Eliminating a variable adds up the
tables in which it occurs and keeps the best that it can do for each value of its neighbours (Dechter, "Bucket elimination",
Artificial Intelligence 113, 1999). That is exact, and quick as long as the tables stay small. Their dimensions are the width of
the graph of variables, 1 for a tree. Where a table would exceed a limit the bucket is split into parts that choose alone
(mini-buckets, Dechter and Rish, Journal of the ACM 50, 2003). What comes out is a lower bound then. The values found are improved
one and two variables at a time. How much they may lose at most is said.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from mgpusim.errors import InputError

Table = npt.NDArray[np.float64]
MOST_ENTRIES = 1 << 22
"""Entries of a table, 32 MiB: more are split into mini-buckets."""


class Factor(NamedTuple):
    """A cost that depends on some variables: `costs` has an axis for each, in their order; what is impossible is infinite."""

    variables: tuple[int, ...]
    costs: Table


class Minimum(NamedTuple):
    """Values of all variables, what they cost, and `bound`: no values cost less. They are the least where both are equal."""

    values: tuple[int, ...]
    cost: float
    bound: float

    @property
    def loss(self) -> float:
        """Share of the cost by which the values may exceed the least, at most."""
        return max(0.0, 1.0 - self.bound / self.cost) if self.cost > 0 else 0.0


def cost_of(factors: Iterable[Factor], values: Sequence[int]) -> float:
    """Return the sum of all costs at some values.

    >>> cost_of([Factor((0,), np.array([1.0, 2.0])), Factor((0, 1), np.array([[0.0, 4.0], [8.0, 0.0]]))], [1, 1])
    2.0
    """
    return math.fsum(float(factor.costs[tuple(values[v] for v in factor.variables)]) for factor in factors)


def least(
    sizes: Sequence[int], factors: Sequence[Factor], *, starts: Sequence[Sequence[int]] = (), most: int = MOST_ENTRIES
) -> Minimum:
    """Return the values of variables at which the costs add up to the least.

    Parameters
    ----------
    sizes : values of each variable, numbered from 0.
    starts : values to begin with as well, where tables have to be split: what is found is no worse than any of them.
    most : entries of a table.

    >>> chain = [Factor((i, i + 1), np.array([[0.0, 3.0], [3.0, 0.0]])) for i in range(3)]
    >>> ends = [Factor((0,), np.array([0.0, 5.0])), Factor((3,), np.array([2.0, 0.0]))]
    >>> least([2, 2, 2, 2], chain + ends)
    Minimum(values=(0, 0, 0, 0), cost=2.0, bound=2.0)
    """
    if not sizes:
        return Minimum((), 0.0, 0.0)
    left = [Factor(f.variables, np.asarray(f.costs, np.float64)) for f in factors]
    buckets: list[tuple[int, list[Factor]]] = []
    waiting = set(range(len(sizes)))
    bound, split = 0.0, False
    while waiting:
        variable = min(waiting, key=lambda v: (_entries(left, v, sizes), v))
        waiting.remove(variable)
        mine = [f for f in left if variable in f.variables]
        left = [f for f in left if variable not in f.variables]
        buckets.append((variable, mine))
        parts = _parts(mine, sizes, most)
        split = split or len(parts) > 1
        for part in parts:
            joined = _sum(part, sizes)
            axis = joined.variables.index(variable)
            rest = joined.variables[:axis] + joined.variables[axis + 1 :]
            best = joined.costs.min(axis=axis)
            if rest:
                left.append(Factor(rest, best))
            else:
                bound += float(best)
    values = [0] * len(sizes)
    for variable, mine in reversed(buckets):
        total = np.zeros(sizes[variable])
        for factor in mine:
            at = tuple(slice(None) if v == variable else values[v] for v in factor.variables)
            total = total + factor.costs[at]
        values[variable] = int(np.argmin(total))
    first = tuple(values)
    cost = cost_of(factors, first)
    if split:
        tried = [_improved(start, sizes, factors) for start in (first, *starts)]
        cost, first = min((cost_of(factors, values), values) for values in tried)
    if not math.isfinite(cost):
        raise InputError("no values are possible together: every one breaks a constraint")
    return Minimum(first, cost, min(bound, cost) if split else cost)


def _entries(factors: Sequence[Factor], variable: int, sizes: Sequence[int]) -> int:
    """Return the entries of the table that eliminating a variable makes."""
    near = {v for f in factors if variable in f.variables for v in f.variables}
    return math.prod(sizes[v] for v in near) if near else 0


def _parts(factors: Sequence[Factor], sizes: Sequence[int], most: int) -> list[list[Factor]]:
    """Return factors in as few parts as a table of each holds, the largest first."""
    parts: list[tuple[set[int], list[Factor]]] = []
    for factor in sorted(factors, key=lambda f: -f.costs.size):
        for names, part in parts:
            if math.prod(sizes[v] for v in names | set(factor.variables)) <= most:
                names.update(factor.variables)
                part.append(factor)
                break
        else:
            parts.append((set(factor.variables), [factor]))
    return [part for _, part in parts]


def _sum(factors: Sequence[Factor], sizes: Sequence[int]) -> Factor:
    names = tuple(sorted({v for f in factors for v in f.variables}))
    total: Any = np.zeros([sizes[v] for v in names])
    for factor in factors:
        order = sorted(range(len(factor.variables)), key=lambda i: factor.variables[i])
        held = [sizes[v] if v in factor.variables else 1 for v in names]
        total = total + np.transpose(factor.costs, order).reshape(held)
    return Factor(names, total)


def _improved(start: Sequence[int], sizes: Sequence[int], factors: Sequence[Factor]) -> tuple[int, ...]:
    """Return values that no change of one variable, or of two that share a cost, makes better."""
    values = list(start)
    own: list[list[Factor]] = [[] for _ in sizes]
    for factor in factors:
        for v in factor.variables:
            own[v].append(factor)
    pairs = {(a, b) for f in factors for a in f.variables for b in f.variables if a < b}
    moves = [(v,) for v in range(len(sizes))] + sorted(pairs)
    better = True
    while better:
        better = False
        for move in moves:
            near = list({id(f): f for v in move for f in own[v]}.values())
            before = cost_of(near, values)
            kept = [values[v] for v in move]
            best, cost = kept, before
            for new in np.ndindex(*(sizes[v] for v in move)):
                for v, value in zip(move, new, strict=True):
                    values[v] = int(value)
                now = cost_of(near, values)
                if now < cost - 1e-12 * max(1.0, abs(cost)) or (math.isinf(cost) and now < cost):
                    best, cost = [int(value) for value in new], now
            for v, value in zip(move, best, strict=True):
                values[v] = value
            better = better or best != kept
    return tuple(values)
