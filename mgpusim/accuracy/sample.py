"""Parts of a corpus: kernels by name, launches by tag, and samples that are spread evenly over kernels."""

from __future__ import annotations

import fnmatch
from collections.abc import Mapping, Sequence

import msgspec

from mgpusim.accuracy.groups import choice_groups
from mgpusim.errors import InputError, suggest
from mgpusim.workload.corpus import Corpus, Measurement

TagPatterns = Mapping[str, str | Sequence[str]]

MOST_VALUES = 20  # of a tag, in a message
LEAST_TOGETHER = 6
"""Launches of a choice group to take together where there are as many: with fewer its tau says little."""


def select(corpus: Corpus, kernels: Sequence[str] = (), limit: int | None = None, tags: TagPatterns | None = None) -> Corpus:
    """Return part of a corpus: kernels whose name matches a pattern, launches by tag, and of those `limit` sampled evenly.

    Parameters
    ----------
    kernels : patterns such as "conv*"; none takes all.
    limit : every kernel gives the same number of launches as far as it has them. They come from a few of its choice groups,
        so that their order can be judged, other problem sizes from other kernels.
    tags : for each tag named, a pattern or several of which its value matches one, as in ``{"family": "conv*"}``.
    """
    names = list(dict.fromkeys(item.kernel for item in corpus.launches))
    chosen: set[str] = set()
    for pattern in kernels:
        found = fnmatch.filter(names, pattern)
        if not found:
            raise InputError(suggest("kernel", pattern, names))
        chosen.update(found)
    items = [item for item in corpus.launches if not kernels or item.kernel in chosen]
    for key, patterns in (tags or {}).items():
        items = _tagged(items, key, [patterns] if isinstance(patterns, str) else patterns)
    if limit is not None:
        if limit < 1:
            raise InputError(f"limit: got {limit}, expected 1 or more launches")
        items = _sampled(items, limit)
    return msgspec.structs.replace(corpus, launches=tuple(items))


def _tagged(items: Sequence[Measurement], key: str, patterns: Sequence[str]) -> list[Measurement]:
    """Return the launches whose tag `key` matches one of the patterns; each pattern must match some."""
    known = list(dict.fromkeys(name for item in items for name in item.tags))
    if not known:
        raise InputError(f"tag {key}: the launches have no tags")
    if key not in known:
        raise InputError(suggest("tag", key, known))
    values = list(dict.fromkeys(tag_text(item.tags[key]) for item in items if key in item.tags))
    chosen: set[str] = set()
    for pattern in patterns:
        found = [value for value in values if value == pattern or fnmatch.fnmatchcase(value, pattern)]
        if not found:
            more = f" and {len(values) - MOST_VALUES} more" if len(values) > MOST_VALUES else ""
            there = f"there are {', '.join(values[:MOST_VALUES])}{more}"
            raise InputError(f"tag {key}: no launch has the value '{pattern}'; {there}")
        chosen.update(found)
    return [item for item in items if key in item.tags and tag_text(item.tags[key]) in chosen]


def tag_text(tag: object) -> str:
    """Return a tag as it is given on a command line.

    >>> tag_text("conv"), tag_text(56), tag_text(True), tag_text([1, 2])
    ('conv', '56', 'true', '[1,2]')
    """
    return tag if isinstance(tag, str) else msgspec.json.encode(tag).decode()


def _sampled(items: Sequence[Measurement], limit: int) -> list[Measurement]:
    of_kernel: dict[str, list[tuple[int, ...]]] = {}
    for group in choice_groups(items):
        of_kernel.setdefault(items[group[0]].kernel, []).append(group)
    shares = even([sum(map(len, groups)) for groups in of_kernel.values()], limit)
    kept: list[int] = []
    for number, (groups, share) in enumerate(zip(of_kernel.values(), shares, strict=True)):
        if share:
            kept += _of_groups(groups, share, number)
    return [items[i] for i in sorted(kept)]


def _of_groups(groups: Sequence[tuple[int, ...]], share: int, turn: int) -> list[int]:
    """Return `share` positions out of as many groups as leave each `LEAST_TOGETHER`, from another one first at each `turn`."""
    n = min(len(groups), max(1, share // LEAST_TOGETHER))
    first = [(turn + k * len(groups) // n) % len(groups) for k in range(n)]
    order = [groups[i] for i in [*first, *(i for i in range(len(groups)) if i not in first)]]
    while sum(map(len, order[:n])) < share:  # small ones
        n += 1
    counts = even([len(group) for group in order[:n]], share)
    return [group[(2 * k + 1) * len(group) // (2 * c)] for group, c in zip(order, counts, strict=False) for k in range(c)]


def even(sizes: Sequence[int], total: int) -> list[int]:
    """Return how much each gives to `total`: the same as far as it has as much, the earlier ones first.

    >>> even([5, 2, 5], 9), even([5, 5], 3), even([1], 4)
    ([4, 2, 3], [2, 1], [1])
    """
    out = [0] * len(sizes)
    left = min(total, sum(sizes))
    while left:
        short = [i for i, size in enumerate(sizes) if out[i] < size]
        for i in short[:left]:
            out[i] += max(1, min(left // len(short), sizes[i] - out[i]))
        left = min(total, sum(sizes)) - sum(out)
    return out
