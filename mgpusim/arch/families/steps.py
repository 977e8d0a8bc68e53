"""Registers that come in steps, as on Arm's Mali: the registers per work item decide how many items are resident.

They do not come from a shared pool. Up to a step of the register count all work items of the core are resident, above it fewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from mgpusim.arch.families.base import Family
from mgpusim.arch.spec import GpuSpec


def step_items(gpu: GpuSpec, registers: int) -> int:
    """Return the work items resident on a core at that register count; beyond the last step those of the last.

    >>> [step_items(load_gpu("mali-g76-mp5"), r) for r in (1, 32, 33, 64)]
    [768, 768, 384, 384]
    """
    for step in gpu.registers.steps:
        if registers + gpu.registers.reserved <= step.registers:
            return step.items
    return gpu.registers.steps[-1].items


def arm_extensions(has_dot8: bool) -> dict[str, bool]:
    """Return Arm's OpenCL extensions since Bifrost, and whether a GPU announces each: dot products where it has them."""
    dots = ("int8", "accumulate_int8", "accumulate_int16", "accumulate_saturate_int8")
    return {f"cl_arm_integer_dot_product_{kind}": has_dot8 for kind in dots} | {"cl_arm_printf": True}


class Stepped(Family):
    """What families with `registers.steps` share.

    Groups of more items than a step holds run. A Mali-T860 ran groups of 256 as fast as those of 128, of a GEMM without barriers
    that by estimate has registers for 64 (ysh329's OpenCL-101). No measurement shows one refused: `refuses_groups` is "never".
    """

    l2_reported = True

    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Yield what is wrong with the steps."""
        registers = gpu.registers
        steps = registers.steps
        if not steps:
            yield f"registers.steps: family {gpu.family} needs at least one {{registers, items}}"
            return
        for a, b in pairwise(steps):
            if b.registers <= a.registers or b.items >= a.items:
                yield "registers.steps: expected registers ascending and items descending"
                break
        if steps[-1].registers != registers.max_per_item:
            yield (f"registers.max_per_item: got {registers.max_per_item}, expected that of the last step, {steps[-1].registers}")
        over = [s for s in steps if s.registers * s.items > registers.per_core]
        if over:
            yield (
                f"registers.per_core: {registers.per_core} words do not hold the step of {over[0].items} items "
                f"with {over[0].registers} registers"
            )

    def follow_registers(self, document: dict[str, Any], changed: set[str]) -> None:
        """Let the resident items of the steps grow with the file."""
        if "registers.per_core" not in changed:
            return
        registers = document["registers"]
        old = max(s["registers"] * s["items"] for s in registers["steps"])
        warp = min(document["core"]["warp_sizes"])
        registers["steps"] = [
            {**s, "items": max(warp, s["items"] * registers["per_core"] // old // warp * warp)} for s in registers["steps"]
        ]

    def register_warps(self, gpu: GpuSpec, warp_size: int, registers: int) -> int:
        """Return the warps resident on a core at that register count."""
        return step_items(gpu, registers) // warp_size
