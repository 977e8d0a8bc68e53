"""The kernel that is meant among those of a module."""

from __future__ import annotations

from mgpusim.errors import CompileError, InputError, UnknownNameError, UnsupportedError, suggest
from mgpusim.opencl.ir.program import Function, Module


def kernel_in(module: Module, entry: str, source_name: str) -> Function:
    """Return the kernel `entry` of a module, or its only one if that is empty; messages say `source_name`.

    Raises
    ------
    UnknownNameError
        No kernel has that name; the message lists those there are, or says that there is none.
    InputError
        None is named and the source has several, or none at all.
    CompileError, UnsupportedError
        That kernel does not compile, or uses what is not supported; others of the file may be as good as ever.
    """
    if not module.kernels:
        kind = UnknownNameError if entry else InputError
        raise kind(f"{source_name}: there is no kernel in it; expected a function that begins with kernel void")
    if not entry and len(module.kernels) != 1:
        names = ", ".join(sorted(module.kernels))
        raise InputError(f"{source_name} has {len(module.kernels)} kernels ({names}); say which with entry (--kernel)")
    if entry and entry not in module.kernels:
        raise UnknownNameError(f"{source_name}: {suggest('kernel', entry, module.kernels)}")
    try:
        return module.kernels[entry or next(iter(module.kernels))]
    except (CompileError, UnsupportedError) as error:
        raise type(error)(f"{source_name}: {error}") from None
