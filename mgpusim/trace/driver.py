"""What a kernel calls that the compiler of a GPU's vendor does not have: refused by line, with what to call in its place."""

from __future__ import annotations

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import UnsupportedError
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.builtins.sub_group import extension_of
from mgpusim.workload.launch import Launch


def check_driver(facts: KernelFacts, launch: Launch, gpu: GpuSpec) -> None:
    """Refuse a kernel that calls a function of an extension which compilers for the GPU do not announce (`Family.extensions`).

    A build option that defines the macro of the extension says that a driver has it all the same. A vendor's own dot product is
    charged as products where a generation has no instruction for it, so that its rate can be swept.

    Raises
    ------
    UnsupportedError
        With the line, the extension and the way out.
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
