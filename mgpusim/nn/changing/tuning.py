"""Work groups of a whole network: what strategies choose for each kernel that its library launches, and what the network gains.

The paper's question (APSys'20) asked of any network, GPU and library: rules against lookup tables, an exhaustive search, the
driver's choice and a model. Kernels are those that the library runs; only their work groups differ.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from mgpusim.accuracy.run import Refusal
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.engine.predict import engines, predict
from mgpusim.errors import InputError, MgpusimError, reason_of
from mgpusim.nn.changing.change import NetworkChange, NetworkRuns
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.planning.plan import Option, PlannedStep
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import weights_at
from mgpusim.sched.shapes.candidates import kernel_limits, three
from mgpusim.sched.shapes.landscape import Landscape, shapes_of
from mgpusim.sched.shapes.lookup import LookupEntry, LookupTable, entry_of, read_table
from mgpusim.sched.shapes.strategies import COMPILE_S, StrategySettings, strategies
from mgpusim.sched.shapes.tune import check_same_work
from mgpusim.session import USUAL, Session
from mgpusim.trace.trace import launch_key
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import by_engine

LIBRARY = "library"
TABLE = "table:"
COMPARED = ("driver", "rules", "exhaustive", "model")
"""Strategies that are compared where none are named."""
ONLY_IF_FASTER = ("exhaustive", "model")
"""Strategies that time or predict the library's work group, too, and keep it where none is faster."""
RULED = {"depthwise": "dwconv", "conv": "conv"}
"""Kernels for which APSys'20 has rules (section 4.2), by how their variants begin; others keep the library's work groups."""


class GroupChoice(msgspec.Struct, frozen=True):
    """The work group that a strategy picks for a kernel (None: left to the driver), and the kernel's time alone.

    `kept` is why it is the library's, empty where the strategy picked it; `failed` where the strategy could not choose.
    """

    local: Sizes | None
    time_us: float
    kept: str = ""
    failed: bool = False


class TunedKernel(msgspec.Struct, frozen=True):
    """A kernel of a network in one size: what each strategy picks, by its name. `steps` are those that launch it."""

    variant: str
    steps: tuple[str, ...]
    global_size: tuple[int, ...]
    choices: dict[str, GroupChoice]

    @property
    def library(self) -> GroupChoice:
        return self.choices[LIBRARY]

    def saved_us(self, strategy: str) -> float:
        """Return what a strategy saves of all its launches in a run."""
        return len(self.steps) * (self.library.time_us - self.choices[strategy].time_us)


class StrategyOutcome(msgspec.Struct, frozen=True):
    """A network with the work groups of a strategy.

    Attributes
    ----------
    latency_us : of one inference. `reduction` : share of the library's latency that is saved; negative: it is slower.
    regrouped : launches of a run with another work group than the library's.
    start_us : compiling kernels and arranging weights, before the first inference; `search_us` : timing work groups on the
        device, of `timed` launches. Orders of magnitude.
    alu : busy share of the arithmetic units over the time in which kernels run, where strategies are compared.
    """

    strategy: str
    latency_us: float
    reduction: float
    regrouped: int
    start_us: float
    search_us: float
    timed: int
    alu: float | None = None


class NetworkTuning(NetworkChange, frozen=True, kw_only=True, tag="mgpusim.network_tuning/2"):
    """A network with the work groups of its library, and with those that strategies choose.

    Attributes
    ----------
    strategy : whose choices `after_us` is of.
    strategies : the library's own first.
    kernels : distinct launches: those that save the most first, of several strategies those that take the longest.
    entries : of a lookup table, one for each kernel that `strategy` could choose for.
    """

    strategy: str
    strategies: tuple[StrategyOutcome, ...]
    kernels: tuple[TunedKernel, ...]
    entries: tuple[LookupEntry, ...] = ()

    def outcome(self, strategy: str) -> StrategyOutcome:
        """Return what became of a strategy.

        Raises
        ------
        KeyError
            It is not among those compared.
        """
        return {outcome.strategy: outcome for outcome in self.strategies}[strategy]


