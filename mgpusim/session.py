"""How a question is answered: disk cache, processes, progress. One value goes from the question to all that it asks itself.

What is asked (a launch, a GPU, an engine) is an argument of its own; nothing in a session changes a figure.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import msgspec

from mgpusim.files import NO_CACHE

OnProgress = Callable[[int, int, str], None]
"""Called with what is done, of how much, and what is worked at."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a run, for every question of the library.

    A worker process gets a session that says nothing and starts no processes: so it is pickled.

    Parameters
    ----------
    cache : read and write the disk cache; where `MGPUSIM_NO_CACHE` is set, nothing does.
    jobs : processes that may work at once. Scripts that ask for several need the usual ``__main__`` guard.
    on_progress : called now and then with (done, of how many, what is worked at).

    >>> said = Session(jobs=4, on_progress=lambda done, total, what: print(f"{what}: {done} of {total}"))
    >>> said.tell(1, 2, "conv3x3")
    conv3x3: 1 of 2
    >>> said.alone
    Session(cache=True, jobs=1, on_progress=None)
    """

    cache: bool = True
    jobs: int = 1
    on_progress: OnProgress | None = None

    def tell(self, done: int, total: int, what: str) -> None:
        """Say how far the work is, where somebody listens."""
        if self.on_progress is not None:
            self.on_progress(done, total, what)

    @property
    def alone(self) -> Session:
        """For a part of a question: in this process, and it says nothing of its own."""
        return Session(cache=self.cache)

    @property
    def quiet(self) -> Session:
        """For a part of a question that says nothing of its own."""
        return self.telling(None)

    def telling(self, on_progress: OnProgress | None) -> Session:
        """Return the session with somebody else listening, who counts a part into the whole."""
        return Session(cache=self.cache, jobs=self.jobs, on_progress=on_progress)

    def counted(self, before: int, total: int) -> Session:
        """Return the session of a part that is counted into a whole, of which so many are done when it begins.

        >>> Session(on_progress=print).counted(8, 10).tell(1, 2, "points")
        9 10 points
        """
        return self.telling(lambda done, _, what: self.tell(before + done, total, what))

    def __reduce__(self) -> tuple[Any, ...]:
        return _alone, (self.cache and NO_CACHE not in os.environ,)


def _alone(cache: bool) -> Session:
    """Make the session of a worker process, whose environment may be that of another machine.

    >>> _alone(False)
    Session(cache=False, jobs=1, on_progress=None)
    """
    return Session(cache=cache)


USUAL = Session()
"""The session of a question that is given none."""
