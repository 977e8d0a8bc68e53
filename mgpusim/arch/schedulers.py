"""Warp schedulers: which warp a sub-core takes of those that may issue. To add one, write its function here and name it below.

A scheduler is a plain function. It is given the warps that may issue, at least one, and the rank of the one that issued last, and
returns a rank. Ranks rise with age, the oldest warp has the lowest. The event core compiles the functions, so they are limited
to integers and to what this module defines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Masks(Protocol):
    """Words of 64 bits."""

    def __getitem__(self, word: int, /) -> int: ...


class Ready(NamedTuple):
    """Warps that may issue: bit `r % 64` of word `r // 64` is set for the warp of rank r."""

    masks: Masks
    words: int


def first_ready(ready: Ready, rank: int) -> int:
    """Return the lowest rank, from `rank` on, whose warp may issue; -1 if there is none.

    >>> first_ready(Ready([0b10100], 1), 3), first_ready(Ready([0b10100], 1), 5)
    (4, -1)
    """
    return next((r for r in range(rank, 64 * ready.words) if ready.masks[r >> 6] >> (r & 63) & 1), -1)


def oldest(ready: Ready, current: int) -> int:
    """Take the oldest warp."""
    return first_ready(ready, 0)


def gto(ready: Ready, current: int) -> int:
    """Greedy, then the oldest: stay with the warp that issued last as long as it may issue.

    Source: Rogers, O'Connor and Aamodt, "Cache-conscious wavefront scheduling", MICRO 2012.

    >>> gto(Ready([0b1101], 1), 2), gto(Ready([0b1101], 1), 1), gto(Ready([0b1101], 1), -1)
    (2, 0, 0)
    """
    if current >= 0 and first_ready(ready, current) == current:
        return current
    return first_ready(ready, 0)


def lrr(ready: Ready, current: int) -> int:
    """Loose round robin: the next after the one that issued last, from the oldest again after the youngest.

    >>> lrr(Ready([0b1101], 1), 0), lrr(Ready([0b1101], 1), 3)
    (2, 0)
    """
    following = first_ready(ready, current + 1)
    return following if following >= 0 else first_ready(ready, 0)


class Scheduler(NamedTuple):
    """`choose` takes a warp; one that is `greedy` goes on with it, unasked, while nothing holds it up.

    To one that is not, the rank that issued last is a place in the order, which outlives its warp.
    """

    choose: Callable[[Ready, int], int]
    greedy: bool = False


SCHEDULERS = {"lrr": Scheduler(lrr), "gto": Scheduler(gto, greedy=True), "oldest": Scheduler(oldest)}
