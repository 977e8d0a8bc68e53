"""Measured operators beside predictions: a profile, a GPU, a library and the graphs in, an `OperatorValidation` out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import Estimate
from mgpusim.engine.predict import engines as known_engines
from mgpusim.errors import InputError, MgpusimError, suggest
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graph import Graph
from mgpusim.nn.library import load_library
from mgpusim.nn.plan import plan_network
from mgpusim.nn.planned import NetworkPlan, Option
from mgpusim.nn.predict import chosen_steps, predict_plan
from mgpusim.nn.profile import Library
from mgpusim.nn.profiled.alone import OPERATOR, graph_of_row
from mgpusim.nn.profiled.format import read_profile
from mgpusim.nn.profiled.graphs import NetworkFiles, plain_name
from mgpusim.nn.profiled.layers import ProfiledLayer, layers_of
from mgpusim.nn.profiled.matching import match_rows
from mgpusim.nn.profiled.profilers import Profiler, profiler_of
from mgpusim.nn.profiled.result import (
    JudgedNetwork,
    JudgedOperator,
    LayerWithoutRow,
    OperatorValidation,
    figures_of,
    middle,
    operator_scores,
)
from mgpusim.nn.profiled.rows import MeasuredOperator, MeasuredRun, Profile, UnreadRow, kind_text
from mgpusim.nn.timing import OnProgress, Timed, option_key, options_of, time_options

__all__ = ["validate_operators"]

FAR = 100.0
"""Factor between the medians of measured and predicted times from which on the unit is not believed."""
FASTEST = 3.0
"""Of the GPU's peak rate in single precision: above it, half precision included, no operator is believed."""
SLOWEST = 1e-6
MOST_SAID = 20


class _Case(msgspec.Struct):
    """A network with its rows: planned, then timed and matched."""

    name: str
    rows: list[MeasuredOperator]
    graph: Graph
    plan: NetworkPlan
    layers: list[ProfiledLayer] = []
    pairs: tuple[tuple[int, int], ...] = ()
    unmatched: tuple[UnreadRow, ...] = ()
    without_row: tuple[int, ...] = ()
    whole: bool = True


def validate_operators(
    profile: str | PathLike[str] | Profile,
    gpu: GpuLike,
    library: str | Library = DEFAULT_LIBRARY,
    engines: Sequence[str] = ("analytic",),
    *,
    graphs: str | PathLike[str] | None = None,
    runs: str | PathLike[str] | Profile | None = None,
    device: str | None = None,
    precision: str | None = None,
    caches: str | None = None,
    overrides: Overrides | None = None,
    jobs: int = 1,
    cache: bool = True,
    on_progress: OnProgress | None = None,
) -> tuple[OperatorValidation, ...]:
    """Predict the operators that an engine's profiler measured, and say how far off the predictions are.

    Parameters
    ----------
    profile : path of a profile, or the profile: operators, or whole networks.
    gpu : the GPU it was measured on.
    library : name or path of the profile of the library that ran.
    engines : names of registered engines; one result each.
    graphs : the models that ran: a file, a folder, or a .tar of a folder. Without them each operator is predicted by its shapes.
    runs : a profile of the same networks end to end.
    device : whose rows to take of a profile of several devices; that which the GPU is called otherwise.
    precision : one of the library's; its default if None.
    caches : "cold" or "warm": what caches held; as the library's profiler works if None.
    overrides : fields of the GPU to change first.
    jobs, cache, on_progress : as of `mgpusim.nn.predict.network`.

    Raises
    ------
    MgpusimError
        The profile, a graph, the library or the GPU cannot be read; the device is not clear; the times are in another unit than
        they are said to be; no row is one of a layer.
    """
    for engine in engines:
        known_engines.lookup(engine)
    spec = as_gpu(gpu, overrides)
    own = library if isinstance(library, Library) else load_library(library)
    how = profiler_of(own.name, spec, caches)
    read = profile if isinstance(profile, Profile) else read_profile(profile)
    beside = runs if isinstance(runs, Profile) or runs is None else read_profile(runs)
    rows, ends, named, notes = _chosen_rows(read, beside, spec, device)
    unread = [*read.unread, *(beside.unread if beside is not None else ())]
    if rows:
        _check_rate(read, rows, spec)
    with NetworkFiles(graphs) as files:
        cases, left = _cases(rows, ends, files, spec, own, precision, notes)
        unread += left
        if not cases:
            raise InputError(f"profile {read.name}: none of its networks has a graph that can be planned", _lines(unread))
        shared: dict[str, Any] = {"jobs": jobs, "cache": cache, "on_progress": on_progress}
        options = [option for case in cases for option in options_of(case.plan.steps)]
        known: dict[str, Timed] = {}
        time_options(cases[0].plan, spec, "analytic", options=options, known=known, **shared)
        for case in cases:
            _match(case, read, known, unread, own, shared)
    if rows and not any(case.pairs for case in cases):
        raise InputError(f"profile {read.name}: none of its {len(rows):,} rows is a layer of its network", _lines(unread))
    common = _Common(read, spec, own, named, how, cases, ends, unread, notes)
    return tuple(_validation(common, engine, known, shared) for engine in engines)


