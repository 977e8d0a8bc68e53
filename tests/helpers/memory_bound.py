"""What no arrangement of tensors in memory can go below."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.nn.planning.memory import Alive

__all__ = ["lower_bound_b"]


def lower_bound_b(tensors: Sequence[Alive]) -> int:
    """Return the most bytes that are alive at one step: no arrangement needs less.

    >>> lower_bound_b([Alive("a", 100, 0, 1), Alive("b", 60, 1, 2), Alive("c", 40, 2, 3)])
    160
    """
    changes: dict[int, int] = {}
    for tensor in tensors:
        changes[tensor.first] = changes.get(tensor.first, 0) + tensor.size_b
        changes[tensor.last + 1] = changes.get(tensor.last + 1, 0) - tensor.size_b
    most = now = 0
    for step in sorted(changes):
        now += changes[step]
        most = max(most, now)
    return most
