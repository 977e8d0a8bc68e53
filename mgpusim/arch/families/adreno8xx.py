"""Qualcomm Adreno 8xx: waves of 64 alone, and a register file by whole waves.

Mesa's freedreno has no double waves from this generation on. Of an Adreno 840 the compiler states which share of its fibers is in
flight by the registers of a fiber (sarc-acl/executorch at 14c45b28, dispatches with little local memory)::

    share in flight = min(1, floor(128 / vec4 registers) / 32)

Two half registers take the place of a full one: 13 full and 26 half ones leave 28% in flight, as 13 alone do.
"""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.arch.families.adreno7xx import Adreno7xx
from mgpusim.arch.spec import GpuSpec


class Adreno8xx(Adreno7xx):
    """One width of waves, whatever the group; half floats reach their rate with it."""

    name = "adreno8xx"
    most_cores = 8  # a guess: one slice of two more than an Adreno 830

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield what is wrong with the register file, and waves of several widths."""
        yield from super().problems(gpu)
        if len(gpu.core.warp_sizes) != 1:
            yield f"core.warp_sizes: got {list(gpu.core.warp_sizes)}, expected one width: family {self.name} has no double waves"

    def warp_size(self, gpu: GpuSpec, items_per_group: int, registers: int) -> int:
        """Return the wave width.

        >>> [Adreno8xx().warp_size(load_gpu("adreno-840"), items, 20) for items in (1, 64, 1024)]
        [64, 64, 64]
        """
        return gpu.core.warp_sizes[0]
