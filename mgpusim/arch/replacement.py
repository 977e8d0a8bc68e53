"""Replacement policies of caches: which line of a full set makes room. To add one, write its functions and names here.

A policy has a word for each set, zero at first, and one seed for all sets. Its functions are of integers only: caches with time
and caches without compile them. LRU has none. Caches keep its order of ways themselves, each as is fastest for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple


def tree_victim(tree: int, seed: int, ways: int) -> tuple[int, int]:
    """Take the way that the bits of the PLRU tree point to.

    >>> tree_victim(0b0010, 1, 4)
    (2, 1)
    """
    node = 1
    while node < ways:
        node = 2 * node + ((tree >> node) & 1)
    return node - ways, seed


def tree_used(tree: int, way: int, ways: int) -> int:
    """Return the PLRU tree after a use of `way`: every node on its path points away from it.

    >>> bin(tree_used(0, 0, 4))
    '0b110'
    """
    node = 1
    half = ways >> 1
    while half > 0:
        right = 1 if way & half else 0
        tree = (tree | (1 << node)) ^ (right << node)
        node = 2 * node + right
        half >>= 1
    return tree


def random_victim(word: int, seed: int, ways: int) -> tuple[int, int]:
    """Take the way that the next number says, by its high bits. The generator is that of ISO C11 7.22.2.2.

    >>> random_victim(0, 1, 4)
    (2, 1103527590)
    """
    following = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return (following >> 16) % ways, following


def unchanged(word: int, way: int, ways: int) -> int:
    """Note nothing of a use."""
    return word


class Replacement(NamedTuple):
    """How a policy works.

    Attributes
    ----------
    victim : (word of the set, seed, ways) to the way of a full set that makes room, and the next seed.
    used : (word of the set, way, ways) to the word after a use of the way.
    most_ways : not 0 where ways have to be a power of two, up to this.
    """

    victim: Callable[[int, int, int], tuple[int, int]]
    used: Callable[[int, int, int], int]
    most_ways: int = 0


ReplacementName = Literal["lru", "plru", "random"]
"""All names; the place of one is its code in compiled caches."""
POLICIES = {"plru": Replacement(tree_victim, tree_used, most_ways=32), "random": Replacement(random_victim, unchanged)}
"""All but LRU, in the order of their codes, which begin with 1."""


def ways_problem(name: str, ways: int) -> str:
    """Return what ways a policy expects, "" where these will do.

    >>> ways_problem("plru", 12), ways_problem("lru", 12)
    ("expected a power of two up to 32 with replacement 'plru'", '')
    """
    most = POLICIES[name].most_ways if name in POLICIES else 0
    fits = not most or (0 < ways <= most and ways & (ways - 1) == 0)
    return "" if fits else f"expected a power of two up to {most} with replacement '{name}'"
