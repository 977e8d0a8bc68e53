"""The SIMT core: warps of the resident work groups, issuing through the sub-cores of all simulated shader cores.

One compiled function over flat int64 arrays. `C` is what does not change: the lowered program, the GPU, the layout of `S`,
the state. Streams come in chunks of work groups; the function returns where it wants the next chunk and is called again.

A sub-core issues one micro-operation at a time. A warp's next one may issue once its operands are there, as the family's
dependency rule says, and once its pipe is free; of the warps that may, the scheduling policy takes one. Results have a ready
time that is known when their producer issues, so nothing happens between issues and time jumps from one to the next.

Cores and sub-cores advance in turns of WINDOW cycles, so that those sharing a cache or a port meet in nearly the right order:
never more than a window apart. Ties are broken by index: the same input gives the same result.

Ready times carry the class of what they wait for in their low four bits, so that a maximum says why, too.
"""

from __future__ import annotations

from mgpusim.engine.event.layout import (
    ALU,
    APART,
    APART_BEGIN,
    APART_END,
    ARRIVED,
    ASLEEP,
    ATOMIC,
    ATOMIC_BASE,
    ATOMIC_PORT,
    ATOMIC_RATE_TICKS,
    ATOMIC_SHIFT,
    ATOMIC_SLOTS,
    BARRIER,
    BARRIER_TICKS,
    BEGIN,
    BLOCK,
    BLOCK_FIELDS,
    BLOCKS,
    BUCKETS,
    BYTES,
    CLASS,
    CONSTANT,
    CORES,
    COUNT,
    CURRENT,
    CURSOR,
    DEPENDENCY,
    DEPENDS,
    DEVICE_TICKS,
    DISPATCH_FREE,
    DONE_FP,
    DONE_ISSUE,
    DST,
    END,
    END_TIME,
    ENTRIES,
    ENTRY,
    EXTRA_TICKS,
    FETCH_B_TICKS,
    FETCH_TICKS,
    FINISHED,
    FRESH,
    GLOBAL_ATOMIC,
    GROUP,
    GROUP_BASE,
    GROUP_CORE,
    GROUP_FIELDS,
    GROUP_SLOTS,
    GROUP_TICKS,
    GTO,
    H_DRAM,
    H_FP,
    H_ISSUE,
    H_L2,
    H_LOCAL,
    H_LSU,
    H_TEXTURE,
    HEAP_BASE,
    HIST_BASE,
    HIST_SHIFT,
    HIT_TICKS,
    ICACHE_B,
    ICACHE_BASE,
    IN_LOOP,
    IN_ORDER,
    INFINITE,
    INSTRUCTIONS,
    ISSUE,
    JOIN,
    KIND,
    LAST_CHUNK,
    LATENCY,
    LEAST_TICKS,
    LEFT,
    LEVEL,
    LINE,
    LINE_BASE,
    LOADED_ROWS,
    LOCAL,
    LOCAL_ATOMIC,
    LOCAL_ATOMIC_TICKS,
    LOG_GROUPS,
    LOOP,
    LOOP_SINCE,
    LRR,
    LSU,
    MASK_BASE,
    MASK_WORDS,
    MAX_SLICES,
    MEMORY,
    N_BLOCKS,
    N_HIST,
    N_MASKS,
    N_PARKED,
    N_PENDING,
    N_PIPES,
    N_SLICES,
    N_UNITS,
    NEXT,
    NEXT_ROW,
    NEXT_WARP,
    NUMBER,
    OLDEST,
    OP_FIELDS,
    OPS,
    PARKED,
    PC,
    PC_END,
    PENDING_BASE,
    PER_COST,
    PER_LANE,
    PER_PHASE,
    PER_SUB,
    PIPE,
    PIPE_BUSY,
    PIPE_TICKS,
    PIPE_WHY,
    PIPES,
    PLACE_BITS,
    POLICY,
    QUEUE,
    RANK,
    RANK_BASE,
    RANKS,
    REPEAT,
    ROW,
    S_ATOMIC,
    S_BARRIER,
    S_CONSTANT,
    S_FETCH,
    S_ISSUE,
    S_LOCAL,
    S_LSU,
    S_MEMORY,
    S_NOT_SELECTED,
    S_PIPE,
    S_SEQUENCE,
    S_SFU,
    S_TEXTURE,
    S_TEXTURE_UNIT,
    SEQUENCE,
    SINCE,
    SITE,
    SITE_BASE,
    SITE_DRAM_B,
    SITE_FIELDS,
    SITE_HITS,
    SITE_L2_B,
    SITE_L2_HIT_B,
    SITE_REQUESTS,
    SITE_STATS,
    SITE_TX,
    SITES,
    SLICE_FIELDS,
    SLOT_BASE,
    SLOTS,
    SOURCES,
    SPILLS,
    SRC,
    SRC_END,
    STALL_BASE,
    STEP,
    SUB,
    SUB_BASE,
    SUB_CORES,
    SUB_FIELDS,
    SYNC_FLAGS,
    SYNC_MEMORY,
    SYNC_OTHER,
    TEXTURE,
    TIME,
    TURN_TICKS,
    TURN_WARPS,
    TURNAROUND_TICKS,
    UNIT,
    UNIT_BASE,
    UNIT_BUSY,
    UNROLL,
    UNROLLED_BEGIN,
    UNROLLED_END,
    VISIT,
    VISIT_END,
    WAITING,
    WARP_BASE,
    WARP_FIELDS,
    WARP_TICKS,
    WARPS,
    WINDOW,
    WRITE,
)
from mgpusim.memory.timed import access, probe, shared
from mgpusim.memory.timed_fields import DRAM_READ_B, DRAM_WRITE_B, L2, L2_B, L2_HIT_B, NOW, SECTOR_SHIFT, STARTED
from mgpusim.native.jit import Int64s, add, compile_callee, compile_inline, compile_native, get, popcount, put


