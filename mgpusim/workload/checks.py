"""Collecting every problem of a user's table at once, each with its path, what was got, what is expected and the fix."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from mgpusim.errors import InputError, nearest

T = TypeVar("T")
Tags = dict[str, str | int | float]
"""Labels of a launch: family, shape, variant, choice group."""
MAX_LINES = 100  # a corpus of thousands of launches may repeat one mistake; more lines than this help nobody


def show(value: object) -> str:
    """Return `value` as a message prints it: in the notation of TOML and JSON, cut to 60 characters.

    >>> show(True), show([1, 2]), show("a")
    ('true', '[1, 2]', "'a'")
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f"a table with {', '.join(map(str, value)) or 'no keys'}" if isinstance(value, Mapping) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Problems:
    """The problems found so far, in order.

    >>> problems = Problems()
    >>> problems.add("args[0].buffer.count", "got -4, expected a positive integer")
    >>> problems.stop("launch.toml")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: launch.toml: args[0].buffer.count: got -4, expected a positive integer
    """

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.lines)

    def add(self, path: str, text: str) -> None:
        """Note one problem at `path` (an empty path is the document itself)."""
        self.lines.append(f"{path}: {text}" if path else text)

    def absorb(self, path: str, error: InputError) -> None:
        """Note the problems of `error`, whose paths are relative to `path`."""
        self.lines.extend(f"{path}.{line}" if path else line for line in error.problems)

    def stop(self, subject: str = "") -> None:
        """Raise one `InputError` about `subject` (a file or object) if any problem was noted."""
        if not self.lines:
            return
        lines = self.lines
        if len(lines) > MAX_LINES:
            lines = [*lines[:MAX_LINES], f"... and {len(self.lines) - MAX_LINES} more problems"]
        if len(lines) == 1:
            error = InputError(f"{subject}: {lines[0]}" if subject else lines[0])
        else:
            error = InputError(f"{subject or 'input'}: {len(self.lines)} problems", lines)
        error.problems = tuple(lines)  # without the subject, so that whoever absorbs them can put a longer path in front
        raise error


@contextmanager
def problems_of(subject: str) -> Iterator[None]:
    """Put the file in front of the problems of what is read within.

    >>> with problems_of("study s.toml"):
    ...     raise InputError("", ("axes: missing", "launches: missing"))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: study s.toml: 2 problems
      axes: missing
      launches: missing
    """
    try:
        yield
    except InputError as error:
        lines = error.problems
        if len(lines) == 1:
            raise InputError(f"{subject}: {lines[0]}") from None
        raise InputError(f"{subject}: {len(lines)} problems", lines) from None


def unknown(what: str, name: object, known: Iterable[str]) -> str:
    """Return "got 'x', expected a, b or c; did you mean 'b'?" for a word out of a closed list.

    >>> unknown("dtype", "flot32", ["float16", "float32"])
    "got 'flot32', expected dtype float16, float32; did you mean 'float32'?"
    """
    names = list(known)
    close = nearest(name, names) if isinstance(name, str) else None
    return f"got {show(name)}, expected {what} {', '.join(names)}" + (f"; did you mean '{close}'?" if close else "")


