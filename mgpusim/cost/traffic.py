"""Bytes that stores, spilled registers and DRAM move, and what a launch finds in the shared caches."""

from __future__ import annotations

from typing import NamedTuple

from mgpusim.arch.columns import Value
from mgpusim.arch.spec import Cache, GpuSpec

__all__ = ["StoreCost", "fetched_once_b", "keeps", "mixed_traffic", "spill_cycles", "spill_pipe", "store_cost"]

SPILLED_WORDS = 2.0
"""Words a spilled register moves at each visit: it is stored once and loaded once."""
WORD_B = 4.0


class StoreCost(NamedTuple):
    """What stores cost L2, in bytes read: `per_byte` of all they write, `per_partial_byte` more of sectors not wholly written.

    Each request that writes a part of a sector counts for `request_b` bytes more than it writes.
    """

    per_byte: Value
    per_partial_byte: Value
    request_b: Value

    def as_read_b(self, stored_b: float, partial_b: float, partial_requests: float) -> Value:
        """Return the bytes of reads that take L2 as long as these stores do."""
        return (stored_b + partial_requests * self.request_b) * self.per_byte + partial_b * self.per_partial_byte


def store_cost(gpu: GpuSpec) -> StoreCost:
    """Return what stores cost L2.

    A write-back L1 joins the parts of a sector before they leave it. Else an L2 takes stores at a rate of its own
    (`l2.write_b_per_cycle`), or parts of sectors cost a multiple (`model.partial_store_factor`).

    >>> store_cost(load_gpu("adreno-640")).per_byte
    1.0
    """
    if gpu.l1 is not None and gpu.l1.serves == "all" and gpu.l1.write_policy == "write_back":
        return StoreCost(1.0, 0.0, 0.0)
    if gpu.l2.write_b_per_cycle is None:
        return StoreCost(1.0, gpu.model.partial_store_factor - 1.0, 0.0)
    return StoreCost(gpu.l2.b_per_cycle / gpu.l2.write_b_per_cycle, 0.0, gpu.l2.sector_b)


def spill_pipe(gpu: GpuSpec) -> str:
    """Return the memory pipe that spilled registers load: l1, or l2 where there is no such cache."""
    return "l1" if gpu.l1 is not None else "l2"


def spill_cycles(gpu: GpuSpec, spilled: int, warp_size: int, l2_share: Value, filled: float = 1.0) -> Value:
    """Return the cycles that the spilled registers of one warp keep `spill_pipe` busy at one visit.

    Parameters
    ----------
    spilled : registers per item.
    l2_share : bytes per cycle of L2 that a core has.
    filled : work items of a group over the lanes of its warps: where items are served one by one, idle lanes ask for nothing.

    >>> [spill_cycles(load_gpu(name), 1, 64, 24.0) for name in ("adreno-640", "adreno-530")]  # the second serves items singly
    [21.333333333333332, 170.66666666666666]
    >>> [spill_cycles(load_gpu(name), 1, 64, 24.0, 0.25) for name in ("adreno-640", "adreno-530")]  # a group of 16
    [21.333333333333332, 42.666666666666664]
    """
    if gpu.l1 is not None:
        return spilled * SPILLED_WORDS * WORD_B * warp_size / gpu.l1.b_per_cycle
    of_item = gpu.registers.scratch_request_b
    word_b = WORD_B if of_item is None else of_item * filled
    return spilled * SPILLED_WORDS * word_b * warp_size / l2_share


def mixed_traffic(gpu: GpuSpec, read_b: float, write_b: float) -> Value:
    """Return how many times as long DRAM takes for reads and writes as for as many bytes of reads alone.

    It loses time where it turns from one to the other, as often as both meet: in proportion to the product of their shares, which
    is largest where half of the bytes are written (`dram.mixed_efficiency`).

    >>> gpu = load_gpu("mali-t860-mp4")
    >>> mixed_traffic(gpu, 1.0, 0.0), round(mixed_traffic(gpu, 1.0, 1.0) * gpu.dram.mixed_efficiency, 6)
    (1.0, 1.0)
    """
    if gpu.dram.mixed_efficiency is None or read_b <= 0 or write_b <= 0:
        return 1.0
    both = read_b + write_b
    return 1.0 + (1.0 / gpu.dram.mixed_efficiency - 1.0) * 4.0 * (read_b / both) * (write_b / both)


def keeps(cache: Cache | None, footprint_b: float) -> bool:
    """Return whether a shared cache still holds what the same launch left there just before.

    >>> l2 = load_gpu("nvidia-h200").l2
    >>> keeps(l2, l2.size_b), keeps(l2, l2.size_b + 1), keeps(None, 0.0)
    (True, False, False)
    """
    return cache is not None and cache.survives_launch and footprint_b <= cache.size_b


def fetched_once_b(read_b: float, footprint_b: float, n_waves: int, fresh_b: float) -> float:
    """Return the bytes that a launch reads from DRAM where only some cores were simulated.

    What one core fetches first, the others find in L2: no more than once a wave, and no more than `fresh_b` in all.

    Parameters
    ----------
    read_b : what the cores would read, each for itself.

    >>> fetched_once_b(1000.0, footprint_b=100.0, n_waves=3, fresh_b=500.0)
    300.0
    """
    return min(read_b, footprint_b * n_waves, fresh_b)