class _Common(msgspec.Struct):
    """What the results of all engines share."""

    profile: Profile
    gpu: GpuSpec
    library: Library
    device: str
    how: Profiler
    cases: list[_Case]
    ends: list[MeasuredRun]
    unread: list[UnreadRow]
    notes: list[str]


def _lines(unread: Sequence[UnreadRow]) -> list[str]:
    shown = [f"{_place(row)}: {row.reason}{f'; {row.fix}' if row.fix else ''}" for row in unread[:MOST_SAID]]
    return [*shown, f"and {len(unread) - MOST_SAID:,} more"] if len(unread) > MOST_SAID else shown


def _place(row: UnreadRow | MeasuredOperator) -> str:
    return f"{row.network} {row.where}".strip()


# ---- which rows ---------------------------------------------------------------------------------------------------------
def _chosen_rows(
    profile: Profile, beside: Profile | None, gpu: GpuSpec, device: str | None
) -> tuple[list[MeasuredOperator], list[MeasuredRun], str, list[str]]:
    """Return the rows and runs of one device, its name, and notes."""
    notes = list(profile.notes)
    devices = list(dict.fromkeys((*profile.devices, *(beside.devices if beside is not None else ()))))
    name = _device(profile.name, devices, gpu, device)
    rows = [row for row in profile.rows if not row.device or not name or row.device == name]
    every = [*profile.runs, *(beside.runs if beside is not None else ())]
    ends = [run for run in every if not run.device or not name or run.device == name]
    for other in devices:
        if other != name:
            count = [*(row.device for row in profile.rows), *(run.device for run in every)].count(other)
            notes.append(f"{count:,} rows of {other} are left out.")
    return rows, ends, name, notes


def _device(file: str, devices: Sequence[str], gpu: GpuSpec, asked: str | None) -> str:
    """Return the device whose rows are taken: that which was asked for, the only one, or that which the GPU is called."""
    if asked is not None:
        found = next((name for name in devices if plain_name(name) == plain_name(asked)), None)
        if found is None:
            there = f"{suggest('device', asked, devices)}" if devices else "its rows name no device"
            raise InputError(f"profile {file}: device '{asked}': {there}")
        return found
    if len(devices) <= 1:
        return devices[0] if devices else ""
    called = plain_name(gpu.name), plain_name(gpu.description)
    fit = [name for name in devices if plain_name(name) == called[0] or called[1].startswith(plain_name(name))]
    if len(fit) != 1:
        raise InputError(
            f"profile {file}: has rows of {len(devices)} devices, and none is surely {gpu.name}; say which with --device:",
            [f'--device "{name}"' for name in devices],
        )
    return fit[0]


def _check_rate(profile: Profile, rows: Sequence[MeasuredOperator], gpu: GpuSpec) -> None:
    """Refuse times in another unit than they are said to be, by the operations that the tool counted."""
    rates = [row.flop / row.us * 1e6 for row in rows if row.flop > 0]
    if len(rates) < 3:
        return
    rate, peak = float(np.median(rates)), gpu.peak_flops
    if rate > FASTEST * peak or rate < SLOWEST * peak:
        raise InputError(
            f"profile {profile.name}: its times are no {profile.unit}: half of the rows would compute at "
            f"{'more' if rate > peak else 'less'} than {rate / 1e9:,.3g} GFLOP/s, and {gpu.name} reaches {peak / 1e9:,.0f}; "
            f"name the column of times by its unit ({'ms' if rate > peak else 'ns'}?)"
        )


