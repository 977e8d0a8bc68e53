"""Sentences of documents stay under 25 words, and the tool that lists longer ones counts as a reader does."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.helpers.doc_snippets import pages

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
tool = import_module("long_sentences")


def n_words(count: int) -> str:
    return " ".join(["word"] * count)


WRITTEN = [page for page in pages(ROOT) if page.parent.name != "changes"]
"""All pages but notes on earlier versions, which stay as they were."""


@pytest.mark.parametrize("page", [*WRITTEN, ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"], ids=lambda p: p.name)
def test_sentences_of_documents_are_short(page: Path) -> None:
    """Run `python tools/long_sentences.py` to see those that are not."""
    assert tool.long_sentences(page) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{n_words(25)}. {n_words(26)}.", [(1, 26)]),
        (f"{n_words(20)}\n{n_words(20)}", [(1, 40)]),
        (f"{n_words(20)}\n\n{n_words(20)}", []),
        (f"- {n_words(20)}\n- {n_words(20)}", []),
        (f"| {n_words(20)} | {n_words(20)} |\n| {n_words(30)} | a |", [(2, 30)]),
        (f"# {n_words(20)}\n{n_words(20)}", []),
        (f"```text\n{n_words(30)}\n```\n{n_words(26)}", [(4, 26)]),
        (f"{n_words(24)} `{n_words(9)}`", []),
        (f"{n_words(24)} `a`, `b`, `c` and `d`", []),
        (f"{n_words(20)}, e.g. {n_words(20)}", [(1, 41)]),
        (f"[{n_words(20)}](a/{'-'.join(['b'] * 9)}.md) {n_words(6)}", [(1, 26)]),
        (f"{n_words(20)}: 3.5 - 4, {n_words(3)}", []),
        (f"{n_words(5)}: {n_words(20)}; {n_words(20)}; {n_words(26)}.", [(1, 26)]),
        (f"{n_words(20)}; {n_words(20)}", [(1, 40)]),
    ],
)
def test_what_ends_a_sentence_and_what_is_a_word(tmp_path: Path, text: str, expected: list[tuple[int, int]]) -> None:
    path = tmp_path / "a.md"
    path.write_text(text, encoding="utf-8")
    assert [found[:2] for found in tool.long_sentences(path)] == expected


def test_docstrings_are_read_without_examples_and_signatures(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text(
        f'''"""{n_words(26)}."""

def f(a):
    """{n_words(20)}

    >>> {n_words(30)}
    {n_words(30)}

    Parameters
    ----------
    a : {n_words(25)}
    b : {n_words(27)}
    """
    text = "{n_words(30)}"
''',
        encoding="utf-8",
    )
    assert [count for _, count, _ in tool.long_sentences(path)] == [26, 27]
