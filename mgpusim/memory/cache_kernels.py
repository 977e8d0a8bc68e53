"""The compiled inside of `mgpusim.memory.caches`: streams through caches. Nothing is checked here.

`params` holds one `CacheRow` per cache kind, here one after another, and `state` the contents of all of them, see
`caches.Hierarchy`. `state` begins with the seed of random replacement. Then comes a block per instance and set: the tags
(EMPTY: nothing), the sectors of each and, unless the order of the tags is the LRU order, the word of the policy. A block is
contiguous, so a look-up touches few lines of the host's own cache. In LRU order (most recent first) a search moves what it
passes one place down, so it ends with the line in front or the victim in hand; a repeated line, the common case, costs one
comparison and moves nothing.

A first prediction waits for this to compile, and that time grows with every operation numba has to type. So `_serve` has one
look-up for all the levels, and numbers instead of cases where it can. An uncached row counts in columns that are not read; a set
index is always folded and masked.
"""

from __future__ import annotations

from mgpusim.memory.cache_fields import (
    COLUMNS,
    DRAM_READ_B,
    DRAM_WRITE_B,
    EMPTY,
    LOW32,
    LRU,
    SEED,
    CacheRow,
    LevelCounters,
    Transfer,
)
from mgpusim.memory.lookup import sectors_after, set_of, victim_of, way_of, word_after
from mgpusim.native.jit import (
    Bytes,
    Int32s,
    Int64s,
    Uint32s,
    compile_callee,
    compile_inline,
    compile_native,
    popcount,
    to_int,
)
from mgpusim.native.reference import reference, rows, words_at
from mgpusim.native.struct import Rows

_as_caches = rows(CacheRow)
_as_transfers = rows(Transfer)
_as_counters = reference(LevelCounters)


@compile_callee
def _place(state: Int64s, block: int, ways: int, line: int, replacement: int) -> int:
    """Return the way that holds `line`, or else the one to replace, where ways keep their place (not LRU)."""
    tags = words_at(state, block)
    way = way_of(tags, ways, line)
    if way == ways:
        way = way_of(tags, ways, EMPTY)
    word = words_at(state, block + 2 * ways)
    if way == ways:
        way, state[SEED] = victim_of(replacement, word[0], state[SEED], ways)
    word[0] = word_after(replacement, word[0], way, ways)
    return way


@compile_inline
def _push(transfers: Rows[Transfer], top: int, row: int, below: int, sent: int, write: int, own: int, byte: int) -> None:
    """Let a transfer wait on top of the stack."""
    item = transfers[top]
    item.above = row
    item.below = below
    item.sent = sent
    item.write = write
    item.own = own
    item.first = byte
    item.next = byte


