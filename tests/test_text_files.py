"""Text is UTF-8 whatever the locale: every call that reads, writes or pipes text says its encoding."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("mgpusim", "tests", "tools", "validation", "docs")
OF_BYTES = (
    "gzip",
    "bz2",
    "lzma",
    "os",
    "tarfile",
    "zipfile",
)  # modules whose `open` is of bytes by default, or of something else


def without_encoding(text: bytes) -> Iterator[int]:
    """Give the lines of calls that take the encoding of the locale."""
    if not re.search(
        rb"\b(read_text|write_text|open|fdopen|(Named)?TemporaryFile)\s*\(|\b(text|universal_newlines)\s*=\s*True", text
    ):
        return  # most files: a search takes far less time than their syntax
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and not {"encoding", None} & {word.arg for word in node.keywords} and is_of_text(node):
            yield node.lineno


def is_of_text(call: ast.Call) -> bool:
    """Whether a call reads, writes or pipes text, as far as can be told without its types."""
    named = {word.arg: word.value for word in call.keywords}
    owner = getattr(call.func, "value", None)
    match call.func:
        case ast.Attribute(attr="read_text"):
            return not call.args
        case ast.Attribute(attr="write_text"):
            return len(call.args) == 1
        case ast.Attribute(attr="open") if isinstance(owner, ast.Name) and owner.id in OF_BYTES:
            return False
        case ast.Name(id="open") | ast.Attribute(attr="open" | "fdopen"):
            at = 0 if getattr(call.func, "attr", "") == "open" else 1
            mode = named.get("mode", call.args[at] if len(call.args) > at else ast.Constant("r"))
            return not (isinstance(mode, ast.Constant) and "b" in str(mode.value))
        case ast.Attribute(attr="NamedTemporaryFile" | "TemporaryFile"):
            mode = named.get("mode", call.args[0] if call.args else ast.Constant("w+b"))
            return not (isinstance(mode, ast.Constant) and "b" in str(mode.value))
    return any(
        isinstance(value := named.get(word), ast.Constant) and value.value is True for word in ("text", "universal_newlines")
    )


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("p.read_text()", True), ("p.read_text(encoding='utf-8')", False), ("p.read_text('utf-8')", False),
        ("read_text(p)", False), ("p.write_text(x)", True), ("p.write_text(x, 'utf-8')", False), ("open(p)", True),
        ("open(p, 'rb')", False), ("open(p, 'a', encoding='utf-8')", False), ("p.open()", True), ("p.open('wb')", False),
        ("p.open(mode)", True), ("gzip.open(p)", False), ("os.fdopen(f, 'w')", True), ("os.fdopen(f, 'wb')", False),
        ("run(a, text=True)", True), ("run(a, text=True, encoding='utf-8')", False), ("run(a)", False), ("run(a, text=t)", False),
        ("tempfile.NamedTemporaryFile('w')", True), ("tempfile.TemporaryFile()", False), ("open(p, **more)", False),
    ],
)  # fmt: skip
def test_calls_are_seen(text: str, is_wrong: bool) -> None:
    assert list(without_encoding(text.encode())) == [1] * is_wrong


def test_no_text_depends_on_the_locale() -> None:
    files = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    assert files
    found = {str(path.relative_to(ROOT)): lines for path in files if (lines := list(without_encoding(path.read_bytes())))}
    assert not found
