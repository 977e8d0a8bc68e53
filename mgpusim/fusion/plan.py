"""Which of a set of independent kernels to fuse with which: a matching over what the policy expects of each group."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import chain, combinations, islice

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.fusion.policy import FusionCandidate, Judgement, facts_of, fuse_for, judge
from mgpusim.fusion.prediction import Fusion, predict_fusion
from mgpusim.fusion.source.ndrange import ORDERS
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, collect_launches
from mgpusim.workload.provenance import Predicted, by_engine

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


class PredictedGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Kernels to run as one launch.

    Attributes
    ----------
    launches : their positions in what was asked about, counted from 0.
    ratio, apart_us, fused_us, pays, reason : what the policy expects, as in `Judgement`.
    predicted : the group in full.
    """

    launches: tuple[int, ...]
    kernels: tuple[str, ...]
    ratio: float
    apart_us: float
    fused_us: float
    pays: bool
    reason: str
    predicted: Fusion


class RefusedGroup(msgspec.Struct, frozen=True):
    """Kernels that would be worth fusing and cannot be fused."""

    launches: tuple[int, ...]
    reason: str


class PredictedPlan(Predicted, frozen=True, kw_only=True, tag="mgpusim.plan/1"):
    """Which of a set of kernels to fuse on a GPU, and what an engine predicts of each group.

    Attributes
    ----------
    kernels : what was asked about, in that order.
    alone, apart_us, fused_us, ratio, judged, refused : as in `FusionPlan`.
    """

    gpu: str
    kernels: tuple[str, ...]
    groups: tuple[PredictedGroup, ...]
    alone: tuple[int, ...]
    apart_us: float
    fused_us: float
    ratio: float
    judged: int
    refused: tuple[RefusedGroup, ...]


def plan(
    launches: Sequence[Launch], gpu: GpuSpec, size: int = 2, *, session: Session = USUAL, order: str = "concatenated",
    facts: Sequence[FusionCandidate] | None = None, check: Callable[[Sequence[Launch]], object] | None = None,
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
    """
    check_groups(size, order)
    if len(launches) < 2:
        raise InputError(f"{len(launches)} launch: a plan needs at least two to choose from")
    known = list(facts) if facts is not None else [facts_of(launch, gpu, session=session) for launch in launches]
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


def plan_fusion(
    launches: Sequence[LaunchLike],
    gpu: GpuLike,
    engine: str = "analytic",
    *,
    size: int = 2,
    order: str = "concatenated",
    overrides: Overrides | None = None,
    session: Session = USUAL,
) -> PredictedPlan:
    """Choose which of independent launches to fuse on a GPU, and predict each group.

    Parameters
    ----------
    launches : two or more, each a `Launch`, the path of a launch file, of a folder of them or of a corpus, or the name of a
        shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine, which predicts the groups that are chosen.
    size : kernels in a group at most, 2 or 3.
    order : "concatenated" or "interleaved", as for `mgpusim.fuse`.
    overrides : fields of the GPU to change first, by dotted path.
    session : settings of the run, which tells (steps done, to do, what is looked at).

    Returns
    -------
    PredictedPlan
        Groups, and times in microseconds with and without them.

    Raises
    ------
    InputError
        Fewer than two launches; `size` is out of range.
    MgpusimError
        What is wrong with a launch, its kernel or the GPU.

    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> plan_fusion([small, small], "adreno-640", session=Session(cache=False)).groups[0].launches
    (0, 1)
    """
    engines.lookup(engine)
    gpu = as_gpu(gpu, overrides)
    check_groups(size, order)
    named = collect_launches(launches)
    if len(named) < 2:
        raise InputError(f"plan: got {len(named)} launches, expected two or more to choose from")
    names, to_plan = tuple(name for name, _ in named), [launch for _, launch in named]
    steps = len(named) + 1

    def say(done: int, label: str) -> None:
        session.tell(done, steps, f"{label} on {gpu.name}")

    facts = []
    for done, (name, launch) in enumerate(named):
        say(done, name)
        facts.append(facts_of(launch, gpu, session=session))
    say(len(named), "groups")
    chosen = plan(to_plan, gpu, size, order=order, facts=facts, check=lambda some: fuse_for(some, gpu, "warp", order))
    groups = []
    for group in chosen.groups:
        kernels = tuple(names[i] for i in group.members)
        say(len(named), " + ".join(kernels))
        members = [to_plan[i] for i in group.members]
        predicted = predict_fusion(members, gpu, engine, "warp", order, session=session, unaligned=False)
        judged = msgspec.structs.asdict(group.judgement)
        groups.append(PredictedGroup(launches=group.members, kernels=kernels, **judged, predicted=predicted))
    return PredictedPlan(
        provenance=by_engine(engine, gpu.name), gpu=gpu.name, kernels=names, groups=tuple(groups), alone=chosen.alone,
        apart_us=chosen.apart_us, fused_us=chosen.fused_us, ratio=chosen.ratio, judged=chosen.judged,
        refused=tuple(RefusedGroup(*group) for group in chosen.refused),
    )  # fmt: skip


def check_groups(size: int, order: str) -> None:
    """Refuse sizes of groups and orders of dispatch that a plan does not know."""
    problems = []
    if size not in (2, 3):
        problems.append(f"size: got {size}, expected 2 or 3 kernels in a group")
    if order not in ORDERS:
        problems.append(f"order: got '{order}', expected one of {', '.join(ORDERS)}")
    if problems:
        raise InputError.of("groups of a plan:", problems)


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
        judgement = self.judged[members]
        return judgement.saved_us if judgement is not None and judgement.pays else 0.0

    def groups(self, size: int) -> list[tuple[int, ...]]:
        """Return the groups chosen, each ascending."""
        singles = [(i,) for i in range(len(self.facts))]
        if size == 2:
            groups = self._matched(singles, 2)
        elif len(singles) <= EXACT:
            groups = self._best(tuple(range(len(self.facts))), {})[1]
        else:
            groups = self._improved(self._matched(self._matched(singles, 2), 3))
        return sorted(g for g in groups if len(g) > 1)

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
