"""Policies of the device by name: which launch of the queues starts next, and which core the next work group goes to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

import msgspec

from mgpusim.engine.device.queue import Command
from mgpusim.registry import Registry


class QueuePolicy(msgspec.Struct, frozen=True):
    """How the command processor takes launches out of the queues.

    Attributes
    ----------
    choose : gets the next launch of each queue that could start now, in the order of the host's calls, and how many launches are
        running. It returns the position of the one to start, or None.
    overlaps : whether launches may run side by side. If not, a queue's next launch comes a gap after its previous one also
        where neither waits for the other.
    """

    choose: Callable[[Sequence[Command], int], int | None]
    overlaps: bool


DispatchPolicy = Callable[[Sequence[int], Sequence[int], int], int]
"""Gets the cores with room for a group of the launch, ascending, how many of its groups each core of the device holds, and
the core that got its last group (-1: none); returns one of the cores with room."""

queue_policies: Registry[QueuePolicy] = Registry("queue policy", entry_point="mgpusim.queue_policies")
dispatch_policies: Registry[DispatchPolicy] = Registry("dispatch policy", entry_point="mgpusim.dispatch_policies")


def _alone(ready: Sequence[Command], running: int) -> int | None:
    return 0 if running == 0 else None


def _at_once(ready: Sequence[Command], running: int) -> int | None:
    return 0


queue_policies.register("fifo")(QueuePolicy(_alone, overlaps=False))
queue_policies.register("concurrent")(QueuePolicy(_at_once, overlaps=True))


@dispatch_policies.register("breadth")
def breadth(with_room: Sequence[int], resident: Sequence[int], last: int) -> int:
    """Return the core with the fewest groups of the launch, of several the next one after the last used (round robin).

    >>> breadth([0, 1, 2], [1, 0, 0], 0), breadth([0, 1, 2], [1, 1, 1], 1), breadth([0, 1], [1, 1, 1], 2)
    (1, 2, 0)
    """
    if len(with_room) == 1:
        return with_room[0]
    fewest = min(map(resident.__getitem__, with_room))
    after = bisect_right(with_room, last)
    for i in range(after, after + len(with_room)):
        core = with_room[i % len(with_room)]
        if resident[core] == fewest:
            return core
    return with_room[0]


@dispatch_policies.register("depth")
def depth(with_room: Sequence[int], resident: Sequence[int], last: int) -> int:
    """Return the core that got the last group while it has room, else the first that has.

    >>> depth([0, 1, 2], [0, 1, 0], 1), depth([0, 2], [0, 4, 0], 1)
    (1, 0)
    """
    return last if last in with_room else with_room[0]
