"""Parts of a corpus: choice groups, kernels by name, launches by tag, samples spread evenly over kernels, and folds.

A choice group is launches that somebody would choose among, because they do the same work. Folds for training and judging are
split by kernel or by kernel family, never by launch; the same input gives the same folds.
"""

from __future__ import annotations

import fnmatch
import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.corpus import Corpus, Measurement
from mgpusim.workload.launch import Launch

GROUP_TAG = "group"
"""The tag by which launches name their choice group."""
Sizes = tuple[int, ...]


def named_group(item: Measurement) -> bytes | None:
    """Return what names the choice group of a launch: its search space, or its tag `group`; None where nothing does."""
    if "space" in item.tags and "config" in item.tags:  # a member of a search space
        return msgspec.json.encode(["space", item.tags["space"]])
    tag = item.tags.get(GROUP_TAG)
    return None if tag in (None, "") else msgspec.json.encode([GROUP_TAG, str(tag)])


def work_key(item: Measurement) -> bytes:
    """Return what launches of one choice group have in common: kernel, arguments, tags, offset, dimensions.

    Members of a search space (tags `space` and `config`) do the same work with other code and other tags. So do launches with
    the same tag `group`: those of several kernels, or of one built with several options.

    >>> a = Launch("kernel void f() {}", "f", (64, 64), local_size=(8, 4))
    >>> b = Launch("kernel void f() {}", "f", (64, 64), local_size=(4, 4))
    >>> from mgpusim.workload.corpus import TimeNs
    >>> work_key(Measurement("f", a, TimeNs(1.0))) == work_key(Measurement("f", b, TimeNs(1.0)))
    True
    """
    launch, named = item.launch, named_group(item)
    if named is not None:
        return named
    offset = launch.offset or (0,) * launch.dim
    args = [arg_to_dict(arg) for arg in launch.args]
    return msgspec.json.encode([item.kernel, launch.dim, offset, args, item.tags], order="deterministic")


def choice_groups(items: Sequence[Measurement]) -> tuple[tuple[int, ...], ...]:
    """Return the choice groups of `items` as ascending positions, in order of their first members.

    Launches with the same tag `group` belong together, and the members of a search space. Of the others, launches of one kernel
    with equal arguments and tags belong together whatever their local size. Their global sizes may differ as far as rounding up
    to whole work groups explains it: where there is one size that pads to each of them. (A kernel without
    arguments cannot know its bounds: its global size is its work.)

    >>> from mgpusim.workload.args import ScalarArg
    >>> from mgpusim.workload.corpus import TimeNs
    >>> shapes = [((100,), (50,)), ((128,), (64,)), ((112,), (16,)), ((128,), (16,))]
    >>> choice_groups([
    ...     Measurement("f", Launch("kernel void f(int n) {}", "f", g, (ScalarArg("int32", 100),), local_size=l), TimeNs(1.0))
    ...     for g, l in shapes
    ... ])
    ((0, 2), (1, 3))
    """
    alike: dict[bytes, dict[Sizes, list[int]]] = {}
    for index, item in enumerate(items):
        size = item.launch.global_size if named_group(item) is None else ()
        alike.setdefault(work_key(item), {}).setdefault(size, []).append(index)
    groups: list[Sequence[int]] = []
    launches = [item.launch for item in items]
    for by_global in alike.values():
        groups += _up_to_padding(by_global, launches) if len(by_global) > 1 else by_global.values()
    return tuple(sorted(tuple(sorted(group)) for group in groups))


def _up_to_padding(by_global: dict[Sizes, list[int]], launches: Sequence[Launch]) -> list[list[int]]:
    """Join global sizes that one size can be padded to, smallest first: the result does not depend on the order of launches."""
    joined: list[tuple[list[tuple[int, int]], list[int]]] = []  # what the unpadded size can be (low, high], and the members
    for size in sorted(by_global):
        own = [launches[i] for i in by_global[size]]
        slack = [min(_padding(launch, axis) for launch in own) for axis in range(len(size))]
        span = [(n - s - 1, n) for n, s in zip(size, slack, strict=True)]
        for k, (held, members) in enumerate(joined):
            both = [(max(a[0], b[0]), min(a[1], b[1])) for a, b in zip(held, span, strict=True)]
            if all(low < high for low, high in both):
                joined[k] = (both, members + by_global[size])
                break
        else:
            joined.append((span, list(by_global[size])))
    return [members for _, members in joined]