def tune_network(
    case: NetworkCase, gpu: GpuLike, strategy: str = "model", *, engine: str = "analytic", top: int = 5,
    table: LookupTable | None = None, every: bool = False, limit: int | None = None, full: bool = False,
    overrides: Overrides | None = None, anchors: AnchorsLike | None = None, session: Session = USUAL,
) -> NetworkTuning:  # fmt: skip
    """Choose the work groups of a network's kernels, and say what that gains over those of its library.

    A kernel whose local memory is laid out for its work group keeps the one that it has. A choice that is not faster than the
    library's work group, by the engine, is not taken.

    Parameters
    ----------
    case : a network with its library, as `mgpusim.as_case` returns it.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    strategy : name of a registered strategy: model, exhaustive, rules, lookup or driver.
    engine : whose times decide.
    top : shapes of a kernel that an engine which simulates is asked about, the best by quick trace.
    table : that strategy lookup reads.
    every : choose from all legal shapes, not only from powers of two and divisors of the global size.
    full : predict every shape in full, not only the best by quick trace.
    limit : at most so many shapes of a kernel, spread evenly over the sizes of groups.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    anchors : measured times that settle the GPU's clock, as in ``["resnet18=19.9ms"]``; see `mgpusim.anchor`.
    session : settings of the run, which tells (kernels and networks done, of how many, what is next).

    Returns
    -------
    NetworkTuning
        Latencies in microseconds, and each kernel before and after.

    Raises
    ------
    MgpusimError
        What is wrong with the network, or a kernel that the GPU refuses.

    >>> from mgpusim.nn.running.case import as_case
    >>> tune_network(as_case("srcnn", resolution=24), "adreno-640", "driver").ratio >= 1.0
    True
    """
    strategies.lookup(strategy)
    spec = anchored(
        as_gpu(gpu, overrides), anchors, engine=engine, library=case.library, precision=case.precision, batch=case.batch,
        session=session.quiet,
    )  # fmt: skip
    settings = StrategySettings(engine=engine, top=top, full=full)
    chooser = _GroupChooser(spec, {strategy: table}, settings, alone=True, every=every, limit=limit, session=session)
    return _tuned(case, chooser, strategy)


def compare_strategies(
    case: NetworkCase, gpu: GpuLike, compared: Sequence[str] = COMPARED, *, keep: str = "model", engine: str = "analytic",
    top: int = 5, every: bool = False, limit: int | None = None, full: bool = False, overrides: Overrides | None = None,
    session: Session = USUAL,
) -> NetworkTuning:  # fmt: skip
    """Set strategies that choose work groups side by side over all kernels of a network.

    Rules I to V are of convolutions; other kernels keep the library's work groups under them. The library's work group is one
    more to choose from. A kernel for which a strategy finds nothing that runs keeps it.

    Parameters
    ----------
    compared : names of registered strategies (driver, rules, exhaustive, model), and lookup tables as ``table:FILE.json``.
    keep : the strategy of the result, whose choices make the entries of a lookup table; one of `compared`, or library.

    `case`, `gpu`, `engine`, `top`, `every`, `limit`, `full`, `overrides` and `session` are as of `tune_network`.

    Returns
    -------
    NetworkTuning
        Latencies in microseconds, and each kernel with what each strategy picks.

    Raises
    ------
    UnknownNameError
        There is no such strategy, engine or GPU.
    InputError
        A table cannot be read; a strategy is named twice, or is to be kept and is not compared.
    MgpusimError
        What is wrong with the network, or a kernel that the GPU refuses.

    >>> from mgpusim.nn.running.case import as_case
    >>> tuning = compare_strategies(as_case("srcnn", resolution=24), "adreno-640", ["driver"], keep="driver")
    >>> [outcome.strategy for outcome in tuning.strategies], len(tuning.entries) > 0
    (['library', 'driver'], True)
    """
    engines.lookup(engine)
    asked = _asked(compared, keep)
    settings = StrategySettings(engine=engine, top=top, full=full)
    chooser = _GroupChooser(
        as_gpu(gpu, overrides), asked, settings, alone=False, every=every, limit=limit, session=session
    )  # fmt: skip
    return _tuned(case, chooser, keep)


def _asked(compared: Sequence[str], keep: str) -> dict[str, LookupTable | None]:
    """Return the strategies by name, with the table of those that read one."""
    if isinstance(compared, str):
        raise InputError(f"compared: got '{compared}', expected a list of strategies")
    out: dict[str, LookupTable | None] = {}
    for name in compared:
        if name in out:
            raise InputError(f"compared: strategy {name} is named twice")
        if name == "lookup":
            raise InputError("strategy lookup: name its table, as in table:FILE.json; `mgpusim tune ... -o FILE.json` writes one")
        if not name.startswith(TABLE):
            strategies.lookup(name)
        out[name] = read_table(Path(name.removeprefix(TABLE))) if name.startswith(TABLE) else None
    if keep != LIBRARY and keep not in out:
        raise InputError(f"keep: strategy {keep} is not compared; expected one of {', '.join((LIBRARY, *out))}")
    return out


