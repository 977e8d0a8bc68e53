"""The path of a memory instruction: its unit, the caches, atomics."""

from __future__ import annotations

from mgpusim.engine.event.core.accounting import tally
from mgpusim.engine.event.core.arrays import Streams
from mgpusim.engine.event.layout import (
    GLOBAL_ATOMIC,
    H_DRAM,
    H_L2,
    H_LOCAL,
    H_LSU,
    H_TEXTURE,
    LANE_BITS,
    LOCAL,
    LOCAL_ATOMIC,
    LSU,
    N_UNITS,
    TEXTURE,
    Constants,
    Entry,
    SiteCost,
    State,
)
from mgpusim.memory.timed import access, shared
from mgpusim.native.jit import compile_callee, compile_inline, popcount, prefetch
from mgpusim.native.struct import Words

LANE_MASK = (1 << LANE_BITS) - 1
ENTRY_WORDS = Entry.words
AHEAD_TX, AHEAD_ENTRIES = 12, 6
"""How far ahead of a memory instruction its warp's stream is brought into the host's caches: a line and a half."""


@compile_inline
def place_of(C: Constants, sub_index: int, core: int, unit: int) -> int:
    """Return which of `State.units` a unit is to a sub-core: its own, or the one that its core has."""
    return (sub_index if (C.own_units >> unit) & 1 else core * C.sub_cores) * N_UNITS + unit


@compile_callee
def _atomics(C: Constants, S: State, tx: Words, site: SiteCost, first: int, last: int, start: int) -> int:
    """Run a warp's atomics on global memory, words in ascending order, and return when their results are there.

    A line's words are one transaction. Its unit of L2 takes a wavefront for each lane that asks for the same word of a sector.
    """
    line_shift = C.levels[C.l2].line_shift - 2
    sector_shift = C.levels[C.l2].sector_shift - 2
    bits = S.mask_bits
    lanes = (1 << bits) - 1
    ready = start
    i = first
    while i < last:
        line = tx[i] >> bits >> line_shift
        chain = (tx[i] >> bits >> C.atomic_shift) % C.atomic_slots
        wavefronts = 0
        mask = 0
        while i < last and tx[i] >> bits >> line_shift == line:
            sector = tx[i] >> bits >> sector_shift
            most = 0
            while i < last and tx[i] >> bits >> sector_shift == sector:
                most = max(most, tx[i] & lanes)
                i += 1
            wavefronts += most
            mask |= 1 << (sector & ((1 << (line_shift - sector_shift)) - 1))
        port = max(S.atomic_port, S.now)
        S.atomic_port = port + wavefronts * C.atomic_rate_ticks
        there = shared(C, S, line, mask, popcount(mask) << (sector_shift + 2), 0, max(start, port), 0)
        shared(C, S, line, mask, 0, 1, max(start, port), 0)  # what it leaves is dirty
        done = max(max(start, port), S.atomic_chains[chain]) + wavefronts * site.wavefront_ticks
        S.atomic_chains[chain] = done
        ready = max(ready, max(done, there))
    return ready


@compile_callee
def run_memory(
    C: Constants, S: State, streams: Streams, number: int, entry_index: int, sub_index: int, core: int, now: int
) -> int:  # fmt: skip
    """Run a memory instruction of site `number` through its unit and the caches; return when its result is there."""
    site = C.sites[number]
    unit = site.unit
    port = place_of(C, sub_index, core, site.port)
    tx = streams.tx
    first = streams.entries[entry_index].tx
    last = streams.entries[entry_index + 1].tx
    work = streams.entries[entry_index].work
    prefetch(tx, first + AHEAD_TX)
    prefetch(streams.entries, (entry_index + AHEAD_ENTRIES) * ENTRY_WORDS)
    units = work >> LANE_BITS
    cost = max(units * site.per_cost, min((work & LANE_MASK) * site.per_lane, units * site.per_phase))
    start = max(now, S.units[port])
    hit = site.hit_ticks
    ready = start + max(0, cost - site.per_cost) + hit
    stats = S.site_stats[number]
    stats.requests += 1
    stats.transactions += last - first
    end = start + cost
    if site.atomic == LOCAL_ATOMIC:
        cost += (1 + streams.conflicts[entry_index]) * C.local_atomic_ticks
        end = start + cost
        ready = end + hit
    elif site.atomic == GLOBAL_ATOMIC:
        S.turn_ticks = 0
        ready = max(ready, _atomics(C, S, tx, site, first, last, start) + site.extra_ticks)
    elif last > first:
        write = site.write
        S.turn_ticks = 0 if unit == TEXTURE else C.levels[C.l2].turn_ticks
        step = cost if last - first == 1 else cost // (last - first)
        t = start
        stalled = 0
        before = S.l2_b
        before_hit = S.l2_hit_b
        before_dram = S.dram_read_b + S.dram_write_b
        hits = 0
        missed = site.per_cost if unit == LSU and write == 0 else 0  # a line that misses takes its cycle
        busy = 0
        bits = S.mask_bits
        sectors = (1 << bits) - 1
        for i in range(first, last):
            asked = tx[i]
            arrival = access(C, S, site.level, core, asked >> bits, asked & sectors, write, t, hit, site.extra_ticks)
            took = step if arrival <= t + hit else max(step, missed)
            hits += 1 if arrival <= t + hit else 0
            late = S.started - t
            if late > 0 and write == 0:  # all miss registers taken: the unit waits with what is behind
                t += late
                stalled += late
            t += took
            busy += took
            ready = max(ready, arrival)
        end += stalled + max(0, busy - cost)
        cost = max(cost, busy)
        stats.hits += hits
        asked_b = S.l2_b - before
        moved_b = S.dram_read_b + S.dram_write_b - before_dram
        stats.l2_b += asked_b
        stats.l2_hit_b += S.l2_hit_b - before_hit
        stats.dram_b += moved_b
        if asked_b:
            tally(S, H_L2, start, asked_b)
        if moved_b:
            tally(S, H_DRAM, start, moved_b)
    S.units[port] = end
    stats.occupied += end - start
    S.unit_busy[unit] += cost
    if unit == TEXTURE:
        tally(S, H_TEXTURE, start, cost)
    elif unit == LOCAL:
        tally(S, H_LOCAL, start, cost)
    else:
        tally(S, H_LSU, start, cost)
    return ready
