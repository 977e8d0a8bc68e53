"""Running a study: chunks in processes of this machine or of a Dask cluster, shards as they come, resumed where it was left."""

from __future__ import annotations

import math
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.run import LOST, prepare_worker, worker_pool
from mgpusim.files import NO_CACHE
from mgpusim.limits import ShareExceeded, processes_within
from mgpusim.sweeps.columns import Rows, WordColumn, joined, taken, whole
from mgpusim.sweeps.evaluate import Evaluator, tidy
from mgpusim.sweeps.points import Points, PointTable
from mgpusim.sweeps.shards import encode, kinds_of
from mgpusim.sweeps.store import Earlier, Store
from mgpusim.sweeps.study import Study
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import arguments_b

__all__ = ["Progress", "SweepRun", "Task", "evaluate_task", "kinds_of_study", "run_study", "run_tasks"]

AHEAD = 3
"""Batches of tasks per process under way or waiting: enough that none idles, few enough that little is held in memory."""
TASK_S = 1.5
"""What a batch should take, so that sending it about costs nothing to speak of."""
MOST_IN_BATCH = 16


class Progress(msgspec.Struct, frozen=True):
    """How far a run is: `rows` are points times launches, `reused` those taken over or found done."""

    rows: int
    total: int
    reused: int
    seconds: float

    @property
    def rate(self) -> float:
        """Rows computed per second."""
        return max(0, self.rows - self.reused) / max(1e-9, self.seconds)

    @property
    def eta_s(self) -> float | None:
        """Seconds left at this rate, None before anything was computed."""
        return (self.total - self.rows) / self.rate if self.rate else None


class SweepRun(msgspec.Struct, frozen=True):
    """What a run did: rows of the results, those computed now, those taken from earlier layouts, points that failed."""

    folder: Path
    rows: int
    computed: int
    taken_over: int
    failed: int
    seconds: float
    busy_s: float
    tasks: int


class Task(msgspec.Struct):
    """A span of points and a launch; `known` are rows at `places` of it that need no computing, `table` points given as such."""

    shard: int
    span: tuple[int, int]
    launch: int
    form: str
    engine: str = ""
    places: Any = None
    known: Any = None
    table: Any = None
    lost: str = ""


class Done(msgspec.Struct):
    """A finished task: the bytes of its shard."""

    shard: int
    data: bytes
    rows: int
    failed: int
    seconds: float


OnProgress = Callable[[Progress], None]
_here = threading.local()
_shared: list[Study] = []
"""The study of a worker process, sent once."""


def _evaluator(study: Study | None, cache: bool) -> Evaluator:
    """Return this thread's evaluator of a study: workers keep traces from task to task."""
    study = study or _shared[0]
    if getattr(_here, "study", None) is not study:
        _here.study, _here.evaluator = study, Evaluator(study, cache=cache)
    found: Evaluator = _here.evaluator
    return found


def evaluate_task(study: Study | None, task: Task, cache: bool = True) -> Done:
    """Return the shard of one task; without a study, of that of this worker process."""
    began = time.perf_counter()
    evaluator = _evaluator(study, cache)
    table: PointTable = task.table if task.table is not None else evaluator.points.between(*task.span)
    if task.lost:
        table.errors = dict.fromkeys(range(len(table)), task.lost)
    if task.known is None:
        rows = evaluator.rows(task.launch, table, task.engine)
    else:
        new = np.ones(len(table), bool)
        new[task.places] = False
        rows = _merged(evaluator, task, table, new)
    failed = int((~whole(rows)).sum())
    return Done(task.shard, encode(rows, task.form), len(table), failed, time.perf_counter() - began)


def evaluate_batch(study: Study | None, tasks: list[Task], cache: bool = True) -> list[Done]:
    """Return the shards of several tasks."""
    return [evaluate_task(study, task, cache) for task in tasks]


def _merged(evaluator: Evaluator, task: Task, table: PointTable, new: Any) -> Rows:
    """Return computed and known rows in the order of the points; where a point now stands is said anew."""
    known: Rows = task.known
    at = ~new
    known["point"] = table.index[at]
    names = (evaluator.study.launches[task.launch].name,)
    known["launch"] = WordColumn(np.zeros(int(at.sum()), np.int32), names)
    fresh = evaluator.rows(task.launch, table.taken(new), task.engine)
    both = joined([known, fresh])
    order = np.argsort(np.concatenate([np.flatnonzero(at), np.flatnonzero(new)]), kind="stable")
    return tidy(taken(both, order), evaluator.study)


