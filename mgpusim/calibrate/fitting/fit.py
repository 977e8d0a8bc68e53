"""Second stage of calibration: the few global parameters that probes do not see, fitted to measured launches of many kernels.

Minimised is, over x_j = log(parameter j / its prior)::

    sum over launches of w_i^2 rho((log predicted - log measured) / SCATTER) + sum over parameters of (x_j / sigma_j)^2

rho is the soft-L1 loss, sigma_j the relative uncertainty the preset states for the parameter (from the first stage, a paper or a
guess). Launches of one kernel share most of their error (the vendor's compiler lowered it one way), so each kernel counts as
EFFECTIVE launches, however many it has. Otherwise hundreds of shapes of one kernel would outvote the priors.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np

from mgpusim.arch.columns import Value
from mgpusim.arch.fields import get_field, source_of
from mgpusim.arch.fields import replaced as with_field
from mgpusim.arch.schema import about, entries
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.arrays import Array
from mgpusim.cost.launch import launch_s
from mgpusim.engine.estimate import Estimate, estimate_of
from mgpusim.errors import InputError, MgpusimError
from mgpusim.processes import QuietContext
from mgpusim.result import follows
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch

if TYPE_CHECKING:
    import numpy.typing as npt

SCATTER = 0.2  # one sigma of log time of a good model: where the loss turns from squares to absolute values
EFFECTIVE = 4.0
STEP = 0.03  # of log parameters, for derivatives
CLOSE = 0.95  # correlation from which two parameters cannot be told apart
UNSEEN = 0.8  # posterior over prior sigma from which the data says nothing of a parameter
WIDEST = 4.0  # factor over or under its prior beyond which no parameter goes
EDGE = 0.01  # of log parameters: what is nearer to the end of its range is at it


class MeasuredRow(Protocol):
    """What was timed as a whole: a launch, or an operator of several."""

    @property
    def kernel(self) -> str:
        """Name of the kernel, or of that of an operator which is no transformation."""

    @property
    def launches(self) -> tuple[Launch, ...]:
        """One after the other; their times add up."""


class Repriced(Protocol):
    """What `fit` fits: predictions of fixed rows under changing parameters.

    Attributes
    ----------
    gpu : with the priors. `refused` : why rows have no prediction, by position.
    affects : what parameters may ask for (`About.affects`) beside rates.
    scatter : one sigma of log time of a good model.
    """

    gpu: GpuSpec
    refused: dict[int, str]
    affects: tuple[str, ...]
    scatter: float

    def seconds(self, values: Mapping[str, Value]) -> Array:
        """Return the predicted seconds of each row, (n,); of columns of values (n, points)."""


class Fitted(msgspec.Struct, frozen=True):
    """A parameter after the fit. `sigma` and `prior_sigma` are relative; it could go from `low` to `high`.

    `unseen`: the data does not constrain it, and its value is the prior's. `at_edge`: it went as far as it may.
    """

    field: str
    value: float
    prior: float
    prior_sigma: float
    sigma: float
    low: float
    high: float
    unseen: bool = False
    at_edge: bool = False

    def __post_init__(self) -> None:
        unseen = self.sigma > UNSEEN * self.prior_sigma
        at_edge = not unseen and min(abs(math.log(self.value / end)) for end in (self.low, self.high) if end > 0) < EDGE
        follows(self, unseen=unseen, at_edge=at_edge)


class Fit(msgspec.Struct, frozen=True):
    """Result of `fit`. `alike` are pairs of parameters whose effects the data cannot tell apart, with their correlation.

    `n_launches` counts rows: launches, or operators of several.
    """

    parameters: tuple[Fitted, ...]
    alike: tuple[tuple[str, str, float], ...]
    n_launches: int
    n_kernels: int
    loss_before: float
    loss: float

    @property
    def values(self) -> dict[str, float]:
        """The fitted value of each field."""
        return {p.field: p.value for p in self.parameters}

    @property
    def seen(self) -> dict[str, float]:
        """Those that the data constrains: what a preset takes."""
        return {p.field: p.value for p in self.parameters if not p.unseen}


def replaced(gpu: GpuSpec, values: Mapping[str, Value]) -> GpuSpec:
    """Return `gpu` with numeric fields replaced and nothing checked: for the many evaluations of a fit.

    >>> replaced(load_gpu("adreno-640"), {"model.sigma": 0.5}).model.sigma
    0.5
    """
    for path, value in values.items():
        gpu = with_field(gpu, path, value)
    return gpu


def default_parameters(gpu: GpuSpec) -> tuple[str, ...]:
    """Return the fields that are fitted by default: those this GPU has and whose values are not known exactly.

    These are constants of the model, and figures that kernels see otherwise than probes do; their definitions say so. Of the
    overheads of a launch it is that of the order in which launches are predicted.

    >>> default_parameters(load_gpu("adreno-640"))[:2]
    ('dispatch.group_cycles', 'dispatch.warp_cycles')
    """
    paths = []
    for path, entry in entries().items():
        said = entry.about
        if path == _other_overhead(gpu):
            continue
        if said.fitted and not (said.unless and get_field(gpu, said.unless) is not None):
            if get_field(gpu, path) and source_of(gpu, path).rel_uncertainty > 0:
                paths.append(path)
    return tuple(paths)


def _other_overhead(gpu: GpuSpec) -> str:
    """Return the overhead that launches in the GPU's order do not have."""
    isolated = gpu.launch.order == "isolated" and gpu.launch.isolated_s is not None
    return "launch.floor_s" if isolated else "launch.isolated_s"


