"""Arm Mali Midgard: no SIMT. Each work item is a thread of its own with vec4 VLIW slots.

A slot holds 64 bits per cycle in effect. On a Mali-T860 float reaches half the rate of float2, and float4 takes twice the time of
float2. half4 runs at twice the rate of half2 (clpeak: 22.9, 44.7, 44.5 and half 22.8, 46.5, 94.0 GFLOPS). So an
operation is charged its vector's bits, rounded up to 64. Resident threads halve as registers double.
"""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.arch.columns import Value, larger
from mgpusim.arch.families.base import MEMORY_CLASSES
from mgpusim.arch.families.steps import Stepped
from mgpusim.arch.spec import GpuSpec

SLOT_BITS = 64
"""Bits of a vector an arithmetic pipe takes per cycle: clpeak on Mali-T860, see above."""


class Midgard(Stepped):
    """Warps of one work item, vec4 slots, everything in order; neighbours do not coalesce."""

    name = "midgard"
    most_cores = 16  # Mali-T860 (Arm's announcement), T880 (notebookcheck.net)
    dependency = "in_order"
    instruction_b = 16
    slots_per_instruction = 2  # a word is 128 bits wide
    partial_groups = True
    folds_operands = True

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield what is wrong with the steps, and with warps of more than one item."""
        yield from super().problems(gpu)
        if gpu.core.warp_sizes != (1,):
            yield f"core.warp_sizes: got {list(gpu.core.warp_sizes)}, expected [1]: midgard runs every work item on its own"

    def lane_operations(self, gpu: GpuSpec, name: str, bits: int, components: int, warp_size: int) -> Value:
        """Return the 32-bit lanes an operation keeps busy: its bits, rounded up to a whole slot.

        >>> gpu = load_gpu("mali-t860-mp4")
        >>> [Midgard().lane_operations(gpu, "fma", bits, n, 1) for bits, n in ((32, 1), (32, 2), (32, 4), (16, 4))]
        [2.0, 2.0, 4.0, 2.0]
        """
        lanes = SLOT_BITS / 32
        if bits == 64:
            return larger(lanes, super().lane_operations(gpu, name, bits, components, warp_size))
        return -(-components * bits // SLOT_BITS) * lanes

    def op_cost(self, gpu: GpuSpec, name: str, bits: int, components: int, warp_size: int) -> tuple[Value, Value]:
        """Return (instructions issued, pipe cycles) of one operation: one bundle per slot."""
        if name in MEMORY_CLASSES:
            return 1.0, 0.0
        lanes = self.lane_operations(gpu, name, bits, components, warp_size)
        return lanes * 32 / SLOT_BITS, lanes / getattr(gpu.core.ops, name).per_cycle
