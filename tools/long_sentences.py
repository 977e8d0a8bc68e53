"""List the sentences of documents and docstrings that have more than 25 words: `python tools/long_sentences.py [PATH ...]`.

Paths are Markdown files, Python files, or folders of both; README, docs and validation by default. A piece of code is one word,
and so is a list of them. A cell of a table, an item of a list and a heading end a sentence; so does each item of a list that
follows a colon and has semicolons between its items.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs", "validation")
LIMIT = 25
ABBREVIATIONS = r"(?<!\be\.g\.)(?<!\bi\.e\.)(?<!\bal\.)(?<!\bvs\.)(?<!\bcf\.)(?<!\bp\.)"


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Yield (line of its paragraph, sentence) of Markdown text, code taken for one word.

    >>> list(sentences("One `a b c` two. Three\\nfour?\\n\\n- five\\n"))
    [(1, 'One CODE two.'), (1, 'Three four?'), (4, 'five')]
    """
    for line, paragraph in _paragraphs(text):
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)
        plain = re.sub(r"\{[a-z:]+\}(?=`)", "", plain)
        plain = re.sub(r"``[^`]+``|`[^`]+`", "CODE", plain)
        plain = re.sub(r"CODE((, | and |, and | or )CODE)+", "CODE", plain)
        plain = " ".join(plain.split())
        for sentence in re.split(rf"(?<=[.!?])[\"')*]*{ABBREVIATIONS}\s+", plain):
            head, *items = sentence.split("; ")
            listed = ":" in head and items
            yield from ((line, part) for part in ([head, *items] if listed else [sentence]) if part)


def words(sentence: str) -> int:
    """Return how many words a sentence has: signs alone are none.

    >>> words("2.4 ms (3% less) - CODE")
    5
    """
    return sum(any(c.isalnum() for c in word) for word in sentence.split())


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield (first line, prose) of the docstrings of a module: without examples and heads of sections."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found = ast.get_docstring(node)
            if found and isinstance(node.body[0], ast.Expr):
                yield node.body[0].lineno, _prose(found)


def long_sentences(path: Path, limit: int = LIMIT) -> list[tuple[int, int, str]]:
    """Return (line, words, sentence) of what is longer than the limit in a Markdown or Python file."""
    text = path.read_text(encoding="utf-8")
    parts = docstrings(text) if path.suffix == ".py" else [(1, text)]
    return [
        (first + line - 1, words(sentence), sentence)
        for first, part in parts
        for line, sentence in sentences(part)
        if words(sentence) > limit
    ]


def files_of(path: Path) -> list[Path]:
    """Return the Markdown and Python files at a path, but for pages that are made when the documents are built."""
    if path.is_file():
        return [path]
    made = [ROOT / "docs" / name for name in ("_build", "accuracy/reports", "reference")]
    return sorted(p for p in path.rglob("*") if p.suffix in (".md", ".py") and not any(m in p.parents for m in made))


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of paragraphs, items of lists, cells and headings: a sentence does not leave them. Code is left out."""
    lines: list[str] = []
    first, fence = 1, ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        stripped = line.strip()
        mark = re.match(r"(`{3,}|~{3,}|:{3,})(\{?)", stripped)
        if fence:
            if stripped == fence:
                fence = ""
            continue
        if line.startswith("    ") and not lines and not re.match(r"([-*+]|\d+\.) ", stripped):
            continue
        alone = not stripped or mark or stripped[0] in "|#<" or re.match(r"([-*+]|\d+\.) ", stripped)
        if alone and lines:
            yield first, " ".join(lines)
            lines = []
        if mark:
            fence = "" if mark[2] and "glossary" in stripped else mark[1]
        elif stripped.startswith("|"):
            yield from ((number, cell) for cell in stripped.strip("|").split("|"))
        elif stripped and stripped[0] not in "<":
            if not lines:
                first = number
            lines.append(re.sub(r"^([-*+]|\d+\.|#+) ", "", stripped))
            if stripped[0] == "#":
                yield first, lines.pop()


def _prose(docstring: str) -> str:
    """Return a docstring without its examples; what a section says of a name begins a paragraph."""
    out: list[str] = []
    example = False
    for line in docstring.splitlines():
        stripped = line.strip()
        example = stripped.startswith(">>>") or (example and bool(stripped))
        if example or re.fullmatch(r"-{3,}", stripped):
            out.append("")
        elif re.match(r"[\w, *`.]+ : ", stripped) and not line.startswith("  "):
            out += ["", line.split(" : ", 1)[1]]
        else:
            out.append(line)
    return "\n".join(out)


if __name__ == "__main__":
    for chosen in [Path(p) for p in sys.argv[1:]] or [ROOT / p for p in DEFAULT]:
        for path in files_of(chosen):
            for line, count, sentence in long_sentences(path):
                print(f"{os.path.relpath(path)}:{line}: {count} words: {sentence}")
