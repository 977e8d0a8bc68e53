"""Training and held-out launches: split by kernel or by kernel family, never by launch. The same input gives the same folds."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.workload.corpus import Corpus

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
