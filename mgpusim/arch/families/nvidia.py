"""NVIDIA since Volta: warps of 32, a register file per sub-core, fixed warp slots, a scoreboard."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.arch.families.base import FINER_CLASSES, Family
from mgpusim.arch.spec import GpuSpec


class Nvidia(Family):
    """Registers are allocated per warp in units of 8 per lane (256) from the file of the warp's sub-core."""

    name = "nvidia"
    most_cores = 144  # all of a GH100 (NVIDIA's Hopper whitepaper)
    shared_alu = False
    instruction_b = 16
    merges_atomics = True
    # an H200 refused 20 of 35,500 launches for their registers (CL_OUT_OF_RESOURCES): 512 work items of 97 to 169 by estimate
    refuses_groups = "always"
    splits_unaligned = True  # its compiler emits a vector load only where it knows the address to be aligned
    wide_local_loads = True
    fetches_over_barriers = True
    later_first = True
    scalar_registers = True
    wide_items = False

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield whether the slots for warps do not divide among the sub-cores."""
        if gpu.core.max_warps % gpu.core.sub_cores:
            yield f"core.max_warps: got {gpu.core.max_warps}, expected a multiple of core.sub_cores = {gpu.core.sub_cores}"

    def register_warps(self, gpu: GpuSpec, warp_size: int, registers: int) -> int:
        """Return the warps whose registers fit: those of a sub-core, times the sub-cores (CUDA occupancy calculator).

        >>> gpu = load_gpu("nvidia-h200")
        >>> [Nvidia().register_warps(gpu, 32, r) for r in (32, 33, 40, 64, 255)]
        [64, 48, 48, 32, 8]
        """
        file, core = gpu.registers, gpu.core
        per_item = -(-(registers + file.reserved) // file.granularity) * file.granularity
        return file.per_core // core.sub_cores // (per_item * warp_size) * core.sub_cores

    def priced_as(self, gpu: GpuSpec, name: str, bits: int = 32) -> str:
        """Return the class: the pipe of logic adds three words, the FMA pipe multiplies and adds, the SFU's counts bits."""
        if self.merges_integers(gpu) and name in ("iadd3", "imad", "popc"):
            return FINER_CLASSES[name][1]
        return super().priced_as(gpu, name, bits)

    def merges_integers(self, gpu: GpuSpec) -> bool:
        """Return whether the machine code is known to merge: where the rate of logic was measured, it was read as well."""
        return gpu.core.ops.logic is not None

    def pipe_of(self, gpu: GpuSpec, name: str) -> str | None:
        """Return the pipe: integer products and dot products go through the FMA pipe, conversions share the SFU's.

        Additions and left shifts only take an issue slot where logic has a rate of its own. The compiler deals them out to
        either pipe, as IADD3 or as a product with one. While both have room, the issue slots are used up first.

        >>> pipes = Nvidia().lower(load_gpu("nvidia-h200"), {"iadd": 16, "logic": 16})
        >>> pipes["issue"], pipes["int"], pipes["fp"]
        (8.0, 8.0, 0.0)
        """
        if name in ("imul", "dot8"):
            return "fp"
        if name == "iadd" and gpu.core.ops.logic is not None:
            return None
        return "sfu" if name in ("cvt", "shuffle") else super().pipe_of(gpu, name)
