"""Running a study: chunks in processes of this machine or of a Dask cluster, shards as they come, resumed where it was left."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.errors import InputError
from mgpusim.sweep.columns import Rows, Words, joined
from mgpusim.sweep.evaluate import Evaluator, column_names
from mgpusim.sweep.points import Table
from mgpusim.sweep.shards import encode, kinds_of
from mgpusim.sweep.store import Earlier, Store
from mgpusim.sweep.study import Study

__all__ = ["Progress", "SweepRun", "Task", "evaluate_task", "kinds_of_study", "run_study"]

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
    """A chunk of points and a launch; `known` are rows at `places` of it that need no computing, `table` points given as such."""

    shard: int
    chunk: int
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
    table: Table = task.table if task.table is not None else evaluator.points.rows(task.chunk)
    if task.lost:
        table.errors = dict.fromkeys(range(len(table)), task.lost)
    if task.known is None:
        rows = evaluator.rows(task.launch, table, task.engine)
    else:
        new = np.ones(len(table), bool)
        new[task.places] = False
        rows = _merged(evaluator, task, table, new)
    failed = rows["error"]
    assert isinstance(failed, Words)
    bad = sum(failed.names[code] != "" for code in failed.codes.tolist()) if failed.names != ("",) else 0
    return Done(task.shard, encode(rows, task.form), len(table), bad, time.perf_counter() - began)


def evaluate_batch(study: Study | None, tasks: list[Task], cache: bool = True) -> list[Done]:
    """Return the shards of several tasks."""
    return [evaluate_task(study, task, cache) for task in tasks]


def _merged(evaluator: Evaluator, task: Task, table: Table, new: Any) -> Rows:
    """Return computed and known rows in the order of the points; where a point now stands is said anew."""
    known: Rows = task.known
    at = ~new
    known["point"] = table.index[at]
    names = (evaluator.study.launches[task.launch].name,)
    known["launch"] = Words(np.zeros(int(at.sum()), np.int32), names)
    fresh = evaluator.rows(task.launch, table.taken(new), task.engine)
    both = joined([known, fresh])
    order = np.argsort(np.concatenate([np.flatnonzero(at), np.flatnonzero(new)]), kind="stable")
    out = {name: c.taken(order).tidy() if isinstance(c, Words) else c[order] for name, c in both.items()}
    return {name: out[name] for name in column_names(evaluator.study)}


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
    if retry and store.path(0).parent.is_dir() and any(store.path(0).parent.iterdir()):
        store.set_aside(store.layout)
    earlier = Earlier(store, good_only=retry) if store.earlier_folders() else None
    missing = store.missing()
    run = _Run(study, store, cache, on_progress, began, store.shards - len(missing), earlier)
    if missing:
        with _executor(study, min(len(missing), jobs), scheduler) as executor:
            run.all(missing, executor)
    store.finish()
    return run.result()


class _Run:
    """The bookkeeping of a run in the process that started it."""

    def __init__(
        self, study: Study, store: Store, cache: bool, on_progress: OnProgress | None, began: float, done: int, earlier: Earlier | None
    ) -> None:
        self.study, self.store, self.cache, self.on_progress, self.began = study, store, cache, on_progress, began
        self.earlier, self.evaluator = earlier, Evaluator(study, cache=cache)
        points = self.evaluator.points
        self.per_shard = min(points.chunk, points.n)
        self.total = points.n * len(study.launches)
        self.rows = self.reused = min(self.total, done * self.per_shard)
        self.computed = self.taken_over = self.failed = self.tasks = 0
        self.busy_s = 0.0

    def task(self, shard: int) -> Task:
        chunk, launch = divmod(shard, len(self.study.launches))
        task = Task(shard, chunk, launch, self.store.form)
        if self.earlier:
            table = self.evaluator.points.rows(chunk)
            known, rows = self.earlier.find(self.evaluator.points.identities(table, launch))
            if rows is not None:
                task.places, task.known = np.flatnonzero(known), rows
        return task

    def keep(self, task: Task, done: Done) -> None:
        self.store.write(done.shard, done.data)
        known = 0 if task.places is None else len(task.places)
        whole = min(self.per_shard, self.evaluator.points.n - task.chunk * self.per_shard)
        self.rows += whole  # rows that constraints leave out count as done
        self.reused += known
        self.taken_over += known
        self.computed += done.rows - known
        self.failed += done.failed
        self.busy_s += done.seconds
        self.tasks += 1
        if self.on_progress is not None:
            self.on_progress(Progress(self.rows, self.total, self.reused, time.perf_counter() - self.began))

    def all(self, missing: list[int], executor: Executor | None) -> None:
        if executor is None:
            for shard in missing:
                task = self.task(shard)
                self.keep(task, evaluate_task(self.study, task, self.cache))
            return
        lost = self._submit(missing, executor)
        while lost:  # a process died: one task at a time, so that the one that kills it is known
            with _pool(self.study, 1) as alone:
                left = self._submit(lost, alone, 1)
            if left:
                task = self.task(left[0])
                task.lost = "its process ended without a word; is there enough memory?"
                self.keep(task, evaluate_task(self.study, task, self.cache))
            lost = left[1:]

    def _submit(self, shards: list[int], executor: Executor, workers: int = 0) -> list[int]:
        """Run the tasks; return those lost because a process died, the one that was under way first."""
        ahead = AHEAD * (workers or getattr(executor, "workers", None) or getattr(executor, "_max_workers", 1))
        waiting, lost, broken = deque(shards), [], False
        under_way: dict[Future[list[Done]], list[Task]] = {}
        share = getattr(executor, "share", None)
        shared = share(self.study) if share is not None else None  # processes of our own have it already
        while True:
            while waiting and not broken and len(under_way) < ahead:
                size = 1 if workers else self._batch(len(waiting), ahead)
                tasks = [self.task(waiting.popleft()) for _ in range(size)]
                try:
                    under_way[executor.submit(evaluate_batch, shared, tasks, self.cache)] = tasks
                except BrokenProcessPool:
                    lost += [task.shard for task in tasks]
                    broken = True
            if not under_way:
                return sorted([*lost, *waiting])
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                tasks = under_way.pop(future)
                try:
                    found = future.result()
                except BrokenProcessPool:
                    broken = True
                    lost += [task.shard for task in tasks]
                else:
                    for task, done in zip(tasks, found, strict=True):
                        self.keep(task, done)

    def _batch(self, left: int, ahead: int) -> int:
        """Return how many shards to send at once, by what one took so far; fewer when the end is near."""
        if not self.tasks:
            return 1
        wanted = math.ceil(TASK_S * self.tasks / max(1e-6, self.busy_s))
        return max(1, min(wanted, MOST_IN_BATCH, left // ahead))

    def result(self) -> SweepRun:
        return SweepRun(
            self.store.folder, self.rows, self.computed, self.taken_over, self.failed, time.perf_counter() - self.began, self.busy_s,
            self.tasks,
        )  # fmt: skip


def _executor(study: Study, jobs: int, scheduler: str) -> AbstractContextManager[Executor | None]:
    if scheduler:
        from mgpusim.sweep.cluster import cluster

        return cluster(scheduler)
    return _pool(study, jobs) if jobs > 1 else _nothing()


@contextmanager
def _nothing() -> Iterator[None]:
    yield None


def _start(study: Study) -> None:
    """Prepare a worker process: an interrupt is the parent's business, and without a parent there is nothing to do."""
    _shared[:] = [study]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def _pool(study: Study, jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that ends at once when it is left by an error or an interrupt."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start, (study,))
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
        raise
    pool.shutdown()
