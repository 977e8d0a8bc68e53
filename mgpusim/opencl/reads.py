"""Which files a source of OpenCL C names, as a preprocessor finds them: what may be read is decided before it is.

Names are looked for in what a line is to the compiler. Trigraphs are replaced, spliced lines joined, comments out of the way and
digraphs taken for what they stand for. Whether a directive is in effect is not asked: a file that an ``#if 0`` names is one that
may be needed. Names that macros make up are those of all definitions of these macros (`mgpusim.opencl.macro_names`). The compiler
is shown no file but those found (`overlay`).
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from mgpusim.errors import InputError
from mgpusim.folders import WAY_OUT, inside, named_folders, outside
from mgpusim.opencl.macro_names import Macros, macros_of, option_macros, spelled_names
from mgpusim.opencl.options import translate_options

_TRIGRAPHS = {"=": "#", "/": "\\", "'": "^", "(": "[", ")": "]", "!": "|", "<": "{", ">": "}", "-": "~"}
_TRIGRAPH = re.compile(r"\?\?([=/'()!<>-])")
_LINE_END = re.compile(r"\r\n|\n\r|\r")
_SPLICE = re.compile(r"\\[^\S\n]*\n")
_WORDS = ("include", "import", "embed")
_COMMENT = r"/\*(?:[^*]|\*(?!/)){0,2000}\*/"  # a longer one between the tokens of a directive hides its name
_SPACE = rf"(?:[^\S\n]|[\0\u180e\ufeff]|{_COMMENT})*"
_NAME = r'(?:"([^"\n]*)"|<([^>\n]*)>)'
# a directive, or what a directive cannot be in
_DIRECTIVE = re.compile(
    rf"""^{_SPACE}(?:\#|%:){_SPACE}(include_next|include|import|embed)\b{_SPACE}(?:{_NAME}|([^\n]*))"""
    r"""|/\*.*?(?:\*/|\Z)|//[^\n]*|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?""",
    re.MULTILINE | re.DOTALL,
)
_BARE = re.compile(rf"^{_SPACE}(?:\#|%:){_SPACE}(include_next|include|import|embed)\b{_SPACE}(?:{_NAME}|([^\n]*))", re.MULTILINE)
_PROBE = re.compile(rf"\b__has_(include_next|include|embed)\b{_SPACE}\({_SPACE}{_NAME}")
_RAW = re.compile(r'R"')
LARGEST_B, MOST_FILES = 64 << 20, 10_000


class NamedFile(NamedTuple):
    """A file that a directive names.

    Attributes
    ----------
    kind : include, include_next, import, embed or probe, the last for ``__has_include`` and its like.
    name : as it is written; of a name that a macro makes up, the tokens.
    angled : written in angle brackets.
    computed : a macro makes up the name.
    """

    kind: str
    name: str
    angled: bool = False
    computed: bool = False


class IncludedFile(NamedTuple):
    """A file that a source may read: the path at which the compiler finds it, where that leads, and its text."""

    path: Path
    real: Path
    text: str


def _logical(text: str, trigraphs: bool) -> str:
    """Return a source in its logical lines."""
    if "\r" in text:
        text = _LINE_END.sub("\n", text)
    if trigraphs:
        text = _TRIGRAPH.sub(lambda m: _TRIGRAPHS[m[1]], text)
    return _SPLICE.sub("", text) if "\\" in text else text


@lru_cache(maxsize=64)
def named_files(text: str) -> tuple[NamedFile, ...]:
    """Return the files that a source names, in order, each as often as it is named.

    >>> [(n.kind, n.name) for n in named_files('%:include /* a */ "x.h"\\n// #include "y.h"\\n# embed <z.bin>')]
    [('include', 'x.h'), ('embed', 'z.bin')]
    """
    files: list[NamedFile] = []
    # trigraphs are replaced in C and not in C++ for OpenCL 2021: both readings count
    for trigraphs in (True, False) if "??" in text else (False,):
        lines = _logical(text, trigraphs)
        if not any(word in lines for word in _WORDS):
            continue
        # where a raw string of C++ may hide the end of a comment, every line counts
        pattern = _BARE if _RAW.search(lines) else _DIRECTIVE
        for match in pattern.finditer(lines):
            if match[1]:
                named = match[2] if match[2] is not None else match[3]
                computed = named is None
                files.append(NamedFile(match[1], match[4].strip() if computed else named, match[3] is not None, computed))
        for match in _PROBE.finditer(lines):
            kind = "include_next" if match[1] == "include_next" else "probe"
            files.append(NamedFile(kind, match[2] if match[2] is not None else match[3], match[3] is not None))
    return tuple(files)