def _padding(launch: Launch, axis: int) -> int:
    """Return how many work items along `axis` may be padding: less than a work group, none if it has no whole ones.

    A single work group is not taken for padding unless the launch says that its kernel checks bounds. The launches of an empty
    kernel with groups of 32, 64 and 256 items are not the same work.
    """
    local, size = launch.local_size, launch.global_size
    if local is None or not launch.args or size[axis] % local[axis] or (not launch.pad and local == size):
        return 0
    return local[axis] - 1


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
        matches = fnmatch.filter(names, pattern)
        if not matches:
            raise InputError(suggest("kernel", pattern, names))
        chosen.update(matches)
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
        matches = [value for value in values if value == pattern or fnmatch.fnmatchcase(value, pattern)]
        if not matches:
            more = f" and {len(values) - MOST_VALUES} more" if len(values) > MOST_VALUES else ""
            there = f"there are {', '.join(values[:MOST_VALUES])}{more}"
            raise InputError(f"tag {key}: no launch has the value '{pattern}'; {there}")
        chosen.update(matches)
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


FAMILY_TAG = "family"


class Fold(msgspec.Struct, frozen=True):
    """Positions of the launches to train on and to test with, and the names of the kernels or families held out."""

    train: tuple[int, ...]
    test: tuple[int, ...]
    held_out: tuple[str, ...]


def folds(names: Sequence[str], k: int, what: str = "name") -> tuple[Fold, ...]:
    """Return `k` folds of launches with these names; those of one name are never split.

    Names go to the fold with the fewest launches so far, those with most launches first, equal ones by a hash of the name.

    Parameters
    ----------
    what : what a name is the name of, for messages.

    >>> [fold.held_out for fold in folds(["a", "b", "a", "c", "b", "a"], 2)]
    [('a',), ('b', 'c')]
    >>> folds(["a", "a", "b"], 2)[0]
    Fold(train=(2,), test=(0, 1), held_out=('a',))
    """
    counts = Counter(names)
    if not 2 <= k <= len(counts):
        raise InputError(f"folds: got {k}, expected 2 to {len(counts)}, the number of {what} names: none may be in two folds")
    members: list[list[str]] = [[] for _ in range(k)]
    sizes = [0] * k
    for name in sorted(counts, key=lambda n: (-counts[n], hashlib.sha256(n.encode()).digest())):
        fold = sizes.index(min(sizes))
        members[fold].append(name)
        sizes[fold] += counts[name]
    out = []
    for held in members:
        inside = set(held)
        test = tuple(i for i, name in enumerate(names) if name in inside)
        train = tuple(i for i, name in enumerate(names) if name not in inside)
        out.append(Fold(train, test, tuple(sorted(held))))
    return tuple(out)


def folds_by_kernel(corpus: Corpus, k: int = 5) -> tuple[Fold, ...]:
    """Return folds of a corpus by kernel function: one built with several options stays in one fold."""
    return folds([corpus.kernels[item.kernel].entry for item in corpus.launches], k, "kernel")


def folds_by_family(corpus: Corpus, k: int = 5) -> tuple[Fold, ...]:
    """Return folds of a corpus by the tag `family` of its launches; a kernel without the tag is a family of its own."""
    return folds([family_of_tags(item.tags, corpus.kernels[item.kernel].entry) for item in corpus.launches], k, "family")


def folds_by_network(networks: Sequence[Sequence[str]], k: int = 5) -> tuple[Fold, ...]:
    """Return folds of operators, each of which is in some networks: none that is trained on is in a network held out.

    An operator is tested once, with the first of its networks.

    Parameters
    ----------
    networks : names of the networks that each operator is in, one or more.

    >>> folds_by_network([("a",), ("a", "b"), ("b",), ("b",), ("a",), ("a",)], 2)[0]
    Fold(train=(2, 3), test=(0, 1, 4, 5), held_out=('a',))
    """
    out = []
    for fold in folds([name for own in networks for name in own], k, "network"):
        held = set(fold.held_out)
        train = tuple(i for i, own in enumerate(networks) if held.isdisjoint(own))
        if len(train) < 2:
            raise InputError(
                f"folds: without {', '.join(fold.held_out)} {len(train)} operators are left, expected 2; take 0 folds"
            )
        out.append(Fold(train, tuple(i for i, own in enumerate(networks) if own[0] in held), fold.held_out))
    return tuple(out)


def family_of_tags(tags: Mapping[str, Any], otherwise: str = "other") -> str:
    """Return the tag `family` of a launch, or `otherwise` where it has none.

    >>> family_of_tags({"family": "gemm"}), family_of_tags({})
    ('gemm', 'other')
    """
    tag = tags.get(FAMILY_TAG)
    return str(tag) if tag not in (None, "") else otherwise
