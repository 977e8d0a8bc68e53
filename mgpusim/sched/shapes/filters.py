"""What each rule filters out: kept alone and in turn, and how good what it keeps is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec

from mgpusim.sched.shapes.rules import COMPETITIVE, PAPER_RULES, RuleInputs, importance, rules
from mgpusim.workload.local_choice import Shape

__all__ = ["FilterStatistics", "filter_statistics"]


class FilterStatistics(msgspec.Struct, frozen=True):
    """One rule on a set of candidates.

    Attributes
    ----------
    rule : its name.
    kept : candidates that meet it; `left` those that meet it and all rules before it.
    importance : equation (8); None without times or where nothing is kept.
    mean_regret : mean time of those kept over the best of all, minus one.
    best_regret : least time of those kept over the best of all, minus one: 0 if the rule keeps the best.
    competitive_kept : share of the competitive candidates that the rule keeps.
    """

    rule: str
    kept: int
    left: int
    importance: float | None = None
    mean_regret: float | None = None
    best_regret: float | None = None
    competitive_kept: float | None = None


def filter_statistics(
    facts: RuleInputs, times: Mapping[Shape, float] | None = None, names: Iterable[str] = PAPER_RULES
) -> tuple[FilterStatistics, ...]:
    """Return what each rule does to the shapes of `facts`.

    Unlike `apply_rules` it passes over no rule: `left` may be 0.

    Parameters
    ----------
    times : of every shape, measured or predicted.

    >>> facts = RuleInputs((8, 8, 1), 2, 4, 64, (8, 8, 8), 64, operator="conv", shapes=((1, 1, 1), (2, 2, 1), (2, 1, 1)))
    >>> [(s.rule, s.kept, s.left) for s in filter_statistics(facts, names=("padding", "apus"))]
    [('padding', 3, 3), ('apus', 1, 1)]
    """
    out, left = [], list(facts.shapes)
    for name in names:
        rule = rules.lookup(name)
        kept = [shape for shape in facts.shapes if rule(facts, shape)]
        members = set(kept)
        left = [shape for shape in left if shape in members]
        out.append(_statistics(name, kept, len(left), {s: times[s] for s in facts.shapes} if times else None))
    return tuple(out)


def _statistics(name: str, kept: list[Shape], left: int, times: Mapping[Shape, float] | None) -> FilterStatistics:
    if times is None or not kept:
        return FilterStatistics(name, len(kept), left)
    best = min(times.values())
    good = {shape for shape, t in times.items() if t <= best * (1 + COMPETITIVE)}
    return FilterStatistics(
        name,
        len(kept),
        left,
        importance(times, kept),
        math.fsum(times[s] for s in kept) / len(kept) / best - 1,
        min(times[s] for s in kept) / best - 1,
        len(good & set(kept)) / len(good),
    )
