"""Measured operators beside predictions: a profile, a GPU, a library and the graphs in, an `OperatorValidation` out.

`sample_operators` also gives the launches of each operator, and the runs of the networks, for a fit to them.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.load import GpuLike, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import Estimate, together
from mgpusim.engine.predict import engines as known_engines
from mgpusim.errors import InputError
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.plan import Option
from mgpusim.nn.profiled.layers import ProfiledLayer
from mgpusim.nn.profiled.matched import MatchedProfile, MeasuredLayer, ProfiledCase, match_profile, measured_layers, unread_lines
from mgpusim.nn.profiled.result import (
    JudgedNetwork,
    JudgedOperator,
    LayerWithoutRow,
    OperatorValidation,
    figures_of,
    operator_scores,
)
from mgpusim.nn.profiled.rows import Profile, UnreadRow, kind_text
from mgpusim.nn.running.chosen import choose
from mgpusim.nn.running.predict import predict_plan
from mgpusim.nn.running.timeline import TimedStep
from mgpusim.nn.running.timing import Timed, launch_timed, time_options
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch

FAR = 100.0
"""Factor between the medians of measured and predicted times from which on the unit is not believed."""


class OperatorSample(msgspec.Struct, frozen=True):
    """A distinct operator with the launches that were predicted: `judged` says what was measured, `networks` which it is in."""

    judged: JudgedOperator
    launches: tuple[Launch, ...]
    estimates: tuple[Estimate, ...]
    networks: tuple[str, ...]

    @property
    def kernel(self) -> str:
        return self.judged.variant


class SampledRun(msgspec.Struct, frozen=True):
    """A network that was measured end to end and operator by operator: `operators_us` is the sum, `steps` what runs.

    `flush_every` is as of `mgpusim.nn.running.timeline.run_steps`.
    """

    network: str
    end_to_end_us: float
    operators_us: float
    steps: tuple[TimedStep, ...]
    flush_every: int


class OperatorSamples(msgspec.Struct, frozen=True):
    """Measured operators by one engine: as `validate_operators` says, with what was predicted of each."""

    validation: OperatorValidation
    operators: tuple[OperatorSample, ...]
    runs: tuple[SampledRun, ...]


def validate_operators(
    profile: str | PathLike[str] | Profile,
    gpu: GpuLike,
    library: str | Library | None = None,
    engines: Sequence[str] = ("analytic",),
    *,
    graphs: str | PathLike[str] | None = None,
    runs: str | PathLike[str] | Profile | None = None,
    device: str | None = None,
    precision: str | None = None,
    caches: str | None = None,
    session: Session = USUAL,
) -> tuple[OperatorValidation, ...]:
    """Predict the operators that an engine's profiler measured, and say how far off the predictions are.

    Parameters
    ----------
    profile : path of a profile, or the profile: operators, or whole networks.
    gpu : the GPU it was measured on.
    library : name or path of the profile of the library that ran; if None that which the format is of, else TensorFlow Lite's.
    engines : names of registered engines; one result each.
    graphs : the models that ran: a file, a folder, or a .tar of a folder. Without them each operator is predicted by its shapes.
    runs : a profile of the same networks end to end.
    device : whose rows to take of a profile of several devices; that which the GPU is called otherwise.
    precision : one of the library's; its default if None.
    caches : "cold" or "warm": what caches held; as the library's profiler works if None.
    session : as of `mgpusim.nn.running.predict.network`.

    Raises
    ------
    MgpusimError
        The profile, a graph, the library or the GPU cannot be read; the device is not clear; the times are in another unit than
        they are said to be; no row is one of a layer.
    """
    for engine in engines:
        known_engines.lookup(engine)
    asked: dict[str, Any] = {"graphs": graphs, "runs": runs, "device": device, "precision": precision, "caches": caches}
    common = match_profile(profile, as_gpu(gpu), library, None, session, **asked)
    return tuple(_validation(common, engine, session)[0] for engine in engines)


def sample_operators(
    profile: str | PathLike[str] | Profile, gpu: GpuLike, library: str | Library | None = None,
    engines: Sequence[str] = ("analytic",), *, limit: int | None = None, session: Session = USUAL, **asked: Any,
) -> Iterator[OperatorSamples]:  # fmt: skip
    """Predict the operators of a profile, and yield them with the launches that were predicted, of each engine in turn.

    Parameters
    ----------
    engines : which predict; the profile is matched once.
    limit : distinct operators to take, the same number of each kernel as far as it has them; all if None.
    asked : graphs, runs, device, precision and caches, as of `validate_operators`, which has the others, too.
    """
    common = match_profile(profile, as_gpu(gpu), library, limit, session, **asked)
    if not common.distinct:
        whose = f" of {common.device}" if common.device else ""
        raise InputError(f"profile {common.profile.name}: has no operators{whose}", unread_lines(common.unread))
    for engine in engines:
        yield _samples(common, engine, session)


def _samples(common: MatchedProfile, engine: str, session: Session) -> OperatorSamples:
    validation, many, predictor = _validation(common, engine, session)
    cold, known = common.how.caches == "cold", common.known
    samples = []
    for judged, own in zip(validation.operators, many, strict=True):
        options = own[0].layer.options
        launches = tuple(launch_timed(option, known[common.key(option)], common.gpu, cold) for option in options)
        networks = dict.fromkeys(layer_row.case.name or row.network for layer_row in own for row in layer_row.rows)
        estimates = tuple(predictor.estimates(own[0].layer))
        samples.append(OperatorSample(judged, launches, estimates, tuple(networks)))
    cases = {case.name: case for case in common.cases}
    runs = []
    for run in validation.networks:
        if run.end_to_end_us is not None and run.operators_us is not None:
            plan = cases[run.network].plan
            steps = tuple(chosen.in_run(plan) for chosen in choose(plan, known=known, session=session))
            runs.append(SampledRun(run.network, run.end_to_end_us, run.operators_us, steps, plan.flush_every))
    return OperatorSamples(validation, tuple(samples), tuple(runs))


def _check_unit(profile: Profile, operators: Sequence[JudgedOperator], gpu: GpuSpec) -> None:
    """Refuse times in another unit than they are said to be, by what is predicted."""
    if len(operators) < 3:
        return
    ratio = math.exp(float(np.median([math.log(operator.predicted_us / operator.measured_us) for operator in operators])))
    if ratio > FAR or ratio < 1 / FAR:
        raise InputError(
            f"profile {profile.name}: its times are no {profile.unit} of {gpu.name}: half of them are "
            f"{'below' if ratio > 1 else 'above'} {'1/' if ratio > 1 else ''}{max(ratio, 1 / ratio):,.0f} of what is predicted; "
            f"name the column of times by its unit ({'ms' if ratio > 1 else 'ns'}?), or choose the --gpu that was measured"
        )


class _Predictor:
    """What one engine says of layers: with the caches that the profiler leaves."""

    def __init__(self, common: MatchedProfile, engine: str, timed: Mapping[str, Timed]) -> None:
        self.gpu, self.engine, self._cold = common.gpu, engine, common.how.caches == "cold"
        self._timed, self._common = timed, common

    def timed(self, option: Option) -> Timed:
        key = self._common.key(option)
        return self._timed.get(key) or self._common.known[key]

    def estimates(self, layer: ProfiledLayer) -> list[Estimate]:
        """Return what each launch of a layer takes."""
        out = []
        for option in layer.options:
            timed = self.timed(option)
            if timed.estimate is None:
                raise InputError(timed.refused)
            out.append(timed.in_run if self._cold else timed.estimate)
        return out

    def us(self, layer: ProfiledLayer) -> float:
        """Return the microseconds of a layer, 0 where it cannot be predicted."""
        try:
            return math.fsum(estimate.latency_us for estimate in self.estimates(layer))
        except InputError:
            return 0.0


def _validation(
    common: MatchedProfile, engine: str, session: Session
) -> tuple[OperatorValidation, list[list[MeasuredLayer]], _Predictor]:  # fmt: skip
    """Return what an engine says, what was measured of each of its operators, and what says it."""
    gpu, known = common.gpu, common.known
    timed: Mapping[str, Timed] = known
    if engine != "analytic":
        used = [option for case in common.cases for layer in case.layers for option in layer.options]
        timed = time_options(common.cases[0].plan, gpu, engine, options=used, session=session) if used else {}
    predictor = _Predictor(common, engine, timed)
    unmatched = [*common.unread, *(row for case in common.cases for row in case.unmatched)]
    operators, judged = [], []
    for many in common.distinct.values():
        try:
            operators.append(_judged(many, predictor))
            judged.append(many)
        except InputError as error:
            fix = "nothing but a newer mgpusim helps, or another --library"
            unmatched += [UnreadRow(each.place, "", each.layer.name, each.us, str(error), fix) for each in many]
    if common.profile.rows and not operators:
        raise InputError(
            f"profile {common.profile.name}: none of its rows can be predicted on {gpu.name}", unread_lines(unmatched)
        )
    _check_unit(common.profile, operators, gpu)
    networks = tuple(_network(case, common, predictor, known, session) for case in common.timed if case.whole)
    without = [
        LayerWithoutRow(case.name, layer.name, kind_text(layer.kind, layer.facts), layer.variant, predictor.us(layer))
        for case in common.timed if case.rows and case.whole for layer in (case.layers[j] for j in case.without_row)
    ]  # fmt: skip
    ends = [
        (each.end_to_end_us, each.predicted_us, each.interval_us, 1)
        for each in networks if each.end_to_end_us is not None and each.predicted_us is not None
    ]  # fmt: skip
    validation = OperatorValidation(
        gpu=gpu.name, engine=engine, library=common.library.name, precision=common.cases[0].plan.target.precision_name,
        profile=common.profile.name, format=common.profile.format, device=common.device, caches=common.how.caches,
        caches_source=f"{common.how.says} ({common.how.source})", **figures_of(operators), networks=networks,
        network_scores=operator_scores(ends) if ends else None, unmatched=tuple(unmatched), without_row=tuple(without),
        notes=tuple(common.notes),
    )  # fmt: skip
    return validation, judged, predictor


def figures_together(estimates: Sequence[Estimate], gpu: GpuSpec, engine: str) -> dict[str, Any]:
    """Return what a `JudgedOperator` says of its launches together: time, interval and bound."""
    intervals = [estimate.interval_us(gpu, engine) for estimate in estimates]
    whole = together(estimates)
    return {
        "predicted_us": whole.latency_us,
        "interval_us": (math.fsum(low for low, _ in intervals), math.fsum(high for _, high in intervals)),
        "bound": whole.bound,
    }


def _judged(many: Sequence[MeasuredLayer], predictor: _Predictor) -> JudgedOperator:
    """Return a distinct operator; its time is the median of its rows."""
    first = many[0]
    estimates = predictor.estimates(first.layer)
    longest = max(range(len(estimates)), key=lambda i: estimates[i].latency_us)
    option, facts, times = first.layer.options[longest], first.layer.facts, [measured.us for measured in many]
    places = [measured.place for measured in many]
    return JudgedOperator(
        first.case.name or first.rows[0].network, first.layer.name, tuple(places), kind_text(first.layer.kind, facts),
        option.call.variant, len(estimates), option.call.launch.global_size, predictor.timed(option).local,
        (facts["out_h"], facts["out_w"], facts["out_c"]), first.layer.fused, statistics.median(times), (min(times), max(times)),
        **figures_together(estimates, predictor.gpu, predictor.engine),
    )  # fmt: skip


def _network(
    case: ProfiledCase, common: MatchedProfile, predictor: _Predictor, known: dict[str, Timed], session: Session
) -> JudgedNetwork:  # fmt: skip
    """Return a network as a whole; it is predicted where its end to end was measured."""
    measured = measured_layers(case, common.profile.launches)
    sums: tuple[float | None, float | None, float | None] = (None, None, None)
    if case.rows:
        every = math.fsum(row.us for row in case.rows)
        sums = (
            every,
            math.fsum(measured_row.us for measured_row in measured),
            math.fsum(predictor.us(measured_row.layer) for measured_row in measured),
        )
    end = next((run for run in common.ends if run.network == case.name), None)
    head = (case.name, len(case.rows), len(case.pairs), len(case.layers), *sums)
    if end is None:
        return JudgedNetwork(*head, None, None, None, None, None)
    prediction = predict_plan(case.graph, case.plan, predictor.engine, known=known, session=session)
    return JudgedNetwork(*head, end.us, end.std_us or None, prediction.latency_us, prediction.kernels_us, prediction.interval_us)
