"""Limits of time and memory: what a person may raise by an environment variable, read and worded in one place.

Memory is checked by estimate before it is taken. So a launch too large ends in a message rather than in the kernel's
out-of-memory killer.
"""

from __future__ import annotations

import heapq
import math
import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, repeat
from pathlib import Path

from mgpusim.errors import InputError, MemoryLimitError
from mgpusim.units import parse_quantity

MEMORY = "MGPUSIM_MEMORY"
"""The environment variable that says how much memory a command may take."""
SHARE_OF_FREE, LEAST_B, UNKNOWN_B = 0.75, 500_000_000, 2_000_000_000
"""What a command may take unless it is told: a share of free memory, bytes at least, and bytes where what is free is unknown."""
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
    """Return the bytes of memory that a command may take: `MGPUSIM_MEMORY`, else what was free when it was first asked for.

    >>> memory_b() >= LEAST_B or MEMORY in os.environ
    True
    """
    given = os.environ.get(MEMORY, "")
    return parse_memory(given, MEMORY) if given else _usual_b()


@cache
def _usual_b() -> int:
    free = free_b()
    return UNKNOWN_B if free is None else max(LEAST_B, int(SHARE_OF_FREE * free))


def free_b(root: Path = Path("/")) -> int | None:
    """Return the bytes of memory that are free for this process: of the machine, and in its control groups (1 and 2).

    None where the system does not say. Memory of a control group that files take counts as free.

    >>> free_b(Path("/nowhere")) is None or free_b(Path("/nowhere")) > 0
    True
    """
    limits = [value << 10 for value in _numbers(root / "proc/meminfo", "MemAvailable:")]
    if not limits and hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names and root == Path("/"):
        limits = [os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2]
    groups = root / "sys/fs/cgroup"
    for folder, most, now, files in _groups(root / "proc/self/cgroup", groups):
        limit = next(iter(_numbers(folder / most)), 0)
        if 0 < limit < 1 << 60:
            used = sum(_numbers(folder / now)) - sum(_numbers(folder / "memory.stat", files))
            limits.append(max(0, limit - used))
    return min(limits) if limits else None


def _groups(file: Path, groups: Path) -> Iterator[tuple[Path, str, str, str]]:
    """Give the folders of a process's control groups and those above, with the names of their files and of what caches take."""
    for number, controllers, path in (line.split(":", 2) for line in _lines(file) if line.count(":") >= 2):
        version = (groups, "memory.max", "memory.current", "inactive_file")
        if number != "0" and "memory" in controllers.split(","):
            version = (groups / "memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
        elif number != "0":
            continue
        parts = [part for part in path.split("/") if part not in ("", "..")]
        for depth in range(len(parts), -1, -1):
            yield version[0].joinpath(*parts[:depth]), *version[1:]


def _numbers(file: Path, name: str = "") -> list[int]:
    """Return the numbers of a file's lines: of those that `name` begins, of all for none."""
    words = [line.split() for line in _lines(file)]
    values = [w[1:2] if name else w[:1] for w in words if w and (not name or w[0] == name)]
    return [int(value[0]) for value in values if value and value[0].isdigit()]


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return []


def check_memory(what: str, estimate_b: float, fix: str) -> None:
    """Refuse what would take more memory than a command may.

    Parameters
    ----------
    what : would be made, with its launch: the beginning of the message.
    estimate_b : bytes that it takes at most, about.
    fix : what makes it smaller.

    >>> check_memory("scale: its arguments", 3e15, "make them smaller")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    mgpusim.errors.MemoryLimitError: scale: its arguments take about 3e+06 GB of memory with all else, more than the limit of \
... GB; make them smaller, or allow more: mgpusim --memory 3000001GB, or MGPUSIM_MEMORY=3000001GB
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

    >>> LEAST_SHARE_B <= share_of_b(7) <= share_of_b(2) < share_of_b(1)
    True
    """
    return max(LEAST_SHARE_B, (memory_b() - OWN_B - here_b) / processes - OWN_B) if processes > 1 else math.inf


def share_environ(processes: int, here_b: float = 0.0) -> dict[str, str]:
    """Return the variables of the environment that tell each of several processes its share; none for one alone.

    >>> sorted(share_environ(2)), share_environ(1)
    (['MGPUSIM_MEMORY', 'MGPUSIM_MEMORY_SHARE'], {})
    """
    return {SHARE: str(share_of_b(processes, here_b)), MEMORY: f"{memory_b()}B"} if processes > 1 else {}


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

    >>> processes_within(1), processes_within(64, [1e18])
    (1, 1)
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

    >>> shared_out(1, [10, 1e18, 20, 30])
    [(1, [0, 2, 3]), (1, [1])]
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