def _check_unit(profile: Profile, operators: Sequence[JudgedOperator], gpu: GpuSpec) -> None:
    """Refuse times in another unit than they are said to be, by what is predicted."""
    if len(operators) < 3:
        return
    ratio = math.exp(float(np.median([math.log(one.predicted_us / one.measured_us) for one in operators])))
    if ratio > FAR or ratio < 1 / FAR:
        raise InputError(
            f"profile {profile.name}: its times are no {profile.unit} of {gpu.name}: half of them are "
            f"{'below' if ratio > 1 else 'above'} {'1/' if ratio > 1 else ''}{max(ratio, 1 / ratio):,.0f} of what is predicted; "
            f"name the column of times by its unit ({'ms' if ratio > 1 else 'ns'}?), or choose the --gpu that was measured"
        )


# ---- graphs -------------------------------------------------------------------------------------------------------------
def _cases(
    rows: Sequence[MeasuredOperator], ends: Sequence[MeasuredRun], files: NetworkFiles, gpu: GpuSpec, library: Library,
    precision: str | None, notes: list[str],
) -> tuple[list[_Case], list[UnreadRow]]:  # fmt: skip
    """Return each network that is measured with its plan, and rows whose graph there is not."""
    of_network: dict[str, list[MeasuredOperator]] = {run.network: [] for run in ends}
    for row in rows:
        of_network.setdefault(row.network, []).append(row)
    cases: list[_Case] = []
    left: list[UnreadRow] = []
    made: dict[str, _Case | str] = {}
    for name, own in of_network.items():
        path = files.find(name)
        if path is None and files.path is None and not files.single and own:
            _alone(own, gpu, library, precision, made, cases, left)
            continue
        if path is None:
            near = files.near(name)
            reason = f"there is no graph of {name or 'the network'}" + (f"; did you mean {near}?" if near else "")
            left += [UnreadRow(r.where, name, r.says, r.us, reason, "add its model to --graphs") for r in own]
            left += [
                UnreadRow(e.where, name, "whole network", e.us, reason, "add its model to --graphs")
                for e in ends
                if e.network == name
            ]
            continue
        try:
            graph = _at_measured_size(files, path, own, notes)
            cases.append(_Case(name, own, graph, plan_network(graph, gpu, library, precision=precision)))
        except MgpusimError as error:
            if files.single:
                raise
            left += [UnreadRow(r.where, name, r.says, r.us, str(error), "repair the model") for r in own]
    if files.path is None and rows:
        notes.append("Each operator is predicted alone, by its shapes: there is no graph (--graphs).")
    return cases, left


def _alone(
    rows: Sequence[MeasuredOperator], gpu: GpuSpec, library: Library, precision: str | None, made: dict[str, _Case | str],
    cases: list[_Case], left: list[UnreadRow],
) -> None:  # fmt: skip
    """Add the networks of single operators of rows without a graph."""
    for row in rows:
        key = repr((row.kind, sorted(row.facts.items()), row.fused))
        found = made.get(key)
        if found is None:
            try:
                graph = graph_of_row(row)
                found = _Case("", [], graph, plan_network(graph, gpu, library, precision=precision), whole=False)
                cases.append(found)
            except MgpusimError as error:
                found = str(error)
            made[key] = found
        if isinstance(found, str):
            left.append(UnreadRow(row.where, row.network, row.says, row.us, found, "give the model (--graphs), or its shapes"))
        else:
            found.rows.append(row)


def _match(
    case: _Case, profile: Profile, known: dict[str, Timed], unread: list[UnreadRow], library: Library, shared: Mapping[str, Any]
) -> None:
    """Find the layers of a network, and the layer of each of its rows."""
    steps = chosen_steps(case.plan, known=known, **shared)
    case.layers = layers_of(case.plan.graph, steps)
    if not case.whole:
        own = next((j for j, layer in enumerate(case.layers) if layer.name == OPERATOR and not layer.on_host), None)
        if own is None:
            reason = f"{library.name} runs no kernel of its own for it"
            unread += [UnreadRow(r.where, r.network, r.says, r.us, reason, "give the model (--graphs)") for r in case.rows]
        else:
            case.pairs = tuple((i, own) for i in range(len(case.rows)))
        return
    found = match_rows(case.rows, case.layers, ordered=profile.ordered, launches=profile.launches)
    case.pairs, case.unmatched, case.without_row = found.pairs, found.unmatched, found.without_row


