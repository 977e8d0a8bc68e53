"""Tables of a user's document as structs: each field is checked by its type, and all problems are said at once.

What a field expects is the text in its type, as in ``Annotated[str, "the name of a GPU"]``. A function there takes the value and
returns what it stands for, None where that is not acceptable; or it raises `InputError` with words of its own. Rules that tie
fields together come afterwards, and are those of whoever reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from mgpusim.errors import InputError
from mgpusim.workload.checks import Problems, TableReader, as_integer, as_number, as_sizes, show, unknown

T = TypeVar("T", bound=msgspec.Struct)
PLAIN: dict[Any, tuple[str, Callable[[Any], Any]]] = {
    str: ("a text", lambda value: value if isinstance(value, str) else None),
    bool: ("true or false", lambda value: value if isinstance(value, bool) else None),
    int: ("an integer", lambda value: value if isinstance(value, int) and not isinstance(value, bool) else None),
    float: ("a number", as_number),
    Any: ("a value", lambda value: value),
}


def at_least(least: float, value: object) -> float | None:
    """Return a finite number of at least so much, None for any other value."""
    number = as_number(value)
    return None if number is None or isinstance(value, str) or not least <= number < float("inf") else float(number)


def only(word: str, value: object) -> str | None:
    """Return the one word that a field may hold, None for any other value."""
    return word if value == word else None


def _shape(value: object) -> tuple[int, ...] | None:
    sizes = [as_integer(size) for size in value] if isinstance(value, list | tuple) else []
    known = tuple(size for size in sizes if size is not None and size > 0)
    return known if sizes and len(known) == len(sizes) else None


def _positive(value: object) -> int | None:
    number = as_integer(value)
    return None if number is None or number < 1 else number


Text = Annotated[str, "a text", lambda value: value if isinstance(value, str) and value.strip() else None]
"""A text that is not empty."""
Texts = Annotated[
    tuple[str, ...], "a list of strings",
    lambda value: tuple(value) if isinstance(value, list) and all(isinstance(v, str) and v for v in value) else None,
]  # fmt: skip
Number = Annotated[float, "a number of at least 0", partial(at_least, 0)]
Positive = Annotated[int, "a positive integer", _positive]
Shape = Annotated[tuple[int, ...], "positive integers, as in [1, 3, 224, 224]", _shape]


class Sizes(tuple[int, ...]):
    """One to three positive integers; a lone number counts as one dimension."""


class _FieldRule(NamedTuple):
    """A field of a table; `hint` is its type without None."""

    name: str
    key: str
    required: bool
    hint: Any
    expected: str
    accept: Callable[[Any], Any] | None


@lru_cache
def _rules(kind: type[msgspec.Struct]) -> tuple[_FieldRule, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_FieldRule(f.name, f.encode_name, f.required, *_said(hints[f.name])) for f in msgspec.structs.fields(kind))


def _said(hint: Any) -> tuple[Any, str, Callable[[Any], Any] | None]:
    """Return a type without None, what it expects, and the function that accepts a value of it."""
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        inner, expected, accept = _said(base)
        own = next((mark for mark in marks if callable(mark)), accept)
        return inner, next((mark for mark in reversed(marks) if isinstance(mark, str)), expected), own
    options = [arg for arg in get_args(hint) if arg is not type(None)] if type(None) in get_args(hint) else []
    if len(options) == 1:
        return _said(options[0])
    return hint, *PLAIN.get(hint, ("a table" if get_origin(hint) is dict else "a list", None))


def read_table(kind: type[T], data: object, path: str, problems: Problems, what: str = "a table") -> T | None:
    """Return a table of a document as a struct; a field with a problem has its default, None where it has none.

    Parameters
    ----------
    kind : its fields are the keys, by their encoded names.
    path : of the table, "" for the document itself.
    what : is expected in place of what is no table.

    >>> class Build(msgspec.Struct):
    ...     files: Annotated[Texts, "a list of globs"]
    ...     batch: Positive = 1
    >>> problems = Problems()
    >>> read_table(Build, {"files": ["*.cl"], "batch": 0, "fils": 3}, "build[0]", problems)
    Build(files=('*.cl',), batch=1)
    >>> for line in problems.lines:
    ...     print(line)
    build[0].batch: got 0, expected a positive integer
    build[0].fils: unknown key, expected one of files, batch; did you mean 'files'?
    """
    table = TableReader(data, path, problems, what)
    fields: dict[str, Any] = {}
    whole = table.ok
    for entry in _rules(kind):
        given = table.need(entry.key, entry.expected) if entry.required else table.take(entry.key)
        value = None if given is None else _value(entry, given, table.at(entry.key), problems)
        if value is not None:
            fields[entry.name] = value
        elif entry.required:
            if given is None and entry.key in table.data:
                problems.add(table.at(entry.key), f"got null, expected {entry.expected}")
            whole = False
    if table.ok:
        table.close()
    return kind(**fields) if whole else None


def _value(entry: _FieldRule, given: object, path: str, problems: Problems) -> Any:
    """Return the value of a field, None after a problem."""
    hint, expected = entry.hint, entry.expected
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return read_table(hint, given, path, problems, expected if expected != "a list" else "a table")
    if hint is Sizes:
        return as_sizes(problems, path, given) or None
    if get_origin(hint) is Literal:
        if given in get_args(hint):
            return given
        problems.add(path, unknown(expected, given, get_args(hint)))
        return None
    if entry.accept is not None:
        try:
            value = entry.accept(given)
        except InputError as error:
            problems.add(path, str(error))
            return None
        if value is None:
            problems.add(path, f"got {show(given)}, expected {expected}")
        return value
    if not isinstance(given, Mapping if get_origin(hint) is dict else list):
        problems.add(path, f"got {show(given)}, expected {expected}")
        return None
    part = get_args(hint)[-1 if get_origin(hint) is dict else 0]
    inner = _FieldRule("", "", True, *_said(part))
    if isinstance(given, Mapping):
        pairs = {str(key): _value(inner, item, f"{path}.{key}", problems) for key, item in given.items()}
        return {key: value for key, value in pairs.items() if value is not None}
    items = (_value(inner, item, f"{path}[{i}]", problems) for i, item in enumerate(given))
    return tuple(item for item in items if item is not None)


def short_form(entry: object, key: str) -> Mapping[str, Any]:
    """Return a table for what may be written as the value of one of its keys alone.

    >>> short_form("softmax", "launch"), short_form({"launch": "softmax"}, "launch")
    ({'launch': 'softmax'}, {'launch': 'softmax'})
    """
    return entry if isinstance(entry, Mapping) else {key: entry}
