"""The compiled inside of `mgpusim.memory.associativity`: one LRU stack per set, for several set counts at once.

Nothing is checked.

A stack holds the lines of its set, most recent first, so an access found at depth d hits in every cache of more than d ways
(Mattson et al., IBM Systems Journal 9(2), 1970). An access at depth 0 moves nothing. If every set of one cache lies inside one
set of a coarser cache, such an access of the coarser one is at depth 0 in the finer one too: it is dropped before the finer
one looks at the stream (Puzak's trace stripping). The root of this chain is the one set of all lines: it drops repeats.

With sectors, each line on a stack carries a number per sector: the greatest depth at which the line was found since the sector
was last asked for. The sector is there in caches of more ways than that, and than the present depth: in those the line has not
left since. The numbers are fields of one word. Fields of `field` bits, the uppermost of each free; `ONES` is 1 in each.
"""

from __future__ import annotations

import numpy as np

from mgpusim.memory.cache_fields import NO_FOLD
from mgpusim.memory.cache_kernels import set_of
from mgpusim.native.jit import Int64s, Uint32s, add, compile_inline, compile_kernel, get, popcount, put, to_int

SETS, FOLD, INDEX_MASK, BASE, PARENT, KEPT, PLAN = range(7)  # fields of a set count in `plan`; row 0 is the root, KEPT scratch
U = np.uint64


@compile_inline
def _indices(plan: Int64s, p: int, lines: Int64s, first: int, n: int, stride: int, at: Int64s) -> None:
    """Where the stacks of `n` lines begin: loops of their own, so that the usual hashes become vector instructions."""
    sets, fold, index_mask, base = get(plan, p + SETS), get(plan, p + FOLD), get(plan, p + INDEX_MASK), get(plan, p + BASE)
    if sets & (sets - 1):
        for j in range(n):
            put(at, j, base + set_of(get(lines, first + j), sets, fold, index_mask) * stride)
        return
    for j in range(n):
        put(at, j, get(lines, first + j))
    while fold < NO_FOLD:
        for j in range(n):
            put(at, j, get(at, j) ^ (get(at, j) >> fold))
        fold += fold
    for j in range(n):
        put(at, j, base + (get(at, j) & (sets - 1)) * stride)


@compile_inline
def _count_sectors(found: Int64s, counts: int, depths: int, mask: int, field: int, never: int) -> None:
    """Count each sector of `mask` at its own depth."""
    while mask:
        low = mask & -mask
        sector = popcount(low - 1)
        add(found, counts + ((depths >> (sector * field)) & never), 1)
        mask ^= low


@compile_kernel
def stack_depths(
    line: Int64s,
    mask: Uint32s | None,
    sector_shift: int,
    field: int,
    ones: int,
    ways: int,
    chunk: int,
    plan: Int64s,
    state: Int64s,
    wide: Int64s,
    lines: Int64s,
    masks: Int64s,
    at: Int64s,
    found: Int64s,
) -> None:
    """Add the accesses of `line` to `found`, flat (rows, ways + 2): how many at each depth, in no cache, and dropped.

    `mask` None counts whole lines, else the sectors `sector_shift` and up, 64 // field of them. `state`, per set `ways` tags (-1
    empty) and, with sectors, as many words, goes on from call to call; `wide` spreads the sectors of a mask to fields.
    `lines` and `masks` (rows * chunk,) take what each row leaves to finer ones, `at` (chunk,) is scratch.
    """
    rows = plan.size // PLAN
    stride = ways
    previous = to_int(-1)
    fresh = to_int(0)
    per_word = (1 << (64 // field)) - 1
    never = (1 << (field - 1)) - 1
    high = ones << (field - 1)
    if mask is not None:
        stride += ways
    begin = 0
    while begin < line.size:
        n = min(chunk, line.size - begin)
        kept = 0
        repeats = 0
        if mask is None:
            for j in range(n):
                number = get(line, begin + j)
                put(lines, kept, number)
                kept += to_int(number != previous)
                previous = number
            repeats = n - kept
        else:
            for j in range(n):
                number = get(line, begin + j)
                bits = (to_int(mask[U(begin + j)]) >> sector_shift) & per_word
                put(lines, kept, number)
                put(masks, kept, bits)
                if number != previous:
                    fresh = 0
                new = (number != previous) | (bits & ~fresh != 0)
                kept += to_int(new)
                repeats += popcount(bits) * to_int(not new)
                fresh |= bits
                previous = number
        put(plan, KEPT, kept)
        add(found, ways + 1, repeats)
        for row in range(1, rows):
            p = row * PLAN
            parent = get(plan, p + PARENT)
            source = parent * chunk
            target = row * chunk
            counts = row * (ways + 2)
            n = get(plan, parent * PLAN + KEPT)
            kept = target
            _indices(plan, p, lines, source, n, stride, at)
            for j in range(n):
                block = get(at, j)
                number = get(lines, source + j)
                tag = get(state, block)
                if mask is None:
                    if tag == number:
                        continue
                    put(lines, kept, number)
                    kept += 1
                    put(state, block, number)
                    depth = 1
                    while depth < ways:
                        passed = get(state, block + depth)
                        put(state, block + depth, tag)
                        if passed == number:
                            break
                        tag = passed
                        depth += 1
                    add(found, counts + depth, 1)
                else:
                    bits = get(masks, source + j)
                    asked = get(wide, bits)
                    word = get(state, block + ways)
                    depth = 0
                    if tag != number:
                        put(state, block, number)
                        depth = 1
                        while depth < ways:
                            passed = get(state, block + depth)
                            passed_word = get(state, block + ways + depth)
                            put(state, block + depth, tag)
                            put(state, block + ways + depth, word)
                            tag = passed
                            word = passed_word
                            if passed == number:
                                break
                            depth += 1
                    elif word & asked == 0:
                        add(found, counts + ways + 1, popcount(bits))
                        continue
                    put(lines, kept, number)
                    put(masks, kept, bits)
                    kept += 1
                    level = depth * ones  # the greater of each field and this depth: the borrow of a field ends in its free bit
                    keep = ((word | high) - level) & high
                    keep -= (keep >> (field - 1)) & ones
                    word = (word & keep) | (level & ~keep)
                    if (word ^ level) & asked == 0:
                        add(found, counts + depth, popcount(bits))
                    else:
                        _count_sectors(found, counts, word, bits, field, never)
                    put(state, block + ways, word & ~asked)
            put(plan, p + KEPT, kept - target)
            if mask is None:
                add(found, counts + ways + 1, n - (kept - target))
        begin += chunk
