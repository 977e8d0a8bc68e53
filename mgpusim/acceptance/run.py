"""Trying every kernel of a folder in processes of this machine: each may take its time, crash, or never end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from mgpusim.acceptance.builds import Build, load_builds
from mgpusim.acceptance.result import Acceptance, Case, CaseResult, GpuResult, Skipped, line_of
from mgpusim.acceptance.units import Listing, Unit, cases_of, find_sources, units_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.processes import interrupts_held
from mgpusim.session import USUAL, Session

TIMEOUT_S = 30.0
"""What a kernel may take unless the user says otherwise."""
GRACE_S = 5.0
"""How much longer a process may take than the limit it watches itself, until it is ended."""
START_S = 120.0
"""What a process may take to start."""

Task = Any  # a ListRequest or a TryRequest


def try_folder(
    root: Path,
    gpus: Sequence[GpuSpec],
    *,
    options: str = "",
    builds: Path | None = None,
    kernel: str = "",
    session: Session = USUAL,
    timeout_s: float = TIMEOUT_S,
    gpu_options: Sequence[str] = (),
    on_results: Callable[[Acceptance], None] | None = None,
) -> Acceptance:
    """Predict every kernel of a file or folder with arguments that are made for it, and say what became of each.

    Parameters
    ----------
    root : a .cl file, or a folder that is searched with its folders.
    options : of clBuildProgram, before those of a build.
    builds : a builds file; of a folder its builds.toml where there is one.
    kernel : name or glob of the kernels to try, "" for all.
    session : settings of the run, which tells (kernels done, kernels there are, what has just been done).
    timeout_s : what a kernel may take on all GPUs, seconds.
    gpu_options : how the GPUs are spelled on the command line, for the commands in the results.
    on_results : called with what there is so far when the run is interrupted, before `KeyboardInterrupt` goes on.
    """
    from fnmatch import fnmatchcase

    from mgpusim.acceptance.kernel_trial import ListRequest, TryRequest
    from mgpusim.opencl.clang import TranslationUnit

    files = find_sources(root)
    TranslationUnit("", options)  # what is wrong with them is wrong with every file
    if builds is None and os.path.isdir(root) and os.path.isfile(root / "builds.toml"):
        builds = root / "builds.toml"
    home = root if os.path.isdir(root) else root.parent
    known: tuple[Build, ...] = load_builds(builds, [home]) if builds is not None else ()
    units = units_of(files, root, known, options, [] if builds is None else [builds.parent])
    listings: list[Listing] = [Listing() for _ in units]
    results: dict[int, CaseResult] = {}
    cases: list[tuple[Unit, str, Listing]] = []
    warnings: list[str] = []

    def so_far() -> Acceptance:
        skipped = tuple(
            Skipped(unit.shown, "no kernel in it" + (f": {_first(listing.error)}" if listing.error else ""))
            for unit, listing in zip(units, listings, strict=True)
            if not listing.kernels
        )
        ended = tuple(results[i] for i in sorted(results))
        names = tuple(gpu.name for gpu in gpus)
        unique = tuple({s.file: s for s in skipped}.values())
        return Acceptance(
            root=str(root), gpus=names, timeout_s=timeout_s, total=len(cases), results=ended, skipped=unique,
            warnings=tuple(warnings),
        )  # fmt: skip

    with _Pool(min(session.jobs, len(units) + 1) if session.jobs > 1 else 1, timeout_s) as pool:
        try:
            asks: list[Task] = [
                ListRequest(unit.file, unit.options, gpus[0], timeout_s, session.alone, unit.reads) for unit in units
            ]
            for done, (i, listing) in enumerate(pool.run(asks)):
                listings[i] = listing if isinstance(listing, Listing) else Listing((), listing[1], listing[0])
                session.tell(done + 1, len(units), f"compiled {units[i].shown}")
            cases, warnings[:] = cases_of(units, listings)
            if kernel:
                cases = [case for case in cases if fnmatchcase(case[1], kernel)]
            if not cases:
                raise InputError(_no_kernel(root, kernel, len(files), [outcome.error for outcome in listings if outcome.error]))
            asks, places = [], []
            for i, (unit, name, listing) in enumerate(cases):
                case = Case(unit.shown, name, unit.options, unit.build.label)
                if listing.error:
                    results[i] = _not_compiled(case, gpus, listing)
                    continue
                places.append(i)
                asks.append(TryRequest(case, unit.file, unit.build.given, tuple(gpus), listing.seconds, timeout_s, session.alone,
                                       tuple(gpu_options), unit.reads, listing.slow))  # fmt: skip
            pool.grow(min(session.jobs, len(asks)))
            for at, outcome in pool.run(asks):
                i = places[at]
                results[i] = outcome if isinstance(outcome, CaseResult) else _lost(asks[at].case, gpus, *outcome)
                session.tell(len(results), len(cases), f"{cases[i][0].shown}: {cases[i][1]} {results[i].status}")
        except KeyboardInterrupt:
            pool.end()
            if on_results is not None:
                on_results(so_far())
            raise
    return so_far()


def _files(count: int) -> str:
    return f"{count} file{'' if count == 1 else 's'}"


def _no_kernel(root: Path, kernel: str, files: int, errors: Sequence[str]) -> str:
    from mgpusim.acceptance.kernel_trial import compile_hint

    what = f"{root}: there is no kernel{f' {kernel}' if kernel else ''} in {_files(files)}"
    if not errors:
        return what
    return f"{what}, of which {len(errors)} did not compile: {_first(errors[0])}; {compile_hint(errors[0])}"


def _first(text: str) -> str:
    """Return the line of a message that says what is wrong."""
    lines = text.splitlines()
    return next((line for line in lines if "error:" in line), lines[0] if lines else "")


def _not_compiled(case: Case, gpus: Sequence[GpuSpec], listing: Listing) -> CaseResult:
    from mgpusim.acceptance.kernel_trial import compile_hint

    hint = "please report it, with the file" if listing.status == "bug" else compile_hint(listing.error)
    results = tuple(GpuResult(gpu.name, listing.status, reason=_first(listing.error)) for gpu in gpus)
    line = line_of(listing.error)
    return CaseResult(
        *astuple(case), status=listing.status, reason=listing.error, line=line, way_out=hint, place=listing.place,
        seconds=listing.seconds, gpus=results,
    )  # fmt: skip


def _lost(case: Case, gpus: Sequence[GpuSpec], status: str, reason: str) -> CaseResult:
    results = tuple(GpuResult(gpu.name, status, reason=reason) for gpu in gpus)
    hint = "allow more with --timeout" if status == "timeout" else "please report it, with the kernel"
    return CaseResult(*astuple(case), status=status, reason=reason, way_out=hint, gpus=results)


# ---- processes ----------------------------------------------------------------------------------------------------------------
class _Worker:
    """A process that does one task after the other."""

    def __init__(self, context: Any) -> None:
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, dict(os.environ)), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.ready = False
        self.task = -1
        self.until = time.monotonic() + START_S

    def give(self, number: int, task: Task, limit_s: float) -> None:
        self.connection.send(task)
        self.task, self.until = number, time.monotonic() + limit_s

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class _Pool:
    """Processes, each watched: one that takes too long or dies is replaced, and its task has a reason for a result."""

    def __init__(self, size: int, timeout_s: float) -> None:
        methods = multiprocessing.get_all_start_methods()
        self.context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if "forkserver" in methods:
            self.context.set_forkserver_preload(["mgpusim.acceptance.kernel_trial"])
        self.timeout_s = timeout_s
        self.workers = [_Worker(self.context) for _ in range(max(1, size))]

    def __enter__(self) -> _Pool:
        return self

    def __exit__(self, *error: object) -> None:
        self.end()

    def end(self) -> None:
        """End all processes at once."""
        for worker in self.workers:
            worker.end()
        self.workers = []

    def grow(self, size: int) -> None:
        """Have at least `size` processes."""
        self.workers += [_Worker(self.context) for _ in range(size - len(self.workers))]

    def run(self, tasks: Sequence[Task]) -> Any:
        """Yield (index, result) of each task as they come; a lost one has a pair of status and reason instead."""
        left = deque(enumerate(tasks))
        under_way = 0
        while left or under_way:
            for worker in self.workers:
                if worker.ready and worker.task < 0 and left:
                    worker.give(*left.popleft(), self.timeout_s + GRACE_S)
                    under_way += 1
            by_connection = {worker.connection: worker for worker in self.workers if worker.task >= 0 or not worker.ready}
            soonest = min((worker.until for worker in by_connection.values()), default=time.monotonic())
            heard = wait(list(by_connection), max(0.0, soonest - time.monotonic()))
            for connection in heard:
                assert isinstance(connection, Connection)
                worker = by_connection[connection]
                try:
                    reply = connection.recv()
                except (EOFError, OSError):
                    worker.process.join()
                    reply = "bug", f"the process that tried it ended with status {worker.process.exitcode}"
                    number = self._replace(worker)
                    if number < 0:
                        raise ChildProcessError(f"a worker process did not start: {reply[1]}") from None
                    yield number, reply
                    under_way -= 1
                    continue
                if not worker.ready:
                    worker.ready = True
                    continue
                number, worker.task = worker.task, -1
                under_way -= 1
                yield number, reply
            for worker in [w for w in by_connection.values() if w.connection not in heard and time.monotonic() > w.until]:
                number = self._replace(worker)
                if number < 0:
                    raise ChildProcessError(f"a worker process did not start within {START_S:g} s")
                under_way -= 1
                yield number, ("timeout", f"not predicted within {self.timeout_s:g} s")

    def _replace(self, worker: _Worker) -> int:
        """End a process, start another and return the task it had."""
        worker.end()
        self.workers[self.workers.index(worker)] = _Worker(self.context)
        return worker.task


def _work(connection: Connection, environment: dict[str, str]) -> None:
    """What a process does: tasks as they come, until nobody asks any more. The server it comes from may have other variables."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is told, and ends its children
    os.environ.update(environment)
    from mgpusim.acceptance.kernel_trial import ListRequest, list_kernels, try_kernel

    connection.send(None)
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        connection.send(list_kernels(task) if isinstance(task, ListRequest) else try_kernel(task))
