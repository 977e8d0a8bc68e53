"""Caches with time: first levels with miss registers, a banked shared L2, a system-level cache and DRAM.

The event engine asks when the sectors of a transaction are there. Each line keeps the time its fill arrives beside its tag, so
that a second request of a line under way waits for the same fill (it merges). A level has `mshrs` fills outstanding: a miss
that finds all taken waits for the oldest, and so does what comes behind it. The shared levels are ports with a bandwidth: L2
in banks (a line belongs to one), DRAM as one. What is asked of a port before its turn queues.

A level that reserves keeps a line for its fill from the miss on: it cannot be replaced before the data are there, and where
that is so of a whole set a miss waits. Texture caches do not: their tags run ahead of their data, which arrive in the order
of the misses, so that a line is used before the next one overwrites it (Igehy, Eldridge and Proudfoot, "Prefetching in a
texture cache architecture", 1998).

Times are ticks of 1/TICKS cycle, int64. `C` holds what does not change, `S` what does; both flat, so that compiled callers
carry two arrays. What a request does to a set is the rule of `mgpusim.memory.lookup`, as in `mgpusim.memory.caches`; tests hold
the two against each other.

Ports count work from the present (`S.now`) on, also where a request is for a later time. So a request that first waits for
something else does not block those that arrive before it.
"""

from __future__ import annotations

from mgpusim.memory.cache_fields import EMPTY, LOW32, LRU
from mgpusim.memory.lookup import sectors_after, set_of, victim_of, word_after
from mgpusim.memory.timed_fields import ORDERED, PASSED, REPLACED, ROW_B, Level, MemoryConstants, MemoryState
from mgpusim.native.jit import EIGHT, compile_callee, compile_inline, equal_to, lowest, popcount
from mgpusim.native.reference import words_at
from mgpusim.native.struct import Words

FOURS = 0x1111111111111111
TOPS = -0x7777777777777778  # the highest of each four bits
STARTED = -0x0123456789ABCDF0  # of sixteen ways, the first one used last


@compile_inline
def _way_in(tags: Words, ways: int, line: int) -> int:
    """Return the way that holds `line` (EMPTY: the first that holds nothing), or `ways`: eight of them are compared at once."""
    at = 0
    matches = 0
    while matches == 0 and at < ways:
        matches = equal_to(words_at(tags, at), line)
        if ways - at < EIGHT:  # what lies behind the tags is none
            matches &= (1 << (ways - at)) - 1
        at += EIGHT
    return at - EIGHT + lowest(matches) if matches else ways


@compile_inline
def _used_last(order: int, way: int) -> int:
    """Return the order of a set's ways after a use of `way`. See `_last_of`."""
    apart = order ^ (way * FOURS)
    at = lowest((apart - FOURS) & ~apart & TOPS) & ~3  # where the four bits of `way` lie
    return (order & (-16 << at)) | ((order & ((1 << at) - 1)) << 4) | way


@compile_inline
def _in_order(level: Level) -> bool:
    """Return whether a level's sets keep the order of their ways in one word, four bits each, the last one used lowest.

    The word is stored as what differs from `STARTED`, in the place of the word of other policies: it begins as zero.
    """
    return level.replacement == LRU and level.ways <= ORDERED


@compile_inline
def _look_up(
    S: MemoryState, level: Level, instance: int, line: int, mask: int, write: int, t: int
) -> tuple[int, int, int, int, int, int, int]:
    """Look `mask` of `line` up at `t` in a level and bring it in.

    Return the sectors held before, those to be sent on, where the line's fill time is (-1: the write passed by), the line
    replaced and its dirty sectors, those that this write made dirty, and when the line replaced could be, if it waits for its own
    fill still.
    """
    ways = level.ways
    block = level.base + (instance * level.sets + set_of(level, line)) * level.stride
    tags = words_at(S, block)
    sectors = words_at(S, block + ways)
    fills = words_at(S, block + 2 * ways)
    kept = words_at(S, block + 3 * ways)
    in_order = _in_order(level)
    evicted = EMPTY
    evicted_dirty = 0
    new_dirty = 0
    reserved = 0
    held = 0
    missing = mask
    at = -1
    way = _way_in(tags, ways, line)
    if way < ways or write <= level.allocate:
        if way == ways:
            way = _way_in(tags, ways, EMPTY)
            if way == ways:
                if in_order:
                    way = ((kept[0] ^ STARTED) >> 4 * (ways - 1)) & 15
                elif level.replacement == LRU:
                    way = _oldest(words_at(kept, 1), ways)
                else:
                    way, S.seed = victim_of(level.replacement, kept[0], S.seed, ways)
                if level.reserves and fills[way] > t:
                    way = _unreserved(S, level, block, t)
                    reserved = max(0, fills[way])
                evicted = tags[way]
                evicted_dirty = (sectors[way] >> 32) & LOW32
            tags[way] = line
            sectors[way] = 0
            fills[way] = 0
        if in_order:
            kept[0] = _used_last(kept[0] ^ STARTED, way) ^ STARTED
        elif level.replacement == LRU:
            S.clock += 1
            words_at(kept, 1)[way] = S.clock
        else:
            kept[0] = word_after(level.replacement, kept[0], way, ways)
        old = sectors[way]
        word, held, missing = sectors_after(old, mask, write, level.policy, level.allocate)
        if write:
            new_dirty = popcount((word >> 32) & ~(old >> 32) & LOW32)
            if write > level.policy and word & LOW32 == 0:  # an emptied way is the first to be filled again
                tags[way] = EMPTY
        sectors[way] = word
        at = block + 2 * ways + way
    return held, missing, at, evicted, evicted_dirty, new_dirty, reserved


