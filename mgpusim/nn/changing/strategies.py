"""Ways to choose work groups side by side over a whole network: what each picks, how long the network takes, and what it
costs before the first inference.

The paper's question (APSys'20) asked of any network, GPU and library: rules against lookup tables, an exhaustive search, the
driver's choice and a model. Kernels are those that the library runs; only their work groups differ.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from mgpusim.accuracy.run import Refusal
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import Anchor, GpuSpec
from mgpusim.engine.predict import engines, predict
from mgpusim.errors import InputError, MgpusimError, reason_of
from mgpusim.nn.changing.tuning import ChosenRuns, as_run, distinct_launches, no_choice, regrouped
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.planning.plan import Option, PlannedStep
from mgpusim.nn.running.many_gpus import NetworkCase
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import weights_at
from mgpusim.sched.shapes.candidates import Shape, three
from mgpusim.sched.shapes.landscape import Landscape, shapes_of
from mgpusim.sched.shapes.lookup import LookupEntry, LookupTable, entry_of, read_table
from mgpusim.sched.shapes.strategies import COMPILE_S, StrategySettings, strategies
from mgpusim.trace.trace import launch_key
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import Predicted, by_engine

__all__ = [
    "COMPARED", "LIBRARY", "ComparedKernel", "GroupChoice", "StrategyComparison", "StrategyOutcome", "compare_strategies",
]  # fmt: skip

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

    `kept` is why it is the library's; empty where the strategy picked it.
    """

    local: Sizes | None
    time_us: float
    kept: str = ""


class ComparedKernel(msgspec.Struct, frozen=True):
    """A kernel of a network in one size: what each strategy picks, by its name. `steps` are those that launch it."""

    variant: str
    steps: tuple[str, ...]
    global_size: tuple[int, ...]
    choices: dict[str, GroupChoice]


class StrategyOutcome(msgspec.Struct, frozen=True):
    """A network with the work groups of a strategy.

    Attributes
    ----------
    latency_us : of one inference. `reduction` : share of the library's latency that is saved; negative: it is slower.
    regrouped : launches of a run with another work group than the library's.
    alu : busy share of the arithmetic units over the time in which kernels run.
    start_us : compiling kernels and arranging weights, before the first inference; `search_us` : timing work groups on the
        device, of `timed` launches. Orders of magnitude.
    """

    strategy: str
    latency_us: float
    reduction: float
    regrouped: int
    alu: float
    start_us: float
    search_us: float
    timed: int


class StrategyComparison(Predicted, frozen=True, kw_only=True, tag="mgpusim.strategy_comparison/1"):
    """Strategies for the work groups of a network side by side, the library's own first.

    Attributes
    ----------
    kernels : distinct launches, those that take the longest first.
    entries : of a lookup table, with the choices of strategy `kept`.
    anchors : measured times that settled the clock of the GPU, where there are any.
    """

    network: str
    gpu: str
    library: str
    precision: str
    engine: str
    strategies: tuple[StrategyOutcome, ...]
    kernels: tuple[ComparedKernel, ...]
    kept: str
    entries: tuple[LookupEntry, ...] = ()
    anchors: tuple[Anchor, ...] = ()

    def outcome(self, strategy: str) -> StrategyOutcome:
        """Return what became of a strategy.

        Raises
        ------
        KeyError
            It is not among those compared.
        """
        for one in self.strategies:
            if one.strategy == strategy:
                return one
        raise KeyError(strategy)