def _at_measured_size(files: NetworkFiles, path: Path, rows: Sequence[MeasuredOperator], notes: list[str]) -> Graph:
    """Return the graph of a file, at the resolution of its rows where that is another one and the graph can have it."""
    graph = files.read(path)
    size = _measured_size(rows, graph)
    if size is None:
        return graph
    try:
        other = files.read(path, size)
    except MgpusimError:  # shapes that are written into it: its rows will find no layer, which is said
        return graph
    notes.append(f"{path.stem}: the graph is taken at {size[0]}x{size[1]}, as its rows are.")
    return other


def _measured_size(rows: Sequence[MeasuredOperator], graph: Graph) -> tuple[int, int] | None:
    """Return height and width of the images by the row of the first convolution, None where the graph has them."""
    image = graph.image(graph.inputs[0]) if len(graph.inputs) == 1 else None
    first = next((row for row in rows if row.kind == "conv" and image and row.facts.get("in_c") == image.c), None)
    if first is None or image is None or not {"in_h", "in_w", "out_h", "out_w", "stride"} <= first.facts.keys():
        return None
    f = first.facts
    padded, plain = (f["in_h"], f["in_w"]), (f["out_h"] * f["stride"], f["out_w"] * f["stride"])
    return None if (image.h, image.w) in (padded, plain) else min(padded, plain)


# ---- judging ------------------------------------------------------------------------------------------------------------
class _Measurement(NamedTuple):
    """A layer that was measured once: by one row, or by a row for each of its launches."""

    case: _Case
    layer: ProfiledLayer
    rows: tuple[MeasuredOperator, ...]

    @property
    def us(self) -> float:
        return math.fsum(row.us for row in self.rows)

    @property
    def place(self) -> str:
        return ", ".join(map(_place, self.rows))


def _measurements(case: _Case, launches: bool) -> list[_Measurement]:
    """Return what was measured of a network: the rows of a layer together where they are launches."""
    if not launches:
        return [_Measurement(case, case.layers[j], (case.rows[i],)) for i, j in case.pairs]
    of_layer: dict[int, list[MeasuredOperator]] = {}
    for i, j in case.pairs:
        of_layer.setdefault(j, []).append(case.rows[i])
    return [_Measurement(case, case.layers[j], tuple(rows)) for j, rows in of_layer.items()]


class _Predictor:
    """What one engine says of layers: with the caches that the profiler leaves."""

    def __init__(self, gpu: GpuSpec, engine: str, cold: bool, timed: Mapping[str, Timed], analytic: Mapping[str, Timed]) -> None:
        self.gpu, self.engine, self._cold = gpu, engine, cold
        self._timed, self._analytic = timed, analytic
        self._keys: dict[int, str] = {}

    def key(self, option: Option) -> str:
        """Return `option_key` of an option of a layer, made once: it reads the whole source of the kernel."""
        found = self._keys.get(id(option))
        if found is None:
            found = self._keys[id(option)] = option_key(option)
        return found

    def timed(self, option: Option) -> Timed:
        key = self.key(option)
        return self._timed.get(key) or self._analytic[key]

    def estimates(self, layer: ProfiledLayer) -> list[Estimate]:
        """Return what each launch of a layer takes.

        Raises
        ------
        InputError
            One of them cannot be predicted.
        """
        out = []
        for option in layer.options:
            one = self.timed(option)
            if one.estimate is None:
                raise InputError(one.refused)
            out.append(one.in_run if self._cold else one.estimate)
        return out

    def us(self, layer: ProfiledLayer) -> float:
        """Return the microseconds of a layer, 0 where it cannot be predicted."""
        try:
            return math.fsum(one.latency_us for one in self.estimates(layer))
        except InputError:
            return 0.0