def kinds_of_study(study: Study) -> dict[str, str]:
    """Return what the columns of its results hold."""
    evaluator = Evaluator(study)
    empty = {a.name: a.array[:0] if a.values else a.at(np.zeros(0)) for a in study.axes}
    return kinds_of(evaluator.rows(0, evaluator.points.table(np.zeros(0, np.int64), empty)))


def run_study(
    study: Study, folder: Path, *, jobs: int = 1, scheduler: str = "", form: str | None = None, cache: bool = True,
    retry: bool = False, on_progress: OnProgress | None = None,
) -> SweepRun:  # fmt: skip
    """Compute all that is missing of a study's results.

    Parameters
    ----------
    folder : the results; made, or that of the same study, of a smaller or larger one, or of a run that was killed.
    jobs : processes of this machine; one means this process. Scripts that ask for several need the usual ``__main__`` guard.
    scheduler : address of a Dask scheduler ("tcp://..."), or "local:N" for one of N workers on this machine.
    form : "parquet" or "csv"; Parquet by default where pyarrow is installed.
    retry : compute points that failed again.
    on_progress : called after each shard.

    Raises
    ------
    InputError
        The folder holds something else; the disk is full; the scheduler cannot be reached or has gone. What is done is kept.
    KeyboardInterrupt
        After the other processes have been ended.
    """
    store = Store(folder, study, kinds_of_study(study), form)
    began = time.perf_counter()
    if retry and any(store.path(0).parent.iterdir()):
        store.set_aside(store.layout)
    earlier = Earlier(store, good_only=retry) if store.earlier_folders() else None
    missing = store.missing()
    run = _RunState(study, store, on_progress, began, store.shards - len(missing), earlier)
    _send(study, missing, run.task, run.keep, jobs, scheduler, cache)
    store.finish()
    return run.result()


def run_tasks(
    study: Study, tasks: Sequence[Task], keep: Callable[[Done], None], *, jobs: int = 1, scheduler: str = "", cache: bool = True,
    on_progress: OnProgress | None = None, total: int = 0,
) -> None:  # fmt: skip
    """Run tasks of one's own, `keep` being called with each result; `total` counts those that were done before, too."""
    began, done = time.perf_counter(), 0
    before = max(0, total - len(tasks))

    def kept(task: Task, found: Done) -> None:
        nonlocal done
        keep(found)
        done += 1
        if on_progress is not None:
            on_progress(Progress(before + done, before + len(tasks), before, time.perf_counter() - began))

    _send(study, list(range(len(tasks))), lambda number: tasks[number], kept, jobs, scheduler, cache)


class _RunState:
    """The bookkeeping of a run in the process that started it."""

    def __init__(
        self, study: Study, store: Store, on_progress: OnProgress | None, began: float, done: int, earlier: Earlier | None
    ) -> None:
        self.study, self.store, self.on_progress, self.began = study, store, on_progress, began
        self.earlier, self.points = earlier, Points(study)
        self.per_shard = min(self.points.chunk, self.points.n)
        self.total = self.points.n * len(study.launches)
        self.rows = self.reused = min(self.total, done * self.per_shard)
        self.computed = self.taken_over = self.failed = self.tasks = 0
        self.busy_s = 0.0

    def task(self, shard: int) -> Task:
        """Return the task of a shard, with what earlier layouts know of it."""
        chunk, launch = divmod(shard, len(self.study.launches))
        task = Task(shard, self.points.span(chunk), launch, self.store.form)
        if self.earlier:
            table = self.points.rows(chunk)
            known, rows = self.earlier.find(self.points.identities(table, launch))
            if rows is not None:
                task.places, task.known = np.flatnonzero(known), rows
        return task

    def keep(self, task: Task, done: Done) -> None:
        """Write a shard and count it."""
        self.store.write(done.shard, done.data)
        known = 0 if task.places is None else len(task.places)
        self.rows += task.span[1] - task.span[0]  # those constraints leave out, too
        self.reused += known
        self.taken_over += known
        self.computed += done.rows - known
        self.failed += done.failed
        self.busy_s += done.seconds
        self.tasks += 1
        if self.on_progress is not None:
            self.on_progress(Progress(self.rows, self.total, self.reused, time.perf_counter() - self.began))

    def result(self) -> SweepRun:
        """Return what was done."""
        return SweepRun(
            self.store.folder, self.rows, self.computed, self.taken_over, self.failed, time.perf_counter() - self.began,
            self.busy_s, self.tasks,
        )  # fmt: skip