@compile_callee
def probe(S: MemoryState, level: Level, instance: int, line: int, mask: int, write: int, t: int) -> tuple[int, int, int]:
    """`_look_up`; what was replaced, and what the write made dirty, are in S."""
    held, missing, at, S.evicted, S.evicted_dirty, S.new_dirty, S.reserved = _look_up(S, level, instance, line, mask, write, t)
    return held, missing, at


@compile_callee
def _oldest(stamps: Words, ways: int) -> int:
    """Return the way that was used longest ago."""
    way = 0
    for other in range(1, ways):
        if stamps[other] < stamps[way]:
            way = other
    return way


@compile_callee
def _unreserved(S: MemoryState, level: Level, block: int, t: int) -> int:
    """Return the way to replace of those whose data are there at `t`, or else the one whose data come first."""
    ways = level.ways
    fills = words_at(S, block + 2 * ways)
    stamps = words_at(S, block + 3 * ways + 1)
    free = -1
    if _in_order(level):
        order = words_at(S, block + 3 * ways)[0] ^ STARTED
        place = 4 * (ways - 1)
        while free < 0 and place >= 0:
            way = (order >> place) & 15
            if fills[way] <= t:
                free = way
            place -= 4
    else:
        for way in range(ways):
            if fills[way] <= t and (free < 0 or (level.replacement == LRU and stamps[way] < stamps[free])):
                free = way
    return free if free >= 0 else _oldest(fills, ways)


@compile_callee
def _oldest_fill(S: MemoryState, level: Level, instance: int) -> int:
    """Return when a miss register is free: each is given back in the order it was taken."""
    ring = words_at(S, level.ring + instance * (level.mshrs + 1))
    return ring[1 + ring[0]]


@compile_callee
def _take_register(S: MemoryState, level: Level, instance: int, fill: int) -> None:
    ring = words_at(S, level.ring + instance * (level.mshrs + 1))
    head = ring[0]
    ring[1 + head] = fill
    head += 1
    ring[0] = head if head < level.mshrs else 0


@compile_inline
def bank_of(byte: int, banks: int) -> int:
    """Return the bank of DRAM that holds a byte: stretches of `ROW_B` bytes are spread at random, whatever the stride."""
    row = byte // ROW_B
    mixed = ((row ^ (row >> 15)) & 0x7FFFFFFF) * 0x1E3779B1 & 0x7FFFFFFF
    mixed = (mixed ^ (mixed >> 12)) * 0x1E3779B1 & 0x7FFFFFFF
    return (mixed ^ (mixed >> 15)) % banks


@compile_callee
def _dram(C: MemoryConstants, S: MemoryState, byte: int, size_b: int, write: int, t: int, extra: int) -> int:
    """Move bytes that one bank of DRAM holds and return when a read has arrived."""
    cost = (size_b * (C.dram_write_ticks if write else C.dram_ticks) + (1 << 19)) >> 20
    bank = bank_of(byte, C.dram_banks)
    free = max(S.dram_free[bank], S.now)
    S.dram_free[bank] = free + cost
    S.dram_end = max(S.dram_end, free + cost)
    S.dram_busy += cost
    if write:
        S.dram_write_b += size_b
    else:
        S.dram_read_b += size_b
    return max(t, free) + cost + C.dram_latency + extra


