"""All that can be asked of pruning one space for one GPU: what goes, what is lost by it, what searches gain from it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.errors import InputError, MgpusimError
from mgpusim.sched.pruning.criteria import TABLE1, CriteriaConstants, Use, removed
from mgpusim.sched.pruning.journal import Journal
from mgpusim.sched.pruning.kernel_use import use_of_launches
from mgpusim.sched.pruning.measured_space import Measured
from mgpusim.sched.pruning.member_times import ModelTimes
from mgpusim.sched.pruning.prune import Compiled, Pruning, Stage, prune_by_knobs, prune_compiled
from mgpusim.sched.pruning.roles import knob_use
from mgpusim.sched.pruning.search import Domain
from mgpusim.sched.pruning.study import Recall, SearchOutcome, compare, recall, summary
from mgpusim.session import USUAL, Session
from mgpusim.sources import source_stamp
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import Predicted, by_engine
from mgpusim.workload.spaces.space import Space

MOST_MEMBERS = 4_000_000
"""Members of a search's domain; of more valid ones as many are drawn evenly."""
MAKERS = ("mgpusim.sched.pruning.member_times", "mgpusim.engine.estimate")
"""What makes the costs of a journal: one that was written by other sources is refused."""


class PruneSettings(msgspec.Struct, frozen=True):
    """What to do beside pruning by knobs.

    Parameters
    ----------
    compile : how many of the members that the knobs leave are compiled and judged by their IR.
    sample : how many valid members, drawn evenly, are predicted to see what pruning loses (without measurements).
    searches, budget, seeds : which searches to run, each with and without pruning, how long and how often.
    engine : predicts costs where they were not measured, and for the criterion `model`.
    journal : where evaluated members are kept.
    """

    criteria: tuple[str, ...] = TABLE1
    constants: CriteriaConstants = CriteriaConstants()
    compile: int = 0
    sample: int = 0
    searches: tuple[str, ...] = ()
    budget: int = 100
    seeds: int = 5
    engine: str = "analytic"
    journal: Path | None = None


class Lost(Recall, frozen=True, kw_only=True):
    """What a criterion (or "all" of them together) keeps of members whose cost is known."""

    criterion: str


class JudgedMembers(msgspec.Struct, frozen=True, kw_only=True):
    """Members judged by criteria, as in `Pruning`; `kept` counts what is left."""

    considered: int
    kept: int
    unknown: tuple[str, ...]
    criteria: tuple[Stage, ...]
    overlap: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, pruning: Pruning, **more: Any) -> Self:
        """Return what is printed of a pruning."""
        return cls(
            considered=pruning.considered, kept=len(pruning.kept), unknown=pruning.unknown, criteria=pruning.stages,
            overlap=pruning.overlap, **more,
        )  # fmt: skip


class FailedMembers(msgspec.Struct, frozen=True):
    """Members that do not compile: how many, why, and the first of them."""

    members: int
    reason: str
    first: str


class CompiledMembers(JudgedMembers, frozen=True, kw_only=True):
    """Members judged by their compiled kernels, as in `Compiled`."""

    members: int
    predicted: int
    not_predicted: int
    failed: tuple[FailedMembers, ...]


class PruningReport(Predicted, frozen=True, kw_only=True, tag="mgpusim.pruning/1"):
    """What is printed of an `Assessment`; `valid` of the `members` are judged by their `knobs`."""

    space: str
    gpu: str
    members: int
    valid: int
    knobs: JudgedMembers
    compiled: CompiledMembers | None
    costs: str | None
    best_us: float | None
    best: str | None
    lost: tuple[Lost, ...]
    searches: tuple[SearchOutcome, ...]
    not_predicted: int


