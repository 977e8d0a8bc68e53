"""Writing TOML as a person would: a line per value, small tables inline, a comment where one is due."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tomlkit.container import Container
    from tomlkit.items import Table

WIDTH = 100  # characters from which texts of a list stand on a line each


def toml_text(document: Mapping[str, Any], depth: int = 1, comments: Mapping[str, Sequence[str]] | None = None) -> str:
    """Return `document` as TOML that loads back to the same values; entries that are None are left out.

    Parameters
    ----------
    document : values of TOML by key. Plain values stand before tables, wherever they are in a mapping.
    depth : tables nested up to this deep have a header of their own, those below are inline. Of arrays of tables those at the
        top have headers.
    comments : by key of an array of tables, what to say beside the header of each; "" says nothing.

    >>> document = {"knobs": {"A": [1, 2]}, "args": [{"scalar": {"value": 3}}], "name": "x"}
    >>> print(toml_text(document, comments={"args": ["n"]}), end="")
    name = "x"
    <BLANKLINE>
    [knobs]
    A = [1, 2]
    <BLANKLINE>
    [[args]] # n
    scalar = {value = 3}
    """
    import tomlkit

    built = tomlkit.document()
    _fill(built, document, depth, comments or {}, top=True)
    return tomlkit.dumps(built)


def _fill(
    target: Container | Table, entries: Mapping[str, Any], depth: int, comments: Mapping[str, Sequence[str]], top: bool = False
) -> None:
    from tomlkit import aot, table

    given = {key: value for key, value in entries.items() if value is not None}
    nested = {key: value for key, value in given.items() if depth and (isinstance(value, Mapping) or (top and _is_array(value)))}
    for key, value in given.items():
        if key not in nested:
            target.append(key, _plain(value))
    for key, value in nested.items():
        if isinstance(value, Mapping):
            held = [item for item in value.values() if item is not None]
            bare = bool(held) and depth > 1 and all(isinstance(item, Mapping) for item in held)  # needs no header of its own
            inner = table(is_super_table=bare)
            _fill(inner, value, depth - 1, {})
            target.append(key, inner)
            continue
        array = aot()
        for i, entry in enumerate(value):
            inner = table()
            _fill(inner, entry, depth - 1, {})
            if key in comments and comments[key][i]:
                inner.comment(comments[key][i])
            array.append(inner)
        target.append(key, array)


def _is_array(value: object) -> bool:
    """Say whether this is an array of tables."""
    return isinstance(value, (list, tuple)) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _plain(value: Any) -> Any:
    """Return a value whose tables are inline."""
    from tomlkit import array, inline_table

    if isinstance(value, Mapping):
        inline = inline_table()
        for key, item in value.items():
            if item is not None:
                inline.append(key, _plain(item))
        return inline
    if isinstance(value, (list, tuple)):
        listed = array()
        for item in value:
            listed.append(_plain(item))
        texts = value and all(isinstance(item, str) for item in value)
        return listed.multiline(bool(texts) and len(listed.as_string()) > WIDTH)
    return value
