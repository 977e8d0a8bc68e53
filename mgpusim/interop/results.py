"""Predictions as files of tuners have measurements: of members of a space, of a search for schedules; and results as a space."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mgpusim.errors import InputError
from mgpusim.interop.formats.autotvm import write_log
from mgpusim.interop.formats.t4 import write_t4
from mgpusim.interop.tuned import Tuned, TunedResult, in_order
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import Provenance, by_engine
from mgpusim.workload.spaces.members import Knob
from mgpusim.workload.spaces.space import Space

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.changing.scheduling.result import NetworkSchedule, OperatorSearch

SHOWN = 5  # members named in a message
MOST = 20_000  # members predicted without being asked for so many


def space_of_results(tuned: Tuned) -> Space:
    """Return the space that results are of, as far as they tell: knobs and values.

    >>> space_of_results(Tuned("scale", "GPU", {"block": (32, 64)}, (), "ms")).count
    2
    """
    knobs = tuple(Knob(name, tuple(dict.fromkeys(values))) for name, values in tuned.knobs.items())
    return Space(re.sub(r"\W+", "_", tuned.kernel) or "space", knobs)


def problem_size_of(space: Space | None, launches: Sequence[Launch]) -> tuple[int, ...]:
    """Return the whole constants of a space, which say how large the problem is; without, the largest NDRange."""
    whole = [v for v in space.constants.values() if isinstance(v, int) and not isinstance(v, bool)] if space is not None else []
    return tuple(whole) or tuple(max(sizes) for sizes in zip(*(launch.global_size for launch in launches), strict=False))


def predicted(
    space: Space,
    gpu: GpuSpec,
    members: Sequence[int],
    engine: str = "analytic",
    *,
    session: Session = USUAL,
) -> tuple[Tuned, tuple[str, ...]]:
    """Return predictions of members of a space in the form of a tuner's results, and why members failed.

    Parameters
    ----------
    members : their numbers, of valid ones.
    session : settings of the run, which tells (members predicted, of how many, label of one).
    """
    from mgpusim.accuracy.run import Refusal, predict_all

    if space.template is None:
        raise InputError(f"space {space.name} has no kernel: nothing to predict")
    configs = [space.config(int(index)) for index in members]
    launches: list[Launch] = []
    refused: dict[int, str] = {}
    for position, config in enumerate(configs):
        try:
            launches.append(space.launch(config))
        except InputError as error:
            refused[position] = str(error)
    outcomes = iter(predict_all(launches, gpu, (engine,), session=session))
    results, reasons = [], Counter[str]()
    for position, config in enumerate(configs):
        outcome = Refusal(refused[position]) if position in refused else next(outcomes)
        if isinstance(outcome, Refusal):
            reasons[outcome.reason.splitlines()[0]] += 1
            results.append(TunedResult(config, None, "invalid", extra={"reason": outcome.reason.splitlines()[0]}))
        else:
            results.append(TunedResult(config, outcome[engine].latency_us))
    if len(results) == sum(reasons.values()):
        raise InputError(f"space {space.name}: no member can be predicted: {next(iter(reasons), 'there is none')}")
    size = problem_size_of(space, launches)
    knobs = {knob.name: knob.values for knob in space.knobs}
    entry = launches[0].entry or space.name
    notes = tuple(f"{count} members fail: {reason}" for reason, count in reasons.most_common(SHOWN))
    return Tuned(entry, gpu.name, knobs, tuple(results), "us", size, provenance=by_engine(engine, gpu.name)), notes


def members_of(space: Space, limit: int | None = None) -> list[int]:
    """Return the numbers of the valid members, ascending, or of `limit` of them drawn evenly."""
    if limit is not None:
        return [int(index) for index in space.sample(limit)]
    out: list[int] = []
    for chunk in space.valid_indices():
        out.extend(int(index) for index in chunk)
        if len(out) > MOST:
            raise InputError(f"space {space.name}: more than {MOST} valid members; give a limit, as in --limit 1000")
    return out


def tuned_of_searches(scheduled: NetworkSchedule) -> list[Tuned]:
    """Return the members looked at, a task for each operator, storage and kernel; times are predictions in microseconds.

    Members that lack a knob which others of their kernel have, as those of libraries do, are left out.
    """
    out = []
    for search in scheduled.searches:
        kernels = dict.fromkeys(rated.member.kernel for rated in search.found.rated)
        out += [task for kernel in kernels if (task := _task(scheduled, search, kernel)) is not None]
    return out


def _task(scheduled: NetworkSchedule, search: OperatorSearch, kernel: str) -> Tuned | None:
    rated = [rating for rating in search.found.rated if rating.member.kernel == kernel]
    names = max((tuple(name for name, _ in rating.member.parameters) for rating in rated), key=len)
    whole = [rating for rating in rated if tuple(name for name, _ in rating.member.parameters) == names]
    if not names or not any(math.isfinite(rating.time_us) for rating in whole):
        return None
    knobs = {name: in_order(dict(rating.member.parameters)[name] for rating in whole) for name in names}
    results = tuple(
        TunedResult(dict(rating.member.parameters), rating.time_us)
        if math.isfinite(rating.time_us)
        else TunedResult(dict(rating.member.parameters), None, "invalid")
        for rating in whole
    )
    about = {"storage": search.storage, "operators": list(search.operators)}
    provenance = Provenance("predicted", f"mgpusim {scheduled.schedule.version}", scheduled.schedule.gpu)
    name = f"{kernel} for {search.operators[0]} in {search.storage}, predicted"
    return Tuned(name, scheduled.schedule.gpu, knobs, results, "us", search.shape, {"metadata": about}, provenance)


def write_searches(scheduled: NetworkSchedule, t4: Path | None, autotvm: Path | None) -> list[Path]:
    """Write the members looked at: a T4 file for each task into a folder, and one log of AutoTVM."""
    tasks = tuned_of_searches(scheduled)
    written = []
    if t4 is not None:
        t4.mkdir(parents=True, exist_ok=True)
        for number, task in enumerate(tasks):
            path = t4 / f"{number:03d}_{re.sub(r'[^A-Za-z0-9]+', '_', task.kernel)}.json"
            write_t4(path, task)
        written.append(t4)
    if autotvm is not None:
        write_log(autotvm, tasks)
        written.append(autotvm)
    return written