class Assessment(msgspec.Struct, frozen=True):
    """The outcome. `costs` says where the costs come from: "measured", or the engine; `best_us` is the best of them.

    `refused` : members of the sample or the corpus without a predicted cost, and why the first has none. `thinned` : whether
    searches had a sample of the valid members.
    """

    space: Space
    gpu: GpuSpec
    settings: PruneSettings
    pruning: Pruning
    compiled: Compiled | None = None
    costs: str = ""
    lost: tuple[Lost, ...] = ()
    found: tuple[SearchOutcome, ...] = ()
    best_us: float | None = None
    best: str = ""
    refused: tuple[int, str] = (0, "")
    thinned: bool = False
    invalid: int = 0

    def report(self) -> PruningReport:
        """Return what is printed of it."""
        compiled, space = self.compiled, self.space
        return PruningReport(
            provenance=by_engine(self.settings.engine, self.gpu.name), space=space.name, gpu=self.gpu.name, members=space.count,
            valid=self.pruning.considered, knobs=JudgedMembers.of(self.pruning),
            compiled=None if compiled is None else CompiledMembers.of(
                compiled.pruning, members=len(compiled.members), predicted=compiled.predicted, not_predicted=compiled.refused[0],
                failed=tuple(FailedMembers(n, why, space.key(space.config(first))) for n, why, first in compiled.failed),
            ),
            costs=self.costs or None, best_us=self.best_us, best=self.best or None, lost=self.lost, searches=self.found,
            not_predicted=self.refused[0],
        )  # fmt: skip


def merged(first: Use, second: Use) -> Use:
    """Return `first` with what it lacks taken from `second`.

    >>> merged(Use(items=np.array([64])), Use(items=np.array([1]), width=np.array([4])))
    Use(items=array([64]), registers=None, image_b=None, buffer_b=None, group_b=None, local_b=None, width=array([4]), \
bound_us=None, predicted_us=None)
    """
    pairs = {name: (getattr(first, name), getattr(second, name)) for name in Use.__struct_fields__}
    return Use(**{name: a if a is not None else b for name, (a, b) in pairs.items()})


def assess(
    space: Space,
    gpu: GpuSpec,
    settings: PruneSettings | None = None,
    measured: Measured | None = None,
    *,
    session: Session = USUAL,
) -> Assessment:
    """Prune a space for a GPU and, as far as asked, say what is lost and gained by it.

    Parameters
    ----------
    measured : members with their measured times: then they are the space, and costs are measured.
    session : settings of the run, which tells (how much is done, of how much, what).
    """
    settings = settings or PruneSettings()
    pruning = prune_by_knobs(space, gpu, settings.criteria, settings.constants, session=session)
    if not pruning.considered:
        raise InputError(f"space {space.name}: no member is valid")
    compiled = None
    if settings.compile and len(pruning.kept) and space.template is not None:
        some = pruning.kept[np.linspace(0, len(pruning.kept) - 1, min(settings.compile, len(pruning.kept))).astype(int)]
        compiled = prune_compiled(
            space, some, gpu, settings.criteria, settings.constants, engine=settings.engine, session=session,
        )  # fmt: skip
    base = Assessment(space, gpu, settings, pruning, compiled)
    if measured is not None:
        return _measured(base, measured, session)
    return _modelled(base, session) if settings.sample or settings.searches else base


# ---- measured spaces -----------------------------------------------------------------------------------------------------
def _measured(base: Assessment, measured: Measured, session: Session) -> Assessment:
    settings, space, gpu = base.settings, base.space, base.gpu
    model = _wanted_predictions(base, measured, session)
    use = _use(space, measured.members, measured.launches, gpu, None if model is None else model.times_us, session)
    best_us = float(measured.costs_us.min())
    lost, kept = _losses(measured.costs_us, use, base, best_us)
    domains = {"all": Domain.of(_sizes(space), measured.members), "pruned": Domain.of(_sizes(space), measured.members[kept])}
    costs = dict(zip(measured.members.tolist(), measured.costs_us.tolist(), strict=True))
    priors = None
    if model is not None:
        known = np.where(np.isfinite(model.times_us), model.times_us, model.rated_us)
        priors = {"all": known, "pruned": known[kept]}
    bounds = None
    if "bound" in settings.criteria and use.bound_us is not None:
        bounds = {"pruned": use.bound_us[kept]}
    runs = compare(
        domains, lambda name, p: costs[int(domains[name].indices[p])], settings.searches, budget=settings.budget,
        seeds=settings.seeds, priors=priors, bounds=bounds, on_run=lambda text: session.tell(0, 1, f"searching: {text}"),
    )  # fmt: skip
    searches = summary(runs, {name: len(domain) for name, domain in domains.items()}, best_us)
    best = int(measured.members[int(np.argmin(measured.costs_us))])
    return msgspec.structs.replace(
        base, costs="measured", lost=lost, found=tuple(searches), best_us=best_us, best=space.key(space.config(best)),
        refused=(0, "") if model is None else model.refused, invalid=measured.invalid,
    )  # fmt: skip


