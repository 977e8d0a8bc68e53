"""How much pruning costs and saves: what it keeps of the best configurations, and what searches find with and without it.

All figures are of costs in microseconds. *Recall* is about a space whose every cost is known (measured, or predicted for all). It
says whether the optimum is kept, how much slower the best kept one is, which share of the best hundredth is kept. *Regret* after
k
evaluations is the best cost found so far over the best known, minus one. Searches are repeated with several seeds: means of
regrets, medians of evaluations.

>>> costs = np.array([3.0, 1.0, 2.0, np.nan])
>>> recall(costs, np.array([True, False, True, False])).best_over_optimum
1.0
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.sched.pruning.search import Domain, Trajectory, search, searches

Mask = npt.NDArray[np.bool_]

NEAR = 0.03
"""A configuration this much slower than the best is as good."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
BEST_SHARE = 0.01


class Recall(msgspec.Struct, frozen=True):
    """What pruning keeps of a space whose costs are known.

    Attributes
    ----------
    known, kept : configurations with a cost, and those of them that are kept.
    optimum_kept : whether a configuration of the lowest cost is kept.
    best_over_optimum : the lowest cost kept over the lowest there is, minus one; None if nothing with a cost is kept.
    near_kept : whether a configuration within `NEAR` of the lowest cost is kept.
    best_hundredth : share of the best 1% (at least one) that is kept.
    removed : share of the configurations with a cost that is removed.
    """

    known: int
    kept: int
    optimum_kept: bool
    best_over_optimum: float | None
    near_kept: bool
    best_hundredth: float
    removed: float


def recall(costs: Array, kept: Mask) -> Recall:
    """Return what `kept` keeps of configurations with these costs; those whose cost is not finite are left out."""
    known = np.isfinite(costs)
    if not known.any():
        raise InputError("recall: no configuration has a cost")
    values, kept_ones = np.asarray(costs)[known], np.asarray(kept)[known]
    best = float(values.min())
    top = values <= np.sort(values)[max(1, math.ceil(BEST_SHARE * len(values))) - 1]  # ties with the last of them belong to them
    left = float(values[kept_ones].min()) / best - 1.0 if kept_ones.any() else None
    return Recall(
        known=len(values),
        kept=int(kept_ones.sum()),
        optimum_kept=left == 0.0,
        best_over_optimum=left,
        near_kept=left is not None and left <= NEAR,
        best_hundredth=float(kept_ones[top].mean()),
        removed=1.0 - int(kept_ones.sum()) / len(values),
    )


class SearchOutcome(msgspec.Struct, frozen=True):
    """What one search found in one domain.

    Attributes
    ----------
    search, pruning : the name of the search, and what the domain is called.
    members : configurations of the domain.
    seeds : how many times it was run.
    best_us : the best cost of any run; None if all failed.
    regret : by evaluations, mean over the runs; None where some run had found nothing by then.
    near_after : median of the evaluations until a cost within `NEAR` of the best known; None if most runs found none.
    near_runs : share of the runs that found one.
    device_us : mean of the summed costs of what was evaluated until then (or in all).
    failed : mean share of evaluations that failed.
    """

    search: str
    pruning: str
    members: int
    seeds: int
    best_us: float | None
    regret: dict[int, float | None]
    near_after: float | None
    near_runs: float
    device_us: float
    failed: float


def compare(
    domains: Mapping[str, Domain],
    cost: Callable[[str, int], float],
    names: Sequence[str],
    *,
    budget: int,
    seeds: int = 1,
    priors: Mapping[str, Array] | None = None,
    bounds: Mapping[str, Array] | None = None,
    on_run: Callable[[str], None] | None = None,
) -> dict[tuple[str, str], list[Trajectory]]:
    """Run each search in each domain with seeds 0 to `seeds` - 1.

    Parameters
    ----------
    cost : cost of a position of the domain of that name.
    priors, bounds : by domain, predicted costs of its members and costs that they do not go below.
    on_run : told what runs next.
    """
    for name in names:
        searches.lookup(name)
    out: dict[tuple[str, str], list[Trajectory]] = {}
    for name in names:
        for pruning, domain in domains.items():
            runs = out[name, pruning] = []
            for seed in range(seeds if len(domain) else 0):
                if on_run is not None:
                    on_run(f"{name}, {pruning}, seed {seed}")
                prior, bound = (priors or {}).get(pruning), (bounds or {}).get(pruning)
                run = search(name, domain, partial(cost, pruning), budget=budget, seed=seed, prior=prior, bound=bound)
                runs.append(run)
    return out


def summary(
    runs: Mapping[tuple[str, str], Sequence[Trajectory]], members: Mapping[str, int], best_us: float
) -> list[SearchOutcome]:
    """Return the figures of each search in each domain against the best cost known."""
    out = []
    for (name, pruning), group in runs.items():
        if not group:
            out.append(SearchOutcome(name, pruning, members[pruning], 0, None, {}, None, 0.0, 0.0, 0.0))
            continue
        longest = max(len(run.costs) for run in group)
        steps = [k for k in STEPS if k < longest] + [longest]
        regret: dict[int, float | None] = {}
        for k in steps:
            values = [run.best_after(k) / best_us - 1.0 for run in group]
            regret[k] = float(np.mean(values)) if all(math.isfinite(v) for v in values) else None
        near = [run.first_within(best_us * (1.0 + NEAR)) for run in group]
        after = float(np.median([math.inf if n is None else n for n in near]))
        spent = [math.fsum(c for c in run.costs[:n] if math.isfinite(c)) for run, n in zip(group, near, strict=True)]
        best = min(run.best_after(len(run.costs)) for run in group)
        failed = [np.mean([not math.isfinite(c) for c in run.costs]) for run in group]
        out.append(
            SearchOutcome(
                name, pruning, members[pruning], len(group), best if math.isfinite(best) else None, regret,
                after if math.isfinite(after) else None, sum(n is not None for n in near) / len(near),
                float(np.mean(spent)), float(np.mean(failed)),
            )
        )  # fmt: skip
    return out
