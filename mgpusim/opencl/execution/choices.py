"""Images and samplers that lanes choose among: `c ? a : b`, or a branch whose arms clang has joined.

While all lanes have the same one, a value is the image or sampler itself. Where they differ it is a `LaneChoice`, and an access
is made once for each of its options, by the lanes that have it. So would a GPU whose instructions name one image each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from mgpusim.arrays import Array


class LaneChoice:
    """One of `options` for each lane: `which` holds their numbers, int16 (lanes,)."""

    __slots__ = ("options", "which")

    def __init__(self, options: tuple[Any, ...], which: Array) -> None:
        self.options, self.which = options, which


def choose(condition: Any, yes: Any, no: Any) -> Any:
    """Return `yes` where `condition` holds and `no` elsewhere: one of the two, or a `LaneChoice`.

    >>> picked = choose(np.array([True, False, True]), "a", choose(np.array([True, True, False]), "b", "a"))
    >>> picked.options, picked.which.tolist()
    (('a', 'b'), [0, 1, 0])
    """
    if not isinstance(condition, np.ndarray):
        return yes if condition else no
    options: list[Any] = []

    def numbered(value: Any) -> Any:
        if not isinstance(value, LaneChoice):
            return np.int16(_place(options, value))
        return np.array([_place(options, o) for o in value.options], np.int16)[value.which]

    which = np.where(condition, numbered(yes), numbered(no))
    return options[0] if len(options) == 1 else LaneChoice(tuple(options), which)


def _place(options: list[Any], value: Any) -> int:
    if value not in options:
        options.append(value)
    return options.index(value)


def parts(value: Any, mask: Array | None) -> Iterator[tuple[Any, Array | None]]:
    """Yield each option that active lanes have, with the mask of those lanes.

    >>> [(o, m.tolist()) for o, m in parts(LaneChoice(("a", "b"), np.array([0, 1, 1])), np.array([True, False, True]))]
    [('a', [True, False, False]), ('b', [False, False, True])]
    """
    if not isinstance(value, LaneChoice):
        yield value, mask
        return
    for number, option in enumerate(value.options):
        mine = value.which == number
        mine = mine if mask is None else mine & mask
        if mine.any():
            yield option, mine


def map_choice(value: Any, fn: Callable[[Any], Any]) -> Any:
    """Return the int or the list of ints that `fn` gives for an image, int32 over the lanes of a `LaneChoice`.

    >>> map_choice(LaneChoice(("a", "bcd"), np.array([0, 1, 1])), len).tolist()
    [1, 3, 3]
    """
    if not isinstance(value, LaneChoice):
        return fn(value)
    results = [fn(o) for o in value.options]
    if isinstance(results[0], list):
        return [np.array(column, np.int32)[value.which] for column in zip(*results, strict=True)]
    return np.array(results, np.int32)[value.which]
