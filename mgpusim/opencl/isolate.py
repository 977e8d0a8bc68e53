"""A file of which some functions do not compile: take them out, so that the kernels that do not use them can be had."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mgpusim.opencl.macro_names import macros_of, without_comments
from mgpusim.opencl.refusals import RemovedFunction

_ROUNDS = 12
_WORD = re.compile(
    r"""^[ \t]*\#[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[A-Za-z_]\w*|[{}();=]""",
    re.MULTILINE,
)
_MARKER = re.compile(r'^[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)[ \t]+"((?:[^"\\]|\\.)*)"[^\n]*', re.MULTILINE)
_ERROR = re.compile(r"^<stdin>:(\d+):(\d+): (?:fatal )?error: (.*)$", re.MULTILINE)
_UNDECLARED = re.compile(r"(?:use of undeclared identifier|implicit declaration of function) '(\w+)'")
_LITERAL = re.compile(
    r"""^[ \t]*\#[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[A-Za-z_]\w*"""
    r"|((?:0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?\d+|(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)(?![\w.]))"
    r"|\.?\d[\w.]*",
    re.MULTILINE,
)
_NAME = re.compile(r"[A-Za-z_]\w*")
_ATTRIBUTES = ("__attribute__", "__attribute", "_Pragma")


class SourceFunction(NamedTuple):
    """A function definition in preprocessed text: offsets of its first character, its body and its end; its own first line."""

    name: str
    is_kernel: bool
    start: int
    body: int
    end: int


def definitions(text: str) -> list[SourceFunction]:
    """Return the function definitions of preprocessed text, in order; none where its brackets do not match.

    >>> [(d.name, d.is_kernel) for d in definitions("int f(int a) { return a; } kernel void k() { f(1); }")]
    [('f', False), ('k', True)]
    """
    out: list[SourceFunction] = []
    depth = parens = 0
    start = 0  # where the external declaration begins
    chunk: list[str] = []  # its words outside parentheses
    name, is_kernel, opened, last = "", False, -1, ""
    for match in _WORD.finditer(text):
        word = match[0]
        if word[0] in "\"'":
            last = word
            continue
        if word[0].isspace() or word[0] == "#":
            if depth == 0 and parens == 0 and not chunk:
                start = match.end()
            continue
        if word == "{":
            if depth == 0 and parens == 0:
                opened = match.start() if last == ")" and name and "=" not in chunk else -1
            depth += 1
        elif word == "}":
            depth -= 1
            if depth < 0:
                return []
            if depth == 0 and opened >= 0:
                out.append(SourceFunction(name, is_kernel, start, opened, match.end()))
                start, chunk, name, is_kernel, opened = match.end(), [], "", False, -1
        elif depth == 0:
            if word == "(":
                if parens == 0 and not name and chunk and chunk[-1] not in _ATTRIBUTES:
                    name, is_kernel = chunk[-1], "kernel" in chunk or "__kernel" in chunk
                parens += 1
            elif word == ")":
                parens -= 1
                if parens < 0:
                    return []
            elif word == ";" and parens == 0:
                start, chunk, name, is_kernel = match.end(), [], "", False
            elif parens == 0:
                if not chunk:
                    start = match.start()
                chunk.append(word)
        last = word
    return out if depth == 0 and parens == 0 else []


def without_file(text: str, name: str) -> str:
    """Blank the lines of preprocessed text that come from files whose name ends in `name`."""
    out, inside = [], False
    for line in text.split("\n"):
        marker = _MARKER.match(line)
        if marker:
            inside = marker[2].endswith(name)
        out.append("" if inside else line)
    return "\n".join(out)


def with_float_literals(text: str) -> str:
    """Return preprocessed text in which literals of type double have the suffix of float.

    >>> with_float_literals('x = 1.0 - .5e3 * 2. + 1e-3 + 0x1.8p3 + 1.5f + v.x1 + 7; "1.0"')
    'x = 1.0f - .5e3f * 2.f + 1e-3f + 0x1.8p3f + 1.5f + v.x1 + 7; "1.0"'
    """
    return _LITERAL.sub(lambda m: f"{m[1]}f" if m[1] else m[0], text)


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


