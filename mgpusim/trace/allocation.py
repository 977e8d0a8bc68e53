"""The registers of a kernel and the width of its warps on a GPU: as its compiler made them if one was run, else estimated."""

from __future__ import annotations

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import CompileError, InputError, UnsupportedError
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.builtins.sub_group import extension_of
from mgpusim.opencl.ir.program import FULL_WAVE, HALF_WAVE, Function
from mgpusim.session import USUAL, Session
from mgpusim.trace.registers import registers_of
from mgpusim.workload.args import BufferArg
from mgpusim.workload.device import compiler_of
from mgpusim.workload.launch import Launch


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

    Where ocloc was run, an item has as many registers as are estimated, but no more than its share of a thread at the width that
    it chose. What it spilled comes on top. Where LLVM's AMDGPU back end was run, an item has the registers that it says.

    Parameters
    ----------
    launch : as it is built for this GPU (`mgpusim.workload.device.built_for`).
    session : settings of the run.

    Raises
    ------
    InputError, UnsupportedError
        The GPU has no warps of the width that the kernel asks for, or its compiler not a function that it calls.
    CompileError
        The compiler is not installed, or refuses the kernel.
    """
    registers, width = registers_of(facts, gpu), _required_width(facts, gpu)
    _check_driver(facts, launch, gpu)
    compilers, used = gpu.compiler, compiler_of(gpu)
    if compilers is not None and used == "ocloc":
        return _by_ocloc(registers, facts, launch, gpu, session)
    if compilers is not None and used == "amdgpu":
        allocated = _by_amdgpu(facts, launch, gpu, width or gpu.core.warp_sizes[0], compilers.use == "auto", session)
        if allocated is not None:
            return Allocation((allocated,) * 3, width)
    chosen = family_of(gpu).compiled_width(gpu, registers[1], facts.uneven_loops) if width is None else width
    return Allocation(registers, chosen)


def _by_ocloc(registers: tuple[int, int, int], facts: KernelFacts, launch: Launch, gpu: GpuSpec, session: Session) -> Allocation:
    from mgpusim.opencl.ocloc import built_by_ocloc
    from mgpusim.workload.source import source_of_launch

    device = gpu.compiler.ocloc if gpu.compiler is not None and gpu.compiler.ocloc is not None else ""
    built = built_by_ocloc(source_of_launch(launch), facts.function.name, device, session=session)
    most = family_of(gpu).of_width(built.width).most_registers(gpu, built.width)
    if built.spilled_b:
        return Allocation((most + built.spilled_words,) * 3, built.width)
    low, nominal, high = (min(count, most) for count in registers)
    return Allocation((low, nominal, high), built.width)


def _by_amdgpu(facts: KernelFacts, launch: Launch, gpu: GpuSpec, width: int, unasked: bool, session: Session) -> int | None:
    """Return the registers that LLVM gives a work item; None where nobody asked for LLVM and the estimate has to do.

    So it is for kernels of networks that ship compiled, which are predicted without a compiler, and for those that LLVM refuses.
    """
    from mgpusim.opencl.amdgpu import built_by_amdgpu
    from mgpusim.opencl.shipped import is_shipped
    from mgpusim.workload.source import source_of_launch

    source = source_of_launch(launch)
    if unasked and source.path is None and is_shipped(source.key):
        return None
    device = gpu.compiler.amdgpu if gpu.compiler is not None and gpu.compiler.amdgpu is not None else ""
    try:
        return built_by_amdgpu(source, facts.function.name, device, width, session=session).registers
    except CompileError:
        if unasked:
            return None
        raise


def _required_width(facts: KernelFacts, gpu: GpuSpec) -> int | None:
    """Return the warp width that a kernel's attribute asks for (``intel_reqd_sub_group_size``, ``qcom_reqd_sub_group_size``),
    None where the compiler chooses."""
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


def _check_driver(facts: KernelFacts, launch: Launch, gpu: GpuSpec) -> None:
    """Refuse a kernel that calls a function of an extension which compilers for the GPU do not announce (`Family.extensions`).

    A build option that defines the macro of the extension says that a driver has it all the same. A vendor's own dot product is
    charged as products where a generation has no instruction for it, so that its rate can be swept.
    """
    family = family_of(gpu)
    known = family.extensions(gpu)
    for name, line in facts.extensions_used:
        extension = extension_of(name)
        announced = extension in known if "_dot_product" in extension else known.get(extension, False)
        if announced or f"-D{extension}" in launch.options.replace("-D ", "-D"):
            continue
        where = f"kernel {facts.function.name}, line {line}"
        way = family.instead.get(extension, "local memory and barriers, or core OpenCL C")
        raise UnsupportedError(
            f"{where}: the OpenCL compiler of {gpu.name} has no {name} ({extension}); use {way}. "
            f"If your driver has it, say so: --options -D{extension}"
        )
