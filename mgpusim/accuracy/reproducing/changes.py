"""Which figures of a file have changed, and by how much: reports line by line, JSON value by value.

A figure is a number that stands by itself (`conv3x3` has none). It has not changed where it differs by one unit of its last
digit, as rounding does, or by a millionth. Whole numbers are counts, which are not rounded; whole percentages are. In JSON a
number with fewer than three decimals is one that happens to have no more.
"""

from __future__ import annotations

import difflib
import json
import math
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

NUMBER = re.compile(r"(?<![\w.])[-+]?\d+(?:,\d{3})*(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w])%?")
ALIKE = 1e-6
"""Relative difference of figures that are printed with all their digits: sums in another order differ by less."""
ROUNDED = 3
"""Decimals of a number in JSON from which on it may have been rounded to them."""
MASK = "\0"


class Changes(msgspec.Struct, frozen=True):
    """What differs between two versions of a file.

    Attributes
    ----------
    figures : how many there are in the new one; `changed` of them beyond rounding.
    largest : the largest relative change as text, "12.5% -> 14.1%"; None if there is none.
    texts : lines or values that are not figures and differ, or are there in one of the two only.
    lines : the differences for people, "- old" and "+ new".
    """

    figures: int = 0
    changed: int = 0
    largest: str | None = None
    texts: int = 0
    lines: tuple[str, ...] = ()

    @property
    def differs(self) -> bool:
        """Whether a figure or a text does."""
        return bool(self.changed or self.texts)


def changes_of(old: str, new: str, *, is_json: bool = False, vary: Sequence[str] = ()) -> Changes:
    """Return what differs between two versions of a file.

    Parameters
    ----------
    is_json : compare value by value.
    vary : regular expressions of what differs from run to run; of JSON, of the paths of values.

    >>> changes_of("MAPE 12.51%, 8 kernels", "MAPE 12.52%, 8 kernels").changed
    0
    >>> changes = changes_of("MAPE 12.5%, 8 kernels of conv3x3", "MAPE 14.1%, 9 kernels of conv3x3")
    >>> changes.figures, changes.changed, changes.largest
    (2, 2, '12.5% -> 14.1%')
    >>> changes_of('{"a": [1.0, 2]}', '{"a": [1.5, 2]}', is_json=True).lines
    ('a.0: 1.0 -> 1.5',)
    """
    return _of_json(old, new, vary) if is_json else _of_text(old, new, vary)


def _value(text: str) -> float:
    return float(text.rstrip("%").replace(",", ""))


def _unit(text: str, least: int) -> float | None:
    """Return one unit of the last digit of a number as it is printed, 0 with fewer decimals than `least`; None for a count."""
    body, _, exponent = text.rstrip("%").lower().partition("e")
    decimals = len(body.partition(".")[2])
    if not decimals and not exponent and not text.endswith("%"):
        return None
    return float(10.0 ** (int(exponent or 0) - decimals)) if decimals >= least else 0.0


def _same(old: str, new: str, least: int) -> bool:
    if old == new:
        return True
    a, b = _value(old), _value(new)
    units = [unit for text in (old, new) if (unit := _unit(text, least)) is not None]
    return bool(units) and abs(a - b) <= max(1.001 * max(units), ALIKE * max(abs(a), abs(b)))


def _how_far(old: str, new: str) -> float:
    a, b = _value(old), _value(new)
    return abs(a - b) / max(abs(a), abs(b)) if a or b else 0.0


class _Figure:
    """Adds up what differs."""

    def __init__(self, least: int) -> None:
        self.least = least
        self.figures = self.changed = self.texts = 0
        self.far = -1.0
        self.largest: str | None = None
        self.lines: list[str] = []

    def numbers(self, pairs: Sequence[tuple[str, str]]) -> bool:
        """Compare numbers; say whether any has changed."""
        self.figures += len(pairs)
        moved = [(old, new) for old, new in pairs if not _same(old, new, self.least)]
        self.changed += len(moved)
        for old, new in moved:
            if (far := _how_far(old, new)) > self.far:
                self.far, self.largest = far, f"{old} -> {new}"
        return bool(moved)

    def result(self) -> Changes:
        return Changes(self.figures, self.changed, self.largest, self.texts, tuple(self.lines))


def _of_text(old: str, new: str, vary: Sequence[str]) -> Changes:
    patterns = [re.compile(pattern) for pattern in vary]

    def masked(line: str) -> str:
        for pattern in patterns:
            line = pattern.sub(MASK, line)
        return line

    before, after = ([masked(line) for line in text.splitlines()] for text in (old, new))
    old_words, new_words = ([NUMBER.sub(MASK, line) for line in lines] for lines in (before, after))
    figure = _Figure(0)
    for tag, i, i_end, j, j_end in difflib.SequenceMatcher(None, old_words, new_words, autojunk=False).get_opcodes():
        if tag == "equal":
            for was, now in zip(before[i:i_end], after[j:j_end], strict=True):
                if figure.numbers(list(zip(NUMBER.findall(was), NUMBER.findall(now), strict=True))):
                    figure.lines += [f"- {was}", f"+ {now}"]
            continue
        figure.figures += sum(len(NUMBER.findall(line)) for line in after[j:j_end])
        figure.texts += max(i_end - i, j_end - j)
        figure.lines += [*(f"- {line}" for line in before[i:i_end]), *(f"+ {line}" for line in after[j:j_end])]
    return figure.result()


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, (dict, list)) and value:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield from _leaves(inner, f"{path}.{key}" if path else str(key))
    else:
        yield path, value


def _number_text(value: Any) -> str | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        return None
    return repr(value)


def _of_json(old: str, new: str, vary: Sequence[str]) -> Changes:
    patterns = [re.compile(pattern) for pattern in vary]
    before, after = (
        {path: value for path, value in _leaves(json.loads(text)) if not any(p.search(path) for p in patterns)}
        for text in (old, new)
    )
    figure = _Figure(ROUNDED)
    for path, now in after.items():
        if path not in before:
            figure.figures += _number_text(now) is not None
            figure.texts += 1
            figure.lines.append(f"+ {path}: {now}")
            continue
        was = before[path]
        numbers = _number_text(was), _number_text(now)
        if numbers[0] is not None and numbers[1] is not None:
            changed = figure.numbers([(numbers[0], numbers[1])])
        else:
            changed = was != now
            figure.texts += changed
        if changed:
            figure.lines.append(f"{path}: {was} -> {now}")
    gone = [path for path in before if path not in after]
    figure.texts += len(gone)
    figure.lines += [f"- {path}: {before[path]}" for path in gone]
    return figure.result()