@compile_callee
def _tally(C: Int64s, S: Int64s, kind: int, t: int, ticks: int) -> None:
    """Add to a histogram over time; where time leaves it, two buckets become one."""
    base = get(C, HIST_BASE)
    at = t >> get(S, HIST_SHIFT)
    while at >= BUCKETS:
        for h in range(N_HIST):
            row = base + h * BUCKETS
            for i in range(BUCKETS // 2):
                put(S, row + i, get(S, row + 2 * i) + get(S, row + 2 * i + 1))
            for i in range(BUCKETS // 2, BUCKETS):
                put(S, row + i, 0)
        add(S, HIST_SHIFT, 1)
        at = t >> get(S, HIST_SHIFT)
    add(S, base + kind * BUCKETS + at, ticks)


@compile_callee
def _atomics(C: Int64s, S: Int64s, tx: Int64s, site: int, first: int, last: int, start: int) -> int:
    """Run a warp's atomics on global memory, words in ascending order, and return when their results are there.

    L2 takes what falls into one line as one transaction. The line is held for a turn of each of its sectors and, on one word, of
    each lane that asks for it; for `LINE_TURNS` at least where the warp has several transactions.
    """
    shift = get(C, ATOMIC_SHIFT)
    sector_shift = get(C, get(C, L2) + SECTOR_SHIFT)
    scattered = get(tx, 2 * first) >> shift != get(tx, 2 * last - 2) >> shift
    ready = start
    i = first
    while i < last:
        line = get(tx, 2 * i) >> shift
        words = 0
        lanes = 0
        mask = 0
        while i < last and get(tx, 2 * i) >> shift == line:
            words += 1
            lanes += get(tx, 2 * i + 1)
            mask |= 1 << ((get(tx, 2 * i) & ((1 << shift) - 1)) >> (sector_shift - 2))
            i += 1
        sectors = popcount(mask)
        port = max(get(S, ATOMIC_PORT), get(S, NOW))
        put(S, ATOMIC_PORT, port + sectors * get(C, ATOMIC_RATE_TICKS))
        there = shared(C, S, line, mask, sectors << sector_shift, 0, max(start, port), 0)
        shared(C, S, line, mask, 0, 1, max(start, port), 0)  # what it leaves is dirty
        chain = get(C, ATOMIC_BASE) + line % get(C, ATOMIC_SLOTS)
        held = sectors * lanes * get(C, site + TURN_TICKS) // words
        if scattered:
            held = max(held, get(C, site + LEAST_TICKS))
        done = max(max(start, port), get(S, chain)) + held
        put(S, chain, done)
        ready = max(ready, max(done, there))
    return ready


@compile_callee
def _memory(C: Int64s, S: Int64s, entries: Int64s, tx: Int64s, site_id: int, entry: int, core: int, now: int) -> int:
    """Run a memory instruction through its unit and the caches; return when its result is there."""
    site = get(C, SITES) + site_id * SITE_FIELDS
    unit = get(C, site + UNIT)
    port = get(C, UNIT_BASE) + core * N_UNITS + unit
    e = 4 * entry
    first = get(entries, e + 3)
    last = get(entries, e + 7)
    lanes = get(entries, e + 1)
    units = get(entries, e)
    cost = max(units * get(C, site + PER_COST), min(lanes * get(C, site + PER_LANE), units * get(C, site + PER_PHASE)))
    atomic = get(C, site + ATOMIC)
    start = max(now, get(S, port))
    ready = start + max(0, cost - get(C, site + PER_COST)) + get(C, site + HIT_TICKS)
    stats = get(C, SITE_BASE) + site_id * SITE_STATS
    add(S, stats + SITE_REQUESTS, 1)
    add(S, stats + SITE_TX, last - first)
    extra = get(C, site + EXTRA_TICKS)
    write = get(C, site + WRITE)
    end = start + cost
    if atomic == LOCAL_ATOMIC:
        cost += (1 + get(entries, e + 2)) * get(C, LOCAL_ATOMIC_TICKS)
        end = start + cost
        ready = end + get(C, site + HIT_TICKS)
    elif atomic == GLOBAL_ATOMIC:
        ready = max(ready, _atomics(C, S, tx, site, first, last, start) + extra)
    elif last > first:
        level = get(C, site + LEVEL)
        hit = get(C, site + HIT_TICKS)
        step = cost // (last - first)
        t = start
        stalled = 0
        before = get(S, L2_B)
        before_hit = get(S, L2_HIT_B)
        before_dram = get(S, DRAM_READ_B) + get(S, DRAM_WRITE_B)
        hits = 0
        missed = get(C, site + PER_COST) if unit == LSU and write == 0 else 0  # a line that misses takes its cycle
        busy = 0
        for i in range(first, last):
            found = access(C, S, level, core, get(tx, 2 * i), get(tx, 2 * i + 1), write, t, hit, extra)
            took = step if found <= t + hit else max(step, missed)
            hits += 1 if found <= t + hit else 0
            late = get(S, STARTED) - t
            if late > 0 and write == 0:  # all miss registers taken: the unit waits with what is behind
                t += late
                stalled += late
            t += took
            busy += took
            ready = max(ready, found)
        end += stalled + max(0, busy - cost)
        cost = max(cost, busy)
        add(S, stats + SITE_HITS, hits)
        asked = get(S, L2_B) - before
        moved = get(S, DRAM_READ_B) + get(S, DRAM_WRITE_B) - before_dram
        add(S, stats + SITE_L2_B, asked)
        if asked:
            _tally(C, S, H_L2, start, asked)
        if moved:
            _tally(C, S, H_DRAM, start, moved)
        add(S, stats + SITE_L2_HIT_B, get(S, L2_HIT_B) - before_hit)
        add(S, stats + SITE_DRAM_B, moved)
    put(S, port, end)
    add(S, UNIT_BUSY + unit, cost)
    if unit == TEXTURE:
        _tally(C, S, H_TEXTURE, start, cost)
    elif unit == LOCAL:
        _tally(C, S, H_LOCAL, start, cost)
    else:
        _tally(C, S, H_LSU, start, cost)
    return ready


@compile_callee
def _place(C: Int64s, core: int, slot: int, number: int) -> int:
    """Return the warp slot of a group's warp: neighbours go to different sub-cores."""
    n = slot * get(C, TURN_WARPS) + number % get(C, TURN_WARPS)
    subs = get(C, SUB_CORES)
    per_sub = get(C, PER_SUB)
    return (core * subs + n % subs) * per_sub + n // subs


@compile_callee
def _wake(C: Int64s, S: Int64s, sub_index: int, place: int, t: int) -> None:
    """Let a warp of a sub-core be considered from `t` on: push it on the heap of those that wait for a time."""
    sub = get(C, SUB_BASE) + sub_index * SUB_FIELDS
    heap = get(C, HEAP_BASE) + sub_index * get(C, PER_SUB)
    at = get(S, sub + WAITING)
    put(S, sub + WAITING, at + 1)
    key = (t << PLACE_BITS) | place
    while at > 0:
        up = (at - 1) >> 1
        above = get(S, heap + up)
        if above <= key:
            break
        put(S, heap + at, above)
        at = up
    put(S, heap + at, key)
    if t < get(S, sub + NEXT):
        put(S, sub + NEXT, t)


@compile_callee
def _pop(C: Int64s, S: Int64s, sub_index: int) -> int:
    """Take the warp off the heap that waits for the earliest time; return its place in the sub-core."""
    sub = get(C, SUB_BASE) + sub_index * SUB_FIELDS
    heap = get(C, HEAP_BASE) + sub_index * get(C, PER_SUB)
    first = get(S, heap)
    n = get(S, sub + WAITING) - 1
    put(S, sub + WAITING, n)
    key = get(S, heap + n)
    at = 0
    while True:
        down = 2 * at + 1
        if down >= n:
            break
        if down + 1 < n and get(S, heap + down + 1) < get(S, heap + down):
            down += 1
        below = get(S, heap + down)
        if key <= below:
            break
        put(S, heap + at, below)
        at = down
    put(S, heap + at, key)
    return first & ((1 << PLACE_BITS) - 1)


@compile_callee
def _new_rank(C: Int64s, S: Int64s, sub_index: int, place: int) -> int:
    """Return the rank of a new warp: its bit in the masks of the sub-core. Ranks rise with age and close up."""
    sub = get(C, SUB_BASE) + sub_index * SUB_FIELDS
    ranks = 64 * get(C, MASK_WORDS)
    owner = get(C, RANK_BASE) + sub_index * ranks
    rank = get(S, sub + RANKS)
    if rank == ranks:
        masks = get(C, MASK_BASE) + sub_index * N_MASKS * get(C, MASK_WORDS)
        rank = 0
        current = get(S, sub + CURRENT)
        put(S, sub + CURRENT, -1)
        for old in range(ranks):
            mine = get(S, owner + old)
            if mine < 0:
                continue
            if old == current or (old < current and get(C, POLICY) == LRR):  # of one that has ended, its turn is kept
                put(S, sub + CURRENT, rank)
            put(S, owner + old, -1)
            put(S, owner + rank, mine)
            warp = get(C, WARP_BASE) + (sub_index * get(C, PER_SUB) + mine) * WARP_FIELDS
            put(S, warp + RANK, rank)
            for m in range(N_MASKS):
                word = masks + m * get(C, MASK_WORDS)
                bit = (get(S, word + (old >> 6)) >> (old & 63)) & 1
                put(S, word + (old >> 6), get(S, word + (old >> 6)) & ~(1 << (old & 63)))
                put(S, word + (rank >> 6), get(S, word + (rank >> 6)) | (bit << (rank & 63)))
            rank += 1
    put(S, owner + rank, place)
    put(S, sub + RANKS, rank + 1)
    return rank


@compile_callee
def _start_warp(C: Int64s, S: Int64s, rows: Int64s, group: int, index: int, number: int, t: int) -> None:
    warp = get(C, WARP_BASE) + index * WARP_FIELDS
    row = 3 * (get(S, group + ROW) + number)
    put(S, warp + PC, 0)
    put(S, warp + PC_END, 0)
    put(S, warp + VISIT, get(rows, row) - 1)
    put(S, warp + VISIT_END, get(rows, row + 1))
    put(S, warp + CURSOR, get(rows, row + 2))
    put(S, warp + REPEAT, 0)
    put(S, warp + STEP, 0)
    put(S, warp + BLOCK, 0)
    put(S, warp + GROUP, group)
    put(S, warp + NUMBER, number)
    put(S, warp + SINCE, t)
    put(S, warp + DEPENDS, 0)
    put(S, warp + PIPE_WHY, 0)
    put(S, warp + SYNC_MEMORY, 0)
    put(S, warp + SYNC_OTHER, 0)
    put(S, warp + IN_LOOP, -1)
    put(S, warp + FRESH, 1)
    slots = get(C, SLOT_BASE) + index * get(C, SLOTS)
    for i in range(get(C, SLOTS)):
        put(S, slots + i, 0)
    put(S, warp + ASLEEP, 0)
    put(S, warp + PARKED, 0)
    per_sub = get(C, PER_SUB)
    put(S, warp + SUB, index // per_sub)
    put(S, warp + RANK, _new_rank(C, S, index // per_sub, index % per_sub))
    _wake(C, S, index // per_sub, index % per_sub, t)


@compile_callee
def _dispatch(C: Int64s, S: Int64s, rows: Int64s, log: Int64s, core: int, slot: int, t: int) -> int:
    """Start the next group in a free slot; return 0 where none is loaded (the slot then waits)."""
    row = get(S, NEXT_ROW)
    warps = get(C, WARPS)
    if row >= get(S, LOADED_ROWS):
        if get(S, LAST_CHUNK) == 0:
            at = get(C, PENDING_BASE) + 3 * get(S, N_PENDING)
            put(S, at, core)
            put(S, at + 1, slot)
            put(S, at + 2, t)
            add(S, N_PENDING, 1)
        return 0
    put(S, NEXT_ROW, row + warps)
    start = max(t, get(S, DISPATCH_FREE))
    put(S, DISPATCH_FREE, start + get(C, DEVICE_TICKS))
    port = get(C, UNIT_BASE) + get(C, CORES) * N_UNITS + core
    if t > 0:  # in the place of a group that has ended
        start += get(C, TURNAROUND_TICKS)
    start = max(start, get(S, port)) + get(C, GROUP_TICKS)
    group = get(C, GROUP_BASE) + (core * get(C, GROUP_SLOTS) + slot) * GROUP_FIELDS
    sequence = get(S, S_SEQUENCE)
    put(S, S_SEQUENCE, sequence + 1)
    put(S, group + SEQUENCE, sequence)
    put(S, group + LEFT, warps)
    put(S, group + ARRIVED, 0)
    put(S, group + ROW, row)
    put(S, group + GROUP_CORE, core)
    put(log, 4 * sequence, start)
    put(log, 4 * sequence + 2, core)
    put(log, 4 * sequence + 3, slot)
    first = min(warps, get(C, TURN_WARPS))
    put(S, group + NEXT_WARP, first)
    for w in range(first):
        start += get(C, WARP_TICKS)
        _start_warp(C, S, rows, group, _place(C, core, slot, w), w, start)
    put(S, port, start)
    return 1


@compile_callee
def _fetch(C: Int64s, S: Int64s, core: int, block: int, t: int) -> int:
    """Return when the block's instructions are in the core's instruction cache (whole blocks, least recently used out)."""
    capacity = get(C, ICACHE_B)
    n = get(C, N_BLOCKS)
    base = get(C, ICACHE_BASE) + core * (2 * n + 2)
    add(S, base + 1, 1)
    old = get(S, base + 2 + block)
    put(S, base + 2 + block, get(S, base + 1))
    if old > 0:
        return max(t, get(S, base + 2 + n + block))
    blocks = get(C, BLOCKS)
    size = get(C, blocks + block * BLOCK_FIELDS + BYTES)
    add(S, base, size)
    while get(S, base) > capacity:
        victim = -1
        for b in range(n):
            used = get(S, base + 2 + b)
            if used > 0 and b != block and (victim < 0 or used < get(S, base + 2 + victim)):
                victim = b
        if victim < 0:
            break
        put(S, base + 2 + victim, 0)
        add(S, base, -get(C, blocks + victim * BLOCK_FIELDS + BYTES))
    if get(S, base) > capacity:  # larger than the whole cache: fetched at each visit
        put(S, base + 2 + block, 0)
        add(S, base, -size)
    there = t + get(C, FETCH_TICKS) + (size * get(C, FETCH_B_TICKS) >> 10)
    put(S, base + 2 + n + block, there)
    return there


@compile_callee
def _slice(C: Int64s, S: Int64s, slices: Int64s, warp: int, name: int, start: int, end: int) -> None:
    """Note a stretch of a warp of one of the first groups."""
    sequence = get(S, get(S, warp + GROUP) + SEQUENCE)
    n = get(S, N_SLICES)
    if sequence < get(C, LOG_GROUPS) and n < get(C, MAX_SLICES) and end > start:
        at = SLICE_FIELDS * n
        put(slices, at, sequence)
        put(slices, at + 1, get(S, warp + NUMBER))
        put(slices, at + 2, name)
        put(slices, at + 3, start)
        put(slices, at + 4, end)
        put(S, N_SLICES, n + 1)


@compile_callee
def _release(C: Int64s, S: Int64s, slices: Int64s, group: int, slot: int, core: int, t: int) -> None:
    """Let the warps that wait at the group's barrier go on."""
    put(S, group + ARRIVED, 0)
    there = t + get(C, BARRIER_TICKS)
    for number in range(get(C, TURN_WARPS)):
        index = _place(C, core, slot, number)
        warp = get(C, WARP_BASE) + index * WARP_FIELDS
        if get(S, warp + GROUP) == group and get(S, warp + ASLEEP) == 1:
            since = get(S, warp + SINCE)
            line = get(C, get(C, OPS) + (get(S, warp + PC) - 1) * OP_FIELDS + LINE)
            add(S, STALL_BASE + S_BARRIER, there - since)
            add(S, get(C, LINE_BASE) + line * 16 + S_BARRIER, there - since)
            _slice(C, S, slices, warp, -2, since, there)
            put(S, warp + SINCE, there)
            put(S, warp + ASLEEP, 0)
            _wake(C, S, get(S, warp + SUB), index % get(C, PER_SUB), there)


@compile_inline
def _charge(C: Int64s, S: Int64s, warp: int, line: int, now: int, issue: int) -> None:
    """Attribute the time since the warp's last issue to what it waited for, and to the source line that waited."""
    lines = get(C, LINE_BASE) + line * 16
    since = get(S, warp + SINCE)
    depends = get(S, warp + DEPENDS)
    until = min(now, depends >> 4)
    if until > since:
        why = depends & 15
        add(S, STALL_BASE + why, until - since)
        add(S, lines + why, until - since)
        since = until
    if now > since and get(S, warp + PIPE_WHY) > 0:
        why = get(S, warp + PIPE_WHY)
        add(S, STALL_BASE + why, now - since)
        add(S, lines + why, now - since)
    elif now > since:
        add(S, STALL_BASE + S_NOT_SELECTED, now - since)
        add(S, lines + S_NOT_SELECTED, now - since)
    add(S, STALL_BASE + S_ISSUE, issue)
    add(S, lines + S_ISSUE, issue)


@compile_inline
def _park(C: Int64s, S: Int64s, warp: int, op: int, mask: int, why: int, now: int) -> None:
    """Let a warp wait in a mask. The time it waited in another one is charged to that one's reason, not to this one's."""
    put(S, warp + PARKED, mask)
    before = get(S, warp + PIPE_WHY)
    if before != why:
        if before > 0:
            _charge(C, S, warp, get(C, op + LINE), now, 0)
            put(S, warp + SINCE, now)
        put(S, warp + PIPE_WHY, why)


@compile_inline
def _select(C: Int64s, S: Int64s, sub_index: int, core: int, now: int) -> int:
    """Return the place of the warp to issue from, by the policy among those that may, and take its bit off; -1 if none may.

    A warp waits in the mask of what it waits for: 0 nothing, then the pipes, then the core's units.
    """
    sub = get(C, SUB_BASE) + sub_index * SUB_FIELDS
    words = get(C, MASK_WORDS)
    masks = get(C, MASK_BASE) + sub_index * N_MASKS * words
    open_masks = 1
    if get(S, sub + N_PARKED) > 0:
        for p in range(N_PIPES):
            if get(S, sub + PIPES + p) <= now:
                open_masks |= 2 << p
        units = get(C, UNIT_BASE) + core * N_UNITS
        for u in range(N_UNITS):
            if get(S, units + u) - QUEUE <= now:
                open_masks |= (2 << N_PIPES) << u
    policy = get(C, POLICY)
    current = get(S, sub + CURRENT)
    found = -1
    for w in range(words):
        free = 0
        for m in range(N_MASKS if open_masks > 1 else 1):
            if (open_masks >> m) & 1:
                free |= get(S, masks + m * words + w)
        if free == 0:
            continue
        lowest = 64 * w + popcount((free & -free) - 1)
        if policy == OLDEST or (policy == GTO and current < 64 * w):
            if found < 0:
                found = lowest
            break
        if found < 0:
            found = lowest
        if policy == GTO:
            if current < 64 * w + 64 and (free >> (current & 63)) & 1:
                found = current
                break
        else:  # round robin: the first after the current one, else the first of all
            after = free
            if current >= 64 * w:
                after = free & (-2 << (current & 63)) if current < 64 * w + 63 else 0
            if after:
                found = 64 * w + popcount((after & -after) - 1)
                break
    if found < 0:
        return -1
    place = get(S, get(C, RANK_BASE) + sub_index * 64 * words + found)
    warp = get(C, WARP_BASE) + (sub_index * get(C, PER_SUB) + place) * WARP_FIELDS
    mask = get(S, warp + PARKED)
    if mask:
        add(S, sub + N_PARKED, -1)
    word = masks + mask * words + (found >> 6)
    put(S, word, get(S, word) & ~(1 << (found & 63)))
    return place


@compile_callee
def _next_time(C: Int64s, S: Int64s, sub_index: int, core: int) -> int:
    """Return when a sub-core without a warp that may issue has one: a result arrives, a pipe is free."""
    sub = get(C, SUB_BASE) + sub_index * SUB_FIELDS
    soonest = INFINITE
    if get(S, sub + WAITING) > 0:
        soonest = get(S, get(C, HEAP_BASE) + sub_index * get(C, PER_SUB)) >> PLACE_BITS
    if get(S, sub + N_PARKED) > 0:
        words = get(C, MASK_WORDS)
        masks = get(C, MASK_BASE) + sub_index * N_MASKS * words
        for m in range(1, N_MASKS):
            waiting = 0
            for w in range(words):
                waiting |= get(S, masks + m * words + w)
            if waiting:
                if m <= N_PIPES:
                    soonest = min(soonest, get(S, sub + PIPES + m - 1))
                else:
                    soonest = min(soonest, get(S, get(C, UNIT_BASE) + core * N_UNITS + m - 1 - N_PIPES) - QUEUE)
    return soonest


@compile_callee
def _enter(C: Int64s, S: Int64s, visits: Int64s, slices: Int64s, warp: int, core: int, t: int) -> int:
    """Take the warp to its next block (its program in PC..PC_END); return when its instructions are there, -1 at the end."""
    blocks = get(C, BLOCKS)
    block = blocks + get(S, warp + BLOCK) * BLOCK_FIELDS
    add(S, warp + CURSOR, get(S, warp + STEP) * get(C, block + ENTRIES))
    there = t
    if get(S, warp + REPEAT) == 0:
        visit = get(S, warp + VISIT) + 1
        put(S, warp + VISIT, visit)
        put(S, warp + STEP, 0)
        loop = -1
        done = visit >= get(S, warp + VISIT_END)
        if not done:
            b = get(visits, 3 * visit)
            more = visit + 1 < get(S, warp + VISIT_END)
            put(S, warp + APART, 0)
            if (more and get(visits, 3 * visit + 3) == b) or (get(S, warp + FRESH) == 0 and get(S, warp + BLOCK) == b):
                put(S, warp + APART, 1)  # lanes leave a loop at different times: further visits, of fewer lanes
            block = blocks + b * BLOCK_FIELDS
            put(S, warp + BLOCK, b)
            put(S, warp + REPEAT, get(visits, 3 * visit + 2))
            loop = get(C, block + LOOP)
            there = _fetch(C, S, core, b, t)
        if loop != get(S, warp + IN_LOOP):
            if get(S, warp + IN_LOOP) >= 0:
                _slice(C, S, slices, warp, get(S, warp + IN_LOOP), get(S, warp + LOOP_SINCE), t)
            put(S, warp + IN_LOOP, loop)
            put(S, warp + LOOP_SINCE, t)
        if done:
            return -1
    elif get(C, block + BYTES) > get(C, ICACHE_B):  # a loop that its own body has pushed out
        there = _fetch(C, S, core, get(S, warp + BLOCK), t)
    unroll = get(C, block + UNROLL)
    if unroll > 1 and get(S, warp + REPEAT) >= unroll:
        put(S, warp + PC, get(C, block + UNROLLED_BEGIN))
        put(S, warp + PC_END, get(C, block + UNROLLED_END))
    else:
        unroll = 1
        put(S, warp + PC, get(C, block + (APART_BEGIN if get(S, warp + APART) else BEGIN)))
        put(S, warp + PC_END, get(C, block + (APART_END if get(S, warp + APART) else END)))
    put(S, warp + STEP, unroll)
    add(S, warp + REPEAT, -unroll)
    return there


@compile_inline
def _depends(C: Int64s, S: Int64s, warp: int, slots: int, op: int, now: int) -> int:
    """Return when the operands of a micro-operation are there, with the class of the last of them."""
    src = get(C, SOURCES)
    latest = 0
    for i in range(get(C, op + SRC), get(C, op + SRC_END)):
        latest = max(latest, get(S, slots + get(C, src + i)))
    if get(C, DEPENDENCY) == SYNC_FLAGS and (latest >> 4) > now:
        # a flag waits for all results of its kind that are under way, not for the one that is needed
        why = latest & 15
        if S_MEMORY <= why <= S_TEXTURE or why == S_ATOMIC:
            latest = max(latest, get(S, warp + SYNC_MEMORY))
        elif why in (S_SFU, S_LOCAL):
            latest = max(latest, get(S, warp + SYNC_OTHER))
    return latest


@compile_inline
def _issue(
    C: Int64s,
    S: Int64s,
    entries: Int64s,
    tx: Int64s,
    slices: Int64s,
    warp: int,
    slots: int,
    op: int,
    sub: int,
    core: int,
    now: int,
) -> int:
    """Issue a micro-operation and return when the warp's next one may, by time alone; INFINITE at a barrier, -1 if busy."""
    kind = get(C, op + KIND)
    issue = get(C, op + ISSUE)
    pipe = get(C, op + PIPE)
    if pipe >= 0 and get(S, sub + PIPES + pipe) > now:
        _park(C, S, warp, op, 1 + pipe, S_LSU if pipe == SPILLS else S_PIPE, now)
        return -1
    result = now + get(C, op + LATENCY)
    if kind == MEMORY:
        entry = get(S, warp + CURSOR) + get(C, op + ENTRY)
        site = get(C, op + SITE)
        if get(entries, 4 * entry + 1) > 0:
            unit = get(C, get(C, SITES) + site * SITE_FIELDS + UNIT)
            free = get(S, get(C, UNIT_BASE) + core * N_UNITS + unit) - QUEUE
            if free > now:
                reason = S_LSU
                if unit == TEXTURE:
                    reason = S_TEXTURE_UNIT
                elif unit == LOCAL:
                    reason = S_LOCAL
                elif unit == CONSTANT:
                    reason = S_CONSTANT
                _park(C, S, warp, op, 1 + N_PIPES + unit, reason, now)
                return -1
            put(S, NOW, now)
            result = now + (_memory(C, S, entries, tx, site, entry, core, now) - now) // get(C, op + LATENCY)
        else:
            result = now
    if pipe >= 0:
        put(S, sub + PIPES + pipe, now + get(C, op + PIPE_TICKS))
        add(S, PIPE_BUSY + pipe, get(C, op + PIPE_TICKS))
        if pipe == 0:
            add(S, sub + DONE_FP, get(C, op + PIPE_TICKS))
    _charge(C, S, warp, get(C, op + LINE), now, issue)
    add(S, INSTRUCTIONS, get(C, op + COUNT))
    add(S, get(C, LINE_BASE) + get(C, op + LINE) * 16 + 15, get(C, op + COUNT))
    add(S, sub + DONE_ISSUE, issue)
    why = get(C, op + CLASS)
    dst = get(C, op + DST)
    if dst >= 0:
        put(S, slots + dst, result * 16 + why)
    if kind == MEMORY or why == S_SFU:
        flag = warp + (SYNC_MEMORY if S_MEMORY <= why <= S_TEXTURE or why == S_ATOMIC else SYNC_OTHER)
        if dst >= 0:
            put(S, flag, max(get(S, flag), result * 16 + why))
    put(S, warp + SINCE, now + issue)
    put(S, warp + PIPE_WHY, 0)
    put(S, sub + TIME, now + issue)
    if get(C, DEPENDENCY) == IN_ORDER and (dst >= 0 or kind == ALU):
        put(S, warp + DEPENDS, result * 16 + why)
        return max(now + issue, result)
    put(S, warp + DEPENDS, 0)
    return now + issue


@compile_inline
def _advance(
    C: Int64s, S: Int64s, visits: Int64s, slices: Int64s, warp: int, slots: int, core: int, now: int, soonest: int
) -> int:
    """Take the warp to its next micro-operation and return when it may issue; -1 where the warp has ended."""
    ops = get(C, OPS)
    src = get(C, SOURCES)
    while True:
        pc = get(S, warp + PC)
        end = get(S, warp + PC_END)
        while pc < end and get(C, ops + pc * OP_FIELDS + KIND) == JOIN:
            op = ops + pc * OP_FIELDS
            latest = 0
            for i in range(get(C, op + SRC), get(C, op + SRC_END)):
                latest = max(latest, get(S, slots + get(C, src + i)))
            put(S, slots + get(C, op + DST), latest)
            pc += 1
        put(S, warp + PC, pc)
        if pc < end:
            latest = _depends(C, S, warp, slots, ops + pc * OP_FIELDS, now)
            if (latest >> 4) > soonest:
                put(S, warp + DEPENDS, latest)
                soonest = latest >> 4
            return soonest
        there = _enter(C, S, visits, slices, warp, core, now)
        if there < 0:
            return -1
        if there > soonest:
            put(S, warp + DEPENDS, there * 16 + S_FETCH)
            soonest = there


@compile_callee
def _finish(C: Int64s, S: Int64s, rows: Int64s, log: Int64s, slices: Int64s, warp: int, core: int, t: int) -> None:
    """End a warp; start what takes its place: the next warp of its group, or with its last one the next group."""
    group = get(S, warp + GROUP)
    slot = (group - get(C, GROUP_BASE)) // GROUP_FIELDS - core * get(C, GROUP_SLOTS)
    left = get(S, group + LEFT) - 1
    put(S, group + LEFT, left)
    put(S, END_TIME, max(get(S, END_TIME), t))
    number = get(S, group + NEXT_WARP)
    if left == 0:
        put(log, 4 * get(S, group + SEQUENCE) + 1, t)
        add(S, FINISHED, 1)
        _dispatch(C, S, rows, log, core, slot, t)
    elif number < get(C, WARPS):
        put(S, group + NEXT_WARP, number + 1)
        _start_warp(C, S, rows, group, (warp - get(C, WARP_BASE)) // WARP_FIELDS, number, t)
    elif get(S, group + ARRIVED) == left and left > 0:
        _release(C, S, slices, group, slot, core, t)


@compile_inline
def _run_sub_core(
    C: Int64s, S: Int64s, rows: Int64s, visits: Int64s, entries: Int64s, tx: Int64s, log: Int64s, slices: Int64s, sub_index: int,
    until: int,
) -> None:  # fmt: skip
    """Issue from one sub-core until its time reaches `until` or nothing can issue before."""
    sub = get(C, SUB_BASE) + sub_index * SUB_FIELDS
    core = sub_index // get(C, SUB_CORES)
    base = sub_index * get(C, PER_SUB)
    heap = get(C, HEAP_BASE) + base
    words = get(C, MASK_WORDS)
    masks = get(C, MASK_BASE) + sub_index * N_MASKS * words
    ops = get(C, OPS)
    greedy = get(C, POLICY) == GTO
    place = -1
    while True:
        now = get(S, sub + TIME)
        while get(S, sub + WAITING) > 0 and get(S, heap) >> PLACE_BITS <= now:
            ready = _pop(C, S, sub_index)
            rank = get(S, get(C, WARP_BASE) + (base + ready) * WARP_FIELDS + RANK)
            word = masks + (rank >> 6)
            put(S, word, get(S, word) | (1 << (rank & 63)))
        if place < 0:
            place = _select(C, S, sub_index, core, now)
        if place < 0:
            soonest = _next_time(C, S, sub_index, core)
            if soonest < until:
                put(S, sub + TIME, max(now, soonest))
                continue
        if place < 0 or now >= until:
            if place >= 0:  # its turn comes in the next window
                _wake(C, S, sub_index, place, now)
                put(S, get(C, WARP_BASE) + (base + place) * WARP_FIELDS + PARKED, 0)
            put(S, sub + NEXT, max(now, soonest) if place < 0 else now)
            if get(S, sub + DONE_ISSUE) > 0:
                _tally(C, S, H_ISSUE, now, get(S, sub + DONE_ISSUE))
                _tally(C, S, H_FP, now, get(S, sub + DONE_FP))
                put(S, sub + DONE_ISSUE, 0)
                put(S, sub + DONE_FP, 0)
            return
        chosen = place
        place = -1
        warp = get(C, WARP_BASE) + (base + chosen) * WARP_FIELDS
        slots = get(C, SLOT_BASE) + (base + chosen) * get(C, SLOTS)
        soonest = now
        after = now
        if get(S, warp + FRESH) == 1:
            put(S, warp + FRESH, 0)
        else:
            op = ops + get(S, warp + PC) * OP_FIELDS
            soonest = _issue(C, S, entries, tx, slices, warp, slots, op, sub, core, now)
            if soonest < 0:  # its pipe is busy: the others may try
                rank = get(S, warp + RANK)
                word = masks + get(S, warp + PARKED) * words + (rank >> 6)
                put(S, word, get(S, word) | (1 << (rank & 63)))
                add(S, sub + N_PARKED, 1)
                continue
            put(S, warp + PARKED, 0)
            put(S, sub + CURRENT, get(S, warp + RANK))  # one that only found its pipe busy has not had its turn
            add(S, warp + PC, 1)
            after = get(S, sub + TIME)
            if get(C, op + KIND) == BARRIER:
                group = get(S, warp + GROUP)
                add(S, group + ARRIVED, 1)
                put(S, warp + FRESH, 1)
                put(S, warp + ASLEEP, 1)
                if get(S, group + ARRIVED) == get(S, group + LEFT):
                    slot = (group - get(C, GROUP_BASE)) // GROUP_FIELDS - core * get(C, GROUP_SLOTS)
                    _release(C, S, slices, group, slot, core, after)
                continue
        following = _advance(C, S, visits, slices, warp, slots, core, after, soonest)
        if following < 0:
            put(S, get(C, RANK_BASE) + sub_index * 64 * words + get(S, warp + RANK), -1)
            _finish(C, S, rows, log, slices, warp, core, after)
        elif following <= after and greedy:
            place = chosen
        else:
            _wake(C, S, sub_index, chosen, following)


@compile_native(8 * "q")
def simulate(
    C: Int64s, S: Int64s, rows: Int64s, visits: Int64s, entries: Int64s, tx: Int64s, log: Int64s, slices: Int64s
) -> None:
    """Run until every loaded group has ended or a free slot wants a chunk that is not loaded.

    Parameters
    ----------
    rows : (first visit, last visit + 1, first entry) of each loaded warp, flat.
    visits : (block, active lanes, repeat), flat; `entries` (cost, lanes, conflicts, first transaction) and one more row;
        `tx` (line or word, mask or count).
    log : (start, end, core, slot) of each group in order of dispatch, flat; `slices` SLICE_FIELDS words each.
    """
    cores = get(C, CORES)
    subs = cores * get(C, SUB_CORES)
    base = get(C, SUB_BASE)
    # slots that waited for this chunk
    waiting = get(S, N_PENDING)
    put(S, N_PENDING, 0)
    for i in range(waiting):
        at = get(C, PENDING_BASE) + 3 * i
        _dispatch(C, S, rows, log, get(S, at), get(S, at + 1), get(S, at + 2))
    turn = 0
    per_core = get(C, SUB_CORES)
    while get(S, N_PENDING) == 0 or get(S, LAST_CHUNK) == 1:
        soonest = INFINITE
        for q in range(subs):
            soonest = min(soonest, get(S, base + q * SUB_FIELDS + NEXT))
        if soonest >= INFINITE:
            break
        until = (soonest // WINDOW + 1) * WINDOW
        # cores in turn before those they share L2 with, and sub-cores before those they share the core's units with
        for k in range(cores):
            core = (k + turn) % cores
            for i in range(per_core):
                q = core * per_core + (i + turn) % per_core
                if get(S, base + q * SUB_FIELDS + NEXT) < until:
                    _run_sub_core(C, S, rows, visits, entries, tx, log, slices, q, until)
        turn += 1


@compile_native(4 * "q")
def preload(C: Int64s, S: Int64s, what: Int64s, lines: Int64s) -> None:
    """Bring `what` = (level, sectors, number) of `lines` into a cache level: what an earlier launch left there."""
    for i in range(what[2]):
        probe(C, S, what[0], 0, lines[i], what[1], 0, get(S, NOW))