# --- tasks on executors ---------------------------------------------------------------------------------------------


def _send(
    study: Study, numbers: list[int], make: Callable[[int], Task], keep: Callable[[Task, Done], None], jobs: int, scheduler: str,
    cache: bool,
) -> None:  # fmt: skip
    """Make and run the tasks of these numbers wherever they are to run."""
    if not numbers:
        return
    cache = cache and NO_CACHE not in os.environ  # workers of a scheduler elsewhere have an environment of their own
    sender = _Sender(study, make, keep, cache)
    with _executor(study, min(len(numbers), jobs), scheduler) as executor:
        if executor is None:
            for number in numbers:
                task = make(number)
                keep(task, evaluate_task(study, task, cache))
            return
        lost = sender.submit(numbers, executor)
    while lost:  # one task at a time, with all the memory, so that one that kills its process is known
        with worker_pool(1, _start, (study,)) as alone:
            left = sender.submit(lost, alone, workers=1)
        if left:
            task = make(left[0])
            task.lost = LOST
            keep(task, evaluate_task(study, task, cache))
        lost = left[1:]


class _Sender:
    """Keeps the workers of an executor busy, several tasks at a time where they are short."""

    def __init__(self, study: Study, make: Callable[[int], Task], keep: Callable[[Task, Done], None], cache: bool) -> None:
        self.study, self.make, self.keep, self.cache = study, make, keep, cache
        self.tasks, self.busy_s = 0, 0.0

    def submit(self, numbers: list[int], executor: Executor, workers: int = 0) -> list[int]:
        """Run the tasks; return those lost, in order: a process died, or its share of memory was too small.

        With `workers` 1 they are sent one by one.
        """
        size: int = getattr(executor, "workers", 0) or getattr(executor, "_max_workers", 1)
        ahead = 1 if workers else AHEAD * size
        waiting, broken = deque(numbers), False
        lost: list[int] = []
        under_way: dict[Future[list[Done]], list[tuple[int, Task]]] = {}
        share = getattr(executor, "share", None)
        shared = share(self.study) if share is not None else None  # processes of our own have it already
        while True:
            while waiting and not broken and len(under_way) < ahead:
                some = [waiting.popleft() for _ in range(1 if workers else self._batch(len(waiting), ahead))]
                tasks = [(number, self.make(number)) for number in some]
                try:
                    under_way[executor.submit(evaluate_batch, shared, [t for _, t in tasks], self.cache)] = tasks
                except BrokenProcessPool:
                    lost += some
                    broken = True
            if not under_way:
                return sorted([*lost, *waiting])
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                tasks = under_way.pop(future)
                try:
                    found = future.result()
                except (BrokenProcessPool, ShareExceeded) as error:
                    broken = broken or isinstance(error, BrokenProcessPool)
                    lost += [number for number, _ in tasks]
                    continue
                for (_, task), done in zip(tasks, found, strict=True):
                    self.tasks += 1
                    self.busy_s += done.seconds
                    self.keep(task, done)

    def _batch(self, left: int, ahead: int) -> int:
        """Return how many tasks to send at once, by what one took so far; fewer when the end is near."""
        if not self.tasks:
            return 1
        wanted = math.ceil(TASK_S * self.tasks / max(1e-6, self.busy_s))
        return max(1, min(wanted, MOST_IN_BATCH, left // ahead))


def _executor(study: Study, jobs: int, scheduler: str) -> AbstractContextManager[Executor | None]:
    if scheduler:
        from mgpusim.sweeps.cluster import cluster

        return cluster(scheduler)
    jobs = processes_within(jobs, [arguments_b(one.launch) for one in study.launches if isinstance(one.launch, Launch)])
    return worker_pool(jobs, _start, (study,)) if jobs > 1 else nullcontext()


def _start(study: Study) -> None:
    """Prepare a worker process."""
    _shared[:] = [study]
    prepare_worker()
