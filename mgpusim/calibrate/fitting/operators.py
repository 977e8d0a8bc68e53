"""The second stage on profiles of inference engines: fields fitted to measured operators, judged on networks left out.

The rows are those of `mgpusim.nn.profiled`: distinct operators, each of one launch or several with the work group that the base
preset gives it. The fit is that of launches. An operator that is in a network held out is in no row that is fitted to, whichever
other networks it is in.

What a run costs beside its operators is the host's. Of networks that were measured end to end, too, its fields are fitted to the
measured operators and what is predicted besides.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, ClassVar

import msgspec
import numpy as np

from mgpusim.accuracy import metrics
from mgpusim.accuracy.sample import Fold, folds, folds_by_network
from mgpusim.arch.columns import Value
from mgpusim.arch.fields import get_field, source_of
from mgpusim.arch.load import GpuLike, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.calibrate.fitting.fit import Fit, Predictor, check_parameters, default_parameters, replaced
from mgpusim.calibrate.fitting.intervals import FittedErrors, FittedIntervals, fit_errors
from mgpusim.calibrate.fitting.training import FOLDS, fitted_gpu, sigma_of, solve
from mgpusim.calibrate.result import OfGpu
from mgpusim.engine.estimate import together
from mgpusim.errors import InputError
from mgpusim.nn.anchoring.curves import host_fields
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.profiled.format import read_profile
from mgpusim.nn.profiled.judge import OperatorSamples, SampledRun, figures_together, sample_operators
from mgpusim.nn.profiled.result import JudgedOperator, LayerWithoutRow, OperatorScores, OperatorValidation, figures_of
from mgpusim.nn.profiled.rows import Profile, UnreadRow
from mgpusim.nn.running.timeline import run_steps
from mgpusim.session import USUAL, Session

ONCE = ("launch.run_s", "launch.gap_s")
"""Of the host and the queue, beside what `host_fields` has: they are in runs of networks, and in no operator."""
LEAST_OVER, MOST_OVER = 0.8, 500.0
"""Between which runs end to end are over the sums of their operators: others are in another unit, or of other networks."""
RUN_SCATTER = 0.04
"""One sigma of the logarithm of a run end to end, whose operators are known."""


class BesidesOperators(msgspec.Struct, frozen=True):
    """What a run took besides its operators, in microseconds: measured, by the base, as fitted, and fitted without its fold."""

    network: str
    end_to_end_us: float
    measured_us: float
    before_us: float
    after_us: float
    held_out_us: float | None


class HostFit(msgspec.Struct, frozen=True):
    """Fields of the host fitted to runs of networks.

    `before`, `after` and `held_out` are the mean errors of end to end, where the operators take what was measured; `missing` are
    fields that the preset does not state.
    """

    fit: Fit
    spread: dict[str, tuple[float, float]]
    networks: tuple[BesidesOperators, ...]
    before: float | None
    after: float | None
    held_out: float | None
    missing: tuple[str, ...]


OF_PROFILE = ("library", "precision", "profile", "format", "device", "caches", "unmatched", "without_row", "notes")


class OperatorFigures(msgspec.Struct, frozen=True):
    """How well operators are predicted, in all and by part."""

    scores: OperatorScores
    by_operator: dict[str, OperatorScores]
    by_bound: dict[str, OperatorScores]


class FittedOperator(JudgedOperator, frozen=True, kw_only=True):
    """An operator as the base predicts it; `after_us` as fitted, `held_out_us` fitted without the networks of its fold."""

    after_us: float
    held_out_us: float | None


class OperatorFit(OfGpu, frozen=True, kw_only=True, tag="mgpusim.operator_fit/1"):
    """A fit to measured operators, and how it does.

    Attributes
    ----------
    gpu : the preset made. `base` : name of that it was made from.
    library, precision, profile, format, device, caches, unmatched, without_row, notes : as of `OperatorValidation`.
    fit : of all operators. `spread` : least and greatest value of each field between folds.
    before, after, held_out : the operators by the base, as fitted, and each fitted without the networks of its fold; parts by
        bound are those of the bound that the base predicts.
    networks : that the operators are of. `sigma` : one sigma of the logarithm of the errors held out.
    host : of runs end to end, where they were given.
    operators : in the order of the profile.
    stages : before ("base"), after ("fitted") and held out in full, by name.
    """

    unprinted: ClassVar[tuple[str, ...]] = (*OfGpu.unprinted, "stages")

    base: str
    library: str
    precision: str
    profile: str
    format: str
    device: str
    caches: str
    unmatched: tuple[UnreadRow, ...]
    without_row: tuple[LayerWithoutRow, ...]
    notes: tuple[str, ...]
    networks: int
    fit: Fit
    spread: dict[str, tuple[float, float]]
    sigma: float
    held_out: OperatorFigures | None
    before: OperatorFigures
    after: OperatorFigures
    host: HostFit | None
    operators: tuple[FittedOperator, ...]
    stages: dict[str, OperatorValidation]


class _Runs:
    """End to end of networks whose operators take what was measured, by what the host's fields make of the rest."""

    affects: tuple[str, ...] = ("rate", "device")
    scatter = RUN_SCATTER

    def __init__(self, runs: Sequence[SampledRun], gpu: GpuSpec) -> None:
        self.runs, self.gpu = runs, gpu
        self.refused: dict[int, str] = {}

    def besides_us(self, values: Mapping[str, Value]) -> Array:
        gpu = replaced(self.gpu, values)
        timelines = [run_steps(run.steps, gpu, flush_every=run.flush_every) for run in self.runs]
        return np.array([timeline.total_us - timeline.kernels_us for timeline in timelines])

    def seconds(self, values: Mapping[str, Value]) -> Array:
        points = np.broadcast_arrays(*values.values())
        of_point = [self.besides_us(dict(zip(values, point, strict=True))) for point in zip(*points, strict=True)]
        seconds: Array = (np.stack(of_point, axis=1) + np.array([[run.operators_us] for run in self.runs])) / 1e6
        return seconds


