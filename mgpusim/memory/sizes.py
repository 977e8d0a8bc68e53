"""Sizes of lines and sectors, checked, and of caches as far as they are laid out."""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.memory.cache_fields import SECTORS_PER_LINE

LARGE_B = 64 << 20
"""A cache larger than any GPU has close to its cores."""


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


def simulated_b(size_b: int, touched_b: float) -> int:
    """Return how much of a cache is simulated: half of it, or half of that, as long as four times what a launch touches fits.

    A cache so large keeps all of it whatever its size, and its sets need not be laid out. Up to `LARGE_B` all of it is.

    >>> [simulated_b(size, touched) / 2**20 for size, touched in ((2**30, 1e3), (3 * 2**20, 1e3), (2**30, 2.0**27))]
    [64.0, 3.0, 512.0]
    """
    while size_b // 2 >= max(LARGE_B, 4 * touched_b):
        size_b //= 2
    return size_b
