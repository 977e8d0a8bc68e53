"""Running a study: chunks in processes of this machine or of a Dask cluster, shards as they come, resumed where it was left."""

from __future__ import annotations

import math
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
from mgpusim.limits import ShareExceeded, processes_within
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.columns import Rows, WordColumn, joined, taken, whole
from mgpusim.sweeps.evaluate import Evaluator, tidy
from mgpusim.sweeps.points import Points, PointTable
from mgpusim.sweeps.shards import encode, kinds_of
from mgpusim.sweeps.store import Earlier, Store
from mgpusim.sweeps.study import Study
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import arguments_b

AHEAD = 3
"""Batches of tasks per process under way or waiting: enough that none idles, few enough that little is held in memory."""
TASK_S = 1.5
"""What a batch should take, so that sending it about costs nothing to speak of."""
MOST_IN_BATCH = 16


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


_here = threading.local()
_shared: list[Study] = []
"""The study of a worker process, sent once."""


def _evaluator(study: Study | None, session: Session) -> Evaluator:
    """Return this thread's evaluator of a study: workers keep traces from task to task."""
    study = study or _shared[0]
    if getattr(_here, "study", None) is not study:
        _here.study, _here.evaluator = study, Evaluator(study, session=session)
    evaluator: Evaluator = _here.evaluator
    return evaluator


def evaluate_task(study: Study | None, task: Task, session: Session = USUAL) -> Done:
    """Return the shard of one task; without a study, of that of this worker process."""
    began = time.perf_counter()
    evaluator = _evaluator(study, session)
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


def evaluate_batch(study: Study | None, tasks: list[Task], session: Session = USUAL) -> list[Done]:
    """Return the shards of several tasks."""
    return [evaluate_task(study, task, session) for task in tasks]


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
    study: Study, folder: Path, *, session: Session = USUAL, scheduler: str = "", form: str | None = None, retry: bool = False,
) -> SweepRun:  # fmt: skip
    """Compute all that is missing of a study's results.

    Parameters
    ----------
    folder : the results; made, or that of the same study, of a smaller or larger one, or of a run that was killed.
    session : settings of the run, which tells (rows computed, of how many, how fast) after each shard.
    scheduler : address of a Dask scheduler ("tcp://..."), or "local:N" for one of N workers on this machine.
    form : "parquet" or "csv"; Parquet by default where pyarrow is installed.
    retry : compute points that failed again.

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
    run = _RunState(study, store, session, began, store.shards - len(missing), earlier)
    _send(study, missing, run.task, run.keep, session, scheduler)
    store.finish()
    return run.result()


def run_tasks(
    study: Study, tasks: Sequence[Task], keep: Callable[[Done], None], *, session: Session = USUAL, scheduler: str = "",
    total: int = 0,
) -> None:  # fmt: skip
    """Run tasks of one's own, `keep` being called with each result; `total` counts those that were done before, too."""
    began, done = time.perf_counter(), 0
    before = max(0, total - len(tasks))

    def kept(task: Task, rows_done: Done) -> None:
        nonlocal done
        keep(rows_done)
        done += 1
        session.tell(before + done, before + len(tasks), _pace(done, len(tasks) - done, time.perf_counter() - began))

    _send(study, list(range(len(tasks))), lambda number: tasks[number], kept, session, scheduler)


def _pace(rows: int, left: int, seconds: float) -> str:
    """Return how fast rows are computed, and how long those left take at that rate.

    >>> _pace(100, 50, 1.0), _pace(1, 2, 1800.0), _pace(0, 9, 1.0)
    ('100 a second, 0 s left', '1800.0 s each, 60 min left', 'starting')
    """
    if not rows:
        return "starting"
    each_s = seconds / rows
    left_s = left * each_s
    rest = f"{left_s:.0f} s" if left_s < 100 else f"{left_s / 60:.0f} min" if left_s < 5400 else f"{left_s / 3600:.1f} h"
    return f"{1 / max(1e-9, each_s):,.0f} a second, {rest} left" if each_s <= 0.1 else f"{each_s:.1f} s each, {rest} left"


class _RunState:
    """The bookkeeping of a run in the process that started it."""

    def __init__(self, study: Study, store: Store, session: Session, began: float, done: int, earlier: Earlier | None) -> None:
        self.study, self.store, self.session, self.began = study, store, session, began
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
        pace = _pace(self.rows - self.reused, self.total - self.rows, time.perf_counter() - self.began)
        self.session.tell(self.rows, self.total, pace)

    def result(self) -> SweepRun:
        """Return what was done."""
        return SweepRun(
            self.store.folder, self.rows, self.computed, self.taken_over, self.failed, time.perf_counter() - self.began,
            self.busy_s, self.tasks,
        )  # fmt: skip


# --- tasks on executors ---------------------------------------------------------------------------------------------


def _send(
    study: Study, numbers: list[int], make: Callable[[int], Task], keep: Callable[[Task, Done], None], session: Session,
    scheduler: str,
) -> None:  # fmt: skip
    """Make and run the tasks of these numbers wherever they are to run."""
    if not numbers:
        return
    sender = _Sender(study, make, keep, session)
    with _executor(study, min(len(numbers), session.jobs), scheduler) as executor:
        if executor is None:
            for number in numbers:
                task = make(number)
                keep(task, evaluate_task(study, task, session))
            return
        lost = sender.submit(numbers, executor)
    while lost:  # one task at a time, with all the memory, so that one that kills its process is known
        with worker_pool(1, _start, (study,)) as alone:
            left = sender.submit(lost, alone, workers=1)
        if left:
            task = make(left[0])
            task.lost = LOST
            keep(task, evaluate_task(study, task, session))
        lost = left[1:]


class _Sender:
    """Keeps the workers of an executor busy, several tasks at a time where they are short."""

    def __init__(self, study: Study, make: Callable[[int], Task], keep: Callable[[Task, Done], None], session: Session) -> None:
        self.study, self.make, self.keep, self.session = study, make, keep, session
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
                    under_way[executor.submit(evaluate_batch, shared, [t for _, t in tasks], self.session)] = tasks
                except BrokenProcessPool:
                    lost += some
                    broken = True
            if not under_way:
                return sorted([*lost, *waiting])
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                tasks = under_way.pop(future)
                try:
                    results = future.result()
                except (BrokenProcessPool, ShareExceeded) as error:
                    broken = broken or isinstance(error, BrokenProcessPool)
                    lost += [number for number, _ in tasks]
                    continue
                for (_, task), done in zip(tasks, results, strict=True):
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
    jobs = processes_within(jobs, [arguments_b(launch.launch) for launch in study.launches if isinstance(launch.launch, Launch)])
    return worker_pool(jobs, _start, (study,)) if jobs > 1 else nullcontext()


def _start(study: Study) -> None:
    """Prepare a worker process."""
    _shared[:] = [study]
    prepare_worker()
