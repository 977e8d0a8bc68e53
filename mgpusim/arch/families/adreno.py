"""Qualcomm Adreno 5xx and 6xx: waves of two widths, a register file allocated per wave in vec4 steps.

The file is seen as columns of `file_vec4` vec4 registers for a wave of the narrow width, times `pool_granularity`. That is the
sub-units of a shader processor, which hold waves of their own::

    waves = floor(file_vec4 / (ceil((r + reserved) / 4) * width / narrow width)) * pool_granularity

On Adreno 640 (96 vec4, 3 sub-units, 4 reserved) this gives the 12 and 24 concurrent one-item groups that ArchProbe counts over
its two SPs at 183 and 91 registers. It also gives the steps at 60 and about 90 registers of Romou (MobiCom'22)
figure 5 for groups of 1024 and 768 items. On Adreno 530 (64 vec4, 2 sub-units) it gives the 2, 4 and 10 waves that Qualcomm's
compiler states for 23, 15 and 6 vec4.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mgpusim.arch.families.base import Family
from mgpusim.arch.spec import GpuSpec

INSTEAD = {
    "cl_khr_subgroup_shuffle": "qcom_sub_group_shuffle_xor(value, mask, CLK_SUB_GROUP_SHUFFLE_WIDTH_WAVE_SIZE_QCOM, value)",
    "cl_khr_subgroup_shuffle_relative": "qcom_sub_group_shuffle_up or _down of cl_qcom_subgroup_shuffle",
    "cl_khr_subgroup_rotate": "qcom_sub_group_shuffle_rotate_up or _down of cl_qcom_subgroup_shuffle",
    "cl_khr_subgroup_clustered_reduce": "qcom_sub_group_shuffle_xor of cl_qcom_subgroup_shuffle, a step for each halving",
    "cl_khr_subgroup_non_uniform_arithmetic": "sub_group_reduce_add, _min or _max where all lanes are active",
    "cl_khr_subgroup_non_uniform_vote": "sub_group_any or sub_group_all where all lanes are active",
}
"""What Qualcomm's compiler has in place of an extension that it lacks, by the extension."""