@compile_inline
def _serve(
    what: Int64s,
    params: Int64s,
    state: Int64s,
    kinds: Bytes,
    instances: Int32s,
    lines: Int64s,
    masks: Uint32s,
    writes: Bytes,
    sites: Int32s,
    counters: Int64s,
    served: Bytes,
    pending: Int64s,
    placed: int,
) -> None:
    """Serve transactions in order: the loop of `caches.run_stream`.

    `what` is how many there are and the last row of `params`, `placed` 1 unless every row is LRU. `params` and `counters` are
    flat, `CacheRow`s and (sites * COLUMNS,), `pending` is scratch (STACK,). `served` becomes the deepest level (0 L1,
    1 L2, 2 SLC, 3 DRAM) each needed: a write-back it causes is charged to its site, but its level is that of its own sectors.
    """
    caches = _as_caches(params)
    transfers = _as_transfers(pending)
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
            cache = caches[row]
            ways = cache.ways
            held = 0
            missing = mask
            dirty = 0
            old = EMPTY
            if ways > 0:
                block = cache.base + (instance * cache.sets + set_of(cache, line)) * cache.stride
                tags = words_at(state, block)
                words = words_at(state, block + ways)
                if placed == 0 and (write == 0) & (tags[0] == line) and mask & ~words[0] == 0:
                    # most look-ups: read in full from the line in front, which changes nothing
                    held = mask
                    missing = 0
                else:
                    policy = cache.policy
                    allocate = cache.allocate
                    way = 0
                    if write > allocate:
                        way = way_of(tags, ways, line)
                    if way < ways:
                        first = 0
                        lru = True
                        if placed > 0:
                            lru = cache.replacement == LRU
                            if not lru:
                                first = _place(state, block, ways, line, cache.replacement)
                        tag = tags[first]
                        word = words[first]
                        if tag != line:
                            tags[first] = line
                            if lru:
                                way = 1
                                while way < ways and tag != line:
                                    next_tag = tags[way]
                                    next_word = words[way]
                                    tags[way] = tag
                                    words[way] = word
                                    tag = next_tag
                                    word = next_word
                                    way += 1
                            if tag != line:
                                old = tag
                                dirty = (word >> 32) & LOW32
                                word = 0
                        word, held, missing = sectors_after(word, mask, write, policy, allocate)
                        if write > policy and word & LOW32 == 0:
                            # an emptied way is the first to be filled again: in LRU order, the last place
                            if lru:
                                while first + 1 < ways:
                                    tags[first] = tags[first + 1]
                                    words[first] = words[first + 1]
                                    first += 1
                            tags[first] = EMPTY
                        words[first] = word
            counted = _as_counters(words_at(counters, site + cache.column))
            counted.requests += 1
            counted.sectors += popcount(mask)
            counted.hit_sectors += popcount(held)
            counted.whole_hits += (held == mask) & (held != 0)
            if missing | dirty | top == 0:
                break
            # send down: what is missing ends on top of the stack, so it goes first
            below = max(row + 1, last - 1)
            if row == last:
                counters[site + DRAM_READ_B + write] += popcount(missing) << cache.sector_shift
                counters[site + DRAM_WRITE_B] += popcount(dirty) << cache.sector_shift
            elif dirty:
                _push(transfers, top, row, below, dirty, 1, 0, old << cache.line_shift)
                top += 1
            if missing:
                deepest = max(deepest, own * (below - last + 2))
                if row < last:
                    _push(transfers, top, row, below, missing, write, own, line << cache.line_shift)
                    top += 1
            # the next look-up: the next line of a lower level that holds any of the sectors that wait
            mask = 0
            while mask == 0 and top > 0:
                item = transfers[top - 1]
                above = caches[item.above]
                row = item.below
                sent = item.sent
                write = item.write
                own = item.own
                first_byte = item.first
                byte = item.next
                asked = caches[row]
                sector_up = above.sector_shift
                sector_down = asked.sector_shift
                last_byte = first_byte + (1 << above.line_shift)
                line = byte >> asked.line_shift
                start = line << asked.line_shift
                size = 1 << asked.line_shift
                stop = start + size
                if stop < last_byte:
                    item.next = stop
                else:
                    top -= 1
                    stop = last_byte
                if sector_up == sector_down:
                    mask = (sent >> ((byte - first_byte) >> sector_up)) << ((byte - start) >> sector_up)
                    mask &= (1 << (size >> sector_up)) - 1
                else:
                    while byte < stop:
                        mask |= ((sent >> ((byte - first_byte) >> sector_up)) & 1) << ((byte - start) >> sector_down)
                        byte += 1 << min(sector_up, sector_down)
            if mask == 0:
                break
            instance = 0
        served[i] = deepest


@compile_native("qqqBiqIBiqBq")
def serve_lru(
    what: Int64s, params: Int64s, state: Int64s, kinds: Bytes, instances: Int32s, lines: Int64s, masks: Uint32s, writes: Bytes,
    sites: Int32s, counters: Int64s, served: Bytes, pending: Int64s,
) -> None:  # fmt: skip
    """`_serve` where every row is LRU."""
    _serve(what, params, state, kinds, instances, lines, masks, writes, sites, counters, served, pending, 0)


@compile_native("qqqBiqIBiqBq")
def serve_placed(
    what: Int64s, params: Int64s, state: Int64s, kinds: Bytes, instances: Int32s, lines: Int64s, masks: Uint32s, writes: Bytes,
    sites: Int32s, counters: Int64s, served: Bytes, pending: Int64s,
) -> None:  # fmt: skip
    """`_serve` where some row is not LRU."""
    _serve(what, params, state, kinds, instances, lines, masks, writes, sites, counters, served, pending, 1)
