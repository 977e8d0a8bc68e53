"""Predicting many launches: tasks of launches that share recordings, in one process or several, with the same results."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import fingerprint
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load, load_or_make
from mgpusim.engine.estimate import Estimate, estimate
from mgpusim.engine.predict import engines as known_engines
from mgpusim.errors import MgpusimError
from mgpusim.limits import ShareExceeded, share_environ, shared_out
from mgpusim.processes import QuietPool
from mgpusim.session import USUAL, Session
from mgpusim.sources import foreign_stamp
from mgpusim.trace.trace import launch_key
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.device import compiler_stamp
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import arguments_b

T = TypeVar("T")
LOST = "its process ended without a word; is there enough memory?"
"""Of work that twice took the process down in which it was done, the second time alone."""

OnResult = Callable[[int, "Outcome"], None]
MOST_IN_TASK = 16  # launches: the last task to end should not keep the other processes waiting for long


class Refusal(msgspec.Struct, frozen=True):
    """Why a launch has no prediction. `bug` : an error that is not about the launch but in mgpusim."""

    reason: str
    bug: bool = False


Outcome = dict[str, Estimate] | Refusal
"""Of one launch: the estimates by engine, or why there are none."""


def predict_all(
    launches: Sequence[Launch],
    gpu: GpuSpec,
    engines: Sequence[str],
    *,
    session: Session = USUAL,
    on_result: OnResult | None = None,
    on_resumed: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Return what the engines say of each launch, in order; one that cannot be predicted does not stop the others.

    Estimates are kept in the disk cache as they are made, so that a run that was interrupted or killed goes on where it was.

    Parameters
    ----------
    session : settings of the run, which tells (launches done, of how many, label of a launch) in this process.
    on_result : called with (position, outcome) in the order of the launches, each as soon as all before it are done.
    on_resumed : called once, before anything is predicted, with the number of launches whose estimates were kept.

    Raises
    ------
    KeyboardInterrupt
        After the other processes have been ended.
    """
    kept = KeptEstimates(gpu, engines, session)
    run = _Run(launches, session, on_result)
    for position, launch in enumerate(launches if session.cache else ()):
        if (known := kept.known(launch)) is not None:
            run.take(position, known)
    if on_resumed is not None:
        on_resumed(run.done)
    run.tell()
    left = [position for position in range(len(launches)) if run.outcomes[position] is None]
    tasks = [[left[i] for i in task] for task in alike([launches[position] for position in left])]

    def keep(positions: Sequence[int], outcomes: Sequence[Outcome]) -> None:
        for position, outcome in zip(positions, outcomes, strict=True):
            run.take(position, outcome)
        run.tell()

    if not tasks or session.jobs <= 1 or (len(tasks) == 1 and not run.done):  # what is left may be what ended the run before
        for position in (position for task in tasks for position in task):
            keep([position], _outcomes(kept, [launches[position]]))
        return run.result()
    asked = [([launches[position] for position in task],) for task in tasks]
    pieces, settings = [largest_b(own) for (own,) in asked], (gpu, tuple(engines), session.alone)
    for number, outcomes in in_pool(_outcomes, asked, session.jobs, KeptEstimates, settings, pieces):
        keep(tasks[number], outcomes or [Refusal(LOST)] * len(tasks[number]))
    return run.result()


class _Run:
    """What is known so far; tells of it in the order of the launches."""

    def __init__(self, launches: Sequence[Launch], session: Session, on_result: OnResult | None) -> None:
        self.launches, self.session, self.on_result = launches, session, on_result
        self.outcomes: list[Outcome | None] = [None] * len(launches)
        self.done = self.told = 0

    def take(self, position: int, outcome: Outcome) -> None:
        self.outcomes[position] = outcome
        self.done += 1
        self.session.tell(self.done, len(self.launches), self.launches[position].label)

    def tell(self) -> None:
        """Pass on every outcome that all before it are known of."""
        while self.told < len(self.outcomes) and (outcome := self.outcomes[self.told]) is not None:
            self.told += 1
            if self.on_result is not None:
                self.on_result(self.told - 1, outcome)

    def result(self) -> list[Outcome]:
        return [Refusal("not predicted") if outcome is None else outcome for outcome in self.outcomes]