class _Adreno(Family):
    dependency = "sync_flags"
    l2_reported = True
    # Mesa's ir3 schedules block by block (ir3_sched.c), makes selects of arithmetic alone, and leaves code motion over blocks off
    # (ir3_nir.c); the time of Qualcomm's tiles with guarded loads agrees (validation/phones/adreno_530.md)
    schedules_blocks = True
    # Romou's figure 5: a group too large for the file runs in passes, taking a multiple of the time
    partial_groups = True
    # without barriers such groups run (the same figure); with them CL_KERNEL_WORK_GROUP_SIZE shrinks with the registers, and the
    # driver refuses what is larger: MACE and TNN ask for it before every launch on Adreno
    refuses_groups = "barriers"
    instead = INSTEAD

    def extensions(self, gpu: GpuSpec) -> dict[str, bool]:
        """Return Khronos' and Qualcomm's.

        Of Khronos' sub-groups Qualcomm's compiler has the first extension alone, and ballots in newer drivers (clinfo in
        CodeLinaro/llama.cpp pull request 17 and Oblomov/clinfo issue 92). So an Adreno 740 has no `sub_group_shuffle_xor`
        (ggml-org/llama.cpp pull request 25343).
        """
        dot8 = self.has_dot8(gpu)
        khronos = super().extensions(gpu)
        lacking = {name: False for name in khronos if name.startswith("cl_khr_subgroup_") and not name.endswith("_ballot")}
        return khronos | lacking | {
            "cl_qcom_reqd_sub_group_size": True, "cl_qcom_subgroup_shuffle": True,
            "cl_qcom_extra_vector_types": True, "cl_qcom_dot_product8": dot8,
        }  # fmt: skip

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield what is wrong with the two descriptions of the register file."""
        registers = gpu.registers
        if registers.file_vec4 is None or registers.pool_granularity is None:
            yield f"registers: family {gpu.family} also needs file_vec4 and pool_granularity"
            return
        words = registers.file_vec4 * 4 * min(gpu.core.warp_sizes) * registers.pool_granularity
        if registers.per_core != words:
            yield (
                f"registers.per_core: got {registers.per_core}, expected file_vec4 * 4 * narrowest warp * "
                f"pool_granularity = {words}"
            )

    def follow_registers(self, document: dict[str, Any], changed: set[str]) -> None:
        """Keep the words of the file at file_vec4 * 4 * narrowest warp * pool_granularity."""
        registers, columns = document["registers"], {"registers.file_vec4", "registers.pool_granularity"}
        column = 4 * min(document["core"]["warp_sizes"]) * registers["pool_granularity"]
        # other warps leave the words of the file as they are
        if changed & {"registers.per_core", "core.warp_sizes"} and not changed & columns:
            registers["file_vec4"] = max(1, round(registers["per_core"] / column))
        elif "registers.per_core" not in changed and changed & columns:
            registers["per_core"] = registers["file_vec4"] * column

    def register_step(self, gpu: GpuSpec) -> int:
        """Return the words of one vec4 register of all waves' columns."""
        file = gpu.registers
        assert file.file_vec4 is not None  # the checker demands it
        return file.per_core // file.file_vec4

    def register_warps(self, gpu: GpuSpec, warp_size: int, registers: int) -> int:
        """Return the waves of that width the file of one shader processor holds.

        >>> gpu = load_gpu("adreno-640")
        >>> [Adreno6xx().register_warps(gpu, 64, r) * gpu.shader_cores for r in (183, 91)]
        [12, 24]
        """
        file = gpu.registers
        assert file.file_vec4 is not None  # the checker demands both
        assert file.pool_granularity is not None
        vec4 = -(-(registers + file.reserved) // 4)
        return file.file_vec4 // (vec4 * warp_size // gpu.core.warp_sizes[0]) * file.pool_granularity

    def _widest_that_fits(self, gpu: GpuSpec, registers: int) -> int:
        return next((w for w in reversed(gpu.core.warp_sizes) if self.register_warps(gpu, w, registers)), gpu.core.warp_sizes[0])


class Adreno6xx(_Adreno):
    """Waves of 64, or of 128 if the group is larger than 64 and the file holds half as many of them as the core does.

    Where the file holds fewer, narrow waves leave less of it unused. On an Adreno 640 convolutions whose groups of 224 items run
    three at a time run four groups of 168 at once (validation/phones/tflite): 12 waves of 64, where wide waves would be six.
    """

    name = "adreno6xx"
    most_cores = 8  # Adreno 690 (Mesa, a6xx_gpu.py)
    # half as many lanes of their own for integers: they run beside the floats at 2:1 (azhirnov/as-en on an Adreno 660)
    shared_alu = False

    def warp_size(self, gpu: GpuSpec, items_per_group: int, registers: int) -> int:
        """Return the wave width.

        >>> gpu = load_gpu("adreno-640")
        >>> [Adreno6xx().warp_size(gpu, items, 32) for items in (1, 64, 65, 1024)]
        [64, 64, 128, 128]
        >>> [Adreno6xx().warp_size(gpu, 256, registers) for registers in (60, 61)]
        [128, 64]
        """
        narrow = gpu.core.warp_sizes[0]
        wide = self._widest_that_fits(gpu, registers)
        full = 2 * self.register_warps(gpu, wide, registers) >= gpu.core.max_warps
        return wide if items_per_group > narrow and full else narrow


class Adreno5xx(_Adreno):
    """Double waves wherever their registers fit: the compiler does not know the group's size, and the largest has to fit.

    Mesa's freedreno doubles the waves of kernels whose group size is variable. Qualcomm's compiler does, too. In its statistics
    of an Adreno 530, a kernel of 15 vec4 registers has four waves, and its groups of 256 items meet at barriers (moskewcz/boda
    at 27ec86e, doc/sgemm-notes.txt).
    """

    name = "adreno5xx"
    most_cores = 4  # Adreno 530 and 540 (Mesa, a5xx_gpu.py)

    def warp_size(self, gpu: GpuSpec, items_per_group: int, registers: int) -> int:
        """Return the wave width.

        >>> gpu = load_gpu("adreno-530")
        >>> [Adreno5xx().warp_size(gpu, 64, registers) for registers in (92, 180)]
        [64, 32]
        """
        return self._widest_that_fits(gpu, registers)
