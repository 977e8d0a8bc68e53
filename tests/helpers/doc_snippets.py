"""Commands and Python that documents show, as blocks: what a test runs, in which order, and what it should print.

A block of `sh` or `python` is run. A block of `text` right after it is what it prints, where "..." stands for anything. A block
with a caption is a file. A comment `<!-- not run: why -->` before a block leaves it out, and says why.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(
    r"(?:<!-- not run: (?P<why>[^>]*) -->\n)?^```(?:\{code-block\} *)?(?P<language>\w*)\n"
    r"(?::caption: (?P<caption>\S+)\n+)?(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)


class Block(NamedTuple):
    """A fenced block: its language, text, the file that it is (or ""), why it is not run (or ""), and where its text begins."""

    language: str
    text: str
    caption: str
    why: str
    start: int
    line: int
    follows: bool


def blocks(text: str) -> list[Block]:
    """Return the fenced blocks of a page; `follows` tells those that nothing but blank lines parts from the one before.

    >>> [(b.language, b.text, b.follows) for b in blocks("```sh\\nls\\n```\\n\\n```text\\nx\\n```\\n")]
    [('sh', 'ls\\n', False), ('text', 'x\\n', True)]
    """
    found: list[Block] = []
    end = -1
    for match in FENCE.finditer(text):
        follows = end >= 0 and not text[end : match.start()].strip()
        line = text.count("\n", 0, match.start("text")) + 1
        caption, why = match["caption"] or "", match["why"] or ""
        found.append(Block(match["language"], match["text"], caption, why, match.start("text"), line, follows))
        end = match.end()
    return found


def commands(text: str) -> list[tuple[int, list[str]]]:
    """Return the line and the words of every mgpusim command in the sh blocks of a page, those that are not run among them.

    >>> commands("```sh\\ncd x && mgpusim gpus show a  # one\\n```\\n")
    [(2, ['gpus', 'show', 'a'])]
    """
    found = []
    for block in blocks(text):
        if block.language != "sh":
            continue
        for number, line in enumerate(block.text.replace("\\\n", "  ").splitlines(), block.line):
            for part in re.split(r"&&|\||;(?! )", line):
                words = shlex.split(part, comments=True)
                if words[:1] == ["mgpusim"]:
                    found.append((number, words[1 : words.index(">") if ">" in words else None]))
    return found


def matches(expected: str, got: str) -> bool:
    """Whether a text is what a page shows, "..." standing for any text.

    >>> matches("a ... c\\n", "a b c\\n"), matches("a\\n", "b\\n")
    (True, False)
    """
    pattern = ".*".join(re.escape(part) for part in re.sub(r"[ \t]+$", "", expected, flags=re.MULTILINE).split("..."))
    return re.fullmatch(pattern, re.sub(r"[ \t]+$", "", got, flags=re.MULTILINE), re.DOTALL) is not None


def pages(root: Path) -> list[Path]:
    """Return the pages that people wrote: README and those of docs/, but for what docs/generate.py makes."""
    made = ("reference/cli/", "accuracy/reports/", "_build/")
    names = (
        "reference/gpu-fields.md",
        "reference/gpus.md",
        "reference/inputs.md",
        "reference/results.md",
        "reference/python.md",
        "reference/libraries.md",
    )
    docs = root / "docs"
    own = [p for p in sorted(docs.rglob("*.md")) if not p.relative_to(docs).as_posix().startswith(made)]
    return [root / "README.md", *(p for p in own if p.relative_to(docs).as_posix() not in names)]