@compile_inline
def _system_turn(C: MemoryConstants, S: MemoryState, cost: int) -> int:
    """Keep the port of the system-level cache busy for so many ticks more and return when they begin."""
    S.level_stats[C.slc].busy += cost
    port = words_at(S, C.levels[C.slc].port)
    free = max(port[0], S.now)
    port[0] = free + cost
    return free


@compile_callee
def _system_level(C: MemoryConstants, S: MemoryState, byte: int, size_b: int, write: int, t: int, extra: int) -> int:
    """Ask the system-level cache, or DRAM where there is none or it misses, for a sector (the smaller of L2's and its own).

    A dirty sector is written to DRAM once, and charged where it becomes dirty: not again when it is replaced. Where the next
    launch overwrites it here (`C.slc_warm`), this level's port takes it then, and DRAM never does.
    """
    level = C.levels[C.slc]
    if level.ways == 0:
        return t if write == REPLACED else _dram(C, S, byte, size_b, write, t, extra)
    cost = 0 if write == REPLACED and C.slc_warm else level.sector_ticks
    start = max(t, _system_turn(C, S, cost))
    line = byte >> level.line_shift
    low = (byte >> level.sector_shift) - (line << (level.line_shift - level.sector_shift))
    held, missing, at = probe(S, level, 0, line, 1 << low, 1 if write else 0, start)
    stats = S.level_stats[C.slc]
    stats.requests += 1
    stats.sectors += 1
    if held:
        stats.hits += 1
        stats.hit_sectors += 1
    if write:
        if write == PASSED and (missing or S.new_dirty > 0) and C.slc_warm == 0:
            _dram(C, S, byte, size_b, 1, start, 0)
        return start
    fills = words_at(S, at)
    if held:
        return max(start + level.latency + extra, fills[0])
    fill = _dram(C, S, byte, 1 << level.sector_shift, 0, max(start, S.reserved), extra)
    fills[0] = max(fills[0], fill)
    return fill


@compile_callee
def _below_l2(C: MemoryConstants, S: MemoryState, line: int, mask: int, write: int, t: int, extra: int) -> int:
    """Ask what is below L2 for sectors of one of its lines; return when all of them are there."""
    l2 = C.levels[C.l2]
    shift = l2.sector_shift
    step = 1 << min(shift, C.levels[C.slc].sector_shift)
    ready = t
    while mask:
        low = popcount((mask & -mask) - 1)
        mask &= mask - 1
        byte = (line << l2.line_shift) + (low << shift)
        end = byte + (1 << shift)
        while byte < end:
            ready = max(ready, _system_level(C, S, byte, step, write, t, extra))
            byte += step
    return ready


@compile_callee
def shared(C: MemoryConstants, S: MemoryState, line: int, mask: int, size_b: int, write: int, t: int, extra: int) -> int:
    """Ask L2 for `size_b` bytes in sectors of one of its lines and return when they are at the core.

    What L2 looks up and fetches are whole sectors; what its port moves are the bytes, fewer where the level above has smaller
    sectors.
    """
    level = C.levels[C.l2]
    sectors = popcount(mask)
    moved_b = size_b + C.write_request_b if write else size_b
    cost = (moved_b * level.sector_ticks) >> level.sector_shift
    if write:
        cost = (cost * C.write_ticks) >> 20
    else:
        cost = max(cost, S.turn_ticks)
    port = words_at(S, level.port)
    bank = (line ^ (line >> 7)) % level.banks
    free = max(port[bank], S.now)
    port[bank] = free + cost
    start = max(t, free)
    stats = S.level_stats[C.l2]
    stats.requests += 1
    stats.sectors += sectors
    stats.busy += cost
    S.l2_b += size_b
    held, missing, at, evicted, dirty, new_dirty, reserved = _look_up(S, level, 0, line, mask, write, start)
    hit = popcount(held)
    stats.hit_sectors += hit
    if hit == sectors:
        S.l2_hit_b += size_b
    elif hit:
        S.l2_hit_b += size_b * hit // sectors
    ready = start
    if write:
        stats.hits += 1 if hit == sectors else 0
        if missing:
            _below_l2(C, S, line, missing, PASSED, start, 0)
        if new_dirty and C.warm == 0:
            # a launch leaves its dirty sectors to the next one, which replaces them: charged where they become dirty
            if C.slc_warm:
                slc = C.levels[C.slc]
                _system_turn(C, S, (slc.sector_ticks * new_dirty << level.sector_shift) >> slc.sector_shift)
            else:
                _dram(C, S, line << level.line_shift, new_dirty << level.sector_shift, 1, start, 0)
    else:
        ready += level.latency + extra
        fills = words_at(S, at)
        fill = fills[0]
        if missing == 0:
            stats.hits += 1
            stats.merged += 1 if fill > ready else 0
        else:
            fill = max(fill, _below_l2(C, S, line, missing, 0, max(start, reserved, _oldest_fill(S, level, 0)), extra))
            fills[0] = fill
            _take_register(S, level, 0, fill - extra)  # given back when the data are there, not when the core has them
        ready = max(ready, fill)
    if dirty and C.levels[C.slc].ways:
        _below_l2(C, S, evicted, dirty, REPLACED, start, 0)
    return ready