class Reads:
    """What one build may read.

    Parameters
    ----------
    folder : names are relative to; absolute and without links, as the compiler sees the folder it is run in.
    searched : folders of ``-I``, in order.
    allowed : folders that files may lie in or below, besides those of `mgpusim.folders`.
    defined : macros of the build options, NAME or NAME=VALUE.

    >>> reads = Reads(Path("/nowhere"), (), (Path("/nowhere"),))
    >>> reads.files('#include "a.h"'), reads.refused('#include "a.h"\\n#include "../b.h"')
    ([], ['../b.h'])
    """

    def __init__(self, folder: Path, searched: Sequence[Path], allowed: Sequence[Path], defined: Iterable[str] = ()) -> None:
        self.folder = folder
        self.defined = option_macros(defined)
        self.searched = (folder, *(folder / path for path in searched), *named_folders())
        self.allowed = tuple(allowed)

    def _places(self, named: NamedFile, beside: Path) -> list[Path]:
        """Return where a compiler looks for a file, in order."""
        out = []
        for folder in (*(() if named.angled else (beside,)), *self.searched):
            try:
                out.append(Path(os.path.normpath(folder / named.name)))
            except ValueError:
                continue
        return list(dict.fromkeys(out))

    def files(self, text: str) -> list[IncludedFile]:
        """Return the files that a source reads, and those that they read, each once, in the order in which they are named."""
        out: list[IncludedFile] = []
        seen: set[Path] = set()
        pending = [(file, self.folder) for file in reversed(named_files(text))]
        computed: list[tuple[NamedFile, Path]] = []
        while pending or computed:
            if not pending:  # macros of all the files so far may spell the names that are left
                macros = self._macros(text, out)
                pending = [(file, beside) for named, beside in reversed(computed) for file in _spelled(named, macros)]
                computed = []
                continue
            named, beside = pending.pop()
            if named.computed:
                computed.append((named, beside))
            if named.computed or not named.name:
                continue
            for place in self._places(named, beside):
                if place in seen:
                    if named.kind == "include_next":
                        continue
                    break
                included = self._read(place, named.kind == "embed")
                if included is None:
                    continue
                seen.add(place)
                out.append(included)
                if len(out) > MOST_FILES:
                    raise InputError(f"{self.folder}: a source there includes more than {MOST_FILES:,} files")
                if named.kind != "embed":
                    pending += [(file, place.parent) for file in reversed(named_files(included.text))]
                if named.kind != "include_next":
                    break
        return out

    def _macros(self, text: str, files: Iterable[IncludedFile]) -> Macros:
        """Return the macros of a source and its files; those of the options stand for what the source may define too."""
        return macros_of((text, *(file.text for file in files))) | self.defined

    def _read(self, place: Path, embedded: bool = False) -> IncludedFile | None:
        """Return a file that may be read, None for one that may not or is none; of an embedded one the hash is its text."""
        try:
            real = Path(os.path.realpath(place))
            if not inside(real, self.allowed) or not real.is_file() or real.stat().st_size > LARGEST_B:
                return None
            data = real.read_bytes()
        except (OSError, ValueError):  # not a name that a file can have, or not ours to read
            return None
        text = hashlib.sha256(data).hexdigest() if embedded else data.decode("utf-8", "replace")
        return IncludedFile(place, real, text)

    def refused(self, text: str) -> list[str]:
        """Return the names in a source that lead where nothing may be read, whether there is a file or not, each once.

        A name that no macro of the source makes up may lead anywhere: it is among them.
        """
        files = self.files(text)
        macros = self._macros(text, files)
        out = []
        for inner, beside in ((text, self.folder), *((file.text, file.path.parent) for file in files)):
            for written in named_files(inner):
                spelled = _spelled(written, macros) if written.computed else [written]
                if not spelled:
                    out.append(f"#{written.kind} {written.name}")
                for named in spelled:
                    if not named.name:
                        continue
                    places = self._places(named, beside)
                    if not all(inside(place, self.allowed) for place in places) and not any(map(self._read, places)):
                        out.append(named.name)
        return list(dict.fromkeys(out))

    def hint(self, text: str, said: str) -> str:
        """Return what to do where the compiler did not find a file because it may not be read; "" where that is not why."""
        missing = re.findall(r"error: '([^\n]*)' file not found", said)
        if not missing:
            return ""
        files = self.files(text)
        macros = self._macros(text, files)
        named = [file for inner in (text, *(f.text for f in files)) for file in named_files(inner)]
        written = {file.name for of in named for file in (_spelled(of, macros) if of.computed else [of])}
        if any(name in self.refused(text) for name in missing):
            below = f"below {', '.join(map(str, self.allowed))}" if self.allowed else "in no folder for a source without a file"
            return f"\nFiles are read {below}; {WAY_OUT}"
        if any(name not in written for name in missing):
            return "\nMacros make up its name in a way that is not followed here: write it in the #include itself"
        return ""


def _spelled(named: NamedFile, macros: Macros) -> list[NamedFile]:
    return [NamedFile(named.kind, name[1:-1], name[0] == "<") for name in spelled_names(named.name, macros)]


def foreign_folders(options: str, source: Path | str, folders: Sequence[Path], whose: str) -> list[str]:
    """Return why folders and files that build options name may not be read by what lies in `folders`.

    >>> foreign_folders("-Isub -I..", "", [Path("/nowhere/kernels")], "the launch file")[0][:71]
    '-I..: /nowhere lies outside of the folder of the launch file and is not'
    """
    folder = source.parent if isinstance(source, Path) else folders[0]
    try:
        words = translate_options(options)
    except InputError:  # said where it is compiled
        return []
    named = [(flag, value) for flag, value in pairwise(words) if flag in ("-I", "-include")]
    problems = ((flag, value, outside(os.path.normpath(folder / value), folders, whose)) for flag, value in named)
    return [f"{flag}{' ' * (flag != '-I')}{value}: {problem}" for flag, value, problem in problems if problem]


def overlay(files: Iterable[tuple[Path, Path]]) -> bytes:
    """Return a virtual file system for clang (``-ivfsoverlay``) in which there are these files and no others.

    Names are in it as the system has them, byte for byte, whatever their letters are in the locale of this process.

    Parameters
    ----------
    files : path at which each is found, and the file that lies there.

    >>> json.loads(overlay([(Path("/a.h"), Path("/b.h"))]))["roots"][0]["external-contents"]
    '/b.h'
    """
    roots = [{"type": "file", "name": str(path), "external-contents": str(real)} for path, real in files]
    whole = {"version": 0, "redirecting-with": "redirect-only", "use-external-names": False, "roots": roots}
    return os.fsencode(json.dumps(whole, ensure_ascii=False))
