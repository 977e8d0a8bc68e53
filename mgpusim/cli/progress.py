"""Progress on stderr, where there is something to wait for: a bar on a terminal, a line every ten seconds in a log."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from mgpusim.limits import seconds_of

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from mgpusim.session import Session

PATIENCE_S = 1.0
PATIENCE_SEVERAL_S = 0.3
SAY_EVERY_S = 10.0
"""After how long a line goes into a log, where no bar can be drawn, unless MGPUSIM_LOG_SECONDS says otherwise."""
LONG_S, SAY_SELDOM_S = 600.0, 60.0
"""After so long lines become seldom."""


def log_seconds() -> float:
    """Return after how long a line goes into a log."""
    return seconds_of("MGPUSIM_LOG_SECONDS", SAY_EVERY_S)


class Waiting:
    """A bar over `total` steps that appears once the work has taken a moment, and leaves nothing behind.

    Where stderr is not a terminal, a line says every ten seconds how far the work is, after ten minutes each minute. `start` is a
    line that is printed there before the work begins. With `bar` False there is neither: the work shows by itself how far it is.

    >>> with Waiting(1) as waiting:
    ...     waiting.step("conv3x3 on adreno-640")
    """

    def __init__(self, total: int, bar: bool = True, start: str = "") -> None:
        self.total = total
        self.done = 0
        self.label = ""
        self._bar: Progress | None = None
        self._task: TaskID | None = None
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None
        self._start = start
        self._done = threading.Event()
        terminal = sys.stderr is not None and sys.stderr.isatty()
        self._log: TextIO | None = sys.stderr if bar and not terminal else None
        if bar and terminal:
            self._timer = threading.Timer(PATIENCE_S if total == 1 else PATIENCE_SEVERAL_S, self._show)
            self._timer.daemon = True
        self._every_s = log_seconds()

    def __enter__(self) -> Waiting:
        if self._timer is not None:
            self._timer.start()
        if self._log is not None:
            if self._start:
                self.announce(self._start)
            threading.Thread(target=self._write_log, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._done.set()
        with self._lock:
            self._timer = self._log = None
            if self._bar is not None:
                self._bar.stop()

    def announce(self, text: str) -> None:
        """Print a line where there is no bar."""
        if self._log is not None:
            print(text, file=self._log, flush=True)

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

    def total_at(self, done: int, total: int, label: str) -> None:
        """Say that `done` of now `total` steps are done."""
        with self._lock:
            self.done, self.total = done, total
            if self._bar is not None and self._task is not None:
                self._bar.update(self._task, completed=done, total=total)
        self.say(label)

    def _write_log(self) -> None:
        """Print how far the work is, until it is done."""
        began_s = time.monotonic()
        while not self._done.wait(self._every_s if time.monotonic() - began_s < LONG_S else max(self._every_s, SAY_SELDOM_S)):
            with self._lock:
                if self._log is None:
                    return
                counted = f"{self.done:,} of {self.total:,}: " if self.total > 1 else ""
                text = f"{counted}{self.label or 'working'} ({time.monotonic() - began_s:.0f} s)"
                try:
                    print(text, file=self._log, flush=True)
                except (OSError, ValueError):  # nobody reads it any more
                    return

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


@contextmanager
def told(session: Session, label: str = "", start: str = "") -> Iterator[Session]:
    """Show the progress of a question: yield the session that it is asked with.

    Parameters
    ----------
    label : what is shown before the question says anything.
    start : as of `Waiting`.
    """
    with Waiting(2, start=start) as waiting:
        if label:
            waiting.say(label)
        yield session.telling(waiting.total_at)


@contextmanager
def goes_on(waiting: Waiting, what: str) -> Iterator[None]:
    """Say at an interrupt how many of `what` the cache has, where the same command goes on."""
    from mgpusim.files import NO_CACHE

    try:
        yield
    except KeyboardInterrupt:
        if waiting.done and NO_CACHE not in os.environ:
            text = f"{waiting.done:,} of {waiting.total:,} {what} are predicted; the same command goes on there"
            print(text, file=sys.stderr, flush=True)
        raise
