"""Arm Mali of the Valhall architecture and the 5th generation: warps of 16, three pipes in each processing engine, no clauses.

Which pipe an instruction takes is as in Mesa's description of the instruction set (src/panfrost/compiler/valhall/ISA.xml, MIT).
The FMA pipe has multiply-adds, additions and dot products of bytes. The CVT pipe has integer additions, comparisons, conversions
and moves. The SFU is a quarter as wide. It has products of integers, quotients, special functions and permutations of lanes.

So a multiply-add of integers takes four times that of floats, as clpeak and mixbench measure on a Mali-G610 and G710. From
Mali-G715 on there are two FMA pipes for each of the others, which the figures of a preset say. Shifts and bitwise logic take the
SFU, too; the classes of operations do not tell them from comparisons, so that they are priced as additions (`core.ops.logic`).

Compute kernels of the 5th generation (Mali-G720 on) run as those of Valhall: Arm's libGPUInfo has the same rates of a core.
"""

from __future__ import annotations

from mgpusim.arch.families.steps import Stepped, arm_extensions
from mgpusim.arch.spec import GpuSpec

_FMA = frozenset({"fma", "fadd", "fmul", "dot8"})
_SFU = frozenset({"sfu", "imul", "idiv", "fdiv", "shuffle", "combine"})


class Valhall(Stepped):
    """Warps of 16 that wait for the message they need: one of three slots is named with each."""

    name = "valhall"
    most_cores = 24  # Immortalis-G925 (Arm's announcement, as of xda-developers.com)
    partial_groups = True
    dependency = "sync_flags"
    shared_alu = False

    def extensions(self, gpu: GpuSpec) -> dict[str, bool]:
        """Return Khronos' and Arm's."""
        return super().extensions(gpu) | arm_extensions(self.has_dot8(gpu))

    def pipe_of(self, gpu: GpuSpec, name: str) -> str | None:
        """Return "fp" for the FMA pipe, "int" for the CVT pipe, "sfu".

        >>> gpu = load_gpu("mali-g710-mp7")
        >>> [Valhall().pipe_of(gpu, name) for name in ("fadd", "iadd", "imul", "load")]
        ['fp', 'int', 'sfu', None]
        """
        pipe = super().pipe_of(gpu, name)
        return pipe if pipe is None else "fp" if name in _FMA else "sfu" if name in _SFU else "int"