@compile_callee
def below(C: MemoryConstants, S: MemoryState, level: Level, line: int, mask: int, write: int, t: int, extra: int) -> int:
    """Ask L2 for sectors of a line of `level` above it, in L2's lines; return when all of them are there."""
    l2 = C.levels[C.l2]
    up_sector = level.sector_shift
    first = line << level.line_shift
    if level.line_shift <= l2.line_shift and (up_sector == l2.sector_shift or level.line_shift <= l2.sector_shift):
        at = first >> l2.line_shift
        place = (first - (at << l2.line_shift)) >> l2.sector_shift
        wanted = mask << place if up_sector == l2.sector_shift else 1 << place
        return shared(C, S, at, wanted, popcount(mask) << up_sector, write, t, extra)
    last = -1
    wanted = 0
    size_b = 0
    ready = t
    step = min(up_sector, l2.sector_shift)
    while mask:
        low = popcount((mask & -mask) - 1)
        mask &= mask - 1
        byte = first + (low << up_sector)
        end = byte + (1 << up_sector)
        while byte < end:
            at = byte >> l2.line_shift
            if at != last:
                if wanted:
                    ready = max(ready, shared(C, S, last, wanted, size_b, write, t, extra))
                last = at
                wanted = 0
                size_b = 0
            wanted |= 1 << ((byte - (at << l2.line_shift)) >> l2.sector_shift)
            size_b += 1 << step
            byte += 1 << step
    if wanted:
        ready = max(ready, shared(C, S, last, wanted, size_b, write, t, extra))
    return ready


@compile_callee
def access(
    C: MemoryConstants, S: MemoryState, number: int, instance: int, line: int, mask: int, write: int, t: int, latency: int,
    extra: int,
) -> int:  # fmt: skip
    """Serve one transaction at its first level at `t` and return when its sectors are there.

    `latency` is that of a hit, `extra` what the path adds to the latency of the levels below. S.started becomes the time the
    first level could begin: later than `t` where all its miss registers were taken.
    """
    level = C.levels[number]
    S.started = t
    if C.tlb >= 0:
        page = (line << level.line_shift) >> C.page_shift
        tlb = C.levels[C.tlb]
        last = words_at(S, tlb.ring + instance)
        known = 1
        if last[0] != page + 1:  # the page of the access before is there, and the last one used
            known, _, _ = probe(S, tlb, instance, page, 1, 0, t)
            last[0] = page + 1
        if known == 0:
            asked = words_at(S, tlb.port + instance)
            begin = max(asked[0], S.now)  # the pages asked for before come first
            asked[0] = begin + tlb.sector_ticks
            t = max(t, begin) + C.tlb_miss
    if level.ways == 0:
        return below(C, S, level, line, mask, write, t, extra)
    stats = S.level_stats[number]
    stats.requests += 1
    stats.sectors += popcount(mask)
    held, missing, at, evicted, dirty, _, reserved = _look_up(S, level, instance, line, mask, write, t)
    stats.hit_sectors += popcount(held)
    ready = t + latency
    if write:
        stats.hits += 1 if held == mask else 0
        if missing:
            below(C, S, level, line, missing, 1, t, 0)
    elif missing == 0:
        stats.hits += 1
        fill = words_at(S, at)[0]
        if fill > ready:
            stats.merged += 1
            ready = fill
    else:
        fills = words_at(S, at)
        S.started = max(S.started, reserved, _oldest_fill(S, level, instance))
        t = max(t, S.started)  # an access that waits for its page keeps no other from beginning
        ready = max(below(C, S, level, line, missing, 0, t, extra), t + latency)
        fills[0] = max(fills[0], ready)
        _take_register(S, level, instance, ready)
    if dirty:
        below(C, S, level, evicted, dirty, 1, t, 0)
    return ready
