"""Where the timed caches keep what in their arrays `C` and `S`; nothing here needs numba."""

from __future__ import annotations

TICKS = 1024
"""Ticks of a cycle."""

# Fields of a level, from `level` on in C. The first ten are those of `cache_kernels`, as `pack_params` writes them.
LINE_SHIFT, SECTOR_SHIFT, SETS, WAYS, FOLD, INDEX_MASK, POLICY, ALLOCATE, REPLACEMENT = range(9)
STRIDE, BASE, MSHRS, RING, LATENCY, BANKS, PORT, SECTOR_TICKS, STATS, RESERVES, LEVEL_FIELDS = range(9, 20)
# Statistics of a level, from C[level + STATS] on in S
REQUESTS, HITS, MERGED, SECTORS, HIT_SECTORS, BUSY, STAT_FIELDS = range(7)
# Words of C before the levels: where the shared levels are, and DRAM
(
    L2, SLC, TLB, DRAM_LATENCY, DRAM_TICKS, DRAM_WRITE_TICKS, WARM, WRITE_TICKS, WRITE_REQUEST_B, PAGE_SHIFT, TLB_MISS,
    DRAM_BANKS, BANK_BASE, C_HEADER,
) = range(14)  # fmt: skip
# Words of S before the contents
NOW, CLOCK, SEED, EVICTED, EVICTED_DIRTY, NEW_DIRTY, STARTED, RESERVED = range(8)
DRAM_END, DRAM_BUSY, DRAM_READ_B, DRAM_WRITE_B, L2_HIT_B, L2_B, S_HEADER = range(8, 15)
PASSED, REPLACED = 1, 2  # what a write below L2 is: one that L2 does not keep, or dirty sectors of a line it replaces
SHARE = 1 << 20
"""DRAM_TICKS, DRAM_WRITE_TICKS and WRITE_TICKS are fractions of this: ticks of a byte read or written at its bank of DRAM, what a
byte written to L2 costs over one read."""
ROW_B = 128
"""Bytes that lie together in one bank of DRAM."""
