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
carry two arrays. Rules for reads, writes and sectors are those of `mgpusim.memory.caches`; this is a second implementation of
them (recency by stamps instead of order), and tests hold the two against each other.

Ports count work from the present (`S[NOW]`) on, whatever time in the future a request is for: a request that waits for
something else first does not block those that arrive before it.
"""

from __future__ import annotations

from mgpusim.memory.cache_fields import LRU, PLRU, WRITE_BACK
from mgpusim.memory.cache_kernels import set_of
from mgpusim.memory.timed_fields import (
    ALLOCATE,
    BANK_BASE,
    BANKS,
    BASE,
    BUSY,
    CLOCK,
    DRAM_BANKS,
    DRAM_BUSY,
    DRAM_END,
    DRAM_LATENCY,
    DRAM_READ_B,
    DRAM_TICKS,
    DRAM_WRITE_TICKS,
    EVICTED,
    EVICTED_DIRTY,
    FOLD,
    HIT_SECTORS,
    HITS,
    INDEX_MASK,
    L2,
    L2_B,
    L2_HIT_B,
    LATENCY,
    LINE_SHIFT,
    MERGED,
    MSHRS,
    NEW_DIRTY,
    NOW,
    PAGE_SHIFT,
    PASSED,
    POLICY,
    PORT,
    REPLACED,
    REPLACEMENT,
    REQUESTS,
    RESERVED,
    RESERVES,
    RING,
    ROW_B,
    SECTOR_SHIFT,
    SECTOR_TICKS,
    SECTORS,
    SEED,
    SETS,
    SLC,
    STARTED,
    STATS,
    STRIDE,
    TLB,
    TLB_MISS,
    WARM,
    WAYS,
    WRITE_REQUEST_B,
    WRITE_TICKS,
)
from mgpusim.native.jit import Int64s, add, compile_callee, compile_inline, compile_kernel, get, popcount, put


@compile_callee
def probe(C: Int64s, S: Int64s, level: int, instance: int, line: int, mask: int, write: int, t: int) -> tuple[int, int]:
    """Look `mask` of `line` up at `t` and bring it in; return the sectors held before and where the fill time is (-1: passed by).

    S[RESERVED]: when the line replaced could be, if it waits for its own fill still. S[EVICTED], S[EVICTED_DIRTY]: that line and
    its dirty sectors; S[NEW_DIRTY]: sectors that this write made dirty.
    """
    ways = get(C, level + WAYS)
    sets = get(C, level + SETS)
    index = set_of(line, sets, get(C, level + FOLD), get(C, level + INDEX_MASK))
    block = get(C, level + BASE) + (instance * sets + index) * get(C, level + STRIDE)
    replacement = get(C, level + REPLACEMENT)
    policy = get(C, level + POLICY)
    allocate = get(C, level + ALLOCATE)
    put(S, EVICTED_DIRTY, 0)
    put(S, NEW_DIRTY, 0)
    put(S, RESERVED, 0)
    way = 0
    while way < ways and get(S, block + way) != line:
        way += 1
    word = block + ways
    if way == ways:
        if write > allocate:
            return 0, -1
        way = 0
        while way < ways and get(S, block + way) >= 0:
            way += 1
        if way == ways:
            way = _victim(S, block, ways, replacement)
            if get(C, level + RESERVES) and get(S, word + ways + way) > t:
                way = _unreserved(S, block, ways, replacement, t)
                put(S, RESERVED, max(0, get(S, word + ways + way)))
            put(S, EVICTED, get(S, block + way))
            put(S, EVICTED_DIRTY, (get(S, word + way) >> 32) & 0xFFFFFFFF)
        put(S, block + way, line)
        put(S, word + way, 0)
        put(S, word + ways + way, 0)
    if replacement == PLRU:
        tree = get(S, block + 4 * ways)
        node = 1
        half = ways >> 1
        while half > 0:  # every node on the path points away from this way
            right = 1 if way & half else 0
            tree = (tree | (1 << node)) ^ (right << node)
            node = 2 * node + right
            half >>= 1
        put(S, block + 4 * ways, tree)
    else:
        add(S, CLOCK, 1)
        put(S, word + 2 * ways + way, get(S, CLOCK))
    old = get(S, word + way)
    held = old & mask
    kept = mask
    if write:
        if not allocate:
            kept = held
        if policy == WRITE_BACK:
            put(S, NEW_DIRTY, popcount(kept & ~(old >> 32)))
            kept |= kept << 32
        elif policy == 0:  # the write passes and what it makes stale goes; an emptied way is the first to be filled again
            old &= ~mask
            kept = 0
            held = 0
            if old == 0:
                put(S, block + way, -1)
    put(S, word + way, old | kept)
    return held, word + ways + way


@compile_callee
def _victim(S: Int64s, block: int, ways: int, replacement: int) -> int:
    """Return the way to replace in a full set."""
    way = 0
    if replacement == LRU:
        stamp = block + 3 * ways
        for other in range(1, ways):
            if get(S, stamp + other) < get(S, stamp + way):
                way = other
    elif replacement == PLRU:
        tree = get(S, block + 4 * ways)
        node = 1
        while node < ways:
            node = 2 * node + ((tree >> node) & 1)
        way = node - ways
    else:
        seed = (get(S, SEED) * 1103515245 + 12345) & 0x7FFFFFFF  # the generator shown in ISO C11 7.22.2.2
        put(S, SEED, seed)
        way = (seed >> 16) % ways
    return way


@compile_callee
def _unreserved(S: Int64s, block: int, ways: int, replacement: int, t: int) -> int:
    """Return the way to replace of those whose data are there at `t`, or else the one whose data come first."""
    fill = block + 2 * ways
    stamp = block + 3 * ways
    free = -1
    first = 0
    for way in range(ways):
        arrival = get(S, fill + way)
        if arrival <= t and (free < 0 or (replacement == LRU and get(S, stamp + way) < get(S, stamp + free))):
            free = way
        if arrival < get(S, fill + first):
            first = way
    return free if free >= 0 else first


@compile_callee
def _oldest_fill(C: Int64s, S: Int64s, level: int, instance: int) -> int:
    """Return when a miss register is free: each is given back in the order it was taken."""
    mshrs = get(C, level + MSHRS)
    ring = get(C, level + RING) + instance * (mshrs + 1)
    return get(S, ring + 1 + get(S, ring))


@compile_callee
def _take_register(C: Int64s, S: Int64s, level: int, instance: int, fill: int) -> None:
    mshrs = get(C, level + MSHRS)
    ring = get(C, level + RING) + instance * (mshrs + 1)
    head = get(S, ring)
    put(S, ring + 1 + head, fill)
    head += 1
    put(S, ring, head if head < mshrs else 0)


@compile_inline
def bank_of(byte: int, banks: int) -> int:
    """Return the bank of DRAM that holds a byte: stretches of `ROW_B` bytes are spread at random, whatever the stride."""
    row = byte // ROW_B
    mixed = ((row ^ (row >> 15)) & 0x7FFFFFFF) * 0x1E3779B1 & 0x7FFFFFFF
    mixed = (mixed ^ (mixed >> 12)) * 0x1E3779B1 & 0x7FFFFFFF
    return (mixed ^ (mixed >> 15)) % banks


@compile_callee
def _dram(C: Int64s, S: Int64s, byte: int, size_b: int, write: int, t: int, extra: int) -> int:
    """Move bytes that one bank of DRAM holds and return when a read has arrived."""
    cost = (size_b * get(C, DRAM_WRITE_TICKS if write else DRAM_TICKS) + (1 << 19)) >> 20
    port = get(C, BANK_BASE) + bank_of(byte, get(C, DRAM_BANKS))
    free = max(get(S, port), get(S, NOW))
    put(S, port, free + cost)
    put(S, DRAM_END, max(get(S, DRAM_END), free + cost))
    add(S, DRAM_BUSY, cost)
    add(S, DRAM_READ_B + write, size_b)
    return max(t, free) + cost + get(C, DRAM_LATENCY) + extra


@compile_callee
def _system_level(C: Int64s, S: Int64s, byte: int, size_b: int, write: int, t: int, extra: int) -> int:
    """Ask the system-level cache, or DRAM where there is none or it misses, for a sector (the smaller of L2's and its own).

    A dirty sector is written to DRAM once, and charged where it becomes dirty: not again when it is replaced.
    """
    level = get(C, SLC)
    if get(C, level + WAYS) == 0:
        return t if write == REPLACED else _dram(C, S, byte, size_b, write, t, extra)
    port = get(C, level + PORT)
    cost = get(C, level + SECTOR_TICKS)
    free = max(get(S, port), get(S, NOW))
    put(S, port, free + cost)
    start = max(t, free)
    line = byte >> get(C, level + LINE_SHIFT)
    low = (byte >> get(C, level + SECTOR_SHIFT)) - (line << (get(C, level + LINE_SHIFT) - get(C, level + SECTOR_SHIFT)))
    held, at = probe(C, S, level, 0, line, 1 << low, 1 if write else 0, start)
    stats = get(C, level + STATS)
    add(S, stats + REQUESTS, 1)
    add(S, stats + SECTORS, 1)
    add(S, stats + BUSY, cost)
    if held:
        add(S, stats + HITS, 1)
        add(S, stats + HIT_SECTORS, 1)
    if write:
        kept = held + get(C, level + ALLOCATE) > 0 and get(C, level + POLICY) == WRITE_BACK
        if write == PASSED and (not kept or get(S, NEW_DIRTY) > 0):
            _dram(C, S, byte, size_b, 1, start, 0)
        return start
    if held:
        return max(start + get(C, level + LATENCY) + extra, get(S, at))
    fill = _dram(C, S, byte, 1 << get(C, level + SECTOR_SHIFT), 0, max(start, get(S, RESERVED)), extra)
    put(S, at, max(get(S, at), fill))
    return fill


@compile_callee
def _below_l2(C: Int64s, S: Int64s, line: int, mask: int, write: int, t: int, extra: int) -> int:
    """Ask what is below L2 for sectors of one of its lines; return when all of them are there."""
    level = get(C, L2)
    shift = get(C, level + SECTOR_SHIFT)
    step = 1 << min(shift, get(C, get(C, SLC) + SECTOR_SHIFT))
    ready = t
    while mask:
        low = popcount((mask & -mask) - 1)
        mask &= mask - 1
        byte = (line << get(C, level + LINE_SHIFT)) + (low << shift)
        end = byte + (1 << shift)
        while byte < end:
            ready = max(ready, _system_level(C, S, byte, step, write, t, extra))
            byte += step
    return ready


@compile_callee
def shared(C: Int64s, S: Int64s, line: int, mask: int, size_b: int, write: int, t: int, extra: int) -> int:
    """Ask L2 for `size_b` bytes in sectors of one of its lines and return when they are at the core.

    What L2 looks up and fetches are whole sectors; what its port moves are the bytes, fewer where the level above has smaller
    sectors.
    """
    level = get(C, L2)
    sectors = popcount(mask)
    sector_shift = get(C, level + SECTOR_SHIFT)
    moved_b = size_b + get(C, WRITE_REQUEST_B) if write else size_b
    cost = (moved_b * get(C, level + SECTOR_TICKS)) >> sector_shift
    if write:
        cost = (cost * get(C, WRITE_TICKS)) >> 20
    banks = get(C, level + BANKS)
    port = get(C, level + PORT) + (line ^ (line >> 7)) % banks
    free = max(get(S, port), get(S, NOW))
    put(S, port, free + cost)
    start = max(t, free)
    stats = get(C, level + STATS)
    add(S, stats + REQUESTS, 1)
    add(S, stats + SECTORS, sectors)
    add(S, stats + BUSY, cost)
    add(S, L2_B, size_b)
    held, at = probe(C, S, level, 0, line, mask, write, start)
    reserved = get(S, RESERVED)
    hit = popcount(held)
    add(S, stats + HIT_SECTORS, hit)
    add(S, L2_HIT_B, size_b * hit // sectors)
    dirty = get(S, EVICTED_DIRTY)
    evicted = get(S, EVICTED)
    new_dirty = get(S, NEW_DIRTY)
    missing = mask & ~held
    ready = start
    if write:
        add(S, stats + HITS, 1 if hit == sectors else 0)
        if get(C, level + POLICY) != WRITE_BACK:
            missing = mask
        elif get(C, level + ALLOCATE):
            missing = 0
        if missing:
            _below_l2(C, S, line, missing, PASSED, start, 0)
        if new_dirty and get(C, WARM) == 0:
            # a launch leaves its dirty sectors to the next one, which replaces them: charged where they become dirty
            _dram(C, S, line << get(C, level + LINE_SHIFT), new_dirty << sector_shift, 1, start, 0)
    else:
        ready += get(C, level + LATENCY) + extra
        fill = get(S, at)
        if missing == 0:
            add(S, stats + HITS, 1)
            add(S, stats + MERGED, 1 if fill > ready else 0)
        else:
            fill = max(fill, _below_l2(C, S, line, missing, 0, max(start, reserved, _oldest_fill(C, S, level, 0)), extra))
            put(S, at, fill)
            _take_register(C, S, level, 0, fill)
        ready = max(ready, fill)
    if dirty and get(C, get(C, SLC) + WAYS):
        _below_l2(C, S, evicted, dirty, REPLACED, start, 0)
    return ready


@compile_callee
def below(C: Int64s, S: Int64s, level: int, line: int, mask: int, write: int, t: int, extra: int) -> int:
    """Ask L2 for sectors of a line of `level` above it, in L2's lines; return when all of them are there."""
    down = get(C, L2)
    up_sector = get(C, level + SECTOR_SHIFT)
    down_line = get(C, down + LINE_SHIFT)
    down_sector = get(C, down + SECTOR_SHIFT)
    first = line << get(C, level + LINE_SHIFT)
    last = -1
    wanted = 0
    size_b = 0
    ready = t
    step = min(up_sector, down_sector)
    while mask:
        low = popcount((mask & -mask) - 1)
        mask &= mask - 1
        byte = first + (low << up_sector)
        end = byte + (1 << up_sector)
        while byte < end:
            at = byte >> down_line
            if at != last:
                if wanted:
                    ready = max(ready, shared(C, S, last, wanted, size_b, write, t, extra))
                last = at
                wanted = 0
                size_b = 0
            wanted |= 1 << ((byte - (at << down_line)) >> down_sector)
            size_b += 1 << step
            byte += 1 << step
    if wanted:
        ready = max(ready, shared(C, S, last, wanted, size_b, write, t, extra))
    return ready


@compile_callee
def access(
    C: Int64s, S: Int64s, level: int, instance: int, line: int, mask: int, write: int, t: int, latency: int, extra: int
) -> int:
    """Serve one transaction at its first level at `t` and return when its sectors are there.

    `latency` is that of a hit, `extra` what the path adds to the latency of the levels below. S[STARTED] becomes the time the
    first level could begin: later than `t` where all its miss registers were taken.
    """
    put(S, STARTED, t)
    if get(C, TLB) > 0:
        page = (line << get(C, level + LINE_SHIFT)) >> get(C, PAGE_SHIFT)
        known, _ = probe(C, S, get(C, TLB), instance, page, 1, 0, t)
        if known == 0:
            t += get(C, TLB_MISS)
    if get(C, level + WAYS) == 0:
        return below(C, S, level, line, mask, write, t, extra)
    stats = get(C, level + STATS)
    sectors = popcount(mask)
    add(S, stats + REQUESTS, 1)
    add(S, stats + SECTORS, sectors)
    held, at = probe(C, S, level, instance, line, mask, write, t)
    add(S, stats + HIT_SECTORS, popcount(held))
    dirty = get(S, EVICTED_DIRTY)
    evicted = get(S, EVICTED)
    ready = t + latency
    if write:
        add(S, stats + HITS, 1 if held == mask else 0)
        passed = mask
        if at >= 0 and get(C, level + POLICY) == WRITE_BACK:
            passed = 0 if get(C, level + ALLOCATE) else mask & ~held
        if passed:
            below(C, S, level, line, passed, 1, t, 0)
    elif held == mask:
        add(S, stats + HITS, 1)
        fill = get(S, at)
        if fill > ready:
            add(S, stats + MERGED, 1)
            ready = fill
    else:
        t = max(t, get(S, RESERVED), _oldest_fill(C, S, level, instance))
        put(S, STARTED, t)
        ready = max(below(C, S, level, line, mask & ~held, 0, t, extra), t + latency)
        put(S, at, max(get(S, at), ready))
        _take_register(C, S, level, instance, ready)
    if dirty:
        below(C, S, level, evicted, dirty, 1, t, 0)
    return ready


@compile_kernel
def replay(C: Int64s, S: Int64s, requests: Int64s, latencies: Int64s, ready: Int64s) -> None:
    """Serve a stream: rows of `requests` are (ticks, level offset, instance, line, mask, write), of `latencies` (latency, extra).

    `ready` becomes the ticks at which each is there, int64 (n,). Times must not fall: they are the present.
    """
    for i in range(ready.size):
        r = 6 * i
        put(S, NOW, requests[r])
        ready[i] = access(
            C, S, requests[r + 1], requests[r + 2], requests[r + 3], requests[r + 4], requests[r + 5], requests[r],
            latencies[2 * i], latencies[2 * i + 1],
        )  # fmt: skip
