"""What compiled code knows of a cache, and the arrays in which streams are served; nothing here needs numba."""

from __future__ import annotations

from mgpusim.native.struct import Struct

SECTORS_PER_LINE = 32  # a sector mask is a uint32
WRITE_BACK, LRU = 2, 0
NO_FOLD = 63
EMPTY = -1  # the tag of a way that holds nothing
LOW32 = 0xFFFFFFFF  # the sectors of a line that are there; those that are dirty lie above


class CacheShape(Struct):
    """A cache, with or without time."""

    line_shift: int  # log2 of the bytes of a line
    sector_shift: int  # log2 of the bytes of a sector
    sets: int
    ways: int  # 0: an uncached path
    fold: int  # bits of a group that XOR hashing folds, NO_FOLD without
    index_mask: int  # applied to what is folded
    policy: int  # of writes: of `hierarchy.POLICIES`
    allocate: int  # whether a write brings its line in
    replacement: int  # place in `mgpusim.arch.replacement.ReplacementName`
    stride: int  # words of a set in the state
    base: int  # where its first set begins


class CacheRow(CacheShape):
    """A row of `Hierarchy.params`: a cache without time."""

    instances: int  # one for each core, or one for all
    column: int  # where its counters begin in those of a site


class LevelCounters(Struct):
    """What a level counts for a site."""

    requests: int
    sectors: int
    hit_sectors: int
    whole_hits: int  # requests all of whose sectors it held


class Transfer(Struct):
    """A transfer that waits: sectors of a line of one row go to a row below."""

    above: int  # row of the line
    below: int  # row that is asked
    sent: int  # sectors of the line
    write: int
    own: int  # 1 unless it is what a look-up replaced
    first: int  # first byte of the line
    next: int  # the next byte to be sent


SEED, HEADER = 0, 1  # words of `Hierarchy.state`
# Columns of the counters of a site: `LevelCounters` of each level, then bytes of DRAM.
L1_COLUMN, L2_COLUMN, SLC_COLUMN, UNCACHED_COLUMN = 0, 4, 8, 12
DRAM_READ_B, DRAM_WRITE_B, COLUMNS = 16, 17, 18
STACK = 4 * Transfer.words  # at most the missing and the dirty sectors of a look-up in L1, and the same of one in L2
