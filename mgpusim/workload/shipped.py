"""What is shipped by name: example launches, search spaces, studies; and the file that a name or a path stands for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from mgpusim.errors import InputError, MgpusimError, UnknownNameError, nearest, suggest
from mgpusim.files import data_dir, no_file_but

PathLike = str | os.PathLike[str]


def _shipped(folder: str = "") -> dict[str, Path]:
    return {path.stem: path for path in sorted((data_dir("examples") / folder).glob("*.toml"))}


def shipped_examples() -> dict[str, Path]:
    """Return the launch files shipped with the package by name.

    >>> "conv3x3_image" in shipped_examples()
    True
    """
    return _shipped()


def shipped_spaces() -> dict[str, Path]:
    """Return the space files shipped with the package by name.

    >>> "gemm" in shipped_spaces()
    True
    """
    return _shipped("spaces")


def shipped_studies() -> dict[str, Path]:
    """Return the studies shipped with the package by name.

    >>> "double_registers" in shipped_studies()
    True
    """
    return _shipped("studies")


def list_examples() -> tuple[str, ...]:
    """Return the names of the example launches, sorted: what `mgpusim.load_launch` and all that take a launch know by name.

    >>> "softmax" in list_examples()
    True
    """
    return tuple(shipped_examples())


def list_spaces() -> tuple[str, ...]:
    """Return the names of the search spaces, sorted: what `mgpusim.load_space` and `mgpusim.prune` know by name.

    >>> "gemm" in list_spaces()
    True
    """
    return tuple(shipped_spaces())


def list_studies() -> tuple[str, ...]:
    """Return the names of the studies, sorted: what `mgpusim.load_study` and `mgpusim.sweep` know by name.

    >>> "memory_system" in list_studies()
    True
    """
    return tuple(shipped_studies())


def find_launch(name_or_path: PathLike) -> Path:
    """Return the file a user names: a path, or a shipped example by name or as ``examples/NAME.toml`` from anywhere.

    ``NAME.cl`` is the kernel of an example.

    >>> find_launch("conv3x3_image").name, find_launch("examples/conv3x3_image.cl").name
    ('conv3x3_image.toml', 'conv3x3_image.cl')
    """
    path, known = Path(name_or_path), shipped_examples()
    if os.path.isfile(path):
        return path
    if path.parent == Path() or path.parent.name == "examples":
        shipped = known.get(path.stem)
        if shipped is not None and path.suffix in ("", ".toml", ".cl"):
            file = shipped if path.suffix != ".cl" else shipped.with_suffix(".cl")
            if os.path.isfile(file):
                return file
    if os.path.isdir(path):
        raise InputError(f"{name_or_path} is a folder, expected a launch file (.toml) or an OpenCL C file (.cl)")
    if os.path.exists(path):
        raise InputError(f"{name_or_path} is not a regular file, expected a launch file (.toml) or an OpenCL C file (.cl)")
    there = [p.name for suffix in ("toml", "cl") for p in sorted(path.parent.glob(f"*.{suffix}"))]
    close = nearest(path.name, there)
    raise _unknown("example", name_or_path, known, str(path.parent / close) if close else None)


def _unknown(what: str, name_or_path: PathLike, known: Mapping[str, Path], close: str | None = None) -> MgpusimError:
    """Return the error that there is no such file, or nothing of that name; `close` is a name that may be meant."""
    path = Path(name_or_path)
    if not path.suffix and path.parent == Path():
        return UnknownNameError(suggest(what, str(name_or_path), known))
    close = close or nearest(path.stem, known)
    hint = f"did you mean '{close}'? Shipped" if close else "shipped"
    return InputError(f"{name_or_path}: no such file; {hint} {what}s: {', '.join(known)}")


def find_space(name_or_path: PathLike) -> Path:
    """Return the space file of that path, or the shipped one of that name.

    >>> find_space("gemm").name
    'gemm.toml'
    """
    path, known = Path(name_or_path), shipped_spaces()
    if os.path.isfile(path):
        return path
    if path.stem in known and path.suffix in ("", ".toml") and (path.parent == Path() or path.parent.name == "spaces"):
        return known[path.stem]
    if kind := no_file_but(path):
        raise InputError(f"{name_or_path}: is {kind}, expected a space file (.toml)")
    raise _unknown("space", name_or_path, known)


def find_study(name_or_path: PathLike) -> Path:
    """Return the study of that path, or the shipped one of that name or as ``studies/NAME.toml`` from anywhere.

    >>> find_study("double_registers").name, find_study("no-such.toml").name
    ('double_registers.toml', 'no-such.toml')
    """
    path, known = Path(name_or_path), shipped_studies()
    if os.path.isfile(path):
        return path
    if path.suffix or path.parent != Path():
        return known[path.stem] if path.stem in known and path.parent.name == "studies" else path
    if path.name not in known:
        raise UnknownNameError(suggest("study", str(name_or_path), known))
    return known[path.name]
