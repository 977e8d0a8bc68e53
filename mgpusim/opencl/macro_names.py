"""The names of included files that macros spell: ``#include TEXT(FOLDER/part.h)``.

Conditions are not evaluated here. A macro that is defined in several ways gives a name for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple

_DEFINE = re.compile(r"^[^\S\n]*#[^\S\n]*define[^\S\n]+(\w+)(?:\(([^()\n]*)\))?[^\S\n]*([^\n]*)$", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_WORD = re.compile(r'"[^"\n]*"|\b[A-Za-z_]\w*\b')
_OPERATED = re.compile(r"(?<!#)#\s*([A-Za-z_]\w*)|\w+(?:\s*##\s*\w+)+")
_NAME = re.compile(r'"[^"\n]+"|<[^<>\n]+>')
DEEPEST, MOST_NAMES = 32, 64


class Macro(NamedTuple):
    """A definition: its parameters, None where it takes none, and its body."""

    parameters: tuple[str, ...] | None
    body: str


Macros = Mapping[str, tuple[Macro, ...]]


def option_macros(arguments: Iterable[str]) -> dict[str, tuple[Macro, ...]]:
    """Return the macros of the values of ``-D``: NAME, NAME=BODY or NAME(PARAMETERS)=BODY.

    >>> macros = option_macros(["DIR=kernels", "FAST", "TEXT(x)=#x"])
    >>> macros["DIR"][0].body, macros["TEXT"]
    ('kernels', (Macro(parameters=('x',), body='#x'),))
    """
    lines = ((head, body if equals else "1") for head, equals, body in (value.partition("=") for value in arguments))
    return macros_of(f"#define {head} {body}" for head, body in lines)


def macros_of(texts: Iterable[str]) -> dict[str, tuple[Macro, ...]]:
    """Return the macros that sources define, each with all its definitions.

    >>> macros_of(["#define TEXT(x) #x"])["TEXT"]
    (Macro(parameters=('x',), body='#x'),)
    """
    out: dict[str, dict[Macro, None]] = {}
    for text in texts:
        for name, parameters, body in _DEFINE.findall(without_comments(text)):
            named = tuple(p.strip() for p in parameters.split(",")) if parameters else None
            out.setdefault(name, {})[Macro(named, body.strip())] = None
    return {name: tuple(definitions) for name, definitions in out.items()}


def without_comments(text: str) -> str:
    """Return a source without comments, each directive on one line.

    >>> without_comments("#define A \\\\\\n 1 // one\\nint a; /* two */")
    '#define A   1  \\nint a;  '
    """
    return _COMMENT.sub(" ", text.replace("\\\n", " "))


def spelled_names(tokens: str, macros: Macros) -> list[str]:
    """Return the names, in quotation marks or angle brackets, that the tokens of an ``#include`` may stand for.

    >>> macros = macros_of(["#define TEXT(x) #x", "#define NAME(x) TEXT(x)"]) | option_macros(["DIR=inc"])
    >>> spelled_names("NAME(DIR/part.h)", macros), spelled_names("NAME", macros)
    (['"inc/part.h"'], [])
    """
    expansions = islice(_expansions(tokens.strip(), macros, 0), MOST_NAMES)
    return list(dict.fromkeys(name for text in expansions if _NAME.fullmatch(name := text.strip())))


def _expansions(tokens: str, macros: Macros, depth: int) -> Iterator[str]:
    """Give what tokens become once their macros are replaced, from left to right, by each of their definitions."""
    for word in _WORD.finditer(tokens) if depth < DEEPEST else ():
        replaced = False
        for macro in macros.get(word[0], ()):
            given, end = ((), word.end()) if macro.parameters is None else _arguments(tokens, word.end())
            if len(given) != len(macro.parameters or ()) or macro.body == word[0]:
                continue
            replaced = True
            for body in _bodies(macro, given, macros, depth + 1):
                yield from _expansions(tokens[: word.start()] + body + tokens[end:], macros, depth + 1)
        if replaced:
            return
    yield tokens


def _arguments(tokens: str, at: int) -> tuple[tuple[str, ...], int]:
    """Return the arguments in the parentheses at `at`, none where there are no such, and where they end."""
    opened = re.compile(r"\s*\(").match(tokens, at)
    if opened is None:
        return (), at
    out, depth, start = [], 1, opened.end()
    for mark in re.compile(r'"[^"]*"|[(),]').finditer(tokens, start):
        depth += {"(": 1, ")": -1}.get(mark[0], 0)
        if depth == 0 or (depth == 1 and mark[0] == ","):
            out.append(tokens[start : mark.start()].strip())
            start = mark.end()
        if depth == 0:
            return tuple(out), mark.end()
    return (), at


def _bodies(macro: Macro, given: Sequence[str], macros: Macros, depth: int) -> Iterator[str]:
    """Give a macro's body for arguments: beside # and ## an argument as it is written, elsewhere as its own macros have it."""
    written = dict(zip(macro.parameters or (), given, strict=True))

    def as_written(match: re.Match[str]) -> str:
        if match[1]:
            return f'"{written[match[1]]}"' if match[1] in written else match[0]
        return "".join(written.get(word.strip(), word.strip()) for word in match[0].split("##"))

    body = _OPERATED.sub(as_written, macro.body)
    for values in product(*(tuple(islice(_expansions(text, macros, depth), MOST_NAMES)) for text in given)):
        expanded = dict(zip(written, values, strict=True))
        yield _WORD.sub(lambda match, known=expanded: known.get(match[0], match[0]), body)  # type: ignore[misc]
