"""Which files may be read: those below the folder of what names them, and below folders that the user names.

Launch files, spaces, studies and models come from strangers. A file that one of them names is read where it lies below the folder
of its own, links followed; below a folder that the user names (`mgpusim --include FOLDER`, `MGPUSIM_INCLUDE`); or where it is
shipped with mgpusim. What the user names on the command line or in Python is the user's own choice, and is not asked about here.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from mgpusim.errors import InputError
from mgpusim.files import data_dir

INCLUDE = "MGPUSIM_INCLUDE"
"""Environment variable: folders that files may be read from, and that are searched for included files."""
WAY_OUT = f"name the folder with `mgpusim --include FOLDER` or in {INCLUDE} if you trust it"
"""What to do about a file that is not read, for messages."""

PathLike = str | os.PathLike[str]


def named_folders() -> tuple[Path, ...]:
    """Return the folders that the user names for every command, absolute and without links.

    >>> os.environ[INCLUDE] = os.pathsep.join([os.sep, os.sep])
    >>> len(named_folders())
    1
    >>> del os.environ[INCLUDE]
    """
    given = os.environ.get(INCLUDE, "").split(os.pathsep)
    return tuple(dict.fromkeys(Path(os.path.realpath(folder)) for folder in given if folder))


@cache
def _shipped() -> tuple[Path, ...]:
    """Folders of the package: its kernels, headers, presets and examples, which everybody has."""
    folders = [Path(__file__).resolve().parent]
    for name in ("examples", "presets"):
        try:
            folders.append(data_dir(name).resolve())
        except FileNotFoundError:  # an installation that lacks them says so where they are needed
            continue
    return tuple(folders)


def inside(path: PathLike, folders: Iterable[PathLike]) -> bool:
    """Return whether a file may be read for something in `folders`. The file need not exist.

    Parameters
    ----------
    path : of the file; links are followed.
    folders : that it may lie in or below, besides those that the user names and those shipped with mgpusim.

    >>> inside("a/../b.h", ["."]), inside("../b.h", ["."]), inside("/etc/passwd", [])
    (True, False, False)
    """
    try:
        real = Path(os.path.realpath(path))
        return any(real.is_relative_to(os.path.realpath(f)) for f in (*folders, *named_folders(), *_shipped()))
    except (OSError, ValueError):  # not a name that a file can have
        return False


def outside(path: PathLike, folders: Sequence[PathLike], whose: str) -> str:
    """Return why a file may not be read, "" where it may; the answer does not depend on whether there is such a file.

    Parameters
    ----------
    folders : as of `inside`. `whose` : folders they are, as in "the launch file".

    >>> outside("/etc/passwd", ["/home"], "the launch file")[:73]
    '/etc/passwd lies outside of the folder of the launch file and is not read'
    """
    if inside(path, folders):
        return ""
    if not _has_bytes(path):
        encoding = sys.getfilesystemencoding()
        return f"{path}: no file can have this name in the locale of this process ({encoding}); set PYTHONUTF8=1"
    return f"{path} lies outside of the folder of {whose} and is not read; {WAY_OUT}"


def _has_bytes(path: PathLike) -> bool:
    """Return whether the letters of a path are ones that the locale has bytes for."""
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        return False
    return True


def is_path(name: str) -> bool:
    """Return whether the name of a preset or profile is that of a file.

    >>> is_path("tflite-gpu-2.1"), is_path("my.toml")
    (False, True)
    """
    return os.sep in name or "/" in name or name.endswith(".toml")


def check_inside(path: PathLike, folder: PathLike, whose: str, what: str) -> None:
    """Refuse a file outside of a folder.

    Parameters
    ----------
    what : begins the message. `whose` : the folder is, as of `outside`.

    >>> check_inside("model/weights.bin", "model", "the model", "weights")
    """
    if problem := outside(path, [folder], whose):
        raise InputError(f"{what}: {problem}")