def _wanted_predictions(base: Assessment, measured: Measured, session: Session) -> ModelTimes | None:
    """Return predicted times, where a criterion or a search asks for them; `settings.engine` says whose."""
    from mgpusim.sched.pruning.member_times import model_times

    settings, gpu = base.settings, base.gpu
    if "model" not in settings.criteria and "model" not in settings.searches:
        return None
    return model_times(measured.launches, gpu, settings.constants, engine=settings.engine, session=session)


def _predicted(launches: Sequence[Launch], gpu: GpuSpec, engine: str, session: Session) -> tuple[Array, tuple[int, str]]:
    from mgpusim.accuracy.run import Refusal, predict_all

    outcomes = predict_all(launches, gpu, [engine], session=session)
    times = np.array([math.nan if isinstance(o, Refusal) else o[engine].latency_us for o in outcomes])
    reasons = [o.reason for o in outcomes if isinstance(o, Refusal)]
    return times, (len(reasons), reasons[0] if reasons else "")


def _use(
    space: Space, members: Array, launches: Sequence[Launch], gpu: GpuSpec, predicted: Array | None, session: Session
) -> Use:
    """Return what is known of members: from their IR where it says, else from the roles of the knobs."""
    session.tell(0, 1, "compiling what is judged")
    from_ir, _ = use_of_launches(launches)
    return merged(msgspec.structs.replace(from_ir, predicted_us=predicted), knob_use(space, members, gpu))


def _losses(costs: Array, use: Use, base: Assessment, best_us: float) -> tuple[tuple[Lost, ...], Array]:
    """Return what each criterion, and all, keep of members with these costs, and which members all keep.

    `bound` is given the best cost there is; what is kept is without it, as it only says something once a search has found one.
    """
    constants = base.settings.constants
    if constants.best_us is None:
        constants = msgspec.structs.replace(constants, best_us=best_us)
    masks = removed(use, base.gpu, base.settings.criteria, constants)
    static = np.zeros(len(use), bool)
    for name, mask in masks.items():
        static |= mask if name != "bound" else False
    gone = static | masks.get("bound", static)
    kept = {**{name: ~mask for name, mask in masks.items()}, "all": ~gone}
    lost = (Lost(**msgspec.structs.asdict(recall(costs, mask)), criterion=name) for name, mask in kept.items())
    return tuple(lost), ~static


def _sizes(space: Space) -> tuple[int, ...]:
    return tuple(len(knob.values) for knob in space.knobs)


# ---- modelled spaces -----------------------------------------------------------------------------------------------------
class _Costs:
    """The predicted cost of members: from the journal, else from the engine; a member that fails is infinite."""

    def __init__(self, base: Assessment, journal: Journal, session: Session) -> None:
        self.base, self.journal, self.session = base, journal, session

    def __call__(self, index: int) -> float:
        from mgpusim.engine.estimate import estimate

        space, settings = self.base.space, self.base.settings
        key = space.key(space.config(index))
        if not self.journal.knows(key):
            try:
                launch = space.launch(space.config(index))
                self.journal.add(key, estimate(launch, self.base.gpu, settings.engine, session=self.session.alone).latency_us)
            except MgpusimError as error:
                self.journal.add(key, None, str(error))
        return self.journal.costs.get(key, math.inf)


