"""Starting other processes so that an interrupt from the terminal, which reaches all of them, is only this one's business."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from types import MappingProxyType
from typing import Any, TypeVar

T = TypeVar("T")


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold interrupts back: what is started in here never sees one, and one that came meanwhile is raised at the end.

    >>> with interrupts_held():
    ...     pass
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # where that starts it, it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class QuietProcess(SpawnProcess):
    """A process that is started with interrupts held back; without that one that comes while it imports is a traceback."""

    def start(self) -> None:
        """Start it."""
        with interrupts_held():
            super().start()


class QuietContext(SpawnContext):
    """The context "spawn" of `multiprocessing`, for workers that leave interrupts to their parent.

    >>> QuietContext().get_start_method()
    'spawn'
    """

    Process = QuietProcess


def _begin(environ: Mapping[str, str], start: Callable[..., object] | None, args: tuple[Any, ...]) -> None:
    """Begin a worker with variables of its environment and with `start(*args)`."""
    os.environ.update(environ)
    if start is not None:
        start(*args)


class QuietPool(ProcessPoolExecutor):
    """A pool of such workers. An interrupt waits until work is handed over: in between the pool is not one that can be ended.

    Parameters
    ----------
    environ : variables of the environment of each, such as its share of memory (`mgpusim.limits.share_environ`).

    >>> QuietPool(2)._max_workers
    2
    """

    def __init__(
        self, jobs: int, start: Callable[..., object] | None = None, args: tuple[Any, ...] = (),
        environ: Mapping[str, str] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        super().__init__(jobs, QuietContext(), _begin, (dict(environ), start, args))

    def submit(self, work: Callable[..., T], /, *args: Any, **named: Any) -> Future[T]:
        """Hand over work."""
        with interrupts_held():
            return super().submit(work, *args, **named)
