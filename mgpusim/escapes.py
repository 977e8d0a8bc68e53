"""Text of others on its way to a terminal or a spreadsheet: names of models and files may hold what these would carry out."""

from __future__ import annotations

import re
from typing import TypeVar

T = TypeVar("T")
CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters but for tabs and ends of lines, and those that turn the direction of writing."""
MOST_LETTERS, MOST_LINES = 2000, 100
"""Of a line, and lines, of a message: more help nobody."""


def for_terminal(text: str) -> str:
    r"""Return a text with its control characters spelled out.

    >>> for_terminal("a\x1b[31mred\x00") == "a\\x1b[31mred\\x00"
    True
    """
    return CONTROLS.sub(lambda match: repr(match[0])[1:-1], text)


def shortened(text: str, most: int = MOST_LETTERS) -> str:
    """Return a message without what is too much of it: the middle of long lines, and lines beyond a hundred, which are counted.

    Parameters
    ----------
    most : characters of a line that stay.

    >>> shortened("x" * 3000)[995:1035]
    'xxxxx ... 1,000 characters more ... xxxx'
    """
    lines = text.split("\n")
    kept = []
    for line in lines[:MOST_LINES]:
        over, half = len(line) - most, most // 2
        kept.append(f"{line[:half]} ... {over:,} characters more ... {line[-half:]}" if over > 0 else line)
    more = len(lines) - MOST_LINES
    return "\n".join([*kept, *([f"... and {more:,} lines more"] if more > 0 else [])])


def in_csv(value: T) -> T | str:
    """Return a cell of a CSV file; a text that spreadsheets would take for a formula has a quote before it.

    >>> in_csv("=1+1"), in_csv("conv"), in_csv(-1.5)
    ("'=1+1", 'conv', -1.5)
    """
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")) else value
