"""JSON Schemas of what commands print with `--json`, built from the results themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pkgutil import resolve_name
from typing import Any, NamedTuple, get_args

import click
import msgspec

from mgpusim.cli.app import cli
from mgpusim.cli.output import JsonOption
from mgpusim.errors import UnknownNameError, suggest
from mgpusim.result import Result


class Printed(NamedTuple):
    """Objects of one schema: the command that prints them, and their types; each object is of one of these."""

    command: str
    types: tuple[type[Result], ...]


@cache
def printed() -> dict[str, Printed]:
    """Return the objects with a schema, by its name, as commands state them beside their option ``--json``.

    Others that commands print are lists of plain values, or files that mgpusim reads again.
    """
    by_tag: dict[str, Printed] = {}
    for words, types in _stated(cli, ()):
        resolved: tuple[type[Result], ...] = tuple(map(resolve_name, types.split()))
        by_tag[str(resolved[0].__struct_config__.tag)] = Printed(words, resolved)
    return by_tag


def _stated(command: click.Command, path: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield what is typed and the types that are printed then, of a command and those below it."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            if below := command.get_command(context, name):
                yield from _stated(below, (*path, name))
    for option in command.params:
        if isinstance(option, JsonOption) and option.prints:
            prints = option.prints
            yield from {f"{' '.join(path)} --json": prints}.items() if isinstance(prints, str) else prints.items()


def list_schemas() -> list[str]:
    """Return the names of all schemas, as results state them under the key `schema`.

    >>> "mgpusim.prediction/1" in list_schemas()
    True
    """
    return sorted(printed())


def load_schema(name: str) -> dict[str, Any]:
    """Return a JSON Schema (draft 2020-12) of one object that a command prints.

    Parameters
    ----------
    name : as in the object's key `schema`.

    >>> load_schema("mgpusim.prediction/1")["properties"]["latency_us"]
    {'type': 'number'}
    """
    if name not in printed():
        raise UnknownNameError(suggest("schema", name, list_schemas()))
    command, types = printed()[name]
    _, parts = msgspec.json.schema_components(list(map(_printed, types)), ref_template="#/$defs/{name}")
    for part in parts.values():
        _null_last(part)
        part.pop("description", None)
    for struct in {struct for cls in types for struct in _structs(cls)}:
        _require(parts[struct.__name__], struct)
    forms: list[dict[str, Any]] = [{"$ref": f"#/$defs/{cls.__name__}"} for cls in types]
    if several := types[0].several:
        key = {"schema": {"enum": [name]}, several: {"type": "object", "additionalProperties": forms[0]}}
        forms.append({"type": "object", "properties": key, "required": list(key)})
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": name,
            "description": f"An object that `mgpusim {command}` prints."}  # fmt: skip
    own = {"anyOf": forms} if len(forms) > 1 else parts.pop(types[0].__name__)
    return own | head | {"$defs": parts}


def _printed(cls: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return a type with the fields of a struct that are printed: those that are not may have no schema."""
    unprinted, config = getattr(cls, "unprinted", ()), cls.__struct_config__
    if not unprinted:
        return cls
    kept = [(field.encode_name, field.type) for field in msgspec.structs.fields(cls) if field.name not in unprinted]
    return msgspec.defstruct(cls.__name__, kept, tag_field=config.tag_field, tag=config.tag, kw_only=True)


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs of a type, itself and those of its fields."""
    for part in get_args(kind):
        yield from _structs(part)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            if field.name not in getattr(kind, "unprinted", ()):
                yield from _structs(field.type)


def _require(part: dict[str, Any], cls: type[msgspec.Struct]) -> None:
    """Say of the schema of a struct which keys are always there: all but what may be unset or is left out at its default."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(cls)}
    for key in [key for key, field in fields.items() if field.name in getattr(cls, "unprinted", ())]:
        part["properties"].pop(key, None)
    omitted = cls.__struct_config__.omit_defaults
    optional = {k for k, f in fields.items() if msgspec.UnsetType in get_args(f.type) or (omitted and not f.required)}
    for value in part["properties"].values():
        value.pop("default", None)
    part["required"] = [key for key in part["properties"] if key not in optional]


def _null_last(schema: Any) -> None:
    """Put null behind the other forms of a value: where it stands differs between versions of msgspec."""
    for value in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _null_last(value)
    if isinstance(schema, dict) and "anyOf" in schema:
        schema["anyOf"].sort(key=lambda form: form == {"type": "null"})