def fit_operators(
    profile: str | PathLike[str] | Profile, base: GpuLike, library: str | Library = DEFAULT_LIBRARY, name: str | None = None, *,
    runs: str | PathLike[str] | Profile | None = None, parameters: Sequence[str] | None = None, n_folds: int | None = None,
    limit: int | None = None, session: Session = USUAL, **asked: Any,
) -> OperatorFit:  # fmt: skip
    """Fit fields of a preset to the operators that an engine's profiler measured, and judge the fit on networks held out.

    The launches are traced once: fields that decide a trace cannot be fitted. Work groups and kernels stay those of the base.

    Parameters
    ----------
    profile : path of a profile of operators, or the profile.
    base : the preset to start from, whose values and uncertainties are the priors.
    library : name or path of the profile of the library that ran.
    name : of the preset that is made; that of the base if None.
    runs : the networks end to end: then fields of the host are fitted, too.
    parameters : fields; `default_parameters` if None. With `runs` also those of the host: that are named, or all that are stated.
    n_folds : folds of networks; 0 leaves them out. 5 if None, or as many as there are networks.
    limit : distinct operators to use, sampled evenly over kernels.
    session : settings of the run, which tells (how much is done, of how much, what).
    asked : graphs, device, precision and caches, as of `mgpusim.nn.profiled.judge.validate_operators`.

    Raises
    ------
    MgpusimError
        As `validate_operators`; fewer networks than folds; a parameter that cannot be fitted; `runs` of fewer than two networks.

    >>> rows = "".join(f"{k},{r},CONV_2D,14,{c},14,64,3,1,1,{us}\\n" for k, r, c, us in (("a", 1, 64, 51), ("b", 1, 96, 72)))
    >>> head = "network,row,operation,input_hw,input_channels,output_hw,output_channels,kernel,stride,groups,us\\n"
    >>> from mgpusim.nn.profiled.formats.tables import of_operators
    >>> fit = fit_operators(of_operators(head + rows, "rows.csv"), "adreno-640", parameters=["clock.gpu_hz"], n_folds=0)
    >>> fit.fit.n_launches, fit.networks, list(fit.fit.values)
    (2, 2, ['clock.gpu_hz'])
    """
    gpu = as_gpu(base)
    known = {*ONCE, *host_fields(gpu)}
    names = list(parameters if parameters is not None else default_parameters(gpu))
    of_host = [name for name in names if name in known]
    names = [name for name in names if name not in known]
    if runs is None and of_host:
        raise InputError(f"{', '.join(of_host)}: in no operator, but in whole runs; give networks end to end, too (--networks)")
    if runs is not None and not of_host:
        of_host = sorted(path for path in known if get_field(gpu, path) and source_of(gpu, path).rel_uncertainty > 0)
    check_parameters(gpu, names)
    check_parameters(gpu, of_host, _Runs.affects)
    read = profile if isinstance(profile, Profile) else read_profile(profile)
    if n_folds:
        folds(read.networks or ("the network",), n_folds, "network")  # too many are refused before minutes are spent
    (samples,) = sample_operators(
        read, gpu, library, runs=runs, limit=limit, session=session, **asked,
    )  # fmt: skip
    host = _host_fit(samples.runs, gpu, of_host, n_folds, session) if runs is not None else None
    rows, split = samples.operators, _folds(samples, n_folds)
    measured = np.array([operator.judged.measured_us for operator in rows]) / 1e6
    before = samples.validation
    made_of = f"operators of {_count(samples)} networks on {before.device or 'a device'} ({before.library})"
    with Predictor(rows, gpu, session) as predictor:
        solved = solve(
            predictor, measured, [operator.kernel for operator in rows], names, {"network": split} if split else {}, session
        )
        held: dict[int, dict[str, Any]] = {}
        for fold, part in solved.held_out.get("network", []):
            own = fitted_gpu(gpu, {made_of: part}, gpu.name)
            said = predictor.estimates(own)
            held |= {i: figures_together(said[i], own, "analytic") for i in fold.test}
        session.tell(0, 0, "judging")
        fits = {f"{len(rows)} {made_of}": solved.whole}
        if host is not None:
            fits[f"{len(host.networks)} networks end to end, less their operators"] = host.fit
        spec = fitted_gpu(gpu, fits, name or gpu.name)
        after = {i: figures_together(many, spec, "analytic") for i, many in enumerate(predictor.estimates(spec))}
    judged_by = held or after
    sigma = sigma_of(np.log([judged_by[i]["predicted_us"] / 1e6 for i in range(len(rows))]) - np.log(measured))
    stages = {"base": before, "fitted": _judged(samples, after, spec.name)}
    stages |= {"held out": _judged(samples, held, spec.name)} if held else {}
    figures = {name: OperatorFigures(stage.scores, stage.by_operator, stage.by_bound) for name, stage in stages.items()}
    return OperatorFit(
        gpu=fitted_gpu(gpu, fits, spec.name, sigma), base=gpu.name, **{name: getattr(before, name) for name in OF_PROFILE},
        networks=_count(samples), fit=solved.whole, spread=solved.spread, sigma=sigma, held_out=figures.get("held out"),
        before=figures["base"], after=figures["fitted"], host=host, operators=_beside(stages), stages=stages,
    )  # fmt: skip