def compare_strategies(
    case: NetworkCase, gpu: GpuLike, compared: Sequence[str] = COMPARED, *, keep: str = "model", engine: str = "analytic",
    top: int = 5, every: bool = False, limit: int | None = None, full: bool = False, overrides: Overrides | None = None,
    jobs: int = 1, cache: bool = True, on_progress: Callable[[int, int, str], None] | None = None,
) -> StrategyComparison:  # fmt: skip
    """Set strategies that choose work groups side by side over all kernels of a network.

    Rules I to V are of convolutions; other kernels keep the library's work groups under them. A kernel whose local memory is
    laid out for its work group keeps it under every strategy. So does one for which a strategy finds nothing that runs.

    Parameters
    ----------
    case : a network with its library, as `mgpusim.as_case` returns it.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    compared : names of registered strategies (driver, rules, exhaustive, model), and lookup tables as ``table:FILE.json``.
    keep : whose choices make the entries of a lookup table; one of `compared`, or library.
    engine : whose times decide.
    top : shapes of a kernel that an engine which simulates is asked about, the best by quick trace.
    every : choose from all legal shapes, not only from powers of two and divisors of the global size.
    limit : at most so many shapes of a kernel, spread evenly over the sizes of groups.
    full : predict every shape in full, not only the best by quick trace.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    jobs : processes. Scripts that ask for several need the usual ``__main__`` guard.
    cache : read and write the disk cache.
    on_progress : called with (kernels and networks done, of how many, what is next).

    Returns
    -------
    StrategyComparison
        Latencies in microseconds, and each kernel with what each strategy picks.

    Raises
    ------
    UnknownNameError
        There is no such strategy, engine or GPU.
    InputError
        A table cannot be read; a strategy is named twice, or is to be kept and is not compared.
    MgpusimError
        What is wrong with the network, or a kernel that the GPU refuses.

    Examples
    --------
    >>> from mgpusim.nn.running.case import as_case
    >>> found = compare_strategies(as_case("srcnn", resolution=24), "adreno-640", ["driver"], keep="driver")
    >>> [one.strategy for one in found.strategies], len(found.entries) > 0
    (['library', 'driver'], True)
    """
    engines.lookup(engine)
    asked = _asked(compared, keep)
    spec = as_gpu(gpu, overrides)
    plan = case.plan(spec)
    settings = StrategySettings(engine=engine, top=top, full=full)
    chooser = _StrategyChooser(spec, asked, settings, every=every, limit=limit, jobs=jobs, cache=cache)
    run = ChosenRuns(case, plan, engine, jobs, cache)
    first, steps = run.as_planned().first, run.steps
    base = run.predicted(steps)
    alu = _BusyAlus(spec, cache)
    alone = {layer.name: layer.alone_us for layer in base.layers}
    distinct = distinct_launches(steps)
    total = len(distinct) + len(asked)
    kernels: dict[str, ComparedKernel] = {}
    entries: list[LookupEntry] = []
    for done, (key, (option, names)) in enumerate(distinct.items()):
        if on_progress is not None:
            on_progress(done, total, option.call.variant)
        choices, landscape = chooser.choices(option, alone[names[0]])
        kernels[key] = ComparedKernel(option.call.variant, tuple(names), option.call.launch.global_size, choices)
        entries += [] if landscape is None else [_entry(landscape, choices[keep])]
    outcomes = [
        _outcome(LIBRARY, base, base, steps, steps, alu, first.tuning_us, first.tuned, first.compile_us + first.upload_us)
    ]
    for done, name in enumerate(asked, len(distinct)):
        if on_progress is not None:
            on_progress(done, total, f"the network with strategy {name}")
        locals_ = {key: kernel.choices[name].local for key, kernel in kernels.items()}
        taken = tuple(regrouped(step, locals_) for step in steps)
        search_us, timed = chooser.searched.get(name, (0.0, 0))
        outcomes.append(_outcome(
            name, run.predicted(taken), base, taken, steps, alu, search_us, timed, first.compile_us + first.upload_us,
        ))  # fmt: skip
    if on_progress is not None:
        on_progress(total, total, "all")
    order = sorted(kernels.values(), key=lambda kernel: -len(kernel.steps) * kernel.choices[LIBRARY].time_us)
    return StrategyComparison(
        provenance=by_engine(engine, spec.name), network=base.network, gpu=spec.name, library=base.library,
        precision=base.precision, engine=engine, strategies=tuple(outcomes), kernels=tuple(order), kept=keep,
        entries=tuple(entries), anchors=spec.anchors,
    )  # fmt: skip


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


