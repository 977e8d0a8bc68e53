"""Files: the data shipped with the package, the user's cache and config folders, atomic writes."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from mgpusim.errors import InputError

NO_CACHE = "MGPUSIM_NO_CACHE"
"""Variable of the environment: where it is set, nothing is read from or written to the disk cache; processes inherit it."""


def data_dir(name: str) -> Path:
    """Return the folder of shipped data called `name` ("presets" or "examples").

    A wheel carries it inside the package as `_presets`; a checkout (editable install) has it beside the package.

    >>> (data_dir("presets") / "adreno-640.toml").is_file()
    True
    """
    package = Path(__file__).resolve().parent
    for folder in (package / f"_{name}", package.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no '{name}' data in {package} or beside it; reinstall mgpusim")


def no_file_but(path: Path) -> str:
    """Return what lies at a path that is not a file, "" where nothing does, for messages.

    >>> no_file_but(Path()), no_file_but(Path("no-such"))
    ('a folder', '')
    """
    if os.path.isdir(path):
        return "a folder"
    return "no regular file" if os.path.exists(path) else ""


def _xdg(variable: str, fallback: str) -> Path:
    base = os.environ.get(variable, "")
    return (Path(base) if base and Path(base).is_absolute() else _home() / fallback) / "mgpusim"


def _home() -> Path:
    """Return the user's folder; that of the system's list of users where HOME is empty, as for services."""
    home = os.environ.get("HOME")
    if home == "":
        with contextlib.suppress(ImportError, KeyError):
            import pwd

            return Path(pwd.getpwuid(os.getuid()).pw_dir)
    return Path.home()


def cache_dir() -> Path:
    """Return the folder of cached recordings and traces: `$XDG_CACHE_HOME/mgpusim` or `~/.cache/mgpusim`."""
    return _xdg("XDG_CACHE_HOME", ".cache")


def config_dir() -> Path:
    """Return the user's folder: `$XDG_CONFIG_HOME/mgpusim` or `~/.config/mgpusim`; presets of their own lie in its `gpus/`."""
    return _xdg("XDG_CONFIG_HOME", ".config")


def write_atomic(path: Path, *data: bytes, durable: bool = False) -> None:
    """Write `data` to `path` so that a reader sees the old file or the new one, never half of it.

    Parameters
    ----------
    data : written one after the other.
    durable : the bytes are on the disk before the file has its name, so that not even a power cut leaves half of it.

    Raises
    ------
    OSError
        The folder cannot be written; nothing is left behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            for part in data:
                out.write(part)
            if durable:
                out.flush()
                os.fsync(out.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def write_file(path: Path, data: bytes, said: str = "{path}: {why}") -> None:
    """Write a user's file as `write_atomic` does.

    Parameters
    ----------
    said : the message where it cannot be written.
    """
    try:
        write_atomic(path, data)
    except OSError as error:  # its own file name is that of a temporary file
        raise InputError(said.format(path=path, why=error.strerror)) from None


def packed_as_named(path: Path, data: bytes) -> bytes:
    """Return data as a file holds it: compressed where its name ends in .gz. Equal data are equal files."""
    import gzip

    return gzip.compress(data, mtime=0) if path.suffix == ".gz" else data
