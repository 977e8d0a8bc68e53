"""A space whose members were measured: the launches of a corpus that say which member they are.

Each launch names its member in the tag ``config``. It has the values of the knobs in their order, joined by commas (`Space.key`),
or a
table of knob and value. Launches without the tag are left out.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.workload.corpus import Corpus
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.space import Space

MOST_SHOWN = 5


class Measured(msgspec.Struct, frozen=True):
    """Members with their measured times.

    Attributes
    ----------
    members : indices of the space, ascending int64; `costs_us` their median times, the shortest if one was measured twice.
    launches : how each was launched.
    invalid : measured members that the space's constraints exclude (they are left out).
    """

    members: Array
    costs_us: Array
    launches: tuple[Launch, ...]
    invalid: int


def member_of(space: Space, tag: Any) -> int:
    """Return the index of the member that a tag names.

    >>> space = Space("demo", (Knob("T", (1, 2)), Knob("V", (1, 4))))
    >>> member_of(space, "2,4"), member_of(space, {"T": 1, "V": 4})
    (3, 1)
    """
    if isinstance(tag, dict):
        return space.index(tag)
    texts = str(tag).split(",")
    if len(texts) != len(space.knobs):
        raise InputError(f"config '{tag}': got {len(texts)} values, expected {len(space.knobs)} ({', '.join(space.names)})")
    index = 0
    for knob, text in zip(space.knobs, texts, strict=True):
        spelled = [str(value) for value in knob.values]
        if text.strip() not in spelled:
            raise InputError(f"config '{tag}': {knob.name} got '{text.strip()}', expected one of {', '.join(spelled)}")
        index = index * len(knob.values) + spelled.index(text.strip())
    return index


def measured_members(space: Space, corpus: Corpus) -> Measured:
    """Return the measured members of a space."""
    best: dict[int, tuple[float, Launch]] = {}
    problems = []
    for position, item in enumerate(corpus.launches):
        if "config" not in item.tags:
            continue
        try:
            index = member_of(space, item.tags["config"])
        except InputError as error:
            problems.append(f"launches[{position}]: {error}")
            continue
        cost = item.time_ns.median / 1e3
        if index not in best or cost < best[index][0]:
            best[index] = (cost, item.launch)
    if problems:
        more = [f"and {len(problems) - MOST_SHOWN} more"] if len(problems) > MOST_SHOWN else []
        raise InputError(f"space {space.name}: the corpus is of another space:", [*problems[:MOST_SHOWN], *more])
    if not best:
        raise InputError(
            f"space {space.name}: no launch of the corpus has the tag 'config' that names a member, as in '"
            + space.key(space.config(0)) + "'"
        )  # fmt: skip
    members = np.array(sorted(best), np.int64)
    valid = space.valid(space.table_of(members))
    invalid = int((~valid).sum())
    if invalid == len(members):
        raise InputError(f"space {space.name}: none of the {invalid} measured members is valid")
    members = members[valid]
    costs = np.array([best[i][0] for i in members.tolist()])
    return Measured(members, costs, tuple(best[i][1] for i in members.tolist()), invalid)