def alike(launches: Sequence[Launch]) -> list[list[int]]:
    """Return the positions of launches by kernel and arguments, a few at once: one process makes the recordings they share.

    They are in the order of their first launches, so that outcomes can be told of in order while others are under way.

    >>> first, other = (Launch(f"kernel void {name}() {{}}", name, (64,)) for name in "ab")
    >>> alike([first, other, first])
    [[0, 2], [1]]
    """
    groups: dict[bytes, list[int]] = {}
    for position, launch in enumerate(launches):
        key = msgspec.json.encode([str(launch.source), launch.entry, launch.options, [arg_to_dict(a) for a in launch.args]])
        groups.setdefault(key, []).append(position)
    cut = [group[i : i + MOST_IN_TASK] for group in groups.values() for i in range(0, len(group), MOST_IN_TASK)]
    return sorted(cut, key=lambda task: task[0])


def _outcomes(kept: KeptEstimates, launches: Sequence[Launch]) -> list[Outcome]:
    return [attempted(kept.make, launch) for launch in launches]


def attempted(make: Callable[..., T], *args: Any) -> T | Refusal:
    """Return what is made, or why there is none: one launch of thousands stops no other, even by a bug of ours.

    >>> attempted(int, "8"), attempted(int, "eight").bug
    (8, True)
    """
    try:
        return make(*args)
    except MgpusimError as error:
        return Refusal(str(error))
    except Exception as error:
        return Refusal(f"{type(error).__name__}: {error}", bug=True)


def prepare_worker() -> None:
    """Prepare a worker process: an interrupt is the parent's business, and without a parent there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    """End this process when `parent` has: a killed one cannot say so, and the pool would wait for work for ever."""
    parent.join()
    os._exit(1)


@contextmanager
def worker_pool(
    jobs: int, start: Callable[..., None], args: tuple[Any, ...], wait: bool = True, here_b: float = 0.0
) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes begin with `start(*args)`; it ends at once when it is left by an error or an interrupt.

    Its processes share out the memory that a command may take. Work that takes more than its share raises `ShareExceeded`.

    Parameters
    ----------
    wait : for work under way when the pool is left; without it that work ends as well, whose results nobody asks for.
    here_b : bytes that this process holds meanwhile.
    """
    before = set(multiprocessing.active_children())
    pool = QuietPool(jobs, start, args, share_environ(jobs, here_b))
    try:
        yield pool
    except BaseException:
        _end(pool, before)
        raise
    if wait:
        pool.shutdown()
    else:
        _end(pool, before)


def _end(pool: ProcessPoolExecutor, before: set[Any]) -> None:
    """End a pool with what its processes, those that there were not `before`, are working at."""
    ours = set(multiprocessing.active_children()) - before
    for process in ours:
        process.kill()
    for process in ours:
        process.join()
    with suppress(Exception):  # its thread would wait for ever for the rest of what a worker was sending: nobody else writes
        pool._result_queue._writer.close()  # type: ignore[attr-defined]
    pool.shutdown(wait=True, cancel_futures=True)


def largest_b(launches: Iterable[Launch]) -> int:
    """Return the bytes that the contents of the arguments of the largest launch take, about."""
    return max(map(arguments_b, launches), default=0)


_made: list[Any] = []
"""What a worker process has made at its start."""


def _begin(make: Callable[..., Any], args: tuple[Any, ...]) -> None:
    prepare_worker()
    _made[:] = [make(*args)]


def _with_made(work: Callable[..., T], *piece: Any) -> T:
    return work(_made[0], *piece)