class _StrategyChooser:
    """Asks strategies for the work groups of kernels; counts what their searches take on the device."""

    def __init__(
        self, gpu: GpuSpec, asked: Mapping[str, LookupTable | None], settings: StrategySettings, *, every: bool,
        limit: int | None, jobs: int, cache: bool,
    ) -> None:  # fmt: skip
        self.gpu, self.asked, self.settings = gpu, asked, settings
        self.every, self.limit, self.jobs, self.cache = every, limit, jobs, cache
        self.searched: dict[str, tuple[float, int]] = {}

    def choices(self, option: Option, before_us: float) -> tuple[dict[str, GroupChoice], Landscape | None]:
        """Return what each strategy picks for a kernel that takes `before_us` with the library's work group.

        The second is what its shapes take; None where there is no choice.
        """
        library = option.locals[0]
        own = GroupChoice(library, before_us, "the library's")
        try:
            kept = no_choice(as_run(option), self.gpu, self.cache)
            landscape = None if kept else self._landscape(option)
        except MgpusimError as error:
            kept, landscape = reason_of(error), None
        out = {LIBRARY: own}
        for name, table in self.asked.items():
            if landscape is None:
                out[name] = msgspec.structs.replace(own, kept=kept)
                continue
            try:
                out[name] = self._choice(name, table, landscape, option, own)
            except MgpusimError as error:
                out[name] = msgspec.structs.replace(own, kept=reason_of(error))
        return out, landscape

    def _landscape(self, option: Option) -> Landscape:
        launch = option.call.launch.with_local(option.locals[0])  # so that the library's is among the shapes
        shapes = shapes_of(launch, self.gpu, every=self.every, limit=self.limit, cache=self.cache)
        return Landscape(option.call.launch, self.gpu, shapes, jobs=self.jobs, cache=self.cache)

    def _choice(
        self, name: str, table: LookupTable | None, landscape: Landscape, option: Option, own: GroupChoice
    ) -> GroupChoice:
        operator = next((kind for begin, kind in RULED.items() if option.call.variant.startswith(begin)), "")
        if name == "rules" and not operator:
            return msgspec.structs.replace(own, kept="rules I to V are of convolutions")
        settings = msgspec.structs.replace(self.settings, table=table, operator=operator or "any")
        found = strategies.lookup("lookup" if table is not None else name)(landscape, settings)
        if found.cost.runs:
            spent_us, runs = self.searched.get(name, (0.0, 0))
            self.searched[name] = spent_us + (found.cost.seconds - COMPILE_S) * 1e6, runs + found.cost.runs
        outcome = landscape.outcomes(self.settings.engine, [found.shape])[found.shape]
        if isinstance(outcome, Refusal):
            local = "x".join(map(str, found.shape[: landscape.launch.dim]))
            return msgspec.structs.replace(own, kept=f"its {local} cannot run: {outcome.reason}")
        if name in ONLY_IF_FASTER and not outcome.latency_us < own.time_us:
            return msgspec.structs.replace(own, kept=f"nothing that strategy {name} finds is faster")
        return GroupChoice(tuple(found.shape[: landscape.launch.dim]), outcome.latency_us)


def _entry(landscape: Landscape, choice: GroupChoice) -> LookupEntry:
    """Return what a lookup table keeps of a choice."""
    shape: Shape = landscape.driver if choice.local is None else three(choice.local)
    return entry_of(landscape.launch, landscape.gpu.name, landscape.kernel, shape, choice.time_us, landscape.driver)


# ---- the network -------------------------------------------------------------------------------------------------------
class _BusyAlus:
    """Finds the busy share of the arithmetic units by the analytic engine, of each launch once."""

    def __init__(self, gpu: GpuSpec, cache: bool) -> None:
        self.gpu, self.cache = gpu, cache
        self._known: dict[str, float] = {}

    def share(self, found: NetworkPrediction, steps: Sequence[PlannedStep]) -> float:
        """Return it over the time in which kernels of a run go on."""
        busy, whole = [], []
        for step, layer in zip(steps, found.layers, strict=True):
            if step.kind != "launch":
                continue
            launch = _in_run(step.options[0])
            key = launch_key(launch)
            if key not in self._known:
                self._known[key] = predict(launch, self.gpu, cache=self.cache).utilization["alu"] or 0.0
            busy.append(layer.time_us * self._known[key])
            whole.append(layer.time_us)
        return math.fsum(busy) / (math.fsum(whole) or 1.0)


def _in_run(option: Option) -> Launch:
    """Return the launch of a chosen kernel in a run, whose weights no cache holds."""
    return msgspec.structs.replace(as_run(option), cold=weights_at(option))


def _outcome(
    name: str, found: NetworkPrediction, base: NetworkPrediction, steps: Sequence[PlannedStep], before: Sequence[PlannedStep],
    alu: _BusyAlus, search_us: float, timed: int, start_us: float,
) -> StrategyOutcome:  # fmt: skip
    changed = sum(a != b for a, b in zip(steps, before, strict=True))
    reduction = 1.0 - found.latency_us / base.latency_us
    return StrategyOutcome(name, found.latency_us, reduction, changed, alu.share(found, steps), start_us, search_us, timed)
