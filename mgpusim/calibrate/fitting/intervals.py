"""The third stage of calibration: how far predictions are off, by what the time goes to, for the 80% intervals.

For one engine, y = ln(measured / predicted) of each launch, and s the weights of the parts of its predicted time
(`part_weights`). The upper edge of the interval is sqrt((sum over bounds of s_k c_k)^2 + (Z80 sigma)^2), sigma being what the
GPU's own figures leave uncertain. The c_k are found by quantile regression (Koenker and Bassett 1978): the pinball loss of the
90th percentile of y is least; the lower edge likewise with -y. Where the preset states the clocks of runs, that part stands
beside sigma. Of the event engine one more column says how far the analytic engine's time lies beyond. A bound of few launches
is drawn towards all others by a square penalty. Launches of one kernel share most of their error, so that each kernel counts as
`EFFECTIVE` launches at most.

Edges that fit the launches they were fitted to hold fewer of others. So all are fitted without each of some parts of the
families of kernels in turn, or of the networks. They are widened or narrowed by the factor with which 80% of the launches held
out lie inside (conformalised quantile regression: Romano, Patterson and Candes 2019). The edges of a bound of `LEAST_OWN`
launches are so by a factor of their own, with which 80% of these do (conditional on categories: Vovk 2012).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.accuracy.sample import Fold, family_of_tags, folds, select
from mgpusim.accuracy.scores import COVERAGE, IntervalScores, interval_scores
from mgpusim.arch.spec import EngineErrors, GpuSpec, ModelErrors, Source
from mgpusim.arrays import Array
from mgpusim.calibrate.fitting.fit import weights_of
from mgpusim.calibrate.result import OfGpu
from mgpusim.cost.interval import CLOCK, Z80, clock_edges, clock_factors, field_sigma, log_edges, part_weights
from mgpusim.cost.launch import as_measured
from mgpusim.engine.estimate import Estimate
from mgpusim.engine.prediction import BOUNDS
from mgpusim.errors import InputError
from mgpusim.session import USUAL, Session
from mgpusim.workload.corpus import Corpus
from mgpusim.workload.measured import require_measured

ENGINES = ("analytic", "event")
TAIL = (1.0 + COVERAGE) / 2.0  # of the launches below the upper edge
TOWARDS_ALL = 3.0  # the penalty: a bound of as many launches goes about half of its way
SMOOTH = 0.01  # of log time: where the pinball loss has its corner
LEAST_EDGE = 0.01
LEAST_LAUNCHES = 3.0  # that the weights of a bound add up to; of less the others speak
LEAST_KERNELS = 8
LEAST_OWN = 20  # launches of a bound
FINE, MOST_FACTOR = 0.01, 8.0
EDGES = EngineErrors.__struct_fields__


class ErrorRows(msgspec.Struct, frozen=True):
    """What the errors of one engine are fitted to, a row a launch.

    Attributes
    ----------
    log_error : ln(measured / predicted), (n,).
    shares : parts of the predicted time by `BOUNDS`, (n, bounds), each row's sum 1.
    sigma : one sigma of ln(time) by the GPU's own figures, (n,).
    disagreement : ln(event / analytic), (n,).
    clock : how far below and above the clock of the run reaches, of ln(time), (n, 2).
    kernels : names, n of them.
    """

    log_error: Any
    shares: Any
    sigma: Any
    disagreement: Any
    clock: Any
    kernels: tuple[str, ...]

    def at(self, rows: Sequence[int]) -> ErrorRows:
        """Return some of the rows."""
        chosen = list(rows)
        arrays = {name: getattr(self, name)[chosen] for name in self.__struct_fields__ if name != "kernels"}
        return ErrorRows(**arrays, kernels=tuple(self.kernels[i] for i in chosen))


class FittedErrors(msgspec.Struct, frozen=True):
    """The errors of one engine, and what intervals made of them hold: of the launches, and of what was held out.

    `before` are the intervals of the preset as it was; `held_out` is by what was, kernels and families, or networks; `by_bound`
    is of the last of these; `factor` what edges were widened by.
    """

    engine: str
    errors: EngineErrors
    factor: float
    before: IntervalScores
    inside: IntervalScores
    held_out: dict[str, IntervalScores]
    by_bound: dict[str, IntervalScores]


class FittedIntervals(OfGpu, frozen=True, kw_only=True, tag="mgpusim.fitted_intervals/1"):
    """The errors of the engines on one GPU, to how many launches and kernels of which device and corpus they were fitted.

    `rows` names what was timed as a whole: launches, or operators of several.
    """

    engines: tuple[FittedErrors, ...]
    n_launches: int
    n_kernels: int
    device: str
    corpus: str
    refused: int
    rows: str = "launches"

    @property
    def errors(self) -> ModelErrors:
        """What the preset states; of engines that were not asked for what it stated before."""
        return msgspec.structs.replace(
            self.gpu.model.errors or ModelErrors(), **{engine.engine: engine.errors for engine in self.engines}
        )

    @property
    def source(self) -> Source:
        """Where that comes from."""
        last = [list(engine.held_out.items())[-1] for engine in self.engines]
        held = ", ".join(f"{s.coverage:.0%} of the {e.engine} engine's" for e, (_, s) in zip(self.engines, last, strict=True))
        what = f"errors of {self.n_launches} {self.rows} of {self.n_kernels} kernels on {self.device}"
        told = f"{self.corpus}: {what}" if self.corpus else what
        return Source("derived", f"{told}; of {last[0][0]} held out the intervals hold {held}", 0.1)


def fit_intervals(
    corpus: Corpus, gpu: GpuSpec, *, n_folds: int = 8, limit: int | None = None,
    session: Session = USUAL, name: str = "", allow_predicted: bool = False,
) -> FittedIntervals:  # fmt: skip
    """Find the errors of both engines on a GPU from measured launches, in the order in which the corpus was measured.

    Parameters
    ----------
    n_folds : folds of families, by which edges are widened, and of kernels, which are only told of.
    limit : launches to use, sampled evenly over kernels.
    session : settings of the run, which tells (launches done, of how many, label).
    name : what to call the corpus in the preset.
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.
    """
    require_measured(corpus, "finding intervals", allow_predicted)
    gpu = as_measured(gpu, corpus.protocol.get("order"))
    corpus = select(corpus, limit=limit)
    items, total = corpus.launches, len(corpus.launches)
    outcomes = predict_all([item.launch for item in items], gpu, ENGINES, session=session)
    kept = [(item, answer) for item, answer in zip(items, outcomes, strict=True) if not isinstance(answer, Refusal)]
    kernels = tuple(corpus.kernels[item.kernel].entry or item.kernel for item, _ in kept)
    if len(set(kernels)) < LEAST_KERNELS:
        has = f"the corpus has {len(set(kernels))} that can be predicted"
        raise InputError(f"intervals are fitted to the errors of {LEAST_KERNELS} kernels or more; {has}")
    families = tuple(family_of_tags(item.tags, name) for (item, _), name in zip(kept, kernels, strict=True))
    measured = [item.time_ns.median / 1e3 for item, _ in kept]
    parts = {"kernels": kernels, "families": families}  # of one family there is nothing else to hold out
    splits = {what: folds(names, min(n_folds, len(set(names)))) for what, names in parts.items() if len(set(names)) > 1}
    errors = []
    for engine in ENGINES:
        estimates = [outcome[engine] for _, outcome in kept]
        errors.append(
            fit_errors(
                gpu, engine, measured, estimates, [estimate.interval_us(gpu, engine) for estimate in estimates], kernels, splits
            )
        )
    device = str(corpus.device.get("name") or "an unnamed device")
    return FittedIntervals(
        gpu=gpu, engines=tuple(errors), n_launches=len(kept), n_kernels=len(set(kernels)), device=device, corpus=name,
        refused=total - len(kept),
    )  # fmt: skip


def fit_errors(
    gpu: GpuSpec, engine: str, measured_us: Sequence[float], estimates: Sequence[Estimate],
    intervals_us: Sequence[tuple[float, float]], kernels: Sequence[str], splits: Mapping[str, Sequence[Fold]],
) -> FittedErrors:  # fmt: skip
    """Find the errors of one engine.

    Parameters
    ----------
    measured_us, found, intervals_us, kernels : what was measured, predicted with intervals as they are, and of which kernel.
    splits : by what was held out, the last that by which edges are widened.
    """
    clocks = [clock_edges(gpu, clock_factors(gpu, each.slopes.get(CLOCK, 0.0))) for each in estimates]
    rows = ErrorRows(
        np.log(np.array(measured_us) / [each.latency_us for each in estimates]),
        np.array([[each.breakdown_us.get(name, 0.0) / each.latency_us for name in BOUNDS] for each in estimates]),
        np.array([field_sigma(gpu, each.slopes) for each in estimates]), np.array([each.disagreement for each in estimates]),
        np.array(clocks), tuple(kernels),
    )  # fmt: skip
    before = interval_scores(measured_us, intervals_us)
    assert before is not None
    whole, bounds = edges_of(rows, engine), [each.bound for each in estimates]
    parts = {what: [(fold.test, edges_of(rows.at(fold.train), engine)) for fold in split] for what, split in splits.items()}
    last = list(parts.values())[-1]
    where = {name: [i for i, bound in enumerate(bounds) if bound == name] for name in sorted(set(bounds))}
    factor = _factor(rows, last, engine, gpu, range(len(bounds)), lambda f: dict.fromkeys(EDGES, f))
    factors = dict.fromkeys(EDGES, factor)

    def with_own(name: str) -> Callable[[float], dict[str, float]]:
        return lambda own: {**factors, name: own}

    for name, chosen in sorted(where.items(), key=lambda item: -len(item[1])):
        if len(chosen) >= LEAST_OWN:
            factors[name] = _factor(rows, last, engine, gpu, chosen, with_own(name))

    def scores(edges: Array, where: Sequence[int] | None = None) -> IntervalScores:
        chosen = list(range(len(edges)) if where is None else where)
        times = np.exp(rows.log_error[chosen])
        ends = [(math.exp(-low), math.exp(high)) for low, high in edges[chosen]]
        scores = interval_scores(times.tolist(), ends)
        assert scores is not None
        return scores

    final = _times(whole, factors)
    held = {what: _held_out(rows, each, engine, gpu, factors) for what, each in parts.items()}
    own = list(held.values())[-1]
    return FittedErrors(
        engine, final, factor, before, scores(_edges(rows, final, engine, gpu)),
        {what: scores(edges) for what, edges in held.items()}, {name: scores(own, chosen) for name, chosen in where.items()},
    )  # fmt: skip


def _held_out(
    rows: ErrorRows, parts: Sequence[tuple[Sequence[int], EngineErrors]], engine: str, gpu: GpuSpec, factors: Mapping[str, float],
    chosen: Collection[int] | None = None,
) -> Array:  # fmt: skip
    """Return the edges of each launch with the errors fitted without its fold, as many times as `factors` say, (n, 2)."""
    out = np.zeros((len(rows.log_error), 2))
    for test, errors in parts:
        of = [i for i in test if chosen is None or i in chosen]
        if of:
            out[of] = _edges(rows.at(of), _times(errors, factors), engine, gpu)
    return out


def _edges(rows: ErrorRows, errors: EngineErrors, engine: str, gpu: GpuSpec) -> Array:
    model = msgspec.structs.replace(gpu.model, errors=ModelErrors(**{engine: errors}))
    stated = msgspec.structs.replace(gpu, model=model)
    return np.array([
        log_edges(stated, engine, dict(zip(BOUNDS, shares.tolist(), strict=True)), float(sigma), float(apart), clock)
        for shares, sigma, apart, clock in zip(
            rows.shares, rows.sigma, rows.disagreement, np.exp(rows.clock).tolist(), strict=True
        )
    ])  # fmt: skip


def _factor(
    rows: ErrorRows, parts: Sequence[tuple[Sequence[int], EngineErrors]], engine: str, gpu: GpuSpec, chosen: Sequence[int],
    factors: Callable[[float], Mapping[str, float]],
) -> float:  # fmt: skip
    """Return the least factor with which edges hold `COVERAGE` of some launches, each kernel counted as in the fit.

    Parameters
    ----------
    parts : launches held out, and the errors fitted without them.
    factors : of each edge, for a factor.
    """
    weight, few, of = weights_of(rows.kernels)[list(chosen)] ** 2, frozenset(chosen), list(chosen)
    error = rows.log_error[of]

    def held(factor: float) -> float:
        low, high = _held_out(rows, parts, engine, gpu, factors(factor), few)[of].T
        return float(weight @ ((-low <= error) & (error <= high)) / weight.sum())

    below, above = 0.0, 1.0
    while held(above) < COVERAGE and above < MOST_FACTOR:
        below, above = above, 2.0 * above
    while above - below > FINE * above and above > FINE:
        middle = (below + above) / 2.0
        below, above = (below, middle) if held(middle) >= COVERAGE else (middle, above)
    return above


def edges_of(rows: ErrorRows, engine: str) -> EngineErrors:
    """Return the errors that fit rows best; see the head of this file."""
    weight = weights_of(rows.kernels) ** 2
    table = [part_weights(dict(zip(BOUNDS, shares, strict=True))) for shares in rows.shares.tolist()]
    parts = np.array([[of_row[name] for name in BOUNDS] for of_row in table])
    present = [i for i in range(len(BOUNDS)) if float(weight @ parts[:, i]) >= LEAST_LAUNCHES]
    named = [BOUNDS[i] for i in present]
    columns = [*parts[:, present].T, 1.0 - parts[:, present].sum(axis=1)]
    pools = [0 if name == "launch" else 1 for name in named] + [1]
    sides = []
    for side, sign in enumerate((-1.0, 1.0)):
        apart = [np.maximum(0.0, -sign * rows.disagreement)] if engine == "event" else []
        matrix, pool = np.stack(columns + apart, axis=1), pools + [2] * len(apart)
        spread = np.maximum(np.hypot(Z80 * rows.sigma, rows.clock[:, side]), 1e-4)
        sides.append(_quantile(matrix, spread, sign * rows.log_error, weight, pool))
    pairs = [(float(low), float(high)) for low, high in zip(*sides, strict=True)]
    told = dict(zip(named, pairs, strict=False))
    more = {"disagreement": pairs[-1]} if engine == "event" else {}
    return EngineErrors(other=pairs[len(named)], **told, **more)


def _quantile(matrix: Array, spread: Array, target: Array, weight: Array, pools: Sequence[int]) -> Array:
    """Return coefficients of at least `LEAST_EDGE`: edges below which `TAIL` of the targets lie.

    Parameters
    ----------
    spread : how far the edges of each row lie beside them, (n,).
    """
    from scipy.optimize import minimize

    total = float(weight.sum())

    def loss(c: Array, of: Array) -> tuple[float, Array]:
        own = of @ c
        edge = np.hypot(own, spread)
        beyond = (target - edge) / SMOOTH
        bent = SMOOTH * np.logaddexp(0.0, beyond)
        value = float(weight @ (bent - (1.0 - TAIL) * SMOOTH * beyond))
        slope = 0.5 * (1.0 + np.tanh(0.5 * beyond)) - (1.0 - TAIL)
        gradient: Array = -of.T @ (weight * slope * own / edge)
        return value / total, gradient / total

    def least(start: Array, of: Array, towards: Array | None) -> Array:
        def penalised(c: Array) -> tuple[float, Array]:
            value, gradient = loss(c, of)
            if towards is None:
                return value, gradient
            away = c - towards
            return value + TOWARDS_ALL * float(away @ away) / total, gradient + 2.0 * TOWARDS_ALL * away / total

        minimum = minimize(penalised, start, jac=True, bounds=[(LEAST_EDGE, 5.0)] * len(start), method="L-BFGS-B")
        return np.asarray(minimum.x)

    names = sorted(set(pools))
    pooled = np.stack([matrix[:, [k for k, pool in enumerate(pools) if pool == name]].sum(axis=1) for name in names], axis=1)
    common = least(np.full(len(names), 0.2), pooled, None)
    towards = np.array([common[names.index(pool)] for pool in pools])
    return least(towards.copy(), matrix, towards)


def _times(errors: EngineErrors, factors: Mapping[str, float]) -> EngineErrors:
    """Return errors whose edges are as many times as far as `factors` say, to three digits."""
    edges = {
        name: tuple(float(f"{factors[name] * edge:.3g}") for edge in pair)
        for name, pair in msgspec.to_builtins(errors).items()
        if pair is not None
    }
    return msgspec.convert(edges, EngineErrors)


def preset_with_errors(path: Path, intervals: FittedIntervals, name: str) -> str:
    """Return the text of a preset with the errors found in the place of those it states; all else stays as it is, comments too.

    Parameters
    ----------
    path : of the preset.
    name : of the preset that is made.
    """
    import tomlkit

    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise InputError(f"{path}: not a TOML preset: {error}") from None
    document["name"] = name
    stated = {
        engine: {part: list(pair) for part, pair in errors.items() if pair is not None}
        for engine, errors in msgspec.to_builtins(intervals.errors).items()
        if errors is not None
    }
    tables = tomlkit.table(is_super_table=True)
    for engine, errors in stated.items():
        table = tomlkit.table()
        for part, pair in errors.items():
            table.append(part, pair)
        table.add(tomlkit.nl())
        tables.append(engine, table)
    model = document.setdefault("model", tomlkit.table())
    model.pop("errors", None)
    model["errors"] = tables
    source = tomlkit.inline_table()
    source.update(msgspec.to_builtins(intervals.source))
    document.setdefault("source", tomlkit.table())["model.errors"] = source
    return tomlkit.dumps(document)
