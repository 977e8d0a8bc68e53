"""Loops that do not end: found by their state, which repeats, or by the time that they take."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError, TimeLimitError
from mgpusim.limits import seconds_of
from mgpusim.opencl.execution.memory import Memory

LOOP_SECONDS = 10.0
"""Seconds of processor time that one run of a loop may take unless MGPUSIM_LOOP_SECONDS says otherwise."""
MORE_TIME = "Pass arguments with which it runs fewer iterations, or give it more time: MGPUSIM_LOOP_SECONDS=60"
_FIRST_ITERATION = 64  # from which on states are compared
_ITERATIONS_PER_LOOK = 16  # at the clock


def loop_seconds() -> float:
    """Return the seconds that one run of a loop may take while the lanes of a sample are executed.

    >>> loop_seconds()
    10.0
    """
    return seconds_of("MGPUSIM_LOOP_SECONDS", LOOP_SECONDS)


class LoopWatch:
    """Counts the iterations of each loop of a run and reports those that do not end.

    Lanes are executed in lockstep. So an iteration that begins with the loop-carried values, active lanes and memory of an
    earlier one goes on as that one did, for ever. The iteration to compare with is moved on at each power of two (Brent, "An
    improved Monte Carlo factorization algorithm", BIT 20, 1980).

    Parameters
    ----------
    carried : by loop, the registers that its header takes from the iteration before.
    where : returns the kernel and line of a loop.
    waiting : returns the first active work item of a mask.
    limit_s : seconds that one run of a loop may take; infinite for no limit.
    """

    def __init__(
        self, carried: list[list[int]], memory: Memory, where: Callable[[int], str], waiting: Callable[[Any], str], limit_s: float
    ) -> None:
        self.carried, self.memory, self.where, self.waiting, self.limit_s = carried, memory, where, waiting, limit_s
        self.iterations = [0] * len(carried)
        self.since: list[float | None] = [None] * len(carried)
        self.spinning: set[int] = set()
        self.seen: list[tuple[int, Array | None, list[Any]] | None] = [None] * len(carried)

    def enter(self, loop: int) -> None:
        """Begin a run of a loop."""
        self.iterations[loop] = 0
        self.since[loop] = None  # most loops end before the first look at the clock, which takes time itself
        self.seen[loop] = None

    def iteration(self, loop: int, mask: Array | None, registers: list[Any]) -> bool:
        """Take note of one more iteration of a loop; return whether it repeats an earlier one."""
        self.iterations[loop] = iterations = self.iterations[loop] + 1
        if iterations >= _FIRST_ITERATION:
            seen = self.seen[loop]
            if seen is not None and self._like(loop, seen, mask, registers):
                if seen[0] == self.memory.version and self.memory.watched:
                    return True
                self.memory.watched = True  # what is stored need not be looked at before
                self._keep(loop, mask, registers)
            elif iterations & (iterations - 1) == 0 or loop in self.spinning:
                self._keep(loop, mask, registers)
        if iterations % _ITERATIONS_PER_LOOK == 0 and self._seconds(loop) > self.limit_s:
            raise TimeLimitError(
                f"{self.where(loop)}: the loop has run {iterations:,} iterations in {self.limit_s:g} s and has not ended; "
                f"is it one that never ends, or one that waits for another work group? {MORE_TIME}"
            )
        return False

    def _seconds(self, loop: int) -> float:
        """Return the processor time since the first look at the clock in this run of a loop."""
        now, since = time.thread_time(), self.since[loop]
        if since is None:
            self.since[loop] = since = now
        return now - since

    def resume(self, loop: int) -> None:
        """Compare each iteration of a loop with the one before from now on: it waits, and others have run."""
        self.spinning.add(loop)
        self.seen[loop] = None

    def endless(self, loop: int, mask: Array | None) -> ExecutionError:
        """Return the error of a loop that repeats an iteration."""
        return ExecutionError(
            f"{self.where(loop)}: the loop never ends: after {self.iterations[loop]:,} iterations {self.waiting(mask)} waits for "
            "a value that no executed work item stores, as one of another work group would; predict the kernel without the wait, "
            "or fill the buffer so that the wait is over"
        )

    def _keep(self, loop: int, mask: Array | None, registers: list[Any]) -> None:
        self.seen[loop] = (self.memory.version, mask, [registers[r] for r in self.carried[loop]])

    def _like(
        self, loop: int, seen: tuple[int, Array | None, list[Any]], mask: Array | None, registers: list[Any]
    ) -> bool:  # fmt: skip
        if not _same(seen[1], mask):
            return False
        return all(_same(old, registers[r]) for old, r in zip(seen[2], self.carried[loop], strict=True))


def _same(a: Any, b: Any) -> bool:
    if a is b:
        return True
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(map(_same, a, b))
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        return a is not None and b is not None and np.array_equal(a, b)
    return bool(a == b)
