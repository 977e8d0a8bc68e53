"""Which cases of a test run each time, as its mark `each_time` says."""

from __future__ import annotations


def chosen(ids: list[str], names: tuple[str, ...] = (), every: int | None = None) -> set[str]:
    """Return the ids that run each time: those with one of the names as a part, and each `every`-th from the first.

    A name that no id has, or a choice of all cases, is a mistake in the mark.

    >>> ids = ["blur-adreno-640", "blur-mali-g76-mp5", "tile-adreno-640", "tile-mali-g76-mp5"]
    >>> sorted(chosen(ids, ("adreno-640",)))
    ['blur-adreno-640', 'tile-adreno-640']
    >>> sorted(chosen(ids, every=3))
    ['blur-adreno-640', 'tile-mali-g76-mp5']
    >>> chosen(ids, ("mali-g72",))
    Traceback (most recent call last):
    ...
    ValueError: each_time: no case has 'mali-g72' between its dashes; the cases are blur-adreno-640, ...
    """
    found = set(ids[::every]) if every else set()
    for name in names:
        named = {case for case in ids if f"-{name}-" in f"-{case}-"}
        if not named:
            raise ValueError(f"each_time: no case has {name!r} between its dashes; the cases are {ids[0]}, ...")
        found |= named
    if len(found) == len(ids):
        raise ValueError(f"each_time: all {len(ids)} cases run each time; leave the mark out")
    return found
