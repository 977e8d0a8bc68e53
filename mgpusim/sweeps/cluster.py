"""Studies on a Dask cluster: the same tasks, sent to the workers of a scheduler in place of processes of our own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from typing import Any

from mgpusim.errors import InputError
from mgpusim.limits import processes_within, share_environ
from mgpusim.processes import interrupts_held
from mgpusim.sweeps.study import Study

PATIENCE_S = 10.0


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise InputError("--scheduler needs Dask: pip install 'mgpusim[cluster]'") from None
    return distributed


class _DaskExecutor(Executor):
    """A Dask client as an executor; `share` sends a study to all workers once."""

    def __init__(self, client: Any, name: str) -> None:
        self.client, self.name = client, name
        self.workers = max(1, sum(client.nthreads().values()))

    def share(self, study: Study) -> Any:
        return self.client.scatter(study, broadcast=True, hash=False)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        out: Future[Any] = Future()
        out.set_running_or_notify_cancel()
        remote = self.client.submit(fn, *args, **kwargs, pure=False)
        remote.add_done_callback(lambda done: self._hand_over(done, out))
        return out

    def _hand_over(self, remote: Any, out: Future[Any]) -> None:
        try:
            out.set_result(remote.result())
        except BaseException as error:  # whatever it is, the thread that waits must learn of it
            out.set_exception(error)


def _lost(client: Any, name: str) -> InputError:
    """Return what to say of tasks that came to nothing: a scheduler without workers has lost the study with them."""
    who = f"the workers of the Dask scheduler {name} have" if client.status == "running" else f"the Dask scheduler {name} has"
    return InputError(f"{who} gone; what is done is kept: run the same command again to go on")


def _workers_here(distributed: Any, workers: int) -> Any:
    """Start as many workers as wanted, as far as memory goes; each gets its share of it."""
    import dask

    workers = processes_within(workers)

    quick = {"distributed.worker.profile.enabled": False}  # its sampling costs a twentieth of the time
    with interrupts_held(), dask.config.set(quick):
        return distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            scheduler_kwargs={"dashboard": False, "dashboard_address": "127.0.0.1:0"},  # its HTTP server would ask for port 8787
            silence_logs=logging.CRITICAL,
            env=share_environ(workers),
        )


@contextmanager
def cluster(scheduler: str) -> Iterator[Executor]:
    """Connect to a scheduler ("tcp://host:8786"), or start one with N workers here ("local:N").

    Those started here are fewer where memory is for no more. Of workers elsewhere `MGPUSIM_MEMORY` there says what they may take.
    """
    kind, _, rest = scheduler.partition(":")
    if kind == "local":
        if not rest.isdecimal() or int(rest) < 1:
            raise InputError(f"--scheduler: got '{scheduler}', expected local:N with N workers, as in local:2")
    elif kind not in ("tcp", "tls", "ucx", "ws", "wss", "inproc"):
        raise InputError(f"--scheduler: got '{scheduler}', expected a Dask scheduler, as in tcp://host:8786, or local:N")
    distributed = _distributed()
    for name in list(logging.root.manager.loggerDict):  # what goes wrong is said once, by us
        if name.split(".")[0] in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    local = None
    try:
        if kind == "local":
            local = _workers_here(distributed, int(rest))
        try:
            client = distributed.Client(local if local is not None else scheduler, timeout=PATIENCE_S)
            if not client.nthreads():
                client.wait_for_workers(1, timeout=PATIENCE_S)
        except (OSError, TimeoutError, ValueError) as error:
            why = str(error) or type(error).__name__
            raise InputError(f"--scheduler {scheduler}: cannot be reached, or has no workers ({why})") from None
        try:
            yield _DaskExecutor(client, scheduler)
        except (CancelledError, asyncio.CancelledError, distributed.CancelledError, OSError) as error:
            if isinstance(error, OSError) and not isinstance(error, distributed.comm.CommClosedError | TimeoutError):
                raise
            raise _lost(client, scheduler) from None
        except distributed.KilledWorker as error:
            raise InputError(f"a Dask worker died again and again ({error}); is there enough memory?") from None
        finally:
            with suppress(Exception):
                client.close(timeout=2)
    finally:
        if local is not None:
            with suppress(Exception):
                local.close(timeout=5)
