"""What clang makes of a program for a target of its own, besides the IR that is traced: machine code, and libraries for it."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

from mgpusim.errors import CompileError
from mgpusim.limits import seconds_of
from mgpusim.opencl.clang import (
    DOUBLE,
    INCLUDE,
    LIMIT_S,
    SINGLE,
    TranslationUnit,
    find_compiler,
    first_errors,
    numbered,
    run_on,
    version_of,
    zig_program,
)


def has_compiler() -> bool:
    """Return whether there is a clang."""
    try:
        find_compiler()
    except CompileError:
        return False
    return True


@lru_cache(maxsize=4)
def compiler_version() -> str:
    """Return the version of the clang that would be run: that of its wheel, or what it says of itself."""
    command = find_compiler()
    return f"ziglang {version('ziglang')}" if command[:-1] == zig_program() else f"clang {version_of(list(command))}"


def machine_code(source: TranslationUnit, command: tuple[str, ...], flags: Sequence[str], library: Path) -> str:
    """Compile `source` for a target of its own and return the assembly text; `flags` name the target and how to optimise.

    `library` is bitcode with the builtin functions.

    Raises
    ------
    CompileError
        The source does not compile so (clang's own messages).
    """
    source.left_s = seconds_of("MGPUSIM_COMPILE_SECONDS", LIMIT_S)
    doubles = [("-D", "cl_khr_fp64"), ("-D", "cl_khr_fp64=1")]
    given = list(pairwise(source.arguments))
    orders = (DOUBLE, SINGLE) if any(name in given for name in doubles) else (SINGLE, DOUBLE)
    said = ""
    for extensions in orders:
        linked = [*flags, "-mlink-builtin-bitcode", str(library)]
        done = run_on(source, command, numbered(source), [extensions], "-S", flags=linked, library=library)
        if done.returncode == 0:
            return done.stdout
        said = said or done.stderr
    raise CompileError(f"{source.name} does not compile for {flags[flags.index('-target-cpu') + 1]}:\n{first_errors(said)}")


def compile_library(path: Path, flags: Sequence[str], what: str) -> bytes:
    """Compile a file of our own for a target and return LLVM bitcode; `what` says what clang may not know."""
    done = subprocess.run(
        [*find_compiler(), *flags, "-isystem", str(INCLUDE), "-o", "-", str(path)], capture_output=True, timeout=120, check=False
    )
    if done.returncode != 0:
        said = first_errors(done.stderr.decode(errors="replace"))
        raise CompileError(f"{compiler_version()} does not build for {what}:\n{said}")
    return done.stdout
