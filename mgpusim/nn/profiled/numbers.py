"""Numbers as tools and spreadsheets print them: with a point or a comma, and times with their unit."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

UNITS_US = {"ns": 1e-3, "us": 1.0, "ms": 1e3, "s": 1e6}
"""Units of time, in microseconds."""
_COMMA = re.compile(r"[-+]?\d+,\d+")
_POINT = re.compile(r"[-+]?\d*\.\d+")


def heading_of(text: str) -> tuple[str, list[str]]:
    """Return what separates the cells of a table, and the cells of its heading: the first line that is no comment.

    >>> heading_of("# Mali-G710\\nkernel; us\\nconv; 12.5")
    (';', ['kernel', 'us'])
    """
    head = next((line for line in text.splitlines() if line.strip() and not line.startswith("#")), "")
    separator = max(",;\t", key=head.count)
    return separator, [cell.strip().strip('"') for cell in head.split(separator)]


def decimal_comma(texts: Iterable[str]) -> bool:
    """Return whether numbers are written with a decimal comma: some have one, and none a decimal point.

    >>> decimal_comma(["1,5", "20"]), decimal_comma(["1.5", "1,234"]), decimal_comma(["15"])
    (True, False, False)
    """
    stripped = [text.strip() for text in texts]
    return any(_COMMA.fullmatch(text) for text in stripped) and not any(_POINT.fullmatch(text) for text in stripped)


def number_of(text: str, comma: bool = False) -> float | None:
    """Return a number, None where a text is none.

    >>> number_of("1,5", comma=True), number_of("1.5"), number_of("1,234.5"), number_of("-"), number_of("1.234,5", comma=True)
    (1.5, 1.5, None, None, None)
    """
    plain = text.strip()
    if comma:
        if "." in plain:
            return None
        plain = plain.replace(",", ".")
    try:
        value = float(plain)
    except ValueError:
        return None
    return value if math.isfinite(value) and "_" not in plain else None


def positive(text: str, comma: bool = False) -> float | None:
    """Return a number above zero, None where a text is none.

    >>> positive("2"), positive("0"), positive("nan")
    (2.0, None, None)
    """
    value = number_of(text, comma)
    return value if value is not None and value > 0 else None