# ---- many launches, evaluated again and again ---------------------------------------------------------------------------
class _Shard:
    """The features of the launches of some rows; only the equations are solved anew."""

    def __init__(self, rows: Sequence[Sequence[Launch]], gpu: GpuSpec, tell: Callable[[int], None]) -> None:
        from mgpusim.engine.features import features_of
        from mgpusim.trace.trace import trace_launch

        self.gpu = gpu
        self.items: list[Any] = []
        for i, launches in enumerate(rows):
            try:
                traces = [trace_launch(launch, gpu) for launch in launches]
                self.items.append([(features_of(trace), trace.meta) for trace in traces])
            except MgpusimError as error:
                self.items.append(str(error).splitlines()[0])
            tell(i + 1)

    def refusals(self) -> list[str | None]:
        return [item if isinstance(item, str) else None for item in self.items]

    def seconds(self, values: Mapping[str, Any]) -> list[Any]:
        from mgpusim.engine.analytic.equations import solve

        gpu = replaced(self.gpu, values)
        phase = phase_b(replaced(self.gpu, {path: np.ravel(value)[0] for path, value in values.items()}))

        def of_launch(features: Any, occupancy: Any) -> Any:
            parts = occupancy.warp_size, occupancy.spilled, occupancy.passes
            return launch_s(gpu, features.image_args, solve(features, gpu, *parts, whole=False, phase=phase).cycles)

        with np.errstate(all="ignore"):
            return [
                math.nan if isinstance(item, str) else sum(of_launch(features, meta.occupancy) for features, meta in item)
                for item in self.items
            ]

    def answer(self, asked: Any) -> list[Any]:
        return self.estimates(asked) if isinstance(asked, GpuSpec) else self.seconds(asked)

    def estimates(self, gpu: GpuSpec) -> list[list[Estimate]]:
        return [
            [] if isinstance(item, str) else [estimate_of(features, meta, gpu, intervals=True) for features, meta in item]
            for item in self.items
        ]


def _serve(pipe: Any, rows: Sequence[Sequence[Launch]], gpu: GpuSpec) -> None:
    shard = _Shard(rows, gpu, lambda done: pipe.send(done))
    pipe.send(shard.refusals())
    while (asked := pipe.recv()) is not None:
        pipe.send(shard.answer(asked))


TRACING = "tracing"


