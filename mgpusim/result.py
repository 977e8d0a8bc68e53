"""Results: structs that are their JSON documents, key for key; `mgpusim.schemas` has the schema of each."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, ClassVar

import msgspec

from mgpusim.version import __version__

SIZES = {"global_size": "global", "local_size": "local"}
"""How files spell the sizes of a launch: the `rename` of structs that have them."""


class Result(msgspec.Struct, frozen=True, kw_only=True, tag_field="schema"):
    """What a command prints with `--json`. The tag of a class is the schema that its documents state.

    What a class lists in `unprinted` is left to a file of its own; so it is with a struct that is one of the fields.
    Where a command prints several by name, they stand under its key `several` in one object of the same schema.

    >>> class Found(Result, frozen=True, kw_only=True, tag="mgpusim.found/1", rename=SIZES):
    ...     global_size: tuple[int, ...]
    >>> Found(global_size=(64,)).to_dict()
    {'schema': 'mgpusim.found/1', 'global': (64,)}
    """

    several: ClassVar[str] = ""

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, with units in the names of its keys and fractions as 0..1."""
        data: dict[str, Any] = msgspec.to_builtins(_printed(self), str_keys=True)
        return data


class Versioned(Result, frozen=True, kw_only=True):
    """A result that says which version of mgpusim made it."""

    mgpusim: str = __version__


def by_name(results: Mapping[str, Result]) -> dict[str, Any]:
    """Return the JSON form of results of one kind: of one its own, of several an object that has them by name."""
    documents = {name: result.to_dict() for name, result in results.items()}
    first = next(iter(results.values()))
    return first.to_dict() if len(results) == 1 else {"schema": first.__struct_config__.tag, first.several: documents}


def follows(part: msgspec.Struct, **values: Any) -> None:
    """Set fields of a frozen struct: for `__post_init__`, those that follow from the others."""
    for name, value in values.items():
        msgspec.structs.force_setattr(part, name, value)


def _printed(part: msgspec.Struct) -> msgspec.Struct:
    """Return a struct without what is not printed of it."""
    changes: dict[str, Any] = dict.fromkeys(getattr(part, "unprinted", ()), msgspec.UNSET)
    fields = {name: getattr(part, name) for name in part.__struct_fields__}
    changes |= {name: _printed(value) for name, value in fields.items() if hasattr(value, "unprinted")}
    printed = copy(part)
    follows(printed, **changes)
    return printed
