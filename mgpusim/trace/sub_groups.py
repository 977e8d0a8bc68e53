"""How large the sub-groups of a kernel are on a GPU: a warp, of the width that the kernel's attribute asks for if it has one."""

from __future__ import annotations

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.ir.program import FULL_WAVE, HALF_WAVE


def required_width(facts: KernelFacts, gpu: GpuSpec) -> int | None:
    """Return the warp width that a kernel's attribute asks for (``intel_reqd_sub_group_size``, ``qcom_reqd_sub_group_size``).

    None where the compiler chooses.

    Raises
    ------
    InputError
        The GPU has no warps of that width.
    UnsupportedError
        The kernel uses sub-group functions and the GPU has no sub-groups.
    """
    function, widths = facts.function, gpu.core.warp_sizes
    if facts.sub_group_line is not None and gpu.core.ops.shuffle is None:
        raise UnsupportedError(
            f"kernel {function.name}, line {facts.sub_group_line}: {gpu.name} has no sub-groups (its preset has no "
            "core.ops.shuffle); use local memory and barriers there"
        )
    asked = {HALF_WAVE: widths[0], FULL_WAVE: widths[-1]}.get(function.reqd_sub_group, function.reqd_sub_group)
    if asked and asked not in widths:
        raise InputError(
            f"kernel {function.name}: its attribute asks for sub-groups of {asked} work items, and those of {gpu.name} have "
            f"{' or '.join(map(str, widths))}; build the kernel for one of these"
        )
    return asked or None
