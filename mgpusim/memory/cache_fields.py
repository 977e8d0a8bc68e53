"""The numbers caches are described with, for compiled code and for what prepares its arrays; nothing here needs numba."""

from __future__ import annotations

from mgpusim.errors import InputError

__all__ = ["SECTORS_PER_LINE", "line_shifts", "shift_of"]

SECTORS_PER_LINE = 32  # a sector mask is a uint32
WRITE_BACK, LRU, PLRU = 2, 0, 1

# Fields of a row of `params`. FOLD: bits of a group that XOR hashing folds, NO_FOLD without; INDEX_MASK: applied to the result.
LINE_SHIFT, SECTOR_SHIFT, SETS, WAYS, FOLD, INDEX_MASK, POLICY, ALLOCATE, REPLACEMENT, STRIDE = range(10)
BASE, INSTANCES, COLUMN, FIELDS = range(10, 14)
NO_FOLD = 63
SEED, HEADER = 0, 1  # words of `state`
LOW32 = 0xFFFFFFFF

# Columns of the counters of `serve`: per level requests, sectors, hit sectors, wholly hit requests, from COLUMN of its row on.
L1_COLUMN, L2_COLUMN, SLC_COLUMN, UNCACHED_COLUMN = 0, 4, 8, 12
DRAM_READ_B, DRAM_WRITE_B, COLUMNS = 16, 17, 18

# A transfer that waits: sectors SENT of a line of row ABOVE go to row BELOW. FIRST: its first byte; NEXT: the next to be sent.
ABOVE, BELOW, SENT, WRITE, OWN, FIRST, NEXT, TRANSFER = range(8)
STACK = 4 * TRANSFER  # at most the missing and the dirty sectors of a look-up in L1, and the same of one in L2


def shift_of(name: str, value: int) -> int:
    """Return log2 of a size that must be a power of two; InputError naming the field otherwise.

    >>> shift_of("line_b", 64)
    6
    """
    if value < 1 or value & (value - 1):
        low = 1 << max(0, value.bit_length() - 1) if value > 0 else 1
        raise InputError(f"{name} {value}: expected a power of two; the nearest: {low} or {2 * low}")
    return value.bit_length() - 1


def line_shifts(line_b: int, sector_b: int) -> tuple[int, int]:
    """Return (log2 line_b, log2 sector_b), checked: 1 to 32 whole sectors per line."""
    line, sector = shift_of("line_b", line_b), shift_of("sector_b", sector_b)
    if not line - 5 <= sector <= line:
        raise InputError(f"sector_b {sector_b}: expected line_b / {SECTORS_PER_LINE} to line_b, with line_b {line_b}")
    return line, sector