# ---- the network -------------------------------------------------------------------------------------------------------
def _tuned(case: NetworkCase, chooser: _GroupChooser, keep: str) -> NetworkTuning:
    gpu, engine = chooser.gpu, chooser.settings.engine
    plan = case.plan(gpu)
    runs = NetworkRuns(
        case.graph, engine, recorded=case.recorded, candidates=case.candidates, session=chooser.session.quiet
    )  # fmt: skip
    base, steps = runs.of(plan), runs.chosen(plan)
    first = base.first
    alone = {layer.name: layer.alone_us for layer in base.layers}
    distinct = _distinct_launches(steps)
    total = len(distinct) + len(chooser.asked)

    def say(done: int, what: str) -> None:
        chooser.session.tell(done, total, what)

    kernels: dict[str, TunedKernel] = {}
    entries: list[LookupEntry] = []
    for done, (key, (option, names)) in enumerate(distinct.items()):
        say(done, option.call.variant)
        choices, landscape = chooser.choices(option, alone[names[0]])
        kernels[key] = TunedKernel(option.call.variant, tuple(names), option.call.launch.global_size, choices)
        if landscape is not None and not choices[keep].failed:
            entries += _entries(landscape, choices[keep], engine)
    alu = None if chooser.alone else _BusyAlus(gpu, chooser.session)
    outcomes = []
    for done, name in enumerate((LIBRARY, *chooser.asked), len(distinct) - 1):
        if name != LIBRARY:
            say(done, f"the network with strategy {name}")
        locals_ = {key: kernel.choices[name].local for key, kernel in kernels.items()}
        taken = tuple(_regrouped(step, locals_) for step in steps)
        run = base if name == LIBRARY else runs.of(plan, taken)
        search_us, timed = (first.tuning_us, first.tuned) if name == LIBRARY else chooser.searched.get(name, (0.0, 0))
        outcomes.append(StrategyOutcome(
            name, run.latency_us, 1.0 - run.latency_us / base.latency_us,
            sum(new != old for new, old in zip(taken, steps, strict=True)), first.compile_us + first.upload_us, search_us, timed,
            alu.share(run, taken) if alu is not None else None,
        ))  # fmt: skip
    say(total, "all")

    def weight(kernel: TunedKernel) -> float:
        return kernel.saved_us(keep) if chooser.alone else len(kernel.steps) * kernel.library.time_us

    return NetworkTuning(
        provenance=by_engine(engine, gpu.name), network=base.network, gpu=gpu.name, library=base.library,
        precision=base.precision, engine=engine, before_us=base.latency_us,
        after_us=next(outcome.latency_us for outcome in outcomes if outcome.strategy == keep), anchors=gpu.anchors,
        strategy=keep, strategies=tuple(outcomes), kernels=tuple(sorted(kernels.values(), key=lambda kernel: -weight(kernel))),
        entries=tuple(entries),
    )  # fmt: skip


def _distinct_launches(steps: Sequence[PlannedStep]) -> dict[str, tuple[Option, list[str]]]:
    """Return the launches of a run that differ, by `launch_key`, each with the steps that have it."""
    distinct: dict[str, tuple[Option, list[str]]] = {}
    for step in steps:
        if step.kind == "launch":
            distinct.setdefault(launch_key(step.options[0].launch), (step.options[0], []))[1].append(step.name)
    return distinct


def _regrouped(step: PlannedStep, locals_: Mapping[str, Sizes | None]) -> PlannedStep:
    """Return a step with another work group, by the `launch_key` that it has now."""
    if step.kind != "launch":
        return step
    option = step.options[0]
    return msgspec.structs.replace(step, options=(Option.of(option.call, locals_[launch_key(option.launch)]),))


class _BusyAlus:
    """Finds the busy share of the arithmetic units by the analytic engine, of each launch once."""

    def __init__(self, gpu: GpuSpec, session: Session) -> None:
        self.gpu, self.session = gpu, session
        self._known: dict[str, float] = {}

    def share(self, run: NetworkPrediction, steps: Sequence[PlannedStep]) -> float:
        busy, whole = [], []
        for step, layer in zip(steps, run.layers, strict=True):
            if step.kind != "launch":
                continue
            launch = msgspec.structs.replace(step.options[0].launch, cold=weights_at(step.options[0]))
            key = launch_key(launch)
            if key not in self._known:
                self._known[key] = predict(launch, self.gpu, session=self.session.alone).utilization["alu"] or 0.0
            busy.append(layer.time_us * self._known[key])
            whole.append(layer.time_us)
        return math.fsum(busy) / (math.fsum(whole) or 1.0)


