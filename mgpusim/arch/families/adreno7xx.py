"""Qualcomm Adreno 7xx: the waves of Adreno 6xx in shader processors of two micro-pipes with two schedulers each.

A scheduler has 64 lanes and a file of registers of its own, 96 vec4 of a wave of 64. Waves are launched in pairs on one scheduler
(Chips and Cheese, Inside Snapdragon 8+ Gen 1's iGPU), which Mesa's freedreno counts as waves of 128. So the file of a shader
processor has four columns. ArchProbe's run on six of them counts 48 groups of one item at 186 registers, and so has it::

    floor(96 / ceil((186 + 4) / 4)) * 4 columns * 6 shader processors = 48
"""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.arch.families.adreno import Adreno6xx
from mgpusim.arch.spec import GpuSpec


class Adreno7xx(Adreno6xx):
    """Waves of 64, or pairs of them where the group has more items and the file holds as many as the core does."""

    name = "adreno7xx"
    most_cores = 6  # Adreno 740, 750 and X1-85 (Mesa, a7xx_gpu.py)

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield what is wrong with the register file, and columns that the schedulers do not share evenly."""
        yield from super().problems(gpu)
        columns, parts = gpu.registers.pool_granularity, gpu.core.sub_cores
        if columns is not None and columns % parts:
            yield (
                f"registers.pool_granularity: got {columns}, expected a multiple of core.sub_cores = {parts}: each scheduler of "
                f"family {self.name} has columns of its own"
            )
