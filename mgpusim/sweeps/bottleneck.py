"""Bottlenecks of a launch or a network: what more of each resource of a GPU, or less of each of its latencies, would buy.

Resources are fields that an architect would change together (the register file; all arithmetic rates; the bandwidth of the first
level). Below them stands every field by itself. "10%" is what one tenth more buys, "double" twice as much; of latencies and
overheads a
tenth less and half. Sizes that come in steps (cache sets, register files) take the nearest legal step, and say which.

What limits a GPU once it has more of something is asked of that GPU. `given` resources are changed first, `then` the one that
buys most is doubled, as often as is asked for.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.fields import get_field, numeric_fields, scaled_field, with_fields
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.schema import about, entries, schema_paths
from mgpusim.arch.spec import RESOURCES, GpuSpec
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.device.in_order import COUNTS
from mgpusim.engine.effects import effect_of
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError, UnknownNameError, suggest
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.chosen import chosen_steps
from mgpusim.nn.running.many_gpus import GpuGroup, NetworkColumns, NetworkEvaluator
from mgpusim.session import USUAL, Session
from mgpusim.workload.checks import as_number, show
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, as_launch
from mgpusim.workload.provenance import Predicted, by_engine

STEP = 0.1


class ResourceGain(msgspec.Struct, frozen=True):
    """What changing one resource does.

    Attributes
    ----------
    fields : the fields changed, all by the same factor.
    less : whether less of it is better.
    tenth, double : share of the latency saved by a tenth more and by twice as much (or less, and half); negative: it costs.
        None where the GPU cannot have it, such as a cache of a tenth more sets.
    elasticity : d log(latency) / d log(resource) at the smallest step that can be taken.
    note : which step was taken where it was not the one asked for.
    """

    name: str
    fields: tuple[str, ...]
    less: bool
    tenth: float | None
    double: float | None
    elasticity: float | None
    note: str = ""

    @property
    def best(self) -> float:
        """What it is ranked by: the saving of a tenth, then of twice as much."""
        return max(self.tenth or 0.0, 0.0) + 1e-3 * max(self.double or 0.0, 0.0)


class ResourceStep(msgspec.Struct, frozen=True):
    """A resource that a GPU got more of: by which factor (below 1 of what is better low), and the latency before and after."""

    name: str
    factor: float
    before_us: float
    after_us: float

    @property
    def saved(self) -> float:
        """Share of the latency before."""
        return 1.0 - self.after_us / self.before_us


class Bottleneck(Predicted, frozen=True, kw_only=True, tag="mgpusim.bottleneck/1"):
    """What limits a launch or a network on a GPU: gains of resources, and of fields by themselves, the largest first.

    Attributes
    ----------
    kernel : of the launch; the name of a network.
    latency_us, bound : on the GPU with all `steps` taken, of which `gpu` is the base.
    steps : what the GPU got first, in order.
    library : that runs a network; empty for a launch.
    """

    kernel: str
    gpu: str
    engine: str
    latency_us: float
    bound: str
    resources: tuple[ResourceGain, ...]
    fields: tuple[ResourceGain, ...]
    steps: tuple[ResourceStep, ...] = ()
    library: str = ""

    @property
    def telling(self) -> tuple[ResourceGain, ...]:
        """The resources but the clock and the number of cores, which speed up almost everything."""
        return tuple(gain for gain in self.resources if gain.name not in ALMOST_ALL)


ALMOST_ALL = ("clock", "shader cores")
"""Resources that speed up almost everything: what buys most beside them is what limits."""
NETWORK_RESOURCES = {
    "gaps between launches": ("launch.gap_s",),
    "host calls": ("launch.enqueue_s", "launch.pace_s", "launch.argument_s", "launch.flush_s"),
    "host memory": ("host.memory_b_per_s",), "host arithmetic": ("host.flops",),
}  # fmt: skip
"""What beside the GPU's own resources a network's latency goes to."""


def resources(gpu: GpuSpec) -> dict[str, tuple[str, ...]]:
    """Return the fields of each resource of this GPU, by its name.

    >>> resources(load_gpu("adreno-640"))["registers"]
    ('registers.per_core',)
    """
    paths_of: dict[str, list[str]] = {name: [] for name in RESOURCES}
    for path, entry in entries().items():
        name = entry.about.resource
        if name in paths_of and not entry.is_table and get_field(gpu, path) is not None:
            paths_of[_renamed(gpu, name)].append(path)
    return {name: tuple(paths) for name, paths in paths_of.items() if paths}


def _renamed(gpu: GpuSpec, resource: str) -> str:
    """Return what a resource is on this GPU: an L1 may be one of textures alone."""
    of_textures = gpu.l1 is not None and gpu.l1.serves == "texture" and gpu.texture_l1 is None
    return f"texture {resource}" if of_textures and resource in ("L1 bandwidth", "L1 size") else resource


def bottleneck(
    target: LaunchLike | NetworkCase, gpu: GpuLike, engine: str = "analytic", *, fields: bool | None = None,
    given: Mapping[str, float] | None = None, then: int = 0, overrides: Overrides | None = None, session: Session = USUAL,
) -> Bottleneck:  # fmt: skip
    """Return what more of each resource of a GPU, and of each field, would buy a launch or a network.

    A network keeps the kernels and work groups that its library chooses on the GPU as it is.

    Parameters
    ----------
    target : a `Launch`, the path of a launch file, the name of a shipped example, or a `NetworkCase` (see `as_case`).
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine: whose times are compared.
    fields : also try every field by itself; by default of launches with the analytic engine only, as that takes hundreds of
        predictions.
    given : resources, or fields by dotted path, that are changed first, each by a factor: ``{"registers": 2}``.
    then : so many times the resource is doubled (of what is better low: halved) that buys most, clock and cores left out.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    session : settings of the run, which tells (done, to do, what is tried).

    Returns
    -------
    Bottleneck
        The latency in microseconds, and gains as shares of it, the largest first.

    Raises
    ------
    UnknownNameError
        There is no such engine, GPU, example or resource.
    InputError
        A factor that the GPU cannot take.
    MgpusimError
        The launch or network cannot be predicted on the GPU as it is.

    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> limits = bottleneck(launch, "mali-g76-mp5", fields=False, session=Session(cache=False))
    >>> limits.resources[0].name, limits.resources[0].tenth > 0.05
    ('DRAM bandwidth', True)
    >>> wider = bottleneck(launch, "mali-g76-mp5", fields=False, given={"DRAM bandwidth": 8}, session=Session(cache=False))
    >>> wider.steps[0].saved > 0.3, wider.resources[0].name != "DRAM bandwidth"
    (True, True)
    """
    engines.lookup(engine)
    gpu = as_gpu(gpu, overrides)
    case = target if isinstance(target, NetworkCase) else None
    if then < 0:
        raise InputError(f"then: got {then}, expected 0 or more")
    if fields is None:
        fields = engine == "analytic" and case is None
    timer = (
        _NetworkTimer(target, engine, session)
        if isinstance(target, NetworkCase)
        else _LaunchTimer(as_launch(target), engine, session)
    )
    steps = []
    base = timer.timed(gpu, [{}])[0]
    for name, factor in (given or {}).items():
        step, gpu, base = _given(name, factor, gpu, base, timer)
        steps.append(step)
    for turn in range(then):
        gains = _gains(_resources(gpu, case), gpu, base[0], timer, _counted(session, f"step {turn + 1} of {then}: "))
        best = max((g for g in gains if g.name not in ALMOST_ALL), key=lambda g: g.double or 0.0, default=None)
        if best is None or not (best.double or 0.0) > 0:
            break
        step, gpu, base = _given(best.name, 0.5 if best.less else 2.0, gpu, base, timer)
        steps.append(step)
    asked = _resources(gpu, case) | ({path: (path,) for path in _fields(gpu)} if fields else {})
    gains = _gains(asked, gpu, base[0], timer, session.tell)
    of_fields = [g for g in gains if g.fields == (g.name,)]  # a resource is called otherwise than its field
    of_resources = [g for g in gains if g.fields != (g.name,)]
    return Bottleneck(
        provenance=by_engine(engine, gpu.name), kernel=timer.label(gpu), gpu=gpu.name, engine=engine, latency_us=base[0],
        bound=base[1], resources=tuple(sorted(of_resources, key=lambda g: -g.best)),
        fields=tuple(sorted(of_fields, key=lambda g: -g.best)), steps=tuple(steps),
        library=case.library.name if case is not None else "",
    )  # fmt: skip


Changes = Mapping[str, float | int]
Latency = tuple[float, str]
"""Latency in microseconds, and what it is bound by."""


def _resources(gpu: GpuSpec, case: NetworkCase | None) -> dict[str, tuple[str, ...]]:
    resources_of = resources(gpu)
    if case is not None:
        for name, paths in NETWORK_RESOURCES.items():
            known = tuple(path for path in paths if _value(gpu, path))
            resources_of |= {name: known} if known else {}
    return resources_of


def _value(gpu: GpuSpec, path: str) -> Any:
    """Return the value of a field, None where the GPU does not have its table."""
    try:
        return get_field(gpu, path)
    except MgpusimError:
        return None


def _counted(session: Session, what: str) -> Callable[[int, int, str], None]:
    return lambda done, total, name: session.tell(done, total, what + name)


def _given(name: str, factor: float, gpu: GpuSpec, base: Latency, timer: _Timer) -> tuple[ResourceStep, GpuSpec, Latency]:
    """Return the step of a resource by a factor, the GPU after it and its latency."""
    known = _resources(gpu, timer.case)
    folded = {resource.lower(): resource for resource in known}
    if name.lower() in folded:
        name = folded[name.lower()]
        paths = known[name]
    elif numeric_fields(gpu).get(name):
        paths = (name,)
    elif name in schema_paths():
        why = "is not a single number" if _value(gpu, name) is not None else f"is not stated of {gpu.name}"
        raise InputError(f"given {name}: the field {why}; expected a resource or a number that `gpus show` lists")
    elif "." in name:
        raise UnknownNameError(suggest("field", name, tuple(numeric_fields(gpu))))
    else:
        raise UnknownNameError(f"{suggest('resource', name, tuple(known))}, or a field by dotted path")
    if as_number(factor) is None or not (math.isfinite(factor) and factor > 0):
        raise InputError(f"given {name}: got {show(factor)}, expected a factor greater than 0, as in 2")
    before = {path: get_field(gpu, path) for path in paths if get_field(gpu, path)}
    if not all(math.isfinite(value * factor) for value in before.values()):
        raise InputError(f"given {name}: a factor of {factor:g} gives no number; expected one such as 2")
    changes = {path: scaled_field(gpu, path, factor) for path in before}
    if changes == before and factor != 1.0:
        path, value = next(iter(before.items()))
        raise InputError(f"given {name}: {factor:g} times {path} = {value:g} rounds to the same; take a factor further from 1")
    try:
        changed = with_fields(gpu, changes)
    except InputError as error:
        raise InputError(f"given {name}: {factor:g} times as much is not a valid GPU", error.problems) from error
    after = timer.timed(changed, [{}])[0]
    path = next(iter(before))
    return ResourceStep(name, changes[path] / before[path], base[0], after[0]), changed, after


class _Timer(ABC):
    """Latencies of a launch or a network on GPUs that differ from one in a few fields."""

    case: NetworkCase | None = None

    def timed(self, gpu: GpuSpec, changes: Sequence[Changes]) -> list[Latency]:
        """Return what each change gives; the first error is raised."""
        outcomes = self.tried(gpu, changes)
        for outcome in outcomes:
            if isinstance(outcome, MgpusimError):
                raise outcome
        return [outcome for outcome in outcomes if not isinstance(outcome, MgpusimError)]

    def tried(self, gpu: GpuSpec, changes: Sequence[Changes], say: Callable[[int, int], None] | None = None) -> list[Any]:
        """Return what each change gives, `Latency` or an error."""
        out: list[Any] = []
        for done, change in enumerate(changes, 1):
            try:
                out.append(self.predicted(with_fields(gpu, dict(change)) if change else gpu))
            except MgpusimError as error:
                out.append(error)
            if say is not None:
                say(done, len(changes))
        return out

    @abstractmethod
    def predicted(self, gpu: GpuSpec) -> Latency:
        """Return what a GPU gives."""

    @abstractmethod
    def label(self, gpu: GpuSpec) -> str:
        """Return what it is called."""


class _LaunchTimer(_Timer):
    def __init__(self, launch: Launch, engine: str, session: Session) -> None:
        self.launch, self.engine = launch, engine
        self.traces = Traces(session)

    def label(self, gpu: GpuSpec) -> str:
        return self.traces.get(self.launch, gpu).trace.meta.kernel

    def predicted(self, gpu: GpuSpec) -> Latency:
        from mgpusim.engine.estimate import analytic_estimate, estimate, event_estimate

        if self.engine not in ("analytic", "event"):
            answer = estimate(self.launch, gpu, self.engine, session=self.traces.session)
        else:
            traced = self.traces.get(self.launch, gpu)
            if self.engine == "analytic":
                answer = analytic_estimate(traced.trace, gpu, traced.features)
            else:
                answer = event_estimate(self.launch, traced.trace, gpu, session=self.traces.session)
        return answer.latency_us, answer.bound


class _NetworkTimer(_Timer):
    """Changes of rates alone are evaluated as columns of one GPU, others as GPUs of their own, all at once.

    Kernels and work groups that the library times are those chosen on the GPU before the change.
    """

    def __init__(self, case: NetworkCase, engine: str, session: Session) -> None:
        self.case: NetworkCase | None = case
        self.engine, self.session = engine, session
        self.evaluator = NetworkEvaluator(case, Traces(session))
        self._base: GpuSpec | None = None

    def _chosen_on(self, gpu: GpuSpec) -> None:
        """Take the kernels and work groups that the library chooses on a GPU."""
        if gpu is self._base:
            return
        case, traces = self.evaluator.case, self.evaluator.traces
        plan = case.plan(gpu)
        steps = chosen_steps(plan, candidates=case.candidates, session=self.session.quiet)
        self.evaluator = NetworkEvaluator(case, traces, msgspec.structs.replace(plan, steps=steps))
        self._base = gpu

    def label(self, gpu: GpuSpec) -> str:
        return self.evaluator.case.label

    def tried(self, gpu: GpuSpec, changes: Sequence[Changes], say: Callable[[int, int], None] | None = None) -> list[Any]:
        self._chosen_on(gpu)
        if self.engine != "analytic":
            return super().tried(gpu, changes, say)
        rates = [i for i, change in enumerate(changes) if all(effect_of(p) == "rate" and p not in COUNTS for p in change)]
        paths = sorted({path for i in rates for path in changes[i]})
        columns = {path: np.full(len(rates), float(get_field(gpu, path))) for path in paths}
        for row, i in enumerate(rates):
            for path, value in changes[i].items():
                columns[path][row] = value
        others = [i for i in range(len(changes)) if i not in set(rates)]
        groups = [GpuGroup(gpu, columns, len(rates))] if rates else []
        groups += [GpuGroup(with_fields(gpu, dict(changes[i])), {}, 1) for i in others]
        outcomes: list[Any] = [None] * len(changes)
        evaluated = self.evaluator.columns(groups, say)
        places = [rates, *([i] for i in others)] if rates else [[i] for i in others]
        for rows, columns_of in zip(places, evaluated, strict=True):
            for row, i in enumerate(rows):
                why = columns_of.problems.get(row)
                outcomes[i] = _of_columns(columns_of, row) if why is None else InputError(why)
        return outcomes

    def predicted(self, gpu: GpuSpec) -> Latency:
        from mgpusim.nn.running.predict import predict_plan

        case, plan = self.evaluator.case, self.evaluator.fixed
        assert plan is not None  # `_chosen_on` came before
        target = msgspec.structs.replace(plan.target, gpu=gpu)
        prediction = predict_plan(
            case.graph, msgspec.structs.replace(plan, target=target), self.engine, recorded=case.recorded,
            candidates=case.candidates, session=self.session.quiet,
        )  # fmt: skip
        return prediction.latency_us, prediction.bound


def _of_columns(columns: NetworkColumns, row: int) -> Latency:
    parts = {name: float(values[row]) for name, values in columns.parts_us.items()}
    return float(columns.latency_us[row]), max(parts, key=lambda name: parts[name])


def _fields(gpu: GpuSpec) -> Iterator[str]:
    for path, value in numeric_fields(gpu).items():
        if value > 0 and about(path).resource:
            yield path


class _LegalChange(NamedTuple):
    """A change of a resource by the factor taken: the one asked for, or the next legal one up to twice as much."""

    taken: float
    changes: Changes


def _gains(
    asked: Mapping[str, tuple[str, ...]], gpu: GpuSpec, base_us: float, timer: _Timer, say: Callable[[int, int, str], None]
) -> list[ResourceGain]:
    """Return what a tenth more and twice as much of each resource saves."""
    gains: dict[tuple[str, float], tuple[float, float] | None] = {}
    waiting = {(name, factor): _trials(paths, gpu, factor) for name, paths in asked.items() for factor in (1.0 + STEP, 2.0)}
    while waiting:  # once, unless a GPU is refused for a launch: then the next legal step is tried
        turn = {key: trials[0] for key, trials in waiting.items() if trials}
        gains.update({key: None for key in waiting if key not in turn})
        names = list(turn)
        results = timer.tried(gpu, [turn[key].changes for key in names], lambda done, total: say(done, total, "resources"))
        left = {}
        for key, result in zip(names, results, strict=True):
            if isinstance(result, InputError):
                left[key] = waiting[key][1:]
            elif isinstance(result, MgpusimError):
                gains[key] = None
            else:
                gains[key] = (turn[key].taken, result[0])
        waiting = left
    return [_gain(name, paths, base_us, gains[name, 1.0 + STEP], gains[name, 2.0]) for name, paths in asked.items()]


def _gain(
    name: str, paths: tuple[str, ...], base_us: float, first: tuple[float, float] | None, twice: tuple[float, float] | None
) -> ResourceGain:
    less = _less(paths)
    tenth, note, elasticity = None, "", None
    if first is not None:
        taken, us = first
        tenth = 1.0 - us / base_us
        elasticity = math.log(us / base_us) / math.log(taken)
        if abs(taken - (1.0 / (1.0 + STEP) if less else 1.0 + STEP)) > 0.02:
            tenth, note = 1.0 - (us / base_us) ** (math.log(1.0 + STEP) / abs(math.log(taken))), f"step of {taken:.3g}x"
    double = 1.0 - twice[1] / base_us if twice is not None else None
    return ResourceGain(name, paths, less, tenth, double, elasticity, note)


def _less(paths: Sequence[str]) -> bool:
    return all(about(path).better == "less" for path in paths)


def _trials(paths: tuple[str, ...], gpu: GpuSpec, factor: float) -> list[_LegalChange]:
    """Return the legal changes to try, the one nearest to the factor first."""
    out = []
    for wanted in (factor, 1.25, 1.5, 2.0):
        if wanted < factor:
            continue
        scale = 1.0 / wanted if _less(paths) else wanted
        values = {p: scaled_field(gpu, p, scale) for p in paths if get_field(gpu, p)}
        if all(get_field(gpu, p) == v for p, v in values.items()):
            continue
        try:
            with_fields(gpu, values)
        except InputError:
            continue
        path = next(iter(values))
        out.append(_LegalChange(values[path] / get_field(gpu, path), values))
    return out