class Predictor:
    """Analytic times of fixed rows of launches under changing parameters, in processes that keep the launches' features.

    Parameters
    ----------
    measurements : launches, or operators; those of one kernel stay together, so that recordings are shared.
    gpu : decides the traces: warps, caches, occupancy. What changes later must not change these.
    session : settings of the run, which tells (rows traced, rows).

    >>> with Predictor([], load_gpu("adreno-640")) as predictor:
    ...     predictor.seconds({})
    array([], dtype=float64)
    """

    affects: tuple[str, ...] = ("rate",)
    scatter = SCATTER

    def __init__(self, measurements: Sequence[MeasuredRow], gpu: GpuSpec, session: Session = USUAL) -> None:
        self.gpu = gpu
        launches = [m.launches for m in measurements]
        order = sorted(range(len(launches)), key=lambda i: (measurements[i].kernel, launches[i][0].global_size, i))
        jobs = max(1, min(session.jobs, len(launches)))
        cuts = [round(k * len(order) / jobs) for k in range(jobs + 1)]
        self.parts = [order[a:b] for a, b in pairwise(cuts)]
        self.workers: list[tuple[Any, Any]] = []
        self.shard: _Shard | None = None
        refusals: list[Any] = []
        if jobs == 1:
            self.shard = _Shard([launches[i] for i in order], gpu, lambda done: session.tell(done, len(launches), TRACING))
            refusals = [self.shard.refusals()]
        else:
            context = QuietContext()
            for part in self.parts:
                here, there = context.Pipe()
                process = context.Process(target=_serve, args=(there, [launches[i] for i in part], gpu), daemon=True)
                process.start()
                there.close()
                self.workers.append((process, here))
            refusals = self._wait(session, len(launches))
        self.refused: dict[int, str] = {}
        for part, reasons in zip(self.parts, refusals, strict=True):
            self.refused |= {i: reason for i, reason in zip(part, reasons, strict=True) if reason is not None}

    def _wait(self, session: Session, total: int) -> list[Any]:
        from multiprocessing.connection import wait

        counts, results = [0] * len(self.workers), [None] * len(self.workers)
        pipes = {here: k for k, (_, here) in enumerate(self.workers)}
        while any(result is None for result in results):
            for ready in wait([p for p, k in pipes.items() if results[k] is None]):
                k = pipes[ready]
                message = self._receive(k)
                if isinstance(message, int):
                    counts[k] = message
                    session.tell(sum(counts), total, TRACING)
                else:
                    results[k] = message
        return results

    def _receive(self, k: int) -> Any:
        process, here = self.workers[k]
        try:
            return here.recv()
        except EOFError:
            raise InputError(f"a process that traces launches ended (status {process.exitcode}); out of memory?") from None

    def __enter__(self) -> Predictor:
        return self

    def __exit__(self, *error: object) -> None:
        for process, here in self.workers:
            with contextlib.suppress(OSError):
                here.send(None)
            process.join(5)
            if process.is_alive():
                process.kill()

    def seconds(self, values: Mapping[str, Value]) -> Array:
        """Return the predicted seconds of each row, nan where it was refused: (n,), of columns of values (n, points)."""
        out = np.empty((sum(map(len, self.parts)), *np.broadcast_shapes(*map(np.shape, values.values()))))
        for i, seconds in self._asked(dict(values)):
            out[i] = seconds
        return out

    def estimates(self, gpu: GpuSpec) -> list[list[Estimate]]:
        """Return what a GPU that differs in such parameters makes of the launches of each row, with what intervals take.

        Of a row that was refused there are none.
        """
        return [estimates for _, estimates in sorted(self._asked(gpu), key=lambda answer: answer[0])]

    def _asked(self, what: Any) -> Iterator[tuple[int, Any]]:
        """Yield the answer of each row with its position."""
        if self.shard is not None:
            answers = [self.shard.answer(what)]
        else:
            for _, here in self.workers:
                here.send(what)
            answers = [self._receive(k) for k in range(len(self.workers))]
        for part, answer in zip(self.parts, answers, strict=True):
            yield from zip(part, answer, strict=True)


# ---- the fit ------------------------------------------------------------------------------------------------------------
def weights_of(kernels: Sequence[str]) -> Array:
    """Return the weight of each launch's residual: every kernel counts as `EFFECTIVE` launches, or as many as it has.

    >>> weights_of(["a"] * 16 + ["b"])[[0, 16]].round(2).tolist()
    [0.5, 1.0]
    """
    names, inverse, counts = np.unique(np.array(kernels), return_inverse=True, return_counts=True)
    del names
    weights: Array = np.sqrt(np.minimum(1.0, EFFECTIVE / counts))[inverse]
    return weights


