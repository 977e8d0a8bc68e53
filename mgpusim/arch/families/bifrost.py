"""Arm Mali Bifrost: narrow warps, clauses of tuples with an FMA and an ADD slot, registers in steps.

Above a step of the register count half of the work items are resident (Mali-G76: 768 up to 32 registers, 384 up to 64; G71 and
G72: 384 always).
"""

from __future__ import annotations

from collections.abc import Mapping

from mgpusim.arch.families.base import MEMORY_CLASSES, OpKey, op_key
from mgpusim.arch.families.steps import Stepped, arm_extensions
from mgpusim.arch.spec import GpuSpec

# Classes only the FMA slot of a tuple executes; fadd, iadd and mov go to either, all else to the ADD slot.
_FMA_SLOT = frozenset({"fma", "fmul", "imul", "dot8", "idiv", "fdiv"})
_EITHER_SLOT = frozenset({"fadd", "iadd", "mov"})

TUPLE_OPS = 1.5
"""Operations a tuple holds on average, of 2: dependencies leave slots empty. A guess, to be calibrated."""


class Bifrost(Stepped):
    """Quads of 4 or warps of 8 in clauses; dependencies are resolved at clause boundaries."""

    name = "bifrost"
    most_cores = 32  # Mali-G71 and G72 (Arm's announcement of the G72)
    partial_groups = True
    dependency = "clauses"
    instruction_b = 10
    shared_alu = False

    def extensions(self, gpu: GpuSpec) -> dict[str, bool]:
        """Return Khronos' and Arm's."""
        return super().extensions(gpu) | arm_extensions(self.has_dot8(gpu))

    def pipe_of(self, gpu: GpuSpec, name: str) -> str | None:
        """Return "fp" for the FMA slot and "int" for the ADD slot; what either takes costs only its share of a tuple."""
        if name in _FMA_SLOT:
            return "fp"
        return None if name in _EITHER_SLOT or name == "barrier" else "sfu" if name == "sfu" else "int"

    def lower(self, gpu: GpuSpec, ops: Mapping[OpKey, float], warp_size: int | None = None) -> dict[str, float]:
        """Return busy cycles by pipe: "issue" are tuples, "fp" the FMA slots, "int" the ADD slots, "sfu".

        >>> pipes = Bifrost().lower(load_gpu("mali-g76-mp5"), {"fma": 30, "iadd": 15})
        >>> round(pipes["fp"], 3), round(pipes["issue"], 3)
        (10.0, 10.0)
        """
        pipes = super().lower(gpu, ops, warp_size)
        pipes["issue"] /= TUPLE_OPS
        # a message to the memory system goes out through the ADD slot of its tuple
        messages = sum(count for key, count in ops.items() if op_key(key)[0] in MEMORY_CLASSES)
        pipes["int"] += messages / gpu.core.issue_per_cycle
        return pipes
