"""The registers of a kernel and the width of its warps on a GPU: as its compiler made them if one was run, else estimated."""

from __future__ import annotations

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.ir.program import Function
from mgpusim.session import USUAL, Session
from mgpusim.trace.registers import registers_of
from mgpusim.trace.sub_groups import required_width
from mgpusim.workload.args import BufferArg
from mgpusim.workload.device import takes_compiler
from mgpusim.workload.launch import Launch

__all__ = ["Allocation", "allocation_of", "caches_constants", "compiled_for"]


class Allocation(msgspec.Struct, frozen=True):
    """What a compiler gives a kernel.

    Attributes
    ----------
    registers : low, nominal and high 32-bit registers of a work item; those beyond what an item gets are spilled.
    width : work items of a warp where the kernel or its compiler says so; None leaves it to the family.
    """

    registers: tuple[int, int, int]
    width: int | None


def compiled_for(gpu: GpuSpec, facts: KernelFacts) -> KernelFacts:
    """Return the facts of a kernel with the regions that the compiler for a GPU makes of it.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.trace.work import Work
    >>> from mgpusim.workload.args import BufferArg
    >>> from mgpusim.workload.launch import Launch
    >>> source = '''kernel void f(global const float *restrict a, global float *restrict o, local float *t) {
    ...     int l = get_local_id(0); if (l < 16) t[l] = a[l]; t[l + 16] = a[l + 16]; barrier(1); o[l] = t[l ^ 1]; }'''
    >>> facts = Work(Launch(source, "f", (64,), (BufferArg("float32", 128),))).facts
    >>> [compiled_for(load_gpu(name), facts).regions[0].critical.memory["global"] for name in ("nvidia-h200", "adreno-530")]
    [1, 2]
    """
    return msgspec.structs.replace(facts, regions=facts.regions_by_block) if family_of(gpu).schedules_blocks else facts


def caches_constants(function: Function, launch: Launch, gpu: GpuSpec) -> bool:
    """Return whether any constants that a launch passes exceed the constant file, and so lie behind the caches of buffers."""
    of_kernel = zip(function.args, launch.args, strict=False)
    return any(of.kind == "constant" and isinstance(arg, BufferArg) and arg.size_b > gpu.constant.size_b for of, arg in of_kernel)


def allocation_of(facts: KernelFacts, launch: Launch, gpu: GpuSpec, *, session: Session = USUAL) -> Allocation:
    """Return the registers and the width of the kernel of a launch.

    Where the compiler was run, an item has as many registers as are estimated, but no more than its share of a thread at the
    width that the compiler chose. What the compiler spilled comes on top.

    Parameters
    ----------
    launch : as it is built for this GPU (`mgpusim.workload.device.built_for`).
    session : settings of the run.

    Raises
    ------
    InputError, UnsupportedError
        The GPU has no warps of the width that the kernel asks for.
    CompileError
        The compiler is not installed, or refuses the kernel.
    """
    registers, width = registers_of(facts, gpu), required_width(facts, gpu)
    if gpu.compiler is None or gpu.compiler.ocloc is None or not takes_compiler(gpu):
        chosen = family_of(gpu).compiled_width(gpu, registers[1], facts.uneven_loops) if width is None else width
        return Allocation(registers, chosen)
    from mgpusim.opencl.ocloc import built_by_ocloc
    from mgpusim.workload.source import source_of_launch

    made = built_by_ocloc(source_of_launch(launch), facts.function.name, gpu.compiler.ocloc, session=session)
    most = family_of(gpu).of_width(made.width).most_registers(gpu, made.width)
    if made.spilled_b:
        return Allocation((most + made.spilled_words,) * 3, made.width)
    low, nominal, high = (min(count, most) for count in registers)
    return Allocation((low, nominal, high), made.width)