def _beside(stages: Mapping[str, OperatorValidation]) -> tuple[FittedOperator, ...]:
    base, fitted, *held = ([*stage.operators] for stage in stages.values())
    held_us = [operator.predicted_us for operator in held[0]] if held else [None] * len(base)
    return tuple(
        FittedOperator(**msgspec.structs.asdict(operator), after_us=after.predicted_us, held_out_us=us)
        for operator, after, us in zip(base, fitted, held_us, strict=True)
    )


def _count(samples: OperatorSamples) -> int:
    return len({name for operator in samples.operators for name in operator.networks})


def _folds(samples: OperatorSamples, n_folds: int | None) -> tuple[Fold, ...]:
    """Return the folds of networks; none where they are left out, or nothing can be."""
    most = _count(samples)
    wanted = (min(FOLDS, most) if most > 1 else 0) if n_folds is None else n_folds
    return folds_by_network([operator.networks for operator in samples.operators], wanted) if wanted else ()


def _judged(samples: OperatorSamples, figures: Mapping[int, dict[str, Any]], gpu: str) -> OperatorValidation:
    """Return the operators with what is predicted of each, by the bounds that the base predicts."""
    operators = [
        msgspec.structs.replace(operator.judged, **figures[i] | {"bound": operator.judged.bound})
        for i, operator in enumerate(samples.operators)
    ]
    alone = {"networks": (), "network_scores": None}  # those are by the base
    return msgspec.structs.replace(samples.validation, gpu=gpu, **figures_of(operators), **alone)