def _validation(common: _Common, engine: str, known: dict[str, Timed], shared: Mapping[str, Any]) -> OperatorValidation:
    gpu, launches = common.gpu, common.profile.launches
    timed: Mapping[str, Timed] = known
    if engine != "analytic":
        used = [option for case in common.cases for layer in case.layers for option in layer.options]
        timed = time_options(common.cases[0].plan, gpu, engine, options=used, **shared) if used else {}
    predictor = _Predictor(gpu, engine, common.how.caches == "cold", timed, known)
    unmatched = list(common.unread)
    distinct: dict[str, list[_Measurement]] = {}
    for case in common.cases:
        unmatched += case.unmatched
        for one in _measurements(case, launches):
            distinct.setdefault("".join(map(predictor.key, one.layer.options)), []).append(one)
    operators = []
    for many in distinct.values():
        try:
            operators.append(_judged(many, predictor))
        except InputError as error:
            fix = "nothing but a newer mgpusim helps, or another --library"
            unmatched += [UnreadRow(one.place, "", one.layer.name, one.us, str(error), fix) for one in many]
    if common.profile.rows and not operators:
        raise InputError(f"profile {common.profile.name}: none of its rows can be predicted on {gpu.name}", _lines(unmatched))
    _check_unit(common.profile, operators, gpu)
    networks = tuple(_network(case, common, predictor, known, shared) for case in common.cases if case.whole)
    without = [
        LayerWithoutRow(case.name, layer.name, kind_text(layer.kind, layer.facts), layer.variant, predictor.us(layer))
        for case in common.cases if case.rows and case.whole for layer in (case.layers[j] for j in case.without_row)
    ]  # fmt: skip
    ends = [
        (one.end_to_end_us, one.predicted_us, one.interval_us, 1)
        for one in networks if one.end_to_end_us is not None and one.predicted_us is not None
    ]  # fmt: skip
    return OperatorValidation(
        gpu=gpu.name, engine=engine, library=common.library.name, precision=common.cases[0].plan.target.precision_name,
        profile=common.profile.name, format=common.profile.format, device=common.device, caches=common.how.caches,
        caches_source=f"{common.how.says} ({common.how.source})", **figures_of(operators), networks=networks,
        network_scores=operator_scores(ends) if ends else None, unmatched=tuple(unmatched), without_row=tuple(without),
        notes=tuple(common.notes),
    )  # fmt: skip


def _judged(many: Sequence[_Measurement], predictor: _Predictor) -> JudgedOperator:
    """Return a distinct operator; its time is the median of its rows."""
    first = many[0]
    estimates = predictor.estimates(first.layer)
    intervals = [one.interval_us(predictor.gpu, predictor.engine) for one in estimates]
    parts: dict[str, float] = {}
    for one in estimates:
        for name, us in one.breakdown_us.items():
            parts[name] = parts.get(name, 0.0) + us
    longest = max(range(len(estimates)), key=lambda i: estimates[i].latency_us)
    option, facts, times = first.layer.options[longest], first.layer.facts, [measured.us for measured in many]
    places = [measured.place for measured in many]
    return JudgedOperator(
        first.case.name or first.rows[0].network, first.layer.name, tuple(places), kind_text(first.layer.kind, facts),
        option.call.variant, len(estimates), option.call.launch.global_size, predictor.timed(option).local,
        (facts["out_h"], facts["out_w"], facts["out_c"]), first.layer.fused, middle(times), (min(times), max(times)),
        math.fsum(one.latency_us for one in estimates),
        (math.fsum(low for low, _ in intervals), math.fsum(high for _, high in intervals)),
        max(parts, key=lambda name: parts[name]),
    )  # fmt: skip


def _network(
    case: _Case, common: _Common, predictor: _Predictor, known: dict[str, Timed], shared: Mapping[str, Any]
) -> JudgedNetwork:  # fmt: skip
    """Return a network as a whole; it is predicted where its end to end was measured."""
    measured = _measurements(case, common.profile.launches)
    sums: tuple[float | None, float | None, float | None] = (None, None, None)
    if case.rows:
        every = math.fsum(row.us for row in case.rows)
        sums = every, math.fsum(one.us for one in measured), math.fsum(predictor.us(one.layer) for one in measured)
    end = next((run for run in common.ends if run.network == case.name), None)
    head = (case.name, len(case.rows), len(case.pairs), len(case.layers), *sums)
    if end is None:
        return JudgedNetwork(*head, None, None, None, None, None)
    found = predict_plan(case.graph, case.plan, predictor.engine, known=known, **shared)
    return JudgedNetwork(*head, end.us, end.std_us or None, found.latency_us, found.kernels_us, found.interval_us)
