"""Predicted times of many kernels that differ: the members of a search space, each by a sketch of its trace.

A sketch runs few work groups, and of loops that count a few turns only (see `mgpusim.opencl.execution.simt.execute`); the
equations are those of the analytic engine. Members that differ in their work group alone share what is compiled and read of
their kernel.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.accuracy.run import LOST, Refusal, in_pool, predict_all, prepare_worker
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.engine.estimate import Estimate
from mgpusim.errors import InputError, MgpusimError
from mgpusim.sched.pruning.criteria import CriteriaConstants, margin_of
from mgpusim.sched.shapes.sketches import Sketch, evaluate_sketch, read_sketch, sketch_of, turns_of, write_sketch
from mgpusim.trace.make import Budget
from mgpusim.trace.trace import launch_key, structure_key
from mgpusim.trace.work import Work
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import arguments_b

__all__ = ["ModelTimes", "estimates", "model_times", "sketch_members", "sketches_of", "times_us"]

LANE_EVENTS = 200_000
EVENTS_OF_LANE = 100.0
"""Accesses of a lane, taken for the number of groups to run: with loops cut short they differ little, and no pilot need run."""
MOST_IN_TASK = 16

FIRST = 64
"""Members sketched before bounds are compared with the best of them."""

Array = npt.NDArray[np.float64]
Outcome = Estimate | Refusal
OnDone = Callable[[int], None]


def times_us(outcomes: Iterable[Outcome]) -> Array:
    """Return the times, not a number where there is none."""
    return np.array([o.latency_us if isinstance(o, Estimate) else np.nan for o in outcomes])


def sketch_members(
    launches: Sequence[Launch], gpu: GpuSpec, *, jobs: int = 1, cache: bool = True, on_done: OnDone | None = None
) -> list[Outcome]:
    """Return what the equations say of a sketch of each launch, in order; one that cannot be predicted does not stop the others.

    Parameters
    ----------
    jobs : processes; the outcome does not depend on it. Scripts that ask for several need the usual ``__main__`` guard.
    cache : keep sketches in the disk cache.
    on_done : called with the launches done.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0) * STEP] *= 2; }"
    >>> launches = [Launch(source, "twice", (4096,), (BufferArg("float32", 1 << 17),), (64,), f"-DSTEP={n}") for n in (1, 32)]
    >>> near, far = times_us(sketch_members(launches, load_gpu("adreno-640"), cache=False))
    >>> bool(near < far)
    True
    """
    return estimates(sketches_of(launches, gpu, jobs=jobs, cache=cache, on_done=on_done), gpu)


def estimates(sketches: Iterable[Sketch | Refusal], gpu: GpuSpec) -> list[Outcome]:
    """Return what the equations say of sketches, on a GPU that may differ in its rates from that they were made for."""
    return [_estimate(sketch, gpu) for sketch in sketches]


def sketches_of(
    launches: Sequence[Launch], gpu: GpuSpec, *, jobs: int = 1, cache: bool = True, on_done: OnDone | None = None
) -> list[Sketch | Refusal]:
    """Return the sketch of each launch, in order; the parameters are those of `sketch_members`."""
    tasks = _tasks(launches)
    found: list[Sketch | Refusal] = [Refusal("not predicted")] * len(launches)
    done = 0

    def keep(task: Sequence[int], answers: Sequence[Sketch | Refusal]) -> None:
        nonlocal done
        for position, answer in zip(task, answers, strict=True):
            found[position] = answer
        done += len(task)
        if on_done is not None:
            on_done(done)

    if jobs <= 1 or len(tasks) <= 1:
        for task in tasks:
            keep(task, _sketches([launches[p] for p in task], gpu, cache))
        return found
    asked = [([launches[p] for p in task],) for task in tasks]
    for number, answers in in_pool(_run, asked, jobs, _start, (gpu, cache), map(arguments_b, launches)):
        task = tasks[number]
        keep(task, [Refusal(LOST)] * len(task) if answers is None else answers)
    return found


class ModelTimes(msgspec.Struct, frozen=True):
    """What `model_times` found.

    Attributes
    ----------
    times_us : by the engine asked for; infinite where a cheaper tier says that the launch is not worth it.
    sketched_us : by sketches; infinite where a bound spared them.
    refused : how many launches could not be predicted, and why the first could not.
    """

    times_us: Array
    sketched_us: Array
    refused: tuple[int, str]


def model_times(
    launches: Sequence[Launch], gpu: GpuSpec, constants: CriteriaConstants, *, engine: str = "analytic",
    bounds: Array | None = None, jobs: int = 1, cache: bool = True, on_progress: Callable[[int, str], None] | None = None,
) -> ModelTimes:  # fmt: skip
    """Return the times of launches, found no more closely than it takes to see that `model` removes them with these constants.

    Bounds, where they are known, spare sketches; sketches spare predictions of another engine than the analytic one.

    Parameters
    ----------
    bounds : times that the launches do not go below, microseconds.
    on_progress : called with (launches done, what is done with them).
    """
    say = on_progress or (lambda done, what: None)
    margin, keep = margin_of(constants, gpu), constants.keep
    bounds = bounds if keep is None else None
    sketched = np.full(len(launches), np.inf)
    reasons: list[str] = []
    todo, done = np.arange(len(launches)), 0
    while len(todo):
        # some all over first: the best of them spares others
        now = todo[np.linspace(0, len(todo) - 1, min(FIRST, len(todo))).astype(int)] if not done and bounds is not None else todo
        some = [launches[p] for p in now.tolist()]
        outcomes = sketch_members(some, gpu, jobs=jobs, cache=cache, on_done=partial(_onward, say, "predicted", done))
        sketched[now] = times_us(outcomes)
        reasons += [o.reason for o in outcomes if isinstance(o, Refusal)]
        done += len(now)
        todo = np.setdiff1d(todo, now)
        if bounds is not None and np.isfinite(sketched).any():
            todo = todo[bounds[todo] <= np.nanmin(sketched) * (1.0 + margin)]
    times = sketched
    if engine != "analytic" and np.isfinite(sketched).any():
        most = np.nanmin(sketched) * (1.0 + margin)
        if keep is not None:  # twice as many as are to be kept
            most = np.sort(sketched)[min(math.ceil(2 * keep * len(sketched)), int(np.isfinite(sketched).sum())) - 1]
        left = np.flatnonzero(sketched <= most).tolist()
        times = np.where(np.isnan(sketched), np.nan, np.inf)
        found = predict_all(
            [launches[p] for p in left], gpu, [engine], jobs=jobs, cache=cache, on_outcome=lambda n, label: say(n, "simulated")
        )
        times[left] = [np.nan if isinstance(o, Refusal) else o[engine].latency_us for o in found]
        reasons += [o.reason for o in found if isinstance(o, Refusal)]
    return ModelTimes(times, sketched, (len(reasons), reasons[0] if reasons else ""))


def _onward(say: Callable[[int, str], None], what: str, before: int, done: int) -> None:
    say(before + done, what)


def _tasks(launches: Sequence[Launch]) -> list[list[int]]:
    """Return positions by kernel and arguments, at most `MOST_IN_TASK` together, long tasks first."""
    alike: dict[tuple[object, ...], list[int]] = {}
    for position, launch in enumerate(launches):
        args = msgspec.json.encode([arg_to_dict(a) for a in launch.args])
        alike.setdefault((str(launch.source), launch.entry, launch.options, args), []).append(position)
    cut = [group[i : i + MOST_IN_TASK] for group in alike.values() for i in range(0, len(group), MOST_IN_TASK)]
    return sorted(cut, key=lambda task: (-len(task), task[0]))


def _sketches(launches: Sequence[Launch], gpu: GpuSpec, cache: bool) -> list[Sketch | Refusal]:
    """Return the sketches of launches of one kernel with the same arguments."""
    work = Work(built_for(launches[0], gpu), cache)
    structure = structure_key(gpu)

    def make(launch: Launch) -> Sketch:
        return sketch_of(launch, gpu, work, Budget(LANE_EVENTS, EVENTS_OF_LANE, turns_of(work)))

    out: list[Sketch | Refusal] = []
    for launch in launches:
        key = key_of(str(LANE_EVENTS), launch_key(launch), structure)
        try:
            out.append(load_or_make("sketch", key, read_sketch, partial(make, launch), write_sketch, cache))
        except MgpusimError as error:
            out.append(Refusal(str(error)))
        except Exception as error:  # a bug of ours at one member of thousands: said, and the others tried
            out.append(Refusal(f"{type(error).__name__}: {error}", bug=True))
    return out


def _estimate(answer: Sketch | Refusal, gpu: GpuSpec) -> Outcome:
    if isinstance(answer, Refusal):
        return answer
    try:
        return evaluate_sketch(answer, gpu)
    except InputError as error:
        return Refusal(str(error))


_settings: tuple[GpuSpec, bool] | None = None


def _start(gpu: GpuSpec, cache: bool) -> None:
    global _settings
    prepare_worker()
    _settings = (gpu, cache)


def _run(launches: Sequence[Launch]) -> list[Sketch | Refusal]:
    if _settings is None:
        raise InputError("a worker process that was not prepared")
    return _sketches(launches, *_settings)
