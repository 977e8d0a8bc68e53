"""Validation: the launches of a corpus predicted and compared with what was measured."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from mgpusim.accuracy.run import Outcome, Refusal, predict_all
from mgpusim.accuracy.sample import TagPatterns, choice_groups, family_of_tags, select
from mgpusim.accuracy.scores import TIME_STEPS_US, IntervalScores, Scores, interval_scores, scores_of, time_step
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import as_measured, launch_overhead_s
from mgpusim.engine.estimate import Estimate
from mgpusim.engine.predict import engines as known_engines
from mgpusim.errors import InputError
from mgpusim.result import SIZES, Result, follows
from mgpusim.session import USUAL, Session
from mgpusim.version import __version__
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.corpus import Corpus, CorpusLike, Measurement, as_corpus
from mgpusim.workload.measured import require_measured
from mgpusim.workload.provenance import Provenance

OnRow = Callable[[str, "ValidatedLaunch | Refused"], None]
WORST = 10


class CorpusLaunch(msgspec.Struct, frozen=True, rename=SIZES):
    """A launch as its corpus has it."""

    kernel: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...] | None
    tags: dict[str, Any]


class ValidatedLaunch(CorpusLaunch, frozen=True, rename=SIZES):
    """One launch: measured and predicted.

    `group` numbers its choice group, `interval_us` is the predicted 80% interval, `error` is predicted / measured - 1.
    """

    measured_us: float
    predicted_us: float
    bound: str
    group: int
    interval_us: tuple[float, float] | None = None
    error: float = 0.0

    def __post_init__(self) -> None:
        follows(self, error=self.predicted_us / self.measured_us - 1.0)


class Refused(CorpusLaunch, frozen=True, rename=SIZES):
    """A launch without a prediction, and why; `bug` if the error is mgpusim's own."""

    reason: str
    bug: bool = False


class KernelScore(Scores, frozen=True, kw_only=True):
    """A kernel's figures, its family and what bounds most of its launches by prediction.

    `signed_error` is `bias` - 1: above 0 where too slow is predicted.
    """

    kernel: str
    family: str
    bound: str
    signed_error: float = 0.0

    def __post_init__(self) -> None:
        follows(self, signed_error=(self.bias or 1.0) - 1.0)


class Validation(Result, Scores, frozen=True, kw_only=True, tag="mgpusim.validation/1", rename={"kernels": "by_kernel"}):
    """How well one engine predicts a corpus on one GPU: the figures of all launches, and these parts.

    Attributes
    ----------
    noise : the figures of the second measurement taken as if it were a prediction, where there is one.
    intervals : how well the 80% intervals hold: of all launches ("all") and by predicted bound, family and measured time
        ("by_bound", "by_family", "by_time"), by name.
    by_family, by_bound : the same by the tag `family` and by predicted bound (without the figures of choice groups).
    provenance : where the times come from that predictions are compared with.
    kernels : largest MAPE first; `worst_kernels` the first of them. refused : launches without a prediction.
    launches : in the order of the corpus; `worst_launches` those most off, by factor: twice too slow is as bad as twice too fast.
    """

    several: ClassVar = "engines"

    mgpusim: str = __version__
    gpu: str
    engine: str
    device: str
    provenance: Provenance
    noise: Scores | None
    by_family: dict[str, Scores]
    by_bound: dict[str, Scores]
    intervals: dict[str, dict[str, IntervalScores]]
    kernels: tuple[KernelScore, ...]
    worst_kernels: tuple[KernelScore, ...] = ()
    worst_launches: tuple[ValidatedLaunch, ...] = ()
    refused: tuple[Refused, ...]
    launches: tuple[ValidatedLaunch, ...]

    def __post_init__(self) -> None:
        worst = sorted(self.launches, key=lambda row: -abs(math.log(row.predicted_us / row.measured_us)))
        follows(self, worst_kernels=self.kernels[:WORST], worst_launches=tuple(worst[:WORST]))


