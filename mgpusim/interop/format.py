"""What a file format is: a name, what it holds, how a file of it is recognised, and functions that read and write it.

A format is a module of `mgpusim.interop.formats`, or a plug-in of the group `mgpusim.formats`, that registers itself here. No
other code names it. Results are those of a tuner (`Tuned`); a space is a search space, with its kernel or without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mgpusim.errors import InputError
from mgpusim.interop.tuned import Tuned, read_text
from mgpusim.registry import Registry

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space

Notes = tuple[str, ...]
"""What a reader or writer had to leave out, a sentence each."""
ReadResults = Callable[[Path, "Space | None"], Sequence[Tuned]]
"""Results by task. The space is the one a user gave: a corpus needs it where its tags do not name the knobs."""
WriteResults = Callable[[Path, Sequence[Tuned], "Space | None", "Format"], Notes]
"""Writes tasks, one unless `several_tasks`. The space is as above, the format that of the file they were read from."""

HEAD = 100_000  # characters of a file in which its format is looked for


class Format(msgspec.Struct, frozen=True):
    """A file format. What it cannot do is None; it is of results or of a space, not of both.

    Attributes
    ----------
    about : what such files are, in a few words.
    tool : who writes them.
    signs : what only files of this format have near their beginning. The format whose sign comes first is that of the file.
    suffix : ends the names of its files, and only of its; "" if names do not show it.
    becomes : the format its files are converted to where none is asked for.
    several_tasks : one file may hold the results of several kernels.
    measured : its results are measured; predictions are written into it only where they are asked for by an option.

    >>> formats.lookup("t4").about
    'T4 result files'
    """

    name: str
    about: str
    tool: str
    signs: tuple[str, ...] = ()
    suffix: str = ""
    becomes: str = "corpus"
    read_results: ReadResults | None = None
    write_results: WriteResults | None = None
    read_space: Callable[[Path], tuple[Space, Notes]] | None = None
    write_space: Callable[[Path, Space], Notes] | None = None
    several_tasks: bool = False
    measured: bool = False

    @property
    def is_space(self) -> bool:
        """Whether its files hold a space."""
        return self.read_space is not None or self.write_space is not None

    @property
    def is_written(self) -> bool:
        """Whether files of it can be written."""
        return self.write_results is not None or self.write_space is not None


formats: Registry[Format] = Registry("format", entry_point="mgpusim.formats", package="mgpusim.interop.formats")


def add_format(added: Format) -> Format:
    """Register a format under its name, and return it."""
    return formats.register(added.name)(added)


def format_of(path: str | Path) -> Format:
    """Return the format of a file: that whose sign comes first in it, without a sign that of its name.

    >>> from mgpusim.files import data_dir
    >>> format_of(data_dir("examples") / "spaces" / "gemm.toml").name
    'space'
    """
    known = formats.load()
    head = read_text(path, "input")[:HEAD]
    signs = [
        (at, known_format.name) for known_format in known.values() for sign in known_format.signs if (at := head.find(sign)) >= 0
    ]
    if signs:
        return known[min(signs)[1]]
    named = suffix_format(path)
    if named is None:
        raise InputError(f"{path}: no format that is known; say which with --from {'|'.join(formats.known())}")
    return named


def suffix_format(path: str | Path) -> Format | None:
    """Return the format whose files alone have names that end so, None if there is none.

    >>> suffix_format("history.LOG").name
    'autotvm'
    """
    end = Path(path).suffix.lower()
    return next((known_format for known_format in formats.load().values() if end and known_format.suffix == end), None)
