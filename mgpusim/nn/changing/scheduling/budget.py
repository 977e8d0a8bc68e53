"""A budget of time for a search that runs in several processes, and that an interrupted search is charged alike.

What is charged are the seconds that each piece of work took when it was first done: they are kept with its result. Pieces count
in the order in which they were asked for, whichever ends first. So the same work is done whenever it is asked for again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from mgpusim.accuracy.run import LOST, prepare_worker, worker_pool
from mgpusim.errors import MgpusimError
from mgpusim.limits import ShareExceeded, processes_within


class WorkPiece(Protocol):
    """A result that says what it took."""

    @property
    def seconds(self) -> float:
        """Of a processor."""


T = TypeVar("T", bound=WorkPiece)


class SearchBudget:
    """Seconds of processors: what there is, and what was charged."""

    def __init__(self, total_s: float) -> None:
        self.total_s, self.spent_s = total_s, 0.0

    def left(self, share: float = 1.0) -> bool:
        """Return whether less than a share of the whole was charged."""
        return self.spent_s < share * self.total_s


class Runner:
    """Does pieces of work, in processes if it has any."""

    def __init__(self, pool: ProcessPoolExecutor | None, jobs: int) -> None:
        self._pool, self._jobs = pool, jobs

    def run(
        self, work: Callable[..., T], pieces: Sequence[tuple[Any, ...]], budget: SearchBudget, share: float = 1.0,
        done: Callable[[int], None] = lambda number: None,
    ) -> list[T]:  # fmt: skip
        """Return the results of the first pieces, as many as there is a share of the budget for when each begins.

        Parameters
        ----------
        work : called with each piece; picklable, as its results are.
        share : of the budget; infinite for pieces that have to be done.
        done : told the number of each piece that is done.
        """
        out: list[T] = []
        if not budget.left(share):
            return out
        for number, result in enumerate(self._results(work, pieces)):
            if not budget.left(share):
                break
            budget.spent_s += max(0.0, result.seconds - _before(pieces[number]))
            out.append(result)
            done(number)
            if not budget.left(share):
                break
        return out

    def _results(self, work: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        if self._pool is None:
            for piece in pieces:
                yield work(*piece)
            return
        waiting: deque[tuple[Future[T], tuple[Any, ...]]] = deque()

        def next_result() -> T:
            future, piece = waiting.popleft()
            try:
                return future.result()
            except ShareExceeded:  # here, alone, with all the memory
                wait(running for running, _ in waiting)
                return work(*piece)

        try:
            for piece in pieces:
                waiting.append((self._pool.submit(work, *piece), piece))
                if len(waiting) > 2 * self._jobs:
                    yield next_result()
            while waiting:
                yield next_result()
        finally:
            for future, _ in waiting:
                future.cancel()


def _before(piece: tuple[Any, ...]) -> float:
    """Return the seconds that a piece of work goes on from, which its own contain and which were charged."""
    return max((float(part.seconds) for part in piece if hasattr(part, "seconds")), default=0.0)


@contextmanager
def runner(jobs: int) -> Iterator[Runner]:
    """Yield what does work in `jobs` processes, in this one if there is one."""
    if jobs <= 1:
        yield Runner(None, 1)
        return
    jobs = processes_within(jobs)
    with worker_pool(jobs, prepare_worker, (), wait=False) as pool:  # pieces that began beyond the budget are not waited for
        try:
            yield Runner(pool, jobs)
        except BrokenProcessPool:
            raise MgpusimError(f"a part of the search was lost: {LOST} What was found is kept; begin it again") from None