def validate(
    corpus: CorpusLike,
    gpu: GpuLike,
    engine: str = "analytic",
    *,
    repeat: CorpusLike | None = None,
    kernels: Sequence[str] = (),
    limit: int | None = None,
    tags: TagPatterns | None = None,
    overrides: Overrides | None = None,
    session: Session = USUAL,
    on_row: OnRow | None = None,
    on_resumed: Callable[[int, int], None] | None = None,
    allow_predicted: bool = False,
) -> Validation:
    """Predict every launch of a corpus of measured ones, and say how far off the predictions are.

    Launches are predicted in the order in which the corpus was measured: back to back, or isolated (`launch.order`).

    Parameters
    ----------
    corpus : a `Corpus`, or the path of one.
    gpu : the GPU it was measured on: a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine.
    repeat : the same launches measured again, for the noise floor.
    kernels : only kernels whose name matches one of these patterns, as in "conv*".
    limit : only so many launches, sampled evenly over the kernels.
    tags : only launches whose tags match the pattern, or one of those, given for each, as in ``{"family": "conv*"}``.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    session : settings of the run, which tells (launches done, of, label of a launch).
    on_row : called with (engine, row) of each launch as soon as it is predicted, in the order of the corpus whatever `jobs`.
    on_resumed : called once, first, with (launches whose estimates were kept, of).
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.

    Returns
    -------
    Validation
        Errors as fractions, times in microseconds.

    Raises
    ------
    InputError
        The corpus cannot be read, has no launches or is not known to be measured; `repeat` has none of them. None can be
        predicted; a limit below 1.
    UnknownNameError
        There is no such engine or GPU, or a pattern matches no kernel.

    >>> from mgpusim.workload.corpus import KernelSource, TimeNs
    >>> from mgpusim.workload.launch import Launch
    >>> empty = KernelSource("kernel void f() {}", "f")
    >>> launch = Launch(empty.source, "f", (64,), local_size=(64,))
    >>> corpus = Corpus({"name": "a GPU"}, {}, {"f": empty}, (Measurement("f", launch, TimeNs(20e3)),))
    >>> validation = validate(corpus, "adreno-640", session=Session(cache=False))
    >>> validation.n, validation.launches[0].bound
    (1, 'launch')
    """
    (validation,) = validate_engines(
        corpus, gpu, (engine,), repeat=repeat, kernels=kernels, limit=limit, tags=tags, overrides=overrides, session=session,
        on_row=on_row, on_resumed=on_resumed, allow_predicted=allow_predicted,
    )  # fmt: skip
    return validation


def validate_engines(
    corpus: CorpusLike,
    gpu: GpuLike,
    engines: Sequence[str],
    *,
    repeat: CorpusLike | None = None,
    kernels: Sequence[str] = (),
    limit: int | None = None,
    tags: TagPatterns | None = None,
    overrides: Overrides | None = None,
    session: Session = USUAL,
    on_row: OnRow | None = None,
    on_resumed: Callable[[int, int], None] | None = None,
    allow_predicted: bool = False,
) -> tuple[Validation, ...]:
    """Predict every launch of a corpus and compare; one result per engine, over the launches that all of them predict.

    Parameters, errors: see `validate`.
    """
    for engine in engines:  # before minutes are spent on reading and predicting
        known_engines.lookup(engine)
    gpu = as_gpu(gpu, overrides)
    corpus = as_corpus(corpus)
    if not corpus.launches:
        raise InputError("the corpus has no launches: nothing to validate")
    provenance = require_measured(corpus, "validating", allow_predicted)
    if repeat is not None:
        repeat = as_corpus(repeat)
        require_measured(repeat, "noise", allow_predicted)
    gpu = as_measured(gpu, corpus.protocol.get("order"))
    corpus = select(corpus, kernels, limit, tags)
    noise = None if repeat is None else noise_floor(corpus, repeat, launch_overhead_s(gpu, 0))
    total = len(corpus.launches)
    group_of = {i: number for number, group in enumerate(choice_groups(corpus.launches)) for i in group}

    def resumed(known: int) -> None:
        if on_resumed is not None:
            on_resumed(known, total)

    def row(i: int, outcome: Outcome) -> None:
        if on_row is None:
            return
        for engine in engines:
            on_row(engine, _row(corpus.launches[i], outcome, engine, group_of[i], gpu))

    launches = [item.launch for item in corpus.launches]
    outcomes = predict_all(launches, gpu, engines, session=session, on_result=row, on_resumed=resumed)
    if all(isinstance(outcome, Refusal) for outcome in outcomes):
        reasons = Counter(outcome.reason for outcome in outcomes if isinstance(outcome, Refusal))
        lines = [f"{count} times: {reason}" for reason, count in reasons.most_common(WORST)]
        raise InputError(f"none of the {total} launches can be predicted on {gpu.name}:", lines)
    return tuple(_validation(corpus, gpu, engine, outcomes, group_of, noise, provenance) for engine in engines)


def _row(item: Measurement, outcome: Outcome, engine: str, group: int, gpu: GpuSpec) -> ValidatedLaunch | Refused:
    sizes = (item.kernel, item.launch.global_size, item.launch.local_size, item.tags)
    if isinstance(outcome, Refusal):
        return Refused(*sizes, outcome.reason, outcome.bug)
    estimate: Estimate = outcome[engine]
    interval_us = estimate.interval_us(gpu, engine)
    return ValidatedLaunch(*sizes, item.time_ns.median / 1e3, estimate.latency_us, estimate.bound, group, interval_us)


