"""The rule of a cache look-up, for caches with and without time: set, way, victim, and what a request does to the sectors.

Both keep a set as tags and, beside each tag, the sectors of its line: there in the low 32 bits, dirty in the high 32. They
differ in how they keep recency for LRU: without time by the order of the ways, with time by stamps. Functions here are inlined
into their callers.
"""

from __future__ import annotations

from mgpusim.memory.cache_fields import NO_FOLD, PLRU, WRITE_BACK, CacheShape
from mgpusim.native.jit import compile_inline
from mgpusim.native.struct import Words


@compile_inline
def set_of(cache: CacheShape, line: int) -> int:
    """Return the set of a line: its number, after XOR-folding all of its bits if the cache does, modulo the sets."""
    fold = cache.fold
    while fold < NO_FOLD:  # doubling: each step folds twice as many groups of bits
        line ^= line >> fold
        fold += fold
    line &= cache.index_mask
    sets = cache.sets
    return line if line < sets else line % sets


@compile_inline
def way_of(tags: Words, ways: int, line: int) -> int:
    """Return the way that holds `line` (EMPTY: the first that holds nothing), or `ways`."""
    way = 0
    while way < ways and tags[way] != line:
        way += 1
    return way


@compile_inline
def next_seed(seed: int) -> int:
    """Return the next number of random replacement: the generator shown in ISO C11 7.22.2.2."""
    return (seed * 1103515245 + 12345) & 0x7FFFFFFF


@compile_inline
def tree_way(tree: int, ways: int) -> int:
    """Return the way that the bits of a PLRU tree point to: the one to replace."""
    node = 1
    while node < ways:
        node = 2 * node + ((tree >> node) & 1)
    return node - ways


@compile_inline
def way_to_replace(replacement: int, tree: int, seed: int, ways: int) -> tuple[int, int]:
    """Return the way of a full set that PLRU or random replacement takes, and the seed after that."""
    if replacement == PLRU:
        return tree_way(tree, ways), seed
    seed = next_seed(seed)
    return (seed >> 16) % ways, seed


@compile_inline
def tree_after(tree: int, ways: int, way: int) -> int:
    """Return the PLRU tree after a use of `way`: every node on its path points away from it."""
    node = 1
    half = ways >> 1
    while half > 0:
        right = 1 if way & half else 0
        tree = (tree | (1 << node)) ^ (right << node)
        node = 2 * node + right
        half >>= 1
    return tree


@compile_inline
def sectors_after(word: int, mask: int, write: int, policy: int, allocate: int) -> tuple[int, int, int]:
    """Return the sectors of a line after a request for `mask`, those of `mask` it held before, and those to be sent on.

    Reads fetch what is missing. Writes are sent on unless they stay here, dirty, until the line is replaced (write-back); without
    `allocate` they only update what is there. Policy 0 keeps no writes: what a write makes stale goes.
    """
    held = word & mask
    kept = mask
    missing = mask ^ held
    if write:
        missing = mask
        if not allocate:
            kept = held
        if policy == WRITE_BACK:
            missing = mask ^ kept
            kept |= kept << 32
    word |= kept
    if write > policy:
        held = 0
        word &= ~mask
    return word, held, missing
