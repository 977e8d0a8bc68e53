"""The files of a code base with their builds, the kernels in each, and which of them are tried."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from mgpusim.acceptance.builds import Build, is_glob
from mgpusim.errors import InputError
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.options import folders_of, translate_options

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_KERNEL = re.compile(r"\b(?:__)?kernel\b[^;{}]*?\bvoid\b\s*(?:__attribute__\s*\(\(.*?\)\)\s*)*(\w+)\s*\(", re.DOTALL)


class Unit(msgspec.Struct, frozen=True):
    """A file in a build: what is compiled once. `shown` is its path as results show it, `reads` is that of its launches."""

    file: Path
    shown: str
    options: str
    build: Build
    reads: tuple[Path, ...] = ()


class Listing(msgspec.Struct, frozen=True):
    """The kernels of a unit, or why they are not known: what the compiler said; `seconds` to compile it.

    Kernels of a `slow` one are those that its text declares: they are compiled one by one.
    """

    kernels: tuple[str, ...] = ()
    error: str = ""
    status: str = ""
    seconds: float = 0.0
    place: str = ""
    slow: bool = False


def find_sources(root: Path) -> list[Path]:
    """Return a .cl file, or every one in a folder and its folders.

    >>> find_sources(Path("/nowhere"))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: there is no file or folder /nowhere
    """
    if os.path.isfile(root):
        return [root]
    if not os.path.isdir(root):
        raise InputError(f"there is no file or folder {root}")
    paths = sorted(path for path in root.rglob("*") if path.suffix.lower() == ".cl" and os.path.isfile(path))
    if not paths:
        raise InputError(f"{root}: there is no .cl file in this folder or below")
    return paths


def units_of(
    files: Iterable[Path], root: Path, builds: Sequence[Build], options: str = "", reads: Sequence[Path] = ()
) -> list[Unit]:  # fmt: skip
    """Return the units of `files`: one per build that matches, or one with `options` alone. Options precede those of a build.

    Parameters
    ----------
    reads : folders that they read from beside `root` and what `options`, which are the user's own, name.
    """
    units = []
    named = folders_of(translate_options(options))
    home = [root] if os.path.isdir(root) else [root.parent, Path(os.path.realpath(root)).parent]
    for file in files:
        folders = (*home, *reads, *(file.parent / folder for folder in named))
        shown = os.path.relpath(file, root) if os.path.isdir(root) else str(file)
        real = os.path.realpath(file)
        matching = [build for build in builds if real in build.files] or [Build()]
        for build in matching:
            before = " ".join(f"-include {shlex.quote(path)}" for path in build.prepend)
            units.append(
                Unit(file.absolute(), shown, " ".join(filter(None, (options, build.options.strip(), before))), build, folders)
            )
    return units


def declared_kernels(text: str) -> tuple[str, ...]:
    """Return names of kernels that a source declares, as far as they can be told without compiling it.

    >>> declared_kernels("// kernel void no()\\n__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void f(global int *a) {}")
    ('f',)
    """
    return tuple(dict.fromkeys(_KERNEL.findall(_COMMENT.sub(" ", text))))


def kernels_in_ir(text: str) -> tuple[str, ...]:
    """Return the names of the kernels in textual LLVM IR as `mgpusim.opencl.clang` returns it, by their lines.

    Those that do not compile while the rest of their file does are among them.

    >>> kernels_in_ir("define dso_local spir_kernel void @f(ptr addrspace(1) %p) #0 {\\n}")
    ('f',)
    """
    module = read_module(text)
    return tuple(sorted(module.kernels, key=lambda name: module.lines.get(name, 0)))


def cases_of(units: Sequence[Unit], listings: Sequence[Listing]) -> tuple[list[tuple[Unit, str, Listing]], list[str]]:
    """Return which kernels are tried in which unit, and warnings about names of builds that mean nothing.

    A build whose `kernels` list a kernel tries it. A kernel that no build lists is tried once, in the first build that has it.
    """
    warnings: list[str] = []
    listed: set[tuple[Path, str]] = set()
    for unit, listing in zip(units, listings, strict=True):
        if unit.build.kernels:
            listed |= {(unit.file, name) for name in listing.kernels if unit.build.names(name)}
    cases, taken = [], set()
    seen: dict[str, set[str]] = {}
    for unit, listing in zip(units, listings, strict=True):
        build = unit.build
        seen.setdefault(build.label, set()).update(listing.kernels)
        for name in listing.kernels:
            key = unit.file, name
            if build.kernels:
                wanted = build.names(name)
            else:
                wanted = key not in listed and key not in taken
                taken.add(key)
            if wanted:
                cases.append((unit, name, listing))
    for build in {unit.build.label: unit.build for unit in units if unit.build.kernels}.values():
        for pattern in build.kernels:
            narrowed = msgspec.structs.replace(build, kernels=(pattern,))
            if not any(narrowed.names(name) for name in seen[build.label]):
                what = "matches no kernel" if is_glob(pattern) else "names no kernel"
                warnings.append(f"{build.label}.kernels: '{pattern}' {what} of its files")
    return cases, warnings