def _validation(
    corpus: Corpus, gpu: GpuSpec, engine: str, outcomes: Sequence[Outcome], group_of: Mapping[int, int], noise: Scores | None,
    provenance: Provenance,
) -> Validation:  # fmt: skip
    both = enumerate(zip(corpus.launches, outcomes, strict=True))
    answers = [_row(item, o, engine, group_of[i], gpu) for i, (item, o) in both]
    rows = [row for row in answers if isinstance(row, ValidatedLaunch)]
    refused = [row for row in answers if isinstance(row, Refused)]
    floor_us = launch_overhead_s(gpu, 0) * 1e6
    kernels = [
        KernelScore(
            kernel=name,
            family=_most(_family(row) for row in mine),
            bound=_most(row.bound for row in mine),
            **msgspec.structs.asdict(_scores(mine, floor_us)),
        )
        for name, mine in _split(rows, lambda row: row.kernel).items()
    ]
    return Validation(
        gpu=gpu.name,
        engine=engine,
        device=str(corpus.device.get("name", "")),
        **msgspec.structs.asdict(_scores(rows, floor_us)),
        provenance=provenance,
        noise=noise,
        by_family={name: _scores(mine, floor_us) for name, mine in sorted(_split(rows, _family).items())},
        by_bound={name: _scores(mine, floor_us, groups=False) for name, mine in sorted(_split(rows, lambda r: r.bound).items())},
        kernels=tuple(sorted(kernels, key=lambda k: (-(k.mape or 0.0), k.kernel))),
        launches=tuple(rows),
        refused=tuple(refused),
        intervals=_intervals(rows),
    )


def _intervals(rows: Sequence[ValidatedLaunch]) -> dict[str, dict[str, IntervalScores]]:
    """Return how well intervals hold, of all launches and by bound, family and time; times ascending."""
    parts = {"all": lambda row: "all", "by_bound": lambda row: row.bound, "by_family": _family}
    steps = [time_step(us) for us in (0.0, *TIME_STEPS_US)]
    out: dict[str, dict[str, IntervalScores]] = {}
    for key, name in (*parts.items(), ("by_time", lambda row: time_step(row.measured_us))):
        split = _split([row for row in rows if row.interval_us is not None], name)
        ordered = sorted(split, key=steps.index) if key == "by_time" else sorted(split)
        out[key] = {}
        for part in ordered:
            mine = [(row.measured_us, row.interval_us) for row in split[part] if row.interval_us is not None]
            scores = interval_scores([us for us, _ in mine], [interval for _, interval in mine])
            if scores is not None:
                out[key][part] = scores
    return out


def _family(row: ValidatedLaunch) -> str:
    return family_of_tags(row.tags)


def _most(values: Iterable[str]) -> str:
    return Counter(values).most_common(1)[0][0]


def _split(rows: Sequence[ValidatedLaunch], name: Callable[[ValidatedLaunch], str]) -> dict[str, list[ValidatedLaunch]]:
    out: dict[str, list[ValidatedLaunch]] = {}
    for row in rows:
        out.setdefault(name(row), []).append(row)
    return out


def _scores(rows: Sequence[ValidatedLaunch], floor_us: float, groups: bool = True) -> Scores:
    of_group: dict[int, list[int]] = {}
    for i, row in enumerate(rows if groups else ()):
        of_group.setdefault(row.group, []).append(i)
    return scores_of([r.measured_us for r in rows], [r.predicted_us for r in rows], list(of_group.values()), floor_us)


def noise_floor(first: Corpus, second: Corpus, floor_s: float) -> Scores:
    """Return the figures of the second measurement of the same launches, taken as if it were a prediction of the first.

    Launches are the same where kernel, sizes, arguments and tags are; those in one corpus only are left out.
    """
    waiting: dict[bytes, list[float]] = {}
    for item in second.launches:
        waiting.setdefault(_identity(item), []).append(item.time_ns.median)
    kept, times = [], []
    for item in first.launches:
        again = waiting.get(_identity(item))
        if again:  # the same launch several times in both: in order
            kept.append(item)
            times.append(again.pop(0) / 1e3)
    if not kept:
        raise InputError("the repeated measurement has no launch of the corpus: kernel, sizes, arguments and tags must be equal")
    return scores_of([item.time_ns.median / 1e3 for item in kept], times, choice_groups(kept), floor_s * 1e6)


def _identity(item: Measurement) -> bytes:
    launch = item.launch
    sizes = [launch.global_size, launch.local_size, launch.offset or (0,) * launch.dim]
    args = [arg_to_dict(arg) for arg in launch.args]
    return msgspec.json.encode([launch.text(), launch.entry, launch.options, sizes, args, item.tags], order="deterministic")


class AccuracyLimits(msgspec.Struct, frozen=True):
    """What figures are held to, None where they are not: the mean error and regret at most, tau5 at least."""

    mape: float | None = None
    tau5: float | None = None
    regret: float | None = None


def missed_limits(validation: Validation, limits: AccuracyLimits) -> list[str]:
    """Return a line per limit that is missed: the figure, the limit, by how much; also if the corpus does not have the figure."""
    out = []
    for name in limits.__struct_fields__:
        limit, value = getattr(limits, name), getattr(validation, name)
        if limit is None:
            continue
        if value is None:
            out.append(f"{validation.engine}: {name} cannot be said: the corpus has no choice group that is large enough")
        elif name == "tau5" and value < limit:
            out.append(f"{validation.engine}: tau5 {value:.3f} is below {limit:g} by {limit - value:.3f}")
        elif name != "tau5" and value > limit:
            out.append(f"{validation.engine}: {name} {value:.2%} is above {limit:.4g} ({limit:.2%}) by {value - limit:.2%}")
    return out
