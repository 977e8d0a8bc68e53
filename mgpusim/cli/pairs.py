"""Asking the same of several launches on several GPUs: what cannot be answered does not stop the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING, TypeVar

from mgpusim.cli.progress import Waiting
from mgpusim.errors import InputError, MgpusimError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.session import Session

T = TypeVar("T")
R = TypeVar("R")


class Failures:
    """Errors by where they happened; one that several GPUs or launches share is said once.

    >>> failures = Failures("predictions failed")
    >>> for gpu in ("adreno-640", "adreno-650"):
    ...     failures.add("conv", gpu, InputError("no memory"))
    >>> str(failures.merged())
    'no memory'
    >>> failures.add("pool", "adreno-640", InputError("no memory"))
    >>> print(failures.merged())
    3 predictions failed:
      conv on adreno-640, adreno-650; pool on adreno-640: no memory
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self._found: dict[tuple[str, str], tuple[MgpusimError, list[str]]] = {}

    def add(self, label: str, gpu: str, error: MgpusimError) -> None:
        """Note that a launch failed on a GPU; "" where there is only one."""
        self._found.setdefault((label, str(error)), (error, []))[1].append(gpu)

    def __bool__(self) -> bool:
        return bool(self._found)

    def merged(self) -> MgpusimError:
        """Return the only error, or one that lists all."""
        if len(self._found) == 1:
            return next(iter(self._found.values()))[0]
        places: dict[str, list[str]] = {}  # by the text: a source that does not compile fails in every launch of it
        for (label, text), (_, on) in self._found.items():
            places.setdefault(text, []).append(f"{label}{' on ' if any(on) else ''}{', '.join(on)}")
        lines = [f"{_few(where)}: {text}" for text, where in places.items()]
        return InputError(f"{sum(len(on) for _, on in self._found.values())} {self.what}:", lines)


def _few(places: list[str], shown: int = 3) -> str:
    """Return places with semicolons, those beyond the first ones as a number."""
    return "; ".join(places[:shown]) + (f" and {len(places) - shown} more" if len(places) > shown else "")


def asked_of_each(
    targets: Sequence[T], gpus: Sequence[GpuSpec], ask: Callable[[T, GpuSpec, Session], R], *, session: Session,
    label: Callable[[T], str], failures: Failures | None = None, start: str = "", by_gpu: bool = False,
) -> list[R]:  # fmt: skip
    """Return the answers about targets on GPUs, with one bar over all of them.

    Parameters
    ----------
    ask : answers about one; it gets a session that tells of it.
    label : what a target is called.
    failures : takes those that cannot be answered, and the rest is asked. Without it the first error ends the command.
    start : begins a line about each pair, which is printed where there is no bar.
    by_gpu : all targets on one GPU after the other.
    """
    asked = [(target, gpu) for gpu in gpus for target in targets] if by_gpu else list(product(targets, gpus))
    answers = []
    with Waiting(max(2, len(asked))) as waiting:
        own = session.telling(waiting.total_at)
        if len(asked) > 1:
            own = session.telling(lambda done, total, what: waiting.say(f"{what}, {done:,} of {total:,}"))
        for number, (target, gpu) in enumerate(asked):
            name = f"{label(target)} on {gpu.name}"
            if start:
                waiting.announce(f"{start} {name}")
            waiting.at(number, name)
            try:
                answers.append(ask(target, gpu, own))
            except MgpusimError as error:
                if failures is None:
                    raise
                failures.add(label(target), gpu.name, error)
    return answers
