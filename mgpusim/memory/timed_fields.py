"""What the timed caches keep in their arrays: `MemoryConstants` begins the one, `MemoryState` the other. Nothing needs numba."""

from __future__ import annotations

from mgpusim.memory.cache_fields import CacheShape
from mgpusim.native.struct import Rows, Struct, Words

TICKS = 1024
"""Ticks of a cycle."""
SHARE = 1 << 20
"""DRAM_TICKS, DRAM_WRITE_TICKS and WRITE_TICKS are fractions of this: ticks of a byte read or written at its bank of DRAM, what a
byte written to L2 costs over one read."""
ROW_B = 128
"""Bytes that lie together in one bank of DRAM."""
ORDERED = 16
"""Ways of a set whose order fits one word."""
PASSED, REPLACED = 1, 2  # what a write below L2 is: one that L2 does not keep, or dirty sectors of a line it replaces


class Level(CacheShape):
    """A cache with time.

    A set in the state: tags, sectors and fill times of the ways, then the word of the policy, of LRU for the order of the ways;
    stamps, where LRU has more ways than `ORDERED`.
    """

    mshrs: int  # miss registers of an instance
    ring: int  # where the miss registers of the first instance begin: the next to be given back, then when each is; of the buffer
    # of translations, where the last page of each instance lies, plus one
    latency: int  # ticks
    banks: int
    port: int  # where the times begin at which its banks are free
    sector_ticks: int  # ticks a sector keeps its bank busy
    turn_ticks: int  # that a load of fewer bytes than a turn's does
    reserves: int  # whether a line is kept for its fill from the miss on


class LevelStats(Struct):
    """What a cache with time counts."""

    requests: int
    hits: int  # requests all of whose sectors it held
    merged: int  # of these, those that waited for a fill under way
    sectors: int
    hit_sectors: int
    busy: int  # ticks of its banks


class MemoryConstants(Struct):
    """The caches of a GPU."""

    levels: Rows[Level]
    l2: int  # its level
    slc: int  # its level, of 0 ways where there is none
    tlb: int  # its level, -1 where there is none
    page_shift: int  # log2 of the bytes of a page
    tlb_miss: int  # ticks
    dram_latency: int  # ticks
    dram_ticks: int  # of a byte read, in 1/SHARE
    dram_write_ticks: int  # of a byte written, in 1/SHARE
    dram_banks: int
    warm: int  # whether a launch overwrites in L2 the dirty sectors of the one before
    slc_warm: int  # whether it does so in the system-level cache, so that they never come to DRAM
    write_ticks: int  # of a byte written to L2 over one read, in 1/SHARE
    write_request_b: int  # bytes that the request of a write counts for at L2


class MemoryState(Struct):
    """The caches' counters, and what a look-up says beside its result."""

    level_stats: Rows[LevelStats]
    dram_free: Words  # when each bank of DRAM is
    now: int  # the present
    clock: int  # of the stamps
    seed: int  # of random replacement
    evicted: int  # the line replaced
    evicted_dirty: int  # its dirty sectors
    new_dirty: int  # sectors that this write made dirty
    turn_ticks: int  # that L2's bank is busy with a read at least
    started: int  # when the first level could begin
    reserved: int  # when the line replaced could be, if it waits for its own fill still
    dram_end: int  # when the last bank is free
    dram_busy: int  # ticks of the banks
    dram_read_b: int
    dram_write_b: int
    l2_b: int  # asked of L2
    l2_hit_b: int  # of these found there
