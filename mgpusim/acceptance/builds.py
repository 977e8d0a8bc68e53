"""Builds files: how a code base builds its kernels, one ``[[build]]`` table each."""

from __future__ import annotations

import fnmatch
import glob
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.folders import outside
from mgpusim.opencl.reads import foreign_folders
from mgpusim.reading import toml_of
from mgpusim.result import SIZES
from mgpusim.workload.checks import Problems, as_number, as_sizes, show
from mgpusim.workload.documents import Positive, Sizes, Texts, read_table
from mgpusim.workload.launch import read_text
from mgpusim.workload.plausible import Given, parse_image


class Build(msgspec.Struct, frozen=True):
    """One way in which files are built and their kernels launched.

    Attributes
    ----------
    label : how messages and results call it, "build[2]"; "" for files that no build names.
    files : what its globs match, absolute.
    options : of clBuildProgram.
    kernels : names or globs; empty for every kernel of the file.
    prepend : files whose text comes before the source, absolute.
    given : index space and arguments, as far as the file says them.
    """

    label: str = ""
    files: tuple[str, ...] = ()
    options: str = ""
    kernels: tuple[str, ...] = ()
    prepend: tuple[str, ...] = ()
    given: Given = Given()

    def names(self, kernel: str) -> bool:
        """Say whether `kernels` lists this kernel, by name or glob."""
        return any(fnmatch.fnmatchcase(kernel, pattern) for pattern in self.kernels)


def _texts(value: object) -> tuple[str, ...] | None:
    """Return texts of which there is one at least."""
    if value == []:
        raise InputError("got no entry, expected a list of strings; leave the key out")
    return tuple(value) if isinstance(value, list) and all(isinstance(text, str) and text for text in value) else None


def _numbers(value: object) -> object:
    items = value if isinstance(value, list) else [value]
    return value if items and all(as_number(item) is not None for item in items) else None


def _image(value: object) -> str | None:
    if isinstance(value, str):
        parse_image(value)
    return value if isinstance(value, str) else None


def _offset(value: object) -> tuple[int, ...] | None:
    return as_sizes(Problems(), "", value, least=0) or None


SomeTexts = Annotated[tuple[str, ...], "a list of strings", _texts]
Numbers = Annotated[Any, "a number, or a list of them for a vector", _numbers]
Elements = Annotated[Positive, "a positive integer: elements of the buffer"]
Image = Annotated[str, "a size and format, as in '4096x1024:RGBA/float16'", _image]
GLOBS, BY_NAME = "a list of globs, as in ['conv_*.cl']", "a table by parameter name or glob"


class _BuildTable(msgspec.Struct, frozen=True, rename=SIZES):
    files: Annotated[Texts, GLOBS]
    options: Annotated[str, "a string of compiler options"] = ""
    kernels: SomeTexts = ()
    prepend: SomeTexts = ()
    global_size: Sizes | None = None
    local_size: Sizes | None = None
    values: Annotated[dict[str, Numbers], BY_NAME] = {}
    counts: Annotated[dict[str, Elements], BY_NAME] = {}
    images: Annotated[dict[str, Image], BY_NAME] = {}
    offset: Annotated[tuple[int, ...], "1 to 3 non-negative integers, as in [1, 1]", _offset] = ()


class _BuildsFile(msgspec.Struct, frozen=True):
    build: Annotated[tuple[_BuildTable, ...], "one [[build]] table or more"] = ()


def is_glob(text: str) -> bool:
    """Say whether a name holds characters that stand for others.

    >>> is_glob("conv_*"), is_glob("conv_2d")
    (True, False)
    """
    return any(c in text for c in "*?[")


def load_builds(path: Path, reads: Sequence[Path] = ()) -> tuple[Build, ...]:
    """Read a builds file (TOML); `reads` as of `read_builds`."""
    data = toml_of(read_text(path, "builds file").encode(), f"builds file {path}")
    return read_builds(data, path.parent, str(path), reads)


def read_builds(
    data: Mapping[str, Any], base: Path, name: str = "builds file", reads: Sequence[Path] = ()
) -> tuple[Build, ...]:  # fmt: skip
    """Return the builds of a document; its files are relative to `base`.

    Parameters
    ----------
    reads : folders beside `base` that its builds may read from: that of the code base.

    >>> read_builds({"build": [{"files": ["a.cl"]}]}, Path("/nowhere"))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: builds file: build[0].files: 'a.cl' matches no file in /nowhere
    """
    problems = Problems()
    document = read_table(_BuildsFile, data, "", problems, "a table with [[build]]")
    if document is not None and not document.build and not problems:
        problems.add("build", f"got {show(data.get('build', []))}, expected one [[build]] table or more")
    tables = document.build if document is not None else ()
    builds = [_build(table, f"build[{index}]", [base, *reads], problems) for index, table in enumerate(tables)]
    problems.stop(name)
    return tuple(builds)


def _build(table: _BuildTable, path: str, folders: Sequence[Path], problems: Problems) -> Build:
    base = folders[0]
    files: list[str] = []
    if not table.files:
        problems.add(f"{path}.files", f"got no entry, expected {GLOBS}")
    for pattern in table.files:
        matches = (base / name for name in glob.glob(pattern, root_dir=base, recursive=True))
        matching = sorted(os.path.realpath(path) for path in matches if os.path.isfile(path))
        if not matching:
            problems.add(f"{path}.files", f"'{pattern}' matches no file in {base}")
        files += matching
    # relative to the files, which lie in or below the folder
    lines = [line for file in files for line in foreign_folders(table.options, Path(file), folders, "the builds file")]
    problems.lines += [f"{path}.options: {line}" for line in dict.fromkeys(lines)]
    prepend = []
    for text in table.prepend:
        if problem := outside(base / text, folders, "the builds file"):
            problems.add(f"{path}.prepend", problem)
        elif not os.path.isfile(base / text):
            problems.add(f"{path}.prepend", f"there is no file {base / text}")
        else:
            prepend.append(os.path.realpath(base / text))
    size, local = table.global_size, table.local_size
    if size and local and len(size) != len(local):
        got = f"got {len(local)} dimensions {list(local)}"
        problems.add(f"{path}.local", f"{got}, expected {len(size)} as in global {list(size)}")
    if table.offset and len(table.offset) != len(size or ()):
        of_global = f"{len(size)} as in global {list(size)}" if size else "global beside it"
        problems.add(f"{path}.offset", f"got {len(table.offset)} dimensions {list(table.offset)}, expected {of_global}")
    given = Given(size, local, table.values, table.counts, table.images, table.offset)
    return Build(path, tuple(dict.fromkeys(files)), table.options, table.kernels, tuple(prepend), given)
