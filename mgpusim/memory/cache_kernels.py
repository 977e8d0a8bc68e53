"""The compiled inside of `mgpusim.memory.caches`: streams through caches, stack distances. Nothing is checked here.

`params` holds one row of FIELDS numbers per cache kind, here one after another, and `state` the contents of all of them, see
`caches.Hierarchy`. `state` begins with the seed of random replacement; then, per instance and set, one block: the tags (-1
empty), the sectors of each (valid in the low 32 bits, dirty in the high 32) and, unless the order of the tags is itself the
LRU order, the bits of the PLRU tree. A block is contiguous, so a look-up touches few lines of the host's own cache. In LRU
order (most recent first) a search moves what it passes one place down, so it ends with the line in front or the victim in
hand; a repeated line, the common case, costs one comparison and moves nothing.

A first prediction waits for this to compile, and that time grows with every operation numba has to type. So `serve` has one
look-up for all the levels and numbers instead of cases where it can: an uncached row counts in columns nobody reads, a set
index is always folded and masked.

Where arrays are indexed as usual, indices are made unsigned (`U`): numba otherwise tests each for being negative.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mgpusim.memory.cache_fields import (
    ABOVE,
    ALLOCATE,
    BASE,
    BELOW,
    COLUMN,
    COLUMNS,
    DRAM_READ_B,
    DRAM_WRITE_B,
    FIELDS,
    FIRST,
    FOLD,
    INDEX_MASK,
    LINE_SHIFT,
    LOW32,
    LRU,
    NEXT,
    NO_FOLD,
    OWN,
    PLRU,
    POLICY,
    REPLACEMENT,
    SECTOR_SHIFT,
    SEED,
    SENT,
    SETS,
    STRIDE,
    TRANSFER,
    WAYS,
    WRITE,
    WRITE_BACK,
)
from mgpusim.native.jit import (
    Int32s,
    Int64s,
    Uint32s,
    add,
    compile_callee,
    compile_inline,
    compile_kernel,
    compile_native,
    get,
    popcount,
    put,
    to_int,
)

U = np.uint64


@compile_inline
def set_of(line: int, sets: int, fold: int, index_mask: int) -> int:
    """Return the set of a line: its number, after XOR-folding all of its bits if `fold` says so, modulo the sets."""
    while fold < NO_FOLD:  # doubling: each step folds twice as many groups of bits
        line ^= line >> fold
        fold += fold
    line &= index_mask
    return line if line < sets else line % sets


@compile_callee
def _place(state: Int64s, block: int, ways: int, line: int, policy: int) -> int:
    """Return the way that holds `line`, or else the one to replace, where ways keep their place (PLRU, random)."""
    way = 0
    while way < ways and get(state, block + way) != line:
        way += 1
    if way == ways:
        way = 0
        while way < ways and get(state, block + way) >= 0:
            way += 1
    if policy != PLRU:
        if way == ways:
            seed = (get(state, SEED) * 1103515245 + 12345) & 0x7FFFFFFF  # the generator shown in ISO C11 7.22.2.2
            put(state, SEED, seed)
            way = (seed >> 16) % ways
        return way
    tree = get(state, block + 2 * ways)
    node = 1
    if way == ways:
        while node < ways:
            node = 2 * node + ((tree >> node) & 1)
        way = node - ways
        node = 1
    half = ways >> 1
    while half > 0:  # every node on the path now points away from this way
        right = to_int((way & half) != 0)
        tree = (tree | (1 << node)) ^ (right << node)
        node = 2 * node + right
        half >>= 1
    put(state, block + 2 * ways, tree)
    return way


@compile_inline
def _serve(
    what: Int64s,
    params: Int64s,
    state: Int64s,
    kinds: npt.NDArray[np.uint8],
    instances: Int32s,
    lines: Int64s,
    masks: Uint32s,
    writes: npt.NDArray[np.uint8],
    sites: Int32s,
    counters: Int64s,
    served: npt.NDArray[np.uint8],
    pending: Int64s,
    placed: int,
) -> None:
    """Serve transactions in order: the loop of `caches.run_stream`.

    `what` is how many there are and the last row of `params`, `placed` 1 unless every row is LRU. `params` and `counters` are
    flat, (rows * FIELDS,) and (sites * COLUMNS,), `pending` is scratch (STACK,). `served` becomes the deepest level (0 L1,
    1 L2, 2 SLC, 3 DRAM) each needed: a write-back it causes is charged to its site, but its level is that of its own sectors.
    """
    last = what[1]
    for i in range(what[0]):
        row = to_int(kinds[i])
        instance = to_int(instances[i])
        line = lines[i]
        mask = to_int(masks[i])
        write = to_int(writes[i])
        site = to_int(sites[i]) * COLUMNS
        own = 1
        deepest = 0
        top = 0
        while True:
            # look the sectors up: `held`, to be sent down `missing`, and the dirty ones of the line `old` they replace
            p = row * FIELDS
            ways = get(params, p + WAYS)
            held = 0
            missing = mask
            dirty = 0
            old = -1
            if ways > 0:
                sets = get(params, p + SETS)
                index = set_of(line, sets, get(params, p + FOLD), get(params, p + INDEX_MASK))
                block = get(params, p + BASE) + (instance * sets + index) * get(params, p + STRIDE)
                end = block + ways
                if placed == 0 and (write == 0) & (get(state, block) == line) and mask & ~get(state, block + ways) == 0:
                    # most look-ups: read in full from the line in front, which changes nothing
                    held = mask
                    missing = 0
                else:
                    policy = get(params, p + POLICY)
                    allocate = get(params, p + ALLOCATE)
                    at = block
                    if write > allocate:
                        while at < end and get(state, at) != line:
                            at += 1
                    if at < end:
                        first = block
                        lru = True
                        if placed > 0:
                            lru = get(params, p + REPLACEMENT) == LRU
                            if not lru:
                                first += _place(state, block, ways, line, get(params, p + REPLACEMENT))
                        tag = get(state, first)
                        word = get(state, first + ways)
                        if tag != line:
                            put(state, first, line)
                            if lru:
                                at = block + 1
                                while at < end and tag != line:
                                    next_tag = get(state, at)
                                    next_word = get(state, at + ways)
                                    put(state, at, tag)
                                    put(state, at + ways, word)
                                    tag = next_tag
                                    word = next_word
                                    at += 1
                            if tag != line:
                                old = tag
                                dirty = (word >> 32) & LOW32
                                word = 0
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
                        if write > policy:  # "none": what the write makes stale goes
                            held = 0
                            word &= ~mask
                            if word & LOW32 == 0:  # an emptied way is the first to be filled again: in LRU order, the last place
                                if lru:
                                    while first + 1 < end:
                                        put(state, first, get(state, first + 1))
                                        put(state, first + ways, get(state, first + 1 + ways))
                                        first += 1
                                put(state, first, -1)
                        put(state, first + ways, word)
            column = site + get(params, p + COLUMN)
            add(counters, column, 1)
            add(counters, column + 1, popcount(mask))
            add(counters, column + 2, popcount(held))
            add(counters, column + 3, (held == mask) & (held != 0))
            if missing | dirty | top == 0:
                break
            # send down: what is missing ends on top of the stack, so it goes first
            below = max(row + 1, last - 1)
            if row == last:
                add(counters, site + DRAM_READ_B + write, popcount(missing) << get(params, p + SECTOR_SHIFT))
                add(counters, site + DRAM_WRITE_B, popcount(dirty) << get(params, p + SECTOR_SHIFT))
            elif dirty:
                byte = old << get(params, p + LINE_SHIFT)
                put(pending, top + ABOVE, p)
                put(pending, top + BELOW, below)
                put(pending, top + SENT, dirty)
                put(pending, top + WRITE, 1)
                put(pending, top + OWN, 0)
                put(pending, top + FIRST, byte)
                put(pending, top + NEXT, byte)
                top += TRANSFER
            if missing:
                deepest = max(deepest, own * (below - last + 2))
                if row < last:
                    byte = line << get(params, p + LINE_SHIFT)
                    put(pending, top + ABOVE, p)
                    put(pending, top + BELOW, below)
                    put(pending, top + SENT, missing)
                    put(pending, top + WRITE, write)
                    put(pending, top + OWN, own)
                    put(pending, top + FIRST, byte)
                    put(pending, top + NEXT, byte)
                    top += TRANSFER
            # the next look-up: the next line of a lower level that holds any of the sectors that wait
            mask = 0
            while mask == 0 and top > 0:
                item = top - TRANSFER
                above = get(pending, item + ABOVE)
                row = get(pending, item + BELOW)
                sent = get(pending, item + SENT)
                write = get(pending, item + WRITE)
                own = get(pending, item + OWN)
                first = get(pending, item + FIRST)
                byte = get(pending, item + NEXT)
                shift = get(params, row * FIELDS + LINE_SHIFT)
                sector_up = get(params, above + SECTOR_SHIFT)
                sector_down = get(params, row * FIELDS + SECTOR_SHIFT)
                last_byte = first + (1 << get(params, above + LINE_SHIFT))
                line = byte >> shift
                start = line << shift
                size = 1 << shift
                stop = start + size
                if stop < last_byte:
                    put(pending, item + NEXT, stop)
                else:
                    top = item
                    stop = last_byte
                if sector_up == sector_down:
                    mask = (sent >> ((byte - first) >> sector_up)) << ((byte - start) >> sector_up)
                    mask &= (1 << (size >> sector_up)) - 1
                else:
                    while byte < stop:
                        mask |= ((sent >> ((byte - first) >> sector_up)) & 1) << ((byte - start) >> sector_down)
                        byte += 1 << min(sector_up, sector_down)
            if mask == 0:
                break
            instance = 0
        served[i] = deepest


@compile_native("qqqBiqIBiqBq")
def serve_lru(
    what: Int64s,
    params: Int64s,
    state: Int64s,
    kinds: npt.NDArray[np.uint8],
    instances: Int32s,
    lines: Int64s,
    masks: Uint32s,
    writes: npt.NDArray[np.uint8],
    sites: Int32s,
    counters: Int64s,
    served: npt.NDArray[np.uint8],
    pending: Int64s,
) -> None:
    """`_serve` where every row is LRU."""
    _serve(what, params, state, kinds, instances, lines, masks, writes, sites, counters, served, pending, 0)


@compile_native("qqqBiqIBiqBq")
def serve_placed(
    what: Int64s,
    params: Int64s,
    state: Int64s,
    kinds: npt.NDArray[np.uint8],
    instances: Int32s,
    lines: Int64s,
    masks: Uint32s,
    writes: npt.NDArray[np.uint8],
    sites: Int32s,
    counters: Int64s,
    served: npt.NDArray[np.uint8],
    pending: Int64s,
) -> None:
    """`_serve` where some row is not LRU."""
    _serve(what, params, state, kinds, instances, lines, masks, writes, sites, counters, served, pending, 1)


@compile_inline
def _bring_lru(state: Int64s, block: int, ways: int, line: int) -> int:
    """Make `line` the first of its set and return its sectors, 0 if it was absent."""
    tag = get(state, block)
    word = get(state, block + ways)
    if tag == line:
        return word
    put(state, block, line)
    at = block + 1
    end = block + ways
    while at < end:
        next_tag = get(state, at)
        next_word = get(state, at + ways)
        put(state, at, tag)
        put(state, at + ways, word)
        if next_tag == line:
            put(state, end, next_word)
            return next_word
        tag = next_tag
        word = next_word
        at += 1
    put(state, end, 0)
    return 0


@compile_inline
def _hit(state: Int64s, block: int, ways: int, line: int, mask: int) -> int:
    word = _bring_lru(state, block, ways, line)
    held = word & mask
    if held != mask:
        put(state, block + ways, word | mask)
    return held


@compile_kernel
def used_bits(line: Int64s, mask: Uint32s) -> tuple[int, int]:
    """Return all lines ORed (negative if any is) and all masks ORed: a check of a stream in one pass."""
    lines = 0
    masks = 0
    for i in range(line.size):
        lines |= line[U(i)]
        masks |= to_int(mask[U(i)])
    return lines, masks


@compile_kernel
def lru_reads(params: Int64s, state: Int64s, row: int, instance: int, line: Int64s, mask: Uint32s, held: Uint32s) -> None:
    """Read through one LRU cache: `held[i]` becomes the sectors of `mask[i]` it had. The loop of `caches.lru_hits`."""
    r = U(row)
    sets, ways, stride = params[r, SETS], params[r, WAYS], params[r, STRIDE]
    fold, index_mask = params[r, FOLD], params[r, INDEX_MASK]
    base = params[r, BASE] + instance * sets * stride
    low = sets - 1
    if sets & low == 0 and fold == NO_FOLD:  # its own loop: testing the hash each time costs a third of the speed
        for i in range(line.size):
            j = U(i)
            held[j] = _hit(state, base + (line[j] & low) * stride, ways, line[j], to_int(mask[j]))
    else:
        for i in range(line.size):
            j = U(i)
            held[j] = _hit(state, base + set_of(line[j], sets, fold, index_mask) * stride, ways, line[j], to_int(mask[j]))


@compile_kernel
def distances(ids: Int64s, last: Int64s, tree: Int64s, out: Int64s) -> None:
    """LRU stack distance of each access: distinct ids since the last access of its id, -1 at the first.

    One marker per id sits at its latest access, counted by a Fenwick tree (Bennett and Kruskal, IBM J. R&D 19(4), 1975).
    `last` (-1 per id) and `tree` (zeros, n + 1) are scratch.
    """
    n = ids.size
    for i in range(n):
        before = last[ids[i]]
        if before < 0:
            out[i] = -1
        else:
            count = 0
            at = i
            while at > 0:
                count += tree[at]
                at -= at & -at
            at = before + 1
            while at > 0:
                count -= tree[at]
                at -= at & -at
            out[i] = count
            at = before + 1
            while at <= n:
                tree[at] -= 1
                at += at & -at
        at = i + 1
        while at <= n:
            tree[at] += 1
            at += at & -at
        last[ids[i]] = i


@compile_kernel
def sets_of(line: Int64s, sets: int, fold: int, index_mask: int, out: Int64s) -> None:
    """`set_of` for an array."""
    for i in range(line.size):
        out[i] = set_of(line[i], sets, fold, index_mask)
