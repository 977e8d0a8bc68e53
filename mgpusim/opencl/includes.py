"""A kernel file and the files it includes as one text, for what has to be built where those files are not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from mgpusim.errors import InputError
from mgpusim.folders import WAY_OUT, outside
from mgpusim.opencl.reads import Reads

_DEPTH, _LIMIT_B = 200, 64 << 20  # the compiler's own depth

# comments are matched so that an #include inside one is left alone
_INCLUDE = re.compile(r'/\*.*?\*/|//[^\n]*|^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"[^\n]*', re.DOTALL | re.MULTILINE)
_ONCE = re.compile(r"^[ \t]*#[ \t]*pragma[ \t]+once\b", re.MULTILINE)


def expand_includes(text: str, folder: Path, reads: Sequence[Path] | None = None) -> str:
    """Return OpenCL C with each `#include "file"` replaced by the text of that file.

    Parameters
    ----------
    text : source code.
    folder : where the names in it are looked up; names in an included file are looked up beside that file.
    reads : folders that these files may lie in or below, beside those of `mgpusim.folders`; None for `folder` alone.

    An include of what is not there, or of a file from within itself, stays as it is: the compiler may know better. So does one
    inside 200 others.

    >>> expand_includes('#include "no_such_file.h"', Path("/nowhere"))
    '#include "no_such_file.h"'
    """
    allowed = (folder,) if reads is None else tuple(reads)
    out = _expand(text, folder, allowed, (), set())
    if left := Reads(folder, (), allowed).refused(out):
        raise InputError(f"{folder}: {', '.join(left)} may not be included from a source there; {WAY_OUT}")
    return out


def _expand(text: str, folder: Path, allowed: Sequence[Path], within: tuple[Path, ...], seen: set[Path]) -> str:
    def replace(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0]
        try:
            file = (folder / match[1]).resolve()
            there = file.is_file()
        except (OSError, ValueError):  # not a name that a file can have
            return match[0]
        if problem := outside(file, allowed, "the source"):
            raise InputError(f'#include "{match[1]}": {problem}')
        if file in within or len(within) >= _DEPTH or not there:
            return match[0]
        inner = file.read_text(encoding="utf-8", errors="replace")
        if _ONCE.search(inner):
            if file in seen:
                return ""
            inner = _ONCE.sub("", inner, count=1)
        seen.add(file)
        return _expand(inner, file.parent, allowed, (*within, file), seen).rstrip("\n")

    out = _INCLUDE.sub(replace, text)
    if len(out) > _LIMIT_B:
        raise InputError(f"{within[-1] if within else folder}: with what it includes more than {_LIMIT_B >> 20} MiB of source")
    return out