# ---- one kernel --------------------------------------------------------------------------------------------------------
class _GroupChooser:
    """Asks strategies for the work groups of kernels; counts what their searches take on the device.

    With one strategy `alone` all of its choices have to be faster than the library's work group, which it is not shown.
    """

    def __init__(
        self, gpu: GpuSpec, asked: Mapping[str, LookupTable | None], settings: StrategySettings, *, alone: bool, every: bool,
        limit: int | None, session: Session,
    ) -> None:  # fmt: skip
        self.gpu, self.asked, self.settings, self.alone = gpu, asked, settings, alone
        self.every, self.limit, self.session = every, limit, session
        self.searched: dict[str, tuple[float, int]] = {}

    def choices(self, option: Option, before_us: float) -> tuple[dict[str, GroupChoice], Landscape | None]:
        """Return what each strategy picks for a kernel that takes `before_us` with the library's work group.

        The second is what its shapes take; None where there is no choice.
        """
        own = GroupChoice(option.locals[0], before_us, "the library's")

        def kept(why: str, failed: bool) -> GroupChoice:
            return msgspec.structs.replace(own, kept=why, failed=failed)

        try:
            why = no_choice(option.launch, self.gpu, self.session)
            landscape = None if why else self._landscape(option)
        except MgpusimError as error:
            return {LIBRARY: own, **dict.fromkeys(self.asked, kept(reason_of(error), True))}, None
        if landscape is None:
            return {LIBRARY: own, **dict.fromkeys(self.asked, kept(why, False))}, None
        out = {LIBRARY: own}
        for name, table in self.asked.items():
            try:
                out[name] = self._choice(name, table, landscape, option, own)
            except MgpusimError as error:
                out[name] = kept(reason_of(error), True)
        return out, landscape

    def _landscape(self, option: Option) -> Landscape:
        launch = option.call.launch if self.alone else option.launch  # so that the library's is among the shapes
        shapes = shapes_of(launch, self.gpu, every=self.every, limit=self.limit, session=self.session)
        return Landscape(option.call.launch, self.gpu, shapes, session=self.session.quiet)

    def _choice(
        self, name: str, table: LookupTable | None, landscape: Landscape, option: Option, own: GroupChoice
    ) -> GroupChoice:
        operator = next((kind for begin, kind in RULED.items() if option.call.variant.startswith(begin)), "")
        if name == "rules" and not operator and not self.alone:
            return msgspec.structs.replace(own, kept="rules I to V are of convolutions")
        form = "any" if self.alone else operator or "any"
        settings = msgspec.structs.replace(self.settings, table=table, operator=form)
        picked = strategies.lookup("lookup" if table is not None else name)(landscape, settings)
        if picked.cost.runs:
            spent_us, runs = self.searched.get(name, (0.0, 0))
            self.searched[name] = spent_us + (picked.cost.seconds - COMPILE_S) * 1e6, runs + picked.cost.runs
        outcome = landscape.outcomes(self.settings.engine, [picked.shape])[picked.shape]
        if self.alone:
            check_same_work(landscape)
        if isinstance(outcome, Refusal):
            local = "x".join(map(str, picked.shape[: landscape.launch.dim]))
            return msgspec.structs.replace(own, kept=f"its {local} cannot run: {outcome.reason}", failed=True)
        if (self.alone or name in ONLY_IF_FASTER) and not outcome.latency_us < own.time_us:
            return msgspec.structs.replace(own, kept=f"nothing that strategy {name} finds is faster")
        return GroupChoice(tuple(picked.shape[: landscape.launch.dim]), outcome.latency_us)


def no_choice(launch: Launch, gpu: GpuSpec, session: Session) -> str:
    """Return why the work group of a launch is not a choice; empty where it is.

    >>> source = "kernel __attribute__((reqd_work_group_size(8, 1, 1))) void f(global float *a) { a[get_global_id(0)] = 0; }"
    >>> no_choice(Launch(source, "f", (64,)), load_gpu("adreno-640"), session=Session(cache=False))
    'its reqd_work_group_size leaves nothing to choose'
    """
    limits = kernel_limits(launch, gpu, session=session)
    if limits.required is not None:
        return "its reqd_work_group_size leaves nothing to choose"
    return "its local memory is laid out for this work group" if limits.uses_local_ids and limits.local_b else ""


def _entries(landscape: Landscape, choice: GroupChoice, engine: str) -> list[LookupEntry]:
    """Return what a lookup table keeps of a choice; nothing where it is the driver's and that cannot run."""
    outcome = landscape.outcomes(engine, [landscape.driver])[landscape.driver]
    driver = (None, None) if isinstance(outcome, Refusal) else (landscape.driver, outcome.latency_us)
    shape = driver[0] if choice.local is None else three(choice.local)
    if shape is None:
        return []
    return [entry_of(landscape.launch, landscape.gpu.name, landscape.kernel, shape, choice.time_us, *driver)]
