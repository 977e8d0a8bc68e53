"""Predicted times of many kernels that differ: the members of a search space, each by a quick trace.

A quick trace runs few work groups, and few iterations of loops that count (see `mgpusim.opencl.execution.simt.execute`). The
equations are those of the analytic engine. Members that differ in their work group alone share what is compiled and read of
their kernel.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec
import numpy as np

from mgpusim.accuracy.run import LOST, Refusal, alike, attempted, in_pool, largest_b, predict_all
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.engine.estimate import Estimate
from mgpusim.errors import InputError
from mgpusim.sched.pruning.criteria import CriteriaConstants, margin_of
from mgpusim.sched.shapes.quick_traces import (
    QuickTrace,
    evaluate_quick_trace,
    iterations_of,
    quick_trace_of,
    read_quick_trace,
    write_quick_trace,
)
from mgpusim.session import USUAL, Session
from mgpusim.trace.make import Budget
from mgpusim.trace.trace import launch_key, structure_key
from mgpusim.trace.work import Work
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch

LANE_EVENTS = 200_000
EVENTS_OF_LANE = 100.0
"""Accesses of a lane, taken for the number of groups to run: with loops cut short they differ little, and no pilot need run."""

FIRST = 64
"""Members rated by quick trace before bounds are compared with the best of them."""

Outcome = Estimate | Refusal


def times_us(outcomes: Iterable[Outcome]) -> Array:
    """Return the times, not a number where there is none."""
    return np.array([o.latency_us if isinstance(o, Estimate) else np.nan for o in outcomes])


def quick_trace_members(launches: Sequence[Launch], gpu: GpuSpec, *, session: Session = USUAL) -> list[Outcome]:
    """Return what the equations say of a quick trace of each launch, in order; one that cannot be predicted stops no other.

    Parameters
    ----------
    session : settings of the run, which tells (launches done, of how many, what is done).

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0) * STEP] *= 2; }"
    >>> launches = [Launch(source, "twice", (4096,), (BufferArg("float32", 1 << 17),), (64,), f"-DSTEP={n}") for n in (1, 32)]
    >>> near, far = times_us(quick_trace_members(launches, load_gpu("adreno-640"), session=Session(cache=False)))
    >>> bool(near < far)
    True
    """
    return estimates(quick_traces_of(launches, gpu, session=session), gpu)


def estimates(quick_traces: Iterable[QuickTrace | Refusal], gpu: GpuSpec) -> list[Outcome]:
    """Return what the equations say of quick traces, on a GPU that may differ in its rates from that they were made for."""
    return [_estimate(quick, gpu) for quick in quick_traces]


def quick_traces_of(launches: Sequence[Launch], gpu: GpuSpec, *, session: Session = USUAL) -> list[QuickTrace | Refusal]:
    """Return the quick trace of each launch, in order; the parameters are those of `quick_trace_members`."""
    tasks = sorted(alike(launches), key=lambda task: (-len(task), task[0]))  # long ones first
    traces: list[QuickTrace | Refusal] = [Refusal("not predicted")] * len(launches)
    done = 0

    def keep(task: Sequence[int], answers: Sequence[QuickTrace | Refusal]) -> None:
        nonlocal done
        for position, answer in zip(task, answers, strict=True):
            traces[position] = answer
        done += len(task)
        session.tell(done, len(launches), "quick traces")

    if session.jobs <= 1 or len(tasks) <= 1:
        for task in tasks:
            keep(task, _quick_traces([launches[p] for p in task], gpu, session))
        return traces
    asked = [([launches[p] for p in task], gpu, session.alone) for task in tasks]
    pieces = [largest_b(launches[p] for p in task) for task in tasks]
    for number, answers in in_pool(_quick_traces, asked, session.jobs, pieces=pieces):
        task = tasks[number]
        keep(task, [Refusal(LOST)] * len(task) if answers is None else answers)
    return traces


class ModelTimes(msgspec.Struct, frozen=True):
    """What `model_times` found.

    Attributes
    ----------
    times_us : by the engine asked for; infinite where a cheaper tier says that the launch is not worth it.
    rated_us : by quick traces; infinite where a bound spared them.
    refused : how many launches could not be predicted, and why the first could not.
    """

    times_us: Array
    rated_us: Array
    refused: tuple[int, str]


def model_times(
    launches: Sequence[Launch], gpu: GpuSpec, constants: CriteriaConstants, *, engine: str = "analytic",
    bounds: Array | None = None, session: Session = USUAL,
) -> ModelTimes:  # fmt: skip
    """Return the times of launches, found no more closely than it takes to see that `model` removes them with these constants.

    Bounds, where they are known, spare quick traces; quick traces spare predictions of another engine than the analytic one.

    Parameters
    ----------
    bounds : times that the launches do not go below, microseconds.
    session : settings of the run, which tells (launches done, of how many, what is done with them).
    """
    margin, keep = margin_of(constants, gpu), constants.keep
    bounds = bounds if keep is None else None
    rated = np.full(len(launches), np.inf)
    reasons: list[str] = []
    todo, done = np.arange(len(launches)), 0
    while len(todo):
        # some all over first: the best of them spares others
        now = todo[np.linspace(0, len(todo) - 1, min(FIRST, len(todo))).astype(int)] if not done and bounds is not None else todo
        some = [launches[p] for p in now.tolist()]
        outcomes = quick_trace_members(some, gpu, session=session.counted(done, len(launches)))
        rated[now] = times_us(outcomes)
        reasons += [o.reason for o in outcomes if isinstance(o, Refusal)]
        done += len(now)
        todo = np.setdiff1d(todo, now)
        if bounds is not None and np.isfinite(rated).any():
            todo = todo[bounds[todo] <= np.nanmin(rated) * (1.0 + margin)]
    times = rated
    if engine != "analytic" and np.isfinite(rated).any():
        most = np.nanmin(rated) * (1.0 + margin)
        if keep is not None:  # twice as many as are to be kept
            most = np.sort(rated)[min(math.ceil(2 * keep * len(rated)), int(np.isfinite(rated).sum())) - 1]
        left = np.flatnonzero(rated <= most).tolist()
        times = np.where(np.isnan(rated), np.nan, np.inf)
        predicted = predict_all([launches[p] for p in left], gpu, [engine], session=session)
        times[left] = [np.nan if isinstance(o, Refusal) else o[engine].latency_us for o in predicted]
        reasons += [o.reason for o in predicted if isinstance(o, Refusal)]
    return ModelTimes(times, rated, (len(reasons), reasons[0] if reasons else ""))


def _quick_traces(launches: Sequence[Launch], gpu: GpuSpec, session: Session) -> list[QuickTrace | Refusal]:
    """Return the quick traces of launches of one kernel with the same arguments."""
    work = Work(built_for(launches[0], gpu), session)
    structure = structure_key(gpu)

    def make(launch: Launch) -> QuickTrace:
        return quick_trace_of(launch, gpu, work, Budget(LANE_EVENTS, EVENTS_OF_LANE, iterations_of(work)))

    def kept(launch: Launch) -> QuickTrace:
        key = key_of(str(LANE_EVENTS), launch_key(launch), structure)
        return load_or_make("quick_trace", key, read_quick_trace, partial(make, launch), write_quick_trace, session.cache)

    return [attempted(kept, launch) for launch in launches]


def _estimate(answer: QuickTrace | Refusal, gpu: GpuSpec) -> Outcome:
    if isinstance(answer, Refusal):
        return answer
    try:
        return evaluate_quick_trace(answer, gpu)
    except InputError as error:
        return Refusal(str(error))
