"""OpenCL C in colours: Pygments' lexer of C with the words that OpenCL adds."""

from __future__ import annotations

import html
from itertools import groupby
from typing import Any, ClassVar

from pygments.lexer import inherit, words
from pygments.lexers.c_cpp import CLexer
from pygments.token import Comment, Keyword, String, _TokenType

SPACES = ("kernel", "global", "local", "constant", "private", "read_only", "write_only", "read_write")
TYPE = r"(?:bool|u?char|u?short|u?int|u?long|half|float|double|size_t|sampler_t|event_t|image\w+_t)(?:2|3|4|8|16)?\b"
MARKS = ((Comment.Preproc, "k"), (Comment, "c"), (Keyword.Type, "t"), (Keyword, "k"), (String, "s"))
"""The class by which the page's style sheet knows a kind of token, the narrower kind first."""


class _OpenCLLexer(CLexer):  # type: ignore[misc]
    """C with address spaces, access qualifiers, vector and image types."""

    name = "OpenCL C"
    tokens: ClassVar[dict[str, Any]] = {
        "keywords": [
            (words([*SPACES, *(f"__{word}" for word in SPACES), "__attribute__"], suffix=r"\b"), Keyword),
            inherit,
        ],
        "types": [(TYPE, Keyword.Type), inherit],
    }


def coloured_lines(source: str) -> list[str]:
    """Return each line of OpenCL C as HTML: escaped, with comments, keywords, types and strings marked.

    >>> coloured_lines("int a; // <b>")
    ['<i class="t">int</i> a; <i class="c">// &lt;b&gt;</i>']
    """
    text = source.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    tokens = ((_mark(kind), value) for _, kind, value in _OpenCLLexer().get_tokens_unprocessed(f"{text}\n"))  # ends comments
    out = []
    for mark, run in groupby(tokens, key=lambda token: token[0]):
        for i, part in enumerate("".join(value for _, value in run).split("\n")):
            escaped = html.escape(part, quote=False)
            marked = f'<i class="{mark}">{escaped}</i>' if mark and part else escaped
            out.append("\n" * (i > 0) + marked)  # an element ends with its line: lines can be cut apart
    return "".join(out).split("\n")[:-1]


def _mark(kind: _TokenType) -> str:
    return next((mark for known, mark in MARKS if kind in known), "")
