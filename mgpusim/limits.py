"""Limits of time and memory: what a person may raise by an environment variable, read and worded in one place.

Memory is checked by estimate before it is taken. So a launch too large ends in a message rather than in the kernel's
out-of-memory killer.
"""

from __future__ import annotations

import heapq
import math
import os
from collections.abc import Iterable, Sequence
from itertools import chain, repeat

from mgpusim.errors import InputError, MemoryLimitError
from mgpusim.units import parse_quantity

__all__ = [
    "MEMORY",
    "MEMORY_B",
    "OWN_B",
    "SHARE",
    "ShareExceeded",
    "check_memory",
    "check_share",
    "core_count",
    "memory_b",
    "parse_memory",
    "processes_within",
    "seconds_of",
    "share_environ",
    "share_of_b",
    "shared_out",
]

MEMORY = "MGPUSIM_MEMORY"
"""The environment variable that says how much memory a command may take."""
MEMORY_B = 2_000_000_000
"""Bytes that a command may take unless asked for more."""
OWN_B = 250_000_000
"""Bytes that a command takes whatever it is asked: Python, numpy and numba, 100 to 200 MB measured."""

SHARE = "MGPUSIM_MEMORY_SHARE"
"""The environment variable that tells a process which works beside others how many bytes it may take beyond `OWN_B`."""
LEAST_SHARE_B = 50e6
"""Bytes of such a share at least: processes take that much less than `OWN_B`."""


class ShareExceeded(BaseException):
    """A piece of work takes more memory than the share of the process it is done in; whoever sent it does it again alone.

    Not an `Exception`, as what turns errors into results must not take it for one.
    """


def seconds_of(variable: str, default: float) -> float:
    """Return the seconds that an environment variable allows.

    Parameters
    ----------
    variable : name of the environment variable.
    default : where it is absent or empty.

    >>> seconds_of("MGPUSIM_NO_SUCH_SECONDS", 10.0)
    10.0
    """
    given = os.environ.get(variable, "")
    if not given:
        return default
    try:
        seconds = float(given)
    except ValueError:
        seconds = math.nan
    if not seconds > 0:
        raise InputError(f"{variable}={given!r}: expected a positive number of seconds, as in 60")
    return seconds


def parse_memory(text: str, where: str) -> int:
    """Return the bytes of a size as a person writes it.

    Parameters
    ----------
    where : the option or variable it comes from, for messages.

    >>> parse_memory("4GiB", "--memory")
    4294967296
    """
    try:
        size = parse_quantity(text, "B")
    except InputError as error:
        raise InputError(f"{where}: {error}; expected a size, as in 4GiB") from None
    if not 1 <= size < math.inf:
        raise InputError(f"{where}: got {text!r}, expected a positive size, as in 4GiB")
    return int(size)


def memory_b() -> int:
    """Return the bytes of memory that a command may take.

    >>> memory_b()
    2000000000
    """
    given = os.environ.get(MEMORY, "")
    return parse_memory(given, MEMORY) if given else MEMORY_B


def check_memory(what: str, estimate_b: float, fix: str) -> None:
    """Refuse what would take more memory than a command may.

    Parameters
    ----------
    what : would be made, with its launch: the beginning of the message.
    estimate_b : bytes that it takes at most, about.
    fix : what makes it smaller.

    Raises
    ------
    MemoryLimitError
        With the estimate, the limit and both ways out.

    >>> check_memory("scale: its arguments", 3e9, "make them smaller")
    Traceback (most recent call last):
    ...
    mgpusim.errors.MemoryLimitError: scale: its arguments take about 3.25 GB of memory with all else, more than the limit of \
2 GB; make them smaller, or allow more: mgpusim --memory 4GB, or MGPUSIM_MEMORY=4GB
    """
    whole, limit = estimate_b + OWN_B, memory_b()
    if whole > limit:
        enough = f"{math.ceil(whole / 1e9)}GB"
        raise MemoryLimitError(
            f"{what} take about {whole / 1e9:.3g} GB of memory with all else, more than the limit of {limit / 1e9:.3g} GB; "
            f"{fix}, or allow more: mgpusim --memory {enough}, or {MEMORY}={enough}"
        )


def share_of_b(processes: int, here_b: float = 0.0) -> float:
    """Return the bytes that each of several processes may take beyond `OWN_B`; one alone may take all.

    Parameters
    ----------
    here_b : bytes that this process holds meanwhile.

    >>> share_of_b(2), share_of_b(7), share_of_b(1)
    (625000000.0, 50000000.0, inf)
    """
    return max(LEAST_SHARE_B, (memory_b() - OWN_B - here_b) / processes - OWN_B) if processes > 1 else math.inf


def share_environ(processes: int, here_b: float = 0.0) -> dict[str, str]:
    """Return the variable of the environment that tells each of several processes its share; none for one alone.

    >>> share_environ(2), share_environ(1)
    ({'MGPUSIM_MEMORY_SHARE': '625000000.0'}, {})
    """
    return {SHARE: str(share_of_b(processes, here_b))} if processes > 1 else {}


def check_share(estimate_b: float) -> None:
    """Give a piece of work up that takes more than the share of this process, if it has one.

    >>> check_share(1e12)
    """
    share = os.environ.get(SHARE, "")
    if share and estimate_b > float(share):
        raise ShareExceeded(f"{estimate_b:g} bytes, of {float(share):g}")


def processes_within(wanted: int, pieces: Iterable[float] = (), here_b: float = 0.0) -> int:
    """Return how many processes may work at once, at least one: as many as wanted, as far as memory goes.

    Parameters
    ----------
    pieces : bytes that each piece of work takes beside what a process takes anyway; the largest may be done at once.
    here_b : bytes that this process holds meanwhile.

    >>> processes_within(2), processes_within(64), processes_within(64, [400_000_000, 10, 20, 30])
    (2, 7, 5)
    """
    left, count = memory_b() - OWN_B - here_b, 0
    for piece in chain(heapq.nlargest(wanted, pieces), repeat(0.0)):
        left -= OWN_B + piece
        if count == wanted or left < 0:
            break
        count += 1
    return max(1, count)


def shared_out(wanted: int, pieces: Sequence[float], here_b: float = 0.0) -> list[tuple[int, list[int]]]:
    """Return how many processes may work at which pieces, by number: few at those that are large, all at the others.

    Parameters are those of `processes_within`.

    >>> shared_out(2, [10, 1.2e9, 20, 30])
    [(2, [0, 2, 3]), (1, [1])]
    """
    wanted = processes_within(wanted, (), here_b)
    most_b = (memory_b() - OWN_B - here_b) / wanted - OWN_B
    parts = [[n for n, piece in enumerate(pieces) if (piece > most_b) == large] for large in (False, True)]
    return [(processes_within(min(wanted, len(part)), (pieces[n] for n in part), here_b), part) for part in parts if part]


def core_count() -> int:
    """Return how many cores of the machine this process may use.

    >>> core_count() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
