"""Builds files: how a code base builds its kernels, one ``[[build]]`` table each."""

from __future__ import annotations

import fnmatch
import glob
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.folders import outside
from mgpusim.opencl.reads import foreign_folders
from mgpusim.reading import toml_of
from mgpusim.workload.checks import Problems, TableReader, as_integer, as_number, as_sizes, plain, show
from mgpusim.workload.launch import read_text
from mgpusim.workload.plausible import Given, parse_image

__all__ = ["Build", "is_glob", "load_builds", "read_builds"]


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


def is_glob(text: str) -> bool:
    """Say whether a name holds characters that stand for others.

    >>> is_glob("conv_*"), is_glob("conv_2d")
    (True, False)
    """
    return any(c in text for c in "*?[")


def load_builds(path: Path, reads: Sequence[Path] = ()) -> tuple[Build, ...]:
    """Read a builds file (TOML); `reads` as of `read_builds`.

    Raises
    ------
    InputError
        It cannot be read, is no TOML, or has problems: all of them, each with its path.
    """
    data = toml_of(read_text(path, "builds file").encode(), f"builds file {path}")
    return read_builds(data, path.parent, str(path), reads)


def read_builds(
    data: Mapping[str, Any], base: Path, name: str = "builds file", reads: Sequence[Path] = ()
) -> tuple[Build, ...]:  # fmt: skip
    """Return the builds of a document; its files are relative to `base`.

    Parameters
    ----------
    reads : folders beside `base` that its builds may read from: that of the code base.

    Raises
    ------
    InputError
        Every problem at once: unknown keys, values of another kind, files that do not exist.

    >>> read_builds({"build": [{"files": ["a.cl"]}]}, Path("/nowhere"))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: builds file: build[0].files: 'a.cl' matches no file in /nowhere
    """
    problems = Problems()
    top = TableReader(data, "", problems, "a table with [[build]]")
    tables = top.take("build", [])
    if not isinstance(tables, list) or not tables:
        problems.add("build", f"got {show(tables)}, expected one [[build]] table or more")
        tables = []
    top.close()
    builds = [_read(table, f"build[{index}]", [base, *reads], problems) for index, table in enumerate(tables)]
    problems.stop(name)
    return tuple(builds)


def _read(data: object, path: str, folders: Sequence[Path], problems: Problems) -> Build:
    table, base = TableReader(data, path, problems), folders[0]
    files: list[str] = []
    for pattern in _texts(table, "files", needed=True):
        matches = (base / name for name in glob.glob(pattern, root_dir=base, recursive=True))
        found = sorted(os.path.realpath(path) for path in matches if os.path.isfile(path))
        if not found:
            problems.add(table.at("files"), f"'{pattern}' matches no file in {base}")
        files += found
    options = table.take("options", "")
    plain(problems, table.at("options"), options, str, "a string of compiler options")
    if isinstance(options, str):  # relative to the files, which lie in or below the folder
        lines = [line for file in files for line in foreign_folders(options, Path(file), folders, "the builds file")]
        problems.lines += [f"{table.at('options')}: {line}" for line in dict.fromkeys(lines)]
    kernels = _texts(table, "kernels")
    prepend = []
    for text in _texts(table, "prepend"):
        if problem := outside(base / text, folders, "the builds file"):
            problems.add(table.at("prepend"), problem)
            continue
        if not os.path.isfile(base / text):
            problems.add(table.at("prepend"), f"there is no file {base / text}")
            continue
        prepend.append(os.path.realpath(base / text))
    given = _given(table, problems)
    table.close()
    return Build(path, tuple(dict.fromkeys(files)), str(options), tuple(kernels), tuple(prepend), given)


def _texts(table: TableReader, key: str, needed: bool = False) -> list[str]:
    what = "a list of strings" if key != "files" else "a list of globs, as in ['conv_*.cl']"
    found = table.need(key, what, []) if needed else table.take(key, [])
    if not isinstance(found, list) or not all(isinstance(item, str) and item for item in found):
        table.problems.add(table.at(key), f"got {show(found)}, expected {what}")
        return []
    if key in table.data and not found:
        table.problems.add(table.at(key), f"got no entry, expected {what}" + ("" if needed else "; leave the key out"))
    return found


def _given(table: TableReader, problems: Problems) -> Given:
    sizes: dict[str, tuple[int, ...] | None] = {"global": None, "local": None}
    for key in sizes:
        value = table.take(key)
        if value is not None:
            sizes[key] = as_sizes(problems, table.at(key), value) or None
    both = sizes["global"], sizes["local"]
    if both[0] and both[1] and len(both[0]) != len(both[1]):
        got = f"got {len(both[1])} dimensions {list(both[1])}"
        problems.add(table.at("local"), f"{got}, expected {len(both[0])} as in global {list(both[0])}")
    tables: dict[str, dict[str, Any]] = {}
    for key in ("values", "counts", "images"):
        entries = table.take(key, {})
        if not isinstance(entries, Mapping):
            problems.add(table.at(key), f"got {show(entries)}, expected a table by parameter name or glob")
            entries = {}
        tables[key] = dict(entries)
        for name, value in entries.items():
            _check_entry(problems, key, f"{table.at(key)}.{name}", value)
    return Given(*both, tables["values"], tables["counts"], tables["images"])


def _check_entry(problems: Problems, key: str, path: str, value: Any) -> None:
    if key == "values":
        items = value if isinstance(value, list) else [value]
        if not items or any(as_number(item) is None for item in items):
            problems.add(path, f"got {show(value)}, expected a number, or a list of them for a vector")
    elif key == "counts":
        count = as_integer(value)
        if count is None or count < 1:
            problems.add(path, f"got {show(value)}, expected a positive integer: elements of the buffer")
    elif not isinstance(value, str):
        problems.add(path, f"got {show(value)}, expected a size and format, as in '4096x1024:RGBA/float16'")
    else:
        try:
            parse_image(value)
        except InputError as error:
            problems.absorb("", InputError(f"{path}: {error}"))
