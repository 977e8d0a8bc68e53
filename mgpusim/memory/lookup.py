"""The rule of a cache look-up, for caches with and without time: set, way, victim, and what a request does to the sectors.

Both keep a set as tags and, beside each tag, the sectors of its line: there in the low 32 bits, dirty in the high 32. They
differ in how they keep recency for LRU: without time by the order of the ways, with time in a word, or by stamps where the ways
are many. Functions here are inlined into their callers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mgpusim.arch.replacement import POLICIES
from mgpusim.memory.cache_fields import NO_FOLD, WRITE_BACK, CacheShape
from mgpusim.native.jit import compile_inline
from mgpusim.native.struct import Words

T = TypeVar("T")


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


def _of_code(functions: list[Callable[[int, int, int], T]]) -> Callable[[int, int, int, int], T]:
    """Return the compiled function (code, word, by, ways) that asks the function of the policy of that code, from 1 on."""
    *others, function = functions
    last, number = compile_inline(function), len(functions)
    if not others:
        return compile_inline(lambda code, word, by, ways: last(word, by, ways))
    of_others = _of_code(others)

    @compile_inline
    def either(code: int, word: int, by: int, ways: int) -> T:
        if code == number:
            return last(word, by, ways)
        return of_others(code, word, by, ways)

    return either


victim_of = _of_code([policy.victim for policy in POLICIES.values()])
"""(replacement, word of the set, seed, ways) to the way of a full set that makes room, and the next seed; not for LRU."""
word_after = _of_code([policy.used for policy in POLICIES.values()])
"""(replacement, word of the set, way, ways) to the word after a use of the way; not for LRU."""


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
