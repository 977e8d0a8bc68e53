"""OpenCL C as tokens: just enough structure to move a kernel into another program.

The text is preprocessed first (see `preprocess`), so that no macro is left that could hide a name or clash with one of another
program. Comments and pragmas stay. Only what file scope declares is then identified: functions, variables,
typedefs, tags and enum constants. Bodies are never parsed: a rewriter that only renames and substitutes need not
understand expressions, and so takes every dialect that the compiler takes.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from mgpusim.artefacts import key_of, load_or_make
from mgpusim.errors import CompileError, InputError
from mgpusim.opencl.clang import TranslationUnit, find_compiler

# As `clang.FLAGS`, but without the header: its constants (CLK_*, FLT_MAX) stay names that every device defines.
_FLAGS = (
    "-cc1 -x cl -cl-std=CL1.2 -triple spir64-unknown-unknown -cl-ext=+all -D__OPENCL_VERSION__=120 -E -P -C -w "
    "-fno-caret-diagnostics"
).split()
_TOKEN = re.compile(
    r"""(?P<space>\s+)|(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<pragma>\#[^\n]*)
    |(?P<string>L?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
    |(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)|(?P<name>[A-Za-z_$][\w$]*)
    |(?P<mark>->|\+\+|--|<<=|>>=|<<|>>|\.\.\.|&&|\|\||[<>=!+\-*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL,
)
_TRIVIA = ("space", "comment")
_OPEN, _CLOSE = "([{", ")]}"
_AGGREGATES = ("struct", "union", "enum")


class Token(NamedTuple):
    """A piece of source: `kind` is space, comment, pragma, string, number, name or mark."""

    kind: str
    text: str


class Declaration(NamedTuple):
    """What one external declaration is: `kind` is function, prototype, variable, typedef, tag or pragma.

    `names` are all identifiers it puts into file scope. `body` is the index of a function's opening brace in `tokens`,
    `params` that of the parenthesis before its parameters (-1 where there is none).
    """

    kind: str
    names: tuple[str, ...]
    tokens: list[Token]
    params: int = -1
    body: int = -1

    @property
    def identifiers(self) -> frozenset[str]:
        """Every name that occurs in the declaration."""
        return frozenset(t.text for t in self.tokens if t.kind == "name")


class _Unit:
    """A source that counts as equal to any other: the cache goes by its key and its macros."""

    def __init__(self, source: TranslationUnit) -> None:
        self.source = source

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unit)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=256)
def _preprocessed(key: str, arguments: tuple[str, ...], unit: _Unit) -> str:
    source = unit.source

    def preprocess() -> str:
        try:
            with source.seen_alone() as files:
                command = [*find_compiler(), *_FLAGS, "-I", ".", *arguments, *files, "-o", "-", "-"]
                done = subprocess.run(
                    command, input=source.text, capture_output=True, encoding="utf-8", errors="replace", cwd=source.folder,
                    timeout=600, check=False,
                )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CompileError(f"clang could not be run: {error}") from None
        if done.returncode != 0:
            hint = source.reads.hint(source.complete, done.stderr)
            raise CompileError(f"the source cannot be preprocessed:\n{done.stderr.strip()}{hint}")
        return done.stdout

    return load_or_make("preprocessed", key_of(key, *arguments), bytes.decode, preprocess, str.encode)


def preprocess(source: TranslationUnit) -> str:
    """Return the text of `source` with its includes, conditions and macros resolved by its own build options.

    Comments and pragmas stay. Conditions see the macros of mgpusim's compiler (OpenCL C 1.2, all Khronos extensions), no
    vendor's.

    >>> print(preprocess(TranslationUnit("kernel void f(global int *a) { a[0] = N; } // a note", "-DN=4")).strip())
    kernel void f(global int *a) { a[0] = 4; } // a note
    """
    macros = tuple(a for a in source.arguments if not a.startswith("-cl-") or a == "-cl-fast-relaxed-math")
    return _preprocessed(source.key, macros, _Unit(source))


def tokens_of(text: str) -> list[Token]:
    """Split preprocessed source into tokens; joined again they give the same text.

    >>> [t.text for t in tokens_of("a->b += 1.5e-3f;") if t.kind != "space"]
    ['a', '->', 'b', '+=', '1.5e-3f', ';']
    """
    return [Token(str(m.lastgroup), m[0]) for m in _TOKEN.finditer(text)]


def text_of(tokens: Sequence[Token]) -> str:
    """Return the source that the tokens make."""
    return "".join(t.text for t in tokens)


def significant(tokens: Sequence[Token]) -> list[int]:
    """Return the indices of the tokens that are neither space nor comment."""
    return [i for i, t in enumerate(tokens) if t.kind not in _TRIVIA]


def without_attributes(tokens: Sequence[Token], indices: Sequence[int]) -> list[int]:
    """Return `indices` less those of ``__attribute__((...))``."""
    out, i = [], 0
    while i < len(indices):
        if tokens[indices[i]].text in ("__attribute__", "__attribute"):
            i = closing(tokens, indices, i + 1) + 1
            continue
        out.append(indices[i])
        i += 1
    return out


def closing(tokens: Sequence[Token], indices: Sequence[int], at: int) -> int:
    """Return the position in `indices` of the bracket that closes the one at position `at`."""
    depth = 0
    for i in range(at, len(indices)):
        text = tokens[indices[i]].text
        depth += (text in _OPEN) - (text in _CLOSE)
        if depth == 0:
            return i
    raise InputError(f"'{tokens[indices[at]].text if at < len(indices) else '('}' is never closed")


def declarations(tokens: Sequence[Token]) -> list[Declaration]:
    """Cut a preprocessed program into its external declarations, comments before each included.

    >>> source = "constant float w[2] = {1, 2}; typedef struct { int n; } P; float f(P p) { return w[p.n]; }"
    >>> [(d.kind, d.names) for d in declarations(tokens_of(source))]
    [('variable', ('w',)), ('typedef', ('P',)), ('function', ('f',))]
    """
    return list(_cut(tokens))


def _cut(tokens: Sequence[Token]) -> Iterator[Declaration]:
    start, depth, brace = 0, 0, False
    opened = False  # a significant token was seen since `start`
    for i, token in enumerate(tokens):
        if token.kind in _TRIVIA:
            continue
        if token.kind == "pragma" and not depth and not opened:
            yield Declaration("pragma", (), list(tokens[start : i + 1]))
            start = i + 1
            continue
        opened = True
        if token.text in _OPEN:
            if token.text == "{" and depth == 0:
                brace = _opens_body(tokens, start, i)
            depth += 1
        elif token.text in _CLOSE:
            depth -= 1
        if depth == 0 and (token.text == ";" or (token.text == "}" and brace)):
            piece = list(tokens[start : i + 1])
            start, opened, brace = i + 1, False, False
            if any(t.kind not in _TRIVIA and t.text != ";" for t in piece):
                yield _declaration(piece)
    if opened:
        raise InputError(f"the source ends within a declaration: {text_of(tokens[start:]).strip()[:60]}")


def _opens_body(tokens: Sequence[Token], start: int, brace: int) -> bool:
    plain = without_attributes(tokens, [i for i in range(start, brace) if tokens[i].kind not in _TRIVIA])
    return bool(plain) and tokens[plain[-1]].text == ")"


def _declaration(tokens: list[Token]) -> Declaration:
    plain = without_attributes(tokens, significant(tokens))
    tags, flat = _tags(tokens, plain)
    words = [tokens[i].text for i in flat]
    end = words.index("=") if "=" in words else len(words)
    if "typedef" not in words and "(" in words[:end]:
        at = words.index("(")
        name = words[at - 1]
        last = closing(tokens, flat, at)
        body = next((i for i in flat[last:] if tokens[i].text == "{"), -1)
        return Declaration("prototype" if body < 0 else "function", (name, *tags), tokens, flat[at], body)
    names = tuple(_declarators(tokens, flat))
    kind = "typedef" if "typedef" in words else "variable" if names else "tag"
    return Declaration(kind, (*names, *tags), tokens)


def _tags(tokens: Sequence[Token], plain: Sequence[int]) -> tuple[list[str], list[int]]:
    """Return the tags and enum constants of a declaration, and its tokens without aggregates (a stand-in for their bodies)."""
    tags: list[str] = []
    flat: list[int] = []
    i = 0
    while i < len(plain):
        text = tokens[plain[i]].text
        if text not in _AGGREGATES:
            if text == "{" and flat:  # a function body or an initialiser: nothing of file scope in it
                flat.append(plain[i])
                i = closing(tokens, plain, i)
            flat.append(plain[i])
            i += 1
            continue
        i += 1
        flat.append(plain[i - 1])
        if tokens[plain[i]].kind == "name":
            tags.append(tokens[plain[i]].text)
            i += 1
        if i < len(plain) and tokens[plain[i]].text == "{":
            end = closing(tokens, plain, i)
            if text == "enum":
                inner = plain[i : end + 1]
                tags += [tokens[b].text for a, b in pairwise(inner) if tokens[a].text in "{," and tokens[b].kind == "name"]
            else:  # tags may nest
                tags += _tags(tokens, plain[i + 1 : end])[0]
            i = end + 1
    return tags, flat


def _declarators(tokens: Sequence[Token], flat: Sequence[int]) -> Iterator[str]:
    """Yield the names that a declaration without parameters declares."""
    name, depth, value, seen = "", 0, False, 0
    for i in flat:
        token = tokens[i]
        if depth == 0 and token.text in (",", ";"):
            if name and seen > 1:
                yield name
            name, value = "", False
            seen = max(seen, 1)
            continue
        depth += (token.text in _OPEN) - (token.text in _CLOSE)
        if token.text == "=" and depth == 0:
            value = True
        if token.kind == "name" and depth == 0 and not value:
            name = token.text
            seen += 1