def _modelled(base: Assessment, session: Session) -> Assessment:
    from mgpusim.engine.predict import engines

    settings, space = base.settings, base.space
    engines.lookup(settings.engine)
    if space.template is None:
        raise InputError(f"space {space.name} has no kernel: nothing can be predicted; add a measured corpus")
    journal = Journal(settings.journal, {"space": space.name, "knobs": _spelled(space), "gpu": base.gpu.name,
                                         "engine": settings.engine, "sources": source_stamp(MAKERS)[:12]})  # fmt: skip
    try:
        costs, lost, refused = _sampled(base, journal, session)
        searches, thinned = _searched(base, _Costs(base, journal, session), session) if settings.searches else ((), False)
        known = journal.costs or costs
        best = min(known, key=lambda key: (known[key], key)) if known else ""
        best_us = known[best] if best else None
        shown = tuple(summary(*searches, best_us)) if searches and best_us is not None else ()
    finally:
        journal.close()
    return msgspec.structs.replace(
        base, costs=settings.engine, lost=lost, found=shown, best_us=best_us, best=best, refused=refused, thinned=thinned
    )


def _spelled(space: Space) -> dict[str, list[Any]]:
    return {knob.name: list(knob.values) for knob in space.knobs}


def _sampled(base: Assessment, journal: Journal, session: Session) -> tuple[dict[str, float], tuple[Lost, ...], tuple[int, str]]:
    """Predict a sample of the valid members, and see what the criteria keep of it."""
    settings, space = base.settings, base.space
    if not settings.sample:
        return {}, (), (0, "")
    session.tell(0, 1, "drawing a sample")
    members = space.sample(settings.sample)
    configs = [space.config(index) for index in members.tolist()]
    keys = [space.key(config) for config in configs]
    launches = [space.launch(config) for config in configs]
    new = [place for place, key in enumerate(keys) if not journal.knows(key)]
    times, refused = _predicted([launches[p] for p in new], base.gpu, settings.engine, session)
    for place, time in zip(new, times.tolist(), strict=True):
        journal.add(keys[place], time, refused[1])
    costs = np.array([journal.costs.get(key, math.nan) for key in keys])
    if not np.isfinite(costs).any():
        raise InputError(f"space {space.name}: none of the {len(keys)} members of the sample can be predicted: {refused[1]}")
    predicted = None
    if "model" in settings.criteria:
        from mgpusim.sched.pruning.member_times import quick_trace_members, times_us

        predicted = times_us(quick_trace_members(launches, base.gpu, session=session))
    use = _use(space, members, launches, base.gpu, predicted, session)
    lost, _ = _losses(costs, use, base, float(np.nanmin(costs)))
    return dict(journal.costs), lost, refused


def _searched(base: Assessment, cost: _Costs, session: Session) -> tuple[tuple[Mapping[Any, Any], Mapping[str, int]], bool]:
    settings, space = base.settings, base.space
    thinned = base.pruning.considered > MOST_MEMBERS
    everyone = space.sample(MOST_MEMBERS) if thinned else np.concatenate(list(space.valid_indices()))
    kept = base.pruning.kept
    if base.compiled is not None and len(base.compiled.members) == len(kept):
        kept = base.compiled.pruning.kept
    domains = {"all": Domain.of(_sizes(space), everyone), "pruned": Domain.of(_sizes(space), kept)}
    bounds = None
    if "bound" in settings.criteria:
        bound = knob_use(space, domains["pruned"].indices, base.gpu).bound_us
        bounds = {"pruned": bound} if bound is not None else None
    runs = compare(
        domains, lambda name, p: cost(int(domains[name].indices[p])), settings.searches, budget=settings.budget,
        seeds=settings.seeds, bounds=bounds, on_run=lambda text: session.tell(0, 1, f"searching: {text}"),
    )  # fmt: skip
    return (runs, {name: len(domain) for name, domain in domains.items()}), thinned
