"""Options of clBuildProgram, and what each is to clang."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from mgpusim.errors import InputError

DEFAULT_STANDARD = "-cl-std=CL1.2"
"""What a program is built as where its options do not say: the standard says so of every device of OpenCL 1.2 and newer."""

WIDE_LOADS = "-mgpusim-wide-local-loads"
"""Build option of our own, for compilers that merge adjacent loads of local memory (`Family.wide_local_loads`)."""

_MATHS = (
    "-cl-single-precision-constant -cl-fp32-correctly-rounded-divide-sqrt -cl-mad-enable "
    "-cl-no-signed-zeros -cl-unsafe-math-optimizations -cl-finite-math-only -cl-fast-relaxed-math"
).split()
_STANDARDS = {
    "CL1.0": "CL1.0", "CL1.1": "CL1.1", "CL1.2": "CL1.2", "CL2.0": "CL2.0", "CL2.1": "CL2.0", "CL2.2": "CL2.0", "CL3.0": "CL3.0",
    "CLC++": "CLC++1.0", "CLC++1.0": "CLC++1.0", "CLC++2021": "CLC++2021",
}  # fmt: skip
# what says nothing about the operations of a kernel: diagnostics, how hard to optimise, what else to keep in the binary
_NO_MATTER = re.compile(
    r"-cl-denorms-are-zero|-w|-W[\w=+-]*|-g[\w-]*|-s|-O[0-4sz]?|-cl-opt-disable|-cl-kernel-arg-info|-cl-strict-aliasing|-cl-uniform-work-group-size"
    r"|-cl-no-subgroup-ifp|-create-library|-enable-link-options|-cl-(?:intel|nv|arm|amd|qcom|poclbin|img|pvr|mali)-[\w=.:+-]*"
    r"|-qcom-[\w=.:+-]*|-spir-std=[\d.]+|-f(?:no-)?bin-[\w-]+|-save-temps[\w=./-]*"
)
_WITH_NUMBER = ("-cl-nv-maxrregcount", "-cl-nv-opt-level")
_MACRO = re.compile(r"[A-Za-z_]\w*(?:\([^)]*\))?(?:=.*)?", re.DOTALL)
_QUOTE = "spaces, quotes and backslashes in a path are written in quotes, as in a shell: -I 'my folder'"
KNOWN = f"-D -U -I -include -cl-std=({' '.join(_STANDARDS)}) {' '.join(_MATHS)}"


def translate_options(options: str) -> list[str]:
    """Return clang's arguments for the options of a build; a word that no OpenCL compiler takes is refused by name.

    >>> translate_options("-DN=4 -D 'A=x y' -cl-std=CL2.0 -cl-mad-enable -Wall")
    ['-cl-std=CL2.0', '-D', 'N=4', '-D', 'A=x y', '-cl-mad-enable']
    """
    try:
        words = shlex.split(options)
    except ValueError as error:
        raise InputError(f"options {options!r}: {error}; {_QUOTE}") from None
    if "\0" in options:
        raise InputError(f"options {options!r}: a zero byte is not part of any option")
    out: list[str] = []
    standard = ""
    i = 0
    while i < len(words):
        word = words[i]
        i += 1
        flag = next((f for f in ("-include", "-D", "-I", "-U", "-x") if word.startswith(f)), "")
        if flag:
            value = word.removeprefix(flag).strip()
            if not value:
                if i == len(words):
                    raise InputError(f"options {options!r}: {word} needs a value after it")
                value = words[i]
                i += 1
            out += _with_value(flag, value, options)
        elif word.startswith("-cl-std="):
            standard = _standard(word, options)
        elif word in _MATHS:
            out.append(word)
        elif word in _WITH_NUMBER and i < len(words) and words[i].isdigit():
            i += 1
        elif word != WIDE_LOADS and not _NO_MATTER.fullmatch(word):
            fix = f"known: {KNOWN}" if word.startswith("-") else _QUOTE
            raise InputError(f"options {options!r}: '{word}' is not an OpenCL build option that mgpusim knows; {fix}")
    return [standard, *out] if standard else out


def _with_value(flag: str, value: str, options: str) -> list[str]:
    if flag in ("-D", "-U") and not _MACRO.fullmatch(value):
        raise InputError(f"options {options!r}: '{flag}{value}' does not name a macro; write -DNAME or -DNAME=VALUE")
    if flag == "-x":
        if value not in ("cl", "clc", "clc++"):
            raise InputError(f"options {options!r}: '-x {value}' is not OpenCL C source; give the .cl source of the kernel")
        return []
    return [flag, without_response(value)]


def without_response(value: str) -> str:
    """Return a path that clang does not take for a file of more arguments, as it does what begins with @.

    >>> without_response("@k.cl"), without_response("k.cl")
    ('./@k.cl', 'k.cl')
    """
    return f"./{value}" if value.startswith("@") else value


def included_from(folder: Path, arguments: Sequence[str]) -> list[str]:
    """Return clang's arguments with files of -include that it can include: their paths have no quotation mark.

    A path that has one is said from `folder`, in which clang is run. What is in the way is most often above it.

    >>> included_from(Path('/my "gpu"/kernels'), ["-include", '/my "gpu"/common.h', "-include", "own.h"])
    ['-include', '../common.h', '-include', 'own.h']
    """
    out = list(arguments)
    for at, (flag, value) in enumerate(pairwise(arguments)):
        if flag == "-include" and '"' in value:
            out[at + 1] = without_response(os.path.relpath(folder / value, folder))
            if '"' in out[at + 1]:
                raise InputError(f"-include {value}: clang includes no file whose path has a quotation mark; rename it")
    return out


def folders_of(arguments: Sequence[str]) -> list[Path]:
    """Return the folders that clang's arguments name: those of -I, and those of the files of -include.

    >>> [path.as_posix() for path in folders_of(translate_options("-Iinc -include sub/all.h -DA"))]
    ['inc', 'sub']
    """
    named = [(flag, Path(value)) for flag, value in pairwise(arguments)]
    return [path if flag == "-I" else path.parent for flag, path in named if flag in ("-I", "-include")]


def _standard(word: str, options: str) -> str:
    name = word.removeprefix("-cl-std=").upper()
    if name not in _STANDARDS:
        raise InputError(f"options {options!r}: '{word}' names no OpenCL C; known: {', '.join(_STANDARDS)}")
    return f"-cl-std={_STANDARDS[name]}"
