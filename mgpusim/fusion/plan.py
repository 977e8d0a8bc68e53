"""Which of a set of independent kernels to fuse with which: a matching over what the policy expects of each group."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.fusion.policy import FusionCandidate, Judgement, facts_of, judge
from mgpusim.workload.launch import Launch

if TYPE_CHECKING:
    from mgpusim.fusion.prediction import Fusion

__all__ = ["FusedGroup", "FusionPlan", "plan"]

EXACT = 12
"""Kernels up to which all ways to form groups of three are tried."""
THREES = 200
"""Sets of three groups whose members are divided anew, at most, before the search ends."""


class FusedGroup(msgspec.Struct, frozen=True):
    """Kernels to run as one launch: their positions in what was asked, and what it brings."""

    members: tuple[int, ...]
    judgement: Judgement


class FusionPlan(msgspec.Struct, frozen=True):
    """Which of a set of independent kernels to fuse; those in no group run alone.

    `judged` counts combinations looked at, `refused` those chosen that cannot be fused, with the reason.
    """

    groups: tuple[FusedGroup, ...]
    alone: tuple[int, ...]
    apart_us: float
    fused_us: float
    judged: int
    refused: tuple[tuple[tuple[int, ...], str], ...] = ()

    @property
    def ratio(self) -> float:
        """Time of all kernels apart over the time with the groups fused."""
        return self.apart_us / self.fused_us

    def to_dict(self, gpu: str, names: Sequence[str], predicted: Sequence[Fusion | None]) -> dict[str, Any]:
        """Return the JSON form, schema `mgpusim.plan/1`; `predicted`: the groups in full, where that was asked for."""
        groups = []
        for group, full in zip(self.groups, predicted, strict=True):
            judged = msgspec.to_builtins(group.judgement)
            kernels = [names[i] for i in group.members]
            groups.append(
                {"launches": group.members, "kernels": kernels, **judged, "predicted": full.to_dict() if full else None}
            )
        return {
            "schema": "mgpusim.plan/1", "gpu": gpu, "kernels": list(names), "groups": groups, "alone": self.alone,
            "apart_us": self.apart_us, "fused_us": self.fused_us, "ratio": self.ratio, "judged": self.judged,
            "refused": [{"launches": members, "reason": reason} for members, reason in self.refused],
        }  # fmt: skip


def plan(
    launches: Sequence[Launch], gpu: GpuSpec, size: int = 2, *, cache: bool = True, order: str = "concatenated",
    facts: Sequence[FusionCandidate] | None = None, check: Callable[[Sequence[Launch]], None] | None = None,
) -> FusionPlan:  # fmt: skip
    """Choose which of independent kernels to fuse, so that the time saved is as large as it can be.

    Pairs come from a maximum-weight matching. The best groups of three are hard to find (the problem is NP-hard): of up to 12
    kernels all are tried; of more a second matching joins the pairs with the kernels left over, and members are exchanged
    between groups as long as that saves more.

    Parameters
    ----------
    size : kernels in a group at most, 2 or 3.
    facts : of the launches, where they are known.
    check : called with the launches of each group chosen; an `InputError` it raises takes the group out of the choice.

    Raises
    ------
    InputError
        `size` is out of range, or fewer than two launches.
    MgpusimError
        As `facts_of`.
    """
    if size not in (2, 3):
        raise InputError(f"size: got {size}, expected 2 or 3 kernels in a group")
    if len(launches) < 2:
        raise InputError(f"{len(launches)} launch: a plan needs at least two to choose from")
    known = list(facts) if facts is not None else [facts_of(launch, gpu, cache=cache) for launch in launches]
    search = _Search(known, gpu, order)
    refused: list[tuple[tuple[int, ...], str]] = []
    while True:
        chosen = search.groups(size)
        before = len(refused)
        for members in chosen if check is not None else ():
            try:
                assert check is not None
                check([launches[i] for i in members])
            except InputError as error:
                refused.append((members, str(error).splitlines()[0]))
                search.judged[members] = None
        if len(refused) == before:
            break
    groups = tuple(FusedGroup(m, j) for m in chosen if (j := search.judged[m]) is not None)
    alone = tuple(sorted(set(range(len(known))) - {i for g in groups for i in g.members}))
    rest = math.fsum(known[i].latency_us for i in alone)
    apart = math.fsum(f.latency_us for f in known)
    fused = rest + math.fsum(g.judgement.fused_us for g in groups)
    return FusionPlan(groups, alone, apart, fused, len(search.judged), tuple(refused))


class _Search:
    """Looks for the groups that save most; judgements are made once."""

    def __init__(self, facts: Sequence[FusionCandidate], gpu: GpuSpec, order: str) -> None:
        self.facts, self.gpu, self.order = facts, gpu, order
        self.judged: dict[tuple[int, ...], Judgement | None] = {}

    def saved(self, members: tuple[int, ...]) -> float:
        """Return the microseconds that fusing `members` saves; 0 where it does not pay."""
        members = tuple(sorted(members))
        if members not in self.judged:
            try:
                self.judged[members] = judge([self.facts[i] for i in members], self.gpu, self.order)
            except InputError:  # no group of it fits
                self.judged[members] = None
        found = self.judged[members]
        return found.saved_us if found is not None and found.pays else 0.0

    def groups(self, size: int) -> list[tuple[int, ...]]:
        """Return the groups chosen, each ascending."""
        singles = [(i,) for i in range(len(self.facts))]
        if size == 2:
            found = self._matched(singles, 2)
        elif len(singles) <= EXACT:
            found = self._best(tuple(range(len(self.facts))), {})[1]
        else:
            found = self._improved(self._matched(self._matched(singles, 2), 3))
        return sorted(g for g in found if len(g) > 1)

    def _best(
        self, members: tuple[int, ...], known: dict[tuple[int, ...], tuple[float, list[tuple[int, ...]]]]
    ) -> tuple[float, list[tuple[int, ...]]]:
        """Return the most that dividing `members` into groups of up to three saves, and the groups."""
        if not members:
            return 0.0, []
        if members not in known:
            options = []
            for n in range(min(3, len(members))):
                for others in combinations(members[1:], n):
                    group = (members[0], *others)
                    saved, rest = self._best(tuple(i for i in members if i not in group), known)
                    options.append((saved + (self.saved(group) if n else 0.0), [group, *rest]))
            known[members] = max(options, key=lambda option: option[0])
        return known[members]

    def _matched(self, groups: Sequence[tuple[int, ...]], most: int) -> list[tuple[int, ...]]:
        """Join groups two by two where that saves more, by a matching of maximum weight."""
        import networkx as nx

        graph = nx.Graph()
        graph.add_nodes_from(groups)
        for a, b in combinations(groups, 2):
            if len(a) + len(b) <= most:
                gain = self.saved(a + b) - (self.saved(a) if len(a) > 1 else 0) - (self.saved(b) if len(b) > 1 else 0)
                if gain > 0:
                    graph.add_edge(a, b, weight=gain)
        joined = [tuple(sorted(a + b)) for a, b in nx.max_weight_matching(graph)]
        taken = {i for g in joined for i in g}
        return sorted(joined) + [g for g in groups if g[0] not in taken]

    def _improved(self, groups: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Divide the members of two groups anew, or of three, as long as that saves more."""
        known: dict[tuple[int, ...], tuple[float, list[tuple[int, ...]]]] = {}
        improved = True
        while improved:
            improved = False
            n = range(len(groups))
            for some in chain(combinations(n, 2), islice(combinations(n, 3), THREES)):
                now = math.fsum(self.saved(groups[g]) for g in some if len(groups[g]) > 1)
                most, best = self._best(tuple(sorted(i for g in some for i in groups[g])), known)
                if most > now + 1e-9:
                    groups = best + [g for i, g in enumerate(groups) if i not in some]
                    improved = True
                    break
        return groups