def fit(
    predictor: Repriced,
    measured_s: Array,
    kernels: Sequence[str],
    parameters: Sequence[str] | None = None,
    use: npt.NDArray[np.bool_] | None = None,
    on_evaluations: Callable[[int, float], None] | None = None,
    most: int = 12,
) -> Fit:
    """Fit parameters of the predictor's GPU to measured times.

    Parameters
    ----------
    measured_s : seconds, (n,), of the predictor's rows.
    kernels : name of each row's kernel.
    parameters : fields to fit (default: `default_parameters`); their values and uncertainties in the preset are the priors.
    use : which launches count, bool (n,): for folds. Those the model refuses never do.
    session : settings of the run, which tells (evaluations of all launches, loss).
    most : iterations.
    """
    from scipy.optimize import least_squares

    gpu = predictor.gpu
    names = tuple(parameters if parameters is not None else default_parameters(gpu))
    prior, sigma, low, high = _priors(gpu, names, predictor.affects)
    usable = np.ones(len(measured_s), bool) if use is None else np.asarray(use, bool).copy()
    usable[list(predictor.refused)] = False
    if usable.sum() < 2:
        raise InputError(f"nothing to fit to: {int(usable.sum())} launches that the model can predict")
    kept = {k for k, wanted in zip(kernels, usable, strict=True) if wanted}
    if not names:
        return Fit((), (), int(usable.sum()), len(kept), 0.0, 0.0)
    target = np.log(measured_s[usable])
    weight = weights_of([k for k, wanted in zip(kernels, usable, strict=True) if wanted])
    calls = 0

    def residuals_at(points: Array) -> Array:
        """Residuals whose squares are the loss, signs kept, at points of the parameters (k, p): (k, n + p)."""
        nonlocal calls
        calls += 1
        seconds = predictor.seconds(dict(zip(names, (prior * np.exp(points)).T, strict=True)))
        e = (np.log(seconds[usable]).T - target) / predictor.scatter
        robust = weight * np.sign(e) * np.sqrt(2.0 * (np.sqrt(1.0 + e * e) - 1.0))
        stacked = np.concatenate([robust, points / sigma], axis=1)
        if on_evaluations is not None:
            on_evaluations(calls, float(stacked[0] @ stacked[0]))
        return stacked

    def residuals(x: Array) -> Array:
        values: Array = residuals_at(x[None])[0]
        return values

    def jacobian(x: Array) -> Array:
        steps = np.where(x + STEP <= high, STEP, -STEP)
        nearby = residuals_at(np.vstack([x, x + np.diag(steps)]))
        slopes: Array = ((nearby[1:] - nearby[0]) / steps[:, None]).T
        return slopes

    x0 = np.clip(np.zeros(len(names)), low + 1e-6, high - 1e-6)
    before = residuals(np.clip(np.zeros(len(names)), low, high))
    solution = least_squares(residuals, x0, jac=jacobian, bounds=(low, high), max_nfev=most, x_scale=sigma)
    jac = solution.jac
    covariance = np.linalg.pinv(jac.T @ jac)
    spread = np.sqrt(np.diag(covariance))
    correlation = covariance / np.outer(spread, spread)
    alike = [
        (names[i], names[j], float(correlation[i, j]))
        for i in range(len(names))
        for j in range(i)
        if abs(correlation[i, j]) > CLOSE
    ]
    fitted = tuple(
        Fitted(n, float(p * math.exp(x)), float(p), float(s), float(post), *(p * np.exp([least, most])).tolist())
        for n, p, x, s, post, least, most in zip(names, prior, solution.x, sigma, spread, low, high, strict=True)
    )
    return Fit(fitted, tuple(alike), int(usable.sum()), len(kept), float(before @ before), float(solution.fun @ solution.fun))


def check_parameters(gpu: GpuSpec, names: Sequence[str], affects: Sequence[str] = Predictor.affects) -> None:
    """Refuse parameters that cannot be fitted, before minutes are spent on traces."""
    _priors(gpu, names, affects)


def _priors(gpu: GpuSpec, names: Sequence[str], affects: Sequence[str]) -> tuple[Array, Array, Array, Array]:
    """Return value, sigma of its logarithm, and the lowest and highest logarithm relative to the value, of each parameter."""
    prior, sigma, low, high = [], [], [], []
    for name in names:
        value, said = get_field(gpu, name), about(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or value <= 0:
            raise InputError(f"{name}: is {value!r} on {gpu.name}; only positive numbers can be fitted")
        if said.affects not in affects and not said.rate:
            raise InputError(f"{name}: a change of it asks for more than new rates ({said.affects}), and a fit has these alone")
        prior.append(float(value))
        sigma.append(math.log1p(max(0.02, source_of(gpu, name).rel_uncertainty)))
        least, most = said.sensible or (0.0, math.inf)
        low.append(max(-math.log(WIDEST), math.log(least / value) if least else -math.inf))
        high.append(min(math.log(WIDEST), math.log(most / value)))
        if low[-1] >= high[-1]:
            raise InputError(f"{name}: {value} on {gpu.name} lies outside {least} to {most}, where it makes sense")
    return np.array(prior), np.array(sigma), np.minimum(np.array(low), -1e-3), np.maximum(np.array(high), 1e-3)
