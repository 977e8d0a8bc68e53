"""Intel Gen9: execution units with a fixed number of threads, each with registers of its own.

A thread has 128 registers of 32 bytes whatever a kernel uses; what register pressure changes is the compiled SIMD
width. `registers.per_core` over `core.max_warps` are the words of one thread (1024): width times registers per work item
must fit.
"""

from __future__ import annotations

from mgpusim.arch.families.base import Family
from mgpusim.arch.spec import GpuSpec

_WIDEST_UNEVEN = 16


class Gen9(Family):
    """SIMD32, 16 or 8, the widest whose registers fit a thread; the number of threads stays."""

    name = "gen9"
    most_cores = 9  # Iris Pro P580: 72 execution units (fpsbench.com), eight a core
    instruction_b = 16
    cores_reported = False  # but the execution units, several of which make a subslice
    l2_reported = True

    def warp_size(self, gpu: GpuSpec, items_per_group: int, registers: int) -> int:
        """Return the compiled SIMD width: the widest at which the registers of a work item fit a thread's.

        >>> gpu = load_gpu("intel-hd505")
        >>> [Gen9().warp_size(gpu, 256, r) for r in (8, 40, 100)]
        [32, 16, 8]
        """
        words = gpu.registers.per_core // gpu.core.max_warps
        need = registers + gpu.registers.reserved
        return next((w for w in reversed(gpu.core.warp_sizes) if w * need <= words), gpu.core.warp_sizes[0])

    def compiled_width(self, gpu: GpuSpec, registers: int, uneven: bool) -> int | None:
        """Return at most SIMD16 where lanes leave loops in different iterations: Intel's compiler takes no SIMD32 for these.

        So says its source (intel-graphics-compiler, MIT, at 00b8d81: Simd32Profitability.cpp). validation/compilers bears it out:
        of 391 kernels the width of 349 is right with this rule, of 327 without it.

        >>> gpu = load_gpu("intel-hd505")
        >>> [Gen9().compiled_width(gpu, r, uneven=True) for r in (8, 40, 100)], Gen9().compiled_width(gpu, 8, uneven=False)
        ([16, 16, 8], None)
        """
        return min(self.warp_size(gpu, 1, registers), _WIDEST_UNEVEN) if uneven else None

    def extensions(self, gpu: GpuSpec) -> dict[str, bool]:
        """Return Khronos' and Intel's."""
        names = ("cl_intel_subgroups", "cl_intel_subgroups_short", "cl_intel_required_subgroup_size")
        return super().extensions(gpu) | dict.fromkeys(names, True)

    def most_registers(self, gpu: GpuSpec, warp_size: int | None) -> int:
        """Return the most registers that an item gets: at a width that the kernel asks for, its share of a thread's."""
        most = super().most_registers(gpu, warp_size)
        if warp_size is None:
            return most
        return min(most, gpu.registers.per_core // gpu.core.max_warps // warp_size - gpu.registers.reserved)

    def register_warps(self, gpu: GpuSpec, warp_size: int, registers: int) -> int:
        """Return the threads of a core: each has its registers, used or not."""
        return gpu.core.max_warps