def _host_fit(
    runs: Sequence[SampledRun], gpu: GpuSpec, names: Sequence[str], n_folds: int | None, session: Session
) -> HostFit:  # fmt: skip
    """Fit the host's fields to networks end to end, each judged without its fold."""
    if len(runs) < 2:
        have = f"networks: {len(runs)} of them have a graph (--graphs), operators and an end to end"
        raise InputError(f"{have}; the host's costs ask for two or more")
    predictor, networks = _Runs(runs, gpu), [run.network for run in runs]
    end_us = np.array([run.end_to_end_us for run in runs])
    over = float(np.median([run.end_to_end_us / run.operators_us for run in runs]))
    if not LEAST_OVER < over < MOST_OVER:
        said = f"{'less' if over < 1 else 'more'} than {over:.3g} times their operators"
        raise InputError(f"networks: half of them take {said} end to end; give microseconds (mean_us) of the same runs")
    k = min(FOLDS if n_folds is None else n_folds, len(runs))
    solved = solve(predictor, end_us / 1e6, networks, names, {"network": folds(networks, k)} if k > 1 else {}, session)
    operators = np.array([run.operators_us for run in runs])
    before, after = predictor.besides_us({}), predictor.besides_us(solved.whole.seen)
    held = np.full(len(runs), math.nan)
    for fold, part in solved.held_out.get("network", []):
        held[list(fold.test)] = predictor.besides_us(part.seen)[list(fold.test)]
    rows = tuple(
        BesidesOperators(
            run.network, run.end_to_end_us, run.end_to_end_us - run.operators_us, float(before_us), float(after_us),
            None if math.isnan(out) else float(out),
        )
        for run, before_us, after_us, out in zip(runs, before, after, held, strict=True)
    )  # fmt: skip

    def error(besides: Array) -> float | None:
        return metrics.mape(end_us.tolist(), (operators + besides).tolist())

    missing = tuple(path for path in ONCE if not get_field(gpu, path))
    return HostFit(solved.whole, solved.spread, rows, error(before), error(after), error(held) if k > 1 else None, missing)


def fit_operator_intervals(
    profile: str | PathLike[str] | Profile, gpu: GpuLike, library: str | Library = DEFAULT_LIBRARY, *,
    engines: Sequence[str] = ("analytic",), n_folds: int | None = None, limit: int | None = None,
    session: Session = USUAL, **asked: Any,
) -> FittedIntervals:  # fmt: skip
    """Find the errors of engines by what the time goes to, on networks held out; those of other engines stay.

    Each distinct operator counts the same.

    Parameters
    ----------
    engines : "analytic", "event". The event engine takes minutes for hundreds of operators.

    The others are those of `fit_operators`.
    """
    spec = as_gpu(gpu)
    errors: list[FittedErrors] = []
    of_engines = sample_operators(
        profile, spec, library, engines, limit=limit, session=session, **asked,
    )  # fmt: skip
    for engine, samples in zip(engines, of_engines, strict=True):
        split = _folds(samples, n_folds)
        if not split:
            raise InputError(
                f"folds: intervals rest on networks held out; got {_count(samples)} networks and {n_folds or 0} folds"
            )
        rows = samples.operators
        errors.append(fit_errors(
            spec, engine, [row.judged.measured_us for row in rows], [together(row.estimates) for row in rows],
            [row.judged.interval_us for row in rows], [str(i) for i in range(len(rows))], {"networks": split},
        ))  # fmt: skip
    validation, kernels = samples.validation, len({row.kernel for row in rows})
    return FittedIntervals(
        gpu=spec, engines=tuple(errors), n_launches=len(rows), n_kernels=kernels, device=validation.device or "a device",
        corpus=validation.profile, refused=len(validation.unmatched), rows="operators",
    )  # fmt: skip
