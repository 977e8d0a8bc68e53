"""Progress on stderr, where there is something to wait for: a bar on a terminal, a line a minute in a log."""

from __future__ import annotations

import sys
import threading
import time
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

__all__ = ["Waiting"]

PATIENCE_S = 1.0
PATIENCE_SEVERAL_S = 0.3
SAY_FIRST_S, SAY_EVERY_S = 10.0, 60.0
"""When a line goes into a log, where no bar can be drawn."""


class Waiting:
    """A bar over `total` steps that appears once the work has taken a moment, and leaves nothing behind.

    Where stderr is no terminal, `at` and `total_at` print a line a minute instead. With `bar` False there is neither: the
    work shows by itself how far it is.

    >>> with Waiting(1) as waiting:
    ...     waiting.step("conv3x3 on adreno-640")
    """

    def __init__(self, total: int, bar: bool = True) -> None:
        self.total = total
        self.done = 0
        self.label = ""
        self._bar: Progress | None = None
        self._task: TaskID | None = None
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None
        self._said_s = time.monotonic() + SAY_FIRST_S - SAY_EVERY_S
        terminal = sys.stderr is not None and sys.stderr.isatty()
        self._lines = bar and not terminal
        if bar and terminal:
            self._timer = threading.Timer(PATIENCE_S if total == 1 else PATIENCE_SEVERAL_S, self._show)
            self._timer.daemon = True

    def __enter__(self) -> Waiting:
        if self._timer is not None:
            self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            self._timer = None
            if self._bar is not None:
                self._bar.stop()

    def step(self, label: str) -> None:
        """Say that work on `label` begins."""
        with self._lock:
            if self._bar is not None and self._task is not None:
                self._bar.update(self._task, completed=self.done)
            self.done += 1
        self.say(label)

    def at(self, done: int, label: str) -> None:
        """Say that `done` steps are done and work on `label` goes on."""
        with self._lock:
            self.done = done
            if self._bar is not None and self._task is not None:
                self._bar.update(self._task, completed=done)
        self.say(label)
        self._line()

    def total_at(self, done: int, total: int, label: str) -> None:
        """Say that `done` of now `total` steps are done."""
        with self._lock:
            self.done, self.total = done, total
            if self._bar is not None and self._task is not None:
                self._bar.update(self._task, completed=done, total=total)
        self.say(label)
        self._line()

    def _line(self) -> None:
        """Print how far the work is, where a line is due."""
        if self._lines and time.monotonic() - self._said_s > SAY_EVERY_S and sys.stderr is not None:
            self._said_s = time.monotonic()
            print(f"{self.done:,} of {self.total:,}: {self.label}", file=sys.stderr, flush=True)

    def say(self, label: str) -> None:
        """Say what the work of this step is at."""
        with self._lock:
            self.label = label
            if self._bar is not None and self._task is not None:
                self._bar.update(self._task, description=label)

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

        with self._lock:
            if self._timer is None:  # the work ended while rich was imported
                return
            counted = (BarColumn(), MofNCompleteColumn()) if self.total > 1 else ()
            self._bar = Progress(SpinnerColumn(), TextColumn("{task.description}", markup=False), *counted, TimeElapsedColumn(),
                                 console=Console(stderr=True), transient=True,
                                 redirect_stdout=sys.stdout is not None and sys.stdout.isatty())  # fmt: skip
            self._task = self._bar.add_task(self.label, total=self.total, completed=max(0, self.done - 1))
            self._bar.start()