def in_pool(
    work: Callable[..., T], asked: Sequence[tuple[Any, ...]], jobs: int, make: Callable[..., Any] | None = None,
    args: tuple[Any, ...] = (), pieces: Iterable[float] = (), here_b: float = 0.0,
) -> Iterator[tuple[int, T | None]]:  # fmt: skip
    """Do pieces of work in processes; yield the position and the result of each as it is done.

    A process that is killed, for the memory it takes, takes what others do with it. That is done again, one by one, as is what
    takes more than its share. None is the result of a piece that took its process down then, too: `LOST`.

    Parameters
    ----------
    work : called with each of `asked`, after what its process has made.
    make : called with `args` once in each process; without it `work` gets a piece alone.
    pieces, here_b : bytes of memory of each of `asked`, and here, as `mgpusim.limits.shared_out` takes them.
    """
    start, begun = (prepare_worker, ()) if make is None else (_begin, (make, args))
    for most, left in shared_out(jobs, list(pieces) or [0.0] * len(asked), here_b):
        processes = most
        while left:
            alone, lost = processes == 1, set(left)
            under_way: dict[Future[T], int] = {}
            with worker_pool(processes, start, begun, here_b=here_b) as pool:
                with suppress(BrokenProcessPool):
                    for number in left:
                        piece = asked[number] if make is None else (work, *asked[number])
                        under_way[pool.submit(work if make is None else _with_made, *piece)] = number
                for future in as_completed(under_way):
                    with suppress(BrokenProcessPool, ShareExceeded):
                        result = future.result()
                        lost.discard(under_way[future])
                        yield under_way[future], result
            left = [number for number in left if number in lost]
            if left and alone:  # they ran one after the other: the first one lost took its process down
                yield left.pop(0), None
            processes = most if alone else 1


KIND, READ = "estimate", msgspec.json.Decoder(Estimate).decode


class KeptEstimates:
    """The estimates of some engines on one GPU, by the content of a launch: what is not kept is made and kept.

    >>> launch = Launch("kernel void f() {}", "f", (64,), local_size=(64,))
    >>> estimates = KeptEstimates(load_gpu("adreno-640"), ["analytic"], session=Session(cache=False))
    >>> estimates.known(launch) is None, estimates.make(launch)["analytic"].bound
    (True, 'launch')
    """

    def __init__(self, gpu: GpuSpec, engines: Sequence[str], session: Session = USUAL) -> None:
        self.gpu, self.engines, self.session = gpu, tuple(engines), session
        # the stated errors make intervals of estimates, and are not part of them
        without = msgspec.structs.replace(gpu, model=msgspec.structs.replace(gpu.model, errors=None))
        self._of_gpu = fingerprint(without) + compiler_stamp(gpu)
        # of a plug-in, whose sources no import of ours leads to
        self._foreign = {name: foreign_stamp([family_of(gpu), known_engines.lookup(name)]) for name in self.engines}

    def known(self, launch: Launch) -> dict[str, Estimate] | None:
        """Return the estimates of a launch if those of all engines are kept."""
        if not self.session.cache:
            return None
        try:
            identity = launch_key(launch)
        except MgpusimError:  # its source cannot be read: said where it is predicted
            return None
        estimates = {}
        for engine in self.engines:
            kept = load(KIND, self._key(identity, engine), READ)
            if kept is None:
                return None
            estimates[engine] = kept
        return estimates

    def make(self, launch: Launch) -> dict[str, Estimate]:
        """Return the estimates of a launch."""
        identity = launch_key(launch) if self.session.cache else ""
        estimates = {}
        for engine in self.engines:
            make = partial(estimate, launch, self.gpu, engine, session=self.session, intervals=True)
            estimates[engine] = load_or_make(
                KIND, self._key(identity, engine), READ, make, msgspec.json.encode, self.session.cache
            )
        return estimates

    def _key(self, identity: str, engine: str) -> str:
        return key_of(identity, self._of_gpu, engine, self._foreign[engine])