class _Editor:
    """The text with some functions taken out; every line stays where it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.all = definitions(text)
        self.prototypes: dict[int, list[str]] = {}  # by position in `all`: declared before it
        self.bodies: dict[int, str] = {}  # taken out, and why
        self.whole: dict[int, str] = {}
        self._markers = list(_MARKER.finditer(text))
        self._marker_ends = [m.end() for m in self._markers]

    def edited(self) -> tuple[str, list[int], list[int]]:
        """Return the text as it stands, and by pieces where each begins in it and in the original."""
        pieces, here, there, length = [], [], [], 0

        def add(piece: str, origin: int) -> None:
            nonlocal length
            pieces.append(piece)
            here.append(length)
            there.append(origin)
            length += len(piece)

        at = 0
        for i, function in enumerate(self.all):
            add(self.text[at : function.start], at)
            for prototype in self.prototypes.get(i, ()):
                add(prototype, function.start)
            if i in self.whole:
                add(_blank(self.text[function.start : function.end]), function.start)
            elif i in self.bodies:
                add(self.text[function.start : function.body], function.start)
                add(";" + _blank(self.text[function.body + 1 : function.end]), function.body)
            else:
                add(self.text[function.start : function.end], function.start)
            at = function.end
        add(self.text[at:], at)
        return "".join(pieces), here, there

    def take(self, i: int, message: str, place: str, first: bool) -> None:
        """Mend or take out the definition that an error lies in; `first`: none of this round lay in it before."""
        undeclared = _UNDECLARED.match(message)
        later = next((d for d in self.all[i + 1 :] if undeclared and d.name == undeclared[1] and not d.is_kernel), None)
        if later is not None:  # drivers take a function that its file defines further down
            prototype = " ".join(_MARKER.sub("", self.text[later.start : later.body]).split()) + "; "
            if prototype not in self.prototypes.setdefault(i, []):
                self.prototypes[i].append(prototype)
                return
        if not first:
            return
        said = f"{place}: {message}"
        if self.all[i].is_kernel or i in self.bodies:
            self.whole.setdefault(i, self.bodies.get(i, said))
        else:
            self.bodies[i] = said

    def at(self, offset: int) -> int:
        """Return the position in `all` of the definition that an offset of the original lies in, -1 if none."""
        i = bisect_right(self.all, offset, key=lambda d: d.start) - 1
        return i if i >= 0 and offset < self.all[i].end else -1

    def place(self, offset: int) -> tuple[str, int]:
        """Return file and line of an offset of the original by the last marker before it."""
        i = bisect_right(self._marker_ends, offset) - 1
        if i < 0:
            return "kernel.cl", self.text.count("\n", 0, offset) + 1
        return self._markers[i][2], int(self._markers[i][1]) + self.text.count("\n", self._marker_ends[i], offset) - 1

    @property
    def state(self) -> tuple[int, int, int]:
        """What grows with every step."""
        return len(self.bodies), len(self.whole), sum(map(len, self.prototypes.values()))


def named_by_macros(text: str) -> bool:
    """Return whether macros of a source that has not been preprocessed paste the names of functions, as far as can be seen.

    >>> named_by_macros("#define F(n) int f##n() { return n; }\\nF(1) F(2) kernel void k() {}")
    True
    >>> named_by_macros("#define T(n) float##n\\nT(4) twice(T(4) x) { return x + x; }\\n")
    True
    >>> named_by_macros("#define T(n) float##n\\n#define T4 T(4)\\nT4 twice(T4 x) { return x + x; }\\n")
    False
    """
    if "##" not in text:
        return False
    macros = macros_of([text])
    return any(d.name in macros for d in definitions(without_comments(text)))


def keep_only(text: str, kernels: Sequence[str]) -> str | None:
    """Return preprocessed text without the functions that `kernels` do not reach; None where that takes nothing out.

    >>> print(keep_only("kernel void a() {} void f() {} kernel void b() { f(); }", ["b"]).strip())
    void f() {} kernel void b() { f(); }
    """
    functions = definitions(text)
    names = {d.name for d in functions}
    bodies: dict[str, list[str]] = {}  # a name may be overloaded
    for d in functions:
        bodies.setdefault(d.name, []).append(text[d.start : d.end])
    kept, pending = set(kernels) & names, sorted(set(kernels) & names)
    while pending:
        called = {name for body in bodies[pending.pop()] for name in _NAME.findall(body)} & names - kept
        kept |= called
        pending += called
    left_out = [d for d in functions if d.name not in kept]
    if not left_out or not kept:
        return None
    out, at = [], 0
    for d in left_out:
        out += [text[at : d.start], _blank(text[d.start : d.end])]
        at = d.end
    return _lines_named("".join(out) + text[at:])


def _lines_named(text: str) -> str:
    return _MARKER.sub(r'#line \1 "\2"', text)


def isolate(text: str, check: Callable[[str], str]) -> tuple[str, list[RemovedFunction]] | None:
    """Take the functions out of a file that do not compile.

    Parameters
    ----------
    text : preprocessed source, with the markers that say which line each line was.
    check : returns the compiler's messages about a text, "" if it compiles.

    Returns
    -------
    (text, refusals) or None
        The text that compiles, and what was taken out. None where an error lies outside all functions, or no kernel remains.
    """
    editor = _Editor(text)
    kernels = [i for i, d in enumerate(editor.all) if d.is_kernel]
    for _ in range(_ROUNDS):
        if all(i in editor.whole for i in kernels):
            return None
        edited, here, there = editor.edited()
        lines = [0, *(m.end() for m in re.finditer("\n", edited))]
        said = check(_MARKER.sub("", edited))
        if not said:
            refused = editor.bodies | editor.whole
            out = [
                RemovedFunction(d.name, d.is_kernel, editor.place(d.start)[1], refused[i])
                for i, d in enumerate(editor.all)
                if i in refused
            ]
            return _lines_named(edited), out
        before, handled = editor.state, set[int]()
        for number, column, message in _ERROR.findall(said):
            at = lines[min(int(number), len(lines)) - 1] + int(column) - 1
            piece = bisect_right(here, at) - 1
            origin = there[piece] + at - here[piece]
            i = editor.at(origin)
            if i < 0:
                return None
            if i not in editor.whole:
                file, line = editor.place(origin)
                editor.take(i, message, f"{file}:{line}", i not in handled)
                handled.add(i)
        if editor.state == before:
            return None
    return None
