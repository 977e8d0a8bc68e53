"""AMD RDNA2 and RDNA3: waves of 32 or 64, registers in blocks from the file of a SIMD, two compute units to a core.

A core is a workgroup processor (WGP): two compute units of two SIMDs each with 128 KB of local memory, over which a group may
spread. A SIMD has a file of 1,024 or 1,536 registers of 32 lanes. A wave of 32 takes `registers.granularity` of them at a time,
one of 64 as many words, so half as many of its wider registers (LLVM, AMDGPUBaseInfo: getVGPRAllocGranule)::

    waves of a SIMD = floor(file / ceil(registers * width / block) / block), at most 16

AMD's compilers take waves of 32, the first of `core.warp_sizes`, unless a kernel asks for others. A SIMD issues one vector
instruction a cycle. RDNA3 can execute one on floats of a wave of 64 at once (Mesa's ACO, is_dual_issue_capable), so that rates
above its lanes in `core.ops` are reached by these waves alone. Pairs of instructions in one (VOPD) are not counted: clpeak on a
Radeon 760M reaches 93% of the rate without any.
"""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.arch.families.base import Family
from mgpusim.arch.spec import GpuSpec


class Rdna(Family):
    """Waits by counters of loads that come back in order, so that each is waited for by itself; a unit for special functions."""

    name = "rdna"
    most_cores = 48  # Radeon RX 7900 XTX: 96 compute units (AMD, Navi 31), two a core
    merges_atomics = True  # LLVM's AMDGPUAtomicOptimizer
    wide_local_loads = True
    scalar_registers = True
    # LLVM, AMDGPUTTIImpl::getUnrollingPreferences: thresholds of 300 and, of loops over local memory, 1,000; parts of loops by
    # the default of all targets, 150, of which addresses take a third
    unrolls = (300.0, 1000.0, 100.0)
    wide_items = False

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield whether slots for waves or blocks of registers do not divide among the SIMDs."""
        core, file = gpu.core, gpu.registers
        if core.max_warps % core.sub_cores:
            yield f"core.max_warps: got {core.max_warps}, expected a multiple of core.sub_cores = {core.sub_cores}"
        if file.per_core % (block := core.sub_cores * _block(gpu)):
            yield (
                f"registers.per_core: got {file.per_core}, expected a multiple of registers.granularity * narrowest warp * "
                f"core.sub_cores = {block}"
            )

    def register_step(self, gpu: GpuSpec) -> int:
        """Return the words of a block of each SIMD."""
        return gpu.core.sub_cores * _block(gpu)

    def extensions(self, gpu: GpuSpec) -> dict[str, bool]:
        """Return Khronos' and AMD's."""
        return super().extensions(gpu) | {"cl_amd_media_ops": True, "cl_amd_media_ops2": True}

    def warp_size(self, gpu: GpuSpec, items_per_group: int, registers: int) -> int:
        """Return the width that compilers take where a kernel does not ask for one."""
        return gpu.core.warp_sizes[0]

    def register_warps(self, gpu: GpuSpec, warp_size: int, registers: int) -> int:
        """Return the waves whose registers fit the files of a core.

        >>> gpu = load_gpu("radeon-780m")
        >>> [Rdna().register_warps(gpu, width, 84) // gpu.core.sub_cores for width in (32, 64)]
        [10, 5]
        """
        file, parts = gpu.registers, gpu.core.sub_cores
        blocks = -(-(registers + file.reserved) * warp_size // _block(gpu))
        return file.per_core // (parts * _block(gpu)) // blocks * parts


def _block(gpu: GpuSpec) -> int:
    """Return the words of a block of a SIMD's file."""
    return gpu.registers.granularity * 32
