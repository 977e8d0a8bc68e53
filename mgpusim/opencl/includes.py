"""A kernel file and the files it includes as one text, for what has to be built where those files are not."""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["expand_includes"]

# comments are matched so that an #include inside one is left alone
_INCLUDE = re.compile(r'/\*.*?\*/|//[^\n]*|^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"[^\n]*', re.DOTALL | re.MULTILINE)
_ONCE = re.compile(r"^[ \t]*#[ \t]*pragma[ \t]+once\b", re.MULTILINE)


def expand_includes(text: str, folder: Path) -> str:
    """Return OpenCL C with each `#include "file"` replaced by the text of that file.

    Parameters
    ----------
    text : source code.
    folder : where the names in it are looked up; names in an included file are looked up beside that file.

    An include of what is not there, or of a file from within itself, stays as it is: the compiler may know better.

    >>> expand_includes('#include "no_such_file.h"', Path("/nowhere"))
    '#include "no_such_file.h"'
    """
    return _expand(text, folder, (), set())


def _expand(text: str, folder: Path, inside: tuple[Path, ...], seen: set[Path]) -> str:
    def replace(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0]
        file = (folder / match[1]).resolve()
        if file in inside or not file.is_file():
            return match[0]
        inner = file.read_text(encoding="utf-8", errors="replace")
        if _ONCE.search(inner):
            if file in seen:
                return ""
            inner = _ONCE.sub("", inner, count=1)
        seen.add(file)
        return _expand(inner, file.parent, (*inside, file), seen).rstrip("\n")

    return _INCLUDE.sub(replace, text)