def as_integer(value: object) -> int | None:
    """Return `value` as an int if it is a whole number (56 or 56.0), None otherwise (booleans are not numbers)."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    if isinstance(value, float):
        return int(value) if math.isfinite(value) and value.is_integer() else None
    return value


def as_number(value: object) -> int | float | None:
    """Return `value` if it is a number; "inf" and "-inf" as text, since JSON has no other way; None otherwise or for NaN."""
    if isinstance(value, str) and value.strip().lower().lstrip("+-") in ("inf", "infinity"):
        return float(value)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
        return None
    return value


def as_text_int(text: str) -> int | None:
    """Return the integer `text` spells (decimal, 0x, 0b, underscores), or None.

    >>> as_text_int("0x10"), as_text_int("16.5")
    (16, None)
    """
    try:
        return int(text, 0)
    except ValueError:
        return None


def positive(problems: Problems, path: str, value: object, what: str = "a positive integer") -> int:
    """Return `value` as an int of at least 1; note a problem and return 1 where it is not."""
    number = as_integer(value)
    if number is None or number < 1:
        problems.add(path, f"got {show(value)}, expected {what}")
        return 1
    return number


def named(problems: Problems, path: str, value: object, what: str, known: Collection[str]) -> None:
    """Note a problem unless `value` is one of the `known` words."""
    if not isinstance(value, str) or value not in known:
        problems.add(path, unknown(what, value, known))


def plain(problems: Problems, path: str, value: object, kind: type, what: str) -> None:
    """Note a problem unless `value` is exactly of the Python type `kind`."""
    if not isinstance(value, kind):
        problems.add(path, f"got {show(value)}, expected {what}")


def as_sizes(problems: Problems, path: str, value: object, least: int = 1) -> tuple[int, ...]:
    """Return one to three whole numbers of at least `least`; a lone number counts as one dimension; () after a problem."""
    if as_integer(value) is not None:
        value = (value,)
    what = "positive" if least else "non-negative"
    if isinstance(value, (str, bytes, Mapping)) or not isinstance(value, Collection) or not 1 <= len(value) <= 3:
        problems.add(path, f"got {show(value)}, expected 1 to 3 {what} integers, as in [56, 56, 64]")
        return ()
    sizes = []
    for axis, item in enumerate(value):
        number = as_integer(item)
        if number is None or number < least:
            problems.add(f"{path}[{axis}]", f"got {show(item)}, expected a {what} integer")
        else:
            sizes.append(number)
    return tuple(sizes) if len(sizes) == len(value) else ()


def as_tags(problems: Problems, path: str, value: object) -> Tags:
    """Return the tags of a launch file: a table of strings and numbers; {} where there is none.

    >>> as_tags(Problems(), "tags", {"family": "conv", "side": 56})
    {'family': 'conv', 'side': 56}
    """
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        problems.add(path, f'got {show(value)}, expected a table of strings and numbers, as in family = "conv"')
        return {}
    tags: Tags = {}
    for key, tag in value.items():
        if isinstance(tag, str) or (isinstance(tag, (int, float)) and not isinstance(tag, bool) and math.isfinite(tag)):
            tags[str(key)] = tag
        else:
            problems.add(f"{path}.{key}", f"got {show(tag)}, expected a string or a number")
    return tags


class TableReader:
    """One table of a TOML or JSON document: gives its keys one by one, then reports those nobody asked for.

    `lenient` tables (corpora, written by other people's tools) keep keys unknown to us unless one looks like a misspelling
    of a key that is missing.
    """

    def __init__(self, data: object, path: str, problems: Problems, what: str = "a table", lenient: bool = False) -> None:
        self.path = path
        self.problems = problems
        self.lenient = lenient
        self.known: list[str] = []
        self.ok = isinstance(data, Mapping)
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        if not self.ok:
            problems.add(path, f"got {show(data)}, expected {what}")

    def at(self, key: str) -> str:
        """Return the path of `key`."""
        return f"{self.path}.{key}" if self.path else key

    def take(self, key: str, default: Any = None) -> Any:
        """Return the value of `key`, or `default`."""
        self.known.append(key)
        return self.data.get(key, default)

    def need(self, key: str, what: str, stand_in: Any = None) -> Any:
        """Return the value of `key`; where it is missing note a problem and return `stand_in`, so that checking can go on."""
        self.known.append(key)
        if self.ok and key not in self.data:
            self.problems.add(self.at(key), f"missing, expected {what}")
        return self.data.get(key, stand_in)

    def word(self, key: str, what: str, known: Collection[str], default: str, missing: str = "") -> str:
        """Return the word under `key`; `default` after the problem that it is none of those `known`, or where it is missing.

        `missing` says what is expected where the key must be there.
        """
        value = self.need(key, missing, default) if missing else self.take(key, default)
        if isinstance(value, str) and value in known:
            return value
        self.problems.add(self.at(key), unknown(what, value, known))
        return default

    def plain(self, key: str, kind: type[T], what: str, default: T, missing: str = "") -> T:
        """Return the value under `key`; `default` where it is missing, or after the problem that it is not of the type `kind`.

        `missing` says what is expected where the key must be there.
        """
        value = self.need(key, missing, default) if missing else self.take(key, default)
        plain(self.problems, self.at(key), value, kind, what)
        return value if isinstance(value, kind) else default

    def text(self, key: str, missing: str = "", default: str = "") -> str:
        """Return the text under `key`, as `plain` does."""
        return self.plain(key, str, "text", default, missing)

    def need_list(self, key: str, of: str) -> list[Any]:
        """Return the list under `key`, as `plain` does; a problem says of what."""
        return self.plain(key, list, f"a list of {of}", [], f"a list of {of}")

    def close(self) -> dict[str, Any]:
        """Report unknown keys with the nearest known one; return those a lenient table keeps."""
        extra = {}
        for key, value in self.data.items():
            if key in self.known:
                continue
            absent = [k for k in self.known if k not in self.data] if self.lenient else self.known
            close = nearest(str(key), absent)
            if self.lenient and close is None:
                extra[str(key)] = value
                continue
            hint = f"; did you mean '{close}'?" if close else ""
            self.problems.add(self.at(str(key)), f"unknown key, expected one of {', '.join(self.known)}{hint}")
        return extra
